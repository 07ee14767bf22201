//! The reply to one interaction: acknowledged at once, filled in later, followed up when something is refused.
//!
//! Invariant: an interaction's token, and errors that contain it, are never logged.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use backon::{ExponentialBuilder, Retryable as _};
use serde_json::{Value, json};
use serenity::all::{
    ChannelType, CommandInteraction, ComponentInteraction, CreateAutocompleteResponse, InteractionId, Permissions, User,
};

use crate::config::Secret;
use crate::discord::http::{RestError, UNKNOWN_MESSAGE};
use crate::discord::intake::callbacks::{Callbacks, Reply};
use crate::discord::messages::outgoing::OutgoingMessage;
use crate::discord::metrics;
use crate::table::{Authority, ChannelId, CommunityId, IdempotencyKey, Person, PersonId};
use crate::words::Locale;

/// Who caused an interaction, and where.
#[derive(Clone, Debug)]
pub struct Caller {
    pub person: Person,
    /// The channel, or the thread.
    pub channel: ChannelId,
    /// The community, unless it is a direct message.
    pub community: Option<CommunityId>,
    /// The language of the community, in a direct message the person's.
    pub public: Locale,
    /// The bot's permissions in the channel.
    pub allowed: Permissions,
    /// The kind of the channel.
    pub ground: Ground,
    /// The channel of which it is a thread.
    pub parent: Option<ChannelId>,
    /// Whether the person may manage the server.
    pub manages: bool,
    /// The interaction's id; a repeated delivery is applied once.
    pub idempotency_key: IdempotencyKey,
}

/// A kind of channel, as far as it matters to a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ground {
    Text,
    Announcements,
    /// A thread of one of these, or a post of a forum.
    Thread,
    /// Another kind, in which no thread can be opened.
    Other,
}

/// The reply channel of one interaction.
pub struct Answer {
    callbacks: Arc<Callbacks>,
    id: InteractionId,
    token: Secret,
    /// Whether Discord has received the first response.
    begun: AtomicBool,
    /// Whether it has received the answer.
    answered: AtomicBool,
    /// When the interaction came.
    since: Instant,
}

/// How an interaction is acknowledged.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ack {
    /// A new ephemeral message will follow.
    Private,
    /// The message that was pressed may be edited.
    Quiet,
}

/// Where a reply goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReplyTarget {
    /// Into the acknowledged response: the private reply, or the message that was pressed.
    Original,
    /// Into a new ephemeral message.
    FollowUp,
}

/// The result of an acknowledgement.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Acked {
    /// By this acknowledgement.
    First,
    /// The interaction had been acknowledged before: this is a repeated delivery.
    Again,
}

/// A reply that did not reach Discord.
#[derive(Debug, thiserror::Error)]
pub enum AnswerError {
    /// Discord refused it: too late, or invalid.
    #[error("refused with status {status}, code {code}")]
    Refused {
        /// The HTTP status.
        status: u16,
        code: u64,
    },
    /// Discord asked to wait this long, which was too long.
    #[error("rate limited for {0:?}")]
    Limited(Duration),
    /// Discord fails, or cannot be reached.
    #[error("not sent")]
    Unsent,
}

impl AnswerError {
    /// Whether the message that was to be changed is gone, as when the person has dismissed it.
    pub const fn message_is_gone(&self) -> bool {
        matches!(self, Self::Refused { code: UNKNOWN_MESSAGE, .. })
    }
}

impl From<RestError> for AnswerError {
    fn from(error: RestError) -> Self {
        match error {
            RestError::Refused { status, code, .. } => Self::Refused { status, code },
            RestError::Limited(wait) => Self::Limited(wait),
            RestError::Unreachable(_) => Self::Unsent,
        }
    }
}

/// The first pause before a failed request is tried again.
const RETRY_DELAY: Duration = Duration::from_millis(250);
/// The least wait after a rate limit, even if Discord asks for less.
const LEAST_WAIT: Duration = Duration::from_millis(50);
/// How long an acknowledgement is tried: Discord takes it for three seconds.
const ACKNOWLEDGEABLE: Duration = Duration::from_millis(2500);
/// How long one attempt at a first response waits for an answer while there is time for another, so that a dead connection does not use up
/// all of the time.
const ATTEMPT: Duration = Duration::from_secs(1);
/// How long the rest of an answer is tried: its token lives for fifteen minutes, a person's patience is shorter.
const ANSWERABLE: Duration = Duration::from_secs(60);
/// Discord's code for an interaction that was acknowledged before.
const ACKNOWLEDGED: u64 = 40060;

