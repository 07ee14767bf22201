//! Renders and caches pictures on separate threads, a few at a time, each once.
//!
//! It uses positions and titles, and sends nothing: a [`RenderRequest`] gives a [`RenderedImage`] or nothing. If a
//! picture fails, the message is sent without it, and its text says everything.
//!
//! Invariants:
//!
//! * At most `WORKERS` pictures are rendered at once.
//! * At most one of these is for the same table, or for the same person's tutorials.
//! * At most one of these is a legend, and at most one an animation.
//! * A waiting request is dropped when a newer one of the same board for the same viewer arrives.
//! * A picture is rendered again only after its eviction from the cache.
//! * A render times out after `TIMEOUT`, and an animation after `ANIMATION` times that.

mod cache;
mod request;
#[cfg(test)]
mod tests;
mod worker;

use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use tokio::sync::{Semaphore, watch};
use tokio::task::JoinHandle;
use tracing::Instrument as _;

use crate::messages::{ImageSlot, RenderedImage};
use crate::threads::Threads;
use cache::{ImageCache, Placeholders};
use worker::RenderWorkers;

use request::LaneKey;
pub use request::{Digest, Drawing, QueueKey, RenderJob, RenderRequest, changed, file};

/// How many pictures are rendered at once.
const WORKERS: usize = 2;
const TIMEOUT: Duration = Duration::from_secs(15);
/// How many times as long an animation may take.
const ANIMATION: u32 = 2;
/// How long a message waits for its picture, so that its buttons do not move when the picture arrives.
const GRACE: Duration = Duration::from_millis(400);
/// The maximum number of waiting requests; more are declined.
const QUEUE: usize = 1024;

/// Draws pictures on its own threads.
pub struct Renderer {
    workers: RenderWorkers,
    timeout: Duration,
    queue: Semaphore,
    cache: Mutex<ImageCache>,
    queues: Mutex<BTreeMap<QueueKey, Arc<RenderQueue>>>,
    /// The titles that have no pictures, as far as known.
    without_pictures: Mutex<BTreeSet<&'static str>>,
    placeholders: Placeholders,
}

/// A render queue: one picture at a time.
#[derive(Default)]
struct RenderQueue {
    turn: tokio::sync::Mutex<()>,
    /// The newest requested seq of each lane.
    newest: Mutex<BTreeMap<LaneKey, watch::Sender<u64>>>,
}

impl RenderQueue {
    /// Records that a picture of a lane is requested. Returns a receiver of the newest requested seq of that lane.
    fn request(&self, lane: LaneKey, seq: u64) -> watch::Receiver<u64> {
        let mut newest = locked(&self.newest);
        let newest = newest.entry(lane).or_default();
        newest.send_if_modified(|newest| {
            let newer = seq > *newest;
            *newest = seq.max(*newest);
            newer
        });
        newest.subscribe()
    }
}

/// The result of a render request.
#[derive(Clone, Debug)]
pub enum RenderOutcome {
    Image(Arc<RenderedImage>),
    /// No picture: the title has none, it failed, or the queue is full.
    Nothing,
    /// A newer request of the same lane superseded it.
    Superseded,
}

impl Default for Renderer {
    fn default() -> Self {
        Self::on(Threads::default())
    }
}

impl Renderer {
    /// A renderer that draws on these threads.
    pub fn on(threads: Threads) -> Self {
        Self::new(WORKERS, TIMEOUT, threads)
    }

    fn new(workers: usize, timeout: Duration, threads: Threads) -> Self {
        Self {
            workers: RenderWorkers::new(workers, threads),
            timeout,
            queue: Semaphore::new(QUEUE),
            cache: Mutex::default(),
            queues: Mutex::default(),
            without_pictures: Mutex::default(),
            placeholders: Placeholders::default(),
        }
    }

    /// Whether a title has pictures, as far as known.
    pub fn draws(&self, title: &str) -> bool {
        !locked(&self.without_pictures).contains(title)
    }

