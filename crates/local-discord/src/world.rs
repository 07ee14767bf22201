//! The saved world: one guild, its members and channels, every message, the bot's commands.
//!
//! It knows no protocol and no clock. Invariants: ids are unique over the whole world, and a message's channel exists.

use super::{
    channel::{Channel, ChannelKind},
    command::Command,
    message::Message,
    messages::Messages,
    people::{FOUNDERS, Member},
    permission,
    snowflake::{Id, IdGenerator},
};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};

/// The initial channels: name, topic, permissions the bot lacks there, kind.
const CHANNELS: [(&str, &str, u64, ChannelKind); 5] = [
    ("general", "Where everybody meets", 0, ChannelKind::Text),
    ("north-sea", "A table by the sea", 0, ChannelKind::Text),
    ("fjord", "A quieter table", 0, ChannelKind::Text),
    (
        "quiet",
        "The bot may not write here",
        permission::SEND_MESSAGES | permission::CREATE_PUBLIC_THREADS,
        ChannelKind::Text,
    ),
    ("games", "A forum: one post for each game", 0, ChannelKind::Forum),
];

/// Everything that survives a restart.
#[derive(Debug, Serialize, Deserialize)]
pub struct World {
    /// The version of the saved format.
    pub format: u32,
    mint: IdGenerator,
    pub guild: Id,
    pub guild_name: String,
    /// The guild's language, sent to the bot with every interaction.
    pub guild_locale: String,
    /// The bot's user; its id is the application's.
    pub bot: Member,
    /// Another application, whose messages the bot can no longer edit.
    #[serde(default)]
    pub former_bot: Option<Member>,
    pub members: Vec<Member>,
    pub channels: BTreeMap<Id, Channel>,
    pub messages: Messages,
    pub commands: Vec<Command>,
    /// By member and channel, the last message they have seen.
    pub read: BTreeMap<Id, BTreeMap<Id, Id>>,
    /// Members who left the guild, and the bot if it was kicked.
    #[serde(default)]
    pub gone: BTreeSet<Id>,
    /// Commands that the guild's administrators offer to all members regardless of default permissions.
    #[serde(default)]
    pub granted: BTreeSet<String>,
    /// The time by which the page has advanced the clock, in milliseconds.
    #[serde(default)]
    pub turned_ms: u64,
    /// The base address of attachments. The file omits it, since the port changes.
    #[serde(skip)]
    pub base: String,
}

/// The version of the saved format that this code writes and reads.
pub(super) const FORMAT: u32 = 1;

impl World {
    pub(super) fn create(now_ms: u64, bot_name: &str) -> Self {
        let mut mint = IdGenerator::default();
        let mut id = || mint.next(now_ms);
        let guild = id();
        let bot = Member {
            permissions: permission::OF_THE_BOT,
            bot: true,
            ..Member::new(id(), bot_name, "en-US", "#c8643c")
        };
        let person = |(at, (name, locale, colour)): (usize, (&str, &str, &str)), id: Id| {
            let member = Member::new(id, name, locale, colour);
            Member { permissions: if at == 0 { permission::ALL } else { member.permissions }, ..member }
        };
        let members = FOUNDERS.into_iter().enumerate().map(|founder| person(founder, id())).collect();
        let channels = CHANNELS.into_iter().map(|(name, topic, bot_denied, kind)| {
            let channel = Channel { topic: topic.to_owned(), bot_denied, ..Channel::new(id(), name, kind) };
            (channel.id, channel)
        });
        let channels = channels.collect();
        Self {
            format: FORMAT,
            mint,
            guild,
            guild_name: "The Longhouse".to_owned(),
            guild_locale: "en-US".to_owned(),
            bot,
            former_bot: None,
            members,
            channels,
            messages: Messages::default(),
            commands: Vec::new(),
            read: BTreeMap::new(),
            gone: BTreeSet::new(),
            granted: BTreeSet::new(),
            turned_ms: 0,
            base: String::new(),
        }
    }

    pub(super) fn next_id(&mut self, now_ms: u64) -> Id {
        self.mint.next(now_ms)
    }

    /// A member, or the bot.
    pub fn member(&self, id: Id) -> Option<&Member> {
        self.members.iter().chain([&self.bot]).chain(&self.former_bot).find(|member| member.id == id)
    }

