//! Messages in channels: send, read, edit, delete.

use super::{Call, Reply};
use crate::sandbox::{
    draft::{self, Ping},
    error::{ApiError, FormErrors},
    message::Message,
    permission,
    realm::Realm,
    snowflake::Id,
    validate::{self, Sending},
};
use serde_json::Value;

/// A nonce is remembered for so long.
const NONCE_MS: u64 = 5 * 60 * 1000;

/// The channel of the route, if the bot sees it.
pub(super) fn channel(realm: &Realm, call: &Call) -> Result<Id, ApiError> {
    let id = call.id("channel_id", ApiError::unknown_channel)?;
    let channel = realm.world.channel(id).ok_or_else(ApiError::unknown_channel)?;
    if realm.world.bot_permissions(channel) & permission::VIEW_CHANNEL == 0 {
        return Err(ApiError::missing_access());
    }
    Ok(id)
}

/// Refuses when the bot lacks a permission in a channel. Direct messages have none to lack.
pub(super) fn need(realm: &Realm, channel: Id, wanted: u64) -> Result<(), ApiError> {
    let Some(place) = realm.world.channel(channel) else { return Err(ApiError::unknown_channel()) };
    if realm.world.bot_permissions(place) & wanted == wanted { Ok(()) } else { Err(ApiError::missing_permissions()) }
}

/// The message of the route, if the bot can see it: ephemerals cannot be reached through a channel.
pub(super) fn message(realm: &Realm, call: &Call, channel: Id) -> Result<Message, ApiError> {
    let id = call.id("message_id", ApiError::unknown_message)?;
    let found = realm.world.messages.get(&id).filter(|message| message.channel == channel && !message.is_ephemeral());
    found.cloned().ok_or_else(ApiError::unknown_message)
}

pub(super) fn create(realm: &mut Realm, call: &Call) -> Result<Reply, ApiError> {
    let channel = channel(realm, call)?;
    let recipient = realm.world.channel(channel).and_then(|channel| channel.recipient());
    validate::message(&call.body, &call.files, Sending::ToChannel, None)?;
    if recipient.and_then(|id| realm.world.member(id)).is_some_and(|member| member.dms_closed) {
        return Err(ApiError::dms_closed());
    }
    let in_thread = matches!(
        realm.world.channel(channel).map(|channel| channel.kind),
        Some(crate::sandbox::channel::ChannelKind::Thread { .. })
    );
    need(realm, channel, if in_thread { permission::SEND_MESSAGES_IN_THREADS } else { permission::SEND_MESSAGES })?;
    if !call.files.is_empty() {
        need(realm, channel, permission::ATTACH_FILES)?;
    }
    let now = realm.now();
    let nonce = call.body.get("nonce").filter(|nonce| !nonce.is_null()).cloned();
    let key = nonce.as_ref().map(|nonce| (channel, nonce.to_string().trim_matches('"').to_owned()));
    if call.body["enforce_nonce"] == true
        && let Some((known, at)) = key.as_ref().and_then(|key| realm.nonces.get(key)).copied()
        && now < at + NONCE_MS
        && let Some(message) = realm.world.messages.get(&known)
    {
        return Reply::ok(message.json(&realm.world, false));
    }
    let reply_to = referenced(realm, call, channel)?;
    let mut message = Message::blank(realm.next_id(), channel, realm.world.bot.id);
    message.nonce = nonce;
    message.reply_to = reply_to;
    draft::fill(realm, &mut message, &call.body, &call.files, Ping::New);
    if let Some(key) = key {
        realm.nonces.retain(|_, (_, at)| now < *at + NONCE_MS);
        realm.nonces.insert(key, (message.id, now));
    }
    let answer = message.json(&realm.world, false);
    realm.put_message(message);
    Reply::ok(answer)
}

/// The message that is answered, if it stands.
fn referenced(realm: &Realm, call: &Call, channel: Id) -> Result<Option<Id>, ApiError> {
    let Some(reference) = call.body.get("message_reference").filter(|reference| !reference.is_null()) else {
        return Ok(None);
    };
    need(realm, channel, permission::READ_MESSAGE_HISTORY)?;
    let id = match &reference["message_id"] {
        Value::String(text) => text.parse::<Id>().ok(),
        Value::Number(number) => number.as_u64().map(Id::new),
        _ => None,
    };
    let stands = id.and_then(|id| realm.world.messages.get(&id)).is_some_and(|message| message.channel == channel);
    match id {
        Some(id) if stands => Ok(Some(id)),
        _ if reference["fail_if_not_exists"] == false => Ok(None),
        _ => Err(FormErrors::one("message_reference", "MESSAGE_REFERENCE_UNKNOWN_MESSAGE", "Unknown message")),
    }
}

pub(super) fn list(realm: &mut Realm, call: &Call) -> Result<Reply, ApiError> {
    let channel = channel(realm, call)?;
    if need(realm, channel, permission::READ_MESSAGE_HISTORY).is_err() {
        return Reply::ok(Value::Array(Vec::new()));
    }
    let limit = call.query.get("limit").map_or(Ok(50), |text| text.parse::<usize>());
    let Some(limit) = limit.ok().filter(|limit| (1..=100).contains(limit)) else {
        return Err(FormErrors::one("limit", "NUMBER_TYPE_MAX", "int value should be between 1 and 100."));
    };
    let bound = |name: &str| call.query.get(name).and_then(|text| text.parse::<Id>().ok());
    let open = realm.world.messages_of(channel).filter(|message| !message.is_ephemeral());
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
    Reply::ok(found.iter().map(|message| message.json(&realm.world, false)).collect())
}

pub(super) fn get(realm: &mut Realm, call: &Call) -> Result<Reply, ApiError> {
    let channel = channel(realm, call)?;
    need(realm, channel, permission::READ_MESSAGE_HISTORY).map_err(|_| ApiError::missing_access())?;
    let message = message(realm, call, channel)?;
    Reply::ok(message.json(&realm.world, false))
}

pub(super) fn edit(realm: &mut Realm, call: &Call) -> Result<Reply, ApiError> {
    let channel = channel(realm, call)?;
    let mut message = message(realm, call, channel)?;
    if message.author != realm.world.bot.id {
        return Err(ApiError::not_the_author());
    }
    if !call.files.is_empty() {
        need(realm, channel, permission::ATTACH_FILES)?;
    }
    validate::message(&call.body, &call.files, Sending::Edit, Some(&message))?;
    draft::fill(realm, &mut message, &call.body, &call.files, Ping::Edit);
    message.edited_ms = Some(realm.now());
    let answer = message.json(&realm.world, false);
    realm.put_message(message);
    Reply::ok(answer)
}

pub(super) fn delete(realm: &mut Realm, call: &Call) -> Result<Reply, ApiError> {
    let channel = channel(realm, call)?;
    let message = message(realm, call, channel)?;
    if message.author != realm.world.bot.id {
        need(realm, channel, permission::MANAGE_MESSAGES)?;
    }
    realm.remove_message(message.id);
    Reply::nothing()
}
