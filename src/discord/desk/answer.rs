//! The reply to one interaction. A reply that is ready at once is the first response itself. Otherwise the interaction
//! is acknowledged, and the reply is filled in later. More messages may follow.
//!
//! Invariants:
//!
//! * Discord gets a response within [`GRACE`] plus the time of sending.
//! * The interaction's token, and errors that contain it, are never logged.

use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::sync::{Arc, OnceLock};
use std::time::Duration;

use serde_json::{Value, json};
use serenity::all::{
    CommandInteraction, ComponentInteraction, CreateAutocompleteResponse, InteractionId, ModalInteraction,
};
use tokio::sync::Mutex;
use tokio::time::Instant;

use crate::config::Secret;
use crate::discord::desk::callbacks::{Callbacks, Reply};
use crate::discord::desk::policy::{Audience, Fault, Operation, Recovery, UNKNOWN_WEBHOOK, WriteError};
use crate::discord::desk::retry::{ANSWER, FIRST_RESPONSE};
use crate::discord::http::{RestError, Upload};
use crate::discord::messages::outgoing::{ImageSlot, OutgoingMessage};
use crate::discord::metrics;

/// The reply channel of one interaction.
pub struct Answer {
    callbacks: Arc<Callbacks>,
    id: InteractionId,
    token: Secret,
    /// The kind of acknowledgement if the answer takes longer.
    ack: Ack,
    /// The message whose button or menu was used.
    pressed: Option<u64>,
    /// What Discord has received as the first response.
    first: Mutex<FirstResponse>,
    /// When the first response was sent.
    responded: OnceLock<Instant>,
    /// Whether Discord has received the answer.
    answered: AtomicBool,
    /// Whether another copy of the bot answered.
    silenced: AtomicBool,
    /// When the interaction arrived.
    since: Instant,
}

/// What Discord has received as the first response.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum FirstResponse {
    Awaited,
    /// Discord refused one; another may be made.
    Refused,
    /// An acknowledgement or an answer, or one whose receipt was lost.
    Made,
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
    /// Into a message that was sent before.
    Sent(SentReply),
}

/// A reply that was sent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SentReply {
    /// The message's id.
    pub message: u64,
    /// How the interaction's token reaches it.
    reply: Reply,
}

/// The result of a first response.
enum Receipt {
    /// It was made. Holds the id and content of its message, if they were requested and Discord returned them.
    Made(Option<u64>, Value),
    /// An earlier attempt, whose receipt was lost, had made it.
    Before,
    /// An earlier run or a second copy of the bot made it.
    Another,
}

/// How much of a reply the first response has done.
enum Progress {
    /// The reply is that response; its message has this id if known.
    Sent(Option<u64>),
    /// It must be sent to this target.
    Later(ReplyTarget),
    /// Another copy of the bot answered; its answer stays.
    Another,
}

/// How long an answer may take before the interaction is acknowledged without it. A fast answer is sent as the first
/// response: one request and one round trip less.
const GRACE: Duration = Duration::from_millis(8);
/// The largest file, in bytes, that an answer may bring as the first response. Discord takes a first response for three
/// seconds, and a slow line needs longer.
const QUICK_UPLOAD: usize = 16 << 10;
/// The timeout of one attempt at a first response while there is time for another. A dead connection then does not use
/// up all of the time.
const ATTEMPT: Duration = Duration::from_secs(1);
/// How long another process may take to fill in an answer that it has deferred.
const OTHERS: Duration = Duration::from_secs(3);
/// How long after a first response Discord may still not know the interaction's webhook.
const SETTLING: Duration = Duration::from_secs(5);

impl Answer {
    /// The reply to a command or a completion.
    pub fn to_command(callbacks: Arc<Callbacks>, asked: &CommandInteraction) -> Self {
        Self::new(callbacks, (asked.id, &asked.token), Ack::Private, None)
    }

    /// The reply to a button or a menu.
    pub fn to_press(callbacks: Arc<Callbacks>, asked: &ComponentInteraction, ack: Ack) -> Self {
        Self::new(callbacks, (asked.id, &asked.token), ack, Some(asked.message.id.get()))
    }

