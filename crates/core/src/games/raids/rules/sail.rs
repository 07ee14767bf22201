//! Sailing: one small decision after another until the ship stops, attacks or docks (RA-49).

use super::*;

impl Play<'_> {
    /// `sail S` and `dock`: the ship stops at a free tile, attacks the ship there, or comes home.
    pub(super) fn sail(&mut self, mover: Seat, to: Space) -> Result<(), RuleError> {
        let there = self.open.ship_at(to);
        if !self.advance(mover, to) {
            return Ok(());
        }
        match there {
            _ if to == self.open.harbor() => self.dock(Some(mover)),
            Some(defender) => return self.attack(mover, defender, to),
            None => self.events.push(Event::Stopped { seat: mover, space: to }),
        }
        self.next_turn()
    }

    /// Docks a ship or the ghost (`None`). RA-06: only the order of arrival gives the rank.
    pub(super) fn dock(&mut self, seat: Option<Seat>) {
        self.open.arrivals.push(seat);
        self.events.push(Event::Docked { seat, rank: self.open.arrivals.len() as u8 });
    }

    /// `fight`: the ship pays for the next monster and takes it along.
    pub(super) fn fight_monster(&mut self, mover: Seat) {
        let Some((space, strength)) = self.meet_monster(mover) else { return };
        let vikings = strength.saturating_sub(self.ship(mover).weapons());
        self.spend(mover, vikings);
        self.remove(space);
        self.ship(mover).monsters.push(strength);
        self.events.push(Event::MonsterBeaten { seat: mover, space, strength, vikings });
        self.open.phase = Phase::Sail { mover, from: space };
    }

    /// `yield`: the ship loses a Viking if it has one (RA-19). The Viking returns to the pool (RA-21).
    pub(super) fn feed_monster(&mut self, mover: Seat) {
        let Some((space, _)) = self.meet_monster(mover) else { return };
        let vikings = self.ship(mover).crew.min(1);
        self.spend(mover, vikings);
        self.events.push(Event::MonsterFed { seat: mover, space, vikings });
        self.open.phase = Phase::Sail { mover, from: space };
    }

    /// Moves to the next monster and returns its space and strength. `None` if the ship stops before it for a question.
    fn meet_monster(&mut self, mover: Seat) -> Option<(Space, u8)> {
        let mut ahead = self.ship(mover).space + 1..self.open.harbor();
        let (space, strength) = ahead.find_map(|space| match self.open.spot(space).tile {
            Some(Tile::Monster { strength }) => Some((space, strength)),
            _ => None,
        })?;
        self.advance(mover, space).then_some((space, strength))
    }

    /// Moves a ship in track order with all effects of the spaces in between. Returns whether it arrived. It stops
    /// early for a question about room (house rule `room_at_sea`).
    fn advance(&mut self, mover: Seat, to: Space) -> bool {
        let from = self.ship(mover).space;
        if from == 0 {
            self.open.waiting.retain(|seat| *seat != Some(mover));
        }
        for space in from + 1..to {
            if self.open.options.room_at_sea.is_on() {
                let recruits = share(self.raids, self.open, self.open.spot(space)).vikings;
                if self.ask_room(mover, space, recruits) {
                    self.ship(mover).space = space;
                    return false;
                }
            }
            self.pass(mover, space);
        }
        self.ship(mover).space = to;
        true
    }
}
