//! Commands and their options.

use super::{Need, second, text};
use crate::error::FormErrors;
use serde_json::Value;
use std::collections::BTreeSet;

/// The locales that Discord supports.
const LOCALES: [&str; 34] = [
    "ar", "bg", "cs", "da", "de", "el", "en-GB", "en-US", "es-419", "es-ES", "fi", "fr", "he", "hi", "hr", "hu", "id",
    "it", "ja", "ko", "lt", "nl", "no", "pl", "pt-BR", "ro", "ru", "sv-SE", "th", "tr", "uk", "vi", "zh-CN", "zh-TW",
];

/// The maximum number of characters in all names, descriptions and values of a command.
const MAX_CHARACTERS: usize = 8000;

/// Checks a command at a path of the form.
pub(crate) fn command(path: &str, request: &Value, errors: &mut FormErrors) {
    if !request.is_object() {
        return errors.wrong_type(path, "an object");
    }
    let mut mine = FormErrors::default();
    let slash = request["type"].as_u64().unwrap_or(1) == 1;
    named(&mut mine, path, request, slash);
    if slash {
        text(&mut mine, path, request, "description", Need::Required(1), 100);
    } else if request["description"].as_str().is_some_and(|description| !description.is_empty()) {
        let message = "Context menu commands cannot have description";
        mine.add(&join(path, "description"), "APPLICATION_COMMAND_CONTEXT_MENU_DESCRIPTION_INVALID", message);
    }
    localised(&mut mine, path, request, "description", |_| true, 100);
    options(&mut mine, path, request, 0);
    if characters(request) > MAX_CHARACTERS {
        let message = format!("Command exceeds maximum size ({MAX_CHARACTERS})");
        mine.add(path, "APPLICATION_COMMAND_TOO_LARGE", message);
    }
    if mine.is_empty() {
        second::note_command(path, request, &mut mine);
    }
    errors.merge_errors(mine);
}

fn join(path: &str, field: &str) -> String {
    if path.is_empty() { field.to_owned() } else { format!("{path}.{field}") }
}

/// Discord's pattern for names: letters, digits, `-`, `_` and `'`. Letters with a lower case must use it.
fn is_name(name: &str) -> bool {
    let allowed = |c: char| c.is_alphanumeric() || matches!(c, '-' | '_' | '\'');
    // Marks of the Devanagari and Thai scripts are no letters, but belong to words.
    let mark = |c: char| ('\u{0900}'..='\u{097f}').contains(&c) || ('\u{0e00}'..='\u{0e7f}').contains(&c);
    name.chars().all(|c| allowed(c) || mark(c)) && name.to_lowercase() == name
}

fn named(errors: &mut FormErrors, path: &str, object: &Value, strict: bool) {
    let name = text(errors, path, object, "name", Need::Required(1), 32);
    if strict && name.is_some_and(|name| !is_name(name)) {
        let message = "Command name is invalid";
        errors.add(&join(path, "name"), "APPLICATION_COMMAND_INVALID_NAME", message);
    }
    localised(errors, path, object, "name", |name| !strict || is_name(name), 32);
}

fn localised(
    errors: &mut FormErrors,
    path: &str,
    object: &Value,
    field: &str,
    valid: impl Fn(&str) -> bool,
    most: usize,
) {
    let field = format!("{field}_localizations");
    let Some(translations) = object[&field].as_object() else { return };
    let path = join(path, &field);
    for (locale, translation) in translations {
        if !LOCALES.contains(&locale.as_str()) {
            errors.add(&path, "BASE_TYPE_CHOICES", format!("'{locale}' is not a known locale."));
        }
        let translation = translation.as_str().unwrap_or_default();
        errors.length(&join(&path, locale), translation.chars().count(), 1, most);
        if !valid(translation) {
            errors.add(&join(&path, locale), "APPLICATION_COMMAND_INVALID_NAME", "Command name is invalid");
        }
    }
}

