//! The fields of heads by which tables are found, as this program saw them last: a commit does not read the head that it
//! replaces, and does not write lists that it leaves as they are.
//!
//! This only saves time. At one seq a table has one head; a commit is made only at the seq that it expects. So what was seen at
//! that seq is what the store holds, even if other processes change tables.

use std::num::NonZeroUsize;
use std::sync::{Mutex, PoisonError};

use lru::LruCache;
use serde::Deserialize;

use super::{ChannelId, ChannelStatus, CommunityId, Head, PersonId, Seq, TableId, Timestamp};

/// How many tables are remembered.
const MOST: NonZeroUsize = NonZeroUsize::new(16_384).expect("is not zero");

/// The tables that were seen last.
pub(super) struct Known(Mutex<LruCache<TableId, (Seq, Indexed)>>);

/// The fields of a head by which its table is found; read from a stored head, they leave out the rest of it.
#[derive(Clone, Deserialize)]
pub(super) struct Indexed {
    pub channel: ChannelId,
    #[serde(rename = "place")]
    pub channel_status: ChannelStatus,
    #[serde(default)]
    pub community: Option<CommunityId>,
    pub people: Vec<PersonId>,
    #[serde(default)]
    pub waiting: Vec<(PersonId, Timestamp)>,
    #[serde(default)]
    pub due: Option<Timestamp>,
}

impl Indexed {
    /// Whether it is the table of this channel.
    pub fn is_live_in(&self, channel: ChannelId) -> bool {
        self.channel_status == ChannelStatus::Live && self.channel == channel
    }
}

impl Known {
    pub fn new() -> Self {
        Self(Mutex::new(LruCache::new(MOST)))
    }

    /// Remembers a head that the store has.
    pub fn note(&self, head: &Head) {
        let indexed = Indexed {
            channel: head.channel,
            channel_status: head.channel_status,
            community: head.community,
            people: head.people.clone(),
            waiting: head.waiting.clone(),
            due: head.due,
        };
        self.0.lock().unwrap_or_else(PoisonError::into_inner).put(head.table, (head.seq, indexed));
    }

    /// Forgets a table that is removed.
    pub fn forget(&self, table: TableId) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).pop(&table);
    }

    /// The fields of a table at this seq; `None` if it was not seen there.
    pub fn at(&self, table: TableId, seq: Seq) -> Option<Indexed> {
        let mut known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        known.get(&table).filter(|(seen, _)| *seen == seq).map(|(_, indexed)| indexed.clone())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_table_is_known_at_the_seq_at_which_it_was_seen_alone() {
        let (known, table) = (Known::new(), TableId::from_bits(4));
        let head = Head { people: vec![PersonId(7)], ..Head::sample(table, Seq(3), ChannelStatus::Live) };
        known.note(&head);
        let people = |seq| known.at(table, Seq(seq)).map(|seen| seen.people);
        assert_eq!([2, 3, 4].map(people), [None, Some(vec![PersonId(7)]), None]);
        known.forget(table);
        assert!(known.at(table, Seq(3)).is_none());
    }
}
