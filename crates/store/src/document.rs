//! The documents of a table, which [`super::codec`] serializes as JSON.
//!
//! A change here is a change of the schema and needs a migration. The exception is a key that documents may lack; it is
//! listed with the schema that it was added to.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::{
    ChannelId, CommunityId, DecisionId, Events, IdempotencyKey, JsonText, NoticeId, PersonId, Seq, TableId, Timestamp,
};
use skald_core::engine::{Decision, Seat};

/// A table after its last entry. The state is authoritative; the log is its history.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Head {
    pub table: TableId,
    pub seq: Seq,
    pub channel: ChannelId,
    /// The relation of the table to its channel.
    #[serde(rename = "place")]
    pub channel_status: ChannelStatus,
    /// The community of the channel; [`super::Store::within`] finds live tables by it. Since schema 6.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub community: Option<CommunityId>,
    /// The people who have the table in their list. Empty unless it is [`ChannelStatus::Live`].
    pub people: Vec<PersonId>,
    /// The rules and the edition that it is played with.
    #[serde(rename = "pin")]
    pub version_lock: VersionLock,
    /// The metadata beside the position: occupants, host, seed. Opaque to the store.
    #[serde(rename = "record")]
    pub metadata: JsonText,
    /// The position; `None` in the lobby.
    pub position: Option<JsonText>,
    /// The open decisions, in order of seat.
    pub pending: Vec<PendingDecision>,
    /// The turn in progress. The position and the open decisions above are those that its seat sees.
    #[serde(rename = "unsettled")]
    pub open_turn: Option<Arc<OpenTurn>>,
    /// When the table must next act without a person; [`super::Store::overdue`] finds it by this time. Since schema 4.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub due: Option<Timestamp>,
    /// The people who have something to decide, each with the time since when. [`super::Store::waiting`] finds the
    /// table by them. Empty unless it is [`ChannelStatus::Live`]. Since schema 5; older heads lack it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub waiting: Vec<(PersonId, Timestamp)>,
}

/// The steps of a turn that may still be undone, and the table as the other seats see it meanwhile.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct OpenTurn {
    /// The seat whose turn it is.
    pub seat: Seat,
    /// The seq of the last entry that every seat sees.
    #[serde(rename = "settled")]
    pub published: Seq,
    /// The published position.
    pub position: JsonText,
    /// The decisions that were open at that entry.
    pub pending: Vec<PendingDecision>,
    /// The steps since then, without undone ones; at least one.
    pub steps: Vec<TurnStep>,
}

/// A step of a turn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TurnStep {
    /// The seq of its entry.
    pub seq: Seq,
    /// The typed code.
    pub action: String,
    /// Whether it is undone with the step before it: a forced move, or a further action of the same choice.
    #[serde(rename = "by_house")]
    pub follows: bool,
}

/// The relation of a table to its channel.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ChannelStatus {
    /// The channel's current table; there is at most one.
    Live,
    /// Played there and over.
    Past,
    /// Unrelated: a cancelled lobby, or a record imported without a channel.
    Gone,
}

/// The rules version and the edition that a table keeps for its life. Only [`EntryKind::Patch`] moves it to newer
/// rules.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct VersionLock {
    /// The key of the title.
    pub title: String,
    pub rules_version: u16,
    /// The id of the edition.
    pub edition: String,
    /// The fingerprint of the edition.
    pub fingerprint: String,
}

/// An open decision.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PendingDecision {
    /// The seat that is asked, and the kind of the question.
    pub decision: Decision,
    pub id: DecisionId,
    pub since: Timestamp,
    /// The exchange that it is part of. `None`: the decision is an exchange of its own.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub exchange: Option<Exchange>,
}

impl PendingDecision {
    /// The first decision of its exchange.
    pub fn began(&self) -> DecisionId {
        self.exchange.map_or(self.id, |exchange| exchange.began)
    }
}

/// Decisions out of turn that follow each other within one turn of another seat, such as those of one combat.
/// `table::exchange` decides which ones belong together.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Exchange {
    /// Its first decision, which identifies it.
    pub began: DecisionId,
    /// The seat whose turn it is; `None` if all seats were asked at the start.
    pub turn: Option<Seat>,
}

/// An entry of a table's log.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Entry {
    /// Its seq. A log counts from 1 without gaps.
    pub seq: Seq,
    /// When it was made.
    pub at: Timestamp,
    /// Who made it.
    pub actor: Actor,
    #[serde(rename = "deed")]
    pub kind: EntryKind,
    /// The typed code, if the entry is an action of the game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub action: Option<String>,
    /// The events of the action.
    #[serde(default, skip_serializing_if = "Events::is_empty")]
    pub events: Events,
    /// The rules version at that time.
    pub rules_version: u16,
}

/// Who made an entry.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Actor {
    Person(PersonId),
    /// A computer player, by its policy.
    Computer(String),
    /// The application: forced moves, timeouts, imports, patches.
    #[serde(rename = "house")]
    System,
    /// A standing order of the seat's person. Not a schema change: a table without orders has none.
    Ordered,
}

