//! Plays a record again and holds everything in it against what happens here: `docs/record.md`.
//!
//! Invariants: a record that holds leads to one position, whether its chance flows from the seed or from its events; what
//! was taken back leaves nothing behind, and was a step that may be taken back ([`crate::engine::reversible`]).

use std::collections::{BTreeMap, BTreeSet};

use serde_json::Value;

use super::record::{FORMATS, TAKES_BACK};
use super::{ActError, OptionError, Origin, Position, Record, RecordEntry, StartError, Title, Titles};
use crate::engine::{Outcome, ScoreLine, ScoreSheet, Seat, Seed, Viewer};

/// A record played again.
pub struct Replayed {
    /// The position after the last entry.
    pub position: Box<dyn Position>,
}

/// Why a record does not hold. Each sentence tells its causes too, so none of them is given as a source.
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
    /// The edition at hand has the same id but other contents, or the rules have moved on, or something came out
    /// otherwise.
    #[error("{what}: the record has {recorded}, here it is {here}")]
    Differs {
        /// What differs.
        what: String,
        /// As recorded.
        recorded: String,
        /// As found here.
        here: String,
    },
    /// The switches are not those of its rules version.
    #[error(transparent)]
    Options(#[from] OptionError),
    /// The game does not start as recorded.
    #[error("the setup does not replay: {0}")]
    Setup(StartError),
    /// An action is refused.
    #[error("entry {seq}: {action:?}: {error}")]
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

impl From<StartError> for RecordError {
    fn from(error: StartError) -> Self {
        Self::Setup(error)
    }
}

const TOO_OLD: &str = "the record is of format 1, in which nothing is taken back";
const NOTHING: &str = "there is nothing to take back";
const ANOTHER: &str = "another seat has acted since";
const DRAWN: &str = "something was drawn since";
const ASKED: &str = "another seat was asked since";
const TOLD: &str = "a turn has ended since, or something came to light that the seat could not know";

/// A place in a record to which something may be taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Place {
    /// After the setup.
    Setup,
    /// After the entry with this index.
    After(usize),
}

/// What was taken back in a record.
#[derive(Default)]
struct Backs {
    /// Where each entry that takes back leads, by its index.
    to: BTreeMap<usize, Place>,
    /// The entries that are void, by their index, with the seq of the entry that made them so.
    void: BTreeMap<usize, u64>,
}

impl Record {
    /// Plays the record again and compares everything: every event, every score. With a seed chance flows from it
    /// anew; without one it is taken from the events.
    ///
    /// # Errors
    /// The first thing that does not hold, and where.
    pub fn replay(&self, titles: &Titles) -> Result<Replayed, RecordError> {
        let replayed = self.replay_to(titles, self.last())?;
        same_scores(&self.scores, &sheets(replayed.position.as_ref(), self.players.len() as u8))?;
        same("outcome", &result(self.outcome.as_ref()), &result(replayed.position.outcome().as_ref()))?;
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
                title.restart(&self.options, seats, Origin::Seed(seed))?
            }
            None => {
                let all = self.setup.iter().chain(self.entries.iter().flat_map(RecordEntry::events));
                title.restart(&self.options, seats, Origin::Events(&all.cloned().collect::<Vec<_>>()))?
            }
        };
        same_events("setup", &self.setup, &setup)?;
        let backs = self.backs(title)?;
        let wanted: BTreeSet<Place> = backs.to.values().copied().collect();
        let copy = |place: Place, position: &dyn Position| wanted.contains(&place).then(|| position.duplicate());
        let mut kept: BTreeMap<Place, Box<dyn Position>> = BTreeMap::new();
        kept.extend(copy(Place::Setup, position.as_ref()).map(|copy| (Place::Setup, copy)));
        for (index, entry) in self.up_to(seq).enumerate() {
            match entry {
                RecordEntry::Act { seq, seat, action, events } => {
                    let before = backs.void.get(&index).map(|undo| (*undo, position.duplicate()));
                    let happened = position.act(*seat, action).map_err(|error| RecordError::Action {
                        seq: *seq,
                        action: action.clone(),
                        error,
                    })?;
                    same_events(&format!("entry {seq}"), events, &happened)?;
                    if let Some((undo, before)) = before {
                        was_a_step(before.as_ref(), *seat, action, position.as_ref())
                            .map_err(|why| RecordError::Undo { seq: undo, why })?;
                    }
                    let place = Place::After(index);
                    kept.extend(copy(place, position.as_ref()).map(|copy| (place, copy)));
                }
                RecordEntry::Undo { seq, .. } => {
                    let back = backs.to.get(&index).and_then(|place| kept.get(place));
                    position = back.ok_or(RecordError::Undo { seq: *seq, why: NOTHING })?.duplicate();
                }
            }
        }
        Ok(Replayed { position })
    }

    /// What was taken back. Only the last actions of the same seat may be, and none that drew.
    fn backs(&self, title: &dyn Title) -> Result<Backs, RecordError> {
        let mut backs = Backs::default();
        let mut valid: Vec<(usize, &RecordEntry)> = Vec::new();
        for (index, entry) in self.entries.iter().enumerate() {
            let RecordEntry::Undo { seq, seat, undo } = entry else {
                valid.push((index, entry));
                continue;
            };
            let refuse = |why| Err(RecordError::Undo { seq: *seq, why });
            if self.format < TAKES_BACK {
                return refuse(TOO_OLD);
            }
            let at = valid.partition_point(|(_, entry)| entry.seq() <= undo.to);
            let void = valid.split_off(at);
            if void.is_empty() {
                return refuse(NOTHING);
            }
            if void.iter().any(|(_, entry)| entry.seat() != *seat) {
                return refuse(ANOTHER);
            }
            if void.iter().any(|(_, entry)| title.drew(entry.events())) {
                return refuse(DRAWN);
            }
            backs.void.extend(void.iter().map(|(index, _)| (*index, *seq)));
            backs.to.insert(index, valid.last().map_or(Place::Setup, |(last, _)| Place::After(*last)));
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
        let meta = title.meta();
        if !meta.plays_rules(self.rules_version) {
            let here = format!("{} to {}", meta.oldest_rules_version, meta.rules_version);
            return Err(differs("rules version", &self.rules_version.to_string(), &here));
        }
        title.check_options(&self.options, self.rules_version)?;
        Ok(title.as_ref())
    }
}

