//! Private replies with a picture of the board as the caller's seat sees it, in their look. The picture comes with the
//! reply if it is cached, else by an edit; until then an empty one keeps its space.
//!
//! Invariants:
//!
//! * The words never wait for a picture. Where the bot advises, they wait a short time for its advice.
//! * A picture is attached only while its message still shows the same state.
//! * A press waits for a picture that is being attached, but only up to a timeout. What Discord has received by then
//!   cannot be undone.

use std::sync::Arc;

use tracing::Instrument as _;

use crate::desk::{PrivateMessage, Purpose, ReplyTarget, SentReply};
use crate::intake::{Context, Failure, permissions};
use crate::log;
use crate::messages::{Extent, ImageSlot, OutgoingMessage, PageCursor, call, forms, names};
use crate::render::{RenderOutcome, RenderRequest};
use skald_config::BoardStyle;
use skald_core::canvas::palette::Look;
use skald_core::title::{Cursor, Frame, RenderOptions, Title};
use skald_table::{Entry, TableError, TableId, TableView};

/// How a board is shown to the caller.
#[derive(Default)]
pub struct PrivateBoard {
    pub picture: Option<RenderRequest>,
    /// Whether it is written in brief, because the picture shows the rest.
    brief: bool,
}

impl PrivateBoard {
    pub const fn extent(&self) -> Extent {
        if self.brief { Extent::Brief } else { Extent::Whole }
    }
}

/// The frame in which a person sees the board at this cursor of their choices; `first` at the first cursor.
pub fn at_cursor(title: &dyn Title, cursor: PageCursor, first: Frame) -> Frame {
    let within = cursor.within.filter(|_| title.marks_branches());
    within.map_or(first, |within| Frame::Branch(Cursor { choice: within.choice, depth: within.depth }))
}

impl Context {
    /// Whether the caller may be shown pictures of a title here.
    pub fn may_see(&self, title: &dyn Title) -> bool {
        permissions::may_attach(&self.caller) && self.app.renderer.draws(title.meta().key)
    }

    /// A picture in the caller's look, if they may be shown one.
    pub async fn in_look(
        &self,
        title: &dyn Title,
        request: impl FnOnce(Look) -> Option<RenderRequest>,
    ) -> Result<Option<RenderRequest>, TableError> {
        Ok(if self.may_see(title) { request(self.app.look_of(self.id()).await?) } else { None })
    }

    pub async fn in_style(
        &self,
        title: &dyn Title,
        request: impl FnOnce(Look) -> Option<RenderRequest>,
    ) -> Result<PrivateBoard, TableError> {
        let style = self.app.style_of(&self.caller).await?;
        if style == BoardStyle::Words {
            return Ok(PrivateBoard::default());
        }
        let picture = self.in_look(title, request).await?;
        let brief = style == BoardStyle::Picture && picture.is_some();
        Ok(PrivateBoard { picture, brief })
    }

    /// The board of a table as the caller may see it.
    pub async fn framed(&self, view: &TableView, frame: Frame) -> Result<PrivateBoard, TableError> {
        if !self.may_see(view.title.as_ref()) {
            return Ok(PrivateBoard::default());
        }
        let log = log::recent(&self.app.tables, view).await?;
        self.marked(view, &log, frame).await
    }

    /// The same with what these entries brought marked as new.
    pub async fn marked(&self, view: &TableView, log: &[Entry], frame: Frame) -> Result<PrivateBoard, TableError> {
        let request = |look| RenderRequest::board(view, log, RenderOptions { look, frame }, self.locale());
        self.in_style(view.title.as_ref(), request).await
    }

    /// The board for the caller's turn message at this cursor of their choices; nothing for a few choices out of turn.
    pub async fn turn_board(&self, view: &TableView, cursor: PageCursor) -> Result<PrivateBoard, TableError> {
        self.app.tables.play().coach(view).await;
        match view.seat_of(self.id()).and_then(|seat| view.decision_of(seat)) {
            Some(open)
                if open.decision.out_of_turn && !call::needs_picture(open, &names::voice(view, self.locale())) =>
            {
                Ok(PrivateBoard::default())
            }
            Some(_) => self.framed(view, at_cursor(view.title.as_ref(), cursor, Frame::Choices)).await,
            None => self.framed(view, Frame::Whole).await,
        }
    }

    /// Replies, with a picture once that is rendered.
    pub async fn show(&self, outgoing: OutgoingMessage, request: Option<RenderRequest>) -> Result<(), Failure> {
        self.show_to(outgoing, request, self.target()).await?;
        self.warn().await
    }

