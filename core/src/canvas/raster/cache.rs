//! Caches what was drawn before: bands of pictures, and their ground. An action changes a few bands of a board, and in those the ground
//! stays.

use std::hash::{BuildHasher, Hash, RandomState};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use lru::LruCache;

/// The most that the runs of a cache take, in bytes.
const ROOM: usize = 4 << 20;

/// Rows of pixels as runs.
pub trait Runs {
    /// How much memory they take, in bytes.
    fn bytes(&self) -> usize;
}

/// A bounded cache of pixels by a hash of all that is seen in them. The keys of the hash are new in every process, so nobody can craft a
/// name whose hash equals that of other pixels.
pub struct Cache<T> {
    keys: RandomState,
    drawn: Mutex<Drawn<T>>,
}

struct Drawn<T> {
    by_hash: LruCache<u64, Arc<T>>,
    bytes: usize,
}

impl<T> Default for Cache<T> {
    fn default() -> Self {
        let drawn = Drawn { by_hash: LruCache::unbounded(), bytes: 0 };
        Self { keys: RandomState::new(), drawn: Mutex::new(drawn) }
    }
}

impl<T: Runs> Cache<T> {
    /// The cached pixels of `seen`, drawn first if there are none.
    pub fn find(&self, seen: &impl Hash, draw: impl FnOnce() -> T) -> Arc<T> {
        let hash = self.keys.hash_one(seen);
        if let Some(drawn) = self.drawn().by_hash.get(&hash) {
            return Arc::clone(drawn);
        }
        let drawn = Arc::new(draw());
        self.drawn().keep(hash, Arc::clone(&drawn));
        drawn
    }

    fn drawn(&self) -> MutexGuard<'_, Drawn<T>> {
        // No panic leaves the cache half changed, so a poisoned lock is safe to use.
        self.drawn.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl<T: Runs> Drawn<T> {
    /// Adds pixels to the cache; the least recently used make room.
    fn keep(&mut self, hash: u64, drawn: Arc<T>) {
        self.bytes += drawn.bytes();
        if let Some(old) = self.by_hash.put(hash, drawn) {
            self.bytes -= old.bytes();
        }
        while self.bytes > ROOM {
            let Some((_, old)) = self.by_hash.pop_lru() else { break };
            self.bytes -= old.bytes();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    impl Runs for usize {
        fn bytes(&self) -> usize {
            *self
        }
    }

    #[test]
    fn what_was_not_used_for_longest_makes_room() {
        let cache = Cache::default();
        let draws = |name: u8, bytes: usize| {
            let mut draws = false;
            cache.find(&name, || {
                draws = true;
                bytes
            });
            draws
        };
        assert!(draws(1, ROOM / 2) && !draws(1, ROOM / 2));
        assert!(draws(2, ROOM / 4) && !draws(1, ROOM / 2));
        assert!(draws(3, ROOM / 2), "there is room for it when the second has gone");
        assert!(!draws(1, ROOM / 2) && !draws(3, ROOM / 2) && draws(2, 1));
        assert!(cache.drawn().bytes <= ROOM);
    }
}