    /// The reply to a form.
    pub fn to_form(callbacks: Arc<Callbacks>, asked: &ModalInteraction) -> Self {
        Self::new(callbacks, (asked.id, &asked.token), Ack::Private, None)
    }

    fn new(callbacks: Arc<Callbacks>, (id, token): (InteractionId, &str), ack: Ack, pressed: Option<u64>) -> Self {
        let (token, first) = (Secret::new(token), Mutex::new(FirstResponse::Awaited));
        let (responded, answered, silenced) = (OnceLock::new(), AtomicBool::new(false), AtomicBool::new(false));
        Self { callbacks, id, token, ack, pressed, first, responded, answered, silenced, since: Instant::now() }
    }

    /// Starts the timer that acknowledges the interaction if its answer is not ready in time.
    pub fn begin(self: &Arc<Self>) {
        let answer = Arc::clone(self);
        tokio::spawn(async move {
            tokio::time::sleep_until(answer.since + GRACE).await;
            let mut first = answer.first.lock().await;
            if *first == FirstResponse::Awaited
                && let Err(error) = answer.defer(&mut first).await
            {
                tracing::warn!(interaction = %answer.id, %error, "cannot acknowledge an interaction");
            }
        });
    }

    /// Acknowledges the interaction unless that is done.
    ///
    /// # Errors
    /// When it is too late, or Discord cannot be reached.
    pub async fn acknowledge(&self) -> Result<(), WriteError> {
        let mut first = self.first.lock().await;
        if *first == FirstResponse::Made {
            return Ok(());
        }
        self.defer(&mut first).await
    }

    /// Acknowledges the interaction without an answer.
    async fn defer(&self, first: &mut FirstResponse) -> Result<(), WriteError> {
        let body = match self.ack {
            Ack::Private => json!({ "type": 5, "data": { "flags": 64 } }),
            Ack::Quiet => json!({ "type": 6 }),
        };
        match self.respond(first, &body, None, false).await? {
            Receipt::Another => drop(self.is_silenced_by_another().await),
            Receipt::Made(..) | Receipt::Before => {}
        }
        Ok(())
    }

    /// Handles a first response made by an earlier run or another process.
    ///
    /// If that response is only deferred and still awaited after [`OTHERS`], this process gives the answer. Otherwise
    /// it stays silent and returns `true`.
    async fn is_silenced_by_another(&self) -> bool {
        let is_awaited = async || self.callbacks.original(&self.token).await.is_ok_and(|original| original.is_awaited);
        let mut promised = self.ack == Ack::Private && is_awaited().await;
        if promised {
            tokio::time::sleep(OTHERS).await;
            promised = is_awaited().await;
        }
        if !promised {
            self.callbacks.note_another();
            self.silenced.store(true, Ordering::Relaxed);
        }
        !promised
    }

    /// Acknowledges the interaction before a reply that follows. The reply is also tried if the acknowledgement got no
    /// response, because it may have arrived.
    async fn defer_before(&self, first: &mut FirstResponse, target: ReplyTarget) -> Result<Progress, WriteError> {
        unless_refused(self.defer(first).await)?;
        Ok(if self.silenced.load(Ordering::Relaxed) { Progress::Another } else { Progress::Later(target) })
    }

    /// Makes the first response, and requests the id of its message if it is `named`.
    async fn respond(
        &self,
        first: &mut FirstResponse,
        body: &Value,
        file: Option<Upload<'_>>,
        named: bool,
    ) -> Result<Receipt, WriteError> {
        let mut attempts = 0;
        let made = self.attempt((body, file), named, FIRST_RESPONSE.within, &mut attempts).await;
        let _ = self.responded.set(Instant::now());
        *first = match &made {
            Err(error) if error.is_refusal() && error.fault != Fault::Answered => FirstResponse::Refused,
            _ => FirstResponse::Made,
        };
        match made {
            Ok((message, shown)) => {
                metrics::acknowledged(self.since.elapsed());
                Ok(Receipt::Made(message, shown))
            }
            Err(error) if error.fault == Fault::Answered => {
                tracing::debug!(interaction = %self.id, attempts, "an interaction was acknowledged before");
                Ok(if attempts == 1 { Receipt::Another } else { Receipt::Before })
            }
            Err(error) => Err(error),
        }
    }

