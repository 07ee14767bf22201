//! The table of at most 256 colours: a third of the bytes of a picture without one, which a drawing of flat colours does not
//! show. Its colours are those of the picture that stand for the most pixels farthest from any other colour of the table.
//!
//! Every shade is looked at for every colour, a million times in all; in blocks of arrays the machine looks at several at once.
//! The floats are whole numbers, or come from one multiplication: the same everywhere.

use super::shades::{Rgb, Shade};

/// How many shades are looked at together.
const SIZE: usize = 64;

/// Farther than any two colours are from each other.
const FAR: f32 = 1_000_000.0;

/// Some shades. What lacks to a whole block has no pixels.
struct Block {
    red: [f32; SIZE],
    green: [f32; SIZE],
    blue: [f32; SIZE],
    pixels: [f32; SIZE],
    /// How far the nearest colour of the table is.
    far: [f32; SIZE],
    /// Which one that is.
    nearest: [u32; SIZE],
    /// The most that is missed by any of them.
    worst: f32,
}

/// The table of at most `most` colours, and for each shade its place in the table.
pub fn table(shades: &[Shade], most: usize) -> (Vec<Rgb>, Vec<u8>) {
    let mut blocks: Vec<_> = shades.chunks(SIZE).map(Block::new).collect();
    let mut table = Vec::new();
    while table.len() < most {
        let Some(shade) = worst(&blocks) else { break };
        let colour = shades[shade].colour;
        blocks.iter_mut().for_each(|block| block.add(colour, table.len() as u32));
        table.push(colour);
    }
    let nearest = blocks.iter().flat_map(|block| block.nearest).map(|number| number as u8).take(shades.len()).collect();
    (table, nearest)
}

/// The first shade that misses the most.
fn worst(blocks: &[Block]) -> Option<usize> {
    let most = blocks.iter().map(|block| block.worst).fold(0.0, f32::max);
    let block = blocks.iter().position(|block| most > 0.0 && block.worst == most)?;
    let within = (0..SIZE).find(|n| blocks[block].missed(*n) == most)?;
    Some(block * SIZE + within)
}

impl Block {
    fn new(shades: &[Shade]) -> Self {
        let part = |part: &dyn Fn(&Shade) -> f32| std::array::from_fn(|n| shades.get(n).map_or(0.0, part));
        let pixels: [f32; SIZE] = part(&|shade| shade.pixels as f32);
        Self {
            red: part(&|shade| shade.colour[0].into()),
            green: part(&|shade| shade.colour[1].into()),
            blue: part(&|shade| shade.colour[2].into()),
            pixels,
            far: [FAR; SIZE],
            nearest: [0; SIZE],
            worst: pixels.into_iter().fold(0.0, f32::max) * FAR,
        }
    }

    fn missed(&self, n: usize) -> f32 {
        self.pixels[n] * self.far[n]
    }

    /// Takes notice of a new colour of the table. The eye minds green most and blue least.
    fn add(&mut self, colour: Rgb, number: u32) {
        let [red, green, blue] = colour.map(f32::from);
        for n in 0..SIZE {
            let (r, g, b) = (self.red[n] - red, self.green[n] - green, self.blue[n] - blue);
            let far = 3.0 * r * r + 4.0 * g * g + 2.0 * b * b;
            let nearer = far < self.far[n];
            self.far[n] = if nearer { far } else { self.far[n] };
            self.nearest[n] = if nearer { number } else { self.nearest[n] };
        }
        let mut most = [0.0_f32; 8];
        for n in 0..SIZE {
            let missed = self.missed(n);
            most[n % 8] = if missed > most[n % 8] { missed } else { most[n % 8] };
        }
        self.worst = most.into_iter().fold(0.0, f32::max);
    }
}
