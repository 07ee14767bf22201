//! The outbox, for whoever delivers notices. A notice is committed with what caused it and stays until it is settled.

use serde_json::Value;

use super::{TableError, TableId, Tables};
use crate::store::{Memo, Notice, NoticeId, Timestamp};

impl Tables {
    /// The open notices whose time has come, the oldest first, at most `limit`.
    ///
    /// # Errors
    /// When the store fails.
    pub async fn due(&self, limit: usize) -> Result<Vec<Notice>, TableError> {
        Ok(self.store.due(self.clock.now(), limit).await?)
    }

    /// A notice is delivered, or not worth delivering any more: removes it and writes memos in one step. Acknowledging twice
    /// does no harm.
    ///
    /// # Errors
    /// When the store fails.
    pub async fn ack(&self, notice: NoticeId, memos: Vec<Memo>) -> Result<(), TableError> {
        Ok(self.store.ack(notice, memos).await?)
    }

    /// Leaves a notice until later and counts the attempt.
    ///
    /// # Errors
    /// When the store fails.
    pub async fn postpone(&self, notice: NoticeId, until: Timestamp) -> Result<(), TableError> {
        Ok(self.store.postpone(notice, until).await?)
    }

    /// All live tables.
    ///
    /// # Errors
    /// When the store fails.
    pub async fn live(&self) -> Result<Vec<TableId>, TableError> {
        Ok(self.store.live().await?)
    }

    /// What delivery keeps under a key of its own choosing.
    ///
    /// # Errors
    /// When the store fails.
    pub async fn delivery_state(&self, key: &str) -> Result<Option<Value>, TableError> {
        Ok(self.store.memo(key).await?)
    }

    /// Writes what delivery keeps, in one step; `None` erases.
    ///
    /// # Errors
    /// When the store fails.
    pub async fn set_delivery_state(&self, changes: Vec<Memo>) -> Result<(), TableError> {
        Ok(self.store.remember(changes).await?)
    }

    /// Waits until a commit has added notices. One waiter at a time; a commit while nobody waits is not missed.
    pub async fn notified(&self) {
        self.noticed.notified().await;
    }

    /// The time by the clock of the tables.
    pub fn now(&self) -> Timestamp {
        self.clock.now()
    }
}
