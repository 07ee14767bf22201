//! Events in words.

use super::*;
use crate::games::brandubh::event::Event;
use crate::words::facts;

pub fn narrate(event: &Event, voice: &Voice) -> String {
    match event {
        Event::Moved { seat, piece: kind, from, to, captured } => {
            let facts = facts![
                who = seat,
                piece = piece(*kind, voice),
                from = from.to_string(),
                to = to.to_string(),
                squares = row::list(captured)
            ];
            voice.say(if captured.is_empty() { "brandubh-told-moved" } else { "brandubh-told-captured" }, facts)
        }
        Event::Ended(end) => ended(*end, voice),
    }
}

pub fn ended(end: End, voice: &Voice) -> String {
    let who = end.winner.map(|winner| voice.marked(winner)).unwrap_or_default();
    say!(voice, &format!("brandubh-ended-{}", end.how), who)
}
