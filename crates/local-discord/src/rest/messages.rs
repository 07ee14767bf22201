//! Messages in channels: send, read, edit, delete.

use super::{Call, Reply};
use crate::{
    channel::{Channel, ChannelKind},
    draft::{self, Ping},
    error::{ApiError, FormErrors},
    limits::{OLD_EDITS, PUBLISHED_EDITS},
    message::{CROSSPOSTED, Message},
    permission,
    server_state::ServerState,
    snowflake::Id,
    validate::{self, Sending},
};
use serde_json::Value;

/// The lifetime of a nonce.
const NONCE_MS: u64 = 5 * 60 * 1000;

/// The channel of the route, if the bot sees it.
pub(super) fn channel(state: &ServerState, call: &Call) -> Result<Id, ApiError> {
    let id = call.id("channel_id", ApiError::unknown_channel)?;
    let channel = state.world.channel(id).ok_or_else(ApiError::unknown_channel)?;
    if state.world.bot_may(channel, state.now()) & permission::VIEW_CHANNEL == 0 {
        return Err(ApiError::missing_access());
    }
    Ok(id)
}

/// Refuses a request for which the bot lacks a permission in the channel. In direct messages it has those of its invitation.
pub(super) fn need(state: &ServerState, channel: Id, wanted: u64) -> Result<(), ApiError> {
    let Some(place) = state.world.channel(channel) else { return Err(ApiError::unknown_channel()) };
    if state.world.bot_may(place, state.now()) & wanted == wanted {
        Ok(())
    } else {
        Err(ApiError::missing_permissions())
    }
}

/// The message of the route, if the bot can see it. No channel route returns an ephemeral one.
pub(super) fn message(state: &ServerState, call: &Call, channel: Id) -> Result<Message, ApiError> {
    let id = call.id("message_id", ApiError::unknown_message)?;
    let found = state.world.messages.get(&id).filter(|message| message.channel == channel && !message.is_ephemeral());
    found.cloned().ok_or_else(ApiError::unknown_message)
}

/// Refuses a request in a locked thread, unless the bot may manage threads.
pub(super) fn unlocked(state: &ServerState, channel: Id) -> Result<(), ApiError> {
    match state.world.channel(channel) {
        Some(Channel { locked: true, archived, .. }) if need(state, channel, permission::MANAGE_THREADS).is_err() => {
            Err(if *archived { ApiError::thread_archived() } else { ApiError::thread_locked() })
        }
        _ => Ok(()),
    }
}

/// Refuses a change in an archived thread.
fn awake(state: &ServerState, channel: Id) -> Result<(), ApiError> {
    let archived = state.world.channel(channel).is_some_and(|channel| channel.archived);
    if archived { Err(ApiError::thread_archived()) } else { Ok(()) }
}

pub(super) fn create(state: &mut ServerState, call: &Call) -> Result<Reply, ApiError> {
    let channel = channel(state, call)?;
    let recipient = state.world.channel(channel).and_then(|channel| channel.recipient());
    validate::message(&call.body, &call.files, Sending::ToChannel, None)?;
    if recipient.and_then(|id| state.world.member(id)).is_some_and(|member| member.dms_closed) {
        return Err(ApiError::dms_closed());
    }
    if recipient.is_some_and(|id| state.world.gone.contains(&id) || state.world.gone.contains(&state.world.bot.id)) {
        return Err(ApiError::no_mutual_guilds());
    }
    let place = state.world.channel(channel);
    if place.is_some_and(|place| place.kind == ChannelKind::Forum) {
        return Err(ApiError::forum());
    }
    let in_thread = place.is_some_and(Channel::is_thread);
    let (archived, locked) = place.map_or((false, false), |channel| (channel.archived, channel.locked));
    need(state, channel, if in_thread { permission::SEND_MESSAGES_IN_THREADS } else { permission::SEND_MESSAGES })?;
    if !call.files.is_empty() {
        need(state, channel, permission::ATTACH_FILES)?;
    }
    unlocked(state, channel)?;
    if archived {
        state.set_archived(channel, false, locked);
    }
    let now = state.now();
    let nonce = call.body.get("nonce").filter(|nonce| !nonce.is_null()).cloned();
    let key = nonce.as_ref().map(|nonce| (channel, nonce.to_string().trim_matches('"').to_owned()));
    if call.body["enforce_nonce"] == true
        && let Some((known, at)) = key.as_ref().and_then(|key| state.nonces.get(key)).copied()
        && now < at + NONCE_MS
        && let Some(message) = state.world.messages.get(&known)
    {
        return Reply::ok(message.json(&state.world, false));
    }
    let reply_to = referenced(state, call, channel)?;
    let mut message = Message::blank(state.next_id(), channel, state.world.bot.id);
    message.nonce = nonce;
    message.reply_to = reply_to;
    draft::fill(state, &mut message, &call.body, &call.files, Ping::New);
    if let Some(key) = key {
        state.nonces.retain(|_, (_, at)| now < *at + NONCE_MS);
        state.nonces.insert(key, (message.id, now));
    }
    let answer = message.json(&state.world, false);
    state.put_message(message);
    Reply::ok(answer)
}

