//! The private message in which a person takes their turn: one at a time. When a newer one is shown, the older one is
//! deleted, so that nobody plays from an outdated copy.
//!
//! Kept in memory only, and deleted only as long as Discord allows it, fifteen minutes; after that a press on an old
//! message refreshes it.

use std::num::NonZeroUsize;
use std::sync::{Mutex, PoisonError};

use lru::LruCache;

use crate::discord::intake::answer::{Answer, Place};
use crate::table::{PersonId, TableId};

/// The most messages that are remembered.
const MOST: NonZeroUsize = NonZeroUsize::new(4096).expect("not zero");

/// A private message that was sent.
struct TurnMessage {
    message: u64,
    answer: Answer,
    place: Place,
}

/// The private messages of the turns of people.
pub struct TurnMessages(Mutex<LruCache<(TableId, PersonId), TurnMessage>>);

impl Default for TurnMessages {
    fn default() -> Self {
        Self(Mutex::new(LruCache::new(MOST)))
    }
}

impl TurnMessages {
    /// Records the message in which a person sees their turn, and deletes the one before if it was another.
    pub async fn replace(&self, table: TableId, person: PersonId, message: u64, answer: &Answer, place: Place) {
        let now = TurnMessage { message, answer: answer.another_handle(), place };
        let before = self.0.lock().unwrap_or_else(PoisonError::into_inner).put((table, person), now);
        if let Some(before) = before.filter(|before| before.message != message)
            && let Err(error) = before.answer.remove(before.message, before.place).await
        {
            tracing::debug!(%table, %person, %error, "cannot delete an old private message");
        }
    }
}
