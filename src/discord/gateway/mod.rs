//! The session with Discord: kept up whatever happens to the connection, and served to the library as a steady gateway.
//!
//! Serenity's own session is lost for 43 seconds by a close without a code. A handshake that is never answered stops it
//! for good (docs/decisions/0008).
//!
//! * `shard` holds the real connection to Discord.
//! * `fault` decides how the shard reacts to the end of a connection.
//! * `proxy` connects through the proxy that the environment names.
//! * `vitals` detects silence.
//! * `identify` observes Discord's limits.
//! * `session` is what can be resumed, also after a restart.
//! * `local` serves the events to the library on loopback, without any fault.
//! * `inlet` takes interactions from another transport.
//! * `sharing` decides which shards this process has, among several.
//!
//! Invariants:
//!
//! * The token goes only to the gateway's own host, in one frame, and is never logged.
//! * Of the data on the wire, only numbers, names of events and paths of fields are logged.
//! * Every queue is bounded.

mod connection;
mod fault;
pub(super) mod frame;
mod identify;
mod inlet;
mod link;
mod local;
mod proxy;
mod session;
mod shard;
mod share;
mod shared;
mod sharing;
mod socket;
#[cfg(test)]
mod test_shared;
mod vitals;

use std::sync::atomic::Ordering;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use serde_json::Value;
use tokio::sync::{mpsc, watch};
use tokio::time::timeout;
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;

use crate::config::Secret;
use identify::Gate;
use local::Local;
use proxy::Proxies;
use shared::{Shared, Status};
use sharing::Assignment;

pub use fault::Refusal;
pub use identify::StartLimit;
pub use inlet::{Inlet, NotPassed};
pub use proxy::{ProxyReport, report as proxy_report};
pub use session::{Memory, Session};
pub use share::{Peers, Rank, SPAN};
pub use shared::{Reader, Reading};

/// The queue of events for the library. An event that does not fit is dropped and counted.
const WAITING: usize = 4096;
/// The time limit for closing all connections.
const CLOSE_TIMEOUT: Duration = Duration::from_secs(3);

/// The settings and dependencies of a [`Gateway`].
pub struct GatewaySetup {
    pub token: Secret,
    /// The id of the application that the token belongs to.
    pub application: u64,
    /// The gateway's address, `ws://` or `wss://`.
    pub url: String,
    /// How many shards Discord wants, at least one.
    pub shards: u32,
    /// The bot's own user, for a process without a session. It has no shards then, and needs no address.
    pub user: Option<Value>,
    /// The intents, as Discord's bits.
    pub intents: u64,
    /// How many sessions Discord allows.
    pub limit: StartLimit,
    /// Reads each event before the library gets it.
    pub reader: Reader,
    /// Where sessions are saved.
    pub memory: Arc<dyn Memory>,
    /// The processes that run the same bot.
    pub peers: Arc<dyn Peers>,
    /// Cancelled when the process begins to stop; it then leaves its shards to the other processes.
    pub stopping: CancellationToken,
}

/// The session with Discord.
pub struct Gateway {
    url: String,
    shared: Arc<Shared>,
    refused: watch::Receiver<Option<Refusal>>,
    tasks: TaskTracker,
    /// Cancelled when a part panics that is not restarted.
    broken: CancellationToken,
}

impl Gateway {
    /// Starts to connect, and to serve the local gateway.
    ///
    /// # Errors
    /// When no loopback port can be bound, or there are no random numbers.
    pub async fn open(setup: GatewaySetup) -> std::io::Result<Self> {
        let place = local::bind().await?;
        let url = format!("ws://{}{}", place.0.local_addr()?, place.1);
        let (events, passed) = mpsc::channel(WAITING);
        let shards = match &setup.user {
            Some(_) => 0,
            None => setup.peers.shards(setup.shards.max(1)).await,
        };
        let shared = Arc::new(Shared {
            token: setup.token,
            application: setup.application,
            url: setup.url,
            proxies: Proxies::from_env(),
            shards,
            intents: setup.intents,
            gate: Gate::new(setup.limit, shards),
            peers: setup.peers,
            reader: setup.reader,
            events,
            user: watch::Sender::new(setup.user),
            upward: Mutex::default(),
            claimed_until: Mutex::default(),
            status: Status::default(),
            stopping: setup.stopping,
            stop: CancellationToken::new(),
        });
        let (tell, refused) = watch::channel(None);
        let tasks = TaskTracker::new();
        let broken = CancellationToken::new();
        let assignment = Assignment::new(Arc::clone(&shared), setup.memory, tasks.clone(), tell);
        tasks.spawn(watched(broken.clone(), assignment.run()));
        tasks.spawn(watched(broken.clone(), Local::new(place, Arc::clone(&shared), passed).run()));
        tasks.close();
        Ok(Self { url, shared, refused, tasks, broken })
    }