impl Answer {
    /// The reply to a command or a completion.
    ///
    /// `begun` is whether it was acknowledged before.
    pub fn to_command(callbacks: Arc<Callbacks>, asked: &CommandInteraction, begun: bool) -> Self {
        Self::new(callbacks, asked.id, &asked.token, begun)
    }

    /// The reply to a button or a menu.
    pub fn to_press(callbacks: Arc<Callbacks>, asked: &ComponentInteraction) -> Self {
        Self::new(callbacks, asked.id, &asked.token, false)
    }

    fn new(callbacks: Arc<Callbacks>, id: InteractionId, token: &str, begun: bool) -> Self {
        let (begun, answered) = (AtomicBool::new(begun), AtomicBool::new(false));
        Self { callbacks, id, token: Secret::new(token), begun, answered, since: Instant::now() }
    }

    /// Acknowledges the interaction.
    ///
    /// # Errors
    /// When it is too late, or Discord cannot be reached.
    pub async fn acknowledge(&self, ack: Ack) -> Result<Acked, AnswerError> {
        let body = match ack {
            Ack::Private => json!({ "type": 5, "data": { "flags": 64 } }),
            Ack::Quiet => json!({ "type": 6 }),
        };
        let answered = self.respond(&body, ACKNOWLEDGEABLE).await;
        self.begun.store(true, Ordering::Relaxed);
        match answered {
            Ok(()) => {
                metrics::acknowledged(self.since.elapsed());
                Ok(Acked::First)
            }
            Err(AnswerError::Refused { code: ACKNOWLEDGED, .. }) => Ok(Acked::Again),
            Err(error) => Err(error),
        }
    }

    /// Responds at once with an ephemeral message.
    async fn say(&self, outgoing: &OutgoingMessage) -> Result<(), AnswerError> {
        match self.respond(&json!({ "type": 4, "data": outgoing.private() }), ACKNOWLEDGEABLE).await {
            // An earlier attempt, whose answer was lost, has arrived.
            Ok(()) | Err(AnswerError::Refused { code: ACKNOWLEDGED, .. }) => {
                metrics::acknowledged(self.since.elapsed());
                self.note_answered();
                Ok(())
            }
            Err(error) => Err(error),
        }
    }

    /// Answers a completion, tried for what is left of the time in which Discord takes it, but at least for one
    /// attempt.
    ///
    /// # Errors
    /// When Discord refuses or cannot be reached.
    pub async fn suggest(&self, found: &CreateAutocompleteResponse) -> Result<(), AnswerError> {
        let within = ACKNOWLEDGEABLE.saturating_sub(self.since.elapsed()).max(ATTEMPT);
        match self.respond(&json!({ "type": 8, "data": found }), within).await {
            Err(AnswerError::Refused { code: ACKNOWLEDGED, .. }) => Ok(()),
            answered => answered,
        }
    }

    /// Fills in the acknowledged response: the private reply, or the message that was pressed.
    ///
    /// # Errors
    /// When Discord refuses or cannot be reached.
    pub async fn fill(&self, outgoing: &OutgoingMessage) -> Result<(), AnswerError> {
        self.put(outgoing, ReplyTarget::Original).await.map(drop)
    }

    /// Sends a message to its target and returns its id.
    ///
    /// # Errors
    /// When Discord refuses or cannot be reached.
    pub async fn put(&self, outgoing: &OutgoingMessage, target: ReplyTarget) -> Result<u64, AnswerError> {
        let message = match target {
            ReplyTarget::Original => self.edit(Reply::Original, outgoing).await?,
            // Never retried: a second follow-up would be a second message.
            ReplyTarget::FollowUp => {
                self.callbacks.follow_up(&self.token, &outgoing.private(), outgoing.upload()).await?
            }
        };
        self.note_answered();
        Ok(message)
    }

