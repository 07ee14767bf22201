//! After the first answer: follow-ups, and the answers read, edited and deleted, for fifteen minutes.

use super::{Call, Reply, callback::origin};
use crate::sandbox::{
    draft::{self, Ping},
    error::ApiError,
    interaction::{Interaction, Standing},
    message::{EPHEMERAL, LOADING, Message},
    realm::Realm,
    validate::{self, Sending},
};

/// The interaction of the token in the path, if it may still be followed up.
fn asked(realm: &Realm, call: &Call) -> Result<Interaction, ApiError> {
    if call.id("webhook_id", ApiError::unknown_webhook)? != realm.world.bot.id {
        return Err(ApiError::unknown_webhook());
    }
    let token = call.word("webhook_token");
    let found = realm.interactions.values().rev().find(|interaction| interaction.token == token);
    let found = found.ok_or_else(ApiError::invalid_webhook_token)?;
    if realm.now() > found.sent_ms + realm.deadlines.token_ms {
        return Err(ApiError::invalid_webhook_token());
    }
    // Nothing can follow what was never answered.
    if found.standing != Standing::Answered {
        return Err(ApiError::unknown_webhook());
    }
    Ok(found.clone())
}

/// The message of the route: `@original`, or one of this interaction's own.
fn message(realm: &Realm, call: &Call, asked: &Interaction) -> Result<Message, ApiError> {
    let id = match call.params.get("message_id") {
        None => asked.original,
        Some(text) => text.parse().ok(),
    };
    let id = id.filter(|id| asked.original == Some(*id) || asked.followups.contains(id));
    id.and_then(|id| realm.world.messages.get(&id)).cloned().ok_or_else(ApiError::unknown_message)
}

/// A new message. The first one after "thinking" takes its place and its secrecy.
pub(super) fn follow_up(realm: &mut Realm, call: &Call) -> Result<Reply, ApiError> {
    let asked = asked(realm, call)?;
    validate::message(&call.body, &call.files, Sending::Interaction, None)?;
    let original = asked.original.and_then(|id| realm.world.messages.get(&id)).cloned();
    if let Some(thinking) = original.filter(Message::is_thinking) {
        return finish(realm, call, thinking, Ping::New);
    }
    let mut message = Message::blank(realm.next_id(), asked.channel, realm.world.bot.id);
    message.origin = Some(origin(&asked));
    if let Some(origin) = &mut message.origin {
        origin.original = asked.original;
    }
    message.reply_to = asked.original;
    if call.body["flags"].as_u64().unwrap_or(0) & EPHEMERAL != 0 {
        message.flags |= EPHEMERAL;
        message.addressee = Some(asked.member);
    }
    draft::fill(realm, &mut message, &call.body, &call.files, Ping::New);
    let (id, answer) = (message.id, message.json(&realm.world, false));
    realm.put_message(message);
    realm.settle(asked.id, |interaction| interaction.followups.push(id));
    Reply::ok(answer)
}

fn finish(realm: &mut Realm, call: &Call, mut message: Message, ping: Ping) -> Result<Reply, ApiError> {
    let was_thinking = message.is_thinking();
    message.flags &= !LOADING;
    draft::fill(realm, &mut message, &call.body, &call.files, ping);
    if !was_thinking {
        message.edited_ms = Some(realm.now());
    }
    let answer = message.json(&realm.world, false);
    let asked = message.origin.as_ref().map(|origin| origin.interaction);
    realm.put_message(message);
    if let Some(asked) = asked {
        realm.settle(asked, |_| {});
    }
    Reply::ok(answer)
}

pub(super) fn get(realm: &mut Realm, call: &Call) -> Result<Reply, ApiError> {
    let asked = asked(realm, call)?;
    Reply::ok(message(realm, call, &asked)?.json(&realm.world, false))
}

pub(super) fn edit(realm: &mut Realm, call: &Call) -> Result<Reply, ApiError> {
    let asked = asked(realm, call)?;
    let message = message(realm, call, &asked)?;
    validate::message(&call.body, &call.files, Sending::Edit, Some(&message))?;
    finish(realm, call, message, Ping::Edit)
}

pub(super) fn delete(realm: &mut Realm, call: &Call) -> Result<Reply, ApiError> {
    let asked = asked(realm, call)?;
    let message = message(realm, call, &asked)?;
    realm.remove_message(message.id);
    Reply::nothing()
}
