//! A player that tries its best actions in sampled worlds, with another player for all decisions that follow.
//!
//! Every line meets the same worlds with the same chance to come, so luck cancels out. After each round the worse half of
//! the lines leaves, and the others get more worlds. With more depth the best lines then grow by the next decision of the
//! same seat, and are compared again.
//!
//! Invariants: the result follows from the sampled position, the budget and the chance alone. The budget counts
//! playouts, so the same seed gives the same action on every machine.

use std::cmp::Reverse;
use std::collections::BTreeSet;

use super::evaluate::Evaluate;
use super::fixed::ONE;
use super::past::leads_back;
use super::playouts::{self, End, Sum};
use super::utility::PerSeat;
use super::{Judged, Policy, Wanted};
use crate::engine::{Chance, Game, Seat, StateOf};

/// How much such a player thinks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Trials {
    /// The number of playouts.
    pub playouts: u32,
    /// How many actions are tried.
    pub candidates: usize,
    /// The least number of decisions in a playout; forced moves do not count.
    pub length: u32,
    /// The most decisions of its own in a row that are tried together.
    pub depth: u32,
}

/// A player that tries its best actions. `usual` plays on in every playout, and proposes one of the candidates.
#[derive(Clone, Copy, Debug)]
pub struct Rollouts<P, E> {
    usual: P,
    evaluate: E,
    trials: Trials,
    /// Whether it sees everything, as an upper bound for measurements.
    peeks: bool,
}

/// What the usual player's own choice counts more for each playout, in parts of [`ONE`]: it is left only for a better
/// one. This holds in an even game; in a decided one it is nothing, because there the points say more.
const TRUST: i64 = ONE / 100;
/// How many times fewer playouts measure an action for a review, and how many times longer they are.
const FEWER: u32 = 2;
const LONGER: u32 = 4;
/// How many lines grow by another decision.
const GROWING: usize = 3;
/// How many choices of that decision are tried.
const WAYS: usize = 4;

/// A line that is tried: decisions of the seat one after the other. The usual player makes all that follow.
struct Line<A> {
    /// The index of the first decision among the legal actions.
    first: usize,
    /// The decisions without forced moves.
    actions: Vec<A>,
    /// Whether the usual player would make the same decisions.
    usual: bool,
    visits: u32,
    /// The sum of the utilities for its seat.
    worth: i64,
    ends: Sum,
}

/// A thought about one decision.
struct Thought<'a, G: Game, P, E: Evaluate<G>> {
    player: &'a Rollouts<P, E>,
    notes: E::Notes<'a>,
    game: &'a G,
    sampled: &'a StateOf<G>,
    seat: Seat,
    /// The actions whose figures are asked for.
    wanted: Wanted,
}

impl<P, E> Rollouts<P, E> {
    pub const fn new(usual: P, evaluate: E, trials: Trials) -> Self {
        Self { usual, evaluate, trials, peeks: false }
    }
}

