//! The journal: every document that is safe, in files that are only appended to. `store.json` ([`label`]) names them: the
//! last checkpoint, which holds all documents, and the segments since.
//!
//! A group of changes is one frame of the current segment, synced before anybody is told. After an error of the disk the
//! next group begins a new segment, whose header says which group it follows; what the older one has beyond is void. So a
//! failed write is undone without touching it.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

mod disk;
mod frame;
mod label;
mod read;
mod volume;

pub(super) use disk::{Appending, Disk};
pub use disk::{DiskEvent, OnDisk};
use frame::Encoder;
#[cfg(fuzzing)]
pub(super) use frame::Frame;
pub(super) use frame::Writes;
pub(super) use label::{ARCHIVE, Checkpoint, ENGINE, JOURNAL, LABEL, Label, LabelError, Segment, Volume};
use label::{checkpoint_path, segment_path, volume_path};
pub(super) use read::{Fault, present, replay, unknown_file, volumes_present};
pub(super) use volume::{Extent, Volumes};

/// The length of the segments, in bytes, below which no checkpoint is due.
pub(super) const LEAST: u64 = 8 << 20;

/// A segment is not continued beyond this part of it.
const SEGMENTS: u64 = 2;

/// Compression of groups, which somebody waits for, and of checkpoints.
const QUICK: i32 = 1;
const THOROUGH: i32 = 3;

/// The files of a journal, as `store.json` names them.
pub(super) struct Journal {
    store: PathBuf,
    disk: Disk,
    /// A checkpoint is due when the segments are longer than this and than twice the last checkpoint, in bytes.
    least: u64,
    state: Mutex<State>,
}

/// What tells the files of a folder from others.
struct FileKind {
    mark: &'static [u8; 8],
    folder: &'static str,
    path: fn(&Path, u64) -> PathBuf,
}

const SEGMENTS_OF_THE_JOURNAL: FileKind = FileKind { mark: read::SEGMENT, folder: JOURNAL, path: segment_path };
const VOLUMES_OF_THE_ARCHIVE: FileKind = FileKind { mark: read::VOLUME, folder: ARCHIVE, path: volume_path };

struct State {
    /// As it is on the disk.
    label: Label,
    /// The number of the next file. Those of files that no label names yet are taken, too.
    next: u64,
    /// The bytes in the segments.
    length: u64,
}

impl State {
    /// A number that no file had before, also none that failed.
    const fn take_number(&mut self) -> u64 {
        self.next += 1;
        self.next - 1
    }
}

/// Appends groups to a journal. There is one at most.
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
}

impl Journal {
    pub fn new(store: &Path, label: Label, disk: Disk, least: u64) -> io::Result<Arc<Self>> {
        let lengths = label.segments.iter().map(|segment| Ok(fs::metadata(segment_path(store, segment.number))?.len()));
        let length = lengths.sum::<io::Result<u64>>()?;
        let state = State { next: label.next, label, length };
        Ok(Arc::new(Self { store: store.to_owned(), disk, least, state: Mutex::new(state) }))
    }

    pub fn label(&self) -> Label {
        self.state().label.clone()
    }

    pub const fn disk(&self) -> &Disk {
        &self.disk
    }

    fn state(&self) -> MutexGuard<'_, State> {
        // The label in memory is changed only when the one on the disk was.
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

    fn write_label(&self, state: &mut State, mut label: Label) -> io::Result<()> {
        label.next = state.next;
        write_label(&self.disk, &self.store, &label)?;
        state.label = label;
        Ok(())
    }

    /// A new file that no label names yet, safe with its header.
    fn begin_file(&self, state: &mut State, kind: &FileKind, follows: u64) -> io::Result<(u64, Appending)> {
        let number = state.take_number();
        let path = (kind.path)(&self.store, number);
        let begin = || {
            let mut file = self.disk.create(&path)?;
            file.append(&read::header(kind.mark, state.label.store, number, follows))?;
            file.sync()?;
            self.disk.sync_folder(&self.store.join(kind.folder))?;
            Ok(file)
        };
        let file = begin().inspect_err(|_: &io::Error| {
            // Nothing names it yet. If it cannot be removed, the next start does.
            let _left = self.disk.remove(&path);
        })?;
        Ok((number, file))
    }

    /// A new segment that follows this group.
    fn begin_segment(&self, follows: u64) -> io::Result<Appending> {
        let mut state = self.state();
        let (number, file) = self.begin_file(&mut state, &SEGMENTS_OF_THE_JOURNAL, follows)?;
        let mut label = state.label.clone();
        label.segments.push(Segment { number, follows });
        self.write_label(&mut state, label)?;
        state.length += file.length();
        Ok(file)
    }

