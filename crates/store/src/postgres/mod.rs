//! The store in a PostgreSQL database, or in one that is compatible with it.
//!
//! `migrations/postgres/` describes the tables. Invariants beyond those of [`super`]:
//!
//! * Every change but the end of a copy ([`portable`]) is one atomic statement, so no transaction ever waits for this
//!   program.
//! * A statement that failed because of concurrent changes, or with the connection, is retried for a bounded time
//!   ([`session`]).
//! * A commit whose answer was lost is recognized by its number and not made twice ([`commit`]).
//! * Work that only one process may do at a time is done under a lease ([`leases`]).
//! * A statement that the database refuses for lack of room is not made, and is not retried ([`fault`]).
//!
//! Nothing needs `LISTEN`, advisory locks or a single process.

mod address;
mod clock;
mod commit;
mod fault;
mod leases;
mod memos;
mod number;
mod parameter;
mod pooler;
mod portable;
mod row;
mod schema;
mod session;
mod store;
mod tls;
mod trouble;

pub use address::{Address, DatabaseError, Encryption};

use session::Sessions;

/// A store in a database.
pub struct Postgres {
    sessions: Sessions,
}

/// Facts about a database.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DatabaseReport {
    /// Its name and version, as `version()` gives them.
    pub version: String,
    /// The layout of the store in it; `None` without a store.
    pub layout: Option<u32>,
    /// Whether its setting `fsync` is on, so that committed changes survive a power loss; `None` if it has no such
    /// setting.
    pub durable: Option<bool>,
    /// Whether it takes no changes.
    pub read_only: bool,
    /// Whether a pooler in transaction mode is before it.
    pub pooled: bool,
}

impl Postgres {
    /// Opens the store of a database; creates it if there is none.
    ///
    /// # Errors
    /// See [`DatabaseError`]. The store is unchanged then.
    pub async fn open(address: &Address) -> Result<Self, DatabaseError> {
        let sessions = Sessions::new(address)?;
        schema::prepare(&sessions).await?;
        sessions.measure_time().await;
        Ok(Self { sessions })
    }

    /// Opens a database to copy another store into it. It must be empty, or hold an unfinished copy of the same store.
    /// Nothing else can use it before [`Self::complete`].
    ///
    /// # Errors
    /// See [`DatabaseError`]. The database is unchanged then.
    pub async fn open_to_fill(address: &Address, from: &str) -> Result<Self, DatabaseError> {
        let sessions = Sessions::new(address)?;
        schema::begin_copy(&sessions, from).await?;
        Ok(Self { sessions })
    }

    /// Marks the copy as complete. From then on the store can be opened.
    ///
    /// # Errors
    /// The database does not answer.
    pub async fn complete(&self) -> Result<(), DatabaseError> {
        schema::complete_copy(&self.sessions).await
    }

    /// Inspects a database without changing it.
    ///
    /// # Errors
    /// See [`DatabaseError`]: the reason why the store could not be opened.
    pub async fn inspect(address: &Address) -> Result<DatabaseReport, DatabaseError> {
        let sessions = Sessions::new(address)?;
        let report = schema::inspect(&sessions).await;
        sessions.close();
        report
    }
}
