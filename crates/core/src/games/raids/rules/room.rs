//! House rules `room_at_sea` and `room_at_port`: a ship without room for recruits may throw one tile overboard (RA-52, RA-53).

use super::*;

/// Whether the ship has more shields without this tile.
pub(super) fn makes_room(raids: &Raids, tile: Tile) -> bool {
    tile.shields_aboard().is_some_and(|shields| shields < raids.empty_space_shields)
}

/// Whether some of these recruits have no room on a ship and a tile could make room.
pub(super) fn is_asked(raids: &Raids, ship: &Ship, room: u8, recruits: u8) -> bool {
    recruits > room && ship.aboard.iter().any(|tile| makes_room(raids, *tile))
}

impl Play<'_> {
    /// Asks for a tile to drop if that could make room for these recruits. Returns whether it asked.
    pub(super) fn ask_room(&mut self, mover: Seat, space: Space, recruits: u8) -> bool {
        let asks = is_asked(self.raids, &self.open.ships[mover.index()], self.room(mover), recruits);
        if asks {
            self.open.phase = Phase::Room { mover, space };
        }
        asks
    }

    pub(super) fn drop(&mut self, mover: Seat, space: Space, n: u8) {
        let tile = self.ship(mover).aboard.remove(usize::from(n) - 1);
        self.events.push(Event::Dropped { seat: mover, tile });
        self.leave_room(mover, space);
    }

    /// `keep`: the recruits with room come aboard, and the ship sails on.
    pub(super) fn leave_room(&mut self, mover: Seat, space: Space) {
        if self.open.spot(space).is_passage() {
            self.pass(mover, space);
            self.open.phase = Phase::Sail { mover, from: space }; // RA-53: asks again where to sail
        } else {
            self.recruit(mover, Source::Port, 1);
            self.clear_and_sail();
        }
    }
}
