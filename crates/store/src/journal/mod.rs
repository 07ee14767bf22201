//! The journal: every safe document, in files that are only appended to. `store.json` ([`label`]) names them: the runs
//! ([`run`]), which are sorted by key, and the segments with the changes since.
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

mod disk;
mod frame;
mod label;
mod read;
mod run;
#[cfg(test)]
pub(crate) mod test_journal;
mod volume;

pub(super) use disk::{Appending, Disk, tree};
pub use disk::{DiskEvent, OnDisk};
use frame::Encoder;
#[cfg(any(test, fuzzing))]
pub(super) use frame::Frame;
pub(super) use frame::Writes;
pub(super) use label::{ARCHIVE, Checkpoint, ENGINE, JOURNAL, LABEL, Label, LabelError, Segment, Volume};
use label::{run_path, segment_path, volume_path};
pub(super) use read::{Fault, Replayed, present, read_checkpoint, replay, unknown_file, volumes_present};
pub(super) use run::{Document, Run, RunWriter};
pub(super) use volume::{Extent, Reader, Volumes};

/// A segment ends at this part of the length from which on a run is due.
const SEGMENTS: u64 = 2;

/// A run is due beyond this length of all segments, in bytes ...
const LONG: u64 = 8 << 20;
/// ... or beyond this number of them.
const MANY: usize = 1000;

/// The zstd level of groups, which delay an answer. Level 1 takes twice as long for a fifth fewer bytes.
const QUICK: i32 = -1;

