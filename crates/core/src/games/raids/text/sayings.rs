//! What may be typed for an action beside its code: names of tiles, and verbs that mean several actions.

use super::*;
use crate::words::typed::{Lists, Saying, in_every_language};

pub fn sayings(_: &Raids, view: &View, seat: Seat, action: Action, lists: &Lists) -> Vec<Saying> {
    let open = &view.open;
    let aboard = open.ships.get(seat.index()).map_or(&[][..], |ship| &ship.aboard);
    let taken = if let Phase::Place { tile } = open.phase { called(tile) } else { Vec::new() };
    // Of equal tiles, a name means the first.
    let slot = |n: u8| {
        let at = usize::from(n).saturating_sub(1);
        let tile = aboard.get(at).filter(|tile| !aboard[..at].contains(tile));
        (tile.is_some(), numbered(n, tile.map_or_else(Vec::new, |tile| called(*tile))))
    };
    vec![match action {
        Action::Place(n) if usize::from(n) > aboard.len() => Saying::by(&["place"]).perhaps(numbered(n, taken)),
        Action::Place(n) => Saying::by(&["place"]).naming(slot(n).1.into_iter().filter(|name| !taken.contains(name))),
        Action::Discard => Saying::by(&["discard", "drop"]).perhaps(taken),
        Action::Drop(n) => Saying::by(&["drop", "discard"]).naming(slot(n).1),
        Action::Sell(n) => match slot(n) {
            (true, names) => Saying::by(&["sell"]).perhaps(names),
            (false, names) => Saying::by(&["sell"]).naming(names),
        },
        // `do not sell wood`, `ne rien vendre`, `no`
        Action::Keep => ["sell", "drop", "discard"]
            .into_iter()
            .fold(Saying::by(&["keep", "not"]).spoken(), |saying, verb| {
                saying.perhaps(lists.words(verb).iter().cloned())
            })
            .perhaps(aboard.iter().flat_map(|tile| called(*tile))),
        Action::Sail(space) => {
            let tile = usize::from(space).checked_sub(1).and_then(|at| open.spaces.get(at)?.tile);
            Saying::by(&["sail"]).naming(numbered(space, tile.map_or_else(Vec::new, called)))
        }
        Action::Dock => Saying::by(&["dock", "sail"]).perhaps([open.harbor().to_string()]),
        Action::Retaliate => Saying::by(&["retaliate", "fight"]),
        Action::Fight => Saying::by(&["fight"]),
        Action::Yield => Saying::by(&["yield"]),
        Action::Flee => Saying::by(&["flee"]),
    }]
}

/// A number, also in a circle, and names.
fn numbered(number: u8, names: Vec<String>) -> Vec<String> {
    [number.to_string(), names::slot(number)].into_iter().chain(names).collect()
}

/// What a tile is called, with its number and without.
fn called(tile: Tile) -> Vec<String> {
    let bare = |name: String| [name.trim_end_matches(|c: char| !c.is_alphabetic()).to_owned(), name];
    in_every_language(|voice| names::name(tile, voice)).flat_map(bare).collect()
}
