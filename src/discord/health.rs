//! Signs of life of a running bot, for whoever asks from outside whether it still works.
//!
//! The parts that could stand still leave a mark here each time they come round: the courier with every look at the outbox,
//! the gateway while its connection stands. Nothing is judged here. Invariant: a mark is made by the part itself, on the
//! threads on which it works, so that a part that hangs makes none.

use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

/// A connection that stands is marked every two seconds.
const FRESH: Duration = Duration::from_secs(5);

/// When the parts were last seen at work.
#[derive(Debug)]
pub struct Health {
    born: Instant,
    /// Milliseconds since `born`; 0 is never.
    courier: AtomicU64,
    gateway: AtomicU64,
}

impl Default for Health {
    fn default() -> Self {
        Self { born: Instant::now(), courier: AtomicU64::new(0), gateway: AtomicU64::new(0) }
    }
}

impl Health {
    /// How long ago the courier last looked at the outbox; `None` before its first look.
    pub fn idle(&self) -> Option<Duration> {
        let mark = self.courier.load(Ordering::Relaxed);
        (mark > 0).then(|| self.since(mark))
    }

    /// How long ago the connection to Discord last stood; before the first one, how long it is waited for.
    pub fn away(&self) -> Duration {
        self.since(self.gateway.load(Ordering::Relaxed))
    }

    /// Whether the connection to Discord stands.
    pub fn connected(&self) -> bool {
        self.gateway.load(Ordering::Relaxed) > 0 && self.away() < FRESH
    }

    /// The courier has looked at the outbox.
    pub(super) fn delivery_alive(&self) {
        self.courier.store(self.now(), Ordering::Relaxed);
    }

    /// The connection to Discord stands.
    pub(super) fn gateway_alive(&self) {
        self.gateway.store(self.now(), Ordering::Relaxed);
    }

    fn now(&self) -> u64 {
        (self.born.elapsed().as_millis() as u64).max(1)
    }

    fn since(&self, mark: u64) -> Duration {
        self.born.elapsed().saturating_sub(Duration::from_millis(mark))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_part_is_as_long_away_as_its_last_mark_is_old() {
        let health = Health { born: Instant::now() - Duration::from_secs(60), ..Health::default() };
        assert_eq!(health.idle(), None, "there is no courier yet");
        assert!(health.away() >= Duration::from_secs(60), "the connection is waited for since the beginning");
        assert!(!Health::default().connected(), "no connection is none, however short the wait");
        health.delivery_alive();
        health.gateway_alive();
        assert!(health.connected());
        assert!(health.idle().is_some_and(|idle| idle < Duration::from_secs(30)));
        assert!(health.away() < Duration::from_secs(30));
    }
}
