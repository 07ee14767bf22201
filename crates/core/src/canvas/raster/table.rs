//! The table of at most 256 colours. An indexed picture has a third of the bytes, without a visible loss in flat
//! colours. The next colour is always that of the shade with the greatest product of pixels and distance from the
//! table.
//!
//! Each new colour is compared with all shades. Similar shades share a block, most blocks are skipped, and arrays let
//! the compiler use vector instructions. The floats are whole numbers or products of two, so they are the same
//! everywhere.

use super::shades::{Rgb, Shade};

/// The number of shades in a block.
const SIZE: usize = 32;

/// More than the [`distance`] of any two colours.
const FAR: f32 = 1_000_000.0;

/// A block of similar shades; unused places have no pixels.
struct Block {
    red: [f32; SIZE],
    green: [f32; SIZE],
    blue: [f32; SIZE],
    pixels: [f32; SIZE],
    /// The [`distance`] of the nearest colour of the table.
    far: [f32; SIZE],
    /// The index of that colour.
    nearest: [u32; SIZE],
    /// The least and the greatest value of each part of a colour.
    bounds: [(f32, f32); 3],
    /// The greatest of `far`.
    farthest: f32,
    /// The greatest product of pixels and `far`.
    worst: f32,
}

/// The table of at most `most` colours, and the index of each shade in it.
pub fn table(shades: &[Shade], most: usize) -> (Vec<Rgb>, Vec<u8>) {
    let mut order: Vec<u32> = (0..shades.len() as u32).collect();
    order.sort_by_cached_key(|number| (similar(shades[*number as usize].colour), *number));
    let sorted: Vec<Shade> = order.iter().map(|number| shades[*number as usize]).collect();
    let mut blocks: Vec<_> = sorted.chunks(SIZE).map(Block::new).collect();
    let mut table = Vec::new();
    while table.len() < most {
        let Some(shade) = worst(&blocks) else { break };
        let colour = sorted[shade].colour;
        blocks.iter_mut().for_each(|block| block.add(colour, table.len() as u32));
        table.push(colour);
    }
    let mut nearest = vec![0; shades.len()];
    for (shade, number) in order.iter().zip(blocks.iter().flat_map(|block| block.nearest)) {
        nearest[*shade as usize] = number as u8;
    }
    (table, nearest)
}

/// A number whose high bits similar colours share: the bits of green, red and blue in turn, from the highest.
fn similar([red, green, blue]: Rgb) -> u32 {
    (0..8)
        .rev()
        .flat_map(|bit| [green, red, blue].map(|part| part >> bit & 1))
        .fold(0, |number, bit| number << 1 | u32::from(bit))
}

/// The first shade with the greatest product of pixels and distance; `None` if the table already has all colours.
fn worst(blocks: &[Block]) -> Option<usize> {
    let most = blocks.iter().map(|block| block.worst).fold(0.0, f32::max);
    let block = blocks.iter().position(|block| most > 0.0 && block.worst == most)?;
    let within = (0..SIZE).find(|n| blocks[block].missed(*n) == most)?;
    Some(block * SIZE + within)
}

/// The squared distance of two colours, from their differences in red, green and blue. The eye is most sensitive to
/// green and least to blue.
fn distance([red, green, blue]: [f32; 3]) -> f32 {
    3.0 * red * red + 4.0 * green * green + 2.0 * blue * blue
}

impl Block {
    fn new(shades: &[Shade]) -> Self {
        // A block that is not full repeats its last shade, without pixels.
        let shade = |n: usize| shades.get(n).or(shades.last()).map_or([0; 3], |shade| shade.colour);
        let part = |part: usize| std::array::from_fn(|n| f32::from(shade(n)[part]));
        let pixels: [f32; SIZE] = std::array::from_fn(|n| shades.get(n).map_or(0.0, |shade| shade.pixels as f32));
        let parts: [[f32; SIZE]; 3] = std::array::from_fn(part);
        let [red, green, blue] = parts;
        Self {
            red,
            green,
            blue,
            pixels,
            far: [FAR; SIZE],
            nearest: [0; SIZE],
            bounds: parts.map(|part| (part.into_iter().fold(255.0, f32::min), part.into_iter().fold(0.0, f32::max))),
            farthest: FAR,
            worst: pixels.into_iter().fold(0.0, f32::max) * FAR,
        }
    }

    fn missed(&self, n: usize) -> f32 {
        self.pixels[n] * self.far[n]
    }

    fn add(&mut self, colour: Rgb, number: u32) {
        let [red, green, blue] = colour.map(f32::from);
        let beyond = |part: usize| {
            let (least, most) = self.bounds[part];
            let value = f32::from(colour[part]);
            value - value.clamp(least, most)
        };
        if distance([beyond(0), beyond(1), beyond(2)]) >= self.farthest {
            return;
        }
        for n in 0..SIZE {
            let far = distance([self.red[n] - red, self.green[n] - green, self.blue[n] - blue]);
            let nearer = far < self.far[n];
            self.far[n] = if nearer { far } else { self.far[n] };
            self.nearest[n] = if nearer { number } else { self.nearest[n] };
        }
        self.farthest = most(|n| self.far[n]);
        self.worst = most(|n| self.missed(n));
    }
}

/// The greatest of the values of a block; none is less than 0.
fn most(value: impl Fn(usize) -> f32) -> f32 {
    let mut most = [0.0_f32; 8];
    for n in 0..SIZE {
        most[n % 8] = if value(n) > most[n % 8] { value(n) } else { most[n % 8] };
    }
    most.into_iter().fold(0.0, f32::max)
}
