//! The server's state: the world, open interactions, gateway sessions, limits, faults and the journal.
//!
//! One lock guards the state. No task waits while it holds the lock, so every request and every press is atomic.
//!
//! Invariant: every change of the world sends a [`Change`]. It also sends a gateway event where Discord does.

use super::{
    activity::{self, Activities, ENTRY_POINT},
    channel::{Channel, ChannelKind},
    clock::Clock,
    endpoint::{Endpoint, Keys},
    faults::Faults,
    interaction::{self, Ask, Interaction, InteractionStatus},
    journal::{Journal, Violation, ViolationKind},
    limits::Limits,
    message::{self, Attachment, Message},
    session::{Sessions, intent},
    snowflake::Id,
    watch::{Concern, Watchers},
    world::World,
};
use serde_json::{Value, json};
use std::{
    collections::{BTreeMap, BTreeSet, VecDeque},
    sync::Arc,
    time::Duration,
};
use tokio::sync::broadcast;

/// A change, for the page, waiting tasks and the saved file.
#[derive(Debug, Clone, PartialEq)]
pub enum Change {
    /// A message was written or edited.
    Message(Id),
    /// A message was deleted.
    Gone {
        channel: Id,
        message: Id,
    },
    /// An interaction was sent or changed.
    Interaction(Id),
    /// A channel was opened, changed or deleted.
    Channel(Id),
    /// The bot registered, changed or deleted commands.
    Commands,
    Typing(Id),
    /// A member joined, left, came back, changed a setting or read messages.
    Member(Id),
    /// The page advanced the clock.
    Clock,
    /// The bot violated a rule.
    Violation,
    /// The sandbox answered a request.
    Exchange,
    /// A bot connected or disconnected.
    Gateway,
}

/// The enforced deadlines.
#[derive(Debug, Clone, Copy)]
pub(super) struct Deadlines {
    pub answer_ms: u64,
    pub token_ms: u64,
}

/// How much a sandbox keeps.
#[derive(Debug, Clone, Copy)]
pub struct Most {
    /// Messages. The sandbox drops the oldest without an event. Discord keeps all.
    pub messages: usize,
    /// REST requests in the journal, which drops the older half when there are more.
    pub exchanges: usize,
    /// Interactions. The sandbox drops the oldest.
    pub interactions: usize,
    /// Files whose message has other files or is deleted. The sandbox drops the oldest.
    pub replaced_files: usize,
    /// Channels, beyond which the page opens no running game.
    pub channels: usize,
    /// Pages that are open at once.
    pub pages: usize,
}

impl Default for Most {
    fn default() -> Self {
        Self {
            messages: usize::MAX,
            exchanges: 50_000,
            interactions: 20_000,
            replaced_files: 64,
            channels: usize::MAX,
            pages: usize::MAX,
        }
    }
}

/// All state of a sandbox.
pub struct ServerState {
    pub world: World,
    pub interactions: BTreeMap<Id, Interaction>,
    /// The interactions that wait for their first response.
    pub waiting: BTreeSet<Id>,
    pub sessions: Sessions,
    pub(super) limits: Limits,
    pub faults: Faults,
    pub journal: Journal,
    /// Files that messages no longer have, latest last. Their addresses work until newer ones displace them.
    pub(super) replaced: VecDeque<Attachment>,
    /// By channel and nonce: the message and its time.
    pub(super) nonces: BTreeMap<(Id, String), (Id, u64)>,
    /// The times at which the bot created commands.
    pub(super) command_creates: Vec<u64>,
    pub activities: Activities,
    pub(super) clock: Arc<Clock>,
    pub(super) deadlines: Deadlines,
    pub(super) token: String,
    /// The keys that sign requests to the bot's interactions endpoint.
    pub(super) keys: Keys,
    /// The endpoint for interactions; `None` sends them over the gateway.
    pub(super) endpoint: Option<Endpoint>,
    pub(super) rate_limited: bool,
    /// Whether a second copy of the bot answers every interaction first.
    pub second_copy: bool,
    pub most: Most,
    pub(super) changes: broadcast::Sender<Change>,
    pub(super) watches: Watchers,
}

impl ServerState {
    pub fn now(&self) -> u64 {
        self.clock.now_ms()
    }

    /// Advances the clock: interactions fail, tokens expire, rate limit windows end. A saved world keeps that time.
    pub fn turn_clock(&mut self, by: Duration) {
        self.clock.advance(by);
        self.world.turned_ms += by.as_millis() as u64;
        self.sweep();
        self.announce(Change::Clock);
    }

    pub fn next_id(&mut self) -> Id {
        let now = self.now();
        self.world.next_id(now)
    }

