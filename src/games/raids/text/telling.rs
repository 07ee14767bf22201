//! What every text about a position has at hand: the components, what lies open, and a voice.

use super::tiles::GHOST;
use crate::engine::Seat;
use crate::games::raids::components::{Raids, Tile};
use crate::games::raids::state::{Phase, Sea, Ship, Space, Spot};
use crate::words::{Mark, Voice};

/// A position about to be told.
#[derive(Clone, Copy)]
pub struct Telling<'a> {
    pub game: &'a Raids,
    pub sea: &'a Sea,
    pub voice: &'a Voice,
}

impl Telling<'_> {
    /// All seats.
    pub fn seats(&self) -> impl Iterator<Item = Seat> {
        Seat::all(self.sea.ships.len() as u8)
    }

    /// The Harbor's number: one past the last space.
    pub fn harbor(&self) -> Space {
        self.sea.spaces.len() as Space + 1
    }

    /// A space of the track that is not the Harbor.
    pub fn spot(&self, space: Space) -> Option<&Spot> {
        self.sea.spaces.get(usize::from(space).checked_sub(1)?)
    }

    /// The tile on a space.
    pub fn tile_at(&self, space: Space) -> Option<Tile> {
        self.spot(space)?.tile
    }

    /// The mark of a ship; `None` is the ghost.
    pub fn mark(&self, ship: Option<Seat>) -> String {
        ship.map_or_else(|| GHOST.to_owned(), |seat| Mark::of(seat).to_string())
    }

    /// Where a ship is now; one that is under way is where it has got to.
    pub fn position(&self, seat: Seat, ship: &Ship) -> Space {
        match self.sea.phase {
            Phase::Sail { mover, from } if mover == seat => from,
            Phase::Room { mover, space } if mover == seat => space,
            _ => ship.space,
        }
    }

    /// The marks of those on a space of the track.
    pub fn ships_at(&self, space: Space) -> Vec<String> {
        let mut marks: Vec<_> = self
            .seats()
            .zip(&self.sea.ships)
            .filter(|(seat, ship)| self.position(*seat, ship) == space)
            .map(|(seat, _)| self.mark(Some(seat)))
            .collect();
        if self.sea.ghost.is_some_and(|ghost| ghost.space == space) {
            marks.push(GHOST.to_owned());
        }
        marks
    }

    /// The space of the ship furthest back, 0 while ships wait to leave, the Harbor when all are home.
    pub fn rear(&self) -> Space {
        let ships = self.seats().zip(&self.sea.ships).map(|(seat, ship)| self.position(seat, ship));
        ships.chain(self.sea.ghost.map(|ghost| ghost.space)).min().unwrap_or_default()
    }

    /// Whether there is nothing at all on a space.
    pub fn is_bare(&self, space: Space) -> bool {
        self.spot(space).is_some_and(|spot| spot.tile.is_none() && !spot.village) && self.ships_at(space).is_empty()
    }
}
