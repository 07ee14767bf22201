//! The review of a finished game by a computer player. It gives the chances of each seat over the game, the decisions
//! that turned it, and luck apart from choice.
//!
//! The player judges each decision by what its seat knew, so hindsight counts for nothing. All figures are estimates of
//! that player, in thousandths of a won game.
//!
//! The chances before a choice are those of the usual choice, if the player names one. So a good choice gains, and a bad
//! one loses. Each change of the chances belongs to the seat that chose before it, or to chance: random results, and
//! what was hidden and came out. The next look corrects the choices before it. If its seat knows other hidden things, it
//! does so at most by as much as they had changed; the rest counts as not foreseen.
//!
//! Invariant: for each seat, the chance at the start and these changes are together the result.

mod picture;
pub mod text;

use serde_json::Value;

use super::{Action, Position, Record, RecordEntry, RecordError, Replayed, Title, Titles, UnknownPolicy};
use crate::ai::{Judged, Level, thousandths};
use crate::engine::{Meta, Outcome, Seat, Seed};

/// A mistake is sure by so many standard errors.
const ERRORS: i32 = 2;
/// How many decisions are said to have turned a game, and how many are checked to find them.
const TURNING: usize = 3;
const CHECKED: usize = 8;
/// In how many games both choices of a decision are checked at most.
pub const CHECKS: u32 = 400;
/// After so many games a check ends if the better choice wins no more, and the difference must be sure.
const FEW: u32 = 50;
/// A choice that costs less than this, or less than is sure, is as good as the best one.
const NOTHING: i32 = 30;
/// The player that checks choices where games differ by chance.
const FAST: &str = "careful";

/// The review of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Review {
    /// The chances before each judged decision, and at the end.
    pub course: Vec<Outlook>,
    /// The judged decisions, in order.
    pub decisions: Vec<Reviewed>,
    /// The decisions that turned the game, in order: those that cost most; once checked, of those that a check confirms.
    pub turning: Vec<Reviewed>,
    /// In order of seat.
    pub seats: Vec<SeatReview>,
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
    /// How much less chance to win the choice gave its seat than the best one, or how far its chance fell right after.
    /// 0 for a choice that is as good as the best.
    pub cost: i32,
    /// What the seat won when both choices were played out.
    pub check: Check,
}

/// Games that were played out after the choice that was made and after the better one, and how many its seat won, in
/// thousandths.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Check {
    pub games: u32,
    pub played: i32,
    pub best: i32,
}

/// How the chance of a seat came from the start to the result. The parts add up.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SeatReview {
    /// Decisions with several choices, and how many of the choices were as good as the best.
    pub decisions: u32,
    pub good: u32,
    /// The chance at the first decision.
    pub start: i32,
    /// What its own choices changed.
    pub own: i32,
    /// What the choices of the others changed.
    pub others: i32,
    /// What random results changed, and what was hidden and came out.
    pub luck: i32,
    /// What a seat with other knowledge saw otherwise.
    pub unforeseen: i32,
    pub result: i32,
}

impl SeatReview {
    /// The parts in whole wins out of 100 games, which add up as well: start, own, others, luck, unforeseen, result.
    pub fn wins(&self) -> [i32; 6] {
        let Self { start, own, others, luck, unforeseen, result, .. } = *self;
        let mut parts = [start, own, others, luck, unforeseen, result].map(hundredths);
        // What rounding leaves goes to the greatest change.
        let greatest = (1..5).max_by_key(|part| parts[*part].abs()).unwrap_or(1);
        parts[greatest] += parts[5] - parts[..5].iter().sum::<i32>();
        parts
    }
}

impl Check {
    /// Whether to go on with it, up to so many games, or to keep its decision.
    fn is_hopeful(self, most: u32) -> bool {
        if self.games < most { self.games < FEW || self.best > self.played } else { self.is_confirmed() }
    }

    /// Whether the better choice wins more: by more than [`ERRORS`] standard errors, but in few games by anything.
    fn is_confirmed(self) -> bool {
        let games = i64::from(self.games);
        let more = i64::from(self.best - self.played);
        if self.games < FEW {
            return games == 0 || more > 0;
        }
        let square = |won: i32| i64::from(won) * (1_000 * games - i64::from(won)) / games;
        let errors = i64::from(ERRORS);
        more > 0 && more * more > errors * errors * (square(self.best) + square(self.played))
    }

