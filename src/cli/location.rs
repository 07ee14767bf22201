//! The location of the tables: a folder, or a database.

use std::fmt;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use anyhow::{Context, bail, ensure};
use skald::config::{Config, DatabaseConfig, SslMode};
use skald::store::{Address, Encryption, Lsm, OpenError, Opening, Postgres, Rotation, Store};
use tempfile::TempDir;

use super::host;

/// The rest of an open, which blocks.
pub type Open = Box<dyn FnOnce() -> anyhow::Result<()> + Send>;

/// The location of the tables.
#[derive(Clone, Debug)]
pub enum StoreLocation {
    Folder {
        path: PathBuf,
        /// The folder of the scheduled backups.
        backups: Option<PathBuf>,
    },
    Database(DatabaseConfig),
}

impl StoreLocation {
    /// The location that a configuration names.
    pub fn of(config: &Config) -> Self {
        match config.store.in_database() {
            Some(database) => Self::Database(database.clone()),
            None => Self::in_folder(&config.store.folder, config),
        }
    }

    /// A folder, with the backups of a configuration.
    fn in_folder(path: impl Into<PathBuf>, config: &Config) -> Self {
        Self::Folder { path: path.into(), backups: Some(config.backups.folder.clone()) }
    }

    /// The location that an argument names: the address of a database, `sled:` and a folder, or a folder. Settings that
    /// an address lacks, such as the file of the password, come from the configuration.
    ///
    /// # Errors
    /// An invalid address of a database.
    pub fn named(text: &Path, config: &Config) -> anyhow::Result<Self> {
        let Some(name) = text.to_str() else { return Ok(Self::in_folder(text, config)) };
        if let Some(folder) = name.strip_prefix("sled:") {
            return Ok(Self::in_folder(folder, config));
        }
        if !name.starts_with("postgres:") && !name.starts_with("postgresql:") {
            return Ok(Self::in_folder(text, config));
        }
        let read = DatabaseConfig::of(name)?;
        Ok(Self::Database(match &config.store.database {
            Some(DatabaseConfig { root_certificate, password_file, connections, .. }) => DatabaseConfig {
                root_certificate: root_certificate.clone(),
                password_file: password_file.clone(),
                connections: *connections,
                ..read
            },
            None => read,
        }))
    }

    /// The folder.
    ///
    /// # Errors
    /// A database, which has its own tools to back it up and restore it.
    pub fn folder(&self) -> anyhow::Result<&Path> {
        match self {
            Self::Folder { path, .. } => Ok(path),
            Self::Database(_) => bail!(
                "the tables are kept in {self}: back it up and restore it by its own tools (pg_dump, pg_restore), or copy it \
                 by `skald migrate-store`"
            ),
        }
    }

    /// Opens the store; creates it if there is none.
    ///
    /// # Errors
    /// An unusable location, one in use by another process, or one written by a newer version.
    pub async fn open(&self) -> anyhow::Result<Arc<dyn Store>> {
        match self {
            Self::Folder { path, .. } => {
                let store = Lsm::open(path).map_err(|error| self.advise(error)).with_context(|| self.to_string())?;
                Ok(Arc::new(store))
            }
            Self::Database(database) => {
                let store = Postgres::open(&address(database)?).await.with_context(|| self.to_string())?;
                Ok(Arc::new(store))
            }
        }
    }

    /// The store, and for a folder its open, which blocks. Until that is done the store is starting.
    ///
    /// # Errors
    /// As [`Self::open`], for a database.
    pub async fn begin(&self, must_exist: bool) -> anyhow::Result<(Arc<dyn Store>, Option<Open>)> {
        let Self::Folder { path, .. } = self else { return Ok((self.open().await?, None)) };
        let (store, opener) = Lsm::begin();
        let location = self.clone();
        let path = path.clone();
        let open = move || {
            let opened = opener.open(&path, Opening { must_exist, ..Opening::default() });
            opened.map_err(|error| location.advise(error)).with_context(|| location.to_string())
        };
        Ok((Arc::new(store), Some(Box::new(open))))
    }

    /// Opens an existing store.
    ///
    /// # Errors
    /// As [`Self::open`], and a missing folder.
    pub async fn open_existing(&self) -> anyhow::Result<Arc<dyn Store>> {
        self.exists()?;
        self.open().await
    }

    /// Opens an existing store for reading.
    ///
    /// A folder is not changed, so its disk may be full. The exception is an older schema, which is migrated. A
    /// database is opened as by [`Self::open`].
    ///
    /// # Errors
    /// As [`Self::open_existing`].
    pub async fn to_read(&self) -> anyhow::Result<Arc<dyn Store>> {
        self.exists()?;
        let Self::Folder { path, .. } = self else { return self.open().await };
        match Lsm::open_to_read(path).map_err(|error| self.advise(error)) {
            Err(OpenError::Older { .. }) => self.open().await,
            store => Ok(Arc::new(store.with_context(|| self.to_string())?)),
        }
    }

