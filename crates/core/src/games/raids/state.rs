//! The state of a game of *Raids*; all of it is open.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

pub use super::components::VOYAGES;
use super::components::{Harbor, Raids, Tile};
use super::options::{Options, VikingLimit};
use crate::engine::{self, Seat};

/// The maximum number of seats.
pub const SEATS: usize = 4;

/// A space of the track, counted from 1. 0 is a ship that has not left; one past the last space is the Harbor.
pub type Space = u8;

/// The whole state. No tile lies face down: the tiles of a voyage are shuffled when it begins.
pub type State = engine::State<Open, ()>;

/// The open part, which every viewer may know.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Open {
    pub options: Options,
    /// The voyage, 1 to 4.
    pub voyage: u8,
    pub harbors: [Harbor; VOYAGES as usize],
    /// The spaces of the track in order: space s is item s − 1.
    pub spaces: Vec<Spot>,
    pub ships: ArrayVec<Ship, SEATS>,
    pub ghost: Option<Ghost>,
    /// Ships that have not left in this voyage, the next to leave first; `None` is the ghost.
    pub waiting: ArrayVec<Option<Seat>, SEATS>,
    /// Ships that have docked in this voyage, in order of arrival; `None` is the ghost.
    pub arrivals: ArrayVec<Option<Seat>, SEATS>,
    /// The Vikings in the pool. Below zero if more are in play than the box holds (RA-35).
    pub pool: i16,
    /// The Glory of the coins in the bank, without coins on tiles.
    pub bank: i16,
    pub turn: Seat,
    pub phase: Phase,
}

impl Open {
    /// Whether every named seat has a ship, every space exists, and the voyage is one of the four.
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

    /// The space of the Harbor: one past the last space of the track.
    pub fn harbor(&self) -> Space {
        self.spaces.len() as Space + 1
    }

    pub fn rewarded(&self) -> Harbor {
        self.harbors[usize::from(self.voyage) - 1]
    }

    /// Whether the coins of the ghost's place in the Harbor are lost (RA-59).
    pub fn ghost_takes_coins(&self) -> bool {
        self.ghost.is_some() && self.options.ghost_takes_coins.is_on() && self.rewarded() == Harbor::Arrival
    }

    /// A space of the track, from 1 to one before the Harbor.
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

    /// The deciding seat; `None` if the game is over.
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

    /// The weapon symbols aboard.
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
    /// The tile there; `None` for a Village and for a space without its tile.
    pub tile: Option<Tile>,
    pub village: bool,
    /// The Vikings waiting there, in a Village or on a Visit.
    pub vikings: u8,
    /// The Glory of the coins there, on a Pillage.
    pub coins: u8,
    /// The number of ships that have passed a Village, Visit or Pillage and had their share.
    pub passes: u8,
}

impl Spot {
    /// Whether a passing ship gets something here.
    pub const fn is_passage(&self) -> bool {
        self.village || matches!(self.tile, Some(Tile::Visit | Tile::Pillage))
    }
}

/// A player's ship and what lies beside it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ship {
    /// Its position: 0 before it leaves, a space, or the Harbor.
    pub space: Space,
    /// The Vikings aboard, never more than its shields.
    pub crew: u8,
    /// The tiles aboard. Their order on the ship does not matter (RA-28).
    pub aboard: ArrayVec<Tile, 8>,
    pub runes: u8,
    pub ports: u8,
    /// The goods sold, in order.
    pub sold: Vec<Tile>,
    /// The strengths of the beaten monsters, in order.
    pub monsters: Vec<u8>,
    /// The value of its coins, in Glory.
    pub coins: u8,
}

/// The ghost ship of a two-player game, on a space as in [`Ship::space`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ghost {
    pub space: Space,
}

/// The open question and its seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "phase", rename_all = "snake_case")]
pub enum Phase {
    /// The ship in turn took a tile that belongs aboard: `place` or `discard`.
    Place { tile: Tile },
    /// The ship took a Port and may still sell up to `left` goods: `sell` or `keep`.
    Sell { left: u8 },
    /// House rule `room_at_sea` / `room_at_port`: recruits have no room, and the ship may throw a tile overboard:
    /// `drop` or `keep`. The space is the passed Village or Visit, or the Port.
    Room { mover: Seat, space: Space },
    /// The moving ship, in its turn or in flight, chooses how to sail on: `sail`, `dock`, `fight`, `yield`.
    Sail { mover: Seat, from: Space },
    /// A combat for a space: `retaliate` or `flee`. The last commitment was `bid` Vikings, and the next costs one more.
    /// `side` must answer.
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
    /// The visible shields of a ship, which limit its Vikings: those of its tiles and of its free spaces (RA-33).
    pub fn shields(&self, ship: &Ship) -> u8 {
        let tiles: u8 = ship.aboard.iter().filter_map(|tile| tile.shields_aboard()).sum();
        self.free_spaces(ship) * self.empty_space_shields + tiles
    }

    pub fn free_spaces(&self, ship: &Ship) -> u8 {
        self.spaces.saturating_sub(ship.aboard.len() as u8)
    }

    /// The number of Vikings at this table; `None` for no limit (RA-35).
    pub fn limit(&self, open: &Open) -> Option<u8> {
        (open.options.viking_limit == VikingLimit::Forty).then_some(self.vikings)
    }
}
