//! Channels: themselves, typing, pins, threads.

use super::{
    Call, Reply,
    messages::{channel, message, need},
};
use crate::sandbox::{
    channel::{Channel, ChannelKind},
    clock::iso,
    error::{ApiError, FormErrors},
    gateway::session::intent,
    permission,
    realm::{Change, Realm},
    snowflake::Id,
};
use serde_json::{Value, json};

pub(super) fn get(realm: &mut Realm, call: &Call) -> Result<Reply, ApiError> {
    let id = channel(realm, call)?;
    let channel = realm.world.channel(id).ok_or_else(ApiError::unknown_channel)?;
    Reply::ok(channel.json(&realm.world))
}

pub(super) fn typing(realm: &mut Realm, call: &Call) -> Result<Reply, ApiError> {
    let channel = channel(realm, call)?;
    need(realm, channel, permission::SEND_MESSAGES)?;
    realm.tell(Change::Typing(channel));
    Reply::nothing()
}

fn set_pin(realm: &mut Realm, call: &Call, pinned: bool) -> Result<Reply, ApiError> {
    let channel = channel(realm, call)?;
    if !realm.is_dm(channel) {
        need(realm, channel, permission::MANAGE_MESSAGES)?;
    }
    let mut message = message(realm, call, channel)?;
    message.pinned = pinned;
    realm.put_message(message);
    Reply::nothing()
}

pub(super) fn pin(realm: &mut Realm, call: &Call) -> Result<Reply, ApiError> {
    set_pin(realm, call, true)
}

pub(super) fn unpin(realm: &mut Realm, call: &Call) -> Result<Reply, ApiError> {
    set_pin(realm, call, false)
}

fn pinned(realm: &Realm, channel: Id) -> Vec<Value> {
    let pinned = realm.world.messages_of(channel).rev().filter(|message| message.pinned);
    pinned.map(|message| message.json(&realm.world, false)).collect()
}

pub(super) fn pins(realm: &mut Realm, call: &Call) -> Result<Reply, ApiError> {
    let channel = channel(realm, call)?;
    let items = pinned(realm, channel).into_iter();
    let items: Vec<Value> =
        items.map(|message| json!({"pinned_at": message["timestamp"], "message": message})).collect();
    Reply::ok(json!({"items": items, "has_more": false}))
}

pub(super) fn old_pins(realm: &mut Realm, call: &Call) -> Result<Reply, ApiError> {
    let channel = channel(realm, call)?;
    Reply::ok(json!(pinned(realm, channel)))
}

pub(super) fn open_thread(realm: &mut Realm, call: &Call) -> Result<Reply, ApiError> {
    let parent = channel(realm, call)?;
    let id = realm.next_id();
    open(realm, call, parent, id)
}

/// A thread under a message has the message's id, so there can be but one.
pub(super) fn open_thread_under(realm: &mut Realm, call: &Call) -> Result<Reply, ApiError> {
    let parent = channel(realm, call)?;
    let id = message(realm, call, parent)?.id;
    if realm.world.channel(id).is_some() {
        return Err(ApiError::thread_already_created());
    }
    open(realm, call, parent, id)
}

fn open(realm: &mut Realm, call: &Call, parent: Id, id: Id) -> Result<Reply, ApiError> {
    let text = realm.world.channel(parent).is_some_and(|channel| channel.kind == ChannelKind::Text);
    if !text {
        return Err(ApiError::made_up(400, 50024, "Cannot execute action on this channel type"));
    }
    need(realm, parent, permission::CREATE_PUBLIC_THREADS)?;
    let name = call.body["name"].as_str().unwrap_or_default();
    let mut errors = FormErrors::default();
    if call.body["name"].is_null() {
        errors.required("name");
    } else {
        errors.length("name", name.chars().count(), 1, 100);
    }
    errors.verdict()?;
    let kind = ChannelKind::Thread { parent, owner: realm.world.bot.id };
    let thread = Channel { id, name: name.to_owned(), kind, topic: String::new(), bot_denied: 0 };
    realm.world.channels.insert(id, thread.clone());
    let mut answer = thread.json(&realm.world);
    let joined = iso(realm.now());
    answer["member"] = json!({"id": id, "user_id": realm.world.bot.id, "join_timestamp": joined, "flags": 1});
    realm.tell(Change::Channel(id));
    let mut event = answer.clone();
    event["newly_created"] = json!(true);
    realm.sessions.dispatch("THREAD_CREATE", intent::GUILDS, false, event);
    Reply::created(answer)
}
