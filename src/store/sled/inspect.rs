//! Inspects a store, which may be in use meanwhile, without changing it.

use std::fs;
use std::path::Path;

use super::FOLDER_SCHEMA;
use super::backup::{Backup, verify};
use super::folder::{Content, Folder, OpenError};
use super::restore::interrupted;
use super::start::check;
use crate::store::journal::Label;

/// The maximum number of reads if `store.json` is replaced meanwhile.
const TRIES: usize = 20;

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
    let mut tried = 0;
    loop {
        tried += 1;
        let label = match folder.content(FOLDER_SCHEMA)? {
            Content::Nothing => return Ok(Inspection::Nothing),
            Content::WithoutJournal(schema, _) => return Ok(Inspection::Older(schema)),
            Content::Store(label) if label.schema < FOLDER_SCHEMA => return Ok(Inspection::Older(label.schema)),
            Content::Store(label) => label,
        };
        match check(&folder, &label, FOLDER_SCHEMA).and_then(|()| verify(path, &label)) {
            Ok(Backup { group, bytes, .. }) => {
                return Ok(Inspection::Sound { group, bytes, closed: label.segments.is_empty() });
            }
            // A missing file may have been replaced. Then `store.json` is a new one by now.
            Err(_) if tried < TRIES && is_another(&folder, &label) => {}
            Err(error) => return Err(error),
        }
    }
}

fn is_another(folder: &Folder, label: &Label) -> bool {
    matches!(folder.content(FOLDER_SCHEMA), Ok(Content::Store(now)) if now != *label)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::journal::{Disk, write_label};

    #[test]
    fn a_label_is_another_one_once_it_was_replaced() {
        let store = tempfile::tempdir().unwrap();
        let folder = Folder::unlocked(store.path());
        let mut now = Label::new(FOLDER_SCHEMA, 7);
        write_label(&Disk::default(), store.path(), &now).unwrap();
        let Ok(Content::Store(label)) = folder.content(FOLDER_SCHEMA) else { panic!("it is no store") };
        assert!(!is_another(&folder, &label));
        now.next += 1;
        write_label(&Disk::default(), store.path(), &now).unwrap();
        assert!(is_another(&folder, &label));
    }
}
