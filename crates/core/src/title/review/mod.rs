//! The review of a finished game by a computer player. It gives the chances of each seat over the game, the decisions
//! that turned it, and luck apart from choice.
//!
//! The player judges each decision by what its seat knew, so hindsight counts for nothing. All figures are estimates of
//! that player, in thousandths of a won game.
//!
//! The chances before a choice are those after the best choice that was found. So no choice gains, and a choice costs what
//! the best one would have kept. This cost is one figure: it is in the account, in the sentence about the decision and,
//! up to the last news, in the chart. A check replaces it by what other players won, and drops it if they do not confirm it.
//!
//! Random results, and what was hidden and came out, are luck. While nothing comes out, only choices change the chances. So
//! all looks between two news are estimates of one value, each by what its seat knew. The chart shows their mean less what
//! choices cost. Where a seat fell by more, the choices that were not the best found answer for it. Its own cost it so
//! much, and those of others passed it to a third seat. After the last news the chart follows the looks to the result.
//! What no choice can answer for there was not foreseen: the reviewer saw it only later.
//!
//! Invariant: for each seat, the chance at the start and these changes are together the result.

mod check;
mod picture;
mod stage;
pub mod text;

pub use check::{CHECKERS, CHECKS, Check, Tally};

use serde_json::Value;
use stage::{Fall, Stage};

use super::{Action, Position, Record, RecordEntry, RecordError, Replayed, Title, Titles, UnknownPolicy};
use crate::ai::{Judged, Level, thousandths};
use crate::engine::{Outcome, Seat, Seed};

/// A mistake is sure by so many standard errors.
const ERRORS: i32 = 2;
/// How many decisions are said to have turned a game, and how many are checked to find them.
const TURNING: usize = 3;
const CHECKED: usize = 8;
/// A choice that costs less than this, or less than is sure, is as good as the best one.
const NOTHING: i32 = 30;
/// A fall of a chance by so much is no error of an estimate.
const CLEAR: i32 = 250;
/// How often a stage is charged for its falls.
const ROUNDS: usize = 4;

/// The review of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Review {
    /// The chances before each judged decision, and at the end.
    pub course: Vec<Outlook>,
    /// The judged decisions, in order.
    pub decisions: Vec<Reviewed>,
    /// The decisions that turned the game, in order: those that cost most, of those that a check confirms. None before a
    /// check.
    pub turning: Vec<Reviewed>,
    /// In order of seat.
    pub seats: Vec<SeatReview>,
    /// Whether choices that cost much are not checked.
    pub is_unfinished: bool,
}

/// What could be expected at a moment of the game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outlook {
    /// The seq of the entry before; 0 is the setup.
    pub after: u64,
    /// The chance of each seat to win.
    pub chances: Vec<i32>,
}

/// A decision with several choices.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reviewed {
    /// The seq of the entry before.
    pub after: u64,
    /// The seq of its entry.
    pub seq: u64,
    pub seat: Seat,
    /// The codes of the choice that was made and of the best one.
    pub played: String,
    pub best: String,
    /// How much less chance to win the choice gave its seat than the best one: what the check found, else as the reviewer
    /// expects. 0 for a choice that is as good as the best.
    pub cost: i32,
    /// What the reviewer expects.
    pub seen: Seen,
    /// What the seat won when both choices were played out.
    pub check: Check,
}

/// The chances that the reviewer expects for all seats: after the best choice, and after the one that was made. Also what
/// happens until the next decision.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Seen {
    pub best: Vec<i32>,
    pub made: Vec<i32>,
    /// Whether chance has a part in it.
    pub chance: bool,
    /// Whether the seat of the next decision knows what this one knew.
    pub alike: bool,
    /// The part of the cost that shows only in how the chances went on.
    pub later: i32,
    /// What the choice took from some of the other seats and gave to others of them: together 0.
    pub passed: Vec<i32>,
}

/// How the chance of a seat came from the start to the result. The parts add up.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SeatReview {
    /// Decisions with several choices, and how many of the choices were as good as the best.
    pub decisions: u32,
    pub good: u32,
    /// The chance at the first decision.
    pub start: i32,
    /// What its own choices cost: never positive.
    pub own: i32,
    /// What the choices of the others gave it.
    pub others: i32,
    /// What random results changed, and what was hidden and came out.
    pub luck: i32,
    /// What the reviewer saw only later, also with the eyes of a seat with other knowledge.
    pub unforeseen: i32,
    pub result: i32,
}

