//! The archive of finished games, kept up while the bot runs.

use std::sync::Arc;
use std::time::Duration;

use skald::table::Tables;
use tokio_util::sync::CancellationToken;

use super::background::BackgroundTask;

/// How often it is looked which tables may be archived.
const LOOK: Duration = Duration::from_secs(60 * 60);

/// The first time after a start.
const FIRST: Duration = Duration::from_secs(2 * 60);

/// Starts to archive games that have been over for so long; none without such a time.
pub fn start(tables: Arc<Tables>, after: Option<Duration>) -> BackgroundTask {
    BackgroundTask::start(|stop| keep_up(tables, after, stop))
}

async fn keep_up(tables: Arc<Tables>, after: Option<Duration>, stop: CancellationToken) {
    let Some(after) = after.map(|after| u64::try_from(after.as_millis()).unwrap_or(u64::MAX)) else { return };
    let mut pause = FIRST;
    loop {
        // A table is archived as a whole or not at all, wherever this stops.
        let work = async {
            tokio::time::sleep(pause).await;
            match tables.archive(after).await {
                Ok(0) => {}
                Ok(games) => tracing::info!(games, "archived games that are over"),
                Err(error) => tracing::warn!(%error, "cannot archive games now; trying again in an hour"),
            }
        };
        tokio::select! {
            () = work => pause = LOOK,
            () = stop.cancelled() => return,
        }
    }
}
