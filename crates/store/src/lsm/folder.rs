//! The folder of a store: its lock and its content. `store.json` is read first, so a foreign or damaged folder, or a
//! store of a newer schema, stays untouched.

use std::collections::BTreeMap;
use std::fs::{self, File, TryLockError};
use std::io::{self, BufRead as _};
use std::path::{Path, PathBuf};

use serde::Deserialize;

use super::FOLDER_SCHEMA;
use super::advice::{BackupAtHand, advice};
use crate::Progress;
use crate::journal::{ARCHIVE, Disk, ENGINE, Fault, JOURNAL, LABEL, Label, LabelError, tree};
use crate::{StoreError, disk_fault};

pub(super) const BACKUPS: &str = "backups";

/// How often work with the files of a store in use is tried.
const TRIES: usize = 20;

/// Names in a folder that may hold a new store: our own, and the folder that `mkfs` makes on a disk of its own.
const LEFTOVERS: [&str; 6] =
    ["lock", "heartbeat.lock", "heartbeat.json", "heartbeat.json.new", "requests", "lost+found"];

/// The beginning of the names of folders that commands make within a folder for a while.
const OURS: &str = ".skald-";

/// A locked folder.
pub(super) struct Folder {
    path: PathBuf,
    // Closing the file releases the lock.
    _lock: Option<File>,
}

/// What a folder holds.
pub(super) enum Content {
    Nothing,
    /// A store from before the journal: its schema, and sled's folder.
    WithoutJournal(u32, PathBuf),
    Store(Label),
}

/// The content of `store.json` before the journal existed. Every later one has these fields too.
#[derive(Deserialize)]
struct OldLabel {
    engine: String,
    schema: u32,
    data: Option<String>,
}

/// Why a store cannot be opened. Its documents are unchanged.
#[derive(Debug, thiserror::Error)]
pub enum OpenError {
    /// Another process has it open.
    #[error("{} is in use by another process; stop that one first, or name another folder", path.display())]
    InUse { path: PathBuf },
    /// A restore was interrupted. Its copy of the backup lies beside the folder.
    #[error(
        "{0} is missing, because a restore was interrupted: run `skald restore` once more. To begin with an empty store \
         instead, remove {0}.restoring", path.display()
    )]
    Interrupted { path: PathBuf },
    /// The folder holds no store, or files of something else.
    #[error(
        "{} has no sound store.json ({why}); name another folder, or restore {}", path.display(), advice(backup.as_ref())
    )]
    NotAStore {
        path: PathBuf,
        why: String,
        /// The newest available backup.
        backup: Option<BackupAtHand>,
    },
    /// A file of the store is missing, cut short or changed.
    #[error(
        "{}: {what}. The store cannot be opened without it, and nothing was changed: put the file back, or restore {}",
        path.display(), advice(backup.as_ref())
    )]
    Damaged {
        path: PathBuf,
        what: String,
        /// The newest available backup.
        backup: Option<BackupAtHand>,
    },
    /// The store was written by a newer version.
    #[error(
        "{} has schema {found}, this version knows schemas up to {known}; start the newer version again, or restore \
         the backup from before the upgrade. Nothing was changed", path.display()
    )]
    Newer {
        path: PathBuf,
        /// The schema of the store.
        found: u32,
        /// The newest known schema.
        known: u32,
    },
    /// A store of an older schema cannot be opened read-only.
    #[error("{} has schema {found}, which is migrated by the next start of the bot; only then can it be read", path.display())]
    Older { path: PathBuf, found: u32 },
    /// A migration failed.
    #[error(
        "{}: the step to schema {to} failed: {why}. Nothing was changed; the version from before the upgrade still \
         opens it, and a copy lies in {}", path.display(), backup.display()
    )]
    Migration {
        path: PathBuf,
        /// The target schema.
        to: u32,
        why: String,
        backup: PathBuf,
    },
    /// An I/O error.
    #[error("{}: {}", path.display(), disk_fault(error))]
    Disk {
        /// The file or folder.
        path: PathBuf,
        error: io::Error,
    },
    #[error("{}: {error}", path.display())]
    Engine { path: PathBuf, error: StoreError },
}

impl OpenError {
    /// A folder that holds no store. No backup is known.
    pub(super) fn not_a_store(path: &Path, why: impl Into<String>) -> Self {
        Self::NotAStore { path: path.to_owned(), why: why.into(), backup: None }
    }

