//! Advice: the best choices of an open decision by a strong computer player. A hint lists them, and where the bot
//! advises, the button of the first one is blue.
//!
//! Only a person who has played against computers alone from the beginning gets advice, by hints and by blue. Such a game
//! is not rated, so neither of them changes how its result counts.

use std::time::Duration;

use tokio::sync::oneshot;

use super::asked_decision;
use crate::change::transaction::Transaction;
use crate::{OpenDecision, Play, TableError, TableView};
use skald_core::engine::Seat;
use skald_core::title::{Action, Judged, reviewer};
use skald_store::{PersonId, TableId};

/// How long a board waits for the advice that colours its buttons.
const GRACE: Duration = Duration::from_secs(1);

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
    /// Judges the choices of a person's open decision, which takes a moment. It changes nothing.
    ///
    /// # Errors
    /// No seat, nothing to decide, a game in which other people play or played, or one that is not in progress.
    pub async fn hint(self, table: TableId, person: PersonId) -> Result<Hint, TableError> {
        let transaction = Transaction::new(self.0.loaded(table).await?, Some(person), self.0.now());
        let title = &transaction.base().title;
        let player = reviewer(title.as_ref()).ok_or_else(|| TableError::NoJudge(title.meta().name.to_owned()))?;
        if transaction.metadata().organized || !transaction.metadata().is_coached() {
            return Err(TableError::HintAmongPeople);
        }
        let (seat, asked) = asked_decision(&transaction, person, None)?;
        let loaded = self.0.loaded(table).await?;
        let view = loaded.view().seen_by(person);
        let open = view.decision_of(seat).filter(|open| open.id == asked.id).cloned().ok_or(TableError::Stale)?;
        let judge = move || {
            let position = loaded.position.as_deref().ok_or(TableError::NotStarted)?;
            position.advise(player, seat).map_err(|error| TableError::Defect(error.to_string()))
        };
        let judged = tokio::task::spawn_blocking(judge).await;
        let judged = judged.map_err(|error| TableError::Defect(format!("a hint panicked: {error}")))??;
        Ok(Hint { view, seat, open, judged })
    }

    /// Finds the advice to the only person of a table, if the bot advises there. Waits for it a short time, and not at
    /// all if the viewer sees no choices. Later boards of the same position have it.
    pub async fn coach(self, view: &TableView) {
        for open in &view.open {
            let person = view.occupant(open.decision.seat).and_then(|occupant| occupant.person());
            let Some(advise) = person.and_then(|_| open.unadvised()) else { continue };
            let (sender, found) = oneshot::channel();
            self.0.thinking.advise(Box::new(move || {
                advise();
                // The receiver is gone if the board did not wait as long.
                let _ = sender.send(());
            }));
            if open.may_show_choices() {
                let _ = tokio::time::timeout(GRACE, found).await;
            }
        }
    }
}
