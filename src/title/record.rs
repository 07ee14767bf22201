//! A whole game as one JSON document, complete enough to be checked by hand or by another engine: `docs/record.md`.

use std::ops::RangeInclusive;

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::Value;

use super::replay::sheets;
use super::{Position, Title};
use crate::engine::{Commitment, Outcome, ScoreSheet, Seat, Seed, Viewer};

/// A game from its setup to its last entry.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Record {
    /// The version of this format: 2 where something was taken back, else 1.
    pub format: u32,
    /// The key of the title.
    pub title: String,
    /// The id of the edition.
    pub edition: String,
    /// The edition's fingerprint (SHA-256 of its document).
    pub edition_fingerprint: String,
    /// The version of the rules.
    pub rules_version: u16,
    /// Every switch with its value.
    pub options: Value,
    /// Who played, one name a seat: a policy's name, or a person's.
    pub players: Vec<String>,
    /// The seed; absent while the game runs.
    #[serde(default, skip_serializing_if = "Option::is_none", deserialize_with = "there")]
    pub seed: Option<Seed>,
    /// SHA-256 of the seed.
    pub commitment: Commitment,
    /// What happened in the setup.
    pub setup: Vec<Value>,
    /// What happened then, in order; seqs rise but may have gaps, where a table logged what is no move.
    pub entries: Vec<RecordEntry>,
    /// The score sheet of each seat after the last entry.
    pub scores: Vec<ScoreSheet>,
    /// The result, when the game is over. The key is there in any case.
    #[serde(deserialize_with = "Option::deserialize")]
    pub outcome: Option<Outcome>,
}

/// One line of a record.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(untagged)]
pub enum RecordEntry {
    /// One action and what it caused.
    Act {
        /// The number of the entry in the table's log.
        seq: u64,
        /// Who acted.
        seat: Seat,
        /// The typed code of the action.
        action: String,
        /// What happened.
        events: Vec<Value>,
    },
    /// A seat took back what it had done last.
    Undo {
        /// The number of the entry in the table's log.
        seq: u64,
        /// Who took back.
        seat: Seat,
        /// What.
        undo: Undo,
    },
}

/// What was taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Undo {
    /// Every action after this entry is void: the game stands again as it stood then, the generator included.
    pub to: u64,
}

/// An entry as it is read: all keys that either kind has, so that an error can name the one that is wrong.
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

/// A key that may be absent, but not `null`.
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
            (None, None, None) => Err(D::Error::custom("either `action` with `events` or `undo` is wanted")),
            (_, _, Some(_)) => Err(D::Error::custom("what takes back has `undo`, and neither `action` nor `events`")),
        }
    }
}

impl RecordEntry {
    /// The number of the entry in the table's log.
    pub const fn seq(&self) -> u64 {
        match self {
            Self::Act { seq, .. } | Self::Undo { seq, .. } => *seq,
        }
    }

    /// Who acted, or took back.
    pub const fn seat(&self) -> Seat {
        match self {
            Self::Act { seat, .. } | Self::Undo { seat, .. } => *seat,
        }
    }

    /// The typed code of the action; `None` where something was taken back.
    pub fn action(&self) -> Option<&str> {
        match self {
            Self::Act { action, .. } => Some(action),
            Self::Undo { .. } => None,
        }
    }

    /// What happened.
    pub fn events(&self) -> &[Value] {
        match self {
            Self::Act { events, .. } => events,
            Self::Undo { .. } => &[],
        }
    }
}

/// The format of a record in which nothing is taken back.
const PLAIN: u32 = 1;
/// The format of a record in which something may be taken back; written only where something is.
pub(super) const UNDO_FORMAT: u32 = 2;
/// The formats that are read.
pub(super) const FORMATS: RangeInclusive<u32> = PLAIN..=UNDO_FORMAT;

impl Record {
    /// Begins a record of a game that has just been set up.
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

    /// Completes the record with the standing of a position.
    pub fn close(&mut self, position: &dyn Position) {
        let taken_back = self.entries.iter().any(|entry| matches!(entry, RecordEntry::Undo { .. }));
        self.format = if taken_back { UNDO_FORMAT } else { PLAIN };
        self.scores = sheets(position, self.seats());
        self.outcome = position.outcome();
    }

    /// What is new to a viewer at this seq, as [`Position::picture`] wants it: for a seat all that happened since it moved
    /// last, for anybody else what the last to move did. What was taken back is no news.
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

    /// How many seats it has. A title with so many as to overflow there is none.
    pub(super) fn seats(&self) -> u8 {
        u8::try_from(self.players.len()).unwrap_or(u8::MAX)
    }

    /// The seq of the last entry, 0 if there is none.
    pub fn last(&self) -> u64 {
        self.entries.last().map_or(0, RecordEntry::seq)
    }

    /// The entries as far as the one with this seq.
    pub(super) fn up_to(&self, seq: u64) -> impl Iterator<Item = &RecordEntry> {
        self.entries[..self.entries.partition_point(|entry| entry.seq() <= seq)].iter()
    }
}
