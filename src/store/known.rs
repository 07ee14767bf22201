//! A cache of the head fields by which tables are found.
//!
//! It saves a commit from reading the head that it replaces, and from writing lists that do not change. It cannot be
//! wrong: a table has one head at each seq, and a commit succeeds only at the seq that it expects. This also holds if
//! other processes change tables.

use std::num::NonZeroUsize;
use std::sync::{Mutex, PoisonError};

use lru::LruCache;
use serde::Deserialize;

use super::{ChannelId, ChannelStatus, CommunityId, Head, PersonId, Seq, TableId, Timestamp};

/// How many tables are cached.
const MOST: NonZeroUsize = NonZeroUsize::new(16_384).expect("is not zero");

/// The tables that were seen last.
pub(super) struct Known(Mutex<LruCache<TableId, (Seq, Indexed)>>);

/// The fields of a head by which its table is found. Deserializing a stored head skips its other fields.
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

    /// Caches the fields of a stored head.
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

    /// Drops a table that is removed.
    pub fn forget(&self, table: TableId) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).pop(&table);
    }

    /// The fields of a table at this seq; `None` on a cache miss.
    pub fn at(&self, table: TableId, seq: Seq) -> Option<Indexed> {
        let mut known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        known.get(&table).filter(|(seen, _)| *seen == seq).map(|(_, indexed)| indexed.clone())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cached_fields_are_valid_only_at_their_own_seq() {
        let (known, table) = (Known::new(), TableId::from_bits(4));
        let head = Head { people: vec![PersonId(7)], ..Head::sample(table, Seq(3), ChannelStatus::Live) };
        known.note(&head);
        let people = |seq| known.at(table, Seq(seq)).map(|seen| seen.people);
        assert_eq!([2, 3, 4].map(people), [None, Some(vec![PersonId(7)]), None]);
        known.forget(table);
        assert!(known.at(table, Seq(3)).is_none());
    }
}
