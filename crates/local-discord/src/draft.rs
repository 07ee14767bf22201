//! Builds a message from a payload, for all routes that send or edit one.
//!
//! The caller has validated the payload. `allowed_mentions` limits the mentions of a message and the people it notifies.

use super::{
    message::{Attachment, IS_COMPONENTS_V2, Message, SUPPRESS_EMBEDS, SUPPRESS_NOTIFICATIONS, Upload},
    permission,
    server_state::ServerState,
    snowflake::Id,
};
use serde_json::{Map, Value, json};
use std::{collections::BTreeSet, sync::Arc};

/// The flags that a sender may set.
const SETTABLE: u64 = SUPPRESS_EMBEDS | SUPPRESS_NOTIFICATIONS | IS_COMPONENTS_V2;

/// Whether mentioned people are notified.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Ping {
    /// A new message notifies.
    New,
    /// An edit does not.
    Edit,
}

/// Applies the fields of a payload to a message; absent fields stay.
pub(super) fn fill(state: &mut ServerState, message: &mut Message, payload: &Value, files: &[Upload], ping: Ping) {
    let denied = state.world.permissions_of(state.world.bot.id, message.channel) & permission::EMBED_LINKS == 0;
    if let Some(content) = payload.get("content") {
        message.content = content.as_str().unwrap_or_default().to_owned();
    }
    if let Some(embeds) = payload.get("embeds") {
        let embeds = embeds.as_array().map(Vec::as_slice).unwrap_or_default();
        // Without the permission Discord drops embeds silently, except in interaction responses.
        let dropped = denied && message.origin.is_none();
        message.embeds = if dropped { Vec::new() } else { embeds.iter().map(embed).collect() };
    }
    if let Some(components) = payload.get("components") {
        let mut number = 0;
        let media = state.next_id();
        let components = components.as_array().map(Vec::as_slice).unwrap_or_default();
        message.components = components.iter().map(|component| numbered(component, &mut number, media)).collect();
    }
    if let Some(flags) = payload.get("flags").and_then(Value::as_u64) {
        let kept = message.flags & (!SETTABLE | IS_COMPONENTS_V2);
        message.flags = kept | flags & SETTABLE;
    }
    attach(state, message, payload, files);
    if payload.get("content").is_some() || payload.get("components").is_some() || ping == Ping::New {
        let named = named(state, message, payload.get("allowed_mentions"));
        message.mentions = named.members;
        message.mentions_everyone = named.everyone;
        if ping == Ping::New && message.addressee.is_none() {
            message.pinged = named.pinged;
        }
    }
}

/// An embed as Discord stores it: type rich, no nulls, `inline` on every field.
fn embed(embed: &Value) -> Value {
    let mut kept = without_nulls(embed);
    kept["type"] = json!("rich");
    for field in kept["fields"].as_array_mut().into_iter().flatten() {
        if field["inline"].is_null() {
            field["inline"] = json!(false);
        }
    }
    if let Some(fields) = kept.as_object_mut() {
        fields.retain(|_, value| !value.is_null());
    }
    kept
}

fn without_nulls(value: &Value) -> Value {
    match value {
        Value::Object(fields) => {
            let kept = fields.iter().filter(|(_, value)| !value.is_null());
            Value::Object(kept.map(|(key, value)| (key.clone(), without_nulls(value))).collect())
        }
        Value::Array(list) => list.iter().map(without_nulls).collect(),
        other => other.clone(),
    }
}

/// A component as Discord stores it: numbered, with defaults; media get an id.
pub(super) fn numbered(component: &Value, number: &mut u64, media: Id) -> Value {
    let mut kept: Map<String, Value> = match without_nulls(component) {
        Value::Object(fields) => fields,
        other => return other,
    };
    *number += 1;
    kept.entry("id").or_insert_with(|| json!(*number));
    let kind = kept.get("type").and_then(Value::as_u64).unwrap_or(0);
    let mut default = |key: &str, value: Value| {
        kept.entry(key).or_insert(value);
    };
    match kind {
        3 | 5..=8 => {
            default("min_values", json!(1));
            default("max_values", json!(1));
        }
        11 => unfurl(&mut kept, "media", media),
        12 => {
            for item in kept.get_mut("items").and_then(Value::as_array_mut).into_iter().flatten() {
                if let Value::Object(item) = item {
                    unfurl(item, "media", media);
                }
            }
        }
        13 => {
            unfurl(&mut kept, "file", media);
            kept.remove("description");
            kept.insert("name".to_owned(), Value::Null);
            kept.insert("size".to_owned(), Value::Null);
        }
        14 => {
            default("divider", json!(true));
            default("spacing", json!(1));
        }
        17 => {
            default("accent_color", Value::Null);
            default("spoiler", json!(false));
        }
        _ => {}
    }
    if let Some(Value::Array(children)) = kept.get_mut("components") {
        for child in children {
            *child = numbered(child, number, media);
        }
    }
    if let Some(accessory) = kept.get_mut("accessory") {
        *accessory = numbered(accessory, number, media);
    }
    Value::Object(kept)
}

