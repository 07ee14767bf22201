//! The Activity of the bot's application: the bot's page in a frame of the sandbox's page.
//!
//! Invariants: a code is for one exchange within a minute, and a token says who a person is and nothing else.

use super::{command::Command, secret, snowflake::Id};
use serde_json::{Map, Value, json};
use std::collections::{BTreeMap, BTreeSet};

/// The type of the command that launches it.
pub const ENTRY_POINT: u64 = 4;
/// The handler of an entry point that the bot answers. Discord launches one with the other handler itself; the sandbox does not.
const BOT_HANDLER: u64 = 1;
/// How long a code is valid, in milliseconds.
const CODE_MS: u64 = 60_000;

/// What the sandbox knows of the Activity.
pub struct Activities {
    /// The address of the bot's page, which a developer enters as a URL mapping. `None` without an Activity.
    pub page: Option<String>,
    pub client_secret: String,
    pub instances: BTreeMap<String, Instance>,
    /// Whose a code is, and until when it is valid.
    codes: BTreeMap<String, (Id, u64)>,
    /// Whose an access token is.
    pub tokens: BTreeMap<String, Id>,
}

/// The people in an Activity in one channel.
pub struct Instance {
    pub channel: Id,
    pub users: BTreeSet<Id>,
}

impl Default for Activities {
    fn default() -> Self {
        Self {
            page: None,
            client_secret: secret::token(32),
            instances: BTreeMap::new(),
            codes: BTreeMap::new(),
            tokens: BTreeMap::new(),
        }
    }
}

impl Command {
    /// Whether a client offers it as the entry point, and the bot answers it.
    pub(super) fn launches(&self) -> bool {
        self.kind == ENTRY_POINT && self.body.get("handler").and_then(Value::as_u64) == Some(BOT_HANDLER)
    }
}

impl Activities {
    /// Lets a member into the instance of a channel. The first one begins it, under the `new` id. Returns its id.
    pub(super) fn join(&mut self, member: Id, channel: Id, new: String) -> String {
        let place = self.instances.iter().find(|(_, instance)| instance.channel == channel);
        let id = place.map_or(new, |(known, _)| known.clone());
        let begun = || Instance { channel, users: BTreeSet::new() };
        self.instances.entry(id.clone()).or_insert_with(begun).users.insert(member);
        id
    }

    /// A code with which the bot learns who a member is.
    pub(super) fn new_code(&mut self, member: Id, now_ms: u64) -> String {
        let code = secret::token(30);
        self.codes.insert(code.clone(), (member, now_ms + CODE_MS));
        code
    }

    /// Exchanges a code for an access token, once.
    pub(super) fn exchange(&mut self, code: &str, now_ms: u64) -> Option<String> {
        let (member, until) = self.codes.remove(code)?;
        (now_ms <= until).then(|| {
            let token = secret::token(30);
            self.tokens.insert(token.clone(), member);
            token
        })
    }
}

/// The entry point that Discord makes when a developer enables Activities.
pub(super) fn entry_point(id: Id) -> Command {
    let made = json!({"type": ENTRY_POINT, "name": "launch", "handler": 2, "contexts": [0, 1, 2]});
    Command::from_request(made.as_object().unwrap_or(&Map::new()), id)
}