    /// Answers a completion. Retries for the rest of the time in which Discord takes it, but makes at least one
    /// attempt.
    ///
    /// # Errors
    /// When Discord refuses or cannot be reached.
    pub async fn suggest(&self, found: &CreateAutocompleteResponse) -> Result<(), WriteError> {
        let within = FIRST_RESPONSE.within.saturating_sub(self.since.elapsed()).max(ATTEMPT);
        match self.attempt((&json!({ "type": 8, "data": found }), None), false, within, &mut 0).await {
            Err(error) if error.fault == Fault::Answered => Ok(()),
            answered => answered.map(drop),
        }
    }

    /// Opens a form, which can only be the first response.
    ///
    /// # Errors
    /// When Discord refuses or cannot be reached, or an acknowledgement came first.
    pub async fn open_form(&self, form: &Value) -> Result<(), WriteError> {
        let mut first = self.first.lock().await;
        match self.respond(&mut first, &json!({ "type": 9, "data": form }), None, false).await? {
            Receipt::Another => self.silenced.store(true, Ordering::Relaxed),
            Receipt::Made(..) | Receipt::Before => {}
        }
        self.note_answered();
        Ok(())
    }

    /// Sends a message to its target.
    ///
    /// # Errors
    /// When Discord refuses or cannot be reached.
    pub async fn send(&self, outgoing: &OutgoingMessage, target: ReplyTarget) -> Result<(), WriteError> {
        if let Progress::Later(target) = self.at_once(outgoing, target, false).await? {
            self.later(outgoing, target).await?;
        }
        self.note_answered();
        Ok(())
    }

    /// Changes the pressed message by the first response, if none was made yet; returns whether Discord has done so.
    pub async fn change(&self, outgoing: &OutgoingMessage) -> bool {
        let changed = matches!(self.at_once(outgoing, ReplyTarget::Original, false).await, Ok(Progress::Sent(_)));
        if changed {
            self.note_answered();
        }
        changed
    }

    /// Sends a message to its target, without its picture if Discord refuses that, and returns its id. `None` if
    /// another copy of the bot answered.
    ///
    /// # Errors
    /// When Discord refuses or cannot be reached.
    pub async fn put(
        &self,
        outgoing: &mut OutgoingMessage,
        target: ReplyTarget,
    ) -> Result<Option<SentReply>, WriteError> {
        match self.put_once(outgoing, target).await {
            Err(error) if error.is_refusal() && outgoing.upload().is_some() => {
                outgoing.drop_picture();
                self.put_once(outgoing, target).await
            }
            put => put,
        }
    }

    async fn put_once(&self, outgoing: &OutgoingMessage, target: ReplyTarget) -> Result<Option<SentReply>, WriteError> {
        let sent = match self.at_once(outgoing, target, true).await? {
            Progress::Sent(Some(message)) => Some(SentReply { message, reply: Reply::Original }),
            Progress::Sent(None) => Some(SentReply { message: self.original().await?, reply: Reply::Original }),
            Progress::Later(target) => Some(self.later(outgoing, target).await?),
            Progress::Another => None,
        };
        self.note_answered();
        Ok(sent)
    }

