//! Reads an edition file of *Raids*: what single keys hold is declared in [`Raids`]; what they must be to each other is
//! checked here.

use serde::de::{Deserialize, Deserializer, Error};
use serde_json::Value;

use super::components::{Goods, Place, Raids, Tile};
use super::state::VOYAGES;
use crate::engine::bounds::{List, rising, rows, whole};
use crate::engine::{Edition, EditionError};

/// Tiles of a voyage.
const TILES: usize = 16;
/// The most Villages of a track.
const VILLAGES: usize = 5;

/// Reads and checks an edition.
pub(super) fn read(edition: &Edition) -> Result<Raids, EditionError> {
    let raids: Raids = edition.document("raids")?;
    let room = raids.spaces * raids.empty_space_shields;
    if room < 4 {
        return wrong("spaces", "an empty ship must show at least 4 shields");
    }
    for (seats, crews) in (2..).zip(&raids.start_crew) {
        let key = format!("start_crew.{seats}");
        if crews.len() != seats {
            return wrong(&key, &format!("must be a list of {seats}"));
        }
        if let Some((i, crew)) = crews.iter().enumerate().find(|(_, crew)| **crew > room) {
            return wrong(&format!("{key}[{i}]"), &format!("must be a whole number from 0 to {room}, not {crew}"));
        }
    }
    rising("rune_set", &raids.rune_set)?;
    // One ship may win every award and every Pillage; its coins are counted up to 255.
    let most = |table: &[u8]| table.iter().copied().max().map_or(0, usize::from);
    let pillages = raids.voyages.iter().flatten().filter(|tile| **tile == Tile::Pillage).count();
    let coins = usize::from(VOYAGES) * most(&raids.harbor_coins) + pillages * most(&raids.pillage);
    if coins > 255 {
        return wrong("pillage", &format!("a single ship could take {coins} in coins; 255 is the most"));
    }
    Ok(raids)
}

fn wrong<T>(key: &str, reason: &str) -> Result<T, EditionError> {
    Err(EditionError::new(key, reason))
}

/// The places of a track: a text of `T` (tile), `V` (Village) and one `H` (Harbor) at its end.
pub(super) fn track<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Vec<Place>, D::Error> {
    let text = String::deserialize(deserializer)?;
    let open = text.strip_suffix('H').ok_or_else(|| D::Error::custom("must end with H, the Harbor"))?;
    let place = |(i, letter)| match letter {
        'T' => Ok(Place::Open),
        'V' => Ok(Place::Village),
        other => Err(D::Error::custom(format!("{other:?} at place {} is neither T (tile) nor V (Village)", i + 1))),
    };
    let places: Vec<Place> = open.chars().enumerate().map(place).collect::<Result<_, _>>()?;
    let tiles = places.iter().filter(|place| **place == Place::Open).count();
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
pub(super) fn voyages<'de, D: Deserializer<'de>>(deserializer: D) -> Result<[Vec<Tile>; VOYAGES as usize], D::Error> {
    let voyages: [List<Printed, TILES, TILES>; VOYAGES as usize] = rows::<D, _, 1, { VOYAGES as usize }>(deserializer)?;
    Ok(voyages.map(|tiles| tiles.0.into_iter().map(|printed| printed.0).collect()))
}

/// A tile as an edition has it: its kind, then its values.
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
    if values.len() != wanted {
        return Err(format!("{kind} takes {wanted} values"));
    }
    let at = |i: usize, least, most| whole(&values[i], least, most);
    let symbols = || at(0, 1, 2);
    let shields = || at(wanted - 1, 0, 4);
    Ok(match kind.as_str() {
        "weapon" => Tile::Weapon { strength: symbols()?, shields: shields()? },
        "sail" => Tile::Sail { strength: symbols()?, shields: shields()? },
        "mjollnir" => Tile::Mjollnir { strength: symbols()?, shields: shields()? },
        "pennant" => Tile::Pennant { value: at(0, 0, 20)?, shields: shields()? },
        "goods" => {
            let goods = Goods::deserialize(&values[0]);
            let goods =
                goods.map_err(|_| format!("{} is no kind of goods; take one of those that there are", values[0]))?;
            Tile::Goods { goods, value: at(1, 0, 20)?, shields: shields()? }
        }
        "port" => Tile::Port { sales: symbols()? },
        "monster" => Tile::Monster { strength: at(0, 1, 12)? },
        "visit" => Tile::Visit,
        "pillage" => Tile::Pillage,
        _ => Tile::Rune,
    })
}
