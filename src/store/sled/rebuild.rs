//! Makes sled anew from the journal, at once or behind a store that is in use already.

use std::ops::Range;
use std::path::Path;
use std::sync::Arc;

use super::base::Base;
use super::working_set::weight;
use crate::store::StoreError;
use crate::store::journal::{Disk, Fault, Label, Writes, replay};

/// Documents are put into sled in pieces of at least this many bytes.
const PIECE: usize = 8 << 20;

/// How many changes one batch of sled has at most.
const BATCH: usize = 1000;

/// Why sled cannot be made anew.
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

/// A sled that was made anew.
pub(super) struct Rebuilt {
    pub base: Base,
    /// Documents that it does not have yet.
    pub loaded: Writes,
    /// The last group of both together.
    pub group: u64,
}

/// Reads everything that the journal of a store holds, up to this group, into a new sled in this folder. If it takes as much
/// memory as `stays` says, in bytes, it stays there, and sled is empty.
pub(super) fn rebuild(
    disk: &Disk,
    store: &Path,
    label: &Label,
    until: u64,
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

/// Applies changes to a sled whose last key is `greatest`. The documents of a checkpoint come in order, so those after that key
/// are new.
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

/// Applies changes in batches. A crash may leave only some of them applied; sled is not trusted after one.
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
