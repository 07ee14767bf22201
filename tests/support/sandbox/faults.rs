//! Fault injection.

use super::Sandbox;
use serde_json::{Value, json};
use skald::sandbox::client;
use skald::sandbox::message::{CROSSPOSTED, SUPPRESS_EMBEDS};
use skald::sandbox::server_state::{Change, ServerState};
use skald::sandbox::session::{Frame, intent};
use skald::sandbox::{ClientError, Failure, Id, Member, Message};
use std::time::Duration;

impl Sandbox {
    /// Closes or opens a member's direct messages: sending to them fails with 50007.
    ///
    /// # Errors
    ///
    /// When there is no such member.
    pub fn close_dms(&self, member: Id, closed: bool) -> Result<(), ClientError> {
        client::set_dms_closed(&mut self.hub().state(), member, closed)
    }

    /// Denies the bot permissions in a channel (see [`skald::sandbox::permission`]); 0 denies none.
    ///
    /// # Errors
    ///
    /// When there is no such channel.
    pub fn deny(&self, channel: Id, permissions: u64) -> Result<(), ClientError> {
        let mut state = self.hub().state();
        let place = state.world.channels.get_mut(&channel).ok_or(ClientError::UnknownChannel(channel))?;
        place.bot_denied = permissions;
        let event = state.world.channel(channel).map(|place| place.json(&state.world));
        state.announce(Change::Channel(channel));
        state.sessions.dispatch("CHANNEL_UPDATE", intent::GUILDS, false, &event.unwrap_or_default());
        Ok(())
    }

    /// Times a member or the bot out for this long; zero ends the time-out. In the guild they may only read; a member may still act in
    /// direct messages. The bot's `app_permissions` do not show it.
    pub fn time_out(&self, who: Id, time: Duration) {
        let mut state = self.hub().state();
        let until = state.now() + time.as_millis() as u64;
        let guild = state.world.guild;
        let world = &mut state.world;
        let Some(timed_out) = world.members.iter_mut().chain([&mut world.bot]).find(|member| member.id == who) else {
            return;
        };
        timed_out.timed_out_until = Some(until);
        let mut event = timed_out.member_json();
        event["guild_id"] = json!(guild);
        state.announce(Change::Member(who));
        state.sessions.dispatch("GUILD_MEMBER_UPDATE", intent::GUILD_MEMBERS, false, &event);
    }

    /// Bans a member from the guild. [`Self::set_gone`] lets them return.
    pub fn ban(&self, member: Id) {
        let mut state = self.hub().state();
        let event = json!({"guild_id": state.world.guild, "user": state.world.user_json(member)});
        state.sessions.dispatch("GUILD_BAN_ADD", intent::GUILD_MODERATION, false, &event);
        set_gone(&mut state, member, true);
    }

    /// Makes another application the author of all messages that the bot sent to channels, as after a restore under a new application.
    pub fn disown_messages(&self) {
        let mut state = self.hub().state();
        let bot = state.world.bot.clone();
        let id = state.next_id();
        state.world.former_bot = Some(Member { id, ..bot.clone() });
        let own = |message: &&Message| message.author == bot.id && message.origin.is_none();
        let disowned: Vec<Message> = state.world.messages.values().filter(own).cloned().collect();
        for message in disowned {
            state.world.messages.insert(Message { author: id, ..message });
        }
    }

    /// Starts or stops a second copy of the bot, which answers every interaction just before this one.
    pub fn run_second_copy(&self, runs: bool) {
        self.hub().state().second_copy = runs;
    }

    /// Hides the embeds of a message as a moderator would, until an edit clears the flag.
    pub fn suppress_embeds(&self, message: Id) {
        self.set_flag(message, SUPPRESS_EMBEDS);
    }

    /// Publishes a message of an announcement channel to other guilds. Discord allows few edits of a published message.
    pub fn publish(&self, message: Id) {
        self.set_flag(message, CROSSPOSTED);
    }

    fn set_flag(&self, message: Id, flag: u64) {
        let mut state = self.hub().state();
        if let Some(mut message) = state.world.messages.get(&message).cloned() {
            message.flags |= flag;
            state.put_message(message);
        }
    }

    /// Deletes a message as a moderator would.
    pub fn delete_message(&self, message: Id) {
        self.hub().state().remove_message(message);
    }

    /// Deletes a channel with everything in it.
    pub fn delete_channel(&self, channel: Id) {
        let mut state = self.hub().state();
        let messages: Vec<Id> = state.world.messages_of(channel).map(|message| message.id).collect();
        for message in messages {
            state.remove_message(message);
        }
        let Some(deleted) = state.world.channels.get(&channel) else { return };
        let event = deleted.json(&state.world);
        let name = if deleted.is_thread() { "THREAD_DELETE" } else { "CHANNEL_DELETE" };
        state.world.channels.remove(&channel);
        state.announce(Change::Channel(channel));
        state.sessions.dispatch(name, intent::GUILDS, false, &event);
    }

