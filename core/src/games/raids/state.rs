//! The state of a game of *Raids*; all of it is open.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

pub use super::components::VOYAGES;
use super::components::{Harbor, Raids, Tile};
use super::options::{Options, VikingLimit};
use crate::engine::{self, Seat};

/// The most seats of a table.
pub const SEATS: usize = 4;

/// A space of the track, counted from 1; 0 is a ship that has not left, one past the last place is the Harbor.
pub type Space = u8;

/// The whole state. Nothing lies face down: the tiles of a voyage are shuffled when it begins.
pub type State = engine::State<Open, ()>;

/// The open part: all that anybody may know.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Open {
    pub options: Options,
    /// The voyage, 1 to 4.
    pub voyage: u8,
    pub harbors: [Harbor; VOYAGES as usize],
    /// The spaces 1 … of the track, in order (space s is item s − 1).
    pub spaces: Vec<Spot>,
    pub ships: ArrayVec<Ship, SEATS>,
    pub ghost: Option<Ghost>,
    /// Ships that have not left yet in this voyage, the next to leave first; `None` is the ghost.
    pub waiting: ArrayVec<Option<Seat>, SEATS>,
    /// Ships that have docked in this voyage, the first to arrive first; `None` is the ghost.
    pub arrivals: ArrayVec<Option<Seat>, SEATS>,
    /// Vikings in the pool. Below zero when more are in play than the box holds (RA-35).
    pub pool: i16,
    /// Glory in coins that nobody has yet, coins on tiles not counted.
    pub bank: i16,
    pub turn: Seat,
    pub phase: Phase,
}

impl Open {
    /// Whether every seat named has a ship, every space exists, and the voyage is one of the four.
    pub fn is_coherent(&self) -> bool {
        let seated = |seat: Seat| seat.index() < self.ships.len();
        let on_track = |space: Space| (1..self.harbor()).contains(&space);
        let asks = || match self.phase {
            Phase::Place { .. } | Phase::Sell { .. } | Phase::Over => true,
            Phase::Room { mover, space } => seated(mover) && on_track(space),
            Phase::Sail { mover, from } => seated(mover) && from <= self.harbor(),
            Phase::Fight { space, attacker, defender, side, .. } => {
                [attacker, defender, side].into_iter().all(seated) && on_track(space)
            }
        };
        let mut listed = self.waiting.iter().chain(&self.arrivals).flatten().copied().chain([self.turn]);
        let mut afloat = self.ships.iter().map(|ship| ship.space).chain(self.ghost.map(|ghost| ghost.space));
        self.spaces.len() < Space::MAX.into()
            && (1..=VOYAGES).contains(&self.voyage)
            && listed.all(seated)
            && asks()
            && afloat.all(|space| space <= self.harbor())
    }

    pub fn fleet(&self) -> impl Iterator<Item = (Seat, &Ship)> {
        (0..).map(Seat).zip(&self.ships)
    }

    /// The space of the Harbor: one past the last of the track.
    pub fn harbor(&self) -> Space {
        self.spaces.len() as Space + 1
    }

    pub fn rewarded(&self) -> Harbor {
        self.harbors[usize::from(self.voyage) - 1]
    }

    /// Whether the place that the ghost takes in the Harbor has coins that nobody gets (RA-59).
    pub fn ghost_takes_coins(&self) -> bool {
        self.ghost.is_some() && self.options.ghost_takes_coins.is_on() && self.rewarded() == Harbor::Arrival
    }

    /// A space of the track, 1 to one before the Harbor.
    pub fn spot(&self, space: Space) -> &Spot {
        &self.spaces[usize::from(space) - 1]
    }

    pub(super) fn spot_mut(&mut self, space: Space) -> &mut Spot {
        &mut self.spaces[usize::from(space) - 1]
    }

    /// The first ship, in order of seats, on a space.
    pub fn ship_at(&self, space: Space) -> Option<Seat> {
        self.fleet().find(|(_, ship)| ship.space == space).map(|(seat, _)| seat)
    }

    /// Who is asked now; `None` when the game is over.
    pub fn asked(&self) -> Option<Seat> {
        match self.phase {
            Phase::Place { .. } | Phase::Sell { .. } => Some(self.turn),
            Phase::Room { mover, .. } | Phase::Sail { mover, .. } => Some(mover),
            Phase::Fight { side, .. } => Some(side),
            Phase::Over => None,
        }
    }

    /// The ship furthest back: the next to leave while ships wait in the Harbor. `None` is the ghost.
    pub fn furthest_back(&self) -> Option<Seat> {
        if let Some(next) = self.waiting.first() {
            return *next;
        }
        let ships = self.fleet().map(|(seat, ship)| (ship.space, Some(seat)));
        let ghost = self.ghost.map(|ghost| (ghost.space, None));
        ships.chain(ghost).min_by_key(|(space, _)| *space).and_then(|(_, seat)| seat)
    }
}

