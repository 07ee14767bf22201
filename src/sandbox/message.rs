//! Messages: their content, visibility and JSON form.
//!
//! Invariant: an ephemeral message has an addressee; nobody else sees it and no channel route returns it.

use super::{clock::iso, snowflake::Id, world::World};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use std::collections::BTreeSet;

/// Embeds are hidden.
pub const SUPPRESS_EMBEDS: u64 = 1 << 2;
/// Only one person sees it.
pub const EPHEMERAL: u64 = 1 << 6;
/// A deferred response ("is thinking").
pub const LOADING: u64 = 1 << 7;
/// Nobody is notified.
pub const SUPPRESS_NOTIFICATIONS: u64 = 1 << 12;
/// Made of components only, without content and embeds.
pub const IS_COMPONENTS_V2: u64 = 1 << 15;

/// An attachment.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Attachment {
    /// Its id.
    pub id: Id,
    /// Its name.
    pub filename: String,
    /// Its alt text.
    pub description: Option<String>,
    /// Its media type.
    pub content_type: String,
    /// Its bytes; saved in a separate file.
    #[serde(skip)]
    pub bytes: std::sync::Arc<Vec<u8>>,
    /// Its size in bytes.
    pub size: usize,
}

/// The interaction behind a message.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Origin {
    /// The interaction.
    pub interaction: Id,
    /// Discord's number of its kind: 2 command, 3 component, 5 modal.
    pub kind: u8,
    /// The member who used it.
    pub member: Id,
    /// `play`, `table status`; empty for components.
    pub command: String,
    /// The message of the component.
    pub pressed: Option<Id>,
    /// For a follow-up: the first response.
    pub original: Option<Id>,
}

/// A message.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Message {
    /// Its id.
    pub id: Id,
    /// Its channel.
    pub channel: Id,
    /// Its author: a member or the bot.
    pub author: Id,
    /// Its text.
    pub content: String,
    /// Embed objects.
    pub embeds: Vec<Value>,
    /// Component objects, each with its numeric `id`.
    pub components: Vec<Value>,
    /// Files.
    pub attachments: Vec<Attachment>,
    /// Flags, see the constants of this module.
    pub flags: u64,
    /// When it was last edited, in milliseconds.
    pub edited_ms: Option<u64>,
    /// The sender's nonce.
    pub nonce: Option<Value>,
    /// Members mentioned in the text, as far as allowed.
    pub mentions: Vec<Id>,
    /// Whether it mentions everyone, and was allowed to.
    pub mentions_everyone: bool,
    /// Members who were notified when it was sent. Edits add nobody.
    pub pinged: BTreeSet<Id>,
    /// Pinned to the channel.
    pub pinned: bool,
    /// The only one who sees an ephemeral message.
    pub addressee: Option<Id>,
    /// The interaction that brought it.
    pub origin: Option<Origin>,
    /// The message it replies to.
    pub reply_to: Option<Id>,
    /// A deferred response that was never filled in.
    pub failed: bool,
}

impl Message {
    /// An empty message.
    pub(super) fn blank(id: Id, channel: Id, author: Id) -> Self {
        Self {
            id,
            channel,
            author,
            content: String::new(),
            embeds: Vec::new(),
            components: Vec::new(),
            attachments: Vec::new(),
            flags: 0,
            edited_ms: None,
            nonce: None,
            mentions: Vec::new(),
            mentions_everyone: false,
            pinged: BTreeSet::new(),
            pinned: false,
            addressee: None,
            origin: None,
            reply_to: None,
            failed: false,
        }
    }

    /// Whether only one member sees it.
    pub fn is_ephemeral(&self) -> bool {
        self.addressee.is_some()
    }

    /// Whether it is a deferred response without content.
    pub fn is_thinking(&self) -> bool {
        self.flags & LOADING != 0
    }

    /// All components at any depth, outermost first.
    pub fn all_components(&self) -> Vec<&Value> {
        let mut found = Vec::new();
        for component in &self.components {
            walk(component, &mut found);
        }
        found
    }

    /// The button or menu with this `custom_id`.
    pub fn component(&self, custom_id: &str) -> Option<&Value> {
        self.all_components().into_iter().find(|component| component["custom_id"] == custom_id)
    }

    /// The `custom_id`s of all buttons and menus, in order.
    pub fn custom_ids(&self) -> Vec<String> {
        let ids = self.all_components().into_iter().filter_map(|component| component["custom_id"].as_str());
        ids.map(str::to_owned).collect()
    }

