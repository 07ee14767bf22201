//! Threads of tables: opens them, closes unneeded ones, and wakes archived ones.
//!
//! Discord archives a thread after a week without a message. A message in an archived thread can be neither edited nor
//! deleted; a new message wakes the thread by itself.

use reqwest::Method;
use serde_json::{Value, json};

use crate::discord::desk::rest::RestClient;
use crate::discord::http::{RequestParts, RestError, id};

/// Discord's code for an archived thread.
pub const ARCHIVED: u64 = 50083;
/// Minutes without a message until Discord archives a thread: the longest time that it allows.
const WEEK: u32 = 7 * 24 * 60;
/// The maximum length of a thread's name, in characters.
const NAME: usize = 100;

impl RestClient {
    /// Opens a thread of a channel and returns its id. `kind` is Discord's number of its type.
    ///
    /// # Errors
    /// See [`RestError`].
    pub async fn open_thread(&self, channel: u64, name: &str, kind: u8) -> Result<u64, RestError> {
        let name: String = name.chars().take(NAME).collect();
        let body = json!({ "name": name, "type": kind, "auto_archive_duration": WEEK });
        let path = format!("channels/{channel}/threads");
        id(&self.send("thread", channel, Method::POST, &path, Some(RequestParts::json(&body))).await?)
    }

    /// Archives a thread that the bot has opened.
    ///
    /// # Errors
    /// See [`RestError`].
    pub async fn close_thread(&self, thread: u64) -> Result<(), RestError> {
        self.set_archived(thread, true).await
    }

    async fn set_archived(&self, thread: u64, archived: bool) -> Result<(), RestError> {
        let (path, body) = (format!("channels/{thread}"), json!({ "archived": archived }));
        self.send("wake", thread, Method::PATCH, &path, Some(RequestParts::json(&body))).await.map(drop)
    }

    /// Sends a request about a message and ignores the content of the response. If the thread had to be woken, sends
    /// the request once more.
    pub(super) async fn send_awake(
        &self,
        route: &'static str,
        channel: u64,
        method: Method,
        path: &str,
        parts: Option<RequestParts<'_>>,
    ) -> Result<Value, RestError> {
        let send = || self.send(route, channel, method.clone(), path, parts);
        match send().await {
            Err(error) if error.is(&[ARCHIVED]) => {
                tracing::debug!(channel, "waking an archived thread");
                self.set_archived(channel, false).await?;
                send().await
            }
            sent => sent,
        }
    }
}