    /// The games after an earlier check of the same choices.
    #[must_use]
    pub const fn since(self, earlier: Self) -> Self {
        let Self { games, played, best } = earlier;
        Self { games: self.games - games, played: self.played - played, best: self.best - best }
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

impl Reviewed {
    /// How many more games of 1,000 the better choice wins: in enough games that were played out, else as the reviewer
    /// expects.
    fn shown_cost(&self) -> i32 {
        let Check { games, played, best } = self.check;
        if games < FEW { self.cost } else { (best - played) / games as i32 }
    }

    /// Plays one more game out after each of the two choices. `player` plays on for all seats. `before` is the position
    /// before them. Both choices meet the same world, which is possible for the seat.
    ///
    /// # Errors
    /// An unknown player.
    pub fn play_out(&mut self, before: &dyn Position, player: &str) -> Result<(), UnknownPolicy> {
        let seed = Seed::from_number(self.seq).derive("check", self.check.games.into());
        let world = counted(before).imagine(self.seat, &seed);
        self.check.played += self.play_on(world.duplicate(), &self.played, player, &seed)?;
        self.check.best += self.play_on(world, &self.best, player, &seed)?;
        self.check.games += 1;
        Ok(())
    }

    /// Plays on after a choice, and returns what its seat wins of a thousand.
    fn play_on(
        &self,
        mut position: Box<dyn Position>,
        code: &str,
        player: &str,
        seed: &Seed,
    ) -> Result<i32, UnknownPolicy> {
        let mut next = position.parse(code).ok().map(|action| (self.seat, action));
        let mut number = 0;
        while let Some((seat, action)) = next.take() {
            if position.apply(seat, &action).is_err() {
                break;
            }
            number += 1;
            if let Some(decision) = position.decisions().first() {
                let action = position.suggest(player, decision.seat, &seed.derive("policy", number))?;
                next = action.map(|action| (decision.seat, action));
            }
        }
        let outcome = position.outcome();
        let winners: Vec<usize> = outcome.iter().flat_map(Outcome::winners).collect();
        Ok(if winners.contains(&self.seat.index()) { 1_000 / winners.len() as i32 } else { 0 })
    }
}

impl Review {
    /// So many decisions that cost most, the dearest first.
    fn dearest(&self, most: usize) -> Vec<Reviewed> {
        let mut dear: Vec<_> = self.decisions.iter().filter(|decision| decision.cost >= NOTHING).cloned().collect();
        dear.sort_by_key(|decision| std::cmp::Reverse(decision.cost));
        dear.truncate(most);
        dear
    }

    /// Counts the choice of this entry as good, since a better one does not surely win more.
    fn acquit(&mut self, seq: u64) {
        if let Some(decision) = self.decisions.iter_mut().find(|decision| decision.seq == seq) {
            decision.cost = 0;
            self.seats[decision.seat.index()].good += 1;
        }
    }

    /// Takes these decisions, the dearest first, as those that turned the game.
    fn turn_at(&mut self, mut dear: Vec<Reviewed>) {
        dear.truncate(TURNING);
        dear.sort_by_key(|decision| decision.seq);
        self.turning = dear;
    }
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

/// The computer player that plays choices out: in games with chance `careful`, which is fast, else `normal`, whose games
/// differ.
pub fn checker(title: &dyn Title) -> &'static str {
    let Meta { chance, hidden, .. } = title.meta();
    let fast = title.policies().into_iter().find(|policy| *policy == FAST && (*chance || *hidden));
    fast.unwrap_or(Level::Normal.name())
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
        let mut walk = Walk::new(player, usize::from(self.seats()));
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
    /// better choice surely wins more turned the game; the others did not, and the next ones are tried.
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
        let player = checker(self.find(titles)?);
        let mut waiting = review.dearest(CHECKED).into_iter();
        let mut tried: Vec<(Box<dyn Position>, Reviewed)> = Vec::new();
        for done in 0.. {
            for decision in waiting.by_ref().take(TURNING - tried.len()) {
                tried.push((self.replay_to(titles, decision.after)?.position, decision));
            }
            let mut open: Vec<_> = tried.iter_mut().filter(|(_, decision)| decision.check.games < most).collect();
            if open.is_empty() || !goes_on(done) {
                break;
            }
            for (position, decision) in &mut open {
                decision.play_out(position.as_ref(), player)?;
            }
            let refuted = tried.extract_if(.., |(_, decision)| !decision.check.is_hopeful(most));
            refuted.for_each(|(_, decision)| review.acquit(decision.seq));
        }
        let decisions = tried.into_iter().map(|(_, decision)| decision);
        review.turn_at(decisions.filter(|decision| decision.check.is_confirmed()).collect());
        Ok(())
    }
}

/// A walk through a game.
struct Walk<'a> {
    player: &'a str,
    decisions: Vec<Reviewed>,
    stretches: Vec<Stretch>,
    seats: Vec<SeatReview>,
    /// The position after the entry with this seq.
    here: Option<(u64, Box<dyn Position>)>,
}

