//! A finished table as one document: its head and its whole log, compressed together ([`super::packing`]).
//!
//! Migrations do not rewrite archived tables. A later schema that changes heads or entries must convert them on read.

use serde::{Deserialize, Serialize};

use super::packing::{pack_thoroughly, unpack as unpack_document};
use super::{Entry, Head, StoreError, codec};

/// An archived table.
#[derive(Debug, Deserialize)]
pub(super) struct Archived {
    pub head: Head,
    /// The whole log, from seq 1 on without gaps.
    pub entries: Vec<Entry>,
}

/// The head of an archived table. Its log is skipped.
#[derive(Deserialize)]
struct ArchivedHead {
    head: Head,
}

#[derive(Serialize)]
struct Archiving<'a> {
    head: &'a Head,
    entries: &'a [Entry],
}

pub(super) fn pack(head: &Head, entries: &[Entry]) -> Result<Vec<u8>, StoreError> {
    pack_thoroughly(&codec::write(&Archiving { head, entries })?)
}

/// Reads a compressed table; `what` names it in an error.
pub(super) fn unpack(bytes: &[u8], what: &str) -> Result<Archived, StoreError> {
    codec::read(&unpack_document(bytes, what)?, what)
}

/// Reads the head of a compressed table; `what` names it in an error.
pub(super) fn unpack_head(bytes: &[u8], what: &str) -> Result<Head, StoreError> {
    codec::read::<ArchivedHead>(&unpack_document(bytes, what)?, what).map(|archived| archived.head)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_cut_short_or_no_table_is_refused_by_name() {
        let packed = pack_thoroughly(&codec::write(&7).unwrap()).unwrap();
        for bytes in [&packed[..packed.len() - 1], &packed[..3], &[], &[255; 40], &packed[..]] {
            let error = unpack(bytes, "archive/x").err().unwrap();
            assert!(matches!(&error, StoreError::Broken { what, .. } if what == "archive/x"), "{error}");
        }
    }
}
