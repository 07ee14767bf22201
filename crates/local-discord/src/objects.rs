//! The objects of REST and the gateway: the data of the world with all fields that Discord returns.

use super::{
    channel::{Channel, ChannelKind, Tag},
    clock::iso,
    command::Command,
    message::{Attachment, Message, Origin, SUPPRESS_EMBEDS},
    permission,
    snowflake::Id,
    world::World,
};
use serde_json::{Value, json};

/// The `@everyone` role, which every member has.
pub(super) fn everyone_json(world: &World) -> Value {
    json!({
        "id": world.guild, "name": "@everyone", "permissions": permission::OF_A_MEMBER.to_string(), "position": 0,
        "color": 0, "colors": {"primary_color": 0, "secondary_color": null, "tertiary_color": null}, "hoist": false,
        "managed": false, "mentionable": false, "icon": null, "unicode_emoji": null, "flags": 0,
    })
}

pub(super) fn guild_json(world: &World) -> Value {
    json!({
        "id": world.guild, "name": world.guild_name, "icon": null, "description": null, "home_header": null,
        "splash": null, "discovery_splash": null, "features": [], "banner": null,
        "owner_id": world.members.first().map(|owner| owner.id), "application_id": null, "region": "deprecated",
        "afk_channel_id": null, "afk_timeout": 300, "system_channel_id": null, "system_channel_flags": 0,
        "widget_enabled": false, "widget_channel_id": null, "verification_level": 0, "roles": [everyone_json(world)],
        "default_message_notifications": 0, "mfa_level": 0, "explicit_content_filter": 0, "max_presences": null,
        "max_members": 500_000, "max_stage_video_channel_users": 50, "max_video_channel_users": 25,
        "vanity_url_code": null, "premium_tier": 0, "premium_subscription_count": 0,
        "preferred_locale": world.guild_locale, "rules_channel_id": null, "safety_alerts_channel_id": null,
        "public_updates_channel_id": null, "premium_progress_bar_enabled": false, "nsfw": false, "nsfw_level": 0,
        "emojis": [], "stickers": [], "incidents_data": null,
    })
}

impl Channel {
    /// Discord's number of the kind.
    fn type_number(&self, world: &World) -> u8 {
        let announces = |parent| world.channel(parent).is_some_and(|above| above.kind == ChannelKind::Announcement);
        match self.kind {
            ChannelKind::Text => 0,
            ChannelKind::Dm(_) => 1,
            ChannelKind::Voice => 2,
            ChannelKind::Announcement => 5,
            ChannelKind::Thread { private: true, .. } => 12,
            ChannelKind::Thread { parent, .. } => 11 - u8::from(announces(parent)),
            ChannelKind::Stage => 13,
            ChannelKind::Forum => 15,
        }
    }

    /// The channel object of REST and the gateway.
    pub fn json(&self, world: &World) -> Value {
        let last = world.messages_of(self.id).rfind(|message| message.addressee.is_none()).map(|m| m.id);
        let mut channel = json!({
            "id": self.id, "type": self.type_number(world), "flags": u64::from(self.requires_tag) << 4, "last_message_id": last, "last_pin_timestamp": null,
        });
        let mut put = |key: &str, value: Value| channel[key] = value;
        match self.kind {
            ChannelKind::Dm(member) => {
                let recipients: Vec<Value> = world.member(member).iter().map(|m| m.user_json()).collect();
                put("recipients", json!(recipients));
            }
            ChannelKind::Thread { parent, owner, .. } => {
                let count = world.messages_of(self.id).count();
                put("guild_id", json!(world.guild));
                put("name", json!(self.name));
                put("parent_id", json!(parent));
                put("owner_id", json!(owner));
                put("message_count", json!(count));
                put("total_message_sent", json!(count));
                put("member_count", json!(2));
                put("rate_limit_per_user", json!(0));
                put("applied_tags", json!(self.applied));
                put(
                    "thread_metadata",
                    json!({
                        "archived": self.archived, "archive_timestamp": iso(self.id.created_ms()), "locked": self.locked,
                        "auto_archive_duration": 10080, "create_timestamp": iso(self.id.created_ms()),
                    }),
                );
            }
            _ => {
                let position = world.channels.values().filter(|other| other.id < self.id).count();
                put("guild_id", json!(world.guild));
                put("name", json!(self.name));
                put("position", json!(position));
                put("parent_id", Value::Null);
                put("topic", json!(self.topic));
                put("nsfw", json!(false));
                put("rate_limit_per_user", json!(0));
                let mut overwrites = Vec::new();
                if self.bot_denied != 0 {
                    let denied = self.bot_denied.to_string();
                    overwrites.push(json!({"id": world.bot.id, "type": 1, "allow": "0", "deny": denied}));
                }
                put("permission_overwrites", json!(overwrites));
                if self.kind == ChannelKind::Forum {
                    let tag = |tag: &Tag| json!({"id": tag.id, "name": tag.name, "moderated": tag.moderated, "emoji_id": null, "emoji_name": null});
                    put("available_tags", self.tags.iter().map(tag).collect());
                }
            }
        }
        channel
    }

