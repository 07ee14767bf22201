//! Explains the points of a seat: goes through the history event by event, then through what is counted at the end. The
//! same for every title, which says only what an event brings ([`Present::gained`]) and what is counted
//! ([`Present::counted`]).

use super::{EntryEvents, Present, Reason};
use crate::engine::{Game, Seat, ViewOf};
use crate::words::Voice;

/// Points with their source and a reason.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Gain {
    /// The source, as in the score sheet.
    pub source: &'static str,
    /// The points.
    pub points: i32,
    /// The reason in words.
    pub text: String,
}

impl Gain {
    /// A gain of points from a source.
    pub fn new(source: &'static str, points: impl Into<i32>, text: String) -> Self {
        Self { source, points: points.into(), text }
    }
}

/// The input of an explanation.
#[derive(Debug)]
pub struct Account<'a, G: Game> {
    /// The position as the viewer sees it.
    pub view: &'a ViewOf<G>,
    /// The seat whose points are explained.
    pub seat: Seat,
    /// The voice for the reasons.
    pub voice: &'a Voice,
    /// The events that the viewer was told, each with the seq of its entry: those before the event in question, or all
    /// of them.
    pub told: &'a [(u64, &'a G::Event)],
}

/// The reasons for the points of a seat, by source in the order of the score sheet, then by entry.
pub(super) fn explain<G: Present>(
    game: &G,
    view: &ViewOf<G>,
    history: &[EntryEvents<G::Event>],
    seat: Seat,
    voice: &Voice,
) -> Vec<Reason> {
    let all: Vec<_> = history.iter().flat_map(|entry| entry.events.iter().map(|event| (entry.seq, event))).collect();
    let account = |told| Account { view, seat, voice, told };
    let gained = all.iter().enumerate().flat_map(|(before, (seq, event))| {
        game.gained(&account(&all[..before]), event).into_iter().map(|gain| (*seq, gain))
    });
    let gains = gained.chain(game.counted(&account(&all))).filter(|(_, gain)| gain.points != 0);
    let mut reasons: Vec<Reason> = gains
        .map(|(seq, Gain { source, points, text })| Reason { seq, source: source.to_owned(), points, text })
        .collect();
    reasons.sort_by_key(|reason| (G::SOURCES.iter().position(|source| *source == reason.source), reason.seq));
    reasons
}
