//! What the search knows of *Explorers of the North Sea*, and the players of each level.

use super::plans::Planner;
use super::tiles::Glance;
use super::*;
use crate::ai::{Beginner, Evaluate, PerSeat, Random, Rollouts, Trials};
use crate::games::explorers::scoring::sheet_with;
use crate::title::PolicySpec;

/// The strength of the levels ([`crate::title::Present::STRENGTH`]).
pub const STRENGTH: [u16; 5] = [1_040, 1_278, 1_518, 1_571, 1_629];

/// The computer players, the default first.
pub const PLAYERS: &[PolicySpec<Explorers>] = &[
    ("normal", || Box::new(tries(12, 4, 12, 1))),
    ("easy", || Box::new(Beginner { usual: Careful, overlooks: 6 })),
    ("moderate", || Box::new(Beginner { usual: tries(12, 4, 12, 1), overlooks: 23 })),
    ("hard", || Box::new(tries(80, 6, 24, 1))),
    ("expert", || Box::new(tries(600, 12, 24, 3))),
    ("careful", || Box::new(Careful)),
    ("random", || Box::new(Random)),
];

/// A player that tries so many actions in so many playouts of this length, in lines of at most `depth` decisions.
const fn tries(playouts: u32, candidates: usize, length: u32, depth: u32) -> Rollouts<Careful, Judge> {
    Rollouts::new(Careful, Judge, Trials { playouts, candidates, length, depth })
}

/// What is left of the value of a plan after each action until its end, in hundredths.
const PATIENCE: i32 = 90;
/// What the best plans count, in hundredths. Later ones compete for the same Vikings and actions.
const PLANS: [i32; 4] = [90, 60, 40, 25];

/// The doubt for each of so many last turns of a game, and for each one before. Fitted to the difference between the leads
/// that `hard` expected and the final ones, in 43 games of `normal`.
const DOUBT: (i64, i64) = (23_000, 12_000);
const LAST: u8 = 10;

/// Evaluates positions for the search.
#[derive(Clone, Copy, Debug, Default)]
pub struct Judge;

impl Evaluate<Explorers> for Judge {
    type Notes<'a> = ();

    fn begin(&self, _: &Explorers) {}

    fn spread(&self, _: &Explorers, state: &State) -> i32 {
        // The more turns are left, the less a lead says. Fitted to the results of 250 games of `normal`.
        let open = &state.open;
        180 + 720 * i32::from(Tile::DEALT - open.turn.min(Tile::DEALT)) / i32::from(Tile::DEALT)
    }

    fn doubt(&self, _: &Explorers, state: &State) -> i64 {
        let left = Tile::DEALT.saturating_sub(state.open.turn);
        let last = left.min(LAST);
        DOUBT.0 * i64::from(last) + DOUBT.1 * i64::from(left - last)
    }

    fn is_even(&self, state: &State) -> bool {
        let open = &state.open;
        open.first.is_none_or(|first| first == open.current) && !matches!(open.phase, Phase::Act { .. })
    }

    fn expect(&self, (): &(), game: &Explorers, state: &State, points: &mut PerSeat) {
        let open = &state.open;
        let islands = holdings(game, open);
        points.extend(Seat::all(open.seats()).map(|seat| expected(game, open, seat, &islands)));
    }

    fn prior(&self, (): &(), game: &Explorers, state: &State, seat: Seat, legal: &[Action], scores: &mut Vec<i32>) {
        let open = &state.open;
        match open.phase {
            Phase::Captain => scores.extend(legal.iter().map(|action| -(rank(game, *action) as i32))),
            Phase::Place { .. } => {
                let glance = Glance::new(game, open, seat);
                scores.extend(legal.iter().map(|action| match action {
                    Action::Place(tile, cell, rotation) => glance.value(*tile, *cell, *rotation).unwrap_or(0),
                    _ => 0,
                }));
            }
            Phase::Act { left } => {
                let planner = Planner::of(game, open, seat, left, holdings(game, open));
                scores.resize(legal.len(), 0);
                for (_, plan) in planner.all() {
                    if let Ok(index) = legal.binary_search(&plan.first) {
                        scores[index] = scores[index].max(1_000 * plan.value / plan.length);
                    }
                }
            }
            Phase::Over => {}
        }
    }
}

/// The final points that a seat can expect, in hundredths: its points, islands that may be completed, and its plans.
fn expected(game: &Explorers, open: &Open, seat: Seat, islands: &[Holding]) -> i32 {
    let points = sheet_with(game, open, islands, seat).total() * 100;
    let left = match open.phase {
        Phase::Act { left } if open.current == seat => left,
        _ => 0,
    };
    let planner = Planner::of(game, open, seat, left, islands.to_vec());
    let unfinished = islands.iter().filter(|island| !island.is_complete());
    let hopes: i32 = unfinished.map(|island| planner.stake(island, island.strength[seat.index()])).sum();
    let mut plans: Vec<i32> = planner
        .all()
        .iter()
        .map(|(_, plan)| (0..plan.length).fold(plan.value * 10, |value, _| value * PATIENCE / 100))
        .collect();
    plans.sort_unstable_by_key(|value| -value);
    points
        + 10 * (hopes + planner.livestock_to_come() + planner.crew_aboard())
        + plans.iter().zip(PLANS).map(|(value, share)| value * share / 100).sum::<i32>()
}
