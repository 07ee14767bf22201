//! The table of at most 256 colours: a third of the bytes of a picture without one, which a drawing of flat colours does not
//! show. Its colours are those of the picture that stand for the most pixels farthest from any other colour of the table.
//!
//! For every colour many shades are looked at: similar ones stand together in blocks, of which most are passed over, and in arrays,
//! so that the machine takes several at once. The floats are whole numbers, or come from one multiplication: the same everywhere.

use super::shades::{Rgb, Shade};

/// How many shades are looked at together.
const SIZE: usize = 32;

/// Farther than any two colours are from each other.
const FAR: f32 = 1_000_000.0;

/// Similar shades. What lacks to a whole block has no pixels.
struct Block {
    red: [f32; SIZE],
    green: [f32; SIZE],
    blue: [f32; SIZE],
    pixels: [f32; SIZE],
    /// How far the nearest colour of the table is.
    far: [f32; SIZE],
    /// Which one that is.
    nearest: [u32; SIZE],
    /// The least and the most of each part of a colour.
    bounds: [(f32, f32); 3],
    /// How far the nearest colour of the table is from any of them at most.
    farthest: f32,
    /// The most that is missed by any of them.
    worst: f32,
}

/// The table of at most `most` colours, and for each shade its place in the table.
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

/// A number that similar colours have in common at its beginning: the bits of their parts in turn, the highest first.
fn similar([red, green, blue]: Rgb) -> u32 {
    (0..8)
        .rev()
        .flat_map(|bit| [green, red, blue].map(|part| part >> bit & 1))
        .fold(0, |number, bit| number << 1 | u32::from(bit))
}

/// The first shade that misses the most.
fn worst(blocks: &[Block]) -> Option<usize> {
    let most = blocks.iter().map(|block| block.worst).fold(0.0, f32::max);
    let block = blocks.iter().position(|block| most > 0.0 && block.worst == most)?;
    let within = (0..SIZE).find(|n| blocks[block].missed(*n) == most)?;
    Some(block * SIZE + within)
}

/// How far colours are from each other that differ so much in red, green and blue. The eye minds green most and blue least.
fn distance([red, green, blue]: [f32; 3]) -> f32 {
    3.0 * red * red + 4.0 * green * green + 2.0 * blue * blue
}

impl Block {
    fn new(shades: &[Shade]) -> Self {
        // A block that is not full has its last shade again, without pixels.
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

    /// Takes notice of a new colour of the table.
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

/// The most of the values of a block; none is less than 0.
fn most(value: impl Fn(usize) -> f32) -> f32 {
    let mut most = [0.0_f32; 8];
    for n in 0..SIZE {
        most[n % 8] = if value(n) > most[n % 8] { value(n) } else { most[n % 8] };
    }
    most.into_iter().fold(0.0, f32::max)
}
