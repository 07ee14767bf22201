//! Pixels as runs of similar colours.

use std::sync::Arc;

use super::cache::Runs;

/// A colour without opacity.
pub type Rgb = [u8; 3];

/// The number of high bits of each part of a colour in which similar colours agree.
const BITS: u32 = 6;

/// The number of places for colours met lately.
const RECENT: usize = 256;

/// Similar colours of the picture: the colour of the majority, and how many pixels they have.
#[derive(Clone, Copy, Default)]
pub struct Shade {
    pub colour: Rgb,
    /// The lead of this colour in the majority vote, in pixels.
    votes: u32,
    /// The pixels of all these colours.
    pub pixels: u32,
}

/// Some rows of the picture: its shades in the order of their first pixel, and the pixels as runs of them.
pub struct Band {
    pub shades: Vec<Shade>,
    /// The number of a shade, and how many pixels in a row have it.
    pub runs: Vec<(u32, u32)>,
}

impl Runs for Band {
    fn count(&self) -> usize {
        self.runs.len() + self.shades.len() * size_of::<Shade>().div_ceil(8)
    }
}

impl Shade {
    /// Counts pixels, of which `votes` more have this colour than others (Boyer–Moore majority vote).
    fn count(&mut self, colour: Rgb, votes: u32, pixels: u32) {
        self.pixels += pixels;
        if colour == self.colour {
            self.votes += votes;
        } else if votes > self.votes {
            self.colour = colour;
            self.votes = votes - self.votes;
        } else {
            self.votes -= votes;
        }
    }
}

/// Numbers shades in the order in which they are met.
pub struct Counter {
    /// One more than the number of a shade; 0 for one that was not met yet.
    number_of: Vec<u32>,
}

impl Default for Counter {
    fn default() -> Self {
        Self { number_of: vec![0; 1 << (3 * BITS)] }
    }
}

impl Counter {
    /// Counts some rows of pixels: red, green, blue and an opacity that is ignored.
    pub fn band(&mut self, pixels: &[u8]) -> Band {
        let mut band = Band { shades: Vec::new(), runs: Vec::new() };
        let mut recent = [(0, 0); RECENT];
        let (mut rest, _) = pixels.as_chunks::<4>();
        while let [first, ..] = rest {
            let length = run(rest, *first);
            rest = &rest[length..];
            let length = length as u32;
            let [red, green, blue, _] = *first;
            let colour = [red, green, blue];
            let key = u32::from_le_bytes([red, green, blue, 255]);
            let known = &mut recent[(key.wrapping_mul(0x9e37_79b1) >> 24) as usize % RECENT];
            if known.0 != key {
                *known = (key, self.number(colour, &mut band.shades));
            }
            let number = known.1;
            band.shades[number as usize].count(colour, length, length);
            match band.runs.last_mut() {
                Some((last, run)) if *last == number => *run += length,
                _ => band.runs.push((number, length)),
            }
        }
        self.forget(&band.shades);
        band.shades.shrink_to_fit();
        band.runs.shrink_to_fit();
        band
    }

    /// The shades of all bands, and for each shade of each band its number among them.
    pub fn joined(&mut self, bands: &[Arc<Band>]) -> (Vec<Shade>, Vec<Vec<u32>>) {
        let mut shades = Vec::new();
        let mut number = |shade: &Shade| {
            let number = self.number(shade.colour, &mut shades);
            shades[number as usize].count(shade.colour, shade.votes.max(1), shade.pixels);
            number
        };
        let numbers = bands.iter().map(|band| band.shades.iter().map(&mut number).collect()).collect();
        (shades, numbers)
    }

    fn number(&mut self, colour: Rgb, shades: &mut Vec<Shade>) -> u32 {
        let next = &mut self.number_of[bin(colour)];
        if *next == 0 {
            shades.push(Shade::default());
            *next = shades.len() as u32;
        }
        *next - 1
    }

    /// Forgets the shades of a band before the next one.
    fn forget(&mut self, shades: &[Shade]) {
        for shade in shades {
            self.number_of[bin(shade.colour)] = 0;
        }
    }
}

fn bin(colour: Rgb) -> usize {
    colour.iter().fold(0, |bin, part| bin << BITS | usize::from(part >> (8 - BITS)))
}

/// How many pixels at the beginning are equal to the first.
fn run(pixels: &[[u8; 4]], first: [u8; 4]) -> usize {
    let first = u32::from_ne_bytes(first);
    let alike =
        |block: &[[u8; 4]; 8]| block.iter().fold(0, |other, pixel| other | u32::from_ne_bytes(*pixel) ^ first) == 0;
    let (blocks, _) = pixels.as_chunks::<8>();
    let whole = 8 * blocks.iter().take_while(|block| alike(block)).count();
    whole + pixels[whole..].iter().take_while(|pixel| u32::from_ne_bytes(**pixel) == first).count()
}