    /// The message object. `with_guild` adds the fields of gateway events.
    pub(super) fn json(&self, world: &World, with_guild: bool) -> Value {
        let user = |id: &Id| world.user_json(*id);
        let mut message = json!({
            "id": self.id, "channel_id": self.channel, "author": user(&self.author), "content": self.content,
            "timestamp": iso(self.id.created_ms()), "edited_timestamp": self.edited_ms.map(iso), "tts": false,
            "mention_everyone": self.mentions_everyone, "mentions": self.mentions.iter().map(user).collect::<Vec<_>>(),
            "mention_roles": [], "attachments": self.attachments_json(world), "embeds": self.embeds_json(world),
            "pinned": self.pinned, "flags": self.flags, "type": self.type_number(),
            "components": self.linked(world, &self.components),
        });
        if let Some(nonce) = &self.nonce {
            message["nonce"] = nonce.clone();
        }
        if let Some(origin) = &self.origin {
            message["application_id"] = json!(world.bot.id);
            message["webhook_id"] = json!(world.bot.id);
            message["interaction_metadata"] = origin.json(world);
            if origin.kind == 2 {
                message["interaction"] = json!({
                    "id": origin.interaction, "type": 2, "name": origin.command, "user": user(&origin.member),
                });
            }
        }
        if let Some(replied) = self.reply_to {
            message["message_reference"] = json!({"type": 0, "channel_id": self.channel, "message_id": replied});
            let referenced = world.messages.get(&replied).filter(|other| other.reply_to.is_none());
            message["referenced_message"] = referenced.map_or(Value::Null, |other| other.json(world, false));
        }
        if with_guild && world.channel(self.channel).is_some_and(|channel| channel.recipient().is_none()) {
            message["guild_id"] = json!(world.guild);
            if let (None, Some(author)) = (&self.origin, world.member(self.author)) {
                let mut member = author.member_json();
                if let Some(fields) = member.as_object_mut() {
                    fields.remove("user");
                }
                message["member"] = member;
            }
        }
        message
    }

    fn type_number(&self) -> u8 {
        match &self.origin {
            Some(origin) if origin.original.is_none() && origin.kind == 2 => 20,
            Some(_) => 19 * u8::from(self.reply_to.is_some()),
            None => 19 * u8::from(self.reply_to.is_some()),
        }
    }

    /// Attachments, without those shown by an embed or a component.
    fn attachments_json(&self, world: &World) -> Vec<Value> {
        let shown = |file: &&Attachment| {
            let reference = format!("attachment://{}", file.filename);
            let named = |value: &Value| value.to_string().contains(&reference);
            !self.embeds.iter().chain(&self.components).any(named)
        };
        self.attachments.iter().filter(shown).map(|file| file.json(world, self)).collect()
    }

    /// Embeds; a picture uploaded with the message gets its alt text.
    fn embeds_json(&self, world: &World) -> Value {
        let mut embeds = self.linked(world, &self.embeds);
        for (embed, own) in embeds.as_array_mut().into_iter().flatten().zip(&self.embeds) {
            let name = own["image"]["url"].as_str().and_then(|url| url.strip_prefix("attachment://"));
            let file = self.attachments.iter().find(|file| Some(file.filename.as_str()) == name);
            if let Some(description) = file.and_then(|file| file.description.as_ref()) {
                embed["image"]["description"] = json!(description);
            }
        }
        embeds
    }

    /// Embeds or components as Discord returns them: files of the message are linked by address.
    fn linked(&self, world: &World, parts: &[Value]) -> Value {
        parts.iter().map(|part| self.link(world, part)).collect()
    }

    fn link(&self, world: &World, node: &Value) -> Value {
        match node {
            Value::String(text) => {
                let file = text.strip_prefix("attachment://");
                let file = file.and_then(|name| self.attachments.iter().find(|file| file.filename == name));
                file.map_or_else(|| node.clone(), |file| json!(file.url(world, self)))
            }
            Value::Array(list) => list.iter().map(|value| self.link(world, value)).collect(),
            Value::Object(fields) => {
                Value::Object(fields.iter().map(|(key, value)| (key.clone(), self.link(world, value))).collect())
            }
            other => other.clone(),
        }
    }
}

fn walk<'a>(component: &'a Value, found: &mut Vec<&'a Value>) {
    found.push(component);
    for child in component["components"].as_array().into_iter().flatten() {
        walk(child, found);
    }
    for single in ["accessory", "component"] {
        if component[single].is_object() {
            walk(&component[single], found);
        }
    }
}

impl Attachment {
    fn url(&self, world: &World, message: &Message) -> String {
        format!("{}/attachments/{}/{}/{}", world.base, message.channel, self.id, self.filename)
    }

    fn json(&self, world: &World, message: &Message) -> Value {
        let url = self.url(world, message);
        let mut file = json!({
            "id": self.id, "filename": self.filename, "size": self.size, "url": url, "proxy_url": url,
            "content_type": self.content_type,
        });
        if let Some(description) = &self.description {
            file["description"] = json!(description);
        }
        if message.is_ephemeral() {
            file["ephemeral"] = json!(true);
        }
        file
    }
}

impl Origin {
    fn json(&self, world: &World) -> Value {
        let mut metadata = json!({
            "id": self.interaction, "type": self.kind, "user": world.user_json(self.member),
            "authorizing_integration_owners": {"0": world.guild},
        });
        if let Some(original) = self.original {
            metadata["original_response_message_id"] = json!(original);
        }
        let pressed = self.pressed.map(|pressed| json!(pressed));
        match self.kind {
            3 => metadata["interacted_message_id"] = pressed.unwrap_or_else(|| json!(self.interaction)),
            5 => {
                // A modal was opened by a command or a component, whose metadata is nested.
                let mut opener = metadata.clone();
                opener["type"] = json!(if pressed.is_some() { 3 } else { 2 });
                if let Some(pressed) = pressed {
                    opener["interacted_message_id"] = pressed;
                }
                metadata["triggering_interaction_metadata"] = opener;
            }
            _ => {}
        }
        metadata
    }
}
