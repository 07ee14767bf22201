//! Registration of global commands.

use super::{Call, Reply};
use crate::{
    activity::ENTRY_POINT,
    command::Command,
    error::{ApiError, FormErrors},
    server_state::{Change, ServerState},
    validate,
};
use serde_json::{Map, Value};

/// The maximum number of commands that a bot may create in a day.
const CREATES_A_DAY: usize = 200;

/// The maximum number of slash, user and message commands, and of entry points.
const MAX_OF_A_KIND: [(u64, usize); 4] = [(1, 100), (2, 15), (3, 15), (ENTRY_POINT, 1)];

fn check_application(state: &ServerState, call: &Call) -> Result<(), ApiError> {
    let asked = call.id("application_id", ApiError::unknown_application)?;
    if asked == state.world.bot.id { Ok(()) } else { Err(ApiError::unknown_application()) }
}

pub(super) fn list(state: &mut ServerState, call: &Call) -> Result<Reply, ApiError> {
    check_application(state, call)?;
    let all = state.world.commands.iter();
    Reply::ok(all.map(|command| command.json(&state.world, call.flag("with_localizations"))).collect())
}

/// Replaces all commands. A command of the same kind and name keeps its id.
pub(super) fn replace(state: &mut ServerState, call: &Call) -> Result<Reply, ApiError> {
    check_application(state, call)?;
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
    let has_entry_point = state.world.commands.iter().any(|command| command.kind == ENTRY_POINT);
    if has_entry_point && !requests.iter().any(|request| kind_of(request) == ENTRY_POINT) {
        return Err(ApiError::no_entry_point());
    }
    let requests: Vec<&Map<String, Value>> = requests.iter().filter_map(Value::as_object).collect();
    let fresh = requests.iter().filter(|request| existing(state, request).is_none()).count();
    count_creates(state, fresh)?;
    let replaced: Vec<Command> = requests.iter().map(|request| merged(state, request)).collect();
    state.world.commands.clone_from(&replaced);
    state.announce(Change::Commands);
    Reply::ok(replaced.iter().map(|command| command.json(&state.world, true)).collect())
}

fn kind_of(request: &Value) -> u64 {
    request["type"].as_u64().unwrap_or(1)
}

fn existing(state: &ServerState, request: &Map<String, Value>) -> Option<usize> {
    let kind = request.get("type").and_then(Value::as_u64).unwrap_or(1);
    let name = request.get("name").and_then(Value::as_str);
    let same = |command: &Command| command.kind == kind && Some(command.name.as_str()) == name;
    state.world.commands.iter().position(same)
}

/// A requested command under its previous id. A changed command gets a new version.
fn merged(state: &mut ServerState, request: &Map<String, Value>) -> Command {
    let before = existing(state, request).map(|at| state.world.commands[at].clone());
    let id = before.as_ref().map_or_else(|| state.next_id(), |command| command.id);
    let mut command = Command::from_request(request, id);
    command.version = match &before {
        Some(before) if before.body == command.body => before.version,
        Some(_) => state.next_id(),
        None => id,
    };
    command
}

fn count_creates(state: &mut ServerState, fresh: usize) -> Result<(), ApiError> {
    let now = state.now();
    let creates = &mut state.command_creates;
    creates.retain(|at| now < at + 86_400_000);
    if creates.len() + fresh > CREATES_A_DAY {
        return Err(ApiError::too_many_command_creates());
    }
    creates.extend(std::iter::repeat_n(now, fresh));
    Ok(())
}
