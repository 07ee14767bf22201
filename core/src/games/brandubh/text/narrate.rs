//! Events in words.

use super::*;
use crate::games::brandubh::event::Event;

pub fn narrate(_: &Brandubh, event: &Event, voice: &Voice) -> Option<String> {
    Some(match event {
        Event::Moved { seat, piece: kind, from, to, captured } => {
            let key = if captured.is_empty() { "brandubh-told-moved" } else { "brandubh-told-captured" };
            say!(voice, key, who = seat, piece = piece(*kind, voice), from, to, squares = row::list(captured))
        }
        Event::Ended(end) => ended(*end, voice),
    })
}

pub fn ended(end: End, voice: &Voice) -> String {
    let who = end.winner.map(|winner| voice.marked(winner)).unwrap_or_default();
    say!(voice, &format!("brandubh-ended-{}", end.how), who)
}