impl Actor {
    /// Whether the action was made for a person without asking them: a forced move, or an order.
    pub const fn is_unasked(&self) -> bool {
        matches!(self, Self::System | Self::Ordered)
    }
}

/// The kind of an entry.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum EntryKind {
    /// The table was opened. The host took the first seat.
    Open,
    /// A person took this seat.
    Join(Seat),
    /// The person left this seat. The seats behind it moved up.
    Leave(Seat),
    /// A computer player took this seat. Its action says how it plays; older entries lack it.
    AddComputer(Seat),
    /// A computer player left this seat. The seats behind it moved up. Its action says how it played; older entries
    /// lack it.
    RemoveComputer(Seat),
    /// The game began; the events are those of the setup.
    Start,
    /// This seat answered a decision; the action and its events are in the entry.
    Act(Seat),
    /// This seat undid its last step, or, if all agreed, its last move and everything after it. The actions after entry
    /// `to` are void.
    Undo {
        seat: Seat,
        /// The last entry that is not void.
        to: Seq,
        /// Whether others had seen it, and agreed. Older entries lack it, because undo by agreement did not exist.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        agreed: bool,
    },
    /// A computer player took over this seat.
    HandOver(Seat),
    /// The person reclaimed this seat.
    #[serde(rename = "take_back")]
    Reclaim(Seat),
    /// The game was stopped before its end.
    End,
    /// The table was imported from a record.
    Import,
    /// The game moved to the newest rules, because it replays to the same result under them. The entry has their
    /// version. Not a schema change: a binary that does not know this kind does not support those rules either. It
    /// refuses the table before it reads its log.
    Patch {
        /// The previous version of the rules.
        from: u16,
    },
    /// The host removed the person of this seat from the lobby; seats behind it moved up. Since schema 4, like all that
    /// follow.
    Kick(Seat),
    /// The host chose the time limits. Its action has the old and the new ones; older entries lack it.
    Pace,
    /// The people of the lobby were warned that it will close.
    LobbyWarning,
    /// The person of this seat was reminded.
    Reminder(Seat),
    /// A player nudged the person of this seat.
    Nudge(Seat),
    TimeUp(Seat),
    /// This seat got more time.
    Extend(Seat),
    /// The clocks were stopped.
    Pause,
    /// The clocks were restarted.
    Resume,
    /// A player asked to pause or to end the game, and the others must agree.
    Vote,
    /// The program did not run for a time. All seats got that time back.
    Credit {
        /// How long, in milliseconds.
        span: u64,
    },
    /// Another person took over this seat.
    Substitute(Seat),
    /// The person of this seat is away. Its clock is stopped.
    Away(Seat),
    /// The person of this seat is back.
    Back(Seat),
    /// This seat asked the others to let it take back its last move.
    UndoAsked(Seat),
    /// This seat agreed that the move is taken back.
    UndoAgreed(Seat),
    /// This seat refused to let the move be taken back.
    UndoRefused(Seat),
    /// This seat withdrew its request to take back its move.
    UndoWithdrawn(Seat),
    /// The request to take back a move lapsed: an answer was missing at the deadline, or the game went on.
    UndoLapsed,
    /// A person of the table was forgotten. A pseudonym replaces them in all entries.
    Forgotten,
    /// The person of this seat gave or withdrew a standing order, or one lapsed. Only this seat sees the entry; its
    /// action has the details. Not a schema change: a table without orders has no such entry.
    Order(Seat),
    /// The seat is offered to another person. Not a schema change, like the two that follow.
    Offered(Seat),
    /// The person of this seat is no longer in the community.
    Gone(Seat),
    /// The person of this seat is in the community again.
    Returned(Seat),
    /// The clock of this seat follows changed quiet hours of its person. Not a schema change: a table whose people keep
    /// their quiet hours has no such entry.
    QuietHours(Seat),
    /// The person of this seat has another name in the community. Not a schema change: a table whose people keep their
    /// names has no such entry.
    Renamed(Seat),
    /// The person of this seat asked for a hint, for the first time, when a hint made a win not count. No longer
    /// written.
    Hint(Seat),
    /// This player was made the host of the table. It names the person and not the seat, because seats of a lobby move
    /// up. Not a schema change: a table that never changed its host has no such entry.
    Host(PersonId),
    /// A seat of the lobby is kept for this person. Not a schema change, like the two that follow: a table without
    /// invitations has no such entry.
    Invited(PersonId),
    /// The person declined the invitation.
    Declined,
    /// The host took the invitation of this person back.
    Uninvited(PersonId),
    /// The person of this seat agreed to the changed terms of the lobby. Not a schema change: a lobby whose terms stay
    /// the same has no such entry.
    Agreed(Seat),
}

