//! The second check: twilight-validate on payloads that passed the sandbox's own rules.
//!
//! It reports no path, so its errors are at the root of the tree.

use crate::error::{ApiError, FormErrors};
use serde::Deserialize as _;
use serde_json::{Value, json};
use twilight_model::{
    application::command::Command,
    channel::message::{Component, Embed},
};
use twilight_validate::{
    command::{CommandValidationErrorType, command as check_command},
    message as check,
};

/// The error code of the second check.
const CODE: &str = "SECOND_OPINION";

fn refused(error: impl std::fmt::Display) -> ApiError {
    FormErrors::one("", CODE, error.to_string())
}

pub(super) fn message(payload: &Value, v2: bool) -> Result<(), ApiError> {
    if let Some(content) = payload["content"].as_str() {
        check::content(content).map_err(refused)?;
    }
    let embeds: Vec<Value> = payload["embeds"].as_array().into_iter().flatten().map(complete_embed).collect();
    let embeds: Vec<Embed> = serde_json::from_value(Value::Array(embeds)).map_err(refused)?;
    check::embeds(&embeds).map_err(refused)?;
    let components: Vec<Component> = match &payload["components"] {
        Value::Null => Vec::new(),
        list => Vec::deserialize(list).map_err(refused)?,
    };
    check::components(&components, v2).map_err(refused)
}

/// Adds the fields that twilight requires and a sent embed may omit.
fn complete_embed(embed: &Value) -> Value {
    let mut embed = embed.clone();
    embed["type"] = json!("rich");
    // Discord accepts more timestamp formats than twilight. The sandbox's own rule checks them.
    if let Some(fields) = embed.as_object_mut() {
        fields.remove("timestamp");
    }
    match embed["fields"].as_array_mut() {
        Some(fields) => {
            for field in fields.iter_mut().filter(|field| field["inline"].is_null()) {
                field["inline"] = json!(false);
            }
        }
        None => embed["fields"] = json!([]),
    }
    embed
}

/// Checks a command; returns the error text.
pub(super) fn command(request: &Value) -> Option<String> {
    let mut whole = request.clone();
    whole["version"] = json!("1");
    for (field, default) in [("type", json!(1)), ("description", json!("")), ("options", json!([]))] {
        if whole[field].is_null() {
            whole[field] = default;
        }
    }
    if let Value::Number(bits) = &whole["default_member_permissions"] {
        whole["default_member_permissions"] = json!(bits.to_string());
    }
    let command: Command = match serde_json::from_value(whole) {
        Ok(command) => command,
        Err(error) => return Some(error.to_string()),
    };
    let error = check_command(&command).err()?;
    // Discord has since doubled the size limit of a command. The sandbox's own rule checks it.
    (!matches!(error.kind(), CommandValidationErrorType::CommandTooLarge { .. })).then(|| error.to_string())
}

/// Adds the result of the second check of a command to a form.
pub(super) fn note_command(path: &str, request: &Value, errors: &mut FormErrors) {
    if let Some(error) = command(request) {
        errors.add(path, CODE, error);
    }
}
