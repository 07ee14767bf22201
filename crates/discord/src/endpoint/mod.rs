//! The interactions endpoint: Discord sends interactions here by signed HTTP requests, when the application has its address set.
//!
//! The answer to a request is 202 without a body. The interaction then goes to the [`Reader`], as one from the gateway: the
//! same code acknowledges and answers it (docs/decisions/0010).
//!
//! Invariants:
//!
//! * A request is parsed as JSON only after its signature was verified.
//! * The bytes, the time and the number of requests are limited.
//! * The content of a request is never logged.

mod request;

use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use axum::body::Bytes;
use axum::extract::{DefaultBodyLimit, FromRequest as _, Request, State};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse as _, Response};
use axum::{Router, routing};
use serde_json::value::RawValue;
use tokio::net::TcpListener;
use tokio::sync::Semaphore;
use tokio::time::timeout;
use tokio_util::sync::CancellationToken;
use tokio_util::task::AbortOnDropHandle;

use crate::gateway::{Reader, skip_unreadable};
use crate::metrics;
use crate::upstream::INTERACTION;
use request::{Asked, Claim, Outcome};
use skald_config::{InteractionsConfig, PublicKey};
use skald_table::Tables;

/// The longest body, in bytes. Discord's are a hundredth of that.
const LONGEST: usize = 1 << 20;
/// How long a body may take: Discord has given up by then.
const BODY: Duration = Duration::from_secs(4);
/// How many requests are handled at once; more wait for up to [`PATIENCE`].
const REQUESTS: usize = 64;
/// How long a request may wait for its turn: Discord waits three seconds in all.
const PATIENCE: Duration = Duration::from_millis(1200);
/// How many connections are open at once; more wait to be accepted.
const CONNECTIONS: usize = 512;

/// An interactions endpoint that listens, and answers no request yet.
#[derive(Debug)]
pub struct Endpoint {
    listener: TcpListener,
    config: InteractionsConfig,
}

/// What checks requests and passes interactions on.
struct Door {
    key: PublicKey,
    application: u64,
    tables: Arc<Tables>,
    reader: Reader,
    room: Semaphore,
    /// How many signatures had a time outside the window.
    stale: AtomicU64,
}

/// An endpoint that answers.
pub(super) struct OpenEndpoint {
    stop: CancellationToken,
    serving: AbortOnDropHandle<()>,
}

impl Endpoint {
    /// The path at which it answers.
    pub const PATH: &'static str = "/interactions";

    /// Listens. Connections wait until the bot runs.
    pub async fn bind(config: &InteractionsConfig) -> io::Result<Self> {
        Ok(Self { listener: TcpListener::bind(config.address).await?, config: *config })
    }

    /// Where Discord's requests must arrive: with the port that the system chose, if none was given.
    pub fn url(&self) -> io::Result<String> {
        Ok(format!("http://{}{}", self.listener.local_addr()?, Self::PATH))
    }

    pub(super) const fn key(&self) -> PublicKey {
        self.config.public_key
    }

    /// Whether the bot keeps a session with the gateway, too.
    pub(super) const fn with_gateway(&self) -> bool {
        self.config.gateway
    }

    /// Answers requests for this application.
    pub(super) fn open(self, application: u64, tables: Arc<Tables>, reader: Reader) -> OpenEndpoint {
        if let Ok(url) = self.url() {
            tracing::info!(url, gateway = self.config.gateway, "interactions are taken over HTTP");
        }
        let key = self.key();
        let stale = AtomicU64::new(0);
        let door = Door { key, application, tables, reader, room: Semaphore::new(REQUESTS), stale };
        OpenEndpoint::start(self.listener, router(Arc::new(door)), CONNECTIONS)
    }
}

impl OpenEndpoint {
    /// Answers requests over at most this many connections.
    pub(super) fn start(listener: TcpListener, router: Router, most: usize) -> Self {
        let stop = CancellationToken::new();
        let serving = tokio::spawn(skald_connections::serve(listener, router, most, stop.clone()));
        Self { stop, serving: AbortOnDropHandle::new(serving) }
    }

    /// Accepts no more, and waits a moment for the requests in progress.
    pub async fn close(self) {
        self.stop.cancel();
        // A panic of the task is its end, too.
        let _ended = self.serving.await;
    }
}

fn router(door: Arc<Door>) -> Router {
    Router::new().route(Endpoint::PATH, routing::post(answer)).layer(DefaultBodyLimit::max(LONGEST)).with_state(door)
}

async fn answer(State(door): State<Arc<Door>>, request: Request) -> Response {
    let outcome = door.take(request).await;
    metrics::interaction_request(outcome.word());
    match outcome {
        Outcome::Pong => ([(header::CONTENT_TYPE, "application/json")], r#"{"type":1}"#).into_response(),
        // Discord wants no body when the answer comes at its callback.
        outcome => outcome.status().into_response(),
    }
}

impl Door {
    async fn take(&self, request: Request) -> Outcome {
        let Ok(Ok(_turn)) = timeout(PATIENCE, self.room.acquire()).await else { return Outcome::Busy };
        let claim = Claim::of(request.headers());
        // Read even without valid headers: a client that is refused before it has sent all may lose the answer.
        let body = match timeout(BODY, Bytes::from_request(request, &())).await {
            Ok(Ok(body)) => body,
            Ok(Err(refused)) if refused.status() == StatusCode::PAYLOAD_TOO_LARGE => return Outcome::TooLarge,
            // Cut short: the client is gone.
            Ok(Err(_)) | Err(_) => return Outcome::Slow,
        };
        let Some(claim) = claim else { return Outcome::Unsigned };
        match claim.check(&self.key, self.application, self.tables.now().0 / 1000, &body) {
            Ok(Asked::Ping) => Outcome::Pong,
            Ok(Asked::Interaction(data)) => self.hand_over(&data),
            Err(outcome) => {
                if outcome == Outcome::Stale {
                    self.note_stale();
                }
                outcome
            }
        }
    }

    fn hand_over(&self, interaction: &RawValue) -> Outcome {
        let Err(why) = (self.reader)(INTERACTION, interaction) else { return Outcome::Taken };
        skip_unreadable(INTERACTION, &why);
        Outcome::Malformed
    }

    /// Counts a stale signature, and logs only counts that are powers of two: requests may be repeated often.
    fn note_stale(&self) {
        let count = self.stale.fetch_add(1, Ordering::Relaxed) + 1;
        if count.is_power_of_two() {
            tracing::warn!(
                count,
                "an interaction was signed minutes ago: the clock of this machine is wrong, or it was repeated"
            );
        }
    }
}
