//! The engine: sled made durable. Bytes under keys, changed in batches, visible only once they are synced.
//!
//! sled's `flush` hands the bytes to the operating system only; [`Engine::sync`] writes them to disk with `fdatasync`
//! on its one data file. Until then the previous values are kept and returned to readers: nobody sees what a power cut
//! could undo.
//!
//! Values are split into parts of [`PART`] bytes. sled keeps up to about twenty values in one page and writes a page of
//! more than 128 KiB into a file of its own, which it neither syncs nor removes in an order that survives a power cut.
//! Parts of this size keep every page below that, so the data file is all there is to sync.

use std::collections::BTreeMap;
use std::fs::File;
use std::path::{Path, PathBuf};
use std::sync::{PoisonError, RwLock, RwLockReadGuard, RwLockWriteGuard};

use ::sled::{Batch, Db, IVec};

use crate::store::StoreError;

/// The maximum size of one value in sled, in bytes.
const PART: usize = 4000;

/// Called after each sync: used by tests to inspect the disk at that moment, or to fail.
pub type OnSync = Box<dyn Fn(&Path) -> std::io::Result<()> + Send + Sync>;

pub(super) struct Engine {
    folder: PathBuf,
    data: File,
    on_sync: Option<OnSync>,
    state: RwLock<State>,
}

struct State {
    /// `None` once closed.
    db: Option<Db>,
    /// The values of the changed keys at the last sync; `None` for a new key.
    before: BTreeMap<Vec<u8>, Option<IVec>>,
}

/// A change in progress: reads the newest values, including its own.
pub(super) struct Change<'a> {
    db: &'a Db,
    writes: BTreeMap<Vec<u8>, Option<Vec<u8>>>,
}

/// The values at the last sync.
pub(super) struct Durable<'a> {
    state: RwLockReadGuard<'a, State>,
}

fn failed(error: impl std::fmt::Display) -> StoreError {
    StoreError::Failed(error.to_string())
}

impl Engine {
    /// Opens or creates the engine's folder, and syncs what is found there.
    pub fn open(folder: &Path, on_sync: Option<OnSync>) -> Result<Self, StoreError> {
        // No background flush: only the writer may change the files.
        let db = ::sled::Config::new().path(folder).flush_every_ms(None).open().map_err(failed)?;
        db.flush().map_err(failed)?;
        sync_folder(folder).map_err(failed)?;
        let data = File::open(folder.join("db")).map_err(failed)?;
        let state = RwLock::new(State { db: Some(db), before: BTreeMap::new() });
        Ok(Self { folder: folder.to_owned(), data, on_sync, state })
    }

    /// The values at the last sync; the writer waits while this is held.
    pub fn durable(&self) -> Result<Durable<'_>, StoreError> {
        let state = self.state.read().unwrap_or_else(PoisonError::into_inner);
        if state.db.is_none() { Err(StoreError::Closed) } else { Ok(Durable { state }) }
    }

    /// Applies a change if `make` succeeds. Called by the writer only. The change is not visible before
    /// [`Engine::sync`].
    pub fn apply<T>(
        &self,
        make: impl FnOnce(&mut Change<'_>) -> Result<T, StoreError>,
    ) -> Result<Result<T, StoreError>, StoreError> {
        let db = self.db()?;
        let mut change = Change { db: &db, writes: BTreeMap::new() };
        let made = match make(&mut change) {
            Ok(made) => made,
            Err(refused) => return Ok(Err(refused)),
        };
        let writes = change.writes;
        let mut batch = Batch::default();
        let mut before = Vec::with_capacity(writes.len());
        for (key, value) in writes {
            before.push((key.clone(), db.get(&key).map_err(failed)?));
            match value {
                Some(value) => batch.insert(key, value),
                None => batch.remove(key),
            }
        }
        {
            let mut state = self.write();
            for (key, value) in before {
                state.before.entry(key).or_insert(value);
            }
        }
        db.apply_batch(batch).map_err(failed)?;
        Ok(Ok(made))
    }

    /// Syncs everything that was applied, and makes it visible.
    pub fn sync(&self) -> Result<(), StoreError> {
        self.db()?.flush().map_err(failed)?;
        self.data.sync_data().map_err(failed)?;
        if let Some(on_sync) = &self.on_sync {
            on_sync(&self.folder).map_err(failed)?;
        }
        self.write().before.clear();
        Ok(())
    }

    /// Closes the engine and its files.
    pub fn close(&self) {
        let db = self.write().db.take();
        drop(db);
    }

    fn db(&self) -> Result<Db, StoreError> {
        let state = self.state.read().unwrap_or_else(PoisonError::into_inner);
        state.db.clone().ok_or(StoreError::Closed)
    }

    fn write(&self) -> RwLockWriteGuard<'_, State> {
        self.state.write().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Change<'_> {
    /// The newest value.
    pub fn get(&self, key: &str) -> Result<Option<Vec<u8>>, StoreError> {
        assemble(key.as_bytes(), |key| self.raw(key))
    }

    fn raw(&self, key: &[u8]) -> Result<Option<Vec<u8>>, StoreError> {
        match self.writes.get(key) {
            Some(value) => Ok(value.clone()),
            None => Ok(self.db.get(key).map_err(failed)?.map(|value| value.to_vec())),
        }
    }

    /// Writes a value.
    pub fn put(&mut self, key: &str, value: &[u8]) -> Result<(), StoreError> {
        self.remove(key)?;
        let (first, rest) = value.split_at(value.len().min(PART));
        let rest: Vec<_> = rest.chunks(PART).collect();
        let count = u16::try_from(rest.len()).map_err(|_| failed("a document of more than 250 MB"))?;
        let mut whole = count.to_be_bytes().to_vec();
        whole.extend_from_slice(first);
        self.writes.insert(key.as_bytes().to_vec(), Some(whole));
        for (number, part) in (0..).zip(rest) {
            self.writes.insert(part_key(key.as_bytes(), number), Some(part.to_vec()));
        }
        Ok(())
    }

    /// Removes a value, if it exists.
    pub fn remove(&mut self, key: &str) -> Result<(), StoreError> {
        let Some(whole) = self.raw(key.as_bytes())? else { return Ok(()) };
        for number in 0..parts(&whole) {
            self.writes.insert(part_key(key.as_bytes(), number), None);
        }
        self.writes.insert(key.as_bytes().to_vec(), None);
        Ok(())
    }

    /// The keys with a prefix, sorted, as they were before this change.
    pub fn keys(&self, beginning: &str) -> impl Iterator<Item = Result<String, StoreError>> {
        self.db.scan_prefix(beginning).keys().map(|key| {
            let key = key.map_err(failed)?;
            String::from_utf8(key.to_vec()).map_err(failed)
        })
    }
}