    /// Adds this backup to an error that recommends a restore, unless the error names a newer one.
    pub fn naming(mut self, other: Option<BackupAtHand>) -> Self {
        if let Self::Damaged { backup, .. } | Self::NotAStore { backup, .. } = &mut self {
            *backup = backup.take().into_iter().chain(other).max_by_key(|backup| backup.taken);
        }
        self
    }
}

impl Folder {
    /// Locks a folder; creates it if it is missing.
    pub fn lock(path: &Path) -> Result<Self, OpenError> {
        let disk = |error| OpenError::Disk { path: path.to_owned(), error };
        create(path).map_err(disk)?;
        let lock = File::options().create(true).truncate(false).write(true).open(path.join("lock")).map_err(disk)?;
        Ok(Self { path: path.to_owned(), _lock: Some(held(lock, path)?) })
    }

    /// Locks a store that is only read. A backup needs no lock, because it never changes.
    pub fn lock_to_read(path: &Path) -> Result<Self, OpenError> {
        let lock = path.join("lock");
        let lock = match File::options().write(true).open(&lock) {
            // The lock of another user can be held, too, if it can be read.
            Err(error) if error.kind() == io::ErrorKind::PermissionDenied => File::open(&lock),
            opened => opened,
        };
        let lock = match lock {
            Ok(lock) => Some(held(lock, path)?),
            // On a read-only disk no process can have it open.
            Err(error) if [io::ErrorKind::NotFound, io::ErrorKind::ReadOnlyFilesystem].contains(&error.kind()) => None,
            Err(error) => return Err(OpenError::Disk { path: path.to_owned(), error }),
        };
        Ok(Self { path: path.to_owned(), _lock: lock })
    }

    /// A folder without a lock. Others may change it meanwhile.
    pub fn unlocked(path: &Path) -> Self {
        Self { path: path.to_owned(), _lock: None }
    }

    pub fn path(&self) -> &Path {
        &self.path
    }

    /// The label of a store with a journal.
    pub fn label(&self) -> Result<Label, OpenError> {
        match self.content(FOLDER_SCHEMA)? {
            Content::Store(label) => Ok(label),
            _ => Err(OpenError::not_a_store(&self.path, "it has no journal yet")),
        }
    }

    /// Works with the files that the label names. The store may be in use: the work is retried if it failed and
    /// `store.json` was replaced meanwhile.
    pub fn with_label<T>(&self, mut work: impl FnMut(&Label) -> Result<T, OpenError>) -> Result<T, OpenError> {
        let mut label = self.label()?;
        let mut tried = 0;
        loop {
            tried += 1;
            let done = work(&label);
            match self.label() {
                Ok(now) if done.is_err() && now != label && tried < TRIES => label = now,
                _ => return done,
            }
        }
    }

    /// What the folder holds; `known` is the newest known schema.
    pub fn content(&self, known: u32) -> Result<Content, OpenError> {
        let not = |why: String| OpenError::not_a_store(&self.path, why).naming(self.newest_backup());
        let newer = |found| OpenError::Newer { path: self.path.clone(), found, known };
        let text = match fs::read(self.path.join(LABEL)) {
            Ok(text) => String::from_utf8(text).map_err(|error| not(error.to_string()))?,
            Err(error) if error.kind() == io::ErrorKind::NotFound => {
                self.holds_nothing()?;
                return Ok(Content::Nothing);
            }
            Err(error) => return Err(self.disk(error)),
        };
        match (Label::read(&text), serde_json::from_str::<OldLabel>(&text)) {
            (Ok(label), _) if label.schema > known => Err(newer(label.schema)),
            (Ok(label), _) if label.engine == ENGINE && label.schema > 0 => Ok(Content::Store(label)),
            (Ok(label), _) => Err(not(format!("its engine is {:?}", label.engine))),
            (Err(LabelError::Unknown(_)), Ok(old)) if old.schema > known => Err(newer(old.schema)),
            (Err(LabelError::Unknown(_)), Ok(OldLabel { engine, schema, data: Some(data) })) => {
                // The schema is in the number and in the name, so a change of one of them is detected.
                if engine != ENGINE || schema == 0 || data != format!("{ENGINE}-{schema:04}") {
                    return Err(not(format!("its engine is {engine:?}, its schema {schema}, its data {data:?}")));
                }
                let data = self.path.join(data);
                self.whole(&data)?;
                Ok(Content::WithoutJournal(schema, data))
            }
            (Err(error), _) => Err(not(error.to_string())),
        }
    }

