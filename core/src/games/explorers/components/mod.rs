//! The components of *Explorers of the North Sea* as typed data, read from an edition: tiles, starting boards, tokens,
//! tables of points, captains.

mod animal;
mod captain;
mod tile;

pub use crate::canvas::edges::Edges;
pub use animal::{Animal, Herd};
pub use captain::{Bonus, Captain, Counting};
pub use tile::{Face, Feature, Tile};

use serde::Deserialize;

use crate::canvas::hex::Cell;
use crate::engine::bounds::{number, numbers};
use crate::title::spelling::words;

pub const VIKINGS: u8 = 7;
/// Vikings aboard at the start.
pub const CREW: u8 = 2;
/// Pieces that a longship can carry.
pub const HOLD: u8 = 3;
pub const OUTPOSTS: u8 = 5;
/// Tiles in a hand, and tiles turned up in the game for one player.
pub const HAND: u8 = 3;
/// Tiles that are placed in a turn of the game for one player.
pub const SOLO_PLACEMENTS: u8 = 2;
pub const ACTIONS: u8 = 4;
pub const OUTPOST_COST: u8 = 2;
pub const OUTPOST_VIKINGS: u8 = 2;
/// The most Vikings that walk together.
pub const WALKERS: u8 = 2;
/// Vikings that must be aboard to attack an enemy ship.
pub const BOARDING: u8 = 2;
/// Captains that a player can choose from.
pub const OFFER: usize = 2;
pub const SEATS: usize = 4;
/// The most land regions, and the most sea regions, of a tile.
pub const REGIONS: usize = 3;

words! {
    /// A side of a starting board.
    pub enum Side {
        /// The first board's front, for beginners.
        A1 = "a1",
        /// Its back.
        A2 = "a2",
        /// The second board's front.
        B1 = "b1",
        /// Its back.
        B2 = "b2",
    }
}

/// The tables of points.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Points {
    /// For a set of 1, 2, … different animals.
    #[serde(rename = "livestock_set", deserialize_with = "numbers::<_, _, 6, 6, 50>")]
    pub set: [u8; Animal::KINDS],
    /// For 1, 2, … outposts.
    #[serde(deserialize_with = "numbers::<_, _, 5, 5, 50>")]
    pub outposts: [u8; OUTPOSTS as usize],
    #[serde(deserialize_with = "number::<_, _, 0, 10>")]
    pub enemy_ship: u8,
    /// For 1, 2, … dead Vikings.
    #[serde(deserialize_with = "numbers::<_, _, 7, 7, 50>")]
    pub deaths: [u8; VIKINGS as usize],
    /// For each tile of a complete island under control.
    #[serde(deserialize_with = "number::<_, _, 0, 10>")]
    pub island_tile: u8,
    /// What a Viking counts for the control of an island.
    #[serde(deserialize_with = "number::<_, _, 1, 10>")]
    pub viking_strength: u8,
    /// What an outpost counts for the control of an island.
    #[serde(deserialize_with = "number::<_, _, 1, 10>")]
    pub outpost_strength: u8,
}

/// Where a starting board has its tiles and the mainland.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ground {
    pub fixed: [Cell; Tile::FIXED as usize],
    /// The cells of the mainland, sorted.
    pub mainland: Vec<Cell>,
    /// Cells where no tile may lie (EX-22): the mainland and the cells that touch it, without the fixed tiles, sorted.
    pub forbidden: Vec<Cell>,
}

/// The rules of *Explorers of the North Sea* with one edition of its components, validated.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Explorers {
    /// The tiles that are dealt, in order: `T01` first.
    pub tiles: Vec<Face>,
    /// The three fixed tiles of each side, in order of [`Side::ALL`].
    pub boards: Vec<[Face; Tile::FIXED as usize]>,
    /// The cells of the fixed tiles and the mainland of each side, in the same order.
    pub grounds: Vec<Ground>,
    /// Settlement tokens: how many of strength 0, 1, ….
    pub settlements: Vec<u8>,
    pub deadly_ships: u8,
    pub harmless_ships: u8,
    pub livestock: Herd,
    pub points: Points,
    /// What each captain brings, in order of [`Captain::ALL`].
    pub captains: Vec<Bonus>,
    /// Whether values are our own reconstruction, as the edition says.
    pub reconstruction: bool,
}

impl Explorers {
    /// What is printed on a tile; fixed tiles depend on the starting board.
    pub fn face(&self, side: Side, tile: Tile) -> &Face {
        if tile.is_fixed() { &self.boards[side as usize][tile.index()] } else { &self.tiles[tile.index()] }
    }

    /// Where the fixed tiles and the mainland lie on a side.
    pub fn ground(&self, side: Side) -> &Ground {
        &self.grounds[side as usize]
    }

    pub fn bonus(&self, captain: Captain) -> Bonus {
        self.captains[captain as usize]
    }

    pub fn is_ship_tile(&self, tile: Tile) -> bool {
        !tile.is_fixed() && matches!(self.tiles[tile.index()].feature, Some(Feature::EnemyShip(_)))
    }
}
