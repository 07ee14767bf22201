//! Buttons, menus and their containers; forms (modals).

use super::{Need, number, text};
use crate::error::{ApiError, FormErrors};
use serde_json::Value;
use std::collections::BTreeSet;

/// The maximum number of rows under an ordinary message, and of a form.
const MAX_ROWS: usize = 5;
/// The maximum number of components at all depths in a message made of components.
const MAX_COMPONENTS: usize = 40;
/// The maximum number of characters of all texts in a message made of components.
const MAX_TEXT: usize = 4000;

/// The ids and counts found in a message so far.
#[derive(Default)]
pub(super) struct Seen<'a> {
    custom_ids: BTreeSet<&'a str>,
    components: usize,
    text: usize,
}

/// Checks the components of a message; `v2` if the message is made of components only.
pub(super) fn components<'a>(errors: &mut FormErrors, value: &'a Value, v2: bool) {
    let list = match value {
        Value::Null => return,
        Value::Array(list) => list,
        _ => return errors.wrong_type("components", "a list"),
    };
    let mut seen: Seen<'a> = Seen::default();
    if !v2 {
        errors.length("components", list.len(), 0, MAX_ROWS);
    }
    for (at, component) in list.iter().enumerate() {
        let path = format!("components.{at}");
        match (component["type"].as_u64(), v2) {
            (Some(1), _) => row(errors, &path, component, &mut seen),
            (Some(9 | 10 | 12 | 13 | 14 | 17), true) => layout(errors, &path, component, &mut seen),
            _ => {
                let allowed = if v2 { "(1, 9, 10, 12, 13, 14, 17)" } else { "(1,)" };
                let message = format!("Value of field \"type\" must be one of {allowed}.");
                errors.add(&format!("{path}.type"), "UNION_TYPE_CHOICES", message);
            }
        }
    }
    if v2 {
        if seen.components > MAX_COMPONENTS {
            let message = format!("Total number of components exceeds maximum of {MAX_COMPONENTS}");
            errors.add("components", "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED", message);
        }
        if seen.text > MAX_TEXT {
            let message = format!("The total displayable text size exceeds maximum size of {MAX_TEXT}");
            errors.add("components", "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED", message);
        }
    }
}

fn row<'a>(errors: &mut FormErrors, path: &str, row: &'a Value, seen: &mut Seen<'a>) {
    seen.components += 1;
    let Some(children) = row["components"].as_array() else {
        return errors.required(&format!("{path}.components"));
    };
    errors.length(&format!("{path}.components"), children.len(), 1, 5);
    let is_menu = |child: &Value| matches!(child["type"].as_u64(), Some(3 | 5..=8));
    if children.len() > 1 && children.iter().any(is_menu) {
        let message = "Action rows with a select menu must have no other components";
        errors.add(&format!("{path}.components"), "COMPONENT_LAYOUT_WIDTH_EXCEEDED", message);
    }
    for (at, child) in children.iter().enumerate() {
        let path = format!("{path}.components.{at}");
        match child["type"].as_u64() {
            Some(2) => button(errors, &path, child, seen),
            Some(3 | 5..=8) => menu(errors, &path, child, seen),
            _ => {
                let message = "Value of field \"type\" must be one of (2, 3, 5, 6, 7, 8).";
                errors.add(&format!("{path}.type"), "UNION_TYPE_CHOICES", message);
            }
        }
    }
}

fn layout<'a>(errors: &mut FormErrors, path: &str, component: &'a Value, seen: &mut Seen<'a>) {
    if component["type"] == 1 {
        return row(errors, path, component, seen);
    }
    seen.components += 1;
    let children = component["components"].as_array().map(Vec::as_slice).unwrap_or_default();
    match component["type"].as_u64() {
        Some(9) => {
            errors.length(&format!("{path}.components"), children.len(), 1, 3);
            for (at, child) in children.iter().enumerate() {
                layout(errors, &format!("{path}.components.{at}"), child, seen);
            }
            let accessory = &component["accessory"];
            match accessory["type"].as_u64() {
                Some(2) => button(errors, &format!("{path}.accessory"), accessory, seen),
                Some(11) => seen.components += 1,
                _ => errors.required(&format!("{path}.accessory")),
            }
        }
        Some(10) => {
            let content = text(errors, path, component, "content", Need::Required(1), MAX_TEXT);
            seen.text += content.map_or(0, |content| content.chars().count());
        }
        Some(12) => {
            let items = component["items"].as_array().map_or(0, Vec::len);
            errors.length(&format!("{path}.items"), items, 1, 10);
        }
        Some(13) => {
            text(errors, &format!("{path}.file"), &component["file"], "url", Need::Required(1), 2048);
        }
        Some(14) => {
            number(errors, path, component, "spacing", 1, 2);
        }
        Some(17) => {
            errors.length(&format!("{path}.components"), children.len(), 1, MAX_COMPONENTS);
            number(errors, path, component, "accent_color", 0, 0xff_ff_ff);
            for (at, child) in children.iter().enumerate() {
                layout(errors, &format!("{path}.components.{at}"), child, seen);
            }
        }
        _ => errors.add(&format!("{path}.type"), "UNION_TYPE_CHOICES", "Value of field \"type\" is not allowed here."),
    }
}

