//! Lenient reading of typed answers, in all languages at once: a text is read when it can mean only one thing here.
//!
//! The words are in the locale files (`raids-typed-…`). Whether the action is allowed is not judged here.

use super::tiles;
use crate::engine::Seat;
use crate::games::raids::action::Action;
use crate::games::raids::components::Tile;
use crate::games::raids::state::{Phase, Sea};
use crate::words::typed::{self, listed};
use crate::words::{Locale, Voice};

/// What a word asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Verb {
    Place,
    Away,
    Sell,
    Keep,
    Sail,
    Dock,
    Fight,
    Yield,
    Retaliate,
    Flee,
}

/// The verbs and where their words are.
const VERBS: [(Verb, &str); 10] = [
    (Verb::Place, "raids-typed-place"),
    (Verb::Away, "raids-typed-discard"),
    (Verb::Sell, "raids-typed-sell"),
    (Verb::Keep, "raids-typed-keep"),
    (Verb::Sail, "raids-typed-sail"),
    (Verb::Dock, "raids-typed-dock"),
    (Verb::Fight, "raids-typed-fight"),
    (Verb::Yield, "raids-typed-yield"),
    (Verb::Retaliate, "raids-typed-retaliate"),
    (Verb::Flee, "raids-typed-flee"),
];

/// Words that say no.
const NEGATIONS: &str = "raids-typed-not";

/// Words that say nothing.
const FILLERS: &str = "raids-typed-fillers";

/// The action that a person meant; `None` when the text is none or could mean several.
pub fn read(sea: &Sea, seat: Seat, typed: &str) -> Option<Action> {
    let typed = plain(typed);
    let words: Vec<&str> = typed.split(' ').filter(|word| !word.is_empty() && !listed(FILLERS, word)).collect();
    let negated = words.iter().any(|word| listed(NEGATIONS, word) || verb(word) == Some(Verb::Keep));
    let sold = words.iter().any(|word| verb(word) == Some(Verb::Sell));
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
    Reading { sea, seat }.action(verb, &object)
}

struct Reading<'a> {
    sea: &'a Sea,
    seat: Seat,
}

