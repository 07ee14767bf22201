//! The components of *Raids* as typed data, read from an edition.

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::Value;

use crate::engine::bounds::{List, number, numbers, rows, whole};
use crate::title::spelling::words;

pub const VOYAGES: u8 = 4;
const TILES: usize = 16;
/// The most Villages of a track.
const VILLAGES: usize = 5;

/// A voyage tile, with the shields printed on it. Tiles with equal values are interchangeable.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum Tile {
    /// Reduces what every monster costs: 1 or 2 symbols. Lies aboard.
    Weapon { strength: u8, shields: u8 },
    /// Recruits at the end of every voyage: 1 or 2 symbols. Lies aboard.
    Sail { strength: u8, shields: u8 },
    /// Glory for each Viking aboard at the end of the game: 1 or 2 hammers. Lies aboard.
    Mjollnir { strength: u8, shields: u8 },
    /// Glory if sold. Lies aboard, beside the ship once sold.
    Goods { goods: Goods, value: u8, shields: u8 },
    /// Glory. Lies aboard.
    Pennant { value: u8, shields: u8 },
    /// Glory in sets. Lies beside the ship.
    Rune,
    /// Sells up to 1 or 2 goods and recruits when it is taken. Lies beside the ship.
    Port { sales: u8 },
    /// Must be fought or yielded to. Lies beside the ship once beaten. Its strength is the Vikings it costs without weapons, and its Glory.
    Monster { strength: u8 },
    /// Vikings for the first two ships that pass.
    Visit,
    /// Coins for the first two ships that pass.
    Pillage,
}

impl Tile {
    /// The word for its kind in editions, events and sentences.
    pub const fn kind(self) -> &'static str {
        match self {
            Self::Weapon { .. } => "weapon",
            Self::Sail { .. } => "sail",
            Self::Mjollnir { .. } => "mjollnir",
            Self::Goods { .. } => "goods",
            Self::Pennant { .. } => "pennant",
            Self::Rune => "rune",
            Self::Port { .. } => "port",
            Self::Monster { .. } => "monster",
            Self::Visit => "visit",
            Self::Pillage => "pillage",
        }
    }

    /// Its number: Glory, or how often its symbol counts; 0 if it has none.
    pub const fn number(self) -> u8 {
        match self {
            Self::Weapon { strength: number, .. }
            | Self::Sail { strength: number, .. }
            | Self::Mjollnir { strength: number, .. }
            | Self::Monster { strength: number }
            | Self::Goods { value: number, .. }
            | Self::Pennant { value: number, .. }
            | Self::Port { sales: number } => number,
            Self::Rune | Self::Visit | Self::Pillage => 0,
        }
    }

    /// Whether a ship may stop at it (and later take it).
    pub const fn stoppable(self) -> bool {
        !matches!(self, Self::Monster { .. } | Self::Visit | Self::Pillage)
    }

    /// Whether a Port buys it (RA-48).
    pub const fn is_goods(self) -> bool {
        matches!(self, Self::Goods { .. })
    }

    /// The shields it shows when it lies on a ship; `None` for a tile that never does.
    pub const fn shields_aboard(self) -> Option<u8> {
        match self {
            Self::Weapon { shields, .. }
            | Self::Sail { shields, .. }
            | Self::Mjollnir { shields, .. }
            | Self::Goods { shields, .. }
            | Self::Pennant { shields, .. } => Some(shields),
            _ => None,
        }
    }
}

words! {
    /// The kind of goods on a goods tile.
    pub enum Goods {
        Wood = "wood",
        Pigs = "pigs",
        Furs = "furs",
        Mead = "mead",
        Fish = "fish",
        Wool = "wool",
        Salt = "salt",
        Amber = "amber",
    }
}

words! {
    /// What a Harbor tile rewards.
    pub enum Harbor {
        /// The order of docking; always and only in the first voyage.
        Arrival = "arrival",
        /// Goods tiles, aboard and sold.
        Goods = "goods",
        /// Different kinds of goods, aboard and sold.
        DifferentGoods = "different_goods",
        Runes = "runes",
        /// Shields shown, manned or not.
        Shields = "shields",
        /// Weapon symbols.
        Weapons = "weapons",
        Ports = "ports",
        Monsters = "monsters",
        /// Sail symbols.
        Sails = "sails",
    }
}

/// What lies at a place of the track that is not the Harbor.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SpaceKind {
    /// A place for a voyage tile.
    Open,
    Village,
}

