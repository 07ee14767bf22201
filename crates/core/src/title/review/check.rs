//! Playing both choices of a decision out, by players that did not choose between them.

use std::collections::BTreeSet;
use std::hash::{DefaultHasher, Hash as _, Hasher as _};

use serde_json::Value;

use super::{NOTHING, Reviewed, counted};
use crate::ai::Level;
use crate::engine::{Outcome, Seat, Seed};
use crate::title::{Position, UnknownPolicy};

/// In how many games both choices of a decision are checked at most.
pub const CHECKS: u32 = 120;
/// After so many games a check ends if its result is clear.
pub const FEW: u32 = 12;
/// A difference is sure by so many standard errors. Before all games are played it must be surer, in so many games: a few
/// that differ by luck would show too much.
const ERRORS: i64 = 2;
const EARLY: (i64, u32) = (3, 40);
/// The strong player agrees if it wins at least one of so many parts of what the first one wins more. It plays few of the
/// games, so its difference cannot be as sure.
const AGREES: i32 = 4;
/// A difference that after all games would be less than so many standard errors hardly becomes sure.
const HOPE: i64 = 1;
/// Who plays each of four games.
const ROTA: [usize; 4] = [0, 1, 0, 2];
/// How many decisions after the choice a further player makes. Then the first one plays on: the strong one takes many
/// times as long.
const BEGUN: u32 = 24;
/// How many entries after a choice are kept to show what follows.
const FOLLOWED: usize = 24;

/// The players that play choices out: the first decides whether a choice is better. A weaker one can only refute it, and a
/// stronger one must agree. The first is no player that selects: neither the reviewer nor the player in the reviewer's own playouts.
pub const CHECKERS: [Level; 3] = [Level::Normal, Level::Moderate, STRONG];
const STRONG: Level = Level::Hard;

/// Games that were played out after both choices.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Check {
    /// By the first of [`CHECKERS`], and with each other one.
    pub tallies: [Tally; 3],
    /// What tells the pairs of games apart.
    pairs: BTreeSet<u64>,
    /// What followed each choice in a game that the better choice won, as the stronger player saw it. The choice that was
    /// made comes first.
    pub lines: Option<[Vec<Step>; 2]>,
    /// Whether the stronger player began `lines`.
    is_strong: bool,
}

/// Pairs of games in the same world, one after each choice. What the seat won is in thousandths of a game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    pub games: u32,
    pub played: i32,
    pub best: i32,
    /// The sum of the squares of the differences.
    squares: i64,
}

/// An entry of a game that was played out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Step {
    pub seat: Seat,
    pub events: Vec<Value>,
}

/// A game that was played out: what the seat won in thousandths, how it went on, and its first entries.
struct Played {
    won: i32,
    trail: u64,
    steps: Vec<Step>,
}

impl Tally {
    /// Adds a pair of games by what the seat won.
    pub fn add(&mut self, played: i32, best: i32) {
        self.games += 1;
        self.played += played;
        self.best += best;
        self.squares += i64::from(best - played).pow(2);
    }

    /// How much more the better choice won in all games.
    const fn more(&self) -> i32 {
        self.best - self.played
    }

    /// The sums of two.
    #[must_use]
    pub const fn with(self, other: Self) -> Self {
        Self {
            games: self.games + other.games,
            played: self.played + other.played,
            best: self.best + other.best,
            squares: self.squares + other.squares,
        }
    }

    /// The mean difference, in thousandths.
    pub const fn cost(&self) -> i32 {
        if self.games == 0 { 0 } else { self.more() / self.games as i32 }
    }

    /// The standard error of the mean difference, in thousandths, if so many games differ. It counts one more game that
    /// went the other way, so that few equal games do not seem sure.
    pub fn error(&self, different: u32) -> i64 {
        let games = i64::from(self.games.max(1));
        let different = i64::from(different.clamp(1, self.games.max(1)));
        let mean = i64::from(self.cost());
        let spread = (self.squares / games - mean * mean).max(0);
        ((spread + 1_000_000 / different) / different).isqrt()
    }

    /// Whether the interval of so many errors lies above 0.
    fn is_more(&self, different: u32, errors: i64) -> bool {
        i64::from(self.cost()) >= (errors * self.error(different)).max(1)
    }
}

impl Check {
    /// All games.
    pub const fn all(&self) -> Tally {
        let [first, weak, strong] = self.tallies;
        first.with(weak).with(strong)
    }

    /// How many of the pairs of games differ.
    pub fn different(&self) -> u32 {
        self.pairs.len() as u32
    }

    /// Whether the first player surely wins more with the better choice, the strong one at least a part of it, the weak one
    /// not less. Where both always play the same game, chance has no part in it.
    fn is_confirmed(&self, errors: i64) -> bool {
        let [first, weak, strong] = self.tallies;
        let is_sure = match self.different() {
            0 => false,
            1 => first.games >= FEW && first.more() > 0 && strong.more() > 0,
            different => first.is_more(different, errors) && strong.cost() >= first.cost() / AGREES,
        };
        is_sure && weak.games > 0 && weak.more() >= 0 && self.all().cost() >= NOTHING
    }

