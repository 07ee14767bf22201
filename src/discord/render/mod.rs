//! Where pictures are drawn and kept: off the threads that answer people, a few at a time, each once.
//!
//! Knows positions and titles, and nothing of messages: whoever wants a picture says what of ([`RenderRequest`]) and gets a
//! [`RenderedImage`], sooner or later or never. Invariants: at most `WORKERS` pictures are drawn at once, and one for each table; a
//! picture that waits is dropped when a newer one of the same board for the same eyes is wanted; what was drawn is drawn
//! again only after the cache dropped it; nobody waits longer than `PATIENCE` for a drawing, whatever a title does in it.
//! A failed picture is none: the text says everything.

mod cache;
mod request;
#[cfg(test)]
mod tests;
mod worker;

use std::collections::{BTreeMap, BTreeSet};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use tokio::sync::Semaphore;

use crate::table::TableId;
use cache::ImageCache;
use worker::RenderWorkers;

use request::LaneKey;
pub use request::{Digest, RenderJob, RenderRequest, file};
pub use worker::RenderedImage;

/// How many pictures are drawn at once.
const WORKERS: usize = 2;
/// How long a drawing may take.
const PATIENCE: Duration = Duration::from_secs(5);
/// How many pictures may be wanted at once; more are declined.
const QUEUE: usize = 1024;

/// Where pictures are drawn and kept.
pub struct Renderer {
    workers: RenderWorkers,
    queue: Semaphore,
    cache: Mutex<ImageCache>,
    queues: Mutex<BTreeMap<Option<TableId>, Arc<RenderQueue>>>,
    /// The titles that turned out to have no pictures.
    textual: Mutex<BTreeSet<&'static str>>,
    /// The private messages whose picture is being drawn.
    waiting: Mutex<BTreeMap<u64, u64>>,
    tickets: AtomicU64,
}

/// Where the pictures of one table are drawn, one after the other.
#[derive(Default)]
struct RenderQueue {
    turn: tokio::sync::Mutex<()>,
    /// The newest state wanted of each board.
    newest: Mutex<BTreeMap<LaneKey, u64>>,
}

/// What became of a picture.
#[derive(Clone, Debug)]
pub enum RenderOutcome {
    /// Here it is.
    Image(Arc<RenderedImage>),
    /// There is none: the title has none, it failed, or there is too much to do.
    Nothing,
    /// A newer one was wanted meanwhile.
    Overtaken,
}

impl Default for Renderer {
    fn default() -> Self {
        Self::new(WORKERS, PATIENCE)
    }
}

impl Renderer {
    fn new(workers: usize, patience: Duration) -> Self {
        Self {
            workers: RenderWorkers::new(workers, patience),
            queue: Semaphore::new(QUEUE),
            cache: Mutex::default(),
            queues: Mutex::default(),
            textual: Mutex::default(),
            waiting: Mutex::default(),
            tickets: AtomicU64::default(),
        }
    }

    /// Whether a title has pictures, as far as is known.
    pub fn draws(&self, title: &str) -> bool {
        !locked(&self.textual).contains(title)
    }

    /// The picture if it is drawn already; `Some(None)` when it is known that there is none.
    pub fn on_hand(&self, digest: &Digest) -> Option<Option<Arc<RenderedImage>>> {
        locked(&self.cache).find(digest)
    }

    /// Draws a picture, or finds it on the cache. May take long; nothing else waits for it.
    pub async fn draw(&self, wanted: RenderRequest) -> RenderOutcome {
        if let Some(found) = self.found(&wanted.digest) {
            return found;
        }
        let Ok(_place) = self.queue.try_acquire() else {
            tracing::warn!(table = ?wanted.table, "too many pictures are wanted");
            return self.keep(wanted.digest, None);
        };
        let (table, queue) = (wanted.table, self.queue(wanted.table));
        let drawn = self.draw_in(&queue, wanted).await;
        drop(queue);
        self.leave(table);
        drawn
    }

    async fn draw_in(&self, queue: &RenderQueue, wanted: RenderRequest) -> RenderOutcome {
        let overtaken = |at: u64| {
            let mut newest = locked(&queue.newest);
            let newest = newest.entry(wanted.lane).or_insert(at);
            *newest = at.max(*newest);
            *newest > at
        };
        overtaken(wanted.seq);
        let _turn = queue.turn.lock().await;
        if let Some(found) = self.found(&wanted.digest) {
            return found;
        }
        if overtaken(wanted.seq) {
            return RenderOutcome::Overtaken;
        }
        let RenderRequest { table, seq, title, digest, job, .. } = wanted;
        match self.workers.job(job).await {
            Ok(Some(print)) => self.keep(digest, Some(Arc::new(print))),
            Ok(None) => {
                locked(&self.textual).insert(title);
                self.keep(digest, None)
            }
            Err(why) => {
                tracing::warn!(?table, seq, title, %why, "no picture");
                self.keep(digest, None)
            }
        }
    }

    fn found(&self, digest: &Digest) -> Option<RenderOutcome> {
        self.on_hand(digest).map(|print| print.map_or(RenderOutcome::Nothing, RenderOutcome::Image))
    }

    fn keep(&self, digest: Digest, print: Option<Arc<RenderedImage>>) -> RenderOutcome {
        locked(&self.cache).keep(digest, print.clone());
        print.map_or(RenderOutcome::Nothing, RenderOutcome::Image)
    }

    fn queue(&self, table: Option<TableId>) -> Arc<RenderQueue> {
        Arc::clone(locked(&self.queues).entry(table).or_default())
    }

    /// Forgets the queue of a table when nobody is in it.
    fn leave(&self, table: Option<TableId>) {
        let mut queues = locked(&self.queues);
        if queues.get(&table).is_some_and(|queue| Arc::strong_count(queue) == 1) {
            queues.remove(&table);
        }
    }

    /// A private message waits for its picture; the ticket is to be shown when it comes.
    pub fn awaits(&self, message: u64) -> u64 {
        let ticket = self.tickets.fetch_add(1, Ordering::Relaxed);
        locked(&self.waiting).insert(message, ticket);
        ticket
    }

    /// Whether the message still waits for the picture of this ticket; it waits no more.
    pub fn comes(&self, message: u64, ticket: u64) -> bool {
        let mut waiting = locked(&self.waiting);
        let waits = waiting.get(&message) == Some(&ticket);
        if waits {
            waiting.remove(&message);
        }
        waits
    }

    /// Something else stands in a private message now; it waits for no picture.
    pub fn turned(&self, message: u64) {
        locked(&self.waiting).remove(&message);
    }
}

/// What a panic leaves behind is whole: every change under these locks is one step.
fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
