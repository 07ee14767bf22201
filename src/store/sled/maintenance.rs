//! The maintenance thread. It writes the documents that are in memory into runs, and merges runs. Other threads wait for
//! it only if it falls far behind.

use std::sync::Arc;
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, sync_channel};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

use super::runs::Merged;
use super::working_set::WorkingSet;
use crate::store::StoreError;
use crate::store::journal::{Journal, Run, RunWriter};

/// A run is written when more than this many bytes are in memory only. A start reads as much.
const SOON: usize = 8 << 20;

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

struct Work {
    documents: Arc<WorkingSet>,
    journal: Arc<Journal>,
    merge: Option<Merge>,
    /// The earliest next run.
    not_before: Instant,
    merge_not_before: Instant,
    /// The earliest retry of erasing pieces of the archive, after a disk error.
    erase_not_before: Instant,
}

/// Several runs that become one.
struct Merge {
    old: Vec<Arc<Run>>,
    documents: Merged<'static>,
    to: RunWriter,
    /// Whether no run is older, so that removals hide nothing.
    oldest: bool,
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
    fn new(documents: Arc<WorkingSet>, journal: Arc<Journal>) -> Self {
        let now = Instant::now();
        Self { documents, journal, merge: None, not_before: now, merge_not_before: now, erase_not_before: now }
    }

    fn serve(&mut self, alarm: &Receiver<()>) {
        loop {
            let raised = alarm.recv_timeout(if self.merge.is_some() { Duration::ZERO } else { PAUSE });
            self.erase();
            if raised == Err(RecvTimeoutError::Disconnected) {
                return self.close();
            }
            self.round();
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

    fn round(&mut self) {
        let wanted = self.documents.recent_bytes() > SOON || self.journal.wants_run();
        if wanted
            && Instant::now() >= self.not_before
            && let Err(error) = self.write_run(false)
        {
            tracing::warn!(%error, "cannot write a run; retrying later");
            self.not_before = Instant::now() + RETRY;
        }
        if Instant::now() >= self.merge_not_before
            && let Err(error) = self.merge()
        {
            tracing::error!(%error, "cannot merge runs; retrying later");
            self.merge = None;
            self.merge_not_before = Instant::now() + LATER;
        }
    }

    /// Writes all documents that are in memory only into a run. The `last` one also replaces the current segment.
    fn write_run(&self, last: bool) -> std::io::Result<()> {
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

    /// Goes on with a merge, or begins one.
    fn merge(&mut self) -> std::io::Result<()> {
        let Some(mut merge) = self.merge.take() else {
            self.merge = self.begin_merge()?;
            return Ok(());
        };
        for found in merge.documents.by_ref().take(PIECE) {
            let (key, value) = found.map_err(std::io::Error::other)?;
            if value.is_some() || !merge.oldest {
                merge.to.add(&key, value.as_deref())?;
            }
        }
        if !merge.documents.is_over() {
            self.merge = Some(merge);
            return Ok(());
        }
        let Merge { old, to, .. } = merge;
        let ends = old.first().zip(old.last()).map_or((0, 0), |(first, last)| (first.label.from, last.label.to));
        let run = Arc::new(to.finish(ends.0, ends.1)?);
        self.journal.merge_runs(&run, &old)?;
        tracing::debug!(runs = old.len(), into = ?run.label, "merged runs");
        self.documents.merge_runs(run, &old);
        Ok(())
    }

    fn begin_merge(&self) -> std::io::Result<Option<Merge>> {
        let mut runs = self.documents.runs();
        let old = runs.0.split_off(runs.0.len() - runs.to_merge());
        let (Some(first), oldest) = (old.first(), runs.0.is_empty()) else { return Ok(None) };
        let to = self.journal.begin_run(first.label.from)?;
        runs.0.clone_from(&old);
        Ok(Some(Merge { documents: Merged::new(runs.scans("", false)), old, to, oldest }))
    }

    fn close(&mut self) {
        self.merge = None;
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
    use crate::store::journal::{JOURNAL, Writes, test_journal};
    use crate::store::sled::working_set::tests::in_memory;

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
        for _ in 0..2 {
            work.round();
        }
        let runs = work.documents.runs();
        assert_eq!(runs.0.iter().map(|run| run.label.documents).collect::<Vec<_>>(), [1]);
        let durable = work.documents.durable().unwrap();
        assert_eq!((durable.get("a"), durable.has("b")), (Ok(None), Ok(true)));
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