    /// Checks that sled's files exist: sled would create missing ones.
    fn whole(&self, data: &Path) -> Result<(), OpenError> {
        for path in [data.join("conf"), data.join("db")] {
            let what = match fs::metadata(&path) {
                Ok(file) if file.len() > 0 => continue,
                Ok(_) => "it is empty",
                Err(error) if error.kind() == io::ErrorKind::NotFound => "it is missing",
                Err(error) => return Err(self.disk(error)),
            };
            return Err(self.fault(Fault::Damaged(path, what.to_owned())));
        }
        Ok(())
    }

    fn holds_nothing(&self) -> Result<(), OpenError> {
        for entry in fs::read_dir(&self.path).map_err(|error| self.disk(error))?.flatten() {
            let name = entry.file_name().to_string_lossy().into_owned();
            let empty = || fs::read_dir(entry.path()).is_ok_and(|mut inside| inside.next().is_none());
            // An interrupted creation of a store leaves these, or a bot whose store was elsewhere.
            let ours = LEFTOVERS.contains(&&*name)
                || name.starts_with(OURS)
                || name == format!("{LABEL}.new")
                || (name == JOURNAL && empty());
            if !ours {
                let error = OpenError::not_a_store(&self.path, format!("it holds {name:?}"));
                return Err(error.naming(self.newest_backup()));
            }
        }
        Ok(())
    }

    pub fn disk(&self, error: io::Error) -> OpenError {
        OpenError::Disk { path: self.path.clone(), error }
    }

    pub fn fault(&self, fault: Fault) -> OpenError {
        match fault {
            Fault::Disk(path, error) => OpenError::Disk { path, error },
            Fault::Damaged(path, what) => OpenError::Damaged { path, what, backup: self.newest_backup() },
        }
    }

    /// The newest of the backups that migrations have written.
    fn newest_backup(&self) -> Option<BackupAtHand> {
        BackupAtHand::newest(&self.path.join(BACKUPS))
    }

    /// Copies the store's files into another folder: `store.json`, journal and archive, or sled if there is no journal.
    pub fn copy(&self, content: &Content, disk: &Disk, to: &Path) -> io::Result<()> {
        create(to)?;
        match content {
            Content::Nothing => return Ok(()),
            Content::WithoutJournal(_, data) => {
                let name = data.file_name().ok_or_else(|| io::Error::other("sled's folder has no name"))?;
                disk.copy(data, &to.join(name))?;
            }
            Content::Store(label) => {
                copy_files(disk, &self.path, label, to)?;
            }
        }
        disk.copy_file(&self.path.join(LABEL), &to.join(LABEL))?;
        disk.sync_all(to)?;
        disk.sync_above(to)
    }

    /// Whether a folder holds the files that [`Folder::copy`] would write.
    pub fn is_copied(&self, content: &Content, to: &Path) -> io::Result<bool> {
        let mut files = match content {
            Content::Nothing => return Ok(false),
            Content::WithoutJournal(_, data) => tree(data)?,
            Content::Store(label) => label.files(&self.path),
        };
        files.push(self.path.join(LABEL));
        Ok(checksums(&self.path, files)? == checksums(to, tree(to)?)?)
    }
}

/// The files among these paths by their names within a folder, each with its length and the CRC-32 of its bytes.
fn checksums(folder: &Path, paths: Vec<PathBuf>) -> io::Result<BTreeMap<PathBuf, (u64, u32)>> {
    let each = |path: PathBuf| {
        let file = File::open(&path)?;
        let length = file.metadata()?.len();
        let mut file = io::BufReader::with_capacity(1 << 20, file);
        let mut checksum = crc32fast::Hasher::new();
        while let piece @ 1.. = file.fill_buf().map(|piece| {
            checksum.update(piece);
            piece.len()
        })? {
            file.consume(piece);
        }
        let name = path.strip_prefix(folder).map_err(io::Error::other)?;
        Ok((name.to_owned(), (length, checksum.finalize())))
    };
    paths.into_iter().filter(|path| path.is_file()).map(each).collect()
}