fn options(errors: &mut FormErrors, path: &str, holder: &Value, depth: usize) {
    let path = join(path, "options");
    let list = match &holder["options"] {
        Value::Null => return,
        Value::Array(list) => list,
        _ => return errors.wrong_type(&path, "a list"),
    };
    errors.length(&path, list.len(), 0, 25);
    let mut names = BTreeSet::new();
    let mut optional_before = false;
    let kinds: Vec<u64> = list.iter().map(|option| option["type"].as_u64().unwrap_or(0)).collect();
    let nested = kinds.iter().filter(|kind| matches!(kind, 1 | 2)).count();
    if nested > 0 && nested < kinds.len() {
        let message = "Sub-commands and sub-command group options are mutually exclusive with basic options";
        errors.add(&path, "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", message);
    }
    for (at, option) in list.iter().enumerate() {
        let path = format!("{path}.{at}");
        named(errors, &path, option, true);
        text(errors, &path, option, "description", Need::Required(1), 100);
        localised(errors, &path, option, "description", |_| true, 100);
        if option["name"].as_str().is_some_and(|name| !names.insert(name)) {
            let message = "Option names must be unique";
            errors.add(&join(&path, "name"), "APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS", message);
        }
        match kinds[at] {
            1 if depth < 2 => options(errors, &path, option, depth + 2),
            2 if depth == 0 => options(errors, &path, option, 1),
            3..=11 => {
                let required = option["required"] == true;
                if required && optional_before {
                    let message = "Required options must be placed before non-required options";
                    errors.add(&join(&path, "required"), "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID", message);
                }
                optional_before |= !required;
                choices(errors, &path, option, kinds[at]);
            }
            _ => errors.add(&join(&path, "type"), "BASE_TYPE_CHOICES", "This option type cannot stand here."),
        }
    }
}

fn choices(errors: &mut FormErrors, path: &str, option: &Value, kind: u64) {
    let choices = option["choices"].as_array().map(Vec::as_slice).unwrap_or_default();
    errors.length(&join(path, "choices"), choices.len(), 0, 25);
    if option["autocomplete"] == true && !choices.is_empty() {
        let message = "Autocomplete and choices cannot both be set";
        errors.add(&join(path, "autocomplete"), "APPLICATION_COMMAND_OPTIONS_AUTOCOMPLETE_INVALID", message);
    }
    if (option["autocomplete"] == true || !choices.is_empty()) && !matches!(kind, 3 | 4 | 10) {
        let message = "Only string, integer and number options have choices";
        errors.add(path, "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", message);
    }
    let mut names = BTreeSet::new();
    for (at, choice) in choices.iter().enumerate() {
        let path = format!("{path}.choices.{at}");
        let name = text(errors, &path, choice, "name", Need::Required(1), 100);
        localised(errors, &path, choice, "name", |_| true, 100);
        if name.is_some_and(|name| !names.insert(name)) {
            let message = "Choice names must be unique";
            errors.add(&join(&path, "name"), "APPLICATION_COMMAND_OPTIONS_CHOICE_NAME_ALREADY_EXISTS", message);
        }
        match (&choice["value"], kind) {
            (Value::String(value), 3) => errors.length(&join(&path, "value"), value.chars().count(), 1, 100),
            (Value::Number(number), 4) if number.is_i64() || number.is_u64() => {}
            (Value::Number(_), 10) => {}
            (Value::Null, _) => errors.required(&join(&path, "value")),
            _ => errors.wrong_type(&join(&path, "value"), "the type of the option"),
        }
    }
}

/// The characters that count against the size of a command. Of each text only the longest translation counts.
fn characters(node: &Value) -> usize {
    let own = |field: &str| {
        let plain = node[field].as_str().map_or(0, |text| text.chars().count());
        let all = node[format!("{field}_localizations")].as_object();
        let translated = all.into_iter().flat_map(|all| all.values()).filter_map(Value::as_str);
        translated.map(|text| text.chars().count()).fold(plain, usize::max)
    };
    let below = |list: &str| node[list].as_array().into_iter().flatten().map(characters).sum::<usize>();
    let value = node["value"].as_str().map_or(0, |value| value.chars().count());
    own("name") + own("description") + value + below("options") + below("choices")
}
