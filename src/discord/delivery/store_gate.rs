//! Whether the store takes changes. While it takes none nothing is delivered: what is posted could not be noted, and would be posted again
//! once Discord has forgotten its nonce.
//!
//! What was delivered just before and could not be noted is kept here, and is noted before anything else is delivered for its table. In
//! memory only: after a restart the nonces are what is left.

use std::collections::BTreeMap;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use tokio::sync::watch;
use tokio::time::Instant;

use crate::table::{Notice, StateChange, TableError, TableId, Tables, Timestamp};

/// The first and the longest wait between two looks at whether the store takes changes again.
const WAITS: (Duration, Duration) = (Duration::from_secs(1), Duration::from_secs(30));
/// A store that refuses a change so soon after it took a small one takes no large ones; the waits go on as they were.
const SOON: Duration = Duration::from_secs(60);

/// What is to be noted of a notice.
#[derive(Clone, Debug, PartialEq)]
pub struct Settlement {
    /// The notice as it was delivered.
    pub notice: Notice,
    /// The delivery state to save.
    pub changes: Vec<StateChange>,
    /// When the notice is due again; `None` when it is done.
    pub until: Option<Timestamp>,
}

/// Open while the store takes changes.
pub struct StoreGate {
    /// `None` while it is open; else when to look again, and the wait after that.
    shut: watch::Sender<Option<(Instant, Duration)>>,
    /// When it was opened last, and the wait that would have been next.
    last_opened: Mutex<Option<(Instant, Duration)>>,
    unsettled: Mutex<BTreeMap<TableId, Settlement>>,
}

impl Default for StoreGate {
    fn default() -> Self {
        Self { shut: watch::Sender::new(None), last_opened: Mutex::default(), unsettled: Mutex::default() }
    }
}

impl StoreGate {
    /// Notes that a change was refused. Returns whether the store is the reason; then the gate is shut.
    pub fn refused(&self, error: &TableError) -> bool {
        if !error.is_outage() {
            return false;
        }
        self.shut.send_if_modified(|shut| {
            let open = shut.is_none();
            if open {
                tracing::warn!(%error, "the store takes no changes; nothing is delivered until it does");
                let wait = self.first_wait();
                *shut = Some((Instant::now() + wait, (wait * 2).min(WAITS.1)));
            }
            open
        });
        true
    }

    /// Waits until it is open.
    pub async fn opened(&self) {
        // The sender lives as long as `self`, so there is no error.
        let _ = self.shut.subscribe().wait_for(Option::is_none).await;
    }

    /// Whether something may be delivered. A shut gate is opened if the store takes a change; that is tried now and then.
    pub async fn is_open(&self, tables: &Tables) -> bool {
        let Some((look, wait)) = *self.shut.borrow() else { return true };
        if Instant::now() < look {
            return false;
        }
        match tables.outbox().try_change().await {
            Ok(()) => {
                tracing::warn!("the store takes changes again; deliveries go on");
                *self.last_opened() = Some((Instant::now(), wait));
                self.shut.send_replace(None);
                true
            }
            Err(error) => {
                tracing::debug!(%error, ?wait, "the store still takes no changes");
                self.shut.send_replace(Some((Instant::now() + wait, (wait * 2).min(WAITS.1))));
                false
            }
        }
    }

    fn first_wait(&self) -> Duration {
        self.last_opened().filter(|(at, _)| at.elapsed() < SOON).map_or(WAITS.0, |(_, wait)| wait)
    }

    fn last_opened(&self) -> MutexGuard<'_, Option<(Instant, Duration)>> {
        self.last_opened.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Keeps what is to be noted of a notice of a table.
    pub fn keep(&self, table: TableId, settlement: Settlement) {
        self.unsettled().insert(table, settlement);
    }

    /// What could not be noted of a table.
    pub fn kept(&self, table: TableId) -> Option<Settlement> {
        self.unsettled().get(&table).cloned()
    }

    /// It is noted, or has become void.
    pub fn forget(&self, table: TableId) {
        self.unsettled().remove(&table);
    }

    fn unsettled(&self) -> MutexGuard<'_, BTreeMap<TableId, Settlement>> {
        self.unsettled.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::test_tables::{processes, store_failed};

    #[tokio::test(start_paused = true)]
    async fn a_store_that_takes_no_changes_shuts_it_and_the_first_that_it_takes_opens_it() {
        let [tables] = processes();
        let gate = StoreGate::default();
        assert!(
            !gate.refused(&TableError::NoSuchTable) && gate.is_open(&tables).await,
            "that is no matter of the store"
        );
        assert!(gate.refused(&store_failed()));
        assert!(!gate.is_open(&tables).await, "it is not asked at once");
        assert!(tokio::time::timeout(WAITS.1, gate.opened()).await.is_err());
        assert!(gate.is_open(&tables).await);
        gate.opened().await;
        assert_eq!(tables.outbox().delivery_states("").await.unwrap().len(), 1, "something was written");
    }

    /// As on a full disk, where there is room for what is small.
    #[tokio::test(start_paused = true)]
    async fn a_store_that_takes_small_changes_alone_is_tried_less_and_less_often() {
        let [tables] = processes();
        let gate = StoreGate::default();
        let wait = async || {
            assert!(gate.refused(&store_failed()));
            let begun = Instant::now();
            while !gate.is_open(&tables).await {
                tokio::time::sleep(Duration::from_millis(500)).await;
            }
            begun.elapsed().as_secs()
        };
        for seconds in [1, 2, 4, 8, 16, 30, 30] {
            assert_eq!(wait().await, seconds);
        }
        tokio::time::advance(SOON).await;
        assert_eq!(wait().await, 1, "that is another outage");
    }
}
