//! The limits of the session with Discord, and the reader of its events. Only interactions are handled: the bot has no
//! intents, and needs nothing else. Those over HTTP come to the same reader.

use std::sync::Arc;
use std::time::Duration;

use serde::de::DeserializeOwned;
use serde_json::value::RawValue;
use serde_json::{Value, json};
use serenity::all::{CommandInteraction, ComponentInteraction, Interaction, ModalInteraction};
use tokio::runtime::Handle;

use crate::gateway::{Reader, StartLimit};
use crate::intake::dispatch::Commands;
use crate::intake::{App, press, submitted};

pub const INTERACTION: &str = "INTERACTION_CREATE";

/// How many shards Discord wants, by its response to `GET /gateway/bot`. Without a response the process takes none.
pub fn shards(found: &Value) -> u32 {
    if found.is_null() { 0 } else { small(&found["shards"]) }
}

/// How many sessions may begin. Missing fields get defaults.
pub fn limit(found: &Value) -> StartLimit {
    let start = &found["session_start_limit"];
    StartLimit {
        remaining: start["remaining"].as_u64().unwrap_or(1),
        total: start["total"].as_u64().unwrap_or(1000),
        reset_after: Duration::from_millis(start["reset_after"].as_u64().unwrap_or(0)),
        max_concurrency: small(&start["max_concurrency"]),
    }
}

/// A number of at least one.
fn small(value: &Value) -> u32 {
    value.as_u64().and_then(|number| u32::try_from(number).ok()).unwrap_or(1).max(1)
}

/// Starts to handle each interaction on this runtime.
pub fn reader(app: Arc<App>, commands: Commands, runtime: Handle) -> Reader {
    let commands = Arc::new(commands);
    let take = move |asked: Interaction| {
        let Some(permit) = app.capacity.admit() else { return };
        let app = Arc::clone(&app);
        let commands = Arc::clone(&commands);
        drop(match asked {
            Interaction::Component(asked) => runtime.spawn(async move { press::pressed(&app, &asked, permit).await }),
            Interaction::Modal(asked) => runtime.spawn(async move { submitted::submitted(&app, &asked, permit).await }),
            asked => runtime.spawn(async move { commands.serve(asked, permit).await }),
        });
    };
    Arc::new(move |name, data| read(name, data, &take))
}

/// Reads an event if it is an interaction. The error names the field that cannot be read, without its content.
pub fn read(name: &str, data: &RawValue, take: impl FnOnce(Interaction)) -> Result<(), String> {
    if name == INTERACTION {
        take(interaction(data).map_err(|error| located(data, &error))?);
    }
    Ok(())
}

/// Reads an interaction. Missing fields that the bot can do without get defaults; the language is then English.
fn interaction(data: &RawValue) -> Result<Interaction, serde_json::Error> {
    serde_json::from_str(data.get()).or_else(|_| {
        let mut asked: Value = serde_json::from_str(data.get())?;
        let defaults = json!({
            "locale": "en-US", "version": 1, "entitlements": [], "attachment_size_limit": 10 << 20,
            "authorizing_integration_owners": {},
        });
        if let (Some(fields), Value::Object(defaults)) = (asked.as_object_mut(), defaults) {
            for (name, value) in defaults {
                fields.entry(name).or_insert(value);
            }
        }
        serde_json::from_value(asked)
    })
}

/// Why an interaction cannot be read: [`reason`], and the field. The library loses the path because it reads
/// the type first, so the data is read again as that type.
fn located(data: &RawValue, error: &serde_json::Error) -> String {
    fn place<T: DeserializeOwned>(asked: Value) -> Option<String> {
        Some(serde_path_to_error::deserialize::<_, T>(asked).err()?.path().to_string())
    }
    let asked = serde_json::from_str::<Value>(data.get()).unwrap_or_default();
    let place = match asked["type"].as_u64() {
        Some(2 | 4) => place::<CommandInteraction>(asked),
        Some(3) => place::<ComponentInteraction>(asked),
        Some(5) => place::<ModalInteraction>(asked),
        _ => None,
    };
    // Names of fields and indices are logged; keys chosen by people are not.
    let plain =
        |place: &String| place.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || "_.[]".contains(c));
    match place.filter(|place| place != "." && place.len() <= 64).filter(plain) {
        Some(place) => format!("{place}: {}", reason(error)),
        None => reason(error),
    }
}

/// Why an interaction cannot be read, without any sent data. Error messages quote values, but the names of missing
/// fields are the library's own.
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
    use serde_json::value::to_raw_value;

    use super::*;

    /// The id of the interaction that the event is.
    fn read(name: &str, data: &Value) -> Result<Option<u64>, String> {
        let mut taken = None;
        super::read(name, &to_raw_value(data).unwrap(), |asked| taken = Some(asked.id().get()))?;
        Ok(taken)
    }

    #[test]
    fn only_interactions_are_taken() {
        let ping = json!({
            "id": "1", "application_id": "2", "type": 1, "token": "a.secret.token", "version": 1, "entitlements": [],
            "authorizing_integration_owners": {},
        });
        assert_eq!(read(INTERACTION, &ping), Ok(Some(1)));
        for other in ["SOMETHING_NEW", "MESSAGE_CREATE"] {
            assert_eq!(read(other, &ping), Ok(None));
        }
    }

    #[test]
    fn interaction_needs_only_what_the_bot_uses() {
        let user = json!({ "id": "4", "username": "astrid", "discriminator": "0", "avatar": null });
        let command = json!({
            "id": "1", "application_id": "2", "type": 2, "token": "a.secret.token", "channel_id": "5", "user": user,
            "data": { "id": "6", "name": "help", "type": 1 },
        });
        assert_eq!(read(INTERACTION, &command), Ok(Some(1)));
    }

    #[test]
    fn unreadable_interaction_is_reported_without_its_content() {
        let missing = json!({ "id": "1", "application_id": "2", "type": 2, "token": "a.secret.token", "version": 1 });
        for odd in [missing, json!("a.secret.token")] {
            let why = read(INTERACTION, &odd).unwrap_err();
            assert!(!why.is_empty() && !why.contains("secret"), "{why}");
        }
    }

    #[test]
    fn field_of_another_shape_is_named() {
        let odd = json!({
            "id": "1", "application_id": "2", "type": 3, "token": "a.secret.token", "version": 1, "channel_id": "5",
            "data": { "custom_id": { "a.secret": 1 }, "component_type": 2 },
        });
        let why = read(INTERACTION, &odd).unwrap_err();
        assert_eq!(why, "data.custom_id: a value of another shape");
    }
}