/// Copies the files that a label names.
pub(super) fn copy_files(disk: &Disk, store: &Path, label: &Label, to: &Path) -> io::Result<()> {
    create(&to.join(JOURNAL))?;
    if !label.volumes.is_empty() {
        create(&to.join(ARCHIVE))?;
    }
    // A run or a merge may remove them during the copy.
    let open = |path: PathBuf| Ok((File::open(&path)?, path));
    let files = label.files(store).into_iter().map(open).collect::<io::Result<Vec<_>>>()?;
    let length = |(file, _): &(File, PathBuf)| file.metadata().map_or(0, |file| file.len());
    let progress = Progress::begin("copying the store", files.iter().map(length).sum());
    for (file, path) in files {
        let name = path.strip_prefix(store).map_err(io::Error::other)?;
        disk.copy_from(file, &to.join(name), |bytes| progress.add(bytes))?;
    }
    Ok(())
}

/// Creates a folder and its missing parents, readable by this user only: stores hold secrets of the players. An
/// existing folder is not changed.
pub(crate) fn create(path: &Path) -> io::Result<()> {
    let mut folder = fs::DirBuilder::new();
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut folder, 0o700);
    folder.recursive(true).create(path)
}

fn held(lock: File, path: &Path) -> Result<File, OpenError> {
    match lock.try_lock() {
        Ok(()) => Ok(lock),
        Err(TryLockError::WouldBlock) => Err(OpenError::InUse { path: path.to_owned() }),
        Err(TryLockError::Error(error)) => Err(OpenError::Disk { path: path.to_owned(), error }),
    }
}

#[cfg(test)]
mod tests {
    use std::time::{Duration, SystemTime};

    use super::*;
    use crate::journal::write_label;

    fn empty() -> (tempfile::TempDir, Folder) {
        let path = tempfile::tempdir().unwrap();
        let folder = Folder::unlocked(path.path());
        (path, folder)
    }

    #[test]
    fn work_is_retried_only_after_the_label_was_replaced() {
        let (path, folder) = empty();
        let mut label = Label::new(FOLDER_SCHEMA, 7);
        let write = |label: &Label| write_label(&Disk::default(), path.path(), label).unwrap();
        write(&label);
        let mut seen = Vec::new();
        let failed = folder.with_label(|found| {
            seen.push(found.next);
            label.next = 9;
            write(&label);
            Err::<(), _>(folder.disk(io::Error::other("gone")))
        });
        assert!(failed.is_err());
        assert_eq!(seen, [1, 9]);
    }

    #[test]
    fn only_our_own_leftovers_and_lost_found_are_ignored() {
        let (path, folder) = empty();
        let [journal, other] = [JOURNAL, "other"].map(|name| path.path().join(name));
        fs::create_dir(&journal).unwrap();
        for name in ["lock", "heartbeat.lock", "heartbeat.json", "store.json.new"] {
            fs::write(path.path().join(name), "").unwrap();
        }
        fs::create_dir(path.path().join("lost+found")).unwrap();
        assert!(matches!(folder.content(1), Ok(Content::Nothing)));
        fs::create_dir(&other).unwrap();
        assert!(matches!(folder.content(1), Err(OpenError::NotAStore { .. })));
        fs::remove_dir(&other).unwrap();
        fs::write(journal.join("segment-00000001"), "").unwrap();
        assert!(matches!(folder.content(1), Err(OpenError::NotAStore { .. })));
    }

    #[test]
    fn a_label_of_another_engine_or_without_a_schema_is_no_store() {
        for (engine, schema, sound) in [(ENGINE, 2, true), (ENGINE, 0, false), ("other", 2, false)] {
            let (path, folder) = empty();
            let mut label = Label::new(schema, 7);
            label.engine = engine.to_owned();
            write_label(&Disk::default(), path.path(), &label).unwrap();
            let content = folder.content(2);
            assert_eq!(matches!(content, Ok(Content::Store(_))), sound, "{engine}, schema {schema}");
            assert_eq!(matches!(content, Err(OpenError::NotAStore { .. })), !sound, "{engine}, schema {schema}");
        }
    }

