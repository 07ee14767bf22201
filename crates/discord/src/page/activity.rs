//! The page in a frame of Discord's client, as an Activity. Who opens it is known from Discord, and not from a link.
//!
//! Discord's client gives the page a code. The bot exchanges it for a token of the person, asks Discord whose it is, and
//! drops it. The page gets a link of that person to the table of the channel.
//!
//! Invariants:
//!
//! * The person is in the instance of the Activity, and the instance is in the channel, as Discord says to the bot.
//! * The client secret, codes and tokens stand in no log and no error.

use std::num::NonZeroU32;
use std::sync::Arc;
use std::time::Duration;

use reqwest::{Response, Url};
use serde::Deserialize;
use serde_json::{Value, json};

use crate::breaker::Breaker;
use crate::desk::RestClient;
use crate::http::{HttpClient, RestError, id, read, shared};
use crate::intake::Buckets;
use skald_config::Secret;
use skald_core::words::{Locale, Voice};
use skald_table::{ChannelId, Person, PersonId};

/// The sentence for a person whom Discord does not confirm.
pub const REFUSED: &str = "tap-activity";
/// The web clients of Discord, which alone may frame the page.
const DISCORD: [&str; 3] = ["https://discord.com", "https://ptb.discord.com", "https://canary.discord.com"];
/// The longest code, and the longest id of an instance, in letters.
const LETTERS: usize = 200;
/// How many strangers Discord is asked about at once, and how soon about one more.
const ENTRIES: (NonZeroU32, Duration) = (NonZeroU32::new(60).expect("not zero"), Duration::from_millis(500));

/// What an Activity needs of Discord.
pub struct Clients {
    pub application: u64,
    pub http: HttpClient,
    pub rest: Arc<RestClient>,
    pub breaker: Arc<Breaker>,
}

/// What the page sends to be let in.
#[derive(Deserialize)]
pub struct Entry {
    code: String,
    instance: String,
}

/// Why Discord names no person.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unknown {
    /// It refuses the code, or the person is not in the instance.
    Refused,
    Busy,
}

impl From<RestError> for Unknown {
    fn from(error: RestError) -> Self {
        match error {
            RestError::Refused { .. } => Self::Refused,
            _ => Self::Busy,
        }
    }
}

/// The page as an Activity.
pub struct Activity {
    discord: Clients,
    secret: Secret,
    frames: Vec<String>,
    entries: Buckets<()>,
}

impl Activity {
    /// An Activity in Discord's web clients, or in another one.
    pub fn new(discord: Clients, secret: Secret, client: Option<&Url>) -> Self {
        let other = client.map(|url| vec![url.origin().ascii_serialization()]);
        let frames = other.unwrap_or_else(|| DISCORD.map(str::to_owned).to_vec());
        let entries = Buckets::with_period(ENTRIES.0, ENTRIES.1);
        Self { discord, secret, frames, entries }
    }

    /// The origins of the pages that may frame the page.
    pub fn frames(&self) -> &[String] {
        &self.frames
    }

    /// Where the page stands in the frame, behind Discord's proxy.
    pub fn origin(&self) -> String {
        format!("https://{}.discordsays.com", self.discord.application)
    }

    /// What the page needs to speak with the client of Discord, as JSON.
    pub fn described(&self, locale: Locale) -> Value {
        let refused = Voice::new(locale, Vec::new()).word(REFUSED);
        json!({ "client": self.discord.application.to_string(), "frames": self.frames, "refused": refused })
    }

    /// The person who has this code, and the channel of their instance.
    pub async fn person(&self, entry: &Entry) -> Result<(Person, ChannelId), Unknown> {
        let Entry { code, instance } = entry;
        let is_letter = |c: char| c.is_ascii_alphanumeric() || "-_".contains(c);
        let plain = |text: &str| (1..=LETTERS).contains(&text.len()) && text.chars().all(is_letter);
        if !(plain(code) && plain(instance)) {
            return Err(Unknown::Refused);
        }
        self.entries.take(()).map_err(|_| Unknown::Busy)?;
        let person = self.person_of(code).await?;
        let Clients { rest, application, .. } = &self.discord;
        let place = rest.activity_instance(*application, instance).await?;
        let id = person.id.0.to_string();
        let present = place["users"].as_array().is_some_and(|users| users.iter().any(|user| *user == *id));
        let channel = place["location"]["channel_id"].as_str().and_then(|channel| channel.parse().ok());
        channel.filter(|_| present).map(|channel| (person, ChannelId(channel))).ok_or(Unknown::Refused)
    }

    async fn person_of(&self, code: &str) -> Result<Person, Unknown> {
        let application = self.discord.application.to_string();
        let form = [
            ("client_id", &*application),
            ("client_secret", self.secret.reveal()),
            ("grant_type", "authorization_code"),
            ("code", code),
        ];
        let exchanged: Result<Value, _> = self.answer(self.discord.http.exchange(&form).await).await;
        let exchanged = exchanged.inspect_err(|error| {
            if error.unauthorized() {
                tracing::error!(
                    "Discord refuses the client secret: check board.client_secret_file or DISCORD_CLIENT_SECRET"
                );
            }
        })?;
        let token = Secret::new(exchanged["access_token"].as_str().ok_or(Unknown::Busy)?);
        let user: Value = self.answer(self.discord.http.person(&token).await).await?;
        let text = |key: &str| user[key].as_str().filter(|text| !text.is_empty());
        let name = text("global_name").or_else(|| text("username")).unwrap_or_default().to_owned();
        Ok(Person { id: PersonId(id(&user)?), name, locale: Locale::from_tag(text("locale").unwrap_or_default()) })
    }

    /// Reads a response. The breaker counts it, as those to all other requests.
    async fn answer(&self, answer: Result<Response, RestError>) -> Result<Value, RestError> {
        let answer = answer?;
        self.discord.breaker.note(answer.status().as_u16(), shared(&answer));
        read(answer).await
    }
}
