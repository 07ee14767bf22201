//! Backups of a store, which may be in use meanwhile. The files of the journal only grow, and `store.json` names those
//! that belong together.

use std::collections::BTreeMap;
use std::fs;
use std::io;
use std::path::Path;

use super::folder::{self, Content, Folder, OpenError};
use super::keys;
use crate::store::codec::{self, SCHEMA};
use crate::store::journal::{Disk, Extent, Fault, Label, Volumes, Writes, present, replay, write_label};

/// The maximum number of tries. A backup is retried if a checkpoint removed files, or a volume was begun.
const TRIES: usize = 20;

/// Appended to the name of a backup that is being written.
pub(in crate::store) const UNFINISHED: &str = "unfinished";

/// What a backup holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Backup {
    /// The number of its last group of changes.
    pub group: u64,
    /// The length of its files, in bytes.
    pub bytes: u64,
    /// Whether the file system could sync its folders. Otherwise a power loss soon after may lose it.
    pub synced: bool,
}

/// Writes all safe documents into a new folder, reads it back, and only then gives the folder its name.
pub(in crate::store) fn back_up(path: &Path, to: &Path, disk: &Disk) -> Result<Backup, OpenError> {
    let refused = |error| OpenError::Disk { path: to.to_owned(), error };
    if fs::read_dir(to).is_ok_and(|mut inside| inside.next().is_some()) {
        return Err(refused(io::Error::other("a backup needs a folder that is missing or empty")));
    }
    let disk = &disk.clone().tolerant();
    let unfinished = to.with_added_extension(UNFINISHED);
    let backup = copy_out(disk, path, &unfinished, to);
    if backup.is_err() {
        // The files may have filled the disk.
        let _left = Disk::default().remove(&unfinished);
    }
    backup
}

fn copy_out(disk: &Disk, path: &Path, unfinished: &Path, to: &Path) -> Result<Backup, OpenError> {
    let refused = |error| OpenError::Disk { path: to.to_owned(), error };
    let folder = Folder::unlocked(path);
    let mut tried = 0;
    loop {
        tried += 1;
        disk.remove(unfinished).map_err(refused)?;
        let Content::Store(label) = folder.content(SCHEMA)? else {
            return Err(OpenError::not_a_store(path, "it has no journal yet"));
        };
        match copy(disk, path, &label, unfinished) {
            // The copied journal may refer to the new volume.
            Ok(()) if tried < TRIES && has_begun_a_volume(&folder, &label) => {}
            Ok(()) => {
                let backup = verify(unfinished, &label)?;
                disk.rename(unfinished, to).map_err(refused)?;
                return Ok(Backup { synced: !disk.has_unsynced_folders(), ..backup });
            }
            // A checkpoint may have replaced the missing file. Then `store.json` names others by now.
            Err(error) if error.kind() == io::ErrorKind::NotFound && tried < TRIES => {}
            Err(error) => {
                present(path, &label).map_err(|fault| folder.fault(fault))?;
                return Err(refused(error));
            }
        }
    }
}

fn has_begun_a_volume(folder: &Folder, label: &Label) -> bool {
    matches!(folder.content(SCHEMA), Ok(Content::Store(now)) if now.volumes.len() != label.volumes.len())
}

fn copy(disk: &Disk, path: &Path, label: &Label, to: &Path) -> io::Result<()> {
    folder::copy_files(disk, path, label, to)?;
    write_label(disk, to, label)?;
    disk.sync_all(to)?;
    disk.sync_above(to)
}

