//! Counts requests that Discord calls invalid: responses 401, 403 and 429 to any request, replies included.
//!
//! Discord blocks an address for a while if it sends 10,000 of them in ten minutes. The breaker opens at half of that.
//! Requests that can wait are then held back until the window has moved on; replies to people continue. The breaker
//! closes at two fifths, so that it does not open again at once. Several processes share the limit equally.

use std::collections::VecDeque;
use std::num::NonZeroU32;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use tokio::time::Instant;

/// How many invalid requests Discord allows within [`WINDOW`].
const LIMIT: u32 = 10_000;
const WINDOW: Duration = Duration::from_secs(600);
/// The resolution of the sliding window.
const STEP: Duration = Duration::from_secs(1);

/// The counter and its breaker.
#[derive(Debug)]
pub struct Breaker {
    /// The number of invalid requests at which it opens, before the number is divided among the processes.
    opens: u32,
    /// The number at which it closes again, divided in the same way.
    closes: u32,
    /// How many processes send requests for this bot.
    processes: AtomicU32,
    state: Mutex<State>,
}

#[derive(Debug, Default)]
struct State {
    /// Invalid requests by time step, the oldest first.
    counts: VecDeque<(Instant, u32)>,
    total: u32,
    open: bool,
}

impl Default for Breaker {
    fn default() -> Self {
        Self::opening_at(LIMIT / 2)
    }
}

impl Breaker {
    /// A breaker that opens at `opens` invalid requests within ten minutes.
    pub fn opening_at(opens: u32) -> Self {
        Self { opens, closes: opens / 5 * 4, processes: AtomicU32::new(1), state: Mutex::default() }
    }

    pub fn share_among(&self, processes: NonZeroU32) {
        self.processes.store(processes.get(), Ordering::Relaxed);
    }

    pub fn processes(&self) -> NonZeroU32 {
        NonZeroU32::new(self.processes.load(Ordering::Relaxed)).unwrap_or(NonZeroU32::MIN)
    }

    /// Counts the status of a response. `shared`: other applications used up the rate limit, so it does not count.
    pub fn note(&self, status: u16, shared: bool) {
        if !matches!(status, 401 | 403 | 429) || shared {
            return;
        }
        let now = Instant::now();
        let mut state = self.state.lock().unwrap_or_else(PoisonError::into_inner);
        state.total += 1;
        match state.counts.back_mut() {
            Some((since, count)) if now.duration_since(*since) < STEP => *count += 1,
            _ => state.counts.push_back((now, 1)),
        }
        state.slide(now);
        if !state.open && state.total >= self.opens / self.processes() {
            state.open = true;
            tracing::warn!(
                invalid = state.total,
                limit = LIMIT,
                "Discord refused too many requests in the last ten minutes; requests that can wait are held back"
            );
        }
    }

    /// How long requests that can wait are held back; `None` while the breaker is closed.
    pub fn wait(&self) -> Option<Duration> {
        let now = Instant::now();
        let mut state = self.state.lock().unwrap_or_else(PoisonError::into_inner);
        state.slide(now);
        let closes = self.closes / self.processes();
        if state.open && state.total <= closes {
            state.open = false;
            tracing::warn!(
                invalid = state.total,
                "fewer requests were refused in the last ten minutes; all requests are sent again"
            );
        }
        state.open.then(|| state.falls_to(closes).saturating_duration_since(now))
    }
}

impl State {
    fn slide(&mut self, now: Instant) {
        while let Some((_, count)) = self.counts.front().copied().filter(|(since, _)| now >= leaves(*since)) {
            self.total -= count;
            self.counts.pop_front();
        }
    }

    /// When at most `most` invalid requests are left in the window.
    fn falls_to(&self, most: u32) -> Instant {
        let mut left = self.total;
        let enough = self.counts.iter().find(|(_, count)| {
            left -= count;
            left <= most
        });
        enough.map_or_else(Instant::now, |(since, _)| leaves(*since))
    }
}

/// When all requests of a step have left the window.
fn leaves(since: Instant) -> Instant {
    since + WINDOW + STEP
}

#[cfg(test)]
mod tests {
    use tokio::time;

    use super::*;

    #[tokio::test(start_paused = true)]
    async fn opens_at_half_the_limit_and_closes_when_the_window_moves_on() {
        let breaker = Breaker::default();
        for second in 0..100_u32 {
            for _ in 0..49 {
                breaker.note([401, 403, 429][second as usize % 3], false);
                breaker.note(429, true);
                breaker.note(404, false);
                breaker.note(200, false);
            }
            time::advance(Duration::from_secs(1)).await;
        }
        assert_eq!(breaker.wait(), None, "4,900");
        (0..100).for_each(|_| breaker.note(403, false));
        let wait = breaker.wait().unwrap();
        // A thousand must leave the window: those of the first 21 seconds. The first of them came 100 seconds ago.
        assert_eq!(wait, Duration::from_secs(601 + 20 - 100));
        time::advance(wait - Duration::from_millis(1)).await;
        assert!(breaker.wait().is_some());
        time::advance(Duration::from_millis(1)).await;
        assert_eq!(breaker.wait(), None);
        breaker.note(429, false);
        assert_eq!(breaker.wait(), None, "it opens at half again");
    }

    #[tokio::test(start_paused = true)]
    async fn processes_share_the_limit_equally() {
        let breaker = Breaker::default();
        breaker.share_among(NonZeroU32::new(4).unwrap());
        (0..1249).for_each(|_| breaker.note(403, false));
        assert_eq!(breaker.wait(), None);
        breaker.note(403, false);
        assert!(breaker.wait().is_some());
        breaker.share_among(NonZeroU32::MIN);
        assert_eq!(breaker.wait(), None, "a single process has the whole limit");
    }

    #[tokio::test(start_paused = true)]
    async fn steady_rate_below_the_limit_never_opens_it() {
        let breaker = Breaker::default();
        for _ in 0..3600 {
            (0..8).for_each(|_| breaker.note(403, false));
            time::advance(Duration::from_secs(1)).await;
            assert_eq!(breaker.wait(), None);
        }
        assert!(breaker.state.lock().unwrap().counts.len() <= 602);
    }
}