    /// A member, mutable; not the bot.
    pub(super) fn member_mut(&mut self, id: Id) -> Option<&mut Member> {
        self.members.iter_mut().find(|member| member.id == id)
    }

    /// The user object of a member or the bot. For an unknown id it has the id only.
    pub fn user_json(&self, id: Id) -> Value {
        self.member(id).map_or_else(|| serde_json::json!({"id": id}), Member::user_json)
    }

    pub fn channel(&self, id: Id) -> Option<&Channel> {
        self.channels.get(&id)
    }

    /// The direct messages of a member with the bot. Opens them if necessary. `None` for an unknown member.
    pub(super) fn dm_with(&mut self, member: Id, now_ms: u64) -> Option<Id> {
        if let Some(open) = self.channels.values().find(|channel| channel.recipient() == Some(member)) {
            return Some(open.id);
        }
        let name = self.members.iter().find(|other| other.id == member)?.name.clone();
        let id = self.next_id(now_ms);
        let kind = ChannelKind::Dm(member);
        self.channels.insert(id, Channel::new(id, name, kind));
        Some(id)
    }

    /// The messages of a channel, oldest first, including ephemeral ones.
    pub fn messages_of(&self, channel: Id) -> impl DoubleEndedIterator<Item = &Message> {
        self.messages.of(channel)
    }

    /// Whether a member may open a channel.
    pub(super) fn enters(&self, member: Id, channel: Id) -> bool {
        let own = |channel: &Channel| match channel.recipient() {
            Some(recipient) => recipient == member,
            None => !self.gone.contains(&member),
        };
        self.channel(channel).is_some_and(own)
    }

    pub fn sees(&self, member: Id, message: &Message) -> bool {
        self.enters(member, message.channel) && message.addressee.is_none_or(|addressee| addressee == member)
    }

    /// The permissions of a member or the bot in a channel.
    pub(super) fn permissions_of(&self, member: Id, channel: Id) -> u64 {
        let Some(channel) = self.channel(channel) else { return 0 };
        if member == self.bot.id {
            return self.bot_permissions(channel);
        }
        self.member(member).map_or(0, |member| member.permissions)
    }

    /// The bot's permissions in a channel as interactions show them. In a thread they are limited to those in its parent.
    pub(super) fn bot_permissions(&self, channel: &Channel) -> u64 {
        match channel.kind {
            ChannelKind::Dm(_) => channel.bot_permissions(),
            _ if self.gone.contains(&self.bot.id) => 0,
            ChannelKind::Thread { parent, .. } => {
                let above = self.channel(parent).map_or(0, Channel::bot_permissions);
                above & channel.bot_permissions()
            }
            _ => channel.bot_permissions(),
        }
    }

    /// The bot's effective permissions in a channel now. They are fewer than its permissions:
    ///
    /// * while it is timed out,
    /// * in private threads that it is not a member of,
    /// * in voice channels that it may not enter.
    pub(super) fn bot_may(&self, channel: &Channel, now_ms: u64) -> u64 {
        let allowed = self.bot_permissions(channel);
        let manages = allowed & permission::MANAGE_THREADS != 0;
        let shut_out = match channel.kind {
            ChannelKind::Dm(_) => return allowed,
            ChannelKind::Thread { owner, private: true, .. } => !(manages || channel.bot_added || owner == self.bot.id),
            ChannelKind::Voice | ChannelKind::Stage => allowed & permission::CONNECT == 0,
            _ => false,
        };
        match self.bot.timed_out_until {
            _ if shut_out => 0,
            Some(until) if now_ms < until => allowed & (permission::VIEW_CHANNEL | permission::READ_MESSAGE_HISTORY),
            _ => allowed,
        }
    }

    /// The number of unseen messages by others in a channel, without ephemeral ones, and the number of them that notified the member.
    /// Every DM notifies.
    pub fn unread(&self, member: Id, channel: &Channel) -> (usize, usize) {
        let seen = self.read.get(&member).and_then(|read| read.get(&channel.id)).copied().unwrap_or(Id::new(0));
        let fresh = self
            .messages
            .of_since(channel.id, seen)
            .filter(|message| message.id != seen && message.author != member && message.addressee.is_none());
        let mut all = 0;
        let mut pings = 0;
        for message in fresh {
            all += 1;
            pings += usize::from(channel.recipient().is_some() || message.pinged.contains(&member));
        }
        (all, pings)
    }
}
