//! Why Discord does not let the bot write in a channel although it has the permissions. An interaction does not say
//! that.

use std::time::Duration;

use crate::discord::desk::RestClient;
use crate::discord::intake::{Caller, ChannelKind};
use crate::table::Timestamp;
use crate::words::Voice;

/// The timeout of a request to Discord.
const TIMEOUT: Duration = Duration::from_millis(1500);
/// Discord's code for a channel that the bot cannot see.
const MISSING_ACCESS: u64 = 50_001;

/// Why Discord does not let the bot write.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Obstacle {
    TimedOut(Timestamp),
    /// The bot is not a member of the private thread.
    PrivateThread,
    Locked,
    Unknown,
}

impl Obstacle {
    pub async fn find(rest: &RestClient, bot: u64, caller: &Caller, now: Timestamp) -> Option<Self> {
        let server = caller.community?;
        let asked = async { tokio::join!(rest.timed_out_until(server.0, bot), rest.is_locked(caller.channel.0)) };
        match tokio::time::timeout(TIMEOUT, asked).await.ok()? {
            (Ok(Some(until)), _) if until > now => Some(Self::TimedOut(until)),
            (_, Ok(true)) if !caller.allowed.manage_threads() => Some(Self::Locked),
            (_, Err(error)) if error.is(&[MISSING_ACCESS]) && caller.channel_kind == ChannelKind::Thread => {
                caller.allowed.view_channel().then_some(Self::PrivateThread)
            }
            _ => None,
        }
    }

    /// One sentence with the obstacle and the person who can remove it.
    pub fn sentence(self, voice: &Voice) -> String {
        match self {
            Self::TimedOut(until) => {
                voice.say("discord-obstacle-timed-out", [("until", format!("<t:{}:f>", until.0 / 1000).into())])
            }
            Self::PrivateThread => voice.word("discord-obstacle-private"),
            Self::Locked => voice.word("discord-obstacle-locked"),
            Self::Unknown => voice.word("discord-obstacle-unknown"),
        }
    }
}
