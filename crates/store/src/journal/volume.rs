//! Volumes: the files of `archive/`.
//!
//! A piece in a volume never changes. It is in no run; a document holds its position
//! ([`Extent`]).
//!
//! A piece is synced before its document is written. After a power cut, a piece without such a document is never read,
//! and no volume is continued after a start. A piece that no document refers to any more is discarded and then
//! overwritten, because it may name people who are forgotten.

use std::fs::File;
use std::io::{self, Read as _, Seek as _, SeekFrom};
use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use serde::{Deserialize, Serialize};

use super::label::volume_path;
use super::read::{Fault, missing};
use super::{Appending, Journal};

/// A volume of this length, in bytes, is not continued.
const MOST: u64 = 64 << 20;

/// The position of a piece: the number of its volume, the offset and the length in bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Extent {
    volume: u64,
    at: u64,
    length: u32,
    /// The CRC-32 of its bytes.
    checksum: u32,
}

/// The volumes of a store.
pub(crate) struct Volumes {
    store: PathBuf,
    /// `None` for a store that is only read.
    appender: Option<Appender>,
    discarded: Mutex<Discarded>,
    /// Held while pieces are erased.
    erasing: Mutex<()>,
    readers: Mutex<Readers>,
}

/// The readers that may know the position of a piece that is discarded. Each of them holds a clone of `present`.
struct Readers {
    present: Sender<()>,
    gone: Receiver<()>,
}

impl Default for Readers {
    fn default() -> Self {
        let (present, gone) = channel();
        Self { present, gone }
    }
}

