//! Migrations from an older schema to the current one, step by step, forward only.
//!
//! The old data is not changed: it is copied twice, as the backup and as the data that the steps change. When all steps
//! have run and everything is synced, `store.json` is switched from the old folder to the new one. A failure before
//! that leaves the store as it was.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use super::engine::{Change, Engine, sync_folder};
use super::folder::{Folder, OpenError, copy_folder};
use crate::store::{StoreError, codec};

/// A migration step.
#[derive(Clone, Copy)]
pub struct Step {
    /// The schema that it leads to, from the one before.
    pub to: u32,
    /// Changes the documents.
    pub run: fn(&mut Documents<'_, '_>) -> Result<(), StoreError>,
}

/// All documents during a step: bytes under keys, see `migrations/sled/`.
pub struct Documents<'a, 'b>(&'a mut Change<'b>);

impl Documents<'_, '_> {
    /// The keys with a prefix, sorted, as they were before the step.
    ///
    /// # Errors
    /// When the engine fails.
    pub fn keys(&self, beginning: &str) -> Result<Vec<String>, StoreError> {
        self.0.keys(beginning).filter(|key| !key.as_ref().is_ok_and(|key| key.starts_with('~'))).collect()
    }

    /// Reads a document.
    ///
    /// # Errors
    /// When the engine fails.
    pub fn get(&self, key: &str) -> Result<Option<Vec<u8>>, StoreError> {
        self.0.get(key)
    }

    /// Writes a document.
    ///
    /// # Errors
    /// When the engine fails.
    pub fn put(&mut self, key: &str, document: &[u8]) -> Result<(), StoreError> {
        self.0.put(key, document)
    }

    /// Removes a document, if it exists.
    ///
    /// # Errors
    /// When the engine fails.
    pub fn remove(&mut self, key: &str) -> Result<(), StoreError> {
        self.0.remove(key)
    }
}

/// The migration steps. Schema 1 is the first.
pub(super) fn steps() -> Vec<Step> {
    vec![Step { to: 2, run: turns_in_steps }]
}

/// Schema 2: a head may hold the open turn. None exists yet.
fn turns_in_steps(documents: &mut Documents<'_, '_>) -> Result<(), StoreError> {
    for key in documents.keys("")? {
        let added = key.starts_with("head/").then_some("unsettled");
        let document = documents.get(&key).transpose();
        let advanced = document.map(|document| document.and_then(|document| codec::advance(&document, 2, added)));
        match advanced.transpose() {
            Ok(Some(document)) => documents.put(&key, &document)?,
            Ok(None) => {}
            // It is reported when it is loaded, as before; the other documents must not wait for it.
            Err(StoreError::Broken { why, .. }) => {
                tracing::warn!(%key, %why, "an unreadable document is left as it is")
            }
            Err(error) => return Err(error),
        }
    }
    Ok(())
}

/// Migrates the folder to schema `to`.
pub(super) fn bring_up_to_date(folder: &mut Folder, to: u32, steps: &[Step]) -> Result<(), OpenError> {
    let from = folder.schema();
    if from == to {
        return Ok(());
    }
    let disk = |path: &Path, error| OpenError::Disk { path: path.to_owned(), error };
    let backup = back_up(folder).map_err(|error| disk(folder.path(), error))?;
    tracing::info!(from, to, backup = %backup.display(), "migrating the store to a newer schema");
    let migrated = migrate(folder, from, to, steps);
    if let Err((step, why)) = migrated {
        let path = folder.path().to_owned();
        return Err(OpenError::Migration { path, to: step, why, backup });
    }
    let old = folder.data();
    folder.switch_to(to).map_err(|error| disk(folder.path(), error))?;
    // The backup is complete; a leftover is harmless.
    if let Err(error) = fs::remove_dir_all(&old) {
        tracing::warn!(%error, folder = %old.display(), "cannot remove the data of the old schema");
    }
    Ok(())
}

fn migrate(folder: &Folder, from: u32, to: u32, steps: &[Step]) -> Result<(), (u32, String)> {
    let new = folder.data_of(to);
    let why = |step: u32| move |error: &dyn std::fmt::Display| (step, error.to_string());
    if new.exists() {
        // Left over from an interrupted attempt.
        fs::remove_dir_all(&new).map_err(|error| why(to)(&error))?;
    }
    copy_folder(&folder.data(), &new).map_err(|error| why(to)(&error))?;
    let engine = Engine::open(&new, None).map_err(|error| why(to)(&error))?;
    for next in from + 1..=to {
        let step = steps.iter().find(|step| step.to == next);
        let step = step.ok_or_else(|| (next, "this version has no such step".to_owned()))?;
        let ran = engine.apply(|change| (step.run)(&mut Documents(change)));
        ran.and_then(|ran| ran).map_err(|error| why(next)(&error))?;
    }
    engine.sync().map_err(|error| why(to)(&error))?;
    engine.close();
    sync_folder(&new).map_err(|error| why(to)(&error))
}

/// Backs up the data and syncs the backup before anything else happens.
fn back_up(folder: &Folder) -> io::Result<PathBuf> {
    let backups = folder.path().join("backups");
    fs::create_dir_all(&backups)?;
    let name = |number: u32| backups.join(format!("schema-{:04}-{number}", folder.schema()));
    let free = (1..).map(name).find(|path| !path.exists());
    let backup = free.ok_or_else(|| io::Error::other("no name is left for a backup"))?;
    let unfinished = backup.with_extension("unfinished");
    if unfinished.exists() {
        fs::remove_dir_all(&unfinished)?;
    }
    let data = folder.data();
    fs::create_dir_all(&unfinished)?;
    if let Some(name) = data.file_name() {
        copy_folder(&data, &unfinished.join(name))?;
    }
    fs::copy(folder.path().join("store.json"), unfinished.join("store.json"))?;
    sync_folder(&unfinished)?;
    fs::rename(&unfinished, &backup)?;
    sync_folder(&backups)?;
    Ok(backup)
}
