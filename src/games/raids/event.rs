//! What happens, as data. All of it is public.

use serde::{Deserialize, Serialize};
use serde_json::json;

use super::components::{Harbor, Tile};
use super::state::Space;
use crate::engine::{Draw, Seat};

/// What happens.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "snake_case", deny_unknown_fields)]
pub enum Event {
    /// The first seat was drawn (random) and the crews came aboard.
    Seated {
        /// Who plays first.
        first: Seat,
        /// The crew of each seat.
        crews: Vec<u8>,
    },
    /// The eight other Harbor tiles were put in order (random); the first three serve voyages 2, 3 and 4.
    HarborsDrawn {
        /// All eight in their new order.
        order: Vec<Harbor>,
    },
    /// A voyage began with its tiles in this order (random), along the track.
    VoyageBegan {
        /// The voyage, 1 to 4.
        voyage: u8,
        /// What its Harbor rewards.
        harbor: Harbor,
        /// The tiles, for the open places of the track in order.
        tiles: Vec<Tile>,
        /// The order of departure; `None` is the ghost.
        order: Vec<Option<Seat>>,
    },
    /// A ship took the tile it stood at.
    Took {
        /// The ship.
        seat: Seat,
        /// The space.
        space: Space,
        /// The tile.
        tile: Tile,
    },
    /// The tile taken went aboard.
    Placed {
        /// The ship.
        seat: Seat,
        /// The tile.
        tile: Tile,
        /// The tile that made room for it and left the game.
        replaced: Option<Tile>,
    },
    /// The tile taken was thrown away.
    Discarded {
        /// The ship.
        seat: Seat,
        /// The tile.
        tile: Tile,
    },
    /// A tile aboard was thrown overboard (house rules).
    Dropped {
        /// The ship.
        seat: Seat,
        /// The tile.
        tile: Tile,
    },
    /// Goods were sold.
    Sold {
        /// The ship.
        seat: Seat,
        /// The goods tile.
        tile: Tile,
    },
    /// Vikings without a shield went back to the pool.
    Overboard {
        /// The ship.
        seat: Seat,
        /// How many Vikings.
        vikings: u8,
    },
    /// Vikings came aboard.
    Recruited {
        /// The ship.
        seat: Seat,
        /// Where from.
        source: Source,
        /// How many came aboard.
        vikings: u8,
        /// How many found no shield and were lost.
        lost: u8,
    },
    /// Coins were taken from a Pillage.
    Pillaged {
        /// The ship.
        seat: Seat,
        /// The space.
        space: Space,
        /// The coins, in Glory.
        coins: u8,
    },
    /// Tiles were removed between the ship and the next one ahead.
    Cleared {
        /// The ship that clears: the one whose turn it is, or one that flees (RA-13).
        seat: Seat,
        /// The spaces with the tiles that were there.
        tiles: Vec<(Space, Tile)>,
    },
    /// A ship stopped.
    Stopped {
        /// The ship.
        seat: Seat,
        /// The space.
        space: Space,
    },
    /// A ship came home.
    Docked {
        /// The ship; `None` is the ghost.
        seat: Option<Seat>,
        /// 1 for the first to arrive in this voyage.
        rank: u8,
    },
    /// A monster was beaten.
    MonsterBeaten {
        /// The ship.
        seat: Seat,
        /// The space.
        space: Space,
        /// Its strength, which is also its Glory.
        strength: u8,
        /// Vikings spent.
        vikings: u8,
    },
    /// A ship yielded to a monster, which got a Viking if there was one.
    MonsterFed {
        /// The ship.
        seat: Seat,
        /// The space.
        space: Space,
        /// Vikings lost: 0 or 1.
        vikings: u8,
    },
    /// A combat began.
    Attacked {
        /// The ship that came.
        attacker: Seat,
        /// The ship that was there.
        defender: Seat,
        /// The space.
        space: Space,
        /// Vikings spent: 1.
        vikings: u8,
    },
    /// A side stayed in the combat.
    Retaliated {
        /// The seat.
        seat: Seat,
        /// Vikings spent.
        vikings: u8,
    },
    /// A side left the combat; the other stays at the tile.
    Fled {
        /// Who leaves.
        seat: Seat,
        /// Who stays.
        winner: Seat,
        /// The space.
        space: Space,
        /// True if it had no choice: it could not pay to stay, or lost the roll.
        forced: bool,
    },
    /// Both sides rolled (random; house rule `rolled_combat`).
    Rolled {
        /// The ship that came.
        attacker: Seat,
        /// The ship that was there.
        defender: Seat,
        /// The dice of the attacker.
        attack: Vec<u8>,
        /// The dice of the defender.
        defence: Vec<u8>,
        /// Vikings that the loser lost: 0 or 1.
        lost: u8,
    },
    /// The ghost moved.
    GhostMoved {
        /// The space it is on now.
        space: Space,
    },
    /// A voyage ended; Harbor coins were given.
    VoyageEnded {
        /// The voyage, 1 to 4.
        voyage: u8,
        /// Seat, count of the things rewarded, and coins, best first.
        awards: Vec<Award>,
    },
    /// The game ended.
    Ended {
        /// The final Glory of each seat.
        points: Vec<i32>,
    },
}

/// Where Vikings come from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Source {
    /// A Village on this space.
    Village(Space),
    /// A Visit on this space.
    Visit(Space),
    /// A Port.
    Port,
    /// Sails at the end of a voyage.
    Sails,
}

/// A seat's share of a Harbor award.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Award {
    /// The seat.
    pub seat: Seat,
    /// How many of the things rewarded the ship has; 0 for the order of arrival (RA-64).
    pub count: u8,
    /// The coins, in Glory.
    pub coins: u8,
}

impl Event {
    /// The random results in it, in the order in which they were drawn.
    pub(super) fn draws(&self) -> Vec<Draw> {
        match self {
            Self::Seated { first, .. } => vec![json!(first)],
            Self::HarborsDrawn { order } => vec![json!(order)],
            Self::VoyageBegan { tiles, .. } => vec![json!(tiles)],
            Self::Rolled { attack, defence, .. } => {
                attack.iter().chain(defence).map(|die| json!(die.saturating_sub(1))).collect()
            }
            _ => Vec::new(),
        }
    }
}
