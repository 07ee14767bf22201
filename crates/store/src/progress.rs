//! The progress of work that takes long, such as a migration or a backup. The command line shows it as a bar or as lines
//! of the log, and people who press meanwhile read how long it will take.

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};
use std::time::{Duration, Instant};

/// A piece of work. It ends when it is dropped.
#[derive(Debug)]
pub struct Progress {
    what: &'static str,
    /// How much there is to do, in units of the work; 0 if that is unknown.
    total: u64,
    done: AtomicU64,
    begun: Instant,
}

/// The latest work that has not ended.
static CURRENT: Mutex<Vec<Weak<Progress>>> = Mutex::new(Vec::new());

fn all() -> MutexGuard<'static, Vec<Weak<Progress>>> {
    CURRENT.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Progress {
    /// Begins work, named by what is done.
    #[must_use = "it ends when it is dropped"]
    pub fn begin(what: &'static str, total: u64) -> Arc<Self> {
        #[allow(clippy::disallowed_methods, reason = "it takes the time of the machine")]
        let begun = Instant::now();
        let work = Arc::new(Self { what, total, done: AtomicU64::new(0), begun });
        let mut all = all();
        all.retain(|work| work.strong_count() > 0);
        all.push(Arc::downgrade(&work));
        work
    }

    /// The latest work that has not ended.
    pub fn current() -> Option<Arc<Self>> {
        all().iter().rev().find_map(Weak::upgrade)
    }

    /// Records that so much more is done.
    pub fn add(&self, done: u64) {
        self.done.fetch_add(done, Ordering::Relaxed);
    }

    pub const fn what(&self) -> &'static str {
        self.what
    }

    pub fn took(&self) -> Duration {
        self.begun.elapsed()
    }

    /// The part that is done, from 0 to 1; `None` if that is unknown.
    pub fn part(&self) -> Option<f64> {
        let done = self.done.load(Ordering::Relaxed).min(self.total);
        (self.total > 0).then(|| done as f64 / self.total as f64)
    }

    /// How long the rest takes if it goes on like this; `None` if that is unknown.
    pub fn left(&self) -> Option<Duration> {
        let part = self.part().filter(|part| *part > 0.0)?;
        Some(self.took().mul_f64((1.0 - part) / part))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    #[expect(clippy::disallowed_methods, reason = "work is timed in real time")]
    fn rest_takes_as_long_in_proportion_as_what_is_done() {
        let begun = Instant::now().checked_sub(Duration::from_secs(30)).expect("the machine runs for longer");
        let work = Progress { what: "copying", total: 400, done: AtomicU64::new(0), begun };
        assert_eq!((work.part(), work.left()), (Some(0.0), None));
        work.add(100);
        assert_eq!((work.part(), work.left().map(|left| left.as_secs())), (Some(0.25), Some(90)));
        work.add(500);
        assert_eq!(work.part(), Some(1.0), "it is never more");
        let unknown = Progress { total: 0, ..work };
        assert_eq!((unknown.part(), unknown.left()), (None, None));
    }
}