    /// Answers with the first response if none was made yet.
    async fn at_once(
        &self,
        outgoing: &OutgoingMessage,
        target: ReplyTarget,
        named: bool,
    ) -> Result<Progress, WriteError> {
        let mut first = self.first.lock().await;
        if self.silenced.load(Ordering::Relaxed) {
            return Ok(Progress::Another);
        }
        if *first == FirstResponse::Made {
            return Ok(Progress::Later(target));
        }
        let file = outgoing.upload();
        let quick = file.is_none_or(|(_, bytes)| bytes.len() <= QUICK_UPLOAD);
        // A follow-up to a command follows its private reply.
        if !quick || (self.ack, target) == (Ack::Private, ReplyTarget::FollowUp) {
            return self.defer_before(&mut first, target).await;
        }
        let changed = self.pressed.filter(|_| (self.ack, target) == (Ack::Quiet, ReplyTarget::Original));
        let (kind, data) = if changed.is_some() { (7, outgoing.edit()) } else { (4, outgoing.private()) };
        let named = named && changed.is_none() || matches!(outgoing.picture, ImageSlot::Kept(_));
        match self.respond(&mut first, &json!({ "type": kind, "data": data }), file, named).await {
            // The edit names the picture that the message has.
            Ok(Receipt::Made(_, shown)) if outgoing.corrected(&shown).is_some() => Ok(Progress::Later(target)),
            Ok(Receipt::Made(message, _)) => Ok(Progress::Sent(changed.or(message))),
            Ok(Receipt::Before) => {
                drop(first);
                Ok(Progress::Later(self.after_another(target).await))
            }
            // The lock on the first response is kept, so that nothing else is sent before this is known.
            Ok(Receipt::Another) => match self.is_silenced_by_another().await {
                true => Ok(Progress::Another),
                false => Ok(Progress::Later(self.after_another(target).await)),
            },
            // It may have arrived: then it is edited, so that the same message is not sent twice.
            Err(error) if error.fault == Fault::Silence => {
                drop(first);
                Ok(Progress::Later(self.after_another(target).await))
            }
            Err(error) if !error.is_refusal() => Ok(Progress::Later(target)),
            // For example, the person has dismissed the message to change.
            Err(_) if self.ack == Ack::Quiet => self.defer_before(&mut first, target).await,
            Err(error) => Err(error),
        }
    }

    /// The target of a message after a first response that was made before, or may have been. It is that response,
    /// unless its message is of another kind or is the pressed one.
    async fn after_another(&self, target: ReplyTarget) -> ReplyTarget {
        if target != ReplyTarget::FollowUp {
            return target;
        }
        match self.original().await {
            Ok(original) if Some(original) != self.pressed => ReplyTarget::Original,
            _ => target,
        }
    }

    /// Sends a message after the first response.
    async fn later(&self, outgoing: &OutgoingMessage, target: ReplyTarget) -> Result<SentReply, WriteError> {
        match target {
            ReplyTarget::Original => {
                let message = self.edit(Reply::Original, outgoing).await?;
                Ok(SentReply { message, reply: Reply::Original })
            }
            ReplyTarget::FollowUp => {
                let body = outgoing.private();
                let send = || self.callbacks.follow_up(&self.token, &body, outgoing.upload());
                let message = self.repeated(Operation::FollowUp, send).await?;
                Ok(SentReply { message, reply: Reply::FollowUp(message) })
            }
            ReplyTarget::Sent(sent) => self.edit(sent.reply, outgoing).await.map(|_| sent),
        }
    }

    /// Records the time to the first answer, but not to later changes of it.
    fn note_answered(&self) {
        if !self.answered.swap(true, Ordering::Relaxed) {
            metrics::answered(self.since.elapsed());
        }
    }

    /// Edits a message sent with [`Answer::put`].
    ///
    /// # Errors
    /// When Discord refuses or cannot be reached.
    pub async fn amend(&self, sent: SentReply, outgoing: &OutgoingMessage) -> Result<(), WriteError> {
        if self.silenced.load(Ordering::Relaxed) {
            return Ok(());
        }
        self.edit(sent.reply, outgoing).await.map(drop)
    }

    async fn edit(&self, reply: Reply, outgoing: &OutgoingMessage) -> Result<u64, WriteError> {
        let edit = async |outgoing: &OutgoingMessage| {
            let body = outgoing.edit();
            self.repeated(Operation::Answer, || self.callbacks.edit(&self.token, reply, &body, outgoing.upload())).await
        };
        let (message, shown) = edit(outgoing).await?;
        if let Some(corrected) = outgoing.corrected(&shown) {
            edit(&corrected).await?;
        }
        Ok(message)
    }

    /// The id of the message that is the first response or was pressed.
    async fn original(&self) -> Result<u64, WriteError> {
        Ok(self.repeated(Operation::Answer, || self.callbacks.original(&self.token)).await?.message)
    }

    /// Sends a request after the first response, and retries it by the policy table.
    async fn repeated<T, F: Future<Output = Result<T, RestError>>>(
        &self,
        operation: Operation,
        send: impl Fn() -> F,
    ) -> Result<T, WriteError> {
        ANSWER.retry(|| async { send().await.map_err(|error| self.failed(error, operation)) }).await
    }

