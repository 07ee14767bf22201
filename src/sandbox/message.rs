//! Messages: what stands in a channel, who may see it, and how it looks on the wire.
//!
//! Invariant: an ephemeral message has an addressee; nobody else sees it and no channel route gives it out.

use super::{clock::iso, snowflake::Id, world::World};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use std::collections::BTreeSet;

/// Embeds are not shown.
pub const SUPPRESS_EMBEDS: u64 = 1 << 2;
/// Only the person who asked sees it.
pub const EPHEMERAL: u64 = 1 << 6;
/// The bot "is thinking".
pub const LOADING: u64 = 1 << 7;
/// Nobody's device makes a sound.
pub const SUPPRESS_NOTIFICATIONS: u64 = 1 << 12;
/// Made of components only, no content and no embeds.
pub const IS_COMPONENTS_V2: u64 = 1 << 15;

/// A file under a message.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Attachment {
    /// Its id.
    pub id: Id,
    /// Its name.
    pub filename: String,
    /// What it shows, for those who cannot see it.
    pub description: Option<String>,
    /// Its media type.
    pub content_type: String,
    /// Its bytes; saved beside the world, not in it.
    #[serde(skip)]
    pub bytes: std::sync::Arc<Vec<u8>>,
    /// How many bytes.
    pub size: usize,
}

/// Which interaction brought a message.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Origin {
    /// The interaction.
    pub interaction: Id,
    /// Discord's number of its kind: 2 command, 3 component, 5 modal.
    pub kind: u8,
    /// Who asked.
    pub member: Id,
    /// `play`, `table status`; empty for components.
    pub command: String,
    /// The message whose component was used.
    pub pressed: Option<Id>,
    /// For a follow-up: the first answer.
    pub original: Option<Id>,
}

/// A message.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Message {
    /// Its id.
    pub id: Id,
    /// Where it stands.
    pub channel: Id,
    /// Who wrote it: a member or the bot.
    pub author: Id,
    /// Its text.
    pub content: String,
    /// Embed objects.
    pub embeds: Vec<Value>,
    /// Component objects, every one with its number `id`.
    pub components: Vec<Value>,
    /// Files.
    pub attachments: Vec<Attachment>,
    /// Bits, see the constants of this module.
    pub flags: u64,
    /// When it was last edited, in milliseconds.
    pub edited_ms: Option<u64>,
    /// The sender's own number.
    pub nonce: Option<Value>,
    /// Members named in the text whom the message was allowed to mention.
    pub mentions: Vec<Id>,
    /// It named everyone, and was allowed to.
    pub mentions_everyone: bool,
    /// Members who got a notification when it was sent. Edits add nobody.
    pub pinged: BTreeSet<Id>,
    /// Pinned to the channel.
    pub pinned: bool,
    /// The only one who sees an ephemeral message.
    pub addressee: Option<Id>,
    /// The interaction that brought it.
    pub origin: Option<Origin>,
    /// The message it answers.
    pub reply_to: Option<Id>,
    /// A "thinking" message that was never filled in.
    pub failed: bool,
}

impl Message {
    /// A message of nothing yet.
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

    /// Whether the bot still owes its text.
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

    /// The message object. `with_guild` adds what only gateway events carry.
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

    /// Attachments, without those that an embed or a component shows.
    fn attachments_json(&self, world: &World) -> Vec<Value> {
        let shown = |file: &&Attachment| {
            let reference = format!("attachment://{}", file.filename);
            let named = |value: &Value| value.to_string().contains(&reference);
            !self.embeds.iter().chain(&self.components).any(named)
        };
        self.attachments.iter().filter(shown).map(|file| file.json(world, self)).collect()
    }

    /// Embeds; a picture of the message's own is described by its file.
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

    /// Embeds or components as Discord gives them back: files of the message are linked by address.
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
                // A modal was opened by a command or by a component; its own metadata nests that one's.
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
