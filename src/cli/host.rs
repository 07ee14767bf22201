//! The parts that subcommands with tables share: a runtime, a store, tables, and a stop signal.

use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Arc;

use anyhow::Context;
use clap::Args;
use skald::config::{Config, ConfigErrors, editions};
use skald::store::Store;
use skald::table::{READERS, StoreClock, SystemEntropy, Tables};
use skald::title::Titles;
use tempfile::TempDir;
use tokio::runtime::Runtime;

use super::location::StoreLocation;
use super::owner::{self, Handed, Owner};
use super::stop;

/// The arguments that choose the configuration.
#[derive(Debug, Args)]
pub struct ConfigArguments {
    /// The configuration file. Without it: `config.toml` of this folder, else /etc/skald/config.toml, else all defaults
    #[arg(long)]
    config: Option<PathBuf>,
}

/// Where the configuration of a service is (`docs/install.md`).
const INSTALLED: &str = "/etc/skald/config.toml";

impl ConfigArguments {
    /// The path of the configuration; `None` for the defaults.
    pub fn path(&self) -> Option<&Path> {
        self.config.as_deref().or_else(|| self.found())
    }

    /// The path of a configuration that no argument names.
    pub fn found(&self) -> Option<&Path> {
        let here = Path::new("config.toml");
        // A file that this user may not see is there: nothing else may take its place.
        let installed = || std::fs::exists(INSTALLED).unwrap_or(true).then_some(Path::new(INSTALLED));
        let found = || here.exists().then_some(here).or_else(installed);
        if self.config.is_some() { None } else { found() }
    }

    /// Reads the configuration.
    ///
    /// # Errors
    /// All problems of the file.
    pub fn load(&self) -> Result<Config, ConfigErrors> {
        self.path().map_or_else(|| Ok(Config::default()), Config::load)
    }
}

/// The arguments that choose the store.
#[derive(Debug, Args)]
pub struct StoreArguments {
    #[command(flatten)]
    config: ConfigArguments,
    /// The folder of the store, or the address of its database; replaces the one in the configuration
    #[arg(long)]
    store: Option<PathBuf>,
}

impl StoreArguments {
    /// The location of the store.
    ///
    /// # Errors
    /// An invalid configuration or address.
    pub fn location(&self) -> anyhow::Result<StoreLocation> {
        let config = self.config.load();
        match &self.store {
            // An explicitly named store needs no valid configuration.
            Some(named) => StoreLocation::named(named, &config.unwrap_or_default()),
            None => Ok(StoreLocation::of(&config?)),
        }
    }

    /// The location of the store, for a command that may change it. Root becomes the owner of its folder.
    ///
    /// # Errors
    /// As [`Self::location`], or root cannot become the owner.
    pub fn location_to_change(&self) -> anyhow::Result<StoreLocation> {
        self.location_to_change_with(|_| Ok(Handed::default()))
    }

    /// The same, and root hands something to the owner.
    ///
    /// # Errors
    /// As [`Self::location_to_change`], and the errors of `hand`.
    pub fn location_to_change_with(
        &self,
        hand: impl FnOnce(Owner) -> anyhow::Result<Handed>,
    ) -> anyhow::Result<StoreLocation> {
        let location = self.location()?;
        if let StoreLocation::Folder { path, .. } = &location {
            owner::become_owner(path, self.config.found(), hand)?;
        }
        Ok(location)
    }

    /// The folder of further editions.
    ///
    /// # Errors
    /// An invalid configuration.
    pub fn editions(&self) -> Result<Option<PathBuf>, ConfigErrors> {
        Ok(self.config.load()?.editions.folder)
    }
}

/// A folder for this user alone, for the copy of a store, which holds the secrets of games. Dropping it removes the
/// folder.
///
/// # Errors
/// It cannot be created.
pub fn private_folder(prefix: &str) -> anyhow::Result<TempDir> {
    let mut folder = tempfile::Builder::new();
    folder.prefix(prefix);
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt as _;
        folder.permissions(std::fs::Permissions::from_mode(0o700));
    }
    let place = std::env::temp_dir();
    let folder = folder
        .tempdir_in(&place)
        .with_context(|| format!("no folder for a copy of the store in TMPDIR ({})", place.display()))?;
    stop::remove_at_signal(folder.path());
    Ok(folder)
}

/// The async runtime.
///
/// # Errors
/// It cannot start its threads.
pub fn runtime() -> anyhow::Result<Runtime> {
    let mut builder = tokio::runtime::Builder::new_multi_thread();
    builder.max_blocking_threads(READERS).enable_all().build().context("the runtime does not start")
}

/// Runs `work` with the tables of the named or configured store, which `open` opens. Then closes them.
///
/// # Errors
/// An invalid configuration, edition or store, and the errors of `work`.
pub fn with_tables(
    store: &StoreArguments,
    open: impl AsyncFnOnce(&StoreLocation) -> anyhow::Result<Arc<dyn Store>>,
    work: impl AsyncFnOnce(Arc<Tables>) -> anyhow::Result<()>,
) -> anyhow::Result<ExitCode> {
    let location = store.location_to_change()?;
    let titles = editions::load(store.editions()?.as_deref())?;
    runtime()?.block_on(async {
        let tables = tables(open(&location).await?, titles);
        let done = work(tables.clone()).await;
        tables.close().await?;
        done.map(|()| ExitCode::SUCCESS)
    })
}

/// Tables with the clock of their store and the system's entropy.
pub fn tables(store: Arc<dyn Store>, titles: Titles) -> Arc<Tables> {
    let clock = Arc::new(StoreClock(Arc::clone(&store)));
    Arc::new(Tables::new(store, titles, clock, Arc::new(SystemEntropy)))
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::Ordering;

    use skald::table::{Clock as _, SystemClock};
    use support::slow::Slow;

    use super::*;

    #[test]
    fn tables_have_the_clock_of_their_store() {
        let store = Arc::new(Slow::default());
        store.clock_offset.store(-30_000, Ordering::Relaxed);
        let tables = tables(store, Titles::default());
        let behind = SystemClock.now().0 - tables.now().0;
        assert!(behind.abs_diff(30_000) < 2000, "{behind} ms");
    }
}
