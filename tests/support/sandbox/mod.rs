//! The sandbox of the tests: acts and reads as a member, waits, and injects faults.
//!
//! It uses the same client checks as the page, so a test cannot press a button that a person could not press.

mod asked;
mod faults;

use serde_json::Value;
use skald::sandbox::activity::ENTRY_POINT;
use skald::sandbox::client;
use skald::sandbox::people::FOUNDERS;
use skald::sandbox::server_state::{Change, ServerState};
use skald::sandbox::watch::Concern;
use std::collections::BTreeMap;
use std::ops::Deref;
use std::time::Duration;

pub use asked::{Answer, Asked, Choice};
pub use skald::sandbox::{
    Channel, ChannelKind, ClientError, EndpointError, Exchange, Failure, Id, InteractionStatus, Member, Message, Most,
    SandboxError, SandboxOptions, Tag, Violation, ViolationKind, WaitError, message, permission,
};

/// A read access to the world. It holds the lock.
pub struct Look<'a> {
    state: &'a ServerState,
}

impl Look<'_> {
    /// The messages a member sees in a channel, oldest first, including their own ephemeral ones.
    pub fn messages(&self, member: Id, channel: Id) -> Vec<&Message> {
        self.state.world.messages_of(channel).filter(|message| self.state.world.sees(member, message)).collect()
    }

    /// The last message a member sees in a channel, including their own ephemeral ones.
    pub fn last(&self, member: Id, channel: Id) -> Option<&Message> {
        self.state.world.messages_of(channel).rfind(|message| self.state.world.sees(member, message))
    }

    /// One message, if the member sees it.
    pub fn message(&self, member: Id, message: Id) -> Option<&Message> {
        self.state.world.messages.get(&message).filter(|message| self.state.world.sees(member, message))
    }

    /// The direct message channel of a member and the bot, if it is open.
    pub fn dm(&self, member: Id) -> Option<Id> {
        self.state.world.channels.values().find(|channel| channel.recipient() == Some(member)).map(|channel| channel.id)
    }

    /// The bot's direct messages to a member, oldest first.
    pub fn dm_messages(&self, member: Id) -> Vec<&Message> {
        self.dm(member).map_or_else(Vec::new, |channel| self.messages(member, channel))
    }

    /// How many messages of a channel a member has not seen, and how many of them notified the member.
    pub fn unread(&self, member: Id, channel: Id) -> (usize, usize) {
        self.state.world.channel(channel).map_or((0, 0), |channel| self.state.world.unread(member, channel))
    }

    pub fn channels(&self) -> Vec<&Channel> {
        self.state.world.channels.values().collect()
    }

    /// The names of the commands that the bot has registered.
    pub fn commands(&self) -> Vec<&str> {
        let own = self.state.world.commands.iter().filter(|command| command.kind != ENTRY_POINT);
        own.map(|command| command.name.as_str()).collect()
    }

    /// How many bots (or shards) are connected to the gateway.
    pub fn connected(&self) -> usize {
        self.state.sessions.connected()
    }

    /// How often a bot has identified and how often it has resumed.
    pub fn logins(&self) -> (u64, u64) {
        (self.state.sessions.identified, self.state.sessions.resumed)
    }

    /// The bot's violations so far.
    pub fn violations(&self) -> &[Violation] {
        &self.state.journal.violations
    }

    /// Every REST request so far with its answer; at most the latest 50,000.
    pub fn journal(&self) -> &[Exchange] {
        &self.state.journal.exchanges
    }

    /// How many interactions wait for a response.
    pub fn waiting(&self) -> usize {
        self.state.waiting.len()
    }
}

/// A running sandbox, with the methods that only tests need.
pub struct Sandbox(skald::sandbox::Sandbox);

impl Deref for Sandbox {
    type Target = skald::sandbox::Sandbox;

    fn deref(&self) -> &Self::Target {
        &self.0
    }
}

impl Sandbox {
    /// Starts a sandbox.
    ///
    /// # Errors
    ///
    /// When the address is not loopback or taken, or the saved world cannot be read.
    pub async fn start(options: SandboxOptions) -> Result<Self, SandboxError> {
        skald::sandbox::Sandbox::start(options).await.map(Self)
    }

    /// Saves the world, if it has a folder, and stops.
    ///
    /// # Errors
    ///
    /// When the world cannot be written.
    pub async fn shutdown(self) -> Result<(), SandboxError> {
        self.0.shutdown().await
    }

    /// One of the members, counted from 0: Astrid, Bjorn, Carmen, Dominique, Erik, then those who joined. Wraps around.
    pub fn member(&self, at: usize) -> Member {
        let state = self.hub().state();
        let count = state.world.members.len();
        state.world.members[at % count].clone()
    }

    /// Lets another person join the guild; `locale` is a locale code of Discord such as `es-ES`. Returns their id.
    pub fn add_member(&self, name: &str, locale: &str) -> Id {
        let mut state = self.hub().state();
        let id = state.next_id();
        let (_, _, colour) = FOUNDERS[state.world.members.len() % FOUNDERS.len()];
        state.world.members.push(Member::new(id, name, locale, colour));
        // Without a gateway event, since the bot has no intent for members.
        state.announce(Change::Member(id));
        id
    }