impl Ship {
    /// The tile with this number aboard, counted from 1.
    pub fn tile(&self, number: u8) -> Option<Tile> {
        self.aboard.get(usize::from(number).checked_sub(1)?).copied()
    }

    /// Weapon symbols aboard.
    pub fn weapons(&self) -> u8 {
        self.symbols(|tile| matches!(tile, Tile::Weapon { .. }))
    }

    pub fn sails(&self) -> u8 {
        self.symbols(|tile| matches!(tile, Tile::Sail { .. }))
    }

    pub fn hammers(&self) -> u8 {
        self.symbols(|tile| matches!(tile, Tile::Mjollnir { .. }))
    }

    fn symbols(&self, counts: impl Fn(&Tile) -> bool) -> u8 {
        self.aboard.iter().filter(|tile| counts(tile)).map(|tile| tile.number()).sum()
    }
}

/// A space of the track.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Spot {
    /// What lies there; `None` for a Village and for a space whose tile is gone.
    pub tile: Option<Tile>,
    pub village: bool,
    /// Vikings waiting there: in a Village, or on a Visit.
    pub vikings: u8,
    /// Glory in coins lying there: on a Pillage.
    pub coins: u8,
    /// Ships that have passed a Village, Visit or Pillage and had their share.
    pub passes: u8,
}

impl Spot {
    /// Whether a ship that passes gets a share of something here.
    pub const fn is_passage(&self) -> bool {
        self.village || matches!(self.tile, Some(Tile::Visit | Tile::Pillage))
    }
}

/// A player's ship and what lies beside it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ship {
    /// Where it is: 0 before it leaves, a space, or the Harbor.
    pub space: Space,
    /// Vikings aboard, never more than shields.
    pub crew: u8,
    /// Tiles aboard; what lies on which of the ship's spaces does not matter (RA-28).
    pub aboard: ArrayVec<Tile, 8>,
    pub runes: u8,
    pub ports: u8,
    /// Goods sold, in the order of selling.
    pub sold: Vec<Tile>,
    /// The strengths of monsters beaten, in order.
    pub monsters: Vec<u8>,
    /// The worth of its coins, in Glory.
    pub coins: u8,
}

/// The ghost ship of a game of two, on a space as [`Ship::space`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ghost {
    pub space: Space,
}

/// The open question, and who is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "phase", rename_all = "snake_case")]
pub enum Phase {
    /// The ship whose turn it is has taken a tile that belongs aboard: `place` or `discard`.
    Place { tile: Tile },
    /// A Port has been taken; up to `left` goods may still be sold: `sell` or `keep`.
    Sell { left: u8 },
    /// House rule `room_at_sea` / `room_at_port`: recruits have no room; a tile may go overboard: `drop` or `keep`. The space is the
    /// Village or Visit being passed, or that of the Port.
    Room { mover: Seat, space: Space },
    /// The moving ship, the turn's or one that flees, chooses how to sail on: `sail`, `dock`, `fight`, `yield`.
    Sail { mover: Seat, from: Space },
    /// A combat for a space: `retaliate` or `flee`. The last commitment was `bid` Vikings, the next costs one more; `side` must answer.
    Fight { space: Space, attacker: Seat, defender: Seat, bid: u8, side: Seat },
    /// The game is over.
    Over,
}

impl Phase {
    /// The kind of its question; `None` when the game is over.
    pub const fn question(self) -> Option<&'static str> {
        Some(match self {
            Self::Place { .. } => "place",
            Self::Sell { .. } => "sell",
            Self::Room { .. } => "room",
            Self::Sail { .. } => "sail",
            Self::Fight { .. } => "fight",
            Self::Over => return None,
        })
    }
}

impl Raids {
    /// The shields that a ship shows, which is how many Vikings it can carry: those of its tiles and of its free spaces
    /// (RA-33).
    pub fn shields(&self, ship: &Ship) -> u8 {
        let tiles: u8 = ship.aboard.iter().filter_map(|tile| tile.shields_aboard()).sum();
        self.free_spaces(ship) * self.empty_space_shields + tiles
    }

    pub fn free_spaces(&self, ship: &Ship) -> u8 {
        self.spaces.saturating_sub(ship.aboard.len() as u8)
    }

    /// How many Vikings there are at this table; `None` for as many as needed (RA-35).
    pub fn limit(&self, open: &Open) -> Option<u8> {
        (open.options.viking_limit == VikingLimit::Forty).then_some(self.vikings)
    }
}
