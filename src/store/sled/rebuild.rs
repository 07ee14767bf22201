//! Rebuilds sled from the journal: before the store opens, or while it is in use.

use std::ops::Range;
use std::path::Path;
use std::sync::Arc;

use super::base::Base;
use super::working_set::weight;
use crate::store::StoreError;
use crate::store::journal::{Disk, Fault, Label, Writes, replay};

/// Documents are written to sled in pieces of at least this many bytes.
const PIECE: usize = 8 << 20;

/// The maximum number of changes in one batch of sled.
const BATCH: usize = 1000;

/// Why sled cannot be rebuilt.
#[derive(Debug)]
pub(super) enum RebuildError {
    Journal(Fault),
    Sled(StoreError),
}

impl std::fmt::Display for RebuildError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Journal(fault) => fault.fmt(f),
            Self::Sled(error) => error.fmt(f),
        }
    }
}

impl From<Fault> for RebuildError {
    fn from(fault: Fault) -> Self {
        Self::Journal(fault)
    }
}

/// A rebuilt sled.
pub(super) struct Rebuilt {
    pub base: Base,
    /// Documents that it does not have yet.
    pub loaded: Writes,
    /// The last group of sled and `loaded` together.
    pub group: u64,
}

/// Reads the journal into a new sled in this folder, up to the given group, or the last one. The given group must
/// exist. If the documents fit into the memory range `stays`, in bytes, they stay in memory and sled is empty.
pub(super) fn rebuild(
    disk: &Disk,
    store: &Path,
    label: &Label,
    until: Option<u64>,
    folder: &Path,
    stays: &Range<usize>,
) -> Result<Rebuilt, RebuildError> {
    let fault = |error| RebuildError::Journal(Fault::Disk(folder.to_owned(), error));
    disk.remove(folder).map_err(fault)?;
    let base = Base::open(folder).map_err(RebuildError::Sled)?;
    let (mut gathered, mut bytes, mut most, mut greatest) = (Writes::new(), 0, stays.end.max(PIECE), Arc::default());
    let group = replay::<RebuildError>(store, label, until, &mut |writes| {
        for (key, value) in writes {
            bytes += weight(&key, value.as_ref());
            if let Some((key, old)) = gathered.remove_entry(&key) {
                bytes -= weight(&key, old.as_ref());
            }
            gathered.insert(key, value);
        }
        if bytes >= most {
            put(&base, &std::mem::take(&mut gathered), 0, &mut greatest).map_err(RebuildError::Sled)?;
            (bytes, most) = (0, PIECE);
        }
        Ok(())
    })?;
    if greatest.is_empty() && stays.contains(&bytes) {
        gathered.retain(|_, value| value.is_some());
        return Ok(Rebuilt { base, loaded: gathered, group });
    }
    put(&base, &gathered, group, &mut greatest).map_err(RebuildError::Sled)?;
    Ok(Rebuilt { base, loaded: Writes::new(), group })
}

/// Adds documents to a sled that does not have them.
pub(super) fn add(base: &Base, documents: &Writes, group: u64) -> Result<(), StoreError> {
    let documents = documents.iter().filter_map(|(key, value)| Some((&**key, value.as_deref()?)));
    in_batches(documents, |batch| base.add(batch, group))
}

/// Applies changes to a sled whose last key is `greatest`. The documents of a checkpoint are sorted, so those after
/// that key are new.
fn put(base: &Base, writes: &Writes, group: u64, greatest: &mut Arc<str>) -> Result<(), StoreError> {
    let Some((first, last)) = writes.keys().next().zip(writes.keys().next_back()) else {
        return apply(base, writes, group);
    };
    let new = first > greatest;
    if last > greatest {
        *greatest = Arc::clone(last);
    }
    if !new {
        return apply(base, writes, group);
    }
    add(base, writes, group)
}

/// Applies changes in batches. A crash may leave only some of them applied; sled is rebuilt after one.
pub(super) fn apply(base: &Base, writes: &Writes, group: u64) -> Result<(), StoreError> {
    let changes = writes.iter().map(|(key, value)| (&**key, value.as_deref()));
    in_batches(changes, |batch| base.apply(batch, group))
}

/// Calls `each` with [`BATCH`] items at a time, and at least once.
fn in_batches<T>(
    all: impl Iterator<Item = T>,
    mut each: impl FnMut(std::vec::IntoIter<T>) -> Result<(), StoreError>,
) -> Result<(), StoreError> {
    let mut rest = all.peekable();
    loop {
        each(rest.by_ref().take(BATCH).collect::<Vec<_>>().into_iter())?;
        if rest.peek().is_none() {
            return Ok(());
        }
    }
}

#[cfg(test)]
mod tests {
    use bytes::Bytes;

    use super::*;
    use crate::store::journal::{CheckpointRule, test_journal};

    #[test]
    fn documents_stay_in_memory_by_their_newest_size() {
        let folder = tempfile::tempdir().unwrap();
        let store = folder.path();
        let (journal, mut appender) = test_journal::begin(store, CheckpointRule::default());
        let value = Bytes::from_static(b"value");
        let writes: Writes = [("key".into(), Some(value.clone()))].into();
        for _ in 0..5 {
            appender.append(&writes, || Ok(())).unwrap();
        }
        let takes = weight("key", Some(&value));
        let ranges = [(takes..takes + 1, 1), (0..takes, 0), (takes + 1..usize::MAX, 0)];
        for (number, (stays, loaded)) in ranges.into_iter().enumerate() {
            let sled = store.join(number.to_string());
            let made = rebuild(&Disk::default(), store, &journal.label(), Some(5), &sled, &stays).unwrap();
            assert_eq!((made.loaded.len(), made.group), (loaded, 5), "{stays:?}");
            assert_eq!(made.base.get("key").unwrap().is_some(), loaded == 0, "{stays:?}");
        }
    }

    #[test]
    fn documents_up_to_the_last_key_are_replaced_and_removed() {
        let folder = tempfile::tempdir().unwrap();
        let base = Base::open(&folder.path().join("sled")).unwrap();
        let mut greatest: Arc<str> = Arc::default();
        for (key, value) in
            [("a", Some("1")), ("b", Some("1")), ("a", None), ("b", None), ("c", Some("1")), ("c", None)]
        {
            let writes: Writes = [(key.into(), value.map(Bytes::from))].into();
            put(&base, &writes, 1, &mut greatest).unwrap();
            assert_eq!(base.get(key), Ok(value.map(|value| value.as_bytes().to_vec())), "{key}");
        }
        assert_eq!(&*greatest, "c");
    }

    #[test]
    fn an_error_says_what_failed() {
        let fault = Fault::Damaged("segment-1".into(), "it is missing".to_owned());
        assert_eq!(RebuildError::from(fault).to_string(), "segment-1: it is missing");
        let panicked = StoreError::Failed("sled panicked".to_owned());
        assert_eq!(RebuildError::Sled(panicked.clone()).to_string(), panicked.to_string());
    }
}