/// The message to which the new one replies, if it exists.
fn referenced(state: &ServerState, call: &Call, channel: Id) -> Result<Option<Id>, ApiError> {
    let Some(reference) = call.body.get("message_reference").filter(|reference| !reference.is_null()) else {
        return Ok(None);
    };
    need(state, channel, permission::READ_MESSAGE_HISTORY)?;
    let id = match &reference["message_id"] {
        Value::String(text) => text.parse::<Id>().ok(),
        Value::Number(number) => number.as_u64().map(Id::new),
        _ => None,
    };
    let stands = id.and_then(|id| state.world.messages.get(&id)).is_some_and(|message| message.channel == channel);
    match id {
        Some(id) if stands => Ok(Some(id)),
        _ if reference["fail_if_not_exists"] == false => Ok(None),
        _ => Err(FormErrors::one("message_reference", "MESSAGE_REFERENCE_UNKNOWN_MESSAGE", "Unknown message")),
    }
}

pub(super) fn list(state: &mut ServerState, call: &Call) -> Result<Reply, ApiError> {
    let channel = channel(state, call)?;
    if need(state, channel, permission::READ_MESSAGE_HISTORY).is_err() {
        return Reply::ok(Value::Array(Vec::new()));
    }
    let limit = call.query.get("limit").map_or(Ok(50), |text| text.parse::<usize>());
    let Some(limit) = limit.ok().filter(|limit| (1..=100).contains(limit)) else {
        return Err(FormErrors::one("limit", "NUMBER_TYPE_MAX", "int value should be between 1 and 100."));
    };
    let bound = |name: &str| call.query.get(name).and_then(|text| text.parse::<Id>().ok());
    let open = state.world.messages_of(channel).filter(|message| !message.is_ephemeral());
    let mut found: Vec<&Message> = match (bound("before"), bound("after"), bound("around")) {
        (Some(before), _, _) => open.rev().filter(|message| message.id < before).take(limit).collect(),
        (_, Some(after), _) => open.filter(|message| message.id > after).take(limit).collect(),
        (_, _, Some(middle)) => {
            let all: Vec<&Message> = open.collect();
            let at = all.partition_point(|message| message.id < middle);
            let from = at.saturating_sub(limit / 2);
            all.into_iter().skip(from).take(limit).collect()
        }
        _ => open.rev().take(limit).collect(),
    };
    found.sort_by_key(|message| std::cmp::Reverse(message.id));
    Reply::ok(found.iter().map(|message| message.json(&state.world, false)).collect())
}

pub(super) fn get(state: &mut ServerState, call: &Call) -> Result<Reply, ApiError> {
    let channel = channel(state, call)?;
    need(state, channel, permission::READ_MESSAGE_HISTORY).map_err(|_| ApiError::missing_access())?;
    let message = message(state, call, channel)?;
    Reply::ok(message.json(&state.world, false))
}

pub(super) fn edit(state: &mut ServerState, call: &Call) -> Result<Reply, ApiError> {
    let channel = channel(state, call)?;
    let mut message = message(state, call, channel)?;
    if message.author != state.world.bot.id {
        return Err(ApiError::not_the_author());
    }
    awake(state, channel)?;
    if !call.files.is_empty() {
        need(state, channel, permission::ATTACH_FILES)?;
    }
    validate::message(&call.body, &call.files, Sending::Edit, Some(&message))?;
    edit_limit(state, &message)?;
    draft::fill(state, &mut message, &call.body, &call.files, Ping::Edit);
    message.edited_ms = Some(state.now());
    let answer = message.json(&state.world, false);
    state.put_message(message);
    Reply::ok(answer)
}

/// Limits the edits of a message that is old or published.
fn edit_limit(state: &mut ServerState, message: &Message) -> Result<(), ApiError> {
    let now = state.now();
    let (measure, error) = match message.flags & CROSSPOSTED != 0 {
        _ if !state.rate_limited => return Ok(()),
        true => (PUBLISHED_EDITS, ApiError::published_edit_limit()),
        false if now > message.id.created_ms() + OLD_EDITS.window_ms => (OLD_EDITS, ApiError::old_edit_limit()),
        false => return Ok(()),
    };
    let limit = state.limits.take(&format!("{} {}", error.code, message.id), measure, false, now);
    match limit.refused {
        Some(_) => Err(ApiError { retry_after_ms: Some(limit.left_ms), ..error }),
        None => Ok(()),
    }
}

pub(super) fn delete(state: &mut ServerState, call: &Call) -> Result<Reply, ApiError> {
    let channel = channel(state, call)?;
    let message = message(state, call, channel)?;
    if message.author != state.world.bot.id {
        need(state, channel, permission::MANAGE_MESSAGES)?;
    }
    awake(state, channel)?;
    state.remove_message(message.id);
    Reply::nothing()
}
