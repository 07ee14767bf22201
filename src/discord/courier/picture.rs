//! The picture of a table's card: it comes with the card when it is drawn already, else by an edit when it is.
//!
//! Invariants: a card never waits for its picture, and none is drawn but as the public may see it; while a new one is drawn
//! the one before stays in its place, so that nothing jumps under a thumb, and goes if none follows; a card whose picture
//! was still to come when we stopped is drawn again after the start.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};

use super::deliver::{Delivery, Outcome, SHUT};
use super::memos::{self, CardMemo, Memo, ShutMemo};
use super::{RestError, Wish};
use crate::discord::face::{Face, Hanging};
use crate::discord::gallery::{Digest, Drawn, Wanted};
use crate::discord::{board, lately};
use crate::engine::Viewer;
use crate::table::{Sight, Stage, TableError, TableId};
use crate::title::{Frame, RenderOptions};

/// How many cards are remembered.
const CARDS: usize = 4096;

/// The pictures that hang in cards, by message, as far as we put them there since the start.
#[derive(Default)]
pub struct Hung(Mutex<BTreeMap<u64, (Digest, String)>>);

impl Hung {
    fn at(&self, message: u64) -> Option<(Digest, String)> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).get(&message).cloned()
    }

    /// Notes what a message shows now.
    pub(super) fn note(&self, message: u64, picture: &Hanging, wanted: Option<&Wanted>) {
        let mut cards = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        match (picture, wanted) {
            (Hanging::New { file, .. }, Some(wanted)) => drop(cards.insert(message, (wanted.digest, file.clone()))),
            (Hanging::Kept(_), _) => {}
            _ => drop(cards.remove(&message)),
        }
        while cards.len() > CARDS {
            cards.pop_first();
        }
    }
}

impl Delivery {
    /// The picture that a card should bear; `None` where there is none, or none may be shown.
    pub(super) async fn wanted(&self, sight: &Sight) -> Result<Option<Wanted>, TableError> {
        if sight.position.is_none() || !self.gallery.paints(sight.title.meta().key) {
            return Ok(None);
        }
        let plain: Option<ShutMemo> = memos::read(&self.tables, &memos::plain(sight.channel)).await?;
        if plain.is_some_and(|memo| memo.until > self.tables.now().0) {
            return Ok(None);
        }
        let log = lately::recent(&self.tables, sight).await?;
        let render = RenderOptions { look: self.look, frame: Frame::Whole };
        Ok(Wanted::board(sight, &log, Viewer::Public, render, sight.locale))
    }

    /// Gives a card the picture that there is now, when it is shown by this message. Whether another is to be drawn.
    pub(super) fn dress(&self, face: &mut Face, sight: &Sight, wanted: Option<&Wanted>, message: Option<u64>) -> bool {
        let hung = message.and_then(|message| self.hung.at(message));
        let (picture, due) = match (wanted, hung) {
            (None, _) => (Hanging::Nothing, false),
            (Some(wanted), Some((digest, file))) if digest == wanted.digest => (Hanging::Kept(file), false),
            (Some(wanted), hung) => match (self.gallery.on_hand(&wanted.digest), hung) {
                (Some(Some(print)), _) => (Hanging::New { file: wanted.file.clone(), print }, false),
                (Some(None), _) => (Hanging::Nothing, false),
                // The last board has no buttons to jump, and nothing would mend it after a restart.
                (None, Some((_, file))) if sight.stage == Stage::Playing => (Hanging::Kept(file), true),
                (None, _) => (Hanging::Nothing, true),
            },
        };
        face.picture = picture;
        due
    }

    /// Has a picture drawn, and hung when it is.
    pub(super) fn order(&self, table: TableId, wanted: Wanted) {
        let (gallery, bell) = (Arc::clone(&self.gallery), self.bell.clone());
        tokio::spawn(async move {
            match gallery.draw(wanted).await {
                Drawn::Print(_) | Drawn::Nothing => bell.ring(Wish::Hang(table)),
                Drawn::Overtaken => tracing::debug!(%table, "a newer picture is on its way"),
            }
        });
    }

    /// Hangs the picture that was drawn, or takes an older one away when there is none.
    pub(super) async fn hang(&self, sight: &Sight) -> Outcome<Vec<Memo>> {
        let key = memos::card(sight.id);
        let Some(known) = memos::read::<CardMemo>(&self.tables, &key).await? else { return Ok(Vec::new()) };
        if self.is_shut(sight.channel).await? {
            return Ok(Vec::new());
        }
        let wanted = self.wanted(sight).await?;
        // The table has moved on, and what it looks like now is being drawn.
        if wanted.as_ref().is_some_and(|wanted| self.gallery.on_hand(&wanted.digest).is_none()) {
            return Ok(Vec::new());
        }
        let log = lately::read(&self.tables, sight, sight.seq).await?;
        let mut card = board::card(sight, &log, 0);
        if card.heading.is_some() && card.heading != known.heading {
            return Ok(Vec::new());
        }
        self.dress(&mut card.face, sight, wanted.as_ref(), Some(known.message));
        let bare = self.hung.at(known.message).is_none();
        let same = matches!(card.face.picture, Hanging::Kept(_)) || bare && card.face.picture.file().is_none();
        if !same {
            if !self.edited(known.channel, known.message, &mut card.face).await? {
                return Ok(Vec::new());
            }
            self.hung.note(known.message, &card.face.picture, wanted.as_ref());
        }
        Ok(if known.due { vec![memos::write(key, &CardMemo { due: false, ..known })] } else { Vec::new() })
    }

    /// After an error: whether it may be for the picture, which is then off the face.
    pub(super) async fn takes_down(&self, channel: u64, face: &mut Face, error: &RestError) -> Outcome<bool> {
        let status = match error {
            RestError::Refused { status, .. } => *status,
            RestError::Unreachable(_) => 500,
            RestError::Limited(_) => return Ok(false),
        };
        let mine = match &face.picture {
            Hanging::Nothing => false,
            Hanging::Kept(_) => status == 400,
            Hanging::New { .. } => !matches!(status, 401 | 404),
        };
        if !mine {
            return Ok(false);
        }
        tracing::info!(channel, %error, "a picture cannot be shown");
        if let RestError::Refused { status: 403, code, .. } = error {
            let memo = ShutMemo { code: *code, until: self.tables.now().0 + SHUT };
            self.tables.remember(vec![memos::write(memos::plain(crate::table::ChannelId(channel)), &memo)]).await?;
        }
        face.picture = Hanging::Nothing;
        Ok(true)
    }

    /// The tables whose picture was still to come when we stopped.
    pub(super) async fn undrawn(&self) -> Vec<Wish> {
        let due = async {
            let mut due = Vec::new();
            for table in self.tables.live().await? {
                if memos::read::<CardMemo>(&self.tables, &memos::card(table)).await?.is_some_and(|card| card.due) {
                    due.push(Wish::Redraw(table));
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
