//! Delivers one notice or command.
//!
//! If the channel of a game was deleted or is not writable, the game continues in direct messages. The person to move
//! is asked there, with a button that opens the turn. The board returns to a channel as soon as a command is used where
//! the bot can write.

use tracing::field::{Empty, display};

use crate::discord::delivery::calling::CallRequest;
use crate::discord::delivery::{Delivered, DeliveryCommand, DeliveryError, Outcome, PostAttempt, TableDelivery};
use crate::discord::messages::departure::Departure;
use crate::table::{Notice, NoticeKind, StateChange, TableView};

/// How long the bot retries to post the result of a game in a closed channel, in milliseconds.
const WEEK: u64 = 7 * 24 * 60 * 60 * 1000;

impl TableDelivery<'_> {
    pub(super) async fn deliver(&self, notice: &Notice) -> Outcome<Delivered> {
        let view = self.tables.look(notice.table).await?;
        tracing::Span::current().record("seq", display(view.seq));
        if self.is_closed(view.channel).await?
            && let Some(delivered) = self.deliver_elsewhere(&view, notice).await?
        {
            return Ok(delivered);
        }
        let delivered = self.deliver_in_channel(&view, notice).await;
        let mut result = self.on_refusal(&view, delivered).await;
        if let Ok(Delivered { changes, .. }) = &mut result
            && matches!(notice.kind, NoticeKind::Card | NoticeKind::End)
        {
            changes.extend(self.clear_refusals(&view).await?);
        }
        if let Err(DeliveryError::ChannelClosed { changes, .. }) = &mut result {
            self.save(std::mem::take(changes)).await?;
            if let Some(delivered) = self.deliver_elsewhere(&view, notice).await? {
                result = Ok(delivered);
            }
        }
        if matches!(result, Ok(Delivered { again: None, .. })) {
            self.desk.retract(notice, view.locale).await?;
        }
        result
    }

    async fn deliver_in_channel(&self, view: &TableView, notice: &Notice) -> Outcome<Delivered> {
        let post = PostAttempt::of(notice);
        let nonce = &post.mention;
        match notice.kind {
            // The end card replaces the board and has its own notice.
            NoticeKind::Card if view.is_over() && view.game.is_some() => {
                let (closed, calls) = tokio::join!(self.close_board(view), self.refresh_all(view, false));
                closed.and(calls).map(Delivered::from)
            }
            NoticeKind::End if view.game.is_none() => Ok(Delivered::default()),
            NoticeKind::Card | NoticeKind::End => self.card(view, false).await.map(Delivered::from),
            NoticeKind::Turn { seat, decision } => self.call_turn(view, seat, decision, &post).await,
            NoticeKind::Decide { seat, decision, began } => {
                let asked = CallRequest { seat, decision, began: began.unwrap_or(decision) };
                self.call_decision(view, asked, &post).await
            }
            NoticeKind::Reminder { seat, decision, by } => self.remind(view, seat, decision, by, &post).await,
            NoticeKind::Overdue { seat, decision } => self.tell_overdue(view, seat, decision, nonce).await,
            NoticeKind::TimeUp { seat } => self.tell_time_up(view, seat, nonce).await,
            NoticeKind::UndoAsked { request } => self.ask_for_undo(view, request, nonce).await,
            NoticeKind::SeatOffered { seat, to } => self.offer_seat(view, seat, to, nonce).await,
            NoticeKind::SeatLeft { seat, person, by } => {
                self.tell_left(view, Departure { seat, person, by }, nonce).await
            }
            NoticeKind::Invited { request } => self.invite(view, request, nonce).await,
            NoticeKind::Seated => self.tell_seated(view, nonce).await,
            NoticeKind::LobbyWarning => self.warn_lobby(view, nonce).await,
        }
    }

    /// Delivers a notice without the table's channel; `None` if the notice does not need it.
    async fn deliver_elsewhere(&self, view: &TableView, notice: &Notice) -> Outcome<Option<Delivered>> {
        let out_of_turn = |seat| view.decision_of(seat).is_some_and(|open| open.decision.out_of_turn);
        match notice.kind {
            NoticeKind::Decide { .. } => return Ok(None),
            NoticeKind::Reminder { seat, .. } if out_of_turn(seat) => return Ok(None),
            NoticeKind::End => return Err(self.end_waits(notice)),
            NoticeKind::Card if self.takes_edits(view.channel).await? => self.edit_in_place(view).await?,
            _ => {}
        }
        let refreshed = self.refresh_all(view, true).await?;
        self.save(refreshed).await?;
        let post = PostAttempt::of(notice);
        Ok(Some(match notice.kind {
            NoticeKind::Turn { seat, decision } => self.call_turn(view, seat, decision, &post).await?,
            NoticeKind::Reminder { seat, decision, by } => self.remind(view, seat, decision, by, &post).await?,
            NoticeKind::UndoAsked { request } => self.ask_for_undo_directly(view, request, notice).await?,
            NoticeKind::SeatLeft { .. } | NoticeKind::TimeUp { .. } => self.tell_left_directly(view, notice).await?,
            _ => Delivered::default(),
        }))
    }

    /// The error for the result of a game whose channel is closed: retried for a week, then given up.
    fn end_waits(&self, notice: &Notice) -> DeliveryError {
        let why = "the channel is closed".to_owned();
        if self.tables.now().0.saturating_sub(notice.created.0) > WEEK {
            return DeliveryError::Never { changes: Vec::new(), why };
        }
        DeliveryError::Later { wait: None, why }
    }

    #[tracing::instrument(name = "delivery", skip_all, fields(table = %command.table(), seq = Empty))]
    pub(super) async fn execute(&self, command: DeliveryCommand) -> Outcome<()> {
        let view = self.tables.look(command.table()).await?;
        tracing::Span::current().record("seq", display(view.seq));
        let result = match command {
            DeliveryCommand::PostAnew(_) => self.card(&view, true).await,
            DeliveryCommand::Redraw(_) => self.card(&view, false).await,
            DeliveryCommand::FindBoard(_) => self.find_board(&view).await,
            DeliveryCommand::ShowImage(_) => self.show_image(&view).await,
        };
        let changes = match self.on_refusal(&view, result).await {
            Err(DeliveryError::Never { changes, why }) => {
                tracing::warn!(table = %view.id, why, "the board cannot be delivered");
                changes
            }
            Err(DeliveryError::ChannelClosed { changes, .. }) => changes,
            result => result?,
        };
        Ok(self.save(changes).await?)
    }

    /// Updates the board message and all calls; `repost` posts a new message. A call does not wait for the picture of
    /// the board.
    pub(super) async fn card(&self, view: &TableView, repost: bool) -> Outcome<Vec<StateChange>> {
        match tokio::join!(self.board_message(view, repost), self.refresh_all(view, false)) {
            (Ok(board), Ok(calls)) => Ok(board.into_iter().chain(calls).collect()),
            // The state changes of the one that succeeded are saved even if the other failed.
            (Ok(done), Err(error)) | (Err(error), Ok(done)) => {
                self.save(done).await?;
                Err(error)
            }
            (Err(error), Err(_)) => Err(error),
        }
    }
}
