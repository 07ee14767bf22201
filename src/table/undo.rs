//! Taking back within one's own turn, and the log as it may be read: without what was taken back, and without the steps of
//! a turn that others are still in the middle of.

use serde_json::Value;

use super::act::asked;
use super::{Person, TableError, TableView, Tables};
use crate::engine::Seat;
use crate::store::{Actor, DecisionId, Entry, EntryKind, IdempotencyKey, Seq, TableId};

/// How far back one looks for what stands in the way.
const LOOKED_AT: u64 = 64;

/// A wish to take back the last step of one's own turn.
#[derive(Clone, Debug)]
pub struct UndoRequest {
    /// At which table.
    pub table: TableId,
    /// Who.
    pub person: Person,
    /// Before which decision. Without it: the one that is open for this person when the wish arrives.
    pub decision: Option<DecisionId>,
    /// The request behind it.
    pub idempotency_key: Option<IdempotencyKey>,
}

/// What was taken back.
#[derive(Clone, Debug)]
pub struct Undone {
    /// The table as it stands now, as whoever took back sees it.
    pub view: TableView,
    /// Who took back.
    pub seat: Seat,
    /// The typed code of what was taken back, unless the request had been done before.
    pub action: Option<String>,
}

/// Why nothing can be taken back.
#[derive(Clone, Debug, PartialEq)]
pub enum Barrier {
    /// The turn is over: the table waits for others.
    Passed {
        /// For whom.
        whose: Vec<Seat>,
    },
    /// Somebody else acted last.
    Acted {
        /// Who.
        seat: Seat,
    },
    /// The person's own last action ended a turn, or told something new.
    Revealed {
        /// Its events; whoever tells them must ask the title what the person may know of them.
        events: Vec<Value>,
    },
    /// Nobody has done anything yet.
    Nothing,
}

impl Tables {
    /// Takes back the last step of a person's own turn.
    ///
    /// # Errors
    /// No seat, another's decision, one that is not open any more, a game that does not run; nothing to take back, and what
    /// stands in the way.
    pub async fn undo(&self, wish: UndoRequest) -> Result<Undone, TableError> {
        let (mut meant, mut taken) = (wish.decision, None);
        let changed = self.change(wish.table, Some(wish.person.id), wish.idempotency_key, |transaction| {
            let (seat, open) = asked(transaction, &wish.person, meant).map_err(|error| passed(error, meant))?;
            meant = Some(open.id);
            taken = Some((seat, transaction.undo(seat, Actor::Person(wish.person.id))?));
            match taken {
                Some((_, Some(_))) => Ok(()),
                _ => Err(TableError::CannotUndo(Barrier::Nothing)),
            }
        });
        let changed = match (changed.await, &taken) {
            (Err(TableError::CannotUndo(Barrier::Nothing)), Some((seat, _))) => {
                return Err(TableError::CannotUndo(self.barrier(wish.table, *seat).await?));
            }
            (changed, _) => changed?,
        };
        match changed.entries.first().map(|entry| entry.kind) {
            Some(EntryKind::Undo { seat, .. }) => {
                let action = taken.and_then(|(_, action)| action).filter(|_| !changed.repeated);
                Ok(Undone { view: changed.loaded.view().seen_by(wish.person.id), seat, action })
            }
            // The receipt belongs to a request of another kind.
            _ => Err(TableError::Stale),
        }
    }

    /// What keeps a seat, which is asked and has taken no step yet, from taking anything back.
    async fn barrier(&self, table: TableId, seat: Seat) -> Result<Barrier, TableError> {
        let view = self.look(table).await?;
        let from = Seq(view.seq.0.saturating_sub(LOOKED_AT) + 1);
        let last = self.told(&view, from, view.seq).await?.into_iter().rev().find_map(|entry| match entry.kind {
            EntryKind::Act(by) => Some((by, entry.events)),
            _ => None,
        });
        Ok(match last {
            Some((by, events)) if by == seat => Barrier::Revealed { events },
            Some((by, _)) => Barrier::Acted { seat: by },
            None => Barrier::Nothing,
        })
    }

    /// The log from one entry to another as whoever looks may read it: without what was taken back, and without the steps
    /// of a turn that somebody else is in the middle of.
    ///
    /// # Errors
    /// When the store fails.
    pub async fn told(&self, view: &TableView, from: Seq, to: Seq) -> Result<Vec<Entry>, TableError> {
        let count = (to.0 + 1).saturating_sub(from.0) as usize;
        let mut entries = self.log(view.id, from, count).await?;
        let undone = |entry: &Entry| match entry.kind {
            EntryKind::Undo { to, .. } => Some((to, entry.seq)),
            _ => None,
        };
        let void: Vec<(Seq, Seq)> = entries.iter().filter_map(undone).collect();
        entries.retain(|entry| match entry.kind {
            EntryKind::Undo { .. } => false,
            EntryKind::Act(_) => {
                let held = !void.iter().any(|(to, undo)| *to < entry.seq && entry.seq < *undo);
                held && view.may_read(entry)
            }
            _ => true,
        });
        Ok(entries)
    }
}

/// Whoever names no decision and is not asked has finished their turn, as far as taking back goes.
fn passed(error: TableError, meant: Option<DecisionId>) -> TableError {
    match error {
        TableError::NotYourDecision { whose } if meant.is_none() => TableError::CannotUndo(Barrier::Passed { whose }),
        error => error,
    }
}
