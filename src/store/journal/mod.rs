//! The journal: every safe document, in files that are only appended to. `store.json` ([`label`]) names them: the last
//! checkpoint, which holds all documents, and the segments since.
//!
//! A group of changes is one frame of the current segment. It is synced before any change of it is answered.
//!
//! After a disk error the next group begins a new segment, whose header names the group that it follows. Later groups
//! in the older segment are void. So a failed write is undone. The process may be killed before that, so the failed
//! frame is overwritten at once if the disk allows it.
#![allow(clippy::disallowed_methods, reason = "the threads of the store have no runtime")]

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

mod disk;
mod frame;
mod label;
mod read;
#[cfg(test)]
pub(in crate::store) mod test_journal;
mod volume;

pub(super) use disk::{Appending, Disk, tree};
pub use disk::{DiskEvent, OnDisk};
use frame::Encoder;
#[cfg(any(test, fuzzing))]
pub(super) use frame::Frame;
pub(super) use frame::Writes;
pub(super) use label::{ARCHIVE, Checkpoint, ENGINE, JOURNAL, LABEL, Label, LabelError, Segment, Volume};
use label::{checkpoint_path, segment_path, volume_path};
pub(super) use read::{Fault, present, replay, unknown_file, volumes_present};
pub(super) use volume::{Extent, Volumes};

/// A segment ends at [`CheckpointRule::least`] divided by this.
const SEGMENTS: u64 = 2;

/// Segments this many times as long as the rule allows are written to a checkpoint without a pause.
const FAR_TOO_LONG: u64 = 4;

/// The zstd level of groups, which delay an answer. Level 1 takes twice as long for a fifth fewer bytes.
const QUICK: i32 = -1;
/// The zstd level of checkpoints.
const THOROUGH: i32 = 3;

/// When a checkpoint is due.
///
/// The segments must be longer than `least` bytes and than twice the last checkpoint, which must be older than `pause`.
/// Without the pause a busy store would write checkpoints without end.
#[derive(Clone, Copy)]
pub(super) struct CheckpointRule {
    pub least: u64,
    pub pause: Duration,
}

impl Default for CheckpointRule {
    fn default() -> Self {
        Self { least: 8 << 20, pause: Duration::from_secs(10) }
    }
}

impl CheckpointRule {
    /// The rule, or for a test another least length without a pause.
    pub fn of(least: Option<u64>) -> Self {
        least.map_or_else(Self::default, |least| Self { least, pause: Duration::ZERO })
    }
}

/// The files of a journal, as `store.json` names them.
pub(super) struct Journal {
    store: PathBuf,
    disk: Disk,
    rule: CheckpointRule,
    state: Mutex<State>,
}

/// A kind of file: its magic bytes, its folder, and its path by its number.
struct FileKind {
    mark: &'static [u8; 8],
    folder: &'static str,
    path: fn(&Path, u64) -> PathBuf,
}

const SEGMENTS_OF_THE_JOURNAL: FileKind = FileKind { mark: read::SEGMENT, folder: JOURNAL, path: segment_path };
const VOLUMES_OF_THE_ARCHIVE: FileKind = FileKind { mark: read::VOLUME, folder: ARCHIVE, path: volume_path };

struct State {
    /// The label as it is on the disk.
    label: Label,
    /// The number of the next file; it is above those of files that no label names yet.
    next: u64,
    /// The length of all segments, in bytes.
    length: u64,
    /// When this process finished its last checkpoint.
    finished: Option<Instant>,
}

impl State {
    /// A number that no file has had, not even a failed one.
    const fn take_number(&mut self) -> u64 {
        self.next += 1;
        self.next - 1
    }
}

/// Appends groups to a journal. A journal has at most one appender.
pub(super) struct Appender {
    journal: Arc<Journal>,
    encoder: Encoder,
    /// The last group that is safe.
    group: u64,
    /// `None` before the first group, and after an error.
    segment: Option<Appending>,
}

/// A checkpoint that is being written.
pub(super) struct CheckpointWriter {
    path: PathBuf,
    file: Appending,
    disk: Disk,
    encoder: Encoder,
    number: u64,
    from: u64,
    documents: u64,
    blocks: u64,
    finished: bool,
}

impl Journal {
    pub fn new(store: &Path, label: Label, disk: Disk, rule: CheckpointRule) -> io::Result<Arc<Self>> {
        let lengths = label.segments.iter().map(|segment| Ok(fs::metadata(segment_path(store, segment.number))?.len()));
        let length = lengths.sum::<io::Result<u64>>()?;
        let state = State { next: label.next, label, length, finished: None };
        Ok(Arc::new(Self { store: store.to_owned(), disk, rule, state: Mutex::new(state) }))
    }

