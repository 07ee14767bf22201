//! What the search knows of *Relic Runners*, and the players of each level.

use super::*;
use crate::ai::{Beginner, Effort, Evaluate, PerSeat, Random, Search};
use crate::title::PolicySpec;

/// The computer players, the default first.
pub const PLAYERS: &[PolicySpec<RelicRunners>] = &[
    ("careful", || Box::new(Careful)),
    ("random", || Box::new(Random)),
    ("easy", || Box::new(Beginner { usual: Careful, mistakes: 35 })),
    ("normal", || Box::new(Search::new(Judge, Effort::of(60)))),
    ("hard", || Box::new(Search::new(Judge, Effort::of(400)))),
    ("expert", || Box::new(Search::new(Judge, Effort::of(3_000)))),
];

/// Evaluates positions for the search.
#[derive(Clone, Copy, Debug, Default)]
pub struct Judge;

impl Evaluate<RelicRunners> for Judge {
    type Notes<'a> = Atlas<'a>;

    fn begin<'a>(&self, game: &'a RelicRunners) -> Atlas<'a> {
        Atlas::of(game)
    }

    fn imagine(&self, world: &mut State, seat: Seat) {
        // Nobody sees the coins of others. Players are usually about equal.
        let own = *world.secret.coins[seat.index()];
        world.secret.coins.iter_mut().for_each(|coins| **coins = own);
    }

    fn spread(&self, _: &RelicRunners, _: &State) -> i32 {
        1_500
    }

    fn expect(&self, atlas: &Atlas<'_>, _: &RelicRunners, state: &State, points: &mut PerSeat) {
        points.extend(state.open.seats().map(|seat| 10 * value(atlas, state, seat)));
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
        // Walks trail by trail lead to the same places as whole walks, so they come last.
        let score = |action: &Action| match action {
            Action::Go(_) => i32::MIN,
            _ => after(game, state, seat, *action).map_or(i32::MIN, |next| value(atlas, &next, seat)),
        };
        scores.extend(legal.iter().map(score));
    }

    fn go_on(
        &self,
        atlas: &Atlas<'_>,
        game: &RelicRunners,
        state: &State,
        seat: Seat,
        legal: &[Action],
        played: u32,
        _: &mut Chance,
    ) -> Option<usize> {
        // A turn is worth what it brings until its end.
        let open = &state.open;
        if played > 12 || open.phase == Phase::Dash || (open.phase == Phase::Start && open.agenda.is_empty() && !open.now.box_used) {
            return None;
        }
        let walking = legal.iter().any(|action| matches!(action, Action::Walk(..)));
        let fit = (0..legal.len()).filter(|index| !walking || matches!(legal[*index], Action::Walk(..)));
        fit.min_by_key(|index| {
            Reverse(after(game, state, seat, legal[*index]).map_or(i32::MIN, |next| value(atlas, &next, seat)))
        })
    }
}

/// The position after an action; `None` if it is refused.
fn after(game: &RelicRunners, state: &State, seat: Seat, action: Action) -> Option<State> {
    let mut next = state.clone();
    game.step(&mut next, seat, &action, &mut Vec::new()).ok()?;
    Some(next)
}
