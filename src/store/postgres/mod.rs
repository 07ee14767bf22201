//! The store in a PostgreSQL database, or in one that speaks like it.
//!
//! `migrations/postgres/` describes the tables. Invariants beyond those of [`super`]: every change is one statement, which the
//! database makes wholly or not at all, so no transaction ever waits for this program; a statement that failed because of
//! others, or with the connection, is asked again for a bounded time ([`session`]); a commit whose answer was lost is known
//! by its number and not made twice ([`commit`]); what several processes must not do at once one does under a lease ([`leases`]). Nothing needs `LISTEN`, advisory locks or one process alone.

mod address;
mod commit;
mod known;
mod leases;
mod memos;
mod number;
mod portable;
mod schema;
mod session;
mod store;
mod tls;

pub use address::{Address, DatabaseError, Encryption};

use known::Known;
use session::Sessions;

/// A store in a database.
pub struct Postgres {
    sessions: Sessions,
    known: Known,
}

/// What a database says of itself.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DatabaseReport {
    /// Its name and version, in its own words.
    pub version: String,
    /// The layout of the store in it; `None` where there is none yet.
    pub layout: Option<u32>,
    /// Whether what it has accepted survives a loss of power, by its own settings; `None` where it does not say.
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

    /// Says that the copy is complete.
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
