//! All safe documents and the archive. Documents that no run has yet are in memory, those of games in progress also in
//! sled ([`live`](super::live)), and all others in runs.
//!
//! A reader takes a copy of the state, which shares everything with it, and holds no lock while it reads. So it sees one
//! state, and delays no writer. The writer publishes a safe group in one step. The maintenance thread writes a run while
//! others read, because its documents are still in memory. It then replaces them by the run in one step.

use std::ops::Bound;
use std::sync::{Arc, Mutex, PoisonError, RwLock, RwLockReadGuard, RwLockWriteGuard};

use bytes::Bytes;
use rpds::RedBlackTreeMapSync;

use super::live::Live;
use super::runs::{Documents, Merged, Runs};
use crate::StoreError;
use crate::journal::{Fault, Reader, Run, Volumes, Writes};

/// The documents of a store that is not in use yet.
#[derive(Default)]
pub(super) struct Loaded {
    pub runs: Runs,
    /// The newest documents, which no run has yet.
    pub recent: Writes,
    /// The last group.
    pub group: u64,
    /// Whether the journal has a frame after it that cannot be read.
    pub skipped: bool,
}

pub(super) struct WorkingSet {
    state: RwLock<State>,
    /// The newest documents of games in progress.
    live: Live,
    /// Held while something is written to `live`, so that nothing older replaces it.
    filling: Mutex<()>,
    volumes: Volumes,
}

struct State {
    runs: Runs,
    /// Changes that no run has yet.
    recent: RedBlackTreeMapSync<Arc<str>, Recent>,
    /// The memory of `recent`, in bytes (an estimate).
    bytes: usize,
    /// The last group that is safe.
    group: u64,
    /// Whether a run of documents in memory is being written.
    writing: bool,
    closed: bool,
}

struct Recent {
    value: Option<Bytes>,
    group: u64,
}

/// The documents at one moment.
pub(super) struct Durable<'a> {
    runs: Runs,
    recent: RedBlackTreeMapSync<Arc<str>, Recent>,
    /// The last group that it has.
    group: u64,
    of: &'a WorkingSet,
    _reader: Reader,
}

/// The memory of an entry of `recent` beside its key and value, in bytes (an estimate).
const ENTRY: usize = 128;

/// The memory of a document, in bytes (an estimate).
fn weight(key: &str, value: Option<&Bytes>) -> usize {
    key.len() + value.map_or(0, |value| value.len()) + ENTRY
}

/// The error of a reader of the document, or of the documents, named `what`.
pub(super) fn unread(what: &str, fault: &Fault) -> StoreError {
    match fault {
        Fault::Damaged(..) => StoreError::Broken { what: what.to_owned(), why: fault.to_string() },
        Fault::Disk(..) => StoreError::Failed(fault.to_string()),
    }
}

impl WorkingSet {
    pub fn new(Loaded { runs, recent, group, .. }: Loaded, live: Live, volumes: Volumes) -> Self {
        let recent_documents = RedBlackTreeMapSync::new_sync();
        let state = State { runs, recent: recent_documents, bytes: 0, group, writing: false, closed: false };
        let new = Self { state: RwLock::new(state), live, filling: Mutex::default(), volumes };
        new.publish(recent, group);
        new
    }

    pub const fn volumes(&self) -> &Volumes {
        &self.volumes
    }

