//! Retries a request as long as the policy table says so.

use std::time::Duration;

use backon::{ExponentialBuilder, Retryable as _};
use tokio::time::Instant;

use crate::desk::policy::{Recovery, WriteError};

/// The minimum wait after a rate limit, even if Discord asks for less.
const LEAST_WAIT: Duration = Duration::from_millis(50);

/// How long a request is retried, and with which backoff.
#[derive(Clone, Copy, Debug)]
pub struct RetryLimits {
    /// The first wait; later ones are longer.
    pub first: Duration,
    pub longest: Duration,
    /// No attempt begins later than this after the first one.
    pub within: Duration,
}

/// The first response to an interaction: Discord accepts it for three seconds.
pub const FIRST_RESPONSE: RetryLimits = RetryLimits::new(250, 625, 2_500);
/// The rest of an answer: its token is valid for fifteen minutes, but a person waits less long.
pub const ANSWER: RetryLimits = RetryLimits::new(250, 15_000, 60_000);
/// A direct message about a lost answer.
pub const DIRECT: RetryLimits = RetryLimits::new(1_000, 30_000, 900_000);

impl RetryLimits {
    const fn new(first: u64, longest: u64, within: u64) -> Self {
        let [first, longest, within] =
            [Duration::from_millis(first), Duration::from_millis(longest), Duration::from_millis(within)];
        Self { first, longest, within }
    }

    /// The same limits with another time limit.
    pub const fn within(self, within: Duration) -> Self {
        Self { within, ..self }
    }

    /// Sends a request and retries it while the policy table allows that: after the wait that Discord asks for, else
    /// with backoff.
    pub async fn retry<T, F: Future<Output = Result<T, WriteError>>>(
        self,
        send: impl FnMut() -> F,
    ) -> Result<T, WriteError> {
        let begun = Instant::now();
        let pauses = ExponentialBuilder::default()
            .with_min_delay(self.first)
            .with_max_delay(self.longest)
            .with_total_delay(Some(self.within))
            .without_max_times();
        let asked = |error: &WriteError, pause: Option<Duration>| {
            let wait = pause.map(|pause| error.wait().map_or(pause, |wait| wait.max(LEAST_WAIT)));
            wait.filter(|wait| begun.elapsed() + *wait < self.within)
        };
        let is_passing = |error: &WriteError| error.recovery == Recovery::Retry;
        send.retry(pauses).sleep(tokio::time::sleep).when(is_passing).adjust(asked).await
    }
}