/// The score sheet of each seat.
pub(super) fn sheets(position: &dyn Position, seats: u8) -> Vec<ScoreSheet> {
    Seat::all(seats).map(|seat| position.score(seat, Viewer::Everything).sheet).collect()
}

/// Whether an action was a step that its seat may take back: it was asked alone before and after it, no turn has ended,
/// and it could foresee everything. If not, why.
fn was_a_step(before: &dyn Position, seat: Seat, action: &str, after: &dyn Position) -> Result<(), &'static str> {
    let alone =
        |position: &dyn Position| matches!(&position.decisions()[..], [only] if only.seat == seat && !only.out_of_turn);
    if !alone(before) || !alone(after) {
        return Err(ASKED);
    }
    // Any seed will do for the worlds in which it is tried; the same one judges a record alike everywhere.
    if before.reversible(seat, action, &Seed::from_number(0)) { Ok(()) } else { Err(TOLD) }
}

fn same(what: &str, recorded: &str, here: &str) -> Result<(), RecordError> {
    if recorded == here {
        return Ok(());
    }
    Err(differs(what, recorded, here))
}

fn differs(what: &str, recorded: &str, here: &str) -> RecordError {
    RecordError::Differs { what: what.to_owned(), recorded: recorded.to_owned(), here: here.to_owned() }
}

/// Compares events one by one and names the first that differs, counted from 1.
fn same_events(what: &str, recorded: &[Value], here: &[Value]) -> Result<(), RecordError> {
    let Some(at) = (0..recorded.len().max(here.len())).find(|at| recorded.get(*at) != here.get(*at)) else {
        return Ok(());
    };
    let text = |events: &[Value]| events.get(at).map_or_else(|| "no event".to_owned(), Value::to_string);
    same(&format!("{what}, event {}", at + 1), &text(recorded), &text(here))
}

/// Compares score sheets line by line and names the first that differs, with its seat counted from 1.
fn same_scores(recorded: &[ScoreSheet], here: &[ScoreSheet]) -> Result<(), RecordError> {
    same("scores", &format!("{} seats", recorded.len()), &format!("{} seats", here.len()))?;
    for (seat, (recorded, here)) in (1..).zip(recorded.iter().zip(here)) {
        for at in 0..recorded.lines.len().max(here.lines.len()) {
            let line = |sheet: &ScoreSheet| sheet.lines.get(at).map_or_else(|| "nothing more".to_owned(), points);
            same(&format!("score of seat {seat}"), &line(recorded), &line(here))?;
        }
    }
    Ok(())
}

fn points(line: &ScoreLine) -> String {
    format!("{} points from {} (count {})", line.points, line.source, line.count)
}

fn result(outcome: Option<&Outcome>) -> String {
    let Some(Outcome { points, ranks }) = outcome else { return "none".to_owned() };
    format!("points {points:?} with ranks {ranks:?}")
}
