//! The steps of a turn: which of them may still be taken back, and what the others see until then.
//!
//! Knows no store and no clock. Each action is either a step of the turn that runs, which its seat may take back and nobody
//! else sees, or it settles the table: all others see it from then on, with everything before it. It settles when the turn
//! is over or another seat is asked, when a computer player acted, and when the seat could not foresee what it did
//! ([`crate::engine::reversible`]).
//!
//! Invariants: only one seat is ever in the middle of a turn, and then nobody else is asked; what is taken back is taken
//! back by doing the remaining steps again on the settled position, so nothing of it is left, not even in the generator.

use std::sync::Arc;

use super::TableError;
use super::draft::Draft;
use crate::engine::{Seat, Seed};
use crate::store::{Actor, Deed, Entry, Pending, Seq, TurnStep, Unsettled};
use crate::title::Position;

/// The game before an action.
pub(super) struct Moment {
    pub position: Arc<dyn Position>,
    seq: Seq,
    pending: Vec<Pending>,
}

impl Draft {
    /// The game as it stands now, to be looked back on.
    pub(super) fn moment(&self) -> Option<Moment> {
        let position = self.position.as_ref().or(self.base.position.as_ref())?;
        Some(Moment { position: Arc::clone(position), seq: self.head.seq, pending: self.head.pending.clone() })
    }

    /// After an action: it is one step more of a turn that may be taken back, or all others see it from now on.
    pub(super) fn settle_or_step(&mut self, before: Moment, seat: Seat, code: &str, actor: &Actor) {
        let by_house = *actor == Actor::House;
        let begun = self.head.unsettled.is_some();
        let may = match actor {
            Actor::Person(_) => true,
            // What nobody chose begins nothing that somebody could take back.
            Actor::House => begun,
            Actor::Computer(_) => false,
        };
        let stays = may && same_turn(&before.pending, &self.head.pending, seat);
        if !stays || !before.position.reversible(seat, code, &self.worlds(self.head.seq)) {
            return self.settle();
        }
        let step = TurnStep { seq: self.head.seq, action: code.to_owned(), by_house };
        if let Some(unsettled) = &mut self.head.unsettled {
            Arc::make_mut(unsettled).steps.push(step);
            return;
        }
        // A person's action is the first of its commit, so the position before it is the one that is stored.
        let Some(position) = self.base.head.position.clone() else { return };
        let (settled, pending) = (before.seq, before.pending);
        self.head.unsettled = Some(Arc::new(Unsettled { seat, settled, position, pending, steps: vec![step] }));
        self.settled = Some(before.position);
    }

    /// Whether an action would settle the turn that runs, so that nothing of it could be taken back afterwards.
    pub(super) fn would_settle(&self, seat: Seat, code: &str) -> bool {
        let Some(position) = self.position() else { return true };
        let mut after = position.duplicate();
        let goes_on = after.act(seat, code).is_ok()
            && matches!(&after.decisions()[..], [only] if only.seat == seat && !only.out_of_turn);
        !goes_on || !position.reversible(seat, code, &self.worlds(self.head.seq.next()))
    }

    /// Where the worlds come from in which the entry with this seq is tried.
    fn worlds(&self, seq: Seq) -> Seed {
        Seed::from_number(self.head.table.bits()).derive("foresight", seq.0)
    }

    /// From now on all others see the table as it stands, and nothing before may be taken back.
    pub fn settle(&mut self) {
        self.head.unsettled = None;
        self.settled = None;
    }

    /// The seat that is in the middle of its turn.
    pub fn begun(&self) -> Option<Seat> {
        self.head.unsettled.as_ref().map(|unsettled| unsettled.seat)
    }

    /// Takes back the last step of the turn that runs, with what the house answered after it. Returns its typed code;
    /// `None` when there is no step to take back.
    pub fn undo(&mut self, seat: Seat, actor: Actor) -> Result<Option<String>, TableError> {
        let (Some(unsettled), Some(settled)) = (self.head.unsettled.clone(), self.settled.clone()) else {
            return Ok(None);
        };
        let mut steps = unsettled.steps.clone();
        while steps.pop_if(|step| step.by_house).is_some() {}
        let Some(taken) = steps.pop().filter(|_| unsettled.seat == seat) else { return Ok(None) };
        let mut position = settled.duplicate();
        for step in &steps {
            let again = position.act(seat, &step.action);
            again.map_err(|error| TableError::Defect(format!("step {} does not happen again: {error}", step.seq)))?;
        }
        let to = steps.last().map_or(unsettled.settled, |step| step.seq);
        self.write(actor, Deed::Undo { seat, to }, None, Vec::new());
        self.position = Some(position.into());
        self.ask_anew(Some(seat), &[]);
        if steps.is_empty() {
            // It is the question from before the turn again, of the same exchange.
            let before = unsettled.pending.iter().find(|open| open.decision.seat == seat);
            let exchange = before.and_then(|open| open.exchange);
            self.head.pending.iter_mut().for_each(|open| open.exchange = exchange);
            self.settle();
        } else {
            self.head.unsettled = Some(Arc::new(Unsettled { steps, ..(*unsettled).clone() }));
        }
        Ok(Some(taken.action))
    }

    /// Whether this change goes on with a turn that the others do not see yet, so that what they see stays as it is.
    pub(super) fn within_turn(&self) -> bool {
        let steps = |entry: &Entry| matches!(entry.deed, Deed::Act(_) | Deed::Undo { .. });
        self.base.head.unsettled.is_some() && self.head.unsettled.is_some() && self.entries.iter().all(steps)
    }
}

/// Whether a seat goes on alone in its own turn.
fn same_turn(before: &[Pending], after: &[Pending], seat: Seat) -> bool {
    let alone = |open: &[Pending]| matches!(open, [only] if only.decision.seat == seat && !only.decision.out_of_turn);
    alone(before) && alone(after)
}
