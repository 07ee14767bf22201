//! Gateway sessions: the events sent to each connected bot, kept for a resume.
//!
//! An interaction goes to every session of its shard. Any other event goes to the sessions with its intent.

use crate::{secret, snowflake::Id};
use axum::extract::ws::Utf8Bytes;
use serde_json::{Value, json};
use std::collections::VecDeque;
use tokio::sync::mpsc;

/// The intents that are relevant here.
pub mod intent {
    /// The guild, its channels and threads.
    pub const GUILDS: u64 = 1;
    /// Members who join and leave; privileged.
    pub const GUILD_MEMBERS: u64 = 1 << 1;
    /// Bans, among others.
    pub const GUILD_MODERATION: u64 = 1 << 2;
    pub const GUILD_MESSAGES: u64 = 1 << 9;
    pub const DIRECT_MESSAGES: u64 = 1 << 12;
    /// The content of other people's messages.
    pub const MESSAGE_CONTENT: u64 = 1 << 15;
}

/// The maximum number of events kept for a resume.
const MAX_REPLAYED: usize = 1_000;

/// The maximum number of kept sessions.
const MAX_SESSIONS: usize = 16;

/// A frame for a connection.
#[derive(Debug, Clone, PartialEq)]
pub enum Frame {
    Payload(Utf8Bytes),
    Cut,
}

#[derive(Debug)]
struct Session {
    id: String,
    intents: u64,
    shard: (u64, u64),
    seq: u64,
    sent: VecDeque<(u64, Utf8Bytes)>,
    wire: Option<(u64, mpsc::UnboundedSender<Frame>)>,
}

/// All sessions, connected or resumable.
#[derive(Debug, Default)]
pub struct Sessions {
    list: Vec<Session>,
    guild_shard_key: u64,
    /// The recommended number of shards.
    shards: u32,
    /// Whether the sandbox ignores heartbeats, so that the connection looks dead to the bot.
    pub deaf: bool,
    /// The close code that answers each IDENTIFY.
    pub expels: Option<u16>,
    /// Whether bots get all events of the guild, except new and edited messages, regardless of their intents.
    pub unasked: bool,
    /// The number of IDENTIFYs so far.
    pub identified: u64,
    /// The number of RESUMEs so far.
    pub resumed: u64,
}

impl Sessions {
    /// An empty list of sessions for one guild and this many shards, at least 1.
    pub(crate) fn for_guild(guild: Id, shards: u32) -> Self {
        Self { guild_shard_key: guild.get() >> 22, shards: shards.max(1), ..Self::default() }
    }

    /// The recommended number of shards.
    pub(crate) const fn shards(&self) -> u32 {
        self.shards
    }

    /// The id that determines the shard of an event: that of its guild, or of its channel if there are several shards. It is 0
    /// for direct messages.
    fn key(&self, in_dm: bool, data: &Value) -> u64 {
        let channel = data["channel_id"].as_str().and_then(|id| id.parse::<u64>().ok());
        match channel.filter(|_| self.shards > 1) {
            _ if in_dm => 0,
            Some(channel) => channel >> 22,
            None => self.guild_shard_key,
        }
    }

    /// Begins a session on a connection; returns its id.
    pub(super) fn begin(
        &mut self,
        intents: u64,
        shard: (u64, u64),
        connection: u64,
        wire: mpsc::UnboundedSender<Frame>,
    ) -> String {
        let id = secret::token(32);
        let wire = Some((connection, wire));
        self.list.push(Session { id: id.clone(), intents, shard, seq: 0, sent: VecDeque::new(), wire });
        if self.list.len() > MAX_SESSIONS {
            self.list.remove(0);
        }
        self.identified += 1;
        id
    }

    /// Resumes a session and replays everything after `seq`. Returns false if that is not possible.
    pub(super) fn resume(&mut self, id: &str, seq: u64, connection: u64, wire: mpsc::UnboundedSender<Frame>) -> bool {
        let Some(session) = self.list.iter_mut().find(|session| session.id == id) else { return false };
        let oldest = session.sent.front().map_or(session.seq + 1, |(seq, _)| *seq);
        if seq > session.seq || seq + 1 < oldest {
            return false;
        }
        for (_, payload) in session.sent.iter().filter(|(sent, _)| *sent > seq) {
            let _ = wire.send(Frame::Payload(payload.clone()));
        }
        session.wire = Some((connection, wire));
        session.send("RESUMED", &json!({}));
        self.resumed += 1;
        true
    }

