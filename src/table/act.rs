//! A person answers a decision.

use std::fmt;
use std::sync::Arc;

use super::transaction::Transaction;
use super::{Occupant, Person, Stage, TableError, TableView, Tables};
use crate::engine::Seat;
use crate::store::{Actor, DecisionId, Entry, EntryKind, IdempotencyKey, PendingDecision, TableId};
use crate::title::{ActError, Position};
use crate::words::Voice;

/// A person's answer.
#[derive(Clone, Debug)]
pub struct Act {
    /// At which table.
    pub table: TableId,
    /// Who.
    pub person: Person,
    /// Which decision is meant. Without it: the one that is open for this person when the answer arrives.
    pub decision: Option<DecisionId>,
    /// What.
    pub choice: Pick,
    /// The request behind it.
    pub idempotency_key: Option<IdempotencyKey>,
}

/// How an action is named.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Pick {
    /// The place of a choice in the list of choices of the decision, from 0.
    Index(u16),
    /// What was typed.
    Typed(String),
}

/// What an answer came to.
#[derive(Clone)]
pub struct Acted {
    /// The table as it stands now, as whoever answered sees it.
    pub view: TableView,
    /// Who answered.
    pub seat: Seat,
    /// The typed code of the action.
    pub action: String,
    /// The game before it; absent when the request had been done before.
    pub before: Option<Arc<dyn Position>>,
    /// The entry of the action, and those of computer players and of the house that followed in the same commit.
    pub entries: Vec<Entry>,
    /// Among these the house has answered for this person out of turn.
    pub moved: bool,
    /// The request had been done before; it was not done again.
    pub repeated: bool,
}

impl fmt::Debug for Acted {
    /// What was done; nothing of the game, which has secrets.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { view, seat, action, repeated, .. } = self;
        let mut shown = f.debug_struct("Acted");
        shown.field("sight", view).field("seat", seat).field("action", action).field("repeated", repeated);
        shown.finish_non_exhaustive()
    }
}

impl Acted {
    /// What the person reads in place of the code of the action.
    pub fn label(&self, voice: &Voice) -> Option<String> {
        self.before.as_ref().map(|before| before.label(self.seat, &self.action, voice))
    }
}

impl Tables {
    /// Answers a decision.
    ///
    /// # Errors
    /// No seat, another's decision, a decision that is not open any more, a text that is no action, a refusal.
    pub async fn act(&self, act: Act) -> Result<Acted, TableError> {
        // A typed answer is meant for what was open when it came in, also if it has to be made anew.
        let (mut meant, mut before) = (act.decision, None);
        let changed = self.change(act.table, Some(act.person.id), act.idempotency_key, |transaction| {
            let (seat, open) = asked(transaction, &act.person, meant)?;
            meant = Some(open.id);
            let code = read(transaction, seat, &act.choice)?;
            before = transaction.base().position.clone();
            transaction.act(seat, &code, Actor::Person(act.person.id)).map_err(|error| match error {
                ActError::Unreadable(error) => TableError::Unreadable(error.0),
                ActError::Refused(refusal) => TableError::Refused(refusal),
            })?;
            let sitting = Occupant::Person(act.person.clone());
            if transaction.metadata().seats.get(seat.index()).is_some_and(|known| *known != sitting) {
                // People change their names and languages.
                transaction.metadata_mut().seats[seat.index()] = sitting;
            }
            Ok(())
        });
        let changed = changed.await?;
        let first = changed.entries.first();
        match first.map(|entry| (entry.kind, &entry.action)) {
            Some((EntryKind::Act(seat), Some(action))) => Ok(Acted {
                view: changed.loaded.view().seen_by(act.person.id),
                seat,
                action: action.clone(),
                before: before.filter(|_| !changed.repeated),
                entries: changed.entries,
                moved: changed.forced.contains(&seat),
                repeated: changed.repeated,
            }),
            // The receipt belongs to a request of another kind.
            _ => Err(TableError::Stale),
        }
    }
}

/// The seat and the open decision that an answer is for.
pub(super) fn asked(
    transaction: &Transaction,
    person: &Person,
    meant: Option<DecisionId>,
) -> Result<(Seat, PendingDecision), TableError> {
    match transaction.metadata().stage {
        Stage::Lobby => return Err(TableError::NotStarted),
        Stage::Playing => {}
        Stage::Finished | Stage::Ended => return Err(TableError::Over),
    }
    let seat = transaction.metadata().seat_of(person.id).ok_or(TableError::NotSeated)?;
    let whose = |open: &&PendingDecision| meant.is_none_or(|meant| open.id == meant);
    let others: Vec<_> = transaction.pending().iter().filter(whose).map(|open| open.decision.seat).collect();
    match transaction.pending_of(seat) {
        Some(open) if meant.is_none_or(|meant| open.id == meant) => Ok((seat, open.clone())),
        _ if !others.is_empty() => Err(TableError::NotYourDecision { whose: others }),
        _ if meant.is_some() => Err(TableError::Stale),
        _ => Err(TableError::NothingToDecide),
    }
}

fn read(transaction: &Transaction, seat: Seat, choice: &Pick) -> Result<String, TableError> {
    let position = transaction.position().ok_or(TableError::NotStarted)?;
    match choice {
        Pick::Index(index) => (position.legal(seat).into_iter().nth(usize::from(*index)))
            .ok_or_else(|| TableError::Unreadable(format!("#{}", u32::from(*index) + 1))),
        Pick::Typed(text) => position.read(seat, text).ok_or_else(|| TableError::Unreadable(text.clone())),
    }
}
