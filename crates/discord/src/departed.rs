//! Servers that have removed the bot: their games count against no person, and after a time their data is erased.
//!
//! Discord sends `GUILD_DELETE` only to bots with the intent `GUILDS`, which this one does not have. So the bot asks over
//! REST: once a day for each server with data, and when a channel is found closed.

use std::sync::Arc;
use std::time::Duration;

use crate::desk::RestClient;
use crate::presence::{is_in, note_return, suspend};
use crate::retention;
use skald_table::{CommunityId, TableError, Tables};

/// The time from the start to the first round, and between two rounds.
const FIRST: Duration = Duration::from_secs(10 * 60);
const ROUND: Duration = Duration::from_secs(24 * 60 * 60);
/// The pause after a round that failed, or that another process does.
const RETRY: Duration = Duration::from_secs(60 * 60);
/// Discord must say twice, this far apart, that the bot is not in a server. During an incident it errs for seconds.
const CONFIRM: Duration = Duration::from_secs(2 * 60);

/// Looks for servers that have removed the bot.
pub struct Departed {
    pub tables: Arc<Tables>,
    pub rest: Arc<RestClient>,
    /// How long after its removal the data of a server is erased; `None` for never.
    pub forget_after: Option<Duration>,
}

impl Departed {
    pub async fn run(&self) {
        let mut pause = FIRST;
        loop {
            tokio::time::sleep(pause).await;
            let round = look(&self.tables, &self.rest, self.forget_after);
            let found = self.tables.leases().alone("departed", round).await;
            if let Err(error) = &found {
                tracing::warn!(%error, "cannot look for servers that have removed the bot; retrying in an hour");
            }
            pause = if matches!(found, Ok(Some(()))) { ROUND } else { RETRY };
        }
    }
}

async fn look(tables: &Tables, rest: &RestClient, forget_after: Option<Duration>) -> Result<(), TableError> {
    let mut suspects = Vec::new();
    for community in tables.admin().communities().await? {
        match is_in(rest, community).await {
            Some(false) => suspects.push(community),
            Some(true) => note_return(tables, community).await?,
            None => {}
        }
    }
    if suspects.is_empty() {
        return Ok(());
    }
    tokio::time::sleep(CONFIRM).await;
    for community in suspects {
        if is_in(rest, community).await == Some(false) {
            removed(tables, community, forget_after).await?;
        }
    }
    Ok(())
}

/// Suspends the games of a server that has removed the bot. Erases its data if the time is up.
async fn removed(tables: &Tables, community: CommunityId, forget_after: Option<Duration>) -> Result<(), TableError> {
    let since = suspend(tables, community).await?;
    let until = forget_after.map(|after| since.plus(u64::try_from(after.as_millis()).unwrap_or(u64::MAX / 2)));
    if until.is_some_and(|until| until <= tables.now()) {
        let forgotten = retention::forget_server(tables, community).await?;
        tracing::info!(%community, ?forgotten, "erased the data of a server that has removed the bot");
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use std::num::NonZeroU32;

    use serde_json::json;

    use super::*;
    use crate::test_server::{scripted, server};
    use skald_config::Secret;
    use support::test_tables::processes;

    #[tokio::test]
    async fn only_a_definite_answer_says_that_the_bot_is_gone() {
        for (status, body, expected) in [
            ("200 OK", json!({ "id": "5" }), Some(true)),
            ("404 Not Found", json!({ "code": 10_004 }), Some(false)),
            ("403 Forbidden", json!({ "code": 50_001 }), Some(false)),
            ("404 Not Found", json!({ "code": 0 }), None),
            ("500 Internal Server Error", json!({}), None),
        ] {
            let (url, _) = server(status, body.to_string().into_bytes()).await;
            let rest = RestClient::new(Some(&url), Secret::new("a.token"), NonZeroU32::MAX, Arc::default()).unwrap();
            assert_eq!(is_in(&rest, CommunityId(5)).await, expected, "{status} {body}");
        }
    }

    #[tokio::test(start_paused = true)]
    async fn server_is_gone_only_if_discord_says_so_twice() {
        let gone = ("404 Not Found".to_owned(), br#"{"code":10004}"#.to_vec());
        let here = ("200 OK".to_owned(), br#"{"id":"5"}"#.to_vec());
        let community = CommunityId(5);
        for (second, left) in [(here, vec![community]), (gone.clone(), Vec::new())] {
            let [tables] = processes();
            let set = |_| Ok::<_, TableError>(Some(json!({ "threads": true })));
            tables.admin().change_community_settings(community, set).await.unwrap();
            let (url, _) = scripted(vec![gone.clone(), second]).await;
            let rest = RestClient::new(Some(&url), Secret::new("a.token"), NonZeroU32::MAX, Arc::default()).unwrap();
            look(&tables, &rest, Some(Duration::ZERO)).await.unwrap();
            assert_eq!(tables.admin().communities().await.unwrap(), left.into_iter().collect());
        }
    }

    #[tokio::test]
    async fn data_of_a_removed_server_is_erased_when_its_time_is_up() {
        let [tables] = processes();
        let gone = CommunityId(5);
        let here = CommunityId(6);
        for community in [gone, here] {
            let set = |_| Ok::<_, TableError>(Some(json!({ "threads": true })));
            tables.admin().change_community_settings(community, set).await.unwrap();
        }
        for forget_after in [None, Some(Duration::from_secs(3600))] {
            removed(&tables, gone, forget_after).await.unwrap();
            assert_eq!(tables.admin().communities().await.unwrap(), [gone, here].into());
        }
        removed(&tables, gone, Some(Duration::ZERO)).await.unwrap();
        assert_eq!(tables.admin().communities().await.unwrap(), [here].into());
    }
}
