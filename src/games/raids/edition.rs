//! Reads an edition file of *Raids* and checks everything in it. The only way to make a [`Raids`].

use serde_json::{Map, Value};

use super::components::{Goods, Place, Raids, Tile};
use super::state::VOYAGES;
use crate::engine::{Edition, EditionError};

/// Every key of an edition.
const KEYS: [&str; 17] = [
    "id",
    "title",
    "reconstruction",
    "note",
    "track",
    "track_four_villages",
    "spaces",
    "empty_space_shields",
    "vikings",
    "coins",
    "start_crew",
    "ghost_step",
    "visit",
    "pillage",
    "harbor_coins",
    "rune_set",
    "voyages",
];
/// Tiles of a voyage.
const TILES: usize = 16;
/// The most Villages of a track.
const VILLAGES: usize = 5;

type Result<T> = std::result::Result<T, EditionError>;

fn wrong<T>(key: impl AsRef<str>, reason: impl AsRef<str>) -> Result<T> {
    Err(EditionError::new(key.as_ref(), reason.as_ref()))
}

/// Reads and checks an edition.
pub(super) fn read(edition: &Edition) -> Result<Raids> {
    let Some(data) = edition.data.as_object() else { return wrong("(file)", "must be an object") };
    known_keys("", data, &KEYS)?;
    match data.get("title") {
        Some(title) if title.as_str() == Some("raids") => {}
        _ => return wrong("title", "must be \"raids\""),
    }
    if data.get("note").is_some_and(|note| !note.is_string()) {
        return wrong("note", "must be a text");
    }
    let reconstruction = match data.get("reconstruction") {
        Some(Value::Bool(reconstruction)) => *reconstruction,
        _ => return wrong("reconstruction", "must be true or false: whether values are a reconstruction"),
    };
    let spaces = number(data, "spaces", 1, 8)?;
    let empty_space_shields = number(data, "empty_space_shields", 1, 4)?;
    if spaces * empty_space_shields < 4 {
        return wrong("spaces", "an empty ship must show at least 4 shields");
    }
    let raids = Raids {
        track: track(data, "track")?,
        track_four_villages: track(data, "track_four_villages")?,
        spaces,
        empty_space_shields,
        vikings: number(data, "vikings", 1, 200)?,
        coins: i16::from(number(data, "coins", 1, 255)?),
        start_crew: start_crew(data, spaces * empty_space_shields)?,
        ghost_step: number(data, "ghost_step", 1, 20)?,
        visit: table(data, "visit", 1..=4, 4)?,
        pillage: table(data, "pillage", 1..=4, 10)?,
        harbor_coins: table(data, "harbor_coins", 3..=4, 20)?,
        rune_set: rising(data, "rune_set", 1..=10, 50)?,
        voyages: voyages(data)?,
        reconstruction,
    };
    purse(&raids)?;
    Ok(raids)
}

/// One ship may win every award and every Pillage; its coins are counted up to 255.
fn purse(raids: &Raids) -> Result<()> {
    let most = |table: &[u8]| table.iter().copied().max().map_or(0, usize::from);
    let pillages = raids.voyages.iter().flatten().filter(|tile| **tile == Tile::Pillage).count();
    let coins = usize::from(VOYAGES) * most(&raids.harbor_coins) + pillages * most(&raids.pillage);
    if coins > 255 {
        return wrong("pillage", format!("a single ship could take {coins} in coins; 255 is the most"));
    }
    Ok(())
}

fn known_keys(path: &str, map: &Map<String, Value>, known: &[&str]) -> Result<()> {
    for key in map.keys() {
        if !known.contains(&key.as_str()) {
            return wrong(format!("{path}{key}"), format!("unknown key; known: {}", known.join(", ")));
        }
    }
    for key in known {
        if *key != "note" && !map.contains_key(*key) {
            return wrong(format!("{path}{key}"), "is missing");
        }
    }
    Ok(())
}

fn bounded(value: &Value, key: &str, least: u8, most: u8) -> Result<u8> {
    match value.as_u64().and_then(|n| u8::try_from(n).ok()) {
        Some(n) if (least..=most).contains(&n) => Ok(n),
        _ => wrong(key, format!("must be a whole number from {least} to {most}, not {value}")),
    }
}

fn number(data: &Map<String, Value>, key: &str, least: u8, most: u8) -> Result<u8> {
    bounded(data.get(key).unwrap_or(&Value::Null), key, least, most)
}

fn list<'a>(value: Option<&'a Value>, key: &str, lengths: std::ops::RangeInclusive<usize>) -> Result<&'a [Value]> {
    match value.and_then(Value::as_array) {
        Some(items) if lengths.contains(&items.len()) => Ok(items),
        _ if lengths.start() == lengths.end() => wrong(key, format!("must be a list of {}", lengths.start())),
        _ => wrong(key, format!("must be a list of {} to {}", lengths.start(), lengths.end())),
    }
}

