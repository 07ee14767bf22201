//! The careful computer player. It searches its own turn to the end and takes the action with the best result by
//! [`super::prospects`].
//!
//! It sees only the sampled position from [`crate::ai::decide`] and uses no chance of its own. The same sampled
//! position gives the same choice.

pub mod judge;

use std::cell::RefCell;
use std::cmp::Reverse;
use std::collections::BTreeMap;

pub use judge::{PLAYERS, STRENGTH};

use super::action::Action;
use super::components::{BOXES, Column, Site, Space};
use super::prospects::evaluation::value;
use super::prospects::routes::Atlas;
use super::state::{Open, Paths, Phase, Slot, State, Task};
use super::{RelicRunners, rules};
use crate::ai::Policy;
use crate::engine::{Chance, Game, Seat};

/// How many decisions of its own turn it searches. It answers later ones at first sight.
const DEPTH: u8 = 3;

/// The maximum number of searched walks, the best at first sight.
const WALKS: usize = 6;

/// The careful policy.
#[derive(Clone, Copy, Debug, Default)]
pub struct Careful;

impl Policy<RelicRunners> for Careful {
    fn choose(&self, game: &RelicRunners, sampled: &State, seat: Seat, legal: &[Action], _: &mut Chance) -> usize {
        let thought = Thought { game, seat, atlas: Atlas::of(game), seen: RefCell::default() };
        let best = match sampled.open.agenda.last() {
            Some(task) if at_first_sight(task) => thought.likeliest(sampled, legal),
            _ => thought.best(sampled, legal, DEPTH).map(|(action, _)| action),
        };
        best.and_then(|best| legal.iter().position(|action| *action == best)).unwrap_or(0)
    }
}

/// Whether a task has many answers with little difference.
const fn at_first_sight(task: &Task) -> bool {
    matches!(task, Task::Place { .. } | Task::Lift { .. } | Task::Lay { .. } | Task::Flip { .. } | Task::Pick { .. })
}

/// Whether the place of a pathway does not matter for the rest of the turn: nothing that follows places another
/// pathway, and no box could.
fn place_does_not_matter(open: &Open) -> bool {
    let placing = Slot::On(Space { column: Column::Shovel, level: 2 });
    let places = |task: &Task| matches!(task, Task::Place { .. } | Task::Resolve { .. });
    (open.now.box_used || !open.runner().has_box(placing)) && !open.agenda.iter().any(places)
}

/// A key that distinguishes most positions of a turn, and the number of decisions still to search.
type Glimpse = (u8, usize, Site, Paths, [Slot; BOXES], u16);

struct Thought<'a> {
    game: &'a RelicRunners,
    seat: Seat,
    atlas: Atlas<'a>,
    /// The positions of this decision with their values.
    seen: RefCell<BTreeMap<Glimpse, Vec<(State, i32)>>>,
}

