//! Liveness of a running bot, for checks from outside.
//!
//! The parts that could hang record here whenever they make progress. The delivery loop does so with every poll of the
//! outbox. The threads that answer people do so every two seconds, and the gateway while its connection is up. This
//! module only stores the times.
//!
//! Invariant: each part records on its own threads, so that a hanging part records nothing.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use tokio::time::Instant;
use tokio_util::sync::CancellationToken;

/// The maximum age of the last record of a live connection; one is made every two seconds.
const FRESH: Duration = Duration::from_secs(5);
/// How long a panic of a part is reported.
const REPORTED: Duration = Duration::from_secs(60 * 60);
/// A part fails after so many panics, each within this time of the one before.
const PANICS: u32 = 3;
const STEADY: Duration = Duration::from_secs(60);

/// A problem of a running bot that the operator should know about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Concern {
    Commands,
    SecondCopy,
}

#[derive(Clone, Copy, Debug)]
struct Panics {
    count: u32,
    /// How many of them came within [`STEADY`] of the one before, the first of them included.
    in_a_row: u32,
    last: Instant,
}

/// When the parts were last alive, and what is wrong with them.
#[derive(Debug)]
pub struct Health {
    /// Each with its end, if it ends by itself.
    concerns: Mutex<BTreeMap<Concern, (String, Option<Instant>)>>,
    panics: Mutex<BTreeMap<&'static str, Panics>>,
    disk_fault: Mutex<Option<String>>,
    born: Instant,
    /// Cancelled once the store is open.
    open: CancellationToken,
    /// Milliseconds since `born`; 0 for never.
    delivery: AtomicU64,
    answers: AtomicU64,
    gateway: AtomicU64,
}

impl Default for Health {
    fn default() -> Self {
        Self {
            concerns: Mutex::default(),
            panics: Mutex::default(),
            disk_fault: Mutex::default(),
            born: Instant::now(),
            open: {
                let open = CancellationToken::new();
                open.cancel();
                open
            },
            delivery: AtomicU64::new(0),
            answers: AtomicU64::new(0),
            gateway: AtomicU64::new(0),
        }
    }
}

impl Health {
    /// The health of a bot whose store is not open yet.
    pub fn starting() -> Self {
        Self { open: CancellationToken::new(), ..Self::default() }
    }

    pub fn store_opened(&self) {
        self.open.cancel();
    }

    pub fn is_open(&self) -> bool {
        self.open.is_cancelled()
    }

    pub async fn opened(&self) {
        self.open.cancelled().await;
    }

    /// Which part has made no progress for longer than `patience`. A part that has not begun is not late.
    pub fn stalled(&self, patience: Duration) -> Option<String> {
        let idle = self.idle(&self.delivery, patience);
        let idle = idle.map(|seconds| format!("the delivery loop has not polled the outbox for {seconds} s"));
        idle.or_else(|| self.unable_to_answer(patience))
    }

    /// Whether no thread was free to answer people for longer than `patience`.
    pub fn unable_to_answer(&self, patience: Duration) -> Option<String> {
        let seconds = self.idle(&self.answers, patience)?;
        Some(format!("no thread was free to answer people for {seconds} s"))
    }

    fn idle(&self, mark: &AtomicU64, patience: Duration) -> Option<u64> {
        let mark = mark.load(Ordering::Relaxed);
        let idle = self.since(mark);
        (mark > 0 && idle > patience).then_some(idle.as_secs())
    }

    /// How long ago the connection to Discord was last up. Before the first time, how long it has been awaited.
    pub fn away(&self) -> Duration {
        self.since(self.gateway.load(Ordering::Relaxed))
    }

    pub fn connected(&self) -> bool {
        self.gateway.load(Ordering::Relaxed) > 0 && self.away() < FRESH
    }

