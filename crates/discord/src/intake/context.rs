//! An accepted interaction until it is answered: a command, a press or a form.
//!
//! Commands and presses that do the same thing share the methods of [`Context`].

use std::sync::Arc;

use serenity::all::{ComponentInteraction, ComponentInteractionDataKind, MessageFlags, Permissions};
use tokio_util::task::task_tracker::TaskTrackerToken;

use crate::desk::{Answer, ReplyTarget};
use crate::intake::{App, Caller, Failure};
use crate::messages::denial::Denial;
use crate::messages::server as server_messages;
use crate::messages::{ImageSlot, OutgoingMessage};
use crate::server_settings;
use skald_core::words::Locale;
use skald_table::{ChannelId, PersonId, Seq, TableError, TableId, TableView};

/// An accepted interaction until it is answered.
#[derive(Clone)]
pub struct Context {
    pub app: Arc<App>,
    pub caller: Caller,
    pub answer: Arc<Answer>,
    pub pressed: Option<PressedMessage>,
    /// What the bot lacks in the channel, for a note that follows the reply.
    missing: Permissions,
    /// The deleted channels of settings, for a message to this manager.
    gone: Vec<ChannelId>,
    _inside: Option<TaskTrackerToken>,
}

/// What a person wants with an undo by consent. Without a seq it concerns the last move, or the request that is open on
/// arrival.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Undo {
    /// Undo the move of this entry.
    Ask(Option<Seq>),
    /// Agree to the request of this entry, or refuse.
    Answer(Option<Seq>, bool),
    Withdraw,
}

/// The message whose button or menu was used.
#[derive(Clone)]
pub struct PressedMessage {
    pub id: u64,
    /// Whether it is ephemeral, so that nothing else edits it.
    is_private: bool,
    picture: ImageSlot,
    /// The option that was picked in a menu.
    option: Option<String>,
}

impl From<&ComponentInteraction> for PressedMessage {
    fn from(asked: &ComponentInteraction) -> Self {
        let image = asked.message.embeds.first().and_then(|embed| embed.image.as_ref());
        Self {
            id: asked.message.id.get(),
            is_private: asked.message.flags.is_some_and(|flags| flags.contains(MessageFlags::EPHEMERAL)),
            picture: ImageSlot::at(image.map(|image| image.url.as_str())),
            option: match &asked.data.kind {
                ComponentInteractionDataKind::StringSelect { values } => values.first().cloned(),
                _ => None,
            },
        }
    }
}

impl Context {
    pub fn accept(
        app: &Arc<App>,
        caller: &Caller,
        answer: &Arc<Answer>,
        pressed: Option<PressedMessage>,
    ) -> Result<Self, Failure> {
        let inside = app.accept(caller)?;
        if pressed.is_none() {
            app.forget_press(caller.id());
        }
        let caller = caller.clone();
        let missing = Permissions::empty();
        Ok(Self {
            app: Arc::clone(app),
            caller,
            answer: Arc::clone(answer),
            pressed,
            missing,
            gone: Vec::new(),
            _inside: Some(inside),
        })
    }

    /// The same for work in the background, for which a shutdown does not wait.
    pub fn in_background(&self) -> Self {
        Self { missing: Permissions::empty(), gone: Vec::new(), _inside: None, ..self.clone() }
    }

    /// Notes what the bot may do in the channel. A store that saves nothing at the moment is no reason to refuse an
    /// interaction that only reads.
    pub async fn note_channel(&mut self) -> Result<(), TableError> {
        match self.look_at_channel().await {
            Err(error) if error.is_outage() => tracing::debug!(%error, "cannot note what the bot may do in a channel"),
            looked => looked?,
        }
        Ok(())
    }

    async fn look_at_channel(&mut self) -> Result<(), TableError> {
        if self.pressed.is_some() {
            return self.app.reopen(&self.caller).await.map(drop);
        }
        let Some(server) = self.caller.community else { return Ok(()) };
        self.app.refresh_attach_permission(&self.caller).await?;
        self.missing = self.app.reopen(&self.caller).await?;
        if self.caller.manages {
            self.gone = server_settings::tell_gone(&self.app.tables, server).await?;
        }
        Ok(())
    }

    pub const fn id(&self) -> PersonId {
        self.caller.id()
    }

    pub const fn locale(&self) -> Locale {
        self.caller.locale()
    }

    pub async fn table(&self) -> Result<TableView, Failure> {
        self.app.table_at(&self.caller).await
    }

    /// The table of the channel; also checks that its board exists.
    pub async fn looked_at(&self) -> Result<TableView, Failure> {
        let view = self.table().await?;
        self.app.look_for_board(view.id);
        Ok(view)
    }

    pub async fn view(&self, table: TableId) -> Result<TableView, TableError> {
        Ok(self.app.tables.look(table).await?.seen_by(self.id()))
    }

    /// The option that was picked in a menu.
    pub fn option<T: std::str::FromStr>(&self) -> Result<T, Failure> {
        let picked = self.pressed.as_ref().and_then(|pressed| pressed.option.as_ref());
        picked.and_then(|option| option.parse().ok()).ok_or(Failure::UNKNOWN)
    }

    /// The picture in the private message that was pressed.
    pub fn picture(&self) -> ImageSlot {
        let Some(pressed) = &self.pressed else { return ImageSlot::Nothing };
        let private = &self.app.desk.ledger.private;
        private.picture(pressed.id, self.caller.idempotency_key.0, pressed.picture.clone())
    }

    /// Whether a message was pressed that nothing else edits.
    pub fn in_private(&self) -> bool {
        self.pressed.as_ref().is_some_and(|pressed| pressed.is_private)
    }

    /// The target of a private reply: the promised one, else the pressed message if nothing else edits it, else a new
    /// one.
    pub fn target(&self) -> ReplyTarget {
        match self.answer.pressed() {
            ReplyTarget::Pressed(_) if !self.in_private() => ReplyTarget::FollowUp,
            target => target,
        }
    }

    /// Whether the bot may write in the channel, as far as it knows.
    pub const fn may_write(&self) -> bool {
        self.missing.is_empty()
    }

    /// Replies in the pressed message if that is private. A public message is never replaced.
    pub async fn reply(&self, outgoing: &OutgoingMessage) -> Result<(), Failure> {
        self.answer.send(outgoing, self.target()).await?;
        self.warn().await
    }

    pub async fn say(&self, key: &str) -> Result<(), Failure> {
        self.reply(&OutgoingMessage::text(self.caller.voice().word(key))).await
    }

    /// Leaves no reply, because the channel shows the result.
    pub async fn dismiss(&self) -> Result<(), Failure> {
        self.answer.dismiss().await?;
        self.warn().await
    }

    pub async fn warn(&self) -> Result<(), Failure> {
        let voice = self.caller.voice();
        if !self.may_write() {
            self.answer.follow(&OutgoingMessage::text(Denial::Missing(self.missing).sentence(&voice))).await?;
        }
        if !self.gone.is_empty() {
            self.answer.follow(&server_messages::gone(&self.gone, &voice)).await?;
        }
        Ok(())
    }
}
