//! Explains the points of a seat: first the history event by event, then what is counted at the end. The procedure is
//! the same for every title. A title says only what an event brings ([`Present::gained`]) and what is counted
//! ([`Present::counted`]).

use super::{Account, EntryEvents, Gain, Present, Reason};
use crate::engine::{Seat, ViewOf};
use crate::words::Voice;

/// The reasons for the points of a seat, by source in the order of the score sheet, then by entry.
pub fn explain<G: Present>(
    game: &G,
    view: &ViewOf<G>,
    history: &[EntryEvents<G::Event>],
    seat: Seat,
    voice: &Voice,
) -> Vec<Reason> {
    let all: Vec<_> = history.iter().flat_map(|entry| entry.events.iter().map(|event| (entry.seq, event))).collect();
    let account = |known_events| Account { view, seat, voice, known_events };
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
