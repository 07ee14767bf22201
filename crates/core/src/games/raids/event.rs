//! Events, as data. All of them are public.

use serde::{Deserialize, Serialize};

use super::components::{Harbor, Tile};
use super::state::Space;
use crate::engine::Seat;

/// An event. A ship of `None` is the ghost.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "snake_case", deny_unknown_fields)]
pub enum Event {
    /// The first seat was drawn (random), and each ship got its crew.
    Seated { first: Seat, crews: Vec<u8> },
    /// The eight other Harbor tiles were put in order (random). The first three serve voyages 2, 3 and 4.
    HarborsDrawn { order: Vec<Harbor> },
    /// A voyage began. Its tiles lie in this order (random) on the open places along the track. Ships depart in
    /// `order`.
    VoyageBegan { voyage: u8, harbor: Harbor, tiles: Vec<Tile>, order: Vec<Option<Seat>> },
    /// A ship took the tile on its space.
    Took { seat: Seat, space: Space, tile: Tile },
    /// The ship loaded the tile it took. The replaced tile left the game.
    Placed { seat: Seat, tile: Tile, replaced: Option<Tile> },
    /// The ship discarded the tile it took.
    Discarded { seat: Seat, tile: Tile },
    /// A ship threw a tile overboard (house rules).
    Dropped { seat: Seat, tile: Tile },
    /// A ship sold goods.
    Sold { seat: Seat, tile: Tile },
    /// Vikings without a shield returned to the pool.
    Overboard { seat: Seat, vikings: u8 },
    /// Vikings came aboard. Those without a free shield were lost.
    Recruited { seat: Seat, source: Source, vikings: u8, lost: u8 },
    /// A ship took coins (in Glory) from a Pillage.
    Pillaged { seat: Seat, space: Space, coins: u8 },
    /// A ship removed the tiles between it and the next ship ahead: in its turn, or in flight (RA-13).
    Cleared { seat: Seat, tiles: Vec<(Space, Tile)> },
    /// A ship stopped.
    Stopped { seat: Seat, space: Space },
    /// A ship came home. Rank 1 is the first of the voyage.
    Docked { seat: Option<Seat>, rank: u8 },
    /// A ship beat a monster. The strength is its Glory.
    MonsterBeaten { seat: Seat, space: Space, strength: u8, vikings: u8 },
    /// A ship yielded to a monster and gave it a Viking if it had one.
    MonsterFed { seat: Seat, space: Space, vikings: u8 },
    /// A combat began: the attacker came to the defender's space and spent a Viking.
    Attacked { attacker: Seat, defender: Seat, space: Space, vikings: u8 },
    /// A side stayed in the combat.
    Retaliated { seat: Seat, vikings: u8 },
    /// A side left the combat, and the winner stays at the tile. The flight was forced if the side could not pay or
    /// lost the roll.
    Fled { seat: Seat, winner: Seat, space: Space, forced: bool },
    /// Both sides rolled (random; house rule `rolled_combat`). The loser lost 0 or 1 Viking.
    Rolled { attacker: Seat, defender: Seat, attack: Vec<u8>, defence: Vec<u8>, lost: u8 },
    /// The ghost moved to this space.
    GhostMoved { space: Space },
    /// A voyage ended, and the ships got Harbor coins, best first.
    VoyageEnded { voyage: u8, awards: Vec<Award> },
    /// The game ended with this Glory, by seat.
    Ended { points: Vec<i32> },
}

impl Event {
    /// The seat whose ship it is about; `None` for the ghost and for what concerns all.
    pub const fn of(&self) -> Option<Seat> {
        match self {
            Self::Took { seat, .. }
            | Self::Placed { seat, .. }
            | Self::Discarded { seat, .. }
            | Self::Dropped { seat, .. }
            | Self::Sold { seat, .. }
            | Self::Overboard { seat, .. }
            | Self::Recruited { seat, .. }
            | Self::Pillaged { seat, .. }
            | Self::Cleared { seat, .. }
            | Self::Stopped { seat, .. }
            | Self::MonsterBeaten { seat, .. }
            | Self::MonsterFed { seat, .. }
            | Self::Attacked { attacker: seat, .. }
            | Self::Retaliated { seat, .. }
            | Self::Fled { seat, .. } => Some(*seat),
            Self::Docked { seat, .. } => *seat,
            _ => None,
        }
    }
}

/// The source of Vikings.
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
    /// How many of the rewarded items the ship has; 0 for the order of arrival (RA-64).
    pub count: u8,
    /// The coins, in Glory.
    pub coins: u8,
}
