//! Injected faults: failing routes, lost answers, delays.

use std::time::Duration;

/// A failure to inject.
#[derive(Debug, Clone, PartialEq)]
pub struct Failure {
    /// The route as `METHOD template`, for example `POST /channels/{channel_id}/messages`, or a part of it.
    pub route: String,
    /// The HTTP status of the response.
    pub status: u16,
    /// Discord's JSON code.
    pub code: u32,
    pub message: String,
    /// How many requests fail before the route works again.
    pub times: u32,
    /// The sandbox carries out the request and loses its response, as when a connection breaks.
    pub answer_lost: bool,
    /// With status 429: the time to wait, in milliseconds.
    pub retry_after_ms: u64,
}

impl Failure {
    /// Server errors on a route, this many times. The requests have no effect.
    pub fn server_error(route: &str, times: u32) -> Self {
        let message = "500: Internal Server Error".to_owned();
        let route = route.to_owned();
        Self { route, status: 500, code: 0, message, times, answer_lost: false, retry_after_ms: 0 }
    }

    /// The sandbox carries out the request and responds with a bad gateway.
    pub fn lost_answer(route: &str, times: u32) -> Self {
        Self {
            status: 502,
            answer_lost: true,
            message: "502: Bad Gateway".to_owned(),
            ..Self::server_error(route, times)
        }
    }

    /// A rate limit that no header has announced.
    pub fn rate_limit(route: &str, times: u32, retry_after: Duration) -> Self {
        let retry_after_ms = retry_after.as_millis() as u64;
        let message = "You are being rate limited.".to_owned();
        Self { status: 429, message, retry_after_ms, ..Self::server_error(route, times) }
    }
}

/// The injected faults.
#[derive(Debug, Default)]
pub struct Faults {
    failures: Vec<Failure>,
    latencies: Vec<(String, Duration)>,
}

impl Faults {
    pub fn fail(&mut self, failure: Failure) {
        self.failures.push(failure);
    }

    /// Delays a route; zero removes the delay.
    pub fn slow(&mut self, route: &str, by: Duration) {
        self.latencies.retain(|(other, _)| other != route);
        if !by.is_zero() {
            self.latencies.push((route.to_owned(), by));
        }
    }

    /// Uses up one failure of a route, if there is one.
    pub(super) fn take_failure(&mut self, route: &str) -> Option<Failure> {
        let at = self.failures.iter().position(|failure| route.contains(&failure.route))?;
        let failure = self.failures[at].clone();
        self.failures[at].times = failure.times.saturating_sub(1);
        if self.failures[at].times == 0 {
            self.failures.remove(at);
        }
        Some(failure)
    }

    /// The delay of a route.
    pub(super) fn latency(&self, route: &str) -> Duration {
        let slow = self.latencies.iter().filter(|(part, _)| route.contains(part.as_str()));
        slow.map(|(_, by)| *by).sum()
    }

    pub fn clear(&mut self) {
        *self = Self::default();
    }
}
