//! The Activity of the bot's application: the bot's page in a frame of the sandbox's page.
//!
//! Invariants: a code is for one exchange within a minute, and a token says who a person is and nothing else.

use super::{
    command::Command,
    secret,
    server_state::{Change, ServerState},
    snowflake::Id,
};
use serde_json::{Map, Value, json};
use std::collections::{BTreeMap, BTreeSet};

/// The type of the command that launches it.
pub(super) const ENTRY_POINT: u64 = 4;
/// The handler of an entry point that the bot answers. Discord launches one with the other handler itself; the sandbox does not.
const BOT_HANDLER: u64 = 1;
/// How long a code is valid, in milliseconds.
const CODE_MS: u64 = 60_000;

/// What the sandbox knows of the Activity.
pub(super) struct Activities {
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
pub(super) struct Instance {
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

impl ServerState {
    /// Enables the Activity. Discord then makes its entry point, unless there is one.
    pub(super) fn enable_activity(&mut self, page: &str) {
        self.activities.page = Some(page.to_owned());
        if !self.world.commands.iter().any(|command| command.kind == ENTRY_POINT) {
            let id = self.next_id();
            let made = json!({"type": ENTRY_POINT, "name": "launch", "handler": 2, "contexts": [0, 1, 2]});
            self.world.commands.push(Command::from_request(made.as_object().unwrap_or(&Map::new()), id));
            self.announce(Change::Commands);
        }
    }

    /// Lets a member into the instance of a channel, which begins with the first one. Returns its id.
    pub(super) fn join_activity(&mut self, member: Id, channel: Id) -> String {
        let place = self.activities.instances.iter().find(|(_, instance)| instance.channel == channel);
        let known = place.map(|(id, _)| id.clone());
        let id = known.unwrap_or_else(|| format!("i-{}-gc-{}-{channel}", self.next_id(), self.world.guild));
        let begun = || Instance { channel, users: BTreeSet::new() };
        self.activities.instances.entry(id.clone()).or_insert_with(begun).users.insert(member);
        id
    }

    /// The address at which the sandbox's page frames an instance for a member.
    pub(super) fn activity_address(&self, member: Id, instance: &str) -> String {
        format!("{}/sandbox/activity?member={member}&instance={instance}", self.world.base)
    }

    /// A code with which the bot learns who a member is.
    pub(super) fn new_code(&mut self, member: Id) -> String {
        let code = secret::token(30);
        self.activities.codes.insert(code.clone(), (member, self.now() + CODE_MS));
        code
    }

    /// Exchanges a code for an access token, once.
    pub(super) fn exchange_code(&mut self, code: &str) -> Option<String> {
        let (member, until) = self.activities.codes.remove(code)?;
        (self.now() <= until).then(|| {
            let token = secret::token(30);
            self.activities.tokens.insert(token.clone(), member);
            token
        })
    }
}
