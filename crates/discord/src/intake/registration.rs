//! Registration of the commands: compared with the registered ones, and replaced only if they differ.
//!
//! A replacement is a bulk overwrite that counts against daily limits, so it must not happen on every start. Discord
//! returns commands with added defaults and ids, so both sides are first brought into a canonical form.

use serde_json::{Map, Value};

use crate::desk::RestClient;
use crate::http::RestError;

/// The result of a registration.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Registered {
    Same,
    Replaced,
}

/// Registers exactly these commands. If the bot has an Activity, it also `launches` the entry point itself.
pub async fn register(
    rest: &RestClient,
    application: u64,
    wanted: &Value,
    launches: bool,
) -> Result<Registered, RestError> {
    let present = rest.commands(application).await?;
    let (ours, others) = parted(&present);
    let kept: Vec<_> = others.iter().map(|other| if launches { handled(other) } else { other.clone() }).collect();
    if launches && !kept.iter().any(|command| command["type"] == ENTRY_POINT) {
        tracing::warn!("no command opens the Activity: enable Activities in the developer portal, and restart the bot");
    }
    if canonical(&ours) == canonical(wanted) && kept == others {
        return Ok(Registered::Same);
    }
    let all: Vec<_> = wanted.as_array().into_iter().flatten().map(bare).chain(kept).collect();
    rest.replace_commands(application, &Value::Array(all)).await?;
    Ok(Registered::Replaced)
}

/// Discord's types of commands that this application has: slash commands, and those of the menus of users and messages.
const OURS: std::ops::RangeInclusive<u64> = 1..=3;

/// Splits the registered commands into this application's types and others, such as the entry point of an activity.
/// Discord refuses a replacement without that one.
fn parted(present: &Value) -> (Value, Vec<Value>) {
    let all = present.as_array().into_iter().flatten().cloned();
    let (ours, others) = all.partition(|command| OURS.contains(&command["type"].as_u64().unwrap_or(1)));
    (Value::Array(ours), others)
}

/// Discord's type of an entry point, which it makes when an operator enables Activities.
const ENTRY_POINT: u64 = 4;
/// Discord's handler of an entry point that the application answers.
const OWN_HANDLER: u64 = 1;

/// An entry point that this application answers. Discord would launch the Activity also where there is no table, and
/// would post a message about it.
fn handled(command: &Value) -> Value {
    let mut command = command.clone();
    if command["type"] == ENTRY_POINT {
        command["handler"] = Value::from(OWN_HANDLER);
    }
    command
}

/// A command, an option or a choice without its empty fields.
fn bare(value: &Value) -> Value {
    match value {
        Value::Object(object) => {
            let kept = object.iter().filter(|(key, value)| {
                let is_list = matches!(key.as_str(), "choices" | "channel_types");
                let nothing = value.is_null() || is_list && value.as_array().is_some_and(Vec::is_empty);
                !nothing
            });
            Value::Object(kept.map(|(key, value)| (key.clone(), bare(value))).collect())
        }
        Value::Array(items) => Value::Array(items.iter().map(bare).collect()),
        value => value.clone(),
    }
}

/// The significant keys of a command, an option and a choice.
const MEANING: &[&str] = &[
    "type",
    "name",
    "name_localizations",
    "description",
    "description_localizations",
    "options",
    "choices",
    "required",
    "autocomplete",
    "min_value",
    "max_value",
    "min_length",
    "max_length",
    "channel_types",
    "value",
    "default_member_permissions",
    "nsfw",
    "contexts",
    "integration_types",
];

/// Commands in canonical form: sorted by name, without ids and defaults.
pub fn canonical(commands: &Value) -> Value {
    let mut list: Vec<_> = commands.as_array().into_iter().flatten().map(|command| meaning(command, true)).collect();
    list.sort_by_cached_key(|command| (command["name"].to_string(), command["type"].to_string()));
    Value::Array(list)
}

fn meaning(value: &Value, command: bool) -> Value {
    let Some(object) = value.as_object() else { return value.clone() };
    let mut kept = Map::new();
    for (key, value) in object {
        let value = match value {
            Value::Array(items) if key == "options" || key == "choices" => {
                Value::Array(items.iter().map(|item| meaning(item, false)).collect())
            }
            // The order of contexts is irrelevant.
            Value::Array(items) if key == "contexts" || key == "integration_types" => {
                let mut items = items.clone();
                items.sort_by_key(Value::to_string);
                Value::Array(items)
            }
            Value::Number(number) if key != "type" => number.as_f64().map_or(value.clone(), Value::from),
            other => other.clone(),
        };
        if MEANING.contains(&key.as_str()) && !is_default(key, &value, command) {
            kept.insert(key.clone(), value);
        }
    }
    Value::Object(kept)
}

