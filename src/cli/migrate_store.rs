//! `skald migrate-store`: copies a whole store to another place, usually of another engine.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::{Context, bail, ensure};
use clap::Args;
use skald::arena::output;
use skald::store::{Copied, Inspection, Lsm, OpenError, Portable, Postgres, Store, copy};

use super::heartbeat::{RUNNING, RUNS_FOR};
use super::host::{self, ConfigArguments};
use super::location::{self, StoreLocation};
use super::owner::{self, Handed};

/// The name of the copy within its folder until it is complete.
const UNFINISHED: &str = ".skald-unfinished";

/// The file that makes a folder a store.
const LABEL: &str = "store.json";

/// The arguments of `skald migrate-store`.
#[derive(Debug, Args)]
pub struct Arguments {
    #[command(flatten)]
    config: ConfigArguments,
    /// The store to copy, which is not changed and must not be in use: `sled:data`, or
    /// `postgres://skald@db.example/skald`
    #[arg(long)]
    from: PathBuf,
    /// The target: a folder that is missing or empty but for the bot's heartbeat, or a database without a store. An interrupted copy is resumed
    #[arg(long)]
    to: PathBuf,
}

impl Arguments {
    /// Copies, compares, and prints the result.
    pub fn execute(self) -> anyhow::Result<ExitCode> {
        let config = self.config.load()?;
        let from = StoreLocation::named(&self.from, &config)?;
        let to = StoreLocation::named(&self.to, &config)?;
        for location in [&to, &from] {
            if let StoreLocation::Folder { path, .. } = location {
                owner::become_owner(path, self.config.found(), |_| Ok(Handed::default()))?;
            }
        }
        host::runtime()?.block_on(async {
            let source = source(&from).await?;
            not_in_use(&from, &*source).await?;
            let copied = into(&to, &from, &*source).await.with_context(|| format!("{from} into {to}"));
            source.close().await?;
            output::line(sum(&from, &to, &copied?))?;
            Ok(ExitCode::SUCCESS)
        })
    }
}

/// Opens the store to copy.
async fn source(location: &StoreLocation) -> anyhow::Result<Box<dyn Portable>> {
    match location {
        StoreLocation::Folder { path, .. } => {
            ensure!(path.is_dir(), "there is no store in {}", path.display());
            match Lsm::open_to_read(path).map_err(|error| location.advise(error)) {
                Err(error @ OpenError::Older { .. }) => {
                    Err(error).context("start the bot once over it, so that it is migrated; then copy it")
                }
                store => Ok(Box::new(store.with_context(|| location.to_string())?)),
            }
        }
        StoreLocation::Database(database) => {
            let address = location::address(database)?;
            let found = Postgres::inspect(&address).await.with_context(|| location.to_string())?;
            ensure!(found.layout.is_some(), "there is no store in {location}");
            Ok(Box::new(Postgres::open(&address).await.with_context(|| location.to_string())?))
        }
    }
}

/// Checks that no process of the bot uses a database. A folder is locked while it is open.
async fn not_in_use(location: &StoreLocation, store: &dyn Portable) -> anyhow::Result<()> {
    let mut holders = BTreeSet::new();
    for beginning in RUNNING {
        holders.extend(store.leases(beginning).await?.into_iter().map(|(_, holder)| holder));
    }
    let count = holders.len();
    ensure!(
        count == 0,
        "{location} is in use by {count} running {}: stop the bot first, then copy it. A killed process counts for {} seconds",
        if count == 1 { "process" } else { "processes" },
        RUNS_FOR.as_secs()
    );
    Ok(())
}

/// Copies into a location that can be opened as a store only when the copy is complete.
async fn into(location: &StoreLocation, from: &StoreLocation, source: &dyn Portable) -> anyhow::Result<Copied> {
    match location {
        StoreLocation::Folder { path: folder, .. } => {
            let unfinished = unfinished(folder)?;
            let store = Lsm::open(&unfinished)?;
            let copied = copy(source, &store).await;
            store.close().await?;
            drop(store);
            let copied = copied?;
            not_in_use(from, source).await?;
            finish(&unfinished, folder).with_context(|| folder.display().to_string())?;
            Ok(copied)
        }
        StoreLocation::Database(database) => {
            let store = Postgres::open_to_fill(&location::address(database)?, &from.to_string()).await?;
            let copied = copy(source, &store).await?;
            // A process may have started meanwhile.
            not_in_use(from, source).await?;
            store.complete().await?;
            store.close().await?;
            Ok(copied)
        }
    }
}

/// The folder that is filled, within one that must be missing or hold no store.
fn unfinished(folder: &Path) -> anyhow::Result<PathBuf> {
    match Lsm::inspect(folder) {
        Ok(Inspection::Nothing) => Ok(folder.join(UNFINISHED)),
        Ok(_) => bail!("{} holds a store already: name another folder", folder.display()),
        Err(error) => bail!("{error}"),
    }
}

/// Moves the files of the complete copy to their place; the last one makes them a store.
fn finish(unfinished: &Path, folder: &Path) -> std::io::Result<()> {
    let sync = || fs::File::open(folder)?.sync_all();
    let raise = |name: &std::ffi::OsStr| fs::rename(unfinished.join(name), folder.join(name));
    // An interrupted start of a store leaves an empty one.
    let _missing = fs::remove_dir(folder.join("journal"));
    for entry in fs::read_dir(unfinished)? {
        let name = entry?.file_name();
        if name != LABEL {
            raise(&name)?;
        }
    }
    sync()?;
    raise(LABEL.as_ref())?;
    fs::remove_dir(unfinished)?;
    sync()
}

fn sum(from: &StoreLocation, to: &StoreLocation, copied: &Copied) -> String {
    let Copied { tables, already, archived, notices, memos } = copied;
    format!(
        "{from} is now in {to} as well, read back and the same: {tables} tables ({archived} archived, {already} from an earlier \
         try), {notices} notices, {memos} memos. Name it under [store] before the bot is started again"
    )
}
