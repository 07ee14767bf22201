//! What happens, as data. All of it is public.

use serde::{Deserialize, Serialize};

use super::components::{Harbor, Tile};
use super::state::Space;
use crate::engine::Seat;

/// What happens. Where a ship is `None`, it is the ghost.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "snake_case", deny_unknown_fields)]
pub enum Event {
    /// The first seat was drawn (random) and the crews came aboard.
    Seated { first: Seat, crews: Vec<u8> },
    /// The eight other Harbor tiles were put in order (random); the first three serve voyages 2, 3 and 4.
    HarborsDrawn { order: Vec<Harbor> },
    /// A voyage began with its tiles in this order (random), for the open places along the track. Ships depart in `order`.
    VoyageBegan { voyage: u8, harbor: Harbor, tiles: Vec<Tile>, order: Vec<Option<Seat>> },
    /// A ship took the tile it stood at.
    Took { seat: Seat, space: Space, tile: Tile },
    /// The tile taken went aboard; the tile that made room for it left the game.
    Placed { seat: Seat, tile: Tile, replaced: Option<Tile> },
    /// The tile taken was thrown away.
    Discarded { seat: Seat, tile: Tile },
    /// A tile aboard was thrown overboard (house rules).
    Dropped { seat: Seat, tile: Tile },
    /// Goods were sold.
    Sold { seat: Seat, tile: Tile },
    /// Vikings without a shield went back to the pool.
    Overboard { seat: Seat, vikings: u8 },
    /// Vikings came aboard; those that found no shield were lost.
    Recruited { seat: Seat, source: Source, vikings: u8, lost: u8 },
    /// Coins (in Glory) were taken from a Pillage.
    Pillaged { seat: Seat, space: Space, coins: u8 },
    /// Tiles were removed between a ship and the next one ahead: the ship whose turn it is, or one that flees (RA-13).
    Cleared { seat: Seat, tiles: Vec<(Space, Tile)> },
    /// A ship stopped.
    Stopped { seat: Seat, space: Space },
    /// A ship came home, with rank 1 as the first of the voyage.
    Docked { seat: Option<Seat>, rank: u8 },
    /// A ship beat a monster; the strength is its Glory.
    MonsterBeaten { seat: Seat, space: Space, strength: u8, vikings: u8 },
    /// A ship yielded to a monster, which got a Viking if there was one.
    MonsterFed { seat: Seat, space: Space, vikings: u8 },
    /// A combat began when the attacker came to where the defender was and spent a Viking.
    Attacked { attacker: Seat, defender: Seat, space: Space, vikings: u8 },
    /// A side stayed in the combat.
    Retaliated { seat: Seat, vikings: u8 },
    /// A side left the combat; the winner stays at the tile. It was forced if it could not pay to stay, or lost the roll.
    Fled { seat: Seat, winner: Seat, space: Space, forced: bool },
    /// Both sides rolled (random; house rule `rolled_combat`); the loser lost 0 or 1 Viking.
    Rolled { attacker: Seat, defender: Seat, attack: Vec<u8>, defence: Vec<u8>, lost: u8 },
    /// The ghost moved to this space.
    GhostMoved { space: Space },
    /// A voyage ended; Harbor coins were given, best first.
    VoyageEnded { voyage: u8, awards: Vec<Award> },
    /// The game ended with this Glory by seat.
    Ended { points: Vec<i32> },
}

/// Where Vikings come from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Source {
    Village(Space),
    Visit(Space),
    Port,
    /// Sails at the end of a voyage.
    Sails,
}

/// A seat's share of a Harbor award.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Award {
    pub seat: Seat,
    /// How many of the things rewarded the ship has; 0 for the order of arrival (RA-64).
    pub count: u8,
    /// The coins, in Glory.
    pub coins: u8,
}
