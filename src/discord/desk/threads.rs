//! Threads of tables: opens them, closes unneeded ones, and wakes archived ones.
//!
//! Discord archives a thread after a week without a message. A message in an archived thread can be neither edited nor
//! deleted; a new message wakes the thread by itself.

use reqwest::Method;
use serde_json::{Value, json};

use crate::discord::desk::rest::RestClient;
use crate::discord::http::{RequestParts, RestError, id};
use crate::discord::messages::OutgoingMessage;

/// The flag of a forum that refuses posts without a tag, and that of a silent message.
const REQUIRE_TAG: u64 = 1 << 4;
const SILENT: u64 = 1 << 12;
/// Discord's codes for an action that a channel of this kind does not have.
const WRONG_KIND: &[u64] = &[50_008, 50_024];
/// Discord's code for an archived thread.
pub const ARCHIVED: u64 = 50083;
/// Minutes without a message until Discord archives a thread: the longest time that it allows.
const WEEK: u32 = 7 * 24 * 60;
/// The maximum length of a thread's name, in characters.
const NAME: usize = 100;

impl RestClient {
    /// Opens a thread of a channel and returns its id. `kind` is Discord's number of its type.
    pub async fn open_thread(&self, channel: u64, name: &str, kind: u8) -> Result<u64, RestError> {
        let name: String = name.chars().take(NAME).collect();
        let body = json!({ "name": name, "type": kind, "auto_archive_duration": WEEK });
        let path = format!("channels/{channel}/threads");
        id(&self.send("thread", channel, Method::POST, &path, Some(RequestParts::json(&body))).await?)
    }

    /// Opens a post of a forum with a first message and tags, and returns its id.
    pub async fn open_post(
        &self,
        forum: u64,
        name: &str,
        first: &OutgoingMessage,
        tags: &[u64],
    ) -> Result<u64, RestError> {
        let name: String = name.chars().take(NAME).collect();
        let message = json!({ "content": first.content, "allowed_mentions": { "parse": [], "users": [] } });
        let body = json!({
            "name": name, "auto_archive_duration": WEEK, "message": message, "applied_tags": numbers(tags),
        });
        let path = format!("channels/{forum}/threads");
        id(&self.send("thread", forum, Method::POST, &path, Some(RequestParts::json(&body))).await?)
    }

    /// The tags of a forum: the id and the name of each.
    pub async fn tags(&self, forum: u64) -> Result<Vec<(u64, String)>, RestError> {
        let answer = self.send("channel", forum, Method::GET, &format!("channels/{forum}"), None).await?;
        let tag = |tag: &Value| Some((tag["id"].as_str()?.parse().ok()?, tag["name"].as_str()?.to_owned()));
        Ok(answer["available_tags"].as_array().into_iter().flatten().filter_map(tag).collect())
    }

    /// Whether a forum refuses posts without a tag.
    pub async fn requires_tag(&self, forum: u64) -> Result<bool, RestError> {
        let answer = self.send("channel", forum, Method::GET, &format!("channels/{forum}"), None).await?;
        Ok(answer["flags"].as_u64().is_some_and(|flags| flags & REQUIRE_TAG != 0))
    }

    /// Tries whether the bot may write in a channel, without a message.
    pub async fn try_typing(&self, channel: u64) -> Result<(), RestError> {
        let path = format!("channels/{channel}/typing");
        match self.send("typing", channel, Method::POST, &path, None).await {
            // A forum has no indicator, but Discord judges the permissions first.
            Err(error) if error.is(WRONG_KIND) => Ok(()),
            typed => typed.map(drop),
        }
    }

    /// Tries whether the bot may write in a channel, by a silent message that it deletes at once. Returns whether Discord
    /// shows its embeds.
    pub async fn try_writing(&self, channel: u64) -> Result<bool, RestError> {
        let body = json!({
            "content": "🩺", "embeds": [{ "description": "🩺" }], "flags": SILENT,
            "allowed_mentions": { "parse": [], "users": [] },
        });
        let (message, shown) = self.post(channel, &body, None).await?;
        if let Err(error) = self.delete(channel, message).await {
            tracing::warn!(channel, message_id = message, %error, "cannot delete the message of a trial");
        }
        Ok(shown["embeds"].as_array().is_some_and(|embeds| !embeds.is_empty()))
    }

    /// Replaces the tags of a post that the bot has opened. An archived post is woken.
    pub async fn set_tags(&self, post: u64, tags: &[u64]) -> Result<(), RestError> {
        let body = json!({ "applied_tags": numbers(tags) });
        self.send_awake("thread", post, Method::PATCH, &format!("channels/{post}"), Some(RequestParts::json(&body)))
            .await
            .map(drop)
    }

    /// Archives a thread that the bot has opened.
    pub async fn close_thread(&self, thread: u64) -> Result<(), RestError> {
        self.set_archived(thread, true).await
    }

    async fn set_archived(&self, thread: u64, archived: bool) -> Result<(), RestError> {
        let path = format!("channels/{thread}");
        let body = json!({ "archived": archived });
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

fn numbers(ids: &[u64]) -> Vec<String> {
    ids.iter().map(ToString::to_string).collect()
}
