//! Channels: themselves, typing, threads.

use super::{
    Call, Reply,
    messages::{channel, need},
};
use crate::{
    channel::{Channel, ChannelKind},
    clock::iso,
    draft::{self, Ping},
    error::{ApiError, FormErrors},
    message::Message,
    permission,
    server_state::{Change, ServerState},
    session::intent,
    snowflake::Id,
    validate::{self, Sending},
};
use serde_json::{Value, json};

pub(super) fn get(state: &mut ServerState, call: &Call) -> Result<Reply, ApiError> {
    let id = channel(state, call)?;
    let channel = state.world.channel(id).ok_or_else(ApiError::unknown_channel)?;
    Reply::ok(channel.json(&state.world))
}

pub(super) fn typing(state: &mut ServerState, call: &Call) -> Result<Reply, ApiError> {
    let channel = channel(state, call)?;
    need(state, channel, permission::SEND_MESSAGES)?;
    state.announce(Change::Typing(channel));
    Reply::nothing()
}

pub(super) fn open_thread(state: &mut ServerState, call: &Call) -> Result<Reply, ApiError> {
    let parent = channel(state, call)?;
    if state.world.channel(parent).is_some_and(|channel| channel.kind == ChannelKind::Forum) {
        return open_post(state, call, parent);
    }
    // Without a type Discord opens a private thread. The bot opens public ones only.
    let announces = state.world.channel(parent).is_some_and(|channel| channel.kind == ChannelKind::Announcement);
    if call.body["type"] != if announces { 10 } else { 11 } {
        return Err(ApiError::with_code(400, 50024, "Cannot execute action on this channel type"));
    }
    let id = state.next_id();
    open(state, call, parent, id)
}

/// Changes a thread: archives, reopens, locks, unlocks or renames it.
pub(super) fn edit(state: &mut ServerState, call: &Call) -> Result<Reply, ApiError> {
    let id = channel(state, call)?;
    let thread = state.world.channel(id).cloned().ok_or_else(ApiError::unknown_channel)?;
    let ChannelKind::Thread { owner, parent, .. } = thread.kind else {
        return Err(ApiError::with_code(400, 50024, "Cannot execute action on this channel type"));
    };
    let flag = |key: &str, now: bool| call.body[key].as_bool().unwrap_or(now);
    let archived = flag("archived", thread.archived);
    let locked = flag("locked", thread.locked);
    let wakes = !archived && call.body.as_object().is_some_and(|fields| fields.keys().all(|key| key == "archived"));
    let manages = need(state, id, permission::MANAGE_THREADS).is_ok();
    let may = match wakes {
        true => !thread.locked && need(state, id, permission::SEND_MESSAGES_IN_THREADS).is_ok(),
        false => owner == state.world.bot.id && locked == thread.locked,
    };
    if !may && !manages {
        return Err(ApiError::missing_permissions());
    }
    if !call.body["applied_tags"].is_null() {
        let applied = applied(state, call, parent)?;
        state.world.channels.entry(id).and_modify(|post| post.applied = applied);
    }
    if let Some(name) = call.body["name"].as_str() {
        let mut errors = FormErrors::default();
        errors.length("name", name.chars().count(), 1, 100);
        errors.into_result()?;
        state.world.channels.entry(id).and_modify(|thread| thread.name = name.to_owned());
    }
    state.set_archived(id, archived, locked);
    Reply::ok(state.world.channel(id).map_or(Value::Null, |thread| thread.json(&state.world)))
}

/// Opens a post of a forum with its first message, which gets the id of the post.
fn open_post(state: &mut ServerState, call: &Call, forum: Id) -> Result<Reply, ApiError> {
    let first = &call.body["message"];
    validate::message(first, &[], Sending::ToChannel, None)?;
    need(state, forum, permission::SEND_MESSAGES)?;
    let applied = applied(state, call, forum)?;
    if applied.is_empty() && state.world.channel(forum).is_some_and(|forum| forum.requires_tag) {
        return Err(ApiError::with_code(400, 40067, "A tag is required to create a forum post in this channel"));
    }
    let id = state.next_id();
    let opened = open(state, call, forum, id)?;
    state.world.channels.entry(id).and_modify(|post| post.applied = applied);
    let mut message = Message::blank(id, id, state.world.bot.id);
    draft::fill(state, &mut message, first, &[], Ping::New);
    state.put_message(message);
    Ok(opened)
}

/// The tags that a request gives a post of a forum.
fn applied(state: &ServerState, call: &Call, forum: Id) -> Result<Vec<Id>, ApiError> {
    let known = state.world.channel(forum).map(|forum| forum.tags.clone()).unwrap_or_default();
    let may_moderate = need(state, forum, permission::MANAGE_THREADS).is_ok();
    let named = call.body["applied_tags"].as_array().into_iter().flatten();
    let tag = |tag: &Value| {
        let id = tag.as_str().and_then(|id| id.parse().ok());
        id.filter(|id| known.iter().any(|tag| tag.id == *id && (!tag.moderated || may_moderate)))
    };
    let all: Option<Vec<Id>> = named.map(tag).collect();
    all.filter(|all| all.len() <= 5).ok_or_else(|| FormErrors::one("applied_tags", "TAG_INVALID", "Invalid tag"))
}

fn open(state: &mut ServerState, call: &Call, parent: Id, id: Id) -> Result<Reply, ApiError> {
    let kind = state.world.channel(parent).map(|channel| channel.kind);
    if !matches!(kind, Some(ChannelKind::Text | ChannelKind::Announcement | ChannelKind::Forum)) {
        return Err(ApiError::with_code(400, 50024, "Cannot execute action on this channel type"));
    }
    if kind != Some(ChannelKind::Forum) {
        need(state, parent, permission::CREATE_PUBLIC_THREADS)?;
    }
    let name = call.body["name"].as_str().unwrap_or_default();
    let mut errors = FormErrors::default();
    if call.body["name"].is_null() {
        errors.required("name");
    } else {
        errors.length("name", name.chars().count(), 1, 100);
    }
    errors.into_result()?;
    let kind = ChannelKind::Thread { parent, owner: state.world.bot.id, private: false };
    let thread = Channel::new(id, name, kind);
    state.world.channels.insert(id, thread.clone());
    let mut answer = thread.json(&state.world);
    let joined = iso(state.now());
    answer["member"] = json!({"id": id, "user_id": state.world.bot.id, "join_timestamp": joined, "flags": 1});
    state.announce(Change::Channel(id));
    let mut event = answer.clone();
    event["newly_created"] = json!(true);
    state.sessions.dispatch("THREAD_CREATE", intent::GUILDS, false, &event);
    Reply::created(answer)
}
