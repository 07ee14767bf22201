//! Sailing: one small decision after the other until the ship stops, attacks or docks (RA-49).

use std::ops::ControlFlow;

use super::Play;
use super::passing::share;
use crate::engine::{RuleError, Seat};
use crate::games::raids::components::Tile;
use crate::games::raids::event::Event;
use crate::games::raids::state::{Phase, Space};

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
    pub(super) fn fight_monster(&mut self, mover: Seat) -> Result<(), RuleError> {
        let Some((space, strength, cost)) = self.monster_ahead(mover) else { return Ok(()) };
        if self.advance(mover, space).is_break() {
            return Ok(());
        }
        self.spend(mover, cost);
        self.remove(space);
        self.ship(mover).monsters.push(strength);
        self.events.push(Event::MonsterBeaten { seat: mover, space, strength, vikings: cost });
        self.open.phase = Phase::Sail { mover, from: space };
        Ok(())
    }

    /// `yield`: the ship loses a Viking, if it has one (RA-19), who goes back to the pool (RA-21).
    pub(super) fn feed_monster(&mut self, mover: Seat) -> Result<(), RuleError> {
        let Some((space, ..)) = self.monster_ahead(mover) else { return Ok(()) };
        if self.advance(mover, space).is_break() {
            return Ok(());
        }
        let vikings = self.open.ships[mover.index()].crew.min(1);
        self.spend(mover, vikings);
        self.events.push(Event::MonsterFed { seat: mover, space, vikings });
        self.open.phase = Phase::Sail { mover, from: space };
        Ok(())
    }

    fn monster_ahead(&self, mover: Seat) -> Option<(Space, u8, u8)> {
        let ship = &self.open.ships[mover.index()];
        let weapons = ship.weapons();
        (ship.space + 1..self.open.harbor()).find_map(|space| match self.open.spot(space).tile {
            Some(Tile::Monster { strength }) => Some((space, strength, strength.saturating_sub(weapons))),
            _ => None,
        })
    }

    /// Moves a ship, with all effects of the spaces in between, in track order. Breaks off where room must be asked for
    /// (house rule `room_at_sea`).
    fn advance(&mut self, mover: Seat, to: Space) -> ControlFlow<()> {
        let from = self.open.ships[mover.index()].space;
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
