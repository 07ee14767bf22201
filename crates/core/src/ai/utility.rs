//! What a result is worth to each seat: mostly its chance to win, and a little its lead. So a player that is far ahead
//! or behind still has a reason to gain points.

use arrayvec::ArrayVec;

use super::fixed::{ONE, two_to_minus};
use crate::engine::Outcome;

/// The most seats of any title.
pub const SEATS: usize = 8;

/// A number for each seat.
pub type PerSeat = ArrayVec<i32, SEATS>;

/// The share of the chance to win in a utility; the rest is the lead.
const CHANCE: i64 = ONE * 3 / 4;
/// A lead of so many spreads counts as 1, and the same deficit as 0.
const LEAD: i64 = 4;

/// The chance of each seat to win, in parts of 65,536, from the points that are expected for each. `spread` is the
/// difference, in the same unit, that doubles a chance.
pub fn chances(points: &[i32], spread: i32) -> PerSeat {
    let best = i64::from(points.iter().copied().max().unwrap_or_default());
    let weight = |own: &i32| two_to_minus((best - i64::from(*own)) * ONE / i64::from(spread.max(1)));
    let all = points.iter().map(weight).sum::<i64>().max(1);
    points.iter().map(|own| (weight(own) * ONE / all) as i32).collect()
}

/// The chances after the end: the winners share 1.
pub fn shares(outcome: &Outcome) -> PerSeat {
    let winners = outcome.winners().count().max(1) as i64;
    outcome.ranks.iter().map(|rank| if *rank == 1 { (ONE / winners) as i32 } else { 0 }).collect()
}

/// The utility for each seat, from 0 to 65,536, from its chance to win and from the points.
pub fn utilities(chances: &[i32], points: &[i32], spread: i32) -> PerSeat {
    let others = points.len().saturating_sub(1).max(1) as i64;
    let sum: i64 = points.iter().map(|points| i64::from(*points)).sum();
    let utility = |(chance, own): (&i32, &i32)| {
        let own = i64::from(*own);
        let lead = (own - (sum - own) / others) * ONE / (2 * LEAD * i64::from(spread.max(1)));
        let lead = (ONE / 2 + lead).clamp(0, ONE);
        ((CHANCE * i64::from(*chance) + (ONE - CHANCE) * lead) >> 16) as i32
    };
    chances.iter().zip(points).map(utility).collect()
}
