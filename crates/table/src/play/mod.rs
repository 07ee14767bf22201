//! A person's action: the answer to an open decision.

pub(crate) mod consent;
pub(crate) mod hint;
pub(crate) mod rewind;
pub(crate) mod standing_orders;
pub(crate) mod undo;

use std::fmt;
use std::sync::Arc;

use crate::change::transaction::Transaction;
use crate::{Entry, Occupant, Person, Play, Stage, TableError, TableView};
use skald_core::engine::Seat;
use skald_core::title::{ActError, Action, ChoiceId, Position, intent_code};
use skald_core::words::Voice;
use skald_store::{Actor, DecisionId, EntryKind, IdempotencyKey, PendingDecision, PersonId, TableId};

/// A person's action.
#[derive(Clone, Debug)]
pub struct Act {
    pub table: TableId,
    pub person: Person,
    /// The decision that it answers; `None` means the one that is open for this person now.
    pub decision: Option<DecisionId>,
    pub choice: Pick,
    /// Identifies the request; a repeated key is not applied twice.
    pub idempotency_key: Option<IdempotencyKey>,
}

/// How an action is named.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Pick {
    /// The index of a legal action, from 0.
    Index(u16),
    /// The digest of an intent.
    Intent(u32),
    Typed(String),
}

impl From<ChoiceId> for Pick {
    fn from(id: ChoiceId) -> Self {
        match id {
            ChoiceId::Action(index) => Self::Index(index),
            ChoiceId::Intent(digest) => Self::Intent(digest),
        }
    }
}

/// The result of an action.
#[derive(Clone)]
pub struct Acted {
    /// The table after the action, as seen by the person who acted.
    pub view: TableView,
    pub seat: Seat,
    /// The typed code of the action, or of the intent.
    pub action: String,
    /// The position before the action; `None` when the request had been applied before.
    pub before: Option<Arc<dyn Position>>,
    /// The entry of the action and those of computer players and forced moves in the same commit.
    pub entries: Vec<Entry>,
    /// Whether a move was also made for this seat in the same commit without asking: out of turn, or by its orders.
    pub moved: bool,
    /// Whether the request had been applied before; it is not applied again.
    pub repeated: bool,
}

impl fmt::Debug for Acted {
    /// Omits the positions, which hold secrets.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { view, seat, action, repeated, .. } = self;
        let mut shown = f.debug_struct("Acted");
        shown.field("view", view).field("seat", seat).field("action", action).field("repeated", repeated);
        shown.finish_non_exhaustive()
    }
}

impl Acted {
    /// The choice in words instead of its code.
    pub fn label(&self, voice: &Voice) -> Option<String> {
        self.before.as_ref().map(|before| before.label(self.seat, &self.action, voice))
    }
}

impl Play<'_> {
    /// Applies a person's action.
    ///
    /// # Errors
    /// No seat, another's decision, a decision that is no longer open, an unreadable text, or a refusal by the rules.
    pub async fn act(self, act: Act) -> Result<Acted, TableError> {
        // A typed action means the decision that was open when it arrived. This holds for a retry of the change as
        // well.
        let mut meant = act.decision;
        let mut before = None;
        let mut picked = None;
        let mut away = false;
        // A named decision is the same one at any seq of the table. A typed action needs the current table.
        let seen = act.decision.and_then(|_| self.0.cache.last_seen(act.table));
        let changed = self.0.change_from(seen, act.table, Some(act.person.id), act.idempotency_key, |transaction| {
            let (seat, open) = asked_decision(transaction, act.person.id, meant)?;
            meant = Some(open.id);
            let actions = meant_actions(transaction, seat, &act.choice)?;
            before = transaction.base().position.clone();
            transaction.act_in_order(seat, &actions, &Actor::Person(act.person.id)).map_err(|error| match error {
                ActError::Unreadable(error) => TableError::Unreadable(error.0),
                ActError::Refused(refusal) => TableError::Refused(refusal),
            })?;
            picked = Some(intent_code(&actions));
            away = transaction.come_back(seat, Actor::Person(act.person.id));
            let sitting = Occupant::Person(act.person.clone());
            if transaction.metadata().seats.get(seat.index()).is_some_and(|known| *known != sitting) {
                // Names and languages change: keep the latest.
                transaction.metadata_mut().seats[seat.index()] = sitting;
            }
            Ok(())
        });
        let changed = changed.await?;
        if away && let Err(error) = self.0.people().come_back(act.person.id).await {
            tracing::warn!(%error, person = %act.person.id, "cannot restart the other clocks of a person who is back");
        }
        let first = changed.entries.first();
        match first.map(|entry| (entry.kind, entry.action())) {
            Some((EntryKind::Act(seat), Some(action))) => Ok(Acted {
                view: changed.loaded.view().seen_by(act.person.id),
                seat,
                action: picked.filter(|_| !changed.repeated).unwrap_or_else(|| action.to_owned()),
                before: before.filter(|_| !changed.repeated),
                entries: changed.entries,
                moved: changed.unasked.contains(&seat),
                repeated: changed.repeated,
            }),
            // The idempotency key belongs to a request of another kind.
            _ => Err(TableError::Stale),
        }
    }
}

/// The seat of a person and the open decision that their action answers.
pub(super) fn asked_decision(
    transaction: &Transaction,
    person: PersonId,
    meant: Option<DecisionId>,
) -> Result<(Seat, PendingDecision), TableError> {
    match transaction.metadata().stage {
        Stage::Lobby => return Err(TableError::NotStarted),
        Stage::Playing => {}
        Stage::Finished | Stage::Ended => return Err(TableError::Over),
    }
    let seat = transaction.metadata().seat_of(person).ok_or(TableError::NotSeated)?;
    let whose = |open: &&PendingDecision| meant.is_none_or(|meant| open.id == meant);
    let others: Vec<_> = transaction.pending().iter().filter(whose).map(|open| open.decision.seat).collect();
    match transaction.pending_of(seat) {
        Some(open) if meant.is_none_or(|meant| open.id == meant) => Ok((seat, open.clone())),
        _ if !others.is_empty() => Err(TableError::NotYourDecision { whose: others }),
        _ if meant.is_some() => Err(TableError::Stale),
        _ => Err(TableError::NothingToDecide),
    }
}

/// The actions of a choice: one, or those of an intent in order.
fn meant_actions(transaction: &Transaction, seat: Seat, choice: &Pick) -> Result<Vec<Action>, TableError> {
    let position = transaction.position().ok_or(TableError::NotStarted)?;
    match choice {
        Pick::Index(index) => {
            position.choices(seat).get(*index).map(|action| vec![action.clone()]).ok_or(TableError::Gone)
        }
        Pick::Intent(digest) => {
            let meant = |actions: &Vec<Action>| ChoiceId::of_intent(&intent_code(actions)) == ChoiceId::Intent(*digest);
            position.intents(seat).into_iter().find(meant).ok_or(TableError::Gone)
        }
        Pick::Typed(text) => {
            position.read(seat, text).map(|action| vec![action]).ok_or_else(|| TableError::Unreadable(text.clone()))
        }
    }
}
