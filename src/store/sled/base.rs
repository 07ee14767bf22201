//! sled, which holds the documents that are not in memory. It may be lost at any moment: the journal has all documents.
//!
//! The entries of logs lie in packs ([`pack`]). Values are compressed ([`packing`]), because sled exceeds its configured memory and file sizes. They are cut into parts
//! of [`PART`] bytes. A page holds about twenty values, and sled writes a page of more than 128 KiB into a file of its
//! own. Errors and panics of sled are returned as [`StoreError::Failed`].

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use ::sled::{Batch, Db, IVec};

use super::pack::{self, Pack};
use crate::store::{StoreError, disk_fault, packing};

const PART: usize = 4000;

/// Shorter values are not packed, in bytes.
const SHORT: usize = 128;

/// The flag in the number of further parts that marks a compressed value.
const PACKED: u16 = 1 << 15;

/// The flag that marks a pack of entries.
const LOG: u16 = 1 << 14;

/// The size of sled's page cache, in bytes of its files. In memory the pages take more.
const CACHE: u64 = 2 << 20;

/// The timeout for opening a sled again that was just closed, and the pause between two tries. Its threads hold the
/// lock of the folder until they have finished their writes.
const PATIENCE: Duration = Duration::from_secs(5);
const PAUSE: Duration = Duration::from_millis(5);

/// The key of the number of the last applied group. Sorts before all documents.
const APPLIED: &[u8] = b"!group";

/// The same in a sled without packs.
const OLD_APPLIED: &[u8] = b"!applied";

/// The first byte of the key of a further part; sorts after all documents.
const PARTS: u8 = b'~';

/// An open sled.
pub(super) struct Base {
    folder: PathBuf,
    db: Db,
}

/// A document with its key.
pub(super) type Document = (String, Vec<u8>);

fn failed(error: impl std::fmt::Display) -> StoreError {
    StoreError::Failed(error.to_string())
}

/// An error of sled. It repeats an earlier disk error in the debug format, but with the same kind.
fn sled_failed(error: ::sled::Error) -> StoreError {
    match error {
        ::sled::Error::Io(error) => failed(disk_fault(&error)),
        error => failed(error),
    }
}

fn guarded<T>(work: impl FnOnce() -> Result<T, StoreError>) -> Result<T, StoreError> {
    catch_unwind(AssertUnwindSafe(work)).unwrap_or_else(|_| Err(failed("sled panicked")))
}

impl Base {
    /// Opens or creates sled's folder.
    pub fn open(folder: &Path) -> Result<Self, StoreError> {
        let open = || {
            // No background flush: it would only repeat writes that a clean close does once.
            let config = ::sled::Config::new().path(folder).flush_every_ms(None).cache_capacity(CACHE);
            config.open().map_err(sled_failed)
        };
        Ok(Self { db: guarded(open)?, folder: folder.to_owned() })
    }

    pub fn folder(&self) -> &Path {
        &self.folder
    }

    fn raw(&self, key: &[u8]) -> Result<Option<IVec>, StoreError> {
        guarded(|| self.db.get(key).map_err(sled_failed))
    }

    /// The document under a key.
    pub fn get(&self, key: &str) -> Result<Option<Vec<u8>>, StoreError> {
        if let Some((pack, slot)) = pack::place(key)
            && let Some(pack) = self.pack(&pack)?
        {
            return Ok(pack.take(slot));
        }
        self.raw(key.as_bytes())?.map(|first| self.assemble(key.as_bytes(), &first)).transpose()
    }

    /// Whether there is a document under a key.
    pub fn has(&self, key: &str) -> Result<bool, StoreError> {
        match pack::place(key) {
            Some(_) => Ok(self.get(key)?.is_some()),
            None => guarded(|| self.db.contains_key(key.as_bytes()).map_err(sled_failed)),
        }
    }

