//! Errors of invalid records, each with its place, and the comparisons that find them.
//!
//! A record is untrusted and may have any size, so messages quote only short pieces of it.

use serde_json::Value;

use super::{ActError, OptionError, StartError};
use crate::engine::{Outcome, PIECE, ScoreLine, ScoreSheet, short};

/// Why a record is invalid. The messages contain their causes, so there is no `source`.
#[derive(Debug, thiserror::Error)]
pub enum RecordError {
    /// The format is unknown to this version.
    #[error("record format {0}; this version reads formats 1 to 3")]
    Format(u32),
    /// The title or the edition is not loaded.
    #[error(
        "title {:?} with edition {:?} is not loaded; put the edition's file into the editions folder",
        short(title),
        short(edition)
    )]
    Unknown {
        /// The key of the title.
        title: String,
        /// The id of the edition.
        edition: String,
    },
    /// The loaded edition has the same id but other contents or other rules, or the replay gives another result.
    #[error("{what}: the record has {recorded}, here it is {here}")]
    Differs {
        /// What differs.
        what: String,
        /// The recorded value, or the piece that differs.
        recorded: String,
        /// The value here, or the piece that differs.
        here: String,
    },
    /// The options do not fit the rules version.
    #[error(transparent)]
    Options(#[from] OptionError),
    /// A finished game without a seed: its chance cannot be checked.
    #[error("the game is over, but the record has no seed; its author must add it")]
    NoSeed,
    /// The record has too many entries.
    #[error("the record has {entries} entries; at most {most} are allowed")]
    TooLong {
        entries: usize,
        /// The maximum.
        most: usize,
    },
    /// The setup does not replay.
    #[error("the setup does not replay: {}", short(&.0.to_string()))]
    Setup(StartError),
    /// The seqs of the entries do not rise.
    #[error("entry {seq}, number {place} of the list: its seq must be above {before}, that of the entry before it")]
    Order {
        seq: u64,
        place: usize,
        /// The seq of the entry before it; 0 is the setup.
        before: u64,
    },
    /// An entry names a seat that does not exist.
    #[error("entry {seq}: its seat is {seat}, counted from 0, and the record names {players} players")]
    Seat {
        seq: u64,
        /// The seat, from 0.
        seat: u8,
        /// The number of players.
        players: usize,
    },
    #[error("entry {seq}: {:?}: {}", short(action), short(&error.to_string()))]
    Action { seq: u64, action: String, error: ActError },
    #[error("there is no entry {seq}; the record goes from 0, the setup, to {last}")]
    NoEntry { seq: u64, last: u64 },
    /// An undo that is not allowed.
    #[error("entry {seq} takes back what it may not: {why}")]
    Undo { seq: u64, why: &'static str },
    /// An undo that leads to a void entry.
    #[error("entry {seq} goes back to entry {to}, which was itself taken back by entry {by}")]
    Void {
        seq: u64,
        /// The entry it leads to.
        to: u64,
        /// The undo that made that entry void.
        by: u64,
    },
}

impl From<StartError> for RecordError {
    fn from(error: StartError) -> Self {
        Self::Setup(error)
    }
}

/// How much common text is quoted before the first difference.
const LEAD: usize = 40;

pub(super) fn same(what: &str, recorded: &str, here: &str) -> Result<(), RecordError> {
    if recorded == here {
        return Ok(());
    }
    Err(differs(what, recorded, here))
}

/// An error for two texts that differ, with the differing pieces of long ones.
pub fn differs(what: &str, recorded: &str, here: &str) -> RecordError {
    let alike = recorded.chars().zip(here.chars()).take_while(|(one, other)| one == other).count();
    let long = recorded.chars().nth(PIECE).or_else(|| here.chars().nth(PIECE)).is_some();
    let from = if long { alike.saturating_sub(LEAD) } else { 0 };
    let piece = |text: &str| {
        let mut piece: String = text.chars().skip(from).take(PIECE).collect();
        if from > 0 {
            piece.insert(0, '…');
        }
        if text.chars().nth(from + PIECE).is_some() {
            piece.push('…');
        }
        piece
    };
    RecordError::Differs { what: what.to_owned(), recorded: piece(recorded), here: piece(here) }
}

/// Compares events one by one and names the first that differs, counted from 1.
pub(super) fn same_events(what: &str, recorded: &[Value], here: &[Value]) -> Result<(), RecordError> {
    let Some(at) = (0..recorded.len().max(here.len())).find(|at| recorded.get(*at) != here.get(*at)) else {
        return Ok(());
    };
    let text = |events: &[Value]| events.get(at).map_or_else(|| "no event".to_owned(), Value::to_string);
    same(&format!("{what}, event {}", at + 1), &text(recorded), &text(here))
}

/// Compares score sheets line by line and names the first that differs, with its seat counted from 1.
pub(super) fn same_scores(recorded: &[ScoreSheet], here: &[ScoreSheet]) -> Result<(), RecordError> {
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

pub(super) fn same_outcome(recorded: Option<&Outcome>, here: Option<&Outcome>) -> Result<(), RecordError> {
    let text = |outcome: Option<&Outcome>| match outcome {
        Some(Outcome { points, ranks }) => format!("points {points:?} with ranks {ranks:?}"),
        None => "none".to_owned(),
    };
    same("outcome", &text(recorded), &text(here))
}
