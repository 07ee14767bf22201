//! Whether a connection is alive: heartbeats, and pings when it is quiet.
//!
//! Discord's heartbeats are 41 seconds apart; WebSocket pings detect a silent network much sooner. After a quiet time a
//! ping is sent. Without a pong a heartbeat is sent. Without any frame after that, the connection is given up.
//!
//! Pure: the time is an argument.

use std::time::Duration;

use tokio::time::Instant;

use super::fault::Fault;

/// After this time without a frame a ping is sent.
const QUIET: Duration = Duration::from_millis(700);
/// After this time without an answer to the ping, a heartbeat is sent.
const PONG: Duration = Duration::from_millis(400);
/// After this time without any frame since that heartbeat, the connection is given up.
const DOUBT: Duration = Duration::from_millis(500);
/// The timeout for the acknowledgement of a heartbeat while other frames come.
const ACK: Duration = Duration::from_secs(2);
/// The longest time between two heartbeats; Discord's own is longer.
const BEAT: Duration = Duration::from_secs(10);
const LARGEST_FACTOR: u32 = 8;

/// A factor for all timeouts. It doubles with each connection that was given up as silent, because the line may be slow
/// rather than dead. After a long sound connection it is one again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TimeoutFactor(u32);

impl Default for TimeoutFactor {
    fn default() -> Self {
        Self(1)
    }
}

impl TimeoutFactor {
    pub const fn more(self) -> Self {
        Self(if self.0 * 2 > LARGEST_FACTOR { LARGEST_FACTOR } else { self.0 * 2 })
    }
}

/// The next action for a connection.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pulse {
    Wait,
    Ping,
    Beat,
    /// Give the connection up.
    Lost(Fault),
}

/// The signs of life of one connection.
#[derive(Debug)]
pub struct Vitals {
    factor: u32,
    beat: Duration,
    heard: Instant,
    next_beat: Instant,
    /// The oldest heartbeat without an acknowledgement.
    unacknowledged: Option<Instant>,
    /// The ping since which no frame came.
    pinged: Option<Instant>,
    /// The heartbeat that was sent because a ping had no pong.
    doubted: Option<Instant>,
    /// Whether the peer answers pings, as far as known.
    answers: bool,
    /// Whether the peer has answered one.
    answered: bool,
}

impl Vitals {
    /// The state of a connection that has just received HELLO; `share` in 0..=255 spreads the first heartbeat.
    pub fn new(now: Instant, interval: Duration, factor: TimeoutFactor, share: u8) -> Self {
        let beat = interval.clamp(Duration::from_millis(100), BEAT);
        Self {
            factor: factor.0,
            beat,
            heard: now,
            next_beat: now + beat / 256 * u32::from(share),
            unacknowledged: None,
            pinged: None,
            doubted: None,
            answers: true,
            answered: false,
        }
    }

    pub fn heard(&mut self, now: Instant) {
        self.heard = now;
        self.pinged = None;
    }

    pub fn ponged(&mut self, now: Instant) {
        self.answered = true;
        self.doubted = None;
        self.heard(now);
    }

    pub fn acknowledged(&mut self, now: Instant) {
        self.unacknowledged = None;
        if self.doubted.take().is_some() && !self.answered {
            // The peer answers heartbeats but not pings: it does not support pings.
            self.answers = false;
        }
        self.heard(now);
    }

    /// When to call [`Vitals::look`] again.
    pub fn due(&self) -> Instant {
        let lost = self.unacknowledged.map(|sent| sent + ACK * self.factor);
        let doubt = self.doubted.map(|sent| sent + DOUBT * self.factor);
        let probe = match self.pinged {
            Some(sent) if self.doubted.is_none() => Some(sent + PONG * self.factor),
            None if self.answers => Some(self.heard + QUIET * self.factor),
            _ => None,
        };
        [lost, doubt, probe].into_iter().flatten().fold(self.next_beat, Instant::min)
    }

    /// Returns the action that is due now, and records it as done.
    pub fn look(&mut self, now: Instant) -> Pulse {
        if let Some(sent) = self.doubted {
            if self.heard > sent {
                self.doubted = None;
            } else if now >= sent + DOUBT * self.factor {
                return Pulse::Lost(Fault::Silent);
            }
        }
        if self.unacknowledged.is_some_and(|sent| now >= sent + ACK * self.factor) {
            return Pulse::Lost(Fault::Unacknowledged);
        }
        if now >= self.next_beat {
            return self.beat(now);
        }
        match self.pinged {
            None if self.answers && now >= self.heard + QUIET * self.factor => {
                self.pinged = Some(now);
                Pulse::Ping
            }
            Some(sent) if self.doubted.is_none() && now >= sent + PONG * self.factor => {
                self.doubted = Some(now);
                self.beat(now)
            }
            _ => Pulse::Wait,
        }
    }

