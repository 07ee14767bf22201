//! The reply to one interaction. A reply that is ready at once is the first response itself. Otherwise the interaction
//! is acknowledged, and the reply is filled in later. More messages may follow.
//!
//! The first response decides which message `@original` of the interaction is:
//!
//! ```text
//!        a message (4), deferred (5) ──▶ Reply     the person's private reply
//!        quiet (6), change (7), form ──▶ Pressed   the pressed message
//! Open ─ a message without receipt ────▶ Unknown   if a message was pressed: Discord is asked before the next step
//!        refused ──────────────────────▶ Open      another may be made
//!        40060: another process ───────▶ Silent    its answer stays
//!                               └──────▶ Reply     its deferred answer is filled in
//! ```
//!
//! Invariants:
//!
//! * A private reply never edits a public message. It edits `@original` only in the state `Reply`, or if only the person
//!   sees the pressed message. Only the desk itself changes a pressed board ([`Answer::change_board`]).
//! * Discord gets a response within [`GRACE`] plus the time of sending.
//! * The interaction's token, and errors that contain it, are never logged. Nothing is sent with an expired one.

mod first;
mod sending;

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex as StdMutex, OnceLock, PoisonError};
use std::time::Duration;

use serde_json::json;
use serenity::all::{
    CommandInteraction, ComponentInteraction, CreateAutocompleteResponse, InteractionContext, InteractionId,
    MessageFlags,
};
use tokio::sync::Mutex;
use tokio::time::Instant;
use tracing::Instrument as _;

use crate::desk::answer::first::{ATTEMPT, First};
use crate::desk::callbacks::{Callbacks, Reply};
use crate::desk::policy::{Audience, Fault, Operation, Recovery, UNKNOWN_WEBHOOK, WriteError};
use crate::desk::retry::FIRST_RESPONSE;
use crate::http::RestError;
use crate::messages::ImageSlot;
use crate::metrics;
use skald_config::Secret;

/// The reply channel of one interaction.
pub struct Answer {
    callbacks: Arc<Callbacks>,
    id: InteractionId,
    token: Secret,
    /// The kind of acknowledgement if the answer takes longer.
    ack: Ack,
    /// The message whose button or menu was used.
    pressed: Option<u64>,
    /// Set if only the person sees that message.
    own: Option<OwnMessage>,
    /// What Discord has received as the first response.
    first: Mutex<First>,
    responded: OnceLock<Instant>,
    /// Whether Discord has surely received a first response.
    acknowledged: AtomicBool,
    /// Whether Discord has received the answer.
    answered: AtomicBool,
    /// Whether another process or an earlier run got this interaction too.
    replayed: AtomicBool,
    /// Whether Discord no longer knows the token.
    expired: AtomicBool,
    /// What is held until Discord has the answer.
    held: StdMutex<Option<Box<dyn Send>>>,
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

/// The pressed message, if only the person sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OwnMessage(());

/// Where a private reply goes: only the person sees each of these.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReplyTarget {
    /// The reply to a command, a form or a button that promises one; else a new ephemeral message.
    Reply,
    /// A new ephemeral message.
    FollowUp,
    Pressed(OwnMessage),
    /// A message that was sent before.
    Sent(SentReply),
}

/// A reply that was sent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SentReply {
    pub message: u64,
    /// How the interaction's token reaches it.
    reply: Reply,
}

/// How long an answer may take before the interaction is acknowledged without it. A fast answer is sent as the first
/// response: one request and one round trip less.
const GRACE: Duration = Duration::from_millis(8);
/// The largest file, in bytes, that an answer may bring as the first response. Discord takes a first response for three
/// seconds, and a slow line needs longer.
const QUICK_UPLOAD: usize = 16 << 10;
/// How long after a first response Discord may still not know the interaction's webhook.
const SETTLING: Duration = Duration::from_secs(5);
/// How long an interaction's token is used. Discord takes it for 15 minutes.
const TOKEN: Duration = Duration::from_secs(15 * 60 - 5);

impl Answer {
    pub fn to_command(callbacks: Arc<Callbacks>, asked: &CommandInteraction) -> Self {
        Self::new(callbacks, asked.id, &asked.token, Ack::Private)
    }

    pub fn to_press(callbacks: Arc<Callbacks>, asked: &ComponentInteraction, ack: Ack) -> Self {
        let is_ephemeral = asked.message.flags.is_some_and(|flags| flags.contains(MessageFlags::EPHEMERAL));
        let is_direct = asked.guild_id.is_none() && asked.context != Some(InteractionContext::PrivateChannel);
        let own = (is_ephemeral || is_direct).then_some(OwnMessage(()));
        let pressed = Some(asked.message.id.get());
        Self { pressed, own, ..Self::new(callbacks, asked.id, &asked.token, ack) }
    }

