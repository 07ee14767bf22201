//! What the bot asks Discord about itself, its commands, channels, servers and people.

use reqwest::Method;
use serde_json::{Value, json};

use crate::desk::rest::{NO_CHANNEL, RestClient};
use crate::http::{RequestParts, RestError, id, unexpected};
use skald_config::PublicKey;
use skald_table::{PersonId, Timestamp};

/// Discord's codes for a person who is no member of a server, or does not exist.
const UNKNOWN_CHANNEL: &[u64] = &[10_003];
const UNKNOWN_MEMBER: &[u64] = &[10_007, 10_013];
/// Discord's codes for a server that the bot is not in: Unknown Guild and Missing Access.
const WITHOUT_BOT: &[u64] = &[10_004, 50_001];
/// The fields of Discord's application that the bot uses.
#[derive(Clone, Copy, Debug)]
pub struct Application {
    pub id: u64,
    /// The key that verifies Discord's signatures of interactions.
    pub public_key: Option<PublicKey>,
}

impl RestClient {
    pub async fn application(&self) -> Result<Application, RestError> {
        let answer = self.send("application", NO_CHANNEL, Method::GET, "oauth2/applications/@me", None).await?;
        Ok(Application { id: id(&answer)?, public_key: answer["verify_key"].as_str().and_then(PublicKey::parse) })
    }

    /// Discord's description of the gateway: its address, the number of shards, and how many may start.
    pub async fn gateway(&self) -> Result<Value, RestError> {
        let answer = self.send("gateway", NO_CHANNEL, Method::GET, "gateway/bot", None).await?;
        if answer["url"].is_string() { Ok(answer) } else { Err(unexpected(&answer)) }
    }

    /// The registered commands, with their localisations.
    pub async fn commands(&self, application: u64) -> Result<Value, RestError> {
        let path = format!("applications/{application}/commands?with_localizations=true");
        self.send("commands", NO_CHANNEL, Method::GET, &path, None).await
    }

    pub async fn replace_commands(&self, application: u64, commands: &Value) -> Result<(), RestError> {
        let path = format!("applications/{application}/commands");
        self.send("commands", NO_CHANNEL, Method::PUT, &path, Some(RequestParts::json(commands))).await.map(drop)
    }

    pub async fn direct(&self, person: PersonId) -> Result<u64, RestError> {
        let body = json!({ "recipient_id": person.0.to_string() });
        id(&self
            .send("direct", NO_CHANNEL, Method::POST, "users/@me/channels", Some(RequestParts::json(&body)))
            .await?)
    }

    /// Discord's description of a channel.
    pub(super) async fn channel(&self, channel: u64) -> Result<Value, RestError> {
        self.send("channel", channel, Method::GET, &format!("channels/{channel}"), None).await
    }

    pub async fn channel_name(&self, channel: u64) -> Result<Option<String>, RestError> {
        Ok(self.channel(channel).await?["name"].as_str().map(str::to_owned))
    }

    pub async fn is_locked(&self, channel: u64) -> Result<bool, RestError> {
        Ok(self.channel(channel).await?["thread_metadata"]["locked"] == true)
    }

    /// Until when a member of a server is timed out; this may be past.
    pub async fn timed_out_until(&self, server: u64, member: u64) -> Result<Option<Timestamp>, RestError> {
        let path = format!("guilds/{server}/members/{member}");
        let answer = self.send("member", NO_CHANNEL, Method::GET, &path, None).await?;
        let until = answer["communication_disabled_until"].as_str();
        let until = until.and_then(|until| until.parse::<jiff::Timestamp>().ok());
        Ok(until.map(|until| Timestamp(until.as_millisecond().unsigned_abs())))
    }

    pub async fn is_member(&self, server: u64, person: u64) -> Result<bool, RestError> {
        self.is_found("member", &format!("guilds/{server}/members/{person}"), UNKNOWN_MEMBER).await
    }

    pub async fn is_in_server(&self, server: u64) -> Result<bool, RestError> {
        self.is_found("server", &format!("guilds/{server}"), WITHOUT_BOT).await
    }

    /// Those of these channels and threads of a server that no longer exist.
    pub async fn gone_among(&self, server: u64, channels: &[u64]) -> Result<Vec<u64>, RestError> {
        let listed = self.send("channels", NO_CHANNEL, Method::GET, &format!("guilds/{server}/channels"), None).await?;
        let listed: Vec<u64> =
            listed.as_array().into_iter().flatten().filter_map(|found| found["id"].as_str()?.parse().ok()).collect();
        let mut gone = Vec::new();
        // The list has no threads.
        for channel in channels.iter().filter(|channel| !listed.contains(channel)) {
            if !self.is_found("channel", &format!("channels/{channel}"), UNKNOWN_CHANNEL).await? {
                gone.push(*channel);
            }
        }
        Ok(gone)
    }

    /// Whether Discord knows something; these codes say that it does not.
    async fn is_found(&self, route: &'static str, path: &str, unknown: &[u64]) -> Result<bool, RestError> {
        match self.send(route, NO_CHANNEL, Method::GET, path, None).await {
            Err(error) if error.is(unknown) => Ok(false),
            found => found.map(|_| true),
        }
    }

    /// Discord's description of an instance of this application's Activity: who is in it, and where.
    pub async fn activity_instance(&self, application: u64, instance: &str) -> Result<Value, RestError> {
        let path = format!("applications/{application}/activity-instances/{instance}");
        self.send("activity", NO_CHANNEL, Method::GET, &path, None).await
    }

    pub async fn server_name(&self, server: u64) -> Result<Option<String>, RestError> {
        let answer = self.send("server", NO_CHANNEL, Method::GET, &format!("guilds/{server}"), None).await?;
        Ok(answer["name"].as_str().map(str::to_owned))
    }
}
