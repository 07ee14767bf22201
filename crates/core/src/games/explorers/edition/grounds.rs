//! The starting boards of an edition: their fixed tiles, and the cells of these tiles and of the mainland.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

use serde::Deserialize;
use serde::de::value::{MapAccessDeserializer, SeqAccessDeserializer};
use serde::de::{Deserializer, Error, MapAccess, SeqAccess, Visitor};

use super::{Result, faces, wrong};
use crate::canvas::hex::{Cell, Direction};
use crate::engine::EditionError;
use crate::engine::bounds::List;
use crate::games::explorers::components::{Face, Ground, Side, Tile};

/// The greatest distance of the starting board from the middle, in each coordinate.
const NEAR: i8 = 5;
const FIXED: usize = Tile::FIXED as usize;

/// A side in an edition.
pub(super) enum Board {
    /// Its tiles, on the cells that the edition gives for all sides.
    Tiles(Vec<faces::Printed>),
    /// Its tiles, on its own cells.
    Own(Own),
}

/// A side with its own cells for tiles or mainland.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Own {
    tiles: Vec<faces::Printed>,
    fixed: Option<List<Near, FIXED, FIXED>>,
    mainland: Option<List<Near, 1, 20>>,
}

impl<'de> Deserialize<'de> for Board {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> std::result::Result<Self, D::Error> {
        struct Either;
        impl<'de> Visitor<'de> for Either {
            type Value = Board;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a list of 3 tiles, or an object")
            }

            fn visit_seq<A: SeqAccess<'de>>(self, tiles: A) -> std::result::Result<Board, A::Error> {
                Vec::deserialize(SeqAccessDeserializer::new(tiles)).map(Board::Tiles)
            }

            fn visit_map<A: MapAccess<'de>>(self, own: A) -> std::result::Result<Board, A::Error> {
                Own::deserialize(MapAccessDeserializer::new(own)).map(Board::Own)
            }
        }
        deserializer.deserialize_any(Either)
    }
}

/// A cell near the middle, as two numbers.
#[derive(Clone, Copy)]
pub(super) struct Near(Cell);

impl<'de> Deserialize<'de> for Near {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> std::result::Result<Self, D::Error> {
        let [q, r] = <[i8; 2]>::deserialize(deserializer)?;
        let near = |number| (-NEAR..=NEAR).contains(number);
        let cell = [q, r].iter().all(near).then(|| Self(Cell::new(q, r)));
        cell.ok_or_else(|| D::Error::custom(format!("must be two whole numbers from -{NEAR} to {NEAR}")))
    }
}

/// Reads the four sides in order of [`Side::ALL`]: their fixed tiles, and the cells of these and of the mainland. A
/// side without its own cells has those that the edition gives for all sides.
pub(super) fn read(
    fixed: &[Near],
    mainland: &[Near],
    mut boards: BTreeMap<Side, Board>,
) -> Result<(Vec<[Face; FIXED]>, Vec<Ground>)> {
    let common = ground("", fixed, mainland)?;
    let mut faces = Vec::new();
    let mut grounds = Vec::new();
    for side in Side::ALL {
        let key = format!("boards.{side}");
        let (tiles, key, here) = match boards.remove(side) {
            None => return wrong(key, "is missing"),
            Some(Board::Tiles(tiles)) => (tiles, key, common.clone()),
            Some(Board::Own(own)) => {
                let fixed = own.fixed.as_ref().map_or(fixed, |cells| &cells.0);
                let mainland = own.mainland.as_ref().map_or(mainland, |cells| &cells.0);
                (own.tiles, format!("{key}.tiles"), ground(&format!("{key}."), fixed, mainland)?)
            }
        };
        let tiles = faces::fixed(&tiles, &key)?;
        neighbours_fit(&key, &tiles, &here)?;
        // EX-23: otherwise no longship could leave the home sea, which is the cells beside the mainland.
        if !tiles.iter().zip(here.fixed).any(|(face, cell)| touches_home(face, cell, &here)) {
            return wrong(key, "no fixed tile has a sea edge towards the mainland or a cell that touches it");
        }
        faces.push(tiles);
        grounds.push(here);
    }
    Ok((faces, grounds))
}

/// The ground with these fixed tiles and this mainland. Refuses a cell that is named twice.
fn ground(path: &str, fixed: &[Near], mainland: &[Near]) -> Result<Ground> {
    let mut taken = BTreeSet::new();
    for (name, cells) in [("fixed", fixed), ("mainland", mainland)] {
        if let Some((i, Near(cell))) = cells.iter().enumerate().find(|(_, Near(cell))| !taken.insert(*cell)) {
            return wrong(format!("{path}{name}[{i}]"), format!("{cell} is already used"));
        }
    }
    let fixed: Vec<Cell> = fixed.iter().map(|near| near.0).collect();
    let mut mainland: Vec<Cell> = mainland.iter().map(|near| near.0).collect();
    mainland.sort_unstable();
    // EX-22: the mainland and the cells that touch it, without the fixed tiles.
    let forbidden = mainland.iter().flat_map(|cell| cell.neighbours().into_iter().chain([*cell]));
    let forbidden: BTreeSet<Cell> = forbidden.filter(|cell| !fixed.contains(cell)).collect();
    let fixed = fixed.try_into().map_err(|_| EditionError::new("fixed", "must be a list of 3"))?;
    Ok(Ground { fixed, mainland, forbidden: forbidden.into_iter().collect() })
}

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

/// Whether a sea of a fixed tile touches the home sea.
pub(super) fn touches_home(face: &Face, cell: Cell, ground: &Ground) -> bool {
    let shore = |direction: Direction| ground.forbidden.binary_search(&cell.neighbour(direction)).is_ok();
    Direction::ALL.into_iter().any(|direction| shore(direction) && !face.edges.is_land(direction))
}
