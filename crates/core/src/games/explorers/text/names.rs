//! Names of tiles, edges, animals, cargo and captains, and the signs before the words. Cells and spaces are named by their
//! codes, the same in every language and in the picture; directions are arrows.

use super::*;

crate::words::codes!(Cell, Space, Tile);
crate::words::codes!(by |at| corner(*at); Corner);

pub const SHIP: &str = "⛵";
pub const VIKING: &str = "🧔";
pub const ENEMY: &str = "🏴‍☠️";
pub const SETTLEMENT: &str = "🏘️";
pub const OUTPOST: &str = "🗼";
pub const HOME: &str = "🏠";
pub const DEAD: &str = "💀";
pub const CAPTAIN: &str = "👑";
pub const TILE: &str = "🗺️";
pub const SEA: &str = "🌊";
pub const WINTER: &str = "❄️";
/// The signs of complete and of incomplete islands.
pub const ISLAND: &str = "🏝️";
pub const OPEN: &str = "🧭";
pub const NEWEST: &str = "✨";
/// The sign of each animal, in the order of [`Animal::ALL`]. No two look alike.
const ANIMALS: [&str; Animal::KINDS] = ["🐖", "🐓", "🐐", "🐑", "🐄", "🐎"];
/// What stands between the parts of a tile that are not joined.
const APART: &str = " / ";

pub const fn animal(animal: Animal) -> &'static str {
    ANIMALS[animal.index()]
}

/// What an animal is called, after its sign.
pub fn animal_name(kind: Animal, voice: &Voice) -> String {
    format!("{} {}", animal(kind), animal_word(kind, voice))
}

pub fn animal_word(kind: Animal, voice: &Voice) -> String {
    voice.word(&format!("explorers-animal-{kind}"))
}

/// Animals as signs, e.g. `🐖×2 🐐`; nothing for none.
pub fn herd(herd: &Herd) -> String {
    row::joined(herd.animals().map(|kind| times(animal(kind), herd.of(kind))), " ")
}

/// Animals in words, e.g. `2 pigs, 1 goat`.
pub fn herd_words(herd: &Herd, voice: &Voice) -> String {
    row::list(herd.animals().map(|kind| say!(voice, &format!("explorers-some-{kind}"), count = herd.of(kind))))
}

/// A sign with its count, unless that is 1.
pub fn times(sign: &str, count: u8) -> String {
    format!("{sign}{}", more(count))
}

/// The count of several things, e.g. `×2`; nothing for one.
pub fn more(count: u8) -> String {
    if count == 1 { String::new() } else { format!("×{count}") }
}

pub fn marks(seats: &[Seat]) -> String {
    row::joined(seats.iter().map(|seat| Mark::of(*seat)), " ")
}

pub fn vikings(count: u8, voice: &Voice) -> String {
    say!(voice, "explorers-vikings", count)
}

/// A cargo in words, e.g. `1 pig and 1 Viking`. Of three kinds, `pig, goat and 1 Viking`, as a button has no more room.
pub fn cargo(cargo: &Cargo, voice: &Voice) -> String {
    let full = cargo.herd.animals().count() + usize::from(cargo.vikings > 0) > 2;
    let some = |kind: Animal| match cargo.herd.of(kind) {
        1 if full => animal_word(kind, voice),
        count => say!(voice, &format!("explorers-some-{kind}"), count),
    };
    let people = (cargo.vikings > 0).then(|| vikings(cargo.vikings, voice));
    let mut things: Vec<String> = cargo.herd.animals().map(some).chain(people).collect();
    match things.pop() {
        Some(last) if !things.is_empty() => say!(voice, "explorers-and", first = row::list(things), last),
        last => last.unwrap_or_default(),
    }
}

/// The same in signs alone, e.g. `🧔×2 🐖`.
pub fn aboard(cargo: &Cargo) -> String {
    let people = (cargo.vikings > 0).then(|| times(VIKING, cargo.vikings));
    row::joined(people.into_iter().chain((!cargo.herd.is_empty()).then(|| herd(&cargo.herd))), " ")
}

/// A place: a code, or home.
pub fn place(place: Place, voice: &Voice) -> String {
    place.space().map_or_else(|| voice.word("explorers-home"), |space| space.to_string())
}

/// A place that a choice leads to: a code, or home.
pub fn spot(spot: Spot, voice: &Voice) -> String {
    match spot {
        Spot::Sea(at) => place(at, voice),
        Spot::Land(space) => space.to_string(),
        Spot::Corner(at) => corner(at),
        Spot::Cell(_, cell, _) | Spot::Turned(_, cell, _) => cell.to_string(),
        Spot::Tile(tile) => tile.to_string(),
    }
}

/// An upper or a lower corner of a cell: `M5▲`, `M5▼`.
pub fn corner(corner: Corner) -> String {
    format!("{}{}", corner.cell, if corner.north { "▲" } else { "▼" })
}