/// A media item of a component, as Discord returns it.
fn unfurl(holder: &mut Map<String, Value>, key: &str, id: Id) {
    let url = holder.get(key).map(|media| media["url"].clone()).unwrap_or_default();
    holder.insert(key.to_owned(), json!({"id": id, "url": url, "proxy_url": url}));
    holder.entry("description").or_insert(Value::Null);
    holder.entry("spoiler").or_insert(json!(false));
}

/// Keeps the existing files that the payload lists (all, if it lists none), with the alt texts that it gives, and adds
/// the new ones.
fn attach(state: &mut ServerState, message: &mut Message, payload: &Value, files: &[Upload]) {
    let listed = payload.get("attachments").and_then(Value::as_array);
    let number = |entry: &Value| match &entry["id"] {
        Value::String(text) => text.parse().ok(),
        Value::Number(number) => number.as_u64(),
        _ => None,
    };
    if let Some(listed) = listed {
        message.attachments.retain_mut(|file| {
            let entry = listed.iter().find(|entry| number(entry) == Some(file.id.get()));
            if let Some(description) = entry.and_then(|entry| entry.get("description")) {
                file.description = description.as_str().map(str::to_owned);
            }
            entry.is_some()
        });
    }
    for upload in files {
        let entry = listed.into_iter().flatten().find(|entry| number(entry) == Some(upload.number));
        let text = |key: &str| entry.and_then(|entry| entry[key].as_str()).map(str::to_owned);
        let filename = text("filename").unwrap_or_else(|| upload.filename.clone());
        let attachment = Attachment {
            id: state.next_id(),
            filename: filename.replace(['/', '\\', '?', '#'], "_"),
            description: text("description"),
            content_type: upload.content_type.clone(),
            bytes: Arc::clone(&upload.bytes),
            size: upload.bytes.len(),
        };
        message.attachments.push(attachment);
    }
}

/// The people that a message mentions, limited by `allowed_mentions`.
#[derive(Debug, Default, PartialEq)]
pub(super) struct MessageMentions {
    pub members: Vec<Id>,
    pub everyone: bool,
    /// The people that the message notifies.
    pub pinged: BTreeSet<Id>,
}

/// Parses the mentions of a message. Without `allowed_mentions` all of them count.
pub(super) fn named(state: &ServerState, message: &Message, allowed: Option<&Value>) -> MessageMentions {
    let world = &state.world;
    let allowed = allowed.filter(|allowed| !allowed.is_null());
    let parses = |word: &str| match allowed {
        None => true,
        Some(allowed) => allowed["parse"].as_array().into_iter().flatten().any(|given| given == word),
    };
    let listed = |id: Id| {
        let users = allowed.and_then(|allowed| allowed["users"].as_array());
        users
            .into_iter()
            .flatten()
            .any(|user| user.as_str().map(str::to_owned).unwrap_or(user.to_string()) == id.to_string())
    };
    let mut text = message.content.clone();
    for component in message.all_components() {
        if component["type"] == 10 {
            text.push_str(component["content"].as_str().unwrap_or_default());
        }
    }
    let mut named = MessageMentions::default();
    for id in ids_in(&text) {
        let known = world.member(id).is_some() && world.enters(id, message.channel);
        if known && (parses("users") || listed(id)) && !named.members.contains(&id) {
            named.members.push(id);
        }
    }
    named.pinged = named.members.iter().copied().filter(|id| *id != message.author).collect();
    let may = world.permissions_of(message.author, message.channel);
    let may = may & (permission::MENTION_EVERYONE | permission::ADMINISTRATOR) != 0;
    named.everyone = may && parses("everyone") && (text.contains("@everyone") || text.contains("@here"));
    if named.everyone {
        let others = world.members.iter().map(|member| member.id).filter(|id| *id != message.author);
        named.pinged.extend(others);
    }
    let replied = message.reply_to.and_then(|id| world.messages.get(&id)).map(|replied| replied.author);
    let replied_counts = allowed.is_none_or(|allowed| allowed["replied_user"].as_bool().unwrap_or(false));
    if let Some(author) = replied.filter(|author| replied_counts && *author != message.author) {
        named.pinged.insert(author);
        if !named.members.contains(&author) {
            named.members.push(author);
        }
    }
    named
}

/// The ids in `<@1>` and `<@!1>`.
fn ids_in(text: &str) -> Vec<Id> {
    let starts = text.match_indices("<@").map(|(at, _)| &text[at + 2..]);
    let inner =
        starts.filter_map(|rest| rest.split_once('>')).map(|(inner, _)| inner.strip_prefix('!').unwrap_or(inner));
    inner.filter_map(|digits| digits.parse().ok()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn mentions_are_parsed_from_the_text() {
        assert_eq!(ids_in("<@12> and <@!13>, not <#14>, <@&15> or <@x>"), [Id::new(12), Id::new(13)]);
    }
}
