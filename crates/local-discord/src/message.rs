//! Messages: their content, visibility and JSON form.
//!
//! Invariant: an ephemeral message has one addressee. Only that member sees it, and no channel route returns it.

use super::snowflake::Id;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::{collections::BTreeSet, sync::Arc};

/// Published to other guilds.
pub const CROSSPOSTED: u64 = 1 << 0;
/// Embeds are hidden.
pub const SUPPRESS_EMBEDS: u64 = 1 << 2;
/// The message is visible to one person.
pub const EPHEMERAL: u64 = 1 << 6;
/// A deferred response ("is thinking").
pub const LOADING: u64 = 1 << 7;
/// The message notifies no one.
pub const SUPPRESS_NOTIFICATIONS: u64 = 1 << 12;
/// Made of components only, without content and embeds.
pub const IS_COMPONENTS_V2: u64 = 1 << 15;

/// An attachment.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Attachment {
    pub id: Id,
    pub filename: String,
    /// Its alt text.
    pub description: Option<String>,
    /// Its media type.
    pub content_type: String,
    /// Its bytes; saved in a separate file.
    #[serde(skip)]
    pub bytes: std::sync::Arc<Vec<u8>>,
    /// Its size in bytes.
    pub size: usize,
}

/// The interaction behind a message.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Origin {
    pub interaction: Id,
    /// Discord's number of its kind: 2 command, 3 component, 5 modal.
    pub kind: u8,
    /// The member who used it.
    pub member: Id,
    /// `play`, `table status`; empty for components.
    pub command: String,
    /// The message of the component.
    pub pressed: Option<Id>,
    /// For a follow-up: the first response.
    pub original: Option<Id>,
}

/// A message.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
pub struct Message {
    pub id: Id,
    pub channel: Id,
    /// Its author: a member or the bot.
    pub author: Id,
    pub content: String,
    pub embeds: Vec<Value>,
    /// Component objects, each with its numeric `id`.
    pub components: Vec<Value>,
    pub attachments: Vec<Attachment>,
    /// Flags, see the constants of this module.
    pub flags: u64,
    /// When it was last edited, in milliseconds.
    pub edited_ms: Option<u64>,
    pub nonce: Option<Value>,
    /// Members mentioned in the text, limited by `allowed_mentions`.
    pub mentions: Vec<Id>,
    /// Whether it mentions everyone and the bot had that permission.
    pub mentions_everyone: bool,
    /// Members that the new message notified. An edit notifies no one.
    pub pinged: BTreeSet<Id>,
    /// The member who sees an ephemeral message.
    pub addressee: Option<Id>,
    /// The interaction that produced it.
    pub origin: Option<Origin>,
    /// The message it replies to.
    pub reply_to: Option<Id>,
    /// Whether it is a deferred response that expired without content.
    pub failed: bool,
}

impl Message {
    pub(super) fn blank(id: Id, channel: Id, author: Id) -> Self {
        Self { id, channel, author, ..Self::default() }
    }

    /// Whether only one member sees it.
    pub fn is_ephemeral(&self) -> bool {
        self.addressee.is_some()
    }

    /// Whether it is a deferred response without content.
    pub fn is_thinking(&self) -> bool {
        self.flags & LOADING != 0
    }

    /// All components at any depth, outermost first.
    pub fn all_components(&self) -> Vec<&Value> {
        let mut found = Vec::new();
        for component in &self.components {
            walk(component, &mut found);
        }
        found
    }

    /// The button or menu with this `custom_id`.
    pub fn component(&self, custom_id: &str) -> Option<&Value> {
        self.all_components().into_iter().find(|component| component["custom_id"] == custom_id)
    }

    /// The `custom_id`s of all buttons and menus, in order.
    pub fn custom_ids(&self) -> Vec<String> {
        let ids = self.all_components().into_iter().filter_map(|component| component["custom_id"].as_str());
        ids.map(str::to_owned).collect()
    }
}

fn walk<'a>(component: &'a Value, found: &mut Vec<&'a Value>) {
    found.push(component);
    for child in component["components"].as_array().into_iter().flatten() {
        walk(child, found);
    }
    for single in ["accessory", "component"] {
        if component[single].is_object() {
            walk(&component[single], found);
        }
    }
}

#[derive(Debug, Clone)]
pub(super) struct Upload {
    /// The number in `files[n]`.
    pub number: u64,
    pub filename: String,
    pub content_type: String,
    pub bytes: Arc<Vec<u8>>,
}
