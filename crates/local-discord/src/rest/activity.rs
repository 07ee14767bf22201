//! What Discord tells about an Activity: the person of a code, and the people of an instance.

use super::{Call, Reply};
use crate::{error::ApiError, server_state::ServerState};
use serde_json::{Value, json};

/// Exchanges a code for an access token. Its refusals have the form of OAuth2.
pub(super) fn exchange(state: &mut ServerState, call: &Call) -> Result<Reply, ApiError> {
    let refused = |status, error: &str| Ok(Reply { status, body: json!({"error": error}) });
    let text = |key: &str| call.body[key].as_str().unwrap_or_default();
    let id = state.world.bot.id.to_string();
    let now = state.now();
    if (text("client_id"), text("client_secret")) != (&*id, &*state.activities.client_secret) {
        return refused(401, "invalid_client");
    }
    if text("grant_type") != "authorization_code" {
        return refused(400, "unsupported_grant_type");
    }
    match state.activities.exchange(text("code"), now) {
        Some(token) => Reply::ok(json!({
            "token_type": "Bearer", "access_token": token, "expires_in": 604_800, "scope": "identify",
        })),
        None => refused(400, "invalid_grant"),
    }
}

/// The person of an access token.
pub(super) fn me(state: &mut ServerState, call: &Call) -> Result<Reply, ApiError> {
    let token = call.token.strip_prefix("Bearer ").unwrap_or_default();
    let person = state.activities.tokens.get(token).and_then(|id| state.world.member(*id));
    let person = person.ok_or_else(ApiError::unauthorized)?;
    let mut user: Value = person.user_json();
    user["locale"] = json!(person.locale);
    user["mfa_enabled"] = json!(false);
    Reply::ok(user)
}

/// The people of an instance, and their channel.
pub(super) fn instance(state: &mut ServerState, call: &Call) -> Result<Reply, ApiError> {
    if call.id("application_id", ApiError::unknown_application)? != state.world.bot.id {
        return Err(ApiError::unknown_application());
    }
    let id = call.word("instance_id");
    let instance = state.activities.instances.get(id).ok_or_else(ApiError::not_found)?;
    let guild = state.world.guild;
    let channel = instance.channel;
    let location = match state.is_dm(channel) {
        true => json!({"id": format!("pc-{channel}"), "kind": "pc", "channel_id": channel}),
        false => json!({"id": format!("gc-{guild}-{channel}"), "kind": "gc", "channel_id": channel, "guild_id": guild}),
    };
    Reply::ok(json!({
        "application_id": state.world.bot.id, "instance_id": id, "launch_id": id.split('-').nth(1),
        "location": location, "users": instance.users,
    }))
}
