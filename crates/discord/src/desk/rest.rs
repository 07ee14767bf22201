//! Requests to Discord that answer no interaction: channel messages, direct messages, registration.
//!
//! It uses reqwest instead of serenity's `Http`. Serenity's rate limiter releases all waiters of a bucket at once, and
//! with the limiter off its error has no retry time (docs/decisions).
//!
//! Invariants:
//!
//! * At most one request is in flight for each channel.
//! * All requests together stay under Discord's global limit.
//! * A wait that Discord asks for is observed: a short one by sleeping, a long one by an error.
//! * The breaker counts every response. While it is open, only requests that the bot needs to start are sent.
//! * The token appears in one header and nowhere else.

use std::collections::HashMap;
use std::num::NonZeroU32;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use governor::clock::Clock as _;
use governor::middleware::NoOpMiddleware;
use governor::state::{InMemoryState, NotKeyed};
use governor::{Quota, RateLimiter};
use reqwest::header::HeaderMap;
use reqwest::{Method, Response, StatusCode, Url};
use serde_json::Value;
use tokio::time::Instant;

use crate::breaker::Breaker;
use crate::desk::outage::Outage;
use crate::http::{HttpClient, Limit, RequestParts, id, read, seconds, shared};
use crate::http::{RestError, Upload};
use crate::threads::TokioClock;
use skald_config::Secret;

/// The longest wait that the client sleeps itself; a longer one is returned to the caller.
pub const LONGEST_SLEEP: Duration = Duration::from_secs(10);
/// The maximum number of attempts at a rate-limited request.
const TRIES: u32 = 3;
/// Discord's codes for a limit on edits of one message, old or published, and for too many writes in a channel.
pub const ONE_MESSAGE: &[u64] = &[30_046, 20_022, 20_028];
/// The longest wait for such a limit that the client sleeps itself, because another message may replace that one.
const SHORT: Duration = Duration::from_secs(3);
/// The backoff of a channel after Discord's first failure there; it doubles up to the longest one.
const FIRST_WAIT: Duration = Duration::from_millis(500);
const LONGEST_WAIT: Duration = Duration::from_secs(30);
/// The routes that the bot needs to start.
const ESSENTIAL: &[&str] = &["application", "gateway"];
/// Above this number, idle lanes are removed.
const LANES: usize = 4096;

/// The bucket for all requests together.
type Bucket = RateLimiter<NotKeyed, InMemoryState, TokioClock, NoOpMiddleware<Duration>>;

/// A client of the REST API, with its rate limits.
pub struct RestClient {
    http: HttpClient,
    token: Secret,
    /// The lock is fair: without it, later requests would pass earlier ones.
    global: tokio::sync::Mutex<Bucket>,
    /// How many requests a second all processes together may send.
    a_second: NonZeroU32,
    lanes: Mutex<HashMap<u64, Arc<tokio::sync::Mutex<Lane>>>>,
    /// No request is sent before this time, because the global limit is reached.
    pause: Mutex<Option<Instant>>,
    breaker: Arc<Breaker>,
    outage: Outage,
}

/// The state of one channel: when each of its routes may be used again.
#[derive(Default)]
struct Lane {
    ready: HashMap<&'static str, Instant>,
    /// Until when a route pauses after a failure, and the number of past outages then. The end of another outage ends
    /// the pause.
    resting: HashMap<&'static str, (Instant, u64)>,
    /// Consecutive failures of Discord in this lane.
    failures: u32,
}

impl Lane {
    /// Records a failure of Discord: the backoff grows with each.
    fn failed(&mut self, route: &'static str, outages: u64) {
        let wait = (FIRST_WAIT * (1 << self.failures.min(7))).min(LONGEST_WAIT);
        self.failures += 1;
        self.resting.insert(route, (Instant::now() + wait, outages));
    }

    fn ready(&self, route: &'static str, outages: u64) -> Option<Instant> {
        let resting = self.resting.get(route).filter(|(_, then)| *then == outages).map(|(until, _)| *until);
        self.ready.get(route).copied().max(resting)
    }
}

/// The lane of requests without a channel.
pub(super) const NO_CHANNEL: u64 = 0;

impl RestClient {
    /// A client of `base`, or of Discord. All processes together send at most `a_second` requests a second over all
    /// channels.
    pub fn new(
        base: Option<&Url>,
        token: Secret,
        a_second: NonZeroU32,
        breaker: Arc<Breaker>,
    ) -> Result<Self, reqwest::Error> {
        let http = HttpClient::new(base)?;
        let global =
            tokio::sync::Mutex::new(RateLimiter::direct_with_clock(Quota::per_second(a_second), TokioClock::default()));
        let lanes = Mutex::default();
        let pause = Mutex::default();
        let outage = Outage::default();
        Ok(Self { http, token, global, a_second, lanes, pause, breaker, outage })
    }

    /// Whether Discord cannot be reached over REST now.
    pub fn is_out(&self) -> bool {
        self.outage.is_now()
    }

    /// Waits until Discord answers again after an outage. One waiter at a time.
    pub async fn recovered(&self) {
        self.outage.ended().await;
    }

    /// Posts a message and returns its id and content. If the nonce was used before, these are of the first message
    /// with it.
    pub(super) async fn post(
        &self,
        channel: u64,
        body: &Value,
        file: Option<Upload<'_>>,
    ) -> Result<(u64, Value), RestError> {
        let path = format!("channels/{channel}/messages");
        let message = self.send("post", channel, Method::POST, &path, Some(RequestParts { body, file })).await?;
        Ok((id(&message)?, message))
    }

