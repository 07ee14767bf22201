//! Pixels as runs of one colour each, without loss.

use super::cache::Runs;

/// The pixels of some rows.
pub struct Ground(Vec<([u8; 4], u32)>);

impl Runs for Ground {
    fn count(&self) -> usize {
        self.0.len()
    }
}

impl Ground {
    /// The runs of pixels of four bytes each.
    pub fn of(pixels: &[u8]) -> Self {
        let (pixels, _) = pixels.as_chunks::<4>();
        let runs = pixels.chunk_by(|one, other| one == other).map(|run| (run[0], run.len() as u32));
        let mut runs: Vec<_> = runs.collect();
        runs.shrink_to_fit();
        Self(runs)
    }

    /// Writes the pixels over a buffer of the same length.
    pub fn write(&self, pixels: &mut [u8]) {
        let (mut rest, _) = pixels.as_chunks_mut::<4>();
        for (pixel, length) in &self.0 {
            let (run, after) = rest.split_at_mut((*length as usize).min(rest.len()));
            run.fill(*pixel);
            rest = after;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pixels_come_back() {
        let pixels: Vec<u8> = (0..1_000_u32).flat_map(|n| [(n / 7) as u8, 3, (n / 90) as u8, 255]).collect();
        let mut written = vec![9; pixels.len()];
        Ground::of(&pixels).write(&mut written);
        assert_eq!(written, pixels);
    }
}
