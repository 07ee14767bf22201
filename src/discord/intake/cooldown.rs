//! Limits how often something is done for the same person or table.

use std::hash::Hash;
use std::num::NonZeroUsize;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use lru::LruCache;
use tokio::time::Instant;

const REMEMBERED: NonZeroUsize = NonZeroUsize::new(1024).expect("not zero");

/// When something was last done for each key. Kept in memory only.
pub struct Cooldown<K: Hash + Eq> {
    every: Duration,
    last: Mutex<LruCache<K, Instant>>,
}

impl<K: Hash + Eq> Cooldown<K> {
    /// Allows something for each key at most once in this time.
    pub fn new(every: Duration) -> Self {
        Self { every, last: Mutex::new(LruCache::new(REMEMBERED)) }
    }

    /// Whether it is due for a key. If so, it counts as done now.
    pub fn is_due(&self, key: K) -> bool {
        let mut last = self.last.lock().unwrap_or_else(PoisonError::into_inner);
        let due = last.peek(&key).is_none_or(|at| at.elapsed() >= self.every);
        if due {
            last.put(key, Instant::now());
        }
        due
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test(start_paused = true)]
    async fn each_key_is_due_once_in_the_interval() {
        let cooldown = Cooldown::new(Duration::from_secs(60));
        assert_eq!([1, 2, 1].map(|key| cooldown.is_due(key)), [true, true, false]);
        tokio::time::advance(Duration::from_secs(60)).await;
        assert_eq!([1, 1].map(|key| cooldown.is_due(key)), [true, false]);
    }
}
