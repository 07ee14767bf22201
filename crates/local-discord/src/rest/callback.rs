//! The responses to an interaction: the first within three seconds, and only once; then follow-ups, and reading, editing
//! and deleting responses. A token is valid for fifteen minutes.

use super::{Call, Reply, messages::unlocked};
use crate::{
    draft::{self, Ping},
    error::{ApiError, FormErrors},
    interaction::{Ask, Interaction, InteractionStatus},
    message::{EPHEMERAL, LOADING, Message, Origin, Upload},
    server_state::ServerState,
    snowflake::Id,
    validate::{self, Sending},
};
use serde_json::{Value, json};

const MESSAGE: u64 = 4;
const DEFERRED_MESSAGE: u64 = 5;
const DEFERRED_UPDATE: u64 = 6;
const UPDATE: u64 = 7;
const CHOICES: u64 = 8;
const MODAL: u64 = 9;
const LAUNCH: u64 = 12;

pub(super) fn answer(state: &mut ServerState, call: &Call) -> Result<Reply, ApiError> {
    let id = call.id("interaction_id", ApiError::unknown_interaction)?;
    let asked = state.interactions.get(&id).filter(|asked| asked.token == call.word("interaction_token"));
    let asked = asked.cloned().ok_or_else(ApiError::unknown_interaction)?;
    let now = state.now();
    match asked.interaction_status {
        InteractionStatus::Answered => return Err(ApiError::already_acknowledged()),
        InteractionStatus::Dead => return Err(ApiError::unknown_interaction()),
        InteractionStatus::Waiting if now > asked.sent_ms + state.deadlines.answer_ms => {
            state.update_interaction(id, |interaction| interaction.interaction_status = InteractionStatus::Dead);
            return Err(ApiError::unknown_interaction());
        }
        InteractionStatus::Waiting if state.second_copy => {
            answer_as_second_copy(state, &asked);
            return Err(ApiError::already_acknowledged());
        }
        InteractionStatus::Waiting => {}
    }
    let kind = call.body["type"].as_u64().unwrap_or(0);
    fits(&asked.ask, kind, state.activities.page.is_some())?;
    // Discord accepts responses in a locked thread, but refuses them in one that is also archived.
    if kind != CHOICES && state.world.channel(asked.channel).is_some_and(|channel| channel.archived) {
        unlocked(state, asked.channel)?;
    }
    let data = &call.body["data"];
    let mut answered = asked.clone();
    answered.interaction_status = InteractionStatus::Answered;
    answered.callback = u8::try_from(kind).ok();
    answered.answered_ms = Some(now);
    match kind {
        MESSAGE => {
            let in_data = |error| under(error, "data");
            validate::message(data, &call.files, Sending::Interaction, None).map_err(in_data)?;
            answered.original = Some(respond(state, &asked, data, &call.files, false));
        }
        DEFERRED_MESSAGE => answered.original = Some(respond(state, &asked, data, &call.files, true)),
        DEFERRED_UPDATE => answered.original = asked.ask.message(),
        UPDATE => answered.original = Some(update(state, &asked, data, call)?),
        CHOICES => {
            validate::choices(data, &asked)?;
            answered.choices = data["choices"].as_array().cloned();
        }
        LAUNCH => answered.activity = Some(state.join_activity(asked.member, asked.channel)),
        _ => {
            validate::modal(data)?;
            let mut modal = data.clone();
            let mut number = 0;
            for component in modal["components"].as_array_mut().into_iter().flatten() {
                *component = draft::numbered(component, &mut number, id);
            }
            answered.modal = Some(modal);
        }
    }
    let original = answered.original;
    state.update_interaction(id, |interaction| *interaction = answered);
    if call.flag("with_response") { with_response(state, &asked, kind, original) } else { Reply::nothing() }
}

/// Answers in the name of a second, slightly faster copy of the bot.
fn answer_as_second_copy(state: &mut ServerState, asked: &Interaction) {
    let data = json!({"content": "The second copy has answered.", "flags": EPHEMERAL});
    let (kind, original) = match (&asked.ask, asked.ask.message()) {
        (Ask::Autocomplete { .. }, _) => (CHOICES, None),
        (_, Some(pressed)) => (DEFERRED_UPDATE, Some(pressed)),
        (_, None) => (MESSAGE, Some(respond(state, asked, &data, &[], false))),
    };
    let now = state.now();
    state.update_interaction(asked.id, |interaction| {
        interaction.interaction_status = InteractionStatus::Answered;
        (interaction.callback, interaction.original) = (u8::try_from(kind).ok(), original);
        interaction.answered_ms = Some(now);
    });
}

