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
    Took { seat: Seat, space: Space, tile: Tile },
    /// The tile taken went aboard.
    Placed {
        seat: Seat,
        tile: Tile,
        /// The tile that made room for it and left the game.
        replaced: Option<Tile>,
    },
    /// The tile taken was thrown away.
    Discarded { seat: Seat, tile: Tile },
    /// A tile aboard was thrown overboard (house rules).
    Dropped { seat: Seat, tile: Tile },
    /// Goods were sold.
    Sold { seat: Seat, tile: Tile },
    /// Vikings without a shield went back to the pool.
    Overboard { seat: Seat, vikings: u8 },
    /// Vikings came aboard.
    Recruited {
        seat: Seat,
        source: Source,
        /// How many came aboard.
        vikings: u8,
        /// How many found no shield and were lost.
        lost: u8,
    },
    /// Coins were taken from a Pillage.
    Pillaged {
        seat: Seat,
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
    Stopped { seat: Seat, space: Space },
    /// A ship came home.
    Docked {
        /// The ship; `None` is the ghost.
        seat: Option<Seat>,
        /// 1 for the first to arrive in this voyage.
        rank: u8,
    },
    MonsterBeaten {
        seat: Seat,
        space: Space,
        /// Its strength, which is also its Glory.
        strength: u8,
        vikings: u8,
    },
    /// A ship yielded to a monster, which got a Viking if there was one.
    MonsterFed {
        seat: Seat,
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
        space: Space,
        /// Vikings spent: 1.
        vikings: u8,
    },
    /// A side stayed in the combat.
    Retaliated { seat: Seat, vikings: u8 },
    /// A side left the combat; the other stays at the tile.
    Fled {
        /// Who leaves.
        seat: Seat,
        /// Who stays.
        winner: Seat,
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
