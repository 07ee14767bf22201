//! Reads the outbox into the backlog, a page at a time: notices of this process at once, all notices every two seconds.
//!
//! Invariants:
//!
//! * A notice that is being delivered is not read again.
//! * One read loads a bounded number of notices, whatever the length of the outbox.
//! * A notice without room in the backlog is found again.
//! * A new notice of another process is left to that process for one round, so that the process that handled an action
//!   also shows it.

use std::num::NonZeroUsize;
use std::sync::Arc;
use std::time::Duration;

use lru::LruCache;
use tokio::time::Instant;

use crate::delivery::backlog::Backlog;
use skald_table::{ChannelId, NoticeId, TableError, TableId, TablePlace, Tables, Timestamp};

const PAGE: usize = 256;
/// How often all of the outbox is read, for notices that were postponed or found no room.
pub const ROUND: Duration = Duration::from_secs(2);
/// How many table places are cached.
const PLACES: NonZeroUsize = NonZeroUsize::new(16_384).expect("not zero");

/// The reader of the outbox.
///
/// ```text
/// Idle, Empty ── `next` has come ──▶ Walking ── last page ──▶ Idle if something was found, else Empty
///                                       └────── a failed read ──▶ Empty: a stop does not wait for it
/// Empty ── a new notice, or another walk is wanted ──▶ Idle
/// ```
pub struct Outbox {
    tables: Arc<Tables>,
    state: State,
    /// When the next walk begins.
    next: Instant,
    /// The next walk reads at least what is due by then, because the last one left out a busy table.
    ahead: Timestamp,
    /// The newest notice that any walk has seen.
    newest: NoticeId,
    /// The newest notice that an earlier walk has seen. A walk leaves newer ones that were never postponed to the next
    /// walk, and for good while this process is stopping.
    familiar: NoticeId,
    stopping: bool,
    places: LruCache<TableId, TablePlace>,
}

enum State {
    /// A pass through the outbox, from its first page to its last.
    Walking(Walk),
    /// The last walk is over.
    Idle,
    /// The same, and nothing was left to deliver.
    Empty,
}

struct Walk {
    behind: (Timestamp, NoticeId),
    /// Notices that are due by then are read.
    until: Timestamp,
    found: bool,
}

impl Outbox {
    /// A reader that has read nothing. Its first walk takes everything.
    pub fn of(tables: Arc<Tables>) -> Self {
        Self {
            tables,
            state: State::Idle,
            next: Instant::now(),
            ahead: Timestamp(0),
            newest: NoticeId(u64::MAX),
            familiar: NoticeId(u64::MAX),
            stopping: false,
            places: LruCache::new(PLACES),
        }
    }

    /// From now on reads only notices that this process has added or that an earlier walk has seen.
    pub fn stop(&mut self) {
        self.stopping = true;
        self.walk_again();
    }

    /// Whether a walk has more pages to read.
    pub const fn is_walking(&self) -> bool {
        matches!(self.state, State::Walking(_))
    }

    /// Whether the last walk is over and found nothing.
    pub const fn is_empty(&self) -> bool {
        matches!(self.state, State::Empty)
    }

    /// Walks again at once, or after the present walk.
    pub fn walk_again(&mut self) {
        self.next = Instant::now();
        self.fill();
    }

    /// Begins a walk that also reads notices that become due within this time.
    pub fn walk_ahead(&mut self, ahead: Duration) {
        self.begin(self.tables.now().plus(ahead.as_millis() as u64));
    }

    fn fill(&mut self) {
        if self.is_empty() {
            self.state = State::Idle;
        }
    }

    fn begin(&mut self, until: Timestamp) {
        if !self.stopping {
            self.familiar = std::mem::take(&mut self.newest);
        }
        self.state = State::Walking(Walk { behind: (Timestamp(0), NoticeId(0)), until, found: false });
        self.next = Instant::now() + ROUND;
    }

    /// Reads new notices and the next page of the walk. The page leaves out tables that are `busy`.
    pub async fn read(&mut self, backlog: &mut Backlog, busy: impl Fn(TableId) -> bool) -> Result<(), TableError> {
        let read = self.look(backlog, busy).await;
        if read.is_err() {
            self.state = State::Empty;
        }
        read
    }

    async fn look(&mut self, backlog: &mut Backlog, busy: impl Fn(TableId) -> bool) -> Result<(), TableError> {
        self.read_new(backlog).await?;
        if !self.is_walking() && Instant::now() >= self.next {
            let ahead = std::mem::take(&mut self.ahead);
            self.begin(ahead.max(self.tables.now()));
        }
        self.read_on(backlog, busy).await
    }

    async fn read_new(&mut self, backlog: &mut Backlog) -> Result<(), TableError> {
        for page in self.tables.outbox().take_fresh().chunks(PAGE) {
            for notice in self.tables.outbox().notices(page).await? {
                self.fill();
                let place = self.place(notice.table, true).await;
                backlog.add_notice(place, notice);
            }
        }
        Ok(())
    }

    async fn read_on(&mut self, backlog: &mut Backlog, busy: impl Fn(TableId) -> bool) -> Result<(), TableError> {
        let State::Walking(Walk { behind, until, found }) = self.state else { return Ok(()) };
        let page = self.tables.outbox().due_after(until, behind, PAGE).await?;
        let mut walk = page.last().map(|last| Walk { behind: (last.until, last.id), until, found });
        for notice in page {
            self.newest = self.newest.max(notice.id);
            if notice.until == Timestamp(0) && notice.id > self.familiar {
                continue;
            }
            if let Some(walk) = &mut walk {
                walk.found = true;
            }
            if busy(notice.table) {
                self.ahead = self.ahead.max(until);
                continue;
            }
            let place = self.place(notice.table, false).await;
            backlog.add_notice(place, notice);
        }
        self.state = match walk {
            Some(walk) => State::Walking(walk),
            None if found => State::Idle,
            None => State::Empty,
        };
        Ok(())
    }

