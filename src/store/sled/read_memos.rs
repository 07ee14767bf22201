//! The memos that were read last: settings and states of messages are read far more often than they change, and sled is asked on
//! another thread.

use std::num::NonZeroUsize;
use std::sync::{Mutex, MutexGuard, PoisonError};

use bytes::Bytes;
use lru::LruCache;

use super::keys;

/// How many are kept, and the longest, in bytes.
const MOST: NonZeroUsize = NonZeroUsize::new(2048).expect("is not zero");
const LONGEST: usize = 2048;

/// Memos as sled has them, `None` for one that there is not. What is noted must still hold, so nothing may be published between reading
/// and noting it.
pub(super) struct ReadMemos(Mutex<LruCache<String, Option<Bytes>>>);

impl Default for ReadMemos {
    fn default() -> Self {
        Self(Mutex::new(LruCache::new(MOST)))
    }
}

impl ReadMemos {
    /// What was read under this key; `None` if nothing was.
    pub fn get(&self, key: &str) -> Option<Option<Bytes>> {
        if key.starts_with(keys::MEMOS) { self.lock().get(key).cloned() } else { None }
    }

    /// Notes what was read, if it is a memo.
    pub fn note(&self, key: &str, found: Option<&Bytes>) {
        if key.starts_with(keys::MEMOS) && found.is_none_or(|found| found.len() <= LONGEST) {
            self.lock().put(key.to_owned(), found.cloned());
        }
    }

    /// Forgets what is written.
    pub fn forget(&self, key: &str) {
        if key.starts_with(keys::MEMOS) {
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
    fn memos_are_known_until_they_are_written() {
        let memos = ReadMemos::default();
        let found = Bytes::from_static(b"7");
        memos.note("memo/a", Some(&found));
        memos.note("memo/b", None);
        memos.note("head/a", Some(&found));
        memos.note("memo/long", Some(&Bytes::from(vec![b' '; LONGEST + 1])));
        let known = ["memo/a", "memo/b", "head/a", "memo/long"].map(|key| memos.get(key));
        assert_eq!(known, [Some(Some(found)), Some(None), None, None]);
        memos.forget("memo/a");
        assert_eq!(memos.get("memo/a"), None);
    }
}
