//! Records: a whole game as one JSON document that a person or another engine can check: `docs/record.md`.

use std::ops::RangeInclusive;

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::Value;

use super::{Position, Title};
use crate::engine::{Commitment, Outcome, ScoreSheet, Seat, Seed, Viewer};

/// A game from its setup to its last entry.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Record {
    /// The version of this format: 3 if something was undone by consent, else 2 if something was undone, else 1.
    pub format: u32,
    pub title: String,
    /// The id of the edition.
    pub edition: String,
    /// The edition's fingerprint (SHA-256 of its document).
    pub edition_fingerprint: String,
    pub rules_version: u16,
    /// Every option with its value.
    pub options: Value,
    /// The players in order of seat: a policy's key, or a person's name.
    pub players: Vec<String>,
    /// The seed; `None` while the game is in progress.
    #[serde(default, skip_serializing_if = "Option::is_none", deserialize_with = "there")]
    pub seed: Option<Seed>,
    /// SHA-256 of the seed.
    pub commitment: Commitment,
    /// The events of the setup.
    pub setup: Vec<Value>,
    /// The entries in order. Seqs rise but may have gaps where a table logged something else.
    pub entries: Vec<RecordEntry>,
    /// The score sheet of each seat after the last entry.
    pub scores: Vec<ScoreSheet>,
    /// The result of a finished game. The key is always written.
    #[serde(deserialize_with = "Option::deserialize")]
    pub outcome: Option<Outcome>,
}

/// One line of a record.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(untagged)]
pub enum RecordEntry {
    /// An action and its events.
    Act {
        /// The seq of the entry in the table's log.
        seq: u64,
        seat: Seat,
        /// The typed code of the action.
        action: String,
        events: Vec<Value>,
    },
    Undo {
        /// The seq of the entry in the table's log.
        seq: u64,
        /// The seat that undid.
        seat: Seat,
        undo: Undo,
    },
}

/// An undo in a record.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Undo {
    /// The seq of the entry to which it goes back; 0 is the setup. The actions after it are void: the game, with its
    /// generator, is as it was then.
    pub to: u64,
    /// Whether everybody at the table agreed. Only then may an undo include more than reversible actions of its own
    /// seat.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub agreed: bool,
}

/// An entry as it is read. It has the keys of both kinds, so that an error can name the wrong one.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Line {
    seq: u64,
    seat: Seat,
    #[serde(default, deserialize_with = "there")]
    action: Option<String>,
    #[serde(default, deserialize_with = "there")]
    events: Option<Vec<Value>>,
    #[serde(default, deserialize_with = "there")]
    undo: Option<Undo>,
}

/// Deserializes a key that may be absent, but not `null`.
fn there<'de, T: Deserialize<'de>, D: Deserializer<'de>>(deserializer: D) -> Result<Option<T>, D::Error> {
    T::deserialize(deserializer).map(Some)
}

impl<'de> Deserialize<'de> for RecordEntry {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let Line { seq, seat, action, events, undo } = Line::deserialize(deserializer)?;
        match (action, events, undo) {
            (Some(action), Some(events), None) => Ok(Self::Act { seq, seat, action, events }),
            (None, None, Some(undo)) => Ok(Self::Undo { seq, seat, undo }),
            (Some(_), None, None) => Err(D::Error::missing_field("events")),
            (None, Some(_), None) => Err(D::Error::missing_field("action")),
            (None, None, None) => Err(D::Error::custom("an entry has either `action` with `events`, or `undo`")),
            (_, _, Some(_)) => Err(D::Error::custom("an undo has neither `action` nor `events`")),
        }
    }
}

impl RecordEntry {
    /// The seq of the entry in the table's log.
    pub const fn seq(&self) -> u64 {
        match self {
            Self::Act { seq, .. } | Self::Undo { seq, .. } => *seq,
        }
    }

    /// The seat that acted or undid.
    pub const fn seat(&self) -> Seat {
        match self {
            Self::Act { seat, .. } | Self::Undo { seat, .. } => *seat,
        }
    }