    /// Opens a store for reading that is not changed in any case. A folder of an older schema is copied into a private
    /// folder, which is returned, and migrated there.
    ///
    /// # Errors
    /// As [`Self::open_existing`], and no room for the copy.
    pub async fn untouched(&self) -> anyhow::Result<(Arc<dyn Store>, Option<TempDir>)> {
        self.exists()?;
        let Self::Folder { path, .. } = self else { return Ok((self.open().await?, None)) };
        match Lsm::open_to_read(path).map_err(|error| self.advise(error)) {
            Err(OpenError::Older { .. }) => {
                let aside = host::private_folder("skald-")?;
                let why = || format!("a copy in TMPDIR ({})", aside.path().display());
                let store = self.copied(aside.path()).await.with_context(why)?;
                Ok((store, Some(aside)))
            }
            store => Ok((Arc::new(store.with_context(|| self.to_string())?), None)),
        }
    }

    /// Opens a copy of the store of a folder, made in `copy`, so that the store itself is not changed. A database is
    /// opened itself, because opening does not change it.
    ///
    /// # Errors
    /// As [`Self::open_existing`].
    pub async fn copied(&self, copy: &Path) -> anyhow::Result<Arc<dyn Store>> {
        self.exists()?;
        let Self::Folder { path, .. } = self else { return self.open().await };
        let store = Lsm::open_copy(path, copy).map_err(|error| self.advise(error));
        Ok(Arc::new(store.with_context(|| self.to_string())?))
    }

    /// Adds the newest backup to an error that recommends a restore.
    pub fn advise(&self, error: OpenError) -> OpenError {
        match self {
            Self::Folder { path, backups: Some(backups) } => {
                Rotation { store: path.clone(), folder: backups.clone(), keep: 0 }.advise(error)
            }
            Self::Folder { backups: None, .. } | Self::Database(_) => error,
        }
    }

    fn exists(&self) -> anyhow::Result<()> {
        if let Self::Folder { path, .. } = self {
            ensure!(path.is_dir(), "there is no store in {}", path.display());
        }
        Ok(())
    }
}

impl fmt::Display for StoreLocation {
    /// Never shows a password: an address holds none.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Folder { path, .. } => write!(f, "the store in {}", path.display()),
            Self::Database(database) => write!(f, "the database {}", database.url),
        }
    }
}

/// The connection parameters of a database.
///
/// # Errors
/// A password that cannot be read.
pub fn address(database: &DatabaseConfig) -> anyhow::Result<Address> {
    let encryption = match database.ssl_mode {
        SslMode::Disable => Encryption::Off,
        SslMode::Require => Encryption::Unverified,
        SslMode::VerifyFull => Encryption::Verified { authorities: database.root_certificate.clone() },
    };
    let password = database.password()?.map(|password| password.reveal().to_owned());
    Ok(Address { url: database.url.to_string(), password, encryption, connections: database.connections })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_argument_names_a_folder_or_a_database() {
        let config = Config::read("[store]\nurl = \"postgres://a/b\"\npassword_file = \"secret\"\n").expect("is sound");
        let named = |text: &str| StoreLocation::named(Path::new(text), &config);
        for (text, shown) in [
            ("data", "the store in data"),
            ("sled:data", "the store in data"),
            ("postgres://skald@db.example/skald?sslmode=require", "the database postgres://skald@db.example/skald"),
        ] {
            assert_eq!(named(text).expect("names a place").to_string(), shown);
        }
        let StoreLocation::Database(database) = named("postgres://x/y").expect("names one") else { panic!("a folder") };
        assert_eq!(database.password_file.as_deref(), Some(Path::new("secret")));
        let refused = named("postgres://skald:opensesame@x/y").expect_err("holds a password").to_string();
        assert!(refused.contains("PGPASSWORD") && !refused.contains("opensesame"), "{refused}");
    }

    #[test]
    fn folder_commands_refuse_a_database() {
        let location = StoreLocation::Database(DatabaseConfig::of("postgres://a@b/c").expect("an address"));
        let refused = location.folder().expect_err("has no folder").to_string();
        assert!(refused.contains("pg_dump") && refused.contains("postgres://a@b/c"), "{refused}");
        let location = StoreLocation::Folder { path: "data".into(), backups: None };
        assert_eq!(location.folder().expect("has one"), Path::new("data"));
    }
}
