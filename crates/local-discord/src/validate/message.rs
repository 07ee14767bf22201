//! Whole messages, and their embeds: at most ten, with at most six thousand characters in all.

use super::{Need, component, number, second, text};
use crate::{
    error::{ApiError, FormErrors},
    message::{IS_COMPONENTS_V2, Message, Upload},
};
use serde_json::Value;

/// How a message is sent.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Sending {
    ToChannel,
    /// As an interaction response.
    Interaction,
    /// As an edit of an existing message.
    Edit,
}

/// The largest size of a file, in bytes.
const MAX_FILE_BYTES: usize = 10 * 1024 * 1024;

/// Checks a new message, or an edit of an existing one.
pub(crate) fn message(
    payload: &Value,
    files: &[Upload],
    sending: Sending,
    existing: Option<&Message>,
) -> Result<(), ApiError> {
    let only_files = payload.is_null() && !files.is_empty();
    if !payload.is_object() && !only_files {
        return Err(ApiError::empty_message());
    }
    if files.iter().any(|file| file.bytes.len() > MAX_FILE_BYTES) {
        return Err(ApiError::too_large());
    }
    let flags = payload["flags"].as_u64().unwrap_or(0) | existing.map_or(0, |message| message.flags);
    let v2 = flags & IS_COMPONENTS_V2 != 0;
    let mut errors = FormErrors::default();
    text(&mut errors, "", payload, "content", Need::Optional, 2000);
    embeds(&mut errors, &payload["embeds"]);
    component::components(&mut errors, &payload["components"], v2);
    allowed_mentions(&mut errors, &payload["allowed_mentions"]);
    attachments(&mut errors, &payload["attachments"], files.len());
    if sending == Sending::ToChannel {
        nonce(&mut errors, &payload["nonce"]);
    }
    if v2 {
        legacy_fields(&mut errors, payload, existing);
    }
    errors.into_result()?;
    second::message(payload, v2)?;
    if is_empty(payload, files, existing) { Err(ApiError::empty_message()) } else { Ok(()) }
}

/// Refuses content and embeds in a message made of components.
fn legacy_fields(errors: &mut FormErrors, payload: &Value, existing: Option<&Message>) {
    let content =
        payload.get("content").map_or(existing.map_or("", |m| m.content.as_str()), |c| c.as_str().unwrap_or(""));
    let embeds = match payload.get("embeds") {
        Some(embeds) => embeds.as_array().map_or(0, Vec::len),
        None => existing.map_or(0, |message| message.embeds.len()),
    };
    let used = [("content", !content.is_empty()), ("embeds", embeds > 0), ("poll", !payload["poll"].is_null())];
    for (field, _) in used.iter().filter(|(_, used)| *used) {
        let code = "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2";
        errors.add(field, code, format!("The '{field}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2"));
    }
}

/// Whether the message would be empty.
fn is_empty(payload: &Value, files: &[Upload], existing: Option<&Message>) -> bool {
    let list_is_empty = |field: &str, kept: usize| match payload.get(field) {
        Some(list) => list.as_array().is_none_or(Vec::is_empty),
        None => kept == 0,
    };
    let no_text = match payload.get("content") {
        Some(content) => content.as_str().is_none_or(|content| content.trim().is_empty()),
        None => existing.is_none_or(|message| message.content.is_empty()),
    };
    let no_files = files.is_empty()
        && match payload.get("attachments") {
            Some(list) => list.as_array().is_none_or(Vec::is_empty),
            None => existing.is_none_or(|message| message.attachments.is_empty()),
        };
    no_text
        && no_files
        && list_is_empty("embeds", existing.map_or(0, |message| message.embeds.len()))
        && list_is_empty("components", existing.map_or(0, |message| message.components.len()))
        && payload["poll"].is_null()
        && payload["sticker_ids"].as_array().is_none_or(Vec::is_empty)
}

fn allowed_mentions(errors: &mut FormErrors, allowed: &Value) {
    if allowed.is_null() {
        return;
    }
    if !allowed.is_object() {
        return errors.wrong_type("allowed_mentions", "an object");
    }
    let parse: Vec<&str> = allowed["parse"].as_array().into_iter().flatten().filter_map(Value::as_str).collect();
    for (at, word) in parse.iter().enumerate() {
        if !matches!(*word, "users" | "roles" | "everyone") {
            let message = "Value must be one of {'everyone', 'roles', 'users'}.";
            errors.add(&format!("allowed_mentions.parse.{at}"), "BASE_TYPE_CHOICES", message);
        }
    }
    for kind in ["users", "roles"] {
        let listed = allowed[kind].as_array().map_or(0, Vec::len);
        errors.length(&format!("allowed_mentions.{kind}"), listed, 0, 100);
        if listed > 0 && parse.contains(&kind) {
            let message = format!("parse:[\"{kind}\"] and {kind}: [ids...] are mutually exclusive.");
            errors.add("allowed_mentions", "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE", message);
        }
    }
}

fn attachments(errors: &mut FormErrors, value: &Value, files: usize) {
    let listed = value.as_array().map(Vec::as_slice).unwrap_or_default();
    errors.length("attachments", listed.len().max(files), 0, 10);
    for (at, attachment) in listed.iter().enumerate() {
        text(errors, &format!("attachments.{at}"), attachment, "description", Need::Optional, 1024);
    }
}

fn nonce(errors: &mut FormErrors, nonce: &Value) {
    match nonce {
        Value::Null | Value::Number(_) => {}
        Value::String(text) => errors.length("nonce", text.chars().count(), 0, 25),
        _ => errors.wrong_type("nonce", "a string or an integer"),
    }
}

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