    /// The pack under a key. `None` if there is none: then its entries are single values, as before packs, or missing.
    fn pack(&self, key: &str) -> Result<Option<Pack>, StoreError> {
        let first = self.raw(key.as_bytes())?.filter(|first| count(first) & LOG != 0);
        first.map(|first| Pack::read(&self.assemble(key.as_bytes(), &first)?, key)).transpose()
    }

    /// A value with its parts joined.
    fn assemble(&self, key: &[u8], first: &[u8]) -> Result<Vec<u8>, StoreError> {
        let mut whole = first.get(2..).unwrap_or_default().to_vec();
        for number in 0..parts(first) {
            let part = self.raw(&part_key(key, number))?.ok_or_else(|| StoreError::Broken {
                what: String::from_utf8_lossy(key).into_owned(),
                why: format!("part {number} is missing"),
            })?;
            whole.extend_from_slice(&part);
        }
        if count(first) & PACKED == 0 { Ok(whole) } else { packing::unpack(&whole, &String::from_utf8_lossy(key)) }
    }

    /// The keys of documents from `from` on, sorted.
    pub fn keys(&self, from: &str) -> impl Iterator<Item = Result<String, StoreError>> {
        self.scan(from, false).map(|found| Ok(found?.0))
    }

    /// The documents from `from` on, sorted.
    pub fn documents(&self, from: &str) -> impl Iterator<Item = Result<Document, StoreError>> {
        self.scan(from, true)
    }

    /// The documents after a key, sorted, until they have at least this many bytes.
    pub fn piece(&self, behind: &str, bytes: usize) -> Result<Vec<Document>, StoreError> {
        let mut found = Vec::new();
        let mut length = 0;
        for document in self.documents(behind) {
            let (key, value) = document?;
            if key == behind {
                continue;
            }
            length += key.len() + value.len();
            found.push((key, value));
            if length >= bytes {
                break;
            }
        }
        Ok(found)
    }

    /// The documents from `from` on, sorted. Without their `values` those outside of packs are empty.
    fn scan(&self, from: &str, values: bool) -> impl Iterator<Item = Result<Document, StoreError>> {
        let first = pack::place(from).map_or_else(|| from.to_owned(), |(pack, _)| pack);
        let from = from.to_owned();
        let mut stored = self.db.range(first.into_bytes()..vec![PARTS]);
        let next = move || guarded(|| stored.next().transpose().map_err(sled_failed)).transpose();
        let stored = std::iter::from_fn(next).filter(|found| !matches!(found, Ok((key, _)) if key.starts_with(b"!")));
        let found =
            stored.flat_map(move |found| match found.and_then(|(key, first)| self.found(&key, &first, values)) {
                Ok(found) => found.into_iter().map(Ok).collect::<Vec<_>>(),
                Err(error) => vec![Err(error)],
            });
        found.skip_while(move |found| matches!(found, Ok((key, _)) if *key < from))
    }

    /// The documents of a stored value.
    fn found(&self, key: &[u8], first: &[u8], values: bool) -> Result<Vec<Document>, StoreError> {
        let name = String::from_utf8_lossy(key).into_owned();
        if count(first) & LOG != 0 {
            let pack = Pack::read(&self.assemble(key, first)?, &name)?;
            return Ok(pack.documents(&name).collect());
        }
        Ok(vec![(name, if values { self.assemble(key, first)? } else { Vec::new() })])
    }

