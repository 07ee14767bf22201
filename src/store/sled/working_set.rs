//! All documents that are safe: those that sled does not have yet are in memory, the others in sled; and the archive. After a
//! stop that was no close these are at first all documents, if they are not too many: so the start need not wait for sled. So it
//! is when sled is made anew without its waste. Then sled is filled while nobody reads it, and takes their place at once.
//!
//! A reader holds a read lock and sees one state. The writer publishes a group under the write lock once it is safe. The keeper
//! brings sled up to date while others read, because what it changes there is still in memory, and then takes that out of memory
//! under the write lock.

use std::borrow::Cow;
use std::cmp::Ordering;
use std::collections::BTreeMap;
use std::ops::Bound;
use std::sync::{Arc, Mutex, PoisonError, RwLock, RwLockReadGuard, RwLockWriteGuard};

use bytes::Bytes;

use super::base::Base;
use super::read_cache::ReadCache;
use crate::store::StoreError;
use crate::store::journal::{Volumes, Writes};

/// The documents.
pub(super) struct WorkingSet {
    state: RwLock<State>,
    volumes: Volumes,
    read: ReadCache,
    /// Why sled could not be read, until the keeper asks.
    fault: Mutex<Option<StoreError>>,
}

struct State {
    base: Backing,
    /// What waits here until a new sled has all of it.
    loaded: Writes,
    /// What was changed since, and sled does not have yet.
    recent: BTreeMap<Arc<str>, Recent>,
    /// The memory that `recent` takes, in bytes (an estimate).
    bytes: usize,
    /// The last group that is safe.
    group: u64,
    closed: bool,
}

/// Where the documents are that are not in memory.
pub(super) enum Backing {
    Sled(Arc<Base>),
    /// Nowhere: all documents are in memory.
    Memory,
    /// Nowhere yet: sled failed, for this reason, and is being rebuilt.
    Lost(String),
}

struct Recent {
    value: Option<Bytes>,
    group: u64,
}

/// The documents at one moment. Nothing is published while this is held.
pub(super) struct Durable<'a> {
    state: RwLockReadGuard<'a, State>,
    of: &'a WorkingSet,
}

/// The memory that a document takes, in bytes (an estimate).
pub(super) fn weight(key: &str, value: Option<&Bytes>) -> usize {
    // 96 bytes is about what the tree takes for an entry.
    key.len() + value.map_or(0, |value| value.len()) + 96
}

/// A key, and whether a document is there.
type Found<'a> = Result<(Cow<'a, str>, bool), StoreError>;

