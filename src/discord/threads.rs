//! The threads of parts that must not delay an answer, and the clock of the rate limiters.
//!
//! All code in `discord` that waits takes the time from tokio. A test that pauses tokio's clock therefore moves all of
//! it at once, if all of it shares one runtime: [`Threads::Shared`].

use std::sync::Arc;
use std::time::Duration;

use governor::clock::Clock;
use tokio::time::Instant;

/// Runs a render job, now or later, and returns at once. A dropped job counts as a failed picture.
pub type RenderExecutor = Arc<dyn Fn(Box<dyn FnOnce() + Send>) + Send + Sync>;

/// The threads of the session with Discord and of rendering.
#[derive(Clone, Default)]
pub enum Threads {
    /// On their own threads: no heartbeat waits for a table, and pictures have a lower priority than answers.
    #[default]
    Own,
    /// On the runtime of the caller; pictures run on this executor. `blank` renders a small empty picture, for tests
    /// that look at no pixels.
    Shared { executor: RenderExecutor, blank: bool },
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
