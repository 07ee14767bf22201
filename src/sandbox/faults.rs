//! Bad days that tests ask for: routes that fail, answers that get lost, a slow wire.

use std::time::Duration;

/// A failure to come.
#[derive(Debug, Clone, PartialEq)]
pub struct Failure {
    /// The route as `METHOD template`, for example `POST /channels/{channel_id}/messages`; a part of it is enough.
    pub route: String,
    /// The HTTP status that is answered instead.
    pub status: u16,
    /// Discord's JSON code.
    pub code: u32,
    /// Discord's sentence.
    pub message: String,
    /// How many requests fail; then the route works again.
    pub times: u32,
    /// The request is carried out and only its answer is lost, as when a connection breaks at the wrong moment.
    pub answer_lost: bool,
    /// With status 429: when to come back, in milliseconds.
    pub retry_after_ms: u64,
}

impl Failure {
    /// A server error on a route, so many times, before anything was done.
    pub fn server_error(route: &str, times: u32) -> Self {
        let message = "500: Internal Server Error".to_owned();
        let route = route.to_owned();
        Self { route, status: 500, code: 0, message, times, answer_lost: false, retry_after_ms: 0 }
    }

    /// The request is carried out, but the answer is a bad gateway.
    pub fn lost_answer(route: &str, times: u32) -> Self {
        Self {
            status: 502,
            answer_lost: true,
            message: "502: Bad Gateway".to_owned(),
            ..Self::server_error(route, times)
        }
    }

    /// A rate limit that the bot could not foresee.
    pub fn rate_limit(route: &str, times: u32, retry_after: Duration) -> Self {
        let retry_after_ms = retry_after.as_millis() as u64;
        let message = "You are being rate limited.".to_owned();
        Self { status: 429, message, retry_after_ms, ..Self::server_error(route, times) }
    }
}

/// What is set up to go wrong.
#[derive(Debug, Default)]
pub(super) struct Faults {
    failures: Vec<Failure>,
    latencies: Vec<(String, Duration)>,
}

impl Faults {
    /// Adds a failure.
    pub(super) fn fail(&mut self, failure: Failure) {
        self.failures.push(failure);
    }

    /// Makes a route slow; a zero span makes it quick again.
    pub(super) fn slow(&mut self, route: &str, by: Duration) {
        self.latencies.retain(|(other, _)| other != route);
        if !by.is_zero() {
            self.latencies.push((route.to_owned(), by));
        }
    }

    /// Uses up one failure of a route, if one is waiting.
    pub(super) fn take_failure(&mut self, route: &str) -> Option<Failure> {
        let at = self.failures.iter().position(|failure| route.contains(&failure.route))?;
        let failure = self.failures[at].clone();
        self.failures[at].times = failure.times.saturating_sub(1);
        if self.failures[at].times == 0 {
            self.failures.remove(at);
        }
        Some(failure)
    }

    /// How slow a route is.
    pub(super) fn latency(&self, route: &str) -> Duration {
        let slow = self.latencies.iter().filter(|(part, _)| route.contains(part.as_str()));
        slow.map(|(_, by)| *by).sum()
    }

    /// All is well again.
    pub(super) fn clear(&mut self) {
        *self = Self::default();
    }
}
