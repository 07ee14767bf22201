//! A change in progress: it sees the newest documents, including its own and those of the group that it is part of.

use std::ops::Bound;

use bytes::Bytes;

use super::working_set::WorkingSet;
use crate::store::StoreError;
use crate::store::journal::{Volumes, Writes};

/// The changes of a group, not safe yet.
pub(super) struct Group<'a> {
    documents: &'a WorkingSet,
    writes: Writes,
}

/// One change of a group.
pub(super) struct Change<'a> {
    group: &'a Group<'a>,
    writes: Writes,
}

impl<'a> Group<'a> {
    pub const fn new(documents: &'a WorkingSet) -> Self {
        Self { documents, writes: Writes::new() }
    }

    /// Adds a change if `make` succeeds, and nothing otherwise.
    pub fn make(&mut self, make: impl FnOnce(&mut Change<'_>) -> Result<(), StoreError>) -> Result<(), StoreError> {
        let mut change = Change { group: self, writes: Writes::new() };
        make(&mut change)?;
        let writes = change.writes;
        // Not `append`, which goes through all that the group has.
        self.writes.extend(writes);
        Ok(())
    }

    pub fn into_writes(self) -> Writes {
        self.writes
    }
}

impl Change<'_> {
    /// The newest value under a key.
    pub fn get(&self, key: &str) -> Result<Option<Bytes>, StoreError> {
        match self.writes.get(key).or_else(|| self.group.writes.get(key)) {
            Some(value) => Ok(value.clone()),
            None => self.group.documents.durable()?.get(key),
        }
    }

    /// Whether there is a value under a key.
    pub fn has(&self, key: &str) -> Result<bool, StoreError> {
        match self.writes.get(key).or_else(|| self.group.writes.get(key)) {
            Some(value) => Ok(value.is_some()),
            None => self.group.documents.durable()?.has(key),
        }
    }

    /// The archive.
    pub fn volumes(&self) -> &Volumes {
        self.group.documents.volumes()
    }

    /// Writes a value.
    pub fn put(&mut self, key: &str, value: impl Into<Bytes>) {
        self.writes.insert(key.into(), Some(value.into()));
    }

    /// Removes a value, if it exists.
    pub fn remove(&mut self, key: &str) {
        self.writes.insert(key.into(), None);
    }

    /// The first keys with a prefix, sorted, as they were before this group, without those that it has removed.
    pub fn keys(&self, beginning: &str, limit: usize) -> Result<Vec<String>, StoreError> {
        let removed =
            |key: &str| self.writes.get(key).or_else(|| self.group.writes.get(key)).is_some_and(Option::is_none);
        let within = self
            .group
            .writes
            .range::<str, _>((Bound::Included(beginning), Bound::Unbounded))
            .take_while(|(key, _)| key.starts_with(beginning));
        let more = within.filter(|(_, value)| value.is_none()).count();
        let keys = self.group.documents.durable()?.keys(beginning, beginning, limit.saturating_add(more))?;
        Ok(keys.into_iter().filter(|key| !removed(key)).take(limit).collect())
    }
}
