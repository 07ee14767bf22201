//! Finds out why Discord refuses a message, a thread or a post in a channel.

use crate::discord::desk::RestClient;
use crate::discord::http::RestError;
use crate::discord::messages::denial::Denial;
use crate::table::{CommunityId, Timestamp};

/// Discord's codes for a channel that does not exist, and for a server that the bot is not in.
const GONE: &[u64] = &[10_003];
const WITHOUT_BOT: &[u64] = &[10_004];
/// Discord's codes for missing access or permissions.
const FORBIDDEN: &[u64] = &[50_001, 50_013];
/// Discord's codes for too many active threads: of a server, and of an announcement channel.
const FULL: &[u64] = &[160_006, 160_007];
/// Discord's codes for a message and a title that AutoMod blocks.
const MODERATED: &[u64] = &[200_000, 200_001];
/// Discord's code for a locked thread.
const LOCKED: &[u64] = &[160_005];
/// Discord's code for a post without the tag that its forum requires.
const TAG_REQUIRED: &[u64] = &[40_067];

impl Denial {
    /// What an error of a request says.
    pub fn of(error: &RestError, now: Timestamp) -> Self {
        match error {
            RestError::Limited { wait, .. } => {
                Self::Limited(now.plus(u64::try_from(wait.as_millis()).unwrap_or_default()))
            }
            RestError::Unconnected(_) | RestError::Unreachable(_) => Self::Unreachable,
            error if error.is(GONE) => Self::Gone,
            error if error.is(WITHOUT_BOT) => Self::CommandsOnly,
            error if error.is(FORBIDDEN) => Self::Forbidden,
            error if error.is(FULL) => Self::Full,
            error if error.is(MODERATED) => Self::Moderated,
            error if error.is(LOCKED) => Self::Locked,
            error if error.is(TAG_REQUIRED) => Self::TagRequired,
            RestError::Refused { code, .. } => Self::Other(*code),
        }
    }

    /// The same; a refused request may also say that the bot itself is not in the server.
    pub async fn within(server: Option<CommunityId>, error: &RestError, rest: &RestClient, now: Timestamp) -> Self {
        let denial = Self::of(error, now);
        match server {
            Some(server) if denial == Self::Forbidden && rest.is_in_server(server.0).await.is_ok_and(|here| !here) => {
                Self::CommandsOnly
            }
            _ => denial,
        }
    }
}
