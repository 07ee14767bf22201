//! Counting requests and telling the count in headers, as Discord does.

use super::{Call, route::Route};
use crate::sandbox::{
    error::ApiError,
    limits::{EntryEvents, Refused},
    server_state::ServerState,
};
use axum::http::{HeaderMap, HeaderName, HeaderValue};
use serde_json::{Value, json};

/// What the headers of an answer say about limits.
#[derive(Debug, Default)]
pub(super) struct Headers {
    told: Option<EntryEvents>,
    /// How long to wait after a refusal, in milliseconds.
    pub retry_after_ms: Option<u64>,
    global: bool,
}

/// Counts a request; gives the refusal if there was no room.
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
    let told = state.limits.take(&bucket, route.measure, !route.exempt(), now_ms);
    let refused = told.refused;
    // The clock may run faster than the wall's; who waits, waits on the wall's.
    let left = state.clock.real(told.left_ms).as_millis() as u64;
    headers.told = Some(EntryEvents { left_ms: left, ..told });
    let refused = refused?;
    headers.retry_after_ms = Some(left.max(1));
    headers.global = refused == Refused::Global;
    Some(ApiError::made_up(429, 0, "You are being rate limited."))
}

/// A short name for a bucket (FNV-1a, 64 bits).
fn fingerprint(text: &str) -> u64 {
    text.bytes().fold(0xcbf2_9ce4_8422_2325, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}

impl Headers {
    /// The body of a 429.
    pub(super) fn body(&self, error: &ApiError) -> Value {
        let seconds = self.retry_after_ms.unwrap_or(0) as f64 / 1000.0;
        json!({"message": error.message, "retry_after": seconds, "global": self.global, "code": error.code})
    }

    /// Writes the headers.
    pub(super) fn write(&self, headers: &mut HeaderMap) {
        let mut put = |name: &'static str, value: String| {
            if let Ok(value) = HeaderValue::from_str(&value) {
                headers.insert(HeaderName::from_static(name), value);
            }
        };
        let seconds = |ms: u64| format!("{:.3}", ms as f64 / 1000.0);
        if let Some(told) = self.told.as_ref().filter(|_| !self.global) {
            put("x-ratelimit-limit", told.limit.to_string());
            put("x-ratelimit-remaining", told.remaining.to_string());
            put("x-ratelimit-reset", seconds(told.ends_ms));
            put("x-ratelimit-reset-after", seconds(told.left_ms));
            put("x-ratelimit-bucket", told.bucket.clone());
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
