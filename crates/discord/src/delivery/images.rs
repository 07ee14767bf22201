//! The picture of a table's board message: sent with the message if it is rendered soon, otherwise added by an edit.
//!
//! Invariants:
//!
//! * A board message waits for its picture for a fixed short time.
//! * The picture is rendered for the public.
//! * While a new picture is rendered, the old one or an empty one stays, so that buttons do not move. It is removed if
//!   no new one follows.
//! * A picture that was outstanding at a shutdown is rendered after the start.

use std::sync::Arc;

use serde_json::Value;
use tracing::Instrument as _;

use crate::delivery::Services;
use crate::delivery::{CardState, ClosedChannelState, DeliveryCommand, Outcome, TableDelivery, state};
use crate::desk::{Board, Destination, EditResult, Editing, Picture, Wanted};
use crate::log;
use crate::messages::{Extent, ImageSlot, KeptImage};
use crate::render::{RenderOutcome, RenderRequest};
use crate::server_settings;
use skald_config::BoardStyle;
use skald_core::title::{Frame, RenderOptions};
use skald_table::{ChannelId, Stage, StateChange, TableError, TableId, Timestamp};

impl TableDelivery<'_> {
    /// The render request for a board message; `None` if there is no picture or the channel takes none.
    pub(super) async fn board_request(&self) -> Result<Option<RenderRequest>, TableError> {
        if self.view.game.is_none() || !self.renderer.draws(self.view.title.meta().key) {
            return Ok(None);
        }
        if self.style_of().await? == BoardStyle::Words {
            return Ok(None);
        }
        let plain: Option<ClosedChannelState> =
            state::read(&self.tables, &state::images_closed_key(self.view.channel)).await?;
        if plain.is_some_and(|closed| closed.until > self.tables.now().0) {
            return Ok(None);
        }
        let log = log::recent(&self.tables, self.view).await?;
        let render = RenderOptions { look: self.usual.look, frame: Frame::Whole };
        Ok(RenderRequest::board(self.view, &log, render, self.view.locale))
    }

    /// The style of a table's boards: the setting of its server, else the operator's.
    async fn style_of(&self) -> Result<BoardStyle, TableError> {
        Ok(server_settings::of(&self.tables, self.view.community).await?.style.unwrap_or(self.usual.style))
    }

    /// How much of a board message with this picture is written in words. Waits a short time for the picture.
    pub(super) async fn extent(&self, request: Option<&RenderRequest>) -> Result<Extent, TableError> {
        let Some(request) = request else { return Ok(Extent::Whole) };
        self.renderer.prepare(request).await;
        let drawable = !matches!(self.renderer.cached(&request.digest), Some(None));
        let brief = drawable && self.style_of().await? == BoardStyle::Picture;
        Ok(if brief { Extent::Brief } else { Extent::Whole })
    }

    /// Sets the picture of a board message to the one available now. Returns whether another one must be rendered.
    pub(super) fn attach_image(
        &self,
        board: &mut Board,
        request: Option<&RenderRequest>,
        message: Option<u64>,
    ) -> bool {
        let shown = message.map(|message| self.desk.ledger.boards.picture(self.view.id, message));
        let shown = match shown {
            Some(Picture::File(digest, kept)) => Some((digest, kept)),
            None | Some(Picture::Unknown | Picture::Nothing) => None,
        };
        let (picture, due) = match (request, shown) {
            (None, _) => (ImageSlot::Nothing, false),
            (Some(request), shown) => match (self.renderer.cached(&request.digest), shown) {
                (drawn, Some((digest, kept)))
                    if digest == request.digest && (drawn.is_some() || kept.alt.is_none()) =>
                {
                    let own = drawn.flatten().map(|image| image.alt.clone());
                    let alt = own.filter(|own| kept.alt.as_ref().is_some_and(|said| said != own));
                    (ImageSlot::Kept(KeptImage { alt, ..kept }), false)
                }
                (Some(Some(image)), _) => (ImageSlot::New { file: request.file.clone(), image }, false),
                (Some(None), _) => (ImageSlot::Nothing, false),
                // A finished game has no buttons to keep in place, and an old picture would stay after a restart.
                (None, Some((_, kept))) if self.view.stage == Stage::Playing => {
                    (ImageSlot::Kept(kept).while_drawing(self.view.locale), true)
                }
                (None, _) if message.is_none() => (self.renderer.placeholder(request), true),
                (None, _) => (ImageSlot::Nothing, true),
            },
        };
        board.outgoing.picture = picture;
        board.digest = request.map(|request| request.digest);
        due
    }

    /// Renders a picture in the background, then queues the command that attaches it.
    pub(super) fn render_later(&self, table: TableId, request: RenderRequest) {
        let renderer = Arc::clone(&self.renderer);
        let delivery_sender = self.delivery_sender.clone();
        let render = async move {
            match renderer.draw(request).await {
                RenderOutcome::Image(_) | RenderOutcome::Nothing => {
                    delivery_sender.send(DeliveryCommand::ShowImage(table));
                }
                RenderOutcome::Superseded => tracing::debug!(%table, "a picture is superseded by a newer one"),
            }
        };
        tokio::spawn(render.in_current_span());
    }

    /// Attaches the rendered picture. If there is none, removes the old one.
    pub(super) async fn show_image(&self) -> Outcome<Vec<StateChange>> {
        let Some(known) = self.own_card(self.view.id).await? else { return Ok(Vec::new()) };
        if self.is_closed().await? {
            return Ok(Vec::new());
        }
        let request = self.board_request().await?;
        // The table has changed: its new picture is being rendered.
        if request.as_ref().is_some_and(|request| self.renderer.cached(&request.digest).is_none()) {
            return Ok(Vec::new());
        }
        let extent = self.extent(request.as_ref()).await?;
        let editing = self.desk.ledger.boards.edit(self.view.id).await;
        // A later press has changed the board, and its own picture follows.
        if self.desk.ledger.boards.is_past(self.view.id, self.view.seq) {
            return Ok(Vec::new());
        }
        let mut board = self.desk.board(&self.tables, Wanted::of(self.view, extent)).await?;
        if !board.stays(known.part.as_ref()) {
            return Ok(Vec::new());
        }
        self.attach_image(&mut board, request.as_ref(), Some(known.message));
        let bare = !matches!(self.desk.ledger.boards.picture(self.view.id, known.message), Picture::File(..));
        // A message that was posted for a picture and gets none is edited, so that it says everything in words.
        let nothing = bare && board.outgoing.picture.file().is_none() && !known.due;
        let same = matches!(&board.outgoing.picture, ImageSlot::Kept(kept) if kept.alt.is_none()) || nothing;
        if !same && let EditResult::Repost(_) = self.edit_board(&editing, &known, &mut board).await? {
            // Somebody has deleted the board.
            drop(editing);
            return if self.view.is_over() { Ok(Vec::new()) } else { self.card(true).await };
        }
        let now = CardState { due: false, by: self.own_name(), ..known.clone() };
        Ok(if now == known { Vec::new() } else { state::card_changes(self.view.id, &now, self.tables.now()) })
    }

    /// Edits the board message; see [`Desk::edit_board`](crate::desk::Desk::edit_board).
    pub(super) async fn edit_board(
        &self,
        editing: &Editing,
        known: &CardState,
        board: &mut Board,
    ) -> Outcome<EditResult> {
        let at = Destination { channel: known.channel, ..self.channel() };
        let edited = self.desk.edit_board(editing, at, known.message, board, self.tables.now()).await?;
        if let EditResult::Edited(sent) = edited {
            self.note_files(ChannelId(known.channel), sent).await?;
        }
        Ok(edited)
    }
}

