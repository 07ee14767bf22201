//! Computer players that think long. They think on threads of their own, after the people have been answered.
//!
//! A change stops before the move of such a player. Its commit says that the table waits for no person, so a start
//! finds the table. A thought makes one move and commits it; then the table joins the end of the queue, so that tables
//! take turns. Invariant: a thought counts only at the seq for which it was made. If the table has changed meanwhile,
//! it is dropped.

use std::collections::VecDeque;
use std::pin::pin;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use futures_util::StreamExt as _;
use futures_util::stream::FuturesUnordered;
use tokio::sync::{Notify, oneshot};
use tracing::field::{Empty, display};

use super::transaction::Transaction;
use crate::state::loaded::LoadedTable;
use crate::{Admin, Occupant, Play, Stage, TableError, TableId, TableView, Tables, contained};
use skald_core::engine::Seat;
use skald_store::{ChannelStatus, PersonId, StoreError};

/// The backoff of a table whose thought failed because the store did.
const FAILED: Duration = Duration::from_secs(5);

/// A thought that takes longer is started a second time at a higher priority. An unprivileged process cannot raise the
/// priority of a running thread.
const LATE: Duration = Duration::from_secs(3);

/// A thought. A dropped one counts as failed.
pub type Thought = Box<dyn FnOnce() + Send>;

/// The tables of this process that wait for a computer player that thinks long.
#[derive(Default)]
pub(crate) struct Thinking {
    queue: Mutex<Queue>,
    added: Notify,
    done: Notify,
}

/// A table that waits for a thought.
#[derive(Clone, Copy)]
pub(crate) struct Waiting {
    pub table: TableId,
    /// The person who acted last in this process. They look at the table, so their next turn is no news to them.
    pub mover: Option<PersonId>,
}

#[derive(Default)]
struct Queue {
    waiting: VecDeque<Waiting>,
    running: Vec<TableId>,
    /// Thoughts for which a board waits.
    advice: Vec<Thought>,
}

impl Thinking {
    /// Adds a table to the queue unless it is there.
    pub fn add(&self, added: Waiting) {
        let mut queue = self.queue();
        match queue.waiting.iter_mut().find(|waiting| waiting.table == added.table) {
            Some(waiting) => waiting.mover = added.mover.or(waiting.mover),
            None => queue.waiting.push_back(added),
        }
        drop(queue);
        self.added.notify_one();
    }

    /// Starts a thought for which a board waits, beside those of the queue.
    pub fn advise(&self, thought: Thought) {
        self.queue().advice.push(thought);
        self.added.notify_one();
    }

    /// The first table of the queue about which no thought is running.
    fn take(&self) -> Option<Waiting> {
        let Queue { waiting, running, .. } = &mut *self.queue();
        let at = waiting.iter().position(|waiting| !running.contains(&waiting.table))?;
        let taken = waiting.remove(at)?;
        running.push(taken.table);
        Some(taken)
    }

    /// Queues the tables again whose thoughts ended with a panic.
    fn restart(&self) {
        let Queue { waiting, running, .. } = &mut *self.queue();
        waiting.extend(running.drain(..).map(|table| Waiting { table, mover: None }));
    }

    fn finish(&self, table: TableId) {
        self.queue().running.retain(|running| *running != table);
        self.done.notify_waiters();
    }

    fn queue(&self) -> MutexGuard<'_, Queue> {
        self.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl LoadedTable {
    /// The seats that are asked and whose computer player thinks long.
    pub(crate) fn thinking(&self) -> Vec<Seat> {
        if self.metadata.stage != Stage::Playing || self.head.channel_status != ChannelStatus::Live {
            return Vec::new();
        }
        let asked = self.head.pending.iter().map(|open| open.decision.seat);
        asked.filter(|seat| self.metadata.seats.get(seat.index()).is_some_and(|who| self.thinks(who))).collect()
    }

    /// Whether an occupant is a computer player that thinks long.
    pub(super) fn thinks(&self, occupant: &Occupant) -> bool {
        occupant.policy().is_some_and(|policy| self.title.thinks_long(policy))
    }
}

impl Admin<'_> {
    /// Lets computer players think until `stop`, at most `at_once` of them at the same time. `start` runs a thought on
    /// another thread, now or later, and returns at once; it also gets whether the thought is late. Advice is never queued.
    pub async fn keep_thinking(self, at_once: usize, start: impl Fn(Thought, bool), stop: impl Future<Output = ()>) {
        let mut stop = pin!(stop);
        let mut running = FuturesUnordered::new();
        let thinking = &self.0.thinking;
        thinking.restart();
        loop {
            let advice = std::mem::take(&mut thinking.queue().advice);
            advice.into_iter().for_each(|thought| start(thought, true));
            while running.len() < at_once
                && let Some(waiting) = thinking.take()
            {
                running.push(self.think_of(waiting, &start));
            }
            tokio::select! {
                () = &mut stop => return,
                () = thinking.added.notified() => {}
                Some(()) = running.next() => {}
            }
        }
    }