    pub fn label(&self) -> Label {
        self.state().label.clone()
    }

    pub const fn disk(&self) -> &Disk {
        &self.disk
    }

    fn state(&self) -> MutexGuard<'_, State> {
        // The label in memory is changed after the one on the disk, so it is sound after a panic as well.
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Removes every file of the journal and of the archive that the label does not name.
    pub fn tidy(&self) -> io::Result<()> {
        let named = self.state().label.files(&self.store);
        let archive = fs::read_dir(self.store.join(ARCHIVE)).into_iter().flatten();
        for entry in fs::read_dir(self.store.join(JOURNAL))?.chain(archive).flatten() {
            if !named.contains(&entry.path()) {
                self.disk.remove(&entry.path())?;
            }
        }
        Ok(())
    }

    /// Writes a label that names this new file.
    fn write_label(&self, state: &mut State, mut label: Label, new: &Path) -> io::Result<()> {
        label.next = state.next;
        write_label_with(&self.disk, &self.store, &label, new)?;
        state.label = label;
        Ok(())
    }

    /// Creates a file with its header, and replaces `store.json` by a label that names it. `named` changes the label by
    /// the number and the length of the file.
    fn begin_file(
        &self,
        state: &mut State,
        kind: &FileKind,
        follows: u64,
        named: impl FnOnce(&mut Label, u64, u64) -> io::Result<()>,
    ) -> io::Result<(u64, Appending)> {
        let number = state.take_number();
        let path = (kind.path)(&self.store, number);
        let mut label = state.label.clone();
        let begin = || {
            let mut file = self.disk.create(&path)?;
            file.append(&read::header(kind.mark, state.label.store, number, follows))?;
            named(&mut label, number, file.length())?;
            label.next = state.next;
            let text = label.text().map_err(io::Error::other)?;
            let folder = self.store.join(kind.folder);
            self.disk.replace_with(&self.store.join(LABEL), text.as_bytes(), vec![path.clone(), folder])?;
            Ok((number, file))
        };
        let begun = begin().inspect_err(|_: &io::Error| {
            // No label names it. If it cannot be removed now, the next start removes it.
            let _left = self.disk.remove(&path);
        })?;
        state.label = label;
        self.disk.sync_folder(&self.store)?;
        Ok(begun)
    }

    /// Begins a segment that follows this group.
    fn begin_segment(&self, follows: u64) -> io::Result<Appending> {
        let mut state = self.state();
        let (_, file) = self.begin_file(&mut state, &SEGMENTS_OF_THE_JOURNAL, follows, |label, number, _| {
            label.segments.push(Segment { number, follows });
            Ok(())
        })?;
        state.length += file.length();
        Ok(file)
    }

    /// Begins a volume of the archive; returns its number and its file.
    fn begin_volume(&self) -> io::Result<(u64, Appending)> {
        let mut state = self.state();
        fs::create_dir_all(self.store.join(ARCHIVE))?;
        self.disk.sync_folder(&self.store)?;
        self.begin_file(&mut state, &VOLUMES_OF_THE_ARCHIVE, 0, |label, number, bytes| {
            if let Some(last) = label.volumes.last_mut() {
                last.bytes = fs::metadata(volume_path(&self.store, last.number))?.len();
            }
            label.volumes.push(Volume { number, bytes });
            Ok(())
        })
    }

    /// Whether the segments have become long or many enough for a checkpoint.
    pub fn wants_checkpoint(&self) -> bool {
        let state = self.state();
        let last = state.label.checkpoint.map_or(0, |checkpoint| checkpoint.bytes);
        let long = self.rule.least.max(2 * last);
        let paused = state.finished.is_none_or(|finished| finished.elapsed() >= self.rule.pause);
        (state.length > long && paused)
            || state.length > long.saturating_mul(FAR_TOO_LONG)
            || state.label.segments.len() > 1000
    }

    /// Begins a checkpoint of a state that holds every group up to `from`.
    pub fn begin_checkpoint(&self, from: u64) -> io::Result<CheckpointWriter> {
        let (id, number) = {
            let mut state = self.state();
            (state.label.store, state.take_number())
        };
        CheckpointWriter::create(&self.disk, &self.store, id, number, from)
    }