    /// Gives a member another displayed name.
    pub fn rename_member(&self, member: Id, name: &str) {
        let mut state = self.hub().state();
        for renamed in state.world.members.iter_mut().filter(|known| known.id == member) {
            name.clone_into(&mut renamed.name);
        }
    }

    /// All members without the bot.
    pub fn members(&self) -> Vec<Member> {
        self.hub().state().world.members.clone()
    }

    pub fn guild(&self) -> Id {
        self.hub().state().world.guild
    }

    /// The bot's user id, which is also its application id.
    pub fn bot(&self) -> Id {
        self.hub().state().world.bot.id
    }

    /// The id of a text channel or a forum by name, without the `#`.
    pub fn channel(&self, name: &str) -> Option<Id> {
        let state = self.hub().state();
        let is_wanted =
            |channel: &&Channel| matches!(channel.kind, ChannelKind::Text | ChannelKind::Forum) && channel.name == name;
        state.world.channels.values().find(is_wanted).map(|channel| channel.id)
    }

    /// Opens a text channel with this name, or with a number after it if the name is taken.
    pub fn open_channel(&self, name: &str) -> Id {
        self.open_channel_of(name, ChannelKind::Text)
    }

    /// Opens a channel of another kind, or a thread, with this name.
    pub fn open_channel_of(&self, name: &str, kind: ChannelKind) -> Id {
        self.hub().state().open_channel(name, kind)
    }

    /// The direct messages of a member with the bot, opened if necessary.
    pub fn open_dm(&self, member: Id) -> Option<Id> {
        client::open_dm(&mut self.hub().state(), member).ok()
    }

    /// Gives a forum tags with these names. Only moderators may give one whose name begins with `!`.
    pub fn set_tags(&self, forum: Id, names: &[&str]) {
        let mut state = self.hub().state();
        let tag = |name: &&str| Tag {
            id: state.next_id(),
            name: name.trim_start_matches('!').to_owned(),
            moderated: name.starts_with('!'),
        };
        let tags = names.iter().map(tag).collect();
        state.world.channels.entry(forum).and_modify(|forum| forum.tags = tags);
        state.announce(Change::Channel(forum));
    }

    /// Makes a forum require a tag of every post, or not.
    pub fn require_tag(&self, forum: Id, requires_tag: bool) {
        let mut state = self.hub().state();
        state.world.channels.entry(forum).and_modify(|forum| forum.requires_tag = requires_tag);
        state.announce(Change::Channel(forum));
    }

