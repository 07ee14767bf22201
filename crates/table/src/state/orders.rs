//! The orders of people for their seats: standing orders, and moves planned for the next turn. Part of the metadata;
//! pure.
//!
//! Orders belong to a person on a seat. A person who takes the seat over does not inherit them. The first person finds
//! them again on coming back.

use serde::{Deserialize, Serialize};

use skald_core::engine::Seat;
use skald_core::title::orders::Order;
use skald_core::title::{Action, Position};
use skald_store::{DecisionId, PendingDecision, PersonId};

/// The maximum number of standing orders of a seat.
pub const MOST_ORDERS: usize = 8;
/// The maximum number of moves that a seat plans for a turn.
pub const MOST_PLANNED: usize = 8;

/// The orders of a person, for them alone.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Orders {
    /// The standing orders. The first that covers a contest answers it.
    pub standing: Vec<Order>,
    /// The codes of the moves planned for the next turn, in order; empty without a plan.
    pub plan: Vec<String>,
    /// The codes of the planned moves that were not possible at the open decision; usually empty.
    pub lapsed: Vec<String>,
}

/// The stored orders of a person for a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct SeatOrders {
    pub seat: Seat,
    pub person: PersonId,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub standing: Vec<Order>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub plan: Option<Plan>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub lapsed: Option<Lapsed>,
}

/// Moves for the next turn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Plan {
    /// The codes of the remaining moves, at least one.
    pub moves: Vec<String>,
    /// The part of the game in which the moves were planned. They are not made in another.
    pub part: u16,
    /// Whether the turn has begun: some moves are made already.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub begun: bool,
    /// Whether another action came in between. The plan is not followed then, and lapses with the next decision in
    /// turn.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub stale: bool,
}

/// Moves that were not possible when their turn came.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Lapsed {
    /// The decision that the person had to make instead.
    pub decision: DecisionId,
    pub moves: Vec<String>,
}

/// The answer of a seat's orders to an open decision.
pub(crate) enum Ordered {
    /// A standing order answers.
    Answer(Action),
    /// The next planned move.
    Move(Action),
    /// The plan cannot be followed. The person is asked.
    Lapsed,
}

impl SeatOrders {
    pub const fn none(seat: Seat, person: PersonId) -> Self {
        Self { seat, person, standing: Vec::new(), plan: None, lapsed: None }
    }

    /// The orders as they are shown to their person, while these decisions are open.
    pub fn shown(self, open: &[PendingDecision]) -> Orders {
        let is_open = |lapsed: &Lapsed| open.iter().any(|open| open.id == lapsed.decision);
        let (stale, plan): (Vec<_>, Vec<_>) = self.plan.into_iter().partition(|plan| plan.stale);
        let lapsed = self.lapsed.filter(is_open).map(|lapsed| lapsed.moves);
        Orders {
            standing: self.standing,
            plan: plan.into_iter().flat_map(|plan| plan.moves).collect(),
            lapsed: lapsed.unwrap_or_else(|| stale.into_iter().flat_map(|plan| plan.moves).collect()),
        }
    }

    /// Adds a standing order before all others, and removes an older one about the same contests.
    pub fn add(&mut self, order: Order) {
        self.standing.retain(|older| !order.replaces(older));
        self.standing.insert(0, order);
    }

    /// Another contest begins for the seat. Orders without remaining contests are removed. The order with the index
    /// `counted` loses one contest, if it holds for a number of contests.
    pub fn begin_contest(&mut self, counted: Option<usize>) {
        let orders = std::mem::take(&mut self.standing).into_iter().enumerate();
        let orders = orders.filter(|(_, order)| order.contests != Some(0));
        let counted = orders.map(|(index, order)| match order.contests.filter(|_| Some(index) == counted) {
            Some(contests) => Order { contests: Some(contests.saturating_sub(1)), ..order },
            None => order,
        });
        self.standing = counted.collect();
    }

    /// Whether a standing order has run out: its part of the game is over, or, outside a contest, it has no contests
    /// left.
    pub fn has_run_out(order: &Order, part: u16, in_contest: bool) -> bool {
        order.part.is_some_and(|only| only < part) || order.contests == Some(0) && !in_contest
    }
}

impl Plan {
    /// The plan after its next move; `None` if no move is left.
    pub fn after_next(self) -> Option<Self> {
        let moves = self.moves[1..].to_vec();
        (!moves.is_empty()).then_some(Self { moves, begun: true, ..self })
    }

    /// Whether an action is the next move.
    pub fn is_next(&self, action: &Action) -> bool {
        self.moves.first().is_some_and(|next| next == action.code())
    }

    /// The next move. The plan must not be stale, and the move must be legal here and still mean the same, such as not
    /// an attack.
    pub fn next(&self, position: &dyn Position, seat: Seat) -> Option<Action> {
        let action = position.parse(self.moves.first().filter(|_| !self.stale)?).ok()?;
        let legal = position.choices(seat).all().any(|choice| *choice == action);
        (legal && self.part == position.part() && position.unasked(seat, &action)).then_some(action)
    }
}
