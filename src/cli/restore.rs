//! `skald restore`: replays the games of a backup, and replaces the store by it.

use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::Context;
use clap::Args;
use skald::store::Sled;
use skald::table::Verification;

use super::editions;
use super::host::{self, StoreArguments};
use super::location::StoreLocation;
use super::output;

/// The arguments of `skald restore`.
#[derive(Debug, Args)]
pub struct Arguments {
    /// The folder of the backup, which is not changed
    backup: PathBuf,
    #[command(flatten)]
    store: StoreArguments,
    /// Only replay every game of the backup and compare; the store is not touched
    #[arg(long)]
    verify: bool,
    /// Replace the store by the backup even if a table of it differs
    #[arg(long, conflicts_with = "verify")]
    anyway: bool,
}

impl Arguments {
    /// Verifies, and restores unless `--verify` is given. Exit code 1 if a table differs, unless `--anyway` is given.
    pub fn execute(self) -> anyhow::Result<ExitCode> {
        let location = match self.verify {
            true => self.store.location()?,
            false => self.store.location_to_change()?,
        };
        // Fails here for a database, before an hour is spent on replaying games.
        let folder = if self.verify { &self.backup } else { location.folder()? };
        let found = self.verified()?;
        for (table, why) in &found.differing {
            output::line(format_args!("{table}  {why}"))?;
        }
        output::line(sum(&self.backup.display().to_string(), &found))?;
        let sound = found.differing.is_empty();
        if self.verify || (!sound && !self.anyway) {
            if !sound && !self.verify {
                eprintln!("nothing was changed; --anyway restores the backup with its errors");
            }
            return Ok(if sound { ExitCode::SUCCESS } else { ExitCode::FAILURE });
        }
        let aside = Sled::restore(&self.backup, folder)?;
        output::line(format_args!("{} now has the content of {}", folder.display(), self.backup.display()))?;
        output::line(match aside {
            Some(aside) => {
                format!("the old store is kept in {}; remove it when it is not needed", aside.display())
            }
            None => "there was no store before".to_owned(),
        })?;
        Ok(ExitCode::SUCCESS)
    }

    /// Replays all games of the backup.
    fn verified(&self) -> anyhow::Result<Verification> {
        let titles = editions::load(self.store.editions()?.as_deref())?;
        host::runtime()?.block_on(async {
            let backup = StoreLocation::Folder { path: self.backup.clone(), backups: None };
            let (store, _aside) = backup.untouched().await?;
            let tables = host::tables(store, titles);
            let found = tables.admin().verify().await.with_context(|| self.backup.display().to_string());
            tables.close().await?;
            found
        })
    }
}

fn sum(backup: &str, found: &Verification) -> String {
    let Verification { games, lobbies, actions, differing } = found;
    let all = format!("{backup}: replayed {actions} actions of {games} games, and read {lobbies} lobbies");
    match differing.len() {
        0 => format!("{all}: all equal their stored results"),
        differing => format!("{all}: these equal their stored results. Tables that differ: {differing}"),
    }
}