/// The files of a journal, as `store.json` names them.
pub(super) struct Journal {
    store: PathBuf,
    disk: Disk,
    /// [`LONG`], or less in tests.
    long: u64,
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

impl Journal {
    /// The journal of a label. For a test a run is due beyond another length of the segments.
    pub fn new(store: &Path, label: Label, disk: Disk, long: Option<u64>) -> io::Result<Arc<Self>> {
        let lengths = label.segments.iter().map(|segment| Ok(fs::metadata(segment_path(store, segment.number))?.len()));
        let length = lengths.sum::<io::Result<u64>>()?;
        let state = State { next: label.next, label, length };
        Ok(Arc::new(Self { store: store.to_owned(), disk, long: long.unwrap_or(LONG), state: Mutex::new(state) }))
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

    /// Whether the segments have become long or many enough for a run.
    pub fn wants_run(&self) -> bool {
        let state = self.state();
        state.length > self.long || state.label.segments.len() > MANY
    }

    /// Begins a run of the changes after group `from`. The label gets a higher number before: a later start knows the
    /// file as a leftover, and not as one that an older label lacks.
    pub fn begin_run(&self, from: u64) -> io::Result<RunWriter> {
        let (id, number) = {
            let mut state = self.state();
            let number = state.take_number();
            let mut label = state.label.clone();
            label.next = state.next;
            write_label(&self.disk, &self.store, &label)?;
            state.label = label;
            (state.label.store, number)
        };
        RunWriter::create(&self.disk, &self.store, id, number, from)
    }

    /// Names a new run of the newest changes, and removes the segments that it replaces. With `all` these include the
    /// current one, which must not be appended to any more.
    pub fn add_run(&self, run: &Run, all: bool) -> io::Result<()> {
        let mut state = self.state();
        let mut label = state.label.clone();
        label.runs.push(run.label);
        let needed = label.segments.partition_point(|segment| segment.follows <= run.label.to);
        let replaced: Vec<_> = label.segments.drain(..if all { needed } else { needed.saturating_sub(1) }).collect();
        write_label_with(&self.disk, &self.store, &label, &run_path(&self.store, run.label.number))?;
        state.label = label;
        for path in replaced.iter().map(|segment| segment_path(&self.store, segment.number)) {
            state.length = state.length.saturating_sub(fs::metadata(&path).map_or(0, |metadata| metadata.len()));
            self.remove_superfluous(&path);
        }
        Ok(())
    }

    /// Replaces neighbouring runs by one that has all their documents.
    pub fn merge_runs(&self, run: &Run, old: &[Arc<Run>]) -> io::Result<()> {
        let mut state = self.state();
        let mut label = state.label.clone();
        let is_old = |label: &Checkpoint| old.iter().any(|old| old.label.number == label.number);
        let place = label.runs.iter().position(is_old).unwrap_or(label.runs.len());
        label.runs.retain(|label| !is_old(label));
        label.runs.insert(place, run.label);
        write_label_with(&self.disk, &self.store, &label, &run_path(&self.store, run.label.number))?;
        state.label = label;
        for old in old {
            self.remove_superfluous(&run_path(&self.store, old.label.number));
        }
        Ok(())
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
            Some(segment) if segment.length() < self.journal.long / SEGMENTS => segment,
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

    fn names(folder: &Path) -> BTreeSet<String> {
        fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect()
    }

    #[test]
    fn run_is_due_once_segments_are_long_or_many() {
        let folder = tempfile::tempdir().unwrap();
        let (journal, mut appender) = test_journal::begin(folder.path(), Some(1000));
        for wanted in [false, true] {
            appender.append(&writes(700), || Ok(())).unwrap();
            assert_eq!(journal.wants_run(), wanted);
        }
        let (journal, _) = test_journal::begin(folder.path(), None);
        for (segments, due) in [(MANY, false), (MANY + 1, true)] {
            journal.state().label.segments = vec![Segment { number: 1, follows: 0 }; segments];
            assert_eq!(journal.wants_run(), due, "{segments}");
        }
    }

    #[test]
    fn a_segment_ends_at_half_of_the_length_that_makes_a_run_due() {
        let folder = tempfile::tempdir().unwrap();
        let (journal, mut appender) = test_journal::begin(folder.path(), Some(4000));
        let mut segments = Vec::new();
        for _ in 0..6 {
            appender.append(&writes(900), || Ok(())).unwrap();
            segments.push(journal.label().segments.len());
        }
        assert_eq!(segments, [1, 1, 1, 2, 2, 2]);
    }

    /// Writes a run with one document.
    fn run(journal: &Journal, from: u64, to: u64, value: &[u8]) -> io::Result<Arc<Run>> {
        let mut writer = journal.begin_run(from)?;
        writer.add("key", Some(value))?;
        writer.finish(from, to).map(Arc::new)
    }

    #[test]
    fn run_replaces_segments_and_later_the_runs_before_it() {
        let folder = tempfile::tempdir().unwrap();
        // Each group has a segment of its own.
        let (journal, mut appender) = test_journal::begin(folder.path(), Some(1));
        let mut runs = Vec::new();
        for number in [2_u64, 4] {
            appender.append(&writes(9), || Ok(())).unwrap();
            let to = appender.group;
            runs.push(run(&journal, to - 1, to, b"value").unwrap());
            journal.add_run(runs.last().unwrap(), false).unwrap();
            assert_eq!(runs.last().unwrap().label.number, number);
        }
        let left = ["run-00000002", "run-00000004", "segment-00000003"].map(str::to_owned);
        assert_eq!(names(&folder.path().join(JOURNAL)), left.into());
        let merged = run(&journal, 0, 2, b"value").unwrap();
        journal.merge_runs(&merged, &runs).unwrap();
        assert_eq!((journal.label().runs, journal.label().group()), (vec![merged.label], 2));
        appender.append(&writes(9), || Ok(())).unwrap();
        journal.add_run(&run(&journal, 2, 3, b"value").unwrap(), true).unwrap();
        let left = ["run-00000005", "run-00000007"].map(str::to_owned);
        assert_eq!(names(&folder.path().join(JOURNAL)), left.into(), "no segment is needed");
    }

    /// A new store with one group, and its appender. From then on its disk fails as `fails` says.
    fn failing(store: &Path, fails: fn(&DiskEvent<'_>) -> bool) -> (Arc<Journal>, Appender) {
        let (journal, mut appender) = test_journal::begin(store, Some(1));
        appender.append(&writes(9), || Ok(())).unwrap();
        let on_disk = move |event: &DiskEvent<'_>| match fails(event) {
            true => Err(io::ErrorKind::StorageFull.into()),
            false => Ok(()),
        };
        let label = journal.label();
        let disk = Disk::new(Some(Arc::new(on_disk)));
        let journal = Journal::new(store, label, disk, Some(1)).unwrap();
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
            run(&journal, 0, 1, b"value").err().unwrap();
            appender.append(&writes(9), || Ok(())).unwrap_err();
            journal.begin_volume().err().unwrap();
            assert_eq!(names(&folder.path().join(JOURNAL)), ["segment-00000001".to_owned()].into());
            assert_eq!(names(&folder.path().join(ARCHIVE)), BTreeSet::new());
        }
    }

    #[test]
    fn file_is_kept_if_its_label_was_renamed_into_place() {
        let folder = tempfile::tempdir().unwrap();
        // The sync after the rename to a label that names the run.
        let (journal, _) = failing(folder.path(), |event| {
            let named =
                |path: &Path| fs::read_to_string(path.join(LABEL)).is_ok_and(|label| label.contains("\"runs\""));
            matches!(event, DiskEvent::Sync(path) if named(path))
        });
        let run = run(&journal, 0, 1, b"value").unwrap();
        journal.add_run(&run, false).unwrap_err();
        let there = Label::read(&fs::read_to_string(folder.path().join(LABEL)).unwrap()).unwrap();
        assert_eq!(there.runs, [run.label]);
        let named = ["run-00000002", "segment-00000001"].map(str::to_owned);
        assert_eq!(names(&folder.path().join(JOURNAL)), named.into());
    }

    #[test]
    fn a_run_that_is_not_finished_is_removed() {
        let folder = tempfile::tempdir().unwrap();
        let (journal, _) =
            failing(folder.path(), |event| matches!(event, DiskEvent::Write { bytes, .. } if bytes.len() > 9999));
        run(&journal, 0, 1, &noise(33_000)).err().unwrap();
        assert_eq!(names(&folder.path().join(JOURNAL)), ["segment-00000001".to_owned()].into());
    }

    #[test]
    fn files_that_no_label_names_are_removed_at_a_start() {
        let folder = tempfile::tempdir().unwrap();
        let (journal, mut appender) = test_journal::begin(folder.path(), Some(1));
        appender.append(&writes(9), || Ok(())).unwrap();
        fs::create_dir(folder.path().join(ARCHIVE)).unwrap();
        for path in [run_path(folder.path(), 8), volume_path(folder.path(), 9)] {
            fs::write(path, "left over").unwrap();
        }
        journal.tidy().unwrap();
        assert_eq!(names(&folder.path().join(JOURNAL)), ["segment-00000001".to_owned()].into());
        assert_eq!(names(&folder.path().join(ARCHIVE)), BTreeSet::new());
    }
}
