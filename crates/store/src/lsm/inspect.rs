//! Inspects a store, which may be in use meanwhile, without changing it.

use std::fs;
use std::path::Path;

use super::FOLDER_SCHEMA;
use super::backup::{Backup, verify_loaded};
use super::folder::{Content, Folder, OpenError};
use super::restore::interrupted;
use super::start::{check, load};

/// The content of a store's folder.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Inspection {
    /// Nothing yet. The next start creates a store.
    Nothing,
    /// A store of this older schema. The next start migrates it, after a backup.
    Older(u32),
    /// A store of the current schema. Its journal and its archive were read from the first document to the last.
    Sound {
        /// The number of its last group of changes.
        group: u64,
        /// The length of the files of journal and archive, in bytes.
        bytes: u64,
        /// Whether it was closed cleanly. Otherwise it is in use, or the next start reads the newest changes first.
        closed: bool,
        /// Whether the group after the last one cannot be read. In a store in use it may still be being written.
        skipped: bool,
    },
}

/// Looks at a folder.
pub(super) fn inspect(path: &Path) -> Result<Inspection, OpenError> {
    if interrupted(path) {
        return Err(OpenError::Interrupted { path: path.to_owned() });
    }
    if !fs::exists(path).map_err(|error| OpenError::Disk { path: path.to_owned(), error })? {
        return Ok(Inspection::Nothing);
    }
    let folder = Folder::unlocked(path);
    match folder.content(FOLDER_SCHEMA)? {
        Content::Nothing => return Ok(Inspection::Nothing),
        Content::WithoutJournal(schema, _) => return Ok(Inspection::Older(schema)),
        Content::Store(label) if label.schema < FOLDER_SCHEMA => return Ok(Inspection::Older(label.schema)),
        Content::Store(_) => {}
    }
    folder.with_label(|label| {
        check(&folder, label, FOLDER_SCHEMA)?;
        let loaded = load(path, label).map_err(|fault| folder.fault(fault))?;
        let skipped = loaded.skipped;
        let Backup { group, bytes, .. } = verify_loaded(path, label, loaded)?;
        Ok(Inspection::Sound { group, bytes, closed: label.segments.is_empty(), skipped })
    })
}
