//! The visits to the public sandbox: how many there are, and when each is forgotten.

use std::collections::BTreeMap;
use std::num::NonZero;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, mpsc};
use std::time::Duration;

use anyhow::Context as _;
use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use rand::TryRng as _;
use rand::rngs::SysRng;
use skald::discord::Threads;
use skald::title::Titles;
use tokio::sync::Semaphore;
use tokio::time::Instant;
use tokio_util::sync::CancellationToken;

use super::visit::Visit;

/// How often visits that are over are looked for.
const SWEEP: Duration = Duration::from_secs(20);
/// The pictures that may wait for the threads that draw them for all visits. Others are not drawn.
const PICTURES: usize = 256;

/// All visits, by their secret.
pub(super) struct Visits {
    titles: Titles,
    open: Mutex<BTreeMap<String, Arc<Visit>>>,
    places: Arc<Semaphore>,
    threads: Threads,
}

impl Visits {
    pub(super) fn new(titles: Titles, most: usize) -> Self {
        Self { titles, open: Mutex::default(), places: Arc::new(Semaphore::new(most)), threads: shared_threads() }
    }

    /// Begins a visit, and returns its secret; `None` if all places are taken.
    ///
    /// # Errors
    /// The local Discord or the bot does not start.
    pub(super) async fn begin(&self) -> anyhow::Result<Option<String>> {
        let Ok(place) = Arc::clone(&self.places).try_acquire_owned() else { return Ok(None) };
        let visit = Visit::begin(self.titles.clone(), self.threads.clone(), place).await?;
        let secret = new_secret()?;
        self.open().insert(secret.clone(), Arc::new(visit));
        Ok(Some(secret))
    }

    /// The visit with this secret.
    pub(super) fn find(&self, secret: &str) -> Option<Arc<Visit>> {
        self.open().get(secret).map(Arc::clone)
    }

    /// Forgets visits that are over, until it is stopped; then all.
    pub(super) async fn keep(&self, stop: &CancellationToken) {
        while stop.run_until_cancelled(tokio::time::sleep(SWEEP)).await.is_some() {
            self.forget(|visit| visit.is_over(Instant::now())).await;
        }
        self.forget(|_| true).await;
    }

    /// Ends these visits, and returns when their places are free.
    pub(super) async fn forget(&self, over: impl Fn(&Visit) -> bool) {
        let ended: Vec<_> = self.open().extract_if(.., |_, visit| over(visit)).collect();
        futures_util::future::join_all(ended.into_iter().map(|(_, visit)| visit.end())).await;
    }

    fn open(&self) -> MutexGuard<'_, BTreeMap<String, Arc<Visit>>> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A secret that cannot be guessed.
fn new_secret() -> anyhow::Result<String> {
    let mut bytes = [0; 24];
    SysRng.try_fill_bytes(&mut bytes).context("no entropy for the secret of a visit")?;
    Ok(URL_SAFE_NO_PAD.encode(bytes))
}

/// Everything runs on the runtime of the process, and a thread for each core draws the pictures.
fn shared_threads() -> Threads {
    let (jobs, next) = mpsc::sync_channel::<Box<dyn FnOnce() + Send>>(PICTURES);
    let next = Arc::new(Mutex::new(next));
    for _ in 0..std::thread::available_parallelism().map_or(1, NonZero::get) {
        let next = Arc::clone(&next);
        // Only the wait for a job is under the lock.
        std::thread::spawn(move || {
            while let Ok(draw) = { next.lock().unwrap_or_else(PoisonError::into_inner).recv() } {
                draw();
            }
        });
    }
    // A dropped job counts as a failed picture, so the board is shown in words.
    let executor = Arc::new(move |draw| drop(jobs.try_send(draw)));
    Threads::Shared { executor, blank: false }
}

#[cfg(test)]
mod tests {
    use skald::games;

    use super::super::visit::{IDLE, LONGEST};
    use super::*;

    #[tokio::test(flavor = "multi_thread")]
    async fn unused_and_old_visits_are_forgotten_and_leave_room() {
        let visits = Visits::new(games::builtin().unwrap(), 1);
        let secret = visits.begin().await.unwrap().expect("a place");
        assert!(visits.begin().await.unwrap().is_none());
        let later = |time: Duration| Instant::now() + time;
        visits.forget(|visit| visit.is_over(later(IDLE / 2))).await;
        let visit = visits.find(&secret).expect("it is still used");
        assert!(visit.is_over(later(IDLE)) && visit.is_over(later(LONGEST)));
        drop(visit);
        visits.forget(|visit| visit.is_over(later(IDLE))).await;
        assert!(visits.find(&secret).is_none() && visits.begin().await.unwrap().is_some());
    }
}
