//! The people: five members of one guild, and the bot.
//!
//! A member has a locale, which Discord sends with each interaction. A member may close their direct messages.

use super::{clock::iso, permission, snowflake::Id};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use skald_core::words::Locale;

/// One person (or the bot) of the guild.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Member {
    pub id: Id,
    /// Unique name, lower case.
    pub username: String,
    /// The displayed name.
    pub name: String,
    /// Discord's locale code: `en-US`, `es-ES`, `fr` ...
    pub locale: String,
    /// Colour of the avatar on the page, `#rrggbb`.
    pub colour: String,
    /// Whether direct messages from the bot fail with error 50007.
    pub dms_closed: bool,
    /// Permissions in the guild, bits as in Discord's reference.
    pub permissions: u64,
    /// True for users of applications.
    pub bot: bool,
    /// Timed out until then, in milliseconds since 1970.
    #[serde(default)]
    pub timed_out_until: Option<u64>,
}

impl Member {
    /// A person with the permissions that everybody has.
    pub fn new(id: Id, name: &str, locale: &str, colour: &str) -> Self {
        Self {
            id,
            username: name.to_lowercase(),
            name: name.to_owned(),
            locale: locale.to_owned(),
            colour: colour.to_owned(),
            dms_closed: false,
            permissions: permission::OF_A_MEMBER,
            bot: false,
            timed_out_until: None,
        }
    }

    pub fn user_json(&self) -> Value {
        let mut user = json!({
            "id": self.id, "username": self.username, "discriminator": "0", "global_name": self.name, "avatar": null,
            "public_flags": 0, "flags": 0, "banner": null, "accent_color": null, "avatar_decoration_data": null,
            "primary_guild": null, "collectibles": null,
        });
        if self.bot {
            user["bot"] = json!(true);
            user["discriminator"] = json!("0001");
            user["global_name"] = Value::Null;
        }
        user
    }

    /// The member object of REST. Interactions add the member's `permissions` in the channel.
    pub fn member_json(&self) -> Value {
        json!({
            "user": self.user_json(), "nick": null, "avatar": null, "banner": null, "roles": [],
            "joined_at": iso(self.id.created_ms()), "premium_since": null, "deaf": false, "mute": false,
            "pending": false, "flags": 0, "communication_disabled_until": self.timed_out_until.map(iso), "avatar_decoration_data": null,
            "collectibles": null,
        })
    }
}

/// The initial members: displayed name, locale, colour. The first owns the guild.
pub const FOUNDERS: [(&str, &str, &str); 5] = [
    ("Astrid", "en-US", "#b5483a"),
    ("Bjorn", "en-GB", "#3a6ea5"),
    ("Carmen", "es-ES", "#b98a1d"),
    ("Dominique", "fr", "#3f8f5b"),
    ("Erik", "sv-SE", "#7d5ba6"),
];

/// The tags that a member may choose on the page: those of the bot's languages, and one of a language it does not speak.
pub(super) fn locales() -> Vec<&'static str> {
    let own = Locale::ALL.iter().flat_map(|locale| locale.discord_tags());
    own.copied().chain(["sv-SE"]).collect()
}
