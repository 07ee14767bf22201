//! All documents that are safe: those that sled does not have yet are in memory, the others in sled; and the archive.
//!
//! A reader holds a read lock and sees one state. The writer publishes a group under the write lock once it is safe. The keeper
//! brings sled up to date while others read, because what it changes there is still in memory, and then takes that out of memory
//! under the write lock.

use std::collections::BTreeMap;
use std::sync::{Arc, PoisonError, RwLock, RwLockReadGuard, RwLockWriteGuard};

use super::base::Base;
use crate::store::StoreError;
use crate::store::journal::{Volumes, Writes};

/// The documents.
pub(super) struct WorkingSet {
    state: RwLock<State>,
    volumes: Volumes,
}

struct State {
    base: Place,
    /// What sled does not have yet.
    recent: BTreeMap<Arc<str>, Recent>,
    /// The memory that `recent` takes, in bytes (an estimate).
    bytes: usize,
    /// The last group that is safe.
    group: u64,
    closed: bool,
}

/// Where the documents are that are not in memory.
pub(super) enum Place {
    /// In sled.
    Sled(Arc<Base>),
    /// Nowhere: all documents are in memory.
    Memory,
    /// Nowhere yet: sled failed, for this reason, and is being rebuilt.
    Lost(String),
}

struct Recent {
    value: Option<Arc<[u8]>>,
    group: u64,
}

/// The documents at one moment. Nothing is published while this is held.
pub(super) struct Durable<'a> {
    state: RwLockReadGuard<'a, State>,
    volumes: &'a Volumes,
}

fn weight(key: &str, value: Option<&Arc<[u8]>>) -> usize {
    // 96 bytes is about what the tree takes for an entry.
    key.len() + value.map_or(0, |value| value.len()) + 96
}

impl WorkingSet {
    pub fn new(base: Place, group: u64, volumes: Volumes) -> Self {
        let state = State { base, recent: BTreeMap::new(), bytes: 0, group, closed: false };
        Self { state: RwLock::new(state), volumes }
    }

    /// The archive.
    pub const fn volumes(&self) -> &Volumes {
        &self.volumes
    }

    /// The documents at this moment.
    pub fn durable(&self) -> Result<Durable<'_>, StoreError> {
        let state = self.state.read().unwrap_or_else(PoisonError::into_inner);
        if state.closed { Err(StoreError::Closed) } else { Ok(Durable { state, volumes: &self.volumes }) }
    }

    fn write(&self) -> RwLockWriteGuard<'_, State> {
        self.state.write().unwrap_or_else(PoisonError::into_inner)
    }

    /// Makes a group visible.
    pub fn publish(&self, writes: Writes, group: u64) {
        let mut state = self.write();
        for (key, value) in writes {
            state.bytes += weight(&key, value.as_ref());
            let new = Recent { value, group };
            if let Some(old) = state.recent.insert(Arc::clone(&key), new) {
                state.bytes -= weight(&key, old.value.as_ref());
            }
        }
        state.group = group;
    }

    /// The memory taken by documents that sled does not have yet, in bytes.
    pub fn recent_bytes(&self) -> usize {
        self.state.read().unwrap_or_else(PoisonError::into_inner).bytes
    }

    /// The last group that is visible.
    pub fn group(&self) -> u64 {
        self.state.read().unwrap_or_else(PoisonError::into_inner).group
    }

    /// What is in memory only, and its last group.
    pub fn recent(&self) -> (Writes, u64) {
        let state = self.state.read().unwrap_or_else(PoisonError::into_inner);
        let writes = state.recent.iter().map(|(key, recent)| (Arc::clone(key), recent.value.clone()));
        (writes.collect(), state.group)
    }

    /// Takes these writes out of memory, which sled has now, unless a group after this one changed them.
    pub fn forget(&self, writes: &Writes, group: u64) {
        let mut state = self.write();
        for (key, value) in writes {
            if state.recent.get(key).is_some_and(|recent| recent.group <= group) {
                state.recent.remove(key);
                state.bytes -= weight(key, value.as_ref());
            }
        }
    }

    /// sled, unless it is lost.
    pub fn base(&self) -> Option<Arc<Base>> {
        match &self.state.read().unwrap_or_else(PoisonError::into_inner).base {
            Place::Sled(base) => Some(Arc::clone(base)),
            Place::Memory | Place::Lost(_) => None,
        }
    }

    /// Puts the other documents in another place; returns the last one.
    pub fn replace(&self, base: Place) -> Place {
        std::mem::replace(&mut self.write().base, base)
    }

    /// Closes; later readers get [`StoreError::Closed`]. Returns sled.
    pub fn close(&self) -> Option<Arc<Base>> {
        let mut state = self.write();
        state.closed = true;
        match std::mem::replace(&mut state.base, Place::Memory) {
            Place::Sled(base) => Some(base),
            Place::Memory | Place::Lost(_) => None,
        }
    }
}

impl Durable<'_> {
    fn base(&self) -> Result<Option<&Base>, StoreError> {
        match &self.state.base {
            Place::Sled(base) => Ok(Some(base)),
            Place::Memory => Ok(None),
            Place::Lost(why) => Err(StoreError::Failed(format!("sled is being rebuilt: {why}"))),
        }
    }

    /// The archive.
    pub const fn volumes(&self) -> &Volumes {
        self.volumes
    }

    /// A document that is in memory; `Some(None)` for one that was removed, `None` where sled has to be asked.
    pub fn recent(&self, key: &str) -> Option<Option<Arc<[u8]>>> {
        self.state.recent.get(key).map(|recent| recent.value.clone())
    }

    /// The document under a key.
    pub fn get(&self, key: &str) -> Result<Option<Arc<[u8]>>, StoreError> {
        if let Some(recent) = self.recent(key) {
            return Ok(recent);
        }
        match self.base()? {
            Some(base) => Ok(base.get(key)?.map(Into::into)),
            None => Ok(None),
        }
    }

    /// The keys with a prefix, from `from` on, sorted, at most `limit`.
    pub fn keys(&self, beginning: &str, from: &str, limit: usize) -> Result<Vec<String>, StoreError> {
        let recent = &self.state.recent;
        let mut in_memory = recent.range::<str, _>((std::ops::Bound::Included(from), std::ops::Bound::Unbounded));
        let mut in_sled = self.base()?.map(|base| base.keys(from));
        let mut next_recent = || loop {
            let (key, recent) = in_memory.next().filter(|(key, _)| key.starts_with(beginning))?;
            if recent.value.is_some() {
                return Some(key.to_string());
            }
        };
        let mut next_in_sled = || loop {
            match in_sled.as_mut().and_then(Iterator::next).transpose()? {
                // What is in memory is newer.
                Some(key) if recent.contains_key(&*key) => {}
                key => return Ok(key.filter(|key| key.starts_with(beginning))),
            }
        };
        let mut keys = Vec::new();
        let (mut left, mut right) = (next_recent(), next_in_sled()?);
        while keys.len() < limit {
            let first = match (&left, &right) {
                (None, None) => break,
                (Some(left), Some(right)) => left < right,
                (left, None) => left.is_some(),
                (None, Some(_)) => false,
            };
            if first {
                keys.extend(std::mem::replace(&mut left, next_recent()));
            } else {
                keys.extend(std::mem::replace(&mut right, next_in_sled()?));
            }
        }
        Ok(keys)
    }
}
