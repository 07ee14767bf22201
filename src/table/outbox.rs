//! The outbox, for the delivery loop. A notice is committed with its cause and stays until it is acknowledged.

use std::collections::VecDeque;
use std::sync::{Mutex, PoisonError};

use serde_json::Value;
use tokio::sync::Notify;

use super::{TableError, TableId, Tables};
use crate::store::{ChannelId, CommunityId, Lease, Notice, NoticeId, StoreError, Timestamp};

/// A change of the delivery state: a key and its new value; `None` erases it.
pub type StateChange = (String, Option<Value>);

/// The key that [`Tables::try_change`] writes.
const TRIAL: &str = "trial";

/// How many added notices are remembered until they are taken.
const FRESH: usize = 4096;

/// The name of the lease under which notices of a table are delivered and its delivery state is changed.
pub fn delivering(table: TableId) -> String {
    format!("delivery:{table}")
}

/// The table whose delivery state is kept under a key, if it is that of a table.
pub(super) fn delivered_table(key: &str) -> Option<TableId> {
    key.rsplit_once(':')?.1.parse().ok()
}

/// Where a table is, and whether its game has begun.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TablePlace {
    /// The community; `None` for a direct message.
    pub community: Option<CommunityId>,
    pub channel: ChannelId,
    pub begun: bool,
}

/// The notices that this process has added, so that its own delivery brings them at once.
#[derive(Default)]
pub(super) struct FreshNotices {
    ids: Mutex<VecDeque<NoticeId>>,
    added: Notify,
}

impl FreshNotices {
    /// Adds notices. The oldest beyond [`FRESH`] are dropped; delivery finds them in the outbox.
    pub fn add(&self, notices: Vec<NoticeId>) {
        if notices.is_empty() {
            return;
        }
        let mut ids = self.ids.lock().unwrap_or_else(PoisonError::into_inner);
        ids.extend(notices);
        let surplus = ids.len().saturating_sub(FRESH);
        drop(ids.drain(..surplus));
        self.added.notify_one();
    }

    fn take(&self) -> Vec<NoticeId> {
        self.ids.lock().unwrap_or_else(PoisonError::into_inner).drain(..).collect()
    }
}

impl Tables {
    /// The notices that are due, in order of id, at most `limit`.
    ///
    /// # Errors
    /// When the store fails.
    pub async fn due(&self, limit: usize) -> Result<Vec<Notice>, TableError> {
        Ok(self.store.due(self.clock.now(), limit).await?)
    }

    /// The notices that are due at a time, page by page: those after one place in the order of the time since when they are
    /// due and then of id, at most `limit`. The time of a new notice is 0.
    ///
    /// # Errors
    /// When the store fails.
    pub async fn due_after(
        &self,
        now: Timestamp,
        after: (Timestamp, NoticeId),
        limit: usize,
    ) -> Result<Vec<Notice>, TableError> {
        Ok(self.store.due_after(now, after, limit).await?)
    }

    /// Where a table is, even if its game cannot be loaded; `None` for an unknown table.
    ///
    /// # Errors
    /// When the store fails.
    pub async fn place_of(&self, table: TableId) -> Result<Option<TablePlace>, TableError> {
        let Some(head) = self.store.load(table).await? else { return Ok(None) };
        Ok(Some(TablePlace { community: head.community, channel: head.channel, begun: head.position.is_some() }))
    }

    /// Acknowledges a notice that is delivered or obsolete: removes it and writes delivery state in one step.
    /// Idempotent.
    ///
    /// # Errors
    /// When the store fails, or the lease has ended.
    pub async fn ack(
        &self,
        notice: NoticeId,
        changes: Vec<StateChange>,
        lease: Option<&Lease>,
    ) -> Result<(), TableError> {
        Ok(self.store.ack(notice, changes, lease).await?)
    }

    /// Postpones a notice and counts the attempt.
    ///
    /// # Errors
    /// When the store fails, or the lease has ended.
    pub async fn postpone(&self, notice: NoticeId, until: Timestamp, lease: Option<&Lease>) -> Result<(), TableError> {
        Ok(self.store.postpone(notice, until, lease).await?)
    }

    /// All live tables.
    ///
    /// # Errors
    /// When the store fails.
    pub async fn live(&self) -> Result<Vec<TableId>, TableError> {
        Ok(self.store.live().await?)
    }

    /// How many decisions are open in all games in progress; tables that are gone meanwhile or cannot be read count nothing.
    ///
    /// # Errors
    /// When the store fails.
    pub async fn open_decisions(&self) -> Result<usize, TableError> {
        let mut open = 0;
        for table in self.store.live().await? {
            open += match self.store.load(table).await {
                Ok(head) => head.map_or(0, |head| head.pending.len()),
                Err(StoreError::Broken { .. }) => 0,
                Err(error) => return Err(error.into()),
            };
        }
        Ok(open)
    }

    /// The delivery state under a key.
    ///
    /// # Errors
    /// When the store fails.
    pub async fn delivery_state(&self, key: &str) -> Result<Option<Value>, TableError> {
        Ok(self.store.memo(key).await?)
    }

    /// Writes delivery state in one step.
    ///
    /// # Errors
    /// When the store fails, or the lease has ended.
    pub async fn set_delivery_state(&self, changes: Vec<StateChange>, lease: Option<&Lease>) -> Result<(), TableError> {
        Ok(self.store.remember(changes, lease).await?)
    }

    /// Makes a small change, to see whether the store takes any. It writes a memo, because a database whose disk is full takes a
    /// change without one.
    ///
    /// # Errors
    /// When the store fails.
    pub async fn try_change(&self) -> Result<(), TableError> {
        self.set_delivery_state(vec![(TRIAL.to_owned(), Some(true.into()))], None).await
    }

    /// The delivery state under all keys that begin with `beginning`, in order of key.
    ///
    /// # Errors
    /// When the store fails.
    pub async fn delivery_states(&self, beginning: &str) -> Result<Vec<(String, Value)>, TableError> {
        let (mut pages, mut found) = (self.memo_pages(beginning, String::new()), Vec::new());
        while let Some(page) = pages.next().await? {
            found.extend(page);
        }
        Ok(found)
    }

    /// Those of these notices that are not acknowledged yet, as they are now.
    ///
    /// # Errors
    /// When the store fails.
    pub async fn notices(&self, ids: &[NoticeId]) -> Result<Vec<Notice>, TableError> {
        if ids.is_empty() {
            return Ok(Vec::new());
        }
        Ok(self.store.notices(ids).await?)
    }

    /// Waits until a commit of this process has added notices. One waiter at a time; a commit while nobody waits is not
    /// missed.
    pub async fn notified(&self) {
        self.fresh.added.notified().await;
    }

    /// Takes the notices that commits of this process have added since the last call; of many only the newest.
    pub fn take_fresh(&self) -> Vec<NoticeId> {
        self.fresh.take()
    }

    /// The current time of the tables' clock.
    pub fn now(&self) -> Timestamp {
        self.clock.now()
    }
}
