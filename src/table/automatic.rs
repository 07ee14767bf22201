//! Answers that people have ordered beforehand: what follows of itself from their orders in a change of a table.
//!
//! An order is looked at when a decision opens, before its person would be called, and sees what its title lets it see of
//! the position ([`crate::title::Present::bid`]). Whoever is in the middle of a turn goes on in person.

use super::orders::{Lapsed, Ordered, Plan, SeatOrders};
use super::transaction::Transaction;
use crate::engine::Seat;
use crate::store::{Actor, EntryKind, NoticeKind, PendingDecision};
use crate::title::{Action, orders};

impl Transaction {
    /// What the orders of its seat say to an open decision; `None` when they say nothing.
    pub fn ordered(&self, open: &PendingDecision) -> Option<Ordered> {
        let seat = open.decision.seat;
        let ordered = self.metadata().orders_of(seat).filter(|_| self.begun() != Some(seat))?;
        let position = self.position()?;
        if let Some(bid) = position.bid(seat) {
            let (index, answer) = orders::decide(&ordered.standing, position.part(), &bid)?;
            return Some(Ordered::Answer(answer.clone(), index, bid.first));
        }
        let plan = ordered.plan.as_ref().filter(|plan| is_for_plan(plan, open))?;
        Some(plan.next(position, seat).map_or(Ordered::Lapsed, Ordered::Move))
    }

    /// Does what the orders of a seat say.
    pub fn follow_order(&mut self, seat: Seat, ordered: Ordered) -> bool {
        match ordered {
            Ordered::Answer(action, index, first) => {
                let done = self.act_unasked(seat, &action, Actor::Ordered);
                if done && first {
                    self.change_orders(seat, |orders| orders.count_down(index));
                }
                done
            }
            Ordered::Move(action) => self.act_unasked(seat, &action, Actor::Ordered),
            Ordered::Lapsed => {
                self.let_lapse(seat);
                true
            }
        }
    }

    /// Takes a move that was made for a seat out of its plan, if it was the next.
    pub fn planned_move_is_made(&mut self, asked: &PendingDecision, action: &Action) {
        let seat = asked.decision.seat;
        let plan = self.metadata().orders_of(seat).and_then(|orders| orders.plan.as_ref());
        let Some(plan) = plan.filter(|plan| is_for_plan(plan, asked) && plan.is_next(action)) else { return };
        let (moves, part) = (plan.moves[1..].to_vec(), plan.part);
        let plan = (!moves.is_empty()).then_some(Plan { moves, part, begun: true });
        self.change_orders(seat, |orders| orders.plan = plan);
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
        // Asked by a commit before, which expected the plan to answer.
        if decision.0 <= self.base().head.seq.0 {
            self.notify(NoticeKind::Turn { seat, decision });
        }
    }

    fn change_orders(&mut self, seat: Seat, change: impl FnOnce(&mut SeatOrders)) {
        let Some(person) = self.metadata().orders_of(seat).map(|orders| orders.person) else { return };
        change(self.metadata_mut().orders_mut(seat, person));
    }

    /// Takes away the orders that have run out.
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

/// Whether a plan is about a decision: one of the turn that it is for. What else is asked of a seat in an exchange begins no turn.
fn is_for_plan(plan: &Plan, open: &PendingDecision) -> bool {
    !open.decision.out_of_turn && (plan.begun || open.exchange.is_none())
}
