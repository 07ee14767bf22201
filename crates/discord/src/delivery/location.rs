//! Where a table is, for messages outside its channel: the link to its board, and the names of its server and channel.
//!
//! The bot requests no intents, so it receives no names: it requests them when needed and caches them for a day.
//! Invariant: no call fails or waits long because a name is missing.

use std::time::Duration;

use crate::delivery::state::{self, CardState, ChannelNamesState};
use crate::delivery::{Job, Services, TableDelivery};
use crate::http::RestError;
use crate::messages::clip::clip;
use crate::messages::names::{Location, escape, isolated};
use skald_core::words::{Args, Words};
use skald_table::{ChannelId, CommunityId, TableError, TableView};

/// How long names are cached, in milliseconds.
const DAY: u64 = 24 * 60 * 60 * 1000;
/// The maximum length of a name, in UTF-16 units.
const LONGEST: usize = 60;
/// How long a call waits for a name.
const TIMEOUT: Duration = Duration::from_secs(2);

impl TableDelivery<'_> {
    pub(super) async fn location(&self) -> Result<Location, TableError> {
        let board = self.board_link(self.view).await?;
        if self.view.community.is_none() {
            return Ok(Location {
                gone: false,
                board,
                name: Words::say(self.view.locale, "discord-location-direct", &Args::new()),
            });
        }
        let names = self.names(self.view.channel, self.view.community).await?;
        let shown = |name: &String| isolated(clip(&escape(name), LONGEST));
        let channel =
            names.channel.as_ref().map_or_else(|| format!("<#{}>", self.view.channel), |n| format!("#{}", shown(n)));
        let name = match &names.server {
            Some(server) => format!("**{}** › {channel}", shown(server)),
            None => channel,
        };
        Ok(Location { gone: self.is_gone().await?, board, name })
    }
}

impl Services {
    /// The link to the board of a table.
    pub async fn board_link(&self, view: &TableView) -> Result<String, TableError> {
        let card: Option<CardState> = state::read(&self.tables, &state::card_key(view.id)).await?;
        Ok(self.desk.link(view.community, view.channel.0, card.map(|card| card.message)))
    }
}

impl Job<'_> {
    /// The cached names of a channel and its server, refreshed after a day.
    async fn names(&self, channel: ChannelId, community: Option<CommunityId>) -> Result<ChannelNamesState, TableError> {
        let key = state::channel_names_key(channel);
        let now = self.tables.now().0;
        let known: ChannelNamesState = state::read(&self.tables, &key).await?.unwrap_or_default();
        if now < known.asked.saturating_add(DAY) {
            return Ok(known);
        }
        let channel = within_timeout(self.desk.rest.channel_name(channel.0)).await;
        let server = match community {
            Some(community) => within_timeout(self.desk.rest.server_name(community.0)).await,
            None => Ok(None),
        };
        // A refusal counts as an answer; a failed request is repeated next time.
        let given = |name: Result<Option<String>, RestError>, known: &Option<String>| match name {
            Ok(name) => (name, true),
            Err(RestError::Refused { status, .. }) if status != 401 => (None, true),
            Err(_) => (known.clone(), false),
        };
        let (channel, known_channel) = given(channel, &known.channel);
        let (server, known_server) = given(server, &known.server);
        let names =
            ChannelNamesState { channel, server, asked: if known_channel && known_server { now } else { known.asked } };
        if names != known {
            self.save(vec![state::write(key, &names)]).await?;
        }
        Ok(names)
    }
}

async fn within_timeout(
    name: impl Future<Output = Result<Option<String>, RestError>>,
) -> Result<Option<String>, RestError> {
    let given = tokio::time::timeout(TIMEOUT, name).await;
    given.unwrap_or_else(|_| Err(RestError::Unreachable("no answer in time".to_owned())))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::delivery::test_delivery::deliverer;
    use crate::test_server::server;
    use support::test_tables::processes;

    #[tokio::test]
    async fn failed_name_request_is_retried_and_a_refusal_is_not() {
        for (status, body, name, settled) in [
            ("200 OK", r#"{"name":"general"}"#, Some("general"), true),
            ("404 Not Found", r#"{"code":10003}"#, None, true),
            ("404 Not Found", "{}", None, false),
            ("401 Unauthorized", "{}", None, false),
            ("500 Internal Server Error", "{}", None, false),
        ] {
            let (url, _) = server(status, body.into()).await;
            let [tables] = processes();
            let (delivery, lease) = deliverer(tables, Some(&url)).await;
            // Without a server there is no server name to request.
            let names = delivery.under(&lease).names(ChannelId(5), None).await.unwrap();
            assert_eq!((names.channel.as_deref(), names.asked > 0), (name, settled), "{status}");
        }
    }

    #[tokio::test(start_paused = true)]
    async fn call_does_not_wait_for_a_slow_name() {
        let name = async |after: Duration| {
            tokio::time::sleep(after).await;
            Ok::<_, RestError>(Some("general".to_owned()))
        };
        assert_eq!(within_timeout(name(TIMEOUT / 2)).await.unwrap().as_deref(), Some("general"));
        assert!(matches!(within_timeout(name(TIMEOUT * 2)).await, Err(RestError::Unreachable(_))));
    }
}
