//! The clock of the database, as an offset from the clock of this machine. It is measured again every few seconds,
//! never during a commit.
#![allow(clippy::disallowed_methods, reason = "compares the time of the machine with that of the database")]

use std::sync::atomic::{AtomicI64, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use tokio::time::Instant;

/// The time between two measurements.
const INTERVAL: Duration = Duration::from_secs(5);

/// Asks for the time of the database, in milliseconds since 1970.
pub(super) const TIME: &str = "select (extract(epoch from clock_timestamp()) * 1000)::bigint";

/// How far the clock of the database is ahead.
#[derive(Default)]
pub(super) struct DatabaseClock {
    offset: AtomicI64,
    measured: Mutex<Option<Instant>>,
}

impl DatabaseClock {
    /// How far it is ahead of the clock of this machine, in milliseconds.
    pub fn offset(&self) -> i64 {
        self.offset.load(Ordering::Relaxed)
    }

    /// Whether the caller should measure now; `true` for one caller in each interval.
    pub fn is_due(&self) -> bool {
        let mut measured = self.measured.lock().unwrap_or_else(PoisonError::into_inner);
        let due = measured.is_none_or(|at| at.elapsed() >= INTERVAL);
        if due {
            *measured = Some(Instant::now());
        }
        due
    }

    /// Takes in a time of the database that was read between two times of this machine. The offset stays as it is if
    /// it can be right, so that it does not vary with the length of the journey.
    pub fn take(&self, sent: i64, time: i64, answered: i64) {
        if sent <= answered {
            let known = self.offset().clamp(time - answered, time - sent);
            self.offset.store(known, Ordering::Relaxed);
        }
    }
}

/// The time of this machine, in milliseconds since 1970.
pub(super) fn machine() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn offset_follows_the_database_within_the_length_of_the_journey() {
        let clock = DatabaseClock::default();
        clock.take(1000, 1004, 1010);
        assert_eq!(clock.offset(), 0, "it may be right");
        clock.take(2000, 32_004, 2010);
        assert_eq!(clock.offset(), 29_994);
        clock.take(3000, 33_001, 3002);
        assert_eq!(clock.offset(), 29_999);
        // The clock of this machine was set back meanwhile.
        clock.take(4000, 34_000, 900);
        assert_eq!(clock.offset(), 29_999);
    }

    #[tokio::test(start_paused = true)]
    async fn one_caller_measures_in_each_interval() {
        let clock = DatabaseClock::default();
        assert_eq!([clock.is_due(), clock.is_due()], [true, false]);
        tokio::time::advance(INTERVAL).await;
        assert_eq!([clock.is_due(), clock.is_due()], [true, false]);
    }
}
