//! Posts whose answers were lost: whether there is a message, and which, is not known.
//!
//! While the notice of such a post still asks for it, it is posted again, and Discord returns the message that has its nonce. When the
//! notice no longer asks for it, the message must not stay behind: [`crate::discord::desk::Desk::retract`] finds and deletes it. Kept in memory only, and
//! not longer than the notice.

use std::collections::BTreeMap;
use std::sync::{Mutex, PoisonError};

use crate::discord::http::RestError;
use crate::table::Notice;

/// The nonce of a post for a notice; the letter says which of its posts.
pub fn nonce(notice: &Notice, letter: char) -> String {
    format!("{}{letter}{:x}", notice.table, notice.id.0)
}

/// The most posts that are remembered.
const MOST: usize = 4096;

/// A post whose answer was lost.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LostPost {
    pub channel: u64,
    /// Its message, once that is found.
    pub message: Option<u64>,
}

/// The lost posts by their nonces.
#[derive(Default)]
pub struct LostPosts(Mutex<BTreeMap<String, LostPost>>);

impl LostPosts {
    /// Records what came of a post.
    pub fn note<T>(&self, nonce: &str, channel: u64, posted: &Result<T, RestError>) {
        match posted {
            Ok(_) => self.set(nonce, None),
            Err(RestError::Unreachable(_)) => self.set(nonce, Some(LostPost { channel, message: None })),
            Err(RestError::Limited { .. } | RestError::Unconnected(_) | RestError::Refused { .. }) => {}
        }
    }

    /// The message of a lost post is found.
    pub fn found(&self, nonce: &str, channel: u64, message: u64) {
        self.set(nonce, Some(LostPost { channel, message: Some(message) }));
    }

    /// A lost post is done.
    pub fn forget_one(&self, nonce: &str) {
        self.set(nonce, None);
    }

    fn set(&self, nonce: &str, post: Option<LostPost>) {
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
            self.set(&nonce, None);
        }
    }

    /// The lost posts of a notice with their nonces.
    pub fn of(&self, notice: &Notice) -> Vec<(String, LostPost)> {
        let (table, id) = (notice.table.to_string(), format!("{:x}", notice.id.0));
        let letter = |nonce: &str| nonce.strip_prefix(&table)?.strip_suffix(&id).map(str::len);
        let lost = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let own = lost.iter().filter(|(nonce, _)| letter(nonce) == Some(1));
        own.map(|(nonce, post)| (nonce.clone(), *post)).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
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
        lost.set(&own, POST);
        assert_eq!(lost.of(&notice(7)), [(own.clone(), POST.unwrap())]);
        assert!(lost.of(&notice(0x17)).is_empty());
        lost.set(&own, None);
        assert!(lost.of(&notice(7)).is_empty());
        for id in 0..2 * MOST as u64 {
            lost.set(&nonce(&notice(id), 'd'), POST);
        }
        assert_eq!(lost.0.lock().unwrap().len(), MOST);
        // One that is lost again is still known.
        lost.set(&nonce(&notice(0), 'd'), POST);
        assert_eq!(lost.of(&notice(0)).len(), 1);
    }
}
