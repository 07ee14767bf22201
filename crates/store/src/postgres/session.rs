//! Connections to a database, and retries of statements.
//!
//! The database ends every statement after [`STATEMENT`]; this program times out a little later. A statement is retried
//! for at most [`PATIENCE`] if concurrent changes or a lost connection made it fail. Then the answer is
//! [`StoreError::Failed`], or [`StoreError::Unanswered`] for a commit that may have been made. A statement that is
//! retried may have been executed before, with only its answer lost.
//!
//! Behind a pooler in transaction mode ([`super::pooler`]) no statement is prepared and no setting is made.

use std::sync::Arc;
use std::time::Duration;

use deadpool_postgres::{Hook, HookError, Manager, ManagerConfig, Object, Pool, RecyclingMethod, Runtime};
use rand::TryRng as _;
use rand::rngs::SysRng;
use tokio::time::{Instant, sleep, timeout};
use tokio_postgres::{Client, Config, Row};

use super::address::{Address, DatabaseError, explain};
use super::clock::{DatabaseClock, TIME, machine};
use super::fault::Fault;
use super::parameter::Parameter;
use super::pooler::{CONNECT, Pooler};
use super::tls::Connector;
use super::trouble::Troubles;
use crate::StoreError;

/// The timeout of a statement in the database.
const STATEMENT: Duration = Duration::from_secs(4);

/// The timeout of an answer.
const ANSWER: Duration = Duration::from_secs(5);

/// How long a failed statement is retried.
const PATIENCE: Duration = Duration::from_secs(5);

/// The first and the longest backoff. Each is twice the one before, shortened at random by up to half.
const WAITS: (Duration, Duration) = (Duration::from_millis(2), Duration::from_millis(400));

/// A pool of connections to a database.
pub(super) struct Sessions {
    pool: Pool,
    config: Config,
    connector: Connector,
    pooler: Arc<Pooler>,
    clock: DatabaseClock,
    pub troubles: Troubles,
}

impl Sessions {
    /// A pool of connections. None is made before it is needed.
    pub fn new(address: &Address) -> Result<Self, DatabaseError> {
        let config = address.config()?;
        let connector = Connector::new(&address.encryption)?;
        let recycling = ManagerConfig { recycling_method: RecyclingMethod::Fast };
        let manager = Manager::from_config(config.clone(), connector.clone(), recycling);
        let pooler = Arc::<Pooler>::default();
        let known = Arc::clone(&pooler);
        let begin = Hook::async_fn(move |client: &mut deadpool_postgres::ClientWrapper, _| {
            let pooled = known.is_there();
            Box::pin(async move { if pooled { Ok(()) } else { begin(client).await.map_err(HookError::Backend) } })
        });
        let pool = Pool::builder(manager)
            .max_size(address.connections.max(1))
            .runtime(Runtime::Tokio1)
            .wait_timeout(Some(PATIENCE))
            .create_timeout(Some(CONNECT))
            .post_create(begin)
            .build()
            .map_err(|error| DatabaseError::Address(explain(&error)))?;
        let clock = DatabaseClock::default();
        let troubles = Troubles::default();
        Ok(Self { pool, config, connector, pooler, clock, troubles })
    }

    /// How far the clock of the database is ahead of that of this machine, in milliseconds.
    pub fn clock_offset(&self) -> i64 {
        self.clock.offset()
    }

    /// Whether a pooler in transaction mode is before the database.
    pub fn are_pooled(&self) -> bool {
        self.pooler.is_there()
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
                Ok(rows) => {
                    self.measure_time().await;
                    return Ok(rows);
                }
                Err(Fault::Closed) => return Err(StoreError::Closed),
                Err(Fault::Refused(why) | Fault::Full(why)) => return Err(StoreError::Failed(why)),
                Err(Fault::Contention(why) | Fault::Pooled(why) | Fault::Unreachable(why) | Fault::Lost(why)) => why,
            };
            if !wait(&mut tries, begun).await {
                return Err(StoreError::Failed(why));
            }
        }
    }

    /// Compares the clock of the database with that of this machine, if it is time for it.
    pub async fn measure_time(&self) {
        if self.clock.is_due() {
            let sent = machine();
            if let Ok(rows) = self.once(TIME, &[]).await
                && let Some(row) = rows.first()
            {
                self.clock.take(sent, row.get(0), machine());
            }
        }
    }

    pub async fn once(&self, statement: &str, parameters: &[Parameter<'_>]) -> Result<Vec<Row>, Fault> {
        let session = self.session().await?;
        let fault = match timeout(ANSWER, ask(&session, statement, parameters, self.are_pooled())).await {
            Ok(Ok(rows)) => {
                self.troubles.answered();
                return Ok(rows);
            }
            Ok(Err(error)) => Fault::of(&error),
            Err(_) => Fault::Lost("the database does not answer".to_owned()),
        };
        match &fault {
            Fault::Pooled(_) => self.pooler.found(),
            Fault::Lost(why) | Fault::Unreachable(why) => self.troubles.failed(why),
            _ => {}
        }
        if !matches!(fault, Fault::Contention(_) | Fault::Full(_)) {
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
            Ok(Err(error)) => Fault::of(&error),
            Err(_) => Fault::Lost("the database does not answer".to_owned()),
        };
        // The connection may still be within a transaction.
        drop(Object::take(session));
        Err(fault)
    }

    async fn session(&self) -> Result<Object, Fault> {
        use deadpool_postgres::PoolError;
        if self.pool.is_closed() {
            return Err(Fault::Closed);
        }
        let checked = self.pooler.check(&self.config, &self.connector).await;
        let got = match checked {
            Ok(()) => self.pool.get().await.map_err(|error| match error {
                PoolError::Closed => Fault::Closed,
                PoolError::Timeout(_) => Fault::Unreachable("the database does not answer".to_owned()),
                PoolError::Backend(error) | PoolError::PostCreateHook(HookError::Backend(error)) => {
                    Fault::of(&error).before_sending()
                }
                error => Fault::Unreachable(explain(&error)),
            }),
            Err(fault) => Err(fault),
        };
        if let Err(Fault::Unreachable(why)) = &got {
            self.troubles.failed(why);
        }
        got
    }
}

/// Sends a statement on a connection. A prepared statement saves the time of its plan.
async fn ask(
    session: &Object,
    statement: &str,
    parameters: &[Parameter<'_>],
    pooled: bool,
) -> Result<Vec<Row>, tokio_postgres::Error> {
    if pooled {
        let typed: Vec<_> = parameters.iter().map(|parameter| (parameter.sql(), parameter.kind())).collect();
        return session.query_typed(statement, &typed).await;
    }
    let values: Vec<_> = parameters.iter().map(|parameter| parameter.sql()).collect();
    let prepared = session.prepare_cached(statement).await?;
    session.query(&prepared, &values).await
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
    let row = client.query_typed_one("select version(), current_setting('synchronous_commit')", &[]).await?;
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

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test(start_paused = true)]
    async fn the_waits_grow_and_end() {
        let mut tries = 0;
        let begun = Instant::now();
        while wait(&mut tries, begun).await {}
        assert!((10..60).contains(&tries), "{tries}");
        assert!(begun.elapsed() < PATIENCE && begun.elapsed() > PATIENCE / 2);
    }
}