    /// The documents at this moment.
    pub fn durable(&self) -> Result<Durable<'_>, StoreError> {
        let state = self.read();
        if state.closed {
            return Err(StoreError::Closed);
        }
        // While the state is held, so that no piece of the archive that it knows is erased.
        let reader = self.volumes.reader();
        let runs = state.runs.clone();
        let recent = state.recent.clone();
        Ok(Durable { runs, recent, group: state.group, of: self, _reader: reader })
    }

    fn read(&self) -> RwLockReadGuard<'_, State> {
        self.state.read().unwrap_or_else(PoisonError::into_inner)
    }

    fn write(&self) -> RwLockWriteGuard<'_, State> {
        self.state.write().unwrap_or_else(PoisonError::into_inner)
    }

    /// Makes a group visible.
    pub fn publish(&self, writes: Writes, group: u64) {
        let _filling = self.filling.lock().unwrap_or_else(PoisonError::into_inner);
        for (key, value) in &writes {
            self.live.put(key, group, value.as_deref());
        }
        let mut state = self.write();
        for (key, value) in writes {
            let old = state.recent.get(&key).map(|old| weight(&key, old.value.as_ref()));
            state.bytes -= old.unwrap_or(0);
            // Most notices live for a second. Nothing is left of a document that no run has.
            if value.is_none() && !state.writing && !state.runs.may_know(&key) {
                state.recent.remove_mut(&key);
            } else {
                state.bytes += weight(&key, value.as_ref());
                state.recent.insert_mut(key, Recent { value, group });
            }
        }
        state.group = group;
    }

    /// The memory of documents that no run has yet, in bytes.
    pub fn recent_bytes(&self) -> usize {
        self.read().bytes
    }

    /// The documents that are in memory only, and the last group: a run of them is written next. [`WorkingSet::add_run`]
    /// or [`WorkingSet::give_up`] ends that.
    pub fn begin_run(&self) -> (Writes, u64) {
        let (recent, group) = {
            let mut state = self.write();
            state.writing = true;
            (state.recent.clone(), state.group)
        };
        (recent.iter().map(|(key, recent)| (Arc::clone(key), recent.value.clone())).collect(), group)
    }

    pub fn runs(&self) -> Runs {
        self.read().runs.clone()
    }

    /// Adds a run, and removes the documents from memory that it has, unless a later group changed them.
    pub fn add_run(&self, run: Arc<Run>, writes: &Writes) {
        let mut state = self.write();
        for (key, value) in writes {
            if state.recent.get(key).is_some_and(|recent| recent.group <= run.label.to) {
                state.recent.remove_mut(key);
                state.bytes -= weight(key, value.as_ref());
            }
        }
        state.runs.0.push(run);
        state.writing = false;
    }

    /// Says that the run was not written.
    pub fn give_up(&self) {
        self.write().writing = false;
    }

    /// Replaces neighbouring runs by one that has all their documents.
    pub fn merge_runs(&self, run: Arc<Run>, old: &[Arc<Run>]) {
        let runs = &mut self.write().runs.0;
        let is_old = |run: &Arc<Run>| old.iter().any(|old| Arc::ptr_eq(old, run));
        let place = runs.iter().position(is_old).unwrap_or(runs.len());
        runs.retain(|run| !is_old(run));
        runs.insert(place, run);
    }

    /// Closes; later readers get [`StoreError::Closed`].
    pub fn close(&self) {
        self.write().closed = true;
    }
}