/// The rules of *Raids* with one edition of its components, validated.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Raids {
    /// The places of the track in order; the first is space 1, the Harbor comes after the last.
    #[serde(deserialize_with = "track")]
    pub track: Vec<SpaceKind>,
    /// The same for the option `track = four_villages`.
    #[serde(deserialize_with = "track")]
    pub track_four_villages: Vec<SpaceKind>,
    /// Spaces of an empty longship.
    #[serde(deserialize_with = "number::<_, _, 1, 8>")]
    pub spaces: u8,
    /// Shields of a space without a tile.
    #[serde(deserialize_with = "number::<_, _, 1, 4>")]
    pub empty_space_shields: u8,
    /// Vikings in the box: the limit of the option `viking_limit = 40`.
    #[serde(deserialize_with = "number::<_, _, 1, 200>")]
    pub vikings: u8,
    /// The worth of all coins in the box, in Glory.
    #[serde(deserialize_with = "number::<_, _, 1, 255>")]
    pub coins: i16,
    /// Starting crews by order of play, for 2, 3 and 4 seats.
    #[serde(deserialize_with = "rows::<_, _, 2, 3>")]
    pub start_crew: [Vec<u8>; 3],
    /// Spaces that the ghost moves at a time (RA-68).
    #[serde(deserialize_with = "number::<_, _, 1, 20>")]
    pub ghost_step: u8,
    /// Vikings on a Visit for the first, second … ship.
    #[serde(deserialize_with = "numbers::<_, _, 1, 4, 4>")]
    pub visit: Vec<u8>,
    /// Coins on a Pillage for the first, second … ship.
    #[serde(deserialize_with = "numbers::<_, _, 1, 4, 10>")]
    pub pillage: Vec<u8>,
    /// Coins of a Harbor award by rank.
    #[serde(deserialize_with = "numbers::<_, _, 3, 4, 20>")]
    pub harbor_coins: Vec<u8>,
    /// Glory of a set of 1, 2, 3 … runes.
    #[serde(deserialize_with = "numbers::<_, _, 1, 10, 50>")]
    pub rune_set: Vec<u8>,
    /// The tiles of the four voyages, in the order of the edition.
    #[serde(deserialize_with = "voyages")]
    pub voyages: [Vec<Tile>; VOYAGES as usize],
    /// Whether values are our own reconstruction, as the edition says.
    pub reconstruction: bool,
}

/// The places of a track: a text of `T` (tile), `V` (Village) and one `H` (Harbor) at its end.
fn track<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Vec<SpaceKind>, D::Error> {
    let text = String::deserialize(deserializer)?;
    let open = text.strip_suffix('H').ok_or_else(|| D::Error::custom("must end with H, the Harbor"))?;
    let place = |(i, letter)| match letter {
        'T' => Ok(SpaceKind::Open),
        'V' => Ok(SpaceKind::Village),
        other => Err(D::Error::custom(format!("{other:?} at place {} is neither T (tile) nor V (Village)", i + 1))),
    };
    let places: Vec<SpaceKind> = open.chars().enumerate().map(place).collect::<Result<_, _>>()?;
    let tiles = places.iter().filter(|place| **place == SpaceKind::Open).count();
    let villages = places.len() - tiles;
    if tiles != TILES {
        return Err(D::Error::custom(format!("has {tiles} places for tiles; a voyage has {TILES} tiles")));
    }
    if !(1..=VILLAGES).contains(&villages) {
        return Err(D::Error::custom(format!("has {villages} Villages; 1 to {VILLAGES} are wanted")));
    }
    Ok(places)
}

/// The tiles of the voyages, under `1` to `4`.
fn voyages<'de, D: Deserializer<'de>>(deserializer: D) -> Result<[Vec<Tile>; VOYAGES as usize], D::Error> {
    let voyages: [List<Printed, TILES, TILES>; VOYAGES as usize] = rows::<D, _, 1, { VOYAGES as usize }>(deserializer)?;
    Ok(voyages.map(|tiles| tiles.0.into_iter().map(|printed| printed.0).collect()))
}

/// A tile as written in an edition: a list of its kind and its values.
struct Printed(Tile);

impl<'de> Deserialize<'de> for Printed {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        tile(&Vec::deserialize(deserializer)?).map(Self).map_err(D::Error::custom)
    }
}

fn tile(items: &[Value]) -> Result<Tile, String> {
    let Some((Value::String(kind), values)) = items.split_first() else {
        return Err("must begin with the kind of tile, a text".to_owned());
    };
    let wanted = match kind.as_str() {
        "rune" | "visit" | "pillage" => 0,
        "port" | "monster" => 1,
        "weapon" | "sail" | "mjollnir" | "pennant" => 2,
        "goods" => 3,
        _ => return Err(format!("{kind:?} is no kind of tile")),
    };
    let symbols = |value| whole(value, 1, 2);
    let glory = |value| whole(value, 0, 20);
    let shields = |value| whole(value, 0, 4);
    Ok(match (kind.as_str(), values) {
        _ if values.len() != wanted => return Err(format!("{kind} takes {wanted} values")),
        ("weapon", [number, shown]) => Tile::Weapon { strength: symbols(number)?, shields: shields(shown)? },
        ("sail", [number, shown]) => Tile::Sail { strength: symbols(number)?, shields: shields(shown)? },
        ("mjollnir", [number, shown]) => Tile::Mjollnir { strength: symbols(number)?, shields: shields(shown)? },
        ("pennant", [number, shown]) => Tile::Pennant { value: glory(number)?, shields: shields(shown)? },
        ("goods", [goods, number, shown]) => {
            let unknown = |_| format!("{goods} is no kind of goods; take one of those that there are");
            let goods = Goods::deserialize(goods).map_err(unknown)?;
            Tile::Goods { goods, value: glory(number)?, shields: shields(shown)? }
        }
        ("port", [sales]) => Tile::Port { sales: symbols(sales)? },
        ("monster", [strength]) => Tile::Monster { strength: whole(strength, 1, 12)? },
        ("visit", _) => Tile::Visit,
        ("pillage", _) => Tile::Pillage,
        _ => Tile::Rune,
    })
}
