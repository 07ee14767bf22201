//! Delivers for one table: the dependencies, how it sends and saves, and how it fails.

use std::ops::Deref;
use std::time::Duration;

use crate::discord::delivery::Services;
use crate::discord::delivery::{ClosedChannelState, Place, state};
use crate::discord::desk::{self, Audience, Board, Destination, EditResult, Editing, Fault, Recovery, WriteError};
use crate::discord::messages::OutgoingMessage;
use crate::discord::pings::{self, PingPlace};
use crate::table::{ChannelId, Lease, Notice, NoticeKind, Person, StateChange, TableError, TableView, Timestamp};

/// How long the bot sends no files to a channel without that permission, in milliseconds.
pub const NO_FILES_FOR: u64 = 60 * 60 * 1000;
/// The longest wait after a rate limit. The REST client itself holds back requests for longer, and monitoring would
/// take a longer wait for an intended one.
const RATE_LIMIT: Duration = Duration::from_secs(60);
/// How long the bot does not retry a person's closed direct messages, in milliseconds.
const CLOSED: u64 = 24 * 60 * 60 * 1000;
/// How many retries follow "opening direct messages too fast"; then the bot uses the channel.
const MAX_TRIES: u32 = 2;
/// How long the notices of a table that cannot be loaded are postponed.
const UNLOADED: Duration = Duration::from_secs(300);

pub(super) type Outcome<T> = Result<T, DeliveryError>;

#[derive(Debug, Default)]
pub(super) struct Delivered {
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
    services: &'a Services,
    pub lease: &'a Lease,
}

impl Deref for TableDelivery<'_> {
    type Target = Services;

    fn deref(&self) -> &Services {
        self.services
    }
}

impl Services {
    /// A delivery for the table of a lease.
    pub const fn under<'a>(&'a self, lease: &'a Lease) -> TableDelivery<'a> {
        TableDelivery { services: self, lease }
    }
}

impl TableDelivery<'_> {
    /// Saves delivery state, unless another process has taken over the table. Waits while the store takes no changes,
    /// so that a posted message is never forgotten.
    pub(super) async fn save(&self, changes: Vec<StateChange>) -> Result<(), TableError> {
        loop {
            match self.tables.outbox().set_delivery_state(changes.clone(), Some(self.lease)).await {
                Err(error) if self.gate.refused(&error) => self.gate.opened().await,
                saved => return saved,
            }
        }
    }

    pub(super) const fn channel(view: &TableView) -> Destination {
        Destination { channel: view.channel.0, audience: Audience::Channel, locale: view.locale }
    }

    /// Posts a message in the table's channel; see [`Desk::post`].
    pub(super) async fn post(&self, view: &TableView, outgoing: &mut OutgoingMessage, nonce: &str) -> Outcome<u64> {
        let sent = self.desk.post(Self::channel(view), outgoing, nonce).await?;
        self.note_files(view.channel, sent).await?;
        Ok(sent.message)
    }

    /// Posts the board in the table's channel; see [`Desk::post_board`].
    pub(super) async fn post_board(
        &self,
        editing: &Editing,
        view: &TableView,
        board: &mut Board,
        nonce: &str,
    ) -> Outcome<u64> {
        let sent = self.desk.post_board(editing, Self::channel(view), board, nonce, self.tables.now()).await?;
        self.note_files(view.channel, sent).await?;
        Ok(sent.message)
    }

    /// Edits a message; `false` if that is only possible later.
    pub(super) async fn edit(&self, view: &TableView, place: Place, mut outgoing: OutgoingMessage) -> Outcome<bool> {
        if place.direct.is_some() {
            self.edit_directly(place, &outgoing).await?;
            return Ok(true);
        }
        let edited = self.desk.edit(Self::at(view, place), place.message, &mut outgoing).await?;
        if let EditResult::Edited(sent) = edited {
            self.note_files(ChannelId(place.channel), sent).await?;
        }
        Ok(!edited.is_later())
    }

    /// Edits a direct message; `false` if it is gone or no longer editable.
    pub(super) async fn edit_directly(&self, place: Place, outgoing: &OutgoingMessage) -> Outcome<bool> {
        let channel = place.channel;
        let message = place.message;
        let locale = place.direct.unwrap_or_default();
        let at = Destination { channel, audience: Audience::Person, locale };
        match self.desk.edit(at, message, &mut outgoing.clone()).await {
            Err(error) if error.recovery == Recovery::GiveUp => {
                tracing::warn!(channel, message_id = message, %error, "a direct message stays as it is");
                Ok(false)
            }
            edited => Ok(matches!(edited?, EditResult::Edited(_))),
        }
    }

    pub(super) async fn delete(&self, view: &TableView, place: Place) -> Outcome<()> {
        Ok(self.desk.delete(Self::at(view, place), place.message).await?)
    }

    const fn at(view: &TableView, place: Place) -> Destination {
        match place.direct {
            Some(locale) => Destination { channel: place.channel, audience: Audience::Person, locale },
            None => Destination { channel: place.channel, ..Self::channel(view) },
        }
    }

    /// Sends a direct message. `None` if the person's direct messages are closed, or if they prefer the channel and can
    /// be called there.
    pub(super) async fn send_directly(
        &self,
        view: &TableView,
        person: &Person,
        outgoing: &OutgoingMessage,
        post: &PostAttempt,
        observed: &mut Vec<StateChange>,
    ) -> Outcome<Option<(u64, u64)>> {
        let in_channel = pings::of(&self.tables, person.id).await?.place == PingPlace::Channel;
        if in_channel && !self.is_closed(view.channel).await? {
            return Ok(None);
        }
        let now = self.tables.now().0;
        let closed = state::direct_closed_key(person.id);
        let closed_state: Option<ClosedChannelState> = state::read(&self.tables, &closed).await?;
        if closed_state.is_some_and(|closed| closed.until > now) {
            return Ok(None);
        }
        let known = state::read::<u64>(&self.tables, &state::direct_channel_key(person.id)).await?;
        match self.desk.post_directly(person, known, outgoing, &post.direct).await {
            Ok((channel, message)) => {
                observed.push(state::write(state::direct_channel_key(person.id), &channel));
                Ok(Some((channel, message)))
            }
            Err(error) if error.recovery == Recovery::UseChannel => {
                tracing::info!(table = %view.id, person = %person.id, code = error.code(), "direct messages are closed; mentioning in the channel");
                observed.push(state::write(closed, &ClosedChannelState::new(error.code(), now + CLOSED)));
                observed.push(state::erase(state::direct_channel_key(person.id)));
                Ok(None)
            }
            // After a few attempts, the bot uses the channel.
            Err(error) if error.fault == Fault::TooFast && post.tries >= MAX_TRIES => Ok(None),
            Err(error) if error.recovery == Recovery::Retry => Err(error.into()),
            // A message that Discord refuses says nothing about the person's settings.
            Err(error) => {
                tracing::warn!(table = %view.id, person = %person.id, %error, "a direct message cannot be sent; the person is mentioned in the channel");
                Ok(None)
            }
        }
    }

    /// Records that a channel takes no files.
    pub(super) async fn note_files(&self, channel: ChannelId, sent: desk::Sent) -> Outcome<()> {
        let Some(code) = sent.no_files else { return Ok(()) };
        let closed = ClosedChannelState::new(code, self.tables.now().0 + NO_FILES_FOR);
        Ok(self.save(vec![state::write(state::images_closed_key(channel), &closed)]).await?)
    }
}

