//! Backups of a store, which may be in use meanwhile. The files of the journal only grow, and `store.json` names those
//! that belong together.

use std::fs;
use std::io;
use std::path::Path;

use super::folder::{self, Folder, OpenError};
use super::keys;
use super::live::Live;
use super::start::load;
use super::working_set::{Loaded, WorkingSet};
use crate::Progress;
use crate::codec;
use crate::journal::{Disk, Extent, Label, Volumes, Writes, present, read_checkpoint, write_label};

/// Appended to the name of a backup that is being written.
pub(crate) const UNFINISHED: &str = "unfinished";

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
pub(crate) fn back_up(path: &Path, to: &Path, disk: &Disk) -> Result<Backup, OpenError> {
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
    let label = folder.with_label(|label| {
        disk.remove(unfinished).map_err(refused)?;
        copy(disk, path, label, unfinished).map_err(|error| match present(path, label) {
            Err(fault) => folder.fault(fault),
            Ok(()) => refused(error),
        })?;
        // The copied journal may refer to a new volume.
        if folder.label()?.volumes.len() != label.volumes.len() {
            return Err(refused(io::Error::other("the archive has a new file")));
        }
        Ok(label.clone())
    })?;
    let backup = verify(unfinished, &label)?;
    disk.rename(unfinished, to).map_err(refused)?;
    Ok(Backup { synced: !disk.has_unsynced_folders(), ..backup })
}

fn copy(disk: &Disk, path: &Path, label: &Label, to: &Path) -> io::Result<()> {
    folder::copy_files(disk, path, label, to)?;
    write_label(disk, to, label)?;
    disk.sync_all(to)?;
    disk.sync_above(to)
}

/// Reads a backup or a store from its first document to its last, and every piece of its archive.
pub(super) fn verify(path: &Path, label: &Label) -> Result<Backup, OpenError> {
    let loaded = load(path, label).map_err(|fault| Folder::unlocked(path).fault(fault))?;
    verify_loaded(path, label, loaded)
}

/// The same, after the journal was read.
pub(super) fn verify_loaded(path: &Path, label: &Label, mut loaded: Loaded) -> Result<Backup, OpenError> {
    let folder = Folder::unlocked(path);
    let group = loaded.group;
    if let Some(checkpoint) = &label.checkpoint {
        let mut archived = |writes: Writes| {
            for (key, value) in writes.into_iter().filter(|(key, _)| key.starts_with(keys::ARCHIVE)) {
                loaded.recent.entry(key).or_insert(value);
            }
            Ok(())
        };
        read_checkpoint(path, label, checkpoint, &mut archived).map_err(|fault| folder.fault(fault))?;
    }
    let progress = Progress::begin("reading the store", loaded.runs.0.iter().map(|run| run.label.documents).sum());
    for run in &loaded.runs.0 {
        let read = |found: Result<_, _>| found.map(|_| progress.add(1));
        run.scan("", false).try_for_each(read).map_err(|fault| folder.fault(fault))?;
    }
    drop(progress);
    let documents = WorkingSet::new(loaded, Live::default(), Volumes::new(path, None));
    let engine = |error| OpenError::Engine { path: path.to_owned(), error };
    let data = documents.durable().map_err(engine)?;
    for (key, value) in data.documents(keys::ARCHIVE, keys::ARCHIVE, usize::MAX).map_err(engine)? {
        // A document that cannot be read is reported when its table is loaded.
        let Ok(extent) = codec::read::<Extent>(&value, &key) else { continue };
        data.volumes().read(&extent).map_err(|fault| folder.fault(fault))?;
    }
    let lengths = label.files(path).into_iter().map(|file| fs::metadata(file).map(|file| file.len()));
    let bytes = lengths.sum::<io::Result<u64>>().map_err(|error| folder.disk(error))?;
    Ok(Backup { group, bytes, synced: true })
}

#[cfg(test)]
mod tests {
    use std::sync::{Arc, Mutex};

    use super::*;
    use crate::FOLDER_SCHEMA;
    use crate::journal::{ARCHIVE, Appender, DiskEvent, JOURNAL, Journal};

    /// A store with one group of changes: the appender of its journal, and its archive.
    fn store(path: &Path) -> (Appender, Volumes) {
        fs::create_dir_all(path.join(JOURNAL)).unwrap();
        let label = Label::new(FOLDER_SCHEMA, 7);
        write_label(&Disk::default(), path, &label).unwrap();
        let journal = Journal::new(path, label, Disk::default(), None).unwrap();
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

    #[test]
    fn backup_is_whole_although_its_files_are_removed_meanwhile() {
        let folder = tempfile::tempdir().unwrap();
        let [path, to] = ["data", "backup"].map(|name| folder.path().join(name));
        fs::create_dir_all(path.join(JOURNAL)).unwrap();
        let label = Label::new(FOLDER_SCHEMA, 7);
        write_label(&Disk::default(), &path, &label).unwrap();
        // Each group gets a segment of its own.
        let journal = Journal::new(&path, label, Disk::default(), Some(1)).unwrap();
        let mut appender = Appender::new(Arc::clone(&journal), 0).unwrap();
        let writes: Writes = [("memo/a".into(), Some("7".into()))].into();
        let mut last = None;
        let mut go_on = move || -> io::Result<()> {
            let group = appender.append(&writes, || Ok(()))?;
            let run = Arc::new(journal.begin_run(group - 1)?.finish(group - 1, group)?);
            journal.add_run(&run, false)?;
            let Some(old) = last.replace(Arc::clone(&run)) else { return Ok(()) };
            let merged = Arc::new(journal.begin_run(0)?.finish(0, group)?);
            journal.merge_runs(&merged, &[old, run])?;
            last = Some(merged);
            Ok(())
        };
        go_on().unwrap();
        let tries = Arc::new(Mutex::new(0));
        let going_on = Mutex::new(go_on);
        let count = Arc::clone(&tries);
        let on_disk = move |event: &DiskEvent<'_>| -> io::Result<()> {
            // The files are open, and none is copied.
            let name = |path: &Path| path.file_name().map(|name| name.to_string_lossy().into_owned());
            if let DiskEvent::Create(path) = event
                && name(path).is_some_and(|name| name.starts_with("run"))
            {
                *count.lock().unwrap() += 1;
                going_on.lock().unwrap()()?;
            }
            Ok(())
        };
        let backup = back_up(&path, &to, &Disk::new(Some(Arc::new(on_disk))));
        assert_eq!((backup.unwrap().group, *tries.lock().unwrap()), (1, 1));
        assert!(!path.join("journal/run-00000002").exists() && to.join("journal/run-00000002").exists());
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
        for (code, synced) in [(22, Ok(false)), (95, Ok(false)), (13, Ok(false)), (9, Ok(false)), (5, Err(()))] {
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