/// Checks that the response type fits the interaction type.
fn fits(ask: &Ask, kind: u64, has_activity: bool) -> Result<(), ApiError> {
    let fits = match kind {
        MESSAGE | DEFERRED_MESSAGE => !matches!(ask, Ask::Autocomplete { .. }),
        DEFERRED_UPDATE | UPDATE => ask.message().is_some(),
        CHOICES => matches!(ask, Ask::Autocomplete { .. }),
        MODAL => matches!(ask, Ask::Command { .. } | Ask::Component { .. }),
        LAUNCH => has_activity && !matches!(ask, Ask::Autocomplete { .. }),
        _ => {
            let known = "Value must be one of {4, 5, 6, 7, 8, 9, 10, 12}.";
            return Err(FormErrors::one("type", "BASE_TYPE_CHOICES", known));
        }
    };
    let wrong = "This interaction callback type cannot be used with this interaction.";
    if fits { Ok(()) } else { Err(FormErrors::one("type", "INTERACTION_CALLBACK_INVALID_TYPE", wrong)) }
}

/// Moves the errors of a form under a key.
fn under(mut error: ApiError, key: &str) -> ApiError {
    error.errors = error.errors.map(|errors| json!({key: errors}));
    error
}

/// The origin of a message that responds to this interaction.
pub(super) fn origin(asked: &Interaction) -> Origin {
    let command = match &asked.ask {
        Ask::Command { name } | Ask::Autocomplete { name, .. } => name.clone(),
        Ask::Component { .. } | Ask::Modal { .. } => String::new(),
    };
    Origin {
        interaction: asked.id,
        kind: asked.ask.kind(),
        member: asked.member,
        command,
        pressed: asked.ask.message(),
        original: None,
    }
}

/// A new message that responds to this interaction, without its content.
fn blank(state: &mut ServerState, asked: &Interaction, data: &Value) -> Message {
    let mut message = Message::blank(state.next_id(), asked.channel, state.world.bot.id);
    message.origin = Some(origin(asked));
    if data["flags"].as_u64().unwrap_or(0) & EPHEMERAL != 0 {
        message.flags |= EPHEMERAL;
        message.addressee = Some(asked.member);
    }
    message
}

/// Adds the response message, or a deferred one.
fn respond(state: &mut ServerState, asked: &Interaction, data: &Value, files: &[Upload], thinking: bool) -> Id {
    let mut message = blank(state, asked, data);
    message.reply_to = asked.ask.message();
    if thinking {
        message.flags |= LOADING;
    } else {
        draft::fill(state, &mut message, data, files, Ping::New);
    }
    let id = message.id;
    state.put_message(message);
    id
}

/// Edits the message whose component was used.
fn update(state: &mut ServerState, asked: &Interaction, data: &Value, call: &Call) -> Result<Id, ApiError> {
    let target = asked.ask.message().and_then(|id| state.world.messages.get(&id)).cloned();
    let mut message = target.ok_or_else(ApiError::unknown_message)?;
    let checked = validate::message(data, &call.files, Sending::Edit, Some(&message));
    checked.map_err(|error| under(error, "data"))?;
    draft::fill(state, &mut message, data, &call.files, Ping::Edit);
    message.edited_ms = Some(state.now());
    let id = message.id;
    state.put_message(message);
    Ok(id)
}

fn with_response(state: &ServerState, asked: &Interaction, kind: u64, original: Option<Id>) -> Result<Reply, ApiError> {
    let message = original.and_then(|id| state.world.messages.get(&id));
    let mut interaction = json!({"id": asked.id, "type": asked.ask.kind()});
    if let Some(message) = message {
        interaction["response_message_id"] = json!(message.id);
        interaction["response_message_loading"] = json!(message.is_thinking());
        interaction["response_message_ephemeral"] = json!(message.is_ephemeral());
    }
    interaction["channel_id"] = json!(asked.channel);
    let mut body = json!({"interaction": interaction});
    if let Some(message) = message.filter(|_| matches!(kind, MESSAGE | UPDATE)) {
        body["resource"] = json!({"type": kind, "message": message.json(&state.world, false)});
    }
    Reply::ok(body)
}

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
    let mut message = blank(state, &asked, &call.body);
    message.origin = Some(Origin { original: asked.original, ..origin(&asked) });
    message.reply_to = asked.original;
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
