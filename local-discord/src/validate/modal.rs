//! Forms (modals).

use super::{Need, number, text};
use crate::error::{ApiError, FormErrors};
use serde_json::Value;
use std::collections::BTreeSet;

/// The maximum number of rows of a form.
const MAX_ROWS: usize = 5;

/// Checks a form that the bot opens.
pub(crate) fn modal(data: &Value) -> Result<(), ApiError> {
    let mut errors = FormErrors::default();
    if !data.is_object() {
        errors.required("data");
        return errors.into_result();
    }
    text(&mut errors, "data", data, "custom_id", Need::Required(1), 100);
    text(&mut errors, "data", data, "title", Need::Required(1), 45);
    let rows = data["components"].as_array().map(Vec::as_slice).unwrap_or_default();
    errors.length("data.components", rows.len(), 1, MAX_ROWS);
    let mut ids = BTreeSet::new();
    for (at, row) in rows.iter().enumerate() {
        let path = format!("data.components.{at}");
        match row["type"].as_u64() {
            Some(1) => {
                let inputs = row["components"].as_array().map(Vec::as_slice).unwrap_or_default();
                errors.length(&format!("{path}.components"), inputs.len(), 1, 1);
                for (at, input) in inputs.iter().enumerate() {
                    let path = format!("{path}.components.{at}");
                    text(&mut errors, &path, input, "label", Need::Required(1), 45);
                    control(&mut errors, &path, input, &mut ids);
                }
            }
            Some(18) => {
                text(&mut errors, &path, row, "label", Need::Required(1), 45);
                text(&mut errors, &path, row, "description", Need::Optional, 100);
                control(&mut errors, &format!("{path}.component"), &row["component"], &mut ids);
            }
            Some(10) => drop(text(&mut errors, &path, row, "content", Need::Required(1), 4000)),
            _ => {
                let message = "Value of field \"type\" must be one of (1, 10, 18).";
                errors.add(&format!("{path}.type"), "UNION_TYPE_CHOICES", message);
            }
        }
    }
    errors.into_result()
}

fn control<'a>(errors: &mut FormErrors, path: &str, control: &'a Value, ids: &mut BTreeSet<&'a str>) {
    let id = text(errors, path, control, "custom_id", Need::Required(1), 100);
    if id.is_some_and(|id| !ids.insert(id)) {
        let message = "Component custom id cannot be duplicated";
        errors.add(&format!("{path}.custom_id"), "COMPONENT_CUSTOM_ID_DUPLICATED", message);
    }
    match control["type"].as_u64() {
        Some(4) => {
            text(errors, path, control, "value", Need::Optional, 4000);
            text(errors, path, control, "placeholder", Need::Optional, 100);
            let least = number(errors, path, control, "min_length", 0, 4000).unwrap_or(0);
            let most = number(errors, path, control, "max_length", 1, 4000).unwrap_or(4000);
            if least > most {
                let message = "Minimum length must be less than or equal to the maximum";
                errors.add(&format!("{path}.min_length"), "BASE_TYPE_MIN_MAX", message);
            }
            if !matches!(control["style"].as_u64(), Some(1 | 2)) {
                errors.add(&format!("{path}.style"), "BASE_TYPE_CHOICES", "Value must be one of {1, 2}.");
            }
        }
        Some(3) => {
            let options = control["options"].as_array().map_or(0, Vec::len);
            errors.length(&format!("{path}.options"), options, 1, 25);
        }
        Some(5..=8 | 19 | 21..=23) => {}
        _ => errors.add(&format!("{path}.type"), "UNION_TYPE_CHOICES", "Value of field \"type\" is not allowed here."),
    }
}
