//! The folder of a store: its lock, and `store.json`, which describes its content. That file is read before the engine
//! starts, because the engine writes to its folder at every start: a store of a newer schema stays untouched.

use std::fs::{self, File, TryLockError};
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use super::engine::sync_folder;
use crate::store::StoreError;

const LABEL: &str = "store.json";
const ENGINE: &str = "sled";

/// A locked folder.
pub(super) struct Folder {
    path: PathBuf,
    label: Label,
    // Closing the file releases the lock.
    _lock: File,
}

/// The content of `store.json`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct Label {
    engine: String,
    schema: u32,
    /// The engine's folder.
    data: String,
}

/// Why a store cannot be opened. Its documents are unchanged.
#[derive(Debug, thiserror::Error)]
pub enum OpenError {
    /// Another process has it open.
    #[error("{} is in use by another process; stop that one first, or name another folder", path.display())]
    InUse {
        /// The folder.
        path: PathBuf,
    },
    /// The folder contains something else.
    #[error("{} is not empty and has no sound store.json ({why}); name another folder, or restore a backup", path.display())]
    NotAStore {
        /// The folder.
        path: PathBuf,
        /// What is wrong with it.
        why: String,
    },
    /// The store was written by a newer version.
    #[error(
        "{} has schema {found}, this version knows schemas up to {known}; start the newer version again, or restore \
         the backup from before the upgrade. Nothing was changed", path.display()
    )]
    Newer {
        /// The folder.
        path: PathBuf,
        /// The schema of the store.
        found: u32,
        /// The newest known schema.
        known: u32,
    },
    /// A migration failed.
    #[error(
        "{}: the step to schema {to} failed: {why}. Nothing was changed; the version from before the upgrade still \
         opens it, and a copy lies in {}", path.display(), backup.display()
    )]
    Migration {
        /// The folder.
        path: PathBuf,
        /// The target schema.
        to: u32,
        /// The reason.
        why: String,
        /// The path of the backup.
        backup: PathBuf,
    },
    /// An I/O error.
    #[error("{}: {error}", path.display())]
    Disk {
        /// The folder.
        path: PathBuf,
        /// The error.
        error: io::Error,
    },
    /// An error of the engine.
    #[error("{}: {error}", path.display())]
    Engine {
        /// The folder.
        path: PathBuf,
        /// The error.
        error: StoreError,
    },
}

impl Folder {
    /// Locks a folder and reads `store.json`; an empty or missing folder becomes a store of schema `known`.
    pub fn open(path: &Path, known: u32) -> Result<Self, OpenError> {
        let disk = |error| OpenError::Disk { path: path.to_owned(), error };
        fs::create_dir_all(path).map_err(disk)?;
        let lock = lock(path)?;
        let label = match fs::read_to_string(path.join(LABEL)) {
            Ok(text) => read(path, &text)?,
            Err(error) if error.kind() == io::ErrorKind::NotFound => {
                only_lock_in(path)?;
                let label = Label { engine: ENGINE.to_owned(), schema: known, data: data_name(known) };
                write(path, &label).map_err(disk)?;
                label
            }
            Err(error) => return Err(disk(error)),
        };
        if label.schema > known {
            return Err(OpenError::Newer { path: path.to_owned(), found: label.schema, known });
        }
        let folder = Self { path: path.to_owned(), label, _lock: lock };
        fs::create_dir_all(folder.data()).map_err(disk)?;
        sync_folder(&folder.path).map_err(disk)?;
        Ok(folder)
    }

    /// Copies a store that is not in use into an empty folder; the original is not changed.
    pub fn copy(path: &Path, to: &Path) -> Result<(), OpenError> {
        let disk = |error| OpenError::Disk { path: path.to_owned(), error };
        // A backup has no lock: it is not opened in place.
        let lock = match File::options().write(true).open(path.join("lock")) {
            Ok(lock) => Some(held(lock, path)?),
            Err(error) if error.kind() == io::ErrorKind::NotFound => None,
            Err(error) => return Err(disk(error)),
        };
        let label = read(path, &fs::read_to_string(path.join(LABEL)).map_err(disk)?)?;
        copy_folder(&path.join(&label.data), &to.join(&label.data)).map_err(disk)?;
        fs::copy(path.join(LABEL), to.join(LABEL)).map_err(disk)?;
        drop(lock);
        Ok(())
    }

