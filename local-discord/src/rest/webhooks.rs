//! Follow-ups, and reading, editing and deleting responses. A token is valid for fifteen minutes.

use super::{Call, Reply, callback::origin};
use crate::{
    draft::{self, Ping},
    error::ApiError,
    interaction::{Interaction, InteractionStatus},
    message::{EPHEMERAL, LOADING, Message},
    server_state::ServerState,
    validate::{self, Sending},
};

/// The interaction of the token in the path, while the token is valid.
fn asked(state: &ServerState, call: &Call) -> Result<Interaction, ApiError> {
    if call.id("webhook_id", ApiError::unknown_webhook)? != state.world.bot.id {
        return Err(ApiError::unknown_webhook());
    }
    let token = call.word("webhook_token");
    let found = state.interactions.values().rev().find(|interaction| interaction.token == token);
    let found = found.ok_or_else(ApiError::invalid_webhook_token)?;
    if state.now() > found.sent_ms + state.deadlines.token_ms {
        return Err(ApiError::invalid_webhook_token());
    }
    // A follow-up needs a first response.
    if found.interaction_status != InteractionStatus::Answered {
        return Err(ApiError::unknown_webhook());
    }
    Ok(found.clone())
}

/// The message of the route: `@original`, or a follow-up of this interaction.
fn message(state: &ServerState, call: &Call, asked: &Interaction) -> Result<Message, ApiError> {
    let id = match call.params.get("message_id") {
        None => asked.original,
        Some(text) => text.parse().ok(),
    };
    let id = id.filter(|id| asked.original == Some(*id) || asked.followups.contains(id));
    id.and_then(|id| state.world.messages.get(&id)).cloned().ok_or_else(ApiError::unknown_message)
}

/// Sends a follow-up. The first one after a deferred response fills it in and keeps its visibility.
pub(super) fn follow_up(state: &mut ServerState, call: &Call) -> Result<Reply, ApiError> {
    let asked = asked(state, call)?;
    validate::message(&call.body, &call.files, Sending::Interaction, None)?;
    let original = asked.original.and_then(|id| state.world.messages.get(&id)).cloned();
    if let Some(thinking) = original.filter(Message::is_thinking) {
        return finish(state, call, thinking, Ping::New);
    }
    let mut message = Message::blank(state.next_id(), asked.channel, state.world.bot.id);
    message.origin = Some(origin(&asked));
    if let Some(origin) = &mut message.origin {
        origin.original = asked.original;
    }
    message.reply_to = asked.original;
    if call.body["flags"].as_u64().unwrap_or(0) & EPHEMERAL != 0 {
        message.flags |= EPHEMERAL;
        message.addressee = Some(asked.member);
    }
    draft::fill(state, &mut message, &call.body, &call.files, Ping::New);
    let id = message.id;
    let answer = message.json(&state.world, false);
    state.put_message(message);
    state.update_interaction(asked.id, |interaction| interaction.followups.push(id));
    Reply::ok(answer)
}

fn finish(state: &mut ServerState, call: &Call, mut message: Message, ping: Ping) -> Result<Reply, ApiError> {
    let was_thinking = message.is_thinking();
    message.flags &= !LOADING;
    draft::fill(state, &mut message, &call.body, &call.files, ping);
    if !was_thinking {
        message.edited_ms = Some(state.now());
    }
    let answer = message.json(&state.world, false);
    let asked = message.origin.as_ref().map(|origin| origin.interaction);
    state.put_message(message);
    if let Some(asked) = asked {
        state.update_interaction(asked, |_| {});
    }
    Reply::ok(answer)
}

pub(super) fn get(state: &mut ServerState, call: &Call) -> Result<Reply, ApiError> {
    let asked = asked(state, call)?;
    Reply::ok(message(state, call, &asked)?.json(&state.world, false))
}

pub(super) fn edit(state: &mut ServerState, call: &Call) -> Result<Reply, ApiError> {
    let asked = asked(state, call)?;
    let message = message(state, call, &asked)?;
    validate::message(&call.body, &call.files, Sending::Edit, Some(&message))?;
    finish(state, call, message, Ping::Edit)
}

pub(super) fn delete(state: &mut ServerState, call: &Call) -> Result<Reply, ApiError> {
    let asked = asked(state, call)?;
    let message = message(state, call, &asked)?;
    state.remove_message(message.id);
    Reply::nothing()
}
