//! Delivers one notice or command.

use std::ops::Deref;
use std::sync::Arc;

use crate::canvas::palette::Look;
use crate::config::BoardStyle;
use crate::discord::answer_channels::AnswerChannels;
use crate::discord::delivery::calling::{CallRequest, PostAttempt};
use crate::discord::delivery::images::ShownImages;
use crate::discord::delivery::lost::{self, LostPosts};
use crate::discord::delivery::state::{self, CardState, ClosedChannelState};
use crate::discord::delivery::store_gate::StoreGate;
use crate::discord::delivery::{DeliveryCommand, DeliveryError, DeliverySender, Rest, RestError};
use crate::discord::http::UNKNOWN_MESSAGE;
use crate::discord::messages::board::{Card, Extent};
use crate::discord::messages::outgoing::OutgoingMessage;
use crate::discord::messages::plain::plain;
use crate::discord::messages::{board, call, lobby, recent_log};
use crate::discord::render::Renderer;
use crate::discord::shown_boards::ShownBoards;
use crate::engine::Seat;
use crate::table::{
    ChannelId, Entry, Lease, Notice, NoticeKind, Stage, StateChange, TableError, TableView, Tables, Timestamp,
};

/// How long a channel without write permission is not retried, in milliseconds, unless a command is used there.
pub const CLOSED_FOR: u64 = 60 * 60 * 1000;
/// How long the result of a game waits for its channel, in milliseconds.
const WEEK: u64 = 7 * 24 * 60 * 60 * 1000;
/// A board with so many messages below it is out of sight on a phone.
const BURIED: usize = 10;
/// Discord's codes for a channel that is gone or not writable.
const NO_CHANNEL: &[u64] = &[10003, 50001, 50013, 160_005, 50083];

/// The dependencies of deliveries.
pub struct Deliverer {
    pub tables: Arc<Tables>,
    pub rest: Arc<Rest>,
    pub renderer: Arc<Renderer>,
    /// The look of boards in channels.
    pub look: Look,
    /// What boards in channels consist of.
    pub style: BoardStyle,
    pub delivery_sender: DeliverySender,
    pub answer_channels: Arc<AnswerChannels>,
    /// What each board message shows.
    pub shown_boards: Arc<ShownBoards>,
    /// The pictures in the board messages.
    pub shown_images: ShownImages,
    /// Posts whose answers were lost.
    pub lost: LostPosts,
    /// Whether the store takes changes.
    pub gate: Arc<StoreGate>,
}

pub(super) type Outcome<T> = Result<T, DeliveryError>;

/// The result of a delivery.
#[derive(Debug, Default)]
pub(super) struct Delivered {
    /// The delivery state to save.
    pub changes: Vec<StateChange>,
    /// When the notice is due again, if it is not done.
    pub again: Option<Timestamp>,
}

impl From<Vec<StateChange>> for Delivered {
    fn from(changes: Vec<StateChange>) -> Self {
        Self { changes, again: None }
    }
}

/// The deliveries of one table, under the lease that keeps other processes from it.
pub struct TableDelivery<'a> {
    deliverer: &'a Deliverer,
    pub lease: &'a Lease,
}

impl Deref for TableDelivery<'_> {
    type Target = Deliverer;

    fn deref(&self) -> &Deliverer {
        self.deliverer
    }
}

impl Deliverer {
    /// A delivery for the table of a lease.
    pub const fn under<'a>(&'a self, lease: &'a Lease) -> TableDelivery<'a> {
        TableDelivery { deliverer: self, lease }
    }
}

