//! What the courier remembers of its own work: where its messages are, and whom or what it cannot reach. Kept beside the
//! outbox and written in the same step that settles a notice, so that a restart neither loses nor doubles a message.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::table::{ChannelId, DecisionId, PersonId, TableError, TableId, Tables};

/// One memo to be written; `None` erases.
pub type Memo = (String, Option<Value>);

/// The message that shows a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct CardMemo {
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
pub struct TurnMemo {
    /// Where.
    pub channel: u64,
    /// Which.
    pub message: u64,
    /// For which decision.
    pub decision: DecisionId,
}

/// A message that calls a person out of turn and must be kept true.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct CallMemo {
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
}

/// A place that cannot be reached for now.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ShutMemo {
    /// What Discord said.
    pub code: u64,
    /// Until when we do not try again, in milliseconds.
    pub until: u64,
}

/// The key of [`CardMemo`].
pub fn card(table: TableId) -> String {
    format!("card:{table}")
}

/// The key of [`TurnMemo`].
pub fn turn(table: TableId) -> String {
    format!("turn:{table}")
}

/// The key of a list of [`CallMemo`].
pub fn calls(table: TableId) -> String {
    format!("calls:{table}")
}

/// The key of the direct channel of a person.
pub fn direct(person: PersonId) -> String {
    format!("dm:{person}")
}

/// The key of the [`ShutMemo`] of a person whose direct messages are closed.
pub fn direct_closed(person: PersonId) -> String {
    format!("dm-closed:{person}")
}

/// The key of the [`ShutMemo`] of a channel in which we may not write.
pub fn shut(channel: ChannelId) -> String {
    format!("shut:{channel}")
}

/// The key of the [`ShutMemo`] of a channel in which we may not show pictures.
pub fn plain(channel: ChannelId) -> String {
    format!("plain:{channel}")
}

/// Reads a memo. One that cannot be read is as good as none: the worst that follows is a message posted anew.
pub async fn read<T: serde::de::DeserializeOwned>(tables: &Tables, key: &str) -> Result<Option<T>, TableError> {
    Ok(tables.memo(key).await?.and_then(|value| serde_json::from_value(value).ok()))
}

/// A memo to be written.
pub fn write<T: Serialize>(key: String, memo: &T) -> Memo {
    (key, serde_json::to_value(memo).ok())
}

/// A memo to be erased.
pub const fn erase(key: String) -> Memo {
    (key, None)
}
