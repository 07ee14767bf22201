//! The delivery state: which messages exist, and which channels and people cannot be reached.
//!
//! It is saved in the same step that acknowledges a notice, so that a restart neither loses nor repeats a message.

use serde::{Deserialize, Serialize};

use crate::messages::board;
use skald_core::engine::Seat;
use skald_table::{ChannelId, DecisionId, PersonId, Seq, StateChange, TableError, TableId, Tables, Timestamp};

/// The place of a message.
#[derive(Clone, Copy, Debug)]
pub struct Place {
    pub channel: u64,
    pub message: u64,
    /// The language of its person, if it is a direct message.
    pub direct: Option<skald_core::words::Locale>,
}

/// The board message of a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct CardState {
    pub channel: u64,
    pub message: u64,
    /// The part of the game it was posted for; a new part gets a new message.
    #[serde(rename = "heading")]
    pub part: Option<String>,
    /// Whether its picture is outstanding.
    #[serde(default)]
    pub due: bool,
    /// The seat whose turn it shows.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub turn: Option<Seat>,
    /// The process that edited it last and knows which picture it has.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub by: Option<String>,
    /// The replaced messages that still exist.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub replaced: Vec<ReplacedCard>,
}

/// A board message that a newer one has replaced.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ReplacedCard {
    pub channel: u64,
    pub message: u64,
    /// Whether it was posted for the lobby.
    pub lobby: bool,
}

impl CardState {
    /// This message and the replaced ones, as a newer message will list them.
    pub fn all(&self) -> impl Iterator<Item = ReplacedCard> {
        let lobby = self.part.as_deref() == Some(board::LOBBY);
        let own = ReplacedCard { channel: self.channel, message: self.message, lobby };
        self.replaced.iter().copied().chain([own])
    }
}

/// The post of a forum that is the channel of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PostState {
    /// The tags of its forum for the stages of a table: open, playing, over.
    pub tags: [Option<u64>; 3],
    /// The stage that its tag says, as an index.
    pub shown: usize,
}

/// What a person was last notified of at a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LastCallState {
    pub person: PersonId,
    /// When they were last notified of anything, in milliseconds since 1970.
    pub called: u64,
    /// The decision of that notification.
    pub decision: DecisionId,
    /// Its exchange, if it was out of turn.
    pub began: Option<DecisionId>,
    /// The last forced move that no call has reported; the next call reports it.
    pub news: Option<Seq>,
    /// The last forced move that a call has reported.
    pub told: Seq,
}

/// A channel that cannot be used for now, or refuses and may be closed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ClosedChannelState {
    pub code: u64,
    /// Until when it is closed, in milliseconds since 1970; 0 while that is not certain.
    pub until: u64,
    /// Since when it has been in this state, in milliseconds since 1970.
    #[serde(default)]
    pub since: u64,
    /// How many times in a row it was closed.
    #[serde(default)]
    pub times: u32,
}

impl ClosedChannelState {
    pub const fn new(code: u64, until: u64) -> Self {
        Self { code, until, since: 0, times: 0 }
    }
}

/// The cached names of a channel and its server.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct ChannelNamesState {
    pub channel: Option<String>,
    pub server: Option<String>,
    /// When they were requested, in milliseconds since 1970.
    pub asked: u64,
}

pub fn key(prefix: &str, table: TableId) -> String {
    format!("{prefix}:{table}")
}

/// Declares the keys of states: for whom each is, and its prefix.
macro_rules! keys {
    ($($(#[$about:meta])* $name:ident($of:ty) = $prefix:literal;)*) => {
        $($(#[$about])* pub fn $name(of: $of) -> String {
            format!(concat!($prefix, ":{}"), of)
        })*
    };
}

keys! {
    card_key(TableId) = "card";
    post_key(TableId) = "post";
    last_calls_key(TableId) = "told";
    /// When the picture of a board message became due, in milliseconds. It exists while the picture is outstanding.
    image_due_key(TableId) = "image";
    channel_names_key(ChannelId) = "names";
    /// When a person who wants few calls was last called or sent a list, in milliseconds.
    batch_key(PersonId) = "batch";
    direct_channel_key(PersonId) = "dm";
    /// The [`ClosedChannelState`] of a person whose direct messages are closed.
    direct_closed_key(PersonId) = "dm-closed";
    /// The [`ClosedChannelState`] of a channel that is gone or not writable.
    channel_closed_key(ChannelId) = "shut";
    /// The [`ClosedChannelState`] of a channel without permission to attach files.
    images_closed_key(ChannelId) = "plain";
}

/// The beginning of each [`image_due_key`].
pub const IMAGES_DUE: &str = "image:";

pub fn card_changes(table: TableId, card: &CardState, now: Timestamp) -> Vec<StateChange> {
    let due = image_due_key(table);
    vec![write(card_key(table), card), if card.due { write(due, &now.0) } else { erase(due) }]
}

/// Reads a state. An unreadable one counts as absent: at worst a message is posted again.
pub async fn read<T: serde::de::DeserializeOwned>(tables: &Tables, key: &str) -> Result<Option<T>, TableError> {
    Ok(tables.outbox().delivery_state(key).await?.and_then(|value| serde_json::from_value(value).ok()))
}

pub fn write<T: Serialize>(key: String, state: &T) -> StateChange {
    (key, serde_json::to_value(state).ok())
}

pub const fn erase(key: String) -> StateChange {
    (key, None)
}