impl TableDelivery<'_> {
    /// Saves delivery state, unless another process has taken the table over. While the store takes no changes it waits: what was
    /// posted must not be forgotten.
    pub(super) async fn save(&self, changes: Vec<StateChange>) -> Result<(), TableError> {
        loop {
            match self.tables.set_delivery_state(changes.clone(), Some(self.lease)).await {
                Err(error) if self.gate.refused(&error) => self.gate.opened().await,
                saved => return saved,
            }
        }
    }

    pub async fn deliver(&self, notice: &Notice) -> Outcome<Delivered> {
        let view = self.tables.look(notice.table).await?;
        let nonce = |letter| lost::nonce(notice, letter);
        let post = |direct, mention| PostAttempt::of(notice, direct, mention);
        if self.is_closed(view.channel).await?
            && let Some(delivered) = self.deliver_elsewhere(&view, notice).await?
        {
            return Ok(delivered);
        }
        let result = match notice.kind {
            // The end card replaces the board, and has a notice of its own.
            NoticeKind::Card if view.is_over() && view.game.is_some() => {
                self.refresh_calls(&view).await.map(Delivered::from)
            }
            NoticeKind::Card => self.card(&view, false).await.map(Delivered::from),
            NoticeKind::Turn { seat, decision } => self.call_turn(&view, seat, decision, &post('y', 't')).await,
            NoticeKind::Decide { seat, decision, began } => {
                let asked = CallRequest { seat, decision, began: began.unwrap_or(decision) };
                self.call_decision(&view, asked, &post('d', 'm')).await
            }
            NoticeKind::Reminder { seat, decision, by } => {
                self.remind(&view, (seat, decision), by, &post('r', 'n')).await
            }
            NoticeKind::Overdue { seat, decision } => {
                self.tell_overdue(&view, seat, decision, &nonce('o')).await.map(Delivered::from)
            }
            NoticeKind::TimeUp { seat } => self.tell_time_up(&view, seat, &nonce('u')).await.map(Delivered::from),
            NoticeKind::UndoAsked { request } => {
                self.ask_for_undo(&view, request, &nonce('z')).await.map(Delivered::from)
            }
            NoticeKind::LobbyWarning => self.warn_lobby(&view, &nonce('w')).await.map(Delivered::from),
            NoticeKind::End if view.game.is_none() => Ok(Delivered::default()),
            NoticeKind::End => self.card(&view, false).await.map(Delivered::from),
        };
        let shut_out = matches!(result, Err(DeliveryError::ChannelClosed { .. }));
        let mut result = self.note_closed(&view, result);
        if let (true, Err(DeliveryError::Never { changes, .. })) = (shut_out, &mut result)
            && matches!(
                notice.kind,
                NoticeKind::Turn { .. } | NoticeKind::Reminder { .. } | NoticeKind::UndoAsked { .. }
            )
        {
            self.save(std::mem::take(changes)).await?;
            result = self.deliver_elsewhere(&view, notice).await.map(Option::unwrap_or_default);
        }
        if matches!(result, Ok(Delivered { again: None, .. })) {
            self.retract(notice).await?;
        }
        match result {
            // Save the delivery state of the refusal now; the result itself is retried.
            Err(DeliveryError::Never { changes, .. }) if notice.kind == NoticeKind::End => {
                self.save(changes).await?;
                Err(self.end_waits(notice))
            }
            result => result,
        }
    }

    /// The error for the result of a game whose channel is closed: retried for a week, then given up.
    pub(super) fn end_waits(&self, notice: &Notice) -> DeliveryError {
        let why = "the channel is closed".to_owned();
        if self.tables.now().0.saturating_sub(notice.created.0) > WEEK {
            return DeliveryError::Never { changes: Vec::new(), why };
        }
        DeliveryError::Later { wait: None, why }
    }

    pub async fn execute(&self, command: DeliveryCommand) -> Outcome<()> {
        let view = self.tables.look(command.table()).await?;
        let result = match command {
            DeliveryCommand::PostAnew(_) => self.card(&view, true).await,
            DeliveryCommand::Redraw(_) => self.card(&view, false).await,
            DeliveryCommand::FindBoard(_) => self.find_board(&view).await,
            DeliveryCommand::ShowImage(_) => self.show_image(&view).await,
        };
        let changes = match self.note_closed(&view, result) {
            Err(DeliveryError::Never { changes, why }) => {
                tracing::warn!(table = %view.id, why, "undeliverable");
                changes
            }
            result => result?,
        };
        Ok(self.save(changes).await?)
    }

    /// Records a channel that refuses messages.
    fn note_closed<T>(&self, view: &TableView, result: Outcome<T>) -> Outcome<T> {
        match result {
            Err(DeliveryError::ChannelClosed { code, mut changes }) => {
                let closed = ClosedChannelState { code, until: self.tables.now().0 + CLOSED_FOR };
                changes.push(state::write(state::channel_closed_key(view.channel), &closed));
                Err(DeliveryError::Never { changes, why: format!("the channel is closed, code {code}") })
            }
            result => result,
        }
    }

    pub(super) async fn is_closed(&self, channel: ChannelId) -> Result<bool, TableError> {
        let closed: Option<ClosedChannelState> = state::read(&self.tables, &state::channel_closed_key(channel)).await?;
        Ok(closed.is_some_and(|closed| closed.until > self.tables.now().0))
    }

    /// Brings the board message and all calls up to date; `anew` posts a new message. A call is not kept waiting by the picture of the board.
    pub(super) async fn card(&self, view: &TableView, anew: bool) -> Outcome<Vec<StateChange>> {
        match tokio::join!(self.board_message(view, anew), self.refresh_calls(view)) {
            (Ok(board), Ok(calls)) => Ok(board.into_iter().chain(calls).collect()),
            // What one of them has done is known from now on, whatever becomes of the other.
            (Ok(done), Err(error)) | (Err(error), Ok(done)) => {
                self.save(done).await?;
                Err(error)
            }
            (Err(error), Err(_)) => Err(error),
        }
    }

    /// Brings the board message up to date.
    async fn board_message(&self, view: &TableView, anew: bool) -> Outcome<Vec<StateChange>> {
        let known: Option<CardState> = state::read(&self.tables, &state::card_key(view.id)).await?;
        self.see(known.as_ref());
        let log = recent_log::read(&self.tables, view, view.seq).await?;
        let request = self.board_request(view).await?;
        let extent = self.extent(view, request.as_ref()).await?;
        let editing = self.shown_boards.edit(view.id).await;
        if self.shown_boards.is_past(view.id, view.seq) {
            // A later press has changed it while its picture was being drawn.
            drop(editing);
            return Box::pin(self.board_message(&self.tables.look(view.id).await?, anew)).await;
        }
        let mut card = self.turned_card(view, &log, extent);
        if anew || known.as_ref().is_some_and(|known| known.part == card.part) {
            // The people it names were called when it was first posted.
            card.outgoing.calls.clear();
        }
        self.hush_some(&mut card.outgoing).await?;
        let channel = view.channel.0;
        let turn = view.open.iter().map(|open| &open.decision).find(|asked| !asked.out_of_turn).map(|asked| asked.seat);
        let stays = |known: &&CardState| !anew && (card.part.is_none() || card.part == known.part);
        let current = match known.as_ref().filter(stays) {
            Some(known) if self.is_buried(view, known, turn).await => None,
            current => current,
        };
        let mut due = self.attach_image(&mut card.outgoing, view, request.as_ref(), current.map(|known| known.message));
        // A press was answered with just this.
        let same =
            current.is_some() && self.shown_boards.is_by_press(view.id, view.seq, &card.outgoing.picture, extent);
        let edited = match current {
            Some(_) if same => true,
            Some(known) => self.edited(view, (known.channel, known.message), &mut card.outgoing).await?,
            None => false,
        };
        if current.is_some() && !edited && view.is_over() {
            // Somebody has deleted the result, which stays away then.
            return Ok(Vec::new());
        }
        let mut now = match (edited, current) {
            (true, Some(known)) => CardState { due, turn, by: self.own_name(), ..known.clone() },
            _ => {
                due = self.attach_image(&mut card.outgoing, view, request.as_ref(), None);
                // The nonce stays the same until the new message is saved, so that two attempts make one message.
                let nonce = format!("{}b{:x}", view.id, known.as_ref().map_or(0, |known| known.message));
                let message = self.post(view, &mut card.outgoing, &nonce).await?;
                let replaced = known.iter().filter(|old| old.message != message).flat_map(CardState::all).collect();
                CardState { channel, message, part: card.part, due, turn, by: self.own_name(), replaced }
            }
        };
        // A message reduced to text gets no picture: Discord refused its embed. The next change is sent as usual.
        due &= card.outgoing.embed.is_some();
        now.due = due;
        self.shown_images.note(now.message, &card.outgoing.picture, request.as_ref());
        if !same {
            self.shown_boards.note(view.id, view.seq, &card.outgoing.picture, extent);
        }
        drop(editing);
        if let Some(request) = request.filter(|_| due) {
            self.render_later(view.id, request);
        }
        if !now.replaced.is_empty() {
            // Known from now on, whatever becomes of those before it.
            self.save(state::card_changes(view.id, &now, self.tables.now())).await?;
            self.retire(view, &now).await?;
            now.replaced.clear();
        }
        Ok(match known.as_ref() == Some(&now) {
            true => Vec::new(),
            false => state::card_changes(view.id, &now, self.tables.now()),
        })
    }

    /// The board of a table, at the page of its choices that somebody has turned to.
    pub(super) fn turned_card(&self, view: &TableView, log: &[Entry], extent: Extent) -> Card {
        let page = self.shown_boards.page(view.id, board::shown(view).map(|open| open.id));
        board::card(view, log, page, extent)
    }

    /// Posts the board anew if its message is gone. The result of a game stays away once somebody has deleted it.
    async fn find_board(&self, view: &TableView) -> Outcome<Vec<StateChange>> {
        if view.is_over() {
            return Ok(Vec::new());
        }
        let known: Option<CardState> = state::read(&self.tables, &state::card_key(view.id)).await?;
        let Some(known) = known else { return Ok(Vec::new()) };
        match self.rest.find(known.channel, known.message).await {
            Err(error) if error.is(&[UNKNOWN_MESSAGE]) => {
                tracing::info!(table = %view.id, "the board is gone; it is posted anew");
                self.card(view, true).await
            }
            found => {
                // Such as where the bot may not read what was written before.
                if let Err(error) = found {
                    tracing::debug!(table = %view.id, %error, "cannot see whether the board is there");
                }
                Ok(Vec::new())
            }
        }
    }

    /// Whether other messages have pushed the board out of sight. Checked when another seat is to move; in a game for one, at every move.
    async fn is_buried(&self, view: &TableView, card: &CardState, turn: Option<Seat>) -> bool {
        let alone = view.seats.len() == 1;
        if view.stage != Stage::Playing || turn.is_none() || card.turn == turn && !alone {
            return false;
        }
        match self.rest.count_after(card.channel, card.message, BURIED).await {
            Ok(after) => after >= BURIED,
            Err(error) => {
                tracing::debug!(table = %view.id, %error, "cannot see what stands below the board");
                false
            }
        }
    }

    /// Deletes the board messages that a new one has replaced; a lobby card is kept and edited to say who plays. What Discord refuses for
    /// good stays as it is.
    async fn retire(&self, view: &TableView, card: &CardState) -> Outcome<()> {
        for old in &card.replaced {
            let done = if old.lobby && view.game.is_some() {
                let link = call::link(view, card.channel, Some(card.message));
                self.edited(view, (old.channel, old.message), &mut lobby::begun(view, &link)).await
            } else {
                self.exists(self.rest.delete(old.channel, old.message).await)
            };
            match done {
                Err(later @ DeliveryError::Later { .. }) => return Err(later),
                Err(error) => tracing::warn!(table = %view.id, %error, "an old board stays where it is"),
                Ok(_) => {}
            }
        }
        Ok(())
    }

    /// Posts a message in the table's channel. A nonce used before returns the message posted then, which is brought up to
    /// date. If its picture is refused, the message is posted without it; if the rest is refused too, as text alone. Either
    /// way `outgoing` is changed to match.
    pub(super) async fn post(&self, view: &TableView, outgoing: &mut OutgoingMessage, nonce: &str) -> Outcome<u64> {
        let channel = view.channel.0;
        let mut posted = self.post_once(channel, outgoing, nonce, outgoing.upload()).await;
        if let Err(error) = &posted
            && self.drop_image(channel, outgoing, error).await?
        {
            posted = self.post_once(channel, outgoing, nonce, None).await;
        }
        if let Err(error) = &posted
            && reduced(view, outgoing, error)
        {
            posted = self.post_once(channel, outgoing, nonce, None).await;
        }
        let (message, shown) = posted.map_err(refused)?;
        if !outgoing.is_shown_by(&shown) {
            self.edited(view, (channel, message), outgoing).await?;
        }
        Ok(message)
    }

    /// Edits a message, given by channel and id; `false` when it is gone. What is refused is left out as in
    /// [`TableDelivery::post`].
    pub(super) async fn edited(
        &self,
        view: &TableView,
        (channel, message): (u64, u64),
        outgoing: &mut OutgoingMessage,
    ) -> Outcome<bool> {
        let mut edited = self.rest.edit(channel, message, &outgoing.body(), outgoing.upload()).await;
        if let Err(error) = &edited
            && self.drop_image(channel, outgoing, error).await?
        {
            edited = self.rest.edit(channel, message, &outgoing.body(), None).await;
        }
        if let Err(error) = &edited
            && reduced(view, outgoing, error)
        {
            edited = self.rest.edit(channel, message, &outgoing.body(), None).await;
        }
        if matches!(edited, Err(RestError::Unreachable(_))) {
            // Whether the edit arrived is not known, so the picture is not either: a picture that may be gone must not
            // be named.
            self.shown_images.forget(message);
            self.shown_boards.forget_picture(view.id);
        }
        self.exists(edited)
    }

    /// Maps a message that is gone to `false`.
    pub(super) fn exists(&self, done: Result<(), RestError>) -> Outcome<bool> {
        match done {
            Ok(()) => Ok(true),
            Err(error) if error.is(&[UNKNOWN_MESSAGE]) => Ok(false),
            Err(error) => Err(refused(error)),
        }
    }
}

