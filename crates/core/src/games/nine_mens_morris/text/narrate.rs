//! Events in words.

use super::*;

pub fn narrate(_: &NineMensMorris, event: &Event, voice: &Voice) -> Option<String> {
    let and_mill = |mill: bool| if mill { voice.word("nine-mens-morris-news-mill") } else { String::new() };
    Some(match *event {
        Event::Placed { seat, point, mill } => {
            say!(voice, "nine-mens-morris-news-placed", who = seat, point) + &and_mill(mill)
        }
        Event::Moved { seat, from, to, mill } => {
            say!(voice, "nine-mens-morris-news-moved", who = seat, from, to) + &and_mill(mill)
        }
        Event::Removed { seat, point } => say!(voice, "nine-mens-morris-news-removed", who = seat, point),
        Event::Ended(end) => end.in_words(KEY, voice),
    })
}
