//! The rules, one file per phase. A turn is take → clear → sail. Everything that needs no answer happens at once,
//! inside the action that caused it, until the next question.
//!
//! Invariants: `allowed` checks an action before anything changes, so a refusal changes nothing. No rule depends on
//! results that are not drawn yet.

pub mod clear;
pub mod combat;
pub mod course;
pub mod refusals;

mod allowed;
mod legal;
mod passing;
mod room;
mod sail;
mod setup;
mod take;
mod turn;
mod voyage;

pub(super) use legal::legal;
pub(super) use setup::setup;

// What all files of the rules speak of.
use arrayvec::ArrayVec;

use super::action::Action;
use super::components::{Harbor, Raids, SpaceKind, Tile};
use super::event::{Award, Event, Source};
use super::options::{Flight, GhostReorder, Options, StartCrew, Track};
use super::state::{Ghost, Open, Phase, SEATS, Ship, Space, Spot, State, VOYAGES};
use crate::engine::{Chance, RuleError, Seat, Seed};
use course::Course;
use passing::share;
use refusals::Refusal;

/// A step in progress: everything that it may change.
struct Play<'a> {
    raids: &'a Raids,
    open: &'a mut Open,
    chance: &'a mut Chance,
    events: &'a mut Vec<Event>,
}

/// Applies one action and everything that follows without an answer.
pub(super) fn step(
    raids: &Raids,
    state: &mut State,
    seat: Seat,
    action: Action,
    events: &mut Vec<Event>,
) -> Result<(), RuleError> {
    allowed::allowed(raids, &state.open, seat, action)?;
    state.change(events, |State { open, chance, .. }, events| Play { raids, open, chance, events }.act(seat, action))
}

/// Begins the turn of the ship furthest back in a position that a test has set up.
#[doc(hidden)]
pub fn next_turn(raids: &Raids, state: &mut State, events: &mut Vec<Event>) -> Result<(), RuleError> {
    let State { open, chance, .. } = state;
    Play { raids, open, chance, events }.next_turn()
}

impl Play<'_> {
    fn act(&mut self, seat: Seat, action: Action) -> Result<(), RuleError> {
        match (self.open.phase, action) {
            (Phase::Place { tile }, Action::Place(n)) => self.place(tile, n),
            (Phase::Place { tile }, Action::Discard) => self.discard(tile),
            (Phase::Sell { left }, Action::Sell(n)) => self.sell(left, n),
            (Phase::Sell { .. }, Action::Keep) => self.close_port(),
            (Phase::Room { mover, space }, Action::Drop(n)) => self.drop(mover, space, n),
            (Phase::Room { mover, space }, Action::Keep) => self.leave_room(mover, space),
            (_, Action::Sail(space)) => return self.sail(seat, space),
            (_, Action::Dock) => return self.sail(seat, self.open.harbor()),
            (_, Action::Fight) => self.fight_monster(seat),
            (_, Action::Yield) => self.feed_monster(seat),
            (_, Action::Retaliate) => self.retaliate(),
            (_, Action::Flee) => self.flee(false),
            _ => {}
        }
        Ok(())
    }

    fn ship(&mut self, seat: Seat) -> &mut Ship {
        &mut self.open.ships[seat.index()]
    }

    /// How many more Vikings find a shield on a ship.
    fn room(&self, seat: Seat) -> u8 {
        let ship = &self.open.ships[seat.index()];
        self.raids.shields(ship) - ship.crew
    }

    /// Moves Vikings from a ship to the pool.
    fn spend(&mut self, seat: Seat, vikings: u8) {
        self.ship(seat).crew -= vikings;
        self.open.pool += i16::from(vikings);
    }
}
