//! Detects that Discord answers again after an outage, so that what waited for it is sent at once.

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use tokio::sync::Notify;
use tokio::time::Instant;

/// An outage is at least this number of failures in a row and at least this time since the first of them; one channel that fails while others
/// work is none.
const OUTAGE: (u32, Duration) = (3, Duration::from_secs(3));

/// What is known of the last answers and failures.
#[derive(Default)]
pub struct Outage {
    /// How often Discord has failed since its last answer, and when it did so first.
    failures: Mutex<Option<(u32, Instant)>>,
    /// How many outages are over.
    over: AtomicU64,
    ended: Notify,
}

impl Outage {
    /// Discord failed or could not be reached.
    pub fn failed(&self) {
        self.failures.lock().unwrap_or_else(PoisonError::into_inner).get_or_insert_with(|| (0, Instant::now())).0 += 1;
    }

    /// Discord answered, whatever it said.
    pub fn answered(&self) {
        let failed = self.failures.lock().unwrap_or_else(PoisonError::into_inner).take();
        let Some((failures, away)) = failed.map(|(failures, first)| (failures, first.elapsed())) else { return };
        if failures >= OUTAGE.0 && away >= OUTAGE.1 {
            self.over.fetch_add(1, Ordering::Relaxed);
            self.ended.notify_one();
            tracing::warn!(failures, seconds = away.as_secs(), "Discord answers again; what waited is sent");
        }
    }

    /// How many outages are over: waits from before the last of them are void.
    pub fn count(&self) -> u64 {
        self.over.load(Ordering::Relaxed)
    }

    /// Waits until an outage ends. One waiter at a time; an end while nobody waits is not missed.
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
    async fn an_outage_is_some_failures_and_some_time_without_an_answer() {
        let outage = Outage::default();
        let fail = |times: u32| (0..times).for_each(|_| outage.failed());
        // Time without requests is none of an outage.
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
