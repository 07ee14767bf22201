//! The right to identify: Discord limits the sessions of a day, and allows `max_concurrency` of them in five seconds.
//!
//! Discord counts each IDENTIFY of any shard. So all shards may begin twice within a short time, and later ones are
//! spread over the day. The shards of a bucket take turns: one at a time connects to identify, and it uses its right
//! only at the IDENTIFY.

use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;

use tokio::sync::{Mutex, OwnedMutexGuard};
use tokio::time::Instant;

/// A bucket may identify once within this time.
const WINDOW: Duration = Duration::from_millis(5100);
/// How many sessions of a bot with few shards may begin without a delay.
const FREE: u64 = 10;
const DAY: Duration = Duration::from_secs(86_400);

/// The limit that Discord gives in `GET /gateway/bot`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StartLimit {
    /// Sessions that may begin before the reset.
    pub remaining: u64,
    /// Sessions that may begin after the reset.
    pub total: u64,
    /// The time until the count is reset.
    pub reset_after: Duration,
    /// How many shards may identify within five seconds.
    pub max_concurrency: u32,
}

/// The gate before every IDENTIFY of the process.
pub struct Gate {
    buckets: u32,
    /// The time between two sessions that keeps the limit all day.
    pace: Duration,
    /// How far the sessions may be ahead of that pace.
    ahead: Duration,
    state: Mutex<State>,
}

struct State {
    remaining: u64,
    total: u64,
    reset: Instant,
    /// When a shard of a bucket identified last.
    last: HashMap<u32, Instant>,
    /// The shard of each bucket that connects to identify holds its lock.
    turns: HashMap<u32, Arc<Mutex<()>>>,
    /// The time up to which the sessions begun so far have used the pace of the day.
    spent: Instant,
}

/// The turn of a shard among those of its bucket, until it is dropped.
pub type Turn = OwnedMutexGuard<()>;

impl Gate {
    pub fn new(limit: StartLimit, shards: u32) -> Self {
        let now = Instant::now();
        let total = limit.total.max(1);
        let shards = u64::from(shards);
        // All shards twice, if that leaves enough for the rest of the day, and at least once.
        let free = FREE.max(shards * 2).min(shards.max(total / 2)).clamp(1, total);
        // A tenth is left for restarts.
        let rest = ((total - free) / 10 * 9).max(total / 10).max(1);
        let pace = DAY / u32::try_from(rest).unwrap_or(u32::MAX);
        let ahead = pace * u32::try_from(free - 1).unwrap_or(u32::MAX);
        let state = State {
            remaining: limit.remaining,
            total,
            reset: now + limit.reset_after,
            last: HashMap::new(),
            turns: HashMap::new(),
            spent: now,
        };
        Self { buckets: limit.max_concurrency.max(1), pace, ahead, state: Mutex::new(state) }
    }

    /// The bucket of a shard; one shard of each bucket may identify at a time.
    pub const fn bucket(&self, shard: u32) -> u32 {
        shard % self.buckets
    }

    /// Waits until no other shard of the same bucket connects to identify.
    pub async fn turn(&self, shard: u32) -> Turn {
        let turns = Arc::clone(self.state.lock().await.turns.entry(self.bucket(shard)).or_default());
        turns.lock_owned().await
    }

    /// Whether the shard may identify now; the error is the time from which it may.
    pub async fn ready(&self, shard: u32) -> Result<(), Instant> {
        let now = Instant::now();
        let mut state = self.state.lock().await;
        state.reset(now);
        self.look(&state, shard, now)
    }

    /// Takes the right to identify the shard now; the error is the time from which it is available.
    pub async fn take(&self, shard: u32) -> Result<(), Instant> {
        let now = Instant::now();
        let mut state = self.state.lock().await;
        state.reset(now);
        self.look(&state, shard, now)?;
        state.remaining -= 1;
        state.last.insert(self.bucket(shard), now);
        state.spent = state.spent.max(now) + self.pace;
        Ok(())
    }

    /// Restarts the wait for the next shard of the bucket: IDENTIFY was answered. Discord has received it by now, but
    /// the bot does not know when.
    pub async fn identified(&self, shard: u32) {
        self.state.lock().await.last.insert(self.bucket(shard), Instant::now());
    }

