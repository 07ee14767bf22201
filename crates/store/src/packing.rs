//! Documents of games compressed by zstd, with a dictionary of text that all games have in common.
//!
//! | bytes | |
//! |---|---|
//! | 4 | the length before compression, least byte first |
//! | … | the document, compressed |

use std::io;
use std::sync::{Mutex, MutexGuard, OnceLock, PoisonError};

use zstd::bulk::{Compressor, Decompressor, decompress};

use super::StoreError;

/// The zstd level of background work.
const THOROUGH: i32 = 19;

/// The zstd level of documents that are packed all the time.
const QUICK: i32 = 1;

/// The dictionary: a game of each title as an archived table, one after the other, compressed by zstd. A document
/// packed with it can be read only with it, so it never changes.
const DICTIONARY: &[u8] = include_bytes!("../../../assets/archive/dictionary-1.zst");

/// The length of the dictionary before compression, in bytes.
const DICTIONARY_LENGTH: usize = 178_708;

/// The longest document that is unpacked, in bytes before compression.
const MOST: usize = 256 << 20;

fn dictionary() -> io::Result<&'static [u8]> {
    static UNPACKED: OnceLock<Vec<u8>> = OnceLock::new();
    if let Some(unpacked) = UNPACKED.get() {
        return Ok(unpacked);
    }
    let unpacked = decompress(DICTIONARY, DICTIONARY_LENGTH)?;
    Ok(UNPACKED.get_or_init(|| unpacked))
}

/// Reuses a zstd context: loading the dictionary takes longer than packing a document.
fn kept<T>(
    cell: &'static OnceLock<Mutex<T>>,
    make: impl FnOnce() -> io::Result<T>,
) -> io::Result<MutexGuard<'static, T>> {
    let kept = match cell.get() {
        Some(kept) => kept,
        None => {
            let made = make()?;
            cell.get_or_init(|| Mutex::new(made))
        }
    };
    // zstd resets its state for each document.
    Ok(kept.lock().unwrap_or_else(PoisonError::into_inner))
}

/// Packs a document into as few bytes as possible. This is slow.
pub(super) fn pack_thoroughly(document: &[u8]) -> Result<Vec<u8>, StoreError> {
    let pack = || with_length(document, &Compressor::with_dictionary(THOROUGH, dictionary()?)?.compress(document)?);
    pack().map_err(|error| StoreError::Failed(error.to_string()))
}

/// Packs a document quickly.
pub(super) fn pack_quickly(document: &[u8]) -> Result<Vec<u8>, StoreError> {
    static ZSTD: OnceLock<Mutex<Compressor<'static>>> = OnceLock::new();
    let pack = || {
        let mut zstd = kept(&ZSTD, || Compressor::with_dictionary(QUICK, dictionary()?))?;
        with_length(document, &zstd.compress(document)?)
    };
    pack().map_err(|error| StoreError::Failed(error.to_string()))
}

fn with_length(document: &[u8], packed: &[u8]) -> io::Result<Vec<u8>> {
    let length = u32::try_from(document.len()).map_err(io::Error::other)?;
    Ok([&length.to_le_bytes(), packed].concat())
}

/// Reads a packed document, also one without the dictionary; `what` names it in an error.
pub(super) fn unpack(bytes: &[u8], what: &str) -> Result<Vec<u8>, StoreError> {
    static ZSTD: OnceLock<Mutex<Decompressor<'static>>> = OnceLock::new();
    let broken = |why: String| StoreError::Broken { what: what.to_owned(), why };
    let (length, packed) = bytes.split_first_chunk().ok_or_else(|| broken("it is cut short".to_owned()))?;
    let length = u32::from_le_bytes(*length) as usize;
    if length > MOST {
        return Err(broken(format!("its length is given as {length}")));
    }
    let zstd = kept(&ZSTD, || Decompressor::with_dictionary(dictionary()?));
    zstd.and_then(|mut zstd| zstd.decompress(packed, length)).map_err(|error| broken(error.to_string()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_document_comes_back() {
        let document = vec![b"sail".to_vec(); 1000].concat();
        for packed in [pack_thoroughly(&document), pack_quickly(&document)].map(Result::unwrap) {
            assert!(packed.len() < 100);
            assert_eq!(unpack(&packed, "x"), Ok(document.clone()));
        }
        let plain = zstd::bulk::compress(&document, THOROUGH).unwrap();
        let without_dictionary = [&(document.len() as u32).to_le_bytes(), &plain[..]].concat();
        assert_eq!(unpack(&without_dictionary, "x"), Ok(document));
    }

    /// A packed document can be read only with these bytes.
    #[test]
    fn the_dictionary_never_changes() {
        let dictionary = dictionary().unwrap();
        assert_eq!((dictionary.len(), crc32fast::hash(dictionary)), (DICTIONARY_LENGTH, 0x6bb3_be30));
    }

    #[test]
    fn what_is_cut_short_is_refused_by_name() {
        let packed = pack_quickly(b"a document").unwrap();
        for bytes in [&packed[..packed.len() - 1], &packed[..3], &[], &[255; 40]] {
            let error = unpack(bytes, "head/x").err().unwrap();
            assert!(matches!(&error, StoreError::Broken { what, .. } if what == "head/x"), "{error}");
        }
        let endless = unpack(&[255; 40], "head/x").err().unwrap();
        assert!(matches!(&endless, StoreError::Broken { why, .. } if why.contains("4294967295")), "{endless}");
        assert_eq!(unpack(&packed, "head/x"), Ok(b"a document".to_vec()), "an error leaves nothing behind");
    }
}
