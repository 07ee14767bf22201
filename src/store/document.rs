//! What is kept of a table. These are the documents that [`super::codec`] writes as JSON: a change here is a change of
//! the schema and needs a migration, unless it is a key that documents may lack (listed with the schema it was added to).

use std::sync::Arc;

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::{ChannelId, DecisionId, IdempotencyKey, NoticeId, PersonId, Seq, TableId, Timestamp};
use crate::engine::{Decision, Seat};

/// A table as it stands after its last entry. The state is authoritative, the log is history.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Head {
    /// The table.
    pub table: TableId,
    /// The seq of its last entry.
    pub seq: Seq,
    /// Where it stands.
    pub channel: ChannelId,
    /// Whether it holds its channel.
    #[serde(rename = "place")]
    pub channel_status: ChannelStatus,
    /// Who finds the table in the list of their games. A table that is not [`ChannelStatus::Live`] is in nobody's list.
    pub people: Vec<PersonId>,
    /// Which rules and components it plays by.
    #[serde(rename = "pin")]
    pub version_lock: VersionLock,
    /// What the tables keep beside the position: who sits where, the host, the seed. The store does not look inside.
    #[serde(rename = "record")]
    pub metadata: Arc<Value>,
    /// The position; absent in the lobby.
    pub position: Option<Arc<Value>>,
    /// The open decisions, in order of seat.
    pub pending: Vec<PendingDecision>,
    /// The turn that somebody is in the middle of. Position and open decisions above are those that this seat sees.
    #[serde(rename = "unsettled")]
    pub open_turn: Option<Arc<OpenTurn>>,
}

/// The steps of a turn that may still be taken back, and the table as all others see it until they no longer may.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct OpenTurn {
    /// Whose turn.
    pub seat: Seat,
    /// The seq of the last entry that all others see.
    #[serde(rename = "settled")]
    pub published: Seq,
    /// The position after it.
    pub position: Arc<Value>,
    /// The decisions that were open then.
    pub pending: Vec<PendingDecision>,
    /// What was done since, without what was taken back; at least one.
    pub steps: Vec<TurnStep>,
}

/// A step of a turn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TurnStep {
    /// Its entry.
    pub seq: Seq,
    /// The typed code.
    pub action: String,
    /// Whether the house gave it for a person who had no other answer; it is taken back with the step before it.
    #[serde(rename = "by_house")]
    pub forced: bool,
}

/// What a table is to its channel.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ChannelStatus {
    /// It holds the channel; there is at most one such table a channel.
    Live,
    /// It was played there and is over.
    Past,
    /// It is nothing to its channel: a cancelled lobby, or a record taken in without a channel.
    Gone,
}

/// The rules and components that a table keeps for its life; only a [`EntryKind::Patch`] moves it to newer rules.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct VersionLock {
    /// The key of the title.
    pub title: String,
    /// The version of its rules.
    pub rules_version: u16,
    /// The id of the edition.
    pub edition: String,
    /// The fingerprint of the edition.
    pub fingerprint: String,
}

/// An open decision.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PendingDecision {
    /// Who is asked what.
    pub decision: Decision,
    /// Its id.
    pub id: DecisionId,
    /// Since when.
    pub since: Timestamp,
    /// The exchange that it is part of. Of a document without it, it is an exchange of its own.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub exchange: Option<Exchange>,
}

impl PendingDecision {
    /// Where the exchange began that it is part of.
    pub fn began(&self) -> DecisionId {
        self.exchange.map_or(self.id, |exchange| exchange.began)
    }
}

/// Decisions out of turn that follow each other within one turn of another seat, such as those of one combat: what
/// somebody is told of them belongs together. `table::exchange` says which do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Exchange {
    /// Its first decision, which names it.
    pub began: DecisionId,
    /// Whose turn it falls into; unknown when everybody was asked at the start.
    pub turn: Option<Seat>,
}

/// One line of a table's log.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Entry {
    /// Its number; without gaps from 1.
    pub seq: Seq,
    /// When.
    pub at: Timestamp,
    /// Who did it.
    pub actor: Actor,
    /// What was done.
    #[serde(rename = "deed")]
    pub kind: EntryKind,
    /// The typed code, when it was an action of the game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub action: Option<String>,
    /// What happened in the game because of it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub events: Vec<Value>,
    /// The version of the rules under which it happened.
    pub rules_version: u16,
}

/// Who did something.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Actor {
    /// A person.
    Person(PersonId),
    /// A computer player, by its policy.
    Computer(String),
    /// The house itself: an import, newer rules, and the answer of a person who had no other.
    #[serde(rename = "house")]
    System,
}

/// What was done.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum EntryKind {
    /// The table was opened; the host took the first seat.
    Open,
    /// Somebody took this seat.
    Join(Seat),
    /// Somebody left this seat; those behind moved up.
    Leave(Seat),
    /// A computer player took this seat.
    AddComputer(Seat),
    /// A computer player left this seat; those behind moved up.
    RemoveComputer(Seat),
    /// The game began; the events are those of the setup.
    Start,
    /// This seat answered a decision; the action and its events are in the entry.
    Act(Seat),
    /// This seat took back its last step. The actions after entry `to` are void.
    Undo {
        /// Who.
        seat: Seat,
        /// The last entry that still holds.
        to: Seq,
    },
    /// A computer player took over this seat.
    HandOver(Seat),
    /// The person took this seat back.
    #[serde(rename = "take_back")]
    Reclaim(Seat),
    /// The table was ended before its end.
    End,
    /// A finished or running game came in from a record.
    Import,
    /// The game goes on under the newest rules, since it came out the same under them; the entry has their version. No
    /// schema of its own: a binary that does not know this deed does not play those rules either, and leaves the table
    /// alone before it reads its log.
    Patch {
        /// The version of the rules under which it was played before.
        from: u16,
    },
}

/// Something that must reach people.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Notice {
    /// Its id.
    pub id: NoticeId,
    /// The table it speaks of.
    pub table: TableId,
    /// What it says.
    pub kind: NoticeKind,
    /// When its cause was committed.
    pub created: Timestamp,
    /// How often it was postponed.
    pub tries: u32,
    /// Not before this moment.
    pub until: Timestamp,
}

/// What a notice says.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum NoticeKind {
    /// What the channel shows of the table is out of date. At most one is open a table; a newer one takes its place,
    /// so that settling the older cannot hide the newer.
    Card,
    /// A person is to move in their own turn, and somebody else moved before.
    Turn {
        /// Who.
        seat: Seat,
        /// What they decide.
        decision: DecisionId,
    },
    /// A person must decide though it is not their turn; or had one answer only, and the house has given it.
    Decide {
        /// Who.
        seat: Seat,
        /// What they decide, or what was decided for them.
        decision: DecisionId,
        /// Where the exchange began that it is part of; absent in documents from before there were exchanges.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        began: Option<DecisionId>,
    },
    /// The game is over.
    End,
}

/// What a request with a receipt did.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct AppliedRequest {
    /// The request.
    #[serde(rename = "receipt")]
    pub idempotency_key: IdempotencyKey,
    /// The table it changed.
    pub table: TableId,
    /// The first entry it made.
    pub first: Seq,
    /// The last entry of the same commit.
    pub last: Seq,
    /// When.
    pub at: Timestamp,
}
