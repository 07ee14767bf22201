//! Standing orders: rules that answer a contest for a seat without asking its person.
//!
//! A contest is a question that costs more with every answer until a side leaves, e.g. a combat or an auction. A title
//! describes the question ([`Bid`]); the rules are the same for all titles. They are pure and see only the bid. The bid
//! comes from the open state, so neither an answer nor its timing reveals anything hidden.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::engine::Seat;

/// The question to a seat in a contest: to stay at a cost, or to leave. `A` is the type of both answers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Bid<A> {
    /// The other side.
    pub against: Seat,
    /// The kind of thing at stake: one of [`super::Present::STAKES`].
    pub stake: &'static str,
    /// The cost of staying now.
    pub cost: u16,
    /// What this seat has spent in this contest so far.
    pub spent: u16,
    /// Whether this is the first answer of this seat in this contest.
    pub first: bool,
    /// Whether this seat wins if it stays and both sides then continue as long as they can.
    pub wins: bool,
    /// The answer that stays.
    pub stay: A,
    /// The answer that leaves.
    pub leave: A,
}

impl<A> Bid<A> {
    pub fn map<B>(self, to: impl Fn(A) -> B) -> Bid<B> {
        let Self { against, stake, cost, spent, first, wins, stay, leave } = self;
        Bid { against, stake, cost, spent, first, wins, stay: to(stay), leave: to(leave) }
    }
}

/// How a standing order answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Answer {
    /// Leave at once.
    Never,
    /// Stay while the seat spends no more than this in the whole contest, then leave.
    UpTo(u16),
    /// Stay while [`Bid::wins`], otherwise leave.
    WhileWinning,
    /// Ask the person.
    Ask,
}

/// A standing order. A condition that is `None` matches every contest.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Order {
    pub answer: Answer,
    /// Only against this seat.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub against: Option<Seat>,
    /// Only for this kind of thing: one of [`super::Present::STAKES`].
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub stake: Option<String>,
    /// Only in this part of the game ([`super::Present::part`]).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub part: Option<u16>,
    /// The number of contests it still covers; `None` means all. At 0 it still answers the contest that it has begun.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub contests: Option<u8>,
}

impl Order {
    pub const fn always(answer: Answer) -> Self {
        Self { answer, against: None, stake: None, part: None, contests: None }
    }

    /// Whether it applies to a bid in this part of the game.
    pub fn covers<A>(&self, part: u16, bid: &Bid<A>) -> bool {
        self.against.is_none_or(|seat| seat == bid.against)
            && self.stake.as_ref().is_none_or(|stake| stake == bid.stake)
            && self.part.is_none_or(|only| only == part)
            && (self.contests != Some(0) || !bid.first)
    }

    /// Whether to stay; `None` asks the person.
    pub fn stays<A>(&self, bid: &Bid<A>) -> Option<bool> {
        match self.answer {
            Answer::Never => Some(false),
            Answer::UpTo(most) => Some(bid.spent.saturating_add(bid.cost) <= most),
            Answer::WhileWinning => Some(bid.wins),
            Answer::Ask => None,
        }
    }

    /// Whether it replaces another order: both have the same conditions, whatever their answers and numbers of
    /// contests.
    pub fn replaces(&self, other: &Self) -> bool {
        (self.against, &self.stake, self.part) == (other.against, &other.stake, other.part)
    }
}

impl fmt::Display for Order {
    /// The spelling in the log: `up_to 4 against 2 at rune in 3 for 1`. Seats count from 1.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.answer {
            Answer::Never => f.write_str("never")?,
            Answer::UpTo(most) => write!(f, "up_to {most}")?,
            Answer::WhileWinning => f.write_str("while_winning")?,
            Answer::Ask => f.write_str("ask")?,
        }
        if let Some(seat) = self.against {
            write!(f, " against {seat}")?;
        }
        if let Some(stake) = &self.stake {
            write!(f, " at {stake}")?;
        }
        if let Some(part) = self.part {
            write!(f, " in {part}")?;
        }
        if let Some(contests) = self.contests {
            write!(f, " for {contests}")?;
        }
        Ok(())
    }
}

/// The answer to a bid, with the index of the order that gives it. The first order that covers the bid decides. `None`
/// asks the person, also if no order covers the bid.
pub fn decide<'a, A>(orders: &[Order], part: u16, bid: &'a Bid<A>) -> Option<(usize, &'a A)> {
    let (index, order) = orders.iter().enumerate().find(|(_, order)| order.covers(part, bid))?;
    let stays = order.stays(bid)?;
    Some((index, if stays { &bid.stay } else { &bid.leave }))
}
