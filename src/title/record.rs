//! A whole game as one JSON document, complete enough to be checked by hand or by another engine: `docs/record.md`.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::RangeInclusive;

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::{ActError, Position, StartError, Title, Titles};
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
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seed: Option<Seed>,
    /// SHA-256 of the seed.
    pub commitment: Commitment,
    /// What happened in the setup.
    pub setup: Vec<Value>,
    /// What happened then, in order; seqs rise but may have gaps, where a table logged what is no move.
    pub entries: Vec<RecordEntry>,
    /// The score sheet of each seat after the last entry.
    pub scores: Vec<ScoreSheet>,
    /// The result, when the game is over.
    pub outcome: Option<Outcome>,
}

/// One line of a record.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(untagged, deny_unknown_fields)]
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

/// A record played again.
pub struct Replayed {
    /// The position after the last entry.
    pub position: Box<dyn Position>,
}

/// Why a record does not hold.
#[derive(Debug, thiserror::Error)]
pub enum RecordError {
    /// A format that this version does not read.
    #[error("record format {0}; this version reads formats 1 and 2")]
    Format(u32),
    /// No such title or edition at hand.
    #[error("no title {title:?} with edition {edition:?} at hand; put the edition's file into the editions folder")]
    Unknown {
        /// The title wanted.
        title: String,
        /// The edition wanted.
        edition: String,
    },
    /// The edition at hand has the same id but other contents, or the rules have moved on.
    #[error("{what}: the record has {recorded}, here it is {here}")]
    Differs {
        /// What differs.
        what: String,
        /// As recorded.
        recorded: String,
        /// As found here.
        here: String,
    },
    /// The game does not start as recorded.
    #[error("the setup does not replay: {0}")]
    Setup(#[from] StartError),
    /// An action is refused.
    #[error("entry {seq}: {action:?} is refused: {error}")]
    Action {
        /// The entry.
        seq: u64,
        /// Its action.
        action: String,
        /// Why.
        error: ActError,
    },
    /// The record does not come so far.
    #[error("there is no entry {seq}; the record goes from 0, the setup, to {last}")]
    NoEntry {
        /// The entry wanted.
        seq: u64,
        /// The last one.
        last: u64,
    },
    /// Something is taken back that may not be.
    #[error("entry {seq} takes back what it may not: {why}")]
    Undo {
        /// The entry.
        seq: u64,
        /// Why not.
        why: &'static str,
    },
}

/// The versions of the format that are read.
const FORMATS: RangeInclusive<u32> = 1..=2;

impl Record {
    /// Begins a record of a game that has just been set up.
    pub fn begin(title: &dyn Title, options: Value, players: Vec<String>, seed: &Seed, setup: Vec<Value>) -> Self {
        Self {
            format: *FORMATS.start(),
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
        self.format = if taken_back { *FORMATS.end() } else { *FORMATS.start() };
        self.scores = sheets(position, self.players.len() as u8);
        self.outcome = position.outcome();
    }

    /// Plays the record again and compares everything: every event, every score. With a seed chance flows from it
    /// anew; without one it is taken from the events.
    ///
    /// # Errors
    /// The first thing that does not hold, and where.
    pub fn replay(&self, titles: &Titles) -> Result<Replayed, RecordError> {
        let replayed = self.replay_to(titles, self.last())?;
        let scores = sheets(replayed.position.as_ref(), self.players.len() as u8);
        same("scores", &format!("{:?}", self.scores), &format!("{scores:?}"))?;
        same("outcome", &format!("{:?}", self.outcome), &format!("{:?}", replayed.position.outcome()))?;
        Ok(replayed)
    }

    /// Plays the record again as far as the entry with this seq, that one included; 0 is the setup. Compares every event
    /// on the way.
    ///
    /// # Errors
    /// The first thing that does not hold, and where; a seq beyond the last entry.
    pub fn replay_to(&self, titles: &Titles, seq: u64) -> Result<Replayed, RecordError> {
        if seq > self.last() {
            return Err(RecordError::NoEntry { seq, last: self.last() });
        }
        let title = self.find(titles)?;
        let seats = self.players.len() as u8;
        let (mut position, setup) = match &self.seed {
            Some(seed) => {
                same("commitment", &self.commitment.0, &seed.commitment().0)?;
                title.start(&self.options, seats, seed)?
            }
            None => {
                let all = self.setup.iter().chain(self.entries.iter().flat_map(RecordEntry::events));
                title.restart(&self.options, seats, &all.cloned().collect::<Vec<_>>())?
            }
        };
        same_events("setup", &self.setup, &setup)?;
        let backs = self.backs(title)?;
        let wanted: BTreeSet<Place> = backs.values().copied().collect();
        let copy = |place: Place, position: &dyn Position| wanted.contains(&place).then(|| position.duplicate());
        let mut kept: BTreeMap<Place, Box<dyn Position>> = BTreeMap::new();
        kept.extend(copy(Place::Setup, position.as_ref()).map(|copy| (Place::Setup, copy)));
        for (index, entry) in self.up_to(seq).enumerate() {
            match entry {
                RecordEntry::Act { seq, seat, action, events } => {
                    let happened = position.act(*seat, action).map_err(|error| RecordError::Action {
                        seq: *seq,
                        action: action.clone(),
                        error,
                    })?;
                    same_events(&format!("entry {seq}"), events, &happened)?;
                    let place = Place::After(index);
                    kept.extend(copy(place, position.as_ref()).map(|copy| (place, copy)));
                }
                RecordEntry::Undo { seq, .. } => {
                    let back = backs.get(&index).and_then(|place| kept.get(place));
                    position = back.ok_or(RecordError::Undo { seq: *seq, why: NOTHING })?.duplicate();
                }
            }
        }
        Ok(Replayed { position })
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

    /// The seq of the last entry, 0 if there is none.
    pub fn last(&self) -> u64 {
        self.entries.last().map_or(0, RecordEntry::seq)
    }

    fn up_to(&self, seq: u64) -> impl Iterator<Item = &RecordEntry> {
        self.entries[..self.entries.partition_point(|entry| entry.seq() <= seq)].iter()
    }

    /// Where each entry that takes back leads, by its index. Only the last actions of the same seat may be taken back,
    /// and none that drew.
    fn backs(&self, title: &dyn Title) -> Result<BTreeMap<usize, Place>, RecordError> {
        let mut backs = BTreeMap::new();
        let mut valid: Vec<(usize, &RecordEntry)> = Vec::new();
        for (index, entry) in self.entries.iter().enumerate() {
            let RecordEntry::Undo { seq, seat, undo } = entry else {
                valid.push((index, entry));
                continue;
            };
            let refuse = |why| Err(RecordError::Undo { seq: *seq, why });
            let at = valid.partition_point(|(_, entry)| entry.seq() <= undo.to);
            let void = valid.split_off(at);
            if void.is_empty() {
                return refuse(NOTHING);
            }
            if void.iter().any(|(_, entry)| entry.seat() != *seat) {
                return refuse("another seat has acted since");
            }
            if void.iter().any(|(_, entry)| title.drew(entry.events())) {
                return refuse("something was drawn since");
            }
            backs.insert(index, valid.last().map_or(Place::Setup, |(last, _)| Place::After(*last)));
        }
        Ok(backs)
    }

    /// The title that was played, with the edition and the rules of then.
    ///
    /// # Errors
    /// A title or an edition that is not at hand, or has changed.
    pub fn find<'a>(&self, titles: &'a Titles) -> Result<&'a dyn Title, RecordError> {
        if !FORMATS.contains(&self.format) {
            return Err(RecordError::Format(self.format));
        }
        let title = titles
            .get(&self.title, &self.edition)
            .ok_or_else(|| RecordError::Unknown { title: self.title.clone(), edition: self.edition.clone() })?;
        same("edition fingerprint", &self.edition_fingerprint, &title.edition().fingerprint())?;
        same("rules version", &self.rules_version.to_string(), &title.meta().rules_version.to_string())?;
        Ok(title.as_ref())
    }
}

/// A place in a record to which something may be taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Place {
    /// After the setup.
    Setup,
    /// After the entry with this index.
    After(usize),
}

const NOTHING: &str = "there is nothing to take back";

fn sheets(position: &dyn Position, seats: u8) -> Vec<ScoreSheet> {
    Seat::all(seats).map(|seat| position.score(seat, Viewer::Everything).sheet).collect()
}

fn same(what: &str, recorded: &str, here: &str) -> Result<(), RecordError> {
    if recorded == here {
        return Ok(());
    }
    Err(RecordError::Differs { what: what.to_owned(), recorded: recorded.to_owned(), here: here.to_owned() })
}

/// Compares events one by one and names the first that differs, counted from 1.
fn same_events(what: &str, recorded: &[Value], here: &[Value]) -> Result<(), RecordError> {
    let Some(at) = (0..recorded.len().max(here.len())).find(|at| recorded.get(*at) != here.get(*at)) else {
        return Ok(());
    };
    let text = |events: &[Value]| events.get(at).map_or_else(|| "no event".to_owned(), Value::to_string);
    same(&format!("{what}, event {}", at + 1), &text(recorded), &text(here))
}
