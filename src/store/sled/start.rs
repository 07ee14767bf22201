//! Opens a store. The content of the folder is inspected, and migrated if it is old.
//!
//! sled is used only if the last close was clean and every file is as it was left. Otherwise sled is rebuilt from the
//! journal.

use std::fs;
use std::hash::{BuildHasher as _, RandomState};
use std::sync::Arc;
use std::time::SystemTime;

use super::base::Base;
use super::clean::{self, Left};
use super::folder::{Content, Folder, OpenError};
use super::maintenance::FOLDERS;
use super::migrate::{self, Step, WORK};
use super::rebuild::{RebuildError, Rebuilt, rebuild};
use crate::store::journal::{
    CheckpointRule, Disk, Fault, JOURNAL, Journal, Label, present, unknown_file, volumes_present, write_label,
};

/// An opened store that is not in use yet.
pub(super) struct Started {
    pub journal: Arc<Journal>,
    pub made: Rebuilt,
}

/// Opens, creates or migrates the store of a folder; `rule` says when a checkpoint is due.
pub(super) fn start(
    folder: &Folder,
    disk: &Disk,
    (schema, steps): (u32, &[Step]),
    rule: CheckpointRule,
) -> Result<Started, OpenError> {
    let content = folder.content(schema)?;
    if let Content::Store(label) = &content {
        check(folder, label).or_else(|error| heal_first(folder, label, error))?;
        check_archive(folder, label)?;
    }
    // The folder is missing in a new store and in one from before the journal. Elsewhere it is missing only if it had
    // no files.
    fs::create_dir_all(folder.path().join(JOURNAL)).map_err(|error| folder.disk(error))?;
    let label = match &content {
        Content::Nothing => create(folder, disk, schema)?,
        Content::Store(label) if label.schema == schema => label.clone(),
        older => migrate::migrate(folder, older, disk, number, (schema, steps))?,
    };
    let (label, made) = open(folder, disk, label)?;
    tidy(folder, disk, &made.base);
    let journal = Journal::new(folder.path(), label, disk.clone(), rule).map_err(|error| folder.disk(error))?;
    journal.tidy().map_err(|error| folder.disk(error))?;
    Ok(Started { journal, made })
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

/// Checks that the files of the journal exist, and that none is newer than `store.json`.
pub(super) fn check(folder: &Folder, label: &Label) -> Result<(), OpenError> {
    if let Some(path) = unknown_file(folder.path(), label) {
        let what = "store.json is older than this file".to_owned();
        return Err(folder.fault(Fault::Damaged(path, what)));
    }
    present(folder.path(), label).map_err(|fault| folder.fault(fault))
}

/// Checks that the files of the archive exist.
pub(super) fn check_archive(folder: &Folder, label: &Label) -> Result<(), OpenError> {
    volumes_present(folder.path(), label).map_err(|fault| folder.fault(fault))
}

/// Ignores a damaged journal if sled was closed cleanly: then sled has all documents. Otherwise returns the error.
fn heal_first(folder: &Folder, label: &Label, error: OpenError) -> Result<(), OpenError> {
    match clean::look(folder.path(), label) {
        Some(Left { sled_is_sound: true, .. }) if matches!(error, OpenError::Damaged { .. }) => Ok(()),
        _ => Err(error),
    }
}

/// Opens sled as it was left, or rebuilds it.
fn open(folder: &Folder, disk: &Disk, mut label: Label) -> Result<(Label, Rebuilt), OpenError> {
    let (store, io_error) = (folder.path(), |error| folder.disk(error));
    let left = clean::look(store, &label);
    let was = left.as_ref().map(|left| &*left.mark.sled);
    let other = FOLDERS.into_iter().find(|name| Some(*name) != was).unwrap_or(FOLDERS[0]);
    let mut other = store.join(other);
    if let Some(Left { mark, sled_is_sound: true, journal_is_sound }) = &left {
        let sled = if *journal_is_sound {
            // From here on sled's files change.
            clean::remove(disk, store).map_err(io_error)?;
            store.join(&mark.sled)
        } else {
            // The other folder stays a complete copy until the journal is sound again.
            let copied = disk.remove(&other).and_then(|()| disk.copy(&store.join(&mark.sled), &other));
            copied.map_err(io_error)?;
            other.clone()
        };
        match Base::open(&sled).and_then(|base| Ok((base.applied()?, base.is_old()?, base))) {
            Ok((applied, is_old, base)) if applied == mark.group => {
                if !journal_is_sound {
                    tracing::error!("the journal was damaged while the store was closed; rewriting it from sled");
                    migrate::write_all(disk, store, &mut label, &base, applied).map_err(io_error)?;
                    clean::remove(disk, store).map_err(io_error)?;
                }
                if !is_old {
                    return Ok((label, Rebuilt { base, group: applied }));
                }
                tracing::info!("an earlier version wrote sled; rebuilding it");
                if sled == other {
                    other = store.join(&mark.sled);
                }
            }
            Ok((applied, ..)) => tracing::error!(applied, group = mark.group, "sled differs from its last clean close"),
            Err(error) => tracing::error!(%error, "cannot open sled"),
        }
    }
    let made = rebuild(disk, store, &label, None, &other).map_err(|error| match error {
        RebuildError::Journal(fault) => folder.fault(fault),
        RebuildError::Sled(error) => OpenError::Engine { path: store.to_owned(), error },
    })?;
    let group = made.group;
    if let Some(left) = left.filter(|left| left.mark.group > group) {
        return Err(folder.cut_short(group, left.mark.group));
    }
    clean::remove(disk, store).map_err(io_error)?;
    // Writes of a killed process may be in the system's cache and not on the disk yet.
    disk.sync_all(&store.join(JOURNAL)).map_err(io_error)?;
    tracing::info!(group, "rebuilt sled from the journal");
    Ok((label, made))
}

/// Removes the folders that older starts and closes left. Those that stay do no harm.
fn tidy(folder: &Folder, disk: &Disk, base: &Base) {
    let of_an_older_schema = |name: &str| name.strip_prefix("sled-").is_some_and(|rest| rest.parse::<u32>().is_ok());
    let names = fs::read_dir(folder.path())
        .into_iter()
        .flatten()
        .flatten()
        .filter_map(|entry| entry.file_name().into_string().ok());
    let superfluous = names.filter(|name| FOLDERS.contains(&&**name) || name == WORK || of_an_older_schema(name));
    let superfluous: Vec<_> = superfluous.map(|name| folder.path().join(name)).collect();
    for path in superfluous.into_iter().filter(|path| path != base.folder()) {
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
    check(folder, &label)?;
    check_archive(folder, &label)?;
    Ok(label)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::journal::Writes;
    use crate::store::sled::rebuild::apply;

    #[test]
    fn sled_and_journal_must_have_the_group_of_the_mark() {
        for group in [0, 5] {
            let store = tempfile::tempdir().unwrap();
            fs::create_dir_all(store.path().join(JOURNAL)).unwrap();
            let (disk, label) = (Disk::default(), Label::new(1, 7));
            let base = Base::open(&store.path().join(FOLDERS[0])).unwrap();
            apply(&base, &Writes::new(), 3).unwrap();
            base.close().unwrap();
            clean::leave(&disk, store.path(), &label, FOLDERS[0], group).unwrap();
            match open(&Folder::unlocked(store.path()), &disk, label) {
                Ok((_, made)) => {
                    assert_eq!((made.group, group), (0, 0));
                    assert!(made.base.folder().ends_with(FOLDERS[1]), "the previous sled may still be closing");
                }
                Err(error) => assert!(matches!(error, OpenError::Damaged { .. }) && group == 5, "{error}"),
            }
        }
    }

    #[test]
    fn unreadable_journal_is_not_healed_from_sled() {
        let store = tempfile::tempdir().unwrap();
        let (disk, label, path) = (Disk::default(), Label::new(1, 7), store.path().join(JOURNAL));
        fs::create_dir_all(&path).unwrap();
        Base::open(&store.path().join(FOLDERS[0])).and_then(Base::close).unwrap();
        clean::leave(&disk, store.path(), &label, FOLDERS[0], 3).unwrap();
        let folder = Folder::unlocked(store.path());
        let damaged = folder.fault(Fault::Damaged(path.clone(), "it is missing".to_owned()));
        assert!(heal_first(&folder, &label, damaged).is_ok());
        let unread = OpenError::Disk { path, error: std::io::Error::other("it cannot be read") };
        assert!(matches!(heal_first(&folder, &label, unread), Err(OpenError::Disk { .. })));
    }

    #[test]
    fn a_store_of_an_older_schema_is_not_read() {
        let store = tempfile::tempdir().unwrap();
        let folder = Folder::unlocked(store.path());
        write_label(&Disk::default(), store.path(), &Label::new(5, 7)).unwrap();
        assert!(matches!(label_to_read(&folder, 6), Err(OpenError::Older { found: 5, .. })));
        assert!(label_to_read(&folder, 5).is_ok());
    }
}
