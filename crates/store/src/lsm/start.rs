//! Opens a store. The content of the folder is inspected, and migrated if it is old. Every file is checked.

use std::fs;
use std::hash::{BuildHasher as _, RandomState};
use std::path::Path;
use std::sync::Arc;
use std::time::SystemTime;

use super::folder::{Content, Folder, OpenError};
use super::migrate::{self, WORK};
use super::runs::Runs;
use super::working_set::Loaded;
use super::{FOLDER_SCHEMA, Opening, live};
use crate::Progress;
use crate::journal::{
    Checkpoint, Disk, Fault, JOURNAL, Journal, Label, Replayed, Run, Writes, present, replay, unknown_file,
    volumes_present, write_label,
};

/// Opens, creates or migrates the store of a folder.
pub(super) fn start(folder: &Folder, disk: &Disk, opening: &mut Opening) -> Result<(Arc<Journal>, Loaded), OpenError> {
    let (schema, steps) = opening.steps.take().unwrap_or_else(|| (FOLDER_SCHEMA, migrate::steps()));
    let content = folder.content(schema)?;
    let path = folder.path().display();
    match &content {
        Content::Nothing if opening.must_exist => {
            let why = "it is empty, and store.must_exist is set: is its disk mounted?";
            return Err(OpenError::not_a_store(folder.path(), why));
        }
        Content::Nothing => tracing::info!(folder = %path, "new store: there was none in this folder"),
        _ => warn_of_readers(folder.path()),
    }
    if let Content::Store(label) = &content {
        check(folder, label, schema)?;
    }
    // The folder is missing in a new store and in one from before the journal. Elsewhere it is missing only if it had
    // no files.
    fs::create_dir_all(folder.path().join(JOURNAL)).map_err(|error| folder.disk(error))?;
    let label = match &content {
        Content::Nothing => create(folder, disk, schema)?,
        Content::Store(label) if label.schema == schema => label.clone(),
        older => migrate::migrate(folder, older, disk, number, (schema, &steps))?,
    };
    let loaded = load(folder.path(), &label).map_err(|fault| folder.fault(fault))?;
    if loaded.skipped {
        tracing::warn!(
            folder = %path, group = loaded.group + 1,
            "the last group of the journal cannot be read and is skipped: a power cut stopped its write, or the disk lost it"
        );
    }
    if !label.segments.is_empty() {
        // Writes of a killed process may be in the system's cache and not on the disk yet.
        disk.sync_all(&folder.path().join(JOURNAL)).map_err(|error| folder.disk(error))?;
    }
    tidy(folder, disk);
    let journal =
        Journal::new(folder.path(), label, disk.clone(), opening.run_after).map_err(|error| folder.disk(error))?;
    journal.tidy().map_err(|error| folder.disk(error))?;
    Ok((journal, loaded))
}

/// Reads the segments of a store, and opens its runs.
pub(super) fn load(store: &Path, label: &Label) -> Result<Loaded, Fault> {
    let progress = Progress::begin("checking the store", label.runs.iter().map(|run| run.bytes).sum());
    let open = |run: &Checkpoint| {
        let opened = Run::open(store, label.store, *run).map(Arc::new);
        progress.add(run.bytes);
        opened
    };
    let runs = label.runs.iter().map(open);
    let runs = Runs(runs.collect::<Result<_, _>>()?);
    let mut recent = Writes::new();
    let Replayed { group, skipped } = replay(store, label, &mut |writes| {
        recent.extend(writes);
        Ok(())
    })?;
    Ok(Loaded { runs, recent, group, skipped })
}

/// Warns of a folder that other users may read: the journal holds what players hide from each other.
fn warn_of_readers(store: &Path) {
    #[cfg(unix)]
    if let Ok(folder) = fs::metadata(store)
        && std::os::unix::fs::PermissionsExt::mode(&folder.permissions()) & 0o007 != 0
    {
        let path = store.display();
        tracing::warn!(folder = %path, "every user of this machine may read the store, also what players hide: chmod 700 {path}");
    }
}

/// A random number that identifies a new store.
fn number() -> u64 {
    RandomState::new().hash_one(SystemTime::now())
}

fn create(folder: &Folder, disk: &Disk, schema: u32) -> Result<Label, OpenError> {
    let label = Label::new(schema, number());
    let create = || {
        fs::create_dir_all(folder.path().join(JOURNAL))?;
        disk.sync_above(folder.path())?;
        write_label(disk, folder.path(), &label)
    };
    create().map_err(|error| folder.disk(error))?;
    Ok(label)
}

/// Checks that the files of journal and archive exist, and that none is newer than `store.json`.
pub(super) fn check(folder: &Folder, label: &Label, schema: u32) -> Result<(), OpenError> {
    if let Some(path) = unknown_file(folder.path(), label, label.schema < schema) {
        let what = "store.json is older than this file".to_owned();
        return Err(folder.fault(Fault::Damaged(path, what)));
    }
    let there = present(folder.path(), label).and_then(|()| volumes_present(folder.path(), label));
    there.map_err(|fault| folder.fault(fault))
}

/// Removes the sled of the last time, and what older schemas and failed migrations left. What stays does no harm.
fn tidy(folder: &Folder, disk: &Disk) {
    let of_before = |name: &str| name == live::FOLDER || name.starts_with("sled-") || name == "clean.json";
    let names = fs::read_dir(folder.path())
        .into_iter()
        .flatten()
        .flatten()
        .filter_map(|entry| entry.file_name().into_string().ok());
    for name in names.filter(|name| name == WORK || of_before(name)) {
        let path = folder.path().join(name);
        if let Err(error) = disk.remove(&path) {
            tracing::warn!(%error, path = %path.display(), "cannot remove a file that is no longer needed");
        }
    }
}

/// The label of a store of the current schema with all its files. Changes nothing.
pub(super) fn label_to_read(folder: &Folder, schema: u32) -> Result<Label, OpenError> {
    let path = || folder.path().to_owned();
    let label = match folder.content(schema)? {
        Content::Store(label) if label.schema == schema => label,
        Content::Store(Label { schema: found, .. }) | Content::WithoutJournal(found, _) => {
            return Err(OpenError::Older { path: path(), found });
        }
        Content::Nothing => return Err(OpenError::not_a_store(folder.path(), "it is empty")),
    };
    check(folder, &label, schema)?;
    Ok(label)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_store_of_an_older_schema_is_not_read() {
        let store = tempfile::tempdir().unwrap();
        let folder = Folder::unlocked(store.path());
        write_label(&Disk::default(), store.path(), &Label::new(5, 7)).unwrap();
        assert!(matches!(label_to_read(&folder, 6), Err(OpenError::Older { found: 5, .. })));
        assert!(label_to_read(&folder, 5).is_ok());
    }
}