fn is_default(key: &str, value: &Value, command: bool) -> bool {
    match value {
        Value::Null | Value::Bool(false) => true,
        // A command of a menu has no description.
        Value::String(text) => text.is_empty(),
        Value::Array(items) => items.is_empty(),
        Value::Object(items) => items.is_empty(),
        // The type of a slash command; on an option 1 is a subcommand and significant.
        Value::Number(number) => command && key == "type" && number.as_u64() == Some(1),
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::{bare, canonical, handled, parted};

    #[test]
    fn defaults_added_by_discord_are_no_difference() {
        let wanted = json!([
            { "name": "play", "description": "Act", "options": [
                { "type": 3, "name": "action", "description": "What", "required": true, "autocomplete": true } ] },
            { "name": "new", "type": 1, "description": "Open", "contexts": [1, 0], "name_localizations": { "fr": "nouvelle" },
              "options": [ { "type": 4, "name": "seats", "description": "How many", "min_value": 2, "required": false } ] },
            { "name": "Challenge", "type": 2 },
        ]);
        let present = json!([
            { "id": "7", "application_id": "1", "version": "3", "name": "Challenge", "type": 2, "description": "" },
            { "id": "9", "application_id": "1", "version": "3", "name": "new", "type": 1, "description": "Open",
              "contexts": [0, 1], "name_localizations": { "fr": "nouvelle" }, "description_localizations": null, "nsfw": false,
              "default_member_permissions": null, "dm_permission": true, "integration_types": null,
              "options": [ { "type": 4, "name": "seats", "description": "How many", "min_value": 2.0 } ] },
            { "id": "8", "application_id": "1", "version": "3", "name": "play", "type": 1, "description": "Act", "options": [
                { "type": 3, "name": "action", "description": "What", "required": true, "autocomplete": true,
                  "choices": [] } ] },
        ]);
        assert_eq!(canonical(&wanted), canonical(&present));
    }

    #[test]
    fn significant_difference_is_detected() {
        let one = json!([{ "name": "new", "description": "Open", "options": [{ "type": 1, "name": "a", "description": "b" }] }]);
        for (path, value) in [
            ("/0/name", json!("neu")),
            ("/0/description", json!("Open it")),
            ("/0/options/0/type", json!(3)),
            ("/0/options/0/description", json!("c")),
        ] {
            let mut other = one.clone();
            *other.pointer_mut(path).unwrap() = value;
            assert_ne!(canonical(&one), canonical(&other), "{path}");
        }
        let mut localised = one.clone();
        localised[0]["name_localizations"] = json!({ "fr": "nouvelle" });
        assert_ne!(canonical(&one), canonical(&localised));
    }

    #[test]
    fn command_of_another_type_differs() {
        let of_kind = |kind: u8| canonical(&json!([{ "type": kind, "name": "new", "description": "Open" }]));
        assert_ne!(of_kind(1), of_kind(3));
        assert_eq!(of_kind(1), canonical(&json!([{ "name": "new", "description": "Open" }])));
    }

    #[test]
    fn commands_of_other_types_are_kept() {
        let present =
            json!([{ "type": 1, "name": "new" }, { "type": 4, "name": "launch", "handler": 2 }, { "name": "play" }]);
        let (ours, others) = parted(&present);
        assert_eq!(ours, json!([{ "type": 1, "name": "new" }, { "name": "play" }]));
        assert_eq!(others, [json!({ "type": 4, "name": "launch", "handler": 2 })]);
    }

    #[test]
    fn entry_point_alone_gets_the_handler_of_the_bot() {
        let launch = json!({ "type": 4, "name": "launch", "handler": 2, "name_localizations": { "fr": "lancer" } });
        let own = json!({ "type": 4, "name": "launch", "handler": 1, "name_localizations": { "fr": "lancer" } });
        assert_eq!((handled(&launch), handled(&own)), (own.clone(), own));
        assert_eq!(handled(&json!({ "type": 5, "name": "other" })), json!({ "type": 5, "name": "other" }));
    }

    #[test]
    fn empty_fields_of_an_option_are_not_sent() {
        let option = json!({
            "type": 5, "name": "start", "max_length": null, "choices": [], "channel_types": [], "options": [],
        });
        assert_eq!(bare(&option), json!({ "type": 5, "name": "start", "options": [] }));
    }
}
