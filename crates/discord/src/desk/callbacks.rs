//! The endpoints that answer an interaction. Their paths contain the interaction's own token, and they share no rate
//! limit.
//!
//! Invariant: that token, and errors that contain it, are never logged.

use std::num::NonZeroU32;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use reqwest::{Method, StatusCode, Url};
use serde_json::Value;
use tokio::time::Instant;

use crate::breaker::Breaker;
use crate::health::{Concern, Health};
use crate::http::{HttpClient, Limit, RequestParts, RestError, Upload, id, read, shared};
use skald_config::Secret;
use skald_table::Timestamp;

/// Sends answers to interactions.
pub struct Callbacks {
    http: HttpClient,
    /// Discord's id of the application, which is also its bot's id.
    pub application: u64,
    breaker: Arc<Breaker>,
    health: Arc<Health>,
    /// When this process began, in milliseconds since 1970.
    began: u64,
    /// When another copy of the bot answered interactions lately.
    others: Mutex<Vec<Instant>>,
}

/// A first response that Discord has received.
pub struct Responded {
    /// The id and the content of its message, if they were requested and Discord gave them.
    pub message: Option<u64>,
    pub shown: Value,
}

/// The flag of a message that only one person sees.
const EPHEMERAL: u64 = 1 << 6;
/// The flag of a deferred answer.
const LOADING: u64 = 1 << 7;
/// So many foreign answers within this time mean that a second copy runs.
const MANY: usize = 3;
const LATELY: Duration = Duration::from_secs(600);
/// Discord's epoch, the first second of 2015, in milliseconds since 1970. Ids hold the time since then.
const EPOCH: u64 = 1_420_070_400_000;

/// The message `@original` of an interaction.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Original {
    pub message: u64,
    pub is_ephemeral: bool,
    /// Whether the answer is still deferred.
    pub is_awaited: bool,
}

/// A message that answers an interaction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reply {
    /// The first response, or the message that it changed.
    Original,
    /// A later message, by its id.
    FollowUp(u64),
}

impl Callbacks {
    /// Callbacks of an application at `base`, or at Discord. The breaker counts Discord's refusals.
    pub fn new(
        base: Option<&Url>,
        application: u64,
        breaker: Arc<Breaker>,
        health: Arc<Health>,
    ) -> Result<Self, reqwest::Error> {
        Ok(Self { http: HttpClient::new(base)?, application, breaker, health, began: 0, others: Mutex::default() })
    }

    /// The same for a process that began at this time.
    pub fn began(self, at: Timestamp) -> Self {
        Self { began: at.0, ..self }
    }

    /// Makes the first response, with one of Discord's callback types in `body`. If it is `named`, requests its message.
    pub async fn respond(
        &self,
        interaction: u64,
        token: &Secret,
        body: &Value,
        file: Option<Upload<'_>>,
        named: bool,
    ) -> Result<Responded, RestError> {
        let query = if named { "?with_response=true" } else { "" };
        let path = format!("interactions/{interaction}/{}/callback{query}", token.reveal());
        let mut made = self.send(&Method::POST, &path, Some(RequestParts { body, file })).await?;
        let message = made["interaction"]["response_message_id"].as_str().and_then(|id| id.parse().ok());
        let shown = made.pointer_mut("/resource/message").map(Value::take).unwrap_or_default();
        Ok(Responded { message, shown })
    }

    /// The message that is the first response or was pressed.
    pub async fn original(&self, token: &Secret) -> Result<Original, RestError> {
        let found = self.send(&Method::GET, &self.path(token, Reply::Original), None).await?;
        let flags = found["flags"].as_u64().unwrap_or_default();
        let is_ephemeral = flags & EPHEMERAL != 0;
        Ok(Original { message: id(&found)?, is_ephemeral, is_awaited: flags & LOADING != 0 })
    }

    /// Counts an interaction that another copy of the bot answered. Among several processes that is normal, and after a
    /// crash, too: a resumed session repeats interactions that the previous process has answered.
    pub fn note_another(&self, interaction: u64) {
        let asked = (interaction >> 22) + EPOCH;
        if self.breaker.processes() > NonZeroU32::MIN || asked < self.began {
            return;
        }
        let mut others = self.others.lock().unwrap_or_else(PoisonError::into_inner);
        others.retain(|at| at.elapsed() < LATELY);
        others.push(Instant::now());
        if others.len() < MANY {
            return;
        }
        others.clear();
        tracing::warn!(
            "another program answers interactions of this application: is a second copy running with this token?"
        );
        let why = "another program answers interactions of this application".to_owned();
        self.health.note_for(Concern::SecondCopy, why, LATELY);
    }