fn table(data: &Map<String, Value>, key: &str, lengths: std::ops::RangeInclusive<usize>, most: u8) -> Result<Vec<u8>> {
    let items = list(data.get(key), key, lengths)?.iter().enumerate();
    items.map(|(i, item)| bounded(item, &format!("{key}[{i}]"), 0, most)).collect()
}

fn rising(data: &Map<String, Value>, key: &str, lengths: std::ops::RangeInclusive<usize>, most: u8) -> Result<Vec<u8>> {
    let items = table(data, key, lengths, most)?;
    match items.windows(2).position(|pair| pair[0] > pair[1]) {
        Some(i) => wrong(format!("{key}[{}]", i + 1), "must not be less than the one before"),
        None => Ok(items),
    }
}

fn track(data: &Map<String, Value>, key: &str) -> Result<Vec<Place>> {
    let Some(text) = data.get(key).and_then(Value::as_str) else {
        return wrong(key, "must be a text of T (tile), V (Village) and one H (Harbor) at its end");
    };
    let Some(open) = text.strip_suffix('H') else { return wrong(key, "must end with H, the Harbor") };
    let place = |(i, letter)| match letter {
        'T' => Ok(Place::Open),
        'V' => Ok(Place::Village),
        other => wrong(key, format!("{other:?} at place {} is neither T (tile) nor V (Village)", i + 1)),
    };
    let places: Vec<Place> = open.chars().enumerate().map(place).collect::<Result<_>>()?;
    let tiles = places.iter().filter(|place| **place == Place::Open).count();
    if tiles != TILES {
        return wrong(key, format!("has {tiles} places for tiles; a voyage has {TILES} tiles"));
    }
    let villages = places.len() - tiles;
    if !(1..=VILLAGES).contains(&villages) {
        return wrong(key, format!("has {villages} Villages; 1 to {VILLAGES} are wanted"));
    }
    Ok(places)
}

fn start_crew(data: &Map<String, Value>, room: u8) -> Result<[Vec<u8>; 3]> {
    let Some(rows) = data.get("start_crew").and_then(Value::as_object) else {
        return wrong("start_crew", "must be an object with the rows \"2\", \"3\" and \"4\"");
    };
    known_keys("start_crew.", rows, &["2", "3", "4"])?;
    let row = |seats: usize| {
        let key = format!("start_crew.{seats}");
        let items = list(rows.get(&seats.to_string()), &key, seats..=seats)?.iter().enumerate();
        items.map(|(i, item)| bounded(item, &format!("{key}[{i}]"), 0, room)).collect::<Result<Vec<_>>>()
    };
    Ok([row(2)?, row(3)?, row(4)?])
}

fn voyages(data: &Map<String, Value>) -> Result<[Vec<Tile>; VOYAGES as usize]> {
    let Some(sets) = data.get("voyages").and_then(Value::as_object) else {
        return wrong("voyages", "must be an object with the sets \"1\" to \"4\"");
    };
    known_keys("voyages.", sets, &["1", "2", "3", "4"])?;
    let set = |voyage: u8| {
        let key = format!("voyages.{voyage}");
        let items = list(sets.get(&voyage.to_string()), &key, TILES..=TILES)?.iter().enumerate();
        items.map(|(i, item)| tile(item, &format!("{key}[{i}]"))).collect::<Result<Vec<_>>>()
    };
    Ok([set(1)?, set(2)?, set(3)?, set(4)?])
}

fn tile(value: &Value, key: &str) -> Result<Tile> {
    let items = list(Some(value), key, 1..=4)?;
    let Some(kind) = items[0].as_str() else { return wrong(key, "must begin with the kind of tile, a text") };
    let arity = match kind {
        "rune" | "visit" | "pillage" => 1,
        "port" | "monster" => 2,
        "weapon" | "sail" | "mjollnir" | "pennant" => 3,
        "goods" => 4,
        _ => return wrong(key, format!("{kind:?} is no kind of tile")),
    };
    if items.len() != arity {
        return wrong(key, format!("{kind} takes {} values", arity - 1));
    }
    let at = |i: usize, least, most| bounded(&items[i], key, least, most);
    let shields = |i| at(i, 0, 4);
    Ok(match kind {
        "weapon" => Tile::Weapon { strength: at(1, 1, 2)?, shields: shields(2)? },
        "sail" => Tile::Sail { strength: at(1, 1, 2)?, shields: shields(2)? },
        "mjollnir" => Tile::Mjollnir { strength: at(1, 1, 2)?, shields: shields(2)? },
        "pennant" => Tile::Pennant { value: at(1, 0, 20)?, shields: shields(2)? },
        "goods" => {
            let goods: Goods = serde_json::from_value(items[1].clone()).map_err(|_| {
                let reason = format!("{} is no kind of goods; take one of those that there are", items[1]);
                EditionError::new(key, &reason)
            })?;
            Tile::Goods { goods, value: at(2, 0, 20)?, shields: shields(3)? }
        }
        "port" => Tile::Port { sales: at(1, 1, 2)? },
        "monster" => Tile::Monster { strength: at(1, 1, 12)? },
        "visit" => Tile::Visit,
        "pillage" => Tile::Pillage,
        _ => Tile::Rune,
    })
}
