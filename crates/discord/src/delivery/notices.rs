//! Delivers one notice or command.
//!
//! If the channel of a game was deleted or is not writable, the game continues in direct messages. The person to move
//! is asked there, with a button that opens the turn. The board returns to a channel as soon as a command is used where
//! the bot can write.

use tracing::field::{Empty, display};

use crate::delivery::calling::CallRequest;
use crate::delivery::following::{ChangedTerms, Invited};
use crate::delivery::{Delivered, DeliveryCommand, DeliveryError, Job, Outcome, PostAttempt, TableDelivery};
use crate::messages::departure::Departure;
use crate::messages::lobby;
use skald_table::{Notice, NoticeKind, StateChange};

/// How long the bot retries to post the result of a game in a closed channel, in milliseconds.
const WEEK: u64 = 7 * 24 * 60 * 60 * 1000;

impl Job<'_> {
    pub(super) async fn deliver(&self, notice: &Notice) -> Outcome<Delivered> {
        let view = self.tables.look(notice.table).await?;
        tracing::Span::current().record("seq", display(view.seq));
        self.of(&view).deliver(notice).await
    }

    #[tracing::instrument(name = "delivery", skip_all, fields(table = %command.table(), seq = Empty))]
    pub(super) async fn execute(&self, command: DeliveryCommand) -> Outcome<()> {
        let view = self.tables.look(command.table()).await?;
        tracing::Span::current().record("seq", display(view.seq));
        let delivery = self.of(&view);
        let result = match command {
            DeliveryCommand::PostAnew(_) => delivery.card(true).await,
            DeliveryCommand::Redraw(_) => delivery.card(false).await,
            DeliveryCommand::FindBoard(_) => delivery.find_board().await,
            DeliveryCommand::ShowImage(_) => delivery.show_image().await,
        };
        match delivery.on_refusal(result).await {
            Err(DeliveryError::Never { why }) => {
                tracing::warn!(table = %view.id, why, "the board cannot be delivered");
                Ok(())
            }
            Err(DeliveryError::ChannelClosed { .. }) => Ok(()),
            changes => Ok(self.save(changes?).await?),
        }
    }
}

impl TableDelivery<'_> {
    async fn deliver(&self, notice: &Notice) -> Outcome<Delivered> {
        if self.is_closed().await?
            && let Some(delivered) = self.deliver_elsewhere(notice).await?
        {
            return Ok(delivered);
        }
        let delivered = self.deliver_in_channel(notice).await;
        let mut result = self.on_refusal(delivered).await;
        if let Ok(Delivered { changes, .. }) = &mut result
            && matches!(notice.kind, NoticeKind::Card | NoticeKind::End)
        {
            changes.extend(self.clear_refusals().await?);
        }
        if matches!(result, Err(DeliveryError::ChannelClosed { .. }))
            && let Some(delivered) = self.deliver_elsewhere(notice).await?
        {
            result = Ok(delivered);
        }
        if matches!(result, Ok(Delivered { again: None, .. })) {
            self.desk.retract(notice, self.view.locale).await?;
        }
        result
    }

    async fn deliver_in_channel(&self, notice: &Notice) -> Outcome<Delivered> {
        let post = PostAttempt::of(notice);
        let nonce = &post.mention;
        match notice.kind {
            // The end card replaces the board and has its own notice.
            NoticeKind::Card if self.view.is_over() && self.view.game.is_some() => {
                let (closed, calls) = tokio::join!(self.close_board(), self.refresh_all(false));
                closed.and(calls).map(Delivered::from)
            }
            NoticeKind::End if self.view.game.is_none() => Ok(Delivered::default()),
            NoticeKind::Card | NoticeKind::End => self.card(false).await.map(Delivered::from),
            NoticeKind::Turn { seat, decision } => self.call_turn(seat, decision, &post).await,
            NoticeKind::Decide { seat, decision, began } => {
                let asked = CallRequest { seat, decision, began: began.unwrap_or(decision) };
                self.call_decision(asked, &post).await
            }
            NoticeKind::Reminder { seat, decision, by } => self.remind(seat, decision, by, &post).await,
            NoticeKind::Overdue { seat, decision } => self.tell_overdue(seat, decision, nonce).await,
            NoticeKind::TimeUp { seat } => self.tell_time_up(seat, nonce).await,
            NoticeKind::UndoAsked { request } => self.ask_for_undo(request, nonce).await,
            NoticeKind::SeatOffered { seat, to } => self.offer_seat(seat, to, nonce).await,
            NoticeKind::SeatLeft { seat, person, by } => self.follow(Departure { seat, person, by }, nonce).await,
            NoticeKind::Invited { request } => self.follow(Invited { request }, nonce).await,
            NoticeKind::TermsChanged { request } => self.follow(ChangedTerms { request }, nonce).await,
            NoticeKind::Seated => self.tell_seated(nonce).await,
            NoticeKind::LobbyWarning => self.call_lobby(lobby::lobby_warning(self.view), nonce).await,
            NoticeKind::HostAwaited => self.call_lobby(lobby::host_awaited(self.view), nonce).await,
        }
    }

    /// Delivers a notice without the table's channel; `None` if the notice does not need it.
    async fn deliver_elsewhere(&self, notice: &Notice) -> Outcome<Option<Delivered>> {
        let out_of_turn = |seat| self.view.decision_of(seat).is_some_and(|open| open.decision.out_of_turn);
        match notice.kind {
            NoticeKind::Decide { .. } => return Ok(None),
            NoticeKind::Reminder { seat, .. } if out_of_turn(seat) => return Ok(None),
            NoticeKind::End => return Err(self.end_waits(notice)),
            NoticeKind::Card if self.takes_edits().await? => self.edit_in_place().await?,
            _ => {}
        }
        let refreshed = self.refresh_all(true).await?;
        self.save(refreshed).await?;
        let post = PostAttempt::of(notice);
        Ok(Some(match notice.kind {
            NoticeKind::Turn { seat, decision } => self.call_turn(seat, decision, &post).await?,
            NoticeKind::Reminder { seat, decision, by } => self.remind(seat, decision, by, &post).await?,
            NoticeKind::UndoAsked { request } => self.ask_for_undo_directly(request, notice).await?,
            NoticeKind::SeatLeft { .. } | NoticeKind::TimeUp { .. } => self.tell_left_directly(notice).await?,
            _ => Delivered::default(),
        }))
    }

    /// The error for the result of a game whose channel is closed: retried for a week, then given up.
    fn end_waits(&self, notice: &Notice) -> DeliveryError {
        let why = "the channel is closed".to_owned();
        if self.tables.now().0.saturating_sub(notice.created.0) > WEEK {
            return DeliveryError::Never { why };
        }
        DeliveryError::Later { wait: None, why }
    }

    /// Updates the board message and all calls; `repost` posts a new message. A call does not wait for the picture of
    /// the board.
    pub(super) async fn card(&self, repost: bool) -> Outcome<Vec<StateChange>> {
        match tokio::join!(self.board_message(repost), self.refresh_all(false)) {
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
