//! Undo within one's own turn, and the readable log. The log omits undone entries, the unpublished steps of another
//! seat's turn, and the orders of other seats.

use super::asked_decision;
use crate::{Barrier, Entry, Person, Play, Records, Request, TableError, TableView};
use skald_core::engine::{Seat, Viewer};
use skald_store::{self, Actor, DecisionId, EntryKind, PersonId, Seq, TableId};

/// How many entries are searched for the obstacle to an undo.
const LOOKED_AT: u64 = 64;

/// The result of an undo.
#[derive(Clone, Debug)]
pub struct Undone {
    /// The table after the undo, as seen by the person who asked.
    pub view: TableView,
    /// The seat of that person.
    pub seat: Seat,
    /// The typed codes of the undone actions as those of one choice; `None` when the request had been applied before.
    pub action: Option<String>,
}

impl Play<'_> {
    /// Undoes the last step of a person's own turn. `decision` is the one that the step led to; `None` means the one
    /// that is open for this person now.
    ///
    /// # Errors
    /// No seat, another's decision, a closed one, or a game that is not in progress. If there is nothing to undo, the
    /// error names the obstacle.
    pub async fn undo(self, request: Request<PersonId>, decision: Option<DecisionId>) -> Result<Undone, TableError> {
        let person = request.by;
        let mut meant = decision;
        let mut taken = None;
        let changed = self.0.change(request.table, Some(person), request.key, |transaction| {
            let (seat, open) = asked_decision(transaction, person, meant).map_err(|error| passed(error, meant))?;
            meant = Some(open.id);
            taken = Some((seat, transaction.undo(seat, Actor::Person(person))?));
            match taken {
                Some((_, Some(_))) => Ok(()),
                _ => Err(TableError::CannotUndo(Barrier::Nothing)),
            }
        });
        let changed = match (changed.await, &taken) {
            (Err(TableError::CannotUndo(Barrier::Nothing)), Some((seat, _))) => {
                return Err(TableError::CannotUndo(self.barrier(request.table, *seat).await?));
            }
            (changed, _) => changed?,
        };
        match changed.entries.first().map(|entry| entry.kind) {
            Some(EntryKind::Undo { seat, .. }) => {
                let action = taken.and_then(|(_, action)| action).filter(|_| !changed.repeated);
                Ok(Undone { view: changed.loaded.view().seen_by(person), seat, action })
            }
            // The idempotency key belongs to a request of another kind.
            _ => Err(TableError::Stale),
        }
    }

    /// The obstacle to an undo for a seat that is asked and has taken no step yet.
    async fn barrier(self, table: TableId, seat: Seat) -> Result<Barrier, TableError> {
        let view = self.0.look(table).await?;
        let from = Seq(view.seq.0.saturating_sub(LOOKED_AT) + 1);
        let last =
            self.0.records().visible_log(&view, from, view.seq).await?.into_iter().rev().find_map(|entry| match entry
                .kind
            {
                EntryKind::Act(by) => Some((by, entry)),
                _ => None,
            });
        Ok(match last {
            Some((by, entry)) if by == seat => Barrier::Revealed { entry },
            Some((by, _)) => Barrier::Acted { seat: by },
            None => Barrier::Nothing,
        })
    }
}

impl Records<'_> {
    /// The entries of the log that the viewer may read.
    ///
    /// It omits undone entries, the unpublished steps of another seat's turn, and the orders of others. An undo is
    /// among them only if it was by consent: then others had seen the undone entries.
    ///
    /// # Errors
    /// The store fails.
    pub async fn visible_log(self, view: &TableView, from: Seq, to: Seq) -> Result<Vec<Entry>, TableError> {
        let mut entries = self.log(view, from, to).await?;
        let undone = |entry: &Entry| match entry.kind {
            EntryKind::Undo { to, .. } => Some((to, entry.seq)),
            _ => None,
        };
        let void: Vec<(Seq, Seq)> = entries.iter().filter_map(undone).collect();
        entries.retain(|entry| match entry.kind {
            EntryKind::Undo { agreed, .. } => agreed,
            // An order belongs to the person, not to the seat.
            EntryKind::Order(seat) => {
                let sits = view.occupant(seat).and_then(|occupant| occupant.person());
                let by =
                    |person: &Person| matches!(entry.actor, Actor::Ordered) || entry.actor == Actor::Person(person.id);
                view.viewer() == Viewer::Seat(seat) && sits.is_some_and(by)
            }
            EntryKind::Act(_) => {
                let held = !void.iter().any(|(to, undo)| *to < entry.seq && entry.seq < *undo);
                held && view.may_read(entry)
            }
            _ => true,
        });
        Ok(entries)
    }

    async fn log(self, view: &TableView, from: Seq, to: Seq) -> Result<Vec<Entry>, TableError> {
        let count = (to.0 + 1).saturating_sub(from.0) as usize;
        let stored = self.0.store.entries(view.id, from, count).await?;
        Ok(stored.into_iter().map(Entry::from).collect())
    }

    /// The stored log of a table with all secrets, from a seq on, at most `limit` entries: for checks. People may read
    /// [`Records::visible_log`] only. Code that shows a table to people must not call this
    /// (`tests/docs/architecture.rs`).
    ///
    /// # Errors
    /// The store fails.
    pub async fn unredacted_log(
        self,
        table: TableId,
        from: Seq,
        limit: usize,
    ) -> Result<Vec<skald_store::Entry>, TableError> {
        Ok(self.0.store.entries(table, from, limit).await?)
    }
}

/// Maps the error for a person who names no decision and is not asked: their turn is over, so nothing can be undone.
fn passed(error: TableError, meant: Option<DecisionId>) -> TableError {
    match error {
        TableError::NotYourDecision { whose } if meant.is_none() => TableError::CannotUndo(Barrier::Passed { whose }),
        error => error,
    }
}
