//! The picture of a table's card: it comes with the card when it is drawn already, else by an edit when it is.
//!
//! Invariants: a card never waits for its picture, and none is drawn but as the public may see it; while a new one is drawn
//! the one before stays in its place, so that nothing jumps under a thumb, and goes if none follows; a card whose picture
//! was still to come when we stopped is drawn again after the start.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};

use crate::discord::delivery::DeliveryCommand;
use crate::discord::delivery::RestError;
use crate::discord::delivery::deliver::{CLOSED_FOR, Deliverer, Outcome};
use crate::discord::delivery::state::{self, CardState, ClosedChannel, Memo};
use crate::discord::messages::board;
use crate::discord::messages::outgoing::{ImageSlot, OutgoingMessage};
use crate::discord::messages::recent_log;
use crate::discord::render::Digest;
use crate::discord::render::RenderOutcome;
use crate::discord::render::RenderRequest;
use crate::table::{Stage, TableError, TableId, TableView};
use crate::title::{Frame, RenderOptions};

/// How many cards are remembered.
const CARDS: usize = 4096;

/// The pictures that hang in cards, by message, as far as we put them there since the start.
#[derive(Default)]
pub struct ShownImages(Mutex<BTreeMap<u64, (Digest, String)>>);

impl ShownImages {
    fn at(&self, message: u64) -> Option<(Digest, String)> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).get(&message).cloned()
    }

    /// Notes what a message shows now.
    pub(super) fn note(&self, message: u64, picture: &ImageSlot, wanted: Option<&RenderRequest>) {
        let mut cards = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        match (picture, wanted) {
            (ImageSlot::New { file, .. }, Some(wanted)) => drop(cards.insert(message, (wanted.digest, file.clone()))),
            (ImageSlot::Kept(_), _) => {}
            _ => drop(cards.remove(&message)),
        }
        while cards.len() > CARDS {
            cards.pop_first();
        }
    }
}

impl Deliverer {
    /// The picture that a card should bear; `None` where there is none, or none may be shown.
    pub(super) async fn wanted(&self, view: &TableView) -> Result<Option<RenderRequest>, TableError> {
        if view.game.is_none() || !self.renderer.draws(view.title.meta().key) {
            return Ok(None);
        }
        let plain: Option<ClosedChannel> = state::read(&self.tables, &state::plain(view.channel)).await?;
        if plain.is_some_and(|memo| memo.until > self.tables.now().0) {
            return Ok(None);
        }
        let log = recent_log::recent(&self.tables, view).await?;
        let render = RenderOptions { look: self.look, frame: Frame::Whole };
        Ok(RenderRequest::board(view, &log, render, view.locale))
    }

    /// Gives a card the picture that there is now, when it is shown by this message. Whether another is to be drawn.
    pub(super) fn attach_image(
        &self,
        outgoing: &mut OutgoingMessage,
        view: &TableView,
        wanted: Option<&RenderRequest>,
        message: Option<u64>,
    ) -> bool {
        let shown_images = message.and_then(|message| self.shown_images.at(message));
        let (picture, due) = match (wanted, shown_images) {
            (None, _) => (ImageSlot::Nothing, false),
            (Some(wanted), Some((digest, file))) if digest == wanted.digest => (ImageSlot::Kept(file), false),
            (Some(wanted), shown_images) => match (self.renderer.on_hand(&wanted.digest), shown_images) {
                (Some(Some(print)), _) => (ImageSlot::New { file: wanted.file.clone(), print }, false),
                (Some(None), _) => (ImageSlot::Nothing, false),
                // The last board has no buttons to jump, and nothing would mend it after a restart.
                (None, Some((_, file))) if view.stage == Stage::Playing => (ImageSlot::Kept(file), true),
                (None, _) => (ImageSlot::Nothing, true),
            },
        };
        outgoing.picture = picture;
        due
    }

    /// Has a picture drawn, and hung when it is.
    pub(super) fn order(&self, table: TableId, wanted: RenderRequest) {
        let (renderer, delivery_sender) = (Arc::clone(&self.renderer), self.delivery_sender.clone());
        tokio::spawn(async move {
            match renderer.draw(wanted).await {
                RenderOutcome::Image(_) | RenderOutcome::Nothing => {
                    delivery_sender.send(DeliveryCommand::ShowImage(table))
                }
                RenderOutcome::Overtaken => tracing::debug!(%table, "a newer picture is on its way"),
            }
        });
    }

    /// Hangs the picture that was drawn, or takes an older one away when there is none.
    pub(super) async fn show_image(&self, view: &TableView) -> Outcome<Vec<Memo>> {
        let key = state::card(view.id);
        let Some(known) = state::read::<CardState>(&self.tables, &key).await? else { return Ok(Vec::new()) };
        if self.is_closed(view.channel).await? {
            return Ok(Vec::new());
        }
        let wanted = self.wanted(view).await?;
        // The table has moved on, and what it looks like now is being drawn.
        if wanted.as_ref().is_some_and(|wanted| self.renderer.on_hand(&wanted.digest).is_none()) {
            return Ok(Vec::new());
        }
        let log = recent_log::read(&self.tables, view, view.seq).await?;
        let mut card = board::card(view, &log, 0);
        if card.heading.is_some() && card.heading != known.heading {
            return Ok(Vec::new());
        }
        self.attach_image(&mut card.outgoing, view, wanted.as_ref(), Some(known.message));
        let bare = self.shown_images.at(known.message).is_none();
        let same =
            matches!(card.outgoing.picture, ImageSlot::Kept(_)) || bare && card.outgoing.picture.file().is_none();
        if !same {
            if !self.edited(known.channel, known.message, &mut card.outgoing).await? {
                return Ok(Vec::new());
            }
            self.shown_images.note(known.message, &card.outgoing.picture, wanted.as_ref());
        }
        Ok(if known.due { vec![state::write(key, &CardState { due: false, ..known })] } else { Vec::new() })
    }

    /// After an error: whether it may be for the picture, which is then off the face.
    pub(super) async fn drop_image(
        &self,
        channel: u64,
        outgoing: &mut OutgoingMessage,
        error: &RestError,
    ) -> Outcome<bool> {
        let status = match error {
            RestError::Refused { status, .. } => *status,
            RestError::Unreachable(_) => 500,
            RestError::Limited(_) => return Ok(false),
        };
        let mine = match &outgoing.picture {
            ImageSlot::Nothing => false,
            ImageSlot::Kept(_) => status == 400,
            ImageSlot::New { .. } => !matches!(status, 401 | 404),
        };
        if !mine {
            return Ok(false);
        }
        tracing::info!(channel, %error, "a picture cannot be shown");
        if let RestError::Refused { status: 403, code, .. } = error {
            let memo = ClosedChannel { code: *code, until: self.tables.now().0 + CLOSED_FOR };
            self.tables
                .set_delivery_state(vec![state::write(state::plain(crate::table::ChannelId(channel)), &memo)])
                .await?;
        }
        outgoing.picture = ImageSlot::Nothing;
        Ok(true)
    }

    /// The tables whose picture was still to come when we stopped.
    pub(super) async fn missing_images(&self) -> Vec<DeliveryCommand> {
        let due = async {
            let mut due = Vec::new();
            for table in self.tables.live().await? {
                if state::read::<CardState>(&self.tables, &state::card(table)).await?.is_some_and(|card| card.due) {
                    due.push(DeliveryCommand::Redraw(table));
                }
            }
            Ok::<_, TableError>(due)
        };
        due.await.unwrap_or_else(|error| {
            tracing::error!(%error, "nobody knows which pictures are still to come");
            Vec::new()
        })
    }
}
