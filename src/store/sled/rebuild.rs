//! Makes sled anew from the journal.

use std::path::Path;
use std::sync::Arc;

use super::base::Base;
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

/// Puts everything that the journal of a store holds, up to this group, into a new sled in this folder; returns it, and the
/// last group.
pub(super) fn rebuild(
    disk: &Disk,
    store: &Path,
    label: &Label,
    until: u64,
    folder: &Path,
) -> Result<(Base, u64), RebuildError> {
    let fault = |error| RebuildError::Journal(Fault::Disk(folder.to_owned(), error));
    disk.remove(folder).map_err(fault)?;
    let base = Base::open(folder).map_err(RebuildError::Sled)?;
    let (mut gathered, mut bytes, mut greatest) = (Writes::new(), 0, Arc::default());
    let group = replay::<RebuildError>(store, label, until, &mut |writes| {
        for (key, value) in writes {
            bytes += key.len() + value.as_ref().map_or(0, |value| value.len());
            gathered.insert(key, value);
        }
        if bytes > PIECE {
            put(&base, &std::mem::take(&mut gathered), 0, &mut greatest).map_err(RebuildError::Sled)?;
            bytes = 0;
        }
        Ok(())
    })?;
    put(&base, &gathered, group, &mut greatest).map_err(RebuildError::Sled)?;
    Ok((base, group))
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
    let documents = writes.iter().filter_map(|(key, value)| Some((&**key, value.as_deref()?)));
    in_batches(documents, |batch| base.add(batch, group))
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
