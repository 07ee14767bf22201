//! Events in words.

use super::super::event::Event;
use super::super::state::End;
use crate::words::{Voice, say};

/// What happened.
pub fn narrate(event: &Event, voice: &Voice) -> String {
    let mill = |mill: &bool| if *mill { voice.word("nine-mens-morris-news-mill") } else { String::new() };
    match event {
        Event::Placed { seat, point, mill: closed } => {
            say!(voice, "nine-mens-morris-news-placed", who = seat, point = point.to_string()) + &mill(closed)
        }
        Event::Moved { seat, from, to, mill: closed } => {
            let (from, to) = (from.to_string(), to.to_string());
            say!(voice, "nine-mens-morris-news-moved", who = seat, from, to) + &mill(closed)
        }
        Event::Removed { seat, point } => {
            say!(voice, "nine-mens-morris-news-removed", who = seat, point = point.to_string())
        }
        Event::Ended(end) => ended(*end, voice),
    }
}

/// How a game ended.
pub fn ended(end: End, voice: &Voice) -> String {
    let who = end.winner.map(|winner| voice.marked(winner)).unwrap_or_default();
    say!(voice, &format!("nine-mens-morris-ended-{}", end.how), who)
}
