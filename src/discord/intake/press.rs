//! Buttons and menus: acknowledge, ask the table, and reply.
//!
//! The public board, the lobby card and direct messages are edited by the delivery loop alone, so that an older state
//! never overwrites a newer one; here only private messages are edited.

use std::panic::AssertUnwindSafe;
use std::sync::Arc;
use std::time::Duration;

use futures_util::FutureExt as _;
use serenity::all::{ComponentInteraction, ComponentInteractionDataKind, MessageFlags};

use crate::discord::delivery::DeliveryCommand;
use crate::discord::intake::answer::{Ack, Answer, Caller, ReplyTarget};
use crate::discord::intake::app::App;
use crate::discord::intake::commands::read_pace;
use crate::discord::intake::failure::Failure;
use crate::discord::intake::opening::{self, Opened};
use crate::discord::intake::turn_messages::TurnMessage;
use crate::discord::intake::tutorial::Pressed;
use crate::discord::intake::{consent, permissions, private_reply, tournament};
use crate::discord::messages::board::Extent;
use crate::discord::messages::branches::Target;
use crate::discord::messages::choices::Picked;
use crate::discord::messages::cursor::PageCursor;
use crate::discord::messages::custom_id::{Hosting, Lobby, OrderButton, Press};
use crate::discord::messages::outgoing::{ImageSlot, OutgoingMessage};
use crate::discord::messages::pages::{self, LogFrom};
use crate::discord::messages::tutorial_button::TutorialButton;
use crate::discord::messages::{
    board, call, clock, ending, names, orders, outcome, privacy, recent_log, replay, server,
};
use crate::discord::render;
use crate::engine::Seat;
use crate::table::{
    Act, DecisionId, Moment, Open, OpenDecision, PersonId, Pick, Seq, Stage, TableError, TableId, TableView,
    UndoRequest,
};
use crate::title::Span;
use crate::words::Voice;

/// After this time a board counts as late, and the person who acted is told that the action is done.
const LATE: Duration = Duration::from_secs(2);

/// Handles a press and always replies.
pub async fn pressed(app: &App, asked: &ComponentInteraction) {
    let _answered = app.answering.token();
    let caller = Caller::of_press(asked);
    let answer = Answer::to_press(Arc::clone(&app.callbacks), asked);
    let press = asked.data.custom_id.parse::<Press>();
    let ack = press.as_ref().map_or(Ack::Quiet, Press::ack);
    let table = press.as_ref().ok().and_then(Press::table);
    let done = AssertUnwindSafe(async {
        let _inside = app.accept(&caller)?;
        let context = Context { app, caller: &caller, answer: &answer, asked };
        context.serve(press.map_err(|_| Failure::UnknownCustomId)?).await
    });
    let failure = match done.catch_unwind().await {
        Ok(Ok(())) => return,
        Ok(Err(failure)) => failure,
        Err(_) => Failure::Table(TableError::Defect("a press panicked".into())),
    };
    if failure.ours() {
        tracing::warn!(table = ?table, person = %caller.id(), error = %failure, "a press failed");
    }
    if let Some(outgoing) = failure.outgoing(app, &caller, table).await {
        answer.tell(&outgoing, ack).await;
    }
}

impl Press {
    /// How the press is acknowledged.
    const fn ack(&self) -> Ack {
        match self {
            Self::Open(..) | Self::Turn(..) | Self::Words(_) | Self::OpenRules(_) | Self::Dice(_) => Ack::Private,
            Self::Tutorial(_, TutorialButton::Begin | TutorialButton::Words) => Ack::Private,
            _ => Ack::Quiet,
        }
    }

    /// The table it is about.
    const fn table(&self) -> Option<TableId> {
        match self {
            Self::Choose(table, ..) | Self::Menu(table, ..) | Self::Page(table, ..) | Self::Open(table, _) => {
                Some(*table)
            }
            Self::Back(table, _) | Self::Turn(table, _) | Self::Lobby(table, _) => Some(*table),
            Self::Orders(table, _) => Some(*table),
            Self::Log(table, _) | Self::Board(table) | Self::Words(table) | Self::End(table) => Some(*table),
            Self::Rematch(table) | Self::Dice(table) | Self::Replay(table, _) | Self::ReplayMenu(table) => Some(*table),
            Self::AnimateGame(table) | Self::AnimateSince(table) => Some(*table),
            Self::Pace(table) | Self::Hosting(table, _) | Self::Undo(table, _) => Some(*table),
            Self::Rules(..) | Self::OpenRules(_) | Self::NewTable(_) | Self::Tutorial(..) => None,
            Self::Out | Self::Forget | Self::Tournament(..) => None,
        }
    }
}