    /// Applies changes, in order of key. `applied` is the last group of them. A crash may leave only a part of them
    /// applied.
    pub fn apply<'a>(
        &self,
        writes: impl Iterator<Item = (&'a str, Option<&'a [u8]>)>,
        applied: u64,
    ) -> Result<(), StoreError> {
        self.write(writes, false, applied)
    }

    /// Adds documents, in order of key, that are not there yet, without looking for parts that they would replace.
    pub fn add<'a>(
        &self,
        documents: impl Iterator<Item = (&'a str, &'a [u8])>,
        applied: u64,
    ) -> Result<(), StoreError> {
        self.write(documents.map(|(key, value)| (key, Some(value))), true, applied)
    }

    fn write<'a>(
        &self,
        writes: impl Iterator<Item = (&'a str, Option<&'a [u8]>)>,
        new: bool,
        applied: u64,
    ) -> Result<(), StoreError> {
        let mut batch = Batch::default();
        let mut open: Option<(String, Pack)> = None;
        for (key, value) in writes {
            let Some((pack, slot)) = pack::place(key) else {
                self.replace(&mut batch, key, value, 0, new)?;
                continue;
            };
            if open.as_ref().is_none_or(|(of, _)| *of != pack) {
                self.close_pack(&mut batch, open.take())?;
            }
            let (_, entries) = match &mut open {
                Some(open) => open,
                // The batch before may have ended within this pack.
                none => none.insert((pack.clone(), self.pack(&pack)?.unwrap_or_default())),
            };
            entries.set(slot, value);
        }
        self.close_pack(&mut batch, open)?;
        batch.insert(APPLIED, &applied.to_be_bytes());
        guarded(|| self.db.apply_batch(batch).map_err(sled_failed))
    }

    fn close_pack(&self, batch: &mut Batch, pack: Option<(String, Pack)>) -> Result<(), StoreError> {
        let Some((key, pack)) = pack else { return Ok(()) };
        self.replace(batch, &key, pack.bytes().as_deref(), LOG, false)
    }

    /// Replaces a stored value and its parts, which are not there if it is `new`.
    fn replace(
        &self,
        batch: &mut Batch,
        key: &str,
        value: Option<&[u8]>,
        mark: u16,
        new: bool,
    ) -> Result<(), StoreError> {
        let old = if new { 0 } else { self.raw(key.as_bytes())?.map_or(0, |first| parts(&first)) };
        let count = match value {
            Some(value) => insert(batch, key, value, mark)?,
            None => {
                batch.remove(key.as_bytes());
                0
            }
        };
        for number in count..old {
            batch.remove(part_key(key.as_bytes(), number));
        }
        Ok(())
    }

    /// The last applied group; 0 for none.
    pub fn applied(&self) -> Result<u64, StoreError> {
        let bytes = self.raw(if self.is_old()? { OLD_APPLIED } else { APPLIED })?;
        Ok(bytes.and_then(|bytes| bytes.first_chunk().map(|bytes| u64::from_be_bytes(*bytes))).unwrap_or(0))
    }

    /// Whether an earlier version wrote it, without packs. Such a sled is only read.
    pub fn is_old(&self) -> Result<bool, StoreError> {
        Ok(self.raw(OLD_APPLIED)?.is_some())
    }

    /// The length of sled's files, in bytes.
    pub fn length(&self) -> u64 {
        self.db.size_on_disk().unwrap_or(0)
    }

    /// Closes and opens again, which frees the memory of recent writes.
    pub fn reopen(self) -> Result<Self, StoreError> {
        let folder = self.folder.clone();
        self.close()?;
        Self::open_again(&folder, PATIENCE)
    }

    /// Opens a sled that was just closed, with retries until `patience` is over.
    fn open_again(folder: &Path, patience: Duration) -> Result<Self, StoreError> {
        let end = Instant::now() + patience;
        loop {
            match Self::open(folder) {
                Err(_) if Instant::now() < end => std::thread::sleep(PAUSE),
                opened => return opened,
            }
        }
    }

    /// Flushes and closes.
    pub fn close(self) -> Result<(), StoreError> {
        guarded(|| {
            self.db.flush().map_err(sled_failed)?;
            drop(self);
            Ok(())
        })
    }
}

