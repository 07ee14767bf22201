//! Rate limits: windows for each route and channel, and a global one.
//!
//! Discord does not publish the numbers and forbids relying on them. These are similar to those seen in practice. A client must
//! read them from the headers.

use std::collections::BTreeMap;

/// The size of a window.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct RateLimit {
    /// The number of requests ...
    pub limit: u32,
    /// ... in this many milliseconds.
    pub window_ms: u64,
}

/// Messages and edits of one channel, and follow-ups of one interaction.
pub(super) const FIVE_IN_FIVE_SECONDS: RateLimit = RateLimit { limit: 5, window_ms: 5_000 };

/// Edits of one message after its first hour.
pub(super) const OLD_EDITS: RateLimit = RateLimit { limit: 5, window_ms: 60 * 60 * 1000 };

/// Edits of one published message.
pub(super) const PUBLISHED_EDITS: RateLimit = RateLimit { limit: 3, window_ms: 60 * 60 * 1000 };

/// Registration of commands.
pub(super) const COMMANDS: RateLimit = RateLimit { limit: 20, window_ms: 20_000 };

/// Everything else.
pub(super) const ORDINARY: RateLimit = RateLimit { limit: 50, window_ms: 1_000 };

#[derive(Debug)]
struct Window {
    ends_ms: u64,
    used: u32,
}

#[derive(Debug, Default)]
pub(super) struct Limits {
    windows: BTreeMap<String, Window>,
    global: Option<Window>,
}

/// The state of a window, for the headers.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct RateLimitState {
    pub limit: u32,
    pub remaining: u32,
    /// End of the window, milliseconds since 1970.
    pub ends_ms: u64,
    /// Time to the end of the window in milliseconds.
    pub left_ms: u64,
    pub bucket: String,
    /// Set when the request was refused.
    pub refused: Option<RefusedBy>,
}

/// Which limit refused a request.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum RefusedBy {
    /// The window of the route.
    Route,
    Global,
}

/// Requests per second over all routes, except those of interactions.
const GLOBAL_LIMIT: u32 = 50;

impl Limits {
    /// Counts a request in its window; `counted_globally` is false for interaction routes.
    pub(super) fn take(
        &mut self,
        bucket: &str,
        measure: RateLimit,
        counted_globally: bool,
        now_ms: u64,
    ) -> RateLimitState {
        if self.windows.len() > 4096 {
            self.windows.retain(|_, window| window.ends_ms > now_ms);
        }
        let mut state = RateLimitState {
            limit: measure.limit,
            remaining: 0,
            ends_ms: now_ms,
            left_ms: 0,
            bucket: bucket.to_owned(),
            refused: None,
        };
        if counted_globally {
            let global = self.global.get_or_insert(Window { ends_ms: 0, used: 0 });
            if !global.admits(now_ms, RateLimit { limit: GLOBAL_LIMIT, window_ms: 1000 }) {
                state.refused = Some(RefusedBy::Global);
                state.ends_ms = global.ends_ms;
                state.left_ms = global.ends_ms.saturating_sub(now_ms);
                return state;
            }
        }
        let window = self.windows.entry(bucket.to_owned()).or_insert(Window { ends_ms: 0, used: 0 });
        if !window.admits(now_ms, measure) {
            state.refused = Some(RefusedBy::Route);
        }
        state.remaining = measure.limit - window.used;
        state.ends_ms = window.ends_ms;
        state.left_ms = window.ends_ms.saturating_sub(now_ms);
        state
    }
}

impl Window {
    fn admits(&mut self, now_ms: u64, measure: RateLimit) -> bool {
        if now_ms >= self.ends_ms {
            *self = Self { ends_ms: now_ms + measure.window_ms, used: 0 };
        }
        let room = self.used < measure.limit;
        self.used += u32::from(room);
        room
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sixth_message_is_refused_until_the_window_ends() {
        let mut limits = Limits::default();
        for left in (0..5).rev() {
            let state = limits.take("channel 1", FIVE_IN_FIVE_SECONDS, true, 10_000);
            assert_eq!((state.remaining, state.refused), (left, None));
        }
        let state = limits.take("channel 1", FIVE_IN_FIVE_SECONDS, true, 12_000);
        assert_eq!((state.refused, state.left_ms), (Some(RefusedBy::Route), 3_000));
        assert_eq!(limits.take("channel 2", FIVE_IN_FIVE_SECONDS, true, 12_000).refused, None);
        assert_eq!(limits.take("channel 1", FIVE_IN_FIVE_SECONDS, true, 15_000).refused, None);
    }

    #[test]
    fn global_limit_refuses_the_fifty_first_request_of_a_second() {
        let mut limits = Limits::default();
        for n in 0..50 {
            assert_eq!(limits.take(&format!("route {n}"), ORDINARY, true, 1_000).refused, None);
        }
        assert_eq!(limits.take("another", ORDINARY, true, 1_000).refused, Some(RefusedBy::Global));
        assert_eq!(limits.take("an interaction", ORDINARY, false, 1_000).refused, None);
    }
}
