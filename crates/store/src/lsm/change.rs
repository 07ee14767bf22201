//! A change in progress. It sees the newest documents, including its own and those of its group.

use bytes::Bytes;

use serde::Serialize;
use serde::de::DeserializeOwned;

use super::keys::Key;
use super::working_set::WorkingSet;
use crate::journal::{Extent, Volumes, Writes};
use crate::{StoreError, codec};

/// The changes of a group, not safe yet.
pub(super) struct Group<'a> {
    documents: &'a WorkingSet,
    made: Made,
}

/// One change of a group.
pub(super) struct Change<'a> {
    group: &'a Group<'a>,
    made: Made,
}

/// The result of a group's changes.
#[derive(Default)]
pub(super) struct Made {
    pub writes: Writes,
    /// The pieces of the archive that are unused once this group is safe.
    pub left: Vec<Extent>,
    /// The pieces of the archive that are used only if this group becomes safe.
    pub new_pieces: Vec<Extent>,
}

pub(super) fn get<T: DeserializeOwned>(change: &Change<'_>, key: &Key) -> Result<Option<T>, StoreError> {
    change.get(key)?.map(|bytes| codec::read(&bytes, key)).transpose()
}

pub(super) fn put<T: Serialize>(change: &mut Change<'_>, key: &Key, document: &T) -> Result<(), StoreError> {
    change.put(key, codec::write(document)?);
    Ok(())
}

impl<'a> Group<'a> {
    pub fn new(documents: &'a WorkingSet) -> Self {
        Self { documents, made: Made::default() }
    }

    /// Adds a change if `make` succeeds, and nothing otherwise.
    pub fn make(&mut self, make: impl FnOnce(&mut Change<'_>) -> Result<(), StoreError>) -> Result<(), StoreError> {
        let mut change = Change { group: self, made: Made::default() };
        make(&mut change)?;
        let Made { writes, left, new_pieces } = change.made;
        // Not `append`, which would rebuild the whole map.
        self.made.writes.extend(writes);
        self.made.left.extend(left);
        self.made.new_pieces.extend(new_pieces);
        Ok(())
    }

    pub fn into_made(self) -> Made {
        self.made
    }
}

impl Change<'_> {
    /// The value that this group has written under a key.
    fn written(&self, key: &str) -> Option<&Option<Bytes>> {
        self.made.writes.get(key).or_else(|| self.group.made.writes.get(key))
    }

    /// The newest value under a key.
    pub fn get(&self, key: &str) -> Result<Option<Bytes>, StoreError> {
        match self.written(key) {
            Some(value) => Ok(value.clone()),
            None => self.group.documents.durable()?.get(key),
        }
    }

    /// Whether there is a value under a key.
    pub fn has(&self, key: &str) -> Result<bool, StoreError> {
        self.get(key).map(|found| found.is_some())
    }

    pub fn volumes(&self) -> &Volumes {
        self.group.documents.volumes()
    }

    /// Writes a value.
    pub fn put(&mut self, key: &str, value: impl Into<Bytes>) {
        self.made.writes.insert(key.into(), Some(value.into()));
    }

    /// Removes a value, if it exists.
    pub fn remove(&mut self, key: &str) {
        self.made.writes.insert(key.into(), None);
    }

    /// Marks a piece of the archive as unused.
    pub fn leave(&mut self, piece: Extent) {
        self.made.left.push(piece);
    }

    /// Records a piece of the archive that was written for this change.
    pub fn new_pieces(&mut self, piece: Extent) {
        self.made.new_pieces.push(piece);
    }

    /// The first keys with a prefix, sorted, as they were before this group, without those that it has removed.
    pub fn keys(&self, beginning: &str, limit: usize) -> Result<Vec<String>, StoreError> {
        let removed = |key: &str| self.written(key).is_some_and(Option::is_none);
        let durable = self.group.documents.durable()?;
        let keys = durable.scan(beginning, beginning).map(|found| found.map(|(key, _)| key));
        keys.filter(|key| !key.as_ref().is_ok_and(|key| removed(key))).take(limit).collect()
    }
}