    /// Counts the time to the first answer, not to what changes it later.
    fn note_answered(&self) {
        if !self.answered.swap(true, Ordering::Relaxed) {
            metrics::answered(self.since.elapsed());
        }
    }

    /// Edits a message sent with [`Answer::put`].
    ///
    /// # Errors
    /// When Discord refuses or cannot be reached.
    pub async fn amend(
        &self,
        message: u64,
        outgoing: &OutgoingMessage,
        target: ReplyTarget,
    ) -> Result<(), AnswerError> {
        match target {
            ReplyTarget::Original => self.fill(outgoing).await,
            ReplyTarget::FollowUp => self.edit(Reply::FollowUp(message), outgoing).await.map(drop),
        }
    }

    async fn edit(&self, reply: Reply, outgoing: &OutgoingMessage) -> Result<u64, AnswerError> {
        let body = outgoing.body();
        self.with_retry(ANSWERABLE, || self.callbacks.edit(&self.token, reply, &body, outgoing.upload())).await
    }

    /// Removes the acknowledged response: what was done shows elsewhere.
    ///
    /// # Errors
    /// When Discord refuses or cannot be reached.
    pub async fn dismiss(&self) -> Result<(), AnswerError> {
        self.delete(Reply::Original).await
    }

    async fn delete(&self, reply: Reply) -> Result<(), AnswerError> {
        self.with_retry(ANSWERABLE, || self.callbacks.delete(&self.token, reply)).await
    }

    /// Deletes a message sent with [`Answer::put`].
    ///
    /// # Errors
    /// When Discord refuses or cannot be reached, or too much time has passed.
    pub async fn remove(&self, message: u64, target: ReplyTarget) -> Result<(), AnswerError> {
        match target {
            ReplyTarget::Original => self.dismiss().await,
            ReplyTarget::FollowUp => self.delete(Reply::FollowUp(message)).await,
        }
    }

    /// Another handle to the same interaction, with a copy of its state.
    pub fn another_handle(&self) -> Self {
        let [begun, answered] = [&self.begun, &self.answered].map(|flag| AtomicBool::new(flag.load(Ordering::Relaxed)));
        let callbacks = Arc::clone(&self.callbacks);
        Self { callbacks, id: self.id, token: self.token.clone(), begun, answered, since: self.since }
    }

    /// Sends one more ephemeral message.
    ///
    /// # Errors
    /// When Discord refuses or cannot be reached.
    pub async fn follow(&self, outgoing: &OutgoingMessage) -> Result<(), AnswerError> {
        self.put(outgoing, ReplyTarget::FollowUp).await.map(drop)
    }

    /// Sends an ephemeral message in whichever way is still possible; `ack` is how the interaction would have been
    /// acknowledged.
    pub async fn tell(&self, outgoing: &OutgoingMessage, ack: Ack) {
        let sent = match (self.begun.load(Ordering::Relaxed), ack) {
            (false, _) => self.say(outgoing).await,
            (true, Ack::Private) => self.fill(outgoing).await,
            (true, Ack::Quiet) => self.follow(outgoing).await,
        };
        if let Err(error) = sent {
            tracing::warn!(interaction = %self.id, %error, "cannot answer a person");
        }
    }

    /// Tries again while Discord is limiting, after the wait that it asks for, and with growing pauses while it is failing or
    /// out of reach. Only for requests that may be repeated.
    async fn with_retry<T, F: Future<Output = Result<T, RestError>>>(
        &self,
        within: Duration,
        send: impl Fn() -> F,
    ) -> Result<T, AnswerError> {
        let begun = Instant::now();
        let pauses = ExponentialBuilder::default()
            .with_min_delay(RETRY_DELAY)
            .with_max_delay(within / 4)
            .with_total_delay(Some(within))
            .without_max_times();
        let asked = |error: &AnswerError, pause: Option<Duration>| {
            let wait = match error {
                AnswerError::Limited(wait) => pause.map(|_| (*wait).max(LEAST_WAIT)),
                AnswerError::Refused { .. } | AnswerError::Unsent => pause,
            };
            wait.filter(|wait| begun.elapsed() + *wait < within)
        };
        let passing = |error: &AnswerError| !matches!(error, AnswerError::Refused { .. });
        (|| async { send().await.map_err(AnswerError::from) })
            .retry(pauses)
            .sleep(tokio::time::sleep)
            .when(passing)
            .adjust(asked)
            .await
    }