impl SeatReview {
    /// The parts in whole wins out of 100 games, which add up as well: start, own, others, luck with what was not foreseen,
    /// result. What rounding leaves goes to the fourth.
    pub fn wins(&self) -> [i32; 5] {
        let Self { start, own, others, result, .. } = *self;
        let [start, own, others, result] = [start, own, others, result].map(hundredths);
        [start, own, others, result - start - own - others, result]
    }
}

/// Why a game cannot be reviewed.
#[derive(Debug, thiserror::Error)]
pub enum ReviewError {
    #[error(transparent)]
    Record(#[from] RecordError),
    #[error("the game is not over")]
    NotOver,
    /// No computer player of the title says how good a choice is.
    #[error("no computer player of this title can judge a game")]
    NoJudge,
    #[error(transparent)]
    Player(#[from] UnknownPolicy),
}

impl Review {
    /// So many decisions that cost most, the dearest first.
    fn dearest(&self, most: usize) -> Vec<Reviewed> {
        let mut dear: Vec<_> = self.decisions.iter().filter(|decision| decision.cost >= NOTHING).cloned().collect();
        dear.sort_by_key(|decision| std::cmp::Reverse(decision.cost));
        dear.truncate(most);
        dear
    }

    /// Keeps what a check found of a decision.
    fn keep_check(&mut self, checked: &Reviewed, cost: i32) {
        if let Some(decision) = self.decisions.iter_mut().find(|decision| decision.seq == checked.seq) {
            *decision = Reviewed { cost, ..checked.clone() };
        }
    }

    /// Takes these decisions, the dearest first, as those that turned the game.
    fn turn_at(&mut self, mut dear: Vec<Reviewed>) {
        dear.sort_by_key(|decision| std::cmp::Reverse(decision.cost));
        dear.truncate(TURNING);
        dear.sort_by_key(|decision| decision.seq);
        self.turning = dear;
    }

    /// Books the costs of all decisions: the course and the accounts follow from them.
    fn book(&mut self) {
        let Some(end) = self.course.pop() else { return };
        let stages: Vec<Stage> =
            self.decisions.chunk_by(|one, _| !one.seen.chance).map(|stage| Stage::of(stage, &end.chances)).collect();
        let mut course = Vec::new();
        let empty = vec![SeatReview::default(); self.seats.len()];
        let now = stages.first().map(|stage| stage.before(0)).unwrap_or_default();
        let mut accounts = Accounts { seats: empty, now };
        let ends = accounts.seats.iter_mut().zip(accounts.now.iter().zip(&end.chances));
        ends.for_each(|(account, (start, result))| (account.start, account.result) = (*start, *result));
        for (number, stage) in stages.iter().enumerate() {
            for (index, decision) in stage.decisions.iter().enumerate() {
                accounts.change(stage.before(index), Cause::Unforeseen);
                accounts.judge(decision);
                course.push(Outlook { after: decision.after, chances: accounts.now.clone() });
                accounts.choose(decision);
            }
            let next = stages.get(number + 1).map_or_else(|| end.chances.clone(), |next| next.before(0));
            let cause = if stage.is_last { Cause::Unforeseen } else { Cause::Chance };
            accounts.change(next, cause);
        }
        course.push(end);
        (self.course, self.seats) = (course, accounts.seats);
    }

    /// Lowers the costs that the next look refutes, and raises those that it clearly shows. It sees the position after the
    /// choice, and what its seat still can do.
    fn look_again(&mut self) {
        for index in 1..self.decisions.len() {
            let (before, rest) = self.decisions.split_at_mut(index);
            let Some((decision, next)) = before.last_mut().zip(rest.first()).filter(|(one, _)| !one.is_news()) else {
                continue;
            };
            let own = decision.seat.index();
            decision.cost = match decision.seen.best[own] - next.seen.best[own] {
                ..NOTHING => 0,
                lost @ CLEAR.. if decision.played != decision.best => lost,
                lost => decision.cost.min(lost),
            };
        }
    }

    /// Books the costs, and as further costs how far the chance of a seat fell between news. A choice that was checked
    /// costs what the check says.
    fn settle(&mut self) {
        for decision in &mut self.decisions {
            decision.cost -= std::mem::take(&mut decision.seen.later);
            decision.seen.passed.fill(0);
        }
        let Some(end) = self.course.last().map(|end| end.chances.clone()) else { return };
        for stage in self.decisions.chunk_by_mut(|one, _| !one.seen.chance) {
            // A cost among the first looks raises what they show of the start.
            for _ in 0..ROUNDS {
                let falls: Vec<Fall> = Stage::of(stage, &end).falls().collect();
                falls.iter().for_each(|fall| fall.charge(stage));
            }
        }
        self.book();
        for (seat, account) in (0..).map(Seat).zip(&mut self.seats) {
            let own = self.decisions.iter().filter(|decision| decision.seat == seat);
            account.good = own.filter(|decision| decision.is_good()).count() as u32;
        }
    }
}

/// A sum in parts with these weights, which are together the sum; nothing without any weight.
fn shared(sum: i32, weights: &[i64]) -> Vec<i32> {
    let all = weights.iter().sum::<i64>().max(1);
    let mut passed = 0;
    let mut given = 0;
    let part = |weight: &i64| {
        passed += weight;
        let part = (i64::from(sum) * passed / all) as i32 - given;
        given += part;
        part
    };
    weights.iter().map(part).collect()
}

/// Thousandths as hundredths. Halves become even, so the chances of two seats are 100 together.
fn hundredths(thousandths: i32) -> i32 {
    let whole = thousandths.div_euclid(10);
    let rest = thousandths.rem_euclid(10);
    whole + i32::from(rest > 5 || rest == 5 && whole % 2 != 0)
}

/// A position as a review sees it.
fn counted(position: &dyn Position) -> Box<dyn Position> {
    position.counted().unwrap_or_else(|| position.duplicate())
}

/// The choices that a computer player tried for a decision, also the one that was made, the best first.
fn tried(
    position: &dyn Position,
    player: &str,
    seat: Seat,
    played: &str,
    seq: u64,
) -> Result<Vec<Judged<Action>>, UnknownPolicy> {
    if position.choices(seat).only().is_some() {
        return Ok(Vec::new());
    }
    let played = position.parse(played).ok();
    let mut judged = position.judge(player, seat, played.as_ref(), &Seed::from_number(seq))?;
    if let Some(best) = judged.first().cloned() {
        judged.retain(|tried| tried.is_tried(&best));
    }
    Ok(judged)
}

/// The code of the best choice of a decision, as a review by this player says.
///
/// # Errors
/// An unknown player.
pub fn best(
    position: &dyn Position,
    player: &str,
    seat: Seat,
    played: &str,
    seq: u64,
) -> Result<Option<String>, UnknownPolicy> {
    Ok(tried(counted(position).as_ref(), player, seat, played, seq)?.first().map(|best| best.action.code().to_owned()))
}

/// What each of two choices would bring, as news after the entry with this seq. A picture of the position before them
/// marks it.
pub fn prospects(position: &dyn Position, seat: Seat, codes: [&str; 2], after: u64) -> Vec<(u64, Vec<Value>)> {
    let brought = |code| position.duplicate().act(seat, code).unwrap_or_default();
    codes.into_iter().map(|code| (after + 1, brought(code))).collect()
}

/// The computer player that reviews games of a title: the strongest up to [`Level::Hard`], because it judges every
/// decision of a game.
pub fn reviewer(title: &dyn Title) -> Option<&'static str> {
    title.levels().into_iter().rev().find(|level| (Level::Normal..=Level::Hard).contains(level)).map(Level::name)
}

impl Record {
    /// Reviews the game. It takes as long as [`reviewer`] needs for all its decisions. Deterministic.
    ///
    /// # Errors
    /// See [`ReviewError`].
    pub fn review(&self, titles: &Titles) -> Result<Review, ReviewError> {
        let player = reviewer(self.find(titles)?).ok_or(ReviewError::NoJudge)?;
        self.review_by(player, titles)
    }

