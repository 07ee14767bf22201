//! Reads the files of the journal, and refuses files that are not as they were left.
//!
//! Zeros are the ordinary end of the last segment. A power cut may leave an unfinished frame there: one frame is written at
//! a time, and its changes were not answered yet. A disk that damaged an answered group looks the same. So the frame is
//! skipped with a warning. A sound frame behind a broken one means that the disk lost a safe group.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use super::frame::{Frame, HEAD, Writes, number};
use super::label::{
    ARCHIVE, Checkpoint, JOURNAL, Label, Segment, checkpoint_path, run_path, segment_path, volume_path,
};

/// The length of a file's header, in bytes: its kind, the store's number, its own number, the group that it follows,
/// their CRC-32.
pub(super) const HEADER: usize = 36;
pub(super) const SEGMENT: &[u8; 8] = b"skaldseg";
pub(super) const RUN: &[u8; 8] = b"skaldrun";
pub(super) const CHECKPOINT: &[u8; 8] = b"skaldchk";
pub(super) const VOLUME: &[u8; 8] = b"skaldvol";

/// Why a file cannot be read.
#[derive(Debug, thiserror::Error)]
pub(crate) enum Fault {
    /// The system refused access.
    #[error("{path}: {1}", path = .0.display())]
    Disk(PathBuf, io::Error),
    /// A file is not as it was left.
    #[error("{path}: {1}", path = .0.display())]
    Damaged(PathBuf, String),
}

/// The end of a journal.
pub(crate) struct Replayed {
    /// The last group.
    pub group: u64,
    /// Whether the frame after it cannot be read.
    pub skipped: bool,
}

pub(super) fn header(kind: &[u8; 8], store: u64, number: u64, follows: u64) -> Vec<u8> {
    let mut header = kind.to_vec();
    for number in [store, number, follows] {
        header.extend_from_slice(&number.to_le_bytes());
    }
    let checksum = crc32fast::hash(&header);
    header.extend_from_slice(&checksum.to_le_bytes());
    header
}

/// Calls `each` with the documents of every group that the runs do not have. In an older schema these are the groups that
/// the checkpoint may lack.
pub(crate) fn replay(
    store: &Path,
    label: &Label,
    each: &mut dyn FnMut(Writes) -> Result<(), Fault>,
) -> Result<Replayed, Fault> {
    let safe = label.checkpoint.map_or(label.group(), |checkpoint| checkpoint.to);
    let mut group = label.checkpoint.map_or(label.group(), |checkpoint| checkpoint.from);
    let mut skipped = false;
    for (place, segment) in label.segments.iter().enumerate() {
        let next = label.segments.get(place + 1).map(|next| next.follows);
        Replayed { group, skipped } = read_segment(store, label, segment, group, next, each)?;
    }
    if group < safe {
        let path = label.segments.last().map(|segment| segment_path(store, segment.number));
        let path = path.unwrap_or_else(|| store.to_owned());
        return Err(Fault::Damaged(path, format!("it ends with group {group}, but group {safe} was safe")));
    }
    Ok(Replayed { group, skipped })
}

/// Checks that every file of the journal exists and has at least its recorded length.
pub(crate) fn present(store: &Path, label: &Label) -> Result<(), Fault> {
    let checkpoint = label.checkpoint.iter().map(|file| (checkpoint_path(store, file.number), file.bytes));
    let runs = label.runs.iter().map(|file| (run_path(store, file.number), file.bytes));
    let segments = label.segments.iter().map(|segment| (segment_path(store, segment.number), HEADER as u64));
    checkpoint.chain(runs).chain(segments).try_for_each(|(path, bytes)| as_long_as(path, bytes))
}

/// Checks the same for the volumes of the archive, which only the tables in it need.
pub(crate) fn volumes_present(store: &Path, label: &Label) -> Result<(), Fault> {
    label.volumes.iter().try_for_each(|volume| as_long_as(volume_path(store, volume.number), volume.bytes))
}

