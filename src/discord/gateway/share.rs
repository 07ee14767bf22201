//! What a process asks of the others that run the same bot, and its share of the shards.

use std::time::Duration;

use async_trait::async_trait;

use super::session::Session;

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
