//! The words of pictures: names of players, lists and sentences.

use crate::engine::Seat;
use crate::words::{Mark, Voice};

/// A player by letter and name. The name is cut to `longest` characters; 0 leaves only the letter.
pub fn player(seat: Seat, voice: &Voice, longest: usize) -> String {
    let name = voice.seat(seat);
    let letter = Mark::of(seat).letter;
    if longest == 0 {
        return letter.to_string();
    }
    format!("{letter} {}", cut(&name, longest))
}

/// A name, cut to `longest` characters with `…` at its end.
pub fn cut(name: &str, longest: usize) -> String {
    if name.chars().count() <= longest {
        return name.to_owned();
    }
    let short: String = name.chars().take(longest.saturating_sub(1)).collect();
    format!("{}…", short.trim_end())
}

/// The items, joined by `between`.
pub fn join(things: impl IntoIterator<Item = impl ToString>, between: &str) -> String {
    things.into_iter().map(|thing| thing.to_string()).collect::<Vec<_>>().join(between)
}

/// The items, joined by spaces; a dash if there are none.
pub fn list(things: impl IntoIterator<Item = impl ToString>) -> String {
    let list = join(things, " ");
    if list.is_empty() { "–".to_owned() } else { list }
}

/// An item, with its count as `×2` if there are several.
pub fn times(thing: impl ToString, count: usize) -> String {
    if count > 1 { format!("{} ×{count}", thing.to_string()) } else { thing.to_string() }
}

/// A sentence with the items as its fact `$list`; `None` if there are none.
pub fn listing(voice: &Voice, key: &str, things: impl IntoIterator<Item = String>, between: &str) -> Option<String> {
    let things: Vec<String> = things.into_iter().collect();
    (!things.is_empty()).then(|| voice.say(key, [("list", things.join(between).into())]))
}

/// The parts as sentences, without control characters and without empty parts.
pub fn sentences(parts: impl IntoIterator<Item = String>) -> String {
    let parts = parts.into_iter().map(|part| part.replace(char::is_control, " ").trim().to_owned());
    let stopped = |part: String| if part.ends_with(['.', '?', '!']) { part } else { part + "." };
    join(parts.filter(|part| !part.is_empty()).map(stopped), " ")
}
