//! Embeds: at most ten, with at most six thousand characters in all.

use super::{Need, number, text};
use crate::error::FormErrors;
use serde_json::Value;

/// The maximum number of characters of all embeds of a message.
const MAX_CHARACTERS: usize = 6000;

/// Checks the embeds of a message.
pub(super) fn embeds(errors: &mut FormErrors, value: &Value) {
    let list = match value {
        Value::Null => return,
        Value::Array(list) => list,
        _ => return errors.wrong_type("embeds", "a list"),
    };
    errors.length("embeds", list.len(), 0, 10);
    let mut characters = 0;
    for (at, embed) in list.iter().enumerate() {
        characters += one(errors, &format!("embeds.{at}"), embed);
    }
    if characters > MAX_CHARACTERS {
        let message = format!("Embed size exceeds maximum size of {MAX_CHARACTERS}");
        errors.add("embeds", "MAX_EMBED_SIZE_EXCEEDED", message);
    }
}

/// Checks one embed and counts its characters.
fn one(errors: &mut FormErrors, path: &str, embed: &Value) -> usize {
    if !embed.is_object() {
        errors.wrong_type(path, "an object");
        return 0;
    }
    let mut count = 0;
    let mut add = |text: Option<&str>| count += text.map_or(0, |text| text.trim().chars().count());
    add(text(errors, path, embed, "title", Need::Optional, 256));
    add(text(errors, path, embed, "description", Need::Optional, 4096));
    number(errors, path, embed, "color", 0, 0xff_ff_ff);
    if embed["footer"].is_object() {
        let footer = format!("{path}.footer");
        add(text(errors, &footer, &embed["footer"], "text", Need::Required(1), 2048));
        address(errors, &footer, &embed["footer"], "icon_url", true);
    }
    if embed["author"].is_object() {
        let author = format!("{path}.author");
        add(text(errors, &author, &embed["author"], "name", Need::Required(1), 256));
        address(errors, &author, &embed["author"], "url", false);
        address(errors, &author, &embed["author"], "icon_url", true);
    }
    for picture in ["image", "thumbnail"] {
        if embed[picture].is_object() {
            address(errors, &format!("{path}.{picture}"), &embed[picture], "url", true);
        }
    }
    address(errors, path, embed, "url", false);
    if !embed["timestamp"].is_null() && !embed["timestamp"].as_str().is_some_and(is_moment) {
        let message = "Could not parse timestamp. Should be ISO8601.";
        errors.add(&format!("{path}.timestamp"), "DATE_TIME_TYPE_PARSE", message);
    }
    let fields = embed["fields"].as_array().map(Vec::as_slice).unwrap_or_default();
    errors.length(&format!("{path}.fields"), fields.len(), 0, 25);
    for (at, field) in fields.iter().enumerate() {
        let path = format!("{path}.fields.{at}");
        add(text(errors, &path, field, "name", Need::Required(1), 256));
        add(text(errors, &path, field, "value", Need::Required(1), 1024));
    }
    let shown = ["title", "description", "image", "thumbnail", "author", "footer", "provider", "video"];
    let empty = shown.iter().all(|part| embed[part].is_null() || embed[part] == "") && fields.is_empty();
    if empty {
        errors.required(&format!("{path}.description"));
    }
    count
}

/// Whether a text begins like a timestamp, `2026-11-20T08:35:03`, and has more after it, such as a time zone.
fn is_moment(text: &str) -> bool {
    let shape = "0000-00-00T00:00:00";
    let fits = |(given, wanted): (u8, u8)| if wanted == b'0' { given.is_ascii_digit() } else { given == wanted };
    text.len() > shape.len() && text.bytes().zip(shape.bytes()).all(fits)
}

/// Checks an address: http or https; a picture may also be a file of the same message.
fn address(errors: &mut FormErrors, path: &str, object: &Value, field: &str, picture: bool) {
    let at = format!("{path}.{field}");
    match &object[field] {
        Value::Null => {}
        Value::String(url) => {
            let known = url.starts_with("http://") || url.starts_with("https://");
            if !(known || picture && url.starts_with("attachment://")) {
                let message = format!("Scheme \"{}\" is not supported.", url.split(':').next().unwrap_or_default());
                errors.add(&at, "URL_TYPE_INVALID_SCHEME", message);
            }
            errors.length(&at, url.chars().count(), 0, 2048);
        }
        _ => errors.wrong_type(&at, "a string"),
    }
}
