//! The maintenance thread. It applies the journal to sled, writes checkpoints, and rebuilds sled when it failed or has
//! grown much larger than its documents. Other threads wait for it only if it falls far behind.

use std::path::{Path, PathBuf};
use std::sync::{Arc, Condvar, Mutex, PoisonError};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

use super::base::Base;
use super::clean;
use super::rebuild::{RebuildError, Rebuilt, apply, rebuild};
use super::renewal::RenewalRule;
use super::working_set::{DocumentSource, WorkingSet};
use crate::store::journal::{CheckpointWriter, Fault, Journal, Label, Volumes, Writes};
use crate::store::{StoreError, disk_fault};

/// sled's folder, and the other one, which is used when sled is rebuilt.
pub(super) const FOLDERS: [&str; 2] = ["sled", "sled-anew"];

/// sled is brought up to date after [`PAUSE`], or earlier if more than this many bytes are in memory only.
const SOON: usize = 4 << 20;
const PAUSE: Duration = Duration::from_secs(1);

/// The writer waits while more bytes than this are in memory only.
const MOST: usize = 64 << 20;

/// The size of the pieces of a checkpoint, in bytes of documents.
const PIECE: usize = 1 << 20;

/// How long the writer waits for this thread at most.
const PATIENCE: Duration = Duration::from_secs(10);

/// The pause before a failed checkpoint or write to sled is retried.
const RETRY: Duration = Duration::from_secs(5);

/// The handle of the maintenance thread.
pub(super) struct Maintenance {
    alarm: Arc<Alarm>,
    documents: Arc<WorkingSet>,
    journal: Arc<Journal>,
    thread: Option<JoinHandle<Result<(), StoreError>>>,
}

#[derive(Default)]
struct Alarm {
    signal: Mutex<Signal>,
    changed: Condvar,
}

#[derive(Default)]
struct Signal {
    raised: bool,
    stop: bool,
}

struct Work {
    store: PathBuf,
    documents: Arc<WorkingSet>,
    journal: Arc<Journal>,
    /// The last group that sled has.
    applied: u64,
    checkpoint: Option<Checkpoint>,
    renewal_rule: RenewalRule,
    not_before: Instant,
    /// The earliest retry of erasing pieces of the archive, after a disk error.
    erase_not_before: Instant,
}

/// A checkpoint of all documents of sled, written piece by piece.
struct Checkpoint {
    to: CheckpointWriter,
    behind: String,
    bytes: u64,
}

impl Maintenance {
    /// Starts the thread for a sled that has every group up to `applied`.
    pub fn start(
        store: &Path,
        documents: Arc<WorkingSet>,
        journal: Arc<Journal>,
        applied: u64,
        renewal_rule: RenewalRule,
    ) -> std::io::Result<Self> {
        let alarm = Arc::new(Alarm::default());
        let mut work = Work {
            store: store.to_owned(),
            documents: Arc::clone(&documents),
            journal: Arc::clone(&journal),
            applied,
            checkpoint: None,
            renewal_rule,
            not_before: Instant::now(),
            erase_not_before: Instant::now(),
        };
        let raised = Arc::clone(&alarm);
        let thread = std::thread::Builder::new().name("store-keeper".to_owned()).spawn(move || work.serve(&raised))?;
        Ok(Self { alarm, documents, journal, thread: Some(thread) })
    }

    /// Called by the writer after each group. Waits if too many bytes are in memory only.
    ///
    /// # Errors
    /// sled does not catch up in time.
    pub fn written(&self) -> Result<(), StoreError> {
        let bytes = self.documents.recent_bytes();
        if bytes > SOON || self.journal.wants_checkpoint() {
            self.alarm.raise();
        }
        if bytes <= MOST || self.alarm.wait_until(PATIENCE, || self.documents.recent_bytes() <= MOST) {
            Ok(())
        } else {
            Err(StoreError::Failed("sled does not keep up with the journal".to_owned()))
        }
    }

    /// Brings sled up to date a last time, closes it, and writes the mark of a clean close.
    pub fn close(&mut self) -> Result<(), StoreError> {
        self.alarm.signal.lock().unwrap_or_else(PoisonError::into_inner).stop = true;
        self.alarm.changed.notify_all();
        let Some(thread) = self.thread.take() else { return Ok(()) };
        thread
            .join()
            .unwrap_or_else(|_| Err(StoreError::Failed("the maintenance thread panicked; see the log".to_owned())))
    }
}