    /// The same by another computer player.
    ///
    /// # Errors
    /// See [`ReviewError`].
    pub fn review_by(&self, player: &str, titles: &Titles) -> Result<Review, ReviewError> {
        let title = self.find(titles)?;
        let outcome = self.outcome.as_ref().ok_or(ReviewError::NotOver)?;
        let undone = self.undos()?.void;
        let mut walk = Walk::new(player);
        let mut entries = self.entries.iter().enumerate();
        let mut failed = None;
        let Replayed { .. } = self.replay_through(titles, self.last(), |seq, position| {
            if let Some((index, RecordEntry::Act { seat, action, events, .. })) =
                (seq > 0).then(|| entries.next()).flatten()
                && !undone.contains_key(&index)
                && failed.is_none()
            {
                failed = walk.pass(seq, *seat, action, title.drew(events)).err();
            }
            walk.arrive(seq, position);
        })?;
        match failed {
            Some(error) => Err(error.into()),
            None => Ok(walk.end(self.last(), outcome)),
        }
    }

    /// Plays both choices of the decisions that cost most out, in up to so many games each while `goes_on`. Those whose
    /// better choice surely wins more turned the game, and cost what it won more. The others did not, and the next ones
    /// are tried.
    ///
    /// # Errors
    /// See [`ReviewError`].
    pub fn check(
        &self,
        review: &mut Review,
        titles: &Titles,
        most: u32,
        mut goes_on: impl FnMut(u32) -> bool,
    ) -> Result<(), ReviewError> {
        let mut waiting = review.dearest(CHECKED).into_iter();
        let mut open: Vec<(Box<dyn Position>, Reviewed)> = Vec::new();
        let mut turned = Vec::new();
        for done in 0.. {
            for decision in waiting.by_ref().take(TURNING.saturating_sub(open.len() + turned.len())) {
                let seen = Seen { later: 0, ..decision.seen };
                open.push((self.replay_to(titles, decision.after)?.position, Reviewed { seen, ..decision }));
            }
            review.is_unfinished = !open.is_empty();
            if open.is_empty() || most == 0 || !goes_on(done) {
                break;
            }
            for (position, decision) in &mut open {
                decision.check(position.as_ref())?;
            }
            for (_, decision) in open.extract_if(.., |(_, decision)| !decision.check.is_open(most)) {
                let is_confirmed = decision.check.confirms();
                let cost = if is_confirmed { decision.check.all().cost() } else { 0 };
                review.keep_check(&decision, cost);
                turned.extend(is_confirmed.then_some(Reviewed { cost, ..decision }));
            }
        }
        review.settle();
        review.turn_at(turned);
        Ok(())
    }
}

/// A walk through a game.
struct Walk<'a> {
    player: &'a str,
    decisions: Vec<Reviewed>,
    /// The position after the entry with this seq.
    here: Option<(u64, Box<dyn Position>)>,
}

