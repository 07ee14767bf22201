//! `skald backup`: a copy of the store that can be taken while the bot runs.

use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::{Context as _, ensure};
use clap::Args;
use skald::store::Lsm;

use super::host::StoreArguments;
use super::owner;

/// `skald backup <folder>`
#[derive(Debug, Args)]
pub struct Arguments {
    #[command(flatten)]
    store: StoreArguments,
    /// The folder of the backup: missing, or empty
    to: PathBuf,
}

impl Arguments {
    /// Takes the backup, reads it back, and says what it holds.
    pub fn execute(self) -> anyhow::Result<ExitCode> {
        let Self { store, to } = self;
        let location = store.location()?;
        let store = location.folder()?;
        ensure!(store.is_dir(), "there is no store in {}", store.display());
        let made = owner::outermost_missing(&to);
        let backup = Lsm::back_up(store, &to).map_err(|error| location.advise(error))?;
        owner::give(&made, store).with_context(|| made.display().to_string())?;
        if !backup.synced {
            eprintln!(
                "warning: the file system of {} cannot sync folders: a power loss soon after may lose the backup",
                to.display()
            );
        }
        println!(
            "{} holds all changes up to {} of {}: {} bytes, read back and sound",
            to.display(),
            backup.group,
            store.display(),
            backup.bytes
        );
        Ok(ExitCode::SUCCESS)
    }
}
