//! The buttons that show something and do not change a game.

use crate::discord::delivery::DeliveryCommand;
use crate::discord::desk::answer::ReplyTarget;
use crate::discord::intake::failure::Failure;
use crate::discord::intake::press::Context;
use crate::discord::intake::private_reply;
use crate::discord::intake::tutorial::Pressed;
use crate::discord::log;
use crate::discord::messages::branches::Target;
use crate::discord::messages::custom_id::TutorialButton;
use crate::discord::messages::outgoing::ImageSlot;
use crate::discord::messages::pages::{self, LogFrom};
use crate::discord::messages::{board, ending, puzzle, replay};
use crate::table::{Moment, Seq, TableError, TableId};
use crate::title::Span;

impl Context<'_> {
    pub(super) async fn log(&self, table: TableId, page: u16) -> Result<(), Failure> {
        let view = self.view(table).await?;
        let entries = self.app.tables.records().visible_log(&view, Seq(1), view.seq).await?;
        let outgoing = pages::log(&view, &entries, self.caller.id(), LogFrom::Page(page), self.caller.locale());
        self.reply(&outgoing).await
    }

    pub(super) async fn words(&self, table: TableId) -> Result<(), Failure> {
        let view = self.view(table).await?;
        let log = log::read(&self.app.tables, &view, view.seq).await?;
        let outgoing = board::in_words(&view, &log, view.seat_of(self.caller.id()), self.caller.locale());
        Ok(self.answer.send(&outgoing, ReplyTarget::Reply).await?)
    }

    pub(super) async fn post(&self, table: TableId) -> Result<(), Failure> {
        let view = self.app.tables.look(table).await?;
        view.seat_of(self.caller.id()).ok_or(TableError::NotSeated)?;
        match self.app.delivery_sender.send(DeliveryCommand::PostAnew(table)) {
            true => Ok(()),
            false => Err(Failure::Busy),
        }
    }

    pub(super) async fn tutorial(&self, title: &str, button: TutorialButton) -> Result<(), Failure> {
        let title = self.app.tables.titles().default_of(title).ok_or(Failure::UnknownCustomId)?;
        let fresh = matches!(button, TutorialButton::Begin | TutorialButton::Words);
        let target = if fresh { ReplyTarget::Reply } else { self.target() };
        let app = self.app;
        let caller = self.caller;
        let answer = self.answer;
        let picture = if fresh { ImageSlot::Nothing } else { self.picture() };
        Pressed { app, caller, answer, title, target, picked: self.picked(), picture }.serve(button).await
    }

    /// Shows a branch of the choices of a puzzle, or answers it.
    pub(super) async fn puzzle(&self, day: u64, target: Target) -> Result<(), Failure> {
        let app = self.app;
        let caller = self.caller;
        let community = caller.community.ok_or(Failure::NoServer)?;
        match target {
            Target::Take(choice) => {
                let answered = app.tables.people().answer_puzzle(caller.id(), (community, day), choice).await?;
                let answered = answered.ok_or(Failure::PuzzleOver)?;
                app.note_done(caller);
                self.reply(&puzzle::result(&answered, caller.locale())).await
            }
            Target::Go(cursor) => {
                let view = app.tables.people().puzzle(community, day).await?.ok_or(Failure::PuzzleOver)?;
                let board = private_reply::puzzle(app, caller, &view, cursor).await?;
                let mut outgoing = puzzle::page(&view, cursor, board.extent(), caller.locale());
                if board.picture.is_some() && self.private() {
                    outgoing.picture = self.picture();
                }
                private_reply::show(app, caller, self.answer, outgoing, board.picture, self.target()).await?;
                Ok(())
            }
        }
    }

    pub(super) async fn dice(&self, table: TableId) -> Result<(), Failure> {
        let checked = self.app.tables.records().check_dice(table).await?;
        let outgoing = ending::dice(&self.view(table).await?, &checked, self.caller.locale());
        Ok(self.answer.send(&outgoing, ReplyTarget::Reply).await?)
    }

    pub(super) async fn review(&self, table: TableId) -> Result<(), Failure> {
        self.app.another_picture(self.caller)?;
        let (outgoing, chances) = private_reply::review(self.app, self.caller, table).await?;
        private_reply::show(self.app, self.caller, self.answer, outgoing, chances, ReplyTarget::Reply).await?;
        Ok(())
    }

    pub(super) async fn replay(&self, table: TableId, moment: Moment) -> Result<(), Failure> {
        self.app.another_picture(self.caller)?;
        let past = self.app.tables.records().past(table, moment).await?;
        let log = log::read(&self.app.tables, &past.view, past.view.seq).await?;
        let board = private_reply::board(self.app, self.caller, &past.view, false).await?;
        let animated = private_reply::animated(self.app, self.caller, &past.view);
        let mut outgoing = replay::page(&past, &log, self.caller.locale(), board.extent(), animated);
        if board.picture.is_some() && self.private() {
            outgoing.picture = self.picture();
        }
        private_reply::show(self.app, self.caller, self.answer, outgoing, board.picture, self.target()).await?;
        Ok(())
    }

    pub(super) async fn animate(&self, table: TableId, span: Span) -> Result<(), Failure> {
        self.app.another_picture(self.caller)?;
        let view = self.view(table).await?;
        let outgoing = replay::animation(&view, span, self.caller.locale());
        let request = private_reply::animation(self.app, self.caller, &view, span).await?;
        private_reply::show(self.app, self.caller, self.answer, outgoing, request, self.target()).await?;
        Ok(())
    }

    pub(super) async fn rules(&self, title: &str, page: u16, target: ReplyTarget) -> Result<(), Failure> {
        let titles = self.app.tables.titles();
        let locale = self.caller.locale();
        let common = match title {
            pages::PLAY => Some(pages::rules_of_play(page, locale)),
            pages::HELP => Some(pages::help(titles, &self.app.legal, page, locale)),
            _ => None,
        };
        if let Some(outgoing) = common {
            return Ok(self.answer.send(&outgoing, target).await?);
        }
        let title = titles.default_of(title).ok_or(Failure::UnknownCustomId)?;
        let (outgoing, legend) = private_reply::rules(self.app, self.caller, title, page).await?;
        private_reply::show(self.app, self.caller, self.answer, outgoing, legend, target).await?;
        Ok(())
    }
}
