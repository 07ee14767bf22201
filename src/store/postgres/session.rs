//! Connections to a database, and retries of statements.
//!
//! The database ends every statement after [`STATEMENT`]; this program times out a little later. A statement is retried
//! for at most [`PATIENCE`] if concurrent changes or a lost connection made it fail. Then the answer is
//! [`StoreError::Failed`], or [`StoreError::Unanswered`] for a commit that may have been made. A statement that is
//! retried may have been executed before, with only its answer lost.

use std::time::Duration;

use deadpool_postgres::{Hook, HookError, Manager, ManagerConfig, Object, Pool, RecyclingMethod, Runtime};
use rand::TryRng as _;
use rand::rngs::SysRng;
use tokio::time::{Instant, sleep, timeout};
use tokio_postgres::error::SqlState;
use tokio_postgres::types::ToSql;
use tokio_postgres::{Client, Row};

use super::address::{Address, DatabaseError, explain};
use super::tls;
use crate::store::StoreError;

/// The timeout of a statement in the database.
const STATEMENT: Duration = Duration::from_secs(4);

/// The timeout of an answer.
const ANSWER: Duration = Duration::from_secs(5);

/// The timeout of a connection attempt.
const CONNECT: Duration = Duration::from_secs(3);

/// How long a failed statement is retried.
const PATIENCE: Duration = Duration::from_secs(5);

/// The first and the longest backoff. Each is twice the one before, shortened at random by up to half.
const WAITS: (Duration, Duration) = (Duration::from_millis(2), Duration::from_millis(400));

/// A parameter of a statement.
pub(super) type Parameter<'a> = &'a (dyn ToSql + Sync);

/// A pool of connections to a database.
pub(super) struct Sessions {
    pool: Pool,
}

/// Why a statement was not answered.
#[derive(Debug)]
pub(super) enum Fault {
    /// Nothing was changed, because of concurrent changes to the same rows. A retry may succeed.
    Contention(String),
    /// The statement was not sent, because the database cannot be reached.
    Unreachable(String),
    /// It is not known whether the statement was executed.
    Lost(String),
    /// Nothing was changed, and a retry would not help.
    Refused(String),
    /// The store is closed.
    Closed,
}

impl Sessions {
    /// A pool of connections. None is made before it is needed.
    pub fn new(address: &Address) -> Result<Self, DatabaseError> {
        let manager = Manager::from_config(
            address.config()?,
            tls::Connector::new(&address.encryption)?,
            ManagerConfig { recycling_method: RecyclingMethod::Fast },
        );
        let begin = Hook::async_fn(|client: &mut deadpool_postgres::ClientWrapper, _| {
            Box::pin(async move { begin(client).await.map_err(HookError::Backend) })
        });
        let pool = Pool::builder(manager)
            .max_size(address.connections.max(1))
            .runtime(Runtime::Tokio1)
            .wait_timeout(Some(PATIENCE))
            .create_timeout(Some(CONNECT))
            .post_create(begin)
            .build()
            .map_err(|error| DatabaseError::Address(explain(&error)))?;
        Ok(Self { pool })
    }

    pub fn close(&self) {
        self.pool.close();
    }

    pub fn is_closed(&self) -> bool {
        self.pool.is_closed()
    }

    /// Whether any connection is open, even for a statement that still runs.
    pub fn are_open(&self) -> bool {
        self.pool.status().size > 0
    }