    pub fn path(&self) -> &Path {
        &self.path
    }

    /// The engine's folder.
    pub fn data(&self) -> PathBuf {
        self.path.join(&self.label.data)
    }

    pub fn schema(&self) -> u32 {
        self.label.schema
    }

    /// The path of the engine's folder for a schema.
    pub fn data_of(&self, schema: u32) -> PathBuf {
        self.path.join(data_name(schema))
    }

    /// Makes the folder of this schema the store's data, by one atomic rename.
    pub fn switch_to(&mut self, schema: u32) -> io::Result<()> {
        let label = Label { schema, data: data_name(schema), ..self.label.clone() };
        write(&self.path, &label)?;
        self.label = label;
        Ok(())
    }
}

/// Copies a folder and syncs the copy.
pub(super) fn copy_folder(from: &Path, to: &Path) -> io::Result<()> {
    fs::create_dir_all(to)?;
    for entry in fs::read_dir(from)? {
        let entry = entry?;
        let target = to.join(entry.file_name());
        if entry.file_type()?.is_dir() {
            copy_folder(&entry.path(), &target)?;
        } else {
            fs::copy(entry.path(), target)?;
        }
    }
    sync_folder(to)
}

fn data_name(schema: u32) -> String {
    format!("{ENGINE}-{schema:04}")
}

fn lock(path: &Path) -> Result<File, OpenError> {
    let disk = |error| OpenError::Disk { path: path.to_owned(), error };
    let options = File::options().create(true).truncate(false).write(true).open(path.join("lock"));
    held(options.map_err(disk)?, path)
}

fn held(lock: File, path: &Path) -> Result<File, OpenError> {
    match lock.try_lock() {
        Ok(()) => Ok(lock),
        Err(TryLockError::WouldBlock) => Err(OpenError::InUse { path: path.to_owned() }),
        Err(TryLockError::Error(error)) => Err(OpenError::Disk { path: path.to_owned(), error }),
    }
}

fn only_lock_in(path: &Path) -> Result<(), OpenError> {
    let entries = fs::read_dir(path).map_err(|error| OpenError::Disk { path: path.to_owned(), error })?;
    let ours = ["lock".to_owned(), format!("{LABEL}.new")];
    match entries.flatten().map(|entry| entry.file_name().to_string_lossy().into_owned()).find(|n| !ours.contains(n)) {
        None => Ok(()),
        Some(name) => Err(OpenError::NotAStore { path: path.to_owned(), why: format!("it holds {name:?}") }),
    }
}

fn read(path: &Path, text: &str) -> Result<Label, OpenError> {
    let not = |why: String| OpenError::NotAStore { path: path.to_owned(), why };
    let label: Label = serde_json::from_str(text).map_err(|error| not(error.to_string()))?;
    let plain = !label.data.is_empty() && label.data.chars().all(|c| c.is_ascii_alphanumeric() || c == '-');
    if label.engine != ENGINE {
        return Err(not(format!("its engine is {:?}", label.engine)));
    }
    if !plain || label.schema == 0 {
        return Err(not("it names no folder or no schema".to_owned()));
    }
    Ok(label)
}

fn write(path: &Path, label: &Label) -> io::Result<()> {
    let text = serde_json::to_string_pretty(label).map_err(io::Error::other)?;
    let new = path.join(format!("{LABEL}.new"));
    let mut file = File::create(&new)?;
    file.write_all(text.as_bytes())?;
    file.sync_all()?;
    fs::rename(new, path.join(LABEL))?;
    File::open(path)?.sync_all()
}
