//! Exchanges: decisions out of turn that follow each other within one turn of another seat. A person gets one message
//! for each exchange.
//!
//! Independent of titles: a combat, a trade and an auction look alike here. An exchange continues as long as every
//! answer opens another decision out of turn. At most one decision of the active seat may come in between, such as an
//! attacker who answers a retaliation. Two decisions of the active seat in a row, or any decision of another seat in
//! its own turn, end it.

use skald_core::engine::Decision;
use skald_store::{DecisionId, Exchange, PendingDecision};

/// The exchange of `decision`, which opens after `answered`; `answered` is `None` when the game begins.
pub(crate) fn of(answered: Option<&PendingDecision>, decision: &Decision, id: DecisionId) -> Option<Exchange> {
    let running = answered.and_then(|open| open.exchange);
    if decision.out_of_turn {
        let turn = answered.filter(|open| !open.decision.out_of_turn).map(|open| open.decision.seat);
        return Some(running.unwrap_or(Exchange { began: id, turn }));
    }
    let aside = answered.is_some_and(|open| open.decision.out_of_turn);
    running.filter(|exchange| aside && exchange.turn == Some(decision.seat))
}

#[cfg(test)]
mod tests {
    use super::*;
    use skald_core::engine::Seat;
    use skald_store::Timestamp;

    fn open(decision: Decision, id: u64, exchange: Option<Exchange>) -> PendingDecision {
        PendingDecision { decision, id: DecisionId(id), since: Timestamp(0), exchange }
    }

    /// The exchanges of a sequence of decisions, each opened by the answer to the one before.
    fn chain(decisions: &[Decision]) -> Vec<Option<u64>> {
        let mut before: Option<PendingDecision> = None;
        let mut began = Vec::new();
        for (id, decision) in (1..).zip(decisions) {
            let exchange = of(before.as_ref(), decision, DecisionId(id));
            began.push(exchange.map(|exchange| exchange.began.0));
            before = Some(open(decision.clone(), id, exchange));
        }
        began
    }

    #[test]
    fn exchange_lasts_while_others_answer_the_active_seat() {
        let turn = |seat, kind| Decision::in_turn(Seat(seat), kind);
        let aside = |seat, kind| Decision::out_of_turn(Seat(seat), kind);
        // Seat 0 attacks 1, who answers; 0 answers back; 1 flees and attacks 2 on the way, who answers; then it is 1's
        // turn.
        let combat = [turn(0, "sail"), aside(1, "fight"), turn(0, "fight"), aside(1, "fight"), aside(1, "sail")];
        assert_eq!(chain(&combat), [None, Some(2), Some(2), Some(2), Some(2)]);
        let further =
            [&combat[..], &[aside(2, "fight"), aside(1, "fight"), turn(1, "sail"), aside(0, "fight")]].concat();
        assert_eq!(chain(&further)[5..], [Some(2), Some(2), None, Some(9)]);
        // A seat that continues its own turn starts a new exchange, also in its next turn.
        let again = [turn(0, "sail"), aside(1, "fight"), turn(0, "place"), turn(0, "sail"), aside(1, "fight")];
        assert_eq!(chain(&again), [None, Some(2), Some(2), None, Some(5)]);
    }

    #[test]
    fn old_decision_is_an_exchange_of_its_own() {
        let old = open(Decision::out_of_turn(Seat(1), "fight"), 7, None);
        assert_eq!(old.began(), DecisionId(7));
        let next = of(Some(&old), &Decision::out_of_turn(Seat(1), "sail"), DecisionId(8));
        assert_eq!(next, Some(Exchange { began: DecisionId(8), turn: None }));
        assert_eq!(of(Some(&old), &Decision::in_turn(Seat(0), "sail"), DecisionId(8)), None);
    }
}
