//! What the players share that think by playouts: sampled worlds, how a playout ends, and sums of such ends.

use super::evaluate::Evaluate;
use super::fixed::ONE;
use super::utility::{PerSeat, chances, shares, utilities};
use super::{Judged, thousandths as rounded};
use crate::engine::{Chance, Game, Seat, StateOf, Viewer};

/// The world of a playout: what `seat` does not know is sampled. With `peeks` it stays as it is.
pub(super) fn world<G: Game, E: Evaluate<G>>(
    evaluate: &E,
    game: &G,
    sampled: &StateOf<G>,
    seat: Seat,
    peeks: bool,
    chance: &mut Chance,
) -> StateOf<G> {
    if peeks {
        return game.determinize(sampled, Viewer::Everything, chance);
    }
    let mut world = game.determinize(sampled, Viewer::Seat(seat), chance);
    evaluate.imagine(&mut world, seat, chance);
    world
}

/// How a playout ended, or what its last position promises.
pub struct End {
    /// The chance of each seat to win, in parts of [`ONE`].
    pub chances: PerSeat,
    /// The points of each seat, in hundredths.
    pub points: PerSeat,
    /// The [`Evaluate::doubt`] that ends with the game: that of its last position, none before.
    pub settled: i64,
}

impl End {
    /// The result of `world`, or what is expected of it.
    pub fn of<G: Game, E: Evaluate<G>>(evaluate: &E, notes: &E::Notes<'_>, game: &G, world: &StateOf<G>) -> Self {
        if let Some(outcome) = game.outcome(world) {
            let points = outcome.points.iter().map(|points| points * 100).collect();
            return Self { chances: shares(&outcome), points, settled: evaluate.doubt(game, world) };
        }
        let mut points = PerSeat::new();
        evaluate.expect(notes, game, world, &mut points);
        Self { chances: chances(&points, evaluate.spread(game, world)), points, settled: 0 }
    }

    /// The same with the chances of a position with so much [`Evaluate::doubt`], where the playout began. Its players play
    /// alike, and real ones less so: a lead at its end promises no more than one at its beginning.
    #[must_use]
    pub fn seen_from(self, doubt: i64) -> Self {
        match (doubt - self.settled).max(0).isqrt() as i32 {
            left @ 1.. => Self { chances: chances(&self.points, left), ..self },
            _ => self,
        }
    }

    /// The utility for each seat.
    pub fn utilities(&self, spread: i32) -> PerSeat {
        utilities(&self.chances, &self.points, spread)
    }
}

/// The ends of the playouts that began with one action.
#[derive(Clone, Debug, Default)]
pub struct Sum {
    chances: Vec<i64>,
    points: Vec<i64>,
    /// The chance of the seat that acts after each playout, in order.
    own: Vec<i32>,
}

impl Sum {
    pub fn add(&mut self, seat: Seat, end: &End) {
        self.own.extend(end.chances.get(seat.index()));
        for (sums, more) in [(&mut self.chances, &end.chances), (&mut self.points, &end.points)] {
            sums.resize(more.len(), 0);
            sums.iter_mut().zip(more).for_each(|(sum, more)| *sum += i64::from(*more));
        }
    }

    /// The lead of a seat over the mean of all, as a sum that orders equally many playouts.
    pub fn lead(&self, seat: Seat) -> i64 {
        let own = self.points.get(seat.index()).copied().unwrap_or_default();
        own * self.points.len() as i64 - self.points.iter().sum::<i64>()
    }

    /// The action with the means of so many playouts. `worth` is its mean utility, in parts of [`ONE`].
    pub fn judged(&self, action: usize, visits: u32, worth: i64) -> Judged {
        let worth = ((worth * 1_000) >> 16) as u16;
        let chances = rounded(&self.chances);
        let points = self.points.iter().map(|sum| (sum / i64::from(visits.max(1))) as i32).collect();
        Judged { action, visits, worth, chances, points, ..Judged::default() }
    }

    /// The standard error of the difference to another action, in thousandths, if both met different worlds.
    pub fn error(&self, other: &Self) -> u16 {
        let square = |sum: &Self| square_error(sum.own.iter().map(|own| i64::from(*own)));
        thousandths(square(self) + square(other))
    }

    /// The same if the playouts of both met the same worlds.
    pub fn paired_error(&self, other: &Self) -> u16 {
        let pairs = self.own.iter().zip(&other.own);
        thousandths(square_error(pairs.map(|(own, other)| i64::from(*own) - i64::from(*other))))
    }
}

/// The square of the standard error of a mean; that of 1 for a single number.
fn square_error(numbers: impl Iterator<Item = i64>) -> i64 {
    let mut count = 0;
    let mut sum = 0;
    let mut squares = 0;
    for number in numbers {
        (count, sum, squares) = (count + 1, sum + number, squares + number * number);
    }
    if count < 2 { ONE * ONE } else { (squares - sum * sum / count) / (count * (count - 1)) }
}

/// The root of a square of parts of [`ONE`].
const fn thousandths(square: i64) -> u16 {
    ((square.unsigned_abs().isqrt() * 1_000) >> 16) as u16
}
