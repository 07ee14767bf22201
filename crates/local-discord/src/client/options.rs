//! Slash commands as a client knows them: their options and the accepted values.

use super::{ClientError, offered};
use crate::{server_state::ServerState, snowflake::Id};
use serde_json::{Map, Value, json};

/// A command or sub-command, and the data to send for it.
pub(crate) struct Definition {
    id: Id,
    /// For example `table status`.
    pub full_name: String,
    /// The names of the groups and sub-commands in the path, with Discord's type numbers.
    path: Vec<(String, u64)>,
    name: String,
    options: Vec<Value>,
}

impl Definition {
    /// The command `play` or `table status` (with or without a leading `/`), if it is offered to the member here.
    pub(crate) fn find(state: &ServerState, member: Id, channel: Id, name: &str) -> Result<Self, ClientError> {
        let unknown = || ClientError::UnknownCommand(name.trim_start_matches('/').to_owned());
        let mut words = name.trim_start_matches('/').split_whitespace();
        let first = words.next().ok_or_else(unknown)?;
        let command = offered(state, member, channel, 1).find(|command| command.name == first).ok_or_else(unknown)?;
        let mut options = command.options().to_vec();
        let mut path = Vec::new();
        for word in words {
            let below = options.iter().find(|option| option["name"] == word && is_sub(option)).ok_or_else(unknown)?;
            path.push((word.to_owned(), below["type"].as_u64().unwrap_or(1)));
            options = below["options"].as_array().cloned().unwrap_or_default();
        }
        let words = path.iter().map(|(word, _)| word.as_str());
        let full_name = std::iter::once(first).chain(words).collect::<Vec<_>>().join(" ");
        if options.iter().any(is_sub) {
            return Err(ClientError::SubCommandNeeded(full_name));
        }
        Ok(Self { id: command.id, full_name, path, name: first.to_owned(), options })
    }

    /// The `data` of the interaction. For a completion no option is required yet.
    pub(super) fn data(
        &self,
        state: &ServerState,
        given: &[(String, Value)],
        focused: Option<(&str, &str)>,
    ) -> Result<Value, ClientError> {
        let mut resolved = Resolved::default();
        let mut sent = Vec::new();
        let known = |name: &str| self.options.iter().any(|option| option["name"] == name);
        let names = given.iter().map(|(name, _)| name.as_str()).chain(focused.map(|(name, _)| name));
        if let Some(stranger) = names.into_iter().find(|name| !known(name)) {
            return Err(ClientError::UnknownOption(stranger.to_owned()));
        }
        for option in &self.options {
            let name = option["name"].as_str().unwrap_or_default();
            let kind = &option["type"];
            if let Some((_, text)) = focused.filter(|(focused, _)| *focused == name) {
                if option["autocomplete"] != true {
                    let why = "it has no autocomplete".to_owned();
                    return Err(ClientError::BadOption { name: name.to_owned(), why });
                }
                sent.push(json!({"name": name, "type": kind, "value": text, "focused": true}));
                continue;
            }
            match given.iter().find(|(given, _)| given == name) {
                Some((_, value)) => {
                    let value = accept(state, option, value, &mut resolved)
                        .map_err(|why| ClientError::BadOption { name: name.to_owned(), why })?;
                    sent.push(json!({"name": name, "type": kind, "value": value}));
                }
                None if option["required"] == true && focused.is_none() => {
                    return Err(ClientError::MissingOption(name.to_owned()));
                }
                None => {}
            }
        }
        for (word, kind) in self.path.iter().rev() {
            sent = vec![json!({"name": word, "type": kind, "options": sent})];
        }
        let mut data = json!({"id": self.id, "name": self.name, "type": 1, "options": sent});
        if let Some(resolved) = resolved.json() {
            data["resolved"] = resolved;
        }
        Ok(data)
    }
}

fn is_sub(option: &Value) -> bool {
    matches!(option["type"].as_u64(), Some(1 | 2))
}

/// The users, members and channels that the options refer to.
#[derive(Default)]
pub(super) struct Resolved {
    parts: Map<String, Value>,
}

impl Resolved {
    fn put(&mut self, part: &str, id: Id, value: Value) {
        let part = self.parts.entry(part).or_insert_with(|| json!({}));
        part[id.to_string()] = value;
    }

    /// Adds a member of the guild; false if none has this id.
    pub(super) fn member(&mut self, state: &ServerState, id: Id) -> bool {
        let Some(member) = state.world.member(id) else { return false };
        let mut partial = member.member_json();
        if let Some(fields) = partial.as_object_mut() {
            fields.remove("user");
            fields.insert("permissions".to_owned(), json!(member.permissions.to_string()));
        }
        self.put("users", id, member.user_json());
        self.put("members", id, partial);
        true
    }

    /// Adds a channel; false if none has this id.
    pub(super) fn channel(&mut self, state: &ServerState, id: Id) -> bool {
        let Some(channel) = state.world.channel(id) else { return false };
        self.put("channels", id, channel.partial_json(&state.world, state.world.bot.id));
        true
    }

    /// The object, if anything was added.
    pub(super) fn json(self) -> Option<Value> {
        (!self.parts.is_empty()).then_some(Value::Object(self.parts))
    }
}

/// The value as it is sent, if the option accepts it. Texts are parsed as the option's type.
fn accept(state: &ServerState, option: &Value, value: &Value, resolved: &mut Resolved) -> Result<Value, String> {
    let text = match value {
        Value::String(text) => text.clone(),
        other => other.to_string(),
    };
    let accepted = match option["type"].as_u64() {
        Some(3) => {
            let length = text.chars().count() as u64;
            let most = option["max_length"].as_u64().unwrap_or(6000);
            if text.is_empty() || length < option["min_length"].as_u64().unwrap_or(0) || length > most {
                return Err("wrong length".to_owned());
            }
            json!(text)
        }
        Some(4) => {
            let number: i64 = text.parse().map_err(|_| "not a whole number".to_owned())?;
            within(option, number as f64)?;
            json!(number)
        }
        Some(10) => {
            let number: f64 = text.parse().map_err(|_| "not a number".to_owned())?;
            within(option, number)?;
            json!(number)
        }
        Some(5) => json!(text.parse::<bool>().map_err(|_| "neither true nor false".to_owned())?),
        Some(6 | 9) => {
            let id = id_in(&text, "@").filter(|id| resolved.member(state, *id));
            json!(id.ok_or("no such member")?)
        }
        Some(7) => {
            let id = id_in(&text, "#").filter(|id| resolved.channel(state, *id));
            json!(id.ok_or("no such channel")?)
        }
        _ => return Err("the sandbox cannot fill in this kind of option".to_owned()),
    };
    let choices = option["choices"].as_array().map(Vec::as_slice).unwrap_or_default();
    if !choices.is_empty() && !choices.iter().any(|choice| choice["value"] == accepted) {
        return Err("not one of the choices".to_owned());
    }
    Ok(accepted)
}

fn within(option: &Value, number: f64) -> Result<(), String> {
    let below = option["min_value"].as_f64().is_some_and(|least| number < least);
    let above = option["max_value"].as_f64().is_some_and(|most| number > most);
    if below || above { Err("out of bounds".to_owned()) } else { Ok(()) }
}

/// An id, or a mention such as `<@12>` or `<#12>`.
fn id_in(text: &str, sign: &str) -> Option<Id> {
    let inner = text.strip_prefix('<').and_then(|text| text.strip_suffix('>')).unwrap_or(text);
    inner.strip_prefix(sign).unwrap_or(inner).trim_start_matches('!').parse().ok()
}
