//! What tiles, places and rewards are called, and the signs that stand before the words.

use crate::games::raids::components::{Goods, Harbor, Tile};
use crate::words::{Voice, say};

/// The sign of shields.
pub const SHIELD: &str = "🛡️";
/// The sign of Vikings.
pub const VIKING: &str = "🧔";
/// The sign of coins.
pub const COIN: &str = "🪙";
/// The sign of the Harbor.
pub const HARBOR: &str = "🏁";
/// The sign of a Village.
pub const VILLAGE: &str = "🛖";
/// The sign of the ghost ship.
pub const GHOST: &str = "👻";
/// The sign of water without a tile.
pub const WATER: &str = "〰️";

/// The sign of a tile.
pub const fn sign(tile: Tile) -> &'static str {
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
        Tile::Goods { goods, .. } => match goods {
            Goods::Wood => "🪵",
            Goods::Pigs => "🐖",
            Goods::Furs => "🦊",
            Goods::Mead => "🍺",
            Goods::Fish => "🐟",
            Goods::Wool => "🐑",
            Goods::Salt => "🧂",
            Goods::Amber => "💎",
        },
    }
}

/// The sign of a monster of this strength.
pub const fn foe_sign(strength: u8) -> &'static str {
    match strength {
        1 => "💀",
        2 => "🐗",
        3 => "🐺",
        4 => "👹",
        5 => "🐍",
        6 => "🗿",
        7 => "🦑",
        8 => "🐉",
        _ => "👾",
    }
}

/// What a tile is called, e.g. `Wood 3`.
pub fn name(tile: Tile, voice: &Voice) -> String {
    match tile {
        Tile::Weapon { strength, .. } => say!(voice, "raids-tile-weapon", strength),
        Tile::Sail { strength, .. } => say!(voice, "raids-tile-sail", strength),
        Tile::Mjollnir { strength, .. } => say!(voice, "raids-tile-mjollnir", strength),
        Tile::Pennant { value, .. } => say!(voice, "raids-tile-pennant", value),
        Tile::Goods { goods, value, .. } => {
            say!(voice, "raids-tile-goods", goods = voice.word(goods_key(goods)), value)
        }
        Tile::Rune => voice.word("raids-tile-rune"),
        Tile::Port { sales } => say!(voice, "raids-tile-port", sales),
        Tile::Monster { strength } => say!(voice, "raids-tile-monster", strength),
        Tile::Visit => voice.word("raids-tile-visit"),
        Tile::Pillage => voice.word("raids-tile-pillage"),
    }
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

/// The key of the word for goods.
pub const fn goods_key(goods: Goods) -> &'static str {
    match goods {
        Goods::Wood => "raids-goods-wood",
        Goods::Pigs => "raids-goods-pigs",
        Goods::Furs => "raids-goods-furs",
        Goods::Mead => "raids-goods-mead",
        Goods::Fish => "raids-goods-fish",
        Goods::Wool => "raids-goods-wool",
        Goods::Salt => "raids-goods-salt",
        Goods::Amber => "raids-goods-amber",
    }
}

/// What a Harbor tile rewards, e.g. `most Runes`.
pub fn criterion(harbor: Harbor, voice: &Voice) -> String {
    voice.word(match harbor {
        Harbor::Arrival => "raids-award-arrival",
        Harbor::Goods => "raids-award-goods",
        Harbor::DifferentGoods => "raids-award-different-goods",
        Harbor::Runes => "raids-award-runes",
        Harbor::Shields => "raids-award-shields",
        Harbor::Weapons => "raids-award-weapons",
        Harbor::Ports => "raids-award-ports",
        Harbor::Monsters => "raids-award-monsters",
        Harbor::Sails => "raids-award-sails",
    })
}

/// The space of a ship as a sign, counted from 1, e.g. `③`.
pub fn slot(number: usize) -> String {
    u32::try_from(number)
        .ok()
        .filter(|n| (1..=20).contains(n))
        .and_then(|n| char::from_u32('①' as u32 + n - 1))
        .map_or_else(|| format!("({number})"), String::from)
}

/// The number on a tile: Glory, or how often its symbol counts; empty if that is once.
pub fn value(tile: Tile) -> String {
    match tile {
        Tile::Goods { value, .. } | Tile::Pennant { value, .. } | Tile::Monster { strength: value } => {
            value.to_string()
        }
        Tile::Weapon { strength: times, .. }
        | Tile::Sail { strength: times, .. }
        | Tile::Mjollnir { strength: times, .. }
        | Tile::Port { sales: times }
            if times > 1 =>
        {
            format!("×{times}")
        }
        _ => String::new(),
    }
}

/// The text with no-break spaces, so that a sign stays with its word.
pub fn glued(text: &str) -> String {
    text.replace(' ', "\u{a0}")
}
