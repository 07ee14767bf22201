//! A cache of the last entries of the tables used last. Each board shows them.
//!
//! An entry changes only when a person is forgotten, and then its table gets a new entry. So a cached tail that reaches
//! the seq of a view equals the stored one, even if other processes change tables.

use std::collections::VecDeque;
use std::num::NonZeroUsize;
use std::sync::{Mutex, MutexGuard, PoisonError};

use lru::LruCache;

use super::Entry;
use crate::store::{Seq, TableId};

/// The number of cached tables, and of cached entries of each: at least as many as a board reads.
const TABLES: NonZeroUsize = NonZeroUsize::new(64).expect("is not zero");
const ENTRIES: usize = 40;

/// The tails, without gaps.
pub(super) struct LogTails(Mutex<LruCache<TableId, VecDeque<Entry>>>);

impl Default for LogTails {
    fn default() -> Self {
        Self(Mutex::new(LruCache::new(TABLES)))
    }
}

impl LogTails {
    /// The entries in a range of seqs, of a table that was seen at `seen`; `None` if they are not all cached.
    pub fn get(&self, table: TableId, seen: Seq, (from, to): (Seq, Seq)) -> Option<Vec<Entry>> {
        let mut tails = self.lock();
        let tail = tails.get(&table)?;
        let whole = tail.front()?.seq <= from && tail.back()?.seq >= seen.max(to);
        whole.then(|| tail.iter().filter(|entry| (from..=to).contains(&entry.seq)).cloned().collect())
    }

    /// Caches the last entries of a table, as they were read.
    pub fn note(&self, table: TableId, entries: &[Entry]) {
        let last = &entries[entries.len().saturating_sub(ENTRIES)..];
        self.lock().put(table, last.iter().map(Entry::folded).collect());
    }

    /// Adds the committed entries to a cached table.
    pub fn add(&self, table: TableId, entries: &[Entry]) {
        let mut tails = self.lock();
        let Some(tail) = tails.get_mut(&table) else { return };
        let reaches = tail.back().map_or(Seq(0), |last| last.seq);
        let new = entries.iter().filter(|entry| entry.seq > reaches);
        if new.clone().next().is_some_and(|first| first.seq != reaches.next()) {
            tails.pop(&table);
            return;
        }
        tail.extend(new.map(Entry::folded));
        tail.drain(..tail.len().saturating_sub(ENTRIES));
    }

    /// Drops a table whose entries were rewritten or removed.
    pub fn forget(&self, table: TableId) {
        self.lock().pop(&table);
    }

    fn lock(&self) -> MutexGuard<'_, LruCache<TableId, VecDeque<Entry>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use std::ops::RangeInclusive;

    use super::*;
    use crate::store::{Actor, EntryKind, Timestamp};

    const TABLE: TableId = TableId::from_bits(7);

    fn entries(seqs: RangeInclusive<u64>) -> Vec<Entry> {
        let entry = |seq| Entry::without_events(Seq(seq), Timestamp(seq), Actor::System, EntryKind::Open);
        seqs.map(entry).collect()
    }

    fn kept(tails: &LogTails, seen: u64, from: u64, to: u64) -> Option<Vec<u64>> {
        let found = tails.get(TABLE, Seq(seen), (Seq(from), Seq(to)));
        found.map(|entries| entries.iter().map(|entry| entry.seq.0).collect())
    }

    #[test]
    fn a_tail_tells_only_what_it_has_all_of() {
        let tails = LogTails::default();
        tails.add(TABLE, &entries(1..=3));
        assert_eq!(kept(&tails, 3, 1, 3), None, "it was not read yet");
        tails.note(TABLE, &entries(11..=15));
        assert_eq!(kept(&tails, 15, 12, 14), Some(vec![12, 13, 14]));
        assert_eq!(kept(&tails, 15, 10, 14), None, "it begins later");
        assert_eq!(kept(&tails, 16, 12, 14), None, "the table has moved on");
        assert_eq!(kept(&tails, 15, 12, 16), None);
        tails.add(TABLE, &entries(15..=17));
        assert_eq!(kept(&tails, 17, 14, 17), Some(vec![14, 15, 16, 17]));
        tails.forget(TABLE);
        assert_eq!(kept(&tails, 17, 14, 17), None);
    }

    #[test]
    fn a_tail_with_a_gap_is_dropped_and_a_long_one_loses_its_oldest() {
        let tails = LogTails::default();
        tails.note(TABLE, &entries(1..=3));
        tails.add(TABLE, &entries(5..=6));
        assert_eq!(kept(&tails, 3, 1, 3), None);
        let most = ENTRIES as u64;
        tails.note(TABLE, &entries(1..=2 * most));
        assert_eq!(kept(&tails, 2 * most, most, 2 * most), None);
        tails.add(TABLE, &entries(2 * most + 1..=2 * most + 1));
        let last = most + 2..=2 * most + 1;
        assert_eq!(kept(&tails, *last.end(), *last.start(), *last.end()), Some(last.collect()));
    }
}