    /// Where a table is; a table that cannot be read gets a place of its own. `fresh` reads a known lobby again, since
    /// its game may have begun.
    pub async fn place(&mut self, table: TableId, fresh: bool) -> TablePlace {
        if let Some(place) = self.places.get(&table).filter(|place| place.begun || !fresh) {
            return *place;
        }
        let alone = TablePlace { community: None, channel: ChannelId(table.bits()), begun: false };
        let Ok(Some(place)) = self.tables.outbox().place_of(table).await else { return alone };
        self.places.put(table, place);
        place
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use skald_table::{Clock as _, SystemClock};
    use support::test_tables::Notices;

    const BUSY: TableId = TableId::from_bits(1);

    /// An outbox with a notice of each of these tables, and its reader.
    async fn outbox(tables: &[u64]) -> (Notices, Arc<Tables>, Outbox) {
        let notices = Notices::default();
        for table in tables {
            notices.add(*table).await;
        }
        let tables = Arc::new(notices.tables());
        (notices, Arc::clone(&tables), Outbox::of(tables))
    }

    /// Reads until the walk is over; the tables found.
    async fn walk(outbox: &mut Outbox, busy: impl Fn(TableId) -> bool + Copy) -> Vec<u64> {
        let mut backlog = Backlog::default();
        outbox.read(&mut backlog, busy).await.unwrap();
        while outbox.is_walking() {
            outbox.read(&mut backlog, busy).await.unwrap();
        }
        let mut found: Vec<_> = std::iter::from_fn(|| backlog.take(|_| true, |_| true)).map(|it| it.0.bits()).collect();
        found.sort_unstable();
        found
    }

    const fn nobody(_: TableId) -> bool {
        false
    }

    /// After an outage postponed notices are read before their time, and those of a busy table by the next walk.
    #[tokio::test(start_paused = true)]
    async fn busy_table_is_read_ahead_by_the_next_walk() {
        let (_, tables, mut outbox) = outbox(&[1, 2]).await;
        for notice in [NoticeId(1), NoticeId(2)] {
            tables.outbox().postpone(notice, SystemClock.now().plus(60_000), None).await.unwrap();
        }
        assert!(walk(&mut outbox, nobody).await.is_empty(), "nothing is due");
        outbox.walk_ahead(Duration::from_secs(120));
        assert_eq!(walk(&mut outbox, |table| table == BUSY).await, [2]);
        outbox.walk_again();
        assert_eq!(walk(&mut outbox, nobody).await, [1, 2], "as far ahead");
        outbox.walk_again();
        assert!(walk(&mut outbox, nobody).await.is_empty(), "once");
    }

    #[tokio::test(start_paused = true)]
    async fn walk_follows_after_a_round_or_when_it_is_asked_for() {
        let (_, _, mut outbox) = outbox(&[1]).await;
        assert_eq!(walk(&mut outbox, nobody).await, [1]);
        assert!(walk(&mut outbox, nobody).await.is_empty(), "it is not time");
        outbox.walk_again();
        assert_eq!(walk(&mut outbox, nobody).await, [1]);
        tokio::time::advance(ROUND).await;
        outbox.read(&mut Backlog::default(), nobody).await.unwrap();
        assert!(outbox.is_walking());
        outbox.walk_again();
        walk(&mut outbox, nobody).await;
        assert_eq!(walk(&mut outbox, nobody).await, [1], "what is asked for during a walk follows it");
    }

    /// Its own process shows it first.
    #[tokio::test(start_paused = true)]
    async fn new_notice_of_another_process_waits_for_one_round() {
        let (notices, _, mut outbox) = outbox(&[1]).await;
        assert_eq!(walk(&mut outbox, nobody).await, [1], "the first walk takes everything");
        notices.add(2).await;
        for found in [&[1][..], &[1, 2]] {
            outbox.walk_again();
            assert_eq!(walk(&mut outbox, nobody).await, found);
        }
        outbox.stop();
        notices.add(3).await;
        for _ in 0..2 {
            assert_eq!(walk(&mut outbox, nobody).await, [1, 2], "a process that stops leaves it");
            outbox.walk_again();
        }
    }

    #[tokio::test(start_paused = true)]
    async fn outbox_is_empty_after_a_walk_that_found_nothing() {
        let (notices, tables, mut outbox) = outbox(&[1]).await;
        assert!(!outbox.is_empty(), "nothing was read");
        walk(&mut outbox, |table| table == BUSY).await;
        assert!(!outbox.is_empty(), "a busy table has a notice");
        tables.outbox().ack(NoticeId(1), Vec::new(), None).await.unwrap();
        outbox.walk_again();
        assert_eq!((walk(&mut outbox, nobody).await, outbox.is_empty()), (Vec::new(), true));
        outbox.walk_again();
        assert!(!outbox.is_empty(), "another walk follows");
        notices.shut().await;
        assert!(outbox.read(&mut Backlog::default(), nobody).await.is_err());
        assert!(outbox.is_empty(), "a stop does not wait for a store that fails");
    }
}
