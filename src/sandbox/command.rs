//! The registered commands, stored and returned as Discord does.
//!
//! Discord fills in defaults and leaves out what equals them, so the bot does not read exactly what it wrote.

use super::{snowflake::Id, world::World};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value, json};

/// A registered command.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub(super) struct Command {
    pub id: Id,
    /// Changes with every change of the command.
    pub version: Id,
    /// `None` for global commands.
    pub guild: Option<Id>,
    /// 1 slash command, 2 on a user, 3 on a message.
    pub kind: u64,
    pub name: String,
    /// The fields, with defaults filled in and without ids.
    pub body: Map<String, Value>,
}

impl Command {
    /// A command from a checked request.
    pub(super) fn from_request(request: &Map<String, Value>, id: Id, guild: Option<Id>) -> Self {
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
        if guild.is_some() {
            body.remove("dm_permission");
        }
        Self { id, version: id, guild, kind, name, body }
    }

    /// The options of the command itself.
    pub(super) fn options(&self) -> &[Value] {
        self.body.get("options").and_then(Value::as_array).map_or(&[], Vec::as_slice)
    }

    /// The command object, with or without all its translations.
    pub(super) fn json(&self, world: &World, with_localizations: bool) -> Value {
        let mut command = json!({
            "id": self.id, "application_id": world.bot.id, "version": self.version, "type": self.kind, "name": self.name,
        });
        for (key, value) in &self.body {
            command[key] = value.clone();
        }
        if let Some(guild) = self.guild {
            command["guild_id"] = json!(guild);
        }
        if !with_localizations {
            strip_localizations(&mut command);
        }
        command
    }

    /// Whether a client offers it to a member in a channel: context and default permissions.
    pub(super) fn offered(&self, world: &World, member: Id, channel: Id) -> bool {
        let in_dm = world.channel(channel).is_some_and(|channel| channel.recipient().is_some());
        let context = u64::from(in_dm);
        let placed = match self.body.get("contexts").and_then(Value::as_array) {
            Some(contexts) => contexts.iter().any(|allowed| allowed.as_u64() == Some(context)),
            None => !in_dm || self.body.get("dm_permission").and_then(Value::as_bool).unwrap_or(true),
        };
        let wanted = self.body.get("default_member_permissions").and_then(Value::as_str);
        let allowed = match wanted.and_then(|bits| bits.parse::<u64>().ok()) {
            None => true,
            Some(_) if in_dm => true,
            Some(bits) => {
                let has = world.permissions_of(member, channel);
                has & super::permission::ADMINISTRATOR != 0 || (bits != 0 && has & bits == bits)
            }
        };
        placed && allowed && self.guild.is_none_or(|guild| !in_dm && guild == world.guild)
    }
}

/// Clients send bits as a string, Discord's own documents as a number; they are returned as a string.
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

fn strip_localizations(node: &mut Value) {
    match node {
        Value::Object(fields) => {
            fields.remove("name_localizations");
            fields.remove("description_localizations");
            fields.values_mut().for_each(strip_localizations);
        }
        Value::Array(list) => list.iter_mut().for_each(strip_localizations),
        _ => {}
    }
}

/// A name or description in a locale.
pub(super) fn localised<'a>(node: &'a Value, key: &str, locale: &str) -> &'a str {
    let translated = node.get(format!("{key}_localizations")).and_then(|all| all.get(locale));
    translated.and_then(Value::as_str).or_else(|| node.get(key).and_then(Value::as_str)).unwrap_or_default()
}
