//! Games in progress, in sled: the newest documents of their tables, unpacked and one key each.
//!
//! Journal and runs have every document too, so sled may be lost at any time. An open begins with an empty one. It fills
//! as tables are read and changed. A fault of sled is logged once, and then the runs answer alone.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::Path;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use bytes::Bytes;

use super::keys;

/// The folder of sled within the folder of a store.
pub(super) const FOLDER: &str = "sled";

/// The memory of sled for its pages, in bytes.
const CACHE: u64 = 16 << 20;

/// Beyond so many bytes of documents sled is emptied, so that idle games leave it.
const MOST: u64 = 64 << 20;

/// The keys of what a game in progress reads and writes one by one.
const HELD: [&str; 4] = [keys::HEADS, keys::SEQS, keys::LIVE, keys::CARDS];

/// The games in progress; nothing for a store that is only read.
#[derive(Default)]
pub(super) struct Live {
    db: Option<::sled::Db>,
    /// The bytes written since it was empty.
    bytes: AtomicU64,
    failed: AtomicBool,
}

impl Live {
    /// Opens an empty sled in the folder of a store.
    pub fn open(store: &Path) -> Self {
        let new = Self::default();
        let path = store.join(FOLDER);
        let open = || ::sled::Config::new().path(path).cache_capacity(CACHE).flush_every_ms(None).open();
        Self { db: new.attempt(open), ..new }
    }

    /// The value of a document, `None` if it is removed, and the group that it is known from; nothing if it is not here.
    pub fn get(&self, key: &str) -> Option<(u64, Option<Bytes>)> {
        let db = self.usable(key)?;
        let found = self.attempt(|| db.get(key)).flatten()?;
        let (group, value) = found.split_first_chunk()?;
        let value = value.split_first().map(|(_, value)| Bytes::copy_from_slice(value));
        Some((u64::from_be_bytes(*group), value))
    }

    /// Keeps the value of a document since this group; `None` for one that is removed.
    pub fn put(&self, key: &str, group: u64, value: Option<&[u8]>) {
        let Some(db) = self.usable(key) else { return };
        // A byte tells an empty document from a removed one.
        let value = [&group.to_be_bytes()[..], value.map_or(&[], |_| b"="), value.unwrap_or_default()].concat();
        let length = (key.len() + value.len()) as u64;
        if self.bytes.fetch_add(length, Ordering::Relaxed) > MOST {
            self.clear();
            self.bytes.store(length, Ordering::Relaxed);
        }
        self.attempt(|| db.insert(key, value));
    }

    /// Forgets everything.
    pub fn clear(&self) {
        if let Some(db) = &self.db {
            self.attempt(|| db.clear());
        }
    }

    fn usable(&self, key: &str) -> Option<&::sled::Db> {
        let held = HELD.iter().any(|beginning| key.starts_with(beginning));
        self.db.as_ref().filter(|_| held && !self.failed.load(Ordering::Relaxed))
    }

    /// The result; `None` if sled fails or panics, and from then on.
    fn attempt<T>(&self, work: impl FnOnce() -> ::sled::Result<T>) -> Option<T> {
        let why = match catch_unwind(AssertUnwindSafe(work)) {
            Ok(Ok(found)) => return Some(found),
            Ok(Err(error)) => error.to_string(),
            Err(_) => "it panicked".to_owned(),
        };
        if !self.failed.swap(true, Ordering::Relaxed) {
            tracing::warn!(%why, "sled fails; games in progress are read from the runs until the next start");
        }
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn trace_lines_of_libraries_are_compiled_out() {
        assert_eq!(log::STATIC_MAX_LEVEL, log::LevelFilter::Debug);
    }

    #[test]
    fn games_in_progress_are_kept_and_nothing_else() {
        let folder = tempfile::tempdir().unwrap();
        let live = Live::open(folder.path());
        for key in ["head/a", "seq/a", "entry/a/1", "memo/a"] {
            live.put(key, 7, Some(b"1"));
        }
        let found = ["head/a", "seq/a", "entry/a/1", "memo/a"].map(|key| live.get(key).is_some());
        assert_eq!(found, [true, true, false, false]);
        for (group, value) in [(8, None), (9, Some(&b""[..])), (10, Some(b"2"))] {
            live.put("head/a", group, value);
            assert_eq!(live.get("head/a"), Some((group, value.map(Bytes::copy_from_slice))));
        }
    }

    #[test]
    fn full_sled_is_emptied() {
        let folder = tempfile::tempdir().unwrap();
        let live = Live::open(folder.path());
        live.put("head/idle", 1, Some(b"1"));
        live.bytes.store(MOST + 1, Ordering::Relaxed);
        live.put("head/played", 2, Some(b"2"));
        assert_eq!((live.get("head/idle"), live.get("head/played").is_some()), (None, true));
    }

    #[test]
    fn without_sled_nothing_is_found() {
        let folder = tempfile::tempdir().unwrap();
        std::fs::write(folder.path().join(FOLDER), "a file").unwrap();
        let live = Live::open(folder.path());
        live.put("head/a", 1, Some(b"1"));
        assert_eq!(live.get("head/a"), None);
    }
}
