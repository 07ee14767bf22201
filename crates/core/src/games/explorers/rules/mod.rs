//! The rules, one file per subject. A turn is a tile, then up to four actions one by one, then `done`.
//!
//! Invariant: `allowed` checks an action before anything changes, so a refusal changes nothing. Legal actions depend
//! only on the open state and the seat's own hand and offer, so they reveal nothing hidden.

pub mod refusals;

mod allowed;
mod setup;
mod turn;

pub(super) use allowed::legal;
pub(super) use setup::{captains_in_play, setup};
pub(super) use turn::ship_is_due;

use arrayvec::ArrayVec;

use super::action::Action;
use super::components::*;
use super::event::Event;
use super::place::{Cargo, Place, Space};
use super::state::{Chart, Explorer, Laid, LandId, Open, Phase, Private, Secret, Site, Spot, State, Supply};
use crate::canvas::hex::{Cell, Corner, Direction};
use crate::engine::{Arg, Chance, Hidden, RuleError, Seat};
use refusals::Refusal;

/// A step in progress: everything that it may change.
struct Play<'a> {
    game: &'a Explorers,
    open: &'a mut Open,
    secret: &'a mut Secret,
    chance: &'a mut Chance,
    events: &'a mut Vec<Event>,
}

/// Applies one action and everything that follows from it automatically.
pub(super) fn step(
    game: &Explorers,
    state: &mut State,
    seat: Seat,
    action: Action,
    events: &mut Vec<Event>,
) -> Result<(), RuleError> {
    allowed::allowed(game, &state.open, state.secret.of(seat), seat, action)?;
    state.change(events, |State { open, secret, chance }, events| {
        Play { game, open, secret, chance, events }.act(seat, action)
    })
}

impl Play<'_> {
    fn act(&mut self, seat: Seat, action: Action) -> Result<(), RuleError> {
        match action {
            Action::Captain(captain) => self.choose_captain(seat, captain),
            Action::Place(tile, cell, rotation) => self.place(tile, cell, rotation),
            Action::Done => self.end_turn(),
            Action::Sail(to) if self.open.chart.has_enemy(to) => self.fight(to),
            _ => {
                self.advance(action);
                Ok(())
            }
        }
    }

    fn tell(&mut self, event: Event) {
        self.events.push(event);
    }

    fn seat(&self) -> Seat {
        self.open.current
    }

    /// Draws an index below `among`, also in the form of the event: `None` if there is only one.
    fn draw(&mut self, among: u32) -> Result<(u8, Option<u8>), RuleError> {
        let drawn = self.chance.below(among)? as u8;
        Ok((drawn, (among > 1).then_some(drawn)))
    }
}
