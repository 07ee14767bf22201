//! The functions that read data from Discord, for the targets of `fuzz/`, and a test that they read real data.

use std::time::Duration;

use axum::http::Response;
use serenity::all::Interaction;

use super::gateway::frame::{Envelope, Hello, Ready};
use super::http;
use super::intake::caller::Caller;
use super::intake::{permissions, registration};
use super::messages::branches::Picked;
use super::messages::custom_id::{Form, Press};
use super::messages::forms;
use super::upstream::read;

/// Reads a frame of the gateway as the session does. Returns whether it held an interaction.
pub fn frame(text: &str) -> bool {
    let Some(envelope) = Envelope::read(text) else { return false };
    let _ = (envelope.data::<Hello>().is_some(), envelope.data::<Ready>().is_some(), envelope.data::<bool>());
    let (Some(name), Some(data)) = (&envelope.t, envelope.d) else { return false };
    let mut taken = false;
    let read = read(name, data, |asked| {
        interaction(&asked);
        taken = true;
    });
    read.is_ok() && taken
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
        Interaction::Modal(asked) => {
            let _ = (asked.data.custom_id.parse::<Form>(), forms::typed(asked, "text").len());
            Caller::of_form(asked)
        }
        _ => return,
    };
    let _ = (permissions::missing(&caller), permissions::check(&caller), permissions::may_attach(&caller));
}

/// Reads a response of the REST API as every request does; `wait` is its `retry-after` header.
pub fn answer(status: u16, wait: &str, body: &[u8]) {
    let answer = || {
        let head = Response::builder().status(status).header("retry-after", wait);
        head.body(body.to_vec()).ok().map(reqwest::Response::from)
    };
    let Ok(runtime) = tokio::runtime::Builder::new_current_thread().build() else { return };
    runtime.block_on(async {
        let Some((limited, read)) = answer().zip(answer()) else { return };
        let _ = http::shared(&limited);
        let wait = http::Limit::of(limited).await.wait;
        assert!(wait <= Duration::from_secs(3600), "a wait is at most an hour: {wait:?}");
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

#[cfg(test)]
mod tests {
    use proptest::prelude::*;
    use serde_json::json;

    use super::*;

    #[test]
    fn only_a_valid_interaction_is_read_as_one() {
        let user = json!({ "id": "11", "username": "ada", "discriminator": "0", "global_name": "Ada", "avatar": null });
        let press = json!({ "op": 0, "s": 9, "t": "INTERACTION_CREATE", "d": {
            "id": "1", "application_id": "2", "type": 2, "version": 1, "token": "a.token", "channel_id": "4", "user": user,
            "locale": "fr", "app_permissions": "0", "entitlements": [], "authorizing_integration_owners": {},
            "attachment_size_limit": 1, "data": { "id": "7", "name": "help", "type": 1 } } });
        assert!(frame(&press.to_string()));
        let mut other = press;
        other["t"] = json!("TYPING_START");
        assert!(!frame(&other.to_string()) && !frame("{}"));
    }

    /// A body that is no response of Discord, or has values of other types.
    fn body() -> impl Strategy<Value = Vec<u8>> {
        let number = prop_oneof![Just("1e999".to_owned()), any::<i64>().prop_map(|n| n.to_string()), "-?[0-9]{1,30}"];
        let odd = prop_oneof![number, "\"\\PC{0,40}\"", Just("null".to_owned()), Just("[[{}]]".to_owned())];
        let keys = ["id", "retry_after", "global", "code", "message", "errors", "url", "verify_key", "name"];
        let field =
            (proptest::sample::select(keys.to_vec()), odd).prop_map(|(key, value)| format!("\"{key}\":{value}"));
        let fields = proptest::collection::vec(field, 0..8).prop_map(|fields| format!("{{{}}}", fields.join(",")));
        prop_oneof![fields.prop_map(String::into_bytes), proptest::collection::vec(any::<u8>(), 0..200)]
    }

    proptest! {
        #[test]
        fn any_response_becomes_a_value_or_an_error(status in 100_u16..600, wait in "\\PC{0,20}|-?[0-9.e]{1,9}", body in body()) {
            answer(status, &wait, &body);
        }
    }
}
