//! Clearing: the ship furthest back removes every tile up to the next ship ahead.

use super::Play;
use crate::engine::Seat;
use crate::games::raids::action::Event;
use crate::games::raids::components::{Raids, Tile};
use crate::games::raids::state::{Sea, Space};

/// The space of the nearest ship ahead, up to which tiles are cleared; `None` when nothing is cleared.
fn next_ahead(sea: &Sea, seat: Seat) -> Option<Space> {
    let here = sea.ships[seat.index()].space;
    let others = sea.ships.iter().enumerate().filter(|(index, _)| *index != seat.index()).map(|(_, ship)| ship.space);
    let mut next = None;
    for space in others.chain(sea.ghost.map(|ghost| ghost.space)) {
        if space == here {
            return None; // RA-05: another ship shares the space
        }
        let counts = space < sea.harbor() || sea.options.docked_ahead.is_on(); // RA-04
        if space > here && counts && next.is_none_or(|nearest| space < nearest) {
            next = Some(space);
        }
    }
    next
}

/// The spaces between a ship and the next one ahead.
fn between(sea: &Sea, seat: Seat) -> std::ops::Range<Space> {
    let here = sea.ships[seat.index()].space;
    next_ahead(sea, seat).map_or(0..0, |next| here + 1..next)
}

impl Raids {
    /// What would be removed if the turn of this seat came to clearing now: the tiles between its ship and the next.
    pub fn would_clear(&self, sea: &Sea, seat: Seat) -> Vec<(Space, Tile)> {
        between(sea, seat).filter_map(|space| sea.spot(space).tile.map(|tile| (space, tile))).collect()
    }
}

impl Play<'_> {
    /// The ship whose turn it is clears. RA-01: monsters, Visits and Pillages too.
    pub(super) fn clear(&mut self) {
        let seat = self.sea.turn;
        let mut tiles = Vec::new();
        for space in between(self.sea, seat) {
            if let Some(tile) = self.remove(space) {
                tiles.push((space, tile));
            }
        }
        if !tiles.is_empty() {
            self.events.push(Event::Cleared { seat, tiles });
        }
    }

    /// Takes a tile off the track; Vikings and coins on it go back to the stock.
    pub(super) fn remove(&mut self, space: Space) -> Option<Tile> {
        let spot = self.sea.spot_mut(space);
        let tile = spot.tile.take()?;
        let (vikings, coins) = (std::mem::take(&mut spot.vikings), std::mem::take(&mut spot.coins));
        spot.passes = 0;
        self.sea.pool += i16::from(vikings);
        self.sea.bank += i16::from(coins);
        Some(tile)
    }
}