    /// Finishes a checkpoint, and removes the previous one and the segments that it replaces. `to` is the last group
    /// that it may hold parts of.
    pub fn finish_checkpoint(&self, writer: CheckpointWriter, to: u64) -> io::Result<Checkpoint> {
        let checkpoint = writer.finish(to)?;
        let from = checkpoint.from;
        let mut state = self.state();
        let mut label = state.label.clone();
        let old = label.checkpoint.replace(checkpoint);
        let needed = label.segments.partition_point(|segment| segment.follows <= from).saturating_sub(1);
        let superfluous: Vec<_> = label.segments.drain(..needed).collect();
        self.write_label(&mut state, label, &checkpoint_path(&self.store, checkpoint.number))?;
        state.finished = Some(Instant::now());
        for segment in superfluous {
            let path = segment_path(&self.store, segment.number);
            state.length = state.length.saturating_sub(fs::metadata(&path).map_or(0, |metadata| metadata.len()));
            self.remove_superfluous(&path);
        }
        if let Some(old) = old {
            self.remove_superfluous(&checkpoint_path(&self.store, old.number));
        }
        Ok(checkpoint)
    }

    /// Removes a file that no label names any more. If that fails, the next start removes it.
    fn remove_superfluous(&self, path: &Path) {
        if let Err(error) = self.disk.remove(path) {
            tracing::warn!(%error, path = %path.display(), "cannot remove a journal file that is no longer needed");
        }
    }
}

/// Writes `store.json`, by one rename.
pub(super) fn write_label(disk: &Disk, store: &Path, label: &Label) -> io::Result<()> {
    let text = label.text().map_err(io::Error::other)?;
    disk.replace(&store.join(LABEL), text.as_bytes())
}

/// Writes a `store.json` that names this new file. If that fails, the file is removed to free space on a disk that may
/// be full.
pub(super) fn write_label_with(disk: &Disk, store: &Path, label: &Label, new: &Path) -> io::Result<()> {
    write_label(disk, store, label).inspect_err(|_| {
        // The rename may have succeeded although its sync failed. Then the file is needed.
        let renamed = fs::read(store.join(LABEL)).map(|there| label.text().is_ok_and(|text| text.as_bytes() == there));
        if matches!(renamed, Ok(false)) {
            // If it cannot be removed now, the next start removes it.
            let _left = disk.remove(new);
        }
    })
}

impl CheckpointWriter {
    /// Begins a checkpoint of a state that holds every group up to `from`.
    pub fn create(disk: &Disk, store: &Path, id: u64, number: u64, from: u64) -> io::Result<Self> {
        let path = checkpoint_path(store, number);
        let encoder = Encoder::new(THOROUGH)?;
        let file = disk.create(&path)?;
        let disk = disk.clone();
        let mut writer = Self { path, file, disk, encoder, number, from, documents: 0, blocks: 0, finished: false };
        writer.file.append(&read::header(read::CHECKPOINT, id, number, from))?;
        Ok(writer)
    }

    /// Syncs the checkpoint, which a label names next. `to` is the last group that it may hold parts of.
    pub fn finish(mut self, to: u64) -> io::Result<Checkpoint> {
        self.file.sync()?;
        self.disk.sync_folder(self.path.parent().unwrap_or(Path::new(".")))?;
        self.finished = true;
        let Self { number, from, documents, .. } = self;
        Ok(Checkpoint { number, from, to, documents, bytes: self.file.length() })
    }

    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Adds documents as one block.
    pub fn add<'a>(&mut self, documents: impl ExactSizeIterator<Item = (&'a str, &'a [u8])>) -> io::Result<()> {
        self.documents += documents.len() as u64;
        let frame = self.encoder.frame(self.blocks, documents.map(|(key, value)| (key, Some(value))))?;
        self.blocks += 1;
        self.file.append(&frame)
    }
}

impl Drop for CheckpointWriter {
    /// Removes the file of an unfinished checkpoint, which may have filled the disk.
    fn drop(&mut self) {
        if !self.finished
            && let Err(error) = self.disk.remove(&self.path)
        {
            tracing::warn!(%error, path = %self.path.display(), "cannot remove an unfinished checkpoint");
        }
    }
}

impl Appender {
    /// An appender that continues after this group, in a new segment.
    pub fn new(journal: Arc<Journal>, group: u64) -> io::Result<Self> {
        Ok(Self { journal, encoder: Encoder::new(QUICK)?, group, segment: None })
    }

