//! The answer to one interaction: acknowledged at once, filled in when it is known, followed up when it is refused.
//!
//! Goes through serenity's `Http` with its rate limiter off: interaction endpoints have no global limit, and the limiter
//! would keep an entry for every interaction for ever. Invariant: an interaction's token and the errors that hold it are
//! never logged.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use serde_json::{Value, json};
use serenity::all::{
    ChannelType, CommandInteraction, ComponentInteraction, CreateAttachment, Http, InteractionId, MessageId,
    Permissions, User,
};
use serenity::http::HttpError;

use crate::config::Secret;
use crate::discord::messages::outgoing::OutgoingMessage;
use crate::table::{ChannelId, CommunityId, IdempotencyKey, Person, PersonId};
use crate::words::Locale;

/// Who asks, and where.
#[derive(Clone, Debug)]
pub struct Caller {
    /// The person.
    pub person: Person,
    /// The channel.
    pub channel: ChannelId,
    /// The community, unless it is a direct message.
    pub community: Option<CommunityId>,
    /// The language of the community.
    pub public: Locale,
    /// What we may do in the channel.
    pub allowed: Permissions,
    /// Whether the channel is a thread.
    pub thread: bool,
    /// The request, to be done once however often it arrives.
    pub idempotency_key: IdempotencyKey,
}

/// The way back to whoever asks.
pub struct Answer {
    http: Arc<Http>,
    id: InteractionId,
    token: Secret,
    /// Whether Discord has its first answer.
    begun: AtomicBool,
}

/// How an interaction is acknowledged.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ack {
    /// A new answer for one person's eyes will follow.
    Private,
    /// The message that was pressed may change.
    Quiet,
}

/// Where an answer goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// Where it was acknowledged: the private answer, or the message that was pressed.
    Here,
    /// Into a message of its own, for one person's eyes.
    Beside,
}

/// Whether an interaction may still be answered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Acked {
    /// By this acknowledgement.
    First,
    /// It had been acknowledged before: this is a second delivery.
    Again,
}

/// An answer that did not reach Discord.
#[derive(Debug, thiserror::Error)]
pub enum AnswerError {
    /// Refused: too late, or an answer that Discord does not take.
    #[error("refused with status {status}, code {code}")]
    Refused {
        /// The HTTP status.
        status: u16,
        /// Discord's code.
        code: i64,
    },
    /// Not sent. What serenity says of it may hold the token and is not kept.
    #[error("not sent")]
    Unsent,
}

impl From<serenity::Error> for AnswerError {
    fn from(error: serenity::Error) -> Self {
        match error {
            serenity::Error::Http(HttpError::UnsuccessfulRequest(answer)) => {
                Self::Refused { status: answer.status_code.as_u16(), code: answer.error.code as i64 }
            }
            _ => Self::Unsent,
        }
    }
}

/// How long to wait after Discord stumbled; the person waits three seconds at most.
const STUMBLE: Duration = Duration::from_millis(250);
/// Discord's code for an interaction that was acknowledged before.
const ACKNOWLEDGED: i64 = 40060;

impl Answer {
    /// The way back to a command.
    ///
    /// `begun` tells whether it was acknowledged before.
    pub fn to_command(http: Arc<Http>, asked: &CommandInteraction, begun: bool) -> Self {
        Self { http, id: asked.id, token: Secret::new(asked.token.clone()), begun: AtomicBool::new(begun) }
    }

    /// The way back to a button or a menu.
    pub fn to_press(http: Arc<Http>, asked: &ComponentInteraction) -> Self {
        Self { http, id: asked.id, token: Secret::new(asked.token.clone()), begun: AtomicBool::new(false) }
    }

    /// Says that we are at it.
    ///
    /// # Errors
    /// When it is too late, or Discord cannot be reached.
    pub async fn acknowledge(&self, ack: Ack) -> Result<Acked, AnswerError> {
        let body = match ack {
            Ack::Private => json!({ "type": 5, "data": { "flags": 64 } }),
            Ack::Quiet => json!({ "type": 6 }),
        };
        let answered = twice(|| self.respond(&body)).await;
        self.begun.store(true, Ordering::Relaxed);
        match answered {
            Ok(()) => Ok(Acked::First),
            Err(AnswerError::Refused { code: ACKNOWLEDGED, .. }) => Ok(Acked::Again),
            Err(error) => Err(error),
        }
    }

    /// Answers at once, for one person's eyes.
    async fn say(&self, outgoing: &OutgoingMessage) -> Result<(), AnswerError> {
        Ok(self.respond(&json!({ "type": 4, "data": outgoing.private() })).await?)
    }

