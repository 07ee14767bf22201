//! The sentences about what Discord refuses in a channel, and when it is worth another try.

use crate::table::Timestamp;
use crate::words::Voice;

/// Why Discord refuses something in a channel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Denial {
    /// The bot may not write or open threads there.
    Forbidden,
    /// The bot may write, but embeds are dropped.
    NoEmbeds,
    /// The channel does not exist.
    Gone,
    /// Only the commands of the bot are in the server, and not the bot.
    CommandsOnly,
    /// The server has as many active threads as Discord allows.
    Full,
    /// AutoMod blocks it.
    Moderated,
    /// The forum requires a tag, and has none of the bot's.
    TagRequired,
    /// A rate limit holds until then.
    Limited(Timestamp),
    /// Discord does not answer.
    Unreachable,
    /// Discord's code, or 0.
    Other(u64),
}

impl Denial {
    /// The reason in one sentence.
    pub fn sentence(self, voice: &Voice) -> String {
        match self {
            Self::Forbidden => voice.word("denial-forbidden"),
            Self::NoEmbeds => voice.word("denial-embeds"),
            Self::Gone => voice.word("denial-gone"),
            Self::CommandsOnly => voice.word("denial-commands-only"),
            Self::Full => voice.word("denial-full"),
            Self::Moderated => voice.word("denial-moderated"),
            Self::TagRequired => voice.word("denial-tag"),
            Self::Limited(_) => voice.word("denial-limited"),
            Self::Unreachable => voice.word("denial-unreachable"),
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
