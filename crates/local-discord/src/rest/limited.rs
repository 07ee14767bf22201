//! Counts requests and reports the limits in headers, as Discord does.

use super::{Call, route::Route};
use crate::{
    error::ApiError,
    limits::{RateLimitState, RefusedBy},
    server_state::ServerState,
};
use axum::http::{HeaderMap, HeaderName, HeaderValue};
use serde_json::{Value, json};

/// The rate limit headers of a response.
#[derive(Debug, Default)]
pub(super) struct Headers {
    state: Option<RateLimitState>,
    /// The time to wait after a refusal, in milliseconds.
    pub retry_after_ms: Option<u64>,
    global: bool,
}

/// Counts a request; returns the error if it is over a limit.
pub(super) fn refuse(
    state: &mut ServerState,
    route: &Route,
    call: &Call,
    now_ms: u64,
    headers: &mut Headers,
) -> Option<ApiError> {
    if !state.rate_limited {
        return None;
    }
    let major = ["channel_id", "guild_id", "interaction_id", "webhook_token"];
    let parameter = major.iter().find_map(|name| call.params.get(name)).map_or("", String::as_str);
    let bucket = format!("{:x}", fingerprint(&format!("{} {} {parameter}", route.method, route.template)));
    let limit = state.limits.take(&bucket, route.measure, !route.exempt(), now_ms);
    let refused = limit.refused;
    // The sandbox's clock may run faster than real time, but clients wait in real time.
    let left = state.clock.real(limit.left_ms).as_millis() as u64;
    headers.state = Some(RateLimitState { left_ms: left, ..limit });
    let refused = refused?;
    headers.retry_after_ms = Some(left.max(1));
    headers.global = refused == RefusedBy::Global;
    Some(ApiError::with_code(429, 0, "You are being rate limited."))
}

/// A short name of a bucket (FNV-1a, 64 bits).
fn fingerprint(text: &str) -> u64 {
    text.bytes().fold(0xcbf2_9ce4_8422_2325, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}

impl Headers {
    /// The body of a 429.
    pub(super) fn body(&self, error: &ApiError) -> Value {
        let seconds = self.retry_after_ms.unwrap_or(0) as f64 / 1000.0;
        json!({"message": error.message, "retry_after": seconds, "global": self.global, "code": error.code})
    }

    pub(super) fn write(&self, headers: &mut HeaderMap) {
        let mut put = |name: &'static str, value: String| {
            if let Ok(value) = HeaderValue::from_str(&value) {
                headers.insert(HeaderName::from_static(name), value);
            }
        };
        let seconds = |ms: u64| format!("{:.3}", ms as f64 / 1000.0);
        if let Some(limit) = self.state.as_ref().filter(|_| !self.global) {
            put("x-ratelimit-limit", limit.limit.to_string());
            put("x-ratelimit-remaining", limit.remaining.to_string());
            put("x-ratelimit-reset", seconds(limit.ends_ms));
            put("x-ratelimit-reset-after", seconds(limit.left_ms));
            put("x-ratelimit-bucket", limit.bucket.clone());
        }
        if let Some(wait) = self.retry_after_ms {
            put("retry-after", wait.div_ceil(1000).to_string());
            put("x-ratelimit-scope", if self.global { "global" } else { "user" }.to_owned());
            if self.global {
                put("x-ratelimit-global", "true".to_owned());
            }
        }
    }
}
