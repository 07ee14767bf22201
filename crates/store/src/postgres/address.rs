//! The address of a database.

use std::fmt;
use std::path::PathBuf;

use tokio_postgres::Config;

/// The address of a database and how to connect to it. `Debug` shows no password.
#[derive(Clone)]
pub struct Address {
    /// `postgres://user@host:port/database`, with parameters as tokio-postgres reads them, but without `sslmode`.
    pub url: String,
    /// The password, if the database wants one.
    pub password: Option<String>,
    pub encryption: Encryption,
    /// The maximum number of connections at once; 0 means 1.
    pub connections: usize,
}

/// Whether the connection is encrypted, and which certificate the server needs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Encryption {
    /// It is not encrypted.
    Off,
    /// It is encrypted; any certificate is accepted.
    Unverified,
    /// It is encrypted. The certificate must name the host, and an authority must have signed it: one of this file, or
    /// one that browsers trust.
    Verified {
        /// A file with the certificates of the authorities, as PEM.
        authorities: Option<PathBuf>,
    },
}

/// Why the store of a database cannot be opened.
#[derive(Debug, thiserror::Error)]
pub enum DatabaseError {
    /// The address cannot be used.
    #[error("the address of the database cannot be used: {0}")]
    Address(String),
    /// The certificates of authorities cannot be read.
    #[error("{path}: cannot read any certificate: {why}", path = .path.display())]
    Certificates { path: PathBuf, why: String },
    /// The database cannot be reached, or does not answer in time.
    #[error("the database cannot be used: {0}")]
    Unreachable(String),
    /// The database refused something.
    #[error("the database refused: {0}")]
    Refused(String),
    /// Written by a newer program.
    #[error(
        "the store in the database has {what} {found}, this version knows {known}: use the version of Skald that wrote it, \
         or a newer one"
    )]
    Newer {
        what: &'static str,
        /// Its version in the database.
        found: u32,
        /// The newest version known here.
        known: u32,
    },
    /// The documents have a schema that this program no longer reads.
    #[error(
        "the documents in the database have schema {found}, this version reads {known} and knows no way between them"
    )]
    Older {
        /// The schema in the database.
        found: u32,
        /// The schema read here.
        known: u32,
    },
    /// The database to copy into is not empty.
    #[error("the database holds a store already: name an empty one")]
    InUse,
    /// A copy into the database was started and is not complete.
    #[error("the copy of {from} into the database is not complete: run `skald migrate-store` again, to the end")]
    Incomplete {
        /// The source of the copy.
        from: String,
    },
}

impl Address {
    /// The settings of a connection.
    pub(super) fn config(&self) -> Result<Config, DatabaseError> {
        let mut config: Config = self.url.parse().map_err(|error| DatabaseError::Address(explain(&error)))?;
        if let Some(password) = &self.password {
            config.password(password);
        }
        config.ssl_mode(match self.encryption {
            Encryption::Off => tokio_postgres::config::SslMode::Disable,
            Encryption::Unverified | Encryption::Verified { .. } => tokio_postgres::config::SslMode::Require,
        });
        if config.get_application_name().is_none() {
            config.application_name("skald");
        }
        Ok(config)
    }
}

impl fmt::Debug for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Address").field("encryption", &self.encryption).finish_non_exhaustive()
    }
}

/// An error with its causes, on one line. None of them contains a password or a parameter of a statement.
pub(super) fn explain(error: &(dyn std::error::Error + 'static)) -> String {
    if let Some(refused) = error.downcast_ref::<tokio_postgres::Error>().and_then(tokio_postgres::Error::as_db_error) {
        return format!("{} ({})", refused.message(), refused.code().code());
    }
    let mut text = error.to_string();
    let mut cause = error.source();
    while let Some(next) = cause {
        let next_text = next.to_string();
        if !text.contains(&next_text) {
            text = format!("{text}: {next_text}");
        }
        cause = next.source();
    }
    text
}