    /// Sends a statement until it is answered or refused, or [`PATIENCE`] is over.
    pub async fn rows(&self, statement: &str, parameters: &[Parameter<'_>]) -> Result<Vec<Row>, StoreError> {
        let begun = Instant::now();
        let mut tries = 0;
        loop {
            let why = match self.once(statement, parameters).await {
                Ok(rows) => return Ok(rows),
                Err(Fault::Closed) => return Err(StoreError::Closed),
                Err(Fault::Refused(why)) => return Err(StoreError::Failed(why)),
                Err(Fault::Contention(why) | Fault::Unreachable(why) | Fault::Lost(why)) => why,
            };
            if !wait(&mut tries, begun).await {
                return Err(StoreError::Failed(why));
            }
        }
    }

    /// Sends a statement once.
    pub async fn once(&self, statement: &str, parameters: &[Parameter<'_>]) -> Result<Vec<Row>, Fault> {
        let session = self.session().await?;
        let asking = async {
            let prepared = session.prepare_cached(statement).await?;
            session.query(&prepared, parameters).await
        };
        let fault = match timeout(ANSWER, asking).await {
            Ok(Ok(rows)) => return Ok(rows),
            Ok(Err(error)) => fault(&error),
            Err(_) => Fault::Lost("the database does not answer".to_owned()),
        };
        if !matches!(fault, Fault::Contention(_)) {
            // The connection may be broken. It is closed, and the next statement gets another one.
            drop(Object::take(session));
        }
        Err(fault)
    }

    /// Executes statements without parameters, in one transaction.
    pub async fn script(&self, statements: &str) -> Result<(), Fault> {
        let session = self.session().await?;
        let ran = timeout(ANSWER, session.batch_execute(&format!("begin;\n{statements};\ncommit"))).await;
        let fault = match ran {
            Ok(Ok(())) => return Ok(()),
            Ok(Err(error)) => fault(&error),
            Err(_) => Fault::Lost("the database does not answer".to_owned()),
        };
        // The connection may still be within a transaction.
        drop(Object::take(session));
        Err(fault)
    }

    async fn session(&self) -> Result<Object, Fault> {
        use deadpool_postgres::PoolError;
        self.pool.get().await.map_err(|error| match error {
            PoolError::Closed => Fault::Closed,
            PoolError::Timeout(_) => Fault::Unreachable("the database does not answer".to_owned()),
            PoolError::Backend(error) | PoolError::PostCreateHook(HookError::Backend(error)) => match fault(&error) {
                Fault::Lost(why) => Fault::Unreachable(why),
                fault => fault,
            },
            error => Fault::Unreachable(explain(&error)),
        })
    }
}

/// Waits for the backoff; `false` once [`PATIENCE`] is over.
pub(super) async fn wait(tries: &mut u32, begun: Instant) -> bool {
    let (first, last) = WAITS;
    let most = first.saturating_mul(1 << (*tries).min(16)).min(last);
    *tries += 1;
    if begun.elapsed() + most >= PATIENCE {
        return false;
    }
    // Random, so that statements that collided do not collide again.
    let chance = SysRng.try_next_u32().map_or(1.0, |bits| f64::from(bits) / f64::from(u32::MAX));
    sleep(most.mul_f64(0.5 + chance / 2.0)).await;
    true
}

/// Compresses long documents with LZ4, if the database can: its own method takes a fifth of the time of a commit.
const COMPRESSION: &str = "select set_config(name, 'lz4', false) from pg_settings
    where name = 'default_toast_compression' and 'lz4' = any (enumvals)";

/// Makes the settings of a new connection.
async fn begin(client: &Client) -> Result<(), tokio_postgres::Error> {
    let milliseconds = STATEMENT.as_millis();
    let settings = format!(
        "set statement_timeout = '{milliseconds}ms'; set idle_in_transaction_session_timeout = '{milliseconds}ms'"
    );
    client.batch_execute(&settings).await?;
    let row = client.query_one("select version(), current_setting('synchronous_commit')", &[]).await?;
    let (version, synchronous): (&str, &str) = (row.get(0), row.get(1));
    if version.starts_with("CockroachDB") {
        // The parts of a commit change different rows of one table. CockroachDB permits this only with this setting.
        return client.batch_execute("set enable_multiple_modifications_of_table = on").await;
    }
    if synchronous == "off" {
        client.batch_execute("set synchronous_commit = on").await?;
    }
    // A new plan for each commit would take longer than the commit.
    client.batch_execute("set plan_cache_mode = force_generic_plan").await?;
    client.batch_execute(COMPRESSION).await
}

/// Classifies an error of a statement.
fn fault(error: &tokio_postgres::Error) -> Fault {
    let why = explain(error);
    match error.code() {
        Some(state) if CONTENTION.contains(state) => Fault::Contention(why),
        Some(state) if !passes(state.code()) => Fault::Refused(why),
        _ => Fault::Lost(why),
    }
}

/// Concurrent changes: a serialization failure, a deadlock, a lock that is held, a row that was just inserted.
const CONTENTION: [SqlState; 4] = [
    SqlState::T_R_SERIALIZATION_FAILURE,
    SqlState::T_R_DEADLOCK_DETECTED,
    SqlState::LOCK_NOT_AVAILABLE,
    SqlState::UNIQUE_VIOLATION,
];

/// Whether a new connection, or a little time, may help. These states pass:
///
/// * the connection broke (08), or an answer is missing (40003)
/// * the database lacks resources (53)
/// * it was stopped, is starting, or took too long (57)
/// * it is read-only, because another one took over (25006)
/// * it does not know a prepared statement, or knows another version of it (26000, 0A000)
fn passes(state: &str) -> bool {
    matches!(state.get(..2), Some("08" | "53" | "57")) || matches!(state, "40003" | "25006" | "26000" | "0A000")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_passes_is_asked_again_and_what_stays_is_not() {
        for passing in ["08006", "53300", "57P01", "57P03", "57014", "40003", "25006"] {
            assert!(passes(passing), "{passing}");
        }
        for staying in ["28P01", "3D000", "42P01", "42501", "22001", ""] {
            assert!(!passes(staying), "{staying}");
        }
    }

    #[tokio::test(start_paused = true)]
    async fn the_waits_grow_and_end() {
        let (mut tries, begun) = (0, Instant::now());
        while wait(&mut tries, begun).await {}
        assert!((10..60).contains(&tries), "{tries}");
        assert!(begun.elapsed() < PATIENCE && begun.elapsed() > PATIENCE / 2);
    }
}
