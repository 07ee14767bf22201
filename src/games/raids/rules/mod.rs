//! The rules, one file a phase. A turn is take → clear → sail; everything that needs no answer happens at once, inside the action that
//! made it due, until the next question is open.
//!
//! Invariants: an action is checked before anything changes (`allowed`), so a refusal leaves no trace; nothing here depends on results
//! that are not drawn yet.

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

use super::action::Action;
use super::components::Raids;
use super::event::Event;
use super::state::{Open, Ship, State};
use crate::engine::{Chance, RuleError, Seat};

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
    // Seeded chance never fails. Recorded chance may turn out not to fit when the step is half done; then the state and the events are
    // restored.
    let before = state.chance.is_recorded().then(|| (state.clone(), events.len()));
    let State { open, chance, .. } = state;
    let result = Play { raids, open, chance, events }.act(seat, action);
    if let (Err(_), Some((old, told))) = (&result, before) {
        *state = old;
        events.truncate(told);
    }
    result
}

/// Begins the turn of the ship furthest back in a position that a test has set up.
#[cfg(test)]
pub(super) fn next_turn(raids: &Raids, state: &mut State, events: &mut Vec<Event>) -> Result<(), RuleError> {
    let State { open, chance, .. } = state;
    Play { raids, open, chance, events }.next_turn()
}

impl Play<'_> {
    /// Carries out an action that is allowed.
    fn act(&mut self, seat: Seat, action: Action) -> Result<(), RuleError> {
        match action {
            Action::Place(n) => self.place(n),
            Action::Discard => self.discard(),
            Action::Sell(n) => self.sell(n),
            Action::Keep => self.keep(),
            Action::Drop(n) => self.drop(n),
            Action::Sail(space) => self.sail(seat, space),
            Action::Dock => self.dock(seat),
            Action::Fight => self.fight_monster(seat),
            Action::Yield => self.feed_monster(seat),
            Action::Retaliate => self.retaliate(),
            Action::Flee => self.flee(),
        }
    }

    fn ship(&mut self, seat: Seat) -> &mut Ship {
        &mut self.open.ships[seat.index()]
    }

    fn shields(&self, seat: Seat) -> u8 {
        self.raids.shields(&self.open.ships[seat.index()])
    }

    /// Moves Vikings from a ship to the pool.
    fn spend(&mut self, seat: Seat, vikings: u8) {
        self.ship(seat).crew -= vikings;
        self.open.pool += i16::from(vikings);
    }
}
