//! The tutorial of a title: a person's progress, and their presses. Only they see it, and there is no table.

use std::sync::Arc;

use crate::discord::desk::answer::{Answer, ReplyTarget};
use crate::discord::intake::app::App;
use crate::discord::intake::caller::Caller;
use crate::discord::intake::failure::Failure;
use crate::discord::intake::private_reply;
use crate::discord::messages::branches::Target;
use crate::discord::messages::cursor::PageCursor;
use crate::discord::messages::custom_id::TutorialButton;
use crate::discord::messages::outgoing::{ImageSlot, OutgoingMessage};
use crate::discord::messages::tutorial::{self, Remark};
use crate::discord::render::RenderRequest;
use crate::table::{Learnt, TutorialView};
use crate::title::{ChoiceId, Title};

pub(super) struct Pressed<'a> {
    pub app: &'a App,
    pub caller: &'a Caller,
    pub answer: &'a Arc<Answer>,
    pub title: &'a Arc<dyn Title>,
    pub target: ReplyTarget,
    /// The option that was picked in a menu.
    pub picked: Option<Target>,
    /// The picture in the pressed message, if that is the learner's own.
    pub picture: ImageSlot,
}

/// The message for a person who begins or continues, with its picture.
pub(super) async fn entered(
    app: &App,
    caller: &Caller,
    title: &Arc<dyn Title>,
) -> Result<(OutgoingMessage, Option<RenderRequest>), Failure> {
    match app.tables.people().tutorial(caller.id(), title).await? {
        Some(view) => message(app, caller, &view, PageCursor::default(), None).await,
        None => Ok((tutorial::none(title.as_ref(), caller.locale()), None)),
    }
}

async fn message(
    app: &App,
    caller: &Caller,
    view: &TutorialView,
    cursor: PageCursor,
    remark: Option<&Remark>,
) -> Result<(OutgoingMessage, Option<RenderRequest>), Failure> {
    let board = private_reply::tutorial(app, caller, view, cursor).await?;
    let outgoing = tutorial::page(view, &caller.person.name, caller.locale(), cursor, board.extent(), remark);
    Ok((outgoing, board.picture))
}

impl Pressed<'_> {
    pub(super) async fn serve(self, button: TutorialButton) -> Result<(), Failure> {
        match button {
            TutorialButton::Begin => {
                let (outgoing, picture) = entered(self.app, self.caller, self.title).await?;
                self.show(outgoing, picture).await
            }
            TutorialButton::Again => match self.app.tables.people().begin_tutorial(self.caller.id(), self.title).await?
            {
                Some(view) => {
                    self.app.note_done(self.caller);
                    self.step(&view, PageCursor::default(), None).await
                }
                None => self.show(tutorial::none(self.title.as_ref(), self.caller.locale()), None).await,
            },
            TutorialButton::Choose(step, choice) => self.choose(step, choice).await,
            TutorialButton::Menu(step, _) => match self.picked.ok_or(Failure::UnknownCustomId)? {
                Target::Take(choice) => self.choose(step, choice).await,
                Target::Go(cursor) => self.turn_to(step, cursor).await,
            },
            TutorialButton::Page(step, cursor) => self.turn_to(step, cursor).await,
            TutorialButton::Words => {
                let view = self.standing().await?;
                self.show(tutorial::in_words(&view, &self.caller.person.name, self.caller.locale()), None).await
            }
        }
    }

    async fn standing(&self) -> Result<TutorialView, Failure> {
        self.app.tables.people().tutorial(self.caller.id(), self.title).await?.ok_or(Failure::UnknownCustomId)
    }

    async fn turn_to(&self, step: u8, cursor: PageCursor) -> Result<(), Failure> {
        let view = self.standing().await?;
        match view.done() == step {
            true => self.step(&view, cursor, None).await,
            false => self.step(&view, PageCursor::default(), Some(&Remark::Stale)).await,
        }
    }

    async fn choose(&self, step: u8, choice: ChoiceId) -> Result<(), Failure> {
        let learnt = self.app.tables.people().learn(self.caller.id(), self.title, step, choice).await?;
        let (view, remark) = match learnt.ok_or(Failure::UnknownCustomId)? {
            Learnt::Done(view) => {
                self.app.note_done(self.caller);
                (view, None)
            }
            Learnt::Other(view, code) => (view, Some(Remark::Other(code))),
            Learnt::Stale(view) => (view, Some(Remark::Stale)),
        };
        let title = self.title.meta().key;
        let done = view.done();
        let person = self.caller.id();
        tracing::debug!(title, step, done, %person, "a person took a step of a tutorial");
        self.step(&view, PageCursor::default(), remark.as_ref()).await
    }

    async fn step(&self, view: &TutorialView, cursor: PageCursor, remark: Option<&Remark>) -> Result<(), Failure> {
        let (outgoing, picture) = message(self.app, self.caller, view, cursor, remark).await?;
        self.show(outgoing, picture).await
    }

    /// Sends a step. The old picture stays until the new one is rendered, so that buttons do not move.
    async fn show(&self, mut outgoing: OutgoingMessage, picture: Option<RenderRequest>) -> Result<(), Failure> {
        if picture.is_some() && matches!(self.target, ReplyTarget::Pressed(_)) {
            outgoing.picture = self.picture.clone();
        }
        private_reply::show(self.app, self.caller, self.answer, outgoing, picture, self.target).await?;
        Ok(())
    }
}
