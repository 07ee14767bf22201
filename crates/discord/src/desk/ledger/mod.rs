//! The only memory of what Discord shows: boards, private messages, and posts whose response was lost.
//!
//! Kept in memory only. State that must survive a restart, such as the ids of boards and calls, is in the delivery
//! state of the store.
//!
//! The response of a post may be lost: the bot does not know whether there is a message, or which.
//! While the notice of such a post still asks for it, the bot posts it again, and Discord returns the message that has
//! its nonce. When the notice no longer asks for it, the message must be removed:
//! [`crate::desk::Desk::retract`] finds and deletes it. Kept in memory only, and no longer than the notice.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};

use boards::Boards;
use private::PrivateMessages;

use crate::http::RestError;
use skald_table::Notice;

pub use boards::{Editing, Picture};
pub use private::{PrivateMessage, Purpose};

mod boards;
mod private;

/// What Discord shows.
#[derive(Default)]
pub struct Ledger {
    pub boards: Boards,
    pub private: Arc<PrivateMessages>,
    pub posts: LostPosts,
}

/// The nonce of a post for a notice; the letter tells its posts apart.
pub fn nonce(notice: &Notice, letter: char) -> String {
    format!("{}{letter}{:x}", notice.table, notice.id.0)
}

/// The maximum number of remembered posts.
const MOST: usize = 4096;

/// A post whose response was lost.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LostPost {
    pub channel: u64,
    /// Its message, once it is found.
    pub message: Option<u64>,
}

/// The lost posts by their nonces.
#[derive(Default)]
pub struct LostPosts(Mutex<BTreeMap<String, LostPost>>);

impl LostPosts {
    /// Records the result of a post.
    pub fn note<T>(&self, nonce: &str, channel: u64, posted: &Result<T, RestError>) {
        match posted {
            Ok(_) => self.set(nonce, None),
            Err(RestError::Unreachable(_)) => self.set(nonce, Some(LostPost { channel, message: None })),
            Err(RestError::Limited { .. } | RestError::Unconnected(_) | RestError::Refused { .. }) => {}
        }
    }

    /// Records that the message of a lost post is found.
    pub fn found(&self, nonce: &str, channel: u64, message: u64) {
        self.set(nonce, Some(LostPost { channel, message: Some(message) }));
    }

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

    /// Forgets all posts of a notice that is done.
    pub fn forget(&self, notice: &Notice) {
        for (nonce, _) in self.of(notice) {
            self.set(&nonce, None);
        }
    }

    /// The lost posts of a notice with their nonces.
    pub fn of(&self, notice: &Notice) -> Vec<(String, LostPost)> {
        let table = notice.table.to_string();
        let id = format!("{:x}", notice.id.0);
        let letter = |nonce: &str| nonce.strip_prefix(&table)?.strip_suffix(&id).map(str::len);
        let lost = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let own = lost.iter().filter(|(nonce, _)| letter(nonce) == Some(1));
        own.map(|(nonce, post)| (nonce.clone(), *post)).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use skald_table::{NoticeId, NoticeKind, TableId, Timestamp};

    const POST: Option<LostPost> = Some(LostPost { channel: 9, message: None });

    fn notice(id: u64) -> Notice {
        let id = NoticeId(id);
        let table = TableId::from_bits(3);
        Notice { id, table, kind: NoticeKind::Card, created: Timestamp(0), tries: 0, until: Timestamp(0) }
    }

    #[test]
    fn lost_posts_are_remembered_until_found_up_to_a_limit() {
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
        // A post that is lost again is still remembered.
        lost.set(&nonce(&notice(0), 'd'), POST);
        assert_eq!(lost.of(&notice(0)).len(), 1);
    }
}
