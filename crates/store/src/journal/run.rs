//! Runs: files of documents sorted by key, each written once. The newest run that knows a key has its document.
//!
//! After its header a run is a sequence of blocks. A block is a frame, numbered from 0, whose body is:
//!
//! | bytes | |
//! |---|---|
//! | 4 + … | the length of the first key, and that key |
//! | 4 + … | their length in bytes, and the hashes ([`hash`]) of its keys that are no entries of a log |
//! | … | the documents as in a segment, packed by [`packing`] |
//!
//! So an index is made without unpacking a document. An open reads each block and checks its CRC-32.

use std::fs::File;
use std::io::{self, Read, Seek as _, SeekFrom};
use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};

use bytes::Bytes;
use lru::LruCache;

use super::frame::{self, Frame, number};
use super::label::{Checkpoint, run_path};
use super::read::{self, Fault, missing};
use super::{Appending, Disk};
use crate::packing;

/// A block ends when its documents take this many bytes before compression.
const BLOCK: usize = 32 << 10;

/// How many blocks of a run stay unpacked in memory, unless they are longer than twice [`BLOCK`].
const KEPT: NonZeroUsize = NonZeroUsize::new(48).unwrap();

/// A key and its document; `None` if it was removed.
pub(crate) type Document = (String, Option<Bytes>);

/// The documents of a block: each key, and its value or `None` for a removal.
type Block = Arc<Vec<(Bytes, Option<Bytes>)>>;

/// A run that is open for reading.
pub(crate) struct Run {
    pub label: Checkpoint,
    path: PathBuf,
    file: Mutex<File>,
    blocks: Vec<Place>,
    /// The hashes of all keys that are no entries, sorted.
    hashes: Vec<u32>,
    kept: Mutex<LruCache<usize, Block>>,
}

/// Where a block lies in its file, in bytes.
struct Place {
    first: Box<str>,
    at: u64,
    length: u32,
}

/// A run that is being written.
pub(crate) struct RunWriter {
    path: PathBuf,
    file: Appending,
    disk: Disk,
    number: u64,
    /// The documents of the next block.
    raw: Vec<u8>,
    first: String,
    last: String,
    /// How many of `hashes` are in earlier blocks.
    hashed: usize,
    hashes: Vec<u32>,
    blocks: Vec<Place>,
    documents: u64,
    finished: bool,
}

/// The hash of a key that may be asked for although it is missing; `None` for an entry of a log, which is not.
fn hash(key: &str) -> Option<u32> {
    (!key.starts_with("entry/")).then(|| crc32fast::hash(key.as_bytes()))
}

impl Run {
    /// Opens the run that a label of this store names, and reads and checks each of its blocks.
    pub fn open(store: &Path, id: u64, label: Checkpoint) -> Result<Self, Fault> {
        let path = run_path(store, label.number);
        let damaged = |what: String| Fault::Damaged(path.clone(), what);
        let disk = |error| Fault::Disk(path.clone(), error);
        let file = File::open(&path).map_err(|error| missing(&path, error))?;
        let mut from = io::BufReader::with_capacity(1 << 20, &file);
        let wanted = read::header(read::RUN, id, label.number, label.from);
        let mut begins = vec![0; wanted.len()];
        if from.read_exact(&mut begins).is_err() || begins != wanted {
            return Err(damaged("it does not begin as it was written".to_owned()));
        }
        let mut at = wanted.len() as u64;
        let mut blocks = Vec::<Place>::new();
        let mut hashes = Vec::new();
        while at < label.bytes {
            let torn = || damaged(format!("block {} is cut short or changed", blocks.len()));
            let mut block = vec![0; 4];
            from.read_exact(&mut block).map_err(|_| torn())?;
            let rest = number(&block).unwrap_or(0) + frame::HEAD as u64 - 4;
            if at + 4 + rest > label.bytes {
                return Err(torn());
            }
            (&mut from).take(rest).read_to_end(&mut block).map_err(disk)?;
            let Body { first, hashes: own, .. } = Body::read(&block, blocks.len()).ok_or_else(torn)?;
            blocks.push(Place { first: first.into(), at, length: block.len() as u32 });
            hashes.extend(own.chunks_exact(4).filter_map(|hash| Some(number(hash)? as u32)));
            at += block.len() as u64;
        }
        hashes.sort_unstable();
        drop(from);
        Ok(Self { label, path, file: Mutex::new(file), blocks, hashes, kept: Mutex::new(LruCache::new(KEPT)) })
    }

    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Whether it may know a key. `false` is certain.
    pub fn may_know(&self, key: &str) -> bool {
        hash(key).is_none_or(|hash| self.hashes.binary_search(&hash).is_ok())
    }

    /// What it knows of a key: `Some(None)` if the document was removed.
    pub fn get(&self, key: &str) -> Result<Option<Option<Bytes>>, Fault> {
        let Some(number) = self.block_of(key).filter(|_| self.may_know(key)) else { return Ok(None) };
        let block = self.block(number, true)?;
        let found = block.binary_search_by(|(own, _)| own[..].cmp(key.as_bytes()));
        Ok(found.ok().map(|at| block[at].1.clone()))
    }