/// Reads a backup or a store from its first document to its last, and every piece of its archive.
pub(super) fn verify(path: &Path, label: &Label) -> Result<Backup, OpenError> {
    let folder = Folder::unlocked(path);
    let (mut archived, volumes) = (BTreeMap::new(), Volumes::new(path, None));
    let mut find = |writes: Writes| {
        for (key, value) in writes.into_iter().filter(|(key, _)| key.starts_with(keys::ARCHIVE)) {
            archived.insert(key, value);
        }
        Ok(())
    };
    let group = replay::<Fault>(path, label, None, &mut find).map_err(|fault| folder.fault(fault))?;
    for (key, value) in archived.iter().filter_map(|(key, value)| Some((key, value.as_ref()?))) {
        // A document that cannot be read is reported when its table is loaded.
        let Ok(extent) = codec::read::<Extent>(value, key) else { continue };
        volumes.read(&extent).map_err(|fault| folder.fault(fault))?;
    }
    let lengths = label.files(path).into_iter().map(|file| fs::metadata(file).map(|file| file.len()));
    let bytes = lengths.sum::<io::Result<u64>>().map_err(|error| folder.disk(error))?;
    Ok(Backup { group, bytes, synced: true })
}

#[cfg(test)]
mod tests {
    use std::sync::{Arc, Mutex};

    use super::*;
    use crate::store::journal::{ARCHIVE, Appender, CheckpointRule, DiskEvent, JOURNAL, Journal};

    /// A store with one group of changes: the appender of its journal, and its archive.
    fn store(path: &Path) -> (Appender, Volumes) {
        fs::create_dir_all(path.join(JOURNAL)).unwrap();
        let label = Label::new(SCHEMA, 7);
        write_label(&Disk::default(), path, &label).unwrap();
        let journal = Journal::new(path, label, Disk::default(), CheckpointRule::default()).unwrap();
        let mut appender = Appender::new(Arc::clone(&journal), 0).unwrap();
        let writes: Writes = [("memo/a".into(), Some("7".into()))].into();
        appender.append(&writes, || Ok(())).unwrap();
        (appender, Volumes::new(path, Some(journal)))
    }

