//! Lenient reading of typed answers, in all languages at once: a text is read when it can mean only one thing here.
//!
//! The words are in the locale files (`raids-typed-…`). Whether the action is allowed is not judged here.

use super::names;
use crate::engine::{Game, Seat};
use crate::games::raids::action::Action;
use crate::games::raids::components::{Raids, Tile};
use crate::games::raids::state::{Open, Phase};
use crate::words::typed::{self, Verbs, listed};
use crate::words::{Locale, Voice};

/// What the actions are called.
pub const VERBS: Verbs = Verbs { title: Raids::META.key, actions: Action::ALL, more: &[] };

/// Words that say no.
const NEGATIONS: &str = "raids-typed-not";

/// Words that say nothing.
const FILLERS: &str = "raids-typed-fillers";

/// The action that a person meant; `None` when the text is none or could mean several.
pub fn read(open: &Open, seat: Seat, typed: &str) -> Option<Action> {
    let typed = plain(typed);
    let words: Vec<&str> = typed.split(' ').filter(|word| !word.is_empty() && !listed(FILLERS, word)).collect();
    let negated = words.iter().any(|word| listed(NEGATIONS, word) || verb(word) == Some("keep"));
    let sold = words.iter().any(|word| verb(word) == Some("sell"));
    if negated && (sold || words.len() == 1) {
        return Some(Action::Keep); // `do not sell`, `sell nothing`, `ne rien vendre`, `no`
    }
    let (verb, object) = match words.split_first() {
        None => return None,
        Some((first, rest)) => match verb(first) {
            Some(verb) => (Some(verb), rest.join(" ")),
            None => (None, words.join(" ")),
        },
    };
    Reading { open, seat }.action(verb, &object)
}

struct Reading<'a> {
    open: &'a Open,
    seat: Seat,
}

impl Reading<'_> {
    fn action(&self, said: Option<&str>, object: &str) -> Option<Action> {
        let object = match (said, verb(object)) {
            (Some("sail"), Some("dock")) => return Some(Action::Dock), // `sail home`
            (Some("discard" | "drop"), Some("discard" | "drop")) => "", // `throw away`
            (Some(one), Some(other)) if one == other => "",
            _ => object,
        };
        match (said, object) {
            (Some(verb), "") => self.bare(verb),
            (Some(verb @ ("place" | "sell" | "discard" | "drop" | "sail")), object) => self.with(verb, object),
            // `fight 9` means the ship on 9 as little as the monster there: only the bare word is clear.
            (Some(_), _) => None,
            (None, object) => self.with(self.asked()?, object),
        }
    }

    /// What a thing that is named alone is for.
    fn asked(&self) -> Option<&'static str> {
        match self.open.phase {
            Phase::Place { .. } => Some("place"),
            Phase::Sell { .. } => Some("sell"),
            Phase::Room { .. } => Some("drop"),
            Phase::Sail { .. } => Some("sail"),
            Phase::Fight { .. } | Phase::Over => None,
        }
    }

    /// A verb alone.
    fn bare(&self, verb: &str) -> Option<Action> {
        match verb {
            "place" => {
                let ship = self.open.ships.get(self.seat.index())?;
                Some(Action::Place(ship.aboard.len() as u8 + 1))
            }
            "discard" | "drop" => Some(Action::Discard),
            "sell" => self.only_one(|tile| matches!(tile, Tile::Goods { .. })).map(Action::Sell),
            "fight" if matches!(self.open.phase, Phase::Fight { .. }) => Some(Action::Retaliate),
            verb => verb.parse().ok(),
        }
    }

    /// A verb with a number or the name of a tile.
    fn with(&self, verb: &str, object: &str) -> Option<Action> {
        let number = object.parse::<u8>().ok();
        let slot = || number.or_else(|| self.only_one(|tile| called(tile, object)));
        let taken = matches!(self.open.phase, Phase::Place { tile } if called(tile, object));
        match verb {
            "sail" => {
                let space = number.or_else(|| self.space(object))?;
                Some(if space == self.open.harbor() { Action::Dock } else { Action::Sail(space) })
            }
            "discard" | "drop" if taken => Some(Action::Discard),
            "place" if taken => self.bare("place"),
            "place" => slot().map(Action::Place),
            "sell" => slot().map(Action::Sell),
            "discard" | "drop" if matches!(self.open.phase, Phase::Room { .. }) => slot().map(Action::Drop),
            _ => None,
        }
    }

    /// The space of the own ship with such a tile, if all such tiles are the same.
    fn only_one(&self, such: impl Fn(Tile) -> bool) -> Option<u8> {
        let aboard = &self.open.ships.get(self.seat.index())?.aboard;
        let mut found = aboard.iter().enumerate().filter(|(_, tile)| such(**tile));
        let (at, tile) = found.next()?;
        found.all(|(_, other)| other == tile).then_some(at as u8 + 1)
    }

    /// The only space ahead with a tile of this name.
    fn space(&self, object: &str) -> Option<u8> {
        let Phase::Sail { from, .. } = self.open.phase else { return None };
        let mut found = (1..)
            .zip(&self.open.spaces)
            .skip(usize::from(from))
            .filter(|(_, spot)| spot.tile.is_some_and(|tile| tile.stoppable() && called(tile, object)));
        let (space, _) = found.next()?;
        found.next().is_none().then_some(space)
    }
}

/// Whether a tile goes by this name in some language, with or without its number.
fn called(tile: Tile, object: &str) -> bool {
    Locale::ALL.into_iter().any(|locale| {
        let name = plain(&names::name(tile, &Voice::new(locale, Vec::new())));
        let bare = name.trim_end_matches(|c: char| c.is_ascii_digit() || c == ' ');
        !object.is_empty() && (object == name || object == bare)
    })
}

fn verb(word: &str) -> Option<&'static str> {
    VERBS.find(word)
}

/// What people type in plain letters; numbers in circles are those of spaces.
fn plain(text: &str) -> String {
    let circled = |sign: char, _| match sign {
        '①'..='⑨' => char::from_digit(sign as u32 - '①' as u32 + 1, 10),
        '⑩'..='⑳' => Some(' '),
        _ => None,
    };
    typed::plain_but(text, circled)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_word_asks_for_two_things() {
        typed::tests::no_word_asks_for_two_things(
            VERBS.words().map(|word| VERBS.key(word)).chain([FILLERS, NEGATIONS].map(str::to_owned)),
            plain,
        );
    }

    #[test]
    fn people_type_without_accents_and_with_signs() {
        assert_eq!(plain("  Défausser ③ "), "defausser 3");
        assert_eq!(plain("Weapon ×2"), "weapon 2");
        assert_eq!(plain("jusqu’à 7"), "jusqu a 7");
    }
}
