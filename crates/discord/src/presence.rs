//! Whether the bot is in a server, and what happens to the games of a server that has removed it.

use crate::desk::RestClient;
use skald_table::{CommunityId, TableError, Tables, Timestamp};

/// Whether the bot is in a server; `None` if Discord does not say so.
pub async fn is_in(rest: &RestClient, community: CommunityId) -> Option<bool> {
    let asked = rest.is_in_server(community.0).await;
    asked.inspect_err(|error| tracing::debug!(%community, %error, "cannot ask whether the bot is in a server")).ok()
}

/// Stops the clocks of a server that has removed the bot, and after a day ends its games. Returns since when that is
/// known.
pub async fn suspend(tables: &Tables, community: CommunityId) -> Result<Timestamp, TableError> {
    let (departure, ended) = tables.admin().depart(community).await?;
    let since = departure.since;
    let stopped = departure.paused.len();
    tracing::info!(%community, %since, stopped, ended, "a server has removed the bot; its games count against no person");
    Ok(since)
}

/// Stops the clocks of a server at once if Discord says that the bot is not in it.
pub async fn check(tables: &Tables, rest: &RestClient, community: CommunityId) {
    if is_in(rest, community).await == Some(false)
        && let Err(error) = suspend(tables, community).await
    {
        tracing::warn!(%community, %error, "cannot stop the games of a server that has removed the bot");
    }
}

/// Notes that the bot is in a server, where it could not write before.
pub async fn note_return(tables: &Tables, community: CommunityId) -> Result<(), TableError> {
    if tables.admin().note_return(community).await? {
        tracing::info!(%community, "a server has invited the bot again; its games go on");
    }
    Ok(())
}
