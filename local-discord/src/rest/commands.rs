//! Registration of commands, global and for the guild.

use super::{Call, Reply};
use crate::{
    command::Command,
    error::{ApiError, FormErrors},
    server_state::{Change, ServerState},
    snowflake::Id,
    validate,
};
use serde_json::{Map, Value, json};

/// The maximum number of commands that a bot may create in one scope in a day.
const CREATES_A_DAY: usize = 200;

/// The maximum number of slash, user and message commands in one scope.
const MAX_OF_A_KIND: [(u64, usize); 3] = [(1, 100), (2, 15), (3, 15)];

/// The scope of the route: `None` is global.
fn scope(state: &ServerState, call: &Call) -> Result<Option<Id>, ApiError> {
    if call.id("application_id", ApiError::unknown_application)? != state.world.bot.id {
        return Err(ApiError::unknown_application());
    }
    if !call.params.contains_key("guild_id") {
        return Ok(None);
    }
    let guild = call.id("guild_id", ApiError::unknown_guild)?;
    if guild == state.world.guild { Ok(Some(guild)) } else { Err(ApiError::missing_access()) }
}

fn position(state: &ServerState, call: &Call, scope: Option<Id>) -> Result<usize, ApiError> {
    let id = call.id("command_id", ApiError::unknown_command)?;
    let found = state.world.commands.iter().position(|command| command.id == id && command.guild == scope);
    found.ok_or_else(ApiError::unknown_command)
}

pub(super) fn list(state: &mut ServerState, call: &Call) -> Result<Reply, ApiError> {
    let scope = scope(state, call)?;
    let here = state.world.commands.iter().filter(|command| command.guild == scope);
    Reply::ok(here.map(|command| command.json(&state.world, call.flag("with_localizations"))).collect())
}

pub(super) fn get(state: &mut ServerState, call: &Call) -> Result<Reply, ApiError> {
    let scope = scope(state, call)?;
    let at = position(state, call, scope)?;
    Reply::ok(state.world.commands[at].json(&state.world, true))
}

/// Replaces all commands of the scope. A command of the same kind and name keeps its id.
pub(super) fn replace(state: &mut ServerState, call: &Call) -> Result<Reply, ApiError> {
    let scope = scope(state, call)?;
    let none = Vec::new();
    let requests = match &call.body {
        Value::Array(list) => list,
        Value::Null => &none,
        _ => return Err(FormErrors::one("", "BASE_TYPE_BAD_TYPE", "Expected a list.")),
    };
    let mut errors = FormErrors::default();
    for (at, request) in requests.iter().enumerate() {
        validate::command(&at.to_string(), request, &mut errors);
        let same = |other: &Value| other["name"] == request["name"] && kind_of(other) == kind_of(request);
        if requests[..at].iter().any(same) {
            let message = "Option names must be unique. Application command names must be unique";
            errors.add(&format!("{at}.name"), "APPLICATION_COMMANDS_DUPLICATE_NAME", message);
        }
    }
    for (kind, most) in MAX_OF_A_KIND {
        if requests.iter().filter(|request| kind_of(request) == kind).count() > most {
            let message = format!("Maximum number of application commands of this kind reached ({most}).");
            errors.add("", "APPLICATION_COMMANDS_MAX", message);
        }
    }
    errors.into_result()?;
    let requests: Vec<&Map<String, Value>> = requests.iter().filter_map(Value::as_object).collect();
    let fresh = requests.iter().filter(|request| existing(state, scope, request).is_none()).count();
    count_creates(state, scope, fresh)?;
    let replaced: Vec<Command> = requests.iter().map(|request| merged(state, scope, request)).collect();
    state.world.commands.retain(|command| command.guild != scope);
    state.world.commands.extend(replaced.iter().cloned());
    state.announce(Change::Commands);
    Reply::ok(replaced.iter().map(|command| command.json(&state.world, true)).collect())
}

/// Creates a command, or overwrites the one of the same kind and name.
pub(super) fn create(state: &mut ServerState, call: &Call) -> Result<Reply, ApiError> {
    let scope = scope(state, call)?;
    let request = checked(&call.body)?;
    let known = existing(state, scope, request);
    if known.is_none() {
        count_creates(state, scope, 1)?;
    }
    let command = merged(state, scope, request);
    let answer = command.json(&state.world, true);
    match known {
        Some(at) => state.world.commands[at] = command,
        None => state.world.commands.push(command),
    }
    state.announce(Change::Commands);
    if known.is_some() { Reply::ok(answer) } else { Reply::created(answer) }
}

/// Changes some fields of a command.
pub(super) fn edit(state: &mut ServerState, call: &Call) -> Result<Reply, ApiError> {
    let scope = scope(state, call)?;
    let at = position(state, call, scope)?;
    let mut whole = state.world.commands[at].body.clone();
    whole.insert("name".to_owned(), json!(state.world.commands[at].name));
    whole.insert("type".to_owned(), json!(state.world.commands[at].kind));
    for (key, value) in call.body.as_object().into_iter().flatten() {
        whole.insert(key.clone(), value.clone());
    }
    let whole = Value::Object(whole);
    let request = checked(&whole)?;
    let mut command = Command::from_request(request, state.world.commands[at].id, scope);
    command.version = state.next_id();
    let answer = command.json(&state.world, true);
    state.world.commands[at] = command;
    state.announce(Change::Commands);
    Reply::ok(answer)
}

pub(super) fn delete(state: &mut ServerState, call: &Call) -> Result<Reply, ApiError> {
    let scope = scope(state, call)?;
    let at = position(state, call, scope)?;
    state.world.commands.remove(at);
    state.announce(Change::Commands);
    Reply::nothing()
}

fn checked(request: &Value) -> Result<&Map<String, Value>, ApiError> {
    let mut errors = FormErrors::default();
    validate::command("", request, &mut errors);
    errors.into_result()?;
    request.as_object().ok_or_else(ApiError::invalid_json)
}

fn kind_of(request: &Value) -> u64 {
    request["type"].as_u64().unwrap_or(1)
}

fn existing(state: &ServerState, scope: Option<Id>, request: &Map<String, Value>) -> Option<usize> {
    let kind = request.get("type").and_then(Value::as_u64).unwrap_or(1);
    let name = request.get("name").and_then(Value::as_str);
    let same =
        |command: &Command| command.guild == scope && command.kind == kind && Some(command.name.as_str()) == name;
    state.world.commands.iter().position(same)
}

/// A requested command under its previous id. A changed command gets a new version.
fn merged(state: &mut ServerState, scope: Option<Id>, request: &Map<String, Value>) -> Command {
    let before = existing(state, scope, request).map(|at| state.world.commands[at].clone());
    let id = before.as_ref().map_or_else(|| state.next_id(), |command| command.id);
    let mut command = Command::from_request(request, id, scope);
    command.version = match &before {
        Some(before) if before.body == command.body => before.version,
        Some(_) => state.next_id(),
        None => id,
    };
    command
}

fn count_creates(state: &mut ServerState, scope: Option<Id>, fresh: usize) -> Result<(), ApiError> {
    let now = state.now();
    let creates = state.command_creates.entry(scope).or_default();
    creates.retain(|at| now < at + 86_400_000);
    if creates.len() + fresh > CREATES_A_DAY {
        return Err(ApiError::too_many_command_creates());
    }
    creates.extend(std::iter::repeat_n(now, fresh));
    Ok(())
}