    /// Removes the bot from a thread, as a moderator would.
    pub fn remove_from_thread(&self, thread: Id) {
        self.hub().state().world.channels.entry(thread).and_modify(|thread| thread.bot_added = false);
    }

    /// Archives a thread, as Discord does after a time without messages. Reopening a `locked` one needs the permission to manage
    /// threads.
    pub fn archive_thread(&self, thread: Id, locked: bool) {
        self.hub().state().set_archived(thread, true, locked);
    }

    /// Locks a thread and leaves it open. Writing in it then needs the permission to manage threads.
    pub fn lock_thread(&self, thread: Id) {
        self.hub().state().set_archived(thread, false, true);
    }

    /// Unlocks a thread, as a moderator would; it stays archived.
    pub fn unlock_thread(&self, thread: Id) {
        self.hub().state().set_archived(thread, true, false);
    }

    /// Lets a member leave the guild or return. For the bot it is a kick or a new invitation.
    pub fn set_gone(&self, who: Id, gone: bool) {
        set_gone(&mut self.hub().state(), who, gone);
    }

    /// Offers a command to all members regardless of its default permissions, as a guild's administrators can.
    pub fn offer_to_everybody(&self, command: &str) {
        self.hub().state().world.granted.insert(command.to_owned());
    }

    /// Sends the bot every event of the guild except new and edited messages, regardless of its intents.
    pub fn send_unasked_events(&self) {
        self.hub().state().sessions.unasked = true;
    }

    /// Makes the next requests of a route fail.
    pub fn fail_next(&self, failure: Failure) {
        self.hub().state().faults.fail(failure);
    }

    /// Delays a route (`POST /interactions`, or any part of `METHOD template`); zero removes the delay.
    pub fn slow(&self, route: &str, by: Duration) {
        self.hub().state().faults.slow(route, by);
    }

    /// Removes all injected failures and delays, and acknowledges heartbeats again.
    pub fn clear_faults(&self) {
        let mut state = self.hub().state();
        state.faults.clear();
        state.sessions.deaf = false;
        state.sessions.expels = None;
    }

    /// Delivers an interaction once more, as a resumed gateway session or a repeated HTTP request may.
    pub fn deliver_again(&self, interaction: Id) {
        let mut state = self.hub().state();
        let Some(asked) = state.interactions.get(&interaction) else { return };
        let event = asked.event.clone();
        let channel = asked.channel;
        state.deliver(interaction, channel, &event);
    }

    /// Delivers an interaction under another id, with the changes that `forge` makes. Discord would not send such an event.
    pub fn deliver_forged(&self, interaction: Id, forge: impl FnOnce(&mut Value)) {
        let mut state = self.hub().state();
        let Some(asked) = state.interactions.get(&interaction) else { return };
        let mut event = Value::clone(&asked.event);
        let channel = asked.channel;
        event["id"] = state.next_id().to_string().into();
        forge(&mut event);
        state.deliver(interaction, channel, &event);
    }

    /// Asks the bot to reconnect and resume (op 7).
    pub fn gateway_reconnect(&self) {
        self.hub().state().sessions.frame_to_all(&Frame::Payload(json!({"op": 7, "d": null}).to_string().into()));
    }

    /// Drops all TCP connections of the gateway without a close frame.
    pub fn gateway_drop(&self) {
        self.hub().state().sessions.end_all(&Frame::Cut);
    }

    /// Stops or resumes acknowledging heartbeats.
    pub fn gateway_ignore_heartbeats(&self, deaf: bool) {
        self.hub().state().sessions.deaf = deaf;
    }

    /// Closes the connection with this code on every IDENTIFY.
    pub fn gateway_reject_identify(&self, code: u16) {
        self.hub().state().sessions.expels = Some(code);
    }

    /// Advances the clock: interactions fail, tokens expire, rate limit windows end.
    pub fn advance(&self, by: Duration) {
        self.hub().state().turn_clock(by);
    }
}

fn set_gone(state: &mut ServerState, who: Id, gone: bool) {
    if !(if gone { state.world.gone.insert(who) } else { state.world.gone.remove(&who) }) {
        return;
    }
    state.announce(Change::Member(who));
    let guild = state.world.guild;
    if !gone {
        return;
    }
    if who == state.world.bot.id {
        state.sessions.dispatch("GUILD_DELETE", intent::GUILDS, false, &json!({"id": guild}));
    } else {
        let event = json!({"guild_id": guild, "user": state.world.user_json(who)});
        state.sessions.dispatch("GUILD_MEMBER_REMOVE", intent::GUILD_MEMBERS, false, &event);
    }
}
