//! Buttons and menus, and the commands that do the same: act at the table, and reply.
//!
//! The delivery loop edits the public board, the lobby card and direct messages, so that an older state never replaces
//! a newer one. This module edits private messages, and the pressed board while no other editor holds it.

mod hosting;
mod reading;
mod turn;
mod tutorial;

use std::sync::Arc;
use std::time::Duration;

use serenity::all::ComponentInteraction;
use tracing::field::{Empty, display};

use crate::delivery::{self, CardState};
use crate::desk::{Ack, Answer, Picture, Wanted};
use crate::intake::capacity::InteractionPermit;
use crate::intake::context::{Context, PressedMessage, Undo};
use crate::intake::refusal::Asked;
use crate::intake::{App, Caller, Failure, tournament};
use crate::messages::branches::{Picked, Target};
use crate::messages::custom_id::{Hosting, Lobby, Press, TutorialButton, UndoButton};
use crate::messages::pages::LogFrom;
use crate::messages::{pages, privacy};
use skald_core::title::Span;
use skald_table::{Exclusive, Moment, Seq, TableError, TableId, TableView};

/// Handles a press, or declines it, and always replies.
#[tracing::instrument(name = "interaction", skip_all, fields(id = %asked.id, table = Empty, seq = Empty))]
pub async fn pressed(app: &Arc<App>, asked: &ComponentInteraction, permit: InteractionPermit) {
    let _answered = app.answering.token();
    let caller = Caller::of_press(asked);
    let press = asked.data.custom_id.parse::<Press>();
    let ack = press.as_ref().map_or(Ack::Quiet, Press::ack);
    let answer = Arc::new(Answer::to_press(Arc::clone(&app.callbacks), asked, ack));
    let table = press.as_ref().ok().and_then(Press::table);
    tracing::Span::current().record("table", table.map(display));
    let declines = permit.declines();
    answer.hold(permit);
    let done = async {
        if declines {
            return Err(Failure::BUSY);
        }
        let mut context = Context::accept(app, &caller, &answer, Some(asked.into()))?;
        let press = press.map_err(|_| Failure::UNKNOWN)?;
        // The answer to the first press stands.
        let again = app.note_press(asked);
        if again.zip(press.double()).is_some_and(|(after, within)| after < within) {
            return Ok(answer.acknowledge().await?);
        }
        // A form cannot follow an acknowledgement.
        if let Press::Form(form) = press {
            return context.open_form(form).await;
        }
        // The store may be slow, and Discord waits three seconds. A repeated delivery also continues, because the first
        // may have been interrupted; idempotency keys prevent it from being applied twice.
        answer.begin();
        context.note_channel().await?;
        // A picture that is still being rendered must not overwrite the result of this press.
        app.desk.ledger.private.press(asked.message.id.get(), caller.idempotency_key.0).await;
        context.serve(press).await?;
        // A press without a reply is still acknowledged.
        Ok(answer.acknowledge().await?)
    };
    Asked { app, caller: &caller, answer: &answer, table }.serve(done, "a press").await;
    answer.free();
    app.note_name(&caller).await;
}

impl Press {
    /// How long a second press of the same button means the first one. A decision is answered once; a second computer
    /// player, or more time, may be wanted at once.
    const fn double(&self) -> Option<Duration> {
        match self {
            Self::Lobby(_, Lobby::Computer) | Self::Hosting(_, Hosting::Extend | Hosting::Nudge) => None,
            Self::Choose(..) | Self::Menu(..) | Self::Back(..) => Some(Duration::from_secs(5)),
            Self::Tutorial(_, TutorialButton::Choose(..) | TutorialButton::Menu(..)) => Some(Duration::from_secs(5)),
            Self::Lobby(..) | Self::Hosting(..) | Self::Undo(..) | Self::End(_) => Some(Duration::from_secs(2)),
            Self::NewTable(_) | Self::Challenge(..) | Self::Tournament(..) => Some(Duration::from_secs(2)),
            _ => None,
        }
    }

    const fn ack(&self) -> Ack {
        match self {
            Self::Open(..) | Self::Turn(..) | Self::Words(_) | Self::OpenRules(_) | Self::Dice(_) | Self::Review(_) => {
                Ack::Private
            }
            Self::Tutorial(_, TutorialButton::Begin | TutorialButton::Words) => Ack::Private,
            // The list of games cannot become another message.
            Self::Out => Ack::Private,
            _ => Ack::Quiet,
        }
    }
}

