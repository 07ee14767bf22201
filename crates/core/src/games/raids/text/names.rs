//! What tiles, places and rewards are called, and the signs that stand before the words.

use super::*;

pub const SHIELD: &str = "🛡️";
pub const VIKING: &str = "🧔";
pub const COIN: &str = "🪙";
pub const HARBOR: &str = "🏁";
pub const VILLAGE: &str = "🛖";
pub const GHOST: &str = "👻";
/// The sign of water without a tile.
pub const WATER: &str = "〰️";
const GOODS: [&str; 8] = ["🪵", "🐖", "🦊", "🍺", "🐟", "🐑", "🧂", "💎"];
/// The signs of monsters by strength; the first is that of all others.
const FOES: [&str; 9] = ["👾", "💀", "🐗", "🐺", "👹", "🐍", "🗿", "🦑", "🐉"];

pub fn sign(tile: Tile) -> &'static str {
    match tile {
        Tile::Weapon { .. } => "🪓",
        Tile::Sail { .. } => "⛵",
        Tile::Mjollnir { .. } => "🔨",
        Tile::Pennant { .. } => "🚩",
        Tile::Rune => "🪨",
        Tile::Port { .. } => "⚓",
        Tile::Visit => "🤝",
        Tile::Pillage => "🔥",
        Tile::Monster { strength } => foe_sign(strength),
        Tile::Goods { goods, .. } => GOODS[goods as usize],
    }
}

pub fn foe_sign(strength: u8) -> &'static str {
    FOES.get(usize::from(strength)).unwrap_or(&FOES[0])
}

pub fn name(tile: Tile, voice: &Voice) -> String {
    let goods = match tile {
        Tile::Goods { goods, .. } => voice.word(&format!("raids-goods-{goods}")),
        _ => String::new(),
    };
    let number = tile.number();
    say!(voice, &format!("raids-tile-{}", tile.kind()), strength = number, value = number, sales = number, goods)
}

/// Sign and name, e.g. `🪵 Wood 3`.
pub fn signed(tile: Tile, voice: &Voice) -> String {
    format!("{} {}", sign(tile), name(tile, voice))
}

/// Sign, name and shields, e.g. `🪵 Wood 3 🛡️2`.
pub fn whole(tile: Tile, voice: &Voice) -> String {
    match tile.shields_aboard() {
        Some(shields) => format!("{} {SHIELD}{shields}", signed(tile, voice)),
        None => signed(tile, voice),
    }
}

/// A tile with the shields that it has aboard, e.g. `Furs 4/1`.
pub fn with_shields(tile: Tile, voice: &Voice) -> String {
    let name = name(tile, voice);
    tile.shields_aboard().map_or(name.clone(), |shields| format!("{name}/{shields}"))
}

/// Tiles with their spaces, e.g. `🪵 Wood 3 (7)`.
pub fn placed(tiles: &[(u8, Tile)], voice: &Voice) -> String {
    row::list(tiles.iter().map(|(space, tile)| format!("{} ({space})", signed(*tile, voice))))
}

/// What a Harbor tile rewards, e.g. `most Runes`.
pub fn criterion(harbor: Harbor, voice: &Voice) -> String {
    voice.word(&format!("raids-award-{}", harbor.word().replace('_', "-")))
}

/// What the Harbor rewards in voyages from the given one on.
pub fn rewards(first: u8, harbors: &[Harbor], voice: &Voice) -> Vec<String> {
    let reward = |(voyage, harbor): (u8, &Harbor)| {
        say!(voice, "raids-board-next-reward", voyage, criterion = criterion(*harbor, voice))
    };
    (first..).zip(harbors).map(reward).collect()
}

pub fn marks(ships: &[Option<Seat>], between: &str) -> String {
    row::joined(ships.iter().map(|ship| mark(*ship)), between)
}

pub fn mark(ship: Option<Seat>) -> String {
    ship.map_or_else(|| GHOST.to_owned(), |seat| Mark::of(seat).to_string())
}

/// The space of a ship as a sign, counted from 1, e.g. `③`.
pub fn slot(number: u8) -> String {
    let circled = ('①'..='⑳').nth(usize::from(number).wrapping_sub(1));
    circled.map_or_else(|| format!("({number})"), String::from)
}

/// The number on a tile: Glory, or how often its symbol counts; empty if that is once.
pub fn value(tile: Tile) -> String {
    match (tile, tile.number()) {
        (Tile::Goods { .. } | Tile::Pennant { .. } | Tile::Monster { .. }, number) => number.to_string(),
        (_, 0 | 1) => String::new(),
        (_, times) => format!("×{times}"),
    }
}