    /// The partial channel of an interaction, with the member's permissions.
    pub(super) fn partial_json(&self, world: &World, member: Id) -> Value {
        let mut partial = self.json(world);
        partial["permissions"] = json!(world.permissions_of(member, self.id).to_string());
        partial
    }
}

impl Command {
    /// The command object, with or without its translations.
    pub(super) fn json(&self, world: &World, with_localizations: bool) -> Value {
        let mut command = json!({
            "id": self.id, "application_id": world.bot.id, "version": self.version, "type": self.kind, "name": self.name,
        });
        for (key, value) in &self.body {
            command[key] = value.clone();
        }
        if !with_localizations {
            strip_localizations(&mut command);
        }
        command
    }

    /// Whether a client offers it to a member in a channel, by context and default permissions.
    pub(super) fn offered(&self, world: &World, member: Id, channel: Id) -> bool {
        let in_dm = world.channel(channel).is_some_and(|channel| channel.recipient().is_some());
        let context = u64::from(in_dm);
        let placed = match self.body.get("contexts").and_then(Value::as_array) {
            Some(contexts) => contexts.iter().any(|allowed| allowed.as_u64() == Some(context)),
            None => !in_dm || self.body.get("dm_permission").and_then(Value::as_bool).unwrap_or(true),
        };
        let wanted = self.body.get("default_member_permissions").and_then(Value::as_str);
        let allowed = match wanted.and_then(|bits| bits.parse::<u64>().ok()) {
            None => true,
            Some(_) if in_dm || world.granted.contains(&self.name) => true,
            Some(bits) => {
                let has = world.permissions_of(member, channel);
                has & permission::ADMINISTRATOR != 0 || (bits != 0 && has & bits == bits)
            }
        };
        placed && allowed
    }
}

fn strip_localizations(node: &mut Value) {
    match node {
        Value::Object(fields) => {
            fields.remove("name_localizations");
            fields.remove("description_localizations");
            fields.values_mut().for_each(strip_localizations);
        }
        Value::Array(list) => list.iter_mut().for_each(strip_localizations),
        _ => {}
    }
}

impl Message {
    /// The message object. `with_guild` adds the fields of gateway events.
    pub(super) fn json(&self, world: &World, with_guild: bool) -> Value {
        let user = |id: &Id| world.user_json(*id);
        let mut message = json!({
            "id": self.id, "channel_id": self.channel, "author": user(&self.author), "content": self.content,
            "timestamp": iso(self.id.created_ms()), "edited_timestamp": self.edited_ms.map(iso), "tts": false,
            "mention_everyone": self.mentions_everyone, "mentions": self.mentions.iter().map(user).collect::<Vec<_>>(),
            "mention_roles": [], "attachments": self.attachments_json(world), "embeds": self.embeds_json(world),
            "pinned": false, "flags": self.flags, "type": self.type_number(),
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
            _ => 19 * u8::from(self.reply_to.is_some()),
        }
    }

    /// Attachments, without those shown by an embed or a component.
    fn attachments_json(&self, world: &World) -> Vec<Value> {
        let shown = |file: &&Attachment| {
            let reference = format!("attachment://{}", file.filename);
            !self.embeds.iter().chain(&self.components).any(|part| names(part, &reference))
        };
        self.attachments.iter().filter(shown).map(|file| file.json(world, self)).collect()
    }

    /// The embeds, unless they are hidden. A picture uploaded with the message gets its alt text and its size.
    fn embeds_json(&self, world: &World) -> Value {
        if self.flags & SUPPRESS_EMBEDS != 0 {
            return json!([]);
        }
        let mut embeds = self.linked(world, &self.embeds);
        for (embed, own) in embeds.as_array_mut().into_iter().flatten().zip(&self.embeds) {
            let name = own["image"]["url"].as_str().and_then(|url| url.strip_prefix("attachment://"));
            let file = self.attachments.iter().find(|file| Some(file.filename.as_str()) == name);
            if let Some(description) = file.and_then(|file| file.description.as_ref()) {
                embed["image"]["description"] = json!(description);
            }
            if let Some((width, height)) = file.and_then(Attachment::pixels) {
                embed["image"]["width"] = json!(width);
                embed["image"]["height"] = json!(height);
            }
        }
        embeds
    }

    /// Embeds or components as Discord returns them, with an address for each file of the message.
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

/// Whether a text of an embed or a component contains this.
fn names(node: &Value, reference: &str) -> bool {
    match node {
        Value::String(text) => text.contains(reference),
        Value::Array(list) => list.iter().any(|value| names(value, reference)),
        Value::Object(fields) => fields.values().any(|value| names(value, reference)),
        _ => false,
    }
}

impl Attachment {
    /// Width and height of a picture, from the header of a PNG.
    fn pixels(&self) -> Option<(u32, u32)> {
        let header = self.bytes.strip_prefix(b"\x89PNG\r\n\x1a\n")?;
        let number = |at: usize| Some(u32::from_be_bytes(header.get(at..at + 4)?.try_into().ok()?));
        Some((number(8)?, number(12)?))
    }

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
        if let Some((width, height)) = self.pixels() {
            file["width"] = json!(width);
            file["height"] = json!(height);
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
