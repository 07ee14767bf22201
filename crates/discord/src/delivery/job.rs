//! Delivers for one table: the dependencies, how it sends and saves, and how it fails.

use std::ops::Deref;
use std::time::Duration;

use crate::delivery::{ClosedChannelState, Place, Services, state};
use crate::desk::{self, Audience, Board, Destination, EditResult, Editing, Fault, Recovery, WriteError};
use crate::messages::OutgoingMessage;
use crate::pings::{self, PingPlace};
use skald_table::{ChannelId, Lease, Notice, NoticeKind, Person, StateChange, TableError, TableView, Timestamp};

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

impl Delivered {
    /// It changes nothing and is due again then.
    pub const fn later(until: Timestamp) -> Self {
        Self { changes: Vec::new(), again: Some(until) }
    }
}

/// The deliveries of one table, under the lease that keeps other processes from it.
#[derive(Clone, Copy)]
pub struct Job<'a> {
    services: &'a Services,
    pub lease: &'a Lease,
}

/// One delivery for a table, which shows the table as it is now.
#[derive(Clone, Copy)]
pub(super) struct TableDelivery<'a> {
    job: Job<'a>,
    pub view: &'a TableView,
}

impl Deref for Job<'_> {
    type Target = Services;

    fn deref(&self) -> &Services {
        self.services
    }
}

impl<'a> Deref for TableDelivery<'a> {
    type Target = Job<'a>;

    fn deref(&self) -> &Job<'a> {
        &self.job
    }
}

impl Services {
    /// The job for the table of a lease.
    pub const fn under<'a>(&'a self, lease: &'a Lease) -> Job<'a> {
        Job { services: self, lease }
    }
}

impl<'a> Job<'a> {
    pub(super) const fn of(self, view: &'a TableView) -> TableDelivery<'a> {
        TableDelivery { job: self, view }
    }

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

    /// Records that a channel takes no files.
    pub(super) async fn note_files(&self, channel: ChannelId, sent: desk::Sent) -> Outcome<()> {
        let Some(code) = sent.no_files else { return Ok(()) };
        let closed = ClosedChannelState::new(code, self.tables.now().0 + NO_FILES_FOR);
        Ok(self.save(vec![state::write(state::images_closed_key(channel), &closed)]).await?)
    }
}

impl TableDelivery<'_> {
    /// The table's channel.
    pub(super) const fn channel(&self) -> Destination {
        Destination { channel: self.view.channel.0, audience: Audience::Channel, locale: self.view.locale }
    }

    /// Posts a message in the table's channel; see [`Desk::post`]. Refusals before it are forgotten.
    pub(super) async fn post(&self, outgoing: &mut OutgoingMessage, nonce: &str) -> Outcome<u64> {
        let sent = self.desk.post(self.channel(), outgoing, nonce).await?;
        self.note_files(self.view.channel, sent).await?;
        if let Some(cleared) = self.clear_refusals().await? {
            self.save(vec![cleared]).await?;
        }
        Ok(sent.message)
    }

    /// The same; returns its place.
    pub(super) async fn post_here(&self, outgoing: &mut OutgoingMessage, nonce: &str) -> Outcome<Place> {
        let message = self.post(outgoing, nonce).await?;
        Ok(Place { channel: self.view.channel.0, message, direct: None })
    }

    /// Posts the board in the table's channel; see [`Desk::post_board`].
    pub(super) async fn post_board(&self, editing: &Editing, board: &mut Board, nonce: &str) -> Outcome<u64> {
        let sent = self.desk.post_board(editing, self.channel(), board, nonce, self.tables.now()).await?;
        self.note_files(self.view.channel, sent).await?;
        Ok(sent.message)
    }

    /// Edits a message; `false` if that is only possible later.
    pub(super) async fn edit(&self, place: Place, mut outgoing: OutgoingMessage) -> Outcome<bool> {
        if place.direct.is_some() {
            self.edit_directly(place, &outgoing).await?;
            return Ok(true);
        }
        let edited = self.desk.edit(self.at(place), place.message, &mut outgoing).await?;
        if let EditResult::Edited(sent) = edited {
            self.note_files(ChannelId(place.channel), sent).await?;
        }
        Ok(!edited.is_later())
    }

    pub(super) async fn delete(&self, place: Place) -> Outcome<()> {
        Ok(self.desk.delete(self.at(place), place.message).await?)
    }

    const fn at(&self, place: Place) -> Destination {
        match place.direct {
            Some(locale) => Destination { channel: place.channel, audience: Audience::Person, locale },
            None => Destination { channel: place.channel, ..self.channel() },
        }
    }

    /// Sends a direct message. `None` if the person's direct messages are closed, or if they prefer the channel and can
    /// be called there. What it learns about their direct messages is saved at once.
    pub(super) async fn send_directly(
        &self,
        person: &Person,
        outgoing: &OutgoingMessage,
        post: &PostAttempt,
    ) -> Outcome<Option<Place>> {
        let in_channel = pings::of(&self.tables, person.id).await?.place == PingPlace::Channel;
        if in_channel && !self.is_closed().await? {
            return Ok(None);
        }
        let now = self.tables.now().0;
        let closed = state::direct_closed_key(person.id);
        let closed_state: Option<ClosedChannelState> = state::read(&self.tables, &closed).await?;
        if closed_state.is_some_and(|closed| closed.until > now) {
            return Ok(None);
        }
        let table = self.view.id;
        let channel_key = state::direct_channel_key(person.id);
        let known = state::read::<u64>(&self.tables, &channel_key).await?;
        match self.desk.post_directly(person, known, outgoing, &post.direct).await {
            Ok((channel, message)) => {
                if known != Some(channel) {
                    self.save(vec![state::write(channel_key, &channel)]).await?;
                }
                Ok(Some(Place { channel, message, direct: Some(person.locale) }))
            }
            Err(error) if error.recovery == Recovery::UseChannel => {
                tracing::info!(%table, person = %person.id, code = error.code(), "direct messages are closed; mentioning in the channel");
                let closed_state = ClosedChannelState::new(error.code(), now + CLOSED);
                self.save(vec![state::write(closed, &closed_state), state::erase(channel_key)]).await?;
                Ok(None)
            }
            // After a few attempts, the bot uses the channel.
            Err(error) if error.fault == Fault::TooFast && post.tries >= MAX_TRIES => Ok(None),
            Err(error) if error.recovery == Recovery::Retry => Err(error.into()),
            // A message that Discord refuses says nothing about the person's settings.
            Err(error) => {
                tracing::warn!(%table, person = %person.id, %error, "a direct message cannot be sent; the person is mentioned in the channel");
                Ok(None)
            }
        }
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
            NoticeKind::TermsChanged { .. } => ('c', 'c'),
            NoticeKind::LobbyWarning => ('w', 'w'),
            NoticeKind::HostAwaited => ('h', 'h'),
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
    Never { why: String },
    #[error("the channel is closed, code {code}")]
    ChannelClosed { code: u64 },
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
            _ => Self::Never { why },
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
            Recovery::CloseChannel => Self::ChannelClosed { code },
            _ => Self::Never { why },
        }
    }
}
