//! Rebuilds sled from the journal: before the store opens, or while it is in use.

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
    /// Its last group.
    pub group: u64,
}

/// Reads the journal into a new sled in this folder, up to the given group, or the last one. The given group must
/// exist.
pub(super) fn rebuild(
    disk: &Disk,
    store: &Path,
    label: &Label,
    until: Option<u64>,
    folder: &Path,
) -> Result<Rebuilt, RebuildError> {
    let fault = |error| RebuildError::Journal(Fault::Disk(folder.to_owned(), error));
    disk.remove(folder).map_err(fault)?;
    let base = Base::open(folder).map_err(RebuildError::Sled)?;
    let (mut gathered, mut bytes, mut greatest) = (Writes::new(), 0, Arc::default());
    let group = replay::<RebuildError>(store, label, until, &mut |writes| {
        for (key, value) in writes {
            bytes += weight(&key, value.as_ref());
            if let Some(old) = gathered.insert(Arc::clone(&key), value) {
                bytes -= weight(&key, old.as_ref());
            }
        }
        if bytes >= PIECE {
            put(&base, &std::mem::take(&mut gathered), 0, &mut greatest).map_err(RebuildError::Sled)?;
            bytes = 0;
        }
        Ok(())
    })?;
    put(&base, &gathered, group, &mut greatest).map_err(RebuildError::Sled)?;
    Ok(Rebuilt { base, group })
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
    let documents = writes.iter().filter_map(|(key, value)| Some((&**key, value.as_deref()?)));
    in_batches(documents, |batch| base.add(batch, group))
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
    fn sled_gets_the_newest_documents_of_the_journal() {
        let folder = tempfile::tempdir().unwrap();
        let store = folder.path();
        let (journal, mut appender) = test_journal::begin(store, CheckpointRule::default());
        // Each group fills a piece, so documents of the first one are replaced and removed in sled.
        let piece = Bytes::from(vec![b' '; PIECE / 2]);
        let group = |keys: [&str; 2]| keys.map(|key| (key.into(), Some(piece.clone())));
        appender.append(&group(["a", "b"]).into(), || Ok(())).unwrap();
        let later = [("a".into(), None), ("b".into(), Some(Bytes::from_static(b"new")))];
        appender.append(&later.into(), || Ok(())).unwrap();
        appender.append(&group(["c", "d"]).into(), || Ok(())).unwrap();
        for (until, c) in [(Some(2), None), (Some(3), Some(piece.to_vec())), (None, Some(piece.to_vec()))] {
            let made = rebuild(&Disk::default(), store, &journal.label(), until, &store.join("sled")).unwrap();
            let found = ["a", "b", "c"].map(|key| made.base.get(key).unwrap());
            assert_eq!((made.group, found), (until.unwrap_or(3), [None, Some(b"new".to_vec()), c]));
            made.base.close().unwrap();
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
