//! The stages of a game between chance, and which choices answer for the falls of chances in them.

use super::{Reviewed, shared};
use crate::ai::thousandths;
use crate::engine::Seat;

/// How many looks before and after one are averaged with it.
const NEAR: usize = 3;
/// The weight of a fall at a decision. Farther away it counts less, by the square of the distance.
const FAR: i64 = 1_000;

/// Decisions without news between. Only they change the chances. So all looks at them are estimates of one value: the
/// chances at the start of the stage.
pub(super) struct Stage<'a> {
    pub decisions: &'a [Reviewed],
    /// What the costs have moved before each decision, and at the end.
    moved: Vec<Vec<i32>>,
    /// The chances at the start by each look, the last of them by what comes after the stage.
    looks: Vec<Vec<i32>>,
    /// Whether nothing comes out at its end but the result of the game.
    pub is_last: bool,
}

impl<'a> Stage<'a> {
    /// A stage of a game with this result.
    pub fn of(decisions: &'a [Reviewed], result: &[i32]) -> Self {
        let mut moved = vec![vec![0; result.len()]];
        for decision in decisions {
            let before = &moved[moved.len() - 1];
            moved.push(before.iter().zip(decision.effects()).map(|(before, more)| before + more).collect());
        }
        let is_last = decisions.last().is_none_or(|last| !last.seen.chance);
        let last = if is_last { result } else { decisions.last().map_or(result, |last| &last.seen.made[..]) };
        let seen = decisions.iter().map(Reviewed::before).chain([last]);
        let start =
            |(seen, moved): (&[i32], &Vec<i32>)| seen.iter().zip(moved).map(|(seen, moved)| seen - moved).collect();
        let looks = seen.zip(&moved).map(start).collect();
        Self { decisions, moved, looks, is_last }
    }

    /// The mean of the looks near one of them. Towards the result it is nearer: the last one is the result.
    fn near(&self, index: usize) -> Vec<i32> {
        let left = self.looks.len() - 1 - index;
        let reach = if self.is_last { NEAR.min(left) } else { NEAR };
        mean(&self.looks[index.saturating_sub(reach)..=index + reach.min(left)])
    }

    /// How far the chance of each seat fell without a cost.
    pub fn falls(&self) -> impl Iterator<Item = Fall> {
        let looks: Vec<Vec<i32>> = (0..self.looks.len()).map(|index| self.near(index)).collect();
        let rose: Vec<i64> = (0..self.moved[0].len())
            .map(|seat| i64::from((looks[looks.len() - 1][seat] - looks[0][seat]).max(0)))
            .collect();
        let falls = move |seat: usize| {
            let steps = looks.windows(2).map(|two| i64::from((two[0][seat] - two[1][seat]).max(0)));
            let steps: Vec<i64> = steps.collect();
            let part =
                |index: usize| move |(at, step): (usize, &i64)| FAR * step / (1 + index.abs_diff(at) as i64).pow(2);
            let near = |index| 1 + steps.iter().enumerate().map(part(index)).sum::<i64>();
            Fall {
                seat: Seat(seat as u8),
                fell: looks[0][seat] - looks[looks.len() - 1][seat],
                near: (0..steps.len()).map(near).collect(),
                rose: rose.clone(),
            }
        };
        (0..self.moved[0].len()).map(falls)
    }

    /// The chances before a decision. A stage before news is as high as its looks in the mean, because only the news
    /// changes what can be expected. The last stage follows its looks to the result.
    pub fn before(&self, index: usize) -> Vec<i32> {
        let start = if self.is_last { self.near(index) } else { mean(&self.looks) };
        let here = start.iter().zip(&self.moved[index]).map(|(start, moved)| i64::from((start + moved).max(0)));
        thousandths(&here.collect::<Vec<_>>())
    }
}

/// How far the chance of a seat fell in a stage without a cost.
pub(super) struct Fall {
    seat: Seat,
    fell: i32,
    /// How much of it is near each decision.
    near: Vec<i64>,
    /// How far the chance of each seat rose there.
    rose: Vec<i64>,
}

impl Fall {
    /// Makes the choices that were not the best found answer for it, by what they took from the seat and how near it was.
    /// Its own choices cost it so much, those of others passed it to seats that rose. None takes more than the chance
    /// before it; the others then answer for the rest.
    pub fn charge(&self, stage: &mut [Reviewed]) {
        let mut left = self.fell;
        loop {
            let weight = |(decision, near): (&Reviewed, &i64)| decision.answers(self) * near;
            let weights: Vec<i64> = stage.iter().zip(&self.near).map(weight).collect();
            let mut paid = 0;
            for (decision, share) in stage.iter_mut().zip(shared(left.max(0), &weights)) {
                let share = share.min(decision.takable(self.seat)).max(0);
                if decision.seat == self.seat {
                    decision.seen.later += share;
                    decision.cost += share;
                } else {
                    let given = shared(share, &decision.receivers(self));
                    decision.seen.passed.iter_mut().zip(given).for_each(|(passed, given)| *passed += given);
                    decision.seen.passed[self.seat.index()] -= share;
                }
                paid += share;
            }
            left -= paid;
            if paid == 0 {
                break;
            }
        }
    }
}

impl Reviewed {
    /// How much it answers for a fall of the chance of a seat, as a weight. It is what the choice took from the seat in the
    /// eyes of the reviewer, if it may have taken more than is known.
    fn answers(&self, fall: &Fall) -> i64 {
        let is_own = self.seat == fall.seat;
        let may_take = self.played != self.best && self.takable(fall.seat) > 0;
        let is_open =
            if is_own { self.check.all().games == 0 } else { self.receivers(fall).iter().any(|rose| *rose > 0) };
        let index = fall.seat.index();
        let took = self.seen.best[index] - self.seen.made[index];
        if may_take && is_open { i64::from(took.max(0)) + 1 } else { 0 }
    }

    /// How much it can take from the chance of a seat, beside what it took.
    fn takable(&self, seat: Seat) -> i32 {
        let index = seat.index();
        if self.seat == seat {
            self.seen.best[index] - self.cost
        } else {
            self.seen.best[index] + self.seen.passed[index]
        }
    }

    /// How far the chances of the seats rose to which it can have passed something.
    fn receivers(&self, fall: &Fall) -> Vec<i64> {
        let part = |(seat, rose): (Seat, &i64)| if seat == self.seat || seat == fall.seat { 0 } else { *rose };
        (0..).map(Seat).zip(&fall.rose).map(part).collect()
    }
}

/// The mean of several chances.
fn mean(all: &[Vec<i32>]) -> Vec<i32> {
    let sum = |seat: usize| all.iter().map(|chances| chances[seat]).sum::<i32>();
    (0..all[0].len()).map(|seat| sum(seat) / all.len() as i32).collect()
}
