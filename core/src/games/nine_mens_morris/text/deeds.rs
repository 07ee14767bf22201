//! What a seat did, in a few words each.

use super::super::event::Event;
use crate::engine::Seat;
use crate::words::{Voice, say};

/// The turns of a seat in these events.
pub fn deeds(seat: Seat, events: &[Event], voice: &Voice) -> Vec<String> {
    let done = |event: &Event| match event {
        Event::Placed { seat: who, point, .. } if *who == seat => {
            Some(say!(voice, "nine-mens-morris-did-place", point = point.to_string()))
        }
        Event::Moved { seat: who, from, to, .. } if *who == seat => Some(format!("{from} → {to}")),
        Event::Removed { seat: who, point } if *who == seat => {
            Some(say!(voice, "nine-mens-morris-did-remove", point = point.to_string()))
        }
        _ => None,
    };
    events.iter().filter_map(done).collect()
}