fn as_long_as(path: PathBuf, wanted: u64) -> Result<(), Fault> {
    let length = fs::metadata(&path).map_err(|error| missing(&path, error))?.len();
    if length < wanted {
        return Err(Fault::Damaged(path, format!("it has {length} bytes of {wanted}")));
    }
    Ok(())
}

pub(super) fn missing(path: &Path, error: io::Error) -> Fault {
    match error.kind() {
        io::ErrorKind::NotFound => Fault::Damaged(path.to_owned(), "it is missing".to_owned()),
        _ => Fault::Disk(path.to_owned(), error),
    }
}

fn read(path: &Path, header: &[u8]) -> Result<Vec<u8>, Fault> {
    let bytes = fs::read(path).map_err(|error| missing(path, error))?;
    if bytes.starts_with(header) {
        Ok(bytes)
    } else {
        Err(Fault::Damaged(path.to_owned(), "it does not begin as it was written".to_owned()))
    }
}

fn documents(path: &Path, frame: Frame<'_>) -> Result<Writes, Fault> {
    frame.writes().map_err(|error| Fault::Damaged(path.to_owned(), format!("frame {}: {error}", frame.number)))
}

fn read_segment(
    store: &Path,
    label: &Label,
    segment: &Segment,
    mut group: u64,
    next: Option<u64>,
    each: &mut dyn FnMut(Writes) -> Result<(), Fault>,
) -> Result<Replayed, Fault> {
    let path = segment_path(store, segment.number);
    let damaged = |what: String| Err(Fault::Damaged(path.clone(), what));
    if segment.follows > group {
        return damaged(format!("it follows group {}, but group {group} is the last before it", segment.follows));
    }
    let bytes = read(&path, &header(SEGMENT, label.store, segment.number, segment.follows))?;
    let mut rest = &bytes[HEADER..];
    let mut at = segment.follows;
    while next.is_none_or(|next| at < next) {
        let Some((frame, after)) = Frame::read(rest) else { break };
        if frame.number != at + 1 {
            return damaged(format!("group {} comes after group {at}", frame.number));
        }
        at = frame.number;
        rest = after;
        // The runs hold the groups before this one.
        if at > group {
            each(documents(&path, frame)?)?;
            group = at;
        }
    }
    match next {
        Some(next) if at < next => damaged(format!("group {} cannot be read", at + 1)),
        None if Frame::anywhere(rest, at + 2) => {
            damaged(format!("group {} cannot be read, but a later one can", at + 1))
        }
        next => Ok(Replayed { group, skipped: next.is_none() && rest.iter().take(HEAD).any(|byte| *byte != 0) }),
    }
}

/// Calls `each` with the documents of the checkpoint of an older schema, in order of key.
pub(crate) fn read_checkpoint(
    store: &Path,
    label: &Label,
    checkpoint: &Checkpoint,
    each: &mut dyn FnMut(Writes) -> Result<(), Fault>,
) -> Result<(), Fault> {
    let path = checkpoint_path(store, checkpoint.number);
    let damaged = |what: String| Err(Fault::Damaged(path.clone(), what));
    let mut file = io::BufReader::with_capacity(1 << 20, fs::File::open(&path).map_err(|error| missing(&path, error))?);
    let wanted = header(CHECKPOINT, label.store, checkpoint.number, checkpoint.from);
    let mut count = 0;
    let mut blocks = 0;
    let mut length = wanted.len() as u64;
    let mut begins = vec![0; wanted.len()];
    if io::Read::read_exact(&mut file, &mut begins).is_err() || begins != wanted {
        return damaged("it does not begin as it was written".to_owned());
    }
    while length < checkpoint.bytes {
        let mut block = vec![0; 4];
        let rest = io::Read::read_exact(&mut file, &mut block).map(|()| number(&block).unwrap_or(0) + 12);
        let Some(rest) = rest.ok().filter(|rest| length + 4 + rest <= checkpoint.bytes) else {
            return damaged(format!("block {blocks} is cut short"));
        };
        let read = io::Read::take(&mut file, rest);
        io::Read::read_to_end(&mut { read }, &mut block).map_err(|error| Fault::Disk(path.clone(), error))?;
        let Some((frame, _)) = Frame::read(&block).filter(|(frame, _)| frame.number == blocks) else {
            return damaged(format!("block {blocks} cannot be read"));
        };
        let writes = documents(&path, frame)?;
        (count, blocks, length) = (count + writes.len() as u64, blocks + 1, length + block.len() as u64);
        each(writes)?;
    }
    if count != checkpoint.documents {
        return damaged(format!("it holds {count} documents of {}", checkpoint.documents));
    }
    Ok(())
}

