//! Detects the end of an outage of Discord, so that waiting requests are sent at once.

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use tokio::sync::Notify;
use tokio::time::Instant;

/// An outage is at least this number of consecutive failures over at least this time. One channel that fails while
/// others work is no outage.
const OUTAGE: (u32, Duration) = (3, Duration::from_secs(3));

/// An outage without a further failure for this time counts as over. Retries are at most a minute apart.
const STALE: Duration = Duration::from_secs(90);

/// The state of the last responses and failures.
#[derive(Default)]
pub struct Outage {
    /// The failures since Discord's last response.
    failures: Mutex<Option<Failures>>,
    over: AtomicU64,
    ended: Notify,
}

#[derive(Clone, Copy)]
struct Failures {
    count: u32,
    first: Instant,
    last: Instant,
}

impl Failures {
    fn are_an_outage(self) -> bool {
        self.count >= OUTAGE.0 && self.first.elapsed() >= OUTAGE.1
    }
}

impl Outage {
    pub fn failed(&self) {
        let now = Instant::now();
        let mut failures = self.failures.lock().unwrap_or_else(PoisonError::into_inner);
        let known = failures.get_or_insert(Failures { count: 0, first: now, last: now });
        (known.count, known.last) = (known.count + 1, now);
    }

    /// Whether Discord cannot be reached now. Without requests nothing is known after [`STALE`].
    pub fn is_now(&self) -> bool {
        let failures = *self.failures.lock().unwrap_or_else(PoisonError::into_inner);
        failures.is_some_and(|failures| failures.are_an_outage() && failures.last.elapsed() < STALE)
    }

    /// Records that Discord responded, whatever the status.
    pub fn answered(&self) {
        let failed = self.failures.lock().unwrap_or_else(PoisonError::into_inner).take();
        if let Some(failures) = failed.filter(|failures| failures.are_an_outage()) {
            self.over.fetch_add(1, Ordering::Relaxed);
            self.ended.notify_one();
            let seconds = failures.first.elapsed().as_secs();
            tracing::warn!(failures = failures.count, seconds, "Discord answers again; waiting requests are sent");
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
        assert!(outage.is_now());
        outage.answered();
        assert_eq!((outage.is_now(), outage.count(), outage.ended().now_or_never()), (false, 1, Some(())));
        outage.answered();
        assert_eq!((outage.count(), outage.ended().now_or_never()), (1, None));
        fail(3);
        time::advance(OUTAGE.1).await;
        assert!(outage.is_now());
        time::advance(STALE).await;
        assert!(!outage.is_now(), "nothing was sent for so long");
    }
}