    /// Makes the first response, tried for `within`. A second attempt may find that the first has arrived:
    /// [`ACKNOWLEDGED`].
    async fn respond(&self, body: &Value, within: Duration) -> Result<(), AnswerError> {
        let begun = Instant::now();
        let attempt = || async {
            let left = within.saturating_sub(begun.elapsed());
            let within = if left < ATTEMPT + ATTEMPT / 2 { left } else { ATTEMPT };
            let sent = self.callbacks.respond(self.id.get(), &self.token, body);
            let late = |_| RestError::Unreachable("no answer in time".to_owned());
            tokio::time::timeout(within, sent).await.map_err(late)?
        };
        self.with_retry(within, attempt).await
    }
}

/// Serenity's kinds of interaction have these fields in common, but no trait.
macro_rules! caller {
    ($asked:ident) => {{
        let nick = $asked.member.as_ref().and_then(|member| member.nick.as_deref());
        let ground = ground($asked.channel.as_ref().map(|channel| channel.kind));
        // The parent of other channels is their category.
        let parent = $asked.channel.as_ref().and_then(|channel| channel.parent_id).filter(|_| ground == Ground::Thread);
        Self {
            person: person(&$asked.user, nick, &$asked.locale),
            channel: ChannelId($asked.channel_id.get()),
            community: $asked.guild_id.map(|guild| CommunityId(guild.get())),
            public: Locale::from_tag($asked.guild_locale.as_deref().unwrap_or(&$asked.locale)),
            allowed: $asked.app_permissions.unwrap_or_else(Permissions::all),
            ground,
            parent: parent.map(|parent| ChannelId(parent.get())),
            manages: $asked
                .member
                .as_ref()
                .and_then(|member| member.permissions)
                .is_some_and(Permissions::manage_guild),
            idempotency_key: IdempotencyKey($asked.id.get()),
        }
    }};
}

impl Caller {
    /// Who used a command.
    pub fn of_command(asked: &CommandInteraction) -> Self {
        caller!(asked)
    }

    /// Who pressed a button or chose from a menu.
    pub fn of_press(asked: &ComponentInteraction) -> Self {
        caller!(asked)
    }

    /// The person's language.
    pub const fn locale(&self) -> Locale {
        self.person.locale
    }

    /// The person with what they may do at tables of others.
    pub const fn authority(&self) -> Authority {
        Authority { person: self.person.id, manages: if self.manages { self.community } else { None } }
    }

    /// The person's id.
    pub const fn id(&self) -> PersonId {
        self.person.id
    }
}

fn person(user: &User, nick: Option<&str>, locale: &str) -> Person {
    let name = nick.or(user.global_name.as_deref()).unwrap_or(&user.name).to_owned();
    Person { id: PersonId(user.id.get()), name, locale: Locale::from_tag(locale) }
}

const fn ground(kind: Option<ChannelType>) -> Ground {
    match kind {
        Some(ChannelType::Text) => Ground::Text,
        Some(ChannelType::News) => Ground::Announcements,
        Some(ChannelType::NewsThread | ChannelType::PublicThread | ChannelType::PrivateThread) => Ground::Thread,
        _ => Ground::Other,
    }
}

#[cfg(test)]
mod tests {
    use reqwest::Url;
    use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
    use tokio::net::TcpListener;

    use super::*;
    use crate::discord::http::BODY;

    /// A Discord whose first connections are dead: nothing comes back. Later ones answer with this status and body.
    async fn after_dead_connections(dead: usize, status: &'static str, body: &'static str) -> Answer {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let url: Url = format!("http://{}", listener.local_addr().unwrap()).parse().unwrap();
        tokio::spawn(async move {
            let mut held = Vec::new();
            while let Ok((mut stream, _)) = listener.accept().await {
                if held.len() < dead {
                    held.push(stream);
                    continue;
                }
                let mut request = vec![0; 4096];
                let _ = stream.read(&mut request).await;
                let head = format!("HTTP/1.1 {status}\r\nconnection: close\r\ncontent-length: {}\r\n\r\n", body.len());
                let _ = stream.write_all(format!("{head}{body}").as_bytes()).await;
            }
        });
        let callbacks = Arc::new(Callbacks::new(Some(&url), 7, Arc::default()).unwrap());
        Answer::new(callbacks, InteractionId::new(1), "a.token", false)
    }

