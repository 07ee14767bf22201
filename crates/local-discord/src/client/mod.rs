//! A member's client: its checks before an interaction reaches the bot.
//!
//! Invariant: the bot receives only what Discord's client would send. The client refuses:
//!
//! * a press on a message that the member cannot see,
//! * a press on a disabled button,
//! * a value that was not offered,
//! * an option that the command does not have.

mod component;
mod options;

use super::{
    activity::ENTRY_POINT,
    channel::ChannelKind,
    command::Command,
    draft::{self, Ping},
    interaction::Ask,
    message::Message,
    people::locales,
    server_state::{Change, ServerState},
    snowflake::Id,
};
use serde_json::{Value, json};
use thiserror::Error;

pub use component::{choose, press, submit};
pub(super) use options::Definition;

/// The reason why a client refuses an input.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum ClientError {
    /// No member has this id.
    #[error("there is no member {0}")]
    UnknownMember(Id),
    /// No such channel, or the member cannot access it.
    #[error("the member has no channel {0}")]
    UnknownChannel(Id),
    /// The member is timed out, and may only read in the guild.
    #[error("the member is timed out")]
    TimedOut,
    /// The command is not registered, or not offered to this member here.
    #[error("there is no command /{0} here for this member")]
    UnknownCommand(String),
    /// The command has sub-commands, and none is given.
    #[error("/{0} needs one of its sub-commands")]
    SubCommandNeeded(String),
    /// A required option is missing.
    #[error("the option {0} is required")]
    MissingOption(String),
    /// The command has no such option.
    #[error("there is no option {0}")]
    UnknownOption(String),
    /// The option does not accept this value.
    #[error("the option {name} does not accept this value: {why}")]
    BadOption { name: String, why: String },
    /// The member sees no such message.
    #[error("the member sees no message {0}")]
    UnknownMessage(Id),
    /// The message has no such component.
    #[error("the message has no component {0:?}")]
    UnknownComponent(String),
    #[error("the component {0:?} is disabled")]
    Disabled(String),
    /// The component does not accept these values.
    #[error("the component {custom_id:?} does not accept this value: {why}")]
    BadValues { custom_id: String, why: String },
    /// No form is open for this member.
    #[error("no form is open for this member")]
    NoForm,
    /// A field of a form does not accept this text.
    #[error("the field {custom_id:?} does not accept this value: {why}")]
    BadField { custom_id: String, why: String },
    /// The language is not one of those offered.
    #[error("there is no language {0}")]
    UnknownLocale(String),
    /// The text is empty or too long.
    #[error("a message needs between 1 and 2000 characters")]
    BadText,
}

impl ClientError {
    /// The key by which the page finds the sentence in its language.
    pub fn kind(&self) -> &'static str {
        match self {
            Self::UnknownMember(_) | Self::UnknownChannel(_) | Self::UnknownMessage(_) => "gone",
            Self::UnknownComponent(_) | Self::Disabled(_) | Self::NoForm | Self::BadValues { .. } => "gone",
            Self::TimedOut => "timed-out",
            Self::UnknownCommand(_) => "command",
            Self::SubCommandNeeded(_) => "sub-command",
            Self::MissingOption(_) => "missing",
            Self::UnknownOption(_) => "option",
            Self::BadOption { .. } | Self::BadField { .. } => "value",
            Self::UnknownLocale(_) => "locale",
            Self::BadText => "text",
        }
    }

    /// The command, option, field or language that the error is about; empty for other errors.
    pub fn name(&self) -> &str {
        match self {
            Self::UnknownCommand(name) | Self::SubCommandNeeded(name) | Self::MissingOption(name) => name,
            Self::UnknownOption(name) | Self::UnknownLocale(name) | Self::BadOption { name, .. } => name,
            Self::BadField { custom_id, .. } => custom_id,
            _ => "",
        }
    }
}

/// Checks that the member can access the channel.
fn place(state: &ServerState, member: Id, channel: Id) -> Result<(), ClientError> {
    if !state.world.members.iter().any(|other| other.id == member) {
        return Err(ClientError::UnknownMember(member));
    }
    let is_forum = state.world.channel(channel).is_some_and(|place| place.kind == ChannelKind::Forum);
    if !is_forum && state.world.enters(member, channel) { Ok(()) } else { Err(ClientError::UnknownChannel(channel)) }
}

/// Checks that the member can access the channel and act there.
fn acts(state: &ServerState, member: Id, channel: Id) -> Result<(), ClientError> {
    place(state, member, channel)?;
    let in_guild = state.world.channel(channel).is_some_and(|place| place.recipient().is_none());
    let until = state.world.member(member).and_then(|member| member.timed_out_until);
    if in_guild && until.is_some_and(|until| state.now() < until) { Err(ClientError::TimedOut) } else { Ok(()) }
}

/// The commands offered to a member in a channel: those of this type, such as 1 for slash commands.
pub(super) fn offered(state: &ServerState, member: Id, channel: Id, kind: u64) -> impl Iterator<Item = &Command> {
    let of_kind = state.world.commands.iter().filter(move |command| command.kind == kind);
    of_kind.filter(move |command| command.offered(&state.world, member, channel))
}

pub fn slash(
    state: &mut ServerState,
    member: Id,
    channel: Id,
    name: &str,
    options: &[(String, Value)],
) -> Result<Id, ClientError> {
    acts(state, member, channel)?;
    let definition = Definition::find(state, member, channel, name)?;
    let data = definition.data(state, options, None)?;
    let ask = Ask::Command { name: definition.full_name.clone() };
    Ok(state.ask(member, channel, ask, data))
}

