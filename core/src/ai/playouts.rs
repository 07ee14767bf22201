//! What the players share that think by playouts: sampled worlds, how a playout ends, and sums of such ends.

use super::Judged;
use super::evaluate::Evaluate;
use super::fixed::ONE;
use super::utility::{PerSeat, chances, shares, utilities};
use crate::engine::{Chance, Game, Seat, StateOf, Viewer};

/// The world of a playout: what `seat` does not know is sampled. With `peeks` it stays as it is.
pub(super) fn world<G: Game, E: Evaluate<G>>(
    evaluate: &E,
    game: &G,
    (sampled, seat, peeks): (&StateOf<G>, Seat, bool),
    chance: &mut Chance,
) -> StateOf<G> {
    if peeks {
        return game.determinize(sampled, Viewer::Everything, chance);
    }
    let mut world = game.determinize(sampled, Viewer::Seat(seat), chance);
    evaluate.imagine(&mut world, seat);
    world
}

/// How a playout ended, or what its last position promises.
pub(super) struct End {
    /// The chance of each seat to win, in parts of [`ONE`].
    chances: PerSeat,
    /// The points of each seat, in hundredths.
    points: PerSeat,
}

impl End {
    /// The result of `world`, or what is expected of it.
    pub fn of<G: Game, E: Evaluate<G>>(evaluate: &E, notes: &E::Notes<'_>, game: &G, world: &StateOf<G>) -> Self {
        if let Some(outcome) = game.outcome(world) {
            let points = outcome.points.iter().map(|points| points * 100).collect();
            return Self { chances: shares(&outcome), points };
        }
        let mut points = PerSeat::new();
        evaluate.expect(notes, game, world, &mut points);
        Self { chances: chances(&points, evaluate.spread(game, world)), points }
    }

    /// The utility for each seat.
    pub fn utilities(&self, spread: i32) -> PerSeat {
        utilities(&self.chances, &self.points, spread)
    }
}

/// The ends of the playouts that began with one action.
#[derive(Clone, Debug, Default)]
pub(super) struct Sum {
    chances: Vec<i64>,
    points: Vec<i64>,
}

impl Sum {
    pub fn add(&mut self, end: &End) {
        for (sums, more) in [(&mut self.chances, &end.chances), (&mut self.points, &end.points)] {
            sums.resize(more.len(), 0);
            sums.iter_mut().zip(more).for_each(|(sum, more)| *sum += i64::from(*more));
        }
    }

    /// The action with the means of so many playouts. `worth` is its mean utility, in parts of [`ONE`].
    pub fn judged(&self, action: usize, visits: u32, worth: i64) -> Judged {
        let mean = |sums: &[i64], scale: i64| {
            sums.iter().map(|sum| ((sum * scale / i64::from(visits.max(1))) >> 16) as i32).collect()
        };
        let worth = ((worth * 1_000) >> 16) as u16;
        Judged { action, visits, worth, chances: mean(&self.chances, 1_000), points: mean(&self.points, ONE) }
    }
}
