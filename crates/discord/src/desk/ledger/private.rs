//! The private messages that people were shown.
//!
//! A picture that an earlier press asked for must not restore what that press showed. A person keeps only their newest
//! turn message and their newest refusal at a table, so that they do not play from an outdated one.
//!
//! Kept in memory only. Discord allows changes for fifteen minutes, and a later press on an old message refreshes it.

use std::num::NonZeroUsize;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use lru::LruCache;
use tokio::sync::{OwnedMutexGuard, watch};

use crate::desk::answer::{Answer, SentReply};
use crate::messages::{ImageSlot, KeptImage};
use skald_table::{PersonId, TableId};

/// The maximum number of remembered messages of each kind.
const MOST: NonZeroUsize = NonZeroUsize::new(4096).expect("not zero");

/// How long a press waits for a picture that is being attached, because Discord may be unreachable.
const TIMEOUT: Duration = Duration::from_millis(500);

/// The private messages by id, and the newest of each purpose.
pub struct PrivateMessages {
    messages: Mutex<LruCache<u64, Arc<Message>>>,
    newest: Mutex<LruCache<(TableId, PersonId, Purpose), PrivateMessage>>,
}

#[derive(Default)]
struct Message {
    /// The newest interaction; later ones have greater ids.
    newest: AtomicU64,
    /// Held while a picture is being attached.
    attaching: Arc<tokio::sync::Mutex<()>>,
    /// The newest interaction whose wait for a picture timed out.
    gone_on: watch::Sender<u64>,
    /// The picture that was attached last.
    attached: Mutex<Option<KeptImage>>,
}

/// The right to attach a picture to a message.
pub struct Attaching {
    _right: OwnedMutexGuard<()>,
    message: Arc<Message>,
    interaction: u64,
}

/// What a private message is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Purpose {
    /// The person takes their turn in it.
    Turn,
    /// It says why an action was refused.
    Refusal,
}

/// A private message that was sent.
pub struct PrivateMessage {
    pub sent: SentReply,
    /// The interaction that created or last changed it; later ones have greater ids.
    pub interaction: u64,
    /// Changes the message.
    pub answer: Arc<Answer>,
}

impl Attaching {
    /// Records that the message has this picture now.
    pub fn attached(&self, picture: ImageSlot) {
        if let ImageSlot::Kept(kept) = picture {
            *self.message.attached.lock().unwrap_or_else(PoisonError::into_inner) = Some(kept);
        }
    }

    /// Waits until a later press continues without the picture: from then on it is too late to attach it.
    pub async fn too_late(&self) {
        // The sender lives as long as `self`, so there is no error.
        let _ = self.message.gone_on.subscribe().wait_for(|by| *by > self.interaction).await;
    }
}

impl PrivateMessage {
    async fn remove(&self, table: TableId, person: PersonId) {
        if let Err(error) = self.answer.remove(self.sent).await {
            tracing::debug!(%table, %person, %error, "cannot delete an old private message");
        }
    }
}

impl Default for PrivateMessages {
    fn default() -> Self {
        Self { messages: Mutex::new(LruCache::new(MOST)), newest: Mutex::new(LruCache::new(MOST)) }
    }
}

impl PrivateMessages {
    /// Records that a message was pressed.
    ///
    /// From then on no picture of an earlier interaction is attached. The press waits for one that is being attached,
    /// but only up to a timeout: then it is [too late](Attaching::too_late) for that picture.
    pub async fn press(&self, message: u64, interaction: u64) {
        let message = self.message(message);
        message.newest.fetch_max(interaction, Ordering::SeqCst);
        if tokio::time::timeout(TIMEOUT, message.attaching.lock()).await.is_err() {
            message.gone_on.send_modify(|by| *by = interaction.max(*by));
        }
    }

    /// The right to attach the picture of an interaction to its message, until it is dropped; `None` after a later
    /// interaction.
    pub async fn attach(&self, message: u64, interaction: u64) -> Option<Attaching> {
        let message = self.message(message);
        let right = Arc::clone(&message.attaching).lock_owned().await;
        let newest = message.newest.load(Ordering::SeqCst) <= interaction;
        newest.then_some(Attaching { _right: right, message, interaction })
    }

    /// The picture in a message that was pressed: the one `seen` then, or one that was attached since. None if one may
    /// still be on its way.
    pub fn picture(&self, message: u64, interaction: u64, seen: ImageSlot) -> ImageSlot {
        let message = self.message(message);
        if *message.gone_on.borrow() >= interaction {
            return ImageSlot::Nothing;
        }
        let attached = message.attached.lock().unwrap_or_else(PoisonError::into_inner).clone();
        // A later file has a greater id.
        let newer = attached.filter(|attached| attached.attachment > seen.attachment());
        newer.map_or(seen, ImageSlot::Kept)
    }