    pub(super) async fn edit(
        &self,
        channel: u64,
        message: u64,
        body: &Value,
        file: Option<Upload<'_>>,
    ) -> Result<Value, RestError> {
        let path = format!("channels/{channel}/messages/{message}");
        self.send_awake("edit", channel, Method::PATCH, &path, Some(RequestParts { body, file })).await
    }

    pub(super) async fn delete(&self, channel: u64, message: u64) -> Result<(), RestError> {
        let path = format!("channels/{channel}/messages/{message}");
        self.send_awake("delete", channel, Method::DELETE, &path, None).await.map(drop)
    }

    pub async fn find(&self, channel: u64, message: u64) -> Result<(), RestError> {
        let path = format!("channels/{channel}/messages/{message}");
        self.send("find", channel, Method::GET, &path, None).await.map(drop)
    }

    /// How many messages follow one in its channel, counted up to `most`.
    pub async fn count_after(&self, channel: u64, message: u64, most: usize) -> Result<usize, RestError> {
        let path = format!("channels/{channel}/messages?after={message}&limit={most}");
        let found = self.send("list", channel, Method::GET, &path, None).await?;
        Ok(found.as_array().map_or(0, Vec::len))
    }

    pub(super) async fn send(
        &self,
        route: &'static str,
        channel: u64,
        method: Method,
        path: &str,
        parcel: Option<RequestParts<'_>>,
    ) -> Result<Value, RestError> {
        let lane = self.lane(channel);
        let mut lane = lane.lock().await;
        let mut last = RestError::Limited { wait: Duration::ZERO, code: 0 };
        for _ in 0..TRIES {
            self.wait(route, lane.ready(route, self.outage.count())).await?;
            let answer = match self.request(&method, path, parcel).await {
                Ok(answer) if !answer.status().is_server_error() => answer,
                failed => {
                    lane.failed(route, self.outage.count());
                    return read(failed?).await;
                }
            };
            lane.failures = 0;
            if let Some(rest) = exhausted(answer.headers()) {
                lane.ready.insert(route, Instant::now() + rest);
            }
            if answer.status() != StatusCode::TOO_MANY_REQUESTS {
                return read(answer).await;
            }
            let limit = self.limited(answer).await;
            tracing::debug!(route, channel, ?limit, "Discord limits the rate of requests");
            last = limit.into();
            // A limit of one message does not concern the other messages of its channel.
            if ONE_MESSAGE.contains(&limit.code) {
                if limit.wait > SHORT {
                    break;
                }
                tokio::time::sleep(limit.wait).await;
            } else {
                lane.ready.insert(route, Instant::now() + limit.wait);
            }
        }
        Err(last)
    }

    async fn request(
        &self,
        method: &Method,
        path: &str,
        parcel: Option<RequestParts<'_>>,
    ) -> Result<Response, RestError> {
        let answer = self.http.send(method, path, Some(&self.token), parcel).await;
        match &answer {
            // Discord may accept a refused token again, and then everything that waited for it continues.
            Ok(answer) if !answer.status().is_server_error() && answer.status() != StatusCode::UNAUTHORIZED => {
                self.outage.answered();
            }
            _ => self.outage.failed(),
        }
        let answer = answer?;
        self.breaker.note(answer.status().as_u16(), shared(&answer));
        Ok(answer)
    }

    /// Waits for the breaker, a route, the global pause and the global limit.
    async fn wait(&self, route: &'static str, ready: Option<Instant>) -> Result<(), RestError> {
        let shut = self.breaker.wait().filter(|_| !ESSENTIAL.contains(&route)).map(|wait| Instant::now() + wait);
        let ready = ready.max(shut);
        let pause = *self.pause.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(until) = ready.max(pause) {
            let rest = until.saturating_duration_since(Instant::now());
            if rest > LONGEST_SLEEP {
                return Err(RestError::Limited { wait: rest, code: 0 });
            }
            tokio::time::sleep(rest).await;
        }
        self.take_turn().await;
        Ok(())
    }

    /// Waits for this process's part of the global limit, in order of arrival. Each request counts as many times as
    /// there are processes.
    async fn take_turn(&self) {
        let global = self.global.lock().await;
        let cost = self.breaker.processes().min(self.a_second);
        // The cost is at most the burst of the limiter, so it always becomes available.
        while let Ok(Err(later)) = global.check_n(cost) {
            tokio::time::sleep(later.wait_time_from(global.clock().now())).await;
        }
    }

    async fn limited(&self, answer: Response) -> Limit {
        let limit = Limit::of(answer).await;
        if limit.global {
            *self.pause.lock().unwrap_or_else(PoisonError::into_inner) = Some(Instant::now() + limit.wait);
        }
        limit
    }

    fn lane(&self, channel: u64) -> Arc<tokio::sync::Mutex<Lane>> {
        let mut lanes = self.lanes.lock().unwrap_or_else(PoisonError::into_inner);
        if lanes.len() > LANES {
            let now = Instant::now();
            let waits = |lane: &Lane| {
                let resting = lane.resting.values().map(|(until, _)| until);
                lane.ready.values().chain(resting).any(|until| *until > now)
            };
            // A lane in use stays: a second lane for its channel would allow two requests in flight.
            lanes.retain(|_, lane| Arc::strong_count(lane) > 1 || lane.try_lock().is_ok_and(|lane| waits(&lane)));
        }
        Arc::clone(lanes.entry(channel).or_default())
    }
}

/// How long a route must pause if its rate-limit window is used up.
fn exhausted(headers: &HeaderMap) -> Option<Duration> {
    let text = |name| headers.get(name)?.to_str().ok();
    (text("x-ratelimit-remaining")? == "0").then(|| text("x-ratelimit-reset-after")?.parse().ok().map(seconds))?
}

#[cfg(test)]
mod tests;
