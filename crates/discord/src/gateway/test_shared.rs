//! The state that shards share, for tests: its peers leave every claimed shard to this process.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use async_trait::async_trait;
use serde_json::json;
use serde_json::value::RawValue;
use tokio::sync::watch;
use tokio::time::Instant;
use tokio_util::sync::CancellationToken;

use super::GatewaySetup;
use super::identify::{Gate, StartLimit};
use super::link::Link;
use super::proxy::Proxies;
use super::session::Session;
use super::shared::{Peers, Rank, Shared, Status};
use skald_config::Secret;

/// An address at which no server listens.
pub const UNREACHABLE: &str = "ws://127.0.0.1:1/";
/// The rank of the only process.
pub const ALONE: Rank = Rank { place: 0, of: 1 };

/// Peers that leave every shard to this process, and save no session.
pub struct Yielding {
    rank: Rank,
    /// How often this process asked to identify.
    pub identifies: AtomicUsize,
}

impl Yielding {
    pub fn to(rank: Rank) -> Arc<Self> {
        Arc::new(Self { rank, identifies: AtomicUsize::new(0) })
    }
}

#[async_trait]
impl Peers for Yielding {
    async fn shards(&self, wanted: u32) -> u32 {
        wanted
    }

    async fn rank(&self) -> Option<Rank> {
        Some(self.rank)
    }

    async fn taken(&self) -> Option<Vec<u32>> {
        Some(Vec::new())
    }

    async fn claim(&self, shards: &[u32]) -> Option<Vec<u32>> {
        Some(shards.to_vec())
    }

    async fn release(&self, _: &[u32]) {}

    async fn may_identify(&self, _: u32) -> bool {
        self.identifies.fetch_add(1, Ordering::SeqCst);
        true
    }

    async fn leave(&self) {}

    async fn recall(&self, _: u32) -> Option<Session> {
        None
    }

    async fn remember(&self, _: u32, _: Option<Session>) {}
}

/// The state of a process with this rank. `shards` is their number, `remaining` how many may identify.
pub fn state(url: &str, shards: u32, rank: Rank, remaining: u64) -> Arc<Shared> {
    let limit = StartLimit { remaining, total: 1000, reset_after: Duration::from_secs(600), max_concurrency: 1 };
    let setup = GatewaySetup {
        token: Secret::new("a.token"),
        application: 42,
        url: url.to_owned(),
        shards,
        intents: 0,
        limit,
        reader: Arc::new(|_: &str, _: &RawValue| Ok(())),
        peers: Yielding::to(rank),
        stopping: CancellationToken::new(),
    };
    let shared = Shared {
        setup,
        proxies: Proxies::none(),
        gate: Gate::new(limit, shards),
        claimed_until: Mutex::new(Some(Instant::now() + Duration::from_secs(60))),
        status: Status::default(),
        stop: CancellationToken::new(),
    };
    Arc::new(shared)
}

/// A session that Discord no longer knows.
pub fn session() -> Session {
    Session {
        id: "over".to_owned(),
        seq: 7,
        resume_url: UNREACHABLE.to_owned(),
        user: json!({ "id": "42" }),
        application: 42,
        shard: (0, 1),
    }
}

/// The link of the first shard, with this session from an earlier run.
pub fn link(shared: &Arc<Shared>, session: Option<Session>) -> Link {
    Link::new(Arc::clone(shared), 0, watch::Sender::new(session), shared.stop.clone())
}