    #[test]
    fn backup_is_retried_after_a_volume_was_begun() {
        let folder = tempfile::tempdir().unwrap();
        let [path, to] = ["data", "backup"].map(|name| folder.path().join(name));
        let archiving = Mutex::new(Some(store(&path)));
        let on_disk = move |event: &DiskEvent<'_>| -> io::Result<()> {
            // The label was read. The segment is open, but not copied yet.
            if matches!(event, DiskEvent::Create(_))
                && let Some((mut appender, volumes)) = archiving.lock().unwrap().take()
            {
                let extent = volumes.append(b"a table")?;
                let document = codec::write(&extent).map_err(io::Error::other)?;
                let writes: Writes = [(format!("{}x", keys::ARCHIVE).into(), Some(document.into()))].into();
                appender.append(&writes, || Ok(()))?;
            }
            Ok(())
        };
        let backup = back_up(&path, &to, &Disk::new(Some(Arc::new(on_disk)))).unwrap();
        assert_eq!(backup.group, 2);
        assert_eq!(fs::read_dir(to.join(ARCHIVE)).unwrap().count(), 1);
    }

    /// Backs up a store in which a checkpoint removes files during the first `in_the_first` tries. Returns the result
    /// and the number of tries.
    fn beside_checkpoints(in_the_first: usize) -> (Result<Backup, OpenError>, usize) {
        let folder = tempfile::tempdir().unwrap();
        let [path, to] = ["data", "backup"].map(|name| folder.path().join(name));
        fs::create_dir_all(path.join(JOURNAL)).unwrap();
        let label = Label::new(SCHEMA, 7);
        write_label(&Disk::default(), &path, &label).unwrap();
        // Each group gets a segment of its own.
        let journal = Journal::new(&path, label, Disk::default(), CheckpointRule::of(Some(1))).unwrap();
        let mut appender = Appender::new(Arc::clone(&journal), 0).unwrap();
        let writes: Writes = [("memo/a".into(), Some("7".into()))].into();
        let mut go_on = move || {
            let group = appender.append(&writes, || Ok(()))?;
            let checkpoint = journal.begin_checkpoint(group)?;
            journal.finish_checkpoint(checkpoint, group).map(drop)
        };
        go_on().unwrap();
        let (tries, going_on) = (Arc::new(Mutex::new(0)), Mutex::new(go_on));
        let count = Arc::clone(&tries);
        let on_disk = move |event: &DiskEvent<'_>| -> io::Result<()> {
            // The label was read. The checkpoint is open, but the segment is not.
            let name = |path: &Path| path.file_name().map(|name| name.to_string_lossy().into_owned());
            if let DiskEvent::Create(path) = event
                && name(path).is_some_and(|name| name.starts_with("checkpoint"))
            {
                let mut tried = count.lock().unwrap();
                *tried += 1;
                if *tried <= in_the_first {
                    going_on.lock().unwrap()()?;
                }
            }
            Ok(())
        };
        let backup = back_up(&path, &to, &Disk::new(Some(Arc::new(on_disk))));
        assert_eq!(to.exists(), backup.is_ok());
        let tries = *tries.lock().unwrap();
        (backup, tries)
    }

    #[test]
    fn backup_is_retried_a_bounded_number_of_times() {
        for times in [1, 2, TRIES - 1] {
            let (backup, tries) = beside_checkpoints(times);
            assert_eq!((backup.unwrap().group, tries), (1 + times as u64, times + 1));
        }
        let (backup, tries) = beside_checkpoints(usize::MAX);
        assert!(matches!(backup, Err(OpenError::Damaged { .. })) && tries == TRIES);
    }

    #[test]
    fn backup_is_not_retried_after_a_disk_error() {
        let folder = tempfile::tempdir().unwrap();
        let [path, to] = ["data", "backup"].map(|name| folder.path().join(name));
        let _open = store(&path);
        let tries = Arc::new(Mutex::new(0));
        let count = Arc::clone(&tries);
        let on_disk = move |event: &DiskEvent<'_>| -> io::Result<()> {
            if matches!(event, DiskEvent::Create(_)) {
                *count.lock().unwrap() += 1;
                return Err(io::ErrorKind::StorageFull.into());
            }
            Ok(())
        };
        let refused = back_up(&path, &to, &Disk::new(Some(Arc::new(on_disk))));
        assert!(matches!(refused, Err(OpenError::Disk { .. })) && *tries.lock().unwrap() == 1);
    }

    #[test]
    fn backup_on_a_share_that_syncs_no_folders_says_so() {
        let folder = tempfile::tempdir().unwrap();
        let [path, to] = ["data", "backup"].map(|name| folder.path().join(name));
        let _open = store(&path);
        for (code, synced) in [(22, Ok(false)), (95, Ok(false)), (5, Err(()))] {
            let on_disk = move |event: &DiskEvent<'_>| match event {
                DiskEvent::Sync(path) if path.is_dir() => Err(io::Error::from_raw_os_error(code)),
                _ => Ok(()),
            };
            let backup = back_up(&path, &to, &Disk::new(Some(Arc::new(on_disk))));
            assert_eq!(backup.map(|backup| backup.synced).map_err(drop), synced, "{code}");
            let _gone = fs::remove_dir_all(&to);
        }
    }

    #[test]
    fn a_backup_is_written_once_while_nothing_changes() {
        let folder = tempfile::tempdir().unwrap();
        let [path, to] = ["data", "backup"].map(|name| folder.path().join(name));
        let _open = store(&path);
        let created = Arc::new(Mutex::new(Vec::new()));
        let note = Arc::clone(&created);
        let on_disk = move |event: &DiskEvent<'_>| -> io::Result<()> {
            if let DiskEvent::Create(path) = event {
                note.lock().unwrap().extend(path.file_name().map(|name| name.to_string_lossy().into_owned()));
            }
            Ok(())
        };
        back_up(&path, &to, &Disk::new(Some(Arc::new(on_disk)))).unwrap();
        assert_eq!(*created.lock().unwrap(), ["segment-00000001", "store.json.new"]);
    }
}
