//! Buttons and menus: act at the table, and reply.
//!
//! The delivery loop edits the public board, the lobby card and direct messages, so that an older state never replaces
//! a newer one. This module edits private messages, and the pressed board while no other editor holds it.

mod hosting;
mod reading;
mod turn;

use std::sync::Arc;

use serenity::all::{ComponentInteraction, ComponentInteractionDataKind, MessageFlags};
use tracing::field::{Empty, display};

use crate::discord::delivery::{self, CardState};
use crate::discord::desk::answer::{Ack, Answer, ReplyTarget};
use crate::discord::desk::{Picture, Wanted};
use crate::discord::intake::app::App;
use crate::discord::intake::caller::Caller;
use crate::discord::intake::capacity::InteractionPermit;
use crate::discord::intake::commands::server;
use crate::discord::intake::failure::Failure;
use crate::discord::intake::{consent, forms, late, refusal, server_tables, tournament};
use crate::discord::messages::branches::Picked;
use crate::discord::messages::branches::Target;
use crate::discord::messages::custom_id::{Press, TutorialButton};
use crate::discord::messages::outgoing::{ImageSlot, OutgoingMessage};
use crate::discord::messages::privacy;
use crate::table::{Exclusive, Moment, Seq, TableError, TableId, TableView};
use crate::title::Span;

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
    let done = async {
        if permit.declines() {
            return Err(Failure::Busy);
        }
        let _inside = app.accept(&caller)?;
        let context = Context { app, caller: &caller, answer: &answer, asked };
        let press = press.map_err(|_| Failure::UnknownCustomId)?;
        // A form cannot follow an acknowledgement.
        if let Press::Form(form) = press {
            return Ok(answer.open_form(&forms::shown(app, &caller, form).await?).await?);
        }
        // The store may be slow, and Discord waits three seconds. A repeated delivery also continues, because the first
        // may have been interrupted; idempotency keys prevent it from being applied twice.
        answer.begin();
        match app.reopen(&caller).await {
            // A press may only read.
            Err(error) if error.is_outage() => tracing::debug!(%error, "cannot note what the bot may do in a channel"),
            reopened => drop(reopened?),
        }
        context.serve(press).await?;
        // A press without a reply is still acknowledged.
        Ok(answer.acknowledge().await?)
    };
    refusal::tell_of(done, "a press", app, &caller, &answer, table).await;
}

impl Press {
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

struct Context<'a> {
    app: &'a Arc<App>,
    caller: &'a Caller,
    answer: &'a Arc<Answer>,
    asked: &'a ComponentInteraction,
}