/// Both in order of key; of two with the same key the newer one. An error of the older comes first.
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
    /// The documents in memory, `loaded`, and those in `base`, which together hold every group up to `group`.
    pub fn new(base: Backing, loaded: Writes, group: u64, volumes: Volumes) -> Self {
        let state = State { base, loaded, recent: BTreeMap::new(), bytes: 0, group, closed: false };
        Self { state: RwLock::new(state), volumes, read: ReadCache::default(), fault: Mutex::default() }
    }

    /// The archive.
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

    /// Makes a group visible.
    pub fn publish(&self, writes: Writes, group: u64) {
        let mut state = self.write();
        for (key, value) in writes {
            state.loaded.remove(&key);
            self.read.forget(&key);
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
            state.forget(key, value.as_ref(), group);
        }
    }

    /// Puts these documents, but for those that were changed since, into memory, and the others in another place; returns the
    /// last one.
    pub fn hold(&self, documents: Writes, base: Backing) -> Backing {
        let mut state = self.write();
        state.loaded = documents;
        let State { loaded, recent, .. } = &mut *state;
        loaded.retain(|key, _| !recent.contains_key(key));
        self.exchange(&mut state, base)
    }

    /// The documents after a key that are held for sled, at least one if there is one, and of about this many bytes.
    pub fn loaded(&self, behind: &str, bytes: usize) -> Writes {
        let state = self.state.read().unwrap_or_else(PoisonError::into_inner);
        let mut length = 0;
        let rest = state.loaded.range::<str, _>((Bound::Excluded(behind), Bound::Unbounded));
        let piece = rest.take_while(|(key, value)| {
            let before = length;
            length += weight(key, value.as_ref());
            before < bytes
        });
        piece.map(|(key, value)| (Arc::clone(key), value.clone())).collect()
    }

    /// Puts these writes, which a sled that is not in use yet has now, among the documents that are held for it, unless a group
    /// after this one changed them.
    pub fn settle(&self, writes: &Writes, group: u64) {
        let mut state = self.write();
        for (key, value) in writes {
            if state.forget(key, value.as_ref(), group) && value.is_some() {
                state.loaded.insert(Arc::clone(key), value.clone());
            }
        }
    }

    /// Puts sled in the place of the documents that are held for it, and returns those.
    pub fn filled(&self, base: Backing) -> Writes {
        let mut state = self.write();
        self.exchange(&mut state, base);
        std::mem::take(&mut state.loaded)
    }

    /// sled, unless it is lost.
    pub fn base(&self) -> Option<Arc<Base>> {
        match &self.state.read().unwrap_or_else(PoisonError::into_inner).base {
            Backing::Sled(base) => Some(Arc::clone(base)),
            Backing::Memory | Backing::Lost(_) => None,
        }
    }

    /// Puts the other documents in another place; returns the last one.
    pub fn replace(&self, base: Backing) -> Backing {
        self.exchange(&mut self.write(), base)
    }

    fn exchange(&self, state: &mut State, base: Backing) -> Backing {
        // Nobody reads the last one any more, so what was found of it says nothing of this one.
        self.fault();
        std::mem::replace(&mut state.base, base)
    }

    /// Why a reader found sled broken since this was asked last, if one did.
    pub fn fault(&self) -> Option<StoreError> {
        self.fault.lock().unwrap_or_else(PoisonError::into_inner).take()
    }

    /// Notes that sled is broken.
    fn broken(&self, error: StoreError) -> StoreError {
        *self.fault.lock().unwrap_or_else(PoisonError::into_inner) = Some(error.clone());
        error
    }

    /// Closes; later readers get [`StoreError::Closed`]. Returns sled.
    pub fn close(&self) -> Option<Arc<Base>> {
        let mut state = self.write();
        state.closed = true;
        match std::mem::replace(&mut state.base, Backing::Memory) {
            Backing::Sled(base) => Some(base),
            Backing::Memory | Backing::Lost(_) => None,
        }
    }
}

impl State {
    /// Takes a write out of memory, unless a group after this one changed it; returns whether it is out.
    fn forget(&mut self, key: &str, value: Option<&Bytes>, group: u64) -> bool {
        let over = self.recent.get(key).is_some_and(|recent| recent.group <= group);
        if over {
            self.recent.remove(key);
            self.bytes -= weight(key, value);
        }
        over
    }
}