/// The chances where that of a seat is so much, up to all. The others keep their shares of the rest.
fn raised(chances: &[i32], seat: Seat, own: i32) -> Vec<i32> {
    let own = own.clamp(0, 1_000);
    let others: i64 = i64::from(1_000 - chances[seat.index()]);
    let share = |(index, chance): (usize, &i32)| match (index == seat.index(), others) {
        (true, _) => i64::from(own) * others.max(1),
        (false, 0) => i64::from(1_000 - own) / (chances.len() as i64 - 1).max(1),
        (false, _) => i64::from(*chance) * i64::from(1_000 - own),
    };
    let mut all = thousandths(&chances.iter().enumerate().map(share).collect::<Vec<_>>());
    // Rounding must not change the chance that is meant.
    let left = own - all[seat.index()];
    all[seat.index()] = own;
    let greatest = (0..all.len()).filter(|index| *index != seat.index()).max_by_key(|index| all[*index]);
    greatest.into_iter().for_each(|index| all[index] -= left);
    all
}

impl Reviewed {
    /// The chances before it: after the best choice, which may be the one that was made.
    fn before(&self) -> &[i32] {
        if self.cost > 0 { &self.seen.best } else { &self.seen.made }
    }

    /// How it moves the chances of all seats: its own loses the cost, and the others share it as the reviewer expects. What
    /// it passed among them comes on top.
    fn effects(&self) -> Vec<i32> {
        let Seen { best, made, passed, .. } = &self.seen;
        let own = self.seat.index();
        let gain = |(index, (made, best)): (usize, (&i32, &i32))| {
            if index == own { 0 } else { i64::from((made - best).max(0)) }
        };
        let mut shares: Vec<i64> = made.iter().zip(best).enumerate().map(gain).collect();
        if shares.iter().all(|share| *share == 0) {
            (0..shares.len()).filter(|index| *index != own).for_each(|index| shares[index] = 1);
        }
        let mut effects = shared(self.cost, &shares);
        effects[own] = -self.cost;
        effects.iter().zip(passed).map(|(effect, passed)| effect + passed).collect()
    }

    /// Whether it is about as good as the best one.
    pub const fn is_good(&self) -> bool {
        self.cost < NOTHING
    }

    /// Whether it moves no chance much: it is about as good as the best one, and passes little from one of the others to
    /// another.
    pub fn is_quiet(&self) -> bool {
        self.is_good() && self.seen.passed.iter().all(|passed| passed.abs() < NOTHING)
    }

