//! What the search knows of *Raids*, and the players of each level.

use super::evaluation;
use super::*;
use crate::ai::{Beginner, Effort, Evaluate, PerSeat, Random, Search};
use crate::title::PolicySpec;

/// The strength of the levels ([`crate::title::Present::STRENGTH`]).
pub const STRENGTH: [u16; 5] = [849, 1_013, 1_190, 1_337, 1_589];

/// The computer players, the default first.
pub const PLAYERS: &[PolicySpec<Raids>] = &[
    ("normal", || Box::new(Search::new(Judge, Effort::of(60)))),
    ("easy", || Box::new(Beginner { usual: Careful, overlooks: 16 })),
    ("moderate", || Box::new(Beginner { usual: Search::new(Judge, Effort::of(60)), overlooks: 18 })),
    ("hard", || Box::new(Search::new(Judge, Effort::of(1_000)))),
    ("expert", || Box::new(Search::new(Judge, Effort::of(20_000)))),
    ("careful", || Box::new(Careful)),
    ("random", || Box::new(Random)),
];

/// Evaluates positions for the search.
#[derive(Clone, Copy, Debug, Default)]
pub struct Judge;

impl Evaluate<Raids> for Judge {
    type Notes<'a> = ();

    fn begin(&self, _: &Raids) {}

    fn spread(&self, _: &Raids, state: &State) -> i32 {
        // The more voyages are left, the less a lead says.
        400 + 150 * i32::from(VOYAGES - state.open.voyage)
    }

    fn expect(&self, (): &(), raids: &Raids, state: &State, points: &mut PerSeat) {
        points
            .extend(Seat::all(state.open.ships.len() as u8).map(|seat| evaluation::expected(raids, &state.open, seat)));
    }
}
