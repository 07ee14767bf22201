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

use crate::discord::delivery::backlog::Backlog;
use crate::table::{ChannelId, NoticeId, TableError, TableId, TablePlace, Tables, Timestamp};

const PAGE: usize = 256;
/// How often all of the outbox is read, for notices that were postponed or found no room.
pub const ROUND: Duration = Duration::from_secs(2);
/// How many table places are cached.
const PLACES: NonZeroUsize = NonZeroUsize::new(16_384).expect("not zero");

/// The reader of the outbox.
pub struct Outbox {
    tables: Arc<Tables>,
    /// The newest notice that any walk has seen.
    newest: NoticeId,
    /// The newest notice that an earlier walk has seen. A walk leaves newer ones that were never postponed to the next
    /// walk.
    familiar: NoticeId,
    /// Whether new notices of other processes are left to them for good, because this process is stopping.
    stopping: bool,
    walk: Option<Walk>,
    /// When the last walk began.
    walked: Option<Instant>,
    /// Whether another walk follows at once.
    again: bool,
    /// How far the next walk reads ahead, because the last one left out a busy table.
    ahead: Option<Timestamp>,
    /// Whether the last walk found nothing to deliver.
    empty: bool,
    places: LruCache<TableId, TablePlace>,
}

/// A pass through the outbox, from its first page to its last.
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
            newest: NoticeId(u64::MAX),
            familiar: NoticeId(u64::MAX),
            stopping: false,
            walk: None,
            walked: None,
            again: false,
            ahead: None,
            empty: false,
            places: LruCache::new(PLACES),
        }
    }

    /// From now on reads only notices that this process has added or that an earlier walk has seen.
    pub const fn stop(&mut self) {
        self.stopping = true;
        self.walk_again();
    }

    /// Whether a walk has more pages to read.
    pub const fn is_walking(&self) -> bool {
        self.walk.is_some()
    }

    /// Whether the last walk is over and found nothing.
    pub const fn is_empty(&self) -> bool {
        self.walk.is_none() && self.empty
    }

    pub const fn walk_again(&mut self) {
        self.again = true;
        self.empty = false;
    }

    /// Begins a walk that also reads notices that become due within this time.
    pub fn walk_ahead(&mut self, ahead: Duration) {
        let until = self.tables.now().plus(ahead.as_millis() as u64);
        self.begin(until);
    }

    fn begin(&mut self, until: Timestamp) {
        if !self.stopping {
            self.familiar = std::mem::take(&mut self.newest);
        }
        self.walk = Some(Walk { behind: (Timestamp(0), NoticeId(0)), until, found: false });
        self.walked = Some(Instant::now());
        self.empty = false;
    }

    /// Reads new notices and the next page of the walk. The page leaves out tables that are `busy`.
    pub async fn read(&mut self, backlog: &mut Backlog, busy: impl Fn(TableId) -> bool) -> Result<(), TableError> {
        let read = self.look(backlog, busy).await;
        if read.is_err() {
            (self.walk, self.empty) = (None, true);
        }
        read
    }

    async fn look(&mut self, backlog: &mut Backlog, busy: impl Fn(TableId) -> bool) -> Result<(), TableError> {
        self.read_new(backlog).await?;
        let due = std::mem::take(&mut self.again) || self.walked.is_none_or(|begun| begun.elapsed() >= ROUND);
        if self.walk.is_none() && due {
            let now = self.tables.now();
            let until = self.ahead.take().map_or(now, |ahead| ahead.max(now));
            self.begin(until);
        } else {
            self.again |= due && self.walk.is_some();
        }
        self.read_on(backlog, busy).await
    }

    async fn read_new(&mut self, backlog: &mut Backlog) -> Result<(), TableError> {
        for page in self.tables.outbox().take_fresh().chunks(PAGE) {
            for notice in self.tables.outbox().notices(page).await? {
                self.empty = false;
                let place = self.place(notice.table, true).await;
                backlog.add_notice(place, notice);
            }
        }
        Ok(())
    }

    async fn read_on(&mut self, backlog: &mut Backlog, busy: impl Fn(TableId) -> bool) -> Result<(), TableError> {
        let Some(walk) = &self.walk else { return Ok(()) };
        let page = self.tables.outbox().due_after(walk.until, walk.behind, PAGE).await?;
        let behind = page.last().map(|last| (last.until, last.id));
        let until = walk.until;
        let mut found = false;
        for notice in page {
            self.newest = self.newest.max(notice.id);
            if notice.until == Timestamp(0) && notice.id > self.familiar {
                continue;
            }
            found = true;
            if busy(notice.table) {
                self.ahead = (until > self.tables.now()).then_some(until).max(self.ahead);
                continue;
            }
            let place = self.place(notice.table, false).await;
            backlog.add_notice(place, notice);
        }
        match (behind, &mut self.walk) {
            (Some(behind), Some(walk)) => (walk.behind, walk.found) = (behind, walk.found | found),
            _ => self.empty = self.walk.take().is_some_and(|walk| !walk.found),
        }
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