impl Durable<'_> {
    fn base(&self) -> Result<Option<&Base>, StoreError> {
        match &self.state.base {
            Backing::Sled(base) => Ok(Some(base)),
            Backing::Memory => Ok(None),
            Backing::Lost(why) => Err(StoreError::Failed(format!("sled is being rebuilt: {why}"))),
        }
    }

    /// The archive.
    pub const fn volumes(&self) -> &Volumes {
        &self.of.volumes
    }

    /// A document that is in memory; `Some(None)` for one that there is not, `None` where sled has to be asked.
    pub fn recent(&self, key: &str) -> Option<Option<Bytes>> {
        let recent = self.state.recent.get(key).map(|recent| &recent.value);
        recent.or_else(|| self.state.loaded.get(key)).cloned().or_else(|| self.of.read.get(key))
    }

    /// The first of these documents that there is, with its key, as far as those before it are in memory; `Some(None)` if there is
    /// none of them, `None` where sled has to be asked.
    pub fn recent_first<'k>(&self, keys: [&'k str; 2]) -> Option<Option<(&'k str, Bytes)>> {
        for key in keys {
            if let Some(found) = self.recent(key)? {
                return Some(Some((key, found)));
            }
        }
        Some(None)
    }

    /// The document under a key.
    pub fn get(&self, key: &str) -> Result<Option<Bytes>, StoreError> {
        if let Some(recent) = self.recent(key) {
            return Ok(recent);
        }
        let Some(base) = self.base()? else { return Ok(None) };
        let found = base.get(key).map_err(|error| self.of.broken(error))?.map(Into::into);
        self.of.read.note(key, found.as_ref());
        Ok(found)
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
        let behind = (Bound::Included(from), Bound::Unbounded);
        let recent = self.state.recent.range::<str, _>(behind);
        let recent = recent.map(|(key, recent)| Ok((Cow::Borrowed(&**key), recent.value.is_some())));
        let loaded = self.state.loaded.range::<str, _>(behind).map(|(key, _)| Ok((Cow::Borrowed(&**key), true)));
        let in_sled = self.base()?.map(|base| base.keys(from)).into_iter().flatten();
        let all = overlaid(
            recent,
            overlaid(loaded, in_sled.map(|key| Ok((Cow::Owned(key.map_err(|error| self.of.broken(error))?), true)))),
        );
        let within = all.take_while(|found| !matches!(found, Ok((key, _)) if !key.starts_with(beginning)));
        let there = within.filter(|found| !matches!(found, Ok((_, false))));
        there.take(limit).map(|found| Ok(found?.0.into_owned())).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::journal::Volumes;
    use crate::store::sled::rebuild::apply;

    #[test]
    fn a_memo_that_was_read_is_read_as_it_was_written_last() {
        let folder = tempfile::tempdir().unwrap();
        let base = Arc::new(Base::open(&folder.path().join("sled")).unwrap());
        let backing = Backing::Sled(Arc::clone(&base));
        let documents = WorkingSet::new(backing, Writes::new(), 0, Volumes::new(folder.path(), None));
        for (group, value) in (1..).zip([Some("1"), Some("2"), None, Some("3")]) {
            let writes: Writes = [("memo/a".into(), value.map(Bytes::from))].into();
            documents.publish(writes.clone(), group);
            assert_eq!(documents.durable().unwrap().get("memo/a"), Ok(value.map(Bytes::from)));
            // As the keeper does.
            apply(&base, &writes, group).unwrap();
            documents.forget(&writes, group);
            for _ in 0..2 {
                assert_eq!(documents.durable().unwrap().get("memo/a"), Ok(value.map(Bytes::from)));
            }
        }
    }

    /// Documents that are all in memory.
    fn in_memory(loaded: Writes) -> WorkingSet {
        WorkingSet::new(Backing::Memory, loaded, 0, Volumes::new(std::path::Path::new(""), None))
    }

    fn writes<const N: usize>(of: [(&'static str, Option<&'static str>); N]) -> Writes {
        of.map(|(key, value)| (key.into(), value.map(Bytes::from))).into()
    }

    #[test]
    fn the_first_document_that_there_is_is_told_only_when_those_before_it_are_known() {
        let documents = in_memory(Writes::new());
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
    fn what_sled_has_is_out_of_memory_unless_it_was_changed_since() {
        let documents = in_memory(Writes::new());
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
    fn what_a_new_sled_has_is_held_for_it_unless_it_was_changed_since() {
        let documents = in_memory(writes([("a", Some("0")), ("b", Some("0"))]));
        let [first, second] = [writes([("a", Some("1")), ("b", None), ("c", Some("1"))]), writes([("c", Some("2"))])];
        documents.publish(first.clone(), 1);
        documents.publish(second.clone(), 2);
        documents.settle(&first, 1);
        assert_eq!((documents.recent().0, documents.loaded("", usize::MAX)), (second, writes([("a", Some("1"))])));
        let keys = documents.durable().unwrap().keys("", "", 9);
        assert_eq!(keys, Ok(vec!["a".to_owned(), "c".to_owned()]));
    }

    #[test]
    fn documents_are_handed_out_in_pieces_of_at_least_one() {
        let documents = in_memory(writes([("a", Some("1")), ("b", Some("1")), ("c", Some("1"))]));
        let keys = |behind: &str, bytes: usize| -> String {
            documents.loaded(behind, bytes).keys().map(|key| key.to_string()).collect()
        };
        assert_eq!(
            [keys("", 1), keys("", 98), keys("", 99), keys("a", 999), keys("c", 999)],
            ["a", "a", "ab", "bc", ""]
        );
    }

    #[test]
    fn a_fault_is_told_once_and_not_of_a_sled_that_is_not_in_use_any_more() {
        let documents = in_memory(Writes::new());
        let error = documents.broken(StoreError::Failed("sled panicked".to_owned()));
        assert_eq!((documents.fault(), documents.fault()), (Some(error.clone()), None));
        documents.broken(error);
        drop(documents.replace(Backing::Memory));
        assert_eq!(documents.fault(), None);
    }
}
