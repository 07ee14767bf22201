//! The review of a finished game.

use std::sync::Arc;

use tokio::sync::oneshot;

use crate::{Entry, Records, Seq, Stage, TableError, TableId, TableView, Thought};
use skald_core::title::{Position, Record, Review, ReviewError, Reviewed, reviewer};

/// The review of a game, with the positions of the decisions that turned it.
pub struct GameReview {
    pub view: TableView,
    /// The computer player that judged.
    pub player: &'static str,
    pub review: Review,
    /// The decisions that turned the game, each with the position before it and the entry of the choice. None before a
    /// check.
    pub turning: Vec<(Reviewed, Box<dyn Position>, Entry)>,
    pub is_checked: bool,
    record: Arc<Record>,
}

impl Records<'_> {
    /// Reviews a finished game, which takes a moment. `start` runs the work on another thread and returns at once.
    ///
    /// # Errors
    /// A game that is not over, or a title without a player that can judge.
    pub async fn review(self, table: TableId, start: impl FnOnce(Thought)) -> Result<GameReview, TableError> {
        let loaded = self.0.loaded(table).await?;
        let view = loaded.view();
        let title = view.title.meta().name;
        let player = reviewer(view.title.as_ref()).ok_or_else(|| TableError::NoJudge(title.to_owned()))?;
        match loaded.metadata.stage {
            Stage::Finished => {}
            Stage::Ended => return Err(TableError::EndedEarly),
            Stage::Lobby | Stage::Playing => return Err(TableError::StillPlaying),
        }
        let record = Arc::new(self.record_of(&loaded, false).await?);
        let titles = self.0.titles.clone();
        let reviewed = Arc::clone(&record);
        let review = done(start, move || reviewed.review(&titles)).await?;
        Ok(GameReview { view, player, review, turning: Vec::new(), is_checked: false, record })
    }

    /// Checks what turned a reviewed game, with up to so many games for each choice, while `goes_on`: minutes in titles
    /// with long turns.
    ///
    /// # Errors
    /// A record that cannot be replayed.
    pub async fn check(
        self,
        reviewed: GameReview,
        most: u32,
        start: impl FnOnce(Thought),
        goes_on: impl FnMut(u32) -> bool + Send + 'static,
    ) -> Result<GameReview, TableError> {
        let GameReview { view, player, mut review, record, .. } = reviewed;
        let titles = self.0.titles.clone();
        let checked = Arc::clone(&record);
        let work = move || {
            checked.check(&mut review, &titles, most, goes_on)?;
            let before =
                |decision: &Reviewed| checked.replay_to(&titles, decision.after).map(|replayed| replayed.position);
            let turning = review.turning.iter().map(|decision| Ok((decision.clone(), before(decision)?)));
            let turning = turning.collect::<Result<Vec<_>, ReviewError>>()?;
            Ok((review, turning))
        };
        let (review, positions) = done(start, work).await?;
        let mut turning = Vec::new();
        for (decision, before) in positions {
            let entries = self.0.store.entries(view.id, Seq(decision.seq), 1).await?;
            turning.extend(entries.into_iter().next().map(|entry| (decision, before, Entry::from(entry))));
        }
        Ok(GameReview { view, player, review, turning, is_checked: true, record })
    }
}

/// What work on another thread brings.
async fn done<T: Send + 'static>(
    start: impl FnOnce(Thought),
    work: impl FnOnce() -> Result<T, ReviewError> + Send + 'static,
) -> Result<T, TableError> {
    let (sender, receiver) = oneshot::channel();
    // The receiver is gone if the bot stops.
    start(Box::new(move || drop(sender.send(work()))));
    let failed = |_| TableError::Defect("a review was dropped".to_owned());
    receiver.await.map_err(failed)?.map_err(|error| match error {
        ReviewError::Record(error) => error.into(),
        error => TableError::Defect(error.to_string()),
    })
}