    /// The cached picture; `Some(None)` if it is known that there is none.
    pub fn cached(&self, digest: &Digest) -> Option<Option<Arc<RenderedImage>>> {
        locked(&self.cache).find(digest)
    }

    /// Renders a picture, or takes it from the cache. May take long.
    pub async fn draw(&self, request: RenderRequest) -> RenderOutcome {
        if let Some(found) = self.found(&request.digest) {
            return found;
        }
        let Ok(_place) = self.queue.try_acquire() else {
            // This is no failure of the picture: the next board request renders it.
            tracing::warn!(queue = ?request.queue, "the render queue is full");
            return RenderOutcome::Nothing;
        };
        let key = request.queue;
        let queue = self.queue(request.queue);
        let drawn = self.draw_in(&queue, request).await;
        drop(queue);
        self.leave(key);
        drawn
    }

    /// Renders a picture in the background, as [`Renderer::draw`].
    pub fn start(self: &Arc<Self>, request: RenderRequest) -> JoinHandle<RenderOutcome> {
        let renderer = Arc::clone(self);
        tokio::spawn(async move { renderer.draw(request).await }.in_current_span())
    }

    /// Starts a render and waits for it up to `GRACE`. If it was fast enough, [`Renderer::cached`] has the picture.
    pub async fn prepare(self: &Arc<Self>, request: &RenderRequest) {
        if self.cached(&request.digest).is_none() {
            // A slow render continues in the background.
            let _ = tokio::time::timeout(GRACE, self.start(request.clone())).await;
        }
    }

    async fn draw_in(&self, queue: &RenderQueue, request: RenderRequest) -> RenderOutcome {
        let mut newest = queue.request(request.lane, request.seq);
        let _turn = tokio::select! {
            biased;
            Ok(_) = newest.wait_for(|newest| *newest > request.seq) => return RenderOutcome::Superseded,
            turn = queue.turn.lock() => turn,
        };
        if let Some(found) = self.found(&request.digest) {
            return found;
        }
        let kind = request.kind();
        let RenderRequest { queue, seq, title, digest, job, .. } = request;
        let animated = queue == QueueKey::Animations;
        let timeout = self.timeout * if animated { ANIMATION } else { 1 };
        match self.workers.render(job, timeout, animated).await {
            Ok(Some(image)) => {
                self.placeholders.note(kind, &image);
                self.keep(digest, Some(Arc::new(image)))
            }
            Ok(None) => {
                // A missing animation may concern only one game, for example one whose record does not replay.
                if !animated {
                    locked(&self.without_pictures).insert(title);
                }
                self.keep(digest, None)
            }
            Err(why) => {
                tracing::warn!(?queue, seq, title, %why, "a picture is left out");
                self.keep(digest, None)
            }
        }
    }

    /// An empty picture of the size of the last one of this kind, for a message whose picture is not ready.
    pub fn placeholder(&self, request: &RenderRequest) -> ImageSlot {
        let image = self.placeholders.image(request.kind(), request.lane.1.look);
        image.map_or(ImageSlot::Nothing, ImageSlot::Placeholder)
    }

    fn found(&self, digest: &Digest) -> Option<RenderOutcome> {
        self.cached(digest).map(|image| image.map_or(RenderOutcome::Nothing, RenderOutcome::Image))
    }

    fn keep(&self, digest: Digest, image: Option<Arc<RenderedImage>>) -> RenderOutcome {
        locked(&self.cache).keep(digest, image.clone());
        image.map_or(RenderOutcome::Nothing, RenderOutcome::Image)
    }

    fn queue(&self, key: QueueKey) -> Arc<RenderQueue> {
        Arc::clone(locked(&self.queues).entry(key).or_default())
    }

    /// Removes a queue if it is unused.
    fn leave(&self, key: QueueKey) {
        let mut queues = locked(&self.queues);
        if queues.get(&key).is_some_and(|queue| Arc::strong_count(queue) == 1) {
            queues.remove(&key);
        }
    }
}

// A panic leaves no partial change: every change under these locks is one step.
fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