    pub async fn follow_up(&self, token: &Secret, body: &Value, file: Option<Upload<'_>>) -> Result<u64, RestError> {
        let path = format!("webhooks/{}/{}", self.application, token.reveal());
        id(&self.send(&Method::POST, &path, Some(RequestParts { body, file })).await?)
    }

    pub async fn edit(
        &self,
        token: &Secret,
        reply: Reply,
        body: &Value,
        file: Option<Upload<'_>>,
    ) -> Result<(u64, Value), RestError> {
        let parts = Some(RequestParts { body, file });
        let message = self.send(&Method::PATCH, &self.path(token, reply), parts).await?;
        Ok((id(&message)?, message))
    }

    pub async fn delete(&self, token: &Secret, reply: Reply) -> Result<(), RestError> {
        self.send(&Method::DELETE, &self.path(token, reply), None).await.map(drop)
    }

    fn path(&self, token: &Secret, reply: Reply) -> String {
        let message = match reply {
            Reply::Original => "@original".to_owned(),
            Reply::FollowUp(message) => message.to_string(),
        };
        format!("webhooks/{}/{}/messages/{message}", self.application, token.reveal())
    }

    async fn send(&self, method: &Method, path: &str, parts: Option<RequestParts<'_>>) -> Result<Value, RestError> {
        let answer = self.http.send(method, path, None, parts).await?;
        self.breaker.note(answer.status().as_u16(), shared(&answer));
        if answer.status() == StatusCode::TOO_MANY_REQUESTS {
            return Err(Limit::of(answer).await.into());
        }
        read(answer).await
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::Ordering;

    use serde_json::json;

    use super::*;
    use crate::http::BODY;
    use crate::test_server::server;

    fn callbacks(url: &Url) -> (Callbacks, Secret) {
        (Callbacks::new(Some(url), 7, Arc::default(), Arc::default()).unwrap(), Secret::new("an.interaction.token"))
    }

    #[tokio::test(start_paused = true)]
    async fn only_answers_to_new_interactions_mean_a_second_copy() {
        let health = Arc::<Health>::default();
        let began = Timestamp(1_795_283_413_000);
        let url = Url::parse("http://127.0.0.1:1").unwrap();
        let callbacks = Callbacks::new(Some(&url), 7, Arc::default(), Arc::clone(&health)).unwrap().began(began);
        let asked = |at: u64| (at - EPOCH) << 22;
        for _ in 0..10 {
            callbacks.note_another(asked(began.0 - 500));
        }
        assert!(health.concerns().is_empty(), "an earlier run has answered these");
        for _ in 0..MANY {
            callbacks.note_another(asked(began.0 + 500));
        }
        assert_eq!(health.concerns().len(), 1);
        tokio::time::advance(LATELY).await;
        assert!(health.concerns().is_empty(), "it has ended");
    }

    #[tokio::test]
    async fn endless_response_is_cut_off_and_errors_omit_the_token() {
        let mut body = b"{\"id\": \"1\", \"junk\": \"".to_vec();
        body.resize(BODY + 1, b'x');
        let (url, _) = server("200 OK", body).await;
        let (callbacks, token) = callbacks(&url);
        let nothing = json!({});
        let edited = callbacks.edit(&token, Reply::Original, &nothing, None).await.unwrap_err().to_string();
        let followed = callbacks.follow_up(&token, &nothing, None).await.unwrap_err().to_string();
        let closed_port = Url::parse("http://127.0.0.1:1").unwrap();
        let unreachable = Callbacks::new(Some(&closed_port), 7, Arc::default(), Arc::default()).unwrap();
        let unreachable = unreachable.respond(1, &token, &nothing, None, false).await.err().unwrap().to_string();
        for error in [&edited, &followed] {
            assert!(error.contains("more than"), "{error}");
        }
        for error in [edited, followed, unreachable] {
            assert!(!error.contains("token"), "{error}");
        }
    }

    #[tokio::test]
    async fn rate_limit_says_how_long_to_wait() {
        let (url, asked) = server("429 Too Many Requests", br#"{"retry_after": 0.75}"#.to_vec()).await;
        let (callbacks, token) = callbacks(&url);
        let limited = callbacks.respond(1, &token, &json!({}), None, false).await;
        let limited = limited.map(|made| made.message);
        assert!(matches!(limited, Err(RestError::Limited { wait, .. }) if wait.as_millis() == 750), "{limited:?}");
        assert_eq!(asked.load(Ordering::SeqCst), 1);
    }
}