    fn message(&self, message: u64) -> Arc<Message> {
        let mut known = self.messages.lock().unwrap_or_else(PoisonError::into_inner);
        Arc::clone(known.get_or_insert(message, Arc::default))
    }

    /// Records a message, and deletes the older of this one and the one before, by interaction. Waiting for pictures
    /// may change their order.
    pub async fn replace(&self, table: TableId, person: PersonId, purpose: Purpose, shown: PrivateMessage) {
        if let Some(older) = self.older((table, person, purpose), shown) {
            older.remove(table, person).await;
        }
    }

    /// Deletes the turn messages at a table whose game continues from an earlier position.
    pub async fn forget_turns(&self, table: TableId) {
        for (person, old) in self.turns(table) {
            old.remove(table, person).await;
        }
    }

    fn turns(&self, table: TableId) -> Vec<(PersonId, PrivateMessage)> {
        let mut known = self.newest.lock().unwrap_or_else(PoisonError::into_inner);
        let of_table = |of: &(TableId, PersonId, Purpose)| of.0 == table && of.2 == Purpose::Turn;
        let keys = known.iter().map(|(of, _)| *of).filter(of_table).collect::<Vec<_>>();
        keys.into_iter().filter_map(|of| Some((of.1, known.pop(&of)?))).collect()
    }

    /// Remembers the newer message and returns the older one, which is to be deleted.
    fn older(&self, of: (TableId, PersonId, Purpose), shown: PrivateMessage) -> Option<PrivateMessage> {
        let mut known = self.newest.lock().unwrap_or_else(PoisonError::into_inner);
        let older = match known.get(&of) {
            Some(kept) if kept.interaction > shown.interaction => Some(shown),
            _ => known.put(of, shown),
        };
        older.filter(|older| known.get(&of).is_none_or(|kept| kept.sent.message != older.sent.message))
    }
}

#[cfg(test)]
mod tests {
    use tokio::time::timeout;

    use super::*;

    #[tokio::test]
    async fn picture_is_attached_only_before_a_later_press() {
        let latest = PrivateMessages::default();
        assert!(latest.attach(7, 1).await.is_some(), "its message was not pressed yet");
        latest.press(7, 2).await;
        assert!(latest.attach(7, 1).await.is_none(), "the message has changed since");
        latest.press(7, 1).await;
        assert!(latest.attach(7, 1).await.is_none(), "an earlier press that comes late changes nothing");
        assert!(latest.attach(8, 1).await.is_some(), "another message");
        let attaching = latest.attach(7, 2).await.expect("it is the newest");
        let pressed = latest.press(7, 3);
        tokio::pin!(pressed);
        assert!(timeout(Duration::from_millis(20), &mut pressed).await.is_err(), "the picture is being attached");
        drop(attaching);
        pressed.await;
        assert!(latest.attach(7, 2).await.is_none());
    }

    #[tokio::test(start_paused = true)]
    async fn press_timeout_discards_its_picture_and_no_later_one() {
        let latest = PrivateMessages::default();
        let attaching = latest.attach(7, 2).await.expect("its message was not pressed yet");
        assert!(timeout(TIMEOUT * 2, attaching.too_late()).await.is_err(), "no press waits for it");
        latest.press(7, 1).await;
        assert!(timeout(TIMEOUT * 2, attaching.too_late()).await.is_err(), "an earlier press changes nothing");
        latest.press(7, 3).await;
        timeout(TIMEOUT, attaching.too_late()).await.expect("the press has continued without it");
        drop(attaching);
        let attaching = latest.attach(7, 3).await.expect("its own picture");
        assert!(timeout(TIMEOUT * 2, attaching.too_late()).await.is_err(), "there was no press since");
    }

    #[tokio::test(start_paused = true)]
    async fn pressed_message_has_the_picture_attached_last() {
        let latest = PrivateMessages::default();
        let picture = |attachment: u64| {
            ImageSlot::Kept(KeptImage { attachment: Some(attachment), ..KeptImage::named("board-1.png") })
        };
        let seen = |interaction, attachment| latest.picture(7, interaction, picture(attachment)).attachment();
        latest.press(7, 2).await;
        assert_eq!(seen(2, 20), Some(20), "nothing was attached here");
        let attaching = latest.attach(7, 2).await.expect("it is the newest");
        attaching.attached(picture(30));
        assert_eq!([seen(2, 20), seen(2, 40)], [Some(30), Some(40)], "the press may have come before it");
        latest.press(7, 3).await;
        assert_eq!(seen(3, 30), None, "another one may still arrive");
        drop(attaching);
        latest.press(7, 4).await;
        assert_eq!(seen(4, 30), Some(30));
    }
}
