//! The steps of a turn: which of them may still be undone, and the view of the other seats until then.
//!
//! Knows no store and no clock. An action is either a step of the running turn, which only its seat sees and may undo,
//! or it publishes the table. Then all seats see it and everything before it. An action publishes if it ends the turn,
//! opens a decision of another seat, or comes from a computer player. It also publishes if the seat could not foresee
//! its result ([`skald_core::engine::reversible`]).
//!
//! Invariants: at most one seat is in the middle of a turn, and then no other seat is asked. Undo replays the remaining
//! steps on the published position, so that no trace of the undone step is left, including draws of the generator.

use std::sync::Arc;

use super::transaction::Transaction;
use crate::TableError;
use crate::state::view::end_left;
use skald_core::engine::{Seat, Seed};
use skald_core::title::{ActError, Action, Position, intent_code};
use skald_store::{Actor, Entry, EntryKind, OpenTurn, PendingDecision, Seq, TurnStep};

/// The game before an action.
pub(crate) struct Before {
    pub position: Arc<dyn Position>,
    seq: Seq,
    pending: Vec<PendingDecision>,
}

impl Transaction {
    /// Records the game before an action.
    pub(super) fn before_action(&self) -> Option<Before> {
        let position = self.position.as_ref().or(self.base.position.as_ref())?;
        Some(Before { position: Arc::clone(position), seq: self.head.seq, pending: self.head.pending.clone() })
    }

    /// After an action: adds a step to the open turn, or publishes the table.
    pub(super) fn publish_or_step(&mut self, before: Before, seat: Seat, action: &Action, actor: &Actor) {
        let follows = actor.is_unasked();
        let begun = self.head.open_turn.is_some();
        let may = match actor {
            Actor::Person(_) => true,
            // A move without asking does not begin a turn that could be undone.
            Actor::System | Actor::Ordered => begun,
            Actor::Computer(_) => false,
        };
        let stays = may && same_turn(&before.pending, &self.head.pending, seat);
        if !stays || !before.position.reversible(seat, action, &self.worlds(self.head.seq)) {
            return self.publish();
        }
        let step = TurnStep { seq: self.head.seq, action: action.to_string(), follows };
        if let Some(open_turn) = &mut self.head.open_turn {
            Arc::make_mut(open_turn).steps.push(step);
            return;
        }
        // A person's action is the first of its commit, so the position before it is the stored one.
        let Some(position) = self.base.head.position.clone() else { return };
        let published = before.seq;
        let pending = before.pending;
        self.head.open_turn = Some(Arc::new(OpenTurn { seat, published, position, pending, steps: vec![step] }));
        self.published = Some(before.position);
    }

    /// Answers a decision with the actions of one choice, in order. Stops before an action that is no longer legal, and
    /// after one that publishes the turn: its person may want something else then.
    ///
    /// # Errors
    /// The first action is refused.
    pub(crate) fn act_in_order(&mut self, seat: Seat, actions: &[Action], actor: &Actor) -> Result<(), ActError> {
        for (n, action) in actions.iter().enumerate() {
            let legal = |position: &dyn Position| position.choices(seat).all().any(|choice| choice == action);
            if n > 0 && !(self.begun() == Some(seat) && self.position().is_some_and(legal)) {
                return Ok(());
            }
            self.act(seat, action, actor.clone())?;
            if n > 0
                && let Some(step) = self.head.open_turn.as_mut().and_then(|turn| Arc::make_mut(turn).steps.last_mut())
            {
                step.follows = true;
            }
        }
        Ok(())
    }

    /// Whether an action would publish the running turn, so that no step of it could be undone afterwards.
    pub(super) fn would_publish(&self, seat: Seat, action: &Action) -> bool {
        let Some(position) = self.position() else { return true };
        let mut after = position.duplicate();
        let has_unattended = after.apply(seat, action).is_ok()
            && matches!(&after.decisions()[..], [only] if only.seat == seat && !only.out_of_turn);
        !has_unattended || !position.reversible(seat, action, &self.worlds(self.head.seq.next()))
    }

    /// The seed of the sampled worlds in which the entry with this seq is tried.
    fn worlds(&self, seq: Seq) -> Seed {
        Seed::from_number(self.head.table.bits()).derive("foresight", seq.0)
    }

    /// Publishes the table: all seats see it, and no earlier step may be undone.
    pub fn publish(&mut self) {
        self.head.open_turn = None;
        self.published = None;
    }

    /// The seat that is in the middle of its turn.
    pub fn begun(&self) -> Option<Seat> {
        self.head.open_turn.as_ref().map(|open_turn| open_turn.seat)
    }

    /// Undoes the last step of the running turn and the steps that follow it. Returns their typed codes as those of one
    /// choice; `None` if there is no step to undo.
    pub fn undo(&mut self, seat: Seat, actor: Actor) -> Result<Option<String>, TableError> {
        let (Some(open_turn), Some(published)) = (self.head.open_turn.clone(), self.published.clone()) else {
            return Ok(None);
        };
        let mut steps = open_turn.steps.clone();
        let Some(last) = steps.iter().rposition(|step| !step.follows).filter(|_| open_turn.seat == seat) else {
            return Ok(None);
        };
        let undone = steps.split_off(last);
        let mut position = published.duplicate();
        for step in &steps {
            let again = position.act(seat, &step.action);
            again.map_err(|error| TableError::Defect(format!("step {} cannot be replayed: {error}", step.seq)))?;
        }
        let to = steps.last().map_or(open_turn.published, |step| step.seq);
        self.write(actor, EntryKind::Undo { seat, to, agreed: false }, None, Vec::new());
        self.position = Some(position.into());
        self.update_decisions(Some(seat), &[]);
        if steps.is_empty() {
            // The decision from before the turn is open again, in the same exchange.
            let before = open_turn.pending.iter().find(|open| open.decision.seat == seat);
            let exchange = before.and_then(|open| open.exchange);
            self.head.pending.iter_mut().for_each(|open| open.exchange = exchange);
            self.publish();
        } else {
            self.head.open_turn = Some(Arc::new(OpenTurn { steps, ..(*open_turn).clone() }));
        }
        if let Some(mut clock) = self.metadata().clock.clone() {
            clock.step_back(
                seat,
                undone[0].seq,
                &self.metadata().seats,
                self.metadata().timed(&self.head.pending),
                self.now(),
            );
            self.metadata_mut().clock = Some(clock);
        }
        Ok(Some(intent_code(&undone.iter().map(|step| &step.action).collect::<Vec<_>>())))
    }

    /// Ends the turn of a seat that has taken all its steps and has not ended it. Returns whether it did.
    pub(crate) fn end_turn(&mut self, seat: Seat) -> bool {
        let ends = || end_left(self.position()?, seat).filter(|_| self.begun() == Some(seat));
        ends().is_some_and(|end| self.act_unasked(seat, &end, Actor::System))
    }

    /// Whether this change continues a turn that other seats do not see yet.
    pub(super) fn within_turn(&self) -> bool {
        let steps = |entry: &Entry| matches!(entry.kind, EntryKind::Act(_) | EntryKind::Undo { .. });
        self.base.head.open_turn.is_some() && self.head.open_turn.is_some() && self.entries.iter().all(steps)
    }
}

/// Whether a seat continues its own turn and no other seat is asked.
fn same_turn(before: &[PendingDecision], after: &[PendingDecision], seat: Seat) -> bool {
    let alone =
        |open: &[PendingDecision]| matches!(open, [only] if only.decision.seat == seat && !only.decision.out_of_turn);
    alone(before) && alone(after)
}