/// While this is held, no piece is erased that was discarded later.
pub(crate) struct Reader(#[expect(dead_code, reason = "it counts until it is dropped")] Sender<()>);

/// The pieces that are to be erased.
#[derive(Default)]
struct Discarded {
    pieces: Vec<Extent>,
    /// Whether the erasing thread has stopped.
    closed: bool,
}

struct Appender {
    journal: Arc<Journal>,
    /// A volume of this length is not continued: [`MOST`], or less in tests.
    most: u64,
    /// `None` before the first piece, and after an error.
    volume: Mutex<Option<(u64, Appending)>>,
}

impl Volumes {
    pub fn new(store: &Path, journal: Option<Arc<Journal>>) -> Self {
        let appender = journal.map(|journal| Appender { journal, most: MOST, volume: Mutex::new(None) });
        let (discarded, erasing, readers) = Default::default();
        Self { store: store.to_owned(), appender, discarded, erasing, readers }
    }

    /// A reader that may read every piece to which a document refers now.
    pub fn reader(&self) -> Reader {
        Reader(self.readers.lock().unwrap_or_else(PoisonError::into_inner).present.clone())
    }

    /// Waits for the readers of this moment. Later ones know no piece that is discarded already.
    fn wait_for_readers(&self) {
        let Readers { present, gone } =
            std::mem::take(&mut *self.readers.lock().unwrap_or_else(PoisonError::into_inner));
        drop(present);
        // Nothing is sent; it fails when all are gone.
        let _gone = gone.recv();
    }

    /// Appends and syncs a piece; returns its position. Blocks.
    pub fn append(&self, bytes: &[u8]) -> io::Result<Extent> {
        let Some(Appender { journal, most, volume }) = &self.appender else {
            return Err(io::Error::other("the archive is open read-only"));
        };
        let length = u32::try_from(bytes.len()).map_err(io::Error::other)?;
        let mut current = volume.lock().unwrap_or_else(PoisonError::into_inner);
        if self.discarded().closed {
            return Err(io::Error::other("the store is closed"));
        }
        let (number, mut file) = match current.take() {
            Some(open) if open.1.length() < *most => open,
            _ => journal.begin_volume()?,
        };
        let extent = Extent { volume: number, at: file.length(), length, checksum: crc32fast::hash(bytes) };
        if let Err(error) = file.append(bytes).and_then(|()| file.sync()) {
            drop(current);
            self.discard(extent);
            return Err(error);
        }
        *current = Some((number, file));
        Ok(extent)
    }

    fn discarded(&self) -> MutexGuard<'_, Discarded> {
        self.discarded.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Queues a piece for erasure that no document refers to. Blocks only after [`Volumes::close`].
    pub fn discard(&self, extent: Extent) {
        let closed = {
            let mut discarded = self.discarded();
            discarded.pieces.push(extent);
            discarded.closed
        };
        if closed && let Err(error) = self.erase_discarded() {
            tracing::error!(%error, "cannot erase an unused piece of the archive");
        }
    }

    /// Whether a piece waits to be erased, or is being erased.
    pub fn has_discarded(&self) -> bool {
        !self.discarded().pieces.is_empty()
    }

    /// Overwrites all discarded pieces with zeros, and syncs that. Pieces that cannot be erased stay discarded. Blocks, also
    /// while a reader may know one of them.
    pub fn erase_discarded(&self) -> io::Result<()> {
        let _one_at_a_time = self.erasing.lock().unwrap_or_else(PoisonError::into_inner);
        let pieces = self.discarded().pieces.clone();
        let mut all = Ok(());
        if !pieces.is_empty() {
            self.wait_for_readers();
        }
        for piece in pieces {
            match self.erase(&piece) {
                Ok(()) => self.discarded().pieces.retain(|other| *other != piece),
                Err(error) => all = all.and(Err(error)),
            }
        }
        all
    }

    /// Erases the discarded pieces. From now on a discarded piece is erased at once, and nothing can be appended. A later
    /// append would replace the `store.json` of the next owner of the folder. Waits for a running append.
    pub fn close(&self) -> io::Result<()> {
        {
            let _no_append = self.appender.as_ref().map(|appender| appender.volume.lock());
            self.discarded().closed = true;
        }
        self.erase_discarded()
    }

    fn erase(&self, extent: &Extent) -> io::Result<()> {
        let Some(Appender { journal, .. }) = &self.appender else { return Ok(()) };
        // A piece whose write failed may be cut short.
        let erased =
            journal.disk().erase(&volume_path(&self.store, extent.volume), extent.at, u64::from(extent.length));
        erased.or_else(|error| if error.kind() == io::ErrorKind::NotFound { Ok(()) } else { Err(error) })
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
            return Err(damaged(format!("the {length} bytes at {at} are not those that were written")));
        }
        Ok(bytes)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::journal::test_journal;

    #[test]
    fn a_volume_that_is_long_enough_is_not_continued() {
        let folder = tempfile::tempdir().unwrap();
        let journal = test_journal::journal(folder.path(), None);
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

    #[test]
    fn piece_is_erased_when_the_readers_that_know_it_are_gone() {
        let folder = tempfile::tempdir().unwrap();
        let volumes = Volumes::new(folder.path(), Some(test_journal::journal(folder.path(), None)));
        let piece = volumes.append(b"piece").unwrap();
        let reader = volumes.reader();
        volumes.discard(piece);
        let (begun, begins) = channel();
        std::thread::scope(|scope| {
            let erasing = scope.spawn(|| {
                begun.send(()).unwrap();
                volumes.erase_discarded().unwrap();
            });
            begins.recv().unwrap();
            assert_eq!(volumes.read(&piece).ok().as_deref(), Some(&b"piece"[..]), "it is read");
            // Until the eraser has begun to wait, a later reader may count as one of these.
            drop(reader);
            erasing.join().unwrap();
        });
        assert!(volumes.read(&piece).is_err() && !volumes.has_discarded());
        let _later = volumes.reader();
        volumes.erase_discarded().unwrap();
    }

    #[cfg(unix)]
    #[test]
    fn a_discarded_piece_is_tried_again_until_it_is_erased() {
        let folder = tempfile::tempdir().unwrap();
        let journal = test_journal::journal(folder.path(), None);
        let volumes = Volumes::new(folder.path(), Some(journal));
        let [first, second] = [b"first", b"other"].map(|piece| volumes.append(piece).unwrap());
        let path = volume_path(folder.path(), first.volume);
        let whole = std::fs::read(&path).unwrap();
        let aside = folder.path().join("aside");
        std::fs::rename(&path, &aside).unwrap();
        std::fs::create_dir(&path).unwrap();
        volumes.discard(first);
        assert!(volumes.erase_discarded().is_err() && volumes.has_discarded());
        std::fs::remove_dir(&path).unwrap();
        std::fs::rename(&aside, &path).unwrap();
        volumes.erase_discarded().unwrap();
        assert!(!volumes.has_discarded());
        let wanted = [&whole[..first.at as usize], &[0; 5], b"other"].concat();
        assert_eq!(std::fs::read(&path).unwrap(), wanted);
        volumes.close().unwrap();
        volumes.discard(second);
        assert!(volumes.read(&second).is_err(), "no later call would erase it");
    }

    /// A later owner of the folder may have replaced the label.
    #[test]
    fn after_the_close_no_volume_is_begun() {
        let folder = tempfile::tempdir().unwrap();
        let volumes = Volumes::new(folder.path(), Some(test_journal::journal(folder.path(), None)));
        volumes.close().unwrap();
        assert!(volumes.append(b"piece").is_err());
        assert!(!folder.path().join(crate::journal::LABEL).exists());
        assert!(!folder.path().join(crate::journal::ARCHIVE).exists());
    }

    #[test]
    fn partly_written_piece_is_erased_up_to_its_end() {
        let folder = tempfile::tempdir().unwrap();
        let journal = test_journal::journal(folder.path(), None);
        let volumes = Volumes::new(folder.path(), Some(journal));
        let piece = volumes.append(b"piece").unwrap();
        let path = volume_path(folder.path(), piece.volume);
        File::options().write(true).open(&path).unwrap().set_len(piece.at + 3).unwrap();
        volumes.discard(piece);
        volumes.erase_discarded().unwrap();
        assert_eq!(std::fs::read(&path).unwrap()[piece.at as usize..], [0; 3]);
    }
}