/// A segment, run or volume that is newer than any file `store.json` knows. It means that `store.json` is out of date. In a
/// store of an older schema a run is left from an interrupted migration.
pub(crate) fn unknown_file(store: &Path, label: &Label, older: bool) -> Option<PathBuf> {
    let unknown = |path: &PathBuf| {
        let (kind, number) = path.file_name()?.to_str()?.split_once('-')?;
        let number: u64 = number.parse().ok()?;
        let named = ["segment", "volume"].contains(&kind) || (kind == "run" && !older);
        let newer = named && number >= label.next;
        (newer && fs::metadata(path).is_ok_and(|file| file.len() > HEADER as u64)).then_some(())
    };
    let folders = [JOURNAL, ARCHIVE].into_iter().flat_map(|folder| fs::read_dir(store.join(folder)));
    folders.flatten().flatten().map(|entry| entry.path()).find(|path| unknown(path).is_some())
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use bytes::Bytes;

    use super::*;
    use crate::journal::{Appender, Journal, test_journal};

    /// A new store. A new segment begins from half of this length on.
    fn begin(store: &Path, long: u64) -> (Arc<Journal>, Appender) {
        test_journal::begin(store, Some(long))
    }

    fn writes(text: &'static str) -> Writes {
        [("key".into(), Some(Bytes::from(text)))].into()
    }

    /// The last group that is read, and the values up to there, one after the other.
    fn replayed(store: &Path, label: &Label) -> Result<(u64, String), Fault> {
        let mut texts = String::new();
        let mut each = |writes: Writes| {
            for value in writes.into_values().flatten() {
                texts.push_str(&String::from_utf8_lossy(&value));
            }
            Ok(())
        };
        let Replayed { group, .. } = replay(store, label, &mut each)?;
        Ok((group, texts))
    }

    /// Changes the checksum of a group.
    fn spoil(segment: &Path, group: u64) {
        let mut bytes = fs::read(segment).unwrap();
        let mut at = HEADER;
        loop {
            let (frame, rest) = Frame::read(&bytes[at..]).unwrap();
            if frame.number == group {
                break;
            }
            at = bytes.len() - rest.len();
        }
        bytes[at + 4] ^= 1;
        fs::write(segment, bytes).unwrap();
    }

    #[test]
    fn void_groups_and_later_segments_are_not_read() {
        let store = tempfile::tempdir().unwrap();
        let (journal, mut appender) = begin(store.path(), 1 << 20);
        appender.append(&writes("a"), || Ok(())).unwrap();
        appender.append(&writes("void"), || Err(io::Error::other("not synced"))).unwrap_err();
        assert_eq!(replayed(store.path(), &journal.label()).unwrap(), (1, "a".to_owned()), "nor by a start now");
        appender.append(&writes("b"), || Ok(())).unwrap();
        let label = journal.label();
        assert_eq!(replayed(store.path(), &label).unwrap(), (2, "ab".to_owned()));
    }

    #[test]
    fn a_broken_group_is_the_end_only_if_no_sound_one_follows() {
        let store = tempfile::tempdir().unwrap();
        let (journal, mut appender) = begin(store.path(), 1 << 20);
        for text in ["a", "b", "c", "d", "e"] {
            appender.append(&writes(text), || Ok(())).unwrap();
        }
        let label = journal.label();
        let segment = segment_path(store.path(), label.segments[0].number);
        let sound = fs::read(&segment).unwrap();
        let skipped = || replay(store.path(), &label, &mut |_| Ok(())).unwrap().skipped;
        assert_eq!(replayed(store.path(), &label).unwrap(), (5, "abcde".to_owned()));
        assert!(!skipped(), "zeros are an ordinary end");
        spoil(&segment, 5);
        assert_eq!(replayed(store.path(), &label).unwrap(), (4, "abcd".to_owned()));
        assert!(skipped());
        fs::write(&segment, sound).unwrap();
        spoil(&segment, 4);
        let Err(Fault::Damaged(path, why)) = replayed(store.path(), &label) else { panic!("group 5 is sound") };
        assert!(path == segment && why.starts_with("group 4 cannot be read"), "{path:?}: {why}");
    }

    #[test]
    fn broken_group_in_an_earlier_segment_names_that_segment() {
        let store = tempfile::tempdir().unwrap();
        // Each group has a segment of its own.
        let (journal, mut appender) = begin(store.path(), 1);
        for text in ["a", "b"] {
            appender.append(&writes(text), || Ok(())).unwrap();
        }
        let label = journal.label();
        let segment = segment_path(store.path(), label.segments[0].number);
        spoil(&segment, 1);
        let Err(Fault::Damaged(path, why)) = replayed(store.path(), &label) else { panic!("it is broken") };
        assert!(path == segment && why.starts_with("group 1 cannot be read"), "{path:?}: {why}");
    }

    #[test]
    fn lengths_of_the_files_of_a_journal_are_checked() {
        let store = tempfile::tempdir().unwrap();
        fs::create_dir(store.path().join(JOURNAL)).unwrap();
        let mut label = Label::new(1, 7);
        label.checkpoint = Some(Checkpoint { number: 1, from: 0, to: 0, documents: 0, bytes: 1000 });
        label.segments = vec![Segment { number: 2, follows: 0 }];
        label.runs = vec![Checkpoint { number: 3, from: 0, to: 0, documents: 0, bytes: 500 }];
        let files = [
            (checkpoint_path(store.path(), 1), 1000),
            (run_path(store.path(), 3), 500),
            (segment_path(store.path(), 2), HEADER),
        ];
        for (path, length) in &files {
            fs::write(path, vec![0_u8; *length]).unwrap();
        }
        assert!(present(store.path(), &label).is_ok());
        for (path, length) in &files {
            fs::write(path, vec![0_u8; length - 1]).unwrap();
            let short = present(store.path(), &label);
            assert!(matches!(&short, Err(Fault::Damaged(named, _)) if named == path), "{short:?}");
            fs::write(path, vec![0_u8; *length]).unwrap();
        }
    }

    #[test]
    fn file_newer_than_the_label_is_found_unless_it_is_empty() {
        let store = tempfile::tempdir().unwrap();
        for folder in [JOURNAL, ARCHIVE] {
            fs::create_dir(store.path().join(folder)).unwrap();
        }
        let mut label = Label::new(1, 7);
        label.next = 5;
        fs::write(segment_path(store.path(), 4), [0_u8; HEADER + 1]).unwrap();
        fs::write(segment_path(store.path(), 5), [0_u8; HEADER]).unwrap();
        assert_eq!(unknown_file(store.path(), &label, false), None);
        for path in [segment_path(store.path(), 5), run_path(store.path(), 7), volume_path(store.path(), 6)] {
            fs::write(&path, [0_u8; HEADER + 1]).unwrap();
            assert_eq!(unknown_file(store.path(), &label, false).as_ref(), Some(&path));
            let is_run = path.to_string_lossy().contains("run-");
            assert_eq!(unknown_file(store.path(), &label, true).is_none(), is_run);
            fs::remove_file(path).unwrap();
        }
    }
}
