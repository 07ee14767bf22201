//! Where pictures are drawn and kept: off the threads that answer people, a few at a time, each once.
//!
//! Knows positions and titles, and nothing of messages: whoever wants a picture says what of ([`Wanted`]) and gets a
//! [`Print`], sooner or later or never. Invariants: at most `WORKERS` pictures are drawn at once, and one for each table; a
//! picture that waits is dropped when a newer one of the same board for the same eyes is wanted; what was drawn is drawn
//! again only after it fell off the shelf; nobody waits longer than `PATIENCE` for a drawing, whatever a title does in it.
//! A failed picture is none: the text says everything.

mod easel;
mod shelf;
#[cfg(test)]
mod tests;
mod wanted;

use std::collections::{BTreeMap, BTreeSet};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use tokio::sync::Semaphore;

use crate::table::TableId;
use easel::Easels;
use shelf::Shelf;

pub use easel::Print;
use wanted::Wall;
pub use wanted::{Digest, Paint, Wanted, file};

/// How many pictures are drawn at once.
const WORKERS: usize = 2;
/// How long a drawing may take.
const PATIENCE: Duration = Duration::from_secs(5);
/// How many pictures may be wanted at once; more are declined.
const QUEUE: usize = 1024;

/// Where pictures are drawn and kept.
pub struct Gallery {
    easels: Easels,
    queue: Semaphore,
    shelf: Mutex<Shelf>,
    studios: Mutex<BTreeMap<Option<TableId>, Arc<Studio>>>,
    /// The titles that turned out to have no pictures.
    textual: Mutex<BTreeSet<&'static str>>,
    /// The private messages whose picture is being drawn.
    waiting: Mutex<BTreeMap<u64, u64>>,
    tickets: AtomicU64,
}

/// Where the pictures of one table are drawn, one after the other.
#[derive(Default)]
struct Studio {
    turn: tokio::sync::Mutex<()>,
    /// The newest state wanted of each board.
    newest: Mutex<BTreeMap<Wall, u64>>,
}

/// What became of a picture.
#[derive(Clone, Debug)]
pub enum Drawn {
    /// Here it is.
    Print(Arc<Print>),
    /// There is none: the title has none, it failed, or there is too much to do.
    Nothing,
    /// A newer one was wanted meanwhile.
    Overtaken,
}

impl Default for Gallery {
    fn default() -> Self {
        Self::new(WORKERS, PATIENCE)
    }
}

impl Gallery {
    fn new(workers: usize, patience: Duration) -> Self {
        Self {
            easels: Easels::new(workers, patience),
            queue: Semaphore::new(QUEUE),
            shelf: Mutex::default(),
            studios: Mutex::default(),
            textual: Mutex::default(),
            waiting: Mutex::default(),
            tickets: AtomicU64::default(),
        }
    }

    /// Whether a title has pictures, as far as is known.
    pub fn paints(&self, title: &str) -> bool {
        !locked(&self.textual).contains(title)
    }

    /// The picture if it is drawn already; `Some(None)` when it is known that there is none.
    pub fn on_hand(&self, digest: &Digest) -> Option<Option<Arc<Print>>> {
        locked(&self.shelf).find(digest)
    }

    /// Draws a picture, or finds it on the shelf. May take long; nothing else waits for it.
    pub async fn draw(&self, wanted: Wanted) -> Drawn {
        if let Some(found) = self.found(&wanted.digest) {
            return found;
        }
        let Ok(_place) = self.queue.try_acquire() else {
            tracing::warn!(table = ?wanted.table, "too many pictures are wanted");
            return self.keep(wanted.digest, None);
        };
        let (table, studio) = (wanted.table, self.studio(wanted.table));
        let drawn = self.draw_in(&studio, wanted).await;
        drop(studio);
        self.leave(table);
        drawn
    }

    async fn draw_in(&self, studio: &Studio, wanted: Wanted) -> Drawn {
        let overtaken = |at: u64| {
            let mut newest = locked(&studio.newest);
            let newest = newest.entry(wanted.wall).or_insert(at);
            *newest = at.max(*newest);
            *newest > at
        };
        overtaken(wanted.seq);
        let _turn = studio.turn.lock().await;
        if let Some(found) = self.found(&wanted.digest) {
            return found;
        }
        if overtaken(wanted.seq) {
            return Drawn::Overtaken;
        }
        let Wanted { table, seq, title, digest, paint, .. } = wanted;
        match self.easels.paint(paint).await {
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

    fn found(&self, digest: &Digest) -> Option<Drawn> {
        self.on_hand(digest).map(|print| print.map_or(Drawn::Nothing, Drawn::Print))
    }

    fn keep(&self, digest: Digest, print: Option<Arc<Print>>) -> Drawn {
        locked(&self.shelf).keep(digest, print.clone());
        print.map_or(Drawn::Nothing, Drawn::Print)
    }

    fn studio(&self, table: Option<TableId>) -> Arc<Studio> {
        Arc::clone(locked(&self.studios).entry(table).or_default())
    }

    /// Forgets the studio of a table when nobody is in it.
    fn leave(&self, table: Option<TableId>) {
        let mut studios = locked(&self.studios);
        if studios.get(&table).is_some_and(|studio| Arc::strong_count(studio) == 1) {
            studios.remove(&table);
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