impl Context<'_> {
    async fn serve(&self, press: Press) -> Result<(), Failure> {
        // A picture that is still being rendered must not overwrite the result of this press.
        self.app.desk.ledger.private.press(self.asked.message.id.get(), self.caller.idempotency_key.0).await;
        match press {
            Press::Choose(table, decision, choice) => self.choose(table, decision, choice).await,
            Press::Menu(table, decision, _) => match self.picked().ok_or(Failure::UnknownCustomId)? {
                Target::Take(choice) => self.choose(table, decision, choice).await,
                Target::Go(cursor) => self.page(table, decision, cursor).await,
            },
            Press::Page(table, decision, cursor) => self.page(table, decision, cursor).await,
            Press::Open(table, decision) => self.open(table, decision).await,
            Press::Back(table, decision) => self.back(table, decision).await,
            Press::Turn(table, seat) => self.open_turn(table, seat).await,
            Press::Lobby(table, button) => self.lobby(table, button).await,
            Press::Pace(table) => self.pace(table).await,
            Press::Hosting(table, button) => self.host(table, button).await,
            Press::Undo(table, button) => {
                self.reply(&consent::serve(self.app, self.caller, table, button.into()).await?).await
            }
            Press::Orders(table, button) => self.order(table, button).await,
            Press::Log(table, page) => self.log(table, page).await,
            Press::Board(table) => self.post(table).await,
            Press::End(table) => self.end(table).await,
            Press::Words(table) => self.words(table).await,
            Press::Rematch(table) => self.rematch(table).await,
            Press::Dice(table) => self.dice(table).await,
            Press::Review(table) => self.review(table).await,
            Press::Replay(table, moment) => self.replay(table, moment).await,
            Press::ReplayMenu(table) => match self.option().and_then(|seq| seq.parse().ok()) {
                Some(seq) => self.replay(table, Moment::At(Seq(seq))).await,
                None => Err(Failure::UnknownCustomId),
            },
            Press::AnimateGame(table) => self.animate(table, Span::Game).await,
            Press::AnimateSince(table) => {
                let seat = self.view(table).await?.seat_of(self.caller.id()).ok_or(TableError::NotSeated)?;
                self.animate(table, Span::Since(seat)).await
            }
            Press::Rules(title, page) => self.rules(&title, page, self.target()).await,
            Press::OpenRules(title) => self.rules(&title, 0, ReplyTarget::Reply).await,
            Press::NewTable(title) => self.new_table(title).await,
            Press::Challenge(title, person) => self.challenge(title, person).await,
            Press::Tutorial(title, button) => self.tutorial(&title, button).await,
            Press::Puzzle(day, Picked(target)) => self.puzzle(day, target).await,
            Press::PuzzleMenu(day, _) => self.puzzle(day, self.picked().ok_or(Failure::UnknownCustomId)?).await,
            Press::Forget => {
                self.app.another_search(self.caller)?;
                let forgotten = self.app.tables.people().forget(self.caller.id()).await?;
                self.app.note_done(self.caller);
                self.reply(&privacy::forgotten(&forgotten, self.caller.locale())).await
            }
            Press::Tournament(id, button) => match tournament::pressed(self.app, self.caller, id, button).await? {
                Some(outgoing) => self.reply(&outgoing).await,
                None => Ok(()),
            },
            Press::ServerTables(page) => self.reply(&server_tables::page(self.app, self.caller, page).await?).await,
            Press::ClearSetting(channel) => {
                self.reply(&server::clear_setting(self.app, self.caller, channel).await?).await
            }
            Press::ServerTable => match self.option().and_then(|table| table.parse().ok()) {
                Some(table) => self.reply(&server_tables::ask_to_end(self.app, self.caller, table).await?).await,
                None => Err(Failure::UnknownCustomId),
            },
            Press::Form(_) => Err(Failure::UnknownCustomId),
            Press::Out => match self.option().and_then(|table| table.parse().ok()) {
                Some(table) => self.out(table).await,
                None => Err(Failure::UnknownCustomId),
            },
        }
    }

    /// The option that was picked in a menu.
    fn option(&self) -> Option<&str> {
        match &self.asked.data.kind {
            ComponentInteractionDataKind::StringSelect { values } => values.first().map(String::as_str),
            _ => None,
        }
    }

    fn picked(&self) -> Option<Target> {
        Some(self.option()?.parse::<Picked>().ok()?.0)
    }

    /// The picture in the private message that was pressed.
    fn picture(&self) -> ImageSlot {
        let message = &self.asked.message;
        let image = message.embeds.first().and_then(|embed| embed.image.as_ref());
        let seen = ImageSlot::at(image.map(|image| image.url.as_str()));
        self.app.desk.ledger.private.picture(message.id.get(), self.caller.idempotency_key.0, seen)
    }

    /// Whether the message that was pressed is ephemeral, so that only this module edits it.
    fn private(&self) -> bool {
        self.asked.message.flags.is_some_and(|flags| flags.contains(MessageFlags::EPHEMERAL))
    }

    /// Answers a press on the board with the new board, unless the board is being edited. The answer is in words with
    /// the current picture; the delivery loop brings the new one.
    async fn answer_on_board(&self, table: TableId) -> Result<(), Failure> {
        let tables = &self.app.tables;
        let desk = &self.app.desk;
        let Some((editing, shown)) = desk.ledger.boards.try_edit(table) else { return Ok(()) };
        if shown.picture == Picture::Unknown {
            return Ok(());
        }
        let Some((known, _answering)) = self.own_board(table).await? else { return Ok(()) };
        let view = tables.look(table).await?;
        // Only a state newer than the board's is shown, and a new part of the game gets a new message.
        if view.seq > shown.seq {
            let wanted = Wanted { part: known.part.as_ref(), ..Wanted::of(&view, shown.extent) };
            let picture = shown.picture.kept().while_drawing(view.locale);
            desk.answer_with_board(tables, &editing, wanted, picture, self.answer, known.message).await?;
        }
        Ok(())
    }

    /// The board of a table, if it is the pressed message and this process knows its content. No other process edits it
    /// until the right to answer is dropped.
    async fn own_board(&self, table: TableId) -> Result<Option<(CardState, Exclusive)>, TableError> {
        let answering = self.app.tables.leases().answering(table).await?;
        let known = delivery::read_state::<CardState>(&self.app.tables, &delivery::card_key(table)).await?;
        let own = Some(self.app.tables.leases().holder().to_string());
        let known = known.filter(|known| known.message == self.asked.message.id.get() && known.by == own);
        Ok(known.map(|known| (known, answering)))
    }

    /// Shows the result of a press on the board, and tells the person that it is done if the board is late.
    async fn show_on_board(&self, view: &TableView) -> Result<(), Failure> {
        self.answer_on_board(view.id).await?;
        self.answer.acknowledge().await?;
        match late::message(self.app, self.caller, view).await? {
            Some(late) => Ok(self.answer.follow(&late).await?),
            None => Ok(()),
        }
    }

    /// The target of a private reply: the pressed message if that is private, else a new one.
    fn target(&self) -> ReplyTarget {
        if self.private() { self.answer.pressed() } else { ReplyTarget::FollowUp }
    }

    /// A table as the caller sees it.
    async fn view(&self, table: TableId) -> Result<TableView, TableError> {
        Ok(self.app.tables.look(table).await?.seen_by(self.caller.id()))
    }

    /// A sentence in the person's language.
    fn word(&self, key: &str) -> OutgoingMessage {
        OutgoingMessage::text(self.caller.voice().word(key))
    }

    /// Replies in the pressed message if that is private. A public message is never replaced.
    async fn reply(&self, outgoing: &OutgoingMessage) -> Result<(), Failure> {
        Ok(self.answer.send(outgoing, self.target()).await?)
    }
}
