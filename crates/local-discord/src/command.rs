//! The registered commands, as Discord stores and returns them.
//!
//! Discord fills in defaults and omits fields that equal them, so the bot reads back a different object than it wrote.

use super::snowflake::Id;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value, json};

/// A registered command.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Command {
    pub id: Id,
    /// Changes with every change of the command.
    pub version: Id,
    /// 1 slash command, 2 on a user, 3 on a message, 4 entry point of an Activity.
    pub kind: u64,
    pub name: String,
    /// The fields, with defaults filled in and without ids.
    pub body: Map<String, Value>,
}

impl Command {
    /// A command from a checked request.
    pub(super) fn from_request(request: &Map<String, Value>, id: Id) -> Self {
        let kind = request.get("type").and_then(Value::as_u64).unwrap_or(1);
        let name = request.get("name").and_then(Value::as_str).unwrap_or_default().to_owned();
        let mut body = Map::new();
        let or =
            |key: &str, default: Value| request.get(key).filter(|value| !value.is_null()).cloned().unwrap_or(default);
        body.insert("name_localizations".to_owned(), or("name_localizations", Value::Null));
        body.insert("description".to_owned(), or("description", json!("")));
        body.insert("description_localizations".to_owned(), or("description_localizations", Value::Null));
        body.insert("default_member_permissions".to_owned(), permissions(request.get("default_member_permissions")));
        body.insert("dm_permission".to_owned(), or("dm_permission", json!(true)));
        body.insert("contexts".to_owned(), or("contexts", Value::Null));
        body.insert("integration_types".to_owned(), or("integration_types", json!([0])));
        body.insert("nsfw".to_owned(), or("nsfw", json!(false)));
        if let Some(options) = request.get("options").and_then(Value::as_array).filter(|options| !options.is_empty()) {
            body.insert("options".to_owned(), options.iter().map(option).collect());
        }
        if let Some(handler) = request.get("handler") {
            body.insert("handler".to_owned(), handler.clone());
        }
        Self { id, version: id, kind, name, body }
    }

    /// The options of the command itself.
    pub(super) fn options(&self) -> &[Value] {
        self.body.get("options").and_then(Value::as_array).map_or(&[], Vec::as_slice)
    }
}

/// Permission bits. The bot sends a string or a number; Discord returns a string.
fn permissions(bits: Option<&Value>) -> Value {
    match bits {
        Some(Value::String(text)) => json!(text),
        Some(Value::Number(number)) => json!(number.to_string()),
        _ => Value::Null,
    }
}

/// An option as Discord returns it: no nulls, no false flags, no empty lists.
fn option(option: &Value) -> Value {
    let Value::Object(fields) = option else { return option.clone() };
    let mut kept = Map::new();
    for (key, value) in fields {
        let value = match value {
            Value::Null => continue,
            Value::Bool(false) if matches!(key.as_str(), "required" | "autocomplete") => continue,
            Value::Array(list) if list.is_empty() => continue,
            Value::Object(map) if map.is_empty() => continue,
            Value::Array(list) if matches!(key.as_str(), "options" | "choices") => {
                list.iter().map(self::option).collect()
            }
            other => other.clone(),
        };
        kept.insert(key.clone(), value);
    }
    Value::Object(kept)
}

/// A name or description in a locale, or the original if it has no translation.
pub(super) fn localised<'a>(node: &'a Value, key: &str, locale: &str) -> &'a str {
    let translated = node.get(format!("{key}_localizations")).and_then(|all| all.get(locale));
    translated.and_then(Value::as_str).or_else(|| node.get(key).and_then(Value::as_str)).unwrap_or_default()
}
