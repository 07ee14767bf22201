//! Clearing: the ship whose turn it is removes every tile up to the next ship ahead; so does one that flees, with the
//! switch `flight = by_rules` (RA-13).

use super::Play;
use crate::engine::Seat;
use crate::games::raids::components::{Raids, Tile};
use crate::games::raids::event::Event;
use crate::games::raids::options::Flight;
use crate::games::raids::rules::course::Course;
use crate::games::raids::state::{Open, Space};

/// The space of the nearest ship ahead, up to which tiles are cleared; `None` when nothing is cleared. On the track a ship that clears
/// shares its space only with the winner from which it flees (RA-41), which does not keep it from clearing (RA-13).
fn next_ahead(open: &Open, seat: Seat) -> Option<Space> {
    let here = open.ships[seat.index()].space;
    let others = open.ships.iter().enumerate().filter(|(index, _)| *index != seat.index()).map(|(_, ship)| ship.space);
    let mut next = None;
    for space in others.chain(open.ghost.map(|ghost| ghost.space)) {
        if space == here && here == 0 {
            return None; // RA-05: another ship waits in the Harbor too
        }
        let counts = space < open.harbor() || open.options.docked_ahead.is_on(); // RA-04
        if space > here && counts && next.is_none_or(|nearest| space < nearest) {
            next = Some(space);
        }
    }
    next
}

/// The spaces between a ship and the next one ahead.
fn between(open: &Open, seat: Seat) -> std::ops::Range<Space> {
    let here = open.ships[seat.index()].space;
    next_ahead(open, seat).map_or(0..0, |next| here + 1..next)
}

impl Raids {
    /// What would be removed if this seat cleared now: the tiles between its ship and the next.
    pub fn would_clear(&self, open: &Open, seat: Seat) -> Vec<(Space, Tile)> {
        between(open, seat).filter_map(|space| open.spot(space).tile.map(|tile| (space, tile))).collect()
    }

    /// What a ship would clear if it fled now (RA-13).
    pub fn cleared_by_flight(&self, open: &Open, seat: Seat) -> Vec<(Space, Tile)> {
        match open.options.flight {
            Flight::Any => Vec::new(),
            Flight::ByRules => self.would_clear(open, seat),
        }
    }

    /// Where a ship could sail if it fled now.
    pub fn course_of_flight(&self, open: &Open, seat: Seat) -> Course {
        let from = open.ships[seat.index()].space;
        let cleared = self.cleared_by_flight(open, seat);
        if cleared.is_empty() {
            return self.course(open, seat, from);
        }
        let mut after = open.clone();
        for (space, _) in cleared {
            after.spot_mut(space).tile = None;
        }
        self.course(&after, seat, from)
    }
}

impl Play<'_> {
    /// Removes all tiles up to the next ship ahead. RA-01: monsters, Visits and Pillages too.
    pub(super) fn clear(&mut self, seat: Seat) {
        let mut tiles = Vec::new();
        for space in between(self.open, seat) {
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
        let spot = self.open.spot_mut(space);
        let tile = spot.tile.take()?;
        let (vikings, coins) = (std::mem::take(&mut spot.vikings), std::mem::take(&mut spot.coins));
        spot.passes = 0;
        self.open.pool += i16::from(vikings);
        self.open.bank += i16::from(coins);
        Some(tile)
    }
}