    /// Classifies an error. Just after the first response Discord may not know the interaction's webhook yet; such an
    /// error is retried.
    fn failed(&self, error: RestError, operation: Operation) -> WriteError {
        let is_fresh = || self.responded.get().is_some_and(|at| at.elapsed() < SETTLING);
        let settles = error.is(&[UNKNOWN_WEBHOOK]) && is_fresh();
        let failed = WriteError::of(error, &ImageSlot::Nothing, operation, Audience::Person);
        if settles { WriteError { recovery: Recovery::Retry, ..failed } } else { failed }
    }

    /// Leaves no reply to a command whose result shows elsewhere.
    ///
    /// # Errors
    /// When Discord refuses or cannot be reached.
    pub async fn dismiss(&self) -> Result<(), WriteError> {
        unless_refused(self.acknowledge().await)?;
        self.delete(Reply::Original).await
    }

    async fn delete(&self, reply: Reply) -> Result<(), WriteError> {
        if self.silenced.load(Ordering::Relaxed) {
            return Ok(());
        }
        self.repeated(Operation::Answer, || self.callbacks.delete(&self.token, reply)).await
    }

    /// Deletes a message sent with [`Answer::put`].
    ///
    /// # Errors
    /// When Discord refuses or cannot be reached, or too much time has passed.
    pub async fn remove(&self, sent: SentReply) -> Result<(), WriteError> {
        self.delete(sent.reply).await
    }

    /// Sends one more ephemeral message.
    ///
    /// # Errors
    /// When Discord refuses or cannot be reached.
    pub async fn follow(&self, outgoing: &OutgoingMessage) -> Result<(), WriteError> {
        self.send(outgoing, ReplyTarget::FollowUp).await
    }

    /// Whether Discord has received the answer.
    pub fn is_answered(&self) -> bool {
        self.answered.load(Ordering::Relaxed)
    }

    /// Sends an ephemeral message in whichever way is still possible. Returns which it is, if Discord says so.
    ///
    /// # Errors
    /// When Discord refuses or cannot be reached.
    pub async fn tell(&self, outgoing: &OutgoingMessage) -> Result<Option<SentReply>, WriteError> {
        let target = match self.ack {
            Ack::Private => ReplyTarget::Original,
            Ack::Quiet => ReplyTarget::FollowUp,
        };
        let sent = async {
            let sent = match self.at_once(outgoing, target, true).await? {
                Progress::Sent(message) => message.map(|message| SentReply { message, reply: Reply::Original }),
                Progress::Later(target) => Some(self.later(outgoing, target).await?),
                Progress::Another => None,
            };
            self.note_answered();
            Ok(sent)
        };
        let sent: Result<_, WriteError> = sent.await;
        sent.inspect_err(|error| tracing::warn!(interaction = %self.id, %error, "cannot answer a person"))
    }

    /// Tries for `within` to make the first response. A second attempt may find that the first has arrived:
    /// [`Fault::Answered`].
    async fn attempt(
        &self,
        (body, file): (&Value, Option<Upload<'_>>),
        named: bool,
        within: Duration,
        attempts: &mut u32,
    ) -> Result<(Option<u64>, Value), WriteError> {
        let begun = Instant::now();
        let made = AtomicU32::new(0);
        let attempt = || async {
            made.fetch_add(1, Ordering::Relaxed);
            let left = within.saturating_sub(begun.elapsed());
            let within = if left < ATTEMPT + ATTEMPT / 2 { left } else { ATTEMPT };
            let sent = self.callbacks.respond((self.id.get(), &self.token), body, file, named);
            let late = |_| RestError::Unreachable("no answer in time".to_owned());
            let sent = tokio::time::timeout(within, sent).await.map_err(late).flatten();
            sent.map_err(|error| self.failed(error, Operation::Answer))
        };
        let answered = FIRST_RESPONSE.within(within).retry(attempt).await;
        *attempts = made.into_inner();
        answered
    }
}

/// Lets the reply after an acknowledgement be tried, unless Discord refused the acknowledgement.
fn unless_refused(acknowledged: Result<(), WriteError>) -> Result<(), WriteError> {
    acknowledged.or_else(|error| if error.recovery == Recovery::Retry { Ok(()) } else { Err(error) })
}

#[cfg(test)]
mod tests;
