//! Names of tiles, edges, animals, cargo and captains, and the signs before the words. Cells, spaces and corners are named
//! by their codes, the same in every language and in the picture.

use crate::canvas::hex::Direction;
use crate::games::explorers::components::{
    Animal, Bonus, Captain, Counting, Edges, Explorers, Face, Feature, Herd, Tile,
};
use crate::games::explorers::place::{Cargo, Place};
use crate::words::{Voice, say};

/// The sign of longships.
pub const SHIP: &str = "⛵";
/// The sign of Vikings.
pub const VIKING: &str = "🧔";
/// The sign of enemy ships.
pub const ENEMY: &str = "🏴‍☠️";
/// The sign of settlements.
pub const SETTLEMENT: &str = "🏘️";
/// The sign of outposts.
pub const OUTPOST: &str = "🗼";
/// The sign of the mainland.
pub const HOME: &str = "🏠";
/// The sign of dead Vikings.
pub const DEAD: &str = "💀";
/// The sign of complete islands.
pub const ISLAND: &str = "🏝️";
/// The sign of incomplete islands.
pub const OPEN: &str = "🧭";
/// The sign of captains.
pub const CAPTAIN: &str = "👑";
/// The sign of tiles in hands and in the stack.
pub const TILE: &str = "🗺️";
/// The sign of sea.
pub const SEA: &str = "🌊";
/// The sign of the winter token.
pub const WINTER: &str = "❄️";
/// The sign of the newest tile.
pub const NEWEST: &str = "✨";
/// The numbers of the placements that stand out: the same on a button and where the picture shows the tile.
const NUMBERS: [&str; 9] = ["①", "②", "③", "④", "⑤", "⑥", "⑦", "⑧", "⑨"];
/// What stands between the parts of a tile that are not joined.
const APART: &str = " / ";

/// The number of a placement that stands out, counted from 0.
pub fn number(index: usize) -> &'static str {
    NUMBERS.get(index).copied().unwrap_or_default()
}

/// The sign of an animal. No two look alike.
pub const fn animal(animal: Animal) -> &'static str {
    match animal {
        Animal::Pig => "🐖",
        Animal::Chicken => "🐓",
        Animal::Goat => "🐐",
        Animal::Sheep => "🐑",
        Animal::Cattle => "🐄",
        Animal::Horse => "🐎",
    }
}

/// What an animal is called, after its sign.
pub fn animal_name(kind: Animal, voice: &Voice) -> String {
    format!("{} {}", animal(kind), voice.word(&format!("explorers-animal-{kind}")))
}

/// Animals as signs, e.g. `🐖×2 🐐`; nothing for none.
pub fn herd(herd: &Herd) -> String {
    let kinds = herd.animals().map(|kind| times(animal(kind), herd.of(kind)));
    kinds.collect::<Vec<_>>().join(" ")
}

/// A sign with its count, unless that is 1.
pub fn times(sign: &str, count: u8) -> String {
    if count == 1 { sign.to_owned() } else { format!("{sign}×{count}") }
}

/// A number of Vikings in words.
pub fn vikings(count: u8, voice: &Voice) -> String {
    say!(voice, "explorers-vikings", count)
}

/// A cargo in words and signs, e.g. `2 Vikings 🐖 🐐`.
pub fn cargo(cargo: &Cargo, voice: &Voice) -> String {
    let mut parts = Vec::new();
    if cargo.vikings > 0 {
        parts.push(vikings(cargo.vikings, voice));
    }
    if !cargo.herd.is_empty() {
        parts.push(herd(&cargo.herd));
    }
    parts.join(" ")
}

/// The same in signs alone, e.g. `🧔×2 🐖`.
pub fn aboard(cargo: &Cargo) -> String {
    let mut parts = Vec::new();
    if cargo.vikings > 0 {
        parts.push(times(VIKING, cargo.vikings));
    }
    if !cargo.herd.is_empty() {
        parts.push(herd(&cargo.herd));
    }
    parts.join(" ")
}

/// A place: a code, or home.
pub fn place(place: Place, voice: &Voice) -> String {
    match place {
        Place::Home => voice.word("explorers-home"),
        Place::At(space) => space.to_string(),
    }
}

/// The letters of a direction, e.g. `NE`.
pub fn compass(direction: Direction, voice: &Voice) -> String {
    voice.word(&format!("explorers-compass-{}", direction.word()))
}