    pub fn concerns(&self) -> Vec<String> {
        let mut noted = self.concerns.lock().unwrap_or_else(PoisonError::into_inner);
        noted.retain(|_, (_, end)| end.is_none_or(|end| Instant::now() < end));
        let concerns: Vec<_> = noted.values().map(|(why, _)| why.clone()).collect();
        drop(noted);
        let panics = self.panics.lock().unwrap_or_else(PoisonError::into_inner);
        let recent = panics.iter().filter(|(_, panics)| panics.last.elapsed() < REPORTED);
        let sentence = |(part, panics): (&&str, &Panics)| {
            let ago = panics.last.elapsed().as_secs();
            format!("a panic stopped the part \"{part}\" {ago} s ago; it was restarted (panics: {})", panics.count)
        };
        concerns.into_iter().chain(recent.map(sentence)).collect()
    }

    /// Which part panics again and again, so that its work is not done.
    pub fn failing(&self) -> Option<String> {
        let panics = self.panics.lock().unwrap_or_else(PoisonError::into_inner);
        let fails = |panics: &Panics| panics.in_a_row >= PANICS && panics.last.elapsed() < STEADY;
        let (part, _) = panics.iter().find(|(_, panics)| fails(panics))?;
        Some(format!("the part \"{part}\" panics again and again"))
    }

    /// Why the disk of the heartbeat takes no file, if it is full.
    pub fn disk_fault(&self) -> Option<String> {
        self.disk_fault.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    pub fn set_disk_fault(&self, fault: Option<String>) {
        *self.disk_fault.lock().unwrap_or_else(PoisonError::into_inner) = fault;
    }

    pub(super) fn part_panicked(&self, part: &'static str) {
        let now = Instant::now();
        let mut panics = self.panics.lock().unwrap_or_else(PoisonError::into_inner);
        let known = panics.entry(part).or_insert(Panics { count: 0, in_a_row: 0, last: now });
        known.in_a_row = if known.last.elapsed() < STEADY { known.in_a_row + 1 } else { 1 };
        known.count += 1;
        known.last = now;
    }

    /// Why the commands are not registered; `None` if they are, or if that is not known yet.
    pub fn unregistered(&self) -> Option<String> {
        self.concerns.lock().unwrap_or_else(PoisonError::into_inner).get(&Concern::Commands).map(|(why, _)| why.clone())
    }

    pub(super) fn note(&self, concern: Concern, why: String) {
        self.concerns.lock().unwrap_or_else(PoisonError::into_inner).insert(concern, (why, None));
    }

    /// Notes a concern that ends after this time, unless it is noted again.
    pub(super) fn note_for(&self, concern: Concern, why: String, time: Duration) {
        let end = Instant::now() + time;
        self.concerns.lock().unwrap_or_else(PoisonError::into_inner).insert(concern, (why, Some(end)));
    }

    pub(super) fn settle(&self, concern: Concern) {
        self.concerns.lock().unwrap_or_else(PoisonError::into_inner).remove(&concern);
    }

    pub(super) fn delivery_alive(&self) {
        self.delivery.store(self.now(), Ordering::Relaxed);
    }

    pub(super) fn answers_alive(&self) {
        self.answers.store(self.now(), Ordering::Relaxed);
    }

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
    fn downtime_is_measured_from_the_last_record() {
        let health = Health { born: Instant::now() - Duration::from_secs(60), ..Health::default() };
        let patience = Duration::from_secs(30);
        assert_eq!(health.stalled(patience), None, "nothing has been recorded yet");
        assert!(health.away() >= Duration::from_secs(60), "the connection has been awaited since the start");
        assert!(!Health::default().connected(), "a short wait is no connection");
        health.delivery_alive();
        health.gateway_alive();
        assert!(health.connected());
        assert_eq!(health.stalled(patience), None);
        assert!(health.away() < patience);
        health.answers.store(1000, Ordering::Relaxed);
        let stalled = health.stalled(patience).unwrap();
        assert!(stalled.starts_with("no thread was free to answer people for "), "{stalled}");
    }
}
