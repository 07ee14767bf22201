//! Names of places, trails, tokens, tiles and boxes, and the signs before the words. Codes are written in capitals, as
//! on a map; they may be typed in upper or lower case.

use crate::games::relic_runners::action::Token;
use crate::games::relic_runners::components::{Colour, Ivory, Power, Purple, Site, Space, Tile, Trail};
use crate::games::relic_runners::state::Slot;
use crate::words::{Voice, say};

/// The sign of rations.
pub const RATION: &str = "🥫";
/// The sign of toolboxes.
pub const BOX: &str = "🧰";
/// The sign of pathways.
pub const PATHWAY: &str = "🥾";
/// The sign of Base Camp.
pub const CAMP: &str = "🏕️";
/// The sign of a coloured token.
pub const TOKEN: &str = "🌊";
/// The sign of the relics that are taken.
pub const RELICS: &str = "🏺";
/// The sign of a tile that is left.
pub const TILE: &str = "▮";
/// The sign of coins.
pub const COIN: &str = "🪙";

/// The code of a place, e.g. `T3`.
pub fn site(site: Site) -> String {
    site.to_string().to_uppercase()
}

/// The code of a trail, e.g. `R3–T4`.
pub fn trail(trail: Trail) -> String {
    trail.ends().map(site).join("–")
}

/// The places of a walk, e.g. `BC–T3–R1`.
pub fn path(path: &[Site]) -> String {
    path.iter().map(|place| site(*place)).collect::<Vec<_>>().join("–")
}

/// The code of a token, e.g. `K3`.
pub fn token(token: Token) -> String {
    token.to_string().to_uppercase()
}

/// The code of a space of the toolbox table, e.g. `M2`.
pub fn space(space: Space) -> String {
    space.to_string().to_uppercase()
}

/// Where a toolbox is.
pub fn slot(slot: Slot, voice: &Voice) -> String {
    match slot {
        Slot::Reserve => voice.word("relic-runners-reserve"),
        Slot::Bottom => voice.word("relic-runners-bottom"),
        Slot::On(on) => space(on),
    }
}

/// What a box on a space does, in a few words.
pub fn box_action(space: Space, voice: &Voice) -> String {
    voice.word(&format!("relic-runners-box-{space}"))
}

/// The sign of the sites of a colour; `None` is Base Camp. No two have the same shape and colour, and none is a seat's.
pub const fn site_sign(colour: Option<Colour>) -> &'static str {
    match colour {
        Some(Colour::Green) => "🌿",
        Some(Colour::Ivory) => "⬜",
        Some(Colour::Blue) => "🟦",
        Some(Colour::Purple) => "🟪",
        None => CAMP,
    }
}

/// The sign of a relic.
pub const fn relic_sign(colour: Colour) -> &'static str {
    match colour {
        Colour::Green => "🐸",
        Colour::Ivory => "💀",
        Colour::Blue => "🐦",
        Colour::Purple => "🎭",
    }
}

/// What a relic is called, with its sign.
pub fn relic(colour: Colour, voice: &Voice) -> String {
    format!("{} {}", relic_sign(colour), relic_name(colour, voice))
}

/// What a relic is called.
pub fn relic_name(colour: Colour, voice: &Voice) -> String {
    voice.word(match colour {
        Colour::Green => "relic-runners-relic-green",
        Colour::Ivory => "relic-runners-relic-ivory",
        Colour::Blue => "relic-runners-relic-blue",
        Colour::Purple => "relic-runners-relic-purple",
    })
}

/// The name of one site of a colour.
pub fn site_kind(colour: Colour, voice: &Voice) -> String {
    voice.word(match colour {
        Colour::Green => "relic-runners-ruin",
        Colour::Ivory => "relic-runners-temple-ivory",
        Colour::Blue => "relic-runners-temple-blue",
        Colour::Purple => "relic-runners-temple-purple",
    })
}

/// Code and name of a purple tile, e.g. `P4 Spare kit`.
pub fn purple(tile: Purple, voice: &Voice) -> String {
    named(tile.word(), voice)
}

/// Code and name of an ivory tile, e.g. `I3-2 Pioneer`.
pub fn ivory(tile: Ivory, voice: &Voice) -> String {
    named(tile.word(), voice)
}

/// Code and name of a temple tile.
pub fn tile(tile: Tile, voice: &Voice) -> String {
    match tile {
        Tile::Purple(tile) => purple(tile, voice),
        Tile::Ivory(tile) => ivory(tile, voice),
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

/// Code, name and effect of a tile, e.g. `P4 Spare kit: a Toolbox out of the reserve`.
pub fn tile_and_effect(one: Tile, voice: &Voice) -> String {
    match effect(one, voice) {
        Some(effect) => explained(tile(one, voice), effect, voice),
        None => tile(one, voice),
    }
}

/// A thing and its effect.
pub fn explained(thing: String, effect: String, voice: &Voice) -> String {
    say!(voice, "relic-runners-explained", thing, effect)
}

/// The power of an explorer in a few words.
pub fn power(power: Power, voice: &Voice) -> String {
    voice.word(&format!("relic-runners-power-{}", power.word().replace('_', "-")))
}

fn named(code: &str, voice: &Voice) -> String {
    format!("{} {}", code.to_uppercase(), voice.word(&format!("relic-runners-tile-{code}")))
}

/// The text with non-breaking spaces, so that it stays on one line.
pub fn glued(text: &str) -> String {
    text.replace(' ', "\u{a0}")
}