    pub fn new(callbacks: Arc<Callbacks>, id: InteractionId, token: &str, ack: Ack) -> Self {
        Self {
            callbacks,
            id,
            token: Secret::new(token),
            ack,
            pressed: None,
            own: None,
            first: Mutex::new(First::Open),
            responded: OnceLock::new(),
            acknowledged: AtomicBool::new(false),
            answered: AtomicBool::new(false),
            replayed: AtomicBool::new(false),
            expired: AtomicBool::new(false),
            held: StdMutex::default(),
            since: Instant::now(),
        }
    }

    /// Holds a value until Discord has the answer, or until it is [freed](Self::free).
    pub fn hold(&self, held: impl Send + 'static) {
        *self.held.lock().unwrap_or_else(PoisonError::into_inner) = Some(Box::new(held));
    }

    /// Drops what is held.
    pub fn free(&self) {
        drop(self.held.lock().unwrap_or_else(PoisonError::into_inner).take());
    }

    /// The pressed message as a target. It is a new message if others see the pressed one, and the promised one if the
    /// acknowledgement promises one.
    pub fn pressed(&self) -> ReplyTarget {
        match self.ack {
            Ack::Private => ReplyTarget::Reply,
            Ack::Quiet => self.own.map_or(ReplyTarget::FollowUp, ReplyTarget::Pressed),
        }
    }

    /// Starts the timer that acknowledges the interaction if its answer is not ready in time.
    pub fn begin(self: &Arc<Self>) {
        let answer = Arc::clone(self);
        let acknowledge = async move {
            tokio::time::sleep_until(answer.since + GRACE).await;
            let mut first = answer.first.lock().await;
            if *first == First::Open
                && let Err(error) = answer.defer(&mut first).await
            {
                tracing::warn!(interaction = %answer.id, %error, "cannot acknowledge an interaction");
            }
        };
        tokio::spawn(acknowledge.in_current_span());
    }

    /// Acknowledges the interaction unless that is done. After a lost receipt Discord is asked whether it is done.
    pub async fn acknowledge(&self) -> Result<(), WriteError> {
        let mut first = self.first.lock().await;
        match *first {
            First::Open => self.defer(&mut first).await,
            First::Silent => Ok(()),
            _ if self.is_acknowledged() => Ok(()),
            First::Reply | First::Pressed | First::Unknown => self.confirm(&mut first).await.map(drop),
        }
    }

    /// Answers a completion. Retries for the rest of the time in which Discord takes it, but makes at least one
    /// attempt.
    pub async fn suggest(&self, found: &CreateAutocompleteResponse) -> Result<(), WriteError> {
        let within = FIRST_RESPONSE.within.saturating_sub(self.since.elapsed()).max(ATTEMPT);
        match self.attempt(&json!({ "type": 8, "data": found }), None, false, within, &mut 0).await {
            Err(error) if error.fault == Fault::Answered => Ok(()),
            answered => answered.map(drop),
        }
    }

    /// Opens the page in Discord's frame: the response `LAUNCH_ACTIVITY`, which has no message.
    pub async fn launch(&self) -> Result<(), WriteError> {
        match self.attempt(&json!({ "type": 12 }), None, false, FIRST_RESPONSE.within, &mut 0).await {
            Err(error) if error.fault == Fault::Answered => Ok(()),
            answered => answered.map(drop),
        }
    }

    pub fn is_answered(&self) -> bool {
        self.answered.load(Ordering::Relaxed)
    }

    pub fn is_acknowledged(&self) -> bool {
        self.acknowledged.load(Ordering::Relaxed)
    }

    /// Whether another process or an earlier run got this interaction too, and may still be at it.
    pub fn is_replayed(&self) -> bool {
        self.replayed.load(Ordering::Relaxed)
    }

    async fn is_silent(&self) -> bool {
        *self.first.lock().await == First::Silent
    }

    /// Records the time to the first answer, but not to later changes of it. Frees what is held.
    fn note_answered(&self) {
        if !self.answered.swap(true, Ordering::Relaxed) {
            metrics::answered(self.since.elapsed());
        }
        self.free();
    }

    /// Fails if Discord would refuse the token.
    fn check(&self) -> Result<(), WriteError> {
        let is_expired = self.expired.load(Ordering::Relaxed) || self.since.elapsed() >= TOKEN;
        if is_expired { Err(WriteError::expired()) } else { Ok(()) }
    }

    /// Classifies an error. Just after the first response Discord may not know the interaction's webhook yet; such an
    /// error is retried.
    fn failed(&self, error: RestError, operation: Operation) -> WriteError {
        let is_fresh = || self.responded.get().is_some_and(|at| at.elapsed() < SETTLING);
        let settles = error.is(&[UNKNOWN_WEBHOOK]) && is_fresh();
        let failed = WriteError::of(error, &ImageSlot::Nothing, operation, Audience::Person);
        if settles {
            return WriteError { recovery: Recovery::Retry, ..failed };
        }
        if matches!(failed.fault, Fault::Late | Fault::Expired) {
            self.expired.store(true, Ordering::Relaxed);
        }
        failed
    }
}

#[cfg(test)]
mod tests;
