//! A table that is over as one document: its head and its whole log, compressed together. What the entries of a log have in
//! common takes no room twice so.
//!
//! | bytes | |
//! |---|---|
//! | 4 | the length of the document, its least byte first |
//! | … | the document ([`super::codec`]), compressed by zstd |

use serde::{Deserialize, Serialize};
use zstd::bulk::{compress, decompress};

use super::{Entry, Head, StoreError, codec};

/// Nobody waits for it.
const THOROUGH: i32 = 19;

/// No document is longer, in bytes.
const MOST: usize = 256 << 20;

/// An archived table.
#[derive(Debug, Deserialize)]
pub(super) struct Archived {
    pub head: Head,
    /// From the first on, without gaps.
    pub entries: Vec<Entry>,
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

/// Raises an archived table to the next version of the schema. A step that changes heads or entries changes those within,
/// too.
pub(super) fn advance(bytes: &[u8], to: u32) -> Result<Vec<u8>, StoreError> {
    pack_document(&codec::advance(&unpack_document(bytes, "a document")?, to, None)?)
}

fn pack_document(document: &[u8]) -> Result<Vec<u8>, StoreError> {
    let failed = |error: &dyn std::fmt::Display| StoreError::Failed(error.to_string());
    let length = u32::try_from(document.len()).map_err(|error| failed(&error))?;
    let packed = compress(document, THOROUGH).map_err(|error| failed(&error))?;
    Ok([&length.to_le_bytes(), &packed[..]].concat())
}

fn unpack_document(bytes: &[u8], what: &str) -> Result<Vec<u8>, StoreError> {
    let broken = |why: String| StoreError::Broken { what: what.to_owned(), why };
    let (length, packed) = bytes.split_first_chunk().ok_or_else(|| broken("it is cut short".to_owned()))?;
    let length = u32::from_le_bytes(*length) as usize;
    if length > MOST {
        return Err(broken(format!("its length is given as {length}")));
    }
    decompress(packed, length).map_err(|error| broken(error.to_string()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_document_comes_back_also_under_the_next_schema() {
        let document = codec::write(&vec!["sail"; 1000]).unwrap();
        let packed = pack_document(&document).unwrap();
        assert!(packed.len() < 100);
        assert_eq!(unpack_document(&packed, "x"), Ok(document));
        let next = advance(&packed, codec::SCHEMA + 1).unwrap();
        let read: Vec<String> = codec::read_of(&unpack_document(&next, "x").unwrap(), codec::SCHEMA + 1, "x").unwrap();
        assert_eq!(read.len(), 1000);
        assert!(advance(&next, codec::SCHEMA + 1).is_err(), "only one step at a time");
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
