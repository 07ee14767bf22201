//! A player that tries its best actions in sampled worlds, with another player for all decisions that follow.
//!
//! Every candidate meets the same worlds with the same chance to come, so luck cancels out. After each round the worse
//! half of the candidates leaves, and the others get more worlds.
//!
//! Invariants: the result follows from the sampled position, the budget and the chance alone. The budget counts
//! playouts, so the same seed gives the same action on every machine.

use std::cmp::Reverse;

use super::evaluate::Evaluate;
use super::fixed::ONE;
use super::playouts::{self, End, Sum};
use super::{Judged, Policy};
use crate::engine::{Chance, Game, Seat, StateOf};

/// How much such a player thinks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Trials {
    /// The number of playouts.
    pub playouts: u32,
    /// How many actions are tried.
    pub candidates: usize,
    /// The number of decisions in a playout; forced moves do not count.
    pub length: u32,
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

/// What the usual player's own choice counts more, in parts of [`ONE`] for each playout, so that it is left only for a
/// better one.
const TRUST: i64 = ONE / 400;

/// An action that is tried.
struct Candidate {
    /// Its index among the legal ones.
    action: usize,
    visits: u32,
    /// The sum of the utilities for its seat.
    worth: i64,
    ends: Sum,
}

impl<P, E> Rollouts<P, E> {
    pub const fn new(usual: P, evaluate: E, trials: Trials) -> Self {
        Self { usual, evaluate, trials, peeks: false }
    }

    /// The candidates: the usual player's choice, then the best of the prior, then one that must be tried. Without a prior
    /// there are no others.
    fn candidates<G: Game>(
        &self,
        notes: &E::Notes<'_>,
        (game, sampled, seat): (&G, &StateOf<G>, Seat),
        legal: &[G::Action],
        also: Option<usize>,
        chance: &mut Chance,
    ) -> Vec<Candidate>
    where
        P: Policy<G>,
        E: Evaluate<G>,
    {
        let usual = self.usual.choose(game, sampled, seat, legal, chance);
        let mut scores = Vec::new();
        self.evaluate.prior(notes, game, sampled, seat, legal, &mut scores);
        let mut others: Vec<usize> =
            (0..scores.len()).filter(|index| *index != usual && scores[*index] > i32::MIN).collect();
        others.sort_by_key(|index| Reverse(scores[*index]));
        others.truncate(self.trials.candidates.saturating_sub(1));
        others.insert(0, usual);
        others.extend(also.filter(|also| !others.contains(also)));
        others.into_iter().map(Candidate::new).collect()
    }

    /// Plays from a world to the end of a playout.
    fn play_on<G: Game>(&self, notes: &E::Notes<'_>, game: &G, mut world: StateOf<G>, chance: &mut Chance) -> End
    where
        P: Policy<G>,
        E: Evaluate<G>,
    {
        let (mut legal, mut events, mut left) = (Vec::new(), Vec::new(), self.trials.length);
        while let Some(seat) = game.asked(&world.open) {
            game.legal_actions(&world, seat, &mut legal);
            let forced = legal.len() < 2;
            if left == 0 && !forced {
                break;
            }
            left -= u32::from(!forced);
            let choice = if forced { 0 } else { self.usual.choose(game, &world, seat, &legal, chance) };
            events.clear();
            // A listed action applies; a refused one ends the playout.
            let Some(action) = legal.get(choice) else { break };
            if game.step(&mut world, seat, action, &mut events).is_err() {
                break;
            }
        }
        End::of(&self.evaluate, notes, game, &world)
    }
}

impl Candidate {
    fn new(action: usize) -> Self {
        Self { action, visits: 0, worth: 0, ends: Sum::default() }
    }

    fn add(&mut self, seat: Seat, spread: i32, end: &End) {
        self.visits += 1;
        self.worth += i64::from(end.utilities(spread).get(seat.index()).copied().unwrap_or_default());
        self.ends.add(seat, end);
    }

    /// The mean utility for its seat.
    fn mean(&self) -> i64 {
        self.worth / i64::from(self.visits.max(1))
    }

    fn judged(self) -> Judged {
        self.ends.judged(self.action, self.visits, self.mean())
    }
}

impl<G: Game, P: Policy<G>, E: Evaluate<G>> Policy<G> for Rollouts<P, E> {
    fn choose(&self, game: &G, sampled: &StateOf<G>, seat: Seat, legal: &[G::Action], chance: &mut Chance) -> usize {
        self.judge(game, sampled, seat, legal, None, chance).first().map_or(0, |best| best.action)
    }

    fn judge(
        &self,
        game: &G,
        sampled: &StateOf<G>,
        seat: Seat,
        legal: &[G::Action],
        also: Option<usize>,
        chance: &mut Chance,
    ) -> Vec<Judged> {
        let notes = self.evaluate.begin(game);
        let mut candidates = self.candidates(&notes, (game, sampled, seat), legal, also, chance);
        let usual = candidates.first().map(|candidate| candidate.action);
        let rounds = candidates.len().next_power_of_two().trailing_zeros().max(1);
        let (mut kept, mut spare) = (candidates.len(), Vec::new());
        for _ in 0..rounds {
            if kept < 2 {
                break;
            }
            for _ in 0..(self.trials.playouts / rounds / kept as u32).max(1) {
                let world = playouts::world(&self.evaluate, game, (sampled, seat, self.peeks), chance);
                let spread = self.evaluate.spread(game, &world);
                for candidate in &mut candidates[..kept] {
                    let mut next = world.clone();
                    spare.clear();
                    if game.step(&mut next, seat, &legal[candidate.action], &mut spare).is_ok() {
                        candidate.add(seat, spread, &self.play_on(&notes, game, next, chance));
                    }
                }
            }
            let trust = |candidate: &Candidate| if Some(candidate.action) == usual { TRUST } else { 0 };
            candidates[..kept].sort_by_key(|candidate| Reverse(candidate.mean() + trust(candidate)));
            kept /= 2;
            if let Some(at) = candidates.iter().position(|candidate| Some(candidate.action) == also && kept > 0)
                && at >= kept
            {
                candidates[kept..=at].rotate_right(1);
                kept += 1;
            }
        }
        let errors = candidates.iter().map(|candidate| candidate.ends.paired_error(&candidates[0].ends));
        let errors: Vec<_> = errors.collect();
        let judged = candidates.into_iter().map(Candidate::judged).zip(errors);
        judged.map(|(judged, error)| Judged { error, ..judged }).collect()
    }

    fn peek(&mut self) {
        self.peeks = true;
    }
}
