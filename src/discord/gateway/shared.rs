//! What the shards and the local gateway share, and what is counted.

use std::sync::atomic::{AtomicU32, AtomicU64, Ordering};

use serde_json::Value;
use tokio::sync::{mpsc, watch};
use tokio_util::sync::CancellationToken;

use super::frame::Event;
use super::identify::Gate;
use crate::config::Secret;

/// Whether the library can read an event, given as the text of its frame; an error says where not, without content.
pub type Readable = fn(&str) -> Result<(), String>;

/// What shards and the local gateway share.
pub struct Shared {
    pub token: Secret,
    pub application: u64,
    pub url: String,
    pub shards: u32,
    pub intents: u64,
    pub gate: Gate,
    pub readable: Readable,
    /// Events for the library.
    pub events: mpsc::Sender<Event>,
    /// The bot's own user, once it is known.
    pub user: watch::Sender<Option<Value>>,
    pub status: Status,
    pub stop: CancellationToken,
}

impl Shared {
    /// Passes an event on to the library; false when there is no room for it.
    pub fn pass_on(&self, event: Event) -> bool {
        let Err(error) = self.events.try_send(event) else { return true };
        let name = match error {
            mpsc::error::TrySendError::Full(event) | mpsc::error::TrySendError::Closed(event) => event.name,
        };
        let lost = self.status.lost.fetch_add(1, Ordering::Relaxed) + 1;
        if lost.is_power_of_two() {
            tracing::warn!(name, lost, "an event was dropped: too many wait");
        }
        false
    }
}

/// What is counted.
#[derive(Debug, Default)]
pub struct Status {
    /// Shards with a session.
    pub up: AtomicU32,
    /// Events that the library cannot read.
    pub unreadable: AtomicU64,
    /// Events that found no room.
    pub lost: AtomicU64,
}

impl Status {
    /// A shard has its session.
    pub fn shard_up(&self) {
        self.up.fetch_add(1, Ordering::Relaxed);
    }

    /// A shard has lost it.
    pub fn shard_down(&self) {
        self.up.fetch_sub(1, Ordering::Relaxed);
    }

    /// An event was not passed on, because the library would drop it.
    pub fn unreadable(&self, name: &str, why: &str) {
        let count = self.unreadable.fetch_add(1, Ordering::Relaxed) + 1;
        // What is no name of an event is not repeated.
        let plain = name.len() <= 64 && name.chars().all(|c| c.is_ascii_alphanumeric() || " _".contains(c));
        let name = if plain { name } else { "(another name)" };
        tracing::warn!(name, why, count, "an event cannot be read and is left out");
    }
}
