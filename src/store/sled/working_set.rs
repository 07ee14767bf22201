//! All safe documents and the archive. Documents that sled does not have yet are in memory, the others in sled.
//!
//! A reader holds a read lock and sees one state. The writer publishes a safe group under the write lock. The
//! maintenance thread updates sled while others read, because the changed documents are still in memory. It then
//! removes them from memory under the write lock.

use std::borrow::Cow;
use std::cmp::Ordering;
use std::collections::BTreeMap;
use std::num::NonZeroUsize;
use std::ops::Bound;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, RwLock, RwLockReadGuard, RwLockWriteGuard};

use bytes::Bytes;
use lru::LruCache;

use super::base::{Base, Document};
use crate::store::StoreError;
use crate::store::journal::{Volumes, Writes};

/// How many keys without a document are remembered.
const ABSENT: NonZeroUsize = NonZeroUsize::new(4096).unwrap();

pub(super) struct WorkingSet {
    state: RwLock<State>,
    volumes: Volumes,
    /// Keys for which sled had no document. Most notes about a channel or a person do not exist, and each question to
    /// sled costs two changes of threads. It is only locked under the lock of `state`.
    absent: Mutex<LruCache<String, ()>>,
    /// Why sled could not be read, until the maintenance thread asks.
    fault: Mutex<Option<StoreError>>,
}

struct State {
    base: DocumentSource,
    /// Changes that sled does not have yet.
    recent: BTreeMap<Arc<str>, Recent>,
    /// The memory of `recent`, in bytes (an estimate).
    bytes: usize,
    /// The last group that is safe.
    group: u64,
    closed: bool,
}

/// The source of the documents that are not in memory.
pub(super) enum DocumentSource {
    Sled(Arc<Base>),
    /// None: all documents are in memory.
    Memory,
    /// None yet: sled failed, for this reason, and is being rebuilt.
    Lost(String),
}

struct Recent {
    value: Option<Bytes>,
    group: u64,
}

/// The documents at one moment. No group is published while this is held.
pub(super) struct Durable<'a> {
    state: RwLockReadGuard<'a, State>,
    of: &'a WorkingSet,
}

/// The memory of a document, in bytes (an estimate).
pub(super) fn weight(key: &str, value: Option<&Bytes>) -> usize {
    // An entry of the tree takes about 96 bytes.
    key.len() + value.map_or(0, |value| value.len()) + 96
}

/// A key and its document; `None` if it was removed.
type Found<'a> = Result<(Cow<'a, str>, Option<Bytes>), StoreError>;

/// Merges both in order of key. Of two with the same key the newer one counts. An error of the older comes first.
fn overlaid<'a>(
    newer: impl Iterator<Item = Found<'a>>,
    older: impl Iterator<Item = Found<'a>>,
) -> impl Iterator<Item = Found<'a>> {
    let (mut newer, mut older) = (newer.peekable(), older.peekable());
    std::iter::from_fn(move || match (newer.peek(), older.peek()) {
        (Some(Ok((new, _))), Some(Ok((old, _)))) => match new.cmp(old) {
            Ordering::Less => newer.next(),
            Ordering::Greater => older.next(),
            Ordering::Equal => {
                older.next();
                newer.next()
            }
        },
        (_, Some(_)) => older.next(),
        (_, None) => newer.next(),
    })
}

impl WorkingSet {
    /// The documents in `base`, which holds every group up to `group`.
    pub fn new(base: DocumentSource, group: u64, volumes: Volumes) -> Self {
        let state = State { base, recent: BTreeMap::new(), bytes: 0, group, closed: false };
        let absent = Mutex::new(LruCache::new(ABSENT));
        Self { state: RwLock::new(state), volumes, absent, fault: Mutex::default() }
    }

    pub const fn volumes(&self) -> &Volumes {
        &self.volumes
    }

