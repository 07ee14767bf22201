//! The buttons of a turn: choices, pages of choices, undo.

use std::time::Duration;

use crate::discord::desk::answer::{ReplyTarget, SentReply};
use crate::discord::desk::{Picture, Wanted};
use crate::discord::intake::failure::Failure;
use crate::discord::intake::press::Context;
use crate::discord::intake::{private_reply, thoughts};
use crate::discord::log;
use crate::discord::messages::board::Extent;
use crate::discord::messages::cursor::PageCursor;
use crate::discord::messages::outgoing::OutgoingMessage;
use crate::discord::messages::{board, call, names, orders, outcome};
use crate::discord::render;
use crate::engine::Seat;
use crate::table::{Act, DecisionId, OpenDecision, PersonId, TableError, TableId, TableView};
use crate::title::ChoiceId;

/// How long turning a page on a board waits for the right to edit it, and for Discord.
const TIMEOUT: Duration = Duration::from_secs(2);

/// How long it takes at most until a posted board is known.
const JUST_POSTED: Duration = Duration::from_millis(200);

impl Context<'_> {
    pub(super) async fn choose(&self, table: TableId, decision: DecisionId, choice: ChoiceId) -> Result<(), Failure> {
        let act = Act {
            table,
            person: self.caller.person.clone(),
            decision: Some(decision),
            choice: choice.into(),
            idempotency_key: Some(self.caller.idempotency_key),
        };
        let acted = match self.app.act(self.caller, act).await {
            Err(error @ (TableError::Stale | TableError::Gone)) => return self.stale(table, error).await,
            acted => acted?,
        };
        // The person's next decision, or forced moves made for them, are shown privately even if they pressed on the
        // board. The delivery loop updates the board itself and direct messages.
        let asked = acted.view.decision_of(acted.seat).is_some_and(|open| open.decision.out_of_turn);
        let aside = self.caller.is_at(&acted.view) && (asked || acted.moved);
        if self.private() || aside || acted.view.begun() == Some(acted.seat) {
            let reply = |extent| outcome::after(&acted, self.caller.locale(), extent);
            let sent = self.show(&acted.view, self.target(), reply).await?;
            thoughts::follow(self.app, self.caller, self.answer, acted, sent);
            return Ok(());
        }
        self.show_on_board(&acted.view).await
    }

    /// Shows the state of the turn privately, with the picture once it is rendered.
    pub(super) async fn show(
        &self,
        view: &TableView,
        target: ReplyTarget,
        outgoing: impl FnOnce(Extent) -> OutgoingMessage,
    ) -> Result<Option<SentReply>, Failure> {
        self.show_at(view, PageCursor::default(), target, outgoing).await
    }

    /// The same at a cursor of the choices.
    async fn show_at(
        &self,
        view: &TableView,
        cursor: PageCursor,
        target: ReplyTarget,
        outgoing: impl FnOnce(Extent) -> OutgoingMessage,
    ) -> Result<Option<SentReply>, Failure> {
        let board = private_reply::turn(self.app, self.caller, view, cursor).await?;
        let mut outgoing = outgoing(board.extent());
        // The old picture stays until the new one is rendered, so that buttons do not move.
        if board.picture.is_some() && self.private() {
            outgoing.picture = self.picture();
        }
        let picture = board.picture;
        Ok(private_reply::show_turn(self.app, self.caller, self.answer, view.id, outgoing, picture, target).await?)
    }

    /// Answers a button of an earlier step, or one that is no longer offered: says so, and shows the current turn.
    pub(super) async fn stale(&self, table: TableId, error: TableError) -> Result<(), Failure> {
        let view = self.view(table).await?;
        let seat = view.seat_of(self.caller.id());
        let open = seat.and_then(|seat| view.decision_of(seat)).filter(|open| !open.decision.out_of_turn);
        if open.is_none() || !self.private() && view.begun() != seat {
            return Err(error.into());
        }
        let sentence = error.sentence(&names::voice(&view, self.caller.locale()));
        self.panel(&view, seat, sentence, self.target()).await
    }

    pub(super) async fn back(&self, table: TableId, decision: DecisionId) -> Result<(), Failure> {
        let taken = match self.app.tables.play().undo(self.caller.request(table), Some(decision)).await {
            Err(error @ TableError::Stale) => return self.stale(table, error).await,
            taken => taken?,
        };
        tracing::info!(%table, seq = %taken.view.seq, person = %self.caller.id(), "a person took back a step");
        self.app.redraw(table);
        let log = log::read(&self.app.tables, &taken.view, taken.view.seq).await?;
        self.show(&taken.view, self.target(), |extent| outcome::undone(&taken, &log, self.caller.locale(), extent))
            .await?;
        Ok(())
    }

    pub(super) async fn open_turn(&self, table: TableId, seat: Seat) -> Result<(), Failure> {
        let view = self.view(table).await?;
        view.seat_of(self.caller.id()).ok_or(TableError::NotSeated)?;
        let meant = view.decision_of(seat).map(|open| open.id);
        let (seat, open) = own_decision(&view, self.caller.id(), meant.ok_or_else(|| over_for_now(&view))?)?;
        match open.decision.out_of_turn {
            true => self.open(table, open.id).await,
            false => {
                let ordered = self.app.tables.play().orders(table, self.caller.id()).await?;
                let lapsed = orders::lapsed(&ordered, &names::voice(&view, self.caller.locale()));
                self.panel(&view, Some(seat), lapsed.unwrap_or_default(), ReplyTarget::Reply).await
            }
        }
    }

    pub(super) async fn panel(
        &self,
        view: &TableView,
        seat: Option<Seat>,
        content: String,
        target: ReplyTarget,
    ) -> Result<(), Failure> {
        let log = log::read(&self.app.tables, view, view.seq).await?;
        let locale = self.caller.locale();
        let board = |extent| board::private(view, &log, seat, locale, 0, extent);
        self.show(view, target, |extent| OutgoingMessage { content, ..board(extent) }).await?;
        Ok(())
    }

    /// Shows a page of choices: on the board of the table if that was pressed, else privately.
    pub(super) async fn page(&self, table: TableId, decision: DecisionId, cursor: PageCursor) -> Result<(), Failure> {
        let view = self.view(table).await?;
        let direct = !self.caller.is_at(&view);
        // A picture that marks what was chosen is shown privately.
        let marked = view.title.marks_branches();
        if !self.private() && !direct && !marked && self.page_on_board(table, decision, cursor).await? {
            return Ok(());
        }
        let (seat, open) = match own_decision(&view, self.caller.id(), decision) {
            Err(error @ TableError::Stale) => return self.stale(table, error).await,
            own => own?,
        };
        if open.decision.out_of_turn || !self.private() && direct {
            let voice = names::voice(&view, self.caller.locale());
            let log = log::read(&self.app.tables, &view, view.seq).await?;
            let mut outgoing = call::opened(&view, &log, open, &voice, cursor);
            if !self.private() && !direct {
                return Ok(self.answer.send(&outgoing, ReplyTarget::FollowUp).await?);
            }
            outgoing.picture = self.picture();
            return Ok(self.answer.send(&outgoing, self.answer.pressed()).await?);
        }
        let log = log::read(&self.app.tables, &view, view.seq).await?;
        let private = |extent| board::private(&view, &log, Some(seat), self.caller.locale(), cursor, extent);
        let picture = self.picture();
        // Turning a page does not change the board, so its picture is replaced only if it is out of date.
        if self.private() && !marked && picture.file() == Some(&render::file(view.seq.0)) {
            let outgoing = OutgoingMessage { picture, ..private(Extent::Brief) };
            return Ok(self.answer.send(&outgoing, self.answer.pressed()).await?);
        }
        self.show_at(&view, cursor, self.target(), private).await?;
        Ok(())
    }

    /// Shows a page of choices on the board of a table. Returns false in three cases:
    ///
    /// * Another message was pressed.
    /// * The board cannot be edited soon.
    /// * The board asks for another decision by now.
    async fn page_on_board(&self, table: TableId, decision: DecisionId, cursor: PageCursor) -> Result<bool, Failure> {
        if self.own_board(table).await?.is_none() {
            // A board that was posted just now is known after this time.
            tokio::time::sleep(JUST_POSTED).await;
            if self.own_board(table).await?.is_none() {
                return Ok(false);
            }
        }
        let tables = &self.app.tables;
        let desk = &self.app.desk;
        let boards = &desk.ledger.boards;
        let turned = tokio::time::timeout(TIMEOUT, async {
            let editing = boards.edit(table).await;
            // The board may have been reposted meanwhile.
            let Some((known, _answering)) = self.own_board(table).await? else { return Ok(false) };
            let view = tables.look(table).await?;
            if own_decision(&view, self.caller.id(), decision).is_err() || boards.is_past(table, view.seq) {
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
            Ok(desk.answer_with_board(tables, &editing, wanted, picture, self.answer, known.message).await?)
        });
        // A longer attempt would keep the delivery loop from the board, or restore an older state.
        turned.await.unwrap_or(Ok(false))
    }

    pub(super) async fn open(&self, table: TableId, decision: DecisionId) -> Result<(), Failure> {
        let view = self.view(table).await?;
        let (_, open) = own_decision(&view, self.caller.id(), decision)?;
        let voice = names::voice(&view, self.caller.locale());
        let log = log::read(&self.app.tables, &view, view.seq).await?;
        Ok(self.answer.send(&call::opened(&view, &log, open, &voice, 0), ReplyTarget::Reply).await?)
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
