//! Statistics of repeated measurements.

use std::fmt;
use std::time::Duration;

/// How long each repetition took, sorted; displayed as median, 99th percentile and maximum.
pub struct Times(Vec<Duration>);

impl Times {
    /// # Panics
    /// Without any.
    pub fn of(mut times: Vec<Duration>) -> Self {
        assert!(!times.is_empty(), "nothing was measured");
        times.sort_unstable();
        Self(times)
    }

    pub fn median(&self) -> Duration {
        self.share(0.5)
    }

    /// The 99th percentile.
    pub fn p99(&self) -> Duration {
        self.share(0.99)
    }

    fn share(&self, share: f64) -> Duration {
        self.0[((self.0.len() as f64 * share) as usize).min(self.0.len() - 1)]
    }
}

impl fmt::Display for Times {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} | {} | {}", milliseconds(self.median()), milliseconds(self.p99()), milliseconds(self.share(1.0)))
    }
}

pub fn milliseconds(time: Duration) -> String {
    format!("{:.1} ms", time.as_secs_f64() * 1e3)
}