struct Context<'a> {
    app: &'a App,
    caller: &'a Caller,
    answer: &'a Answer,
    asked: &'a ComponentInteraction,
}

impl Context<'_> {
    async fn serve(&self, press: Press) -> Result<(), Failure> {
        // Acknowledged before any lookup: the store may be slow, and Discord waits three seconds. A repeated delivery
        // goes on too, since the first may have died half-way; idempotency keys prevent it from being applied twice.
        self.answer.acknowledge(press.ack()).await?;
        // A picture still being rendered must not overwrite the result of this press.
        self.app.renderer.cancel_wait(self.asked.message.id.get());
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
            Press::OpenRules(title) => self.rules(&title, 0, ReplyTarget::Original).await,
            Press::NewTable(title) => self.new_table(title).await,
            Press::Tutorial(title, button) => self.tutorial(&title, button).await,
            Press::Forget => {
                self.app.another_search(self.caller)?;
                let forgotten = self.app.tables.forget(self.caller.id()).await?;
                self.reply(&privacy::forgotten(&forgotten, self.caller.locale())).await
            }
            Press::Tournament(id, button) => match tournament::pressed(self.app, self.caller, id, button).await? {
                Some(outgoing) => self.reply(&outgoing).await,
                None => Ok(()),
            },
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

    /// The picture in the message that was pressed.
    fn picture(&self) -> ImageSlot {
        let image = self.asked.message.embeds.first().and_then(|embed| embed.image.as_ref());
        ImageSlot::at(image.map(|image| image.url.as_str()))
    }

    /// Whether the message that was pressed is ephemeral, so that only this module edits it.
    fn private(&self) -> bool {
        self.asked.message.flags.is_some_and(|flags| flags.contains(MessageFlags::EPHEMERAL))
    }

    async fn choose(&self, table: TableId, decision: DecisionId, choice: u16) -> Result<(), Failure> {
        let act = Act {
            table,
            person: self.caller.person.clone(),
            decision: Some(decision),
            choice: Pick::Index(choice),
            idempotency_key: Some(self.caller.idempotency_key),
        };
        let acted = match self.app.act(self.caller, act).await {
            Err(TableError::Stale) => return self.stale(table).await,
            acted => acted?,
        };
        let (seq, person) = (acted.view.seq, self.caller.id());
        tracing::info!(%table, %seq, %person, action = acted.action, repeated = acted.repeated, "acted");
        // The next decision of this person, or forced moves made for them, are shown privately even if they pressed on
        // the board. The board itself and direct messages are updated by the delivery loop.
        let asked = acted.view.decision_of(acted.seat).is_some_and(|open| open.decision.out_of_turn);
        let aside = self.caller.community.is_some() && (asked || acted.moved);
        if self.private() || aside || acted.view.begun() == Some(acted.seat) {
            return self
                .show(&acted.view, self.target(), |extent| outcome::after(&acted, self.caller.locale(), extent))
                .await;
        }
        self.say_if_late(&acted.view).await
    }

    /// Tells the person that the action is done, if the board that shows it is late.
    async fn say_if_late(&self, view: &TableView) -> Result<(), Failure> {
        let shown = self.app.shown_boards.shows(view.id, view.seq);
        if tokio::time::timeout(LATE, shown).await.is_err() {
            let voice = Voice::new(self.caller.locale(), Vec::new());
            self.answer.follow(&OutgoingMessage::text(voice.word("discord-board-late"))).await?;
        }
        Ok(())
    }

    /// Where a private reply goes: into the pressed message if that is private, else into a new one.
    fn target(&self) -> ReplyTarget {
        if self.private() { ReplyTarget::Original } else { ReplyTarget::FollowUp }
    }

    /// Shows the state of the turn privately, with the picture once it is rendered.
    async fn show(
        &self,
        view: &TableView,
        target: ReplyTarget,
        outgoing: impl FnOnce(Extent) -> OutgoingMessage,
    ) -> Result<(), Failure> {
        let board = private_reply::turn(self.app, self.caller, view).await?;
        let mut outgoing = outgoing(board.extent());
        // The old picture stays until the new one is rendered, so that buttons do not move.
        if board.picture.is_some() && self.private() {
            outgoing.picture = self.picture();
        }
        let message = private_reply::show(self.answer, &self.app.renderer, outgoing, board.picture, target).await?;
        let (interaction, answer) = (self.caller.idempotency_key.0, self.answer.another_handle());
        let shown = TurnMessage { message, interaction, answer, target };
        self.app.turn_messages.replace(view.id, self.caller.id(), shown).await;
        Ok(())
    }

    /// A button of an earlier step: says so, and shows the current turn.
    async fn stale(&self, table: TableId) -> Result<(), Failure> {
        let view = self.view(table).await?;
        let seat = view.seat_of(self.caller.id());
        let open = seat.and_then(|seat| view.decision_of(seat)).filter(|open| !open.decision.out_of_turn);
        if open.is_none() || !self.private() && view.begun() != seat {
            return Err(TableError::Stale.into());
        }
        let sentence = TableError::Stale.sentence(&names::voice(&view, self.caller.locale()));
        self.panel(&view, seat, sentence, self.target()).await
    }

    async fn back(&self, table: TableId, decision: DecisionId) -> Result<(), Failure> {
        let (person, idempotency_key) = (self.caller.person.clone(), Some(self.caller.idempotency_key));
        let taken = match self
            .app
            .tables
            .undo(UndoRequest { table, person, decision: Some(decision), idempotency_key })
            .await
        {
            Err(TableError::Stale) => return self.stale(table).await,
            taken => taken?,
        };
        tracing::info!(%table, seq = %taken.view.seq, person = %self.caller.id(), "undone");
        let log = recent_log::read(&self.app.tables, &taken.view, taken.view.seq).await?;
        self.show(&taken.view, self.target(), |extent| outcome::undone(&taken, &log, self.caller.locale(), extent))
            .await
    }

    async fn open_turn(&self, table: TableId, seat: Seat) -> Result<(), Failure> {
        let view = self.view(table).await?;
        view.seat_of(self.caller.id()).ok_or(TableError::NotSeated)?;
        let meant = view.decision_of(seat).map(|open| open.id);
        let (seat, open) = own_decision(&view, self.caller.id(), meant.ok_or_else(|| over_for_now(&view))?)?;
        match open.decision.out_of_turn {
            true => self.open(table, open.id).await,
            false => {
                let ordered = self.app.tables.orders(table, self.caller.id()).await?;
                let lapsed = orders::lapsed(&ordered, &names::voice(&view, self.caller.locale()));
                self.panel(&view, Some(seat), lapsed.unwrap_or_default(), ReplyTarget::Original).await
            }
        }
    }

    /// Shows the caller's current turn.
    async fn panel(
        &self,
        view: &TableView,
        seat: Option<Seat>,
        content: String,
        target: ReplyTarget,
    ) -> Result<(), Failure> {
        let (log, locale) = (recent_log::read(&self.app.tables, view, view.seq).await?, self.caller.locale());
        let board = |extent| board::private(view, &log, seat, locale, 0, extent);
        self.show(view, target, |extent| OutgoingMessage { content, ..board(extent) }).await
    }

    /// A table as the caller sees it.
    async fn view(&self, table: TableId) -> Result<TableView, TableError> {
        Ok(self.app.tables.look(table).await?.seen_by(self.caller.id()))
    }

    async fn page(&self, table: TableId, decision: DecisionId, cursor: PageCursor) -> Result<(), Failure> {
        let shared = self.app.tables.look(table).await?;
        let view = shared.clone().seen_by(self.caller.id());
        let (seat, open) = match own_decision(&view, self.caller.id(), decision) {
            Err(TableError::Stale) => return self.stale(table).await,
            own => own?,
        };
        let voice = names::voice(&view, self.caller.locale());
        let log = recent_log::read(&self.app.tables, &view, view.seq).await?;
        let private = |extent| board::private(&view, &log, Some(seat), self.caller.locale(), cursor, extent);
        // Turning a page does not change the board; an outdated public picture is replaced by the delivery loop, a
        // private one here.
        let picture = self.picture();
        let extent = if picture.file().is_some() { Extent::Brief } else { Extent::Whole };
        let outgoing = match (self.private(), self.caller.community) {
            (false, Some(_)) => {
                let log = recent_log::read(&self.app.tables, &shared, shared.seq).await?;
                board::card(&shared, &log, cursor, extent).outgoing
            }
            (true, _) if !open.decision.out_of_turn => {
                if picture.file() != Some(&render::file(view.seq.0)) {
                    return self.show(&view, ReplyTarget::Original, private).await;
                }
                private(extent)
            }
            _ => call::opened(&view, &log, open, &voice, cursor),
        };
        Ok(self.answer.fill(&OutgoingMessage { picture, ..outgoing }).await?)
    }

    async fn open(&self, table: TableId, decision: DecisionId) -> Result<(), Failure> {
        let view = self.view(table).await?;
        let (_, open) = own_decision(&view, self.caller.id(), decision)?;
        let voice = names::voice(&view, self.caller.locale());
        let log = recent_log::read(&self.app.tables, &view, view.seq).await?;
        Ok(self.answer.fill(&call::opened(&view, &log, open, &voice, 0)).await?)
    }

    async fn lobby(&self, table: TableId, button: Lobby) -> Result<(), Failure> {
        let (tables, id, idempotency_key) = (&self.app.tables, self.caller.id(), Some(self.caller.idempotency_key));
        let view = match button {
            Lobby::Join => tables.join(table, self.caller.person.clone(), idempotency_key).await?,
            Lobby::Leave => tables.leave(table, id, idempotency_key).await?,
            Lobby::Computer => {
                let policy = first_policy(&tables.look(table).await?)?;
                tables.add_computer(table, id, policy, idempotency_key).await?
            }
            Lobby::Start => tables.start(table, id, idempotency_key).await?,
            // The button of an old lobby card cancels a lobby, never a game that has started since.
            Lobby::Cancel if tables.look(table).await?.stage == Stage::Playing => {
                return Err(TableError::AlreadyStarted.into());
            }
            Lobby::Cancel => tables.end(table, self.caller.authority(), idempotency_key).await?,
        };
        tracing::info!(%table, seq = %view.seq, person = %id, button = button.word(), "lobby");
        self.say_if_late(&view).await
    }

    async fn pace(&self, table: TableId) -> Result<(), Failure> {
        let pace = read_pace(self.option().ok_or(Failure::UnknownCustomId)?)?;
        let key = Some(self.caller.idempotency_key);
        let view = self.app.tables.set_pace(table, self.caller.id(), pace, key).await?;
        self.say_if_late(&view).await
    }

    /// Handles the buttons for looking after a running game.
    async fn host(&self, table: TableId, button: Hosting) -> Result<(), Failure> {
        let (tables, locale, key) = (&self.app.tables, self.caller.locale(), Some(self.caller.idempotency_key));
        let (authority, person) = (self.caller.authority(), self.caller.person.clone());
        tracing::info!(%table, person = %person.id, %button, "hosting");
        let word = |key| OutgoingMessage::text(Voice::new(locale, Vec::new()).word(key));
        let outgoing = match button {
            Hosting::Extend => {
                tables.extend(table, authority, key).await?;
                word("discord-extended")
            }
            Hosting::End => {
                clock::voted(&tables.vote_to_end(table, authority, key).await?, "discord-table-ended", locale)
            }
            Hosting::Nudge => {
                let view = self.view(table).await?;
                clock::nudged(&view, &tables.nudge(table, person.id, key).await?, locale)
            }
            Hosting::Computer(seat) => {
                pages::status(&tables.hand_over_overdue(table, authority, seat, key).await?, locale)
            }
            Hosting::Leave => {
                let view = self.view(table).await?;
                let seat = view.seat_of(person.id).ok_or(TableError::NotSeated)?;
                if !somebody_else_plays(&view, seat) {
                    return self.reply(&word("discord-hand-over-last")).await;
                }
                pages::status(&tables.hand_over(table, authority, seat, first_policy(&view)?, key).await?, locale)
            }
            Hosting::Reclaim => return self.seated(&tables.reclaim(table, person, key).await?).await,
            Hosting::Substitute(seat) => return self.seated(&tables.substitute(table, person, seat, key).await?).await,
        };
        self.reply(&outgoing).await
    }

    /// Gives a standing order for all contests, or withdraws everything.
    async fn order(&self, table: TableId, button: OrderButton) -> Result<(), Failure> {
        let (tables, person, key) = (&self.app.tables, self.caller.id(), Some(self.caller.idempotency_key));
        match orders::given_by(button) {
            Some(order) => tables.give_order(table, person, order, key).await?,
            None => tables.withdraw_orders(table, person, None, key).await?,
        };
        tracing::info!(%table, %person, ?button, "orders");
        self.reply(&private_reply::orders(self.app, self.caller, table).await?).await
    }

    /// Leaves a lobby, or asks what is to happen to a game.
    async fn out(&self, table: TableId) -> Result<(), Failure> {
        let (view, locale, person) = (self.view(table).await?, self.caller.locale(), self.caller.id());
        view.seat_of(person).ok_or(TableError::NotSeated)?;
        if view.stage == Stage::Lobby {
            self.app.tables.leave(table, person, Some(self.caller.idempotency_key)).await?;
            let voice = Voice::new(locale, Vec::new());
            return self.reply(&OutgoingMessage::text(voice.word("discord-games-left"))).await;
        }
        if view.is_over() {
            return Err(TableError::Over.into());
        }
        self.reply(&pages::way_out(&view, person, locale)).await
    }

    /// Shows the table to somebody who has just taken a seat.
    async fn seated(&self, view: &TableView) -> Result<(), Failure> {
        let view = view.clone().seen_by(self.caller.id());
        let seat = view.seat_of(self.caller.id());
        self.panel(&view, seat, String::new(), self.target()).await
    }

    async fn log(&self, table: TableId, page: u16) -> Result<(), Failure> {
        let view = self.view(table).await?;
        let entries = self.app.tables.visible_log(&view, Seq(1), view.seq).await?;
        let outgoing = pages::log(&view, &entries, self.caller.id(), LogFrom::Page(page), self.caller.locale());
        self.reply(&outgoing).await
    }

    async fn words(&self, table: TableId) -> Result<(), Failure> {
        let view = self.view(table).await?;
        let log = recent_log::read(&self.app.tables, &view, view.seq).await?;
        let outgoing = board::in_words(&view, &log, view.seat_of(self.caller.id()), self.caller.locale());
        Ok(self.answer.fill(&outgoing).await?)
    }

    async fn post(&self, table: TableId) -> Result<(), Failure> {
        let view = self.app.tables.look(table).await?;
        view.seat_of(self.caller.id()).ok_or(TableError::NotSeated)?;
        self.app.delivery_sender.send(DeliveryCommand::PostAnew(table));
        Ok(())
    }

    async fn end(&self, table: TableId) -> Result<(), Failure> {
        let view = self.app.tables.end(table, self.caller.authority(), Some(self.caller.idempotency_key)).await?;
        tracing::info!(%table, seq = %view.seq, person = %self.caller.id(), "ended");
        let voice = Voice::new(self.caller.locale(), Vec::new());
        self.reply(&OutgoingMessage::text(voice.word("discord-table-ended"))).await
    }

    /// Replies in the pressed message if that is private. A public one is never replaced, whatever was pressed there.
    async fn reply(&self, outgoing: &OutgoingMessage) -> Result<(), Failure> {
        self.answer.put(outgoing, self.target()).await?;
        Ok(())
    }

    /// Opens a table with as many seats as the title allows.
    async fn new_table(&self, title: String) -> Result<(), Failure> {
        let (tables, caller) = (&self.app.tables, self.caller);
        let seats = tables.titles().default_of(&title).ok_or(Failure::UnknownCustomId)?.meta().seats.1;
        let open = Open {
            channel: caller.channel,
            community: caller.community,
            host: caller.person.clone(),
            title,
            edition: None,
            options: serde_json::Value::Null,
            seats,
            locale: caller.public,
            pace: None,
        };
        let Opened { view, no_thread } = opening::open(self.app, caller, open, None).await?;
        tracing::info!(table = %view.id, person = %caller.id(), "opened");
        let voice = Voice::new(caller.locale(), Vec::new());
        match server::opened(&view, caller.channel, no_thread.map(|why| permissions::no_thread(why, &voice)), &voice) {
            Some(outgoing) => Ok(self.answer.follow(&outgoing).await?),
            None => Ok(()),
        }
    }

    async fn tutorial(&self, title: &str, button: TutorialButton) -> Result<(), Failure> {
        let title = self.app.tables.titles().default_of(title).ok_or(Failure::UnknownCustomId)?;
        let own = matches!(button, TutorialButton::Begin | TutorialButton::Words);
        let target = if own { ReplyTarget::Original } else { self.target() };
        let (app, caller, answer) = (self.app, self.caller, self.answer);
        let picture = if own { ImageSlot::Nothing } else { self.picture() };
        Pressed { app, caller, answer, title, target, picked: self.picked(), picture }.serve(button).await
    }

    async fn rematch(&self, table: TableId) -> Result<(), Failure> {
        let view = opening::rematch(self.app, self.caller, table).await?;
        tracing::info!(table = %view.id, before = %table, person = %self.caller.id(), "opened again");
        Ok(())
    }

    async fn dice(&self, table: TableId) -> Result<(), Failure> {
        let checked = self.app.tables.check_dice(table).await?;
        let outgoing = ending::dice(&self.view(table).await?, &checked, self.caller.locale());
        Ok(self.answer.fill(&outgoing).await?)
    }

    async fn replay(&self, table: TableId, moment: Moment) -> Result<(), Failure> {
        self.app.another_picture(self.caller)?;
        let past = self.app.tables.past(table, moment).await?;
        let log = recent_log::read(&self.app.tables, &past.view, past.view.seq).await?;
        let board = private_reply::board(self.app, self.caller, &past.view, false).await?;
        let animated = private_reply::animated(self.app, self.caller, &past.view);
        let mut outgoing = replay::page(&past, &log, self.caller.locale(), board.extent(), animated);
        if board.picture.is_some() && self.private() {
            outgoing.picture = self.picture();
        }
        private_reply::show(self.answer, &self.app.renderer, outgoing, board.picture, self.target()).await?;
        Ok(())
    }

    async fn animate(&self, table: TableId, span: Span) -> Result<(), Failure> {
        self.app.another_picture(self.caller)?;
        let view = self.view(table).await?;
        let outgoing = replay::animation(&view, span, self.caller.locale());
        let request = private_reply::animation(self.app, self.caller, &view, span).await?;
        private_reply::show(self.answer, &self.app.renderer, outgoing, request, self.target()).await?;
        Ok(())
    }

    async fn rules(&self, title: &str, page: u16, target: ReplyTarget) -> Result<(), Failure> {
        let title = self.app.tables.titles().default_of(title).ok_or(Failure::UnknownCustomId)?;
        let outgoing = pages::rules(title.as_ref(), page, self.caller.locale());
        let legend = private_reply::legend(self.app, self.caller, title, page).await?;
        private_reply::show(self.answer, &self.app.renderer, outgoing, legend, target).await?;
        Ok(())
    }
}

