//! What a shard keeps from one connection to the next.

use std::sync::Arc;
use std::time::Duration;

use rand::TryRng as _;
use rand::rngs::SysRng;
use tokio::sync::{mpsc, watch};
use tokio::time::Instant;
use tokio_util::sync::CancellationToken;

use super::session::Session;
use super::shared::Shared;
use super::vitals::Patience;
use crate::discord::metrics;

/// From this length on an absence is logged as a warning.
pub const LONG: Duration = Duration::from_secs(5);

/// What a shard keeps from one connection to the next.
pub struct Link {
    pub shared: Arc<Shared>,
    /// The number of the shard.
    pub id: u32,
    /// The session; the task that remembers it watches this.
    pub session: watch::Sender<Option<Session>>,
    /// Frames for Discord.
    pub upward: mpsc::Receiver<String>,
    pub stop: CancellationToken,
    /// How long answers are waited for.
    pub patience: Patience,
    /// The right to identify once.
    pub right: bool,
    /// Connections that ended before a session was there, since the last that had one.
    pub failed: u32,
    /// Since when there is no session; `None` when it is up.
    pub offline: Option<Instant>,
    /// Since when the session is up.
    pub up: Option<Instant>,
}

impl Link {
    /// The link of a shard that has not connected.
    pub fn new(
        shared: Arc<Shared>,
        id: u32,
        session: watch::Sender<Option<Session>>,
        upward: mpsc::Receiver<String>,
        stop: CancellationToken,
    ) -> Self {
        let (patience, offline) = (Patience::default(), Some(Instant::now()));
        Self { shared, id, session, upward, stop, patience, right: false, failed: 0, offline, up: None }
    }

    /// Whether no other process identifies a shard of the same bucket now.
    pub async fn may_identify(&self) -> bool {
        self.shared.peers.may_identify(self.shared.gate.bucket(self.id)).await
    }

    /// Records that the session is up; `how` is for the log.
    pub fn online(&mut self, how: &'static str) {
        let now = Instant::now();
        if self.up.replace(now).is_none() {
            self.shared.status.shard_up();
            metrics::connection();
        }
        self.failed = 0;
        let shard = self.id;
        match self.offline.take().map(|since| now - since) {
            Some(away) if away >= LONG => {
                tracing::warn!(shard, how, "the gateway is back after {:.1} s", away.as_secs_f64());
            }
            Some(away) => tracing::info!(shard, how, "the gateway is back after {:.1} s", away.as_secs_f64()),
            None => {}
        }
    }

    /// A random number in 0..=255.
    pub fn share(&self) -> u8 {
        let mut byte = [0];
        // Without entropy all wait alike, which does no harm.
        let _ = SysRng.try_fill_bytes(&mut byte);
        byte[0]
    }
}
