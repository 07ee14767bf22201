//! The maintenance thread. It writes the documents that are in memory into runs, and merges runs. Other threads wait for
//! it only if it falls far behind.

use std::sync::Arc;
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, TryRecvError, sync_channel};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

use super::runs::{Merged, Runs};
use super::working_set::WorkingSet;
use crate::StoreError;
use crate::journal::Journal;

/// A run is written when more than this many bytes are in memory only. A start reads as much.
pub(super) const SOON: usize = 8 << 20;

/// The thread looks at the files this often.
const PAUSE: Duration = Duration::from_secs(1);

/// The writer waits while more bytes than this are in memory only.
const MOST: usize = 64 << 20;

/// How many documents are merged before the thread looks at the memory again.
const PIECE: usize = 10_000;

/// How long the writer waits for this thread at most.
const PATIENCE: Duration = Duration::from_secs(10);

/// The pause after a failed run.
const RETRY: Duration = Duration::from_secs(5);

/// The pause after a failed merge: a damaged file stays damaged.
const LATER: Duration = Duration::from_secs(600);

/// The handle of the maintenance thread.
pub(super) struct Maintenance {
    /// Wakes the thread. Without it the thread ends.
    alarm: Option<SyncSender<()>>,
    documents: Arc<WorkingSet>,
    journal: Arc<Journal>,
    thread: Option<JoinHandle<()>>,
}

/// The documents and the files that the thread works on. A migration does the same work.
pub(super) struct Work {
    pub documents: Arc<WorkingSet>,
    pub journal: Arc<Journal>,
    /// The earliest next run.
    not_before: Instant,
    merge_not_before: Instant,
    /// The earliest retry of erasing pieces of the archive, after a disk error.
    erase_not_before: Instant,
}

impl Maintenance {
    /// Starts the thread.
    pub fn start(documents: Arc<WorkingSet>, journal: Arc<Journal>) -> std::io::Result<Self> {
        let (alarm, raised) = sync_channel(1);
        let mut work = Work::new(Arc::clone(&documents), Arc::clone(&journal));
        let thread = std::thread::Builder::new().name("store-keeper".to_owned()).spawn(move || work.serve(&raised))?;
        Ok(Self { alarm: Some(alarm), documents, journal, thread: Some(thread) })
    }

    /// Called by the writer after each group. Waits if too many bytes are in memory only.
    ///
    /// # Errors
    /// No run is written in time.
    pub fn written(&self) -> Result<(), StoreError> {
        let bytes = self.documents.recent_bytes();
        if bytes > SOON || self.journal.wants_run() {
            // It may be raised already.
            let _raised = self.alarm.as_ref().map(|alarm| alarm.try_send(()));
        }
        let end = Instant::now() + PATIENCE;
        while self.documents.recent_bytes() > MOST {
            if Instant::now() > end {
                return Err(StoreError::Failed("the runs do not keep up with the journal".to_owned()));
            }
            std::thread::sleep(Duration::from_millis(2));
        }
        Ok(())
    }

    /// Writes the last run, after which a start has no segment to read, and ends the thread.
    pub fn close(&mut self) -> Result<(), StoreError> {
        self.alarm = None;
        let Some(thread) = self.thread.take() else { return Ok(()) };
        thread.join().map_err(|_| StoreError::Failed("the maintenance thread panicked; see the log".to_owned()))
    }
}

impl Work {
    pub fn new(documents: Arc<WorkingSet>, journal: Arc<Journal>) -> Self {
        let now = Instant::now();
        Self { documents, journal, not_before: now, merge_not_before: now, erase_not_before: now }
    }

    fn serve(&mut self, alarm: &Receiver<()>) {
        loop {
            if alarm.recv_timeout(PAUSE) == Err(RecvTimeoutError::Disconnected) {
                return self.close();
            }
            self.round();
            if Instant::now() >= self.merge_not_before
                && let Err(error) = self.merge(&|| alarm.try_recv() == Err(TryRecvError::Disconnected))
            {
                tracing::error!(%error, "cannot merge runs; retrying later");
                self.merge_not_before = Instant::now() + LATER;
            }
        }
    }

    /// Erases the unused pieces of the archive, and writes a run if one is due.
    fn round(&mut self) {
        let now = Instant::now();
        if now >= self.erase_not_before
            && let Err(error) = self.documents.volumes().erase_discarded()
        {
            tracing::error!(%error, "cannot erase an unused piece of the archive; retrying later");
            self.erase_not_before = Instant::now() + RETRY;
        }
        let is_due = self.documents.recent_bytes() > SOON || self.journal.wants_run();
        if is_due
            && now >= self.not_before
            && let Err(error) = self.write_run(false)
        {
            tracing::warn!(%error, "cannot write a run; retrying later");
            self.not_before = Instant::now() + RETRY;
        }
    }

