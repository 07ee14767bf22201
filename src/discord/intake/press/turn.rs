//! What a player presses in a turn: a choice, a page of choices, an undo.

use crate::discord::intake::answer::ReplyTarget;
use crate::discord::intake::failure::Failure;
use crate::discord::intake::press::Context;
use crate::discord::intake::private_reply;
use crate::discord::messages::board::Extent;
use crate::discord::messages::cursor::PageCursor;
use crate::discord::messages::outgoing::OutgoingMessage;
use crate::discord::messages::{board, call, names, orders, outcome, recent_log};
use crate::discord::render;
use crate::engine::Seat;
use crate::table::{Act, DecisionId, OpenDecision, PersonId, Pick, TableError, TableId, TableView, UndoRequest};

impl Context<'_> {
    pub(super) async fn choose(&self, table: TableId, decision: DecisionId, choice: u16) -> Result<(), Failure> {
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
        self.show_on_board(&acted.view).await
    }

    /// Shows the state of the turn privately, with the picture once it is rendered.
    pub(super) async fn show(
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
        let (whose, picture) = ((self.app, self.caller), board.picture);
        Ok(private_reply::show_turn(whose, self.answer, view.id, outgoing, picture, target).await?)
    }

    /// A button of an earlier step: says so, and shows the current turn.
    pub(super) async fn stale(&self, table: TableId) -> Result<(), Failure> {
        let view = self.view(table).await?;
        let seat = view.seat_of(self.caller.id());
        let open = seat.and_then(|seat| view.decision_of(seat)).filter(|open| !open.decision.out_of_turn);
        if open.is_none() || !self.private() && view.begun() != seat {
            return Err(TableError::Stale.into());
        }
        let sentence = TableError::Stale.sentence(&names::voice(&view, self.caller.locale()));
        self.panel(&view, seat, sentence, self.target()).await
    }

    pub(super) async fn back(&self, table: TableId, decision: DecisionId) -> Result<(), Failure> {
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

    pub(super) async fn open_turn(&self, table: TableId, seat: Seat) -> Result<(), Failure> {
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
    pub(super) async fn panel(
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

    pub(super) async fn page(&self, table: TableId, decision: DecisionId, cursor: PageCursor) -> Result<(), Failure> {
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
        let outgoing = OutgoingMessage { picture, ..outgoing };
        Ok(self.answer.send(&outgoing, ReplyTarget::Original).await?)
    }

    pub(super) async fn open(&self, table: TableId, decision: DecisionId) -> Result<(), Failure> {
        let view = self.view(table).await?;
        let (_, open) = own_decision(&view, self.caller.id(), decision)?;
        let voice = names::voice(&view, self.caller.locale());
        let log = recent_log::read(&self.app.tables, &view, view.seq).await?;
        Ok(self.answer.send(&call::opened(&view, &log, open, &voice, 0), ReplyTarget::Original).await?)
    }
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