    /// Records that a heartbeat is sent.
    pub fn beat(&mut self, now: Instant) -> Pulse {
        self.unacknowledged.get_or_insert(now);
        self.next_beat = now + self.beat;
        Pulse::Beat
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const INTERVAL: Duration = Duration::from_millis(41_250);

    /// Simulates a peer that answers by this script. Returns when the connection was given up, and the pulses.
    fn live(
        factor: TimeoutFactor,
        secs: u64,
        mut pong: impl FnMut(Duration) -> bool,
        mut ack: impl FnMut(Duration) -> bool,
    ) -> (Option<(Duration, Fault)>, usize, usize) {
        let begun = Instant::now();
        let mut vitals = Vitals::new(begun, INTERVAL, factor, 128);
        let mut now = begun;
        let mut pings = 0;
        let mut beats = 0;
        while now < begun + Duration::from_secs(secs) {
            now = vitals.due().max(now);
            let answered = now + Duration::from_millis(30);
            match vitals.look(now) {
                Pulse::Lost(fault) => return (Some((now - begun, fault)), pings, beats),
                Pulse::Ping => {
                    pings += 1;
                    if pong(now - begun) {
                        vitals.ponged(answered);
                    }
                }
                Pulse::Beat => {
                    beats += 1;
                    if ack(now - begun) {
                        vitals.acknowledged(answered);
                    }
                }
                Pulse::Wait => {}
            }
        }
        (None, pings, beats)
    }

    #[tokio::test]
    async fn sound_connection_stays_open() {
        let (lost, pings, beats) = live(TimeoutFactor::default(), 600, |_| true, |_| true);
        assert_eq!(lost, None);
        assert!((55..=65).contains(&beats), "{beats} heartbeats in ten minutes: far below 120 a minute");
        assert!(pings <= 600 * 2, "{pings}");
    }

    #[tokio::test]
    async fn silence_is_noticed_within_two_seconds_whenever_it_begins() {
        for tenth in 0..400 {
            let silent = Duration::from_millis(tenth * 100);
            let (lost, ..) = live(TimeoutFactor::default(), 600, |at| at < silent, |at| at < silent);
            let (at, _) = lost.expect("it is noticed");
            assert!(at < silent + Duration::from_millis(2000), "{:?}", at - silent);
        }
    }

    #[tokio::test]
    async fn peer_without_pings_is_checked_by_heartbeats() {
        let (lost, pings, _) = live(TimeoutFactor::default(), 600, |_| false, |_| true);
        assert_eq!((lost, pings), (None, 1));
        let deaf = Duration::from_secs(60);
        let (lost, ..) = live(TimeoutFactor::default(), 600, |_| true, |at| at < deaf);
        let (at, fault) = lost.expect("the first missing acknowledgement is noticed");
        assert_eq!(fault, Fault::Unacknowledged);
        assert!(at <= deaf + BEAT + ACK, "{at:?}");
    }

    #[tokio::test]
    async fn heartbeat_in_flight_is_not_missing_yet() {
        let begun = Instant::now();
        let at = |secs: u64| begun + Duration::from_secs(secs);
        let factor = TimeoutFactor(4);
        let mut vitals = Vitals::new(begun, INTERVAL, factor, 0);
        assert_eq!(vitals.look(begun), Pulse::Beat);
        // Other frames come, so only the acknowledgement is missing.
        for second in 1..8 {
            vitals.ponged(at(second));
            assert_eq!(vitals.look(at(second)), Pulse::Wait, "after {second} s");
        }
        vitals.ponged(at(8));
        assert_eq!(ACK * factor.0, Duration::from_secs(8));
        assert_eq!(vitals.look(at(8)), Pulse::Lost(Fault::Unacknowledged));
    }

    #[tokio::test]
    async fn slow_line_gets_longer_timeouts() {
        let silent = Duration::from_secs(20);
        let doubled = TimeoutFactor::default().more().more();
        let (lost, ..) = live(doubled, 600, |at| at < silent, |at| at < silent);
        let (at, _) = lost.expect("it is noticed");
        assert!(at > silent + Duration::from_secs(4) && at < silent + Duration::from_secs(9), "{at:?}");
        assert_eq!(doubled.more().more().more(), TimeoutFactor(LARGEST_FACTOR));
    }

    #[tokio::test]
    async fn later_heartbeat_does_not_excuse_an_earlier_one() {
        let begun = Instant::now();
        let mut vitals = Vitals::new(begun, INTERVAL, TimeoutFactor(LARGEST_FACTOR), 0);
        let lost = (0..60).find(|second| {
            let now = begun + Duration::from_secs(*second);
            vitals.heard(now);
            vitals.look(now) == Pulse::Lost(Fault::Unacknowledged)
        });
        assert_eq!(lost.map(Duration::from_secs), Some(ACK * LARGEST_FACTOR));
    }
}
