//! Pixels as a PNG with a table of at most 256 colours: a third of the bytes of one without, which a drawing of flat colours
//! does not show.
//!
//! The colours of the table are those of the picture that stand for the most pixels farthest from any other colour of
//! the table. Whole numbers, no order left to chance: the same pixels give the same bytes.

use png::{BitDepth, ColorType, DeflateCompression, Encoder, EncodingError, Filter};

/// The most colours of a table.
const COLOURS: usize = 256;

/// Bits of each part of a colour that tell similar colours apart.
const BITS: u32 = 6;

/// How hard the bytes are squeezed: more takes much longer and saves little.
const LEVEL: u8 = 4;

pub(super) type Rgb = [u8; 3];

/// Similar colours of the picture: the one that most of them are, and how many pixels they have.
#[derive(Clone, Copy, Default)]
struct Shade {
    colour: Rgb,
    votes: u32,
    pixels: u32,
}

/// A picture without transparency as a PNG; `pixels` are red, green, blue and an opacity that is not looked at, row by row.
///
/// # Errors
/// Sizes that do not fit the pixels.
pub fn png(pixels: &[u8], width: u32, height: u32) -> Result<Vec<u8>, EncodingError> {
    let Indexed { table, indices } = indexed(pixels, COLOURS);
    let mut out = Vec::with_capacity(indices.len() / 8);
    let mut encoder = Encoder::new(&mut out, width, height);
    encoder.set_color(ColorType::Indexed);
    encoder.set_depth(BitDepth::Eight);
    encoder.set_palette(table.concat());
    encoder.set_filter(Filter::NoFilter);
    encoder.set_deflate_compression(DeflateCompression::Level(LEVEL));
    let mut writer = encoder.write_header()?;
    writer.write_image_data(&indices)?;
    writer.finish()?;
    Ok(out)
}

/// A picture as places in a table of colours.
pub(super) struct Indexed {
    /// The colours.
    pub table: Vec<Rgb>,
    /// The place of each pixel.
    pub indices: Vec<u8>,
}

/// The pixels with a table of at most `most` colours.
pub(super) fn indexed(pixels: &[u8], most: usize) -> Indexed {
    let (shades, runs) = shades(pixels);
    let (table, index_of) = table(&shades, most);
    let mut indices = Vec::with_capacity(pixels.len() / 4);
    for (shade, length) in runs {
        let index = index_of[shade as usize];
        indices.resize(indices.len() + length as usize, index);
    }
    Indexed { table, indices }
}

/// The shades of a picture in the order of their first pixel, and the picture as runs of them.
fn shades(pixels: &[u8]) -> (Vec<Shade>, Vec<(u32, u32)>) {
    const UNSEEN: u32 = u32::MAX;
    let mut shades: Vec<Shade> = Vec::new();
    let mut number_of = vec![UNSEEN; 1 << (3 * BITS)];
    let mut runs: Vec<(u32, u32)> = Vec::new();
    let (mut rest, _) = pixels.as_chunks::<4>();
    while let [first, ..] = rest {
        let length = rest.iter().take_while(|pixel| *pixel == first).count();
        rest = &rest[length..];
        let length = length as u32;
        let [red, green, blue, _] = *first;
        let colour = [red, green, blue];
        let bin = colour.iter().fold(0, |bin, part| bin << BITS | usize::from(part >> (8 - BITS)));
        if number_of[bin] == UNSEEN {
            number_of[bin] = shades.len() as u32;
            shades.push(Shade::default());
        }
        let number = number_of[bin];
        shades[number as usize].count(colour, length);
        match runs.last_mut() {
            Some((last, run)) if *last == number => *run += length,
            _ => runs.push((number, length)),
        }
    }
    (shades, runs)
}

impl Shade {
    /// Counts pixels of a colour; the majority's colour wins.
    fn count(&mut self, colour: Rgb, pixels: u32) {
        self.pixels += pixels;
        if colour == self.colour {
            self.votes += pixels;
        } else if pixels > self.votes {
            self.colour = colour;
            self.votes = pixels - self.votes;
        } else {
            self.votes -= pixels;
        }
    }
}

/// The table of colours, and for each shade its place in the table.
fn table(shades: &[Shade], most: usize) -> (Vec<Rgb>, Vec<u8>) {
    let mut table = Vec::new();
    let mut nearest = vec![(u32::MAX, 0_u8); shades.len()];
    while table.len() < most {
        let missed = |(shade, (far, _)): (&Shade, &(u32, u8))| u64::from(shade.pixels) * u64::from(*far);
        let worst = shades
            .iter()
            .zip(&nearest)
            .map(missed)
            .enumerate()
            .max_by_key(|(number, missed)| (*missed, usize::MAX - number));
        let Some((number, _)) = worst.filter(|(_, missed)| *missed > 0) else { break };
        let colour = shades[number].colour;
        let index = table.len() as u8;
        table.push(colour);
        for (shade, best) in shades.iter().zip(&mut nearest) {
            let far = distance(shade.colour, colour);
            if far < best.0 {
                *best = (far, index);
            }
        }
    }
    (table, nearest.into_iter().map(|(_, index)| index).collect())
}

/// How far two colours are from each other; the eye minds green most and blue least.
fn distance(one: Rgb, other: Rgb) -> u32 {
    let part = |index: usize, weight: u32| u32::from(one[index].abs_diff(other[index])).pow(2) * weight;
    part(0, 3) + part(1, 4) + part(2, 2)
}

#[cfg(test)]
mod tests {
    use resvg::tiny_skia::Pixmap;

    use super::*;

    fn read(bytes: &[u8]) -> Pixmap {
        Pixmap::decode_png(bytes).expect("a picture")
    }

    #[test]
    fn few_colours_are_kept_exactly() {
        let colours: Vec<[u8; 4]> = (0..200_u8).map(|n| [n, 255 - n, n.wrapping_mul(7) & 0xfc, 255]).collect();
        let pixels: Vec<u8> = colours.iter().cycle().take(40 * 10).flatten().copied().collect();
        let seen = read(&png(&pixels, 40, 10).expect("a picture"));
        assert_eq!((seen.width(), seen.height()), (40, 10));
        assert!(seen.data().iter().zip(&pixels).all(|(seen, wanted)| seen.abs_diff(*wanted) <= 3));
        assert!(seen.data().chunks(4).zip(pixels.chunks(4)).filter(|(seen, wanted)| seen == wanted).count() > 300);
    }

    #[test]
    fn many_colours_stay_close() {
        let pixels: Vec<u8> = (0..=255_u8).flat_map(|x| (0..64_u8).flat_map(move |y| [x, y * 4, 128, 255])).collect();
        let seen = read(&png(&pixels, 64, 256).expect("a picture"));
        let far = pixels.iter().zip(seen.data()).map(|(wanted, seen)| wanted.abs_diff(*seen));
        assert!(far.max().is_some_and(|far| far < 24));
    }

    #[test]
    fn a_size_that_does_not_fit_is_refused() {
        assert!(png(&[0; 16], 3, 3).is_err());
    }
}