impl Durable<'_> {
    pub const fn volumes(&self) -> &Volumes {
        &self.of.volumes
    }

    /// A document in memory; `Some(None)` if it is known to be missing, `None` if a run must be asked.
    pub fn recent(&self, key: &str) -> Option<Option<Bytes>> {
        match self.recent.get(key) {
            Some(recent) => Some(recent.value.clone()),
            // Most notes about a channel or a person do not exist.
            None => (!self.runs.may_know(key)).then_some(None),
        }
    }

    pub fn get(&self, key: &str) -> Result<Option<Bytes>, StoreError> {
        if let Some(recent) = self.recent(key) {
            return Ok(recent);
        }
        // A newer group may have come since.
        if let Some((_, found)) = self.of.live.get(key).filter(|(group, _)| *group <= self.group) {
            return Ok(found);
        }
        let found = self.runs.get(key).map_err(|fault| unread(key, &fault))?;
        if found.is_some() {
            self.keep(key, found.as_deref());
        }
        Ok(found)
    }

    /// Puts a document of a game in progress into sled, unless a newer group may have changed it, or the writer is at it.
    fn keep(&self, key: &str, value: Option<&[u8]>) {
        let Ok(_filling) = self.of.filling.try_lock() else { return };
        let is_newest = self.of.read().group == self.group;
        if is_newest {
            self.of.live.put(key, self.group, value);
        }
    }

    /// The keys with a prefix, from `from` on, sorted, at most `limit`.
    pub fn keys(&self, beginning: &str, from: &str, limit: usize) -> Result<Vec<String>, StoreError> {
        self.scan(beginning, from).take(limit).map(|found| found.map(|(key, _)| key)).collect()
    }

    /// The documents with a prefix of their keys, from `from` on, sorted, at most `limit`.
    pub fn documents(&self, beginning: &str, from: &str, limit: usize) -> Result<Vec<(String, Bytes)>, StoreError> {
        self.scan(beginning, from).take(limit).collect()
    }

    /// The documents with a prefix of their keys, from `from` on, sorted.
    pub fn scan(&self, beginning: &str, from: &str) -> impl Iterator<Item = Result<(String, Bytes), StoreError>> {
        let behind = (Bound::Included(Arc::<str>::from(from)), Bound::Unbounded);
        let recent = self.recent.range::<Arc<str>, _>(behind);
        let recent = recent.map(|(key, recent)| Ok((key.to_string(), recent.value.clone())));
        let runs = self.runs.scans(from, true).map(|scan| -> Documents<'_> { scan });
        let all = Merged::new(std::iter::once::<Documents<'_>>(Box::new(recent)).chain(runs));
        let within = all.take_while(move |found| !matches!(found, Ok((key, _)) if !key.starts_with(beginning)));
        within.filter_map(move |found| match found {
            Ok((key, value)) => Some(Ok((key, value?))),
            Err(fault) => Some(Err(unread(beginning, &fault))),
        })
    }
}

#[cfg(test)]
pub(super) mod tests {
    use std::path::Path;

    use super::*;
    use crate::journal::{Disk, JOURNAL, RunWriter};

    /// Documents that are all in memory.
    pub fn in_memory() -> WorkingSet {
        WorkingSet::new(Loaded::default(), Live::default(), Volumes::new(Path::new(""), None))
    }

    fn writes<const N: usize>(of: [(&'static str, Option<&'static str>); N]) -> Writes {
        of.map(|(key, value)| (key.into(), value.map(Bytes::from))).into()
    }

    /// Puts the documents in memory into a run, as the maintenance thread does.
    fn write_run(documents: &WorkingSet, store: &Path, number: u64) {
        std::fs::create_dir_all(store.join(JOURNAL)).unwrap();
        let (writes, group) = documents.begin_run();
        let mut writer = RunWriter::create(&Disk::default(), store, 7, number, 0).unwrap();
        writes.iter().try_for_each(|(key, value)| writer.add(key, value.as_deref())).unwrap();
        documents.add_run(Arc::new(writer.finish(0, group).unwrap()), &writes);
    }

    #[test]
    fn memo_is_read_as_last_written() {
        let folder = tempfile::tempdir().unwrap();
        let documents = in_memory();
        for (group, value) in (1..).zip([Some("1"), Some("2"), None, Some("3")]) {
            documents.publish(writes([("memo/a", value)]), group);
            assert_eq!(documents.durable().unwrap().get("memo/a"), Ok(value.map(Bytes::from)));
            write_run(&documents, folder.path(), group);
            let durable = documents.durable().unwrap();
            assert_eq!(durable.get("memo/a"), Ok(value.map(Bytes::from)));
            assert_eq!(durable.recent("memo/a"), None, "a run has it");
            assert_eq!(durable.recent("memo/b"), Some(None), "no run has it");
            let there = value.map(|value| ("memo/a".to_owned(), Bytes::from(value)));
            assert_eq!(durable.documents("memo/", "memo/", 9), Ok(there.into_iter().collect()));
        }
    }

    #[test]
    fn game_in_progress_is_read_from_sled_as_last_written() {
        let folder = tempfile::tempdir().unwrap();
        let live = Live::open(folder.path());
        let documents = WorkingSet::new(Loaded::default(), live, Volumes::new(Path::new(""), None));
        let get = || documents.durable().unwrap().get("head/a").unwrap();
        for (group, value) in (1..).zip([Some("1"), Some("2"), None, Some("3")]) {
            documents.publish(writes([("head/a", value)]), group);
            assert_eq!(documents.live.get("head/a"), Some((group, value.map(Bytes::from))));
            assert_eq!(get(), value.map(Bytes::from), "in memory and in sled");
            write_run(&documents, folder.path(), group);
            assert_eq!(get(), value.map(Bytes::from), "in sled and in a run");
        }
        documents.live.clear();
        assert_eq!(get(), Some(Bytes::from("3")), "in a run");
        assert_eq!(documents.live.get("head/a"), Some((4, Some(Bytes::from("3")))), "and in sled from now on");
    }

    /// A long scan, and one that is unpacked meanwhile, sees what was there when it began.
    #[test]
    fn reader_sees_one_state_while_groups_are_published() {
        let folder = tempfile::tempdir().unwrap();
        let documents =
            WorkingSet::new(Loaded::default(), Live::open(folder.path()), Volumes::new(Path::new(""), None));
        documents.publish(writes([("head/a", Some("1")), ("head/b", Some("1"))]), 1);
        write_run(&documents, folder.path(), 1);
        documents.publish(writes([("head/c", Some("1"))]), 2);
        let before = documents.durable().unwrap();
        let mut scan = before.scan("head/", "head/");
        assert_eq!(scan.next().unwrap().unwrap().0, "head/a");
        documents
            .publish(writes([("head/a", Some("2")), ("head/b", None), ("head/c", None), ("head/d", Some("2"))]), 3);
        write_run(&documents, folder.path(), 2);
        let rest: Vec<_> = scan.map(|found| found.unwrap().0).collect();
        assert_eq!(rest, ["head/b", "head/c"]);
        let values = |durable: &Durable<'_>| {
            ["a", "b", "c", "d"].map(|key| durable.get(&format!("head/{key}")).unwrap().map(|value| value[0]))
        };
        assert_eq!(values(&before), [Some(b'1'), Some(b'1'), Some(b'1'), None], "whatever sled has by now");
        let after = documents.durable().unwrap();
        assert_eq!(values(&after), [Some(b'2'), None, None, Some(b'2')]);
        documents.live.clear();
        assert_eq!(values(&before), [Some(b'1'), Some(b'1'), Some(b'1'), None]);
        assert_eq!(values(&after), [Some(b'2'), None, None, Some(b'2')], "an old reader leaves nothing in sled");
    }

    #[test]
    fn a_document_takes_its_key_its_value_and_an_entry() {
        assert_eq!(weight("key", Some(&Bytes::from_static(b"a value"))), 3 + 7 + ENTRY);
        assert_eq!(weight("key", None), 3 + ENTRY);
    }

    #[test]
    fn written_documents_leave_memory_unless_changed() {
        let folder = tempfile::tempdir().unwrap();
        let documents = in_memory();
        documents.publish(writes([("gone", Some("1"))]), 1);
        documents.publish(writes([("gone", None)]), 1);
        assert_eq!(documents.recent_bytes(), 0, "nothing is left of it");
        let [first, second] = [writes([("a", Some("1")), ("b", Some(""))]), writes([("a", Some("222"))])];
        documents.publish(first.clone(), 1);
        assert_eq!(documents.recent_bytes(), 2 * ENTRY + 2 + 1);
        let (before, group) = documents.begin_run();
        documents.publish(writes([("b", None)]), 2);
        let mut writer = {
            std::fs::create_dir_all(folder.path().join(JOURNAL)).unwrap();
            RunWriter::create(&Disk::default(), folder.path(), 7, 1, 0).unwrap()
        };
        before.iter().try_for_each(|(key, value)| writer.add(key, value.as_deref())).unwrap();
        documents.publish(second, 2);
        assert_eq!(documents.recent_bytes(), 2 * ENTRY + 4 + 1);
        documents.add_run(Arc::new(writer.finish(0, group).unwrap()), &before);
        let left = writes([("a", Some("222")), ("b", None)]);
        assert_eq!((documents.begin_run(), documents.recent_bytes()), ((left, 2), 2 * ENTRY + 4 + 1));
        write_run(&documents, folder.path(), 2);
        assert_eq!((documents.begin_run(), documents.recent_bytes()), ((Writes::new(), 2), 0));
        let durable = documents.durable().unwrap();
        assert_eq!((durable.get("a"), durable.get("b")), (Ok(Some(Bytes::from("222"))), Ok(None)));
    }
}
