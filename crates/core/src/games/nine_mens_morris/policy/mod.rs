//! The computer players. They judge positions by weighed features.

pub mod evaluation;

use super::NineMensMorris;
use super::action::Action;
use super::components::{POINTS, Point};
use super::options::Flying;
use super::rules::{board, end};
use super::state::{Position, State};
use crate::ai::duel::{Duel, mix};
use crate::ai::duelist::{Again, Duelist, players};
use crate::engine::Seat;
use crate::title::PolicySpec;
use crate::title::grid::{Place, ending};

/// The strength of the levels ([`crate::title::Present::STRENGTH`]).
pub const STRENGTH: [u16; 5] = [1_040, 1_260, 1_433, 1_591, 2_008];

/// The computer players, the default first.
pub const PLAYERS: &[PolicySpec<NineMensMorris>] = &players();

impl Duelist for NineMensMorris {
    type Moment = Moment;
    const POSITIONS: [u32; 3] = [3_000, 50_000, 2_000_000];
    const OVERLOOKS: [u8; 2] = [20, 17];
    const AHEAD: u8 = 2;
    /// More than a line with two men.
    const COSTS: [i32; 2] = [20, 20];
    const SURE: i32 = 10_000;

    fn after(State { open, .. }: &State, action: &Action) -> (Moment, Again) {
        let mut next = Moment { now: open.now.clone(), flying: open.options.flying };
        next.play(*action);
        let since = [&open.since[..], &[next.now.board.clone()]].concat();
        let is_quiet = matches!(action, Action::Move(..)) && !next.now.mill && next.won().is_none();
        (next, if is_quiet { ending::again(&since) } else { Again::New })
    }
}

/// A position in the search.
#[derive(Clone)]
pub struct Moment {
    now: Position,
    flying: Flying,
}

impl Duel for Moment {
    type Move = Action;
    const SPREAD: i32 = 150;

    fn slot(action: Action) -> usize {
        match action {
            Action::Place(to) => to.index(),
            Action::Remove(point) => POINTS + point.index(),
            Action::Move(from, to) => (2 + from.index()) * POINTS + to.index(),
        }
    }

    fn moves(&self, meet: &mut impl FnMut(Action, u32)) {
        // What closes a mill comes first.
        let weight = |action| if board::closes_mill(&self.now, action) { 500_000 } else { 0 };
        board::actions(&self.now, self.flying).into_iter().for_each(|action| meet(action, weight(action)));
    }

    fn play(&mut self, action: Action) {
        board::apply(&mut self.now, action);
    }

    fn turn(&self) -> Seat {
        self.now.turn
    }

    fn won(&self) -> Option<Seat> {
        if self.now.mill { None } else { end::after(&self.now, self.flying).and_then(|end| end.winner) }
    }

    fn value(&self) -> i32 {
        evaluation::evaluate(&self.now)
    }

    fn glance(&self, _: i32, _: i32) -> i32 {
        evaluation::weighed(&self.now, &evaluation::CAREFUL)
    }

    fn key(&self) -> u64 {
        let now = &self.now;
        let point = |point: Point| now.board.at(point).map_or(0, |seat| u64::from(seat.0) + 1);
        let rest = [now.turn.0, now.hand[0], now.hand[1], u8::from(now.mill)];
        mix(Point::all().map(point).chain(rest.map(u64::from)))
    }
}