impl Alarm {
    fn raise(&self) {
        self.signal.lock().unwrap_or_else(PoisonError::into_inner).raised = true;
        self.changed.notify_all();
    }

    /// Waits for the alarm, at most this long; returns whether to stop.
    fn wait(&self, at_most: Duration) -> bool {
        let signal = self.signal.lock().unwrap_or_else(PoisonError::into_inner);
        let waiting = |signal: &mut Signal| !signal.raised && !signal.stop;
        let waited = self.changed.wait_timeout_while(signal, at_most, waiting);
        let (mut signal, _) = waited.unwrap_or_else(PoisonError::into_inner);
        signal.raised = false;
        signal.stop
    }

    /// Waits until `holds` is true, at most this long; returns whether it is.
    fn wait_until(&self, at_most: Duration, holds: impl Fn() -> bool) -> bool {
        let end = Instant::now() + at_most;
        while !holds() {
            if Instant::now() > end {
                return false;
            }
            std::thread::sleep(Duration::from_millis(2));
        }
        true
    }
}

impl Work {
    fn serve(&mut self, alarm: &Alarm) -> Result<(), StoreError> {
        loop {
            let stop = alarm.wait(if self.checkpoint.is_some() { Duration::ZERO } else { PAUSE });
            self.erase();
            let worked = self.round(stop);
            if let Err(error) = &worked {
                self.lose(error);
            }
            if stop {
                return self.close();
            }
        }
    }

    /// Erases the unused pieces of the archive.
    fn erase(&mut self) {
        if Instant::now() >= self.erase_not_before
            && let Err(error) = self.documents.volumes().erase_discarded()
        {
            tracing::error!(%error, "cannot erase an unused piece of the archive; retrying later");
            self.erase_not_before = Instant::now() + RETRY;
        }
    }

    fn round(&mut self, stop: bool) -> Result<(), StoreError> {
        let Some(base) = self.documents.base() else { return self.find_again() };
        if let Some(error) = self.documents.fault() {
            return Err(error);
        }
        if stop || self.documents.recent_bytes() > SOON || self.checkpoint.is_none() {
            self.catch_up(&base)?;
        }
        if stop {
            return Ok(());
        }
        if self.checkpoint.is_none() && self.journal.wants_checkpoint() && Instant::now() >= self.not_before {
            self.catch_up(&base)?;
            match self.journal.begin_checkpoint(self.applied) {
                Ok(to) => self.checkpoint = Some(Checkpoint { to, behind: String::new(), bytes: 0 }),
                Err(error) => self.put_off(&error),
            }
        }
        self.go_on_with_the_checkpoint(base)
    }

    fn catch_up(&mut self, base: &Base) -> Result<(), StoreError> {
        let (writes, group) = self.documents.recent();
        if writes.is_empty() && group == self.applied {
            return Ok(());
        }
        apply(base, &writes, group)?;
        self.applied = group;
        self.documents.forget(&writes, group);
        Ok(())
    }

    fn go_on_with_the_checkpoint(&mut self, base: Arc<Base>) -> Result<(), StoreError> {
        // A checkpoint that fails is dropped, which removes its file.
        let Some(mut checkpoint) = self.checkpoint.take() else { return Ok(()) };
        let piece = base.piece(&checkpoint.behind, PIECE)?;
        let Some((last, _)) = piece.last() else {
            match self.journal.finish_checkpoint(checkpoint.to, self.applied) {
                Ok(written) => tracing::debug!(checkpoint = ?written, "wrote a checkpoint"),
                Err(error) => self.put_off(&error),
            }
            let before = base.length();
            drop(base);
            if self.renewal_rule.is_too_much(before, checkpoint.bytes) {
                self.renew(before);
            }
            return Ok(());
        };
        checkpoint.behind.clone_from(last);
        checkpoint.bytes += piece.iter().map(|(key, value)| (key.len() + value.len()) as u64).sum::<u64>();
        match checkpoint.to.add(piece.iter().map(|(key, value)| (&**key, &**value))) {
            Ok(()) => self.checkpoint = Some(checkpoint),
            Err(error) => self.put_off(&error),
        }
        Ok(())
    }