/// The nonces of a notice's two possible messages, how often it was tried, and when the notice was created.
pub(super) struct PostAttempt {
    pub direct: String,
    pub mention: String,
    pub tries: u32,
    pub created: Timestamp,
}

impl PostAttempt {
    /// Builds it for a notice. Each kind has its own letters.
    pub fn of(notice: &Notice) -> Self {
        let (direct, mention) = match notice.kind {
            NoticeKind::Turn { .. } => ('y', 't'),
            NoticeKind::Decide { .. } => ('d', 'm'),
            NoticeKind::Reminder { .. } => ('r', 'n'),
            NoticeKind::Overdue { .. } => ('o', 'o'),
            NoticeKind::TimeUp { .. } => ('u', 'u'),
            NoticeKind::UndoAsked { .. } => ('z', 'z'),
            NoticeKind::SeatOffered { .. } => ('s', 's'),
            NoticeKind::Invited { .. } => ('i', 'i'),
            NoticeKind::LobbyWarning => ('w', 'w'),
            NoticeKind::Seated => ('q', 'q'),
            NoticeKind::SeatLeft { .. } => ('l', 'l'),
            // The nonce of a board message comes from the one before.
            NoticeKind::Card | NoticeKind::End => ('b', 'b'),
        };
        let direct = desk::nonce(notice, direct);
        let mention = desk::nonce(notice, mention);
        Self { direct, mention, tries: notice.tries, created: notice.created }
    }
}

#[derive(Debug, thiserror::Error)]
pub(super) enum DeliveryError {
    #[error("never: {why}")]
    Never { changes: Vec<StateChange>, why: String },
    #[error("the channel is closed, code {code}")]
    ChannelClosed { code: u64, changes: Vec<StateChange> },
    /// Discord refuses even its text. It is retried for a few minutes.
    #[error("refused: {why}")]
    Refused { why: String },
    #[error("later: {why}")]
    Later { wait: Option<Duration>, why: String },
}

impl From<TableError> for DeliveryError {
    fn from(error: TableError) -> Self {
        let why = error.to_string();
        match error {
            TableError::Store(_) => Self::Later { wait: None, why },
            // The table cannot be loaded, for example because its edition is missing. A later start may have it.
            TableError::Moved { .. } | TableError::UnknownTitle(_) | TableError::MissingEdition { .. } => {
                Self::Later { wait: Some(UNLOADED), why }
            }
            _ => Self::Never { changes: Vec::new(), why },
        }
    }
}

impl From<WriteError> for DeliveryError {
    fn from(error: WriteError) -> Self {
        let wait = error.wait().map(|wait| wait.min(RATE_LIMIT));
        let code = error.code();
        let why = error.to_string();
        match error.recovery {
            Recovery::Retry => Self::Later { wait, why },
            Recovery::TextOnly => Self::Refused { why },
            Recovery::CloseChannel => Self::ChannelClosed { code, changes: Vec::new() },
            _ => Self::Never { changes: Vec::new(), why },
        }
    }
}

/// Adds delivery state to save to an error.
pub(super) fn with_changes(error: DeliveryError, observed: Vec<StateChange>) -> DeliveryError {
    match error {
        DeliveryError::Never { why, .. } => DeliveryError::Never { changes: observed, why },
        DeliveryError::ChannelClosed { code, .. } => DeliveryError::ChannelClosed { code, changes: observed },
        later @ (DeliveryError::Later { .. } | DeliveryError::Refused { .. }) => later,
    }
}
