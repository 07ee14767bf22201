//! The channel and the people of a table as this program saw them last: a commit does not write the lists that it leaves as they are.
//!
//! This only saves time. At one seq a table has one head, and its rows are those of that head; a commit is made only at the
//! seq that it expects. So what was seen at that seq is what the database holds, even if other processes change tables.

use std::num::NonZeroUsize;
use std::sync::{Mutex, PoisonError};

use lru::LruCache;

use crate::store::{ChannelId, ChannelStatus, Head, PersonId, Seq, TableId, Timestamp};

/// How many tables are remembered.
const MOST: NonZeroUsize = NonZeroUsize::new(16_384).expect("is not zero");

/// The tables that were seen last, with their lists.
pub(super) struct Known(Mutex<LruCache<TableId, Lists>>);

/// What of a table may differ from the rows in the database.
pub(super) struct Changes {
    /// Its channel, or its status there.
    pub channel: bool,
    /// The people who have it in their list.
    pub people: bool,
    /// The people whom it waits for, and since when.
    pub waiting: bool,
}

struct Lists {
    seq: Seq,
    channel: (ChannelId, ChannelStatus),
    people: Vec<PersonId>,
    waiting: Vec<(PersonId, Timestamp)>,
}

impl Known {
    pub fn new() -> Self {
        Self(Mutex::new(LruCache::new(MOST)))
    }

    /// Remembers a head that the store has.
    pub fn note(&self, head: &Head) {
        let channel = (head.channel, head.channel_status);
        let lists = Lists { seq: head.seq, channel, people: head.people.clone(), waiting: head.waiting.clone() };
        self.0.lock().unwrap_or_else(PoisonError::into_inner).put(head.table, lists);
    }

    /// Forgets a table that is removed.
    pub fn forget(&self, table: TableId) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).pop(&table);
    }

    /// What may differ between this head and the table at seq `before`; everything if the table was not seen there.
    pub fn changes(&self, before: Seq, head: &Head) -> Changes {
        let mut known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        match known.get(&head.table).filter(|lists| lists.seq == before) {
            Some(lists) => Changes {
                channel: lists.channel != (head.channel, head.channel_status),
                people: lists.people != head.people,
                waiting: lists.waiting != head.waiting,
            },
            None => Changes::ALL,
        }
    }
}

impl Changes {
    pub const ALL: Self = Self { channel: true, people: true, waiting: true };
}