impl<G: Game, P: Policy<G>, E: Evaluate<G>> Thought<'_, G, P, E> {
    /// The choices to try in a position: the usual player's, then the best of the prior. Without a prior there are no
    /// others.
    fn choices(&self, position: &StateOf<G>, legal: &[G::Action], most: usize, chance: &mut Chance) -> Vec<usize> {
        let Self { player, game, seat, .. } = *self;
        let usual = player.usual.choose(game, position, seat, legal, chance);
        let mut scores = Vec::new();
        player.evaluate.prior(&self.notes, game, position, seat, legal, &mut scores);
        let mut others: Vec<usize> =
            (0..scores.len()).filter(|index| *index != usual && scores[*index] > i32::MIN).collect();
        others.sort_by_key(|index| Reverse(scores[*index]));
        others.truncate(most.saturating_sub(1));
        others.insert(0, usual);
        others
    }

    /// The lines of one decision.
    fn begin(&self, legal: &[G::Action], chance: &mut Chance) -> Vec<Line<G::Action>> {
        let mut choices = self.choices(self.sampled, legal, self.player.trials.candidates, chance);
        let usual = choices[0];
        // An action is a detour if the usual player takes it back, or comes to where one action leads at once.
        let traced: Vec<_> = choices.iter().map(|choice| self.trace_after(&legal[*choice], chance)).collect();
        let near = if traced.iter().all(Option::is_none) { BTreeSet::new() } else { self.traces_near(legal) };
        let mut is_detour = traced.into_iter().map(|trace| trace.is_some_and(|trace| near.contains(&trace)));
        choices.retain(|choice| !is_detour.next().unwrap_or_default() || *choice == usual);
        choices.extend(self.wanted.also.filter(|also| !choices.contains(also)));
        let line = |(rank, first): (usize, usize)| Line::new(first, vec![legal[first].clone()], rank == 0);
        choices.into_iter().enumerate().map(line).collect()
    }

    /// The trace after an action and the usual player's next one; `None` if that changes nothing, or another seat is asked.
    fn trace_after(&self, action: &G::Action, chance: &mut Chance) -> Option<u64> {
        let Self { player, game, sampled, seat, .. } = *self;
        let mut position = sampled.clone();
        if !self.follow(&mut position, std::slice::from_ref(action), chance) {
            return None;
        }
        let between = game.trace(&position.open, seat)?;
        let legal = super::legal(game, &position, seat);
        let next = player.usual.choose(game, &position, seat, &legal, chance);
        game.step(&mut position, seat, &legal[next], &mut Vec::new()).ok()?;
        game.trace(&position.open, seat).filter(|after| *after != between)
    }

    /// The traces of this position and of those after one action.
    fn traces_near(&self, legal: &[G::Action]) -> BTreeSet<u64> {
        let Self { game, sampled, seat, .. } = *self;
        let after = |action| {
            let mut next = sampled.clone();
            game.step(&mut next, seat, action, &mut Vec::new()).ok()?;
            game.trace(&next.open, seat)
        };
        legal.iter().filter_map(after).chain(game.trace(&sampled.open, seat)).collect()
    }

    /// The best lines with one more decision. A line that ends its turn stays as it is. `None` if no line grows, or if
    /// the first decision is the same in all of them.
    fn grow(&self, lines: &[Line<G::Action>], chance: &mut Chance) -> Option<Vec<Line<G::Action>>> {
        let growing = || lines.iter().take(GROWING);
        if growing().all(|line| line.first == lines[0].first) {
            return None;
        }
        let mut next = Vec::new();
        let mut grown = false;
        let mut legal = Vec::new();
        for line in growing() {
            let mut position = self.sampled.clone();
            let traces = self.traces(&line.actions, chance);
            if !self.follow(&mut position, &line.actions, chance) {
                next.push(Line::new(line.first, line.actions.clone(), line.usual));
                continue;
            }
            grown = true;
            self.game.legal_actions(&position, self.seat, &mut legal);
            let choices = self.choices(&position, &legal, WAYS, chance).into_iter().enumerate();
            let leads_back = |index: &usize| leads_back(self.game, &position, self.seat, &legal[*index], &traces);
            for (rank, choice) in choices.filter(|(rank, choice)| *rank == 0 || !leads_back(choice)) {
                let actions = line.actions.iter().chain([&legal[choice]]).cloned().collect();
                next.push(Line::new(line.first, actions, line.usual && rank == 0));
            }
        }
        grown.then_some(next)
    }

    /// The traces of the positions in which a line decides.
    fn traces(&self, line: &[G::Action], chance: &mut Chance) -> Vec<u64> {
        let before = |length: usize| {
            let mut position = self.sampled.clone();
            self.follow(&mut position, &line[..length], chance);
            self.game.trace(&position.open, self.seat)
        };
        (0..line.len()).filter_map(before).collect()
    }

    /// Follows a line and the forced moves after it. Whether its seat then has another decision. Where a world does not
    /// allow a decision, the usual player makes it.
    fn follow(&self, world: &mut StateOf<G>, actions: &[G::Action], chance: &mut Chance) -> bool {
        let mut legal = Vec::new();
        let mut events = Vec::new();
        let mut actions = actions.iter();
        while self.game.asked(&world.open) == Some(self.seat) {
            self.game.legal_actions(world, self.seat, &mut legal);
            let choice = match actions.as_slice() {
                _ if legal.len() < 2 => 0,
                [] => return true,
                [next, ..] => {
                    actions.next();
                    let usual = |_| self.player.usual.choose(self.game, world, self.seat, &legal, chance);
                    legal.binary_search(next).unwrap_or_else(usual)
                }
            };
            events.clear();
            let Some(action) = legal.get(choice) else { break };
            if self.game.step(world, self.seat, action, &mut events).is_err() {
                break;
            }
        }
        false
    }

    /// Plays from a world to the end of a playout: so many decisions, and on to where playouts may end.
    fn play_on(&self, mut world: StateOf<G>, mut left: u32, chance: &mut Chance) -> End {
        let Self { player, game, .. } = *self;
        let mut legal = Vec::new();
        let mut events = Vec::new();
        while let Some(seat) = game.asked(&world.open) {
            game.legal_actions(&world, seat, &mut legal);
            let forced = legal.len() < 2;
            if left == 0 && player.evaluate.is_even(&world) {
                break;
            }
            left = left.saturating_sub(u32::from(!forced));
            let choice = if forced { 0 } else { player.usual.choose(game, &world, seat, &legal, chance) };
            events.clear();
            // A listed action applies; a refused one ends the playout.
            let Some(action) = legal.get(choice) else { break };
            if game.step(&mut world, seat, action, &mut events).is_err() {
                break;
            }
        }
        End::of(&player.evaluate, &self.notes, game, &world)
    }

    /// The figures of the best action and the wanted one. The comparison chose the best by luck as well, and by what
    /// happens soon. So they are measured in other worlds, each played on for longer.
    fn measured(&self, lines: Vec<Line<G::Action>>, chance: &mut Chance) -> Vec<Judged> {
        let mut shown: Vec<Line<G::Action>> = Vec::new();
        for line in lines {
            let is_wanted = shown.is_empty() || self.wanted.also == Some(line.first);
            if is_wanted && shown.iter().all(|other| other.first != line.first) {
                shown.push(Line::new(line.first, line.actions, line.usual));
            }
        }
        let Trials { playouts, length, .. } = self.player.trials;
        self.play(&mut shown, (playouts / FEWER).max(1), length * LONGER, chance);
        shown.sort_by_key(|line| Reverse((line.mean(), line.ends.lead(self.seat))));
        let best = shown[0].ends.clone();
        shown.iter().map(|line| line.judged(line.ends.paired_error(&best))).collect()
    }

    /// Plays all lines in so many worlds, and on for so many decisions.
    fn play(&self, lines: &mut [Line<G::Action>], worlds: u32, length: u32, chance: &mut Chance) {
        let Self { player, game, sampled, seat, .. } = *self;
        for _ in 0..worlds {
            let world = playouts::world(&player.evaluate, game, sampled, seat, player.peeks, chance);
            let spread = player.evaluate.spread(game, &world);
            let doubt = player.evaluate.doubt(game, &world);
            for line in &mut *lines {
                let mut next = world.clone();
                self.follow(&mut next, &line.actions, chance);
                let end = self.play_on(next, length, chance);
                line.add(seat, end.utilities(spread), &end.seen_from(doubt));
            }
        }
    }

    /// Compares lines with about so many playouts, and sorts them, the best first.
    fn compare(&self, lines: &mut [Line<G::Action>], playouts: u32, chance: &mut Chance) {
        let rounds = lines.len().next_power_of_two().trailing_zeros().max(1);
        let mut kept = lines.len();
        for _ in 0..rounds {
            if kept < 2 {
                break;
            }
            self.play(&mut lines[..kept], (playouts / rounds / kept as u32).max(1), self.player.trials.length, chance);
            lines[..kept].sort_by_key(|line| Reverse(line.trusted(self.seat)));
            kept = (kept / 2).max(self.wanted.best.min(lines.len()));
        }
    }
}