/// Decisions of one seat in a row, without chance between them. Only its choices change the chances there, so what the
/// player says before each of them is an estimate of the same chances.
struct Stretch {
    seat: Seat,
    /// Before each decision the seq of the entry, and the chances of each seat.
    before: Vec<(u64, Vec<i32>)>,
    /// What each choice changed.
    changes: Vec<Vec<i32>>,
    /// Whether chance had a part in what followed.
    chance: bool,
    /// Whether its seat knows what the seat before it knew.
    knows_alike: bool,
}

impl Stretch {
    /// The chances at its beginning: the mean of those before its decisions, without what the choices between changed.
    fn level(&self) -> Vec<i32> {
        let mut sums = vec![0; self.before[0].1.len()];
        let mut changed = sums.clone();
        for ((_, before), change) in self.before.iter().zip(&self.changes) {
            for (seat, sum) in sums.iter_mut().enumerate() {
                *sum += i64::from(before[seat] - changed[seat] as i32).clamp(0, 1_000);
                changed[seat] += i64::from(change[seat]);
            }
        }
        thousandths(&sums)
    }
}

/// The chances after a change, which leaves none below 0.
fn changed(chances: &[i32], change: &[i32]) -> Vec<i32> {
    thousandths(&chances.iter().zip(change).map(|(now, more)| i64::from(now + more).max(0)).collect::<Vec<_>>())
}

/// The chances on the way from some to others, where that of a seat has changed by at most so much.
fn part_way(from: &[i32], to: &[i32], seat: usize, most: i32) -> Vec<i32> {
    let all = (to[seat] - from[seat]).abs();
    if all <= most {
        return to.to_vec();
    }
    let share = |(from, to): (&i32, &i32)| i64::from(from * (all - most) + to * most);
    thousandths(&from.iter().zip(to).map(share).collect::<Vec<_>>())
}

impl<'a> Walk<'a> {
    fn new(player: &'a str, seats: usize) -> Self {
        let seats = vec![SeatReview::default(); seats];
        Self { player, decisions: Vec::new(), stretches: Vec::new(), seats, here: None }
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
        let reveals = drew || action.as_ref().is_some_and(seen);
        let tried = tried(position.as_ref(), self.player, seat, played, seq)?;
        let Some(best) = tried.first() else {
            if let Some(last) = self.stretches.last_mut() {
                last.chance |= reveals;
            }
            return Ok(());
        };
        let own = |judged: &Judged<_>| judged.chances.get(seat.index()).copied().unwrap_or_default();
        let made = tried.iter().find(|judged| judged.action.code() == played);
        // A choice that the player hardly looked at is no better than the worst one that it did look at.
        let worst = || tried.iter().min_by_key(|judged| own(judged));
        let made = made.or_else(worst).unwrap_or(best);
        let lost = own(best) - own(made);
        let is_mistake = lost >= NOTHING && lost - ERRORS * i32::from(made.error) >= NOTHING;
        let usual = tried.iter().find(|judged| judged.is_usual);
        let before = usual.unwrap_or(if is_mistake { best } else { made });
        let change = before.chances.iter().zip(&made.chances).map(|(before, made)| made - before).collect();
        let before = (after, before.chances.clone());
        match self.stretches.last_mut() {
            Some(last) if last.seat == seat && !last.chance => {
                last.before.push(before);
                last.changes.push(change);
                last.chance = reveals;
            }
            last => {
                let alike = |last: &Stretch| position.know_alike([last.seat, seat], &Seed::from_number(seq));
                let knows_alike = last.is_none_or(|last| alike(last));
                let before = vec![before];
                self.stretches.push(Stretch { seat, before, changes: vec![change], chance: reveals, knows_alike });
            }
        }
        let played = played.to_owned();
        let best = best.action.code().to_owned();
        self.decisions.push(Reviewed {
            after,
            seq,
            seat,
            played,
            best,
            cost: if is_mistake { lost } else { 0 },
            check: Check::default(),
        });
        Ok(())
    }

