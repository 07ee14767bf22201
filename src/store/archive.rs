//! A table that is over as one document: its head and its whole log, compressed together, with a dictionary of what all such
//! tables have in common.
//!
//! | bytes | |
//! |---|---|
//! | 4 | the length of the document before compression, least byte first |
//! | … | the document ([`super::codec`]), compressed by zstd |
//!
//! No migration rewrites it: a later schema that changes heads or entries has to convert those within when they are read.

use std::io;
use std::sync::OnceLock;

use serde::{Deserialize, Serialize};
use zstd::bulk::{Compressor, Decompressor, decompress};

use super::{Entry, Head, StoreError, codec};

/// The zstd level; nobody waits for an archived table.
const THOROUGH: i32 = 19;

/// The dictionary: a game of each title as such a document, one after the other, compressed by zstd. What was packed with it
/// can be read with it only, so it never changes.
const DICTIONARY: &[u8] = include_bytes!("../../assets/archive/dictionary-1.zst");

/// The length of the dictionary before compression, in bytes.
const DICTIONARY_LENGTH: usize = 178_708;

/// The longest document that is read, in bytes before compression.
const MOST: usize = 256 << 20;

/// An archived table.
#[derive(Debug, Deserialize)]
pub(super) struct Archived {
    pub head: Head,
    /// The whole log, from seq 1 on without gaps.
    pub entries: Vec<Entry>,
}

/// The head of an archived table; its log is skipped.
#[derive(Deserialize)]
struct ArchivedHead {
    head: Head,
}

#[derive(Serialize)]
struct Archiving<'a> {
    head: &'a Head,
    entries: &'a [Entry],
}

/// Compresses a table.
pub(super) fn pack(head: &Head, entries: &[Entry]) -> Result<Vec<u8>, StoreError> {
    pack_document(&codec::write(&Archiving { head, entries })?)
}

/// Reads a compressed table; `what` names it in an error.
pub(super) fn unpack(bytes: &[u8], what: &str) -> Result<Archived, StoreError> {
    codec::read(&unpack_document(bytes, what)?, what)
}

/// Reads the head of a compressed table; `what` names it in an error.
pub(super) fn unpack_head(bytes: &[u8], what: &str) -> Result<Head, StoreError> {
    codec::read::<ArchivedHead>(&unpack_document(bytes, what)?, what).map(|archived| archived.head)
}

fn dictionary() -> io::Result<&'static [u8]> {
    static UNPACKED: OnceLock<Vec<u8>> = OnceLock::new();
    if let Some(unpacked) = UNPACKED.get() {
        return Ok(unpacked);
    }
    let unpacked = decompress(DICTIONARY, DICTIONARY_LENGTH)?;
    Ok(UNPACKED.get_or_init(|| unpacked))
}

fn pack_document(document: &[u8]) -> Result<Vec<u8>, StoreError> {
    let failed = |error: &dyn std::fmt::Display| StoreError::Failed(error.to_string());
    let length = u32::try_from(document.len()).map_err(|error| failed(&error))?;
    let packed = dictionary()
        .and_then(|dictionary| Compressor::with_dictionary(THOROUGH, dictionary))
        .and_then(|mut zstd| zstd.compress(document));
    let packed = packed.map_err(|error| failed(&error))?;
    Ok([&length.to_le_bytes(), &packed[..]].concat())
}

/// Reads a compressed document. Those of schema 5 have no dictionary, and need none to be read.
pub(super) fn unpack_document(bytes: &[u8], what: &str) -> Result<Vec<u8>, StoreError> {
    let broken = |why: String| StoreError::Broken { what: what.to_owned(), why };
    let (length, packed) = bytes.split_first_chunk().ok_or_else(|| broken("it is cut short".to_owned()))?;
    let length = u32::from_le_bytes(*length) as usize;
    if length > MOST {
        return Err(broken(format!("its length is given as {length}")));
    }
    let unpacked =
        dictionary().and_then(Decompressor::with_dictionary).and_then(|mut zstd| zstd.decompress(packed, length));
    unpacked.map_err(|error| broken(error.to_string()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_document_comes_back() {
        let document = codec::write(&vec!["sail"; 1000]).unwrap();
        let packed = pack_document(&document).unwrap();
        assert!(packed.len() < 100);
        assert_eq!(unpack_document(&packed, "x"), Ok(document.clone()));
        let plain = zstd::bulk::compress(&document, THOROUGH).unwrap();
        let of_schema_5 = [&(document.len() as u32).to_le_bytes(), &plain[..]].concat();
        assert_eq!(unpack_document(&of_schema_5, "x"), Ok(document));
    }

    /// Archived tables can be read with these bytes only.
    #[test]
    fn the_dictionary_never_changes() {
        let dictionary = dictionary().unwrap();
        assert_eq!((dictionary.len(), crc32fast::hash(dictionary)), (DICTIONARY_LENGTH, 0x6bb3_be30));
    }

    #[test]
    fn what_is_cut_short_or_no_document_is_refused_by_name() {
        let packed = pack_document(&codec::write(&7).unwrap()).unwrap();
        for bytes in [&packed[..packed.len() - 1], &packed[..3], &[], &[255; 40]] {
            let error = unpack(bytes, "archive/x").err().unwrap();
            assert!(matches!(&error, StoreError::Broken { what, .. } if what == "archive/x"), "{error}");
        }
        assert!(matches!(unpack(&packed, "archive/x"), Err(StoreError::Broken { .. })), "it is no table");
    }
}
