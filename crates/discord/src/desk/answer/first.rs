//! The first response to an interaction: makes it, and knows which message the interaction's `@original` is afterwards.

use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use serde_json::{Value, json};
use tokio::time::Instant;

use crate::desk::answer::{Ack, Answer, ReplyTarget};
use crate::desk::callbacks::{Original, Reply, Responded};
use crate::desk::policy::{Fault, Operation, Recovery, WriteError};
use crate::desk::retry::FIRST_RESPONSE;
use crate::http::{RestError, Upload};
use crate::metrics;

/// The timeout of one attempt at a first response while there is time for another. A dead connection then does not use
/// up all of the time.
pub(super) const ATTEMPT: Duration = Duration::from_secs(1);
/// How long another process may take to fill in an answer that it has deferred.
const OTHERS: Duration = Duration::from_secs(3);

/// What `@original` of an interaction is. The header of [`super`] shows the transitions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum First {
    /// Nothing: no first response is made, or Discord refused the last.
    Open,
    Reply,
    /// The pressed message, or nothing after a form.
    Pressed,
    /// One of both: the receipt of a message is lost, and another first response may have come before it.
    Unknown,
    /// The answer of another process, which stays.
    Silent,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Response {
    /// A new ephemeral message.
    Message,
    /// The promise of one.
    Deferred,
    /// An acknowledgement that shows nothing.
    Quiet,
    /// A change of the pressed message.
    Change,
    Form,
}

impl First {
    /// The message to edit for a target; `None` if it gets a new one.
    pub(super) const fn edited(self, target: ReplyTarget) -> Option<Reply> {
        match (target, self) {
            (ReplyTarget::Sent(sent), _) => Some(sent.reply),
            (ReplyTarget::Reply, Self::Reply) | (ReplyTarget::Pressed(_), Self::Pressed) => Some(Reply::Original),
            _ => None,
        }
    }
}

impl Response {
    /// The response with these contents as Discord wants it.
    fn body(self, data: Value) -> Value {
        match self {
            Self::Message => json!({ "type": 4, "data": data }),
            Self::Deferred => json!({ "type": 5, "data": { "flags": 64 } }),
            Self::Quiet => json!({ "type": 6 }),
            Self::Change => json!({ "type": 7, "data": data }),
            Self::Form => json!({ "type": 9, "data": data }),
        }
    }

    /// What `@original` is after it.
    const fn made(self) -> First {
        match self {
            Self::Message | Self::Deferred => First::Reply,
            Self::Quiet | Self::Change | Self::Form => First::Pressed,
        }
    }

    /// What `@original` is if its receipt is lost. Only a pressed message can be there instead of a private reply.
    fn lost(self, ack: Ack) -> First {
        if self == Self::Message && ack == Ack::Quiet { First::Unknown } else { self.made() }
    }
}

impl Answer {
    /// Makes the first response, and requests its message if it is `named`. `None` if its receipt is lost, or if another
    /// process has made it.
    pub(super) async fn respond(
        &self,
        first: &mut First,
        response: Response,
        data: Value,
        file: Option<Upload<'_>>,
        named: bool,
    ) -> Result<Option<Responded>, WriteError> {
        let mut attempts = 0;
        let body = response.body(data);
        let made = self.attempt(&body, file, named, FIRST_RESPONSE.within, &mut attempts).await;
        let _ = self.responded.set(Instant::now());
        match made {
            Ok(made) => {
                *first = response.made();
                self.acknowledged.store(true, Ordering::Relaxed);
                metrics::acknowledged(self.since.elapsed());
                Ok(Some(made))
            }
            Err(error) if error.fault == Fault::Answered => {
                tracing::debug!(interaction = %self.id, attempts, "an interaction was acknowledged before");
                *first = response.lost(self.ack);
                if attempts > 1 {
                    // An attempt of ours has arrived, and its receipt was lost or late.
                    metrics::acknowledged(self.since.elapsed());
                }
                if attempts == 1 && response == Response::Form {
                    // There is no `@original` after a form.
                    *first = First::Silent;
                } else if attempts == 1 {
                    self.follow_another(first).await?;
                }
                Ok(None)
            }
            Err(error) => {
                if !error.is_refusal() {
                    *first = response.lost(self.ack);
                }
                Err(error)
            }
        }
    }

    /// Handles a first response made by an earlier run or another process.
    ///
    /// If that response is only deferred and still awaited after [`OTHERS`], this process gives the answer. Otherwise it
    /// stays silent. The error says that Discord knows of no such response.
    async fn follow_another(&self, first: &mut First) -> Result<(), WriteError> {
        let found = self.confirm(first).await;
        let is_unknown = found.as_ref().is_err_and(|error| error.fault == Fault::Expired);
        self.replayed.store(!is_unknown, Ordering::Relaxed);
        let mut found = found?;
        if found.is_awaited {
            tokio::time::sleep(OTHERS).await;
            found = self.confirm(first).await?;
        }
        if !found.is_awaited {
            self.callbacks.note_another(self.id.get());
            *first = First::Silent;
        }
        Ok(())
    }

    /// Asks Discord for `@original`: the interaction is acknowledged if there is one.
    pub(super) async fn confirm(&self, first: &mut First) -> Result<Original, WriteError> {
        let found = match self.original().await {
            // Somebody has deleted it since.
            Err(error) if error.fault == Fault::Gone => Original::default(),
            found => found?,
        };
        // A private reply is ephemeral, and is not the message that was pressed.
        let own = found.is_ephemeral && Some(found.message) != self.pressed;
        *first = if own { First::Reply } else { First::Pressed };
        self.acknowledged.store(true, Ordering::Relaxed);
        Ok(found)
    }

    /// Acknowledges the interaction without an answer.
    pub(super) async fn defer(&self, first: &mut First) -> Result<(), WriteError> {
        let response = match self.ack {
            Ack::Private => Response::Deferred,
            Ack::Quiet => Response::Quiet,
        };
        self.respond(first, response, Value::Null, None, false).await.map(drop)
    }

    /// Acknowledges the interaction before a reply that follows. The reply is also tried if the acknowledgement got no
    /// response, because it may have arrived.
    pub(super) async fn defer_before(&self, first: &mut First) -> Result<(), WriteError> {
        self.defer(first).await.or_else(|error| if error.recovery == Recovery::Retry { Ok(()) } else { Err(error) })
    }

    /// Tries for `within` to make the first response. A second attempt may find that the first has arrived:
    /// [`Fault::Answered`].
    pub(super) async fn attempt(
        &self,
        body: &Value,
        file: Option<Upload<'_>>,
        named: bool,
        within: Duration,
        attempts: &mut u32,
    ) -> Result<Responded, WriteError> {
        let begun = Instant::now();
        let made = AtomicU32::new(0);
        let attempt = || async {
            self.check()?;
            made.fetch_add(1, Ordering::Relaxed);
            let left = within.saturating_sub(begun.elapsed());
            let within = if left < ATTEMPT + ATTEMPT / 2 { left } else { ATTEMPT };
            let sent = self.callbacks.respond(self.id.get(), &self.token, body, file, named);
            let late = |_| RestError::Unreachable("no answer in time".to_owned());
            let sent = tokio::time::timeout(within, sent).await.map_err(late).flatten();
            sent.map_err(|error| self.failed(error, Operation::Answer))
        };
        let answered = FIRST_RESPONSE.within(within).retry(attempt).await;
        *attempts = made.into_inner();
        answered
    }
}