    /// The documents from a key on, sorted. `kept` says whether their blocks stay in memory.
    pub fn scan(self: &Arc<Self>, from: &str, kept: bool) -> impl Iterator<Item = Result<Document, Fault>> + use<> {
        let run = Arc::clone(self);
        let from = from.to_owned();
        let mut next = self.block_of(&from).unwrap_or(0);
        let mut here: (Block, usize) = Default::default();
        std::iter::from_fn(move || {
            loop {
                if let Some((key, value)) = here.0.get(here.1) {
                    here.1 += 1;
                    return Some(run.text(key).map(|key| (key, value.clone())));
                }
                if next >= run.blocks.len() {
                    return None;
                }
                next += 1;
                match run.block(next - 1, kept) {
                    Ok(block) => {
                        let begin = block.partition_point(|(key, _)| key[..] < *from.as_bytes());
                        here = (block, begin);
                    }
                    Err(fault) => {
                        next = run.blocks.len();
                        return Some(Err(fault));
                    }
                }
            }
        })
    }

    /// The block that holds a key if any does.
    fn block_of(&self, key: &str) -> Option<usize> {
        self.blocks.partition_point(|block| &*block.first <= key).checked_sub(1)
    }

    fn text(&self, key: &[u8]) -> Result<String, Fault> {
        let text = String::from_utf8(key.to_vec());
        text.map_err(|error| Fault::Damaged(self.path.clone(), error.to_string()))
    }

    fn block(&self, number: usize, kept: bool) -> Result<Block, Fault> {
        let cache = || self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(block) = cache().get(&number) {
            return Ok(Arc::clone(block));
        }
        let Place { at, length, .. } = self.blocks[number];
        let mut bytes = vec![0; length as usize];
        {
            let mut file = self.file.lock().unwrap_or_else(PoisonError::into_inner);
            let read = file.seek(SeekFrom::Start(at)).and_then(|_| file.read_exact(&mut bytes));
            read.map_err(|error| Fault::Disk(self.path.clone(), error))?;
        }
        let damaged = || Fault::Damaged(self.path.clone(), format!("block {number} cannot be read"));
        let body = Body::read(&bytes, number).ok_or_else(damaged)?;
        let raw: Bytes = packing::unpack(body.packed, "a block").map_err(|_| damaged())?.into();
        let block = Arc::new(frame::documents(&raw).ok_or_else(damaged)?);
        if kept && raw.len() <= 2 * BLOCK {
            cache().put(number, Arc::clone(&block));
        }
        Ok(block)
    }
}

/// The parts of a block's body.
struct Body<'a> {
    first: &'a str,
    hashes: &'a [u8],
    packed: &'a [u8],
}

impl<'a> Body<'a> {
    /// Reads the frame of a block with this number; `None` if it is not sound.
    fn read(bytes: &'a [u8], block: usize) -> Option<Self> {
        let (frame, rest) = Frame::read(bytes)?;
        if frame.number != block as u64 || !rest.is_empty() {
            return None;
        }
        let mut body = frame.body();
        let first = std::str::from_utf8(frame::pop(&mut body)??).ok()?;
        let hashes = frame::pop(&mut body)??;
        Some(Self { first, hashes, packed: body })
    }
}

impl RunWriter {
    /// Begins the run with this number, of a store with this identity, after group `from`.
    pub fn create(disk: &Disk, store: &Path, id: u64, number: u64, from: u64) -> io::Result<Self> {
        let path = run_path(store, number);
        let mut writer = Self {
            file: disk.create(&path)?,
            path,
            disk: disk.clone(),
            number,
            raw: Vec::new(),
            first: String::new(),
            last: String::new(),
            hashed: 0,
            hashes: Vec::new(),
            blocks: Vec::new(),
            documents: 0,
            finished: false,
        };
        writer.file.append(&read::header(read::RUN, id, number, from))?;
        Ok(writer)
    }

    /// Adds a document, in order of key; `None` hides that of an older run.
    pub fn add(&mut self, key: &str, value: Option<&[u8]>) -> io::Result<()> {
        if self.documents > 0 && key <= &*self.last {
            return Err(io::Error::other(format!("{key} comes after {}", self.last)));
        }
        if self.raw.is_empty() {
            self.first.replace_range(.., key);
        }
        self.last.replace_range(.., key);
        self.hashes.extend(hash(key));
        frame::push_document(&mut self.raw, key, value)?;
        self.documents += 1;
        if self.raw.len() >= BLOCK { self.end_block() } else { Ok(()) }
    }

