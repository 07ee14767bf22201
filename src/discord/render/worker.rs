//! Rendering on separate threads.
//!
//! One thread for each picture rather than the runtime's blocking pool: a runtime waits for its pool on shutdown, and a
//! render that never ends would block it. Invariant: never more threads than workers and [`MOST_LOST`] together.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;
use std::time::Duration;

use tokio::sync::{Semaphore, oneshot};

use crate::canvas::raster::{self, RasterError};
use crate::discord::messages::clip::clip;
use crate::discord::messages::outgoing::RenderedImage;
use crate::discord::render::request::RenderJob;
use crate::title::LONGEST_ALT;

/// How many threads may be lost to renders that do not end before no more are started.
const MOST_LOST: usize = 2;
/// The largest upload that Discord accepts everywhere, in bytes, minus room for the form around it.
const LARGEST: usize = 8 * 1024 * 1024;

/// Why there is no picture.
#[derive(Debug, thiserror::Error)]
pub(super) enum RenderError {
    /// The title panicked.
    #[error("it panicked")]
    Broken,
    /// The timeout passed.
    #[error("it took longer than {0:?}")]
    Late(Duration),
    /// Too many earlier renders have not ended.
    #[error("too many renders have not ended")]
    Lost,
    /// The system gives no thread.
    #[error("there is no thread for it: {0}")]
    Thread(#[from] std::io::Error),
    /// The scene cannot be rasterized.
    #[error(transparent)]
    Raster(#[from] RasterError),
    /// The file is too large for Discord, in bytes.
    #[error("it has {0} bytes")]
    Large(usize),
}

/// The render threads.
pub(super) struct RenderWorkers {
    free: Semaphore,
    max_threads: usize,
    taken: Arc<AtomicUsize>,
    patience: Duration,
}

/// A running render thread; released when it ends in any way.
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

    /// Renders when a worker is free; `None` when there is nothing to draw.
    pub async fn render(&self, job: RenderJob) -> Result<Option<RenderedImage>, RenderError> {
        // A render that times out keeps its thread but releases its permit, so that others go on.
        let _place = self.free.acquire().await.map_err(|_| RenderError::Lost)?;
        let taken = WorkerSlot(Arc::clone(&self.taken));
        if self.taken.fetch_add(1, Ordering::Relaxed) >= self.max_threads {
            return Err(RenderError::Lost);
        }
        let (sender, receiver) = oneshot::channel();
        thread::Builder::new().name("render".to_owned()).spawn(move || {
            let image = rasterize(job);
            drop(taken);
            // The receiver is gone after the timeout.
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