    /// A new volume of the archive, and its number.
    fn begin_volume(&self) -> io::Result<(u64, Appending)> {
        let mut state = self.state();
        fs::create_dir_all(self.store.join(ARCHIVE))?;
        self.disk.sync_folder(&self.store)?;
        let (number, file) = self.begin_file(&mut state, &VOLUMES_OF_THE_ARCHIVE, 0)?;
        let mut label = state.label.clone();
        if let Some(last) = label.volumes.last_mut() {
            last.bytes = fs::metadata(volume_path(&self.store, last.number))?.len();
        }
        label.volumes.push(Volume { number, bytes: file.length() });
        self.write_label(&mut state, label)?;
        Ok((number, file))
    }

    /// Whether the segments have become long enough for a checkpoint.
    pub fn wants_checkpoint(&self) -> bool {
        let state = self.state();
        let last = state.label.checkpoint.map_or(0, |checkpoint| checkpoint.bytes);
        state.length > self.least.max(2 * last) || state.label.segments.len() > 1000
    }

    /// Begins a checkpoint of a state that holds every group up to `from`.
    pub fn begin_checkpoint(&self, from: u64) -> io::Result<CheckpointWriter> {
        let mut state = self.state();
        let number = state.take_number();
        CheckpointWriter::create(&self.disk, &self.store, state.label.store, number, from)
    }

    /// Puts a finished checkpoint in place of the last one, and of the segments that it makes superfluous. `to` is the last
    /// group that it may have seen something of.
    pub fn finish_checkpoint(&self, writer: CheckpointWriter, to: u64) -> io::Result<Checkpoint> {
        let checkpoint = writer.finish(to)?;
        let from = checkpoint.from;
        let mut state = self.state();
        let mut label = state.label.clone();
        let old = label.checkpoint.replace(checkpoint);
        let needed = label.segments.partition_point(|segment| segment.follows <= from).saturating_sub(1);
        let superfluous: Vec<_> = label.segments.drain(..needed).collect();
        self.write_label(&mut state, label)?;
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

    /// Nothing names it any more. If it cannot be removed, the next start does.
    fn remove_superfluous(&self, path: &Path) {
        if let Err(error) = self.disk.remove(path) {
            tracing::warn!(%error, path = %path.display(), "cannot remove a superfluous file of the journal");
        }
    }

    /// Removes a checkpoint that was not finished.
    pub fn drop_checkpoint(&self, writer: CheckpointWriter) -> io::Result<()> {
        self.disk.remove(&writer.path)
    }
}

/// Writes `store.json`, by one rename.
pub(super) fn write_label(disk: &Disk, store: &Path, label: &Label) -> io::Result<()> {
    let text = label.text().map_err(io::Error::other)?;
    disk.replace(&store.join(LABEL), text.as_bytes())
}

impl CheckpointWriter {
    /// Begins a checkpoint of a state that holds every group up to `from`.
    pub fn create(disk: &Disk, store: &Path, id: u64, number: u64, from: u64) -> io::Result<Self> {
        let path = checkpoint_path(store, number);
        let mut file = disk.create(&path)?;
        file.append(&read::header(read::CHECKPOINT, id, number, from))?;
        let (disk, encoder) = (disk.clone(), Encoder::new(THOROUGH)?);
        Ok(Self { path, file, disk, encoder, number, from, documents: 0, blocks: 0 })
    }

    /// Brings the checkpoint to the disk. `to` is the last group that it may have seen something of.
    pub fn finish(self, to: u64) -> io::Result<Checkpoint> {
        self.file.sync()?;
        self.disk.sync_folder(self.path.parent().unwrap_or(Path::new(".")))?;
        let Self { file, number, from, documents, .. } = self;
        Ok(Checkpoint { number, from, to, documents, bytes: file.length() })
    }

    /// Adds documents.
    pub fn add<'a>(&mut self, documents: impl ExactSizeIterator<Item = (&'a str, &'a [u8])>) -> io::Result<()> {
        self.documents += documents.len() as u64;
        let frame = self.encoder.frame(self.blocks, documents.map(|(key, value)| (key, Some(value))))?;
        self.blocks += 1;
        self.file.append(&frame)
    }
}

impl Appender {
    /// Appends behind this group, in a segment of its own.
    pub fn new(journal: Arc<Journal>, group: u64) -> io::Result<Self> {
        Ok(Self { journal, encoder: Encoder::new(QUICK)?, group, segment: None })
    }

    /// Makes a group safe; returns its number. After an error, of `synced` too, nothing of it holds.
    pub fn append(&mut self, writes: &Writes, synced: impl FnOnce() -> io::Result<()>) -> io::Result<u64> {
        let mut segment = match self.segment.take() {
            Some(segment) if segment.length() < self.journal.least / SEGMENTS => segment,
            _ => self.journal.begin_segment(self.group)?,
        };
        let documents = writes.iter().map(|(key, value)| (&**key, value.as_deref()));
        let frame = self.encoder.frame(self.group + 1, documents)?;
        segment.append(&frame)?;
        segment.sync()?;
        synced()?;
        self.journal.state().length += frame.len() as u64;
        self.segment = Some(segment);
        self.group += 1;
        Ok(self.group)
    }
}
