//! What commands and presses share.

use std::collections::VecDeque;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use tokio_util::task::TaskTracker;
use tokio_util::task::task_tracker::TaskTrackerToken;

use super::answer::Caller;
use super::courier::{self, Bell, ShutMemo, Wish};
use super::failure::Failure;
use super::permissions;
use crate::table::{Receipt, Sight, TableError, Tables};

/// How long a channel that shut us out is left alone at least, in milliseconds.
const COOLS: u64 = 15_000;
/// How many interactions are remembered, to know one that comes in twice.
const REMEMBERED: usize = 1024;

/// What commands and presses share.
pub struct House {
    /// The tables.
    pub tables: Arc<Tables>,
    /// The courier's bell.
    pub bell: Bell,
    /// Interactions being answered.
    pub answering: TaskTracker,
    stopping: AtomicBool,
    seen: Mutex<VecDeque<Receipt>>,
}

impl House {
    /// A house with its doors open.
    pub fn new(tables: Arc<Tables>, bell: Bell) -> Self {
        Self { tables, bell, answering: TaskTracker::new(), stopping: AtomicBool::new(false), seen: Mutex::default() }
    }

    /// Takes nothing in any more.
    pub fn close_doors(&self) {
        self.stopping.store(true, Ordering::Relaxed);
        self.answering.close();
    }

    /// Lets an interaction in; it is being answered as long as the token lives.
    ///
    /// # Errors
    /// When the doors are closed, or the same interaction has been let in before: a resumed gateway session may bring it
    /// again. One that was let in before a restart is let in again; receipts keep it from being done twice.
    pub fn enter(&self, caller: &Caller) -> Result<TaskTrackerToken, Failure> {
        if self.stopping.load(Ordering::Relaxed) {
            return Err(Failure::Stopping);
        }
        let mut seen = self.seen.lock().unwrap_or_else(PoisonError::into_inner);
        if seen.contains(&caller.receipt) {
            return Err(Failure::Again);
        }
        if seen.len() == REMEMBERED {
            seen.pop_front();
        }
        seen.push_back(caller.receipt);
        Ok(self.answering.token())
    }

    /// The table of the caller's channel, as the caller sees it.
    ///
    /// # Errors
    /// When there is none.
    pub async fn table_at(&self, caller: &Caller) -> Result<Sight, Failure> {
        let sight = self.tables.at(caller.channel).await?.ok_or(Failure::NoTable)?;
        Ok(sight.seen_by(caller.id()))
    }

    /// A channel that shut us out and is used again: either it is open now, and the table is drawn, or this says what is
    /// missing.
    pub async fn reopen(&self, caller: &Caller) -> Result<Option<Failure>, TableError> {
        let key = courier::shut_key(caller.channel);
        let Some(shut) = courier::read_memo::<ShutMemo>(&self.tables, &key).await? else { return Ok(None) };
        let missing = permissions::missing(caller);
        if !missing.is_empty() {
            return Ok(Some(Failure::Missing(missing)));
        }
        // What Discord says of our permissions and what it then allows may differ; it is not asked at every command.
        if self.tables.now().0 < (shut.until + COOLS).saturating_sub(courier::SHUT) {
            return Ok(None);
        }
        self.tables.remember(vec![(key, None)]).await?;
        if let Some(sight) = self.tables.at(caller.channel).await? {
            self.bell.ring(Wish::Redraw(sight.id));
        }
        Ok(None)
    }
}
