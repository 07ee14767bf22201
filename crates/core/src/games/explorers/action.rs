//! Actions of players, as typed codes. A turn is a sequence of them: a tile, then actions one by one, then `done`.
//! [`crate::games::explorers::event`] has their results.

use super::components::{Animal, Captain, OUTPOST_COST, Tile};
use super::place::{Cargo, Place, Space};
use crate::canvas::hex::{Cell, Corner};
use crate::engine::action::{Form, Kind};

crate::actions! {
    /// An action of a player.
    pub enum Action {
        /// Keeps this captain: `captain queen`.
        Captain(captain: Captain) = "captain",
        /// Puts a tile of the hand on a cell, rotated clockwise by so many sixths, 0 to 5: `place T17 M6 r2`.
        Place(tile: Tile, cell: Cell, rotation: u8 as Turned) = "place",
        /// Loads from this land of the longship's tile, or from `home`: `load M6 1v pig`.
        Load(land: Place, cargo: Cargo as RestOfCode) = "load",
        /// Unloads to this land of the longship's tile, or to `home`: `unload M6 2v`.
        Unload(land: Place, cargo: Cargo as RestOfCode) = "unload",
        /// Moves the longship to this sea space: `sail M7`.
        Sail(sea: Place) = "sail",
        /// Moves so many Vikings from one land space to another: `walk M6 M7 2`.
        Walk(from: Space, to: Space, vikings: u8 as Number) = "walk",
        /// Moves one Viking with one animal from one land space to another: `herd M6 M7 pig`.
        Herd(from: Space, to: Space, animal: Animal) = "herd",
        /// Builds an outpost at this corner: `outpost M6n`.
        Outpost(corner: Corner) = "outpost",
        Done = "done",
    }
}

impl Action {
    /// How many of the four actions of a turn it costs (EX-30, EX-48).
    pub const fn cost(self) -> u8 {
        match self {
            Self::Captain(_) | Self::Place(..) | Self::Done => 0,
            Self::Outpost(_) => OUTPOST_COST,
            _ => 1,
        }
    }
}

/// What several actions are for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Goal {
    /// The livestock aboard is brought home.
    Deliver,
    /// The livestock of this land is fetched.
    Fetch(Space),
    /// The longship gets a crew.
    Crew,
    Enemy(Space),
    Raid(Space),
    Outpost(Corner),
    /// The seat gets stronger on the island with this root.
    Island(u8),
}

/// A rotation in a code: `r2`.
#[derive(Debug)]
pub struct Turned;

impl Form<u8> for Turned {
    const KIND: Kind = Kind::Word;

    fn write(value: &u8) -> Option<String> {
        Some(format!("r{value}"))
    }

    fn read(text: &str) -> Option<u8> {
        text.strip_prefix('r')?.parse().ok()
    }
}