    #[tokio::test]
    async fn a_dead_connection_does_not_lose_a_press() {
        let answer = after_dead_connections(1, "204 No Content", "").await;
        assert_eq!(answer.acknowledge(Ack::Quiet).await.unwrap(), Acked::First);
        assert!((ATTEMPT..Duration::from_secs(3)).contains(&answer.since.elapsed()), "{:?}", answer.since.elapsed());
    }

    #[tokio::test]
    async fn a_response_whose_answer_was_lost_counts() {
        let body = r#"{"code": 40060, "message": "Interaction has already been acknowledged."}"#;
        let answer = after_dead_connections(1, "400 Bad Request", body).await;
        answer.say(&OutgoingMessage::text("x")).await.unwrap();
        assert!(answer.answered.load(Ordering::Relaxed));
    }

    #[tokio::test]
    async fn a_dead_connection_does_not_lose_a_completion() {
        let answer = after_dead_connections(1, "204 No Content", "").await;
        answer.suggest(&CreateAutocompleteResponse::new()).await.unwrap();
        assert!((ATTEMPT..Duration::from_secs(3)).contains(&answer.since.elapsed()), "{:?}", answer.since.elapsed());
    }

    #[tokio::test]
    async fn a_completion_whose_answer_was_lost_is_answered() {
        let body = r#"{"code": 40060, "message": "Interaction has already been acknowledged."}"#;
        let answer = after_dead_connections(1, "400 Bad Request", body).await;
        answer.suggest(&CreateAutocompleteResponse::new()).await.unwrap();
    }

    #[tokio::test]
    async fn a_completion_that_was_looked_up_for_long_is_tried_for_less_long() {
        let mut answer = after_dead_connections(usize::MAX, "204 No Content", "").await;
        answer.since = Instant::now().checked_sub(Duration::from_millis(1500)).unwrap();
        assert!(matches!(answer.suggest(&CreateAutocompleteResponse::new()).await, Err(AnswerError::Unsent)));
        let took = answer.since.elapsed();
        assert!((Duration::from_millis(2450)..Duration::from_secs(3)).contains(&took), "{took:?}");
    }

    #[tokio::test]
    async fn a_refused_completion_is_not_read_without_end() {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let url: Url = format!("http://{}", listener.local_addr().unwrap()).parse().unwrap();
        let serving = tokio::spawn(async move {
            let (mut stream, _) = listener.accept().await.unwrap();
            let mut request = vec![0; 4096];
            let _ = stream.read(&mut request).await;
            let mut sent = 0;
            let _ = stream.write_all(b"HTTP/1.1 400 Bad Request\r\n\r\n").await;
            while stream.write_all(&[b'x'; 1 << 16]).await.is_ok() {
                sent += 1 << 16;
            }
            sent
        });
        let callbacks = Arc::new(Callbacks::new(Some(&url), 7, Arc::default()).unwrap());
        let answer = Answer::new(callbacks, InteractionId::new(1), "a.token", false);
        let refused = answer.suggest(&CreateAutocompleteResponse::new()).await;
        assert!(matches!(refused, Err(AnswerError::Refused { status: 400, .. })), "{refused:?}");
        // The buffers of the connection hold some more.
        let sent = serving.await.unwrap();
        assert!((BODY..BODY + (16 << 20)).contains(&sent), "{sent} bytes");
    }

    #[tokio::test]
    async fn what_discord_takes_no_longer_is_not_tried_any_longer() {
        let answer = after_dead_connections(usize::MAX, "204 No Content", "").await;
        assert!(matches!(answer.acknowledge(Ack::Quiet).await, Err(AnswerError::Unsent)));
        let took = answer.since.elapsed();
        assert!((ATTEMPT..Duration::from_secs(3)).contains(&took), "{took:?}");
    }
}