    /// One thought about a table. If another process thinks about it too, only the first commit counts.
    #[tracing::instrument(name = "thought", skip_all, fields(table = %waiting.table, id = Empty, seq = Empty))]
    async fn think_of(self, waiting: Waiting, start: &impl Fn(Thought, bool)) {
        let table = waiting.table;
        let thought = contained(self.0.think(waiting, start)).await;
        self.0.thinking.finish(table);
        match thought {
            Ok(()) => {}
            Err(error) if error.is_outage() => {
                tracing::warn!(%table, %error, "a computer player cannot move; retrying");
                tokio::time::sleep(FAILED).await;
                self.0.thinking.add(waiting);
            }
            Err(error) => tracing::error!(%table, %error, "a computer player cannot move"),
        }
    }
}

impl Tables {
    /// Adds a table to the queue if it waits for a computer player that thinks long.
    pub(crate) async fn think_about(&self, table: TableId) -> Result<(), TableError> {
        if !self.loaded(table).await?.thinking().is_empty() {
            self.thinking.add(Waiting { table, mover: None });
        }
        Ok(())
    }

    /// Makes one move of a computer player that thinks long, and the moves after it that need no person.
    async fn think(&self, waiting: Waiting, start: &impl Fn(Thought, bool)) -> Result<(), TableError> {
        let Waiting { table, mover } = waiting;
        let loaded = self.loaded(table).await?;
        let Some(seat) = loaded.thinking().first().copied() else { return Ok(()) };
        let asked = loaded.head.pending.iter().find(|open| open.decision.seat == seat);
        let span = tracing::Span::current();
        span.record("id", asked.map(|open| display(open.id)));
        let now = self.clock.now();
        let begin = |late| {
            let mut transaction = Transaction::new(loaded.clone(), mover, now);
            let span = span.clone();
            let (sender, receiver) = oneshot::channel();
            let thought = move || {
                span.in_scope(|| transaction.play_one_thought());
                // The receiver is gone if the bot stops, or if another thought about the same move was faster.
                let _ = sender.send(transaction.finish(None));
            };
            start(Box::new(thought), late);
            receiver
        };
        let mut first = begin(false);
        let thought = match tokio::time::timeout(LATE, &mut first).await {
            Ok(thought) => thought,
            Err(_) => tokio::select! {
                thought = first => thought,
                thought = begin(true) => thought,
            },
        };
        let failed = |_| TableError::Defect("the thought of a computer player was dropped".to_owned());
        match self.commit(thought.map_err(failed)??).await {
            Ok((loaded, _)) => {
                tracing::debug!("a computer player moved");
                drop(self.advance_from(loaded, mover).await);
            }
            Err(StoreError::Conflict { .. }) => self.thinking.add(waiting),
            Err(error) => return Err(error.into()),
        }
        Ok(())
    }
}

impl Play<'_> {
    /// The table as soon as no computer player thinks about it.
    ///
    /// # Errors
    /// As [`Tables::look`].
    pub async fn after_thoughts(self, table: TableId) -> Result<TableView, TableError> {
        loop {
            let mut done = pin!(self.0.thinking.done.notified());
            // From here on no notification is missed.
            done.as_mut().enable();
            let view = self.0.look(table).await?;
            if view.thinking.is_empty() {
                return Ok(view);
            }
            done.await;
        }
    }
}