    /// The documents at this moment.
    pub fn durable(&self) -> Result<Durable<'_>, StoreError> {
        let state = self.state.read().unwrap_or_else(PoisonError::into_inner);
        if state.closed { Err(StoreError::Closed) } else { Ok(Durable { state, of: self }) }
    }

    fn write(&self) -> RwLockWriteGuard<'_, State> {
        self.state.write().unwrap_or_else(PoisonError::into_inner)
    }

    fn absent(&self) -> MutexGuard<'_, LruCache<String, ()>> {
        self.absent.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Makes a group visible.
    pub fn publish(&self, writes: Writes, group: u64) {
        let mut state = self.write();
        let mut absent = self.absent();
        for (key, value) in writes {
            absent.pop(&*key);
            state.bytes += weight(&key, value.as_ref());
            let new = Recent { value, group };
            if let Some(old) = state.recent.insert(Arc::clone(&key), new) {
                state.bytes -= weight(&key, old.value.as_ref());
            }
        }
        state.group = group;
    }

    /// The memory of documents that sled does not have yet, in bytes.
    pub fn recent_bytes(&self) -> usize {
        self.state.read().unwrap_or_else(PoisonError::into_inner).bytes
    }

    /// The last group that is visible.
    pub fn group(&self) -> u64 {
        self.state.read().unwrap_or_else(PoisonError::into_inner).group
    }

    /// The documents that are in memory only, and their last group.
    pub fn recent(&self) -> (Writes, u64) {
        let state = self.state.read().unwrap_or_else(PoisonError::into_inner);
        let writes = state.recent.iter().map(|(key, recent)| (Arc::clone(key), recent.value.clone()));
        (writes.collect(), state.group)
    }

    /// Removes these writes from memory, which sled has now, unless a later group changed them.
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
            DocumentSource::Sled(base) => Some(Arc::clone(base)),
            DocumentSource::Memory | DocumentSource::Lost(_) => None,
        }
    }

    /// Replaces the source of the other documents; returns the previous one.
    pub fn replace(&self, base: DocumentSource) -> DocumentSource {
        let mut state = self.write();
        self.absent().clear();
        // The previous source is no longer read, so its fault says nothing about the new one.
        self.fault();
        std::mem::replace(&mut state.base, base)
    }

    /// The error of the last reader that found sled broken since the last call.
    pub fn fault(&self) -> Option<StoreError> {
        self.fault.lock().unwrap_or_else(PoisonError::into_inner).take()
    }

    fn broken(&self, error: StoreError) -> StoreError {
        *self.fault.lock().unwrap_or_else(PoisonError::into_inner) = Some(error.clone());
        error
    }

    /// Closes; later readers get [`StoreError::Closed`]. Returns sled.
    pub fn close(&self) -> Option<Arc<Base>> {
        let mut state = self.write();
        state.closed = true;
        match std::mem::replace(&mut state.base, DocumentSource::Memory) {
            DocumentSource::Sled(base) => Some(base),
            DocumentSource::Memory | DocumentSource::Lost(_) => None,
        }
    }
}