/// The arrow from the middle of a tile over an edge. None of them is an emoji.
const fn arrow(edge: Direction) -> &'static str {
    ["⇗", "⇒", "⇘", "⇙", "⇐", "⇖"][edge.index()]
}

/// The edges of each region of land, or of sea, in order: `⇗⇒`, `⇙`. A region without an edge is an islet or a lake.
pub fn regions(edges: Edges, regions: [u8; 6], land: bool, count: u8, voice: &Voice) -> Vec<String> {
    let region = |number: u8| {
        let own: String = edges.of(regions, land, number).map(arrow).collect();
        match (own.is_empty(), land) {
            (false, _) => own,
            (true, true) => voice.word("explorers-islet"),
            (true, false) => voice.word("explorers-lake"),
        }
    };
    (0..count).map(region).collect()
}

/// The land of a tile that is turned clockwise by sixths, e.g. `⇗⇒` or `⇗ / ⇙`.
pub fn land(face: &Face, sixths: u8, voice: &Voice) -> String {
    let (edges, of) = face.turned(sixths);
    regions(edges, of, true, face.lands, voice).join(APART)
}

/// The seas of a tile, when there are several.
pub fn seas(edges: Edges, of: [u8; 6], seas: u8, voice: &Voice) -> Option<String> {
    (seas > 1).then(|| format!("{SEA}{}", regions(edges, of, false, seas, voice).join(APART)))
}

const fn feature(feature: Feature) -> &'static str {
    match feature {
        Feature::Animal(kind, _) => animal(kind),
        Feature::Settlement(_) => SETTLEMENT,
        Feature::EnemyShip(_) => ENEMY,
    }
}

pub fn tile_sign(game: &Explorers, tile: Tile) -> &'static str {
    if tile.is_fixed() { TILE } else { game.tiles[tile.index()].feature.map_or(TILE, feature) }
}

/// What a tile shows, in a word.
pub fn tile_word(game: &Explorers, tile: Tile, voice: &Voice) -> String {
    let feature = if tile.is_fixed() { None } else { game.tiles[tile.index()].feature };
    voice.word(match feature {
        Some(Feature::Animal(kind, _)) => return animal_word(kind, voice),
        Some(Feature::Settlement(_)) => "explorers-tile-settlement",
        Some(Feature::EnemyShip(_)) => "explorers-tile-enemy",
        None => "explorers-tile-bare",
    })
}

/// A tile of a hand as it is printed: `T10 🐖 ⇗⇒`; with several lands the sign stands at its own.
pub fn tile(game: &Explorers, tile: Tile, voice: &Voice) -> String {
    if tile.is_fixed() {
        return tile.to_string();
    }
    let face = &game.tiles[tile.index()];
    let mut lands = regions(face.edges, face.regions, true, face.lands, voice);
    let at = match face.feature {
        Some(Feature::Animal(_, region) | Feature::Settlement(region)) => usize::from(region),
        Some(Feature::EnemyShip(_)) | None => 0,
    };
    let sign = face.feature.map(feature).unwrap_or_default();
    match lands.get_mut(at) {
        Some(land) => land.insert_str(0, &format!("{sign} ")),
        None => lands.push(format!("{sign} ")),
    }
    let seas = seas(face.edges, face.regions, face.seas, voice).map(|seas| format!(" ({seas})"));
    format!("{tile} {}{}", lands.join(APART), seas.unwrap_or_default())
}

pub fn captain(captain: Captain, voice: &Voice) -> String {
    voice.word(&format!("explorers-captain-{captain}"))
}

pub fn captain_and_bonus(game: &Explorers, of: Captain, voice: &Voice) -> String {
    voice.about(captain(of, voice), bonus(game, of, voice))
}

pub fn bonus(game: &Explorers, captain: Captain, voice: &Voice) -> String {
    bonus_by(|counted| format!("explorers-bonus-{counted}"), game, captain, voice)
}

/// The same in a few words, for a line among others.
pub fn short_bonus(game: &Explorers, captain: Captain, voice: &Voice) -> String {
    bonus_by(|counted| format!("explorers-short-bonus-{counted}"), game, captain, voice)
}

fn bonus_by(key: fn(String) -> String, game: &Explorers, captain: Captain, voice: &Voice) -> String {
    let Bonus { counts, points, per, .. } = game.bonus(captain);
    let by_several = matches!(counts, Counting::Trader | Counting::Tyrant);
    let one = if by_several && per == 1 { "-one" } else { "" };
    let text = say!(voice, &key(format!("{}{one}", counts.word().replace('_', "-"))), points, per);
    // A divisor that the sentence has no place for is appended.
    match counts {
        Counting::Queen | Counting::Scout => text,
        _ if per == 1 || by_several => text,
        _ => say!(voice, "explorers-bonus-each", bonus = text, per),
    }
}
