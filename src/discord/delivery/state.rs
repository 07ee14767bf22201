//! The delivery state: which messages exist, and which channels and people cannot be reached.
//!
//! It is saved in the same step that acknowledges a notice, so that a restart neither loses nor repeats a message.

use serde::{Deserialize, Serialize};

use crate::discord::messages::board;
use crate::engine::Seat;
use crate::table::{
    ChannelId, DecisionId, OpenDecision, PersonId, Seq, StateChange, TableError, TableId, Tables, Timestamp,
};

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

/// The mention of a person in their turn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TurnCallState {
    pub channel: u64,
    pub message: u64,
    /// The decision it is about.
    pub decision: DecisionId,
    /// The deadline that it shows; `None` without one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub deadline: Option<Timestamp>,
    /// The person's language, if it is a direct message.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub direct: Option<crate::words::Locale>,
    /// The moves made for the person that it reports.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub reports: Vec<Seq>,
}

/// The message to a person whose seat the computer keeps, with the button that takes it back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct KeptSeatState {
    pub channel: u64,
    pub message: u64,
    pub seat: Seat,
    pub person: PersonId,
}

/// The post of a forum that is the channel of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PostState {
    /// The tags of its forum for the stages of a table: open, playing, over.
    pub tags: [Option<u64>; 3],
    /// The stage that its tag says, as an index.
    pub shown: usize,
}

/// The message that invites people to a lobby.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct InvitationState {
    pub channel: u64,
    pub message: u64,
    /// The first entry of the request.
    pub request: Seq,
    /// How many people it names.
    pub people: usize,
}

/// The message that asks for consent to an undo.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct UndoCallState {
    pub channel: u64,
    pub message: u64,
    /// The entry that asked.
    pub request: Seq,
    /// How many agreements it shows.
    pub agreed: usize,
}

/// A direct message that asks the same, where the channel of the table is closed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct DirectUndoCallState {
    pub person: PersonId,
    pub channel: u64,
    pub message: u64,
    /// The entry that asked.
    pub request: Seq,
    /// How many agreements it shows.
    pub agreed: usize,
    /// The person's language.
    pub locale: crate::words::Locale,
}

/// A message about a decision out of turn or a forced move, which must be kept up to date.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct CallState {
    pub channel: u64,
    pub message: u64,
    /// The decision it is about.
    pub decision: DecisionId,
    pub seat: u8,
    /// Whether it is a direct message, in the person's language, or a mention, in the channel's.
    pub direct: bool,
    pub locale: crate::words::Locale,
    /// Whether the decision is answered and the message says so.
    #[serde(default)]
    pub answered: bool,
    /// The first decision of the exchange; absent in states saved before there were exchanges.
    #[serde(default)]
    pub began: Option<DecisionId>,
    /// The last entry shown by an answered message of a running exchange.
    #[serde(default)]
    pub told: Option<Seq>,
    /// Whether it is about a forced move and asks nothing.
    #[serde(default)]
    pub news: bool,
    /// Whether the move that it reports was undone and the message says so.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub void: bool,
    /// The deadline that it shows; `None` without one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub deadline: Option<Timestamp>,
    /// The moves made for the person that its question reports.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub reports: Vec<Seq>,
}

impl CallState {
    /// Whether it is a direct message to this seat about this exchange.
    pub fn is_of(&self, seat: u8, began: DecisionId) -> bool {
        self.direct && self.seat == seat && self.began.unwrap_or(self.decision) == began
    }

