//! The drawing itself, on threads of its own.
//!
//! A thread each rather than the runtime's blocking pool: a runtime waits for its pool when it stops, and a picture that
//! never ends would keep Skald from stopping. Invariant: never more threads than workers and [`MOST_LOST`] together.

use std::fmt;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;
use std::time::Duration;

use tokio::sync::{Semaphore, oneshot};

use crate::canvas::raster::{self, RasterError};
use crate::discord::messages::clip::clip;
use crate::discord::render::request::RenderJob;
use crate::title::LONGEST_ALT;

/// How many threads may be lost to pictures that do not end before nothing is drawn any more.
const MOST_LOST: usize = 2;
/// The largest file that Discord takes from everybody, in bytes, with room for the form around it.
const LARGEST: usize = 8 * 1024 * 1024;

/// A picture as a file.
#[derive(Clone, PartialEq, Eq)]
pub struct RenderedImage {
    /// The PNG.
    pub png: Vec<u8>,
    /// The same in words, at most 1,024 long.
    pub alt: String,
}

impl fmt::Debug for RenderedImage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Print({} bytes, {:?})", self.png.len(), self.alt)
    }
}

/// Why there is no picture.
#[derive(Debug, thiserror::Error)]
pub(super) enum RenderError {
    /// The title broke down.
    #[error("it panicked")]
    Broken,
    /// It took too long.
    #[error("it took longer than {0:?}")]
    Late(Duration),
    /// Too many others never came to an end.
    #[error("too many renders have not ended")]
    Lost,
    /// The system gives no thread.
    #[error("there is no thread for it: {0}")]
    Thread(#[from] std::io::Error),
    /// The scene is no picture.
    #[error(transparent)]
    Raster(#[from] RasterError),
    /// Discord would not take it.
    #[error("it has {0} bytes")]
    Large(usize),
}

/// The threads.
pub(super) struct RenderWorkers {
    free: Semaphore,
    max_threads: usize,
    taken: Arc<AtomicUsize>,
    patience: Duration,
}

/// A thread that draws; given back when it ends, however it ends.
struct WorkerSlot(Arc<AtomicUsize>);

impl Drop for WorkerSlot {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }
}

impl RenderWorkers {
    pub fn new(workers: usize, patience: Duration) -> Self {
        Self { free: Semaphore::new(workers), max_threads: workers + MOST_LOST, taken: Arc::default(), patience }
    }

    /// Draws, when a worker is free; `None` when there is nothing to draw.
    pub async fn job(&self, job: RenderJob) -> Result<Option<RenderedImage>, RenderError> {
        // Whoever draws too long keeps its thread but not its place, so others go on.
        let _place = self.free.acquire().await.map_err(|_| RenderError::Lost)?;
        let taken = WorkerSlot(Arc::clone(&self.taken));
        if self.taken.fetch_add(1, Ordering::Relaxed) >= self.max_threads {
            return Err(RenderError::Lost);
        }
        let (sender, receiver) = oneshot::channel();
        thread::Builder::new().name("render".to_owned()).spawn(move || {
            let image = rasterize(job);
            drop(taken);
            // Nobody listens any more when it took too long.
            let _ = sender.send(image);
        })?;
        match tokio::time::timeout(self.patience, receiver).await {
            Ok(Ok(image)) => image,
            Ok(Err(_)) => Err(RenderError::Broken),
            Err(_) => Err(RenderError::Late(self.patience)),
        }
    }
}

fn rasterize(job: RenderJob) -> Result<Option<RenderedImage>, RenderError> {
    let Some(picture) = job() else { return Ok(None) };
    let png = raster::png(&picture.scene)?;
    if png.len() > LARGEST {
        return Err(RenderError::Large(png.len()));
    }
    Ok(Some(RenderedImage { png, alt: clip(&picture.alt, LONGEST_ALT) }))
}
