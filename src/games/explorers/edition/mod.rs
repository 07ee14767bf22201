//! Reads an edition file of *Explorers of the North Sea* and checks everything in it. The only way to make
//! [`Explorers`].

mod faces;
mod fields;
mod grounds;
mod warnings;

pub(super) use warnings::warnings;

use serde_json::Value;

use super::components::{Animal, Bonus, Captain, Counting, Explorers, Herd, Points, SEATS};
use crate::engine::{Edition, EditionError};
use fields::{Object, known_keys, list, number, numbers, object, wrong};

/// Every key of an edition that is wanted.
const KEYS: [&str; 12] = [
    "id",
    "title",
    "reconstruction",
    "tiles",
    "fixed",
    "mainland",
    "boards",
    "livestock",
    "settlements",
    "enemy_ships",
    "points",
    "captains",
];
/// The strongest settlement: seven Vikings can raid it.
const STRONGEST: u8 = super::components::VIKINGS;

type Result<T> = std::result::Result<T, EditionError>;

/// Reads and checks an edition.
pub(super) fn read(edition: &Edition) -> Result<Explorers> {
    let Some(data) = edition.data.as_object() else { return wrong("(file)", "must be an object") };
    known_keys("", data, &KEYS, &["note"])?;
    if data.get("title").and_then(Value::as_str) != Some("explorers") {
        return wrong("title", "must be \"explorers\"");
    }
    if data.get("note").is_some_and(|note| !note.is_string()) {
        return wrong("note", "must be a text");
    }
    let reconstruction = match data.get("reconstruction") {
        Some(Value::Bool(reconstruction)) => *reconstruction,
        _ => return wrong("reconstruction", "must be true or false: whether values are a reconstruction"),
    };
    let (boards, grounds) = grounds::read(data)?;
    let ships = object(data, "enemy_ships", &["deadly", "harmless"])?;
    Ok(Explorers {
        tiles: faces::dealt(data)?,
        boards,
        grounds,
        settlements: settlements(data)?,
        deadly_ships: number(ships.get("deadly"), "enemy_ships.deadly", 0, 48)?,
        harmless_ships: number(ships.get("harmless"), "enemy_ships.harmless", 0, 48)?,
        livestock: livestock(data)?,
        points: points(data)?,
        captains: captains(data)?,
        reconstruction,
    })
}

fn livestock(data: &Object) -> Result<Herd> {
    let names: Vec<&str> = Animal::ALL.iter().map(|animal| animal.word()).collect();
    let counts = object(data, "livestock", &names)?;
    let mut herd = [0; Animal::KINDS];
    for animal in Animal::ALL {
        herd[animal.index()] = number(counts.get(animal.word()), &format!("livestock.{animal}"), 0, 20)?;
    }
    Ok(Herd::new(herd))
}

/// How many tokens of strength 0, 1, ….
fn settlements(data: &Object) -> Result<Vec<u8>> {
    let items = list(data.get("settlements"), "settlements", 0..=48)?;
    let mut counts = vec![0; usize::from(STRONGEST) + 1];
    for (i, item) in items.iter().enumerate() {
        counts[usize::from(number(Some(item), &format!("settlements[{i}]"), 1, STRONGEST)?)] += 1;
    }
    Ok(counts)
}

fn points(data: &Object) -> Result<Points> {
    let keys =
        ["livestock_set", "outposts", "enemy_ship", "deaths", "island_tile", "viking_strength", "outpost_strength"];
    let points = object(data, "points", &keys)?;
    let one = |key: &str, most| number(points.get(key), &format!("points.{key}"), 0, most);
    let strength = |key: &str| number(points.get(key), &format!("points.{key}"), 1, 10);
    Ok(Points {
        set: numbers(points.get("livestock_set"), "points.livestock_set", 50)?,
        outposts: numbers(points.get("outposts"), "points.outposts", 50)?,
        enemy_ship: one("enemy_ship", 10)?,
        deaths: numbers(points.get("deaths"), "points.deaths", 50)?,
        island_tile: one("island_tile", 10)?,
        viking_strength: strength("viking_strength")?,
        outpost_strength: strength("outpost_strength")?,
    })
}

fn captains(data: &Object) -> Result<Vec<Bonus>> {
    let names: Vec<&str> = Captain::ALL.iter().map(|captain| captain.word()).collect();
    let captains = object(data, "captains", &names)?;
    let bonus = |captain: &Captain| {
        let key = format!("captains.{captain}");
        let Some(item) = captains.get(captain.word()).and_then(Value::as_object) else {
            return wrong(key, "must be an object");
        };
        known_keys(&format!("{key}."), item, &["points", "per", "solo"], &["counts"])?;
        let Some(solo) = item.get("solo").and_then(Value::as_bool) else {
            return wrong(format!("{key}.solo"), "must be true or false: whether one player may have it");
        };
        let points = number(item.get("points"), &format!("{key}.points"), 0, 20)?;
        let counts = match item.get("counts") {
            None => Some(Counting::As(*captain)),
            Some(word) => Counting::all().find(|counts| word.as_str() == Some(counts.word())),
        };
        let Some(counts) = counts else {
            let known: Vec<_> = Counting::all().map(Counting::word).collect();
            return wrong(format!("{key}.counts"), format!("must be one of: {}", known.join(", ")));
        };
        Ok(Bonus { counts, points, per: number(item.get("per"), &format!("{key}.per"), 1, 10)?, solo })
    };
    let all: Vec<Bonus> = Captain::ALL.iter().map(bonus).collect::<Result<_>>()?;
    let solo = all.iter().filter(|bonus| bonus.solo).count();
    if solo < super::components::OFFER {
        return wrong("captains", format!("{solo} are for one player; at least 2 are wanted"));
    }
    debug_assert!(all.len() >= SEATS * super::components::OFFER);
    Ok(all)
}
