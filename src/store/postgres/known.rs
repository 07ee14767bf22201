//! Whom the rows of a table name, as far as this program has seen it: a commit that changes nothing there leaves them alone.
//!
//! Nothing rests on it but time. At one seq a table has one head, and its rows are those of that head; a commit is made only
//! at the seq that it expects. So what was seen at that seq is what is there, whoever else changes tables.

use std::num::NonZeroUsize;
use std::sync::{Mutex, PoisonError};

use lru::LruCache;

use crate::store::{Head, PersonId, Seq, TableId, Timestamp};

/// How many tables are known.
const MOST: NonZeroUsize = NonZeroUsize::new(16_384).expect("is not zero");

/// The tables that were seen last.
pub(super) struct Known(Mutex<LruCache<TableId, Lists>>);

struct Lists {
    seq: Seq,
    people: Vec<PersonId>,
    waiting: Vec<(PersonId, Timestamp)>,
}

impl Known {
    pub fn new() -> Self {
        Self(Mutex::new(LruCache::new(MOST)))
    }

    /// Notes a head that the store has.
    pub fn note(&self, head: &Head) {
        let lists = Lists { seq: head.seq, people: head.people.clone(), waiting: head.waiting.clone() };
        self.0.lock().unwrap_or_else(PoisonError::into_inner).put(head.table, lists);
    }

    /// Forgets a table that is removed.
    pub fn forget(&self, table: TableId) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).pop(&table);
    }

    /// Whether the people of a table, and those whom it waits for, may be others in this head than at this seq.
    pub fn changed(&self, before: Seq, head: &Head) -> (bool, bool) {
        let mut known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        match known.get(&head.table).filter(|lists| lists.seq == before) {
            Some(lists) => (lists.people != head.people, lists.waiting != head.waiting),
            None => (true, true),
        }
    }
}
