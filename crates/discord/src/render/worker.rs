//! Rendering on separate threads, with a lower priority than answers to people.
//!
//! Each picture has its own thread instead of one of the runtime's blocking pool. A runtime waits for its pool on
//! shutdown, and an endless render would block that.
//!
//! Invariant: there are never more threads than workers plus [`MOST_LOST`].

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use tokio::sync::{Semaphore, oneshot};
use tokio::time::Instant;

use crate::messages::RenderedImage;
use crate::messages::clip::clip;
use crate::metrics;
use crate::render::request::{Drawing, RenderJob};
use crate::threads::{Priority, Threads};
use skald_core::canvas::raster::{self, RasterError};
use skald_core::canvas::scene::Scene;
use skald_core::canvas::{Colour, animation};
use skald_core::title::{LONGEST_ALT, Picture};

/// How many threads may be lost to endless renders before no more are started; each such render takes two.
const MOST_LOST: usize = 4;
/// How long a picture may take with [`Priority::Idle`]. A slower one is started a second time with [`Priority::Low`],
/// and the first to finish counts.
const SLOW: Duration = Duration::from_millis(250);
/// How many pictures after a slow one start with [`Priority::Low`].
const LOW_AFTER_SLOW: usize = 100;
/// The largest upload that Discord accepts everywhere, in bytes, minus room for the form around it.
const LARGEST: usize = 8 * 1024 * 1024;

#[derive(Debug, thiserror::Error)]
pub(super) enum RenderError {
    #[error("it panicked")]
    Broken,
    #[error("it took longer than {0:?}")]
    Late(Duration),
    /// Too many earlier renders have not ended.
    #[error("too many renders have not ended")]
    Lost,
    #[error("there is no thread for it: {0}")]
    Thread(#[from] std::io::Error),
    #[error(transparent)]
    Raster(#[from] RasterError),
    #[error("it has {0} bytes")]
    Large(usize),
}

pub(super) struct RenderWorkers {
    free: Semaphore,
    max_threads: usize,
    taken: Arc<AtomicUsize>,
    /// How many more pictures start with [`Priority::Low`].
    low_left: AtomicUsize,
    threads: Threads,
}

/// A picture, or why it failed; `None` if there is nothing to draw.
type Rendered = Result<Option<RenderedImage>, RenderError>;

/// A running render thread; released when it ends in any way.
struct WorkerSlot(Arc<AtomicUsize>);

impl Drop for WorkerSlot {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }
}

impl RenderWorkers {
    pub fn new(workers: usize, threads: Threads) -> Self {
        Self {
            free: Semaphore::new(workers),
            max_threads: workers + MOST_LOST,
            taken: Arc::default(),
            low_left: AtomicUsize::new(0),
            threads,
        }
    }

    /// Renders once a worker is free, for at most `timeout`; `None` if there is nothing to draw. An `animated` picture
    /// is expected to take long.
    pub async fn render(&self, job: RenderJob, timeout: Duration, animated: bool) -> Rendered {
        let begun = Instant::now();
        let rendered = self.render_in_turn(job, timeout, animated).await;
        metrics::picture(begun.elapsed(), rendered.is_ok());
        rendered
    }

    async fn render_in_turn(&self, job: RenderJob, timeout: Duration, animated: bool) -> Rendered {
        // A render that times out keeps its thread but releases its permit, so that other renders continue.
        let _place = self.free.acquire().await.map_err(|_| RenderError::Lost)?;
        let priority = if animated { Priority::Low } else { self.priority() };
        let mut rendered = self.start(Arc::clone(&job), priority)?;
        if let Ok(image) = tokio::time::timeout(SLOW.min(timeout), &mut rendered).await {
            return image.unwrap_or(Err(RenderError::Broken));
        }
        if !animated {
            self.low_left.store(LOW_AFTER_SLOW, Ordering::Relaxed);
        }
        let left = timeout.saturating_sub(SLOW);
        let restarts = priority == Priority::Idle && !left.is_zero();
        let another = if restarts { self.start(job, Priority::Low).ok() } else { None };
        let either = async {
            match another {
                Some(another) => tokio::select! { image = rendered => image, image = another => image },
                None => rendered.await,
            }
        };
        match tokio::time::timeout(left, either).await {
            Ok(image) => image.unwrap_or(Err(RenderError::Broken)),
            Err(_) => Err(RenderError::Late(timeout)),
        }
    }

    /// Behaves as after a slow picture: no picture is started a second time, however long it waits for a core.
    #[cfg(test)]
    pub fn prefer_low(&self) {
        self.low_left.store(LOW_AFTER_SLOW, Ordering::Relaxed);
    }

    fn priority(&self) -> Priority {
        let less = |left: usize| left.checked_sub(1);
        let low_left = self.low_left.fetch_update(Ordering::Relaxed, Ordering::Relaxed, less).is_ok();
        if low_left { Priority::Low } else { Priority::Idle }
    }