    pub fn look<T>(&self, look: impl FnOnce(&Look<'_>) -> T) -> T {
        look(&Look { state: &self.hub().state() })
    }

    /// The messages a member sees in a channel, oldest first.
    pub fn messages(&self, member: Id, channel: Id) -> Vec<Message> {
        self.look(|look| look.messages(member, channel).into_iter().cloned().collect())
    }

    /// Waits until `see` returns something.
    ///
    /// # Errors
    ///
    /// After the timeout. `what` names the awaited event in the error.
    pub async fn wait_for<T>(
        &self,
        what: &str,
        timeout: Duration,
        mut see: impl FnMut(&Look<'_>) -> Option<T>,
    ) -> Result<T, WaitError> {
        self.hub().wait(what, timeout, Concern::Anything, |state| see(&Look { state })).await
    }

    /// Waits until `see` returns something. It checks after changes of the channel's messages and of direct messages only, which is
    /// cheap in a busy world.
    ///
    /// # Errors
    ///
    /// After the timeout. `what` names the awaited event in the error.
    pub async fn wait_for_messages<T>(
        &self,
        channel: Id,
        what: &str,
        timeout: Duration,
        mut see: impl FnMut(&Look<'_>) -> Option<T>,
    ) -> Result<T, WaitError> {
        self.hub().wait(what, timeout, Concern::Channel(channel), |state| see(&Look { state })).await
    }

    /// Sends a slash command as a member: `slash(member, channel, "/table status", &[("name", json!("x"))])`.
    ///
    /// # Errors
    ///
    /// When a client would refuse to send it.
    pub fn slash(
        &self,
        member: Id,
        channel: Id,
        command: &str,
        options: &[(&str, Value)],
    ) -> Result<Asked, ClientError> {
        let options = owned(options);
        let id = client::slash(&mut self.hub().state(), member, channel, command, &options)?;
        Ok(Asked::new(self.hub(), id))
    }

    /// Chooses the entry point of the Activity as a member.
    ///
    /// # Errors
    ///
    /// When a client would not offer it.
    pub fn launch(&self, member: Id, channel: Id) -> Result<Asked, ClientError> {
        let id = client::launch(&mut self.hub().state(), member, channel)?;
        Ok(Asked::new(self.hub(), id))
    }

    /// The code that a client gives the page in an instance of the Activity.
    ///
    /// # Errors
    ///
    /// When there is no such instance, or the member cannot access its channel.
    pub fn authorize(&self, member: Id, instance: &str) -> Result<String, ClientError> {
        client::authorize(&mut self.hub().state(), member, instance)
    }

    /// Chooses a command in the menu of another member.
    ///
    /// # Errors
    ///
    /// When a client would not offer it.
    pub fn choose_in_menu(&self, member: Id, channel: Id, command: &str, target: Id) -> Result<Asked, ClientError> {
        let id = client::choose_in_menu(&mut self.hub().state(), member, channel, command, target)?;
        Ok(Asked::new(self.hub(), id))
    }

    /// Types into an option as a member and returns the bot's completions; none if the bot does not answer.
    ///
    /// # Errors
    ///
    /// When the option has no autocomplete or does not exist.
    pub async fn complete(
        &self,
        member: Id,
        channel: Id,
        command: &str,
        filled: &[(&str, Value)],
        option: &str,
        text: &str,
    ) -> Result<Vec<Choice>, ClientError> {
        let asked = self.begin_to_type(member, channel, command, filled, (option, text))?;
        let answer = asked.answer(Duration::from_secs(30)).await;
        Ok(answer.map(|answer| answer.choices).unwrap_or_default())
    }

    /// Types into an option as a member, without waiting for completions.
    ///
    /// # Errors
    ///
    /// When the option has no autocomplete or does not exist.
    pub fn begin_to_type(
        &self,
        member: Id,
        channel: Id,
        command: &str,
        filled: &[(&str, Value)],
        typed: (&str, &str),
    ) -> Result<Asked, ClientError> {
        let filled = owned(filled);
        let id = client::complete(&mut self.hub().state(), member, channel, command, &filled, typed)?;
        Ok(Asked::new(self.hub(), id))
    }

    /// Presses a button as a member.
    ///
    /// # Errors
    ///
    /// When a client would refuse the input.
    pub fn press(&self, member: Id, message: Id, custom_id: &str) -> Result<Asked, ClientError> {
        let id = client::press(&mut self.hub().state(), member, message, custom_id)?;
        Ok(Asked::new(self.hub(), id))
    }

    /// Chooses from a menu as a member.
    ///
    /// # Errors
    ///
    /// When a client would refuse the input.
    pub fn choose(&self, member: Id, message: Id, custom_id: &str, values: &[&str]) -> Result<Asked, ClientError> {
        let values: Vec<String> = values.iter().map(|value| (*value).to_owned()).collect();
        let id = client::choose(&mut self.hub().state(), member, message, custom_id, &values)?;
        Ok(Asked::new(self.hub(), id))
    }

    /// Sends the form that an interaction opened.
    ///
    /// # Errors
    ///
    /// When no form is open or a field does not accept its text.
    pub fn submit(&self, opened_by: &Asked, fields: &[(&str, &str)]) -> Result<Asked, ClientError> {
        let fields: BTreeMap<String, String> = fields.iter().map(|(k, v)| ((*k).to_owned(), (*v).to_owned())).collect();
        let mut state = self.hub().state();
        let member = state.interactions.get(&opened_by.id()).map(|opener| opener.member).ok_or(ClientError::NoForm)?;
        let id = client::submit(&mut state, member, opened_by.id(), &fields)?;
        Ok(Asked::new(self.hub(), id))
    }

    /// Writes an ordinary message as a member.
    ///
    /// # Errors
    ///
    /// When the text is empty or too long.
    pub fn say(&self, member: Id, channel: Id, text: &str) -> Result<Id, ClientError> {
        client::say(&mut self.hub().state(), member, channel, text)
    }

    /// Dismisses an ephemeral message.
    ///
    /// # Errors
    ///
    /// When the member does not see it.
    pub fn dismiss(&self, member: Id, message: Id) -> Result<(), ClientError> {
        client::dismiss(&mut self.hub().state(), member, message)
    }

    /// Marks a channel as read by a member.
    ///
    /// # Errors
    ///
    /// When the member cannot access the channel.
    pub fn read(&self, member: Id, channel: Id) -> Result<(), ClientError> {
        client::read(&mut self.hub().state(), member, channel)
    }

    /// Every REST request so far with its answer; at most the latest 50,000.
    pub fn journal(&self) -> Vec<Exchange> {
        self.hub().state().journal.exchanges.clone()
    }

    /// Every REST request since the last call, with its answer; at most the latest 50,000.
    pub fn take_journal(&self) -> Vec<Exchange> {
        std::mem::take(&mut self.hub().state().journal.exchanges)
    }

    /// The bot's violations so far. Empty for a correct bot; injected faults are not counted.
    pub fn violations(&self) -> Vec<Violation> {
        self.hub().state().journal.violations.clone()
    }

    /// Answers with status 401, 403 or 429 so far. Discord bans an address after 10,000 in ten minutes.
    pub fn invalid_requests(&self) -> u64 {
        self.hub().state().journal.invalid_requests
    }
}

fn owned(options: &[(&str, Value)]) -> Vec<(String, Value)> {
    options.iter().map(|(name, value)| ((*name).to_owned(), value.clone())).collect()
}
