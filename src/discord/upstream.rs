//! The setup of the session with Discord, and whether the library can read an event.

use std::sync::Arc;
use std::time::Duration;

use serde_json::Value;
use serenity::all::{Event, GatewayIntents, Interaction};
use serenity::model::event::GatewayEvent;

use crate::config::Secret;
use crate::discord::gateway::{GatewaySetup, StartLimit};
use crate::discord::peers::TablePeers;

/// The setup of a session, from what `GET /gateway/bot` said. What it left out gets a default.
pub fn setup(found: &Value, application: u64, token: Secret, peers: Arc<TablePeers>) -> GatewaySetup {
    let start = &found["session_start_limit"];
    let small = |value: &Value| value.as_u64().and_then(|number| u32::try_from(number).ok()).unwrap_or(1).max(1);
    let limit = StartLimit {
        remaining: start["remaining"].as_u64().unwrap_or(1),
        total: start["total"].as_u64().unwrap_or(1000),
        reset_after: Duration::from_millis(start["reset_after"].as_u64().unwrap_or(0)),
        max_concurrency: small(&start["max_concurrency"]),
    };
    GatewaySetup {
        token,
        application,
        url: found["url"].as_str().unwrap_or_default().to_owned(),
        shards: small(&found["shards"]),
        intents: GatewayIntents::empty().bits(),
        limit,
        readable,
        memory: Arc::clone(&peers) as _,
        peers,
    }
}

/// Whether serenity can read an event. It drops others, silently or with their whole content, tokens included, in the log. It reads an
/// event of an unknown shape as one of an unknown name.
pub fn readable(text: &str) -> Result<(), String> {
    match serde_json::from_str::<GatewayEvent>(text) {
        Ok(GatewayEvent::Dispatch(_, Event::Unknown(event))) if event.kind == "INTERACTION_CREATE" => {
            serde_json::from_value::<Interaction>(event.value).map(drop).map_err(|error| reason(&error))
        }
        Ok(_) => Ok(()),
        Err(error) => Err(reason(&error)),
    }
}

/// Why the library cannot read an event, without anything that was sent: error messages quote values, but the names of
/// missing fields are the library's own.
fn reason(error: &serde_json::Error) -> String {
    let text = error.to_string();
    let missing = text.strip_prefix("missing field `").and_then(|rest| rest.split('`').next());
    match missing.filter(|field| field.chars().all(|c| c.is_ascii_lowercase() || c == '_')) {
        Some(field) => format!("the field {field} is missing"),
        None => "a value of another shape".to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn what_cannot_be_read_is_told_without_its_content() {
        let good = json!({ "op": 0, "s": 1, "t": "SOMETHING_NEW", "d": { "a": 1 } }).to_string();
        assert_eq!(readable(&good), Ok(()), "what is unknown is no fault");
        let data = json!({ "id": "1", "application_id": "2", "type": 2, "token": "a.secret.token", "version": 1 });
        let missing = json!({ "op": 0, "s": 1, "t": "INTERACTION_CREATE", "d": data });
        let wrong = json!({ "op": 0, "s": 1, "t": "INTERACTION_CREATE", "d": "a.secret.token" });
        for odd in [missing, wrong] {
            let why = readable(&odd.to_string()).unwrap_err();
            assert!(!why.is_empty() && !why.contains("secret"), "{why}");
        }
    }
}