    /// Fills in what was acknowledged: the private answer, or the message that was pressed.
    ///
    /// # Errors
    /// When Discord refuses or cannot be reached.
    pub async fn fill(&self, outgoing: &OutgoingMessage) -> Result<(), AnswerError> {
        self.put(outgoing, Place::Here).await.map(drop)
    }

    /// Puts a face somewhere and returns the message.
    ///
    /// # Errors
    /// When Discord refuses or cannot be reached.
    pub async fn put(&self, outgoing: &OutgoingMessage, place: Place) -> Result<u64, AnswerError> {
        let (token, files) = (self.token.reveal(), || files(outgoing));
        let message = match place {
            Place::Here => {
                let body = outgoing.body();
                twice(|| self.http.edit_original_interaction_response(token, &body, files())).await?
            }
            // AppliedRequest twice it would be there twice.
            Place::Beside => self.http.create_followup_message(token, &outgoing.private(), files()).await?,
        };
        Ok(message.id.get())
    }

    /// Puts another face on a message that was put there.
    ///
    /// # Errors
    /// When Discord refuses or cannot be reached.
    pub async fn amend(&self, message: u64, outgoing: &OutgoingMessage, place: Place) -> Result<(), AnswerError> {
        let (token, body) = (self.token.reveal(), outgoing.body());
        match place {
            Place::Here => self.fill(outgoing).await,
            Place::Beside => {
                let edit = || self.http.edit_followup_message(token, MessageId::new(message), &body, files(outgoing));
                twice(edit).await.map(drop)
            }
        }
    }

    /// The same way back.
    pub fn again(&self) -> Self {
        let begun = AtomicBool::new(self.begun.load(Ordering::Relaxed));
        Self { http: Arc::clone(&self.http), id: self.id, token: self.token.clone(), begun }
    }

    /// Says one thing more, for one person's eyes.
    ///
    /// # Errors
    /// When Discord refuses or cannot be reached.
    pub async fn follow(&self, outgoing: &OutgoingMessage) -> Result<(), AnswerError> {
        self.put(outgoing, Place::Beside).await.map(drop)
    }

    /// Says something for one person's eyes, whatever was answered before; `ack` is how it would have been acknowledged.
    pub async fn tell(&self, outgoing: &OutgoingMessage, ack: Ack) {
        let told = match (self.begun.load(Ordering::Relaxed), ack) {
            (false, _) => self.say(outgoing).await,
            (true, Ack::Private) => self.fill(outgoing).await,
            (true, Ack::Quiet) => self.follow(outgoing).await,
        };
        if let Err(error) = told {
            tracing::warn!(interaction = %self.id, %error, "a person was not answered");
        }
    }

    async fn respond(&self, body: &Value) -> serenity::Result<()> {
        self.http.create_interaction_response(self.id, self.token.reveal(), body, Vec::new()).await
    }
}

fn files(outgoing: &OutgoingMessage) -> Vec<CreateAttachment> {
    outgoing.upload().map(|(name, bytes)| CreateAttachment::bytes(bytes, name)).into_iter().collect()
}

/// Tries once more when Discord stumbles. Only for what may be done twice.
async fn twice<T, F: Future<Output = serenity::Result<T>>>(send: impl Fn() -> F) -> Result<T, AnswerError> {
    match send().await.map_err(AnswerError::from) {
        Err(AnswerError::Unsent | AnswerError::Refused { status: 500.., .. }) => {
            tokio::time::sleep(STUMBLE).await;
            Ok(send().await?)
        }
        sent => sent,
    }
}

/// Serenity's kinds of interaction have these fields in common, but no trait.
macro_rules! caller {
    ($asked:ident) => {{
        let nick = $asked.member.as_ref().and_then(|member| member.nick.as_deref());
        let kind = $asked.channel.as_ref().map(|channel| channel.kind);
        Self {
            person: person(&$asked.user, nick, &$asked.locale),
            channel: ChannelId($asked.channel_id.get()),
            community: $asked.guild_id.map(|guild| CommunityId(guild.get())),
            public: Locale::from_tag($asked.guild_locale.as_deref().unwrap_or(&$asked.locale)),
            allowed: $asked.app_permissions.unwrap_or_else(Permissions::all),
            thread: thread(kind),
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

    /// The person's id.
    pub const fn id(&self) -> PersonId {
        self.person.id
    }
}

fn person(user: &User, nick: Option<&str>, locale: &str) -> Person {
    let name = nick.or(user.global_name.as_deref()).unwrap_or(&user.name).to_owned();
    Person { id: PersonId(user.id.get()), name, locale: Locale::from_tag(locale) }
}

const fn thread(kind: Option<ChannelType>) -> bool {
    matches!(kind, Some(ChannelType::NewsThread | ChannelType::PublicThread | ChannelType::PrivateThread))
}