impl Services {
    /// Redraw commands for the tables whose picture has been outstanding since this time or longer: the process that
    /// rendered it is gone.
    pub(super) async fn missing_images(&self, since: Timestamp) -> Vec<DeliveryCommand> {
        let due = self.tables.outbox().delivery_states(state::IMAGES_DUE).await.unwrap_or_else(|error| {
            tracing::error!(%error, "cannot load the tables with outstanding pictures");
            Vec::new()
        });
        let table = |(key, begun): (String, Value)| {
            let table = key.strip_prefix(state::IMAGES_DUE)?.parse().ok()?;
            (begun.as_u64()? <= since.0).then_some(DeliveryCommand::Redraw(table))
        };
        due.into_iter().filter_map(table).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::delivery::test_delivery::deliverer;
    use crate::messages::outgoing::OutgoingMessage;
    use skald_table::Seq;
    use support::test_tables::processes;

    const TABLE: TableId = TableId::from_bits(3);

    #[tokio::test(start_paused = true)]
    async fn board_of_another_process_is_claimed_after_its_answer() {
        let [one, other] = processes();
        let (here, lease) = deliverer(one, None).await;
        let here = here.under(&lease);
        let card = |by: &str| CardState {
            channel: 1,
            message: 7,
            part: None,
            due: false,
            turn: None,
            by: Some(by.to_owned()),
            replaced: Vec::new(),
        };
        let [own, others] = [here.tables.leases().holder(), other.leases().holder()].map(|holder| holder.to_string());
        let picture = ImageSlot::Kept(KeptImage::named("board-1.png"));
        let outgoing = OutgoingMessage { picture, ..OutgoingMessage::text("the board") };
        let board =
            Board { table: TABLE, seq: Seq(1), extent: Extent::Brief, page: None, part: None, outgoing, digest: None };
        here.desk.ledger.boards.note(7, None, &board, Timestamp(1));
        let known = || here.desk.ledger.boards.picture(TABLE, 7) != Picture::Unknown;
        here.save(vec![state::write(state::card_key(TABLE), &card(&own))]).await.unwrap();
        assert_eq!(here.own_card(TABLE).await.unwrap(), Some(card(&own)));
        assert!(known(), "this process edited it");

        here.save(vec![state::write(state::card_key(TABLE), &card(&others))]).await.unwrap();
        let answering = other.leases().answering(TABLE).await.unwrap();
        let mut claimed = std::pin::pin!(here.own_card(TABLE));
        let early = tokio::time::timeout(std::time::Duration::from_secs(1), &mut claimed).await;
        assert!(early.is_err(), "an answer of the other process is under way");
        drop(answering);
        assert_eq!(claimed.await.unwrap(), Some(card(&own)));
        assert_eq!(state::read(&here.tables, &state::card_key(TABLE)).await.unwrap(), Some(card(&own)));
        assert!(!known());
    }
}