    fn put_off(&mut self, error: &std::io::Error) {
        tracing::warn!(%error, "cannot write a checkpoint; retrying later");
        self.not_before = Instant::now() + RETRY;
    }

    /// Rebuilds sled without the garbage in its files. Meanwhile readers use the old one, which stays if this fails.
    fn renew(&mut self, before: u64) {
        match self.rebuild() {
            Ok(group) => tracing::info!(before, group, "rebuilt sled without its garbage"),
            Err(error) => tracing::error!(%error, "cannot rebuild sled; its files stay long until the next checkpoint"),
        }
    }

    /// Rebuilds sled from the journal, in the folder that it does not use; returns its last group. Later changes are
    /// still in memory.
    fn rebuild(&mut self) -> Result<u64, RebuildError> {
        let here = self.documents.base().map(|base| base.folder().to_owned());
        let free = FOLDERS.iter().map(|name| self.store.join(name)).find(|path| Some(path) != here.as_ref());
        let folder = free.unwrap_or_else(|| self.store.join(FOLDERS[0]));
        // In this order: a segment that is begun meanwhile holds later groups only.
        let (until, label) = (self.documents.group(), self.journal.label());
        let Rebuilt { base, group } = rebuild(self.journal.disk(), &self.store, &label, Some(until), &folder)?;
        // sled keeps its recent writes in memory until it is closed.
        let base = base.reopen().map_err(RebuildError::Sled)?;
        self.applied = group;
        self.dispose(self.documents.replace(DocumentSource::Sled(Arc::new(base))));
        Ok(group)
    }

    /// Closes a sled that is no longer used, and removes its files.
    fn dispose(&self, source: DocumentSource) {
        if let DocumentSource::Sled(base) = source {
            let folder = base.folder().to_owned();
            // Its files are removed, so its errors do not matter.
            let _closed = Arc::into_inner(base).map(Base::close);
            if let Err(error) = self.journal.disk().remove(&folder) {
                tracing::warn!(%error, folder = %folder.display(), "cannot remove an unused sled folder");
            }
        }
    }

    /// Discards a sled that failed. The next rounds rebuild it from the journal.
    fn lose(&mut self, error: &StoreError) {
        tracing::error!(%error, "sled failed; rebuilding it from the journal");
        self.checkpoint = None;
        if self.documents.base().is_some() {
            self.dispose(self.documents.replace(DocumentSource::Lost(error.to_string())));
        }
    }

    fn find_again(&mut self) -> Result<(), StoreError> {
        if Instant::now() < self.not_before {
            return Ok(());
        }
        match self.rebuild() {
            Ok(group) => tracing::info!(group, "rebuilt sled from the journal"),
            Err(error) => {
                tracing::error!(%error, "cannot rebuild sled yet");
                self.not_before = Instant::now() + RETRY;
            }
        }
        Ok(())
    }

    fn close(&mut self) -> Result<(), StoreError> {
        self.checkpoint = None;
        // Without a complete sled the next start reads the journal.
        let Some(base) = self.documents.close().and_then(Arc::into_inner) else { return Ok(()) };
        let Some(name) = base.folder().file_name().map(|name| name.to_string_lossy().into_owned()) else {
            return Ok(());
        };
        base.close()?;
        let left = clean::leave(self.journal.disk(), &self.store, &self.journal.label(), &name, self.applied);
        left.map_err(|error| StoreError::Failed(disk_fault(&error)))
    }
}

/// Reads all documents of a store into memory, for read-only use.
pub(super) fn in_memory(store: &Path, label: &Label) -> Result<WorkingSet, Fault> {
    let documents = WorkingSet::new(DocumentSource::Memory, 0, Volumes::new(store, None));
    let group = crate::store::journal::replay::<Fault>(store, label, None, &mut |writes| {
        documents.publish(writes, 0);
        Ok(())
    })?;
    documents.publish(Writes::new(), group);
    Ok(documents)
}

#[cfg(test)]
mod tests {
    use std::cell::Cell;
    use std::fs;

    use bytes::Bytes;

    use super::*;
    use crate::store::journal::{Appender, CheckpointRule, JOURNAL, test_journal};
    use crate::store::sled::working_set::weight;

