//! What a seat did, in a few words each.

use super::*;

/// The moves of a seat in these events.
pub fn deeds(_: &Brandubh, seat: Seat, events: &[Event], voice: &Voice) -> Vec<String> {
    let moved = |event: &Event| match event {
        Event::Moved { seat: who, piece: kind, from, to, captured } if *who == seat => {
            let key = if captured.is_empty() { "brandubh-did-move" } else { "brandubh-did-capture" };
            Some(say!(voice, key, piece = piece(*kind, voice), from, to, squares = row::list(captured)))
        }
        _ => None,
    };
    events.iter().filter_map(moved).collect()
}
