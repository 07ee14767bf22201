//! The threads of parts that must not delay an answer, and the clock of the rate limiters.
//!
//! All code in `discord` that waits takes the time from tokio. A test that pauses tokio's clock therefore moves all of
//! it at once, if all of it shares one runtime: [`Threads::Shared`].

use std::sync::Arc;
use std::time::Duration;
use std::{io, thread};

use governor::clock::Clock;
use tokio::time::Instant;

/// Work that takes long: a picture, or the thought of a computer player.
pub type Job = Box<dyn FnOnce() + Send>;

/// Runs a job, now or later, and returns at once. A dropped job counts as failed.
pub type JobExecutor = Arc<dyn Fn(Job) + Send + Sync>;

/// The priority of a thread on Linux; elsewhere it has the normal priority.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Priority {
    /// `SCHED_IDLE`: it runs at idle priority, so it makes little progress while all cores are busy.
    Idle,
    /// A nice value of 5: beside a busy thread it gets a fourth of the core.
    Low,
}

/// The threads of the session with Discord, of rendering, and of computer players.
#[derive(Clone, Default)]
pub enum Threads {
    /// On their own threads: no heartbeat waits for a table, and pictures have a lower priority than answers.
    #[default]
    Own,
    /// On the runtime of the caller; long work runs on this executor. `blank` renders a small empty picture, for tests
    /// that look at no pixels.
    Shared { executor: JobExecutor, blank: bool },
}

impl Threads {
    pub fn start(&self, name: &str, priority: Priority, job: Job) -> io::Result<()> {
        match self {
            Self::Own => {
                let run = move || {
                    set_priority(priority);
                    job();
                };
                thread::Builder::new().name(name.to_owned()).spawn(run)?;
            }
            Self::Shared { executor, .. } => executor(job),
        }
        Ok(())
    }

    /// Whether work that repeats itself may go on: until this time is over from its first question on. On a shared
    /// runtime its time stands still, so that the work is repeated once.
    pub fn patience(&self, time: Duration) -> impl FnMut(u32) -> bool + use<> {
        let is_shared = matches!(self, Self::Shared { .. });
        let mut begun = None;
        move |done| if is_shared { done < 1 } else { begun.get_or_insert_with(Instant::now).elapsed() < time }
    }

    /// Starts a thought of a computer player. If the system starts no thread, it is dropped and counts as failed.
    pub fn think(&self, priority: Priority, thought: Job) {
        if let Err(error) = self.start("thought", priority, thought) {
            tracing::error!(%error, "a computer player cannot think");
        }
    }
}

#[cfg(target_os = "linux")]
fn set_priority(priority: Priority) {
    use thread_priority::{NormalThreadSchedulePolicy, ThreadPriority, ThreadSchedulePolicy};

    let (policy, value) = match priority {
        Priority::Idle => (NormalThreadSchedulePolicy::Idle, ThreadPriority::Min),
        Priority::Low => (NormalThreadSchedulePolicy::Other, low()),
    };
    let thread = thread_priority::thread_native_id();
    let policy = ThreadSchedulePolicy::Normal(policy);
    if let Err(error) = thread_priority::set_thread_priority_and_policy(thread, value, policy) {
        tracing::debug!(?error, "a job runs with the priority of answers");
    }
}

#[cfg(not(target_os = "linux"))]
fn set_priority(_: Priority) {}

/// A nice value of 5, as a share of the range from 19 to -20.
#[cfg(target_os = "linux")]
fn low() -> thread_priority::ThreadPriority {
    34.try_into().map_or(thread_priority::ThreadPriority::Min, thread_priority::ThreadPriority::Crossplatform)
}

/// The clock of tokio for a rate limiter.
#[derive(Clone, Copy, Debug)]
pub struct TokioClock(Instant);

impl Default for TokioClock {
    fn default() -> Self {
        Self(Instant::now())
    }
}

impl Clock for TokioClock {
    /// The time since the clock was created.
    type Instant = Duration;

    fn now(&self) -> Duration {
        self.0.elapsed()
    }
}
