//! Tries in a folder what a store and a backup need of a file system.

use std::fs::{self, File, TryLockError};
use std::io::{self, Write as _};
use std::path::Path;

use skald::store::refused_sync;

/// An operation that failed.
pub struct Fault {
    pub doing: &'static str,
    pub error: io::Error,
}

/// Writes, syncs, locks and renames files in a folder of its own there, which is gone afterwards.
pub fn attempt(folder: &Path) -> Result<(), Fault> {
    let failed = |doing| move |error| Fault { doing, error };
    let made = tempfile::Builder::new().prefix(".skald-trial-").tempdir_in(folder);
    let place = made.map_err(failed("make a folder"))?;
    let [one, two] = ["one", "two"].map(|name| place.path().join(name));
    let mut file = File::create(&one).map_err(failed("make a file"))?;
    file.write_all(&[1; 4096]).map_err(failed("write"))?;
    file.sync_data().map_err(failed("sync a file"))?;
    match file.try_lock() {
        Ok(()) => {}
        Err(TryLockError::WouldBlock) => return Err(failed("lock a file")(io::ErrorKind::WouldBlock.into())),
        Err(TryLockError::Error(error)) => return Err(failed("lock a file")(error)),
    }
    File::create(&two).map_err(failed("make a file"))?;
    fs::rename(&one, &two).map_err(failed("replace a file by another"))?;
    let folder = File::open(place.path()).map_err(failed(SYNC_FOLDER))?;
    folder.sync_all().map_err(refused_sync).map_err(failed(SYNC_FOLDER))?;
    drop(file);
    place.close().map_err(failed("remove a folder"))
}

/// What a backup can do without.
pub const SYNC_FOLDER: &str = "sync a folder";
