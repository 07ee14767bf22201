//! The board message of a table: updates it, and reposts it if it is gone, out of sight or no longer editable.

use crate::delivery::calling::{CallRequest, CallState};
use crate::delivery::state::{self, CardState, Place, ReplacedCard};
use crate::delivery::turns::TurnCallState;
use crate::delivery::{DeliveryError, Job, Outcome, PostAttempt, TableDelivery, kept};
use crate::desk::{EditResult, Fault, Picture, Wanted};
use crate::http::UNKNOWN_MESSAGE;
use crate::messages::{Extent, ImageSlot, board, lobby};
use skald_core::engine::Seat;
use skald_table::{Stage, StateChange, TableId};

/// A board with this number of messages below it is out of sight on a phone.
const BURIED: usize = 10;

impl Job<'_> {
    /// The board message of a table, claimed for this process. Another process that had it may be answering a press with
    /// it: the claim waits for that answer, and no other follows. The picture that it has is unknown here.
    pub(super) async fn own_card(&self, table: TableId) -> Outcome<Option<CardState>> {
        let known: Option<CardState> = state::read(&self.tables, &state::card_key(table)).await?;
        let by = self.own_name();
        let Some(card) = known.clone().filter(|card| card.by != by) else { return Ok(known) };
        self.desk.ledger.boards.forget_picture(table);
        let _answering = self.tables.leases().answering(table).await?;
        let card = CardState { by, ..card };
        self.save(vec![state::write(state::card_key(table), &card)]).await?;
        Ok(Some(card))
    }

    /// This process, as [`CardState::by`] names it.
    pub(super) fn own_name(&self) -> Option<String> {
        Some(self.tables.leases().holder().to_string())
    }
}

