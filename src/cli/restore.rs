//! `skald restore`: replays the games of a backup, and replaces the store by it.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::{Context as _, anyhow, ensure};
use clap::Args;
use skald::arena::output;
use skald::config::editions;
use skald::store::{Lsm, disk_fault};
use skald::table::Verification;

use super::host::{self, StoreArguments};
use super::location::StoreLocation;
use super::owner::{Handed, Owner};
use super::stop;

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
    /// The copy of the backup that root has made, because the owner of the store may not read the backup. It is removed
    #[arg(long, hide = true, value_name = "FOLDER")]
    copied: Option<PathBuf>,
}

impl Arguments {
    /// Verifies, and restores unless `--verify` is given. Exit code 1 if a table differs, unless `--anyway` is given.
    pub fn execute(self) -> anyhow::Result<ExitCode> {
        let Some(copied) = &self.copied else { return self.restore() };
        stop::remove_at_signal(copied);
        let restored = self.restore();
        if let Err(error) = fs::remove_dir_all(copied) {
            eprintln!("warning: {} is left, and holds secrets of games: {}", copied.display(), disk_fault(&error));
        }
        restored
    }

    fn restore(&self) -> anyhow::Result<ExitCode> {
        let location = match self.verify {
            true => self.store.location()?,
            false => self.store.location_to_change_with(|owner| self.hand(owner))?,
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
        let aside = Lsm::restore(self.source(), folder)?;
        output::line(format_args!("{} now has the content of {}", folder.display(), self.backup.display()))?;
        output::line(match aside {
            Some(aside) => {
                format!("the old store is kept in {}; remove it when it is not needed", aside.display())
            }
            None => "there was no store before".to_owned(),
        })?;
        Ok(ExitCode::SUCCESS)
    }

    /// The folder of the backup, or of its copy.
    fn source(&self) -> &Path {
        self.copied.as_deref().unwrap_or(&self.backup)
    }

    /// Copies the backup for the owner of the store, if only root may read it.
    fn hand(&self, owner: Owner) -> anyhow::Result<Handed> {
        let backup = self.backup.display();
        let readable = || owner.may_read(&self.backup).map_err(|error| anyhow!("{backup}: {}", disk_fault(&error)));
        if !self.backup.is_dir() || readable()? {
            return Ok(Handed::default());
        }
        let copy = host::private_folder("skald-restore-")?;
        Lsm::copy(&self.backup, copy.path())?;
        owner.receive(copy.path())?;
        let place = copy.path().display();
        ensure!(
            owner.may_read(copy.path())?,
            "{owner} may not read {backup}, nor its copy {place}: name another TMPDIR"
        );
        Ok(Handed { arguments: vec!["--copied".into(), copy.keep().into()], ..Handed::default() })
    }

    /// Replays all games of the backup.
    fn verified(&self) -> anyhow::Result<Verification> {
        let titles = editions::load(self.store.editions()?.as_deref())?;
        host::runtime()?.block_on(async {
            let backup = StoreLocation::Folder { path: self.source().to_owned(), backups: None };
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
