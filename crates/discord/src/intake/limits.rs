//! The limits for one person and one server: token buckets of commands and presses, and a number of tables.

use std::hash::Hash;
use std::num::NonZeroU32;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use governor::clock::Clock as _;
use governor::middleware::NoOpMiddleware;
use governor::state::keyed::DefaultKeyedStateStore;
use governor::{Quota, RateLimiter};

use crate::intake::Failure;
use crate::server_settings::ServerSettings;
use crate::threads::TokioClock;
use skald_config::{LimitsConfig, Rate};
use skald_table::{Allowance, CommunityId, PersonId};

/// After this number of requests, full buckets are removed.
const SWEEP: u32 = 4096;

/// How many searches of the whole store a person may make at once, and the time after which one more is allowed.
const SEARCHES: (NonZeroU32, Duration) = (NonZeroU32::new(6).expect("not zero"), Duration::from_secs(10 * 60));

/// How many reports a person may send the operator at once, and the time after which one more is allowed.
const REPORTS: (NonZeroU32, Duration) = (NonZeroU32::new(3).expect("not zero"), Duration::from_secs(10 * 60));

/// How many suggestions a typing person gets for each command that they may use.
const TYPED: NonZeroU32 = NonZeroU32::new(3).expect("not zero");

/// The limits for all people and servers.
pub struct Limits {
    people: Buckets<PersonId>,
    servers: Buckets<CommunityId>,
    pictures: Buckets<PersonId>,
    searches: Buckets<PersonId>,
    reports: Buckets<PersonId>,
    completions: Buckets<PersonId>,
    tables: u32,
    server_tables: u32,
}

impl Limits {
    pub fn new(config: LimitsConfig) -> Self {
        Self {
            people: Buckets::new(config.person),
            servers: Buckets::new(config.server),
            pictures: Buckets::new(config.pictures),
            searches: Buckets::with_period(SEARCHES.0, SEARCHES.1),
            reports: Buckets::with_period(REPORTS.0, REPORTS.1),
            completions: Buckets::new(Rate {
                a_minute: config.person.a_minute.map(|a_minute| a_minute.saturating_mul(TYPED)),
                at_once: config.person.at_once.saturating_mul(TYPED),
            }),
            tables: config.tables,
            server_tables: config.server_tables,
        }
    }

    /// Takes a token of a person, and of the server where they are.
    pub fn take(&self, person: PersonId, community: Option<CommunityId>) -> Result<(), Failure> {
        self.people.take(person).map_err(too_fast("discord-refuse-too-fast"))?;
        let servers = |server| self.servers.take(server).map_err(too_fast("discord-refuse-server-too-fast"));
        community.map_or(Ok(()), servers)
    }

    /// Takes a token of a person who only asks for a picture.
    pub fn take_picture(&self, person: PersonId) -> Result<(), Failure> {
        self.pictures.take(person).map_err(too_fast("discord-refuse-too-fast"))
    }

    /// Takes a token of a person who asks for their data or its deletion.
    pub fn take_search(&self, person: PersonId) -> Result<(), Failure> {
        self.searches.take(person).map_err(too_fast("privacy-wait"))
    }

    /// Takes a token of a person who sends the operator a report.
    pub fn take_report(&self, person: PersonId) -> Result<(), Failure> {
        self.reports.take(person).map_err(too_fast("report-wait"))
    }

    /// Takes a token of a person who types an option; returns whether one was left.
    pub fn take_completion(&self, person: PersonId) -> bool {
        self.completions.take(person).is_ok()
    }

    /// How many tables a person and a server may have with these settings.
    pub fn allowance(&self, settings: &ServerSettings) -> Allowance {
        let within = |wanted: Option<u32>, most: u32| wanted.map_or(most, |wanted| wanted.min(most));
        Allowance {
            person: self.tables,
            person_here: within(settings.person_tables, self.tables),
            community: within(settings.server_tables, self.server_tables),
        }
    }
}

/// The failure of a request that comes too fast, with the key of its sentence.
fn too_fast(key: &'static str) -> impl Fn(Duration) -> Failure {
    move |wait| Failure::TooFast(key, wait)
}

type Limiter<K> = RateLimiter<K, DefaultKeyedStateStore<K>, TokioClock, NoOpMiddleware<Duration>>;

/// A bucket of tokens for each key. Kept in memory only.
pub struct Buckets<K: Clone + Hash + Eq> {
    buckets: Option<Limiter<K>>,
    taken: AtomicU32,
}

impl<K: Clone + Hash + Eq> Buckets<K> {
    fn new(rate: Rate) -> Self {
        let quota = |a_minute| Quota::per_minute(a_minute).allow_burst(rate.at_once);
        Self::with(rate.a_minute.map(quota))
    }

    /// Buckets with one token, which is there again after this time.
    pub fn one_in(period: Duration) -> Self {
        Self::with_period(NonZeroU32::MIN, period)
    }

    /// Buckets with `at_once` tokens; one more is added after each `period`.
    pub fn with_period(at_once: NonZeroU32, period: Duration) -> Self {
        Self::with(Quota::with_period(period).map(|quota| quota.allow_burst(at_once)))
    }

    /// Buckets with this quota; `None` sets no limit.
    fn with(quota: Option<Quota>) -> Self {
        Self {
            buckets: quota
                .map(|quota| RateLimiter::new(quota, DefaultKeyedStateStore::default(), TokioClock::default())),
            taken: AtomicU32::new(0),
        }
    }

