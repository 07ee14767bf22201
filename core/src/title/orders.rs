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

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn bid(against: u8, stake: &'static str, (cost, spent): (u16, u16), wins: bool) -> Bid<bool> {
        Bid { against: Seat(against), stake, cost, spent, first: spent == 0, wins, stay: true, leave: false }
    }

    fn says(orders: &[Order], part: u16, bid: &Bid<bool>) -> Option<(usize, bool)> {
        decide(orders, part, bid).map(|(index, stays)| (index, *stays))
    }

    #[test]
    fn each_order_gives_its_answer() {
        for (answer, cost, spent, wins, stays) in [
            (Answer::Never, 2, 0, true, Some(false)),
            (Answer::Ask, 2, 0, true, None),
            (Answer::WhileWinning, 2, 0, true, Some(true)),
            (Answer::WhileWinning, 2, 0, false, Some(false)),
            (Answer::UpTo(1), 2, 0, true, Some(false)),
            (Answer::UpTo(2), 2, 0, false, Some(true)),
            (Answer::UpTo(5), 4, 2, true, Some(false)),
            (Answer::UpTo(6), 4, 2, false, Some(true)),
            (Answer::UpTo(u16::MAX), u16::MAX, 1, false, Some(true)),
        ] {
            let given = says(&[Order::always(answer)], 1, &bid(1, "rune", (cost, spent), wins));
            assert_eq!(given.map(|(_, stays)| stays), stays, "{answer:?} at {cost} after {spent}, wins: {wins}");
        }
        assert_eq!(says(&[], 1, &bid(1, "rune", (2, 0), true)), None, "without an order the person is asked");
    }

    #[test]
    fn the_first_order_whose_conditions_match_decides() {
        let all = Order::always(Answer::Never);
        let against = Order { against: Some(Seat(2)), ..Order::always(Answer::WhileWinning) };
        let stake = Order { stake: Some("rune".to_owned()), ..Order::always(Answer::Ask) };
        let part = Order { part: Some(3), ..Order::always(Answer::UpTo(9)) };
        let orders = [stake.clone(), against.clone(), part.clone(), all.clone()];
        for (seat, thing, voyage, expected) in [
            (1, "rune", 1, None),
            (2, "rune", 3, None),
            (2, "port", 3, Some((1, true))),
            (1, "port", 3, Some((2, true))),
            (1, "port", 2, Some((3, false))),
        ] {
            assert_eq!(says(&orders, voyage, &bid(seat, thing, (2, 0), true)), expected, "{seat} {thing} {voyage}");
        }
        assert!(all.replaces(&Order::always(Answer::Ask)) && !all.replaces(&stake) && !against.replaces(&part));
        let whole = Order { against: Some(Seat(1)), part: Some(3), contests: Some(1), ..stake };
        assert_eq!(whole.to_string(), format!("ask against {} at rune in 3 for 1", Seat(1)));
    }

    #[test]
    fn an_order_that_runs_out_still_ends_its_contest() {
        let last = Order { contests: Some(0), ..Order::always(Answer::UpTo(9)) };
        assert_eq!(says(std::slice::from_ref(&last), 1, &bid(1, "rune", (4, 2), true)), Some((0, true)));
        assert_eq!(says(&[last], 1, &bid(1, "rune", (2, 0), true)), None);
    }

    proptest! {
        /// No limit is ever exceeded, and the first order that covers a bid answers it.
        #[test]
        fn no_order_spends_more_than_it_allows(
            most in 0..20_u16, cost in 1..20_u16, spent in 0..20_u16, wins in any::<bool>(), seat in 0..4_u8, only in 0..4_u8,
        ) {
            let limited = Order { against: Some(Seat(only)), ..Order::always(Answer::UpTo(most)) };
            match says(&[limited, Order::always(Answer::WhileWinning)], 1, &bid(seat, "rune", (cost, spent), wins)) {
                Some((0, stays)) => prop_assert!(seat == only && stays == (spent + cost <= most)),
                Some((1, stays)) => prop_assert!(seat != only && stays == wins),
                other => prop_assert!(false, "{other:?}"),
            }
        }
    }
}