    /// Whether more games, up to so many, may change what the check says. A choice that surely gains nothing is dropped
    /// early, and so is one that would hardly become sure.
    pub fn is_open(&self, most: u32) -> bool {
        let [first, ..] = self.tallies;
        if first.games < FEW {
            return self.all().games < most;
        }
        let error = first.error(self.different());
        let cost = i64::from(first.cost());
        let gains = cost > 0 && cost + ERRORS * error >= i64::from(NOTHING);
        // The square of the error shrinks with the number of games.
        let is_hopeful = cost.pow(2) * i64::from(most) >= (HOPE * error).pow(2) * i64::from(self.all().games);
        let (errors, least) = EARLY;
        let is_settled = self.all().games >= least && self.is_confirmed(errors);
        self.all().games < most && gains && is_hopeful && !is_settled
    }

    /// Whether it was confirmed after up to so many games.
    pub fn confirms(&self) -> bool {
        self.is_confirmed(ERRORS)
    }

    /// Adds a pair of games by one of [`CHECKERS`]: what the seat won after the choice that was made and after the better
    /// one. Equal games have the same `pair`.
    pub fn add(&mut self, checker: usize, [played, best]: [i32; 2], pair: u64) {
        self.tallies[checker].add(played, best);
        self.pairs.insert(pair);
    }

    /// Keeps what followed the choices if it shows more than what is kept.
    fn keep(&mut self, is_strong: bool, lines: [Vec<Step>; 2]) {
        if self.lines.is_none() || is_strong && !self.is_strong {
            self.lines = Some(lines);
            self.is_strong = is_strong;
        }
    }
}

impl Reviewed {
    /// Plays one more game out after each of the two choices, by [`CHECKERS`]. `before` is the position before them.
    ///
    /// # Errors
    /// A title without these players.
    pub fn check(&mut self, before: &dyn Position) -> Result<(), UnknownPolicy> {
        let number = self.check.all().games;
        let checker = ROTA[number as usize % ROTA.len()];
        let player = |decision| CHECKERS[if decision < BEGUN { checker } else { 0 }].name();
        let seed = Seed::from_number(self.seq).derive("check", number.into());
        let [played, best] = self.pair(before, &player, &seed)?;
        self.check.add(checker, [played.won, best.won], played.trail ^ best.trail.rotate_left(32));
        if best.won > played.won {
            self.check.keep(CHECKERS[checker] == STRONG, [played.steps, best.steps]);
        }
        Ok(())
    }

    /// Plays so many games out after each of the two choices, by one player.
    ///
    /// # Errors
    /// An unknown player.
    pub fn judged_by(&self, player: &str, before: &dyn Position, games: u32) -> Result<Tally, UnknownPolicy> {
        let mut tally = Tally::default();
        for number in 0..games {
            let seed = Seed::from_number(self.seq).derive("again", number.into());
            let [played, best] = self.pair(before, &|_| player, &seed)?;
            tally.add(played.won, best.won);
        }
        Ok(tally)
    }

    /// Plays a game out after each choice, first the one that was made. Both meet the same world, which is possible for
    /// the seat.
    fn pair<'a>(
        &self,
        before: &dyn Position,
        player: &dyn Fn(u32) -> &'a str,
        seed: &Seed,
    ) -> Result<[Played; 2], UnknownPolicy> {
        let world = counted(before).imagine(self.seat, seed);
        Ok([
            self.play_on(world.duplicate(), &self.played, player, seed)?,
            self.play_on(world, &self.best, player, seed)?,
        ])
    }

    /// Plays on after a choice.
    fn play_on<'a>(
        &self,
        mut position: Box<dyn Position>,
        code: &str,
        player: &dyn Fn(u32) -> &'a str,
        seed: &Seed,
    ) -> Result<Played, UnknownPolicy> {
        let mut next = position.parse(code).ok().map(|action| (self.seat, action));
        let mut steps = Vec::new();
        let mut trail = DefaultHasher::new();
        let mut number = 0;
        while let Some((seat, action)) = next.take() {
            let Ok(events) = position.apply(seat, &action) else { break };
            (seat.0, action.code()).hash(&mut trail);
            if steps.len() < FOLLOWED {
                steps.push(Step { seat, events });
            }
            number += 1;
            if let Some(decision) = position.decisions().first() {
                let action =
                    position.suggest(player(number - 1), decision.seat, &seed.derive("policy", number.into()))?;
                next = action.map(|action| (decision.seat, action));
            }
        }
        let outcome = position.outcome();
        let winners: Vec<usize> = outcome.iter().flat_map(Outcome::winners).collect();
        let won = if winners.contains(&self.seat.index()) { 1_000 / winners.len() as i32 } else { 0 };
        Ok(Played { won, trail: trail.finish(), steps })
    }
}
