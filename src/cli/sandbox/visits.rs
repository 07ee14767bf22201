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
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio::time::Instant;
use tokio_util::sync::CancellationToken;

use super::visit::Visit;

/// How many visits a client may have at once. Its address may be that of a whole school.
const EACH: usize = 8;
/// How often visits that are over are looked for.
const SWEEP: Duration = Duration::from_secs(20);
/// The pictures that may wait for the threads that draw them for all visits. Others are not drawn.
const PICTURES: usize = 256;

/// All visits, by their secret.
pub(super) struct Visits {
    titles: Titles,
    open: Mutex<BTreeMap<String, Arc<Visit>>>,
    places: Arc<Semaphore>,
    most: usize,
    /// How many visits each client has or begins.
    clients: Arc<Mutex<BTreeMap<String, usize>>>,
    threads: Threads,
}

/// A visit of a client. It counts until it is dropped.
pub(super) struct ClientPlace {
    clients: Arc<Mutex<BTreeMap<String, usize>>>,
    client: String,
}

impl ClientPlace {
    /// Counts a visit of a client, unless it has as many as it may.
    fn take(clients: &Arc<Mutex<BTreeMap<String, usize>>>, client: String) -> Option<Self> {
        let mut counts = clients.lock().unwrap_or_else(PoisonError::into_inner);
        let count = counts.entry(client.clone()).or_default();
        if *count >= EACH {
            return None;
        }
        *count += 1;
        Some(Self { clients: Arc::clone(clients), client })
    }
}

impl Drop for ClientPlace {
    fn drop(&mut self) {
        let mut counts = self.clients.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = counts.get_mut(&self.client) {
            *count -= 1;
            if *count == 0 {
                counts.remove(&self.client);
            }
        }
    }
}

impl Visits {
    pub(super) fn new(titles: Titles, most: usize) -> Self {
        let places = Arc::new(Semaphore::new(most));
        Self { titles, open: Mutex::default(), places, most, clients: Arc::default(), threads: shared_threads() }
    }

    /// How many visits there may be at once.
    pub(super) const fn most(&self) -> usize {
        self.most
    }

    /// Begins a visit, and returns its secret; `None` if all places are taken, or all that this client may have.
    ///
    /// # Errors
    /// The local Discord or the bot does not start.
    pub(super) async fn begin(&self, client: Option<String>, now: Instant) -> anyhow::Result<Option<String>> {
        let counted = match client {
            Some(client) => match ClientPlace::take(&self.clients, client) {
                Some(counted) => Some(counted),
                None => return Ok(None),
            },
            None => None,
        };
        let Some(place) = self.place(now).await else { return Ok(None) };
        let visit = Visit::begin(self.titles.clone(), self.threads.clone(), (place, counted)).await?;
        let secret = new_secret()?;
        self.open().insert(secret.clone(), Arc::new(visit));
        Ok(Some(secret))
    }

    /// A free place, or that of the visit which has been without a page for longest.
    async fn place(&self, now: Instant) -> Option<OwnedSemaphorePermit> {
        if let Ok(place) = Arc::clone(&self.places).try_acquire_owned() {
            return Some(place);
        }
        let unused = {
            let mut open = self.open();
            let unused = open.iter().filter_map(|(secret, visit)| Some((visit.unused_since(now)?, secret.clone())));
            let (_, secret) = unused.min()?;
            open.remove(&secret)?
        };
        unused.end().await;
        Arc::clone(&self.places).try_acquire_owned().ok()
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

    use super::super::visit::{IDLE, LOADING, LONGEST};
    use super::*;

    #[tokio::test(flavor = "multi_thread")]
    async fn unused_and_old_visits_are_forgotten_and_leave_room() {
        let visits = Visits::new(games::builtin().unwrap(), 1);
        let begin = async || visits.begin(None, Instant::now()).await.unwrap();
        let secret = begin().await.expect("a place");
        assert!(begin().await.is_none());
        let later = |time: Duration| Instant::now() + time;
        visits.forget(|visit| visit.is_over(later(IDLE / 2))).await;
        let visit = visits.find(&secret).expect("it is still used");
        assert!(visit.is_over(later(IDLE)) && visit.is_over(later(LONGEST)));
        drop(visit);
        visits.forget(|visit| visit.is_over(later(IDLE))).await;
        assert!(visits.find(&secret).is_none() && begin().await.is_some());
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn visit_without_a_page_makes_room_after_a_while() {
        let visits = Visits::new(games::builtin().unwrap(), 1);
        let now = Instant::now();
        let first = visits.begin(None, now).await.unwrap().expect("a place");
        assert!(visits.begin(None, now).await.unwrap().is_none(), "its page may still load");
        let second = visits.begin(None, now + 2 * LOADING).await.unwrap().expect("the place of the first");
        assert!(visits.find(&first).is_none() && visits.find(&second).is_some());
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn visit_with_an_open_page_keeps_its_place() {
        let visits = Visits::new(games::builtin().unwrap(), 1);
        let first = visits.begin(None, Instant::now()).await.unwrap().expect("a place");
        let visit = visits.find(&first).expect("it is there");
        let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
        let page = format!("ws://{}/sandbox/live?member=1", listener.local_addr().unwrap());
        let serve = async |visit: Arc<Visit>, request| visit.serve(request).await;
        let router = axum::Router::new().fallback(move |request| serve(Arc::clone(&visit), request));
        tokio::spawn(axum::serve(listener, router).into_future());
        let (_live, _) = tokio_tungstenite::connect_async(page).await.unwrap();
        let late = Instant::now() + 3 * LOADING;
        assert!(visits.begin(None, late).await.unwrap().is_none() && visits.find(&first).is_some());
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn visit_that_is_idle_for_longest_makes_room_first() {
        let visits = Visits::new(games::builtin().unwrap(), 2);
        let now = Instant::now();
        let first = visits.begin(None, now).await.unwrap().expect("a place");
        let second = visits.begin(None, now).await.unwrap().expect("a place");
        let asked = axum::http::Request::get("/").body(axum::body::Body::empty()).unwrap();
        visits.find(&first).expect("it is there").serve(asked).await;
        let third = visits.begin(None, now + 3 * LOADING).await.unwrap().expect("the place of the second");
        assert!(visits.find(&first).is_some() && visits.find(&second).is_none() && visits.find(&third).is_some());
        let fourth = visits.begin(None, now + 3 * LOADING).await.unwrap().expect("the place of the first");
        assert!(visits.find(&first).is_none() && visits.find(&third).is_some() && visits.find(&fourth).is_some());
    }

    #[test]
    fn client_has_only_so_many_places() {
        let clients = Arc::default();
        let mut taken: Vec<_> = (0..EACH).map(|_| ClientPlace::take(&clients, "a".to_owned()).unwrap()).collect();
        assert!(ClientPlace::take(&clients, "a".to_owned()).is_none());
        assert!(ClientPlace::take(&clients, "b".to_owned()).is_some());
        taken.pop();
        assert!(ClientPlace::take(&clients, "a".to_owned()).is_some());
        drop(taken);
        assert!(clients.lock().unwrap().is_empty());
    }
}