    /// The address for the library. It contains a secret: a client that has it and the token is served.
    pub fn url(&self) -> &str {
        &self.url
    }

    /// The inlet for interactions from another transport.
    pub fn inlet(&self) -> Inlet {
        Inlet::new(Arc::clone(&self.shared))
    }

    /// Whether all shards of this process have their session.
    pub fn online(&self) -> bool {
        self.shared.status.online()
    }

    /// How many events were skipped because the library cannot read them.
    pub fn unreadable(&self) -> u64 {
        self.shared.status.unreadable.load(Ordering::Relaxed)
    }

    /// How many events were dropped because too many waited.
    pub fn lost(&self) -> u64 {
        self.shared.status.lost.load(Ordering::Relaxed)
    }

    /// Waits until Discord refuses the bot.
    pub async fn refused(&self) -> Refusal {
        let mut refused = self.refused.clone();
        match refused.wait_for(Option::is_some).await.map(|refusal| *refusal) {
            Ok(Some(refusal)) => refusal,
            // All shards have ended without a refusal.
            _ => std::future::pending().await,
        }
    }

    /// Waits until a part of the gateway panics, so that it cannot continue.
    pub async fn broken(&self) {
        self.broken.cancelled().await;
    }

    /// Closes all connections so that the sessions can be resumed, and saves them.
    pub async fn close(&self) {
        self.shared.stop.cancel();
        if timeout(CLOSE_TIMEOUT, self.tasks.wait()).await.is_err() {
            tracing::warn!("the gateway did not close in time");
        }
    }
}

/// Runs a part of the gateway, and reports if it panics.
async fn watched(broken: CancellationToken, work: impl Future<Output = ()>) {
    let guard = broken.drop_guard();
    work.await;
    drop(guard.disarm());
}

impl Drop for Gateway {
    fn drop(&mut self) {
        self.shared.stop.cancel();
    }
}

#[cfg(test)]
mod tests {
    use serde_json::value::RawValue;

    use super::frame::Event;
    use super::test_shared::{ALONE, Forgetful, UNREACHABLE, Yielding, state};
    use super::*;

    #[tokio::test]
    async fn event_without_room_is_dropped_and_counted() {
        let (shared, _events) = state(UNREACHABLE, (1, ALONE), 1);
        let (_tell, refused) = watch::channel(None);
        let (tasks, broken) = (TaskTracker::new(), CancellationToken::new());
        let gateway = Gateway { url: String::new(), shared, refused, tasks, broken };
        let event = || Event { name: "TEST".to_owned(), data: RawValue::from_string("{}".to_owned()).unwrap() };
        assert!(gateway.shared.pass_on(event()));
        assert_eq!(gateway.lost(), 0, "there is room for one");
        assert!(!gateway.shared.pass_on(event()) && !gateway.shared.pass_on(event()));
        assert_eq!(gateway.lost(), 2);
    }

    /// `deny.toml` relies on this: the library's TLS has known faults.
    #[tokio::test]
    async fn library_connects_to_loopback_without_tls() {
        let setup = GatewaySetup {
            user: None,
            token: Secret::new("a.token"),
            application: 42,
            url: UNREACHABLE.to_owned(),
            shards: 1,
            intents: 0,
            limit: StartLimit { remaining: 1, total: 1, reset_after: Duration::ZERO, max_concurrency: 1 },
            reader: Arc::new(|_: &str, _: &RawValue| Reading::PassOn),
            memory: Arc::new(Forgetful),
            peers: Yielding::to(ALONE),
            stopping: CancellationToken::new(),
        };
        let gateway = Gateway::open(setup).await.unwrap();
        let rest = gateway.url().strip_prefix("ws://127.0.0.1:").expect("an address on loopback");
        let (port, path) = rest.split_once('/').expect("a path");
        assert!(port.parse::<u16>().is_ok_and(|port| port > 0), "{port}");
        assert_eq!(path.len(), 64, "the path is 256 random bits");
        gateway.close().await;
    }

    #[tokio::test]
    async fn only_a_part_that_panics_counts_as_broken() {
        let broken = CancellationToken::new();
        tokio::spawn(watched(broken.clone(), async {})).await.unwrap();
        assert!(!broken.is_cancelled());
        tokio::spawn(watched(broken.clone(), async { panic!("a defect") })).await.unwrap_err();
        assert!(broken.is_cancelled());
    }
}
