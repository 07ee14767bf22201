//! What a shard keeps from one connection to the next.

use std::sync::Arc;
use std::time::Duration;

use rand::TryRng as _;
use rand::rngs::SysRng;
use tokio::sync::{mpsc, watch};
use tokio::time::Instant;
use tokio_util::sync::CancellationToken;

use super::identify::Turn;
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
    /// The turn to connect and identify.
    pub turn: Option<Turn>,
    /// How often the session was to be resumed since it brought anything.
    pub resumes: u32,
    /// Connections that ended before a session was there, since the last that had one.
    pub failed: u32,
    /// Since when there is no session; `None` when it is up.
    pub offline: Option<Instant>,
    /// Whether the log has a warning of that.
    pub warned: bool,
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
        Self {
            shared,
            id,
            session,
            upward,
            stop,
            patience,
            turn: None,
            resumes: 0,
            failed: 0,
            offline,
            warned: false,
            up: None,
        }
    }

    /// Whether no other process identifies a shard of the same bucket now.
    pub async fn may_identify(&self) -> bool {
        self.shared.peers.may_identify(self.shared.gate.bucket(self.id)).await
    }

    /// Counts the time in which no other process may identify from now on, as [`super::identify::Gate::identified`] does here. Nobody
    /// waits for the store meanwhile.
    pub fn identified(&self) {
        let (peers, bucket) = (Arc::clone(&self.shared.peers), self.shared.gate.bucket(self.id));
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

    /// Ends an absence: how long it was, and whether its end is a warning because it was long, or one was written of it.
    fn absence(&mut self) -> Option<(Duration, bool)> {
        let warned = std::mem::take(&mut self.warned);
        let away = self.offline.take()?.elapsed();
        Some((away, warned || away >= LONG))
    }

    /// A random number in 0..=255.
    pub fn share(&self) -> u8 {
        let mut byte = [0];
        // Without entropy all wait alike, which does no harm.
        let _ = SysRng.try_fill_bytes(&mut byte);
        byte[0]
    }
}

impl Drop for Link {
    /// A shard that breaks off has no session either.
    fn drop(&mut self) {
        if self.up.take().is_some() {
            self.shared.status.shard_down();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::discord::gateway::test_shared::{ALONE, NOBODY, link, state};

    #[tokio::test(start_paused = true)]
    async fn the_end_of_an_absence_is_a_warning_if_it_was_long_or_its_begin_was_one() {
        let (shared, _events) = state(NOBODY, (1, ALONE), 1);
        let mut link = link(&shared, None);
        let short = Duration::from_secs(1);
        for (warned, away, warns) in [(false, short, false), (true, short, true), (false, LONG, true)] {
            (link.offline, link.warned) = (Some(Instant::now()), warned);
            tokio::time::advance(away).await;
            assert_eq!(link.absence(), Some((away, warns)), "{warned} {away:?}");
        }
        assert_eq!(link.absence(), None, "it is not away");
    }

    #[tokio::test]
    async fn a_shard_that_breaks_off_is_not_online() {
        let (shared, _events) = state(NOBODY, (1, ALONE), 1);
        shared.status.assigned(1);
        let mut link = link(&shared, None);
        link.online("identified");
        assert!(shared.status.online());
        drop(link);
        assert!(!shared.status.online());
    }
}
