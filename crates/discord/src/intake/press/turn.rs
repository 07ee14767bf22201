//! A turn: choices, pages of choices, undo.

use std::time::Duration;

use tracing::Instrument as _;

use crate::desk::{Picture, ReplyTarget, SentReply, Wanted};
use crate::intake::Failure;
use crate::intake::commands::suggest;
use crate::intake::context::{Context, PressedMessage, Undo};
use crate::log;
use crate::messages::{Extent, OutgoingMessage, PageCursor, board, call, consent, names, orders, outcome};
use crate::render;
use skald_core::engine::Seat;
use skald_core::title::ChoiceId;
use skald_table::{Act, Acted, Consent, DecisionId, OpenDecision, PersonId, Pick, TableError, TableId, TableView};

/// How long turning a page on a board waits for the right to edit it, and for Discord.
const TIMEOUT: Duration = Duration::from_secs(2);

/// How long it takes at most until a posted board is known.
const JUST_POSTED: Duration = Duration::from_millis(200);

/// How long computer players may think until the reply is no longer changed. The token of an interaction lives for 15
/// minutes.
const LONGEST: Duration = Duration::from_secs(10 * 60);

impl Context {
    /// Applies an action of the caller. First records where the caller acted, so that the delivery loop does not call a
    /// person who sees the next decision in the channel.
    async fn act(&self, table: TableId, decision: Option<DecisionId>, choice: Pick) -> Result<Acted, TableError> {
        let here = self.caller.community.is_some() || self.caller.is_at(&self.app.tables.look(table).await?);
        self.app.answer_channels.record(table, self.id(), here);
        let person = self.caller.person.clone();
        let act = Act { table, person, decision, choice, idempotency_key: Some(self.caller.idempotency_key) };
        let acted = self.app.tables.play().act(act).await?;
        let seq = acted.view.seq;
        let action = &acted.action;
        if !acted.repeated {
            tracing::info!(%table, %seq, person = %self.id(), action, "a person acted");
        }
        if acted.view.begun().is_some() {
            self.app.redraw(table);
        }
        Ok(acted)
    }

    pub(super) async fn choose(&self, table: TableId, decision: DecisionId, choice: ChoiceId) -> Result<(), Failure> {
        let acted = match self.act(table, Some(decision), choice.into()).await {
            Err(error @ (TableError::Stale | TableError::Gone)) => return self.stale(table, error).await,
            acted => acted?,
        };
        // The person's next decision, or forced moves made for them, are shown privately even if they pressed on the
        // board. The delivery loop updates the board itself and direct messages.
        let asked = acted.view.decision_of(acted.seat).is_some_and(|open| open.decision.out_of_turn);
        let aside = self.caller.is_at(&acted.view) && (asked || acted.moved);
        match self.in_private() || aside || acted.view.begun() == Some(acted.seat) {
            true => self.show_outcome(acted).await,
            false => self.show_change(&acted.view).await,
        }
    }

    pub async fn play(&self, table: TableId, moves: String) -> Result<(), Failure> {
        let failure = match self.act(table, None, Pick::Typed(moves.clone())).await {
            Ok(acted) => return self.show_outcome(acted).await,
            Err(failure) => failure,
        };
        if !matches!(failure, TableError::Unreadable(_) | TableError::Refused(_)) {
            return Err(failure.into());
        }
        // Perhaps the client sent what it shows for a move. The labels of all choices in every language take a moment.
        let view = self.view(table).await?;
        let person = self.id();
        let shown = tokio::task::spawn_blocking(move || suggest::shown_move(&view, person, &moves));
        let Some(shown) = shown.await.ok().flatten() else { return Err(failure.into()) };
        let acted = self.act(table, None, Pick::Typed(shown)).await?;
        self.show_outcome(acted).await
    }

    /// Shows what an action led to, and once more in the background when no computer player thinks at the table.
    async fn show_outcome(&self, acted: Acted) -> Result<(), Failure> {
        let reply = |extent| outcome::after(&acted, self.locale(), extent);
        let sent = self.show_turn(&acted.view, PageCursor::default(), reply).await?;
        let Some(sent) = sent.filter(|_| !acted.view.thinking.is_empty()) else { return Ok(()) };
        let context = self.in_background();
        let follow = async move {
            let table = acted.view.id;
            let shown = tokio::time::timeout(LONGEST, context.show_thoughts(acted, sent));
            if let Ok(Err(error)) = shown.await {
                tracing::debug!(%table, %error, "cannot show the moves of computer players in a private reply");
            }
        };
        tokio::spawn(follow.in_current_span());
        Ok(())
    }

