//! Finds out why Discord refuses a message, a thread or a post in a channel.

use crate::desk::RestClient;
use crate::http::RestError;
use crate::messages::denial::Denial;
use skald_table::{CommunityId, Timestamp};

/// What each of Discord's codes says.
const CODES: &[(u64, Denial)] = &[
    (10_003, Denial::Gone),
    (10_004, Denial::CommandsOnly),
    (50_001, Denial::Forbidden),
    (50_013, Denial::Forbidden),
    (160_006, Denial::Full),
    (160_007, Denial::Full),
    (200_000, Denial::Moderated),
    (200_001, Denial::Moderated),
    (160_005, Denial::Locked),
    (40_067, Denial::TagRequired),
];

impl Denial {
    /// What an error of a request says.
    pub fn of(error: &RestError, now: Timestamp) -> Self {
        match error {
            RestError::Limited { wait, .. } => {
                Self::Limited(now.plus(u64::try_from(wait.as_millis()).unwrap_or_default()))
            }
            RestError::Unconnected(_) | RestError::Unreachable(_) => Self::Unreachable,
            RestError::Refused { code, .. } => {
                CODES.iter().find(|(known, _)| known == code).map_or(Self::Other(*code), |(_, denial)| *denial)
            }
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
