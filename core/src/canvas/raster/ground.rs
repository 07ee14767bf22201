//! Opaque pixels as runs of one colour each, without loss.

use super::cache::Runs;

/// The pixels of some rows: red, green and blue, and one less than the number of pixels that have this colour.
pub struct Ground(Vec<[u8; 4]>);

/// The most pixels of a run.
const LONGEST: usize = 1 << 8;

impl Runs for Ground {
    fn bytes(&self) -> usize {
        size_of_val(&*self.0)
    }
}

impl Ground {
    /// The runs of pixels of four bytes each, the last of which is an opacity that is always full.
    pub fn of(pixels: &[u8]) -> Self {
        let (pixels, _) = pixels.as_chunks::<4>();
        let alike = pixels.chunk_by(|one, other| one == other).flat_map(|run| run.chunks(LONGEST));
        let mut runs: Vec<_> = alike.map(|run| [run[0][0], run[0][1], run[0][2], (run.len() - 1) as u8]).collect();
        runs.shrink_to_fit();
        Self(runs)
    }

    /// Writes the pixels over a buffer of the same length.
    pub fn write(&self, pixels: &mut [u8]) {
        let (mut rest, _) = pixels.as_chunks_mut::<4>();
        for [red, green, blue, more] in &self.0 {
            let (run, after) = rest.split_at_mut((usize::from(*more) + 1).min(rest.len()));
            run.fill([*red, *green, *blue, 255]);
            rest = after;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pixels_come_back() {
        for length in [1, 7, 255, 256, 257, 70_000] {
            let pixels: Vec<u8> =
                (0..2 * length).flat_map(|n| [(n / length) as u8, 3, (n / length) as u8, 255]).collect();
            let mut written = vec![9; pixels.len()];
            Ground::of(&pixels).write(&mut written);
            assert_eq!(written, pixels, "runs of {length}");
        }
    }
}
