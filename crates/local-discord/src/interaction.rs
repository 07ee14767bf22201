//! Interactions: the bot has 3 seconds for the first response and 15 minutes for follow-ups.

use super::{permission, snowflake::Id, world::World};
use serde_json::{Value, json};
use std::sync::Arc;

/// What a member did.
#[derive(Debug, Clone, PartialEq)]
pub enum Ask {
    /// Sent a slash command.
    Command {
        /// `play`, `table status`.
        name: String,
    },
    /// Typed into an option.
    Autocomplete {
        /// `play`, `table status`.
        name: String,
        option: String,
    },
    /// Pressed a button or chose from a menu.
    Component {
        message: Id,
        /// The component.
        custom_id: String,
    },
    /// Submitted a form.
    Modal {
        /// The form.
        custom_id: String,
        /// The message of the component that opened the form, if one did.
        message: Option<Id>,
    },
}

impl Ask {
    /// Discord's number of the interaction type.
    pub fn kind(&self) -> u8 {
        match self {
            Self::Command { .. } => 2,
            Self::Component { .. } => 3,
            Self::Autocomplete { .. } => 4,
            Self::Modal { .. } => 5,
        }
    }

    /// The message of the component, including one that opened a form.
    pub fn message(&self) -> Option<Id> {
        match self {
            Self::Component { message, .. } => Some(*message),
            Self::Modal { message, .. } => *message,
            Self::Command { .. } | Self::Autocomplete { .. } => None,
        }
    }
}

/// The status of an interaction.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum InteractionStatus {
    /// The bot has not responded yet.
    Waiting,
    Answered,
    /// The bot did not respond within three seconds, or its endpoint refused the request. The member sees a failure.
    Dead,
}

/// One interaction.
#[derive(Debug, Clone)]
pub struct Interaction {
    pub id: Id,
    pub token: String,
    pub member: Id,
    pub channel: Id,
    pub ask: Ask,
    pub sent_ms: u64,
    pub interaction_status: InteractionStatus,
    /// Discord's number of the first response.
    pub callback: Option<u8>,
    pub answered_ms: Option<u64>,
    /// The `@original` message.
    pub original: Option<Id>,
    pub followups: Vec<Id>,
    pub choices: Option<Vec<Value>>,
    pub modal: Option<Value>,
    /// Whether the member has submitted or dismissed the opened form.
    pub modal_done: bool,
    /// The instance of the Activity that was launched.
    pub activity: Option<String>,
    /// The event as the sandbox sent it.
    pub event: Arc<Value>,
}

/// The event object of an interaction, without `data` and `message`.
pub(super) fn event_json(world: &World, id: Id, token: &str, member: Id, channel: Id, ask: &Ask) -> Value {
    let person = world.member(member);
    let place = world.channel(channel);
    let in_dm = place.is_some_and(|place| place.recipient().is_some());
    let permissions = match place {
        Some(_) if in_dm => permission::LISTED_IN_DMS,
        place => place.map_or(0, |place| world.bot_permissions(place)),
    };
    let mut event = json!({
        "id": id, "application_id": world.bot.id, "type": ask.kind(), "token": token, "version": 1,
        "channel_id": channel, "channel": place.map(|place| place.partial_json(world, member)),
        "locale": person.map_or("en-US", |person| person.locale.as_str()),
        "app_permissions": permissions.to_string(), "entitlements": [], "attachment_size_limit": 10_485_760,
        "context": u8::from(in_dm),
    });
    if in_dm {
        event["user"] = world.user_json(member);
        event["authorizing_integration_owners"] = json!({"0": "0"});
    } else {
        let mut object = person.map_or(Value::Null, |person| person.member_json());
        object["permissions"] = json!(world.permissions_of(member, channel).to_string());
        event["member"] = object;
        event["guild_id"] = json!(world.guild);
        event["guild_locale"] = json!(world.guild_locale);
        event["guild"] = json!({"id": world.guild, "locale": world.guild_locale, "features": []});
        event["authorizing_integration_owners"] = json!({"0": world.guild});
    }
    event
}