impl<A> Line<A> {
    fn new(first: usize, actions: Vec<A>, usual: bool) -> Self {
        Self { first, actions, usual, visits: 0, worth: 0, ends: Sum::default() }
    }

    /// Adds the end of a playout: its utilities, and what people are shown of it.
    fn add(&mut self, seat: Seat, utilities: PerSeat, seen: &End) {
        self.visits += 1;
        self.worth += i64::from(utilities.get(seat.index()).copied().unwrap_or_default());
        self.ends.add(seat, seen);
    }

    /// The mean utility for its seat.
    fn mean(&self) -> i64 {
        self.worth / i64::from(self.visits.max(1))
    }

    /// What lines are compared by: the mean with the trust in the usual player; where it is equal, the lead.
    fn trusted(&self, seat: Seat) -> (i64, i64) {
        let mean = self.mean();
        let trust = if self.usual { TRUST * 4 * mean * (ONE - mean) / (ONE * ONE) } else { 0 };
        (mean + trust, self.ends.lead(seat))
    }

    fn judged(&self, error: u16) -> Judged {
        Judged { error, ..self.ends.judged(self.first, self.visits, self.mean()) }
    }
}

impl<G: Game, P: Policy<G>, E: Evaluate<G>> Policy<G> for Rollouts<P, E> {
    fn judge(
        &self,
        game: &G,
        sampled: &StateOf<G>,
        seat: Seat,
        legal: &[G::Action],
        wanted: Wanted,
        chance: &mut Chance,
    ) -> Vec<Judged> {
        let thought = Thought { player: self, notes: self.evaluate.begin(game), game, sampled, seat, wanted };
        let playouts = self.trials.playouts / self.trials.depth.max(1);
        let mut lines = thought.begin(legal, chance);
        let mut left = Vec::new();
        thought.compare(&mut lines, playouts, chance);
        for _ in 1..self.trials.depth {
            let Some(mut next) = thought.grow(&lines, chance) else { break };
            thought.compare(&mut next, playouts, chance);
            left.splice(0..0, std::mem::replace(&mut lines, next));
        }
        if wanted.also.is_some() {
            lines.extend(left);
            return thought.measured(lines, chance);
        }
        // Only the lines of the last comparison met the same worlds as the best.
        let best = &lines[0].ends;
        let last = lines.iter().map(|line| line.judged(line.ends.paired_error(best)));
        let mut judged: Vec<Judged> = last.chain(left.iter().map(|line| line.judged(line.ends.error(best)))).collect();
        let mut seen = BTreeSet::new();
        judged.retain(|judged| seen.insert(judged.action));
        judged
    }

    fn peek(&mut self) {
        self.peeks = true;
    }
}