    /// Appends and syncs a group; returns its number.
    ///
    /// After an error, also one of `synced`, the group is void. It is overwritten if the disk allows it, and in any
    /// case once the next group is safe.
    pub fn append(&mut self, writes: &Writes, synced: impl FnOnce() -> io::Result<()>) -> io::Result<u64> {
        let mut segment = match self.segment.take() {
            Some(segment) if segment.length() < self.journal.rule.least / SEGMENTS => segment,
            _ => self.journal.begin_segment(self.group)?,
        };
        let documents = writes.iter().map(|(key, value)| (&**key, value.as_deref()));
        let frame = self.encoder.frame(self.group + 1, documents)?;
        let at = segment.length();
        if let Err(error) = segment.append_in_place(&frame).and_then(|()| segment.sync()).and_then(|()| synced()) {
            // The frame may be complete in the file. It must not be read by a start that comes before the next group.
            let _left = segment.spoil(at, frame::HEAD as u64);
            return Err(error);
        }
        self.journal.state().length += frame.len() as u64;
        self.segment = Some(segment);
        self.group += 1;
        Ok(self.group)
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    /// Bytes that cannot be compressed.
    fn noise(length: usize) -> Vec<u8> {
        let next = |number: &u64| Some(number.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1));
        std::iter::successors(Some(1), next).map(|number| (number >> 56) as u8).take(length).collect()
    }

    fn writes(length: usize) -> Writes {
        [("key".into(), Some(noise(length).into()))].into()
    }

    /// A new store whose checkpoints wait for this length and this pause.
    fn begin(store: &Path, least: u64, pause: Duration) -> (Arc<Journal>, Appender) {
        test_journal::begin(store, CheckpointRule { least, pause })
    }

    fn names(folder: &Path) -> BTreeSet<String> {
        fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect()
    }

    #[test]
    fn checkpoint_waits_for_a_pause_unless_segments_are_too_long() {
        let writes = writes(700);
        for (pause, wanted) in [(Duration::ZERO, true), (Duration::from_secs(3600), false)] {
            let folder = tempfile::tempdir().unwrap();
            let (journal, mut appender) = begin(folder.path(), 1000, pause);
            let mut append = || appender.append(&writes, || Ok(())).unwrap();
            assert!(!journal.wants_checkpoint());
            append();
            append();
            assert!(journal.wants_checkpoint(), "the first one waits for nothing");
            let checkpoint = journal.begin_checkpoint(append()).unwrap();
            journal.finish_checkpoint(checkpoint, 3).unwrap();
            append();
            append();
            assert_eq!(journal.wants_checkpoint(), wanted);
            for _ in 0..10 {
                append();
            }
            assert!(journal.wants_checkpoint(), "they are far too long");
        }
    }

    #[test]
    fn checkpoint_waits_for_segments_twice_its_length() {
        let folder = tempfile::tempdir().unwrap();
        let (journal, mut appender) = begin(folder.path(), 1000, Duration::ZERO);
        let mut writer = journal.begin_checkpoint(0).unwrap();
        writer.add([("key", &*noise(3000))].into_iter()).unwrap();
        let checkpoint = journal.finish_checkpoint(writer, 0).unwrap();
        while journal.state().length <= 2 * checkpoint.bytes {
            assert!(!journal.wants_checkpoint());
            appender.append(&writes(700), || Ok(())).unwrap();
        }
        assert!(journal.wants_checkpoint());
    }

    #[test]
    fn checkpoint_is_due_after_a_thousand_segments() {
        let folder = tempfile::tempdir().unwrap();
        let (journal, _) = begin(folder.path(), u64::MAX, Duration::ZERO);
        for (segments, due) in [(1000, false), (1001, true), (2000, true)] {
            journal.state().label.segments = vec![Segment { number: 1, follows: 0 }; segments];
            assert_eq!(journal.wants_checkpoint(), due, "{segments}");
        }
    }

    #[test]
    fn a_segment_goes_on_until_it_is_half_as_long_as_the_rule_says() {
        let folder = tempfile::tempdir().unwrap();
        let (journal, mut appender) = begin(folder.path(), 4000, Duration::ZERO);
        let mut segments = Vec::new();
        for _ in 0..6 {
            appender.append(&writes(900), || Ok(())).unwrap();
            segments.push(journal.label().segments.len());
        }
        assert_eq!(segments, [1, 1, 1, 2, 2, 2]);
    }