    /// Starts a render; the receiver fails if it panics.
    fn start(&self, job: RenderJob, priority: Priority) -> Result<oneshot::Receiver<Rendered>, RenderError> {
        let taken = WorkerSlot(Arc::clone(&self.taken));
        if self.taken.fetch_add(1, Ordering::Relaxed) >= self.max_threads {
            return Err(RenderError::Lost);
        }
        let (sender, receiver) = oneshot::channel();
        let blank = matches!(self.threads, Threads::Shared { blank: true, .. });
        let draw = move || {
            let image = if blank { blank_image(job) } else { rasterize(job) };
            drop(taken);
            // The receiver is gone after the timeout.
            let _ = sender.send(image);
        };
        self.threads.start("render", priority, Box::new(draw))?;
        Ok(receiver)
    }
}

/// The scenes as a GIF; every second one is dropped until the file is small enough.
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

/// A picture without its pixels: see [`Threads::Shared`].
fn blank_image(job: RenderJob) -> Rendered {
    let small = |_: &Scene| Scene::new(100, 100, Colour::WHITE);
    let blank = Arc::new(move || match job()? {
        Drawing::Still(Picture { scene, alt }) => Some(Drawing::Still(Picture { scene: small(&scene), alt })),
        Drawing::Animation { scenes, alt } => {
            Some(Drawing::Animation { scenes: scenes.iter().map(small).collect(), alt })
        }
    });
    rasterize(blank)
}

fn rasterize(job: RenderJob) -> Rendered {
    let (bytes, alt, size) = match job() {
        None => return Ok(None),
        Some(Drawing::Still(Picture { scene, alt })) => (raster::png(&scene)?, alt, (scene.width, scene.height)),
        Some(Drawing::Animation { scenes, alt }) => {
            let size = scenes.last().map_or((0, 0), |scene| (scene.width, scene.height));
            (small_enough(scenes)?, alt, size)
        }
    };
    Ok(Some(RenderedImage { bytes: accepted(bytes)?, alt: clip(&alt, LONGEST_ALT), size }))
}

/// The file, unless it is too large for Discord.
fn accepted(file: Vec<u8>) -> Result<Vec<u8>, RenderError> {
    if file.len() > LARGEST {
        return Err(RenderError::Large(file.len()));
    }
    Ok(file)
}

#[cfg(test)]
#[allow(clippy::disallowed_methods, reason = "a title that takes its time holds its thread")]
mod tests {
    #[cfg(target_os = "linux")]
    use std::sync::Mutex;
    use std::thread;

    use super::*;

    fn blank() -> Option<Drawing> {
        let scene = Scene::new(100, 100, Colour::WHITE);
        Some(Drawing::Still(Picture { scene, alt: "blank".to_owned() }))
    }

    #[tokio::test]
    async fn slow_picture_is_restarted_and_later_ones_run_at_low() {
        let workers = RenderWorkers::new(2, Threads::Own);
        let timeout = Duration::from_secs(30);
        let begun = Instant::now();
        assert!(matches!(workers.render(Arc::new(blank), timeout, false).await, Ok(Some(_))));
        // While all cores are busy any picture may be a slow one.
        assert!(begun.elapsed() >= SLOW || workers.low_left.load(Ordering::Relaxed) == 0);
        workers.low_left.store(0, Ordering::Relaxed);
        let tried = Arc::new(AtomicUsize::new(0));
        let stop = Arc::new(AtomicUsize::new(0));
        let count = Arc::clone(&tried);
        let stopped = Arc::clone(&stop);
        let stuck = move || {
            let first = count.fetch_add(1, Ordering::SeqCst) == 0;
            while first && stopped.load(Ordering::SeqCst) == 0 {
                thread::sleep(Duration::from_millis(1));
            }
            blank()
        };
        assert!(matches!(workers.render(Arc::new(stuck), timeout, false).await, Ok(Some(_))));
        stop.store(1, Ordering::SeqCst);
        assert_eq!(tried.load(Ordering::SeqCst), 2);
        let prefer_low =
            (0..=LOW_AFTER_SLOW).map(|_| workers.priority()).filter(|priority| *priority == Priority::Low).count();
        assert_eq!((prefer_low, workers.priority()), (LOW_AFTER_SLOW, Priority::Idle));
    }

    #[cfg(target_os = "linux")]
    #[tokio::test]
    async fn picture_runs_at_idle_and_animation_at_low_priority() {
        use thread_priority::{NormalThreadSchedulePolicy, ThreadSchedulePolicy, thread_schedule_policy};

        let workers = RenderWorkers::new(2, Threads::Own);
        for (animated, policy) in [(false, NormalThreadSchedulePolicy::Idle), (true, NormalThreadSchedulePolicy::Other)]
        {
            let seen = Arc::new(Mutex::new(Vec::new()));
            let policy = ThreadSchedulePolicy::Normal(policy);
            let note = Arc::clone(&seen);
            let job = move || {
                // Threads that it starts inherit the priority.
                note.lock().unwrap().push(thread::spawn(thread_schedule_policy).join().unwrap().unwrap());
                blank()
            };
            assert!(matches!(workers.render(Arc::new(job), Duration::from_secs(30), animated).await, Ok(Some(_))));
            // While all cores are busy it is started a second time, and that one ends first.
            let end = Instant::now() + Duration::from_secs(30);
            while !seen.lock().unwrap().contains(&policy) {
                assert!(Instant::now() < end, "{:?}", seen.lock().unwrap());
                tokio::time::sleep(Duration::from_millis(1)).await;
            }
            assert!(!animated || *seen.lock().unwrap() == [policy]);
        }
    }

    #[test]
    fn file_too_large_for_discord_is_no_picture() {
        assert!(accepted(vec![0; LARGEST]).is_ok());
        assert!(matches!(accepted(vec![0; LARGEST + 1]), Err(RenderError::Large(_))));
        assert!(matches!(accepted(vec![0; LARGEST + 2]), Err(RenderError::Large(_))));
    }

    #[test]
    fn small_animation_keeps_all_its_pictures() {
        let colours = [Colour::WHITE, Colour::BLACK, Colour::WHITE, Colour::BLACK];
        let scenes = colours.map(|colour| Scene::new(100, 100, colour)).to_vec();
        let whole = animation::gif(&scenes).unwrap();
        assert!(small_enough(scenes).unwrap() == whole);
    }
}
