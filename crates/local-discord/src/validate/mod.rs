//! Payload validation with Discord's results: a tree of errors by path.
//!
//! The sandbox's own rules give the paths. Then twilight-validate, an independent implementation of the same reference, checks
//! the payloads that passed. Lengths count characters.

mod command;
mod component;
mod message;
mod second;

use super::{
    error::{ApiError, FormErrors},
    interaction::{Ask, Interaction},
};
use serde_json::Value;

pub(super) use command::command;
pub(super) use component::modal;
pub(super) use message::{Sending, message};

/// The maximum number of completions of an option.
const MAX_CHOICES: usize = 25;

/// Checks the completions of an option.
pub(super) fn choices(data: &Value, asked: &Interaction) -> Result<(), ApiError> {
    let mut errors = FormErrors::default();
    let Some(choices) = data["choices"].as_array() else {
        errors.required("data.choices");
        return errors.into_result();
    };
    errors.length("data.choices", choices.len(), 0, MAX_CHOICES);
    let wanted = match &asked.ask {
        Ask::Autocomplete { option, .. } => focused_type(&asked.event["data"], option),
        _ => 3,
    };
    for (at, choice) in choices.iter().enumerate() {
        let path = format!("data.choices.{at}");
        text(&mut errors, &path, choice, "name", Need::Required(1), 100);
        match (&choice["value"], wanted) {
            (Value::Null, _) => errors.required(&format!("{path}.value")),
            (Value::String(value), 3) => errors.length(&format!("{path}.value"), value.chars().count(), 1, 100),
            (Value::Number(number), 4) if number.as_i64().is_some_and(|n| n.unsigned_abs() <= 1 << 53) => {}
            (Value::Number(_), 10) => {}
            _ => errors.wrong_type(&format!("{path}.value"), "the type of the option"),
        }
    }
    errors.into_result()
}

/// The type of the option that the member types into, at any depth.
fn focused_type(data: &Value, name: &str) -> u64 {
    for option in data["options"].as_array().into_iter().flatten() {
        if option["focused"] == true && option["name"] == name {
            return option["type"].as_u64().unwrap_or(3);
        }
        if option["options"].is_array() {
            return focused_type(option, name);
        }
    }
    3
}

/// Whether a text is required.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Need {
    /// The text is required, with at least this many characters.
    Required(usize),
    /// The text may be absent.
    Optional,
}

/// Checks a text field; returns the text if there is one of the right type.
fn text<'a>(
    errors: &mut FormErrors,
    path: &str,
    object: &'a Value,
    field: &str,
    need: Need,
    most: usize,
) -> Option<&'a str> {
    let at = if path.is_empty() { field.to_owned() } else { format!("{path}.{field}") };
    match (&object[field], need) {
        (Value::Null, Need::Required(_)) => errors.required(&at),
        (Value::Null, Need::Optional) => {}
        (Value::String(value), need) => {
            // Discord trims first, so a text of blanks counts as absent.
            let blank = value.trim().is_empty();
            match need {
                Need::Required(least) if blank && least > 0 => errors.required(&at),
                Need::Required(least) => errors.length(&at, value.chars().count(), least, most),
                Need::Optional => errors.length(&at, value.chars().count(), 0, most),
            }
            return Some(value);
        }
        _ => errors.wrong_type(&at, "a string"),
    }
    None
}

/// Checks an integer within bounds; returns it if there is one.
fn number(errors: &mut FormErrors, path: &str, object: &Value, field: &str, least: i64, most: i64) -> Option<i64> {
    let at = if path.is_empty() { field.to_owned() } else { format!("{path}.{field}") };
    match &object[field] {
        Value::Null => None,
        value => match value.as_i64() {
            Some(number) if number < least => {
                errors.add(&at, "NUMBER_TYPE_MIN", format!("int value should be greater than or equal to {least}."));
                None
            }
            Some(number) if number > most => {
                errors.add(&at, "NUMBER_TYPE_MAX", format!("int value should be less than or equal to {most}."));
                None
            }
            Some(number) => Some(number),
            None => {
                errors.wrong_type(&at, "an integer");
                None
            }
        },
    }
}

#[cfg(test)]
mod tests;
