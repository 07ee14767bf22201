//! What the courier remembers of its own work: where its messages are, and whom or what it cannot reach. Kept beside the
//! outbox and written in the same step that settles a notice, so that a restart neither loses nor doubles a message.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::table::{ChannelId, DecisionId, OpenDecision, PersonId, Seq, TableError, TableId, Tables};

/// One memo to be written; `None` erases.
pub type Memo = (String, Option<Value>);

/// The message that shows a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct CardState {
    /// Where.
    pub channel: u64,
    /// Which.
    pub message: u64,
    /// The heading it was begun under; another heading begins another message.
    pub heading: Option<String>,
    /// Whether its picture is still to come.
    #[serde(default)]
    pub due: bool,
}

/// The message that calls a person in their turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TurnCallState {
    /// Where.
    pub channel: u64,
    /// Which.
    pub message: u64,
    /// For which decision.
    pub decision: DecisionId,
}

/// A message that calls a person out of turn, or tells them what was done for them, and must be kept true.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct CallState {
    /// Where.
    pub channel: u64,
    /// Which.
    pub message: u64,
    /// For which decision.
    pub decision: DecisionId,
    /// Of which seat.
    pub seat: u8,
    /// Whether it is a direct message; it is then in the person's language, else in the channel's.
    pub direct: bool,
    /// The person's language.
    pub locale: crate::words::Locale,
    /// Whether it is decided and the message says so.
    #[serde(default)]
    pub answered: bool,
    /// Where the exchange began; absent in memos from before there were exchanges.
    #[serde(default)]
    pub began: Option<DecisionId>,
    /// The last entry that a message of a running exchange tells after its own decision is made.
    #[serde(default)]
    pub told: Option<Seq>,
    /// Whether it asks nothing: the house has decided.
    #[serde(default)]
    pub news: bool,
}

impl CallState {
    /// Whether it is a direct message to this seat about the exchange that began there.
    pub fn is_of(&self, seat: u8, began: DecisionId) -> bool {
        self.direct && self.seat == seat && self.began.unwrap_or(self.decision) == began
    }

    /// Whether it asks what is still open.
    pub fn asks(&self, open: &[OpenDecision]) -> bool {
        !self.news && open.iter().any(|open| open.id == self.decision && open.decision.seat.0 == self.seat)
    }
}

/// What a person was told at a table, and when.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LastCallState {
    /// Who.
    pub person: PersonId,
    /// When they were last notified, in milliseconds; whatever it was about.
    pub called: u64,
    /// Of which decision.
    pub decision: DecisionId,
    /// And of which exchange, when it was out of turn.
    pub began: Option<DecisionId>,
    /// What the house last did for them and they have not been told; the next call tells it.
    pub news: Option<Seq>,
    /// What the house last did for them and they have been told.
    pub told: Seq,
}

/// A place that cannot be reached for now.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ClosedChannel {
    /// What Discord said.
    pub code: u64,
    /// Until when we do not try again, in milliseconds.
    pub until: u64,
}

/// What a channel and its server are called, as far as we were told.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct ChannelNames {
    /// The channel.
    pub channel: Option<String>,
    /// The server.
    pub server: Option<String>,
    /// When we asked, in milliseconds.
    pub asked: u64,
}

/// The key of [`CardState`].
pub fn card(table: TableId) -> String {
    format!("card:{table}")
}

/// The key of [`TurnCallState`].
pub fn turn(table: TableId) -> String {
    format!("turn:{table}")
}

/// The key of a list of [`CallState`].
pub fn calls(table: TableId) -> String {
    format!("calls:{table}")
}

/// The key of a list of [`LastCallState`].
pub fn told(table: TableId) -> String {
    format!("told:{table}")
}

/// The key of a [`ChannelNames`].
pub fn names(channel: ChannelId) -> String {
    format!("names:{channel}")
}

/// The key of the direct channel of a person.
pub fn direct(person: PersonId) -> String {
    format!("dm:{person}")
}

/// The key of the [`ClosedChannel`] of a person whose direct messages are closed.
pub fn direct_closed(person: PersonId) -> String {
    format!("dm-closed:{person}")
}

/// The key of the [`ClosedChannel`] of a channel in which we may not write.
pub fn shut(channel: ChannelId) -> String {
    format!("shut:{channel}")
}

/// The key of the [`ClosedChannel`] of a channel in which we may not show pictures.
pub fn plain(channel: ChannelId) -> String {
    format!("plain:{channel}")
}

/// Reads a memo. One that cannot be read is as good as none: the worst that follows is a message posted anew.
pub async fn read<T: serde::de::DeserializeOwned>(tables: &Tables, key: &str) -> Result<Option<T>, TableError> {
    Ok(tables.delivery_state(key).await?.and_then(|value| serde_json::from_value(value).ok()))
}

/// A memo to be written.
pub fn write<T: Serialize>(key: String, memo: &T) -> Memo {
    (key, serde_json::to_value(memo).ok())
}

/// A memo to be erased.
pub const fn erase(key: String) -> Memo {
    (key, None)
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn a_memo_from_before_there_were_exchanges_is_read() {
        let old = json!({
            "channel": 5, "message": 6, "decision": 7, "seat": 1, "direct": true, "locale": "en", "answered": true,
        });
        let old: CallState = serde_json::from_value(old).unwrap();
        assert!(old.answered && !old.news && old.is_of(1, DecisionId(7)));
        assert!(!old.is_of(2, DecisionId(7)) && !old.is_of(1, DecisionId(8)));
    }
}
