//! Whether the address leads to a pooler in transaction mode, such as PgBouncer with `pool_mode = transaction`.
//!
//! Such a pooler gives each transaction any of its connections, and shares them with other programs. So neither a
//! prepared statement nor a setting may stay on a connection.

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use tokio::sync::OnceCell;
use tokio_postgres::{Client, Config};

use super::address::explain;
use super::fault::Fault;
use super::tls::Connector;

/// The timeout of a connection attempt.
pub(super) const CONNECT: Duration = Duration::from_secs(3);

/// How often each of two connections asks for its process.
const ROUNDS: usize = 3;

/// The process that serves a connection, whether commits are synchronous, and the version.
const WHO: &str = "select pg_backend_pid(), current_setting('synchronous_commit'), version()";

/// The refusal of a pooler over a database whose settings are wrong for the store.
const NOT_SYNCHRONOUS: &str = "synchronous_commit is off, and behind a pooler in transaction mode no connection can \
    change it: alter role <user> set synchronous_commit = on";
const COCKROACH: &str = "CockroachDB behind a pooler in transaction mode: use pool_mode = session";

/// What is known about a pooler.
#[derive(Default)]
pub(super) struct Pooler {
    asked: OnceCell<()>,
    found: AtomicBool,
}

impl Pooler {
    /// Whether there is one, as far as is known.
    pub fn is_there(&self) -> bool {
        self.found.load(Ordering::Relaxed)
    }

    /// Records that there is one.
    pub fn found(&self) {
        if !self.found.swap(true, Ordering::Relaxed) {
            tracing::info!(
                "a pooler in transaction mode is before the database: statements are not prepared, and \
                 statement_timeout is that of the role"
            );
        }
    }

    /// Looks for a pooler, once.
    pub async fn check(&self, config: &Config, connector: &Connector) -> Result<(), Fault> {
        self.asked.get_or_try_init(|| self.ask(config, connector)).await.copied()
    }

    async fn ask(&self, config: &Config, connector: &Connector) -> Result<(), Fault> {
        let mut processes = [Vec::new(), Vec::new()];
        let mut refusal = None;
        let clients = [connect(config, connector).await?, connect(config, connector).await?];
        for _ in 0..ROUNDS {
            for (client, processes) in clients.iter().zip(&mut processes) {
                let row = client.query_typed_one(WHO, &[]).await.map_err(|error| Fault::of(&error).before_sending())?;
                processes.push(row.get(0));
                refusal = refusal.or(match (row.get(1), row.get::<_, &str>(2)) {
                    (_, version) if version.starts_with("CockroachDB") => Some(COCKROACH),
                    ("off", _) => Some(NOT_SYNCHRONOUS),
                    _ => None,
                });
            }
        }
        let [one, other] = &processes;
        if are_pooled(one, other) {
            self.found();
            return refusal.map_or(Ok(()), |why| Err(Fault::Refused(why.to_owned())));
        }
        Ok(())
    }
}

/// Whether two connections that were open at once were served by a pooler, given the process behind each answer. A
/// connection of the database has one process, and shares it with no other. Some compatible databases have no processes
/// and answer 0 or less.
fn are_pooled(one: &[i32], other: &[i32]) -> bool {
    let changes = |processes: &[i32]| processes.iter().any(|process| *process != processes[0]);
    let known = one.iter().chain(other).all(|process| *process > 0);
    known && (changes(one) || changes(other) || one.iter().any(|process| other.contains(process)))
}

/// Connects. The connection ends with its client.
async fn connect(config: &Config, connector: &Connector) -> Result<Client, Fault> {
    let connecting = tokio::time::timeout(CONNECT, config.connect(connector.clone())).await;
    let silent = |_| Fault::Unreachable("the database does not answer".to_owned());
    let (client, connection) = connecting.map_err(silent)?.map_err(|error| Fault::of(&error).before_sending())?;
    tokio::spawn(async move {
        if let Err(error) = connection.await {
            tracing::debug!(error = explain(&error), "a first connection to the database broke");
        }
    });
    Ok(client)
}

#[cfg(test)]
mod tests {
    use super::are_pooled;

    #[test]
    fn connections_of_their_own_keep_their_processes() {
        assert!(!are_pooled(&[7, 7, 7], &[8, 8, 8]));
        assert!(are_pooled(&[7, 7, 7], &[7, 7, 7]), "the last process that was used");
        assert!(are_pooled(&[7, 9, 8], &[8, 7, 9]), "each process in turn");
        assert!(are_pooled(&[7, 8, 7], &[9, 9, 9]));
        assert!(!are_pooled(&[-1, -1, -1], &[-1, -1, -1]), "a database without processes");
    }
}
