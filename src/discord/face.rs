//! A message as we send it, whatever the way it goes: as an answer to an interaction, as a new message, as an edit.
//!
//! Invariant: nobody is mentioned who is not listed in [`Face::calls`].

use serde_json::{Value, json};
use serenity::builder::CreateActionRow;

use super::clip::clip;
use super::embed::Embed;
use crate::table::PersonId;

/// Discord's limit for the text of a message.
const CONTENT: usize = 2000;
/// The flag of a message that only one person sees.
const EPHEMERAL: u64 = 1 << 6;

/// A message.
#[derive(Clone, Debug, Default)]
pub struct Face {
    /// Its text; may be empty when there is an embed.
    pub content: String,
    /// Its embed.
    pub embed: Option<Embed>,
    /// Its buttons and menus, at most five rows.
    pub rows: Vec<CreateActionRow>,
    /// Who may be called by it.
    pub calls: Vec<PersonId>,
}

impl Face {
    /// A message of one text.
    pub fn text(content: impl Into<String>) -> Self {
        Self { content: content.into(), ..Self::default() }
    }

    /// A message of one embed.
    pub fn embed(embed: Embed) -> Self {
        Self { embed: Some(embed), ..Self::default() }
    }

    /// The same with buttons and menus.
    #[must_use]
    pub fn with(mut self, rows: Vec<CreateActionRow>) -> Self {
        self.rows = rows;
        self
    }

    /// The whole message, for an edit: what is absent is taken away.
    pub fn body(&self) -> Value {
        let users: Vec<_> = self.calls.iter().map(|person| person.0.to_string()).collect();
        json!({
            "content": clip(&self.content, CONTENT),
            "embeds": self.embed.iter().collect::<Vec<_>>(),
            "components": self.rows,
            "allowed_mentions": { "parse": [], "users": users },
        })
    }

    /// Whether a message that Discord gave back shows this. What it does not tell is taken to be so.
    pub fn is_shown_by(&self, message: &Value) -> bool {
        let body = self.body();
        let text = |value: &Value| value.as_str().map(str::trim).unwrap_or_default().to_owned();
        let embed = |value: &Value| {
            let fields = value["fields"].as_array().cloned().unwrap_or_default();
            let fields = fields.iter().flat_map(|field| [text(&field["name"]), text(&field["value"])]);
            [text(&value["title"]), text(&value["description"])].into_iter().chain(fields).collect::<Vec<_>>()
        };
        let embeds = |value: &Value| value["embeds"].as_array().into_iter().flatten().map(embed).collect::<Vec<_>>();
        let rows = |value: &Value| {
            let parts = value["components"].as_array().cloned().unwrap_or_default();
            let parts = parts.iter().flat_map(|row| row["components"].as_array().cloned().unwrap_or_default());
            parts.map(|part| text(&part["custom_id"])).collect::<Vec<_>>()
        };
        let told = |key: &str| message.get(key).is_some();
        (!told("content") || text(&message["content"]) == text(&body["content"]))
            && (!told("embeds") || embeds(message) == embeds(&body))
            && (!told("components") || rows(message) == rows(&body))
    }

    /// The message for one person's eyes, as an answer or a follow-up.
    pub fn private(&self) -> Value {
        let mut body = self.body();
        body["flags"] = EPHEMERAL.into();
        body
    }

    /// The message as a new one. Discord answers a second one with the same nonce by the first.
    pub fn post(&self, nonce: &str) -> Value {
        let mut body = self.body();
        body["nonce"] = clip(nonce, 25).into();
        body["enforce_nonce"] = true.into();
        body
    }
}