    /// Notes that the connection is lost. The session stays resumable.
    pub(super) fn lost(&mut self, connection: u64) {
        for session in &mut self.list {
            if session.wire.as_ref().is_some_and(|(other, _)| *other == connection) {
                session.wire = None;
            }
        }
    }

    /// Removes the session of a connection, so that it cannot be resumed.
    pub(super) fn forget(&mut self, connection: u64) {
        self.list.retain(|session| session.wire.as_ref().is_none_or(|(other, _)| *other != connection));
    }

    /// Sends a frame on every connection.
    pub fn frame_to_all(&self, frame: &Frame) {
        for (_, wire) in self.list.iter().filter_map(|session| session.wire.as_ref()) {
            let _ = wire.send(frame.clone());
        }
    }

    /// Ends every connection with a frame. The sessions keep further events for a resume.
    pub fn end_all(&mut self, frame: &Frame) {
        self.frame_to_all(frame);
        for session in &mut self.list {
            session.wire = None;
        }
    }

    /// How many bots (or shards) are connected.
    pub fn connected(&self) -> usize {
        self.list.iter().filter(|session| session.wire.is_some()).count()
    }

    /// Sends an event to the sessions of its shard that have one of the intents (0: to all of them).
    pub fn dispatch(&mut self, name: &str, intents: u64, in_dm: bool, data: &Value) {
        let key = self.key(in_dm, data);
        for session in self.list.iter_mut().filter(|session| session.covers(key)) {
            if intents == 0 || self.unasked || session.intents & intents != 0 {
                session.send(name, data);
            }
        }
    }

    /// Sends an event to the session of one connection.
    pub(super) fn send_to(&mut self, connection: u64, name: &str, data: &Value) {
        let on = |session: &&mut Session| session.wire.as_ref().is_some_and(|(other, _)| *other == connection);
        if let Some(session) = self.list.iter_mut().find(on) {
            session.send(name, data);
        }
    }

    /// Whether any session asked for message events of the guild, or of direct messages.
    pub(crate) fn wants_messages(&self, in_dm: bool) -> bool {
        let wanted = if in_dm { intent::DIRECT_MESSAGES } else { intent::GUILD_MESSAGES };
        self.list.iter().any(|session| session.intents & wanted != 0)
    }

    /// Sends a message event; without the content intent the content of others is empty.
    pub(crate) fn dispatch_message(&mut self, name: &str, in_dm: bool, own: bool, data: &Value) {
        let wanted = if in_dm { intent::DIRECT_MESSAGES } else { intent::GUILD_MESSAGES };
        let key = self.key(in_dm, data);
        for session in self.list.iter_mut().filter(|session| session.covers(key) && session.intents & wanted != 0) {
            if own || session.intents & intent::MESSAGE_CONTENT != 0 {
                session.send(name, data);
            } else {
                let mut blank = data.clone();
                for (field, empty) in [("content", json!("")), ("embeds", json!([])), ("components", json!([]))] {
                    blank[field] = empty;
                }
                session.send(name, &blank);
            }
        }
    }
}

impl Session {
    fn covers(&self, key: u64) -> bool {
        key % self.shard.1.max(1) == self.shard.0
    }

    fn send(&mut self, name: &str, data: &Value) {
        self.seq += 1;
        // Serialize now: a kept tree would need a copy of the message.
        let payload = format!(r#"{{"op":0,"t":{},"s":{},"d":{data}}}"#, json!(name), self.seq);
        let payload = Utf8Bytes::from(payload);
        if let Some((_, wire)) = &self.wire {
            let _ = wire.send(Frame::Payload(payload.clone()));
        }
        self.sent.push_back((self.seq, payload));
        if self.sent.len() > MAX_REPLAYED {
            self.sent.pop_front();
        }
    }
}
