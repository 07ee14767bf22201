//! Names of places, trails, tokens, tiles and boxes, and the signs before the words. A site is named as on the map, where
//! its label is its code. Tiles and spaces of the toolbox table have names, and their codes are only typed.

use super::*;

// The signs of what they name; a token is a coloured one, relics are taken, a tile is left.
pub const RATION: &str = "🥫";
pub const BOX: &str = "🧰";
pub const PATHWAY: &str = "🥾";
pub const CAMP: &str = "🏕️";
pub const TOKEN: &str = "🌊";
pub const RELICS: &str = "🏺";
pub const TILE: &str = "▮";
pub const COIN: &str = "🪙";

/// What the columns of the toolbox table are called in keys, in order.
pub const COLUMNS: [&str; 3] = ["machete", "compass", "shovel"];

/// The label of a site or a token in the picture: `T3`, `K3`.
pub fn code(thing: impl std::fmt::Display) -> String {
    thing.to_string().to_uppercase()
}

/// A place as in the picture: a site by its label, Base Camp by the sign of its tents.
pub fn site(site: Site) -> String {
    if site == Site::CAMP { CAMP.to_owned() } else { code(site) }
}

/// A trail by its ends, e.g. `R3–T4`.
pub fn trail(trail: Trail) -> String {
    path(&trail.ends())
}

/// The places of a walk, e.g. `🏕️–T3–R1`.
pub fn path(path: &[Site]) -> String {
    row::joined(path.iter().copied().map(site), "–")
}

crate::words::codes!(by |one| site(*one); Site);
crate::words::codes!(by |one| trail(*one); Trail);

pub fn slot(slot: Slot, voice: &Voice) -> String {
    match slot {
        Slot::Reserve => voice.word("relic-runners-reserve"),
        Slot::Bottom => voice.word("relic-runners-bottom"),
        Slot::On(on) => space(on, voice),
    }
}

/// The column of the toolbox table.
pub fn column(column: Column, voice: &Voice) -> String {
    voice.word(&format!("relic-runners-column-{}", COLUMNS[column as usize]))
}

/// A space of the toolbox table, e.g. `Compass 2`.
pub fn space(space: Space, voice: &Voice) -> String {
    format!("{} {}", column(space.column, voice), space.level)
}

pub fn box_action(space: Space, voice: &Voice) -> String {
    voice.word(&format!("relic-runners-box-{space}"))
}

/// The sign of the sites of a colour; `None` is Base Camp. No two have the same shape and colour, and none is a seat's.
pub const fn site_sign(colour: Option<Colour>) -> &'static str {
    match colour {
        Some(colour) => ["🌿", "⬜", "🟦", "🟪"][colour as usize],
        None => CAMP,
    }
}

pub const fn relic_sign(colour: Colour) -> &'static str {
    ["🐸", "💀", "🐦", "🎭"][colour as usize]
}

/// What a relic is called, with its sign.
pub fn relic(colour: Colour, voice: &Voice) -> String {
    format!("{} {}", relic_sign(colour), relic_name(colour, voice))
}

pub fn relic_name(colour: Colour, voice: &Voice) -> String {
    voice.word(&format!("relic-runners-relic-{colour}"))
}

pub fn site_kind(colour: Colour, voice: &Voice) -> String {
    match colour {
        Colour::Green => voice.word("relic-runners-ruin"),
        temple => voice.word(&format!("relic-runners-temple-{temple}")),
    }
}

pub fn site_kinds(colour: Colour, voice: &Voice) -> String {
    match colour {
        Colour::Green => voice.word("relic-runners-board-ruins"),
        temple => voice.word(&format!("relic-runners-temples-{temple}")),
    }
}

/// The name of an ivory tile, e.g. `Pioneer`.
pub fn ivory(ivory: Ivory, voice: &Voice) -> String {
    tile(Tile::Ivory(ivory), voice)
}

/// The name of a temple tile, e.g. `Spare kit`.
pub fn tile(tile: Tile, voice: &Voice) -> String {
    match tile {
        Tile::Purple(_) | Tile::Ivory(_) => voice.word(&format!("relic-runners-tile-{tile}")),
        Tile::Blue(points) => say!(voice, "relic-runners-vp", points),
    }
}

/// The effect of a tile in a few words; `None` for a blue one.
pub fn effect(tile: Tile, voice: &Voice) -> Option<String> {
    match tile {
        Tile::Purple(_) | Tile::Ivory(_) => Some(voice.word(&format!("relic-runners-does-{tile}"))),
        Tile::Blue(_) => None,
    }
}

/// Name and effect of a tile, e.g. `Spare kit: a Toolbox from the reserve to the bottom`.
pub fn tile_and_effect(one: Tile, voice: &Voice) -> String {
    explained(tile(one, voice), one, voice)
}

/// What is said of a tile, and its effect.
pub fn explained(thing: String, tile: Tile, voice: &Voice) -> String {
    match effect(tile, voice) {
        Some(effect) => voice.about(thing, effect),
        None => thing,
    }
}

pub fn explorer(explorer: Explorer, voice: &Voice) -> String {
    voice.word(&format!("relic-runners-explorer-{explorer}"))
}

pub fn power(game: &RelicRunners, explorer: Explorer, voice: &Voice) -> String {
    let power = game.explorers.get(&explorer).map(|power| power.word().replace('_', "-"));
    power.map(|power| voice.word(&format!("relic-runners-power-{power}"))).unwrap_or_default()
}