impl TableDelivery<'_> {
    /// Updates the board message, or posts it.
    pub(super) async fn board_message(&self, repost: bool) -> Outcome<Vec<StateChange>> {
        let known = self.own_card(self.view.id).await?;
        if known.is_none() && self.view.game.is_none() && self.view.stage != Stage::Lobby {
            // The table was closed before its board was posted.
            return Ok(Vec::new());
        }
        let known = match known {
            None if self.view.stage == Stage::Playing => Some(self.post_begun().await?),
            known => known,
        };
        let request = self.board_request().await?;
        let extent = self.extent(request.as_ref()).await?;
        let editing = self.desk.ledger.boards.edit(self.view.id).await;
        if self.desk.ledger.boards.is_past(self.view.id, self.view.seq) {
            // A later press has changed the board while its picture was being rendered.
            drop(editing);
            let view = self.tables.look(self.view.id).await?;
            return Box::pin(self.of(&view).board_message(repost)).await;
        }
        let mut board = self.desk.board(&self.tables, Wanted::of(self.view, extent)).await?;
        if repost || known.as_ref().is_some_and(|known| known.part == board.part) {
            // The people it mentions were called when it was first posted.
            board.outgoing.calls.clear();
        }
        self.drop_unwanted_calls(&mut board.outgoing).await?;
        let turn =
            self.view.open.iter().map(|open| &open.decision).find(|asked| !asked.out_of_turn).map(|asked| asked.seat);
        let stays = |known: &&CardState| !repost && board.stays(known.part.as_ref());
        let current = match known.as_ref().filter(stays) {
            Some(known) if self.is_buried(known, turn).await => None,
            current => current,
        };
        let mut due = self.attach_image(&mut board, request.as_ref(), current.map(|known| known.message));
        let failed = match current {
            Some(known) => match self.edit_board(&editing, known, &mut board).await? {
                EditResult::Edited(_) => None,
                EditResult::Repost(fault) => Some(fault),
            },
            None => None,
        };
        if failed == Some(Fault::Gone) && self.view.is_over() {
            // Somebody has deleted the result, so it is not posted again.
            return Ok(Vec::new());
        }
        let mut now = match (failed, current) {
            (None, Some(known)) => CardState { turn, by: self.own_name(), ..known.clone() },
            _ => {
                due = self.attach_image(&mut board, request.as_ref(), None);
                // The nonce stays the same until the new message is saved, so that two attempts make one message.
                let nonce = format!("{}b{:x}", self.view.id, known.as_ref().map_or(0, |known| known.message));
                let message = self.post_board(&editing, &mut board, &nonce).await?;
                let replaced = known.iter().filter(|old| old.message != message).flat_map(CardState::all).collect();
                let channel = self.view.channel.0;
                let part = board.part.clone();
                CardState { channel, message, part, due, turn, by: self.own_name(), replaced }
            }
        };
        drop(editing);
        // A message reduced to text gets no picture, because Discord refused its embed. The next change is sent as
        // usual.
        due &= board.outgoing.embed.is_some();
        now.due = due;
        if let Some(request) = request.filter(|_| due) {
            self.render_later(self.view.id, request);
        }
        if !now.replaced.is_empty() {
            // Saved now, so that the new message is known even if deleting the old ones fails.
            self.save(state::card_changes(self.view.id, &now, self.tables.now())).await?;
            now.replaced = self.retire(&now).await?;
        }
        if failed == Some(Fault::Foreign) {
            self.save(state::card_changes(self.view.id, &now, self.tables.now())).await?;
            self.repeat_calls(now.message).await?;
        }
        Ok(match known.as_ref() == Some(&now) {
            true => Vec::new(),
            false => state::card_changes(self.view.id, &now, self.tables.now()),
        })
    }

    /// Posts the start message for a game that began before its lobby card was posted. The board then replaces it like
    /// a lobby card.
    async fn post_begun(&self) -> Outcome<CardState> {
        let channel = self.view.channel.0;
        let part = Some(board::LOBBY.to_owned());
        // The nonce of the lobby card: if its post arrived and the response was lost, Discord returns that message.
        let mut begun = lobby::begun(self.view, &self.desk.link(self.view.community, channel, None));
        let message = self.post(&mut begun, &format!("{}b0", self.view.id)).await?;
        let card = CardState { channel, message, part, due: false, turn: None, by: None, replaced: Vec::new() };
        self.save(state::card_changes(self.view.id, &card, self.tables.now())).await?;
        Ok(card)
    }

    /// Repeats the calls with buttons: the earlier messages and their buttons belong to another application. A turn has
    /// its own notice.
    async fn repeat_calls(&self, board: u64) -> Outcome<()> {
        let mut known = kept::changes::<TurnCallState>(self.view.id, &[]);
        known.extend(kept::changes::<CallState>(self.view.id, &[]));
        known.push(state::erase(state::last_calls_key(self.view.id)));
        self.save(known).await?;
        for open in self.view.open.iter().filter(|open| open.decision.out_of_turn) {
            let seat = open.decision.seat;
            let decision = open.id;
            let nonce = |letter| format!("{}{letter}{:x}", self.view.id, board + u64::from(seat.0));
            let post = PostAttempt { direct: nonce('f'), mention: nonce('g'), tries: 0, created: self.tables.now() };
            let about = CallRequest { seat, decision, began: open.began() };
            let called = self.call_decision(about, &post).await?;
            self.save(called.changes).await?;
        }
        Ok(())
    }

    /// Edits the board in a channel that takes no new messages.
    pub(super) async fn edit_in_place(&self) -> Outcome<()> {
        let Some(known) = self.own_card(self.view.id).await? else { return Ok(()) };
        let editing = self.desk.ledger.boards.edit(self.view.id).await;
        let board = self.desk.board(&self.tables, Wanted::of(self.view, Extent::Whole)).await?;
        let mut board = board.with_picture(ImageSlot::Nothing);
        if let Err(error) = self.edit_board(&editing, &known, &mut board).await {
            tracing::debug!(table = %self.view.id, %error, "a board stays as it is while its channel is closed");
        }
        Ok(())
    }

    /// Removes the buttons from the board of a finished game; the result replaces the board later.
    pub(super) async fn close_board(&self) -> Outcome<()> {
        let Some(known) = self.own_card(self.view.id).await? else { return Ok(()) };
        let boards = &self.desk.ledger.boards;
        let editing = boards.edit(self.view.id).await;
        let shown = boards.shown(self.view.id).filter(|shown| shown.picture != Picture::Unknown);
        let (extent, picture) =
            shown.map_or((Extent::Whole, ImageSlot::Nothing), |shown| (shown.extent, shown.picture.kept()));
        let wanted = Wanted { part: known.part.as_ref(), ..Wanted::of(self.view, extent) };
        let board = self.desk.board(&self.tables, wanted).await?;
        if !board.stays(known.part.as_ref()) || board.part.as_deref() == Some(board::END) {
            // The message shows the lobby or the result.
            return Ok(());
        }
        if let Err(error) =
            self.edit_board(&editing, &known, &mut board.with_picture(picture.while_drawing(self.view.locale))).await
        {
            tracing::debug!(table = %self.view.id, %error, "the board of a game that is over keeps its buttons");
        }
        Ok(())
    }

    /// Reposts the board if its message is gone. A deleted result of a game is not reposted.
    pub(super) async fn find_board(&self) -> Outcome<Vec<StateChange>> {
        if self.view.is_over() {
            return Ok(Vec::new());
        }
        let known: Option<CardState> = state::read(&self.tables, &state::card_key(self.view.id)).await?;
        let Some(known) = known else { return Ok(Vec::new()) };
        match self.desk.rest.find(known.channel, known.message).await {
            Err(error) if error.is(&[UNKNOWN_MESSAGE]) => {
                tracing::info!(table = %self.view.id, "the board is gone; it is reposted");
                self.card(true).await
            }
            found => {
                // For example, the bot may not read the message history.
                if let Err(error) = found {
                    tracing::debug!(table = %self.view.id, %error, "cannot check whether the board exists");
                }
                Ok(Vec::new())
            }
        }
    }

    /// Whether other messages have pushed the board out of sight. Checked when the turn passes to another seat; in a
    /// solo game at every move.
    async fn is_buried(&self, card: &CardState, turn: Option<Seat>) -> bool {
        let alone = self.view.seats.len() == 1;
        if self.view.stage != Stage::Playing || turn.is_none() || card.turn == turn && !alone {
            return false;
        }
        match self.desk.rest.count_after(card.channel, card.message, BURIED).await {
            Ok(after) => after >= BURIED,
            Err(error) => {
                tracing::debug!(table = %self.view.id, %error, "cannot count the messages below the board");
                false
            }
        }
    }

    /// Deletes the board messages that a new one has replaced, and returns those that must wait. A lobby card is kept and
    /// edited to say who plays. A message whose deletion Discord refuses for good stays.
    async fn retire(&self, card: &CardState) -> Outcome<Vec<ReplacedCard>> {
        let mut left = Vec::new();
        for old in &card.replaced {
            let place = Place { channel: old.channel, message: old.message, direct: None };
            let done = if old.lobby && self.view.game.is_some() {
                let link = self.desk.link(self.view.community, card.channel, Some(card.message));
                self.edit(place, lobby::begun(self.view, &link)).await
            } else {
                self.delete(place).await.map(|()| true)
            };
            match done {
                Err(later @ DeliveryError::Later { .. }) => return Err(later),
                Err(error) => tracing::warn!(table = %self.view.id, %error, "an old board stays where it is"),
                Ok(true) => {}
                Ok(false) => left.push(*old),
            }
        }
        Ok(left)
    }
}
