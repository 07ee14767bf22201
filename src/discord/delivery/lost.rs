//! Posts whose answers were lost: whether there is a message, and which, is not known.
//!
//! While the notice of such a post still asks for it, it is posted again, and Discord returns the message that has its nonce. When the
//! notice no longer asks for it, the message must not stay behind: [`TableDelivery::retract`] finds and deletes it. Kept in memory only.

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

/// The channels of lost posts by their nonces.
#[derive(Default)]
pub struct LostPosts(Mutex<BTreeMap<String, u64>>);

impl LostPosts {
    fn note(&self, nonce: &str, channel: Option<u64>) {
        let mut lost = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        match channel {
            Some(channel) if lost.len() < MOST || lost.contains_key(nonce) => {
                lost.insert(nonce.to_owned(), channel);
            }
            Some(_) => {}
            None => {
                lost.remove(nonce);
            }
        }
    }

    /// The nonces and channels of the lost posts of a notice.
    fn of(&self, notice: &Notice) -> Vec<(String, u64)> {
        let (table, id) = (notice.table.to_string(), format!("{:x}", notice.id.0));
        let letter = |nonce: &str| nonce.strip_prefix(&table)?.strip_suffix(&id).map(str::len);
        let lost = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let own = lost.iter().filter(|(nonce, _)| letter(nonce) == Some(1));
        own.map(|(nonce, channel)| (nonce.clone(), *channel)).collect()
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
            Err(RestError::Unreachable(_)) => self.lost.note(nonce, Some(channel)),
            Err(RestError::Limited(_) | RestError::Unconnected(_) | RestError::Refused { .. }) => {}
        }
        posted
    }

    /// Deletes the messages of a notice's posts whose answers were lost.
    pub(super) async fn retract(&self, notice: &Notice) -> Outcome<()> {
        for (nonce, channel) in self.lost.of(notice) {
            // Discord returns the message that has the nonce. If there is none, this one is posted, calls nobody and is
            // deleted at once.
            match self.post_once(channel, &OutgoingMessage::text("…"), &nonce, None).await {
                Ok((message, _)) => drop(self.exists(self.rest.delete(channel, message).await)?),
                Err(RestError::Refused { .. }) => self.lost.note(&nonce, None),
                Err(error) => return Err(error.into()),
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::{NoticeId, NoticeKind, TableId, Timestamp};

    fn notice(id: u64) -> Notice {
        let (id, table) = (NoticeId(id), TableId::from_bits(3));
        Notice { id, table, kind: NoticeKind::Card, created: Timestamp(0), tries: 0, until: Timestamp(0) }
    }

    #[test]
    fn a_lost_post_is_remembered_until_it_is_found_and_so_many_at_most() {
        let lost = LostPosts::default();
        let own = nonce(&notice(7), 'd');
        lost.note(&own, Some(9));
        assert_eq!(lost.of(&notice(7)), [(own.clone(), 9)]);
        assert!(lost.of(&notice(0x17)).is_empty());
        lost.note(&own, None);
        assert!(lost.of(&notice(7)).is_empty());
        for id in 0..2 * MOST as u64 {
            lost.note(&nonce(&notice(id), 'd'), Some(9));
        }
        assert_eq!(lost.0.lock().unwrap().len(), MOST);
        // One that is lost again is still known.
        lost.note(&nonce(&notice(0), 'd'), Some(9));
        assert_eq!(lost.of(&notice(0)).len(), 1);
    }
}
