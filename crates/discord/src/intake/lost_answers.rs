//! Sends a direct message to a person whose answer was lost: their action may be done, or they may have to try again.
//!
//! Kept in memory only and limited in number. The board shows the action too, and Discord itself reports an
//! unacknowledged interaction to the person.

use std::sync::Arc;
use std::time::Duration;

use tokio::sync::Semaphore;
use tracing::Instrument as _;

use crate::desk::{ARCHIVED, Answer, DIRECT, Desk, Fault, WriteError};
use crate::intake::Caller;
use crate::intake::limits::Buckets;
use crate::messages::OutgoingMessage;
use skald_table::{PersonId, Tables};

/// The minimum time between two such messages to a person.
const EVERY: Duration = Duration::from_secs(600);
/// The maximum number of messages that wait to be sent.
const WAITING: usize = 256;

/// The people who get a message, and those who got one recently.
pub struct LostAnswers {
    notified: Buckets<PersonId>,
    room: Arc<Semaphore>,
}

impl Default for LostAnswers {
    fn default() -> Self {
        Self { notified: Buckets::one_in(EVERY), room: Arc::new(Semaphore::new(WAITING)) }
    }
}

impl LostAnswers {
    /// Sends the caller a message, as soon as Discord allows it, that their answer was lost for this reason.
    pub async fn tell(
        &self,
        tables: &Tables,
        desk: &Arc<Desk>,
        caller: &Caller,
        answer: &Arc<Answer>,
        lost: &WriteError,
    ) {
        if !answer.is_answered() {
            tokio::spawn(abandon(Arc::clone(answer)).in_current_span());
        }
        let done = tables.outbox().was_applied(caller.idempotency_key).await;
        // A message that the person has dismissed needs no answer.
        if answer.is_answered() || lost.fault == Fault::Gone && answer.is_acknowledged() {
            return;
        }
        let Ok(place) = Arc::clone(&self.room).try_acquire_owned() else { return };
        if self.notified.take(caller.id()).is_err() {
            return;
        }
        let desk = Arc::clone(desk);
        let person = caller.person.clone();
        let nonce = format!("lost{:x}", caller.idempotency_key.0);
        let message = message(caller, done, answer.is_replayed(), lost);
        let tell = async move {
            let _place = place;
            let send = || desk.post_directly(&person, None, &message, &nonce);
            if let Err(error) = DIRECT.retry(send).await {
                tracing::info!(person = %person.id, %error, "cannot send a person the message about their lost answer");
            }
        };
        tokio::spawn(tell.in_current_span());
    }
}

/// Leaves no promise of an answer behind. The acknowledgement may come after the answer was given up.
async fn abandon(answer: Arc<Answer>) {
    if let Err(error) = answer.abandon().await {
        tracing::debug!(%error, "cannot delete a deferred answer");
    }
}

/// The message for the person, with the place of the action.
fn message(caller: &Caller, done: bool, is_replayed: bool, lost: &WriteError) -> OutgoingMessage {
    let sentence = caller.voice().word(match done {
        true => "discord-answer-lost-done",
        false if is_replayed => "discord-done-unknown",
        false if lost.code() == ARCHIVED => "discord-answer-lost-locked",
        false => "discord-answer-lost",
    });
    let place = caller.community.map(|_| format!("<#{}>", caller.channel));
    OutgoingMessage::text(std::iter::once(sentence).chain(place).collect::<Vec<_>>().join(" "))
}
