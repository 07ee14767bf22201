//! Reads the stores of schemas 1 and 2, whose documents lie in sled 0.34.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::Path;

use crate::{StoreError, disk_fault};

/// The first byte of the key of a further part of a value; sorts after all documents.
const PARTS: u8 = b'~';

fn failed(error: impl std::fmt::Display) -> StoreError {
    StoreError::Failed(error.to_string())
}

fn sled_failed(error: ::sled::Error) -> StoreError {
    match error {
        ::sled::Error::Io(error) => failed(disk_fault(&error)),
        error => failed(error),
    }
}

/// Takes a document with its key.
type Each<'a> = dyn FnMut(&str, &[u8]) -> Result<(), StoreError> + 'a;

/// Calls `each` with all documents of a sled, in order of key. sled changes its folder meanwhile.
pub(super) fn read(folder: &Path, each: &mut Each<'_>) -> Result<(), StoreError> {
    let work = || {
        let db = ::sled::Config::new().path(folder).flush_every_ms(None).open().map_err(sled_failed)?;
        for found in db.range(..vec![PARTS]) {
            let (key, first) = found.map_err(sled_failed)?;
            // The value begins with the number of its further parts.
            let (count, value) = first.split_first_chunk().ok_or_else(|| failed("a value is cut short"))?;
            let mut value = value.to_vec();
            for number in 0..u16::from_be_bytes(*count) {
                let part = [&[PARTS], &*key, &[PARTS], &number.to_be_bytes()].concat();
                let part = db.get(part).map_err(sled_failed)?;
                value.extend_from_slice(&part.ok_or_else(|| failed("a part of a value is missing"))?);
            }
            each(&String::from_utf8_lossy(&key), &value)?;
        }
        Ok(())
    };
    catch_unwind(AssertUnwindSafe(work)).unwrap_or_else(|_| Err(failed("sled panicked")))
}
