//! Rendering on separate threads.
//!
//! One thread for each picture rather than the runtime's blocking pool: a runtime waits for its pool on shutdown, and a
//! render that never ends would block it. Invariant: never more threads than workers and [`MOST_LOST`] together.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use tokio::sync::{Semaphore, oneshot};

use crate::canvas::animation;
use crate::canvas::raster::{RasterError, Rasterizer};
use crate::canvas::scene::Scene;
use crate::discord::messages::clip::clip;
use crate::discord::messages::outgoing::RenderedImage;
use crate::discord::metrics;
use crate::discord::render::request::{Drawing, RenderJob};
use crate::title::{LONGEST_ALT, Picture};

/// How many threads may be lost to renders that do not end before no more are started.
const MOST_LOST: usize = 2;
/// The largest upload that Discord accepts everywhere, in bytes, minus room for the form around it.
const LARGEST: usize = 8 * 1024 * 1024;
/// The nice value of render threads: beside a busy thread that answers they get a fourth of the processor.
#[cfg(target_os = "linux")]
const NICENESS: i32 = 5;

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
    rasterizer: Arc<Rasterizer>,
}

/// A running render thread; released when it ends in any way.
struct WorkerSlot(Arc<AtomicUsize>);

impl Drop for WorkerSlot {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }
}

impl RenderWorkers {
    pub fn new(workers: usize) -> Self {
        Self {
            free: Semaphore::new(workers),
            max_threads: workers + MOST_LOST,
            taken: Arc::default(),
            rasterizer: Arc::default(),
        }
    }

    /// Renders when a worker is free, for no longer than `patience`; `None` when there is nothing to draw.
    pub async fn render(&self, job: RenderJob, patience: Duration) -> Result<Option<RenderedImage>, RenderError> {
        let begun = Instant::now();
        let rendered = self.render_in_turn(job, patience).await;
        metrics::picture(begun.elapsed(), rendered.is_ok());
        rendered
    }

    async fn render_in_turn(&self, job: RenderJob, patience: Duration) -> Result<Option<RenderedImage>, RenderError> {
        // A render that times out keeps its thread but releases its permit, so that others go on.
        let _place = self.free.acquire().await.map_err(|_| RenderError::Lost)?;
        let taken = WorkerSlot(Arc::clone(&self.taken));
        if self.taken.fetch_add(1, Ordering::Relaxed) >= self.max_threads {
            return Err(RenderError::Lost);
        }
        let (sender, receiver) = oneshot::channel();
        let rasterizer = Arc::clone(&self.rasterizer);
        thread::Builder::new().name("render".to_owned()).spawn(move || {
            give_way();
            let image = rasterize(&rasterizer, job);
            drop(taken);
            // The receiver is gone after the timeout.
            let _ = sender.send(image);
        })?;
        match tokio::time::timeout(patience, receiver).await {
            Ok(Ok(image)) => image,
            Ok(Err(_)) => Err(RenderError::Broken),
            Err(_) => Err(RenderError::Late(patience)),
        }
    }
}

/// Lets the threads that answer people go first where cores are few: pictures may come later. Threads that this one starts inherit it.
fn give_way() {
    #[cfg(target_os = "linux")]
    if let Err(error) = rustix::process::nice(NICENESS) {
        tracing::debug!(%error, "a picture is drawn with the priority of answers");
    }
}

/// The scenes as a GIF; every second one is left out until the file is small enough.
fn small_enough(mut scenes: Vec<Scene>) -> Result<Vec<u8>, RasterError> {
    loop {
        let gif = animation::gif(&scenes)?;
        if gif.len() <= LARGEST || scenes.len() <= 2 {
            return Ok(gif);
        }
        let last = scenes.len() - 1;
        let mut number = 0..;
        scenes.retain(|_| number.next().is_some_and(|at| at % 2 == 0 || at == last));
    }
}

fn rasterize(rasterizer: &Rasterizer, job: RenderJob) -> Result<Option<RenderedImage>, RenderError> {
    let (bytes, alt, size) = match job() {
        None => return Ok(None),
        Some(Drawing::Still(Picture { scene, alt })) => (rasterizer.png(&scene)?, alt, (scene.width, scene.height)),
        Some(Drawing::Animation { scenes, alt }) => {
            let size = scenes.last().map_or((0, 0), |scene| (scene.width, scene.height));
            (small_enough(scenes)?, alt, size)
        }
    };
    if bytes.len() > LARGEST {
        return Err(RenderError::Large(bytes.len()));
    }
    Ok(Some(RenderedImage { bytes, alt: clip(&alt, LONGEST_ALT), size }))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::canvas::Colour;

    #[test]
    fn a_small_animation_keeps_all_its_pictures() {
        let colours = [Colour::WHITE, Colour::BLACK, Colour::WHITE, Colour::BLACK];
        let scenes = colours.map(|colour| Scene::new(100, 100, colour)).to_vec();
        let whole = animation::gif(&scenes).unwrap();
        assert!(small_enough(scenes).unwrap() == whole);
    }
}
