//! Which state of each table its board message shows, so that a person who acted can be told when the board is late.
//!
//! Kept in memory only: after a restart nobody waits for a board.

use std::num::NonZeroUsize;
use std::sync::{Mutex, PoisonError};

use lru::LruCache;
use tokio::sync::Notify;

use crate::table::{Seq, TableId};

/// The most tables that are remembered.
const MOST: NonZeroUsize = NonZeroUsize::new(4096).expect("not zero");

/// The seq that each board message shows at least.
pub struct ShownBoards {
    shown: Mutex<LruCache<TableId, Seq>>,
    changed: Notify,
}

impl Default for ShownBoards {
    fn default() -> Self {
        Self { shown: Mutex::new(LruCache::new(MOST)), changed: Notify::new() }
    }
}

impl ShownBoards {
    /// The board of a table shows it as it stood at this seq.
    pub fn note(&self, table: TableId, seq: Seq) {
        self.shown.lock().unwrap_or_else(PoisonError::into_inner).put(table, seq);
        self.changed.notify_waiters();
    }

    /// Waits until the board of a table shows it as it stood at this seq or later.
    pub async fn shows(&self, table: TableId, seq: Seq) {
        loop {
            let changed = self.changed.notified();
            let shown = self.shown.lock().unwrap_or_else(PoisonError::into_inner).peek(&table).copied();
            if shown.is_some_and(|shown| shown >= seq) {
                return;
            }
            changed.await;
        }
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use tokio::time::timeout;

    use super::*;

    #[tokio::test(start_paused = true)]
    async fn whoever_waits_for_a_board_is_told_when_it_is_there() {
        let (boards, table) = (ShownBoards::default(), TableId::from_bits(1));
        let soon = Duration::from_secs(1);
        boards.note(table, Seq(4));
        assert!(timeout(soon, boards.shows(table, Seq(5))).await.is_err());
        let later = async {
            boards.note(TableId::from_bits(2), Seq(9));
            tokio::time::sleep(soon / 2).await;
            boards.note(table, Seq(6));
        };
        let (told, ()) = tokio::join!(timeout(soon, boards.shows(table, Seq(5))), later);
        told.expect("it is newer than needed");
    }
}
