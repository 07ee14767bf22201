//! Sailing: one small decision after the other until the ship stops, attacks or docks (RA-49).

use std::ops::ControlFlow;

use super::passing::share;
use super::{Event, Phase, Play, RuleError, Seat, Space, Tile};

impl Play<'_> {
    /// `sail S`: stop at a free tile, or attack the ship there.
    pub(super) fn sail(&mut self, mover: Seat, to: Space) -> Result<(), RuleError> {
        let there = self.open.ship_at(to);
        if self.advance(mover, to).is_break() {
            return Ok(());
        }
        match there {
            Some(defender) => self.attack(mover, defender, to),
            None => {
                self.events.push(Event::Stopped { seat: mover, space: to });
                self.next_turn()
            }
        }
    }

    /// `dock`.
    pub(super) fn dock(&mut self, mover: Seat) -> Result<(), RuleError> {
        if self.advance(mover, self.open.harbor()).is_break() {
            return Ok(());
        }
        self.open.arrivals.push(Some(mover)); // RA-06: ranks by order of arrival only
        let rank = self.open.arrivals.len() as u8;
        self.events.push(Event::Docked { seat: Some(mover), rank });
        self.next_turn()
    }

    /// `fight`: pays for the next monster and takes it along.
    pub(super) fn fight_monster(&mut self, mover: Seat) {
        let Some((space, strength)) = self.meet_monster(mover) else { return };
        let vikings = strength.saturating_sub(self.ship(mover).weapons());
        self.spend(mover, vikings);
        self.remove(space);
        self.ship(mover).monsters.push(strength);
        self.events.push(Event::MonsterBeaten { seat: mover, space, strength, vikings });
        self.open.phase = Phase::Sail { mover, from: space };
    }

    /// `yield`: the ship loses a Viking, if it has one (RA-19), who goes back to the pool (RA-21).
    pub(super) fn feed_monster(&mut self, mover: Seat) {
        let Some((space, _)) = self.meet_monster(mover) else { return };
        let vikings = self.ship(mover).crew.min(1);
        self.spend(mover, vikings);
        self.events.push(Event::MonsterFed { seat: mover, space, vikings });
        self.open.phase = Phase::Sail { mover, from: space };
    }

    /// Advances to the next monster; its space and its strength, or `None` where the ship breaks off before it.
    fn meet_monster(&mut self, mover: Seat) -> Option<(Space, u8)> {
        let (space, strength) = (self.ship(mover).space + 1..self.open.harbor()).find_map(|space| {
            if let Some(Tile::Monster { strength }) = self.open.spot(space).tile {
                Some((space, strength))
            } else {
                None
            }
        })?;
        self.advance(mover, space).is_continue().then_some((space, strength))
    }

    /// Moves a ship, with all effects of the spaces in between, in track order. Breaks off where room must be asked for
    /// (house rule `room_at_sea`).
    fn advance(&mut self, mover: Seat, to: Space) -> ControlFlow<()> {
        let from = self.ship(mover).space;
        if from == 0 {
            self.open.waiting.retain(|seat| *seat != Some(mover));
        }
        for space in from + 1..to {
            if self.open.options.room_at_sea.is_on() {
                let recruits = share(self.raids, self.open, self.open.spot(space)).vikings;
                if self.ask_room(mover, space, recruits) {
                    self.ship(mover).space = space;
                    return ControlFlow::Break(());
                }
            }
            self.pass(mover, space);
        }
        self.ship(mover).space = to;
        ControlFlow::Continue(())
    }
}