impl Durable<'_> {
    fn raw(&self, key: &[u8]) -> Result<Option<Vec<u8>>, StoreError> {
        if let Some(before) = self.state.before.get(key) {
            return Ok(before.as_ref().map(|value| value.to_vec()));
        }
        let db = self.state.db.as_ref().ok_or(StoreError::Closed)?;
        Ok(db.get(key).map_err(failed)?.map(|value| value.to_vec()))
    }

    /// A value.
    pub fn get(&self, key: &str) -> Result<Option<Vec<u8>>, StoreError> {
        assemble(key.as_bytes(), |key| self.raw(key))
    }

    /// The keys with a prefix, from `from` on, sorted, at most `limit`.
    pub fn keys(&self, beginning: &str, from: &str, limit: usize) -> Result<Vec<String>, StoreError> {
        let db = self.state.db.as_ref().ok_or(StoreError::Closed)?;
        let within = |key: &[u8]| key.starts_with(beginning.as_bytes());
        let (from, before) = (from.as_bytes().to_vec(), &self.state.before);
        let mut kept = before.range(from.clone()..).take_while(|(key, _)| within(key)).peekable();
        let mut found = db.range(from..).keys();
        let mut next_found = move || -> Result<Option<Vec<u8>>, StoreError> {
            loop {
                match found.next().transpose().map_err(failed)? {
                    // A changed key counts as it was before.
                    Some(key) if before.contains_key(&*key) => {}
                    Some(key) if within(&key) => return Ok(Some(key.to_vec())),
                    _ => return Ok(None),
                }
            }
        };
        let mut keys = Vec::new();
        let mut found = next_found()?;
        while keys.len() < limit {
            while kept.next_if(|(_, value)| value.is_none()).is_some() {}
            let kept_first = match (kept.peek(), &found) {
                (None, None) => break,
                (Some((key, _)), Some(found)) => *key < found,
                (kept, None) => kept.is_some(),
                (None, Some(_)) => false,
            };
            let key = if kept_first { kept.next().map(|(key, _)| key.clone()) } else { found.take() };
            if !kept_first {
                found = next_found()?;
            }
            keys.extend(key.map(String::from_utf8).transpose().map_err(failed)?);
        }
        Ok(keys)
    }
}

/// The key of a further part of a value; sorts after all others.
fn part_key(key: &[u8], number: u16) -> Vec<u8> {
    let mut part = b"~".to_vec();
    part.extend_from_slice(key);
    part.push(b'~');
    part.extend_from_slice(&number.to_be_bytes());
    part
}

/// The number of further parts of a value, from its first two bytes.
fn parts(whole: &[u8]) -> u16 {
    whole.first_chunk().map_or(0, |count| u16::from_be_bytes(*count))
}

fn assemble(
    key: &[u8],
    raw: impl Fn(&[u8]) -> Result<Option<Vec<u8>>, StoreError>,
) -> Result<Option<Vec<u8>>, StoreError> {
    let Some(mut whole) = raw(key)? else { return Ok(None) };
    for number in 0..parts(&whole) {
        let part = raw(&part_key(key, number))?.ok_or_else(|| StoreError::Broken {
            what: String::from_utf8_lossy(key).into_owned(),
            why: format!("part {number} is missing"),
        })?;
        whole.extend_from_slice(&part);
    }
    whole.drain(..whole.len().min(2));
    Ok(Some(whole))
}

/// Syncs every file of a folder, the folder, and its parent, so that new files survive a power cut.
pub(super) fn sync_folder(folder: &Path) -> std::io::Result<()> {
    for entry in std::fs::read_dir(folder)? {
        let entry = entry?;
        if entry.file_type()?.is_dir() {
            sync_folder(&entry.path())?;
        } else {
            File::open(entry.path())?.sync_all()?;
        }
    }
    File::open(folder)?.sync_all()?;
    match folder.parent() {
        Some(parent) if parent.as_os_str().is_empty() => File::open(".")?.sync_all(),
        Some(parent) => File::open(parent)?.sync_all(),
        None => Ok(()),
    }
}