    /// Whether something comes out after it: a random result, or what the seat of the next decision knows.
    const fn is_news(&self) -> bool {
        self.seen.chance || !self.seen.alike
    }
}

impl<'a> Walk<'a> {
    const fn new(player: &'a str) -> Self {
        Self { player, decisions: Vec::new(), here: None }
    }

    fn arrive(&mut self, seq: u64, position: &dyn Position) {
        self.here = Some((seq, position.duplicate()));
    }

    /// Judges the choice that was made here.
    fn pass(&mut self, seq: u64, seat: Seat, played: &str, drew: bool) -> Result<(), UnknownPolicy> {
        let Some((after, position)) = self.here.take() else { return Ok(()) };
        let position = counted(position.as_ref());
        let action = position.parse(played).ok();
        let seen = |action| position.reveals(seat, action, &Seed::from_number(seq));
        let chance = drew || action.as_ref().is_some_and(seen);
        let tried = tried(position.as_ref(), self.player, seat, played, seq)?;
        let Some(best) = tried.first() else {
            if let Some(last) = self.decisions.last_mut() {
                last.seen.chance |= chance;
            }
            return Ok(());
        };
        let own = |judged: &Judged<_>| judged.chances.get(seat.index()).copied().unwrap_or_default();
        let made = tried.iter().find(|judged| judged.action.code() == played);
        // A choice that the player hardly looked at is no better than the worst one that it did look at.
        let worst = || tried.iter().min_by_key(|judged| own(judged));
        let made = made.or_else(worst).unwrap_or(best);
        let lost = own(best) - own(made);
        let error = i32::from(made.error);
        let is_mistake = lost >= NOTHING && lost - ERRORS * error >= NOTHING;
        if let Some(last) = self.decisions.last_mut() {
            last.seen.alike = position.know_alike([last.seat, seat], &Seed::from_number(seq));
        }
        let passed = vec![0; best.chances.len()];
        let seen =
            Seen { best: best.chances.clone(), made: made.chances.clone(), chance, alike: true, later: 0, passed };
        // Luck makes some choices look worse than they are, and those are taken for mistakes. So the error is subtracted.
        let cost = if is_mistake { lost - error } else { 0 };
        let played = played.to_owned();
        let best = best.action.code().to_owned();
        self.decisions.push(Reviewed { after, seq, seat, played, best, cost, seen, check: Check::default() });
        Ok(())
    }

    fn end(self, last: u64, outcome: &Outcome) -> Review {
        let won: Vec<i64> = outcome.ranks.iter().map(|rank| i64::from(*rank == 1)).collect();
        let seats = vec![SeatReview::default(); won.len()];
        let course = vec![Outlook { after: last, chances: thousandths(&won) }];
        let decisions = self.decisions;
        let mut review = Review { course, decisions, turning: Vec::new(), seats, is_unfinished: false };
        review.look_again();
        review.settle();
        review.is_unfinished = !review.dearest(1).is_empty();
        review
    }
}

/// Why chances change without a choice.
#[derive(Clone, Copy)]
enum Cause {
    Chance,
    Unforeseen,
}

/// The account of each seat, with the chances up to which it is complete.
struct Accounts {
    seats: Vec<SeatReview>,
    now: Vec<i32>,
}

impl Accounts {
    /// Counts a decision. A seat has at least the chance that its choice costs.
    fn judge(&mut self, decision: &Reviewed) {
        let own = decision.seat.index();
        self.seats[own].decisions += 1;
        if self.now[own] < decision.cost {
            self.change(raised(&self.now, decision.seat, decision.cost), Cause::Unforeseen);
        }
    }

    /// Books the cost of a choice.
    fn choose(&mut self, decision: &Reviewed) {
        let own = decision.seat.index();
        for (index, moved) in decision.effects().into_iter().enumerate() {
            self.now[index] += moved;
            let account = &mut self.seats[index];
            let part = if index == own { &mut account.own } else { &mut account.others };
            *part += moved;
        }
    }

    /// Books a change to these chances.
    fn change(&mut self, next: Vec<i32>, cause: Cause) {
        for ((account, next), now) in self.seats.iter_mut().zip(&next).zip(&self.now) {
            let part = match cause {
                Cause::Chance => &mut account.luck,
                Cause::Unforeseen => &mut account.unforeseen,
            };
            *part += next - now;
        }
        self.now = next;
    }
}
