//! The review of a finished game by a computer player. It gives the chances of each seat over the game, the decisions
//! that turned it, and luck apart from choice.
//!
//! The player judges each decision by what its seat knew, so hindsight counts for nothing. All figures are estimates of
//! that player, in thousandths of a won game.

mod picture;
pub mod text;

use super::{Position, Record, RecordEntry, RecordError, Replayed, Title, Titles, UnknownPolicy};
use crate::ai::{Judged, Level};
use crate::engine::{Outcome, Seat, Seed};

/// A cost counts as far as it exceeds so many standard errors.
const ERRORS: i32 = 2;
/// How many decisions are said to have turned a game.
const TURNING: usize = 3;
/// A decision that costs less than this is as good as the best one.
const NOTHING: i32 = 30;

/// The review of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Review {
    /// The chances before each judged decision, and at the end.
    pub course: Vec<Outlook>,
    /// The judged decisions, in order.
    pub decisions: Vec<Reviewed>,
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
    /// How much the choice lowered the chance of its seat to win, at least: estimates have errors. 0 for the best.
    pub cost: i32,
}

/// What a seat did with its decisions, and what chance did with the seat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SeatReview {
    /// Decisions with several choices, and how many of the choices were as good as the best.
    pub decisions: u32,
    pub good: u32,
    /// What the other choices cost in all.
    pub cost: i32,
    /// How much better random results were than could be expected.
    pub luck: i32,
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
    /// The decisions that cost most, in order of the game.
    pub fn turning(&self) -> Vec<&Reviewed> {
        let mut dear: Vec<_> = self.decisions.iter().filter(|decision| decision.cost >= NOTHING).collect();
        dear.sort_by_key(|decision| std::cmp::Reverse(decision.cost));
        dear.truncate(TURNING);
        dear.sort_by_key(|decision| decision.seq);
        dear
    }
}

/// The computer player that reviews games of a title: the strongest up to [`Level::Hard`], because it judges every
/// decision of a game.
pub fn reviewer(title: &dyn Title) -> Option<&'static str> {
    title.levels().into_iter().rev().find(|level| *level <= Level::Hard && *level > Level::Easy).map(Level::name)
}

impl Record {
    /// Reviews the game. It takes as long as [`reviewer`] needs for all its decisions. Deterministic.
    ///
    /// # Errors
    /// See [`ReviewError`].
    pub fn review(&self, titles: &Titles) -> Result<Review, ReviewError> {
        let title = self.find(titles)?;
        let outcome = self.outcome.as_ref().ok_or(ReviewError::NotOver)?;
        let player = reviewer(title).ok_or(ReviewError::NoJudge)?;
        let undone = self.undos()?.void;
        let mut walk = Walk::new(player, usize::from(self.seats()));
        let (mut entries, mut failed) = (self.entries.iter().enumerate(), None);
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
}

/// A walk through a game.
struct Walk {
    player: &'static str,
    review: Review,
    /// The position after the entry with this seq.
    here: Option<(u64, Box<dyn Position>)>,
    /// What could be expected after the last judged decision, and whether chance had a part in what followed.
    expected: Option<(Vec<i32>, bool)>,
}

impl Walk {
    fn new(player: &'static str, seats: usize) -> Self {
        let review = Review { course: Vec::new(), decisions: Vec::new(), seats: vec![SeatReview::default(); seats] };
        Self { player, review, here: None, expected: None }
    }

    fn arrive(&mut self, seq: u64, position: &dyn Position) {
        self.here = Some((seq, position.duplicate()));
    }

    /// Judges the choice that was made here.
    fn pass(&mut self, seq: u64, seat: Seat, played: &str, drew: bool) -> Result<(), UnknownPolicy> {
        let Some((after, position)) = self.here.take() else { return Ok(()) };
        let judged = match position.choices(seat).only() {
            Some(_) => Vec::new(),
            None => position.judge(self.player, seat, position.parse(played).ok().as_ref(), &Seed::from_number(seq))?,
        };
        let count = self.review.seats.len();
        let tried: Vec<_> = judged.iter().filter(|tried| tried.is_tried(&judged[0])).collect();
        let Some(best) = tried.first() else {
            if let Some((_, part)) = &mut self.expected {
                *part |= drew;
            }
            return Ok(());
        };
        let outlook = chances(best, seat, count);
        self.settle(&outlook);
        let made = tried.iter().find(|judged| judged.action.code() == played);
        // A choice that the player hardly looked at is no better than the worst one that it did look at.
        let worst = || tried.iter().min_by_key(|judged| chances(judged, seat, count)[seat.index()]).copied();
        let made = made.copied().or_else(worst).unwrap_or(best);
        let error = ERRORS * i32::from(made.error);
        let made = chances(made, seat, count);
        let cost = (outlook[seat.index()] - made[seat.index()] - error).max(0);
        let (played, best) = (played.to_owned(), best.action.code().to_owned());
        self.review.decisions.push(Reviewed { after, seq, seat, played, best, cost });
        self.review.course.push(Outlook { after, chances: outlook });
        self.expected = Some((made, drew));
        Ok(())
    }

    /// Counts luck: the difference between the outlook here and what was expected, if chance had a part in it. Without
    /// chance the choice before has cost no more than was lost since: what it missed can often be done later.
    fn settle(&mut self, outlook: &[i32]) {
        let Some((expected, drew)) = self.expected.take() else { return };
        if !drew {
            if let (Some(last), Some(before)) = (self.review.decisions.last_mut(), self.review.course.last()) {
                let lost = before.chances[last.seat.index()] - outlook[last.seat.index()];
                last.cost = last.cost.min(lost.max(0));
            }
            return;
        }
        for (account, (now, then)) in self.review.seats.iter_mut().zip(outlook.iter().zip(expected)) {
            account.luck += now - then;
        }
    }

    fn end(mut self, last: u64, outcome: &Outcome) -> Review {
        let winners = outcome.ranks.iter().filter(|rank| **rank == 1).count().max(1) as i32;
        let chances: Vec<i32> = outcome.ranks.iter().map(|rank| if *rank == 1 { 1_000 / winners } else { 0 }).collect();
        self.settle(&chances);
        for decision in &self.review.decisions {
            let account = &mut self.review.seats[decision.seat.index()];
            account.decisions += 1;
            if decision.cost < NOTHING {
                account.good += 1;
            } else {
                account.cost += decision.cost;
            }
        }
        self.review.course.push(Outlook { after: last, chances });
        self.review
    }
}

/// The chances of all seats after a choice. A player of a title for two says only how good it is for its seat.
fn chances<A>(judged: &Judged<A>, seat: Seat, seats: usize) -> Vec<i32> {
    if judged.chances.len() == seats {
        return judged.chances.clone();
    }
    let own = i32::from(judged.worth);
    let others = (1_000 - own) / (seats.max(2) as i32 - 1);
    (0..seats).map(|other| if other == seat.index() { own } else { others }).collect()
}