    /// Writes all documents that are in memory only into a run. The `last` one also replaces the current segment.
    pub fn write_run(&self, last: bool) -> std::io::Result<()> {
        let from = self.journal.label().group();
        let (writes, group) = self.documents.begin_run();
        let written = || {
            let mut writer = self.journal.begin_run(from)?;
            for (key, value) in &writes {
                writer.add(key, value.as_deref())?;
            }
            let run = Arc::new(writer.finish(from, group)?);
            self.journal.add_run(&run, last)?;
            self.documents.add_run(run, &writes);
            Ok(())
        };
        written().inspect_err(|_| self.documents.give_up())
    }

    /// Merges the newest runs if they are due. Meanwhile other runs are written, until `is_over` says to stop.
    pub fn merge(&mut self, is_over: &dyn Fn() -> bool) -> std::io::Result<()> {
        let mut older = self.documents.runs().0;
        let old = older.split_off(older.len() - Runs(older.clone()).to_merge());
        let (Some(first), Some(last)) = (old.first(), old.last()) else { return Ok(()) };
        let mut to = self.journal.begin_run(first.label.from)?;
        for (count, found) in (1..).zip(Merged::new(Runs(old.clone()).scans("", false))) {
            let (key, value) = found.map_err(std::io::Error::other)?;
            // A removal hides nothing if no run is older.
            if value.is_some() || !older.is_empty() {
                to.add(&key, value.as_deref())?;
            }
            if count % PIECE == 0 {
                self.round();
                if is_over() {
                    return Ok(());
                }
            }
        }
        let run = Arc::new(to.finish(first.label.from, last.label.to)?);
        self.journal.merge_runs(&run, &old)?;
        tracing::debug!(runs = old.len(), into = ?run.label, "merged runs");
        self.documents.merge_runs(run, &old);
        Ok(())
    }

    fn close(&self) {
        let label = self.journal.label();
        if !label.segments.is_empty()
            && let Err(error) = self.write_run(true)
        {
            // The next start reads the segments.
            tracing::warn!(%error, "cannot write a last run");
        }
        self.documents.close();
    }
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use bytes::Bytes;

    use super::*;
    use crate::journal::{JOURNAL, Writes, test_journal};
    use crate::lsm::working_set::tests::in_memory;

    /// The state of the thread for an empty store.
    fn work(store: &Path) -> Work {
        Work::new(Arc::new(in_memory()), test_journal::journal(store, None))
    }

    /// Publishes a document of this length.
    fn publish(work: &Work, key: &'static str, length: usize, group: u64) {
        let writes: Writes = [(key.into(), Some(Bytes::from(vec![b' '; length])))].into();
        work.documents.publish(writes, group);
    }

    #[test]
    fn run_is_written_once_many_bytes_are_in_memory() {
        let folder = tempfile::tempdir().unwrap();
        let mut work = work(folder.path());
        for (length, written) in [(9, false), (SOON - 200, false), (SOON, true)] {
            publish(&work, "key", length, 1);
            let documents = Arc::clone(&work.documents);
            let journal = Arc::clone(&work.journal);
            let (alarm, raised) = sync_channel(1);
            let maintenance = Maintenance { alarm: Some(alarm), documents, journal, thread: None };
            maintenance.written().unwrap();
            assert_eq!(raised.try_recv().is_ok(), written, "{length}");
            work.round();
            assert_eq!(work.documents.recent_bytes() == 0, written, "{length}");
        }
        assert_eq!(work.journal.label().group(), 1);
    }

    #[test]
    fn merged_runs_have_no_removed_documents() {
        let folder = tempfile::tempdir().unwrap();
        let mut work = work(folder.path());
        publish(&work, "a", 9, 1);
        publish(&work, "b", 9, 1);
        work.write_run(false).unwrap();
        work.documents.publish([("a".into(), None)].into(), 2);
        work.write_run(false).unwrap();
        assert_eq!(work.documents.runs().0.len(), 2);
        work.merge(&|| false).unwrap();
        let runs = work.documents.runs();
        assert_eq!(runs.0.iter().map(|run| run.label.documents).collect::<Vec<_>>(), [1]);
        let durable = work.documents.durable().unwrap();
        assert_eq!((durable.get("a"), durable.get("b").unwrap().is_some()), (Ok(None), true));
        assert_eq!(std::fs::read_dir(folder.path().join(JOURNAL)).unwrap().count(), 1);
    }

    #[test]
    fn after_a_failure_there_is_a_pause() {
        let folder = tempfile::tempdir().unwrap();
        let mut work = work(folder.path());
        publish(&work, "key", SOON, 1);
        std::fs::remove_dir_all(folder.path().join(JOURNAL)).unwrap();
        let begun = Instant::now();
        work.round();
        assert!(work.not_before >= begun + RETRY && work.documents.recent_bytes() > 0);
        let until = work.not_before;
        work.round();
        assert_eq!(work.not_before, until, "no retry before this time");
        std::fs::create_dir(folder.path().join(JOURNAL)).unwrap();
        work.not_before = begun;
        work.round();
        assert_eq!(work.documents.recent_bytes(), 0);
    }
}
