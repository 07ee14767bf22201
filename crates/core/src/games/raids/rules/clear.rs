//! Clearing: the ship in turn removes every tile up to the next ship ahead. With the switch `flight = by_rules`, a
//! fleeing ship clears too (RA-13).

use super::*;

/// The spaces between a ship and the nearest one ahead, which the ship clears. A clearing ship shares its space at most
/// with the winner that it flees from (RA-41). That winner does not prevent the clearing (RA-13).
fn between(open: &Open, seat: Seat) -> std::ops::Range<Space> {
    let here = open.ships[seat.index()].space;
    let ships = || open.fleet().filter(|(other, _)| *other != seat).map(|(_, ship)| ship.space);
    let ghost = || open.ghost.map(|ghost| ghost.space);
    let beside = ghost().filter(|_| open.options.waiting_ghost.is_on()); // RA-65
    if here == 0 && ships().chain(beside).any(|space| space == 0) {
        return 0..0; // RA-05: another ship waits in the Harbor too
    }
    let counts = |space: &Space| *space < open.harbor() || open.options.docked_ahead.is_on(); // RA-04
    let next = ships().chain(ghost()).filter(|space| *space > here).filter(counts).min();
    next.map_or(0..0, |next| here + 1..next)
}

impl Raids {
    /// The tiles that this seat would remove now: those between its ship and the next.
    pub fn would_clear(&self, open: &Open, seat: Seat) -> Vec<(Space, Tile)> {
        between(open, seat).filter_map(|space| open.spot(space).tile.map(|tile| (space, tile))).collect()
    }
}

impl Play<'_> {
    /// Removes all tiles up to the next ship ahead. RA-01: monsters, Visits and Pillages too.
    pub(super) fn clear(&mut self, seat: Seat) {
        let cleared = between(self.open, seat).filter_map(|space| Some((space, self.remove(space)?)));
        let tiles: Vec<_> = cleared.collect();
        if !tiles.is_empty() {
            self.events.push(Event::Cleared { seat, tiles });
        }
    }

    /// Takes a tile off the track. Vikings and coins on it return to the stock.
    pub(super) fn remove(&mut self, space: Space) -> Option<Tile> {
        let spot = self.open.spot_mut(space);
        let tile = spot.tile.take()?;
        let vikings = std::mem::take(&mut spot.vikings);
        let coins = std::mem::take(&mut spot.coins);
        spot.passes = 0;
        self.open.pool += i16::from(vikings);
        self.open.bank += i16::from(coins);
        Some(tile)
    }
}