    /// Takes a token; the error says how long to wait for one.
    pub fn take(&self, key: K) -> Result<(), Duration> {
        let Some(buckets) = &self.buckets else { return Ok(()) };
        if self.taken.fetch_add(1, Ordering::Relaxed) % SWEEP == SWEEP - 1 {
            buckets.retain_recent();
        }
        let later = buckets.check_key(&key);
        later.map_err(|later| later.wait_time_from(buckets.clock().now()) + Duration::from_secs(1))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_person_and_each_server_has_its_own_bucket() {
        let config = LimitsConfig { person: Rate::of(1, 3), server: Rate::of(1, 4), ..LimitsConfig::NONE };
        let limits = Limits::new(config);
        let here = Some(CommunityId(7));
        let there = Some(CommunityId(8));
        for _ in 0..3 {
            limits.take(PersonId(1), here).unwrap();
        }
        let refused = limits.take(PersonId(1), here);
        assert!(
            matches!(refused, Err(Failure::TooFast("discord-refuse-too-fast", wait)) if (1..=62).contains(&wait.as_secs())),
            "{refused:?}"
        );
        limits.take(PersonId(2), here).unwrap();
        assert!(
            matches!(limits.take(PersonId(2), here), Err(Failure::TooFast("discord-refuse-server-too-fast", _))),
            "the fifth of this server"
        );
        limits.take(PersonId(3), there).unwrap();
        limits.take(PersonId(3), None).unwrap();
        let none = Limits::new(LimitsConfig::NONE);
        (0..10_000).for_each(|_| none.take(PersonId(1), here).unwrap());
    }

    #[tokio::test(start_paused = true)]
    async fn each_key_has_one_token_in_the_interval() {
        let buckets = Buckets::one_in(Duration::from_secs(60));
        assert_eq!([1, 2, 1].map(|key| buckets.take(key).is_ok()), [true, true, false]);
        tokio::time::advance(Duration::from_secs(60)).await;
        assert_eq!([1, 1].map(|key| buckets.take(key).is_ok()), [true, false]);
    }

    #[test]
    fn server_may_lower_the_operators_limits() {
        let limits = Limits::new(LimitsConfig { tables: 5, server_tables: 50, ..LimitsConfig::NONE });
        let allowed = |person_tables, server_tables| {
            let settings = ServerSettings { person_tables, server_tables, ..ServerSettings::default() };
            let Allowance { person, person_here, community } = limits.allowance(&settings);
            assert_eq!(person, 5, "a server's limit counts in that server only");
            (person_here, community)
        };
        assert_eq!(allowed(None, None), (5, 50));
        assert_eq!(allowed(Some(2), Some(7)), (2, 7));
        assert_eq!(allowed(Some(6), Some(51)), (5, 50), "the operator has lowered the limits since");
    }

    #[test]
    fn pictures_have_their_own_bucket() {
        let limits = Limits::new(LimitsConfig { pictures: Rate::of(1, 2), ..LimitsConfig::NONE });
        (0..2).for_each(|_| limits.take_picture(PersonId(1)).unwrap());
        assert!(matches!(limits.take_picture(PersonId(1)), Err(Failure::TooFast("discord-refuse-too-fast", _))));
        limits.take_picture(PersonId(2)).unwrap();
        limits.take(PersonId(1), None).unwrap();
    }

    #[test]
    fn searches_of_a_person_are_limited() {
        let limits = Limits::new(LimitsConfig::NONE);
        (0..6).for_each(|_| limits.take_search(PersonId(1)).unwrap());
        let refused = limits.take_search(PersonId(1));
        assert!(
            matches!(refused, Err(Failure::TooFast("privacy-wait", wait)) if (590..=601).contains(&wait.as_secs())),
            "{refused:?}"
        );
        limits.take_search(PersonId(2)).unwrap();
    }

    #[test]
    fn reports_of_a_person_are_limited() {
        let limits = Limits::new(LimitsConfig::NONE);
        (0..3).for_each(|_| limits.take_report(PersonId(1)).unwrap());
        let refused = limits.take_report(PersonId(1));
        assert!(
            matches!(refused, Err(Failure::TooFast("report-wait", wait)) if (590..=601).contains(&wait.as_secs())),
            "{refused:?}"
        );
        limits.take_report(PersonId(2)).unwrap();
        limits.take_search(PersonId(1)).unwrap();
    }

    #[test]
    fn suggestions_are_limited_to_three_per_command() {
        let limits = Limits::new(LimitsConfig { person: Rate::of(1, 2), ..LimitsConfig::NONE });
        let given = (0..20).filter(|_| limits.take_completion(PersonId(1))).count();
        assert_eq!(given, 6);
        assert!(limits.take_completion(PersonId(2)));
        limits.take(PersonId(1), None).unwrap();
        let none = Limits::new(LimitsConfig::NONE);
        assert!((0..10_000).all(|_| none.take_completion(PersonId(1))));
    }

    #[test]
    fn request_is_allowed_after_the_wait_in_whole_seconds() {
        let limits = Limits::new(LimitsConfig::NONE);
        (0..SEARCHES.0.get()).for_each(|_| limits.take_search(PersonId(1)).unwrap());
        let refused = limits.take_search(PersonId(1));
        assert!(matches!(refused, Err(Failure::TooFast("privacy-wait", wait)) if wait > SEARCHES.1), "{refused:?}");
    }
}