    /// Whether its decision is still open.
    pub fn asks(&self, open: &[OpenDecision]) -> bool {
        !self.news && open.iter().any(|open| open.id == self.decision && open.decision.seat.0 == self.seat)
    }
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
    /// Discord's error code.
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
    /// A channel that is closed until then.
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

/// The key of [`CardState`].
pub fn card_key(table: TableId) -> String {
    format!("card:{table}")
}

/// The prefix of the keys that say when the picture of a board message became due, in milliseconds. A key exists while
/// the picture is outstanding.
pub const IMAGES_DUE: &str = "image:";

fn image_due_key(table: TableId) -> String {
    format!("{IMAGES_DUE}{table}")
}

/// The changes that save the board message of a table.
pub fn card_changes(table: TableId, card: &CardState, now: Timestamp) -> Vec<StateChange> {
    let due = image_due_key(table);
    vec![write(card_key(table), card), if card.due { write(due, &now.0) } else { erase(due) }]
}

/// The key of [`TurnCallState`].
pub fn turn_call_key(table: TableId) -> String {
    format!("turn:{table}")
}

/// The key of a list of [`KeptSeatState`].
pub fn kept_seats_key(table: TableId) -> String {
    format!("kept-seats:{table}")
}

/// The key of [`UndoCallState`].
pub fn undo_call_key(table: TableId) -> String {
    format!("undo:{table}")
}

/// The key of a list of [`DirectUndoCallState`].
pub fn direct_undo_calls_key(table: TableId) -> String {
    format!("undo-direct:{table}")
}

/// The key of a list of [`CallState`].
pub fn calls_key(table: TableId) -> String {
    format!("calls:{table}")
}

/// The key of a list of [`LastCallState`].
pub fn last_calls_key(table: TableId) -> String {
    format!("told:{table}")
}

/// The key of the [`InvitationState`]s of a table.
pub fn invitations_key(table: TableId) -> String {
    format!("invited:{table}")
}

/// The key of the [`PostState`] of a table.
pub fn post_key(table: TableId) -> String {
    format!("post:{table}")
}

/// The keys of everything that is saved for a table.
pub fn keys_of(table: TableId) -> Vec<String> {
    let own = [card_key, image_due_key, kept_seats_key, invitations_key, post_key];
    let calls = [turn_call_key, undo_call_key, direct_undo_calls_key, calls_key, last_calls_key];
    own.into_iter().chain(calls).map(|key| key(table)).collect()
}

/// The key of a [`ChannelNamesState`].
pub fn channel_names_key(channel: ChannelId) -> String {
    format!("names:{channel}")
}

/// The key of when a person who wants few calls was last called or sent a list, in milliseconds.
pub fn batch_key(person: PersonId) -> String {
    format!("batch:{person}")
}

/// The key of the direct channel of a person.
pub fn direct_channel_key(person: PersonId) -> String {
    format!("dm:{person}")
}

/// The key of the [`ClosedChannelState`] of a person whose direct messages are closed.
pub fn direct_closed_key(person: PersonId) -> String {
    format!("dm-closed:{person}")
}

/// The key of the [`ClosedChannelState`] of a channel that is gone or not writable.
pub fn channel_closed_key(channel: ChannelId) -> String {
    format!("shut:{channel}")
}

/// The key of the [`ClosedChannelState`] of a channel without permission to attach files.
pub fn images_closed_key(channel: ChannelId) -> String {
    format!("plain:{channel}")
}

/// Reads a state. An unreadable one counts as absent: at worst a message is posted again.
pub async fn read<T: serde::de::DeserializeOwned>(tables: &Tables, key: &str) -> Result<Option<T>, TableError> {
    Ok(tables.outbox().delivery_state(key).await?.and_then(|value| serde_json::from_value(value).ok()))
}

/// The change that saves a state.
pub fn write<T: Serialize>(key: String, state: &T) -> StateChange {
    (key, serde_json::to_value(state).ok())
}

/// The change that erases a state.
pub const fn erase(key: String) -> StateChange {
    (key, None)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use serde_json::json;

    use super::*;

    #[test]
    fn state_from_before_exchanges_is_read() {
        let old = json!({
            "channel": 5, "message": 6, "decision": 7, "seat": 1, "direct": true, "locale": "en", "answered": true,
        });
        let old: CallState = serde_json::from_value(old).unwrap();
        assert!(old.answered && !old.news && old.is_of(1, DecisionId(7)));
        assert!(!old.is_of(2, DecisionId(7)) && !old.is_of(1, DecisionId(8)));
    }

    #[test]
    fn each_state_of_a_table_person_or_channel_has_its_own_key() {
        let keys = |id: u64| {
            let (person, channel) = (PersonId(id), ChannelId(id));
            let of_person = [batch_key(person), direct_channel_key(person), direct_closed_key(person)];
            let of_channel = [channel_names_key(channel), channel_closed_key(channel), images_closed_key(channel)];
            keys_of(TableId::from_bits(id)).into_iter().chain(of_person).chain(of_channel)
        };
        let all: Vec<_> = (1..=3).flat_map(keys).collect();
        assert_eq!(all.iter().collect::<BTreeSet<_>>().len(), all.len(), "{all:?}");
    }
}
