//! What a seat did, in a few words each.

use super::*;

/// The turns of a seat in these events.
pub fn deeds(_: &NineMensMorris, seat: Seat, events: &[Event], voice: &Voice) -> Vec<String> {
    let done = |event: &Event| match *event {
        Event::Placed { seat: who, point, .. } if who == seat => Some(say!(voice, "nine-mens-morris-did-place", point)),
        Event::Moved { seat: who, from, to, .. } if who == seat => Some(way(from, to)),
        Event::Removed { seat: who, point } if who == seat => Some(say!(voice, "nine-mens-morris-did-remove", point)),
        _ => None,
    };
    events.iter().filter_map(done).collect()
}