    fn end_block(&mut self) -> io::Result<()> {
        if self.raw.is_empty() {
            return Ok(());
        }
        let hashes: Vec<u8> = self.hashes[self.hashed..].iter().flat_map(|hash| hash.to_le_bytes()).collect();
        let mut body = Vec::new();
        frame::push(&mut body, self.first.as_bytes())?;
        frame::push(&mut body, &hashes)?;
        body.extend(packing::pack_quickly(&self.raw).map_err(io::Error::other)?);
        let frame = frame::framed(self.blocks.len() as u64, &body)?;
        let at = self.file.length();
        let length = frame::length(frame.len())?;
        self.file.append(&frame)?;
        self.blocks.push(Place { first: self.first.as_str().into(), at, length });
        self.hashed = self.hashes.len();
        self.raw.clear();
        Ok(())
    }

    /// Syncs the run, which a label names next. It knows every change of the groups after `from`, up to `to`.
    pub fn finish(mut self, from: u64, to: u64) -> io::Result<Run> {
        self.end_block()?;
        self.file.sync()?;
        self.disk.sync_folder(self.path.parent().unwrap_or(Path::new(".")))?;
        let file = File::open(&self.path)?;
        self.finished = true;
        let mut hashes = std::mem::take(&mut self.hashes);
        hashes.sort_unstable();
        let label = Checkpoint { number: self.number, from, to, documents: self.documents, bytes: self.file.length() };
        Ok(Run {
            label,
            path: self.path.clone(),
            file: Mutex::new(file),
            blocks: std::mem::take(&mut self.blocks),
            hashes,
            kept: Mutex::new(LruCache::new(KEPT)),
        })
    }
}

impl Drop for RunWriter {
    /// Removes the file of an unfinished run, which may have filled the disk.
    fn drop(&mut self) {
        if !self.finished
            && let Err(error) = self.disk.remove(&self.path)
        {
            tracing::warn!(%error, path = %self.path.display(), "cannot remove an unfinished run");
        }
    }
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;
    use crate::journal::JOURNAL;

    fn key(number: u32) -> String {
        format!("head/{number:04}")
    }

    /// A run of several blocks. Every third document is removed.
    fn run(store: &Path) -> Run {
        fs::create_dir_all(store.join(JOURNAL)).unwrap();
        let mut writer = RunWriter::create(&Disk::default(), store, 7, 3, 5).unwrap();
        for number in 0..300 {
            let value = vec![number as u8; 1000];
            writer.add(&key(number), (number % 3 > 0).then_some(&*value)).unwrap();
        }
        writer.finish(5, 9).unwrap()
    }

    #[test]
    fn a_run_of_several_blocks_comes_back() {
        let store = tempfile::tempdir().unwrap();
        let written = run(store.path());
        assert!(written.blocks.len() > 3 && written.label.documents == 300);
        let opened = Run::open(store.path(), 7, written.label).unwrap();
        assert_eq!((opened.blocks.len(), &opened.hashes), (written.blocks.len(), &written.hashes));
        for run in [Arc::new(written), Arc::new(opened)] {
            for number in 0..300 {
                let value = (number % 3 > 0).then(|| Bytes::from(vec![number as u8; 1000]));
                assert_eq!(run.get(&key(number)).unwrap(), Some(value), "{number}");
            }
            for (missing, may_know) in [("head/0000x", false), ("a", false), ("z", false), ("entry/x", true)] {
                assert_eq!((run.get(missing).unwrap(), run.may_know(missing)), (None, may_know), "{missing}");
            }
            for (from, count) in [("", 300), (&*key(100), 200), ("head/0100x", 199), ("z", 0)] {
                let keys = run.scan(from, false).map(|found| found.unwrap().0).collect::<Vec<_>>();
                assert!(keys.len() == count && keys.is_sorted() && keys.iter().all(|key| &**key >= from), "{from}");
            }
        }
    }

    #[test]
    fn documents_of_a_run_are_in_order_of_key() {
        let store = tempfile::tempdir().unwrap();
        fs::create_dir(store.path().join(JOURNAL)).unwrap();
        let mut writer = RunWriter::create(&Disk::default(), store.path(), 7, 3, 5).unwrap();
        writer.add("b", None).unwrap();
        assert!(writer.add("a", None).is_err() && writer.add("b", None).is_err());
        let path = writer.path.clone();
        drop(writer);
        assert!(!path.exists(), "it was not finished");
    }

    #[test]
    fn run_with_a_changed_or_missing_byte_is_not_opened() {
        let store = tempfile::tempdir().unwrap();
        let Run { label, path, .. } = run(store.path());
        let sound = fs::read(&path).unwrap();
        let refused = |bytes: &[u8]| {
            fs::write(&path, bytes).unwrap();
            matches!(Run::open(store.path(), 7, label), Err(Fault::Damaged(named, _)) if named == path)
        };
        for at in 0..sound.len() {
            let mut turned = sound.clone();
            turned[at] ^= 1 << (at % 8);
            assert!(refused(&turned), "a bit of byte {at}");
        }
        assert!(refused(&sound[..sound.len() - 1]) && !refused(&sound));
        assert!(matches!(Run::open(store.path(), 8, label), Err(Fault::Damaged(..))), "it belongs to another store");
    }
}
