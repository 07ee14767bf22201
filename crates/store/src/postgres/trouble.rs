//! What the operator should know about a database: outages, each logged once, and a lack of room.

use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use tokio::time::Instant;

/// An outage is over when a statement is answered and none has failed for this time.
const CALM: Duration = Duration::from_secs(10);

/// How long a lack of room is reported without another sign of it, at most until a commit succeeds.
const REPORTED: Duration = Duration::from_secs(600);

/// The troubles of a database.
#[derive(Default)]
pub(super) struct Troubles {
    /// When an outage began and when the last statement failed.
    outage: Mutex<Option<(Instant, Instant)>>,
    /// When a commit was last refused for lack of room, and why.
    full: Mutex<Option<(Instant, String)>>,
}

impl Troubles {
    /// Records that a statement was not answered.
    pub fn failed(&self, why: &str) {
        let mut outage = lock(&self.outage);
        let now = Instant::now();
        if outage.is_none() {
            tracing::warn!(%why, "the database does not answer; statements are retried");
        }
        let begun = outage.map_or(now, |(begun, _)| begun);
        *outage = Some((begun, now));
    }

    /// Records that a statement was answered.
    pub fn answered(&self) {
        let mut outage = lock(&self.outage);
        if let Some((begun, last)) = *outage
            && last.elapsed() >= CALM
        {
            let seconds = last.duration_since(begun).as_secs();
            tracing::info!(seconds, "the database answers again");
            *outage = None;
        }
    }

    /// Records that a commit was refused for lack of room.
    pub fn refused(&self, why: &str) {
        let mut full = lock(&self.full);
        if full.is_none() {
            tracing::error!(%why, "the database has no room and refuses changes");
        }
        *full = Some((Instant::now(), why.to_owned()));
    }

    /// Records that a commit was made.
    pub fn committed(&self) {
        if lock(&self.full).take().is_some() {
            tracing::info!("the database accepts changes again");
        }
    }

    /// Why commits are refused for lack of room, if one was lately and none was made since.
    pub fn full(&self) -> Option<String> {
        let full = lock(&self.full);
        let (_, why) = full.as_ref().filter(|(at, _)| at.elapsed() < REPORTED)?;
        Some(format!("the database has no room: {why}"))
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use support::captured_log::CapturedLog;
    use tokio::time::advance;

    use super::*;

    #[tokio::test(start_paused = true)]
    async fn outage_is_logged_once_at_its_begin_and_end() {
        let (log, _guard) = CapturedLog::watch("info");
        let troubles = Troubles::default();
        for _ in 0..100 {
            troubles.failed("connection refused");
            // One of several connections still works.
            troubles.answered();
            advance(Duration::from_secs(7)).await;
        }
        assert_eq!(log.text().lines().count(), 1, "{}", log.text());
        advance(CALM).await;
        troubles.answered();
        troubles.answered();
        let text = log.text();
        assert_eq!(text.lines().count(), 2, "{text}");
        assert!(text.contains("the database does not answer") && text.contains("answers again seconds=693"), "{text}");
    }

    #[tokio::test(start_paused = true)]
    async fn lack_of_room_is_reported_until_a_commit_or_for_ten_minutes() {
        let troubles = Troubles::default();
        troubles.refused("No space left on device (53100)");
        assert_eq!(troubles.full().unwrap(), "the database has no room: No space left on device (53100)");
        troubles.committed();
        assert_eq!(troubles.full(), None);
        troubles.refused("No space left on device (53100)");
        advance(REPORTED).await;
        assert_eq!(troubles.full(), None);
    }
}
