//! Requests to Discord that answer no interaction: channel messages, direct messages, registration.
//!
//! Written on reqwest rather than on serenity's `Http`, because serenity's rate limiter releases all waiters of a
//! bucket at once, and with the limiter off its error has no retry time (docs/decisions). Invariants: at most one
//! request is in flight for each channel; all requests together stay under Discord's global limit; a wait that Discord
//! asks for is observed, by sleeping when it is short and by an error when it is long; every answer is counted by the
//! breaker, and while that is open only what the bot cannot start without is sent; an answer is read up to [`BODY`]; the
//! token appears in one header and nowhere else.

use std::collections::HashMap;
use std::num::NonZeroU32;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use governor::{DefaultDirectRateLimiter, Quota, RateLimiter};
use reqwest::header::HeaderMap;
use reqwest::multipart::{Form, Part};
use reqwest::{Client, Method, Response, StatusCode, Url};
use serde_json::{Value, json};
use tokio::time::Instant;

use crate::config::Secret;
use crate::discord::breaker::Breaker;
use crate::discord::delivery::outage::Outage;
use crate::discord::metrics;
use crate::table::PersonId;

/// Discord's base URL.
const DISCORD: &str = "https://discord.com";
/// Requests per second over all channels; Discord's limit is 50.
const GLOBAL: NonZeroU32 = NonZeroU32::MIN.saturating_add(39);
/// The longest wait that is slept here; a longer one is returned to the caller.
const PATIENCE: Duration = Duration::from_secs(10);
/// The timeout of a request.
const TIMEOUT: Duration = Duration::from_secs(10);
/// The maximum number of tries within [`PATIENCE`].
const TRIES: u32 = 3;
/// The wait of a channel after Discord's first failure there; it doubles up to the longest one.
const FIRST_WAIT: Duration = Duration::from_millis(500);
const LONGEST_WAIT: Duration = Duration::from_secs(30);
/// The most bytes of an answer that are read; Discord's are a hundredth of that.
const BODY: usize = 4 << 20;
/// The routes without which the bot does not start.
const ESSENTIAL: &[&str] = &["application", "gateway"];
/// Idle lanes are removed when there are more than this.
const LANES: usize = 4096;

/// Why a request failed.
#[derive(Debug, thiserror::Error)]
pub enum RestError {
    /// Discord refuses it permanently.
    #[error("refused with status {status}, code {code}: {message}")]
    Refused {
        /// The HTTP status.
        status: u16,
        /// Discord's code, 0 when there is none.
        code: u64,
        /// Discord's message.
        message: String,
    },
    /// Discord asks for a wait longer than [`PATIENCE`].
    #[error("rate limited for {0:?}")]
    Limited(Duration),
    /// Discord fails, or cannot be reached.
    #[error("not reachable: {0}")]
    Unreachable(String),
}

impl RestError {
    /// Whether it is a refusal with one of Discord's codes.
    pub fn is(&self, codes: &[u64]) -> bool {
        matches!(self, Self::Refused { code, .. } if codes.contains(code))
    }

    /// Whether Discord refuses the token.
    pub const fn unauthorized(&self) -> bool {
        matches!(self, Self::Refused { status: 401, .. })
    }
}

/// A file to upload with a message: its name and its bytes.
pub type Upload<'a> = (&'a str, &'a [u8]);

/// The parts of a request.
#[derive(Clone, Copy)]
pub(super) struct RequestParts<'a> {
    pub body: &'a Value,
    pub file: Option<Upload<'a>>,
}

impl<'a> RequestParts<'a> {
    pub const fn json(body: &'a Value) -> Self {
        Self { body, file: None }
    }
}

/// The REST client.
pub struct Rest {
    client: Client,
    base: String,
    token: Secret,
    global: DefaultDirectRateLimiter,
    lanes: Mutex<HashMap<u64, Arc<tokio::sync::Mutex<Lane>>>>,
    /// No request before this time: the global limit is reached.
    pause: Mutex<Option<Instant>>,
    breaker: Arc<Breaker>,
    outage: Outage,
}