/// Inserts a value with these flags; returns the number of its further parts.
fn insert(batch: &mut Batch, key: &str, value: &[u8], mark: u16) -> Result<u16, StoreError> {
    let packed = if value.len() < SHORT { None } else { Some(packing::pack_quickly(value)?) };
    let (value, mark) = match packed.as_deref().filter(|packed| packed.len() < value.len()) {
        Some(packed) => (packed, mark | PACKED),
        None => (value, mark),
    };
    let (first, rest) = value.split_at(value.len().min(PART));
    let rest: Vec<_> = rest.chunks(PART).collect();
    let count = u16::try_from(rest.len()).ok().filter(|count| *count < LOG);
    let count = count.ok_or_else(|| failed("a document of more than 65 MB"))?;
    let mut whole = (count | mark).to_be_bytes().to_vec();
    whole.extend_from_slice(first);
    batch.insert(key.as_bytes(), whole);
    for (number, part) in (0..).zip(rest) {
        batch.insert(part_key(key.as_bytes(), number), part);
    }
    Ok(count)
}

/// The key of a further part of a value.
fn part_key(key: &[u8], number: u16) -> Vec<u8> {
    let mut part = vec![PARTS];
    part.extend_from_slice(key);
    part.push(PARTS);
    part.extend_from_slice(&number.to_be_bytes());
    part
}

/// The first two bytes of a value: the number of its further parts, with the flags [`PACKED`] and [`LOG`].
fn count(first: &[u8]) -> u16 {
    first.first_chunk().map_or(0, |count| u16::from_be_bytes(*count))
}

