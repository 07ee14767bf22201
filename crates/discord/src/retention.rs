//! Removes games that have been over for longer than their server keeps them, with their delivery state.

use crate::delivery::{keys_of, state};
use crate::server_settings::{self, LEAST_DAYS};
use skald_table::{CommunityId, ForgottenCommunity, TableError, Tables};

const DAY: u64 = 24 * 60 * 60 * 1000;

/// Erases all data of a server.
///
/// # Errors
/// When the store fails. A second call continues the first.
pub async fn forget_server(tables: &Tables, server: CommunityId) -> Result<ForgottenCommunity, TableError> {
    let documents = |table, channel| {
        let of_channel = [state::channel_names_key, state::channel_closed_key, state::images_closed_key];
        keys_of(table).into_iter().chain(of_channel.map(|key| key(channel))).collect()
    };
    tables.admin().forget_community(server, documents).await
}

/// Removes, in all servers, the games whose retention has ended; returns how many.
pub async fn discard(tables: &Tables) -> Result<usize, TableError> {
    let settled = server_settings::all(tables).await?.into_iter();
    let kept = settled.filter_map(|(community, settings)| Some((community, settings.keep_days?)));
    let kept = kept.map(|(community, days)| (community, u64::from(days.max(LEAST_DAYS)) * DAY)).collect();
    tables.admin().discard(&kept, keys_of).await
}
