//! Applies the orders of people within a change of a table: answers contests and makes planned moves.
//!
//! An order is read when a decision opens, before its person would be notified. It sees only the part of the position
//! that its title shows it ([`skald_core::title::Present::bid`]). Orders are not followed for a seat that is in the middle
//! of its turn.

use super::transaction::Transaction;
use crate::state::orders::{Lapsed, Ordered, Plan, SeatOrders};
use skald_core::engine::Seat;
use skald_core::title::orders::{self, Answer, Order};
use skald_core::title::{Action, Position};
use skald_store::{Actor, EntryKind, NoticeKind, PendingDecision};

impl Transaction {
    /// The answer of a seat's orders to an open decision; `None` if they have none.
    pub fn ordered(&self, open: &PendingDecision) -> Option<Ordered> {
        let seat = open.decision.seat;
        let ordered = self.metadata().orders_of(seat).filter(|_| self.begun() != Some(seat))?;
        let position = self.position()?;
        if let Some(bid) = position.bid(seat) {
            let (_, answer) = orders::decide(&ordered.standing, position.part(), &bid)?;
            return Some(Ordered::Answer(answer.clone()));
        }
        let plan = ordered.plan.as_ref().filter(|_| is_for_plan(position, open))?;
        Some(plan.next(position, seat).map_or(Ordered::Lapsed, Ordered::Move))
    }

    /// Executes an order of a seat; returns whether anything was done.
    pub fn follow_order(&mut self, seat: Seat, ordered: Ordered) -> bool {
        match ordered {
            Ordered::Answer(action) => self.act_unasked(seat, &action, Actor::Ordered),
            Ordered::Move(action) => {
                let done = self.act_unasked(seat, &action, Actor::Ordered);
                if let Some(clock) = self.seat_clock_mut(seat).filter(|_| done) {
                    clock.missed = 0;
                }
                done
            }
            Ordered::Lapsed => {
                self.let_lapse(seat);
                true
            }
        }
    }

    /// The effect of a move on the orders of its seat.
    pub(super) fn effect_on_orders(&self, seat: Seat, action: &Action, actor: &Actor) -> Effect {
        let none = Effect { contest: None, plan: None };
        if self.metadata().orders.iter().all(|orders| orders.seat != seat) {
            return none;
        }
        let (Some(position), Some(asked)) = (self.position(), self.pending_of(seat)) else { return none };
        let ordered = self.metadata().orders_of(seat);
        if let Some(bid) = position.bid(seat) {
            let covers = |order: &Order| order.covers(position.part(), &bid);
            let covering = ordered.and_then(|orders| orders.standing.iter().position(covers));
            let counts = |index: &usize| {
                let asks = ordered.is_some_and(|orders| orders.standing[*index].answer == Answer::Ask);
                *actor == Actor::Ordered || asks
            };
            return Effect { contest: bid.first.then_some(covering.filter(counts)), ..none };
        }
        let next = |plan: &Plan| plan.is_next(action) && !plan.stale;
        let plan = ordered.and_then(|orders| orders.plan.as_ref());
        let follows = is_for_plan(position, asked) && plan.is_some_and(next);
        Effect { plan: Some(follows), ..none }
    }

    /// Updates the orders of a seat that has made a move. Plans of seats whose turn has ended with it become stale.
    pub(super) fn change_orders_after(&mut self, seat: Seat, effect: Effect) {
        if let Some(counted) = effect.contest {
            self.change_orders(seat, |orders| orders.begin_contest(counted));
        }
        if effect.plan == Some(true) {
            self.change_orders(seat, |orders| orders.plan = orders.plan.take().and_then(Plan::after_next));
        }
        let over = |orders: &SeatOrders, plan: &Plan| {
            let out = orders.seat == seat && effect.plan == Some(false);
            out || plan.begun && !self.has_turn(orders.seat)
        };
        let stale = |orders: &&SeatOrders| orders.plan.as_ref().is_some_and(|plan| !plan.stale && over(orders, plan));
        let stale: Vec<_> = self.metadata().orders.iter().filter(stale).map(|orders| orders.seat).collect();
        for seat in stale {
            self.make_plan_stale(seat);
        }
    }

    /// Makes the plan of a seat stale. It is not followed any more.
    pub(crate) fn make_plan_stale(&mut self, seat: Seat) {
        if self.metadata().orders.iter().all(|orders| orders.seat != seat) {
            return;
        }
        let orders = self.metadata_mut().orders.iter_mut().filter(|orders| orders.seat == seat);
        for plan in orders.filter_map(|orders| orders.plan.as_mut()) {
            plan.stale = true;
        }
    }

    /// Whether a seat is asked in its turn, or waits in it for the answers of others.
    fn has_turn(&self, seat: Seat) -> bool {
        self.pending().iter().any(|open| {
            let waits = open.exchange.is_some_and(|exchange| exchange.turn == Some(seat));
            waits || open.decision.seat == seat && !open.decision.out_of_turn
        })
    }

    fn let_lapse(&mut self, seat: Seat) {
        let plan = self.metadata().orders_of(seat).and_then(|orders| orders.plan.clone());
        let (Some(Plan { moves, .. }), Some(open)) = (plan, self.pending_of(seat)) else { return };
        let decision = open.id;
        self.write(Actor::Ordered, EntryKind::Order(seat), Some(format!("lapsed {}", moves.join(", "))), Vec::new());
        self.change_orders(seat, |orders| {
            orders.plan = None;
            orders.lapsed = Some(Lapsed { decision, moves });
        });
        // An earlier commit opened the decision without a notice, because it expected the plan to answer.
        if decision.0 <= self.base().head.seq.0 {
            self.notify(NoticeKind::Turn { seat, decision });
        }
    }

    fn change_orders(&mut self, seat: Seat, change: impl FnOnce(&mut SeatOrders)) {
        let Some(person) = self.metadata().orders_of(seat).map(|orders| orders.person) else { return };
        change(self.metadata_mut().orders_mut(seat, person));
    }

    /// Removes the orders that have run out.
    pub fn prune_orders(&mut self) {
        let Some(part) = self.position().map(|position| position.part()) else { return };
        let in_contest = self.pending().iter().any(|open| open.exchange.is_some());
        let open: Vec<_> = self.pending().iter().map(|open| open.id).collect();
        let past = |lapsed: &Lapsed| !open.contains(&lapsed.decision);
        let out = |orders: &SeatOrders| {
            orders.standing.iter().any(|order| SeatOrders::has_run_out(order, part, in_contest))
                || orders.lapsed.as_ref().is_some_and(past)
        };
        if !self.metadata().orders.iter().any(out) {
            return;
        }
        for orders in &mut self.metadata_mut().orders {
            orders.standing.retain(|order| !SeatOrders::has_run_out(order, part, in_contest));
            orders.lapsed.take_if(|lapsed| past(lapsed));
        }
    }
}

/// Whether a planned move may answer a decision: one in turn, of a seat that was not displaced.
fn is_for_plan(position: &dyn Position, open: &PendingDecision) -> bool {
    !open.decision.out_of_turn && !position.displaced(open.decision.seat)
}

/// The effect of a move on the orders of its seat.
#[derive(Clone, Copy, Debug)]
pub(super) struct Effect {
    /// For the first answer in a contest: the index of the standing order that the contest counts for, if any.
    contest: Option<Option<usize>>,
    /// Whether it is the next move of the plan; `None` for an answer in a contest, which does not affect the plan.
    plan: Option<bool>,
}
