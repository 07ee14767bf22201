//! The clock of the sandbox. It follows tokio's time, which tests may scale, pause and advance.
//!
//! Everything that Discord times (3 seconds, 15 minutes, rate limit windows, ids) uses this clock.
#![allow(clippy::disallowed_methods, reason = "the sandbox reads the machine's time here only")]

use std::{
    sync::atomic::{AtomicU64, Ordering},
    time::{Duration, SystemTime, UNIX_EPOCH},
};
use tokio::time::Instant;
use twilight_model::util::Timestamp;

/// A clock of scaled time.
#[derive(Debug)]
pub(super) struct Clock {
    began: Instant,
    began_ms: u64,
    pushed_ms: AtomicU64,
    scale: u32,
}

impl Clock {
    /// A clock that runs `scale` times as fast as real time (0 counts as 1). It starts now or at these milliseconds since 1970.
    pub(super) fn new(scale: u32, began_ms: Option<u64>) -> Self {
        let now = || SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis() as u64);
        let began_ms = began_ms.unwrap_or_else(now);
        Self { began: Instant::now(), began_ms, pushed_ms: AtomicU64::new(0), scale: scale.max(1) }
    }

    /// Milliseconds since 1970.
    pub(super) fn now_ms(&self) -> u64 {
        let run = self.began.elapsed().as_millis() as u64 * u64::from(self.scale);
        self.began_ms + run + self.pushed_ms.load(Ordering::Relaxed)
    }

    /// How far it has jumped, in milliseconds.
    pub(super) fn turned_ms(&self) -> u64 {
        self.pushed_ms.load(Ordering::Relaxed)
    }

    pub(super) fn advance(&self, by: Duration) {
        self.pushed_ms.fetch_add(by.as_millis() as u64, Ordering::Relaxed);
    }

    /// The real time of a span of this clock.
    pub(super) fn real(&self, span_ms: u64) -> Duration {
        Duration::from_micros(span_ms * 1000 / u64::from(self.scale))
    }
}

/// A timestamp as Discord writes it: `2026-11-20T08:35:03.123000+00:00`. It is empty after the year 9999.
pub(super) fn iso(ms: u64) -> String {
    let micros = i64::try_from(ms).unwrap_or(i64::MAX).saturating_mul(1000);
    Timestamp::from_micros(micros).map(|time| time.iso_8601().to_string()).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn timestamps_have_discords_format() {
        assert_eq!(iso(0), "1970-01-01T00:00:00.000000+00:00");
        assert_eq!(iso(951_782_400_000), "2000-02-29T00:00:00.000000+00:00");
        assert_eq!(iso(1_795_162_503_123), "2026-11-20T08:15:03.123000+00:00");
    }

    #[test]
    fn an_advanced_clock_continues_from_the_new_time() {
        let clock = Clock::new(1, None);
        let before = clock.now_ms();
        clock.advance(Duration::from_secs(900));
        assert!(clock.now_ms() >= before + 900_000);
    }
}