impl EntryKind {
    /// The person whom the entry names besides its actor.
    pub const fn named(self) -> Option<PersonId> {
        match self {
            Self::Host(person) | Self::Invited(person) | Self::Uninvited(person) => Some(person),
            _ => None,
        }
    }

    /// The same entry with another person in the place of the one whom it names.
    #[must_use]
    pub const fn naming(self, person: PersonId) -> Self {
        match self {
            Self::Host(_) => Self::Host(person),
            Self::Invited(_) => Self::Invited(person),
            Self::Uninvited(_) => Self::Uninvited(person),
            kind => kind,
        }
    }
}

/// A notice to deliver to people.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Notice {
    pub id: NoticeId,
    pub table: TableId,
    /// What it is about.
    pub kind: NoticeKind,
    /// When its cause was committed. A card that replaces others has the time of the first.
    pub created: Timestamp,
    /// How often it was postponed.
    pub tries: u32,
    /// When it is due.
    pub until: Timestamp,
}

/// What a notice is about.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum NoticeKind {
    /// The table's board message is out of date. A table has at most one; a newer one replaces it, so that an ack of
    /// the older cannot hide the newer.
    Card,
    /// A seat is offered to a person. Not a schema change: a table without offers has none.
    SeatOffered { seat: Seat, to: PersonId },
    /// It is this person's turn after another seat moved.
    Turn {
        seat: Seat,
        /// The open decision.
        decision: DecisionId,
    },
    /// A person must decide out of turn, or a forced move was made for them.
    Decide {
        seat: Seat,
        /// The decision, open or answered by a forced move.
        decision: DecisionId,
        /// The first decision of its exchange. Older documents, from before exchanges, lack it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        began: Option<DecisionId>,
    },
    /// The game is over.
    End,
    /// A person is reminded that a decision waits for them. Since schema 4, like all that follow.
    Reminder {
        seat: Seat,
        /// The open decision.
        decision: DecisionId,
        /// The person who asked for it; `None` for the reminder at half of the time.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        by: Option<PersonId>,
    },
    /// The time of a seat is up. The game waits until its players choose how to go on.
    Overdue {
        seat: Seat,
        /// The open decision.
        decision: DecisionId,
    },
    /// The time of a seat was up. The computer played its turn.
    TimeUp { seat: Seat },
    /// A lobby will close soon.
    LobbyWarning,
    /// The people of a complete lobby wait for its host to start. Not a schema change.
    HostAwaited,
    /// People are invited to a lobby. Not a schema change: a table without invitations has none.
    Invited {
        /// The first entry of the request.
        request: Seq,
    },
    /// The host changed what people of the lobby had agreed to. Not a schema change.
    TermsChanged {
        /// The entry that changed it.
        request: Seq,
    },
    /// People have seats in a lobby that another person has opened, for a rematch. Not a schema change.
    Seated,
    /// The person of a seat stays no longer, and the others get a message. Not a schema change.
    SeatLeft {
        seat: Seat,
        person: PersonId,
        /// The person who did it; `None` if it was the bot or Discord.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        by: Option<PersonId>,
    },
    /// A seat asks the others to agree that a move is taken back.
    UndoAsked {
        /// The entry that asks.
        request: Seq,
    },
}

/// The result of a request with an idempotency key.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct AppliedRequest {
    #[serde(rename = "receipt")]
    pub idempotency_key: IdempotencyKey,
    /// The table that it changed.
    pub table: TableId,
    /// The first entry that it made.
    pub first: Seq,
    /// The last entry of the same commit.
    pub last: Seq,
    pub at: Timestamp,
}

#[cfg(test)]
impl Head {
    /// A table without people, for tests. Its channel has the number of the table.
    pub(super) fn sample(table: TableId, seq: Seq, channel_status: ChannelStatus) -> Self {
        let [title, edition, fingerprint] = ["count", "short", "0123"].map(str::to_owned);
        Self {
            table,
            seq,
            channel: ChannelId(table.bits()),
            channel_status,
            community: None,
            people: Vec::new(),
            version_lock: VersionLock { title, rules_version: 1, edition, fingerprint },
            metadata: JsonText::of(&table).expect("is JSON"),
            position: None,
            pending: Vec::new(),
            open_turn: None,
            due: None,
            waiting: Vec::new(),
        }
    }
}

#[cfg(test)]
impl super::Commit {
    /// The commit that opens such a table.
    pub(crate) fn sample(table: TableId, channel_status: ChannelStatus) -> Self {
        let entry = Entry {
            seq: Seq(1),
            at: Timestamp(1),
            actor: Actor::System,
            kind: EntryKind::Open,
            action: None,
            events: Vec::new().into(),
            rules_version: 1,
        };
        Self {
            expected: Seq(0),
            before: None,
            head: std::sync::Arc::new(Head::sample(table, Seq(1), channel_status)),
            entries: vec![entry],
            notices: Vec::new(),
            memos: Vec::new(),
            idempotency_key: None,
            at: Timestamp(1),
        }
    }
}
