//! The state that a shard keeps between connections.

use std::sync::Arc;
use std::time::Duration;

use rand::TryRng as _;
use rand::rngs::SysRng;
use tokio::sync::watch;
use tokio::time::Instant;
use tokio_util::sync::CancellationToken;

use super::fault::Fault;
use super::identify::Turn;
use super::session::Session;
use super::shared::Shared;
use super::vitals::TimeoutFactor;
use crate::metrics;

/// A time offline of this length or more is logged as a warning.
pub const LONG: Duration = Duration::from_secs(5);

/// Whether the session is up.
#[derive(Clone, Copy, Debug)]
pub enum Line {
    /// Since then.
    Up(Instant),
    Down {
        /// The end of the last connection with a session, or the start.
        since: Instant,
        /// Failed connections since then.
        failed: u32,
        /// Whether the log has a warning about that.
        warned: bool,
    },
}

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
    pub line: Line,
}

impl Link {
    pub fn new(shared: Arc<Shared>, id: u32, session: watch::Sender<Option<Session>>, stop: CancellationToken) -> Self {
        let timeout_factor = TimeoutFactor::default();
        let line = Line::Down { since: Instant::now(), failed: 0, warned: false };
        Self { shared, id, session, stop, timeout_factor, turn: None, resumes: 0, line }
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

    /// Failed connections since the last one with a session.
    pub const fn failed(&self) -> u32 {
        match self.line {
            Line::Up(_) => 0,
            Line::Down { failed, .. } => failed,
        }
    }

    /// Records that the session is up; `how` is for the log.
    pub fn online(&mut self, how: &'static str) {
        self.resumes = 0;
        let before = std::mem::replace(&mut self.line, Line::Up(Instant::now()));
        let Line::Down { since, warned, .. } = before else { return };
        self.shared.status.shard_up();
        metrics::connection();
        let shard = self.id;
        let away = since.elapsed();
        match is_warning(away, warned) {
            true => tracing::warn!(shard, how, "the gateway is back after {:.1} s", away.as_secs_f64()),
            false => tracing::info!(shard, how, "the gateway is back after {:.1} s", away.as_secs_f64()),
        }
    }

    /// Records that a connection has ended; `wait` is for the log.
    pub fn down(&mut self, fault: Fault, wait: Duration) {
        let shard = self.id;
        self.line = match self.line {
            Line::Up(_) => {
                self.shared.status.shard_down();
                let warned = !fault.ordinary();
                match warned {
                    true => tracing::warn!(shard, %fault, ?wait, "the gateway is offline"),
                    false => tracing::info!(shard, %fault, "the gateway is offline for a moment"),
                }
                Line::Down { since: Instant::now(), failed: 0, warned }
            }
            Line::Down { since, failed, warned } => {
                let failed = failed + 1;
                // In a long series of failures only those whose number is a power of two are warnings.
                let warns = failed.is_power_of_two();
                match warns {
                    true => tracing::warn!(shard, %fault, ?wait, tries = failed, "the gateway is still offline"),
                    false => tracing::debug!(shard, %fault, ?wait, tries = failed, "the gateway is still offline"),
                }
                Line::Down { since, failed, warned: warned || warns }
            }
        };
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
        if matches!(self.line, Line::Up(_)) {
            self.shared.status.shard_down();
        }
    }
}

/// Whether the end of a time offline is logged as a warning: it was long, or a warning was logged.
fn is_warning(away: Duration, warned: bool) -> bool {
    warned || away >= LONG
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::gateway::test_shared::{ALONE, UNREACHABLE, link, state};

    #[test]
    fn reconnect_is_a_warning_after_a_long_or_warned_absence() {
        let short = Duration::from_secs(1);
        assert_eq!(
            [(short, false), (short, true), (LONG, false)].map(|(away, warned)| is_warning(away, warned)),
            [false, true, true]
        );
    }

    /// A fault that is part of operation warns of nothing, and failures are counted from the end of the session on.
    #[tokio::test(start_paused = true)]
    async fn failures_are_counted_while_the_session_is_down() {
        let shared = state(UNREACHABLE, 1, ALONE, 1);
        shared.status.assigned(1);
        let mut link = link(&shared, None);
        for (fault, warned) in [(Fault::Asked, false), (Fault::Silent, true)] {
            link.online("identified");
            assert_eq!((link.failed(), shared.status.online()), (0, true));
            link.down(fault, Duration::ZERO);
            let Line::Down { since, failed: 0, warned: noted } = link.line else { panic!("{:?}", link.line) };
            assert_eq!((noted, shared.status.online()), (warned, false), "{fault}");
            tokio::time::advance(LONG).await;
            for failed in 1..=3 {
                link.down(fault, Duration::ZERO);
                assert!(matches!(link.line, Line::Down { since: still, warned: true, .. } if still == since));
                assert_eq!(link.failed(), failed);
            }
        }
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
