//! What commands and presses share.

use std::collections::VecDeque;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use tokio_util::task::TaskTracker;
use tokio_util::task::task_tracker::TaskTrackerToken;

use super::answer::Caller;
use super::courier::{self, Bell, ShutMemo, Wish};
use super::failure::Failure;
use super::gallery::Gallery;
use super::whereabouts::Whereabouts;
use super::{look, permissions};
use crate::canvas::palette::Look;
use crate::table::{Act, Acted, PersonId, Receipt, Sight, TableError, Tables};

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
    /// Where pictures are drawn.
    pub gallery: Arc<Gallery>,
    /// Where people answered last.
    whereabouts: Arc<Whereabouts>,
    /// How boards are drawn for everybody.
    look: Look,
    /// Interactions being answered.
    pub answering: TaskTracker,
    stopping: AtomicBool,
    seen: Mutex<VecDeque<Receipt>>,
}

impl House {
    /// A house with its doors open.
    pub fn new(
        tables: Arc<Tables>,
        bell: Bell,
        gallery: Arc<Gallery>,
        whereabouts: Arc<Whereabouts>,
        look: Look,
    ) -> Self {
        let (answering, stopping, seen) = (TaskTracker::new(), AtomicBool::new(false), Mutex::default());
        Self { tables, bell, gallery, whereabouts, look, answering, stopping, seen }
    }

    /// Answers a decision for the caller. Who answers in a channel must then be shown privately what they are asked next out
    /// of turn: the courier leaves them alone for a while.
    ///
    /// # Errors
    /// See [`Tables::act`].
    pub async fn act(&self, caller: &Caller, act: Act) -> Result<Acted, TableError> {
        self.whereabouts.answers(act.table, caller.id(), caller.community.is_some());
        self.tables.act(act).await
    }

    /// How a person wants boards drawn.
    ///
    /// # Errors
    /// When the store fails.
    pub async fn look_of(&self, person: PersonId) -> Result<Look, TableError> {
        Ok(look::wished(&self.tables, person).await?.unwrap_or(self.look))
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

    /// What Discord says of pictures in the caller's channel: where they are allowed again the table is drawn with one, and
    /// where they are not none is tried.
    pub async fn see_about_pictures(&self, caller: &Caller) -> Result<(), TableError> {
        let (key, now) = (courier::plain_key(caller.channel), self.tables.now().0);
        let plain = courier::read_memo::<ShutMemo>(&self.tables, &key).await?.filter(|plain| plain.until > now);
        let change = match (plain, permissions::may_attach(caller)) {
            (None, false) => courier::write_memo(key, &ShutMemo { code: 0, until: now + courier::SHUT }),
            (Some(plain), true) if now >= (plain.until + COOLS).saturating_sub(courier::SHUT) => (key, None),
            _ => return Ok(()),
        };
        let allowed = change.1.is_none();
        self.tables.remember(vec![change]).await?;
        if allowed && let Some(sight) = self.tables.at(caller.channel).await? {
            self.bell.ring(Wish::Redraw(sight.id));
        }
        Ok(())
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