/// The edges of each of so many regions of land, or of sea, in order: `NE·E`, `SW`; a region without an edge is named as an
/// islet or a lake.
pub fn regions(edges: Edges, regions: [u8; 6], land: bool, count: u8, voice: &Voice) -> Vec<String> {
    let region = |number: u8| {
        let kind = Direction::ALL.into_iter().filter(|direction| edges.is_land(*direction) == land);
        let own = kind.filter(|direction| regions[direction.index()] == number);
        let own: Vec<_> = own.map(|direction| compass(direction, voice)).collect();
        match (own.is_empty(), land) {
            (false, _) => own.join("·"),
            (true, true) => voice.word("explorers-islet"),
            (true, false) => voice.word("explorers-lake"),
        }
    };
    (0..count).map(region).collect()
}

/// The land of a tile with so many lands, e.g. `NE·E` or `NE / SW`.
pub fn land(edges: Edges, of: [u8; 6], lands: u8, voice: &Voice) -> String {
    regions(edges, of, true, lands, voice).join(APART)
}

/// Its seas, when there are several.
pub fn seas(edges: Edges, of: [u8; 6], seas: u8, voice: &Voice) -> Option<String> {
    let seas = regions(edges, of, false, seas, voice);
    (seas.len() > 1).then(|| format!("{SEA}{}", seas.join(APART)))
}

/// The sign of what a tile shows.
pub const fn feature(feature: Feature) -> &'static str {
    match feature {
        Feature::Animal(kind, _) => animal(kind),
        Feature::Settlement(_) => SETTLEMENT,
        Feature::EnemyShip(_) => ENEMY,
    }
}

/// The sign of a tile that is dealt.
pub fn tile_sign(game: &Explorers, tile: Tile) -> &'static str {
    if tile.is_fixed() { TILE } else { game.tiles[tile.index()].feature.map_or(TILE, feature) }
}

/// A tile of a hand as it is printed: `T10 🐖 NE·E`; with several lands the sign stands at its own.
pub fn tile(game: &Explorers, tile: Tile, voice: &Voice) -> String {
    if tile.is_fixed() {
        return tile.to_string();
    }
    let face = &game.tiles[tile.index()];
    format!("{tile} {}", printed(face, voice))
}

fn printed(face: &Face, voice: &Voice) -> String {
    let mut lands = regions(face.edges, face.regions, true, face.lands, voice);
    let at = match face.feature {
        Some(Feature::Animal(_, region) | Feature::Settlement(region)) => Some(usize::from(region)),
        Some(Feature::EnemyShip(_)) | None => None,
    };
    let sign = face.feature.map(feature).unwrap_or_default();
    let mut text = match at.and_then(|at| lands.get_mut(at)) {
        Some(land) => {
            land.insert_str(0, &format!("{sign} "));
            lands.join(APART)
        }
        None => format!("{sign} {}", lands.join(APART)),
    };
    if let Some(seas) = seas(face.edges, face.regions, face.seas, voice) {
        text.push_str(&format!(" ({seas})"));
    }
    text
}

/// What a captain is called.
pub fn captain(captain: Captain, voice: &Voice) -> String {
    voice.word(&format!("explorers-captain-{captain}"))
}

/// What a captain brings.
pub fn bonus(game: &Explorers, captain: Captain, voice: &Voice) -> String {
    bonus_by(|counted| format!("explorers-bonus-{counted}"), game, captain, voice)
}

/// The same in a few words, for a line among others.
pub fn short_bonus(game: &Explorers, captain: Captain, voice: &Voice) -> String {
    bonus_by(|counted| format!("explorers-short-bonus-{counted}"), game, captain, voice)
}

fn bonus_by(key: impl Fn(String) -> String, game: &Explorers, captain: Captain, voice: &Voice) -> String {
    let Bonus { counts, points, per, .. } = game.bonus(captain);
    let by_several = matches!(counts, Counting::As(Captain::Trader | Captain::Tyrant));
    let one = if by_several && per == 1 { "-one" } else { "" };
    let key = key(format!("{}{one}", counts.word().replace('_', "-")));
    let text = say!(voice, &key, points, per);
    // A divisor that the sentence has no place for is appended.
    match counts {
        Counting::As(Captain::Queen | Captain::Scout) => text,
        _ if per == 1 || by_several => text,
        _ => say!(voice, "explorers-bonus-each", bonus = text, per),
    }
}

/// The text with non-breaking spaces, so that it stays on one line.
pub fn glued(text: &str) -> String {
    text.replace(' ', "\u{a0}")
}
