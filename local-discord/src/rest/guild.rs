//! The guild: itself, its channels, members and roles.

use super::{Call, Reply};
use crate::{
    error::ApiError,
    objects::{everyone_json, guild_json},
    server_state::ServerState,
};
use serde_json::json;

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

/// Members by id. Discord requires a privileged intent for this list; the sandbox does not.
pub(super) fn members(state: &mut ServerState, call: &Call) -> Result<Reply, ApiError> {
    here(state, call)?;
    let limit = call.query.get("limit").and_then(|limit| limit.parse().ok()).unwrap_or(1);
    let after = call.query.get("after").and_then(|id| id.parse::<u64>().ok()).unwrap_or(0);
    let mut all: Vec<_> = state.world.members.iter().chain([&state.world.bot]).collect();
    all.sort_by_key(|member| member.id);
    Reply::ok(
        all.iter().filter(|member| member.id.get() > after).take(limit).map(|member| member.member_json()).collect(),
    )
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

pub(super) fn role(state: &mut ServerState, call: &Call) -> Result<Reply, ApiError> {
    here(state, call)?;
    let id = call.id("role_id", ApiError::unknown_role)?;
    if id == state.world.guild { Reply::ok(everyone_json(&state.world)) } else { Err(ApiError::unknown_role()) }
}