/// The number of further parts of a value.
fn parts(first: &[u8]) -> u16 {
    count(first) & !(PACKED | LOG)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Bytes that cannot be packed.
    fn noise(length: usize) -> Vec<u8> {
        let next = |number: &u64| Some(number.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1));
        std::iter::successors(Some(1), next).map(|number| (number >> 56) as u8).take(length).collect()
    }

    #[test]
    fn values_of_all_kinds_take_each_others_place() {
        let folder = tempfile::tempdir().unwrap();
        let base = Base::open(&folder.path().join("sled")).unwrap();
        let game =
            |turns: usize| format!(r#"{{"schema":6,"document":{{"turns":{:?}}}}}"#, vec!["sail"; turns]).into_bytes();
        let values = [game(5000), game(3), noise(3 * PART), Vec::new(), game(200_000), noise(PART), noise(PART + 1)];
        for (number, value) in values.iter().cycle().take(3 * values.len()).enumerate() {
            base.apply([("key", Some(&**value))].into_iter(), number as u64).unwrap();
            assert_eq!(base.get("key").as_ref(), Ok(&Some(value.clone())), "{number}");
        }
        base.apply([("key", Some(&*game(1000)))].into_iter(), 0).unwrap();
        assert!(base.raw(b"key").unwrap().unwrap().len() < 200, "it is packed");
        // As older versions wrote it.
        base.db.insert("key", [&[0, 1], &b"begins"[..]].concat()).unwrap();
        base.db.insert(part_key(b"key", 0), b", ends").unwrap();
        assert_eq!(base.get("key"), Ok(Some(b"begins, ends".to_vec())));
        base.apply([("key", None)].into_iter(), 0).unwrap();
        assert_eq!((base.get("key"), base.db.len()), (Ok(None), 1), "the number of the last group is left");
    }

    #[test]
    fn documents_are_returned_until_they_reach_the_length() {
        let folder = tempfile::tempdir().unwrap();
        let base = Base::open(&folder.path().join("sled")).unwrap();
        base.apply(["a", "b", "c"].map(|key| (key, Some(&[7; 10][..]))).into_iter(), 1).unwrap();
        let handed_out = |behind: &str, bytes: usize| {
            let documents = base.piece(behind, bytes).unwrap();
            documents.into_iter().map(|(key, _)| key).collect::<String>()
        };
        assert_eq!([handed_out("", 11), handed_out("", 12), handed_out("a", 100)], ["a", "ab", "bc"]);
    }

    #[test]
    fn entries_of_logs_lie_in_packs() {
        let folder = tempfile::tempdir().unwrap();
        let base = Base::open(&folder.path().join("sled")).unwrap();
        let key = |seq: u64| format!("entry/t/{seq:016x}");
        let value = |seq: u64| format!("move {seq}").into_bytes();
        let all: Vec<_> = (1..=70).map(|seq| (key(seq), value(seq))).collect();
        // The second batch begins within a pack.
        for batch in all.chunks(40) {
            base.add(batch.iter().map(|(key, value)| (&**key, &**value)), 1).unwrap();
        }
        assert_eq!(base.db.len(), 1 + 3, "three packs and the number of the group");
        assert_eq!(base.documents("").collect::<Result<Vec<_>, _>>().unwrap(), all);
        assert_eq!(base.keys(&key(69)).collect::<Result<Vec<_>, _>>().unwrap(), [key(69), key(70)]);
        assert_eq!(base.piece(&key(33), 1).unwrap(), [(key(34), value(34))]);
        assert_eq!((base.get(&key(70)), base.has(&key(71))), (Ok(Some(value(70))), Ok(false)));
        let writes = [(key(1), None), (key(2), Some(b"another".to_vec())), (key(71), Some(value(71)))];
        base.apply(writes.iter().map(|(key, value)| (&**key, value.as_deref())), 2).unwrap();
        assert_eq!((base.has(&key(1)), base.get(&key(2))), (Ok(false), Ok(Some(b"another".to_vec()))));
        assert_eq!((base.get(&key(71)), base.keys("").count()), (Ok(Some(value(71))), 70));
        let keys: Vec<_> = (2..=71).map(key).collect();
        base.apply(keys.iter().map(|key| (&**key, None)), 3).unwrap();
        assert_eq!(base.db.len(), 1, "an empty pack is removed");
    }

    #[test]
    fn sled_without_packs_is_still_read() {
        let folder = tempfile::tempdir().unwrap();
        let base = Base::open(&folder.path().join("sled")).unwrap();
        assert_eq!(base.is_old(), Ok(false));
        base.db.insert(OLD_APPLIED, &7_u64.to_be_bytes()).unwrap();
        let entries = [0, 5].map(|seq| format!("entry/t/{seq:016x}"));
        for entry in &entries {
            base.db.insert(&**entry, &[0, 0, b'x'][..]).unwrap();
            assert_eq!(base.get(entry), Ok(Some(b"x".to_vec())));
        }
        assert_eq!(base.keys("entry/").collect::<Result<Vec<_>, _>>().unwrap(), entries);
        assert_eq!((base.is_old(), base.applied()), (Ok(true), Ok(7)));
    }

    #[test]
    fn reopening_sled_times_out() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("sled");
        std::fs::write(&path, "no folder").unwrap();
        let (begun, patience) = (Instant::now(), 4 * PAUSE);
        assert!(Base::open_again(&path, patience).is_err() && begun.elapsed() >= patience);
        std::fs::remove_file(&path).unwrap();
        assert!(Base::open_again(&path, Duration::ZERO).is_ok());
    }

    #[test]
    fn writes_are_there_after_reopening() {
        let folder = tempfile::tempdir().unwrap();
        let mut base = Base::open(&folder.path().join("sled")).unwrap();
        let value = noise(3 * PART);
        for round in 1..=20_u32 {
            let keys: Vec<_> = (0..100).map(|number| format!("{round:02}/{number:02}")).collect();
            base.add(keys.iter().map(|key| (&**key, &*value)), round.into()).unwrap();
            base = base.reopen().unwrap();
            assert_eq!(base.applied(), Ok(round.into()));
            assert_eq!(base.keys("").count(), 100 * round as usize);
            assert_eq!(base.get(&keys[99]), Ok(Some(value.clone())));
        }
    }
}
