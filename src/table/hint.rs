//! A hint: the best choices of an open decision by a strong computer player.
//!
//! Only a person who plays against computers alone gets one; such a game is not rated. The seat counts as assisted from
//! then on, and the log says so.

use super::act::asked_decision;
use super::transaction::Transaction;
use super::{OpenDecision, Play, Request, TableError, TableView};
use crate::engine::Seat;
use crate::store::{Actor, EntryKind, PersonId, Seq};
use crate::title::{Action, Judged, reviewer};

/// A hint for a person.
#[derive(Clone, Debug)]
pub struct Hint {
    /// The table as the person sees it.
    pub view: TableView,
    pub seat: Seat,
    pub open: OpenDecision,
    /// The choices that the computer player considered, the best first.
    pub judged: Vec<Judged<Action>>,
}

impl Play<'_> {
    /// Judges the choices of a person's open decision, which takes a moment, and marks their seat as assisted.
    ///
    /// # Errors
    /// No seat, nothing to decide, other people at the table, or a game that is not in progress.
    pub async fn hint(self, request: Request<PersonId>) -> Result<Hint, TableError> {
        let person = request.by;
        let transaction = Transaction::new(self.0.loaded(request.table).await?, Some(person), self.0.now());
        let title = &transaction.base().title;
        let player = reviewer(title.as_ref()).ok_or_else(|| TableError::NoJudge(title.meta().name.to_owned()))?;
        let (seat, asked) = asked_decision(&transaction, person, None)?;
        if transaction.metadata().people_playing() > 1 {
            return Err(TableError::HintAmongPeople);
        }
        if !transaction.metadata().assisted.contains(&seat) {
            let mark = |transaction: &mut Transaction| {
                transaction.metadata_mut().assist(seat);
                transaction.log(Actor::Person(person), EntryKind::Hint(seat), Vec::new());
                Ok(())
            };
            self.0.change(request.table, Some(person), request.key, mark).await?;
        }
        let loaded = self.0.loaded(request.table).await?;
        let view = loaded.view().seen_by(person);
        let open = view.decision_of(seat).filter(|open| open.id == asked.id).cloned().ok_or(TableError::Stale)?;
        let transaction = Transaction::new(loaded, Some(person), self.0.now());
        let judge = move || {
            let position = transaction.position().ok_or(TableError::NotStarted)?;
            let judged = position.judge(player, seat, None, &transaction.policy_seed(Seq(asked.id.0)));
            judged.map_err(|error| TableError::Defect(error.to_string()))
        };
        let judged = tokio::task::spawn_blocking(judge).await;
        let judged = judged.map_err(|error| TableError::Defect(format!("a hint panicked: {error}")))??;
        Ok(Hint { view, seat, open, judged })
    }
}
