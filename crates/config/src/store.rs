//! `[store]`: the location of the tables. `[backups]`: the scheduled backups of the bot. `[editions]`: further component data.

use std::path::PathBuf;
use std::time::Duration;

use toml::Value;

use super::DatabaseConfig;
use super::section::Section;

/// The section `[store]`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoreConfig {
    pub engine: Engine,
    /// The folder; created if necessary. With a database it holds only the heartbeat.
    pub folder: PathBuf,
    /// Whether the bot refuses to begin a new store in the folder.
    pub must_exist: bool,
    /// The database; never `None` with [`Engine::Postgres`].
    pub database: Option<DatabaseConfig>,
    /// How long after its end a game is archived, in whole hours; `None` for never.
    pub archive_after: Option<Duration>,
    /// How long after a server has removed the bot its data is erased, in whole days; `None` for never.
    pub forget_server_after: Option<Duration>,
}

/// The storage engine.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Engine {
    /// Files in a folder.
    #[default]
    Sled,
    /// A PostgreSQL database.
    Postgres,
}

/// The names of the engines.
const ENGINES: &[(&str, Engine)] = &[("sled", Engine::Sled), ("postgres", Engine::Postgres)];

impl StoreConfig {
    pub(super) fn take(section: &mut Section) -> Self {
        let hours = section.number("archive_after_hours", 0..=100_000).unwrap_or(24);
        let days = section.number("forget_server_after_days", 0..=100_000).unwrap_or(30);
        let engine = section.choice("engine", ENGINES).unwrap_or_default();
        let problems = section.problems();
        let database = DatabaseConfig::take(section);
        if engine == Engine::Postgres && database.is_none() && section.problems() == problems {
            section.wrong("engine", &Value::from("postgres"), "store.url beside it: where the database is");
        }
        Self {
            archive_after: (hours > 0).then(|| Duration::from_secs(u64::from(hours) * 3600)),
            forget_server_after: (days > 0).then(|| Duration::from_secs(u64::from(days) * 24 * 3600)),
            engine,
            must_exist: section.flag("must_exist").unwrap_or(false),
            folder: section.path("folder", "the path of a folder").unwrap_or_else(|| PathBuf::from("data")),
            database,
        }
    }

    /// The database, if the tables are kept in one.
    pub fn in_database(&self) -> Option<&DatabaseConfig> {
        self.database.as_ref().filter(|_| self.engine == Engine::Postgres)
    }
}

/// The section `[backups]`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BackupsConfig {
    /// The folder of the backups, each in its own subfolder; created if necessary.
    pub folder: PathBuf,
    /// The time between two backups; `None` for no backups.
    pub every: Option<Duration>,
    /// How many are kept; at least one.
    pub keep: usize,
}

impl BackupsConfig {
    pub(super) fn take(section: &mut Section) -> Self {
        let hours = section.number("every_hours", 0..=10_000).unwrap_or(24);
        Self {
            folder: section.path("folder", "the path of a folder").unwrap_or_else(|| PathBuf::from("backups")),
            every: (hours > 0).then(|| Duration::from_secs(u64::from(hours) * 3600)),
            keep: section.number("keep", 1..=10_000).unwrap_or(7) as usize,
        }
    }
}

/// The section `[editions]`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EditionsConfig {
    /// A folder with one subfolder for each title, each with its `.json` files.
    pub folder: Option<PathBuf>,
}

impl EditionsConfig {
    pub(super) fn take(section: &mut Section) -> Self {
        Self { folder: section.path("folder", "the path of a folder such as \"editions\"") }
    }
}
