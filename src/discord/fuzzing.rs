//! The functions that read what Discord sends, for the targets of `fuzz/`; compiled for those alone.

use axum::http::Response;
use serenity::all::Interaction;

use super::gateway::Reading;
use super::gateway::frame::{Credentials, Envelope, Hello, Ready};
use super::http;
use super::intake::caller::Caller;
use super::intake::{permissions, registration};
use super::messages::choices::Picked;
use super::messages::custom_id::Press;
use super::upstream::read;

/// Reads a frame of the gateway as the session does. Returns whether it held an interaction.
pub fn frame(text: &str) -> bool {
    let Some(envelope) = Envelope::read(text) else { return false };
    let _ = (envelope.data::<Hello>().is_some(), envelope.data::<Ready>().is_some(), envelope.data::<bool>());
    let _ = envelope.data::<Credentials<'_>>().is_some();
    let (Some(name), Some(data)) = (&envelope.t, envelope.d) else { return false };
    let take = |asked: Interaction| {
        interaction(&asked);
        true
    };
    read(name, data, take) == Reading::Taken
}

fn interaction(asked: &Interaction) {
    let caller = match asked {
        Interaction::Command(asked) | Interaction::Autocomplete(asked) => {
            let _ = (asked.data.options(), asked.data.target());
            Caller::of_command(asked)
        }
        Interaction::Component(asked) => {
            let _ = (asked.data.custom_id.parse::<Press>(), asked.data.custom_id.parse::<Picked>());
            Caller::of_press(asked)
        }
        _ => return,
    };
    let _ = (permissions::missing(&caller), permissions::check(&caller), permissions::may_attach(&caller));
}

/// Reads an answer of the REST API as every request does; `wait` is its `retry-after` header.
pub fn answer(status: u16, wait: &str, body: &[u8]) {
    let answer = || {
        let head = Response::builder().status(status).header("retry-after", wait);
        head.body(body.to_vec()).ok().map(reqwest::Response::from)
    };
    let Ok(runtime) = tokio::runtime::Builder::new_current_thread().build() else { return };
    runtime.block_on(async {
        let Some((limited, read)) = answer().zip(answer()) else { return };
        let _ = (http::shared(&limited), http::wait_asked(limited).await);
        match http::read::<serde_json::Value>(read).await {
            Ok(value) => {
                let _ = (http::id(&value).is_ok(), http::unexpected(&value).to_string());
                let canonical = registration::canonical(&value);
                assert_eq!(registration::canonical(&canonical), canonical);
            }
            Err(error) => drop(error.to_string()),
        }
    });
}