    fn look(&self, state: &State, shard: u32, now: Instant) -> Result<(), Instant> {
        let mut ready = state.last.get(&self.bucket(shard)).map_or(now, |last| *last + WINDOW);
        if state.remaining == 0 {
            ready = ready.max(state.reset);
        }
        let spent = state.spent.saturating_duration_since(now);
        ready = ready.max(now + spent.saturating_sub(self.ahead));
        if ready > now { Err(ready) } else { Ok(()) }
    }
}

impl State {
    fn reset(&mut self, now: Instant) {
        if now >= self.reset {
            (self.remaining, self.reset) = (self.total, now + DAY);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const HOUR: Duration = Duration::from_secs(3600);

    fn limit(remaining: u64, max_concurrency: u32) -> StartLimit {
        StartLimit { remaining, total: 1000, reset_after: Duration::from_secs(600), max_concurrency }
    }

    /// How many sessions may begin within a time.
    async fn begun(gate: &Gate, shards: u32, time: Duration) -> usize {
        let until = Instant::now() + time;
        let mut count = 0;
        let step = Duration::from_millis(if time > HOUR { 5000 } else { 100 });
        while Instant::now() < until {
            for shard in 0..shards {
                count += usize::from(gate.take(shard).await.is_ok());
            }
            tokio::time::advance(step).await;
        }
        count
    }

    /// The time until each shard has begun a session.
    async fn all_begun(gate: &Gate, shards: u32) -> Duration {
        let begun = Instant::now();
        let mut left: Vec<_> = (0..shards).collect();
        loop {
            let mut waiting = Vec::new();
            for shard in left {
                if gate.take(shard).await.is_err() {
                    waiting.push(shard);
                }
            }
            if waiting.is_empty() {
                return begun.elapsed();
            }
            left = waiting;
            tokio::time::advance(WINDOW / 3).await;
        }
    }

    #[tokio::test(start_paused = true)]
    async fn as_many_shards_identify_at_once_as_discord_allows() {
        let gate = Gate::new(limit(1000, 2), 4);
        assert_eq!(begun(&gate, 4, Duration::from_secs(5)).await, 2);
        assert_eq!(begun(&gate, 4, Duration::from_secs(5)).await, 2);
        assert_eq!(begun(&Gate::new(limit(1000, 1), 1), 1, Duration::from_secs(21)).await, 5);
    }

    #[tokio::test(start_paused = true)]
    async fn reconnecting_all_day_stays_under_the_limit() {
        let reset_after = DAY;
        for (shards, total, max_concurrency) in [(1, 1000, 1), (25, 1000, 1), (1000, 5000, 16), (1000, 1000, 16)] {
            let gate = Gate::new(StartLimit { remaining: total, total, reset_after, max_concurrency }, shards);
            let day = begun(&gate, shards.min(32), DAY).await as u64;
            assert!((total / 10 * 9 - 50..=total).contains(&day), "{shards} shards: {day} of {total}");
        }
    }

    #[tokio::test(start_paused = true)]
    async fn shards_start_at_full_speed_twice_within_an_hour() {
        // Concurrency, shards, Discord's limit a day, and how many windows of five seconds it takes.
        for (max_concurrency, shards, total, rounds) in [(1, 25, 1000, 25), (16, 1000, 5000, 63)] {
            let gate = Gate::new(StartLimit { total, ..limit(total, max_concurrency) }, shards);
            for _ in 0..2 {
                let took = all_begun(&gate, shards).await;
                assert!(took <= WINDOW * rounds, "{shards} shards took {took:?}");
                tokio::time::advance(WINDOW).await;
            }
        }
    }

    #[tokio::test(start_paused = true)]
    async fn used_up_limit_is_waited_for() {
        let gate = Gate::new(limit(0, 1), 1);
        assert_eq!(begun(&gate, 1, Duration::from_secs(599)).await, 0);
        assert_eq!(begun(&gate, 1, Duration::from_secs(3)).await, 1);
    }

    #[tokio::test(start_paused = true)]
    async fn one_shard_of_a_bucket_at_a_time_connects_to_identify() {
        let gate = Gate::new(limit(1000, 2), 4);
        let first = gate.turn(0).await;
        let other = gate.turn(1).await;
        assert!(tokio::time::timeout(HOUR, gate.turn(2)).await.is_err(), "it is the turn of the first");
        drop(first);
        gate.turn(2).await;
        drop(other);
    }
}
