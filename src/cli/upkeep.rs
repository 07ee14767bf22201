//! What the store needs from time to time while the bot runs: finished games go into the archive, those that a server does not
//! keep are removed, and forgotten tutorials are cleared away.

use std::sync::Arc;
use std::time::Duration;

use skald::discord::retention;
use skald::table::{TableError, Tables};
use tokio_util::sync::CancellationToken;

use super::background::BackgroundTask;

/// How often there is a round.
const ROUND: Duration = Duration::from_secs(60 * 60);

/// The first round after a start.
const FIRST: Duration = Duration::from_secs(2 * 60);

/// Once in so many rounds, the first time in the first one, all tables are looked at for those that a server does not keep.
const LOOKS_AT_ALL: u64 = 24;

/// Starts to look after the store. Games are archived when they have been over for so long; never without such a time.
pub fn start(tables: Arc<Tables>, archive_after: Option<Duration>) -> BackgroundTask {
    BackgroundTask::start(|stop| keep_up(tables, archive_after, stop))
}

async fn keep_up(tables: Arc<Tables>, archive_after: Option<Duration>, stop: CancellationToken) {
    let archive_after = archive_after.map(|after| u64::try_from(after.as_millis()).unwrap_or(u64::MAX));
    let (mut pause, mut round) = (FIRST, 0);
    loop {
        // A table is archived or removed as a whole or not at all, wherever this stops.
        let work = async {
            tokio::time::sleep(pause).await;
            // Of several processes one does it at a time.
            let done = tables.alone("upkeep", look_after(&tables, archive_after, round % LOOKS_AT_ALL == 0)).await;
            done.inspect_err(|error| tracing::warn!(%error, "cannot look after the store now; trying again in an hour"))
                .is_ok()
        };
        tokio::select! {
            done = work => (pause, round) = (ROUND, round + u64::from(done)),
            () = stop.cancelled() => return,
        }
    }
}

async fn look_after(tables: &Tables, archive_after: Option<u64>, all: bool) -> Result<(), TableError> {
    if let Some(after) = archive_after {
        said(tables.archive(after).await?, "archived games that are over");
    }
    if all {
        said(retention::discard(tables).await?, "removed games that their server does not keep");
        said(tables.forget_tutorials().await?, "forgot tutorials that nobody has gone on with");
    }
    Ok(())
}

fn said(count: usize, what: &str) {
    if count > 0 {
        tracing::info!(count, "{what}");
    }
}
