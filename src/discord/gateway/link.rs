//! The state that a shard keeps between connections.

use std::sync::Arc;
use std::time::Duration;

use rand::TryRng as _;
use rand::rngs::SysRng;
use tokio::sync::watch;
use tokio::time::Instant;
use tokio_util::sync::CancellationToken;

use super::identify::Turn;
use super::session::Session;
use super::shared::Shared;
use super::vitals::TimeoutFactor;
use crate::discord::metrics;

/// A time offline of this length or more is logged as a warning.
pub const LONG: Duration = Duration::from_secs(5);

/// The state that a shard keeps between connections.
pub struct Link {
    pub shared: Arc<Shared>,
    pub id: u32,
    /// The session; the task that saves it watches this.
    pub session: watch::Sender<Option<Session>>,
    pub stop: CancellationToken,
    pub timeout_factor: TimeoutFactor,
    /// The turn to connect and identify.
    pub turn: Option<Turn>,
    /// How many resumes were attempted since the session last received anything.
    pub resumes: u32,
    /// Failed connections since the last one with a session.
    pub failed: u32,
    /// Since when there is no session; `None` while it is up.
    pub offline: Option<Instant>,
    /// Whether the log has a warning about that.
    pub warned: bool,
    /// Since when the session is up.
    pub up: Option<Instant>,
}

impl Link {
    pub fn new(shared: Arc<Shared>, id: u32, session: watch::Sender<Option<Session>>, stop: CancellationToken) -> Self {
        let timeout_factor = TimeoutFactor::default();
        let offline = Some(Instant::now());
        Self {
            shared,
            id,
            session,
            stop,
            timeout_factor,
            turn: None,
            resumes: 0,
            failed: 0,
            offline,
            warned: false,
            up: None,
        }
    }

    /// Whether no other process is identifying a shard of the same bucket now.
    pub async fn may_identify(&self) -> bool {
        self.shared.peers.may_identify(self.shared.gate.bucket(self.id)).await
    }

    /// Restarts the time in which no other process may identify, as [`super::identify::Gate::identified`] does in this
    /// process. The shard does not wait for the store.
    pub fn identified(&self) {
        let peers = Arc::clone(&self.shared.peers);
        let bucket = self.shared.gate.bucket(self.id);
        drop(tokio::spawn(async move { peers.may_identify(bucket).await }));
    }

    /// Records that the session is up; `how` is for the log.
    pub fn online(&mut self, how: &'static str) {
        let now = Instant::now();
        if self.up.replace(now).is_none() {
            self.shared.status.shard_up();
            metrics::connection();
        }
        (self.failed, self.resumes) = (0, 0);
        let shard = self.id;
        match self.absence() {
            Some((away, true)) => {
                tracing::warn!(shard, how, "the gateway is back after {:.1} s", away.as_secs_f64());
            }
            Some((away, false)) => tracing::info!(shard, how, "the gateway is back after {:.1} s", away.as_secs_f64()),
            None => {}
        }
    }

    /// Ends the time offline and returns its length. The flag says whether the end is logged as a warning: it was long,
    /// or a warning was logged.
    fn absence(&mut self) -> Option<(Duration, bool)> {
        let warned = std::mem::take(&mut self.warned);
        let away = self.offline.take()?.elapsed();
        Some((away, warned || away >= LONG))
    }

    /// A random number in 0..=255.
    pub fn share(&self) -> u8 {
        let mut byte = [0];
        // Without entropy all shards wait alike, which does no harm.
        let _ = SysRng.try_fill_bytes(&mut byte);
        byte[0]
    }
}

impl Drop for Link {
    /// A shard that panics has no session either.
    fn drop(&mut self) {
        if self.up.take().is_some() {
            self.shared.status.shard_down();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::discord::gateway::test_shared::{ALONE, UNREACHABLE, link, state};

    #[tokio::test(start_paused = true)]
    async fn reconnect_is_a_warning_after_a_long_or_warned_absence() {
        let shared = state(UNREACHABLE, 1, ALONE, 1);
        let mut link = link(&shared, None);
        let short = Duration::from_secs(1);
        for (warned, away, warns) in [(false, short, false), (true, short, true), (false, LONG, true)] {
            (link.offline, link.warned) = (Some(Instant::now()), warned);
            tokio::time::advance(away).await;
            assert_eq!(link.absence(), Some((away, warns)), "{warned} {away:?}");
        }
        assert_eq!(link.absence(), None, "it is online");
    }

    #[tokio::test]
    async fn panicked_shard_is_not_online() {
        let shared = state(UNREACHABLE, 1, ALONE, 1);
        shared.status.assigned(1);
        let mut link = link(&shared, None);
        link.online("identified");
        assert!(shared.status.online());
        drop(link);
        assert!(!shared.status.online());
    }
}
