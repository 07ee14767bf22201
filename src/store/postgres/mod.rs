//! The store in a PostgreSQL database, or in one that is compatible with it.
//!
//! `migrations/postgres/` describes the tables. Invariants beyond those of [`super`]: every change but the end of a copy
//! ([`portable`]) is one statement, which the database makes wholly or not at all, so no transaction ever waits for this program;
//! a statement that failed because of concurrent changes, or with the connection, is sent again for a bounded time
//! ([`session`]); a commit whose answer was lost is recognized by its number and not made twice ([`commit`]); what only one
//! process may do at a time is done under a lease ([`leases`]). Nothing needs `LISTEN`, advisory locks or a single process.

mod address;
mod commit;
mod leases;
mod memos;
mod number;
mod portable;
mod schema;
mod session;
mod store;
mod tls;

pub use address::{Address, DatabaseError, Encryption};

use crate::store::known::Known;
use session::Sessions;

/// A store in a database.
pub struct Postgres {
    sessions: Sessions,
    known: Known,
}

/// What a database says of itself.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DatabaseReport {
    /// Its name and version, as `version()` gives them.
    pub version: String,
    /// The layout of the store in it; `None` where there is none yet.
    pub layout: Option<u32>,
    /// Whether its setting `fsync` is on, so that what it has accepted survives a loss of power; `None` where it has no such setting.
    pub durable: Option<bool>,
}

impl Postgres {
    /// Opens the store of a database; makes it where there is none.
    ///
    /// # Errors
    /// See [`DatabaseError`]; the store is then unchanged.
    pub async fn open(address: &Address) -> Result<Self, DatabaseError> {
        let sessions = Sessions::new(address)?;
        schema::prepare(&sessions).await?;
        Ok(Self { sessions, known: Known::new() })
    }

    /// Opens a database to copy another store into it: an empty one, or one into which a copy of the same store was begun. It
    /// can be used for nothing else before [`Self::complete`].
    ///
    /// # Errors
    /// See [`DatabaseError`]; the database is then unchanged.
    pub async fn open_to_fill(address: &Address, from: &str) -> Result<Self, DatabaseError> {
        let sessions = Sessions::new(address)?;
        schema::begin_copy(&sessions, from).await?;
        Ok(Self { sessions, known: Known::new() })
    }

    /// Marks the copy as complete: from then on the store can be opened.
    ///
    /// # Errors
    /// A database that does not answer.
    pub async fn complete(&self) -> Result<(), DatabaseError> {
        schema::complete_copy(&self.sessions).await
    }

    /// Looks at a database and changes nothing.
    ///
    /// # Errors
    /// See [`DatabaseError`]: what would keep the store from being opened.
    pub async fn inspect(address: &Address) -> Result<DatabaseReport, DatabaseError> {
        let sessions = Sessions::new(address)?;
        let report = schema::inspect(&sessions).await;
        sessions.close();
        report
    }
}
