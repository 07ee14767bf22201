//! The gateway: a WebSocket that sends events to the bot.
//!
//! HELLO, IDENTIFY, READY, heartbeats, RESUME with replay, INVALID_SESSION and RECONNECT, in JSON without compression.

use super::{
    Hub,
    journal::ViolationKind,
    objects::guild_json,
    server_state::{Change, ServerState},
    session::{Frame, intent},
};
use axum::extract::ws::{CloseFrame, Message, WebSocket};
use serde_json::{Value, json};
use std::{
    sync::{
        Arc,
        atomic::{AtomicU64, Ordering},
    },
    time::Duration,
};
use tokio::sync::mpsc;

static CONNECTIONS: AtomicU64 = AtomicU64::new(1);

/// What to do after a frame from the bot.
enum Next {
    Go,
    Close(u16, &'static str),
}

/// Serves one connection until either side ends it.
pub(super) async fn serve(mut socket: WebSocket, hub: Arc<Hub>) {
    let connection = CONNECTIONS.fetch_add(1, Ordering::Relaxed);
    let (wire, mut frames) = mpsc::unbounded_channel();
    let hello = json!({"op": 10, "s": null, "t": null, "d": {"heartbeat_interval": hub.heartbeat_ms, "_trace": []}});
    if socket.send(Message::text(hello.to_string())).await.is_err() {
        return;
    }
    loop {
        let next = tokio::select! {
            () = hub.stop.cancelled() => Next::Close(1001, "The sandbox is shutting down."),
            frame = frames.recv() => match frame {
                Some(Frame::Payload(text)) => match socket.send(Message::Text(text)).await {
                    Ok(()) => Next::Go,
                    Err(_) => break,
                },
                Some(Frame::Cut) | None => break,
            },
            received = socket.recv() => match received {
                Some(Ok(Message::Text(text))) => read(&hub, connection, &wire, text.as_bytes()),
                Some(Ok(Message::Binary(bytes))) => read(&hub, connection, &wire, &bytes),
                Some(Ok(Message::Ping(_) | Message::Pong(_))) => Next::Go,
                Some(Ok(Message::Close(frame))) => {
                    // A normal close by the bot ends its session; any other code keeps it resumable.
                    if frame.is_some_and(|frame| matches!(frame.code, 1000 | 1001)) {
                        hub.state().sessions.forget(connection);
                    }
                    break;
                }
                Some(Err(_)) | None => break,
            },
        };
        if let Next::Close(code, reason) = next {
            let frame = CloseFrame { code, reason: reason.into() };
            let _ = socket.send(Message::Close(Some(frame))).await;
            // The bot needs time to read the code before the connection closes.
            let _ = tokio::time::timeout(Duration::from_millis(200), socket.recv()).await;
            break;
        }
    }
    let mut state = hub.state();
    state.sessions.lost(connection);
    state.announce(Change::Gateway);
}

fn read(hub: &Hub, connection: u64, wire: &mpsc::UnboundedSender<Frame>, bytes: &[u8]) -> Next {
    let mut state = hub.state();
    let Ok(payload) = serde_json::from_slice::<Value>(bytes) else {
        return refuse(&mut state, 4002, "Error while decoding payload.");
    };
    let data = &payload["d"];
    match payload["op"].as_u64() {
        Some(1) => {
            if !state.sessions.deaf {
                let _ = wire.send(Frame::Payload(json!({"op": 11}).to_string().into()));
            }
            Next::Go
        }
        Some(2) => identify(&mut state, connection, wire, data),
        Some(6) => resume(&mut state, connection, wire, data),
        // Presence, voice state and member requests are accepted and ignored.
        Some(3 | 4 | 8 | 31 | 43) => Next::Go,
        _ => refuse(&mut state, 4001, "Unknown opcode."),
    }
}

fn refuse(state: &mut ServerState, code: u16, reason: &'static str) -> Next {
    state.note(ViolationKind::Gateway, "gateway", reason, json!({"close_code": code}));
    Next::Close(code, reason)
}

fn authentic(state: &ServerState, data: &Value) -> bool {
    let given = data["token"].as_str().unwrap_or_default();
    given.strip_prefix("Bot ").unwrap_or(given) == state.token
}

fn identify(state: &mut ServerState, connection: u64, wire: &mpsc::UnboundedSender<Frame>, data: &Value) -> Next {
    if !authentic(state, data) {
        return refuse(state, 4004, "Authentication failed.");
    }
    if let Some(code) = state.sessions.expels {
        return Next::Close(code, "The test rejects this session.");
    }
    let Some(intents) = data["intents"].as_u64() else {
        return refuse(state, 4013, "Invalid intent(s).");
    };
    let shard = (data["shard"][0].as_u64().unwrap_or(0), data["shard"][1].as_u64().unwrap_or(1));
    if shard.0 >= shard.1 {
        return refuse(state, 4010, "Invalid shard.");
    }
    let session = state.sessions.begin(intents, shard, connection, wire.clone());
    let resume_url = format!("{}/gateway", state.world.base.replacen("http", "ws", 1));
    let mut user = state.world.bot.user_json();
    for (field, value) in [("verified", json!(true)), ("email", Value::Null), ("mfa_enabled", json!(true))] {
        user[field] = value;
    }
    let ready = json!({
        "v": 10, "user": user, "user_settings": {}, "session_type": "normal", "session_id": session,
        "resume_gateway_url": resume_url, "relationships": [], "private_channels": [], "presences": [],
        "guilds": [{"id": state.world.guild, "unavailable": true}], "guild_join_requests": [], "geo_ordered_rtc_regions": [],
        "shard": [shard.0, shard.1], "application": {"id": state.world.bot.id, "flags": 0}, "_trace": [],
    });
    state.sessions.send_to(connection, "READY", &ready);
    if intents & intent::GUILDS != 0 {
        let guild = full_guild(state);
        state.sessions.send_to(connection, "GUILD_CREATE", &guild);
    }
    state.announce(Change::Gateway);
    Next::Go
}

fn resume(state: &mut ServerState, connection: u64, wire: &mpsc::UnboundedSender<Frame>, data: &Value) -> Next {
    if !authentic(state, data) {
        return refuse(state, 4004, "Authentication failed.");
    }
    let session = data["session_id"].as_str().unwrap_or_default();
    let seq = data["seq"].as_u64().unwrap_or(0);
    if state.sessions.resume(session, seq, connection, wire.clone()) {
        state.announce(Change::Gateway);
    } else {
        let _ = wire.send(Frame::Payload(json!({"op": 9, "d": false}).to_string().into()));
    }
    Next::Go
}

/// The guild object of GUILD_CREATE.
fn full_guild(state: &ServerState) -> Value {
    let world = &state.world;
    let mut guild = guild_json(world);
    let everyone = world.members.iter().chain([&world.bot]);
    let members: Vec<Value> = everyone.map(|member| member.member_json()).collect();
    let here = world.channels.values().filter(|channel| channel.recipient().is_none());
    let (threads, channels): (Vec<_>, Vec<_>) =
        here.map(|channel| channel.json(world)).partition(|channel| channel["type"] == 11);
    for (field, value) in [
        ("joined_at", json!(super::clock::iso(world.bot.id.created_ms()))),
        ("large", json!(false)),
        ("unavailable", json!(false)),
        ("member_count", json!(members.len())),
        ("voice_states", json!([])),
        ("members", json!(members)),
        ("channels", json!(channels)),
        ("threads", json!(threads)),
        ("presences", json!([])),
        ("stage_instances", json!([])),
        ("guild_scheduled_events", json!([])),
        ("soundboard_sounds", json!([])),
    ] {
        guild[field] = value;
    }
    guild
}
