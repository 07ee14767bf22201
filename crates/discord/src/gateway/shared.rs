//! The state that the shards share, and its counters; and what a process asks of the others that run the same bot.

use std::ops::Deref;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use async_trait::async_trait;
use serde_json::value::RawValue;
use tokio::time::Instant;
use tokio_util::sync::CancellationToken;

use super::GatewaySetup;
use super::identify::Gate;
use super::proxy::Proxies;
use super::session::Session;
use crate::metrics;

/// Takes an event by its name and data, and returns before it is handled. The error says why it cannot be read: the path
/// of the field, without its content.
pub type Reader = Arc<dyn Fn(&str, &RawValue) -> Result<(), String> + Send + Sync>;

/// The state that the shards share.
pub struct Shared {
    /// With the number of shards in all processes.
    pub setup: GatewaySetup,
    pub proxies: Proxies,
    pub gate: Gate,
    /// Until when the shards of this process are claimed.
    pub claimed_until: Mutex<Option<Instant>>,
    pub status: Status,
    pub stop: CancellationToken,
}

impl Deref for Shared {
    type Target = GatewaySetup;

    fn deref(&self) -> &GatewaySetup {
        &self.setup
    }
}

impl Shared {
    pub fn claimed(&self, until: Instant) {
        *self.claimed_until.lock().unwrap_or_else(PoisonError::into_inner) = Some(until);
    }

    pub fn is_claimed(&self) -> bool {
        self.claimed_until.lock().unwrap_or_else(PoisonError::into_inner).is_some_and(|until| Instant::now() < until)
    }
}

/// Counts and logs an event that is skipped because it cannot be read.
pub fn skip_unreadable(name: &str, why: &str) {
    metrics::unreadable_event();
    // Text that cannot be the name of an event is not logged.
    let plain = name.len() <= 64 && name.chars().all(|c| c.is_ascii_alphanumeric() || " _".contains(c));
    let name = if plain { name } else { "(another name)" };
    tracing::warn!(name, why, "an event cannot be read and is skipped");
}

/// The counters of the gateway.
#[derive(Debug, Default)]
pub struct Status {
    /// Shards with a session.
    up: AtomicU32,
    /// One more than the number of shards that this process has; 0 before that is known.
    assigned: AtomicU32,
}

impl Status {
    pub fn assigned(&self, shards: usize) {
        let shards = u32::try_from(shards).unwrap_or(u32::MAX - 1);
        self.assigned.store(shards + 1, Ordering::Relaxed);
    }

    /// Whether each shard of this process has a session.
    pub fn online(&self) -> bool {
        self.up.load(Ordering::Relaxed) + 1 == self.assigned.load(Ordering::Relaxed)
    }

    pub fn shard_up(&self) {
        self.up.fetch_add(1, Ordering::Relaxed);
    }

    pub fn shard_down(&self) {
        self.up.fetch_sub(1, Ordering::Relaxed);
    }
}

/// For how long shards are claimed.
pub const SPAN: Duration = Duration::from_secs(5);

/// The rank of a process among those that run the same bot.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rank {
    /// Its position, from 0.
    pub place: u32,
    /// The number of processes, at least one.
    pub of: u32,
}

/// The processes that run the same bot. `None` means that the answer is unknown at the moment.
#[async_trait]
pub trait Peers: Send + Sync {
    /// The number of shards, as the first process fixed it; `wanted` is what Discord says now.
    async fn shards(&self, wanted: u32) -> u32;
    /// Announces that this process runs; returns its rank.
    async fn rank(&self) -> Option<Rank>;
    /// The shards that some process has.
    async fn taken(&self) -> Option<Vec<u32>>;
    /// Claims shards for [`SPAN`] from now, or claims them again. Returns those that this process has.
    async fn claim(&self, shards: &[u32]) -> Option<Vec<u32>>;
    async fn release(&self, shards: &[u32]);
    /// Whether no other process is identifying a shard of this bucket at about the same time.
    async fn may_identify(&self, bucket: u32) -> bool;
    /// Announces that this process stops.
    async fn leave(&self);
    /// The session of a shard that an earlier run or another process has saved, if any.
    async fn recall(&self, shard: u32) -> Option<Session>;
    /// Saves the session of a shard, or deletes it.
    async fn remember(&self, shard: u32, session: Option<Session>);
}

impl Rank {
    /// The share of this process, as a number of shards out of `shards`.
    pub const fn share(self, shards: u32) -> usize {
        let more = if self.place < shards % self.of { 1 } else { 0 };
        (shards / self.of + more) as usize
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn process_is_online_while_each_of_its_shards_is() {
        let status = Status::default();
        assert!(!status.online(), "the number of its shards is unknown");
        status.assigned(2);
        status.shard_up();
        assert!(!status.online());
        status.shard_up();
        assert!(status.online());
        status.shard_down();
        assert!(!status.online());
        status.shard_up();
        assert!(status.online());
    }
}
