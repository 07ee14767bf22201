//! Whether the store takes changes. While it takes none, nothing is delivered. The bot could not save a posted
//! message, and would post it again once Discord has forgotten its nonce.
//!
//! The gate keeps the results of the last deliveries that could not be saved. They are saved before anything else is
//! delivered for their tables. They are in memory only: after a restart, only the nonces prevent duplicates.

use std::collections::BTreeMap;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use tokio::sync::watch;
use tokio::time::Instant;

use skald_table::{Notice, StateChange, TableError, TableId, Tables, Timestamp};

/// The first and the longest wait between two checks whether the store takes changes again.
const WAITS: (Duration, Duration) = (Duration::from_secs(1), Duration::from_secs(30));
/// If the store refuses a change this soon after it took a small one, it takes no large ones; the backoff then
/// continues.
const SOON: Duration = Duration::from_secs(60);

/// The result of a notice that is still to be saved.
#[derive(Clone, Debug, PartialEq)]
pub struct Settlement {
    pub notice: Notice,
    pub changes: Vec<StateChange>,
    /// When the notice is due again; `None` when it is done.
    pub until: Option<Timestamp>,
}

/// Open while the store takes changes.
pub struct StoreGate {
    /// `None` while it is open; else the time of the next check, and the wait after that.
    shut: watch::Sender<Option<(Instant, Duration)>>,
    /// When it was last opened, and the wait that would have been next.
    last_opened: Mutex<Option<(Instant, Duration)>>,
    unsettled: Mutex<BTreeMap<TableId, Settlement>>,
}

impl Default for StoreGate {
    fn default() -> Self {
        Self { shut: watch::Sender::new(None), last_opened: Mutex::default(), unsettled: Mutex::default() }
    }
}

impl StoreGate {
    /// Records that a change was refused. Returns whether the store is the reason; then the gate is shut.
    pub fn refused(&self, error: &TableError) -> bool {
        if !error.is_outage() {
            return false;
        }
        self.shut.send_if_modified(|shut| {
            let open = shut.is_none();
            if open {
                tracing::warn!(%error, "the store takes no changes; deliveries are paused until it does");
                let wait = self.first_wait();
                *shut = Some((Instant::now() + wait, (wait * 2).min(WAITS.1)));
            }
            open
        });
        true
    }

    pub async fn opened(&self) {
        // The sender lives as long as `self`, so there is no error.
        let _ = self.shut.subscribe().wait_for(Option::is_none).await;
    }

    /// Whether deliveries may run. A shut gate opens if the store takes a change; this is tried with backoff.
    pub async fn is_open(&self, tables: &Tables) -> bool {
        let Some((look, wait)) = *self.shut.borrow() else { return true };
        if Instant::now() < look {
            return false;
        }
        match tables.outbox().try_change().await {
            Ok(()) => {
                tracing::warn!("the store takes changes again; deliveries are resumed");
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

    pub fn keep(&self, table: TableId, settlement: Settlement) {
        self.unsettled().insert(table, settlement);
    }

    pub fn kept(&self, table: TableId) -> Option<Settlement> {
        self.unsettled().get(&table).cloned()
    }

    /// The result is saved or no longer needed.
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
    use support::test_tables::{processes, store_failed};

    #[tokio::test(start_paused = true)]
    async fn refused_change_shuts_the_gate_and_an_accepted_one_opens_it() {
        let [tables] = processes();
        let gate = StoreGate::default();
        assert!(!gate.refused(&TableError::NoSuchTable) && gate.is_open(&tables).await, "the store is not the reason");
        assert!(gate.refused(&store_failed()));
        assert!(!gate.is_open(&tables).await, "the store is not checked at once");
        assert!(tokio::time::timeout(WAITS.1, gate.opened()).await.is_err());
        assert!(gate.is_open(&tables).await);
        gate.opened().await;
        assert_eq!(tables.outbox().delivery_states("").await.unwrap().len(), 1, "something was written");
    }

    /// Like a full disk that still has room for small changes.
    #[tokio::test(start_paused = true)]
    async fn backoff_grows_while_only_small_changes_are_taken() {
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
