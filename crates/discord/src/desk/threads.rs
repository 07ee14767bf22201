//! Threads of tables: opens them, closes unneeded ones, and wakes archived ones.
//!
//! Discord archives a thread after a week without a message. A message in an archived thread can be neither edited nor
//! deleted; a new message wakes the thread by itself.

use reqwest::Method;
use serde_json::{Value, json};
use serenity::all::Permissions;

use crate::desk::rest::{NO_CHANNEL, RestClient};
use crate::http::{RequestParts, RestError, id};
use crate::messages::OutgoingMessage;

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

    /// The tags of a forum that the bot may give: the id and the name of each.
    pub async fn tags(&self, forum: u64) -> Result<Vec<(u64, String)>, RestError> {
        Ok(tags(&self.channel(forum).await?))
    }

    /// How many threads of a server are active.
    pub async fn active_threads(&self, server: u64) -> Result<usize, RestError> {
        let path = format!("guilds/{server}/threads/active");
        let answer = self.send("threads", NO_CHANNEL, Method::GET, &path, None).await?;
        Ok(answer["threads"].as_array().map_or(0, Vec::len))
    }

    /// A channel as the bot may use it, with these roles in its server.
    pub async fn room(&self, channel: u64, roles: &OwnRoles) -> Result<Room, RestError> {
        let found = self.channel(channel).await?;
        let parent = match found["thread_metadata"].is_object() {
            true => {
                Some(self.channel(found["parent_id"].as_str().and_then(|id| id.parse().ok()).unwrap_or(channel)).await?)
            }
            false => None,
        };
        Ok(Room {
            kind: found["type"].as_u64().and_then(|kind| kind.try_into().ok()).unwrap_or_default(),
            // A thread has the permissions of its channel.
            allowed: roles.within(&parent.as_ref().unwrap_or(&found)["permission_overwrites"]),
            is_locked: found["thread_metadata"]["locked"] == true,
            requires_tag: found["flags"].as_u64().is_some_and(|flags| flags & REQUIRE_TAG != 0),
            tags: tags(&found),
        })
    }

    /// The roles of the bot, a member of a server.
    pub async fn own_roles(&self, server: u64, bot: u64) -> Result<OwnRoles, RestError> {
        let path = format!("guilds/{server}/roles");
        let known = self.send("roles", NO_CHANNEL, Method::GET, &path, None).await?;
        let path = format!("guilds/{server}/members/{bot}");
        let member = self.send("member", NO_CHANNEL, Method::GET, &path, None).await?;
        let own = member["roles"].as_array().into_iter().flatten().filter_map(Value::as_str).map(str::to_owned);
        let everyone = server.to_string();
        let roles: Vec<_> = own.filter(|role| *role != everyone).collect();
        let given = known.as_array().into_iter().flatten();
        let given = given
            .filter(|role| role["id"].as_str().is_some_and(|id| id == everyone || roles.iter().any(|own| own == id)));
        let base = given.fold(Permissions::empty(), |all, role| all | permissions(&role["permissions"]));
        Ok(OwnRoles { groups: [vec![everyone], roles, vec![bot.to_string()]], base })
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

/// A channel of a server, as the bot may use it.
pub struct Room {
    /// Discord's number of its type.
    pub kind: u8,
    pub allowed: Permissions,
    pub is_locked: bool,
    /// Whether a forum refuses posts without a tag.
    pub requires_tag: bool,
    /// The tags of a forum that the bot may give.
    pub tags: Vec<(u64, String)>,
}

/// The roles of the bot in a server.
pub struct OwnRoles {
    /// Whom the overwrites of a channel name, in the order in which they apply: everyone, the bot's roles, the bot.
    groups: [Vec<String>; 3],
    /// What the roles allow without overwrites.
    base: Permissions,
}

impl OwnRoles {
    /// What the bot may do in a channel with these overwrites.
    fn within(&self, overwrites: &Value) -> Permissions {
        if self.base.administrator() {
            return Permissions::all();
        }
        self.groups.iter().fold(self.base, |allowed, group| {
            let all = overwrites.as_array().into_iter().flatten();
            let own = all.filter(|one| one["id"].as_str().is_some_and(|id| group.iter().any(|of| of == id)));
            let bits = |key| own.clone().fold(Permissions::empty(), |all, one| all | permissions(&one[key]));
            (allowed - bits("deny")) | bits("allow")
        })
    }
}

/// Permissions as Discord writes them.
fn permissions(bits: &Value) -> Permissions {
    Permissions::from_bits_truncate(bits.as_str().and_then(|bits| bits.parse().ok()).unwrap_or_default())
}

/// The tags of a forum, without those that only moderators may give.
fn tags(forum: &Value) -> Vec<(u64, String)> {
    let tag = |tag: &Value| Some((tag["id"].as_str()?.parse().ok()?, tag["name"].as_str()?.to_owned()));
    let all = forum["available_tags"].as_array().into_iter().flatten();
    all.filter(|tag| tag["moderated"] != true).filter_map(tag).collect()
}

fn numbers(ids: &[u64]) -> Vec<String> {
    ids.iter().map(ToString::to_string).collect()
}
