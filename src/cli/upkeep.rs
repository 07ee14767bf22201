//! Upkeep of the store while the bot runs. It archives finished games, and removes those past their server's retention
//! time and abandoned tutorials.

use std::sync::Arc;
use std::time::Duration;

use skald::discord::{Supervisor, retention};
use skald::table::{TableError, Tables};
use tokio_util::sync::CancellationToken;

/// The time between two rounds.
const ROUND: Duration = Duration::from_secs(60 * 60);

/// The time from the start to the first round.
const FIRST: Duration = Duration::from_secs(2 * 60);

/// Once in this many rounds, beginning with the first, it removes games past their server's retention time and
/// abandoned tutorials.
const LOOKS_AT_ALL: u64 = 24;

/// Starts the upkeep. Games are archived when they have been over for `archive_after`; never if it is `None`.
pub fn start(parts: &mut Supervisor, tables: Arc<Tables>, archive_after: Option<Duration>) {
    parts.start("upkeep", tables, move |tables, stop| Box::pin(keep_up(tables, archive_after, stop)));
}

async fn keep_up(tables: &Tables, archive_after: Option<Duration>, stop: &CancellationToken) {
    let archive_after = archive_after.map(|after| u64::try_from(after.as_millis()).unwrap_or(u64::MAX));
    let mut pause = FIRST;
    let mut round = 0;
    loop {
        // A table is archived or removed as a whole or not at all, wherever this stops.
        let work = async {
            tokio::time::sleep(pause).await;
            // Only one of several processes does it at a time.
            let done =
                tables.leases().alone("upkeep", look_after(tables, archive_after, round % LOOKS_AT_ALL == 0)).await;
            done.inspect_err(|error| tracing::warn!(%error, "the upkeep of the store failed; retrying in an hour"))
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
        log_count(tables.admin().archive(after).await?, "archived finished games");
    }
    if all {
        log_count(retention::discard(tables).await?, "removed games past their server's retention time");
        log_count(tables.admin().forget_tutorials().await?, "removed abandoned tutorials");
    }
    Ok(())
}

fn log_count(count: usize, what: &str) {
    if count > 0 {
        tracing::info!(count, "{what}");
    }
}
