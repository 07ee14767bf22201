//! Channels: text channels of the guild, threads, and direct messages between a member and the bot.

use super::{clock::iso, permission, snowflake::Id, world::World};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

/// The kind of a channel.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ChannelKind {
    /// A text channel of the guild.
    Text,
    /// Direct messages of this member with the bot.
    Dm(Id),
    /// A public thread of a text channel.
    Thread {
        /// The text channel.
        parent: Id,
        /// Who opened it.
        owner: Id,
    },
}

/// A channel.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Channel {
    /// Its id.
    pub id: Id,
    /// Its name without the `#`; for a DM the member's name.
    pub name: String,
    /// Its kind.
    pub kind: ChannelKind,
    /// Its topic.
    pub topic: String,
    /// Permission bits denied to the bot here.
    pub bot_denied: u64,
}

impl Channel {
    /// The id of the member, for direct messages.
    pub fn recipient(&self) -> Option<Id> {
        match self.kind {
            ChannelKind::Dm(member) => Some(member),
            ChannelKind::Text | ChannelKind::Thread { .. } => None,
        }
    }

    /// Discord's number of the kind.
    fn type_number(&self) -> u8 {
        match self.kind {
            ChannelKind::Text => 0,
            ChannelKind::Dm(_) => 1,
            ChannelKind::Thread { .. } => 11,
        }
    }

    /// The channel object of REST and the gateway.
    pub(super) fn json(&self, world: &World) -> Value {
        let last = world.messages_of(self.id).rfind(|message| message.addressee.is_none()).map(|m| m.id);
        let mut channel = json!({
            "id": self.id, "type": self.type_number(), "flags": 0, "last_message_id": last, "last_pin_timestamp": null,
        });
        let mut put = |key: &str, value: Value| channel[key] = value;
        match self.kind {
            ChannelKind::Dm(member) => {
                let recipients: Vec<Value> = world.member(member).iter().map(|m| m.user_json()).collect();
                put("recipients", json!(recipients));
            }
            ChannelKind::Text => {
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
            }
            ChannelKind::Thread { parent, owner } => {
                let count = world.messages_of(self.id).count();
                put("guild_id", json!(world.guild));
                put("name", json!(self.name));
                put("parent_id", json!(parent));
                put("owner_id", json!(owner));
                put("message_count", json!(count));
                put("total_message_sent", json!(count));
                put("member_count", json!(2));
                put("rate_limit_per_user", json!(0));
                put(
                    "thread_metadata",
                    json!({
                        "archived": false, "archive_timestamp": iso(self.id.created_ms()), "locked": false,
                        "auto_archive_duration": 10080, "create_timestamp": iso(self.id.created_ms()),
                    }),
                );
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

    /// The bot's permissions here.
    pub(super) fn bot_permissions(&self) -> u64 {
        permission::OF_THE_BOT & !self.bot_denied
    }
}