    /// Shows the reply to an action again once no computer player thinks, unless the person has pressed it meanwhile.
    async fn show_thoughts(&self, mut acted: Acted, sent: SentReply) -> Result<(), Failure> {
        let table = acted.view.id;
        let seen = acted.view.seq;
        let view = self.app.tables.play().after_thoughts(table).await?.seen_by(self.id());
        acted.entries.extend(self.app.tables.records().visible_log(&view, seen.next(), view.seq).await?);
        acted.view = view;
        let board = self.turn_board(&acted.view, PageCursor::default()).await?;
        let outgoing = outcome::after(&acted, self.locale(), board.extent());
        let unpressed = self.app.desk.ledger.private.attach(sent.message, self.caller.idempotency_key.0).await;
        if unpressed.is_some() {
            drop(unpressed);
            self.replace_turn(table, outgoing, board.picture, ReplyTarget::Sent(sent)).await?;
        }
        Ok(())
    }

    /// Answers a button of an earlier step, or one that is no longer offered: says so, and shows the current turn.
    async fn stale(&self, table: TableId, error: TableError) -> Result<(), Failure> {
        let view = self.view(table).await?;
        let seat = view.seat_of(self.id());
        let open = seat.and_then(|seat| view.decision_of(seat)).filter(|open| !open.decision.out_of_turn);
        if open.is_none() || !self.in_private() && view.begun() != seat {
            return Err(error.into());
        }
        let sentence = error.sentence(&names::voice(&view, self.locale()));
        self.panel(&view, seat, sentence).await
    }

    /// Undoes the caller's last step; with a decision, the one before that.
    pub async fn back(&self, table: TableId, decision: Option<DecisionId>) -> Result<(), Failure> {
        let taken = match self.app.tables.play().undo(self.caller.request(table), decision).await {
            Err(error @ TableError::Stale) if decision.is_some() => return self.stale(table, error).await,
            taken => taken?,
        };
        let view = &taken.view;
        tracing::info!(%table, seq = %view.seq, person = %self.id(), "a person took back a step");
        self.app.redraw(table);
        let log = log::read(&self.app.tables, view, view.seq).await?;
        let reply = |extent| outcome::undone(&taken, &log, self.locale(), extent);
        self.show_turn(view, PageCursor::default(), reply).await.map(drop)
    }

    /// Asks for an undo by consent, or answers such a request. Private messages from before an undo are deleted; the
    /// delivery loop updates all others.
    pub async fn undo(&self, table: TableId, undo: Undo) -> Result<(), Failure> {
        let person = self.id();
        let play = self.app.tables.play();
        let request = self.caller.request(table);
        let done = match undo {
            Undo::Ask(first) => play.ask_undo(request, first).await?,
            Undo::Answer(asked, agrees) => play.answer_undo(request, asked, agrees).await?,
            Undo::Withdraw => play.withdraw_undo(request).await?,
        };
        tracing::info!(%table, seq = %done.view.seq, %person, ?undo, consent = ?done.consent, "a person asked for an undo or voted on one");
        if done.consent == Consent::Given {
            self.app.desk.ledger.private.forget_turns(table).await;
        }
        self.reply(&consent::reply(&done, self.locale())).await
    }

    pub(super) async fn open_turn(&self, table: TableId, seat: Seat) -> Result<(), Failure> {
        let view = self.view(table).await?;
        view.seat_of(self.id()).ok_or(TableError::NotSeated)?;
        let meant = view.decision_of(seat).map(|open| open.id);
        let (seat, open) = own_decision(&view, self.id(), meant.ok_or_else(|| over_for_now(&view))?)?;
        if open.decision.out_of_turn {
            return self.open_decision(table, open.id).await;
        }
        let ordered = self.app.tables.play().orders(table, self.id()).await?;
        let lapsed = orders::lapsed(&ordered, &names::voice(&view, self.locale()));
        self.panel(&view, Some(seat), lapsed.unwrap_or_default()).await
    }

    /// Shows the board to the person who started a game, and their choices if it is their turn.
    pub async fn started(&self, view: &TableView) -> Result<(), Failure> {
        tracing::info!(table = %view.id, seq = %view.seq, person = %self.id(), "a person started a game");
        let view = view.clone().seen_by(self.id());
        let seat = view.seat_of(self.id());
        let board = |extent| board::private(String::new(), &view, &[], seat, self.locale(), 0, extent);
        self.show_turn(&view, PageCursor::default(), board).await.map(drop)
    }

    /// Shows the board below a text, with the choices of a seat.
    pub(super) async fn panel(&self, view: &TableView, seat: Option<Seat>, content: String) -> Result<(), Failure> {
        let log = log::read(&self.app.tables, view, view.seq).await?;
        let board = |extent| board::private(content.clone(), view, &log, seat, self.locale(), 0, extent);
        self.show_turn(view, PageCursor::default(), board).await.map(drop)
    }

