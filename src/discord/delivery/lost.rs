//! Posts whose answers were lost: whether there is a message, and which, is not known.
//!
//! While the notice of such a post still asks for it, it is posted again, and Discord returns the message that has its nonce. When the
//! notice no longer asks for it, the message must not stay behind: [`TableDelivery::retract`] finds and deletes it. Kept in memory only, and
//! not longer than the notice.

use std::collections::BTreeMap;
use std::sync::{Mutex, PoisonError};

use serde_json::Value;

use crate::discord::delivery::deliver::{Outcome, TableDelivery};
use crate::discord::delivery::{RestError, sender::Upload};
use crate::discord::messages::outgoing::OutgoingMessage;
use crate::table::Notice;

/// The nonce of a post for a notice; the letter says which of its posts.
pub fn nonce(notice: &Notice, letter: char) -> String {
    format!("{}{letter}{:x}", notice.table, notice.id.0)
}

/// The most posts that are remembered.
const MOST: usize = 4096;

/// A post whose answer was lost.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct LostPost {
    channel: u64,
    /// Its message, once that is found.
    message: Option<u64>,
}

/// The lost posts by their nonces.
#[derive(Default)]
pub struct LostPosts(Mutex<BTreeMap<String, LostPost>>);

impl LostPosts {
    fn note(&self, nonce: &str, post: Option<LostPost>) {
        let mut lost = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        match post {
            Some(post) if lost.len() < MOST || lost.contains_key(nonce) => {
                lost.insert(nonce.to_owned(), post);
            }
            Some(_) => {}
            None => {
                lost.remove(nonce);
            }
        }
    }

    /// A notice is done, and with it its posts, whatever became of them.
    pub fn forget(&self, notice: &Notice) {
        for (nonce, _) in self.of(notice) {
            self.note(&nonce, None);
        }
    }

    /// The lost posts of a notice with their nonces.
    fn of(&self, notice: &Notice) -> Vec<(String, LostPost)> {
        let (table, id) = (notice.table.to_string(), format!("{:x}", notice.id.0));
        let letter = |nonce: &str| nonce.strip_prefix(&table)?.strip_suffix(&id).map(str::len);
        let lost = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let own = lost.iter().filter(|(nonce, _)| letter(nonce) == Some(1));
        own.map(|(nonce, post)| (nonce.clone(), *post)).collect()
    }
}

impl TableDelivery<'_> {
    /// Posts a message once, and remembers the nonce if the answer is lost.
    pub(super) async fn post_once(
        &self,
        channel: u64,
        outgoing: &OutgoingMessage,
        nonce: &str,
        upload: Option<Upload<'_>>,
    ) -> Result<(u64, Value), RestError> {
        let posted = self.rest.post(channel, &outgoing.post(nonce), upload).await;
        match &posted {
            Ok(_) => self.lost.note(nonce, None),
            Err(RestError::Unreachable(_)) => self.lost.note(nonce, Some(LostPost { channel, message: None })),
            Err(RestError::Limited(_) | RestError::Unconnected(_) | RestError::Refused { .. }) => {}
        }
        posted
    }

    /// Deletes the messages of a notice's posts whose answers were lost.
    pub(super) async fn retract(&self, notice: &Notice) -> Outcome<()> {
        for (nonce, LostPost { channel, message }) in self.lost.of(notice) {
            let message = match message {
                Some(message) => message,
                // Discord returns the message that has the nonce. If there is none, this one is posted, calls nobody and is
                // deleted at once.
                None => match self.post_once(channel, &OutgoingMessage::text("…"), &nonce, None).await {
                    Ok((message, _)) => message,
                    Err(RestError::Refused { .. }) => {
                        self.lost.note(&nonce, None);
                        continue;
                    }
                    Err(error) => return Err(error.into()),
                },
            };
            // Known until it is deleted: Discord may have forgotten the nonce by the next try.
            self.lost.note(&nonce, Some(LostPost { channel, message: Some(message) }));
            self.exists(self.rest.delete(channel, message).await)?;
            self.lost.note(&nonce, None);
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::discord::delivery::deliver_notice;
    use crate::discord::delivery::test_delivery::deliverer;
    use crate::table::test_tables::processes;
    use crate::table::{NoticeId, NoticeKind, TableId, Timestamp};

    const POST: Option<LostPost> = Some(LostPost { channel: 9, message: None });

    fn notice(id: u64) -> Notice {
        let (id, table) = (NoticeId(id), TableId::from_bits(3));
        Notice { id, table, kind: NoticeKind::Card, created: Timestamp(0), tries: 0, until: Timestamp(0) }
    }

    #[test]
    fn a_lost_post_is_remembered_until_it_is_found_and_so_many_at_most() {
        let lost = LostPosts::default();
        let own = nonce(&notice(7), 'd');
        lost.note(&own, POST);
        assert_eq!(lost.of(&notice(7)), [(own.clone(), POST.unwrap())]);
        assert!(lost.of(&notice(0x17)).is_empty());
        lost.note(&own, None);
        assert!(lost.of(&notice(7)).is_empty());
        for id in 0..2 * MOST as u64 {
            lost.note(&nonce(&notice(id), 'd'), POST);
        }
        assert_eq!(lost.0.lock().unwrap().len(), MOST);
        // One that is lost again is still known.
        lost.note(&nonce(&notice(0), 'd'), POST);
        assert_eq!(lost.of(&notice(0)).len(), 1);
    }

    #[tokio::test]
    async fn the_posts_of_a_notice_that_can_never_be_delivered_take_no_room() {
        let [tables] = processes();
        let (deliverer, lease) = deliverer(tables, None).await;
        for (id, letter) in [(7, 'd'), (7, 'm'), (8, 'd')] {
            deliverer.lost.note(&nonce(&notice(id), letter), POST);
        }
        // There is no such table.
        assert!(deliver_notice(&deliverer.under(&lease), &notice(7)).await, "the next one may follow");
        assert_eq!([7, 8].map(|id| deliverer.lost.of(&notice(id)).len()), [0, 1]);
    }
}
