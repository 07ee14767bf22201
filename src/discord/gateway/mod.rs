//! The session with Discord: kept up whatever happens to the connection, and served to the library as a steady gateway.
//!
//! Serenity's own session is lost for 43 seconds by a close without a code, and for ever by a handshake that is never
//! answered (docs/decisions/0008). So each `shard` holds the real connection here: `fault` says what follows from each
//! end, `vitals` notices silence, `identify` keeps to Discord's limits, `session` is what can be resumed, also after a
//! restart. `local` gives the library what comes, on loopback; it knows of no fault. `inlet` lets in interactions that came
//! another way.
//!
//! Invariants: the token goes only to the gateway's own host, in one frame, and is never logged; nothing that came over
//! the wire is logged but numbers, names of events and paths of fields; every queue is bounded.

mod connection;
mod fault;
pub(super) mod frame;
mod identify;
mod inlet;
mod link;
mod local;
mod session;
mod shard;
mod shared;
mod socket;
mod vitals;

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use tokio::sync::{mpsc, watch};
use tokio::time::{sleep, timeout};
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;

use crate::config::Secret;
use identify::Gate;
use link::Link;
use local::Local;
use shard::Shard;
use shared::{Shared, Status};

pub use fault::Refusal;
pub use identify::StartLimit;
pub use inlet::{Inlet, NotPassed};
pub use session::{Memory, Session};
pub use shared::Readable;

/// Events that wait for the library; one that does not fit is dropped, and counted.
const WAITING: usize = 4096;
/// Frames that wait for Discord.
const UPWARD: usize = 32;
/// How often a session is remembered while events come.
const REMEMBER: Duration = Duration::from_secs(5);
/// How long a farewell may take.
const FAREWELL: Duration = Duration::from_millis(1500);

/// What a session needs.
pub struct GatewaySetup {
    /// The bot's token.
    pub token: Secret,
    /// Whose token it is.
    pub application: u64,
    /// The gateway's address, `ws://` or `wss://`.
    pub url: String,
    /// How many shards there are, at least one.
    pub shards: u32,
    /// The intents.
    pub intents: u64,
    /// What Discord allows.
    pub limit: StartLimit,
    /// Whether the library can read an event.
    pub readable: Readable,
    /// Where sessions are remembered.
    pub memory: Arc<dyn Memory>,
}

/// The session with Discord.
pub struct Gateway {
    url: String,
    shared: Arc<Shared>,
    refused: watch::Receiver<Option<Refusal>>,
    tasks: TaskTracker,
}

impl Gateway {
    /// Begins to connect, and to serve the local gateway.
    ///
    /// # Errors
    /// When no port of the loopback can be listened on, or there are no random numbers.
    pub async fn open(setup: GatewaySetup) -> std::io::Result<Self> {
        let place = local::bind().await?;
        let url = format!("ws://{}{}", place.0.local_addr()?, place.1);
        let (events, passed) = mpsc::channel(WAITING);
        let shards = setup.shards.max(1);
        let shared = Arc::new(Shared {
            token: setup.token,
            application: setup.application,
            url: setup.url,
            shards,
            intents: setup.intents,
            gate: Gate::new(setup.limit),
            readable: setup.readable,
            events,
            user: watch::Sender::new(None),
            status: Status::default(),
            stop: CancellationToken::new(),
        });
        let (tell, refused) = watch::channel(None);
        let (tasks, mut upward) = (TaskTracker::new(), Vec::new());
        for id in 0..shards {
            let (up, frames) = mpsc::channel(UPWARD);
            upward.push(up);
            let session = recall(&*setup.memory, &shared, id).await;
            if let Some(session) = &session {
                shared.user.send_replace(Some(session.user.clone()));
            }
            let session = watch::Sender::new(session);
            tasks.spawn(remember(Arc::clone(&setup.memory), id, session.subscribe(), shared.stop.clone()));
            let (shard, tell) = (Shard::new(Link::new(Arc::clone(&shared), id, session, frames)), tell.clone());
            tasks.spawn(async move {
                if let Some(refusal) = shard.run().await {
                    tell.send_replace(Some(refusal));
                }
            });
        }
        tasks.spawn(Local::new(place, Arc::clone(&shared), passed, upward).run());
        tasks.close();
        Ok(Self { url, shared, refused, tasks })
    }

    /// The address for the library. It holds a secret: whoever has it and the token is served.
    pub fn url(&self) -> &str {
        &self.url
    }

    /// The way in for interactions that do not come by the gateway.
    pub fn inlet(&self) -> Inlet {
        Inlet::new(Arc::clone(&self.shared))
    }

    /// Whether all shards have their session.
    pub fn online(&self) -> bool {
        self.shared.status.up.load(Ordering::Relaxed) == self.shared.shards
    }

    /// How many events were left out because the library cannot read them.
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
            // All shards ended in order.
            _ => std::future::pending().await,
        }
    }

    /// Closes all connections so that the sessions can be resumed, and remembers them.
    pub async fn close(&self) {
        self.shared.stop.cancel();
        if timeout(FAREWELL, self.tasks.wait()).await.is_err() {
            tracing::warn!("the gateway did not close in time");
        }
    }
}

impl Drop for Gateway {
    fn drop(&mut self) {
        self.shared.stop.cancel();
    }
}

/// The session of an earlier run, if it is this bot's and this shard's.
async fn recall(memory: &dyn Memory, shared: &Shared, id: u32) -> Option<Session> {
    let session = memory.recall(id).await?;
    (session.application == shared.application && session.shard == (id, shared.shards)).then_some(session)
}

/// Remembers a session whenever it has changed, not too often, and when it ends.
async fn remember(
    memory: Arc<dyn Memory>,
    id: u32,
    mut session: watch::Receiver<Option<Session>>,
    stop: CancellationToken,
) {
    while session.changed().await.is_ok() {
        let now = session.borrow_and_update().clone();
        memory.remember(id, now).await;
        tokio::select! {
            () = sleep(REMEMBER) => {}
            () = stop.cancelled() => {}
        }
    }
}
