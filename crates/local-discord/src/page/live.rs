//! Live updates of one member's page, over a WebSocket.

use super::view;
use crate::{Hub, server_state::Change, snowflake::Id};
use axum::extract::ws::{Message, WebSocket};
use serde_json::{Value, json};
use std::sync::Arc;
use tokio::sync::broadcast::{Receiver, error::RecvError};

/// Sends updates to the page of a member until it closes.
pub(super) async fn serve(mut socket: WebSocket, hub: Arc<Hub>, member: Id, mut changes: Receiver<Change>) {
    loop {
        let news = tokio::select! {
            () = hub.stop.cancelled() => break,
            received = socket.recv() => match received {
                Some(Ok(Message::Close(_)) | Err(_)) | None => break,
                Some(Ok(_)) => continue,
            },
            change = changes.recv() => match change {
                Ok(change) => news(&hub, member, &change),
                // The receiver lagged: the page reloads everything.
                Err(RecvError::Lagged(_)) => vec![json!({"t": "reload"})],
                Err(RecvError::Closed) => break,
            },
        };
        for item in news {
            if socket.send(Message::text(item.to_string())).await.is_err() {
                return;
            }
        }
    }
}

/// The updates of a change for a member; none if they cannot see it.
fn news(hub: &Hub, member: Id, change: &Change) -> Vec<Value> {
    let state = hub.state();
    let members = || json!({"t": "members", "members": view::members(&state)});
    match change {
        Change::Message(id) => {
            let Some(message) = state.world.messages.get(id) else { return Vec::new() };
            if state.world.sees(member, message) {
                let shown = view::message(&state, member, message);
                vec![json!({"t": "message", "message": shown}), members()]
            } else if message.is_ephemeral() {
                Vec::new()
            } else {
                vec![members()]
            }
        }
        Change::Gone { channel, message } if state.world.enters(member, *channel) => {
            vec![json!({"t": "gone", "channel": channel, "message": message})]
        }
        Change::Gone { .. } => Vec::new(),
        Change::Interaction(id) => {
            let mine = state.interactions.get(id).filter(|asked| asked.member == member && asked.ask.kind() != 4);
            mine.map(|asked| json!({"t": "interaction", "interaction": view::interaction(&state, asked)}))
                .into_iter()
                .collect()
        }
        Change::Channel(_) => vec![json!({"t": "channels", "channels": view::channels(&state, member)})],
        Change::Member(_) => vec![members()],
        Change::Commands => vec![json!({"t": "commands"})],
        Change::Typing(channel) if state.world.enters(member, *channel) => {
            vec![json!({"t": "typing", "channel": channel})]
        }
        Change::Typing(_) | Change::Exchange => Vec::new(),
        Change::Clock => vec![json!({"t": "clock", "now": state.now()})],
        Change::Violation => vec![json!({"t": "violations", "count": state.journal.violations.len()})],
        Change::Gateway => vec![json!({"t": "bot", "connected": view::connected(&state)})],
    }
}