/// After an error: whether Discord finds fault with the message itself. If so, it is reduced to text.
pub(super) fn reduced(view: &TableView, outgoing: &mut OutgoingMessage, error: &RestError) -> bool {
    if !finds_fault(error) {
        return false;
    }
    tracing::warn!(table = %view.id, seq = %view.seq, %error, "Discord refuses a message; sending it as text alone");
    *outgoing = plain(outgoing, view.locale);
    true
}

/// Whether Discord refuses a message for what it looks like.
pub(super) fn finds_fault(error: &RestError) -> bool {
    matches!(error, RestError::Refused { status: 400, .. }) && !error.is(NO_CHANNEL)
}

fn refused(error: RestError) -> DeliveryError {
    match error {
        RestError::Refused { status, code, .. }
            if NO_CHANNEL.contains(&code) || status == 403 || status == 404 && code != UNKNOWN_MESSAGE =>
        {
            DeliveryError::ChannelClosed { code, changes: Vec::new() }
        }
        error => error.into(),
    }
}

/// The same error with delivery state to save.
pub(super) fn with_changes(error: DeliveryError, observed: Vec<StateChange>) -> DeliveryError {
    match error {
        DeliveryError::Never { why, .. } => DeliveryError::Never { changes: observed, why },
        DeliveryError::ChannelClosed { code, .. } => DeliveryError::ChannelClosed { code, changes: observed },
        later @ DeliveryError::Later { .. } => later,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_is_wrong_with_a_channel_closes_it() {
        let closes = |status: u16, code: u64| {
            let error = refused(RestError::Refused { status, code, message: String::new() });
            matches!(error, DeliveryError::ChannelClosed { .. })
        };
        for (status, code) in [(403, 50013), (403, 50001), (404, 10003), (404, 10004), (400, 50083)] {
            assert!(closes(status, code), "{status} {code}");
        }
        for (status, code) in [(400, 50035), (413, 40005), (401, 0), (404, UNKNOWN_MESSAGE)] {
            assert!(!closes(status, code), "{status} {code}");
        }
    }
}