impl Thought<'_> {
    /// A listed action applies. If it did not, the unchanged position would be evaluated.
    fn after(&self, state: &State, action: Action) -> State {
        after(self.game, state, self.seat, action).unwrap_or_else(|| state.clone())
    }

    fn value(&self, state: &State) -> i32 {
        value(&self.atlas, state, self.seat)
    }

    /// The best answer and its value; the first among equals.
    fn best(&self, state: &State, legal: &[Action], depth: u8) -> Option<(Action, i32)> {
        let lines = self.candidates(state, legal).into_iter();
        let judged = lines.map(|(action, next)| (action, self.look(next, depth)));
        judged.min_by_key(|(_, value)| Reverse(*value))
    }

    /// The searched actions, with the positions after them. Walks trail by trail are left out.
    fn candidates(&self, state: &State, legal: &[Action]) -> Vec<(Action, State)> {
        let all = legal.iter().filter(|action| !matches!(action, Action::Go(_)));
        let (mut walks, mut others): (Vec<_>, Vec<_>) = all
            .map(|action| (*action, self.after(state, *action)))
            .partition(|(action, _)| matches!(action, Action::Walk(..)));
        if walks.len() > WALKS {
            walks.sort_by_cached_key(|(_, next)| Reverse(self.value(next)));
            walks.truncate(WALKS);
        }
        others.append(&mut walks);
        others
    }

    /// The value of a position after the seat's turn has been played to its end. Different orders of the same answers
    /// lead to the same position, which is evaluated once.
    fn look(&self, state: State, depth: u8) -> i32 {
        let open = &state.open;
        let runner = &open.runners[self.seat.index()];
        let glimpse = (depth, open.agenda.len(), runner.at, runner.paths, runner.boxes, open.now.points);
        let same = |(other, value): &(State, i32)| (*other == state).then_some(*value);
        let known = self.seen.borrow().get(&glimpse).and_then(|alike| alike.iter().find_map(same));
        if let Some(value) = known {
            return value;
        }
        let value = self.look_on(state.clone(), depth);
        self.seen.borrow_mut().entry(glimpse).or_default().push((state, value));
        value
    }

    fn look_on(&self, mut state: State, depth: u8) -> i32 {
        let mut legal = Vec::new();
        loop {
            let open = &state.open;
            if open.turn != self.seat || matches!(open.phase, Phase::Over | Phase::Dash) {
                return self.value(&state);
            }
            rules::legal(self.game, open, self.seat, &mut legal);
            if depth > 0 && !open.agenda.last().is_some_and(at_first_sight) {
                return self.best(&state, &legal, depth - 1).map_or(0, |(_, value)| value);
            }
            match self.likeliest(&state, &legal) {
                Some(action) => state = self.after(&state, action),
                None => return self.value(&state),
            }
        }
    }

    /// The best answer at first sight.
    fn likeliest(&self, state: &State, legal: &[Action]) -> Option<Action> {
        match state.open.agenda.last() {
            Some(Task::Lift { .. }) => return self.least_valuable(state, legal),
            Some(Task::Lay { .. }) if place_does_not_matter(&state.open) => return self.best_place(state, legal),
            _ => {}
        }
        let walking = legal.iter().any(|action| matches!(action, Action::Walk(..)));
        let fit = legal.iter().filter(|action| !walking || matches!(action, Action::Walk(..)));
        fit.min_by_key(|action| Reverse(self.value(&self.after(state, **action)))).copied()
    }

    /// The pathway to lift: the one whose removal costs the least value.
    fn least_valuable(&self, state: &State, legal: &[Action]) -> Option<Action> {
        let paths = state.open.runner().paths;
        self.best_paths(state.clone(), legal, |action| match action {
            Action::Lift(trail) => self.game.trail(trail).map_or(paths, |trail| paths.without(trail)),
            _ => paths,
        })
    }

    /// The best trail for a lifted pathway. The rest of the turn is the same for each, so only the first is played to
    /// the end.
    fn best_place(&self, state: &State, legal: &[Action]) -> Option<Action> {
        let Some(Task::Lay { from, .. }) = state.open.agenda.last() else { return None };
        let rest = state.open.runner().paths.without(*from);
        self.best_paths(self.after(state, *legal.first()?), legal, |action| match action {
            Action::Lay(trail) => self.game.trail(trail).map_or(rest, |trail| rest.with(trail)),
            _ => rest,
        })
    }

    /// The action that gives the seat's pathways the highest value, in positions that are otherwise equal.
    fn best_paths(&self, mut state: State, legal: &[Action], paths: impl Fn(Action) -> Paths) -> Option<Action> {
        let mut value = |action: &Action| {
            state.open.runners[self.seat.index()].paths = paths(*action);
            self.value(&state)
        };
        legal.iter().min_by_key(|action| Reverse(value(action))).copied()
    }
}

/// The position after an action; `None` if it is refused.
fn after(game: &RelicRunners, state: &State, seat: Seat, action: Action) -> Option<State> {
    let mut next = state.clone();
    game.step(&mut next, seat, &action, &mut Vec::new()).ok()?;
    Some(next)
}