    /// The first format that has such entries.
    pub(super) const fn format(&self) -> u32 {
        match self {
            Self::Act { .. } => PLAIN,
            Self::Undo { undo, .. } if undo.agreed => CONSENT_FORMAT,
            Self::Undo { .. } => UNDO_FORMAT,
        }
    }

    /// The typed code of the action; `None` for an undo.
    pub fn action(&self) -> Option<&str> {
        match self {
            Self::Act { action, .. } => Some(action),
            Self::Undo { .. } => None,
        }
    }

    /// The events; empty for an undo.
    pub fn events(&self) -> &[Value] {
        match self {
            Self::Act { events, .. } => events,
            Self::Undo { .. } => &[],
        }
    }
}

/// The format of a record without undos.
const PLAIN: u32 = 1;
/// The format of a record with undos. A record without undos never has it.
pub(super) const UNDO_FORMAT: u32 = 2;
/// The format of a record with undos by consent. A record without them never has it.
pub(super) const CONSENT_FORMAT: u32 = 3;
/// The readable formats.
pub(super) const FORMATS: RangeInclusive<u32> = PLAIN..=CONSENT_FORMAT;

impl Record {
    /// Begins the record of a game that has just been set up.
    pub fn begin(title: &dyn Title, options: Value, players: Vec<String>, seed: &Seed, setup: Vec<Value>) -> Self {
        Self {
            format: PLAIN,
            title: title.meta().key.to_owned(),
            edition: title.edition().id.clone(),
            edition_fingerprint: title.edition().fingerprint(),
            rules_version: title.meta().rules_version,
            options,
            players,
            seed: Some(*seed),
            commitment: seed.commitment(),
            setup,
            entries: Vec::new(),
            scores: Vec::new(),
            outcome: None,
        }
    }

    /// Completes the record with the scores and the outcome of a position.
    pub fn close(&mut self, position: &dyn Position) {
        self.format = self.entries.iter().map(RecordEntry::format).max().unwrap_or(PLAIN);
        self.scores = sheets(position, self.seats());
        self.outcome = position.outcome();
    }

    /// The events that are new to a viewer at this seq, for [`Position::picture`]. For a seat: everything since it last
    /// acted. For other viewers: the consecutive last actions of one seat. Undone entries are left out.
    pub fn news(&self, viewer: Viewer, seq: u64) -> Vec<(u64, Vec<Value>)> {
        let mut valid: Vec<&RecordEntry> = Vec::new();
        for entry in self.up_to(seq) {
            match entry {
                RecordEntry::Act { .. } => valid.push(entry),
                RecordEntry::Undo { undo, .. } => valid.retain(|entry| entry.seq() <= undo.to),
            }
        }
        let mover = valid.last().map(|entry| entry.seat());
        let new = |entry: &&&RecordEntry| match viewer {
            Viewer::Seat(seat) => entry.seat() != seat,
            Viewer::Public | Viewer::Everything => Some(entry.seat()) == mover,
        };
        let mut news: Vec<_> =
            valid.iter().rev().take_while(new).map(|entry| (entry.seq(), entry.events().to_vec())).collect();
        news.reverse();
        news
    }

    /// The number of seats; [`u8::MAX`] if the record names more.
    pub(super) fn seats(&self) -> u8 {
        u8::try_from(self.players.len()).unwrap_or(u8::MAX)
    }

    /// The seq of the last entry; 0 if there is none.
    pub fn last(&self) -> u64 {
        self.entries.last().map_or(0, RecordEntry::seq)
    }

    /// The entries up to and including this seq.
    pub(super) fn up_to(&self, seq: u64) -> impl Iterator<Item = &RecordEntry> {
        self.entries[..self.entries.partition_point(|entry| entry.seq() <= seq)].iter()
    }
}

/// The score sheet of each seat.
pub(super) fn sheets(position: &dyn Position, seats: u8) -> Vec<ScoreSheet> {
    Seat::all(seats).map(|seat| position.score(seat, Viewer::Everything).sheet).collect()
}
