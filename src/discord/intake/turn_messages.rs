//! The private message in which a person takes their turn: one at a time. When a newer one is shown, the older one is
//! deleted, so that nobody plays from an outdated copy.
//!
//! Kept in memory only, and deleted only as long as Discord allows it, fifteen minutes; after that a press on an old
//! message refreshes it.

use std::num::NonZeroUsize;
use std::sync::{Arc, Mutex, PoisonError};

use lru::LruCache;

use crate::discord::intake::answer::{Answer, SentReply};
use crate::table::{PersonId, TableId};

/// The most messages that are remembered.
const MOST: NonZeroUsize = NonZeroUsize::new(4096).expect("not zero");

/// A private message that was sent.
pub struct TurnMessage {
    pub sent: SentReply,
    /// The interaction that brought or last changed it; later ones have greater ids.
    pub interaction: u64,
    /// The handle to change it.
    pub answer: Arc<Answer>,
}

/// The private messages of the turns of people.
pub struct TurnMessages(Mutex<LruCache<(TableId, PersonId), TurnMessage>>);

impl Default for TurnMessages {
    fn default() -> Self {
        Self(Mutex::new(LruCache::new(MOST)))
    }
}

impl TurnMessages {
    /// Records a message in which a person sees their turn. Of this one and the one before, the one of the earlier
    /// interaction is deleted: waiting for pictures may change their order.
    pub async fn replace(&self, table: TableId, person: PersonId, shown: TurnMessage) {
        let Some(older) = self.older((table, person), shown) else { return };
        if let Err(error) = older.answer.remove(older.sent).await {
            tracing::debug!(%table, %person, %error, "cannot delete an old private message");
        }
    }

    /// Deletes all messages of a table whose game goes on from an earlier position: nobody is to play from what they
    /// show.
    pub async fn forget(&self, table: TableId) {
        for (person, old) in self.taken(table) {
            if let Err(error) = old.answer.remove(old.sent).await {
                tracing::debug!(%table, %person, %error, "cannot delete an old private message");
            }
        }
    }

    fn taken(&self, table: TableId) -> Vec<(PersonId, TurnMessage)> {
        let mut known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let of_table = known.iter().map(|(of, _)| *of).filter(|(of, _)| *of == table).collect::<Vec<_>>();
        of_table.into_iter().filter_map(|of| Some((of.1, known.pop(&of)?))).collect()
    }

    /// The message to delete, now that one more is shown; the other is remembered.
    fn older(&self, of: (TableId, PersonId), shown: TurnMessage) -> Option<TurnMessage> {
        let mut known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let older = match known.get(&of) {
            Some(kept) if kept.interaction > shown.interaction => Some(shown),
            _ => known.put(of, shown),
        };
        older.filter(|older| known.get(&of).is_none_or(|kept| kept.sent.message != older.sent.message))
    }
}
