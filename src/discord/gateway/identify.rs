//! The right to identify: Discord limits the sessions of a day, and allows `max_concurrency` of them in five seconds.

use std::collections::{HashMap, VecDeque};
use std::time::Duration;

use tokio::sync::Mutex;
use tokio::time::Instant;

/// Within this time a bucket may identify once.
const WINDOW: Duration = Duration::from_millis(5100);
/// How many sessions may begin within an hour without a delay.
const FREE: usize = 10;
/// The time between those that follow: less than a thousand a day.
const SLOW: Duration = Duration::from_secs(90);
const HOUR: Duration = Duration::from_secs(3600);

/// What Discord allows, as `GET /gateway/bot` tells it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StartLimit {
    /// Sessions that may begin until the reset.
    pub remaining: u64,
    /// Sessions that may begin after it.
    pub total: u64,
    /// The time until the count begins anew.
    pub reset_after: Duration,
    /// How many shards may identify within five seconds.
    pub max_concurrency: u32,
}

/// The gate before every IDENTIFY of the process.
pub struct Gate {
    buckets: u32,
    state: Mutex<State>,
}

struct State {
    remaining: u64,
    total: u64,
    reset: Instant,
    last: HashMap<u32, Instant>,
    recent: VecDeque<Instant>,
}

impl Gate {
    pub fn new(limit: StartLimit) -> Self {
        let (last, recent, reset) = (HashMap::new(), VecDeque::new(), Instant::now() + limit.reset_after);
        let state = State { remaining: limit.remaining, total: limit.total.max(1), reset, last, recent };
        Self { buckets: limit.max_concurrency.max(1), state: Mutex::new(state) }
    }

    /// The bucket of a shard; one shard of each bucket may identify at a time.
    pub const fn bucket(&self, shard: u32) -> u32 {
        shard % self.buckets
    }

    /// Takes the right to identify the shard; the error is the time from which it may be taken.
    pub async fn ask(&self, shard: u32) -> Result<(), Instant> {
        let (now, bucket) = (Instant::now(), self.bucket(shard));
        let mut state = self.state.lock().await;
        if now >= state.reset {
            (state.remaining, state.reset) = (state.total, now + Duration::from_secs(86_400));
        }
        while state.recent.front().is_some_and(|begun| *begun + HOUR < now) {
            state.recent.pop_front();
        }
        let mut ready = state.last.get(&bucket).map_or(now, |last| *last + WINDOW);
        if state.remaining == 0 {
            ready = ready.max(state.reset);
        }
        // Shards that start together are no sign of trouble.
        if state.recent.len() >= FREE.max(state.last.len() * 2) {
            ready = ready.max(state.recent.back().map_or(now, |last| *last + SLOW));
        }
        if ready > now {
            return Err(ready);
        }
        state.remaining -= 1;
        state.last.insert(bucket, now);
        state.recent.push_back(now);
        Ok(())
    }

    /// Records that the right is used now, perhaps some time after it was taken.
    pub async fn used(&self, shard: u32) {
        self.state.lock().await.last.insert(self.bucket(shard), Instant::now());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn limit(remaining: u64, max_concurrency: u32) -> StartLimit {
        StartLimit { remaining, total: 1000, reset_after: Duration::from_secs(600), max_concurrency }
    }

    /// How many sessions may begin within a time.
    async fn begun(gate: &Gate, shards: u32, time: Duration) -> usize {
        let (until, mut count) = (Instant::now() + time, 0);
        let step = Duration::from_millis(if time > HOUR { 5000 } else { 100 });
        while Instant::now() < until {
            for shard in 0..shards {
                count += usize::from(gate.ask(shard).await.is_ok());
            }
            tokio::time::advance(step).await;
        }
        count
    }

    #[tokio::test(start_paused = true)]
    async fn as_many_at_once_as_discord_says() {
        let gate = Gate::new(limit(1000, 2));
        assert_eq!(begun(&gate, 4, Duration::from_secs(5)).await, 2);
        assert_eq!(begun(&gate, 4, Duration::from_secs(5)).await, 2);
        assert_eq!(begun(&Gate::new(limit(1000, 1)), 1, Duration::from_secs(21)).await, 5);
    }

    #[tokio::test(start_paused = true)]
    async fn a_day_of_trouble_stays_under_the_limit() {
        let gate = Gate::new(limit(1000, 1));
        let day = begun(&gate, 1, Duration::from_secs(86_400)).await;
        assert!((900..1000).contains(&day), "{day}");
    }

    #[tokio::test(start_paused = true)]
    async fn what_is_used_up_is_waited_for() {
        let gate = Gate::new(limit(0, 1));
        assert_eq!(begun(&gate, 1, Duration::from_secs(599)).await, 0);
        assert_eq!(begun(&gate, 1, Duration::from_secs(3)).await, 1);
    }
}