/// The state of one channel: when each of its routes may be used again.
#[derive(Default)]
struct Lane {
    ready: HashMap<&'static str, Instant>,
    /// Until when a route rests after a failure, and how many outages were over then: the end of one ends the rest.
    resting: HashMap<&'static str, (Instant, u64)>,
    /// Discord's consecutive failures here.
    failures: u32,
}

impl Lane {
    /// Records a failure of Discord: the next request waits, longer each time.
    fn failed(&mut self, route: &'static str, outages: u64) {
        let wait = (FIRST_WAIT * (1 << self.failures.min(7))).min(LONGEST_WAIT);
        self.failures += 1;
        self.resting.insert(route, (Instant::now() + wait, outages));
    }

    /// When a route may be used again.
    fn ready(&self, route: &'static str, outages: u64) -> Option<Instant> {
        let resting = self.resting.get(route).filter(|(_, then)| *then == outages).map(|(until, _)| *until);
        self.ready.get(route).copied().max(resting)
    }
}

/// The lane of requests without a channel.
const NO_CHANNEL: u64 = 0;

impl Rest {
    /// A client of `base`, or of Discord.
    ///
    /// # Errors
    /// When TLS cannot be set up.
    pub fn new(base: Option<Url>, token: Secret, breaker: Arc<Breaker>) -> Result<Self, reqwest::Error> {
        let agent = concat!("DiscordBot (skald, ", env!("CARGO_PKG_VERSION"), ")");
        let client = Client::builder().user_agent(agent).timeout(TIMEOUT).pool_max_idle_per_host(8).build()?;
        let base = base.map_or_else(|| DISCORD.to_owned(), |url| url.as_str().trim_end_matches('/').to_owned());
        let global = RateLimiter::direct(Quota::per_second(GLOBAL));
        let (lanes, pause, outage) = (Mutex::default(), Mutex::default(), Outage::default());
        Ok(Self { client, base, token, global, lanes, pause, breaker, outage })
    }

    /// Waits until Discord answers again after an outage. One waiter at a time.
    pub async fn recovered(&self) {
        self.outage.ended().await;
    }

    /// The application id of the token.
    ///
    /// # Errors
    /// See [`RestError`].
    pub async fn application(&self) -> Result<u64, RestError> {
        let answer = self.send("application", NO_CHANNEL, Method::GET, "oauth2/applications/@me", None).await?;
        id(&answer)
    }

    /// What Discord says of the gateway: its address, how many shards it wants, and how many may start.
    ///
    /// # Errors
    /// See [`RestError`].
    pub async fn gateway(&self) -> Result<Value, RestError> {
        let answer = self.send("gateway", NO_CHANNEL, Method::GET, "gateway/bot", None).await?;
        if answer["url"].is_string() { Ok(answer) } else { Err(unexpected(&answer)) }
    }

    /// The registered commands, with their localisations.
    ///
    /// # Errors
    /// See [`RestError`].
    pub async fn commands(&self, application: u64) -> Result<Value, RestError> {
        let path = format!("applications/{application}/commands?with_localizations=true");
        self.send("commands", NO_CHANNEL, Method::GET, &path, None).await
    }

    /// Replaces all commands.
    ///
    /// # Errors
    /// See [`RestError`].
    pub async fn replace_commands(&self, application: u64, commands: &Value) -> Result<(), RestError> {
        let path = format!("applications/{application}/commands");
        self.send("commands", NO_CHANNEL, Method::PUT, &path, Some(RequestParts::json(commands))).await.map(drop)
    }

    /// Posts a message and returns its id and content: the first message posted with the nonce, if it was used before.
    ///
    /// # Errors
    /// See [`RestError`].
    pub async fn post(&self, channel: u64, body: &Value, file: Option<Upload<'_>>) -> Result<(u64, Value), RestError> {
        let path = format!("channels/{channel}/messages");
        let message = self.send("post", channel, Method::POST, &path, Some(RequestParts { body, file })).await?;
        Ok((id(&message)?, message))
    }