    #[test]
    fn unreadable_label_is_old_newer_or_no_label() {
        let (path, folder) = empty();
        let data = path.path().join("sled-0002");
        fs::create_dir(&data).unwrap();
        for name in ["conf", "db"] {
            fs::write(data.join(name), "bytes").unwrap();
        }
        let content = |label: &str| {
            fs::write(path.path().join(LABEL), label).unwrap();
            folder.content(2)
        };
        let old = content(r#"{"engine":"sled","schema":2,"data":"sled-0002"}"#);
        assert!(matches!(old, Ok(Content::WithoutJournal(2, found)) if found == data));
        let newer = content(r#"{"engine":"sled","schema":3,"files":[]}"#);
        assert!(matches!(newer, Err(OpenError::Newer { found: 3, known: 2, .. })));
        for label in [
            r#"{"engine":"other","schema":2,"data":"sled-0002"}"#,
            r#"{"engine":"sled","schema":0,"data":"sled-0000"}"#,
            r#"{"engine":"sled","schema":1,"data":"sled-0002"}"#,
        ] {
            assert!(matches!(content(label), Err(OpenError::NotAStore { .. })), "{label}");
        }
    }

    #[test]
    fn a_file_of_sled_that_is_missing_or_empty_is_named() {
        let (path, folder) = empty();
        let [conf, db] = ["conf", "db"].map(|name| path.path().join(name));
        fs::write(&conf, "bytes").unwrap();
        let wrong = || match folder.whole(path.path()) {
            Err(OpenError::Damaged { path, what, .. }) => Some((path, what)),
            other => other.map(|()| None).unwrap(),
        };
        assert_eq!(wrong(), Some((db.clone(), "it is missing".to_owned())));
        fs::write(&db, "").unwrap();
        assert_eq!(wrong(), Some((db.clone(), "it is empty".to_owned())));
        fs::write(&db, "bytes").unwrap();
        assert_eq!(wrong(), None);
    }

    #[cfg(unix)]
    #[test]
    fn inaccessible_file_does_not_count_as_missing() {
        let (path, folder) = empty();
        let [label, lock] = [LABEL, "lock"].map(|name| path.path().join(name));
        fs::create_dir(label).unwrap();
        assert!(matches!(folder.content(1), Err(OpenError::Disk { .. })));
        fs::create_dir(&lock).unwrap();
        assert!(matches!(Folder::lock_to_read(path.path()), Err(OpenError::Disk { .. })));
        fs::remove_dir(&lock).unwrap();
        fs::write(&lock, "").unwrap();
        assert!(matches!(folder.whole(&lock), Err(OpenError::Disk { .. })), "a file where a folder should be");
    }

    #[cfg(unix)]
    #[test]
    fn damage_is_reported_with_the_newest_backup() {
        let (path, folder) = empty();
        let reported = || match folder.fault(Fault::Damaged("file".into(), "it is missing".to_owned())) {
            OpenError::Damaged { backup, .. } => backup.map(|backup| backup.path),
            other => panic!("{other}"),
        };
        assert_eq!(reported(), None);
        let backups = path.path().join(BACKUPS);
        fs::create_dir_all(backups.join("unfinished")).unwrap();
        assert_eq!(reported(), None, "it has no label");
        for (name, age) in [("older", 60), ("newest", 0), ("oldest", 90)] {
            let backup = backups.join(name);
            fs::create_dir(&backup).unwrap();
            let taken = SystemTime::now() - Duration::from_secs(age);
            File::create(backup.join(LABEL)).unwrap().set_modified(taken).unwrap();
        }
        // Opening the backup changed its folder.
        File::open(backups.join("newest")).unwrap().set_modified(SystemTime::UNIX_EPOCH).unwrap();
        assert_eq!(reported(), Some(backups.join("newest")));
    }

    #[test]
    fn copy_is_recognized_until_a_file_differs() {
        let (path, folder) = empty();
        let store = path.path();
        let disk = Disk::default();
        let data = store.join("sled-0002");
        fs::create_dir_all(data.join("blobs")).unwrap();
        for name in ["conf", "db", "blobs/7"] {
            fs::write(data.join(name), name.repeat(999)).unwrap();
        }
        fs::write(store.join(LABEL), "a label").unwrap();
        let content = Content::WithoutJournal(2, data);
        let is_copied = || {
            let copy = tempfile::tempdir().unwrap();
            folder.copy(&content, &disk, copy.path()).unwrap();
            assert!(folder.is_copied(&content, copy.path()).unwrap());
            copy
        };
        let changes: [fn(&Path); 5] = [
            |copy| fs::write(copy.join("sled-0002/db"), "db".repeat(998) + "dB").unwrap(),
            |copy| fs::write(copy.join("sled-0002/db"), "db".repeat(998)).unwrap(),
            |copy| fs::write(copy.join("sled-0002/more"), "").unwrap(),
            |copy| fs::remove_file(copy.join("sled-0002/blobs/7")).unwrap(),
            |copy| fs::write(copy.join(LABEL), "another label").unwrap(),
        ];
        for change in changes {
            let copy = is_copied();
            change(copy.path());
            assert!(!folder.is_copied(&content, copy.path()).unwrap());
        }
    }
}
