//! What the search knows of *Relic Runners*, and the players of each level.

use super::*;
use crate::ai::{Beginner, Evaluate, PerSeat, Random, Rollouts, Trials};
use crate::games::relic_runners::prospects::evaluation::{expected, tiles};
use crate::title::PolicySpec;

/// The strength of the levels ([`crate::title::Present::STRENGTH`]).
pub const STRENGTH: [u16; 5] = [1_040, 1_189, 1_391, 1_486, 1_562];

/// The computer players, the default first.
pub const PLAYERS: &[PolicySpec<RelicRunners>] = &[
    ("normal", || Box::new(tries(10, 3, 8, 1))),
    ("easy", || Box::new(Beginner { usual: Careful, overlooks: 6 })),
    ("moderate", || Box::new(Beginner { usual: tries(10, 3, 8, 1), overlooks: 11 })),
    ("hard", || Box::new(tries(80, 5, 16, 1))),
    ("expert", || Box::new(tries(300, 6, 20, 3))),
    ("careful", || Box::new(Careful)),
    ("random", || Box::new(Random)),
];

/// A player that tries so many actions in so many playouts of this length, in lines of at most `depth` decisions.
const fn tries(playouts: u32, candidates: usize, length: u32, depth: u32) -> Rollouts<Careful, Judge> {
    Rollouts::new(Careful, Judge, Trials { playouts, candidates, length, depth })
}

/// A seat has about as many coins as the square of the rounds played divided by this, up to the last of these rounds.
/// Measured in 28 seats of `normal`.
const SQUARE: u32 = 30;
const LAST: u16 = 24;
/// The least and the most that three quarters of the seats have, in hundredths of that.
const SHARE: (u32, u32) = (40, 160);

/// The lead, in hundredths of a point, that doubles the chance to win: at the end, and more for each tile left. Fitted
/// to the results of 150 games of `normal`.
const SPREAD: (i32, i32) = (250, 17);

/// The doubt for each tile that is taken before the end, and about how many tiles are left then. Fitted to the difference
/// between the leads that `hard` expected and the final ones, in 22 games of `normal`.
const DOUBT: i64 = 60_000;
const LEFT: i32 = 12;

/// Evaluates positions for the search.
#[derive(Clone, Copy, Debug, Default)]
pub struct Judge;

impl Evaluate<RelicRunners> for Judge {
    type Notes<'a> = Atlas<'a>;

    fn begin<'a>(&self, game: &'a RelicRunners) -> Atlas<'a> {
        Atlas::of(game)
    }

    fn imagine(&self, world: &mut State, seat: Seat, chance: &mut Chance) {
        if world.open.options.open_scores.is_on() {
            return;
        }
        let rounds = u32::from(world.open.round.saturating_sub(1).min(LAST));
        for (other, coins) in world.open.seats().zip(&mut world.secret.coins).filter(|(other, _)| *other != seat) {
            let now = if other == world.open.turn { world.open.now.points } else { 0 };
            // Seeded chance never fails.
            let share = SHARE.0 + chance.below(SHARE.1 - SHARE.0 + 1).unwrap_or_default();
            **coins = now + (rounds * rounds * share / (SQUARE * 100)) as u16;
        }
    }

    fn spread(&self, _: &RelicRunners, state: &State) -> i32 {
        SPREAD.0 + SPREAD.1 * tiles(&state.open)
    }

    fn doubt(&self, _: &RelicRunners, state: &State) -> i64 {
        DOUBT * i64::from(tiles(&state.open) - LEFT)
    }

    fn is_even(&self, state: &State) -> bool {
        let open = &state.open;
        open.turn == open.first && open.phase == Phase::Start && open.agenda.is_empty()
    }

    fn expect(&self, atlas: &Atlas<'_>, _: &RelicRunners, state: &State, points: &mut PerSeat) {
        points.extend(state.open.seats().map(|seat| 10 * expected(atlas, state, seat)));
    }

    fn prior(
        &self,
        atlas: &Atlas<'_>,
        game: &RelicRunners,
        state: &State,
        seat: Seat,
        legal: &[Action],
        scores: &mut Vec<i32>,
    ) {
        // Walks trail by trail lead to the same places as whole walks, so they are not tried.
        let score = |action: &Action| match action {
            Action::Go(_) => i32::MIN,
            _ => after(game, state, seat, *action).map_or(i32::MIN, |next| value(atlas, &next, seat)),
        };
        scores.extend(legal.iter().map(score));
    }
}
