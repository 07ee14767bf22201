//! The tutorial of a title: a person's progress, and their presses. Only they see it, and there is no table.

use std::sync::Arc;

use crate::intake::private_reply::{PrivateBoard, at_cursor};
use crate::intake::{Context, Failure};
use crate::messages::branches::{Picked, Target};
use crate::messages::custom_id::TutorialButton;
use crate::messages::tutorial::{self, Remark};
use crate::messages::{PageCursor, names};
use crate::render::RenderRequest;
use skald_core::title::{ChoiceId, Frame, RenderOptions, Title};
use skald_table::{Learnt, TableError, TutorialView};

impl Context {
    pub(super) async fn tutorial(&self, title: &str, button: TutorialButton) -> Result<(), Failure> {
        let title = self.app.tables.titles().default_of(title).ok_or(Failure::UNKNOWN)?;
        match button {
            TutorialButton::Begin => self.enter_tutorial(title).await,
            TutorialButton::Again => match self.app.tables.people().begin_tutorial(self.id(), title).await? {
                Some(view) => {
                    self.app.note_done(&self.caller);
                    self.show_step(&view, PageCursor::default(), None).await
                }
                None => self.reply(&tutorial::none(title.as_ref(), self.locale())).await,
            },
            TutorialButton::Choose(step, choice) => self.learn(title, step, choice).await,
            TutorialButton::Menu(step, _) => match self.option::<Picked>()?.0 {
                Target::Take(choice) => self.learn(title, step, choice).await,
                Target::Go(cursor) => self.turn_to(title, step, cursor).await,
            },
            TutorialButton::Page(step, cursor) => self.turn_to(title, step, cursor).await,
            TutorialButton::Words => {
                let view = self.standing(title).await?;
                self.reply(&tutorial::in_words(&view, &self.caller.person.name, self.locale())).await
            }
        }
    }

    /// Begins the tutorial of a title, or continues it.
    pub async fn enter_tutorial(&self, title: &Arc<dyn Title>) -> Result<(), Failure> {
        match self.app.tables.people().tutorial(self.id(), title).await? {
            Some(view) => self.show_step(&view, PageCursor::default(), None).await,
            None => self.reply(&tutorial::none(title.as_ref(), self.locale())).await,
        }
    }

    async fn standing(&self, title: &Arc<dyn Title>) -> Result<TutorialView, Failure> {
        self.app.tables.people().tutorial(self.id(), title).await?.ok_or(Failure::UNKNOWN)
    }

    async fn turn_to(&self, title: &Arc<dyn Title>, step: u8, cursor: PageCursor) -> Result<(), Failure> {
        let view = self.standing(title).await?;
        match view.done() == step {
            true => self.show_step(&view, cursor, None).await,
            false => self.show_step(&view, PageCursor::default(), Some(&Remark::Stale)).await,
        }
    }

    async fn learn(&self, title: &Arc<dyn Title>, step: u8, choice: ChoiceId) -> Result<(), Failure> {
        let learnt = self.app.tables.people().learn(self.id(), title, step, choice).await?;
        let (view, remark) = match learnt.ok_or(Failure::UNKNOWN)? {
            Learnt::Done(view) => {
                self.app.note_done(&self.caller);
                (view, None)
            }
            Learnt::Other(view, code) => (view, Some(Remark::Other(code))),
            Learnt::Stale(view) => (view, Some(Remark::Stale)),
        };
        let title = title.meta().key;
        let done = view.done();
        let person = self.id();
        tracing::debug!(title, step, done, %person, "a person took a step of a tutorial");
        self.show_step(&view, PageCursor::default(), remark.as_ref()).await
    }

    async fn show_step(&self, view: &TutorialView, cursor: PageCursor, remark: Option<&Remark>) -> Result<(), Failure> {
        let board = self.tutorial_board(view, cursor).await?;
        let name = &self.caller.person.name;
        self.show(tutorial::page(view, name, self.locale(), cursor, board.extent(), remark), board.picture).await
    }

    /// The board of a tutorial in the caller's style; no picture at its end.
    async fn tutorial_board(&self, view: &TutorialView, cursor: PageCursor) -> Result<PrivateBoard, TableError> {
        if view.open.is_none() {
            return Ok(PrivateBoard::default());
        }
        let title = view.title.as_ref();
        let frame = at_cursor(title, cursor, Frame::Choices);
        let learner = names::plain_person(&self.caller.person.name, view.seats().1, self.locale());
        let voice = tutorial::voice(view, learner, self.locale());
        let seq = self.caller.idempotency_key.0;
        let request = |look| RenderRequest::tutorial(view, self.id(), seq, RenderOptions { look, frame }, voice);
        self.in_style(title, request).await
    }
}
