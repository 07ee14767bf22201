//! Pixels as runs of similar colours.

/// A colour without opacity.
pub type Rgb = [u8; 3];

/// Similar colours agree in this many high bits of each part.
const BITS: u32 = 6;

/// The size of the cache for recent colours.
const RECENT: usize = 256;

/// A group of similar colours: its majority colour and its number of pixels.
#[derive(Clone, Copy, Default)]
pub struct Shade {
    pub colour: Rgb,
    /// The lead of this colour in the majority vote, in pixels.
    votes: u32,
    pub pixels: u32,
}

/// The maximum number of shades. Further colours count as the last shade.
pub const SHADES: usize = u16::MAX as usize;

/// Consecutive pixels of one shade. A longer sequence becomes several runs.
pub struct Run {
    /// The number of the shade.
    pub shade: u16,
    /// How many pixels.
    pub length: u16,
}

/// Some rows of the picture: the shades in the order of their first pixel, and the pixels as runs.
pub struct Band {
    pub shades: Vec<Shade>,
    pub runs: Vec<Run>,
}

impl Band {
    /// Adds pixels at the end.
    fn push(&mut self, shade: u16, mut length: usize) {
        if let Some(last) = self.runs.last_mut().filter(|last| last.shade == shade) {
            let more = length.min(usize::from(u16::MAX - last.length));
            last.length += more as u16;
            length -= more;
        }
        while length > 0 {
            let now = length.min(usize::from(u16::MAX));
            self.runs.push(Run { shade, length: now as u16 });
            length -= now;
        }
    }
}

impl Shade {
    /// Counts pixels, of which `votes` more have this colour than other colours (Boyer–Moore majority vote).
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

/// Numbers shades in the order in which it meets them.
pub struct Counter {
    /// The number of a shade plus one; 0 for a new shade.
    number_of: Vec<u16>,
}

impl Default for Counter {
    fn default() -> Self {
        Self { number_of: vec![0; 1 << (3 * BITS)] }
    }
}

impl Counter {
    /// Counts some rows of pixels: red, green, blue and an opacity, which is ignored.
    pub fn band(&mut self, pixels: &[u8]) -> Band {
        let mut band = Band { shades: Vec::new(), runs: Vec::new() };
        let mut recent = [(0, 0_u16); RECENT];
        let (mut rest, _) = pixels.as_chunks::<4>();
        while let [first, ..] = rest {
            let length = run(rest, *first);
            rest = &rest[length..];
            let [red, green, blue, _] = *first;
            let colour = [red, green, blue];
            let key = u32::from_le_bytes([red, green, blue, 255]);
            let known = &mut recent[(key.wrapping_mul(0x9e37_79b1) >> 24) as usize % RECENT];
            if known.0 != key {
                *known = (key, self.number(colour, &mut band.shades));
            }
            let number = known.1;
            band.shades[usize::from(number)].count(colour, length as u32, length as u32);
            band.push(number, length);
        }
        self.forget(&band.shades);
        band
    }

    /// The shades of all bands, and for each band the new number of each of its shades.
    pub fn joined(&mut self, bands: &[Band]) -> (Vec<Shade>, Vec<Vec<u16>>) {
        let mut shades = Vec::new();
        let mut number = |shade: &Shade| {
            let number = self.number(shade.colour, &mut shades);
            shades[usize::from(number)].count(shade.colour, shade.votes.max(1), shade.pixels);
            number
        };
        let numbers = bands.iter().map(|band| band.shades.iter().map(&mut number).collect()).collect();
        self.forget(&shades);
        (shades, numbers)
    }

    fn number(&mut self, colour: Rgb, shades: &mut Vec<Shade>) -> u16 {
        let next = &mut self.number_of[bin(colour)];
        if *next == 0 && shades.len() < SHADES {
            shades.push(Shade::default());
            *next = shades.len() as u16;
        }
        next.checked_sub(1).unwrap_or((SHADES - 1) as u16)
    }

    /// Forgets these shades before the next count.
    fn forget(&mut self, shades: &[Shade]) {
        if shades.len() == SHADES {
            // Other colours may have been counted as the last shade.
            self.number_of.fill(0);
            return;
        }
        for shade in shades {
            self.number_of[bin(shade.colour)] = 0;
        }
    }
}

pub fn bin(colour: Rgb) -> usize {
    colour.iter().fold(0, |bin, part| bin << BITS | usize::from(part >> (8 - BITS)))
}

/// How many pixels at the beginning equal the first.
fn run(pixels: &[[u8; 4]], first: [u8; 4]) -> usize {
    let first = u32::from_ne_bytes(first);
    let alike =
        |block: &[[u8; 4]; 8]| block.iter().fold(0, |other, pixel| other | u32::from_ne_bytes(*pixel) ^ first) == 0;
    let (blocks, _) = pixels.as_chunks::<8>();
    let whole = 8 * blocks.iter().take_while(|block| alike(block)).count();
    whole + pixels[whole..].iter().take_while(|pixel| u32::from_ne_bytes(**pixel) == first).count()
}
