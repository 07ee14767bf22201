//! The session with Discord: kept up whatever happens to the connection. Its events go to a [`Reader`].
//!
//! Serenity's own session is lost for 43 seconds by a close without a code. A handshake that is never answered stops it
//! for good (docs/decisions/0008).
//!
//! Invariants:
//!
//! * The token goes only to the gateway's own host, in one frame, and is never logged.
//! * Of the data on the wire, only numbers, names of events and paths of fields are logged.
//! * No queue of events is kept: the reader returns before an event is handled.

mod connection;
mod dial;
mod fault;
pub(super) mod frame;
mod identify;
mod link;
mod proxy;
mod session;
mod shard;
mod shared;
mod sharing;
mod socket;
#[cfg(test)]
mod test_shared;
mod vitals;

use std::sync::{Arc, Mutex};
use std::time::Duration;

use tokio::sync::watch;
use tokio::time::timeout;
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;

use identify::Gate;
use proxy::Proxies;
use shared::{Shared, Status};
use sharing::Assignment;
use skald_config::Secret;

pub use fault::Refusal;
pub use identify::StartLimit;
pub use proxy::{ProxyReport, report as proxy_report};
pub use session::Session;
pub(super) use shared::skip_unreadable;
pub use shared::{Peers, Rank, Reader, SPAN};

const CLOSE_TIMEOUT: Duration = Duration::from_secs(3);

/// The settings and dependencies of a [`Gateway`].
pub struct GatewaySetup {
    pub token: Secret,
    /// The id of the application that the token belongs to.
    pub application: u64,
    /// The gateway's address, `ws://` or `wss://`.
    pub url: String,
    /// How many shards Discord wants. A process with 0 takes none, and needs no address.
    pub shards: u32,
    /// The intents, as Discord's bits.
    pub intents: u64,
    pub limit: StartLimit,
    pub reader: Reader,
    /// The processes that run the same bot, and the sessions that they have saved.
    pub peers: Arc<dyn Peers>,
    /// Cancelled when the process begins to stop; it then leaves its shards to the other processes.
    pub stopping: CancellationToken,
}

/// The session with Discord.
pub struct Gateway {
    shared: Arc<Shared>,
    refused: watch::Receiver<Option<Refusal>>,
    tasks: TaskTracker,
    /// Cancelled when a part panics that is not restarted.
    broken: CancellationToken,
}

impl Gateway {
    pub async fn open(mut setup: GatewaySetup) -> Self {
        if setup.shards > 0 {
            setup.shards = setup.peers.shards(setup.shards).await;
        }
        let shared = Arc::new(Shared {
            proxies: Proxies::from_env(),
            gate: Gate::new(setup.limit, setup.shards),
            claimed_until: Mutex::default(),
            status: Status::default(),
            stop: CancellationToken::new(),
            setup,
        });
        let (tell, refused) = watch::channel(None);
        let tasks = TaskTracker::new();
        let broken = CancellationToken::new();
        let assignment = Assignment::new(Arc::clone(&shared), tasks.clone(), tell);
        tasks.spawn(watched(broken.clone(), assignment.run()));
        tasks.close();
        Self { shared, refused, tasks, broken }
    }

    pub fn online(&self) -> bool {
        self.shared.status.online()
    }

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
    use super::*;

    #[tokio::test]
    async fn only_a_part_that_panics_counts_as_broken() {
        let broken = CancellationToken::new();
        tokio::spawn(watched(broken.clone(), async {})).await.unwrap();
        assert!(!broken.is_cancelled());
        tokio::spawn(watched(broken.clone(), async { panic!("a defect") })).await.unwrap_err();
        assert!(broken.is_cancelled());
    }
}
