//! The endpoints that answer an interaction. Their paths contain the interaction's own token, and they share no rate
//! limit.
//!
//! Invariant: that token, and errors that contain it, are never logged.

use std::num::NonZeroU32;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

use reqwest::{Method, StatusCode, Url};
use serde_json::Value;

use crate::config::Secret;
use crate::discord::breaker::Breaker;
use crate::discord::health::{Concern, Health};
use crate::discord::http::{HttpClient, Limit, RequestParts, RestError, Upload, id, read, shared};

/// Sends answers to interactions.
pub struct Callbacks {
    http: HttpClient,
    /// Discord's id of the application, which is also its bot's id.
    pub application: u64,
    breaker: Arc<Breaker>,
    health: Arc<Health>,
    /// How many interactions another copy of the bot answered.
    others: AtomicU32,
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
/// From this many interactions on, the foreign answers cannot be left over from an earlier run.
const MANY: u32 = 3;

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
    ///
    /// # Errors
    /// When TLS cannot be set up.
    pub fn new(
        base: Option<&Url>,
        application: u64,
        breaker: Arc<Breaker>,
        health: Arc<Health>,
    ) -> Result<Self, reqwest::Error> {
        Ok(Self { http: HttpClient::new(base)?, application, breaker, health, others: AtomicU32::new(0) })
    }

    /// Makes the first response, with one of Discord's callback types in `body`. If it is `named`, requests its message.
    ///
    /// # Errors
    /// See [`RestError`].
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
    ///
    /// # Errors
    /// See [`RestError`].
    pub async fn original(&self, token: &Secret) -> Result<Original, RestError> {
        let found = self.send(&Method::GET, &self.path(token, Reply::Original), None).await?;
        let flags = found["flags"].as_u64().unwrap_or_default();
        let is_ephemeral = flags & EPHEMERAL != 0;
        Ok(Original { message: id(&found)?, is_ephemeral, is_awaited: flags & LOADING != 0 })
    }

    /// Counts an interaction that another copy of the bot answered. Among several processes that is normal: a resumed
    /// session repeats interactions that the previous process has answered.
    pub fn note_another(&self) {
        if self.breaker.processes() > NonZeroU32::MIN {
            return;
        }
        let others = self.others.fetch_add(1, Ordering::Relaxed) + 1;
        if others == MANY {
            tracing::warn!(
                "another program answers interactions of this application: is a second copy running with this token?"
            );
            self.health
                .note(Concern::SecondCopy, "another program answers interactions of this application".to_owned());
        }
    }

    /// Sends another message; returns its id.
    ///
    /// # Errors
    /// See [`RestError`].
    pub async fn follow_up(&self, token: &Secret, body: &Value, file: Option<Upload<'_>>) -> Result<u64, RestError> {
        let path = format!("webhooks/{}/{}", self.application, token.reveal());
        id(&self.send(&Method::POST, &path, Some(RequestParts { body, file })).await?)
    }

    /// Edits a message; returns its id and its content.
    ///
    /// # Errors
    /// See [`RestError`].
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

    /// Deletes a message.
    ///
    /// # Errors
    /// See [`RestError`].
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
        let answer = self.http.send((method, path), None, parts).await?;
        self.breaker.note(answer.status().as_u16(), shared(&answer));
        if answer.status() == StatusCode::TOO_MANY_REQUESTS {
            return Err(Limit::of(answer).await.into());
        }
        read(answer).await
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::discord::http::BODY;
    use crate::discord::test_server::server;

    fn callbacks(url: &Url) -> (Callbacks, Secret) {
        (Callbacks::new(Some(url), 7, Arc::default(), Arc::default()).unwrap(), Secret::new("an.interaction.token"))
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
