//! A cache of the small documents that were read last. Settings, message states, and the table of a channel are read
//! far more often than they change. Without the cache each read would ask sled on another thread.

use std::num::NonZeroUsize;
use std::sync::{Mutex, MutexGuard, PoisonError};

use bytes::Bytes;
use lru::LruCache;

use super::keys;

/// The number of cached documents, and their maximum length in bytes.
const MOST: NonZeroUsize = NonZeroUsize::new(2048).expect("is not zero");
const LONGEST: usize = 2048;

/// The beginnings of the keys of such documents.
const KEPT: [&str; 4] = [keys::MEMOS, keys::SEQS, keys::LIVE, keys::PAST];

fn is_kept(key: &str) -> bool {
    KEPT.iter().any(|beginning| key.starts_with(beginning))
}

/// Documents as sled has them, `None` for a missing one. A group must not be published between reading a document and
/// noting it.
pub(super) struct ReadCache(Mutex<LruCache<String, Option<Bytes>>>);

impl Default for ReadCache {
    fn default() -> Self {
        Self(Mutex::new(LruCache::new(MOST)))
    }
}

impl ReadCache {
    /// The cached document under this key; `None` on a cache miss.
    pub fn get(&self, key: &str) -> Option<Option<Bytes>> {
        if is_kept(key) { self.lock().get(key).cloned() } else { None }
    }

    /// Caches a document, if it is of a cached kind.
    pub fn note(&self, key: &str, found: Option<&Bytes>) {
        if is_kept(key) && found.is_none_or(|found| found.len() <= LONGEST) {
            self.lock().put(key.to_owned(), found.cloned());
        }
    }

    /// Drops a document that is written.
    pub fn forget(&self, key: &str) {
        if is_kept(key) {
            self.lock().pop(key);
        }
    }

    fn lock(&self) -> MutexGuard<'_, LruCache<String, Option<Bytes>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn small_documents_are_known_until_they_are_written() {
        let cache = ReadCache::default();
        let found = Bytes::from_static(b"7");
        cache.note("memo/a", Some(&found));
        cache.note("memo/b", None);
        cache.note("head/a", Some(&found));
        for key in ["seq/a", "live/a", "past/a"] {
            cache.note(key, None);
            assert_eq!(cache.get(key), Some(None));
            cache.forget(key);
            assert_eq!(cache.get(key), None);
        }
        cache.note("memo/long", Some(&Bytes::from(vec![b' '; LONGEST + 1])));
        let known = ["memo/a", "memo/b", "head/a", "memo/long"].map(|key| cache.get(key));
        assert_eq!(known, [Some(Some(found)), Some(None), None, None]);
        cache.forget("memo/a");
        assert_eq!(cache.get("memo/a"), None);
    }
}
