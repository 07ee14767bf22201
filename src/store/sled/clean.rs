//! The mark of a clean close: the length and the CRC-32 of every file of sled and of the journal. Without it, or if a
//! file of sled differs, sled is rebuilt.

use std::fs::{self, File};
use std::io::{self, Read as _};
use std::path::Path;

use serde::{Deserialize, Serialize};

use crate::store::journal::{Disk, JOURNAL, Label, tree};

const MARK: &str = "clean.json";

/// The content of the mark.
#[derive(Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Mark {
    /// [`Label::checksum()`] of `store.json` at that time.
    label: u32,
    /// The last group, which sled has too.
    pub group: u64,
    /// The name of sled's folder.
    pub sled: String,
    /// The files of sled's folder.
    sled_files: Vec<Sum>,
    journal_files: Vec<Sum>,
    /// The CRC-32 of all fields above.
    checksum: u32,
}

/// A file: its path within the store, its length in bytes, its CRC-32.
#[derive(Debug, PartialEq, Eq, Serialize, Deserialize)]
struct Sum(String, u64, u32);

/// The state of a store that was closed cleanly.
pub(super) struct Left {
    pub mark: Mark,
    pub sled_is_sound: bool,
    pub journal_is_sound: bool,
}

impl Mark {
    fn sum(&self) -> io::Result<u32> {
        let bare = (self.label, self.group, &self.sled, &self.sled_files, &self.journal_files);
        Ok(crc32fast::hash(&serde_json::to_vec(&bare)?))
    }
}

/// Writes the mark, after a sync of sled's folder.
pub(super) fn leave(disk: &Disk, store: &Path, label: &Label, sled: &str, group: u64) -> io::Result<()> {
    let (sled_files, journal_files) = (sums(store, sled)?, sums(store, JOURNAL)?);
    let mut mark =
        Mark { label: label.checksum()?, group, sled: sled.to_owned(), sled_files, journal_files, checksum: 0 };
    mark.checksum = mark.sum()?;
    let mark = serde_json::to_vec_pretty(&mark)?;
    disk.replace_with(&store.join(MARK), &mark, tree(&store.join(sled))?)?;
    disk.sync_folder(store)
}

/// Reads the mark and compares it with the files; `None` without a sound mark of this label. Changes nothing.
pub(super) fn look(store: &Path, label: &Label) -> Option<Left> {
    let mark: Mark = serde_json::from_slice(&fs::read(store.join(MARK)).ok()?).ok()?;
    let plain = !mark.sled.is_empty() && mark.sled.bytes().all(|byte| byte.is_ascii_lowercase() || byte == b'-');
    if mark.sum().ok()? != mark.checksum || Some(mark.label) != label.checksum().ok() || !plain {
        return None;
    }
    let same = |wanted: &Vec<Sum>, folder: &str| sums(store, folder).is_ok_and(|found| found == *wanted);
    let (sled_is_sound, journal_is_sound) = (same(&mark.sled_files, &mark.sled), same(&mark.journal_files, JOURNAL));
    Some(Left { mark, sled_is_sound, journal_is_sound })
}

/// Removes the mark: from here on sled may be changed.
pub(super) fn remove(disk: &Disk, store: &Path) -> io::Result<()> {
    if !fs::exists(store.join(MARK))? {
        return Ok(());
    }
    disk.remove(&store.join(MARK))?;
    disk.sync_folder(store)
}

fn sums(store: &Path, folder: &str) -> io::Result<Vec<Sum>> {
    let mut sums = Vec::new();
    for entry in fs::read_dir(store.join(folder))? {
        let entry = entry?;
        let name = format!("{folder}/{}", entry.file_name().to_string_lossy());
        if entry.file_type()?.is_dir() {
            sums.extend(self::sums(store, &name)?);
        } else {
            let (length, checksum) = sum(&entry.path())?;
            sums.push(Sum(name, length, checksum));
        }
    }
    sums.sort_by(|left, right| left.0.cmp(&right.0));
    Ok(sums)
}

fn sum(path: &Path) -> io::Result<(u64, u32)> {
    let mut file = File::open(path)?;
    let mut hasher = crc32fast::Hasher::new();
    let (mut piece, mut length) = (vec![0; 1 << 20], 0);
    loop {
        match file.read(&mut piece)? {
            0 => return Ok((length, hasher.finalize())),
            read => {
                hasher.update(&piece[..read]);
                length += read as u64;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A store that was closed cleanly after group 7, and its label. sled is in this folder.
    fn closed(sled: &str) -> (tempfile::TempDir, Label) {
        let store = tempfile::tempdir().unwrap();
        for folder in [JOURNAL, sled].map(|name| store.path().join(name)) {
            fs::create_dir_all(&folder).unwrap();
            fs::write(folder.join("file"), "bytes").unwrap();
        }
        let label = Label::new(1, 7);
        leave(&Disk::default(), store.path(), &label, sled, 7).unwrap();
        (store, label)
    }

    #[test]
    fn change_since_a_clean_close_is_reported() {
        let (store, label) = closed("sled");
        let left = look(store.path(), &label).unwrap();
        assert!(left.sled_is_sound && left.journal_is_sound);
        assert_eq!((left.mark.group, &*left.mark.sled), (7, "sled"));
        assert_eq!(left.mark.sled_files, [Sum("sled/file".to_owned(), 5, crc32fast::hash(b"bytes"))]);
        fs::write(store.path().join("sled/file"), "bites").unwrap();
        let left = look(store.path(), &label).unwrap();
        assert!(!left.sled_is_sound && left.journal_is_sound);
        fs::remove_file(store.path().join(JOURNAL).join("file")).unwrap();
        let left = look(store.path(), &label).unwrap();
        assert!(!left.sled_is_sound && !left.journal_is_sound);
    }

    #[test]
    fn changed_or_foreign_mark_is_ignored() {
        let (store, label) = closed("sled");
        assert!(look(store.path(), &Label::new(1, 8)).is_none());
        let path = store.path().join(MARK);
        let text = fs::read_to_string(&path).unwrap();
        let changed = text.replace("\"group\": 7", "\"group\": 8");
        assert_ne!(changed, text);
        fs::write(&path, changed).unwrap();
        assert!(look(store.path(), &label).is_none());
    }

    #[test]
    fn a_mark_names_a_plain_folder_of_the_store() {
        for sled in ["Sled", "sled/deeper"] {
            let (store, label) = closed(sled);
            assert!(look(store.path(), &label).is_none(), "{sled}");
        }
    }

    #[test]
    fn a_mark_is_gone_when_it_is_removed() {
        let (store, label) = closed("sled");
        for _ in 0..2 {
            remove(&Disk::default(), store.path()).unwrap();
            assert!(look(store.path(), &label).is_none() && !store.path().join(MARK).exists());
        }
    }
}