/// The default computer player.
pub fn first_policy(view: &TableView) -> Result<&'static str, TableError> {
    let known = view.title.policies();
    known.first().copied().ok_or(TableError::UnknownPolicy { policy: String::new(), known: Vec::new() })
}

/// Whether another person remains: computer players alone would play to the end before anybody could reclaim a seat.
pub fn somebody_else_plays(view: &TableView, seat: Seat) -> bool {
    view.seats.iter().enumerate().any(|(at, occupant)| at != seat.index() && occupant.person().is_some())
}

/// Why somebody at the table is not asked anything: the game is over, or others are asked.
fn over_for_now(view: &TableView) -> TableError {
    let whose: Vec<_> = view.open.iter().map(|open| open.decision.seat).collect();
    match whose.is_empty() {
        _ if view.is_over() => TableError::Over,
        true => TableError::Stale,
        false => TableError::NotYourDecision { whose },
    }
}

/// The open decision of a person, if it is the one meant.
fn own_decision(view: &TableView, person: PersonId, meant: DecisionId) -> Result<(Seat, &OpenDecision), TableError> {
    if view.is_over() {
        return Err(TableError::Over);
    }
    let seat = view.seat_of(person).ok_or(TableError::NotSeated)?;
    let whose: Vec<_> = view.open.iter().filter(|open| open.id == meant).map(|open| open.decision.seat).collect();
    match view.decision_of(seat) {
        Some(open) if open.id == meant => Ok((seat, open)),
        _ if whose.is_empty() => Err(TableError::Stale),
        _ => Err(TableError::NotYourDecision { whose }),
    }
}
