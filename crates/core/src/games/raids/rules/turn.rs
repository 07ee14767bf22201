//! The turn order: the ship furthest back is next (RA-45). Also the moves of the ghost, which has no choices.

use super::*;

impl Raids {
    /// The next stop of a ghost on this space. RA-68: it rests on Villages only. If its step does not end on one, it
    /// stops at the last Village on the way, or otherwise at the first one beyond.
    pub fn ghost_stop(&self, from: Space, harbor: Space, village: impl Fn(Space) -> bool) -> Space {
        let step = from.saturating_add(self.ghost_step).min(harbor);
        if step == harbor {
            return harbor;
        }
        let rests = |space: &Space| village(*space);
        (from + 1..=step).rev().find(rests).or_else(|| (step..harbor).find(rests)).unwrap_or(harbor)
    }
}

impl Play<'_> {
    /// Begins the next turn after all ships have stopped: moves the ghost, ends and begins voyages, until a turn begins
    /// or the game ends.
    pub(super) fn next_turn(&mut self) -> Result<(), RuleError> {
        loop {
            let harbor = self.open.harbor();
            if self.open.ships.iter().all(|ship| ship.space == harbor) {
                self.end_voyage()?;
                if self.open.phase == Phase::Over {
                    return Ok(());
                }
                continue;
            }
            if let Some(seat) = self.open.furthest_back() {
                self.begin_turn(seat);
                return Ok(());
            }
            self.move_ghost();
        }
    }

    pub(super) fn begin_turn(&mut self, seat: Seat) {
        self.open.turn = seat;
        if self.ship(seat).space > 0 { self.take() } else { self.clear_and_sail() }
    }

    /// After the tile is settled, the ship clears, then chooses where to sail.
    pub(super) fn clear_and_sail(&mut self) {
        let mover = self.open.turn;
        self.clear(mover);
        self.open.phase = Phase::Sail { mover, from: self.ship(mover).space };
    }

    /// Moves the ghost from Village to Village, at last into the Harbor.
    fn move_ghost(&mut self) {
        let Some(ghost) = self.open.ghost else { return };
        self.ghost_to(self.raids.ghost_stop(ghost.space, self.open.harbor(), |space| self.open.spot(space).village));
    }

    /// Moves the ghost. In the Harbor it takes a rank like any other ship.
    pub(super) fn ghost_to(&mut self, space: Space) {
        let Some(ghost) = &mut self.open.ghost else { return };
        ghost.space = space;
        self.open.waiting.retain(|ship| ship.is_some());
        self.events.push(Event::GhostMoved { space });
        if space == self.open.harbor() {
            self.dock(None);
        }
    }
}
