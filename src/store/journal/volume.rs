//! Volumes: the files of `archive/`. What is put into them stays as it is: it is neither in sled nor in a checkpoint, and a
//! document says where it lies ([`Extent`]).
//!
//! A piece is synced before a document says where it lies. What a power cut leaves without such a document is never read; no
//! volume is continued after a start.

use std::fs::File;
use std::io::{self, Read as _, Seek as _, SeekFrom, Write as _};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};

use serde::{Deserialize, Serialize};

use super::label::volume_path;
use super::read::{Fault, missing};
use super::{Appending, Journal};

/// The length from which on a volume is not continued, in bytes.
const MOST: u64 = 64 << 20;

/// Where a piece lies: the number of its volume, the offset and the length in bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(in crate::store) struct Extent {
    volume: u64,
    at: u64,
    length: u32,
    /// The CRC-32 of its bytes.
    checksum: u32,
}

/// The volumes of a store.
pub(in crate::store) struct Volumes {
    store: PathBuf,
    /// `None` for a store that is only read.
    appender: Option<Appender>,
}

struct Appender {
    journal: Arc<Journal>,
    /// The length from which on a volume is not continued: [`MOST`], but for tests.
    most: u64,
    /// `None` before the first piece, and after an error.
    volume: Mutex<Option<(u64, Appending)>>,
}

impl Volumes {
    pub fn new(store: &Path, journal: Option<Arc<Journal>>) -> Self {
        let appender = journal.map(|journal| Appender { journal, most: MOST, volume: Mutex::new(None) });
        Self { store: store.to_owned(), appender }
    }

    /// Appends and syncs a piece; returns where it lies. Blocks.
    pub fn append(&self, bytes: &[u8]) -> io::Result<Extent> {
        let Some(Appender { journal, most, volume }) = &self.appender else {
            return Err(io::Error::other("it is open to be read only"));
        };
        let length = u32::try_from(bytes.len()).map_err(io::Error::other)?;
        let mut current = volume.lock().unwrap_or_else(PoisonError::into_inner);
        let (number, mut file) = match current.take() {
            Some(open) if open.1.length() < *most => open,
            _ => journal.begin_volume()?,
        };
        let extent = Extent { volume: number, at: file.length(), length, checksum: crc32fast::hash(bytes) };
        file.append(bytes)?;
        file.sync()?;
        *current = Some((number, file));
        Ok(extent)
    }

    /// Overwrites with zeros a piece that no document refers to any more, and syncs that. Blocks.
    pub fn erase(&self, extent: &Extent) -> io::Result<()> {
        let mut file = File::options().write(true).open(volume_path(&self.store, extent.volume))?;
        file.seek(SeekFrom::Start(extent.at))?;
        file.write_all(&vec![0; extent.length as usize])?;
        file.sync_data()
    }

    /// Reads a piece. Blocks.
    pub fn read(&self, extent: &Extent) -> Result<Vec<u8>, Fault> {
        let path = volume_path(&self.store, extent.volume);
        let damaged = |what: String| Fault::Damaged(path.clone(), what);
        let disk = |error| Fault::Disk(path.clone(), error);
        let mut file = File::open(&path).map_err(|error| missing(&path, error))?;
        if file.metadata().map_err(disk)?.len() < extent.at.saturating_add(u64::from(extent.length)) {
            return Err(damaged("it is cut short".to_owned()));
        }
        let mut bytes = vec![0; extent.length as usize];
        file.seek(SeekFrom::Start(extent.at)).and_then(|_| file.read_exact(&mut bytes)).map_err(disk)?;
        if crc32fast::hash(&bytes) != extent.checksum {
            let Extent { at, length, .. } = extent;
            return Err(damaged(format!("the {length} bytes at {at} are not those that were put there")));
        }
        Ok(bytes)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::journal::{CheckpointRule, test_journal};

    #[test]
    fn a_volume_that_is_long_enough_is_not_continued() {
        let folder = tempfile::tempdir().unwrap();
        let journal = test_journal::journal(folder.path(), CheckpointRule::default());
        let mut volumes = Volumes::new(folder.path(), Some(journal));
        let first = volumes.append(b"first").unwrap();
        volumes.appender.as_mut().unwrap().most = first.at + 10;
        let [second, third] = ["second", "third"].map(|piece| volumes.append(piece.as_bytes()).unwrap());
        assert_eq!((second.volume, second.at), (first.volume, first.at + 5), "there was room when it began");
        assert!(third.volume > second.volume && third.at == first.at);
        for (extent, piece) in [(first, "first"), (second, "second"), (third, "third")] {
            assert_eq!(volumes.read(&extent).ok().as_deref(), Some(piece.as_bytes()));
        }
    }
}
