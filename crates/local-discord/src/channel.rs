//! Channels: those of the guild, threads, and direct messages between a member and the bot.

use super::{permission, snowflake::Id};
use serde::{Deserialize, Serialize};

/// The kind of a channel.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ChannelKind {
    /// A text channel of the guild.
    #[default]
    Text,
    /// A text channel whose messages can be published to other guilds.
    Announcement,
    /// The text chat of a voice channel.
    Voice,
    /// The text chat of a stage.
    Stage,
    /// A forum: it takes threads and no messages.
    Forum,
    /// Direct messages of this member with the bot.
    Dm(Id),
    /// A thread of another channel, or a post of a forum.
    Thread {
        parent: Id,
        /// The member or bot that opened it.
        owner: Id,
        /// A private thread is visible to its members and to those who may manage threads.
        #[serde(default)]
        private: bool,
    },
}

/// A channel.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
pub struct Channel {
    pub id: Id,
    /// Its name without the `#`; for a DM the member's name.
    pub name: String,
    pub kind: ChannelKind,
    pub topic: String,
    /// Permission bits denied to the bot here.
    pub bot_denied: u64,
    /// Whether a mention added the bot to this thread. The bot is always a member of the threads it opened.
    #[serde(default)]
    pub bot_added: bool,
    /// Whether it is an archived thread. A new message reopens it. Until then nothing else in it can change.
    #[serde(default)]
    pub archived: bool,
    /// Whether it is a locked thread. Writing in it then needs the permission to manage threads.
    #[serde(default)]
    pub locked: bool,
    /// The tags that posts of this forum may have.
    #[serde(default)]
    pub tags: Vec<Tag>,
    /// The tags of this post.
    #[serde(default)]
    pub applied: Vec<Id>,
    /// Whether this forum refuses posts without a tag.
    #[serde(default)]
    pub requires_tag: bool,
}

/// A tag of a forum.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Tag {
    pub id: Id,
    pub name: String,
    /// Whether only moderators may give it.
    #[serde(default)]
    pub moderated: bool,
}

impl Channel {
    /// A channel that denies the bot no permission.
    pub(super) fn new(id: Id, name: impl Into<String>, kind: ChannelKind) -> Self {
        Self { id, name: name.into(), kind, ..Self::default() }
    }

    /// The id of the member, for direct messages.
    pub fn recipient(&self) -> Option<Id> {
        match self.kind {
            ChannelKind::Dm(member) => Some(member),
            _ => None,
        }
    }

    pub fn is_thread(&self) -> bool {
        matches!(self.kind, ChannelKind::Thread { .. })
    }

    pub(super) fn bot_permissions(&self) -> u64 {
        permission::OF_THE_BOT & !self.bot_denied
    }
}