    #[test]
    fn checkpoint_removes_the_previous_one_and_its_segments() {
        let folder = tempfile::tempdir().unwrap();
        // Each group has a segment of its own.
        let (journal, mut appender) = begin(folder.path(), 1, Duration::ZERO);
        for _ in 0..2 {
            appender.append(&writes(9), || Ok(())).unwrap();
        }
        for number in [3, 4] {
            let checkpoint = journal.begin_checkpoint(2).unwrap();
            journal.finish_checkpoint(checkpoint, 2).unwrap();
            let left = [format!("checkpoint-{number:08}"), "segment-00000002".to_owned()];
            assert_eq!(names(&folder.path().join(JOURNAL)), left.into());
        }
    }

    /// A new store with one group, and its appender. From then on its disk fails as `fails` says.
    fn failing(store: &Path, fails: fn(&DiskEvent<'_>) -> bool) -> (Arc<Journal>, Appender) {
        let (journal, mut appender) = begin(store, 1, Duration::ZERO);
        appender.append(&writes(9), || Ok(())).unwrap();
        let on_disk = move |event: &DiskEvent<'_>| match fails(event) {
            true => Err(io::ErrorKind::StorageFull.into()),
            false => Ok(()),
        };
        let label = journal.label();
        let disk = Disk::new(Some(Arc::new(on_disk)));
        let journal = Journal::new(store, label, disk, CheckpointRule { least: 1, pause: Duration::ZERO }).unwrap();
        (Arc::clone(&journal), Appender::new(journal, 1).unwrap())
    }

    fn is_label(path: &Path) -> bool {
        path.file_name().is_some_and(|name| name.to_string_lossy().starts_with(LABEL))
    }

    #[test]
    fn file_that_no_label_names_is_removed_at_once() {
        let full: [fn(&DiskEvent<'_>) -> bool; 2] = [
            |event| matches!(event, DiskEvent::Write { path, .. } if is_label(path)),
            |event| matches!(event, DiskEvent::Rename(..)),
        ];
        for fails in full {
            let folder = tempfile::tempdir().unwrap();
            let (journal, mut appender) = failing(folder.path(), fails);
            let checkpoint = journal.begin_checkpoint(1).unwrap();
            journal.finish_checkpoint(checkpoint, 1).unwrap_err();
            appender.append(&writes(9), || Ok(())).unwrap_err();
            journal.begin_volume().err().unwrap();
            assert_eq!(names(&folder.path().join(JOURNAL)), ["segment-00000001".to_owned()].into());
            assert_eq!(names(&folder.path().join(ARCHIVE)), BTreeSet::new());
        }
    }

    #[test]
    fn file_is_kept_if_its_label_was_renamed_into_place() {
        let folder = tempfile::tempdir().unwrap();
        // The sync after the rename.
        let (journal, _) =
            failing(folder.path(), |event| matches!(event, DiskEvent::Sync(path) if path.join(LABEL).exists()));
        let checkpoint = journal.begin_checkpoint(1).unwrap();
        journal.finish_checkpoint(checkpoint, 1).unwrap_err();
        let there = Label::read(&fs::read_to_string(folder.path().join(LABEL)).unwrap()).unwrap();
        assert_eq!(there.checkpoint.map(|checkpoint| checkpoint.number), Some(2));
        let named = ["checkpoint-00000002", "segment-00000001"].map(str::to_owned);
        assert_eq!(names(&folder.path().join(JOURNAL)), named.into());
    }

    #[test]
    fn a_checkpoint_that_is_not_finished_is_removed() {
        let folder = tempfile::tempdir().unwrap();
        let (journal, _) =
            failing(folder.path(), |event| matches!(event, DiskEvent::Write { bytes, .. } if bytes.len() > 99));
        let mut given_up = journal.begin_checkpoint(1).unwrap();
        given_up.add([("key", &*noise(3000))].into_iter()).unwrap_err();
        drop(given_up);
        assert_eq!(names(&folder.path().join(JOURNAL)), ["segment-00000001".to_owned()].into());
    }

    #[test]
    fn files_that_no_label_names_are_removed_at_a_start() {
        let folder = tempfile::tempdir().unwrap();
        let (journal, mut appender) = begin(folder.path(), 1, Duration::ZERO);
        appender.append(&writes(9), || Ok(())).unwrap();
        fs::create_dir(folder.path().join(ARCHIVE)).unwrap();
        for path in [checkpoint_path(folder.path(), 8), volume_path(folder.path(), 9)] {
            fs::write(path, "left over").unwrap();
        }
        journal.tidy().unwrap();
        assert_eq!(names(&folder.path().join(JOURNAL)), ["segment-00000001".to_owned()].into());
        assert_eq!(names(&folder.path().join(ARCHIVE)), BTreeSet::new());
    }
}
