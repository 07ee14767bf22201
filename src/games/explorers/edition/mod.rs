//! Reads an edition file of *Explorers of the North Sea* and checks everything in it. The only way to make
//! [`Explorers`].

mod faces;
mod fields;

use std::collections::BTreeSet;

use serde_json::Value;

use super::components::{Animal, Bonus, Captain, Explorers, Face, Feature, Herd, Points, SEATS, Side, Tile};
use crate::canvas::hex::{Cell, Direction};
use crate::engine::{Edition, EditionError};
use fields::{Object, known_keys, list, number, numbers, object, wrong};

/// Every key of an edition.
const KEYS: [&str; 13] = [
    "id",
    "title",
    "reconstruction",
    "note",
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
/// How far from the middle the starting board may reach.
const NEAR: i64 = 5;

type Result<T> = std::result::Result<T, EditionError>;

/// Reads and checks an edition.
pub(super) fn read(edition: &Edition) -> Result<Explorers> {
    let Some(data) = edition.data.as_object() else { return wrong("(file)", "must be an object") };
    known_keys("", data, &KEYS)?;
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
    let fixed = fixed(data)?;
    let mainland = mainland(data, &fixed)?;
    let forbidden = forbidden(&fixed, &mainland);
    let ships = object(data, "enemy_ships", &["deadly", "harmless"])?;
    let game = Explorers {
        tiles: faces::dealt(data)?,
        boards: boards(data, &fixed, &forbidden)?,
        fixed,
        mainland,
        forbidden,
        settlements: settlements(data)?,
        deadly_ships: number(ships.get("deadly"), "enemy_ships.deadly", 0, 48)?,
        harmless_ships: number(ships.get("harmless"), "enemy_ships.harmless", 0, 48)?,
        livestock: livestock(data)?,
        points: points(data)?,
        captains: captains(data)?,
        reconstruction,
    };
    tokens_suffice(&game)?;
    Ok(game)
}

fn cell(value: &Value, key: &str) -> Result<Cell> {
    let near = |value: &Value| value.as_i64().filter(|n| (-NEAR..=NEAR).contains(n)).map(|n| n as i8);
    match value.as_array().map(Vec::as_slice) {
        Some([q, r]) => match (near(q), near(r)) {
            (Some(q), Some(r)) => Ok(Cell::new(q, r)),
            _ => wrong(key, format!("must be two whole numbers from -{NEAR} to {NEAR}")),
        },
        _ => wrong(key, "must be a list of two numbers: q and r"),
    }
}

fn fixed(data: &Object) -> Result<[Cell; Tile::FIXED as usize]> {
    let items = list(data.get("fixed"), "fixed", 3..=3)?;
    let mut cells = [Cell::new(0, 0); Tile::FIXED as usize];
    for (i, item) in items.iter().enumerate() {
        cells[i] = cell(item, &format!("fixed[{i}]"))?;
        if i > 0 && cells[i - 1].neighbour(Direction::East) != cells[i] {
            return wrong(format!("fixed[{i}]"), "must lie east of the one before it");
        }
    }
    Ok(cells)
}

fn mainland(data: &Object, fixed: &[Cell]) -> Result<Vec<Cell>> {
    let mut cells = Vec::new();
    for (i, item) in list(data.get("mainland"), "mainland", 1..=20)?.iter().enumerate() {
        let key = format!("mainland[{i}]");
        let cell = cell(item, &key)?;
        if cells.contains(&cell) || fixed.contains(&cell) {
            return wrong(key, format!("{cell} is taken already"));
        }
        cells.push(cell);
    }
    cells.sort_unstable();
    Ok(cells)
}

/// EX-22: the mainland and what touches it, but for the fixed tiles.
fn forbidden(fixed: &[Cell], mainland: &[Cell]) -> Vec<Cell> {
    let cells = mainland.iter().flat_map(|cell| cell.neighbours().into_iter().chain([*cell]));
    let cells: BTreeSet<Cell> = cells.filter(|cell| !fixed.contains(cell)).collect();
    cells.into_iter().collect()
}

fn boards(data: &Object, fixed: &[Cell; 3], forbidden: &[Cell]) -> Result<[[Face; 3]; 4]> {
    let names: Vec<&str> = Side::ALL.iter().map(|side| side.word()).collect();
    let boards = object(data, "boards", &names)?;
    let board = |side: &Side| {
        let key = format!("boards.{side}");
        let faces = faces::fixed(boards.get(side.word()), &key)?;
        home_is_open(&key, &faces, fixed, forbidden)?;
        neighbours_fit(&key, &faces)?;
        Ok(faces)
    };
    Ok([board(&Side::A1)?, board(&Side::A2)?, board(&Side::B1)?, board(&Side::B2)?])
}

/// EX-23: towards the shore each fixed tile has sea, and one sea space has it all.
fn home_is_open(key: &str, faces: &[Face; 3], fixed: &[Cell; 3], forbidden: &[Cell]) -> Result<()> {
    for (i, (face, cell)) in faces.iter().zip(fixed).enumerate() {
        for direction in Direction::ALL {
            let shore = forbidden.binary_search(&cell.neighbour(direction)).is_ok();
            let southern = matches!(direction, Direction::SouthEast | Direction::SouthWest);
            if southern && !shore {
                return wrong("mainland", format!("must lie along the south of {cell}"));
            }
            let home = face.regions[Direction::SouthEast.index()];
            let sea = !face.edges.is_land(direction) && face.regions[direction.index()] == home;
            if shore && !sea {
                return wrong(format!("{key}[{i}]"), "must have one sea towards the mainland and what touches it");
            }
        }
    }
    Ok(())
}

fn neighbours_fit(key: &str, faces: &[Face; 3]) -> Result<()> {
    for i in 1..faces.len() {
        if faces[i - 1].edges.is_land(Direction::East) != faces[i].edges.is_land(Direction::West) {
            return wrong(format!("{key}[{i}].edges"), "does not fit the tile to the west of it");
        }
    }
    Ok(())
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
        known_keys(&format!("{key}."), item, &["points", "per", "solo"])?;
        let Some(solo) = item.get("solo").and_then(Value::as_bool) else {
            return wrong(format!("{key}.solo"), "must be true or false: whether one player may have it");
        };
        let points = number(item.get("points"), &format!("{key}.points"), 0, 20)?;
        Ok(Bonus { points, per: number(item.get("per"), &format!("{key}.per"), 1, 10)?, solo })
    };
    let all: Vec<Bonus> = Captain::ALL.iter().map(bonus).collect::<Result<_>>()?;
    let solo = all.iter().filter(|bonus| bonus.solo).count();
    if solo < super::components::OFFER {
        return wrong("captains", format!("{solo} are for one player; at least 2 are wanted"));
    }
    debug_assert!(all.len() >= SEATS * super::components::OFFER);
    Ok(all)
}

/// EX-04: there is a token for every tile; some may be left over.
fn tokens_suffice(game: &Explorers) -> Result<()> {
    let count =
        |wanted: &dyn Fn(Feature) -> bool| game.tiles.iter().filter(|face| face.feature.is_some_and(wanted)).count();
    let enough = |key: &str, tiles: usize, tokens: u8| {
        if tiles <= usize::from(tokens) {
            return Ok(());
        }
        wrong(key, format!("{tokens} tokens for {tiles} tiles"))
    };
    for animal in Animal::ALL {
        let tiles = count(&|feature| matches!(feature, Feature::Animal(kind, _) if kind == *animal));
        enough(&format!("livestock.{animal}"), tiles, game.livestock.of(*animal))?;
    }
    let settlements = count(&|feature| matches!(feature, Feature::Settlement(_)));
    enough("settlements", settlements, game.settlements.iter().sum())?;
    let ships = count(&|feature| matches!(feature, Feature::EnemyShip(_)));
    enough("enemy_ships", ships, game.deadly_ships + game.harmless_ships)
}