impl Durable<'_> {
    fn base(&self) -> Result<Option<&Base>, StoreError> {
        match &self.state.base {
            DocumentSource::Sled(base) => Ok(Some(base)),
            DocumentSource::Memory => Ok(None),
            DocumentSource::Lost(why) => Err(StoreError::Failed(format!("sled is being rebuilt: {why}"))),
        }
    }

    pub const fn volumes(&self) -> &Volumes {
        &self.of.volumes
    }

    /// A document in memory; `Some(None)` if it is known to be missing, `None` if sled must be asked.
    pub fn recent(&self, key: &str) -> Option<Option<Bytes>> {
        match self.state.recent.get(key) {
            Some(recent) => Some(recent.value.clone()),
            None => self.of.absent().get(key).map(|()| None),
        }
    }

    /// Remembers that sled has no document under a key.
    pub fn note_absent(&self, key: String) {
        self.of.absent().put(key, ());
    }

    /// The first existing one of these documents, with its key, if memory can answer. `Some(None)` if none of them
    /// exists, `None` if sled must be asked.
    pub fn recent_first<'k>(&self, keys: [&'k str; 2]) -> Option<Option<(&'k str, Bytes)>> {
        for key in keys {
            if let Some(found) = self.recent(key)? {
                return Some(Some((key, found)));
            }
        }
        Some(None)
    }

    pub fn get(&self, key: &str) -> Result<Option<Bytes>, StoreError> {
        if let Some(recent) = self.recent(key) {
            return Ok(recent);
        }
        let Some(base) = self.base()? else { return Ok(None) };
        let found = base.get(key).map_err(|error| self.of.broken(error))?;
        Ok(found.map(Into::into))
    }

    /// Whether there is a document under a key.
    pub fn has(&self, key: &str) -> Result<bool, StoreError> {
        if let Some(recent) = self.recent(key) {
            return Ok(recent.is_some());
        }
        self.base()?.map_or(Ok(false), |base| base.has(key).map_err(|error| self.of.broken(error)))
    }

    /// The keys with a prefix, from `from` on, sorted, at most `limit`.
    pub fn keys(&self, beginning: &str, from: &str, limit: usize) -> Result<Vec<String>, StoreError> {
        let in_sled = self.base()?.map(|base| base.keys(from).map(|key| Ok((key?, Vec::new()))));
        let found = self.found(in_sled.into_iter().flatten(), beginning, from, limit)?;
        Ok(found.into_iter().map(|(key, _)| key).collect())
    }

    /// The documents with a prefix of their keys, from `from` on, sorted, at most `limit`.
    pub fn documents(&self, beginning: &str, from: &str, limit: usize) -> Result<Vec<(String, Bytes)>, StoreError> {
        let in_sled = self.base()?.map(|base| base.documents(from));
        self.found(in_sled.into_iter().flatten(), beginning, from, limit)
    }

    fn found(
        &self,
        in_sled: impl Iterator<Item = Result<Document, StoreError>>,
        beginning: &str,
        from: &str,
        limit: usize,
    ) -> Result<Vec<(String, Bytes)>, StoreError> {
        let behind = (Bound::Included(from), Bound::Unbounded);
        let recent = self.state.recent.range::<str, _>(behind);
        let recent = recent.map(|(key, recent)| Ok((Cow::Borrowed(&**key), recent.value.clone())));
        let in_sled = in_sled.map(|found| {
            let (key, value) = found.map_err(|error| self.of.broken(error))?;
            Ok((Cow::Owned(key), Some(value.into())))
        });
        let within =
            overlaid(recent, in_sled).take_while(|found| !matches!(found, Ok((key, _)) if !key.starts_with(beginning)));
        let there = within.filter_map(|found| match found {
            Ok((key, value)) => Some(Ok((key.into_owned(), value?))),
            Err(error) => Some(Err(error)),
        });
        there.take(limit).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::journal::Volumes;
    use crate::store::sled::rebuild::apply;

    #[test]
    fn memo_is_read_as_last_written() {
        let folder = tempfile::tempdir().unwrap();
        let base = Arc::new(Base::open(&folder.path().join("sled")).unwrap());
        let source = DocumentSource::Sled(Arc::clone(&base));
        let documents = WorkingSet::new(source, 0, Volumes::new(folder.path(), None));
        for (group, value) in (1..).zip([Some("1"), Some("2"), None, Some("3")]) {
            let writes: Writes = [("memo/a".into(), value.map(Bytes::from))].into();
            documents.publish(writes.clone(), group);
            assert_eq!(documents.durable().unwrap().get("memo/a"), Ok(value.map(Bytes::from)));
            // As the maintenance thread does.
            apply(&base, &writes, group).unwrap();
            documents.forget(&writes, group);
            let durable = documents.durable().unwrap();
            assert_eq!(durable.get("memo/a"), Ok(value.map(Bytes::from)));
            assert_eq!(durable.recent("memo/a"), None, "sled has it");
            if value.is_none() {
                durable.note_absent("memo/a".to_owned());
                assert_eq!(durable.recent("memo/a"), Some(None), "the next write makes it known again");
            }
        }
    }

    /// Documents that are all in memory.
    fn in_memory() -> WorkingSet {
        WorkingSet::new(DocumentSource::Memory, 0, Volumes::new(std::path::Path::new(""), None))
    }

    fn writes<const N: usize>(of: [(&'static str, Option<&'static str>); N]) -> Writes {
        of.map(|(key, value)| (key.into(), value.map(Bytes::from))).into()
    }

    #[test]
    fn first_document_needs_those_before_it_in_memory() {
        let documents = in_memory();
        documents.publish(writes([("a", None), ("b", Some("1"))]), 1);
        let first = |keys| documents.durable().unwrap().recent_first(keys);
        let found = Some(Some(("b", Bytes::from("1"))));
        assert_eq!([first(["a", "b"]), first(["b", "c"])], [found.clone(), found]);
        assert_eq!([first(["a", "c"]), first(["c", "b"]), first(["a", "a"])], [None, None, Some(None)]);
    }

    #[test]
    fn a_document_takes_its_key_its_value_and_an_entry() {
        assert_eq!(weight("key", Some(&Bytes::from_static(b"a value"))), 3 + 7 + 96);
        assert_eq!(weight("key", None), 3 + 96);
    }

    #[test]
    fn written_documents_leave_memory_unless_changed() {
        let documents = in_memory();
        let [first, second] = [writes([("a", Some("1")), ("b", None)]), writes([("a", Some("222"))])];
        documents.publish(first.clone(), 1);
        assert_eq!(documents.recent_bytes(), 98 + 97);
        documents.publish(second.clone(), 2);
        assert_eq!(documents.recent_bytes(), 100 + 97);
        documents.forget(&first, 1);
        assert_eq!((documents.recent(), documents.recent_bytes()), ((second.clone(), 2), 100));
        documents.forget(&second, 2);
        assert_eq!((documents.recent(), documents.recent_bytes()), ((Writes::new(), 2), 0));
    }

    #[test]
    fn fault_is_reported_once_and_not_for_a_replaced_sled() {
        let documents = in_memory();
        let error = documents.broken(StoreError::Failed("sled panicked".to_owned()));
        assert_eq!((documents.fault(), documents.fault()), (Some(error.clone()), None));
        documents.broken(error);
        drop(documents.replace(DocumentSource::Memory));
        assert_eq!(documents.fault(), None);
    }
}