impl Reading<'_> {
    fn action(&self, said: Option<Verb>, object: &str) -> Option<Action> {
        let object = match (said, verb(object)) {
            (Some(Verb::Sail), Some(Verb::Dock)) => return self.bare(Verb::Dock), // `sail home`
            (Some(one), Some(other)) if one == other => "",                       // `throw away`
            _ => object,
        };
        let asked = match self.sea.phase {
            Phase::Place { .. } => Verb::Place,
            Phase::Sell { .. } => Verb::Sell,
            Phase::Room { .. } => Verb::Away,
            Phase::Sail { .. } => Verb::Sail,
            Phase::Fight { .. } | Phase::Over => Verb::Flee,
        };
        match (said, object) {
            (Some(verb), "") => self.bare(verb),
            (Some(verb @ (Verb::Place | Verb::Sell | Verb::Away | Verb::Sail)), object) => self.with(verb, object),
            // `fight 9` means the ship on 9 as little as the monster there: only the bare word is clear.
            (Some(_), _) => None,
            (None, object) if asked != Verb::Flee => self.with(asked, object),
            (None, _) => None,
        }
    }

    /// A verb alone.
    fn bare(&self, verb: Verb) -> Option<Action> {
        let in_combat = matches!(self.sea.phase, Phase::Fight { .. });
        match verb {
            Verb::Place => {
                let ship = self.sea.ships.get(self.seat.index())?;
                Some(Action::Place(ship.aboard.len() as u8 + 1))
            }
            Verb::Away => Some(Action::Discard),
            Verb::Sell => self.only_one(|tile| matches!(tile, Tile::Goods { .. })).map(Action::Sell),
            Verb::Keep => Some(Action::Keep),
            Verb::Sail => None,
            Verb::Dock => Some(Action::Dock),
            Verb::Fight if in_combat => Some(Action::Retaliate),
            Verb::Fight => Some(Action::Fight),
            Verb::Yield => Some(Action::Yield),
            Verb::Retaliate => Some(Action::Retaliate),
            Verb::Flee => Some(Action::Flee),
        }
    }

    /// A verb with a number or the name of a tile.
    fn with(&self, verb: Verb, object: &str) -> Option<Action> {
        let number = object.parse::<u8>().ok();
        match verb {
            Verb::Sail => {
                let space = number.or_else(|| self.space(object))?;
                Some(if space == self.sea.harbor() { Action::Dock } else { Action::Sail(space) })
            }
            Verb::Away if matches!(self.sea.phase, Phase::Place { tile } if called(tile, object)) => {
                Some(Action::Discard)
            }
            Verb::Place if matches!(self.sea.phase, Phase::Place { tile } if called(tile, object)) => {
                self.bare(Verb::Place)
            }
            Verb::Place => number.or_else(|| self.only_one(|tile| called(tile, object))).map(Action::Place),
            Verb::Sell => number.or_else(|| self.only_one(|tile| called(tile, object))).map(Action::Sell),
            Verb::Away if matches!(self.sea.phase, Phase::Room { .. }) => {
                number.or_else(|| self.only_one(|tile| called(tile, object))).map(Action::Drop)
            }
            _ => None,
        }
    }

    /// The space of the own ship with such a tile, if all such tiles are the same.
    fn only_one(&self, such: impl Fn(Tile) -> bool) -> Option<u8> {
        let aboard = &self.sea.ships.get(self.seat.index())?.aboard;
        let mut found = aboard.iter().enumerate().filter(|(_, tile)| such(**tile));
        let (at, tile) = found.next()?;
        found.all(|(_, other)| other == tile).then_some(at as u8 + 1)
    }

    /// The only space ahead with a tile of this name.
    fn space(&self, object: &str) -> Option<u8> {
        let Phase::Sail { from, .. } = self.sea.phase else { return None };
        let mut found = (1..)
            .zip(&self.sea.spaces)
            .skip(usize::from(from))
            .filter(|(_, spot)| spot.tile.is_some_and(|tile| tile.stoppable() && called(tile, object)));
        let (space, _) = found.next()?;
        found.next().is_none().then_some(space)
    }
}

/// Whether a tile goes by this name in some language, with or without its number.
fn called(tile: Tile, object: &str) -> bool {
    Locale::ALL.into_iter().any(|locale| {
        let name = plain(&tiles::name(tile, &Voice::new(locale, Vec::new())));
        let bare = name.trim_end_matches(|c: char| c.is_ascii_digit() || c == ' ');
        !object.is_empty() && (object == name || object == bare)
    })
}

fn verb(word: &str) -> Option<Verb> {
    typed::found(&VERBS, word)
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
    use crate::words::{Words, args};

    #[test]
    fn no_word_asks_for_two_things() {
        let mut seen: Vec<(String, &str)> = Vec::new();
        let keys = VERBS.iter().map(|(_, key)| *key).chain([FILLERS, NEGATIONS]);
        for key in keys {
            for locale in Locale::ALL {
                for word in Words::say(locale, key, &args([])).split(',') {
                    let word = plain(word);
                    assert!(!word.is_empty() && !word.contains(' '), "{key}: {word:?} is not one word");
                    let clash = seen.iter().find(|(other, under)| *other == word && *under != key);
                    assert_eq!(clash, None, "{word} is under {key} too");
                    seen.push((word, key));
                }
            }
        }
    }

    #[test]
    fn people_type_without_accents_and_with_signs() {
        assert_eq!(plain("  Défausser ③ "), "defausser 3");
        assert_eq!(plain("Weapon ×2"), "weapon 2");
        assert_eq!(plain("jusqu’à 7"), "jusqu a 7");
    }
}
