//! Where the parts run that must not delay an answer, and the clock of the rate limiters.
//!
//! Everything in `discord` that waits takes its time from tokio. A test that pauses tokio's clock therefore moves all of it at once, if all
//! of it shares one runtime: [`Threads::Shared`].

use std::sync::Arc;
use std::time::Duration;

use governor::clock::Clock;
use tokio::time::Instant;

/// Draws a picture, or has it drawn, and returns at once. A job that is dropped counts as a picture that could not be drawn.
pub type Easel = Arc<dyn Fn(Box<dyn FnOnce() + Send>) + Send + Sync>;

/// Where the session with Discord and the drawing of pictures run.
#[derive(Clone, Default)]
pub enum Threads {
    /// On threads of their own: no heartbeat waits for a table, and pictures give way to answers.
    #[default]
    Own,
    /// On the runtime of the caller, and pictures on this easel. A blank picture is a small empty one, for tests that look at no pixels.
    Shared { easel: Easel, blank: bool },
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
    /// The time since the clock was made.
    type Instant = Duration;

    fn now(&self) -> Duration {
        self.0.elapsed()
    }
}
