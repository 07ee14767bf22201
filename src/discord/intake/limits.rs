//! How much one person may ask for: a token bucket of commands and presses, and a number of tables.

use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use governor::clock::{Clock as _, DefaultClock};
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};

use crate::config::LimitsConfig;
use crate::discord::intake::failure::Failure;
use crate::table::{PersonId, Tables};

/// After so many requests, people who have not asked for anything lately are forgotten.
const SWEEP: u32 = 4096;

/// The limits of every person.
pub struct Limits {
    buckets: Option<DefaultKeyedRateLimiter<PersonId>>,
    tables: u32,
    asked: AtomicU32,
}

impl Limits {
    pub fn new(config: LimitsConfig) -> Self {
        let quota = |a_minute| Quota::per_minute(a_minute).allow_burst(config.at_once);
        let buckets = config.a_minute.map(|a_minute| RateLimiter::keyed(quota(a_minute)));
        Self { buckets, tables: config.tables, asked: AtomicU32::new(0) }
    }

    /// Takes a token of a person.
    ///
    /// # Errors
    /// When they have none left, with how long to wait.
    pub fn take(&self, person: PersonId) -> Result<(), Failure> {
        let Some(buckets) = &self.buckets else { return Ok(()) };
        if self.asked.fetch_add(1, Ordering::Relaxed) % SWEEP == SWEEP - 1 {
            buckets.retain_recent();
        }
        buckets.check_key(&person).map_err(|later| {
            let wait = later.wait_time_from(DefaultClock::default().now());
            Failure::TooFast(wait + Duration::from_secs(1))
        })
    }

    /// Whether a person may open another table.
    ///
    /// # Errors
    /// When they sit at too many.
    pub async fn another_table(&self, tables: &Tables, person: PersonId) -> Result<(), Failure> {
        let count = tables.count_of(person).await?;
        if count < self.tables as usize { Ok(()) } else { Err(Failure::TooManyTables(count)) }
    }
}

#[cfg(test)]
mod tests {
    use std::num::NonZeroU32;

    use super::*;

    #[test]
    fn each_person_has_a_bucket_of_their_own() {
        let number = |number| NonZeroU32::new(number).unwrap();
        let limits = Limits::new(LimitsConfig { a_minute: Some(number(1)), at_once: number(3), tables: 1 });
        for _ in 0..3 {
            limits.take(PersonId(1)).unwrap();
        }
        let refused = limits.take(PersonId(1));
        assert!(matches!(refused, Err(Failure::TooFast(wait)) if (1..=62).contains(&wait.as_secs())), "{refused:?}");
        limits.take(PersonId(2)).unwrap();
        let none = Limits::new(LimitsConfig::NONE);
        (0..10_000).for_each(|_| none.take(PersonId(1)).unwrap());
    }
}