    /// Edits a message.
    ///
    /// # Errors
    /// See [`RestError`].
    pub async fn edit(
        &self,
        channel: u64,
        message: u64,
        body: &Value,
        file: Option<Upload<'_>>,
    ) -> Result<(), RestError> {
        let path = format!("channels/{channel}/messages/{message}");
        self.send_awake("edit", channel, Method::PATCH, &path, Some((body, file))).await.map(drop)
    }

    /// Deletes a message.
    ///
    /// # Errors
    /// See [`RestError`].
    pub async fn delete(&self, channel: u64, message: u64) -> Result<(), RestError> {
        let path = format!("channels/{channel}/messages/{message}");
        self.send_awake("delete", channel, Method::DELETE, &path, None).await.map(drop)
    }

    /// How many messages there are after one in its channel, counted up to `most`.
    ///
    /// # Errors
    /// See [`RestError`].
    pub async fn count_after(&self, channel: u64, message: u64, most: usize) -> Result<usize, RestError> {
        let path = format!("channels/{channel}/messages?after={message}&limit={most}");
        let found = self.send("list", channel, Method::GET, &path, None).await?;
        Ok(found.as_array().map_or(0, Vec::len))
    }

    /// The channel of direct messages with a person.
    ///
    /// # Errors
    /// See [`RestError`].
    pub async fn direct(&self, person: PersonId) -> Result<u64, RestError> {
        let body = json!({ "recipient_id": person.0.to_string() });
        id(&self
            .send("direct", NO_CHANNEL, Method::POST, "users/@me/channels", Some(RequestParts::json(&body)))
            .await?)
    }

    /// The name of a channel.
    ///
    /// # Errors
    /// See [`RestError`].
    pub async fn channel_name(&self, channel: u64) -> Result<Option<String>, RestError> {
        let answer = self.send("channel", channel, Method::GET, &format!("channels/{channel}"), None).await?;
        Ok(answer["name"].as_str().map(str::to_owned))
    }

    /// The name of a server.
    ///
    /// # Errors
    /// See [`RestError`].
    pub async fn server_name(&self, server: u64) -> Result<Option<String>, RestError> {
        let answer = self.send("server", NO_CHANNEL, Method::GET, &format!("guilds/{server}"), None).await?;
        Ok(answer["name"].as_str().map(str::to_owned))
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
        let mut last = Duration::ZERO;
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
            last = self.limited(answer).await;
            lane.ready.insert(route, Instant::now() + last);
            tracing::debug!(route, channel, wait = ?last, "rate limited");
        }
        Err(RestError::Limited(last))
    }

    async fn request(
        &self,
        method: &Method,
        path: &str,
        parcel: Option<RequestParts<'_>>,
    ) -> Result<Response, RestError> {
        let mut request = self.client.request(method.clone(), format!("{}/api/v10/{path}", self.base));
        request = request.header("Authorization", format!("Bot {}", self.token.reveal()));
        request = match parcel {
            None => request,
            Some(RequestParts { body, file: None }) => request.json(body),
            Some(RequestParts { body, file: Some((name, bytes)) }) => {
                let file = Part::bytes(bytes.to_vec()).file_name(name.to_owned());
                request.multipart(Form::new().text("payload_json", body.to_string()).part("files[0]", file))
            }
        };
        let answer = request.send().await;
        metrics::request(answer.as_ref().ok().map(|answer| answer.status().as_u16()));
        match &answer {
            Ok(answer) if !answer.status().is_server_error() => self.outage.answered(),
            _ => self.outage.failed(),
        }
        let answer = answer.map_err(|error| RestError::Unreachable(error.without_url().to_string()))?;
        let shared = answer.headers().get("x-ratelimit-scope").is_some_and(|scope| scope == "shared");
        self.breaker.note(answer.status().as_u16(), shared);
        Ok(answer)
    }

    /// Waits for the breaker, a route, the global pause and the global limit.
    async fn wait(&self, route: &'static str, ready: Option<Instant>) -> Result<(), RestError> {
        let shut = self.breaker.wait().filter(|_| !ESSENTIAL.contains(&route)).map(|wait| Instant::now() + wait);
        let ready = ready.max(shut);
        let pause = *self.pause.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(until) = ready.max(pause) {
            let rest = until.saturating_duration_since(Instant::now());
            if rest > PATIENCE {
                return Err(RestError::Limited(rest));
            }
            tokio::time::sleep(rest).await;
        }
        self.global.until_ready().await;
        Ok(())
    }

    /// The wait that a 429 asks for.
    async fn limited(&self, answer: Response) -> Duration {
        let header = answer.headers().get("retry-after").and_then(|v| v.to_str().ok()?.parse::<f64>().ok());
        let global = answer.headers().contains_key("x-ratelimit-global");
        let body = json_of(answer).await.unwrap_or_default();
        let wait = seconds(body["retry_after"].as_f64().or(header).unwrap_or(1.0));
        if global || body["global"] == true {
            *self.pause.lock().unwrap_or_else(PoisonError::into_inner) = Some(Instant::now() + wait);
        }
        wait
    }

    fn lane(&self, channel: u64) -> Arc<tokio::sync::Mutex<Lane>> {
        let mut lanes = self.lanes.lock().unwrap_or_else(PoisonError::into_inner);
        if lanes.len() > LANES {
            let now = Instant::now();
            let waits = |lane: &Lane| {
                let resting = lane.resting.values().map(|(until, _)| until);
                lane.ready.values().chain(resting).any(|until| *until > now)
            };
            // A lane in use stays: a second one for its channel would allow two requests in flight.
            lanes.retain(|_, lane| Arc::strong_count(lane) > 1 || lane.try_lock().is_ok_and(|lane| waits(&lane)));
        }
        Arc::clone(lanes.entry(channel).or_default())
    }
}

