//! Who caused an interaction, and where.

use serde_json::Value;
use serenity::all::{ChannelType, CommandInteraction, ComponentInteraction, ModalInteraction, Permissions, User};

use skald_core::words::{Locale, Voice};
use skald_table::{
    Authority, ChannelId, CommunityId, IdempotencyKey, Open, Person, PersonId, Request, TableId, TableView,
};

/// Who caused an interaction, and where.
#[derive(Clone, Debug)]
pub struct Caller {
    pub person: Person,
    pub channel: ChannelId,
    /// The community, unless it is a direct message.
    pub community: Option<CommunityId>,
    /// The language of the community; in a direct message the person's.
    pub public: Locale,
    /// The bot's permissions in the channel.
    pub allowed: Permissions,
    pub channel_kind: ChannelKind,
    /// The channel of which it is a thread.
    pub parent: Option<ChannelId>,
    /// Whether the person may manage the server.
    pub manages: bool,
    /// The interaction's id; a repeated delivery is applied once.
    pub idempotency_key: IdempotencyKey,
}

/// A kind of channel, as far as tables need it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ChannelKind {
    Text,
    Announcements,
    /// A thread of one of these, or a post of a forum.
    Thread,
    /// The chat of a voice channel or a stage.
    Voice,
    /// The direct messages of a person with the bot.
    Direct,
    /// Another kind, in which the bot can open no thread.
    Other,
}

/// Serenity's interaction types have these fields in common, but no trait.
macro_rules! caller {
    ($asked:ident) => {{
        let nick = $asked.member.as_ref().and_then(|member| member.nick.as_deref());
        let channel_kind = match $asked.guild_id {
            Some(_) => channel_kind($asked.channel.as_ref().map(|channel| channel.kind)),
            None => ChannelKind::Direct,
        };
        // The parent of any other channel is its category.
        let parent = $asked
            .channel
            .as_ref()
            .and_then(|channel| channel.parent_id)
            .filter(|_| channel_kind == ChannelKind::Thread);
        Self {
            person: person(&$asked.user, nick, &$asked.locale),
            channel: ChannelId($asked.channel_id.get()),
            community: $asked.guild_id.map(|guild| CommunityId(guild.get())),
            public: Locale::from_tag($asked.guild_locale.as_deref().unwrap_or(&$asked.locale)),
            allowed: $asked.app_permissions.unwrap_or_else(Permissions::all),
            channel_kind,
            parent: parent.map(|parent| ChannelId(parent.get())),
            manages: $asked
                .member
                .as_ref()
                .and_then(|member| member.permissions)
                .is_some_and(Permissions::manage_guild),
            idempotency_key: IdempotencyKey($asked.id.get()),
        }
    }};
}

impl Caller {
    pub fn of_command(asked: &CommandInteraction) -> Self {
        caller!(asked)
    }

    pub fn of_press(asked: &ComponentInteraction) -> Self {
        caller!(asked)
    }

    pub fn of_form(asked: &ModalInteraction) -> Self {
        caller!(asked)
    }

    pub const fn locale(&self) -> Locale {
        self.person.locale
    }

    /// A table of a title that the person opens here, without options or clock.
    pub fn opens(&self, title: String, seats: u8) -> Open {
        Open {
            channel: self.channel,
            community: self.community,
            host: self.person.clone(),
            title,
            edition: None,
            options: Value::Null,
            seats,
            locale: self.public,
            pace: None,
            invited_only: false,
        }
    }

    pub fn voice(&self) -> Voice {
        Voice::new(self.locale(), Vec::new())
    }

    /// The person, with their rights at tables of others.
    pub const fn authority(&self) -> Authority {
        Authority { person: self.person.id, manages: if self.manages { self.community } else { None } }
    }

    /// A request of this person at a table.
    pub fn request(&self, table: TableId) -> Request<PersonId> {
        Request::new(table, self.id()).keyed(self.idempotency_key)
    }

    /// The same with the person's name.
    pub fn named_request(&self, table: TableId) -> Request<Person> {
        Request::new(table, self.person.clone()).keyed(self.idempotency_key)
    }

    /// The same with what they may do at tables of others.
    pub fn authorized_request(&self, table: TableId) -> Request<Authority> {
        Request::new(table, self.authority()).keyed(self.idempotency_key)
    }

    /// Whether they are in the channel of a table, which may be their direct messages.
    pub fn is_at(&self, view: &TableView) -> bool {
        self.community.is_some() || self.channel == view.channel
    }

    pub const fn id(&self) -> PersonId {
        self.person.id
    }
}

fn person(user: &User, nick: Option<&str>, locale: &str) -> Person {
    let name = nick.or(user.global_name.as_deref()).unwrap_or(&user.name).to_owned();
    Person { id: PersonId(user.id.get()), name, locale: Locale::from_tag(locale) }
}

pub const fn channel_kind(kind: Option<ChannelType>) -> ChannelKind {
    match kind {
        Some(ChannelType::Text) => ChannelKind::Text,
        Some(ChannelType::News) => ChannelKind::Announcements,
        Some(ChannelType::NewsThread | ChannelType::PublicThread | ChannelType::PrivateThread) => ChannelKind::Thread,
        Some(ChannelType::Voice | ChannelType::Stage) => ChannelKind::Voice,
        _ => ChannelKind::Other,
    }
}
