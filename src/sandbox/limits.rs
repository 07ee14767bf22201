//! Rate limits: windows per route and channel, and one for all routes together.
//!
//! Discord does not publish the numbers and forbids to rely on them; these are of the size seen in practice. A client must
//! read them from the headers, so they are given there.

use std::collections::BTreeMap;

/// A window's measure.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Measure {
    /// So many requests ...
    pub limit: u32,
    /// ... in so many milliseconds.
    pub window_ms: u64,
}

/// Messages and edits of one channel, and follow-ups of one interaction.
pub(super) const FIVE_IN_FIVE_SECONDS: Measure = Measure { limit: 5, window_ms: 5_000 };

/// Registration of commands.
pub(super) const COMMANDS: Measure = Measure { limit: 20, window_ms: 20_000 };

/// Everything else.
pub(super) const ORDINARY: Measure = Measure { limit: 50, window_ms: 1_000 };

#[derive(Debug)]
struct Window {
    ends_ms: u64,
    used: u32,
}

/// All windows.
#[derive(Debug, Default)]
pub(super) struct Limits {
    windows: BTreeMap<String, Window>,
    global: Option<Window>,
}

/// What is told in the headers.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct EntryEvents {
    pub limit: u32,
    pub remaining: u32,
    /// End of the window, milliseconds since 1970.
    pub ends_ms: u64,
    /// Time to the end of the window in milliseconds.
    pub left_ms: u64,
    pub bucket: String,
    /// Set when the request was refused.
    pub refused: Option<Refused>,
}

/// Why it was refused.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Refused {
    /// This route's window is used up.
    Route,
    /// The window of all routes is used up.
    Global,
}

/// Requests per second over all routes, except those of interactions.
const GLOBAL_LIMIT: u32 = 50;

impl Limits {
    /// Counts a request in its window; `counted_globally` is false for interaction routes.
    pub(super) fn take(&mut self, bucket: &str, measure: Measure, counted_globally: bool, now_ms: u64) -> EntryEvents {
        if self.windows.len() > 4096 {
            self.windows.retain(|_, window| window.ends_ms > now_ms);
        }
        let mut told = EntryEvents {
            limit: measure.limit,
            remaining: 0,
            ends_ms: now_ms,
            left_ms: 0,
            bucket: bucket.to_owned(),
            refused: None,
        };
        if counted_globally {
            let global = self.global.get_or_insert(Window { ends_ms: 0, used: 0 });
            if !global.admits(now_ms, Measure { limit: GLOBAL_LIMIT, window_ms: 1000 }) {
                told.refused = Some(Refused::Global);
                told.ends_ms = global.ends_ms;
                told.left_ms = global.ends_ms.saturating_sub(now_ms);
                return told;
            }
        }
        let window = self.windows.entry(bucket.to_owned()).or_insert(Window { ends_ms: 0, used: 0 });
        if !window.admits(now_ms, measure) {
            told.refused = Some(Refused::Route);
        }
        told.remaining = measure.limit - window.used;
        told.ends_ms = window.ends_ms;
        told.left_ms = window.ends_ms.saturating_sub(now_ms);
        told
    }
}

impl Window {
    fn admits(&mut self, now_ms: u64, measure: Measure) -> bool {
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
    fn the_sixth_message_waits_for_the_window_to_end() {
        let mut limits = Limits::default();
        for left in (0..5).rev() {
            let told = limits.take("channel 1", FIVE_IN_FIVE_SECONDS, true, 10_000);
            assert_eq!((told.remaining, told.refused), (left, None));
        }
        let told = limits.take("channel 1", FIVE_IN_FIVE_SECONDS, true, 12_000);
        assert_eq!((told.refused, told.left_ms), (Some(Refused::Route), 3_000));
        assert_eq!(limits.take("channel 2", FIVE_IN_FIVE_SECONDS, true, 12_000).refused, None);
        assert_eq!(limits.take("channel 1", FIVE_IN_FIVE_SECONDS, true, 15_000).refused, None);
    }

    #[test]
    fn the_fifty_first_request_of_a_second_is_refused_whatever_its_route() {
        let mut limits = Limits::default();
        for n in 0..50 {
            assert_eq!(limits.take(&format!("route {n}"), ORDINARY, true, 1_000).refused, None);
        }
        assert_eq!(limits.take("another", ORDINARY, true, 1_000).refused, Some(Refused::Global));
        assert_eq!(limits.take("an interaction", ORDINARY, false, 1_000).refused, None);
    }
}