    /// Sends a change to all receivers, if any.
    pub fn announce(&self, change: Change) {
        self.watches.wake(|concern| self.concerns(&change, concern));
        let _ = self.changes.send(change);
    }

    /// Whether a change matches the concern of a waiting task.
    fn concerns(&self, change: &Change, concern: Concern) -> bool {
        match concern {
            Concern::Anything => true,
            Concern::Interaction(id) => match change {
                Change::Interaction(other) => *other == id,
                Change::Message(message) | Change::Gone { message, .. } => {
                    let asked = self.interactions.get(&id);
                    asked.is_some_and(|asked| asked.original == Some(*message) || asked.followups.contains(message))
                }
                _ => false,
            },
            Concern::Channel(id) => {
                let place = match change {
                    Change::Message(message) => self.world.messages.get(message).map(|message| message.channel),
                    Change::Gone { channel, .. } => Some(*channel),
                    _ => None,
                };
                place.is_some_and(|place| place == id || self.is_dm(place))
            }
        }
    }

    pub(super) fn note(&mut self, kind: ViolationKind, place: &str, message: &str, errors: Value) {
        let at_ms = self.now();
        self.journal.note(Violation { at_ms, kind, place: place.to_owned(), message: message.to_owned(), errors });
        self.announce(Change::Violation);
    }

    /// Adds or updates a message, and notifies every member who may see it.
    pub fn put_message(&mut self, message: Message) {
        let id = message.id;
        let ephemeral = message.is_ephemeral();
        let kept: Vec<Id> = message.attachments.iter().map(|file| file.id).collect();
        let before = self.world.messages.insert(message);
        let known = before.is_some();
        self.keep_files(before, &kept);
        self.announce(Change::Message(id));
        if !ephemeral {
            self.dispatch_message(if known { "MESSAGE_UPDATE" } else { "MESSAGE_CREATE" }, id);
        }
        self.forget_messages();
    }

    /// Drops the oldest messages when there are too many.
    fn forget_messages(&mut self) {
        while self.world.messages.len() > self.most.messages {
            let Some(message) = self.world.messages.remove_oldest() else { return };
            self.announce(Change::Gone { channel: message.channel, message: message.id });
            self.keep_files(Some(message), &[]);
        }
    }

    /// Keeps the files that a message had before and no longer has.
    fn keep_files(&mut self, before: Option<Message>, still: &[Id]) {
        let files = before.into_iter().flat_map(|message| message.attachments);
        self.replaced.extend(files.filter(|file| !still.contains(&file.id)));
        let surplus = self.replaced.len().saturating_sub(self.most.replaced_files);
        self.replaced.drain(..surplus);
    }

    fn dispatch_message(&mut self, event: &str, id: Id) {
        let Some(message) = self.world.messages.get(&id) else { return };
        let in_dm = self.is_dm(message.channel);
        if !self.sessions.wants_messages(in_dm) {
            return;
        }
        let data = message.json(&self.world, true);
        let own = message.author == self.world.bot.id || message.mentions.contains(&self.world.bot.id) || in_dm;
        self.sessions.dispatch_message(event, in_dm, own, &data);
    }

    pub fn remove_message(&mut self, id: Id) {
        let Some(message) = self.world.messages.remove(id) else { return };
        self.announce(Change::Gone { channel: message.channel, message: id });
        if !message.is_ephemeral() {
            let in_dm = self.is_dm(message.channel);
            let mut data = json!({"id": id, "channel_id": message.channel});
            if !in_dm {
                data["guild_id"] = json!(self.world.guild);
            }
            let wanted = if in_dm { intent::DIRECT_MESSAGES } else { intent::GUILD_MESSAGES };
            self.sessions.dispatch("MESSAGE_DELETE", wanted, in_dm, &data);
        }
        self.keep_files(Some(message), &[]);
    }

    pub(super) fn is_dm(&self, channel: Id) -> bool {
        self.world.channel(channel).is_some_and(|channel| matches!(channel.kind, ChannelKind::Dm(_)))
    }