/// Chooses a command in the menu of another member.
pub fn choose_in_menu(
    state: &mut ServerState,
    member: Id,
    channel: Id,
    name: &str,
    target: Id,
) -> Result<Id, ClientError> {
    acts(state, member, channel)?;
    let command = offered(state, member, channel, 2).find(|command| command.name == name);
    let command = command.ok_or_else(|| ClientError::UnknownCommand(name.to_owned()))?;
    let mut data = json!({"id": command.id, "name": command.name, "type": 2, "target_id": target});
    let mut resolved = options::Resolved::default();
    if !resolved.member(state, target) {
        return Err(ClientError::UnknownMember(target));
    }
    data["resolved"] = resolved.json().unwrap_or_default();
    Ok(state.ask(member, channel, Ask::Command { name: name.to_owned() }, data))
}

/// Chooses the entry point of the Activity.
pub fn launch(state: &mut ServerState, member: Id, channel: Id) -> Result<Id, ClientError> {
    acts(state, member, channel)?;
    let command = offered(state, member, channel, ENTRY_POINT).find(|command| command.launches());
    let command = command.ok_or_else(|| ClientError::UnknownCommand("launch".to_owned()))?;
    let data = json!({"id": command.id, "name": command.name, "type": ENTRY_POINT});
    let ask = Ask::Command { name: command.name.clone() };
    Ok(state.ask(member, channel, ask, data))
}

/// Lets the page in a frame know who the member is. Returns a code.
pub fn authorize(state: &mut ServerState, member: Id, instance: &str) -> Result<String, ClientError> {
    let channel = state.activities.instances.get(instance).map(|instance| instance.channel);
    place(state, member, channel.ok_or_else(|| ClientError::UnknownCommand("launch".to_owned()))?)?;
    let now = state.now();
    Ok(state.activities.new_code(member, now))
}

/// Requests the completions of an option.
pub fn complete(
    state: &mut ServerState,
    member: Id,
    channel: Id,
    name: &str,
    filled: &[(String, Value)],
    focused: (&str, &str),
) -> Result<Id, ClientError> {
    acts(state, member, channel)?;
    let definition = Definition::find(state, member, channel, name)?;
    let data = definition.data(state, filled, Some(focused))?;
    let ask = Ask::Autocomplete { name: definition.full_name.clone(), option: focused.0.to_owned() };
    Ok(state.ask(member, channel, ask, data))
}

/// Writes an ordinary message.
pub fn say(state: &mut ServerState, member: Id, channel: Id, text: &str) -> Result<Id, ClientError> {
    acts(state, member, channel)?;
    if text.trim().is_empty() || text.chars().count() > 2000 {
        return Err(ClientError::BadText);
    }
    // A mention adds the bot to a private thread.
    let names_bot = text.contains(&format!("<@{}>", state.world.bot.id));
    state.world.channels.entry(channel).and_modify(|place| place.bot_added |= names_bot && place.is_thread());
    let mut message = Message::blank(state.next_id(), channel, member);
    draft::fill(state, &mut message, &json!({"content": text}), &[], Ping::New);
    let id = message.id;
    state.put_message(message);
    Ok(id)
}

/// Dismisses an ephemeral message. Discord does not inform the bot.
pub fn dismiss(state: &mut ServerState, member: Id, message: Id) -> Result<(), ClientError> {
    let mine = state.world.messages.get(&message).is_some_and(|found| found.addressee == Some(member));
    if !mine {
        return Err(ClientError::UnknownMessage(message));
    }
    state.remove_message(message);
    Ok(())
}

/// Opens the direct messages of a member with the bot.
pub fn open_dm(state: &mut ServerState, member: Id) -> Result<Id, ClientError> {
    let now = state.now();
    let opened = state.world.dm_with(member, now).ok_or(ClientError::UnknownMember(member))?;
    state.announce(Change::Channel(opened));
    Ok(opened)
}

/// Opens or closes a member's direct messages to the bot.
pub fn set_dms_closed(state: &mut ServerState, member: Id, closed: bool) -> Result<(), ClientError> {
    state.world.member_mut(member).ok_or(ClientError::UnknownMember(member))?.dms_closed = closed;
    state.announce(Change::Member(member));
    Ok(())
}

/// Chooses a member's language. Discord sends it to the bot with every interaction.
pub(super) fn set_locale(state: &mut ServerState, member: Id, locale: &str) -> Result<(), ClientError> {
    let known = locales().contains(&locale);
    let person = state.world.member_mut(member).ok_or(ClientError::UnknownMember(member))?;
    if !known {
        return Err(ClientError::UnknownLocale(locale.to_owned()));
    }
    person.locale = locale.to_owned();
    state.announce(Change::Member(member));
    Ok(())
}

/// Marks everything of a channel as seen by a member.
pub fn read(state: &mut ServerState, member: Id, channel: Id) -> Result<(), ClientError> {
    place(state, member, channel)?;
    let last = state.world.messages_of(channel).next_back().map(|message| message.id);
    if let Some(last) = last {
        let before = state.world.read.entry(member).or_default().insert(channel, last);
        if before != Some(last) {
            state.announce(Change::Member(member));
        }
    }
    Ok(())
}
