//! Tutorials: a scripted game of one person, without a table. Only the codes of the person's actions are stored, under
//! their id. The position is replayed from them. A tutorial that was not continued for a week restarts.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use crate::{Admin, DecisionId, GameView, OpenDecision, People, PersonId, TableError, Timestamp};
use skald_core::engine::{Seat, Viewer};
use skald_core::title::{ChoiceId, Lesson, Title, TutorialStep, intent_code};
use skald_core::words::Voice;

/// How long the progress in a tutorial is kept, in milliseconds.
const KEPT: u64 = 7 * 24 * 60 * 60 * 1000;

/// The beginning of the keys of all progress documents.
const DOCUMENTS: &str = "tutorial-";

/// The stored progress of a person in a tutorial.
#[derive(Serialize, Deserialize)]
struct Progress {
    made: Vec<String>,
    at: Timestamp,
}

/// A tutorial as its learner may see it.
#[derive(Clone)]
pub struct TutorialView {
    pub title: Arc<dyn Title>,
    pub game: GameView,
    /// The open question; `None` at the end.
    pub open: Option<OpenDecision>,
    lesson: Lesson,
}

/// The result of a choice in a tutorial.
pub enum Learnt {
    Done(TutorialView),
    /// A choice that the step does not expect, with its code. Nothing has changed.
    Other(TutorialView, String),
    /// A choice of another step. Nothing has changed.
    Stale(TutorialView),
}

impl TutorialView {
    /// The tutorial of a title as far as this lesson goes.
    pub fn new(title: &Arc<dyn Title>, lesson: Lesson) -> Self {
        let viewer = Viewer::Seat(lesson.tutorial().learner);
        let game = GameView::new(Arc::clone(title), Arc::clone(lesson.position()), viewer);
        let asked = lesson.step().and_then(|_| {
            lesson.position().decisions().into_iter().find(|decision| decision.seat == lesson.tutorial().learner)
        });
        let id = DecisionId(lesson.made().len() as u64);
        let open = asked.map(|decision| OpenDecision::new(decision, id, Timestamp(0), game.clone()));
        Self { title: Arc::clone(title), game, open, lesson }
    }

    /// The step to do; `None` at the end.
    pub fn step(&self) -> Option<&'static TutorialStep> {
        self.lesson.step()
    }

    /// How many steps are done.
    pub fn done(&self) -> u8 {
        self.lesson.made().len() as u8
    }

    /// How many steps there are.
    pub fn steps(&self) -> usize {
        self.lesson.tutorial().steps.len()
    }

    /// How many seats there are, and the seat of the learner.
    pub const fn seats(&self) -> (u8, Seat) {
        (self.lesson.tutorial().seats, self.lesson.tutorial().learner)
    }

    /// The events of the last step, in words.
    pub fn news(&self, voice: &Voice) -> Vec<String> {
        self.lesson.news(self.title.as_ref(), voice)
    }
}

fn key(title: &dyn Title) -> String {
    format!("{DOCUMENTS}{}", title.meta().key)
}

impl People<'_> {
    /// The tutorial of a title with a person's progress. `None` if the title has none for its edition.
    ///
    /// # Errors
    /// The store fails.
    pub async fn tutorial(self, person: PersonId, title: &Arc<dyn Title>) -> Result<Option<TutorialView>, TableError> {
        let kept = self.preference(person, &key(title.as_ref())).await?;
        let progress: Option<Progress> = kept.and_then(|kept| serde_json::from_value(kept).ok());
        let fresh = progress.filter(|progress| self.0.now().0 < progress.at.0.saturating_add(KEPT));
        let resumed = fresh.and_then(|progress| Lesson::resume(title.as_ref(), &progress.made));
        let lesson = resumed.or_else(|| Lesson::begin(title.as_ref()));
        Ok(lesson.map(|lesson| TutorialView::new(title, lesson)))
    }

    /// The tutorial of a title from its beginning. The person's progress is erased.
    ///
    /// # Errors
    /// The store fails.
    pub async fn begin_tutorial(
        self,
        person: PersonId,
        title: &Arc<dyn Title>,
    ) -> Result<Option<TutorialView>, TableError> {
        self.set_preference(person, &key(title.as_ref()), None).await?;
        Ok(Lesson::begin(title.as_ref()).map(|lesson| TutorialView::new(title, lesson)))
    }

    /// Applies a choice in a step of a tutorial, by its id. It is durable before this returns. `None` if there is no
    /// tutorial, or no such choice.
    ///
    /// # Errors
    /// The store fails.
    pub async fn learn(
        self,
        person: PersonId,
        title: &Arc<dyn Title>,
        step: u8,
        choice: ChoiceId,
    ) -> Result<Option<Learnt>, TableError> {
        let Some(view) = self.tutorial(person, title).await? else { return Ok(None) };
        if view.done() != step || view.step().is_none() {
            return Ok(Some(Learnt::Stale(view)));
        }
        let (_, learner) = view.seats();
        let position = view.lesson.position();
        let code = match choice {
            ChoiceId::Action(index) => position.choices(learner).get(index).map(|action| action.code().to_owned()),
            ChoiceId::Intent(_) => {
                let mut codes = position.intents(learner).into_iter().map(|actions| intent_code(&actions));
                codes.find(|code| ChoiceId::of_intent(code) == choice)
            }
        };
        let Some(code) = code else { return Ok(None) };
        let Some(next) = view.lesson.after(&code) else { return Ok(Some(Learnt::Other(view, code))) };
        let progress = Progress { made: next.made().to_vec(), at: self.0.now() };
        // A finished tutorial is not stored.
        let kept = next.step().and_then(|_| serde_json::to_value(progress).ok());
        self.set_preference(person, &key(title.as_ref()), kept).await?;
        Ok(Some(Learnt::Done(TutorialView::new(title, next))))
    }
}

impl Admin<'_> {
    /// Erases the progress of tutorials that were not continued for a week. Returns their number.
    ///
    /// # Errors
    /// The store fails.
    pub async fn forget_tutorials(self) -> Result<usize, TableError> {
        let mut pages = self.0.memo_pages(DOCUMENTS, DOCUMENTS.to_owned());
        let mut forgotten = 0;
        while let Some(page) = pages.next().await? {
            let lapsed = |progress: &Progress| self.0.now().0 >= progress.at.0.saturating_add(KEPT);
            let old = page
                .into_iter()
                .filter_map(|(key, kept)| serde_json::from_value(kept).ok().filter(lapsed).map(|_| (key, None)));
            let old: Vec<_> = old.collect();
            forgotten += old.len();
            if !old.is_empty() {
                self.0.store.remember(old, None).await?;
            }
        }
        Ok(forgotten)
    }
}