    /// Sends a message to its target, and its picture once that is rendered. Returns the message, or `None` if another
    /// copy of the bot answered. The picture of the pressed message stays until then, so that buttons do not move. It is
    /// removed if no new one follows.
    pub async fn show_to(
        &self,
        mut outgoing: OutgoingMessage,
        request: Option<RenderRequest>,
        target: ReplyTarget,
    ) -> Result<Option<SentReply>, Failure> {
        let answer = Arc::clone(&self.answer);
        // A message without an embed has no place for a picture.
        let Some(request) = request.filter(|_| outgoing.embed.is_some()) else {
            outgoing.drop_picture();
            return Ok(answer.put(&mut outgoing, target).await?);
        };
        let renderer = &self.app.renderer;
        if let Some(known) = renderer.cached(&request.digest) {
            match known {
                Some(image) => outgoing.picture = ImageSlot::New { file: request.file, image },
                None => outgoing.drop_picture(),
            }
            return Ok(answer.put(&mut outgoing, target).await?);
        }
        if matches!(target, ReplyTarget::Pressed(_)) {
            outgoing.picture = self.picture();
        }
        outgoing.picture = match outgoing.picture {
            ImageSlot::Nothing => renderer.placeholder(&request),
            kept => kept.while_drawing(self.locale()),
        };
        let file = request.file.clone();
        let drawing = renderer.start(request);
        let Some(sent) = answer.put(&mut outgoing, target).await? else { return Ok(None) };
        let private = Arc::clone(&self.app.desk.ledger.private);
        let interaction = self.caller.idempotency_key.0;
        let attach = async move {
            let drawn = drawing.await.unwrap_or(RenderOutcome::Nothing);
            let Some(attaching) = private.attach(sent.message, interaction).await else { return };
            let kept = std::mem::take(&mut outgoing.picture);
            match drawn {
                RenderOutcome::Image(image) => outgoing.picture = ImageSlot::New { file, image },
                RenderOutcome::Superseded if kept.file().is_none() => return,
                RenderOutcome::Nothing if kept.file().is_none() && outgoing.in_words.is_none() => return,
                RenderOutcome::Nothing | RenderOutcome::Superseded => outgoing.drop_picture(),
            }
            tokio::select! {
                biased;
                () = attaching.too_late() => tracing::debug!("a picture is not attached: its message was pressed meanwhile"),
                attached = answer.amend(sent, &outgoing) => match attached {
                    Ok(picture) => attaching.attached(picture),
                    Err(error) => tracing::debug!(%error, "cannot attach a picture"),
                },
            }
        };
        tokio::spawn(attach.in_current_span());
        Ok(Some(sent))
    }

    /// Shows the state of the caller's turn: `outgoing` with their note and the board at this cursor of their choices.
    pub async fn show_turn(
        &self,
        view: &TableView,
        cursor: PageCursor,
        outgoing: impl FnOnce(Extent) -> OutgoingMessage,
    ) -> Result<Option<SentReply>, Failure> {
        let board = self.turn_board(view, cursor).await?;
        let outgoing = outgoing(board.extent());
        self.replace_turn(view.id, outgoing, board.picture, self.target()).await
    }

    /// Adds the button that leads the caller to the page of a board, if there is one.
    pub async fn add_board_link(&self, table: TableId, outgoing: &mut OutgoingMessage) {
        if self.app.links.is_none() {
            return;
        }
        // Without the table the rest of the message says why.
        if let Ok(view) = self.app.tables.look(table).await {
            self.app.add_board_link(&view, &self.caller.person, outgoing).await;
        }
    }

    /// Sends a turn message with the caller's note; it replaces an older one.
    pub async fn replace_turn(
        &self,
        table: TableId,
        mut outgoing: OutgoingMessage,
        request: Option<RenderRequest>,
        target: ReplyTarget,
    ) -> Result<Option<SentReply>, Failure> {
        // A note that cannot be read is left out.
        let note = self.app.tables.people().note(table, self.id()).await;
        let note = note.inspect_err(|error| tracing::warn!(%table, %error, "cannot read a note")).ok().flatten();
        if let Some(line) = note.and_then(|note| forms::note_line(&note, &self.caller.voice())) {
            let before = [outgoing.content, line].into_iter().filter(|part| !part.is_empty());
            outgoing.content = before.collect::<Vec<_>>().join("\n");
        }
        self.add_board_link(table, &mut outgoing).await;
        let sent = self.show_to(outgoing, request, target).await?;
        if let Some(sent) = sent {
            let interaction = self.caller.idempotency_key.0;
            let shown = PrivateMessage { sent, interaction, answer: Arc::clone(&self.answer) };
            self.app.desk.ledger.private.replace(table, self.id(), Purpose::Turn, shown).await;
        }
        self.warn().await?;
        Ok(sent)
    }
}
