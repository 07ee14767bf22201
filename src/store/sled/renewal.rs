//! Rebuilds sled without the garbage in its files, while it is in use.
//!
//! Its documents are read piece by piece. They are held in memory, so that the old sled is removed before the new one
//! is created. Two of them would take more memory, which the allocator keeps. If they exceed the limit, they are
//! written to the new sled at once.

use std::path::Path;
use std::sync::Arc;

use bytes::Bytes;

use super::base::{Base, Document};
use super::rebuild::{add, apply};
use super::working_set::weight;
use crate::store::StoreError;
use crate::store::journal::{Disk, Writes};

/// The size of the pieces that are read from sled, in bytes.
pub(super) const PIECE: usize = 1 << 20;

/// When and how sled is rebuilt.
pub(super) struct RenewalRule {
    /// Its files are longer than this many bytes ...
    pub least: u64,
    /// ... and than this many times its documents.
    pub times: u64,
    /// The maximum memory for its documents meanwhile, in bytes.
    pub in_memory: usize,
}

impl Default for RenewalRule {
    fn default() -> Self {
        // Two sleds of 10 MB of documents took up to 35 MB side by side.
        Self { least: 16 << 20, times: 3, in_memory: 32 << 20 }
    }
}

impl RenewalRule {
    /// The rule, or for a test another least length, whatever the documents take, and another limit.
    pub fn of(least: Option<u64>, in_memory: Option<usize>) -> Self {
        let usual = Self::default();
        let times = if least.is_some() { 0 } else { usual.times };
        Self { least: least.unwrap_or(usual.least), times, in_memory: in_memory.unwrap_or(usual.in_memory) }
    }

    /// Whether files of this length are too long for documents of this length, both in bytes.
    pub fn is_too_much(&self, files: u64, documents: u64) -> bool {
        files > self.least.max(self.times * documents)
    }
}

/// The documents that were read from the old sled so far.
pub(super) struct Renewal {
    behind: String,
    taken: Taken,
}

pub(super) enum Taken {
    InMemory(Writes),
    InSled(Base),
}

impl Renewal {
    pub const fn begin() -> Self {
        Self { behind: String::new(), taken: Taken::InMemory(Writes::new()) }
    }

    /// Applies a change that the old sled has got.
    pub fn follow(&mut self, writes: &Writes, group: u64) -> Result<(), StoreError> {
        match &mut self.taken {
            Taken::InMemory(documents) => {
                for (key, value) in writes {
                    match value {
                        Some(_) => drop(documents.insert(Arc::clone(key), value.clone())),
                        None => drop(documents.remove(key)),
                    }
                }
                Ok(())
            }
            Taken::InSled(base) => apply(base, writes, group),
        }
    }

    /// Reads the next piece of a sled that has every group up to `applied`; returns whether there was one.
    pub fn take(&mut self, old: &Base, applied: u64) -> Result<bool, StoreError> {
        let piece = old.documents(&self.behind, PIECE)?;
        let Some((last, _)) = piece.last() else { return Ok(false) };
        self.behind.clone_from(last);
        match &mut self.taken {
            Taken::InMemory(documents) => {
                documents.extend(together(&piece));
            }
            Taken::InSled(base) => {
                base.apply(piece.iter().map(|(key, value)| (&**key, Some(&**value))), applied)?;
            }
        }
        Ok(true)
    }

    /// Writes the documents to a new sled in this folder if they take more memory than allowed, in bytes.
    pub fn spill(&mut self, disk: &Disk, folder: &Path, most: usize, applied: u64) -> Result<(), StoreError> {
        let Taken::InMemory(documents) = &self.taken else { return Ok(()) };
        if documents.iter().map(|(key, value)| weight(key, value.as_ref())).sum::<usize>() <= most {
            return Ok(());
        }
        let new = create(disk, folder)?;
        add(&new, documents, applied)?;
        self.taken = Taken::InSled(new);
        Ok(())
    }

    pub fn into_taken(self) -> Taken {
        self.taken
    }
}

/// The documents, with values that share one allocation. It is released as a whole; many small ones would leave gaps
/// that the allocator keeps.
fn together(documents: &[Document]) -> impl Iterator<Item = (Arc<str>, Option<Bytes>)> {
    let whole = Bytes::from(documents.iter().map(|(_, value)| &**value).collect::<Vec<_>>().concat());
    let mut at = 0;
    documents.iter().map(move |(key, value)| {
        let from = at;
        at += value.len();
        (key.as_str().into(), Some(whole.slice(from..at)))
    })
}

/// An empty sled in this folder.
pub(super) fn create(disk: &Disk, folder: &Path) -> Result<Base, StoreError> {
    disk.remove(folder).map_err(|error| StoreError::Failed(error.to_string()))?;
    Base::open(folder)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_are_too_long_beyond_both_bounds() {
        let renewal_rule = RenewalRule { least: 100, times: 3, in_memory: 0 };
        for (files, documents, too_much) in
            [(100, 10, false), (101, 10, true), (120, 40, false), (121, 40, true), (500, 0, true)]
        {
            assert_eq!(renewal_rule.is_too_much(files, documents), too_much, "{files} of {documents}");
        }
    }

    #[test]
    fn what_was_taken_already_follows_the_changes() {
        let value = |text: &'static str| Some(Bytes::from(text));
        for most in [usize::MAX, 0] {
            let folder = tempfile::tempdir().unwrap();
            let old = Base::open(&folder.path().join("old")).unwrap();
            let before: Writes = ["a", "b", "c"].map(|key| (key.into(), value("1"))).into();
            apply(&old, &before, 1).unwrap();
            let mut renewal = Renewal::begin();
            assert_eq!(renewal.take(&old, 1), Ok(true));
            renewal.spill(&Disk::default(), &folder.path().join("new"), most, 1).unwrap();
            let then: Writes = [("a".into(), value("2")), ("b".into(), None), ("d".into(), value("2"))].into();
            apply(&old, &then, 2).unwrap();
            renewal.follow(&then, 2).unwrap();
            while renewal.take(&old, 2).unwrap() {}
            let taken: Vec<Document> = match renewal.into_taken() {
                Taken::InMemory(documents) => {
                    documents.iter().map(|(key, value)| (key.to_string(), value.as_deref().unwrap().to_vec())).collect()
                }
                Taken::InSled(new) => new.documents("", usize::MAX).unwrap(),
            };
            let wanted = [("a", "2"), ("c", "1"), ("d", "2")];
            assert_eq!(taken, wanted.map(|(key, value)| (key.to_owned(), value.as_bytes().to_vec())), "{most}");
        }
    }
}