    fn end(self, last: u64, outcome: &Outcome) -> Review {
        let Self { mut decisions, stretches, seats, .. } = self;
        let won: Vec<i64> = outcome.ranks.iter().map(|rank| i64::from(*rank == 1)).collect();
        let result = thousandths(&won);
        let mut levels = stretches.iter().map(Stretch::level).chain([result.clone()]);
        let mut accounts = Accounts { seats, now: levels.next().unwrap_or_default() };
        accounts.seats.iter_mut().zip(&accounts.now).for_each(|(account, start)| account.start = *start);
        let mut course = Vec::new();
        let mut judged = decisions.as_mut_slice();
        for ((number, stretch), here) in (1..).zip(&stretches).zip(levels) {
            let own = stretch.seat.index();
            let began = accounts.now[own];
            let (made, later) = judged.split_at_mut(stretch.before.len());
            judged = later;
            for ((after, _), change) in stretch.before.iter().zip(&stretch.changes) {
                let before = accounts.now.clone();
                accounts.change(stretch.seat, changed(&before, change), Cause::Choice);
                course.push(Outlook { after: *after, chances: before });
            }
            let knows_alike = stretches.get(number).is_none_or(|next| next.knows_alike);
            // The chances here say more surely what the choices were worth than those before. To a seat that knows other
            // things they say so as far as the choices had changed anything.
            let most = (accounts.now[own] - began).abs();
            let (corrected, cause) = match (stretch.chance, knows_alike) {
                (true, _) => (accounts.now.clone(), Cause::Chance),
                (false, true) => (here.clone(), Cause::Unforeseen),
                (false, false) => (part_way(&accounts.now, &here, own, most), Cause::Unforeseen),
            };
            let fell = accounts.now[own] - corrected[own];
            if fell >= NOTHING {
                // The last choice that was not the best one made it fall; a check says whether the best one was better.
                if let Some(blamed) = made.iter_mut().rfind(|decision| decision.played != decision.best) {
                    blamed.cost = blamed.cost.max(fell);
                }
            }
            let account = &mut accounts.seats[own];
            account.decisions += made.len() as u32;
            account.good += made.iter().filter(|decision| decision.cost == 0).count() as u32;
            accounts.change(stretch.seat, corrected, Cause::Choice);
            accounts.change(stretch.seat, here, cause);
        }
        let mut seats = accounts.seats;
        seats.iter_mut().zip(&result).for_each(|(account, result)| account.result = *result);
        course.push(Outlook { after: last, chances: result });
        let mut review = Review { course, decisions, turning: Vec::new(), seats };
        review.turn_at(review.dearest(TURNING));
        review
    }
}

/// Why chances change.
#[derive(Clone, Copy)]
enum Cause {
    Choice,
    Chance,
    Unforeseen,
}

/// The account of each seat, with the chances up to which it is complete.
struct Accounts {
    seats: Vec<SeatReview>,
    now: Vec<i32>,
}

impl Accounts {
    /// Books a change that followed a choice of a seat.
    fn change(&mut self, by: Seat, next: Vec<i32>, cause: Cause) {
        for (seat, account) in self.seats.iter_mut().enumerate() {
            let part = match cause {
                Cause::Choice if seat == by.index() => &mut account.own,
                Cause::Choice => &mut account.others,
                Cause::Chance => &mut account.luck,
                Cause::Unforeseen => &mut account.unforeseen,
            };
            *part += next[seat] - self.now[seat];
        }
        self.now = next;
    }
}