    /// The state of the thread for an empty store.
    fn work(store: &Path) -> Work {
        let journal = test_journal::journal(store, CheckpointRule::default());
        let source = DocumentSource::Sled(Arc::new(Base::open(&store.join(FOLDERS[0])).unwrap()));
        let documents = Arc::new(WorkingSet::new(source, 0, Volumes::new(store, None)));
        Work {
            store: store.to_owned(),
            documents,
            journal,
            applied: 0,
            checkpoint: None,
            renewal_rule: RenewalRule::default(),
            not_before: Instant::now(),
            erase_not_before: Instant::now(),
        }
    }

    /// Publishes a document of this length.
    fn publish(work: &Work, length: usize, group: u64) {
        let writes: Writes = [("key".into(), Some(Bytes::from(vec![b' '; length])))].into();
        work.documents.publish(writes, group);
    }

    fn begin_checkpoint(work: &mut Work) {
        let to = work.journal.begin_checkpoint(0).unwrap();
        work.checkpoint = Some(Checkpoint { to, behind: String::new(), bytes: 0 });
    }

    #[test]
    fn checkpoint_delays_sled_while_few_changes_wait() {
        let folder = tempfile::tempdir().unwrap();
        let mut work = work(folder.path());
        let little = SOON - weight("key", None);
        for (group, (length, busy)) in (1..).zip([(9, false), (7, true), (little, true), (little + 1, true)]) {
            publish(&work, length, group);
            let (documents, journal) = (Arc::clone(&work.documents), Arc::clone(&work.journal));
            let maintenance = Maintenance { alarm: Arc::default(), documents, journal, thread: None };
            maintenance.written().unwrap();
            assert_eq!(maintenance.alarm.signal.lock().unwrap().raised, length > little, "{length}");
            if busy {
                begin_checkpoint(&mut work);
            }
            work.round(false).unwrap();
            assert_eq!(work.documents.recent_bytes() > 0, busy && length <= little, "{length}");
        }
    }

    #[test]
    fn a_group_without_changes_is_noted_in_sled_as_well() {
        let folder = tempfile::tempdir().unwrap();
        let mut work = work(folder.path());
        work.documents.publish(Writes::new(), 1);
        work.round(false).unwrap();
        let base = work.documents.base().unwrap();
        assert_eq!((work.applied, base.applied()), (1, Ok(1)));
    }

    #[test]
    fn a_checkpoint_counts_the_bytes_of_its_documents() {
        let folder = tempfile::tempdir().unwrap();
        let mut work = work(folder.path());
        publish(&work, 9, 1);
        work.round(false).unwrap();
        begin_checkpoint(&mut work);
        work.round(false).unwrap();
        assert_eq!(work.checkpoint.map(|checkpoint| checkpoint.bytes), Some(3 + 9));
    }

    #[test]
    fn after_a_failure_there_is_a_pause() {
        let folder = tempfile::tempdir().unwrap();
        let mut work = work(folder.path());
        let begun = Instant::now();
        work.put_off(&std::io::Error::other("the disk is full"));
        assert!(work.not_before >= begun + RETRY);
        // Both sled and the journal are lost.
        Appender::new(Arc::clone(&work.journal), 0).unwrap().append(&Writes::new(), || Ok(())).unwrap();
        fs::remove_dir_all(folder.path().join(JOURNAL)).unwrap();
        work.documents.publish(Writes::new(), 1);
        drop(work.documents.replace(DocumentSource::Lost("sled panicked".to_owned())));
        work.not_before = begun;
        work.round(false).unwrap();
        assert!(work.not_before >= begun + RETRY && work.documents.base().is_none());
        let until = work.not_before;
        work.round(false).unwrap();
        assert_eq!(work.not_before, until, "no retry before this time");
    }

    #[test]
    fn thread_waits_for_the_alarm_or_the_timeout() {
        let (alarm, begun, rest) = (Alarm::default(), Instant::now(), Duration::from_millis(5));
        assert!(!alarm.wait(rest) && begun.elapsed() >= rest);
        alarm.raise();
        assert!(!alarm.wait(PATIENCE) && !alarm.signal.lock().unwrap().raised);
        alarm.signal.lock().unwrap().stop = true;
        assert!(alarm.wait(PATIENCE));
        let asked = Cell::new(0);
        let holds = || asked.replace(asked.get() + 1) > 100;
        assert!(!alarm.wait_until(Duration::ZERO, holds), "it does not poll");
        assert!(alarm.wait_until(PATIENCE, || true));
    }
}
