//! The starting boards of an edition: their fixed tiles, and where these and the mainland lie.

use std::collections::BTreeSet;

use serde_json::Value;

use super::fields::{Object, known_keys, list, object, wrong};
use super::{Result, faces};
use crate::canvas::hex::{Cell, Direction};
use crate::engine::EditionError;
use crate::games::explorers::components::{Face, Ground, Side, Tile};

/// How far from the middle the starting board may reach.
const NEAR: i64 = 5;

/// The fixed tiles of each side, and where they and the mainland lie, in order of [`Side::ALL`].
type Boards = ([[Face; Tile::FIXED as usize]; 4], [Ground; 4]);

/// Reads the four sides. Where one says nothing of its own, its tiles and its mainland lie as the edition says for all.
pub(super) fn read(data: &Object) -> Result<Boards> {
    let common = ground(data, "", None)?;
    let names: Vec<&str> = Side::ALL.iter().map(|side| side.word()).collect();
    let boards = object(data, "boards", &names)?;
    let (mut faces, mut grounds) = (Vec::new(), Vec::new());
    for side in Side::ALL {
        let key = format!("boards.{side}");
        let board = boards.get(side.word());
        let (tiles, key, ground) = match board.and_then(Value::as_object) {
            None => (board, key, common.clone()),
            Some(own) => {
                known_keys(&format!("{key}."), own, &["tiles"], &["fixed", "mainland"])?;
                (own.get("tiles"), format!("{key}.tiles"), ground(own, &format!("{key}."), Some(&common))?)
            }
        };
        let own = faces::fixed(tiles, &key)?;
        neighbours_fit(&key, &own, &ground)?;
        home_is_open(&key, &own, &ground)?;
        faces.push(own);
        grounds.push(ground);
    }
    let four = || EditionError::new("boards", "must have four sides");
    Ok((faces.try_into().map_err(|_| four())?, grounds.try_into().map_err(|_| four())?))
}

/// Where fixed tiles and the mainland lie; what is not said is as in `common`.
fn ground(data: &Object, path: &str, common: Option<&Ground>) -> Result<Ground> {
    let fixed = match (common, data.get("fixed")) {
        (Some(common), None) => common.fixed,
        (_, value) => fixed(value, &format!("{path}fixed"))?,
    };
    let cells = match (common, data.get("mainland")) {
        (Some(common), None) => common.mainland.clone(),
        (_, value) => mainland(value, &format!("{path}mainland"))?,
    };
    if let Some(taken) = cells.iter().find(|cell| fixed.contains(cell)) {
        return wrong(format!("{path}mainland"), format!("{taken} is taken already"));
    }
    let forbidden = forbidden(&fixed, &cells);
    Ok(Ground { fixed, mainland: cells, forbidden })
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

fn fixed(value: Option<&Value>, key: &str) -> Result<[Cell; Tile::FIXED as usize]> {
    let cells = cells(list(value, key, 3..=3)?, key)?;
    cells.try_into().map_err(|_| EditionError::new(key, "must be a list of 3"))
}

fn mainland(value: Option<&Value>, key: &str) -> Result<Vec<Cell>> {
    let mut cells = cells(list(value, key, 1..=20)?, key)?;
    cells.sort_unstable();
    Ok(cells)
}

/// Different cells.
fn cells(items: &[Value], key: &str) -> Result<Vec<Cell>> {
    let mut cells = Vec::new();
    for (i, item) in items.iter().enumerate() {
        let key = format!("{key}[{i}]");
        let cell = cell(item, &key)?;
        if cells.contains(&cell) {
            return wrong(key, format!("{cell} is taken already"));
        }
        cells.push(cell);
    }
    Ok(cells)
}

/// EX-22: the mainland and what touches it, but for the fixed tiles.
fn forbidden(fixed: &[Cell], mainland: &[Cell]) -> Vec<Cell> {
    let cells = mainland.iter().flat_map(|cell| cell.neighbours().into_iter().chain([*cell]));
    let cells: BTreeSet<Cell> = cells.filter(|cell| !fixed.contains(cell)).collect();
    cells.into_iter().collect()
}

/// Fixed tiles that lie beside each other fit each other.
fn neighbours_fit(key: &str, faces: &[Face; 3], ground: &Ground) -> Result<()> {
    for (i, (face, cell)) in faces.iter().zip(ground.fixed).enumerate() {
        for direction in Direction::ALL {
            let beyond = ground.fixed[..i].iter().position(|other| *other == cell.neighbour(direction));
            let Some(other) = beyond else { continue };
            if faces[other].edges.is_land(direction.opposite()) != face.edges.is_land(direction) {
                let tile = other + 1;
                return wrong(format!("{key}[{i}].edges"), format!("edge {} does not fit F{tile}", direction.index()));
            }
        }
    }
    Ok(())
}

/// EX-23: the home sea, which is that of the cells beside the mainland, touches a sea of a fixed tile; else no longship
/// could ever leave.
fn home_is_open(key: &str, faces: &[Face; 3], ground: &Ground) -> Result<()> {
    if faces.iter().zip(ground.fixed).any(|(face, cell)| touches_home(face, cell, ground)) {
        return Ok(());
    }
    wrong(key, "no fixed tile has a sea edge towards the mainland or a cell that touches it")
}

/// Whether a sea of a fixed tile touches the home sea.
pub(super) fn touches_home(face: &Face, cell: Cell, ground: &Ground) -> bool {
    let shore = |direction: Direction| ground.forbidden.binary_search(&cell.neighbour(direction)).is_ok();
    Direction::ALL.into_iter().any(|direction| shore(direction) && !face.edges.is_land(direction))
}
