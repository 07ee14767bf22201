//! The sentences about what Discord refuses in a channel, and when it is worth another try.

use serenity::all::Permissions;

use skald_core::words::{Fact, Voice};
use skald_table::Timestamp;

/// A permission that the bot uses.
pub struct Right {
    pub permission: Permissions,
    /// The key of its name in Discord's settings.
    pub name: &'static str,
    /// The key of the text that says what is not possible without it.
    pub without: &'static str,
}

const fn right(permission: Permissions, name: &'static str, without: &'static str) -> Right {
    Right { permission, name, without }
}

/// All permissions that the bot uses, in the order of Discord's settings.
pub const RIGHTS: [Right; 8] = [
    right(Permissions::VIEW_CHANNEL, "discord-permission-view", "discord-doctor-view"),
    right(Permissions::SEND_MESSAGES, "discord-permission-send", "discord-doctor-send"),
    right(Permissions::SEND_MESSAGES_IN_THREADS, "discord-permission-send-threads", "discord-doctor-send-threads"),
    right(Permissions::CREATE_PUBLIC_THREADS, "discord-permission-threads", "discord-doctor-threads"),
    right(Permissions::EMBED_LINKS, "discord-permission-embed", "discord-doctor-embed"),
    right(Permissions::ATTACH_FILES, "discord-permission-attach", "discord-doctor-attach"),
    right(Permissions::READ_MESSAGE_HISTORY, "discord-permission-history", "discord-doctor-history"),
    right(Permissions::CONNECT, "discord-permission-connect", "discord-doctor-connect"),
];

/// Why Discord refuses something in a channel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Denial {
    /// The bot may not write or open threads there.
    Forbidden,
    /// The bot lacks these permissions there.
    Missing(Permissions),
    /// It is a locked thread.
    Locked,
    Gone,
    /// Only the commands of the bot are in the server, and not the bot.
    CommandsOnly,
    /// The server has as many active threads as Discord allows.
    Full,
    /// AutoMod blocks it.
    Moderated,
    /// The forum requires a tag, and has none that the bot may give.
    TagRequired,
    /// A rate limit holds until then.
    Limited(Timestamp),
    Unreachable,
    /// A moderator has timed the bot out until then.
    TimedOut(Timestamp),
    /// The bot is not a member of the private thread.
    PrivateThread,
    /// The bot has the permissions, and Discord does not say what else is missing.
    Unknown,
    /// Discord's code, or 0.
    Other(u64),
}

impl Denial {
    pub fn sentence(self, voice: &Voice) -> String {
        match self {
            Self::Forbidden => voice.word("denial-forbidden"),
            Self::Missing(missing) => voice.say("discord-missing-permissions", named(missing, voice)),
            Self::Locked => voice.word("discord-obstacle-locked"),
            Self::Gone => voice.word("denial-gone"),
            Self::CommandsOnly => voice.word("denial-commands-only"),
            Self::Full => voice.word("denial-full"),
            Self::Moderated => voice.word("denial-moderated"),
            Self::TagRequired => voice.word("denial-tag"),
            Self::Limited(_) => voice.word("denial-limited"),
            Self::Unreachable => voice.word("denial-unreachable"),
            Self::TimedOut(until) => {
                voice.say("discord-obstacle-timed-out", [("until", format!("<t:{}:f>", until.0 / 1000).into())])
            }
            Self::PrivateThread => voice.word("discord-obstacle-private"),
            Self::Unknown => voice.word("discord-obstacle-unknown"),
            Self::Other(code) => voice.say("denial-other", [("code", code.to_string().into())]),
        }
    }

    /// When the next table gets a thread, in one sentence.
    pub fn again(self, voice: &Voice) -> String {
        match self {
            Self::Limited(until) => {
                voice.say("denial-again-at", [("time", format!("<t:{}:R>", until.0 / 1000).into())])
            }
            _ => voice.word("denial-again"),
        }
    }
}

/// The names of permissions, for a sentence.
pub fn named(missing: Permissions, voice: &Voice) -> [(&'static str, Fact<'static>); 2] {
    let rights = RIGHTS.iter().filter(|right| missing.contains(right.permission));
    let names: Vec<_> = rights.map(|right| format!("**{}**", voice.word(right.name))).collect();
    [("count", names.len().into()), ("permissions", names.join(", ").into())]
}
