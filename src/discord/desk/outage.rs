//! Detects the end of an outage of Discord, so that waiting requests are sent at once.

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use tokio::sync::Notify;
use tokio::time::Instant;

/// An outage is at least this number of consecutive failures over at least this time. One channel that fails while
/// others work is no outage.
const OUTAGE: (u32, Duration) = (3, Duration::from_secs(3));

/// The state of the last responses and failures.
#[derive(Default)]
pub struct Outage {
    /// How many times Discord has failed since its last response, and when first.
    failures: Mutex<Option<(u32, Instant)>>,
    /// The number of past outages.
    over: AtomicU64,
    ended: Notify,
}

impl Outage {
    /// Records that Discord failed or could not be reached.
    pub fn failed(&self) {
        self.failures.lock().unwrap_or_else(PoisonError::into_inner).get_or_insert_with(|| (0, Instant::now())).0 += 1;
    }

    /// Records that Discord responded, whatever the status.
    pub fn answered(&self) {
        let failed = self.failures.lock().unwrap_or_else(PoisonError::into_inner).take();
        let Some((failures, away)) = failed.map(|(failures, first)| (failures, first.elapsed())) else { return };
        if failures >= OUTAGE.0 && away >= OUTAGE.1 {
            self.over.fetch_add(1, Ordering::Relaxed);
            self.ended.notify_one();
            tracing::warn!(failures, seconds = away.as_secs(), "Discord answers again; waiting requests are sent");
        }
    }

    /// The number of past outages. Waits that began before the last of them are void.
    pub fn count(&self) -> u64 {
        self.over.load(Ordering::Relaxed)
    }

    /// Waits until an outage ends. There is one waiter at a time; it also sees an end from before it began to wait.
    pub async fn ended(&self) {
        self.ended.notified().await;
    }
}

#[cfg(test)]
mod tests {
    use futures_util::FutureExt as _;
    use tokio::time;

    use super::*;

    #[tokio::test(start_paused = true)]
    async fn outage_needs_several_failures_over_some_time() {
        let outage = Outage::default();
        let fail = |times: u32| (0..times).for_each(|_| outage.failed());
        // Time without requests does not count towards an outage.
        time::advance(OUTAGE.1 * 9).await;
        fail(9);
        outage.answered();
        time::advance(OUTAGE.1).await;
        fail(2);
        time::advance(OUTAGE.1).await;
        outage.answered();
        assert_eq!((outage.count(), outage.ended().now_or_never()), (0, None));
        fail(3);
        time::advance(OUTAGE.1).await;
        outage.answered();
        assert_eq!((outage.count(), outage.ended().now_or_never()), (1, Some(())));
        outage.answered();
        assert_eq!((outage.count(), outage.ended().now_or_never()), (1, None));
    }
}
