//! What a typed text names beside its verb: tiles, spaces, corners, animals, numbers, captains, home.
//!
//! Codes may be typed in any case. `m6s` is a corner, `m6b` a space, `m6` a space or a cell.

use crate::canvas::hex::{Cell, Corner};
use crate::games::explorers::components::{Animal, Captain, Herd, Tile};
use crate::games::explorers::place::{Place, Space};
use crate::words::typed::{found, listed};

/// Words for home.
const HOME: &str = "explorers-typed-home";
/// Words for Vikings.
const VIKINGS: &str = "explorers-typed-vikings";
/// Words for everything that there is.
const ALL: &str = "explorers-typed-all";

/// The animals and where their words are.
const ANIMALS: [(Animal, &str); Animal::KINDS] = [
    (Animal::Pig, "explorers-typed-pig"),
    (Animal::Chicken, "explorers-typed-chicken"),
    (Animal::Goat, "explorers-typed-goat"),
    (Animal::Sheep, "explorers-typed-sheep"),
    (Animal::Cattle, "explorers-typed-cattle"),
    (Animal::Horse, "explorers-typed-horse"),
];

/// The captains and where their words are.
const CAPTAINS: [(Captain, &str); 11] = [
    (Captain::Archer, "explorers-typed-archer"),
    (Captain::Barbarian, "explorers-typed-barbarian"),
    (Captain::Cartographer, "explorers-typed-cartographer"),
    (Captain::Hero, "explorers-typed-hero"),
    (Captain::Huntsman, "explorers-typed-huntsman"),
    (Captain::Queen, "explorers-typed-queen"),
    (Captain::Scout, "explorers-typed-scout"),
    (Captain::Shieldmaiden, "explorers-typed-shieldmaiden"),
    (Captain::Trader, "explorers-typed-trader"),
    (Captain::Tyrant, "explorers-typed-tyrant"),
    (Captain::Watchman, "explorers-typed-watchman"),
];

/// Everything that a text names.
#[derive(Debug, Default)]
pub struct Thing {
    pub tile: Option<Tile>,
    pub rotation: Option<u8>,
    pub places: Vec<Place>,
    pub corner: Option<Corner>,
    pub herd: Herd,
    pub vikings: Option<u8>,
    pub all: bool,
    pub captain: Option<Captain>,
    /// A number that nothing followed or preceded.
    pub number: Option<u8>,
}

impl Thing {
    /// Everything that the words name; `None` when one of them names nothing. Where a tile is wanted, the first code
    /// that can be one is.
    pub fn read(words: &[&str], tile_wanted: bool) -> Option<Self> {
        let mut thing = Self::default();
        let mut at = 0;
        while let Some(word) = words.get(at) {
            at += 1;
            let next = words.get(at).copied().unwrap_or_default();
            if thing.code(word, tile_wanted) || thing.word(word) {
            } else if let Ok(number) = word.parse() {
                at += thing.count(number, next);
            } else if word.chars().all(char::is_alphabetic) && thing.code(&format!("{word}{next}"), tile_wanted) {
                at += 1; // `m 6`
            } else {
                return None;
            }
        }
        Some(thing)
    }

    /// Where all the words are, for the test that compares them.
    #[cfg(test)]
    pub fn keys() -> impl Iterator<Item = &'static str> {
        let animals = ANIMALS.iter().map(|(_, key)| *key);
        animals.chain(CAPTAINS.iter().map(|(_, key)| *key)).chain([HOME, VIKINGS, ALL])
    }

    /// The one place that is named, if there is one.
    pub fn place(&self) -> Option<Place> {
        match self.places[..] {
            [place] => Some(place),
            _ => None,
        }
    }

    /// The spaces that are named.
    pub fn spaces(&self) -> Vec<Space> {
        self.places.iter().filter_map(|place| place.space()).collect()
    }

    /// Whether it is a code, which is then noted.
    fn code(&mut self, word: &str, tile_wanted: bool) -> bool {
        let digits = word.strip_prefix('r').and_then(|rest| rest.parse().ok());
        if let Some(tile) = tile(word).filter(|_| tile_wanted && self.tile.is_none()) {
            self.tile = Some(tile);
        } else if let Some(turn) = digits.filter(|_| tile_wanted && !self.places.is_empty()) {
            self.rotation = Some(turn);
        } else if let Some(vikings) = word.strip_suffix('v').and_then(|number| number.parse().ok()) {
            self.vikings = Some(vikings);
        } else if let Some(space) = space(word) {
            self.places.push(Place::At(space));
        } else if let Some(corner) = corner(word) {
            self.corner = Some(corner);
        } else {
            return false;
        }
        true
    }

    /// Whether it is a word that names something, which is then noted.
    fn word(&mut self, word: &str) -> bool {
        if let Some(animal) = found(&ANIMALS, word) {
            self.herd.push(animal);
        } else if let Some(captain) = found(&CAPTAINS, word) {
            self.captain = Some(captain);
        } else if listed(HOME, word) {
            self.places.push(Place::Home);
        } else if listed(VIKINGS, word) {
            self.vikings = self.vikings.or(self.number.take()).or(Some(1));
        } else if listed(ALL, word) {
            self.all = true;
        } else {
            return false;
        }
        true
    }

    /// Notes a number and what it counts; says how many words more it took.
    fn count(&mut self, number: u8, next: &str) -> usize {
        if let Some(animal) = found(&ANIMALS, next) {
            (0..number.min(3)).for_each(|_| self.herd.push(animal));
            return 1;
        }
        if listed(VIKINGS, next) {
            self.vikings = Some(number);
            return 1;
        }
        self.number = Some(number);
        0
    }
}

/// A tile: `t17`, `t7`.
fn tile(word: &str) -> Option<Tile> {
    let number: u8 = word.strip_prefix('t')?.parse().ok()?;
    format!("T{number:02}").parse().ok()
}

/// A cell: letters and a number, as `m6` or `m-1`.
fn cell(word: &str) -> Option<Cell> {
    word.to_ascii_uppercase().parse().ok()
}

/// A space: a cell, and perhaps `b` or `c`.
fn space(word: &str) -> Option<Space> {
    if let Some(cell) = cell(word) {
        return Some(Space { cell, region: 0 });
    }
    let named = |letter, region| Some(Space { cell: cell(word.strip_suffix(letter)?)?, region });
    named('b', 1).or_else(|| named('c', 2))
}

/// A corner: a cell and `n` or `s`.
fn corner(word: &str) -> Option<Corner> {
    let (cell_of, north) = match (word.strip_suffix('n'), word.strip_suffix('s')) {
        (Some(cell), _) => (cell, true),
        (_, Some(cell)) => (cell, false),
        _ => return None,
    };
    Some(Corner { cell: cell(cell_of)?, north })
}
