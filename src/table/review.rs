//! The review of a finished game.

use tokio::sync::oneshot;

use super::{Entry, Records, Seq, Stage, TableError, TableId, TableView, Thought};
use crate::title::review::CHECKS;
use crate::title::{Position, Review, ReviewError, Reviewed, reviewer};

/// The review of a game, with the positions of the decisions that turned it.
pub struct GameReview {
    pub view: TableView,
    /// The computer player that judged.
    pub player: &'static str,
    pub review: Review,
    /// The decisions that turned the game, each with the position before it and the entry of the choice.
    pub turning: Vec<(Reviewed, Box<dyn Position>, Entry)>,
}

impl Records<'_> {
    /// Reviews a finished game, which takes a moment, and checks what turned it, while `goes_on`. `start` runs the work on
    /// another thread and returns at once.
    ///
    /// # Errors
    /// A game that is not over, or a title without a player that can judge.
    pub async fn review(
        self,
        table: TableId,
        start: impl FnOnce(Thought),
        goes_on: impl FnMut(u32) -> bool + Send + 'static,
    ) -> Result<GameReview, TableError> {
        let loaded = self.0.loaded(table).await?;
        let view = loaded.view();
        let title = view.title.meta().name;
        let player = reviewer(view.title.as_ref()).ok_or_else(|| TableError::NoJudge(title.to_owned()))?;
        match loaded.metadata.stage {
            Stage::Finished => {}
            Stage::Ended => return Err(TableError::EndedEarly),
            Stage::Lobby | Stage::Playing => return Err(TableError::StillPlaying),
        }
        let record = self.record_of(&loaded, false).await?;
        let titles = self.0.titles.clone();
        let (sender, receiver) = oneshot::channel();
        let work = move || {
            let mut review = record.review(&titles)?;
            record.check(&mut review, &titles, CHECKS, goes_on)?;
            let before =
                |decision: &Reviewed| record.replay_to(&titles, decision.after).map(|replayed| replayed.position);
            let turning = review.turning.iter().map(|decision| Ok((decision.clone(), before(decision)?)));
            let turning = turning.collect::<Result<Vec<_>, ReviewError>>()?;
            Ok((review, turning))
        };
        // The receiver is gone if the bot stops.
        start(Box::new(move || drop(sender.send(work()))));
        let failed = |_| TableError::Defect("a review was dropped".to_owned());
        let (review, positions) = receiver.await.map_err(failed)?.map_err(|error: ReviewError| match error {
            ReviewError::Record(error) => error.into(),
            error => TableError::Defect(error.to_string()),
        })?;
        let mut turning = Vec::new();
        for (decision, before) in positions {
            let entries = self.0.store.entries(table, Seq(decision.seq), 1).await?;
            turning.extend(entries.into_iter().next().map(|entry| (decision, before, Entry::from(entry))));
        }
        Ok(GameReview { view, player, review, turning })
    }
}
