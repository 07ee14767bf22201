//! The outbox, for the delivery loop. A notice is committed with its cause and stays until it is acknowledged.

use std::collections::VecDeque;
use std::sync::{Mutex, PoisonError};

use serde_json::Value;
use tokio::sync::Notify;

use super::{Admin, Outbox, TableError, TableId};
use skald_store::{ChannelId, CommunityId, Lease, Notice, NoticeId, StoreError, Timestamp};

/// A change of the delivery state: a key and its new value; `None` erases it.
pub type StateChange = (String, Option<Value>);

/// The key that [`Outbox::try_change`] writes.
const TRIAL: &str = "trial";

/// How many new notices are remembered until they are taken.
const FRESH: usize = 4096;

/// The name of the lease under which notices of a table are delivered and its delivery state is changed.
pub fn delivering(table: TableId) -> String {
    format!("delivery:{table}")
}

/// The table whose delivery state is kept under a key, if it is that of a table.
pub(super) fn delivered_table(key: &str) -> Option<TableId> {
    key.rsplit_once(':')?.1.parse().ok()
}

/// The channel of a table, and whether its game has begun.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TablePlace {
    /// The community; `None` for a direct message.
    pub community: Option<CommunityId>,
    pub channel: ChannelId,
    pub begun: bool,
}

/// The notices that this process has added, for immediate delivery.
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

impl Outbox<'_> {
    /// The notices that are due, in order of id, at most `limit`.
    ///
    /// # Errors
    /// The store fails.
    pub async fn due(self, limit: usize) -> Result<Vec<Notice>, TableError> {
        Ok(self.0.store.due(self.0.clock.now(), limit).await?)
    }

    /// One page of the notices that are due at a time: those after a position, at most `limit`. The order is that of
    /// the due time, which is 0 for a new notice, and then of id.
    ///
    /// # Errors
    /// The store fails.
    pub async fn due_after(
        self,
        now: Timestamp,
        after: (Timestamp, NoticeId),
        limit: usize,
    ) -> Result<Vec<Notice>, TableError> {
        Ok(self.0.store.due_after(now, after, limit).await?)
    }

    /// The channel of a table, even if its game cannot be loaded; `None` for an unknown table.
    ///
    /// # Errors
    /// The store fails.
    pub async fn place_of(self, table: TableId) -> Result<Option<TablePlace>, TableError> {
        let Some(head) = self.0.store.load(table).await? else { return Ok(None) };
        Ok(Some(TablePlace { community: head.community, channel: head.channel, begun: head.position.is_some() }))
    }

    /// Acknowledges a notice that is delivered or obsolete: removes it and writes delivery state in one step.
    /// Idempotent.
    ///
    /// # Errors
    /// The store fails, or the lease has ended.
    pub async fn ack(
        self,
        notice: NoticeId,
        changes: Vec<StateChange>,
        lease: Option<&Lease>,
    ) -> Result<(), TableError> {
        Ok(self.0.store.ack(notice, changes, lease).await?)
    }

    /// Postpones a notice and counts the attempt.
    ///
    /// # Errors
    /// The store fails, or the lease has ended.
    pub async fn postpone(self, notice: NoticeId, until: Timestamp, lease: Option<&Lease>) -> Result<(), TableError> {
        Ok(self.0.store.postpone(notice, until, lease).await?)
    }

    /// The delivery state under a key.
    ///
    /// # Errors
    /// The store fails.
    pub async fn delivery_state(self, key: &str) -> Result<Option<Value>, TableError> {
        Ok(self.0.store.memo(key).await?)
    }

    /// Writes delivery state in one step.
    ///
    /// # Errors
    /// The store fails, or the lease has ended.
    pub async fn set_delivery_state(self, changes: Vec<StateChange>, lease: Option<&Lease>) -> Result<(), TableError> {
        Ok(self.0.store.remember(changes, lease).await?)
    }

    /// Makes a small change, to test whether the store accepts changes. It writes a memo, because a database with a
    /// full disk accepts an empty change.
    ///
    /// # Errors
    /// The store fails, or commits are not possible.
    pub async fn try_change(self) -> Result<(), TableError> {
        self.set_delivery_state(vec![(TRIAL.to_owned(), Some(true.into()))], None).await?;
        Ok(self.0.store.trial().await?)
    }

    /// The delivery state under all keys that begin with `beginning`, in order of key.
    ///
    /// # Errors
    /// The store fails.
    pub async fn delivery_states(self, beginning: &str) -> Result<Vec<(String, Value)>, TableError> {
        let mut pages = self.0.memo_pages(beginning, String::new());
        let mut found = Vec::new();
        while let Some(page) = pages.next().await? {
            found.extend(page);
        }
        Ok(found)
    }

    /// The current state of these notices, without those that are acknowledged.
    ///
    /// # Errors
    /// The store fails.
    pub async fn notices(self, ids: &[NoticeId]) -> Result<Vec<Notice>, TableError> {
        if ids.is_empty() {
            return Ok(Vec::new());
        }
        Ok(self.0.store.notices(ids).await?)
    }

    /// Waits until a commit of this process has added notices. It supports one waiter at a time. A commit without a
    /// waiter is not missed.
    pub async fn notified(self) {
        self.0.fresh.added.notified().await;
    }

    /// Takes the notices that commits of this process have added since the last call; only the newest if there are
    /// many.
    pub fn take_fresh(self) -> Vec<NoticeId> {
        self.0.fresh.take()
    }
}

impl Admin<'_> {
    /// All live tables.
    ///
    /// # Errors
    /// The store fails.
    pub async fn live(self) -> Result<Vec<TableId>, TableError> {
        Ok(self.0.store.live().await?)
    }

    /// The number of open decisions in all games in progress. Tables that are gone or cannot be read are skipped.
    ///
    /// # Errors
    /// The store fails.
    pub async fn open_decisions(self) -> Result<usize, TableError> {
        let mut open = 0;
        for table in self.0.store.live().await? {
            open += match self.0.store.load(table).await {
                Ok(head) => head.map_or(0, |head| head.pending.len()),
                Err(StoreError::Broken { .. }) => 0,
                Err(error) => return Err(error.into()),
            };
        }
        Ok(open)
    }
}