    /// Shows a page of choices: on the board of the table if that was pressed, else privately.
    pub(super) async fn page(&self, table: TableId, decision: DecisionId, cursor: PageCursor) -> Result<(), Failure> {
        let view = self.view(table).await?;
        let direct = !self.caller.is_at(&view);
        // A picture that marks what was chosen is shown privately.
        let marked = view.title.marks_branches();
        if let Some(pressed) = self.pressed.as_ref().filter(|_| !self.in_private() && !direct && !marked)
            && self.page_on_board(pressed, table, decision, cursor).await?
        {
            return Ok(());
        }
        let (seat, open) = match own_decision(&view, self.id(), decision) {
            Err(error @ TableError::Stale) => return self.stale(table, error).await,
            own => own?,
        };
        let log = log::read(&self.app.tables, &view, view.seq).await?;
        if open.decision.out_of_turn || !self.in_private() && direct {
            let voice = names::voice(&view, self.locale());
            let opened = |extent| call::opened(&view, &log, open, &voice, cursor, extent);
            if !self.in_private() && !direct {
                return self.show_turn(&view, cursor, opened).await.map(drop);
            }
            let picture = self.picture();
            let extent = Extent::beside(&picture);
            let mut outgoing = OutgoingMessage { picture, ..opened(extent) };
            self.add_board_link(table, &mut outgoing).await;
            return Ok(self.answer.send(&outgoing, self.answer.pressed()).await?);
        }
        let private = |extent| board::private(String::new(), &view, &log, Some(seat), self.locale(), cursor, extent);
        let picture = self.picture();
        // Turning a page does not change the board, so its picture is replaced only if it is out of date.
        if self.in_private() && !marked && picture.file() == Some(&render::file(view.seq.0)) {
            let mut outgoing = OutgoingMessage { picture, ..private(Extent::Brief) };
            self.add_board_link(table, &mut outgoing).await;
            return self.reply(&outgoing).await;
        }
        self.show_turn(&view, cursor, private).await.map(drop)
    }

    /// Shows a page of choices on the board of a table. Returns false in three cases:
    ///
    /// * Another message was pressed.
    /// * The board cannot be edited soon.
    /// * The board asks for another decision by now.
    async fn page_on_board(
        &self,
        pressed: &PressedMessage,
        table: TableId,
        decision: DecisionId,
        cursor: PageCursor,
    ) -> Result<bool, Failure> {
        if self.own_board(pressed, table).await?.is_none() {
            // A board that was posted just now is known after this time.
            tokio::time::sleep(JUST_POSTED).await;
            if self.own_board(pressed, table).await?.is_none() {
                return Ok(false);
            }
        }
        let tables = &self.app.tables;
        let desk = &self.app.desk;
        let boards = &desk.ledger.boards;
        let turned = tokio::time::timeout(TIMEOUT, async {
            let editing = boards.edit(table).await;
            // The board may have been reposted meanwhile.
            let Some((known, _answering)) = self.own_board(pressed, table).await? else { return Ok(false) };
            let view = tables.look(table).await?;
            if own_decision(&view, self.id(), decision).is_err() || boards.is_past(table, view.seq) {
                return Ok(false);
            }
            let Some(shown) = boards.shown(table).filter(|shown| shown.picture != Picture::Unknown) else {
                return Ok(false);
            };
            let mut picture = shown.picture.kept();
            if view.seq > shown.seq {
                picture = picture.while_drawing(view.locale);
            }
            let wanted = Wanted { cursor: Some(cursor), ..Wanted::of(&view, shown.extent) };
            Ok(desk.answer_with_board(tables, &editing, wanted, picture, &self.answer, known.message).await?)
        });
        // A longer attempt would keep the delivery loop from the board, or restore an older state.
        turned.await.unwrap_or(Ok(false))
    }

    /// Shows the choices of a decision out of turn.
    pub(super) async fn open_decision(&self, table: TableId, decision: DecisionId) -> Result<(), Failure> {
        let view = self.view(table).await?;
        let (_, open) = own_decision(&view, self.id(), decision)?;
        let voice = names::voice(&view, self.locale());
        let log = log::read(&self.app.tables, &view, view.seq).await?;
        let opened = |extent| call::opened(&view, &log, open, &voice, 0, extent);
        self.show_turn(&view, PageCursor::default(), opened).await.map(drop)
    }
}

/// Why a person at the table has no decision: the game is over, or other people are asked.
fn over_for_now(view: &TableView) -> TableError {
    let whose: Vec<_> = view.open.iter().map(|open| open.decision.seat).collect();
    match whose.is_empty() {
        _ if view.is_over() => TableError::Over,
        true => TableError::Stale,
        false => TableError::NotYourDecision { whose },
    }
}

/// The open decision of a person, if it has this id.
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
