//! The buffers of threads that draw, kept for the next picture. Each new one is given by the system page by page, which takes a good part
//! of a picture's time and interrupts the other cores.

use std::ops::{Deref, DerefMut};
use std::sync::{Mutex, PoisonError};

use super::shades::Counter;

/// The most buffers that are kept: two threads draw a picture, and two pictures are drawn at once.
const KEPT: usize = 4;

/// What a thread draws with.
#[derive(Default)]
pub struct Scratch {
    /// The pixels of a band.
    pub pixels: Vec<u8>,
    pub counter: Counter,
}

/// The buffers that no thread uses now.
#[derive(Default)]
pub struct ScratchPool(Mutex<Vec<Scratch>>);

impl ScratchPool {
    /// A buffer for a thread, until it is dropped.
    pub fn take(&self) -> LentScratch<'_> {
        let kept = self.0.lock().unwrap_or_else(PoisonError::into_inner).pop();
        LentScratch { pool: self, scratch: kept.unwrap_or_default() }
    }
}

/// A buffer in use.
pub struct LentScratch<'a> {
    pool: &'a ScratchPool,
    scratch: Scratch,
}

impl Deref for LentScratch<'_> {
    type Target = Scratch;

    fn deref(&self) -> &Scratch {
        &self.scratch
    }
}

impl DerefMut for LentScratch<'_> {
    fn deref_mut(&mut self) -> &mut Scratch {
        &mut self.scratch
    }
}

impl Drop for LentScratch<'_> {
    fn drop(&mut self) {
        // What a panic has left in it would show in the next picture.
        if std::thread::panicking() {
            return;
        }
        let mut kept = self.pool.0.lock().unwrap_or_else(PoisonError::into_inner);
        if kept.len() < KEPT {
            kept.push(std::mem::take(&mut self.scratch));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn kept(pool: &ScratchPool) -> usize {
        pool.0.lock().unwrap_or_else(PoisonError::into_inner).len()
    }

    #[test]
    fn buffers_are_used_again_but_few_are_kept_and_none_of_a_panic() {
        let pool = ScratchPool::default();
        pool.take().pixels.push(7);
        assert_eq!(pool.take().pixels, [7]);
        let broken = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| {
            let _scratch = pool.take();
            panic!("a picture breaks down");
        }));
        assert!(broken.is_err() && kept(&pool) == 0);
        drop((0..KEPT + 2).map(|_| pool.take()).collect::<Vec<_>>());
        assert_eq!(kept(&pool), KEPT);
    }
}