impl Context {
    async fn serve(&self, press: Press) -> Result<(), Failure> {
        match press {
            Press::Choose(table, decision, choice) => self.choose(table, decision, choice).await,
            Press::Menu(table, decision, _) => match self.option::<Picked>()?.0 {
                Target::Take(choice) => self.choose(table, decision, choice).await,
                Target::Go(cursor) => self.page(table, decision, cursor).await,
            },
            Press::Page(table, decision, cursor) => self.page(table, decision, cursor).await,
            Press::Open(table, decision) => self.open_decision(table, decision).await,
            Press::Back(table, decision) => self.back(table, Some(decision)).await,
            Press::Turn(table, seat) => self.open_turn(table, seat).await,
            Press::Lobby(table, button) => self.lobby(table, button).await,
            Press::Pace(table) => self.set_pace(table, &self.option::<String>()?).await,
            Press::Hosting(table, button) => self.host(table, button).await,
            Press::Undo(table, UndoButton::Ask(first)) => self.undo(table, Undo::Ask(Some(first))).await,
            Press::Undo(table, UndoButton::Agree(asked)) => self.undo(table, Undo::Answer(Some(asked), true)).await,
            Press::Undo(table, UndoButton::Refuse(asked)) => self.undo(table, Undo::Answer(Some(asked), false)).await,
            Press::Orders(table, button) => self.order(table, button).await,
            Press::Log(table, page) => self.log(&self.view(table).await?, LogFrom::Page(page)).await,
            Press::Board(table) => self.post(table).await,
            Press::End(table) => self.end(table).await,
            Press::Words(table) => self.words(table).await,
            Press::Rematch(table) => self.rematch(table).await.map(drop),
            Press::Dice(table) => self.dice(table).await,
            Press::Review(table) => self.review(table).await,
            Press::Replay(table, moment) => self.replay(table, moment).await,
            Press::ReplayMenu(table) => self.replay(table, Moment::At(Seq(self.option()?))).await,
            Press::AnimateGame(table) => self.animate(table, Span::Game).await,
            Press::AnimateSince(table) => {
                let seat = self.view(table).await?.seat_of(self.id()).ok_or(TableError::NotSeated)?;
                self.animate(table, Span::Since(seat)).await
            }
            Press::Rules(title, page) => self.rules(&title, page).await,
            Press::OpenRules(title) => self.rules(&title, 0).await,
            Press::NewTable(title) => self.new_table(title).await,
            Press::Challenge(title, person) => self.challenge(title, person).await,
            Press::Tutorial(title, button) => self.tutorial(&title, button).await,
            Press::Puzzle(day, Picked(target)) => self.puzzle(day, target).await,
            Press::PuzzleMenu(day, _) => self.puzzle(day, self.option::<Picked>()?.0).await,
            Press::Forget => {
                self.app.limits.take_search(self.id())?;
                let forgotten = self.app.tables.people().forget(self.id()).await?;
                self.app.note_done(&self.caller);
                self.reply(&privacy::forgotten(&forgotten, self.locale())).await
            }
            Press::Tournament(id, button) => tournament::pressed(self, id, button).await,
            Press::ServerTables(page) => self.reply(&self.server_tables(page).await?).await,
            Press::ClearSetting(channel) => self.clear_setting(channel).await,
            Press::ServerTable => self.reply(&self.ask_to_end(self.option()?).await?).await,
            Press::Form(_) => Err(Failure::UNKNOWN),
            Press::Games(page) => self.games(page).await,
            Press::Out => self.out(self.option()?).await,
        }
    }

    /// Answers a press on the board with the new board, unless the board is being edited. The answer is in words with
    /// the current picture; the delivery loop brings the new one.
    async fn answer_on_board(&self, pressed: &PressedMessage, table: TableId) -> Result<(), Failure> {
        let tables = &self.app.tables;
        let desk = &self.app.desk;
        let Some((editing, shown)) = desk.ledger.boards.try_edit(table) else { return Ok(()) };
        if shown.picture == Picture::Unknown {
            return Ok(());
        }
        let Some((known, _answering)) = self.own_board(pressed, table).await? else { return Ok(()) };
        let view = tables.look(table).await?;
        // Only a state newer than the board's is shown, and a new part of the game gets a new message.
        if view.seq > shown.seq {
            let wanted = Wanted { part: known.part.as_ref(), ..Wanted::of(&view, shown.extent) };
            let picture = shown.picture.kept().while_drawing(view.locale);
            desk.answer_with_board(tables, &editing, wanted, picture, &self.answer, known.message).await?;
        }
        Ok(())
    }

    /// The board of a table, if it is the pressed message and this process knows its content. No other process edits it
    /// until the right to answer is dropped.
    async fn own_board(
        &self,
        pressed: &PressedMessage,
        table: TableId,
    ) -> Result<Option<(CardState, Exclusive)>, TableError> {
        let answering = self.app.tables.leases().answering(table).await?;
        let known = delivery::read_state::<CardState>(&self.app.tables, &delivery::card_key(table)).await?;
        let own = Some(self.app.tables.leases().holder().to_string());
        Ok(known.filter(|known| known.message == pressed.id && known.by == own).map(|known| (known, answering)))
    }

    /// Shows a change: a press on the board itself, a command as the status of the table.
    pub async fn show_change(&self, view: &TableView) -> Result<(), Failure> {
        match &self.pressed {
            Some(pressed) => {
                self.answer_on_board(pressed, view.id).await?;
                self.answer.acknowledge().await?;
            }
            None => self.reply(&pages::status(view, self.locale())).await?,
        }
        self.follow_if_late(view).await
    }

    /// Tells the person that a change is done if the board is late. Not needed after a note about the channel.
    pub async fn follow_if_late(&self, view: &TableView) -> Result<(), Failure> {
        if self.may_write()
            && let Some(late) = self.late_message(view).await?
        {
            self.answer.follow(&late).await?;
        }
        Ok(())
    }
}
