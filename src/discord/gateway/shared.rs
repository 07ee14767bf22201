//! The state that the shards and the local gateway share, and its counters.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicU32, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use serde_json::Value;
use serde_json::value::RawValue;
use tokio::sync::{mpsc, watch};
use tokio::time::Instant;
use tokio_util::sync::CancellationToken;

use super::frame::Event;
use super::identify::Gate;
use super::proxy::Proxies;
use super::share::Peers;
use crate::config::Secret;
use crate::discord::metrics;

/// Reads an event, by its name and data, before the library gets it.
pub type Reader = Arc<dyn Fn(&str, &RawValue) -> Reading + Send + Sync>;

/// What to do with an event that was read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reading {
    /// The library gets it.
    PassOn,
    /// It is being handled; the library does not get it.
    Taken,
    /// The library cannot read it: the path of the field, without its content.
    Unreadable(String),
}

/// The state that the shards and the local gateway share.
pub struct Shared {
    pub token: Secret,
    pub application: u64,
    pub url: String,
    pub proxies: Proxies,
    /// How many shards there are, in all processes.
    pub shards: u32,
    pub intents: u64,
    pub gate: Gate,
    pub peers: Arc<dyn Peers>,
    pub reader: Reader,
    /// Events for the library.
    pub events: mpsc::Sender<Event>,
    /// The bot's own user, once it is known.
    pub user: watch::Sender<Option<Value>>,
    /// Frames of the library for Discord, by shard.
    pub upward: Mutex<BTreeMap<u32, mpsc::Sender<String>>>,
    /// Until when the shards of this process are claimed.
    pub claimed_until: Mutex<Option<Instant>>,
    pub status: Status,
    /// Cancelled when the process begins to stop.
    pub stopping: CancellationToken,
    pub stop: CancellationToken,
}

impl Shared {
    /// The frames of the library for Discord, by shard.
    pub fn upward(&self) -> MutexGuard<'_, BTreeMap<u32, mpsc::Sender<String>>> {
        self.upward.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Records until when the shards of this process are claimed.
    pub fn claimed(&self, until: Instant) {
        *self.claimed_until.lock().unwrap_or_else(PoisonError::into_inner) = Some(until);
    }

    /// Whether the claim on the shards of this process still holds.
    pub fn is_claimed(&self) -> bool {
        self.claimed_until.lock().unwrap_or_else(PoisonError::into_inner).is_some_and(|until| Instant::now() < until)
    }

    /// Passes an event on to the library; false when there is no room for it.
    pub fn pass_on(&self, event: Event) -> bool {
        let Err(error) = self.events.try_send(event) else { return true };
        let name = match error {
            mpsc::error::TrySendError::Full(event) | mpsc::error::TrySendError::Closed(event) => event.name,
        };
        let lost = self.status.lost.fetch_add(1, Ordering::Relaxed) + 1;
        metrics::left_out("lost");
        if lost.is_power_of_two() {
            tracing::warn!(name, lost, "an event was dropped: too many wait");
        }
        false
    }
}

/// The counters of the gateway.
#[derive(Debug, Default)]
pub struct Status {
    /// Shards with a session.
    up: AtomicU32,
    /// One more than the number of shards that this process has; 0 before that is known.
    assigned: AtomicU32,
    /// Events that the library cannot read.
    pub unreadable: AtomicU64,
    /// Events that were dropped for lack of room.
    pub lost: AtomicU64,
}

impl Status {
    /// Records how many shards this process has.
    pub fn assigned(&self, shards: usize) {
        let shards = u32::try_from(shards).unwrap_or(u32::MAX - 1);
        self.assigned.store(shards + 1, Ordering::Relaxed);
    }

    /// Whether each shard of this process has a session.
    pub fn online(&self) -> bool {
        self.up.load(Ordering::Relaxed) + 1 == self.assigned.load(Ordering::Relaxed)
    }

    /// Records that a shard has its session.
    pub fn shard_up(&self) {
        self.up.fetch_add(1, Ordering::Relaxed);
    }

    /// Records that a shard has lost its session.
    pub fn shard_down(&self) {
        self.up.fetch_sub(1, Ordering::Relaxed);
    }

    /// Counts and logs an event that was skipped because the library cannot read it.
    pub fn unreadable(&self, name: &str, why: &str) {
        let count = self.unreadable.fetch_add(1, Ordering::Relaxed) + 1;
        metrics::left_out("unreadable");
        // Text that cannot be the name of an event is not logged.
        let plain = name.len() <= 64 && name.chars().all(|c| c.is_ascii_alphanumeric() || " _".contains(c));
        let name = if plain { name } else { "(another name)" };
        tracing::warn!(name, why, count, "an event cannot be read and is skipped");
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