    /// Opens a channel or a thread. `Relic Runners` becomes `#relic-runners`, or `#relic-runners-2` if that name is taken.
    pub fn open_channel(&mut self, name: &str, kind: ChannelKind) -> Id {
        let words = name.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty()).map(str::to_lowercase);
        let base: String = words.collect::<Vec<_>>().join("-").chars().take(90).collect();
        let base = if base.is_empty() { "trial".to_owned() } else { base };
        let taken = |name: &str| self.world.channels.values().any(|channel| channel.name == name);
        let numbered = |number: usize| if number == 1 { base.clone() } else { format!("{base}-{number}") };
        let free = (1..).map(numbered).find(|name| !taken(name)).unwrap_or_default();
        let id = self.next_id();
        let channel = Channel { topic: name.to_owned(), ..Channel::new(id, free, kind) };
        self.world.channels.insert(id, channel.clone());
        let event = channel.json(&self.world);
        self.announce(Change::Channel(id));
        let name = if channel.is_thread() { "THREAD_CREATE" } else { "CHANNEL_CREATE" };
        self.sessions.dispatch(name, intent::GUILDS, false, &event);
        id
    }

    /// Enables the Activity. Discord then makes its entry point, unless there is one.
    pub(super) fn enable_activity(&mut self, page: &str) {
        self.activities.page = Some(page.to_owned());
        if !self.world.commands.iter().any(|command| command.kind == ENTRY_POINT) {
            let id = self.next_id();
            self.world.commands.push(activity::entry_point(id));
            self.announce(Change::Commands);
        }
    }

    /// Lets a member into the Activity in a channel. Returns the id of the instance.
    pub(super) fn join_activity(&mut self, member: Id, channel: Id) -> String {
        let new = format!("i-{}-gc-{}-{channel}", self.next_id(), self.world.guild);
        self.activities.join(member, channel, new)
    }

    /// Archives or reopens, and locks or unlocks a thread.
    pub fn set_archived(&mut self, thread: Id, archived: bool, locked: bool) {
        let Some(channel) = self.world.channels.get_mut(&thread) else { return };
        (channel.archived, channel.locked) = (archived, locked);
        let event = self.world.channels[&thread].json(&self.world);
        self.announce(Change::Channel(thread));
        self.sessions.dispatch("THREAD_UPDATE", intent::GUILDS, false, &event);
    }

    pub(super) fn ask(&mut self, member: Id, channel: Id, ask: Ask, data: Value) -> Id {
        let id = self.next_id();
        let token = super::secret::token(64);
        let mut event = interaction::event_json(&self.world, id, &token, member, channel, &ask);
        event["data"] = data;
        if let Some(message) = ask.message().and_then(|message| self.world.messages.get(&message)) {
            event["message"] = message.json(&self.world, false);
        }
        let sent_ms = self.now();
        self.deliver(id, channel, &event);
        let interaction = Interaction {
            id,
            token,
            member,
            channel,
            ask,
            sent_ms,
            interaction_status: InteractionStatus::Waiting,
            callback: None,
            answered_ms: None,
            original: None,
            followups: Vec::new(),
            choices: None,
            modal: None,
            modal_done: false,
            activity: None,
            event: Arc::new(event),
        };
        if self.interactions.len() >= self.most.interactions
            && let Some((oldest, _)) = self.interactions.pop_first()
        {
            self.waiting.remove(&oldest);
        }
        self.interactions.insert(id, interaction);
        self.waiting.insert(id);
        self.announce(Change::Interaction(id));
        id
    }

    /// Sends the event of an interaction to the bot's endpoint if it has one, else over the gateway.
    pub fn deliver(&mut self, interaction: Id, channel: Id, event: &Value) {
        match &self.endpoint {
            Some(endpoint) => endpoint.send(interaction, event),
            None => {
                let in_dm = self.is_dm(channel);
                self.sessions.dispatch("INTERACTION_CREATE", 0, in_dm, event);
            }
        }
    }

    /// Changes an interaction and announces it.
    pub(super) fn update_interaction(&mut self, id: Id, change: impl FnOnce(&mut Interaction)) {
        if let Some(interaction) = self.interactions.get_mut(&id) {
            change(interaction);
            if interaction.interaction_status != InteractionStatus::Waiting {
                self.waiting.remove(&id);
            }
            self.announce(Change::Interaction(id));
        }
    }

    /// Ends overdue interactions after 3 seconds and deferred messages after 15 minutes.
    pub(super) fn sweep(&mut self) {
        let now = self.now();
        let late =
            |id: &&Id| self.interactions.get(id).is_some_and(|asked| now > asked.sent_ms + self.deadlines.answer_ms);
        let dead: Vec<Id> = self.waiting.iter().filter(late).copied().collect();
        for id in dead {
            self.update_interaction(id, |interaction| interaction.interaction_status = InteractionStatus::Dead);
        }
        let gave_up = |message: &&Message| now > message.id.created_ms() + self.deadlines.token_ms;
        let failed: Vec<Message> = self.world.messages.thinking().filter(gave_up).cloned().collect();
        for mut message in failed {
            message.flags &= !message::LOADING;
            message.failed = true;
            self.put_message(message);
        }
    }
}
