//! Replaces a store by a backup.
//!
//! The backup is copied beside the folder and read back. Then the folder is renamed, and the copy takes its name. A
//! process that is killed between these two renames leaves the copy and no folder. Every start asks [`interrupted`], so
//! that it does not begin an empty store.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use super::FOLDER_SCHEMA;
use super::backup::verify;
use super::folder::{Content, Folder, OpenError};
use crate::journal::{Disk, JOURNAL, LABEL};

/// The suffix of the copy that will replace the folder.
const READY: &str = "restoring";

/// The suffix, with a number, of a folder that was replaced.
const ASIDE: &str = "replaced";

/// Whether a restore of this folder ended between its two renames.
pub(super) fn interrupted(path: &Path) -> bool {
    !path.exists() && path.with_added_extension(READY).exists()
}

/// Replaces an unused store by a backup; returns the new path of the old store, if there was one.
pub(super) fn restore(backup: &Path, to: &Path, disk: &Disk) -> Result<Option<PathBuf>, OpenError> {
    // If the path is a link, its target is replaced.
    let to = &fs::canonicalize(to).unwrap_or_else(|_| to.to_owned());
    let refused = |error| OpenError::Disk { path: to.clone(), error };
    let from = Folder::lock_to_read(backup)?;
    let content = from.content(FOLDER_SCHEMA)?;
    if matches!(content, Content::Nothing) {
        return Err(OpenError::not_a_store(backup, "it is empty"));
    }
    let old = match to.exists() {
        true if !replaceable(to).map_err(refused)? => {
            return Err(OpenError::not_a_store(to, "it holds files, but no files of a store"));
        }
        true => Some(Folder::lock(to)?),
        false => None,
    };
    let ready = to.with_added_extension(READY);
    disk.remove(&ready).map_err(refused)?;
    let copied = from.copy(&content, disk, &ready).map_err(|error| OpenError::Disk { path: ready.clone(), error });
    let sound = copied.and_then(|()| match &content {
        Content::Store(label) => verify(&ready, label).map(drop),
        _ => Ok(()),
    });
    if let Err(error) = sound {
        // If this fails, the next restore removes the copy.
        let _left = disk.remove(&ready);
        return Err(error);
    }
    let aside = old.as_ref().map(|_| free_name(to)).transpose().map_err(refused)?;
    if let Some(aside) = &aside
        && let Err(error) = disk.rename(to, aside)
    {
        let _left = disk.remove(&ready);
        return Err(refused(error));
    }
    disk.rename(&ready, to).map_err(refused)?;
    Ok(aside)
}

/// Whether a folder is empty, or holds at least one part of a store.
fn replaceable(path: &Path) -> io::Result<bool> {
    let mut empty = true;
    for entry in fs::read_dir(path)? {
        let name = entry?.file_name();
        empty = false;
        if [LABEL, JOURNAL, "lock", "sled", "backups"].iter().any(|part| name == *part) {
            return Ok(true);
        }
    }
    Ok(empty)
}

fn free_name(path: &Path) -> io::Result<PathBuf> {
    let free = (1..10_000).map(|number| path.with_added_extension(format!("{ASIDE}-{number}")));
    let mut free = free.filter(|path| !path.exists());
    free.next().ok_or_else(|| io::Error::other("no name is left for the folder that is replaced"))
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;
    use crate::Lsm;
    use crate::journal::DiskEvent;

    #[test]
    fn mount_point_is_not_replaced_and_nothing_is_left() {
        let folder = tempfile::tempdir().unwrap();
        let [data, copy] = ["data", "copy"].map(|name| folder.path().join(name));
        drop(Lsm::open(&data).unwrap());
        Lsm::back_up(&data, &copy).unwrap();
        let mounted = data.clone();
        let on_disk = move |event: &DiskEvent<'_>| match event {
            DiskEvent::Rename(from, _) if from.ends_with(&mounted) => Err(io::ErrorKind::ResourceBusy.into()),
            _ => Ok(()),
        };
        let refused = restore(&copy, &data, &Disk::new(Some(Arc::new(on_disk)))).unwrap_err().to_string();
        assert!(refused.contains("mount point"), "{refused}");
        let mut left: Vec<_> = fs::read_dir(folder.path()).unwrap().map(|entry| entry.unwrap().file_name()).collect();
        left.sort();
        assert_eq!(left, ["copy", "data"]);
        drop(Lsm::open(&data).unwrap());
    }
}
