//! What is done for the same person or table only once in a while.

use std::hash::Hash;
use std::num::NonZeroUsize;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use lru::LruCache;
use tokio::time::Instant;

/// For how many it is remembered.
const REMEMBERED: NonZeroUsize = NonZeroUsize::new(1024).expect("not zero");

/// When something was done last for each key. In memory only.
pub struct Seldom<K: Hash + Eq> {
    every: Duration,
    last: Mutex<LruCache<K, Instant>>,
}

impl<K: Hash + Eq> Seldom<K> {
    /// Something that is done for each key once in this time at most.
    pub fn new(every: Duration) -> Self {
        Self { every, last: Mutex::new(LruCache::new(REMEMBERED)) }
    }

    /// Whether it is to be done for a key. Then it counts as done.
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
    async fn it_is_due_once_in_a_while_for_each() {
        let seldom = Seldom::new(Duration::from_secs(60));
        assert_eq!([1, 2, 1].map(|key| seldom.is_due(key)), [true, true, false]);
        tokio::time::advance(Duration::from_secs(60)).await;
        assert_eq!([1, 1].map(|key| seldom.is_due(key)), [true, false]);
    }
}
