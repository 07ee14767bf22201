//! Events in words.

use super::*;

pub fn narrate(_: &Brandubh, event: &Event, voice: &Voice) -> Option<String> {
    Some(match event {
        Event::Moved { seat, piece: kind, from, to, captured } => {
            let key = if captured.is_empty() { "brandubh-told-moved" } else { "brandubh-told-captured" };
            say!(voice, key, who = seat, piece = piece(*kind, voice), from, to, squares = row::list(captured))
        }
        Event::Ended(end) => end.in_words("brandubh", voice),
    })
}