fn button<'a>(errors: &mut FormErrors, path: &str, button: &'a Value, seen: &mut Seen<'a>) {
    seen.components += 1;
    text(errors, path, button, "label", Need::Optional, 80);
    emoji(errors, path, button);
    let blank = button["label"].as_str().is_none_or(|label| label.trim().is_empty()) && button["emoji"].is_null();
    match button["style"].as_u64() {
        Some(1..=4) => {
            custom_id(errors, path, button, &mut seen.custom_ids);
            if !button["url"].is_null() {
                let message = "A custom id and url cannot both be specified";
                errors.add(&format!("{path}.url"), "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE", message);
            }
        }
        Some(5) => {
            text(errors, path, button, "url", Need::Required(1), 512);
            if !button["custom_id"].is_null() {
                let message = "A custom id and url cannot both be specified";
                errors.add(&format!("{path}.custom_id"), "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE", message);
            }
        }
        Some(6) => return,
        Some(_) => {
            errors.add(&format!("{path}.style"), "BASE_TYPE_CHOICES", "Value must be one of {1, 2, 3, 4, 5, 6}.")
        }
        None => errors.required(&format!("{path}.style")),
    }
    if blank {
        errors.add(path, "BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED", "A button must have a label or an emoji");
    }
}

/// Checks the id of a component that people use, which no other one has.
fn custom_id<'a>(errors: &mut FormErrors, path: &str, component: &'a Value, ids: &mut BTreeSet<&'a str>) {
    let id = text(errors, path, component, "custom_id", Need::Required(1), 100);
    if id.is_some_and(|id| !ids.insert(id)) {
        let message = "Component custom id cannot be duplicated";
        errors.add(&format!("{path}.custom_id"), "COMPONENT_CUSTOM_ID_DUPLICATED", message);
    }
}

/// Checks an emoji by id or as a character. A word of plain letters is the usual mistake.
fn emoji(errors: &mut FormErrors, path: &str, component: &Value) {
    let emoji = &component["emoji"];
    if emoji.is_null() {
        return;
    }
    let name = emoji["name"].as_str().unwrap_or_default();
    if emoji["id"].is_null() && (name.is_empty() || name.is_ascii()) {
        errors.add(&format!("{path}.emoji.name"), "BUTTON_COMPONENT_INVALID_EMOJI", "Invalid emoji");
    }
}

fn menu<'a>(errors: &mut FormErrors, path: &str, menu: &'a Value, seen: &mut Seen<'a>) {
    seen.components += 1;
    custom_id(errors, path, menu, &mut seen.custom_ids);
    text(errors, path, menu, "placeholder", Need::Optional, 150);
    let least = number(errors, path, menu, "min_values", 0, 25).unwrap_or(1);
    let most = number(errors, path, menu, "max_values", 1, 25).unwrap_or(1);
    if least > most {
        let message = "Minimum value count must be less than or equal to the maximum";
        errors.add(&format!("{path}.min_values"), "BASE_TYPE_MIN_MAX", message);
    }
    if menu["type"] != 3 {
        return;
    }
    let Some(options) = menu["options"].as_array() else {
        return errors.required(&format!("{path}.options"));
    };
    errors.length(&format!("{path}.options"), options.len(), 1, 25);
    let mut values = BTreeSet::new();
    for (at, option) in options.iter().enumerate() {
        let path = format!("{path}.options.{at}");
        text(errors, &path, option, "label", Need::Required(1), 100);
        text(errors, &path, option, "description", Need::Optional, 100);
        emoji(errors, &path, option);
        let value = text(errors, &path, option, "value", Need::Required(1), 100);
        if value.is_some_and(|value| !values.insert(value)) {
            let message = "The specified option value is already used";
            errors.add(&format!("{path}.value"), "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED", message);
        }
    }
    let count = i64::try_from(options.len()).unwrap_or(i64::MAX);
    if !menu["max_values"].is_null() && most > count {
        let message = format!("Max values must be less than or equal to the number of options ({count}).");
        errors.add(&format!("{path}.max_values"), "SELECT_COMPONENT_MAX_VALUES", message);
    }
    if least > count {
        let message = format!("Min values must be less than or equal to the number of options ({count}).");
        errors.add(&format!("{path}.min_values"), "SELECT_COMPONENT_MIN_VALUES", message);
    }
    let chosen = options.iter().filter(|option| option["default"] == true).count();
    if i64::try_from(chosen).is_ok_and(|chosen| chosen > most) {
        let message = "There are more default options than may be chosen";
        errors.add(&format!("{path}.options"), "SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES", message);
    }
}

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
    custom_id(errors, path, control, ids);
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
