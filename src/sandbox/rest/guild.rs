//! The guild: itself, its channels, members and roles.

use super::{Call, Reply};
use crate::sandbox::{error::ApiError, permission, server_state::ServerState, world::World};
use serde_json::{Value, json};

fn here(state: &ServerState, call: &Call) -> Result<(), ApiError> {
    let id = call.id("guild_id", ApiError::unknown_guild)?;
    if id == state.world.guild { Ok(()) } else { Err(ApiError::unknown_guild()) }
}

fn everyone(world: &World) -> Value {
    json!({
        "id": world.guild, "name": "@everyone", "permissions": permission::OF_A_MEMBER.to_string(), "position": 0,
        "color": 0, "colors": {"primary_color": 0, "secondary_color": null, "tertiary_color": null}, "hoist": false,
        "managed": false, "mentionable": false, "icon": null, "unicode_emoji": null, "flags": 0,
    })
}

/// The guild object.
pub(in crate::sandbox) fn guild_json(world: &World) -> Value {
    json!({
        "id": world.guild, "name": world.guild_name, "icon": null, "description": null, "home_header": null,
        "splash": null, "discovery_splash": null, "features": [], "banner": null,
        "owner_id": world.members.first().map(|owner| owner.id), "application_id": null, "region": "deprecated",
        "afk_channel_id": null, "afk_timeout": 300, "system_channel_id": null, "system_channel_flags": 0,
        "widget_enabled": false, "widget_channel_id": null, "verification_level": 0, "roles": [everyone(world)],
        "default_message_notifications": 0, "mfa_level": 0, "explicit_content_filter": 0, "max_presences": null,
        "max_members": 500_000, "max_stage_video_channel_users": 50, "max_video_channel_users": 25,
        "vanity_url_code": null, "premium_tier": 0, "premium_subscription_count": 0,
        "preferred_locale": world.guild_locale, "rules_channel_id": null, "safety_alerts_channel_id": null,
        "public_updates_channel_id": null, "premium_progress_bar_enabled": false, "nsfw": false, "nsfw_level": 0,
        "emojis": [], "stickers": [], "incidents_data": null,
    })
}

pub(super) fn get(state: &mut ServerState, call: &Call) -> Result<Reply, ApiError> {
    here(state, call)?;
    Reply::ok(guild_json(&state.world))
}

pub(super) fn channels(state: &mut ServerState, call: &Call) -> Result<Reply, ApiError> {
    here(state, call)?;
    let in_guild = state.world.channels.values().filter(|channel| channel.recipient().is_none());
    let list = in_guild.map(|channel| channel.json(&state.world)).filter(|channel| channel["type"] == 0);
    Reply::ok(list.collect())
}

/// Members by id. On Discord listing them needs a privileged intent; here it is allowed.
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
    Reply::ok(state.world.member(id).ok_or_else(ApiError::unknown_member)?.member_json())
}

pub(super) fn roles(state: &mut ServerState, call: &Call) -> Result<Reply, ApiError> {
    here(state, call)?;
    Reply::ok(json!([everyone(&state.world)]))
}

pub(super) fn role(state: &mut ServerState, call: &Call) -> Result<Reply, ApiError> {
    here(state, call)?;
    let id = call.id("role_id", ApiError::unknown_role)?;
    if id == state.world.guild { Reply::ok(everyone(&state.world)) } else { Err(ApiError::unknown_role()) }
}