/// How long a route must rest, if its window is used up.
fn exhausted(headers: &HeaderMap) -> Option<Duration> {
    let text = |name| headers.get(name)?.to_str().ok();
    (text("x-ratelimit-remaining")? == "0").then(|| text("x-ratelimit-reset-after")?.parse().ok().map(seconds))?
}

/// A wait in seconds as Discord writes it, at most an hour; an invalid one becomes one second.
fn seconds(seconds: f64) -> Duration {
    Duration::try_from_secs_f64(seconds).unwrap_or(Duration::from_secs(1)).min(Duration::from_secs(3600))
}

async fn read(answer: Response) -> Result<Value, RestError> {
    let status = answer.status();
    if status.is_success() {
        if status == StatusCode::NO_CONTENT {
            return Ok(Value::Null);
        }
        return json_of(answer).await;
    }
    if status.is_server_error() {
        return Err(RestError::Unreachable(format!("status {status}")));
    }
    let body = json_of(answer).await.unwrap_or_default();
    let message = body["message"].as_str().unwrap_or("no message").to_owned();
    let details = body.get("errors").map(|errors| format!(" {errors}")).unwrap_or_default();
    let code = body["code"].as_u64().unwrap_or_default();
    Err(RestError::Refused { status: status.as_u16(), code, message: format!("{message}{details}") })
}

/// The body of an answer, unless it is longer than any of Discord's.
async fn json_of(mut answer: Response) -> Result<Value, RestError> {
    let mut body = Vec::new();
    while let Some(chunk) =
        answer.chunk().await.map_err(|error| RestError::Unreachable(error.without_url().to_string()))?
    {
        if body.len() + chunk.len() > BODY {
            return Err(RestError::Unreachable(format!("an answer of more than {BODY} bytes")));
        }
        body.extend_from_slice(&chunk);
    }
    serde_json::from_slice(&body).map_err(|_| RestError::Unreachable("an answer that is no JSON".to_owned()))
}

pub(super) fn id(answer: &Value) -> Result<u64, RestError> {
    answer["id"].as_str().and_then(|id| id.parse().ok()).ok_or_else(|| unexpected(answer))
}

fn unexpected(answer: &Value) -> RestError {
    let keys: Vec<_> = answer.as_object().into_iter().flat_map(|object| object.keys()).collect();
    RestError::Unreachable(format!("an answer of another shape, with {keys:?}"))
}

#[cfg(test)]
mod tests;
