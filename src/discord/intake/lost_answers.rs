//! Tells people by direct message that their answer did not reach them: what they did may be done, or they may have to try again.
//!
//! In memory only, and seldom: what is done shows on the board, too, and Discord tells people itself of an interaction that nobody has
//! acknowledged.

use std::sync::Arc;
use std::time::Duration;

use tokio::sync::Semaphore;

use crate::discord::desk::answer::Answer;
use crate::discord::desk::{ARCHIVED, DIRECT, Desk, Fault, WriteError};
use crate::discord::intake::caller::Caller;
use crate::discord::intake::seldom::Seldom;
use crate::discord::messages::outgoing::OutgoingMessage;
use crate::table::{PersonId, Tables};
use crate::words::Voice;

/// How often a person is told at most.
const EVERY: Duration = Duration::from_secs(600);
/// How many are waited for at once.
const WAITING: usize = 256;

/// The people who are told, and were told.
pub struct LostAnswers {
    told: Seldom<PersonId>,
    room: Arc<Semaphore>,
}

impl Default for LostAnswers {
    fn default() -> Self {
        Self { told: Seldom::new(EVERY), room: Arc::new(Semaphore::new(WAITING)) }
    }
}

impl LostAnswers {
    /// Tells the caller, as soon as Discord lets us, that their answer was lost for this reason.
    pub fn tell(&self, (tables, desk): (&Tables, &Arc<Desk>), caller: &Caller, answer: &Answer, lost: &WriteError) {
        let done = tables.outbox().has_applied(caller.idempotency_key);
        if answer.is_answered() || lost.fault == Fault::Gone || lost.fault == Fault::Late && !done {
            return;
        }
        let Ok(place) = Arc::clone(&self.room).try_acquire_owned() else { return };
        if !self.told.is_due(caller.id()) {
            return;
        }
        let (desk, person, nonce) =
            (Arc::clone(desk), caller.person.clone(), format!("lost{:x}", caller.idempotency_key.0));
        let message = message(caller, done, lost);
        tokio::spawn(async move {
            let _place = place;
            let send = || desk.post_directly(&person, None, &message, &nonce);
            if let Err(error) = DIRECT.retry(send).await {
                tracing::info!(person = %person.id, %error, "a person is not told that their answer was lost");
            }
        });
    }
}

/// What a person is told, and where it was.
fn message(caller: &Caller, done: bool, lost: &WriteError) -> OutgoingMessage {
    let voice = Voice::new(caller.locale(), Vec::new());
    let sentence = voice.word(match done {
        true => "discord-answer-lost-done",
        false if lost.code() == ARCHIVED => "discord-answer-lost-locked",
        false => "discord-answer-lost",
    });
    let place = caller.community.map(|_| format!("<#{}>", caller.channel));
    OutgoingMessage::text(std::iter::once(sentence).chain(place).collect::<Vec<_>>().join(" "))
}
