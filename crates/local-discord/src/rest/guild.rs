//! The guild: itself, its channels, members and roles. The bot's application, its gateway, and opening direct messages.

use super::{Call, Reply};
use crate::{
    error::{ApiError, FormErrors},
    objects::{everyone_json, guild_json},
    server_state::{Change, ServerState},
    snowflake::Id,
};
use serde_json::{Value, json};

fn here(state: &ServerState, call: &Call) -> Result<(), ApiError> {
    let id = call.id("guild_id", ApiError::unknown_guild)?;
    let bot_is_here = !state.world.gone.contains(&state.world.bot.id);
    if id == state.world.guild && bot_is_here { Ok(()) } else { Err(ApiError::unknown_guild()) }
}

pub(super) fn get(state: &mut ServerState, call: &Call) -> Result<Reply, ApiError> {
    here(state, call)?;
    Reply::ok(guild_json(&state.world))
}

pub(super) fn channels(state: &mut ServerState, call: &Call) -> Result<Reply, ApiError> {
    here(state, call)?;
    let in_guild =
        state.world.channels.values().filter(|channel| channel.recipient().is_none() && !channel.is_thread());
    Reply::ok(in_guild.map(|channel| channel.json(&state.world)).collect())
}

pub(super) fn active_threads(state: &mut ServerState, call: &Call) -> Result<Reply, ApiError> {
    here(state, call)?;
    let active = state.world.channels.values().filter(|channel| channel.is_thread() && !channel.archived);
    let threads: Vec<_> = active.map(|channel| channel.json(&state.world)).collect();
    Reply::ok(json!({"threads": threads, "members": [], "has_more": false}))
}

pub(super) fn member(state: &mut ServerState, call: &Call) -> Result<Reply, ApiError> {
    here(state, call)?;
    let id = call.id("user_id", ApiError::unknown_member)?;
    if state.world.gone.contains(&id) {
        return Err(ApiError::unknown_member());
    }
    Reply::ok(state.world.member(id).ok_or_else(ApiError::unknown_member)?.member_json())
}

pub(super) fn roles(state: &mut ServerState, call: &Call) -> Result<Reply, ApiError> {
    here(state, call)?;
    Reply::ok(json!([everyone_json(&state.world)]))
}

fn gateway_url(state: &ServerState) -> String {
    format!("{}/gateway", state.world.base.replacen("http", "ws", 1))
}

/// Serenity asks for it when it starts.
pub(super) fn gateway(state: &mut ServerState, _: &Call) -> Result<Reply, ApiError> {
    Reply::ok(json!({"url": gateway_url(state)}))
}

pub(super) fn gateway_bot(state: &mut ServerState, _: &Call) -> Result<Reply, ApiError> {
    let remaining = 1000_u64.saturating_sub(state.sessions.identified);
    let limit = json!({"total": 1000, "remaining": remaining, "reset_after": 86_400_000, "max_concurrency": 1});
    Reply::ok(json!({"url": gateway_url(state), "shards": state.sessions.shards(), "session_start_limit": limit}))
}

pub(super) fn application(state: &mut ServerState, _: &Call) -> Result<Reply, ApiError> {
    let world = &state.world;
    let owner = world.members.first().map_or_else(|| world.bot.user_json(), |owner| owner.user_json());
    Reply::ok(json!({
        "id": world.bot.id, "name": world.bot.name, "icon": null, "description": "A bot of the local sandbox",
        "type": null, "verify_key": state.keys.public(), "flags": 0, "flags_new": "0", "redirect_uris": [],
        "interactions_endpoint_url": null, "role_connections_verification_url": null, "owner": owner, "team": null,
        "approximate_guild_count": 1, "approximate_user_install_count": 0, "approximate_user_authorization_count": 0,
        "explicit_content_filter": 0, "eligible_oauth2_scopes": [], "bot_public": false,
        "bot_require_code_grant": false, "rpc_origins": [], "bot": world.bot.user_json(), "integration_types_config": {},
    }))
}

/// Opens the direct messages with a member. It also works for a member who has closed them; then only sending fails.
pub(super) fn open_dm(state: &mut ServerState, call: &Call) -> Result<Reply, ApiError> {
    let recipient = match &call.body["recipient_id"] {
        Value::String(text) => text.parse::<Id>().ok(),
        Value::Number(number) => number.as_u64().map(Id::new),
        _ => None,
    };
    let wrong = || FormErrors::one("recipient_id", "BASE_TYPE_REQUIRED", "This field is required");
    let recipient = recipient.ok_or_else(wrong)?;
    let known = state.world.channels.len();
    let now = state.now();
    let id = state.world.dm_with(recipient, now).ok_or_else(ApiError::dms_closed)?;
    if state.world.channels.len() > known {
        state.announce(Change::Channel(id));
    }
    let channel = state.world.channel(id).ok_or_else(ApiError::unknown_channel)?;
    Reply::ok(channel.json(&state.world))
}
