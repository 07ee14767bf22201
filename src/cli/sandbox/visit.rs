//! A visit to the public sandbox: a local Discord with the bot, for one visitor, all in memory.

use std::num::NonZeroU32;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use anyhow::Context as _;
use axum::Router;
use axum::body::Body;
use axum::extract::DefaultBodyLimit;
use axum::http::{Request, StatusCode};
use axum::response::{IntoResponse as _, Response};
use governor::{DefaultDirectRateLimiter, Quota, RateLimiter};
use hyper::service::Service as _;
use hyper_util::service::TowerToHyperService;
use skald::discord::{self, Threads};
use skald::sandbox::{Most, Sandbox, SandboxOptions};
use skald::store::Memory;
use skald::title::Titles;
use tokio::sync::OwnedSemaphorePermit;
use tokio::task::JoinHandle;
use tokio::time::Instant;
use tokio_util::sync::CancellationToken;

use super::Local;
use super::visits::ClientPlace;

/// A visit ends after this time without a request, and after this time in all.
pub(super) const IDLE: Duration = Duration::from_secs(30 * 60);
pub(super) const LONGEST: Duration = Duration::from_secs(6 * 3600);
/// How long a page may take to connect, or to connect again.
pub(super) const LOADING: Duration = Duration::from_secs(30);
/// How long the bot of a visit may take to connect and to register its commands.
const START: Duration = Duration::from_secs(30);
/// The requests of a visitor per second, and at once after a pause. Opening the page takes 26.
const A_SECOND: NonZeroU32 = NonZeroU32::new(10).unwrap();
const AT_ONCE: NonZeroU32 = NonZeroU32::new(120).unwrap();
/// The largest request of the page, in bytes.
const LARGEST: usize = 64 << 10;
/// What a visit keeps; a message has at most one picture, of about 90 KB.
const MOST: Most = Most { messages: 120, exchanges: 0, interactions: 200, replaced_files: 4, channels: 24, pages: 8 };

/// The world of one visitor.
pub(super) struct Visit {
    local: Local,
    page: TowerToHyperService<Router>,
    bot: JoinHandle<()>,
    stop: CancellationToken,
    pace: DefaultDirectRateLimiter,
    began: Instant,
    used: Mutex<Instant>,
    /// Frees the place of this visit when it is dropped.
    _place: Places,
}

/// The place of a visit, and its place among those of its client.
pub(super) type Places = (OwnedSemaphorePermit, Option<ClientPlace>);

impl Visit {
    /// Starts a local Discord and the bot, and waits until the visitor can play.
    ///
    /// # Errors
    /// The local Discord does not start, or the bot does not connect in time.
    pub(super) async fn begin(titles: Titles, threads: Threads, place: Places) -> anyhow::Result<Self> {
        let sandbox = Sandbox::start(SandboxOptions { most: MOST, ..SandboxOptions::default() }).await?;
        let page = TowerToHyperService::new(sandbox.page().layer(DefaultBodyLimit::max(LARGEST)));
        let local = Local::new(sandbox, Arc::new(Memory::new()), titles);
        let stop = CancellationToken::new();
        let setup = local.bot(None, threads, stop.clone())?;
        let bot = tokio::spawn(async move {
            if let Err(error) = discord::run(setup).await {
                tracing::error!(%error, "the bot of a visit stopped");
            }
        });
        local.sandbox.wait_for_bot(START).await.context("the bot of a visit")?;
        let now = Instant::now();
        let pace = RateLimiter::direct(Quota::per_second(A_SECOND).allow_burst(AT_ONCE));
        Ok(Self { local, page, bot, stop, pace, began: now, used: Mutex::new(now), _place: place })
    }

    /// Answers a request of the visitor's page.
    pub(super) async fn serve(&self, request: Request<Body>) -> Response {
        if self.pace.check().is_err() {
            return StatusCode::TOO_MANY_REQUESTS.into_response();
        }
        *self.used.lock().unwrap_or_else(PoisonError::into_inner) = Instant::now();
        let Ok(response) = self.page.call(request).await;
        response
    }

    /// Whether the visit ends by `now`.
    pub(super) fn is_over(&self, now: Instant) -> bool {
        let used = *self.used.lock().unwrap_or_else(PoisonError::into_inner);
        now.saturating_duration_since(used) >= IDLE || now.saturating_duration_since(self.began) >= LONGEST
    }

    /// Since when no page has been connected, if long enough that another visitor may have the place.
    pub(super) fn unused_since(&self, now: Instant) -> Option<Instant> {
        let used = *self.used.lock().unwrap_or_else(PoisonError::into_inner);
        let is_unused = self.local.sandbox.pages() == 0 && now.saturating_duration_since(used) >= LOADING;
        is_unused.then_some(used)
    }

    /// Stops the bot and forgets everything.
    pub(super) async fn end(self: Arc<Self>) {
        self.stop.cancel();
        // A request of the page may still hold the visit; it ends with the sandbox.
        if let Some(visit) = Arc::into_inner(self) {
            // Fails only if the bot panicked, which is in the log.
            let _ = visit.bot.await;
            if let Err(error) = visit.local.close().await {
                tracing::warn!(%error, "a visit did not end cleanly");
            }
        }
    }
}
