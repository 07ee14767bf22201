//! Checks one request to the endpoint and tells what it is. Pure: the time is an argument.

use axum::http::{HeaderMap, HeaderName, StatusCode};
use serde::Deserialize;
use serde_json::value::RawValue;

use skald_config::PublicKey;

const SIGNATURE: HeaderName = HeaderName::from_static("x-signature-ed25519");
const TIMESTAMP: HeaderName = HeaderName::from_static("x-signature-timestamp");
/// The maximum number of digits of a timestamp.
const DIGITS: usize = 19;
/// How far a signature's time may lie from ours, in seconds. Discord signs when it sends and waits three seconds; the rest is for clocks
/// that are wrong. Far less than idempotency keys are kept, so that a repeated request acts at no table twice.
const WINDOW: u64 = 5 * 60;
const PING: u64 = 1;

/// How a request claims to be signed.
#[derive(Debug, PartialEq, Eq)]
pub struct Claim {
    signature: String,
    timestamp: String,
}

/// What a request with a valid signature asks.
#[derive(Debug)]
pub enum Asked {
    /// Whether an endpoint that checks signatures is here.
    Ping,
    /// An interaction, as Discord wrote it.
    Interaction(Box<RawValue>),
}

/// What becomes of a request.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    Pong,
    /// The interaction is taken, and answered at Discord's callback.
    Taken,
    Unsigned,
    /// Discord signed it at another time.
    Stale,
    /// Discord signed it, but it cannot be read as an interaction.
    Malformed,
    TooLarge,
    /// Discord signed it, but for another application.
    Foreign,
    /// Its body did not come in time.
    Slow,
    Busy,
}

impl Outcome {
    pub const fn status(self) -> StatusCode {
        self.row().0
    }

    /// Its label in the metrics.
    pub const fn word(self) -> &'static str {
        self.row().1
    }

    const fn row(self) -> (StatusCode, &'static str) {
        match self {
            Self::Pong => (StatusCode::OK, "pong"),
            Self::Taken => (StatusCode::ACCEPTED, "taken"),
            Self::Unsigned => (StatusCode::UNAUTHORIZED, "unsigned"),
            Self::Stale => (StatusCode::UNAUTHORIZED, "stale"),
            Self::Malformed => (StatusCode::BAD_REQUEST, "malformed"),
            Self::TooLarge => (StatusCode::PAYLOAD_TOO_LARGE, "too_large"),
            Self::Foreign => (StatusCode::FORBIDDEN, "foreign"),
            Self::Slow => (StatusCode::REQUEST_TIMEOUT, "slow"),
            Self::Busy => (StatusCode::SERVICE_UNAVAILABLE, "busy"),
        }
    }
}

impl Claim {
    /// The claim in the headers of a request; `None` when there is none.
    pub fn of(headers: &HeaderMap) -> Option<Self> {
        let text = |name| headers.get(name)?.to_str().ok().map(str::to_owned);
        Self::new(text(SIGNATURE)?, text(TIMESTAMP)?)
    }

    fn new(signature: String, timestamp: String) -> Option<Self> {
        let digits = (1..=DIGITS).contains(&timestamp.len()) && timestamp.bytes().all(|byte| byte.is_ascii_digit());
        digits.then_some(Self { signature, timestamp })
    }

    /// Checks the signature of a body, and reads the body only if that holds; `now` is in seconds since 1970.
    pub fn check(&self, key: &PublicKey, application: u64, now: u64, body: &[u8]) -> Result<Asked, Outcome> {
        if !key.verifies(&[self.timestamp.as_bytes(), body].concat(), &self.signature) {
            return Err(Outcome::Unsigned);
        }
        let signed = self.timestamp.parse().map_err(|_| Outcome::Unsigned)?;
        if now.abs_diff(signed) > WINDOW {
            return Err(Outcome::Stale);
        }
        let (asked, of) = read(body).ok_or(Outcome::Malformed)?;
        if of.is_some_and(|of| of != application.to_string()) {
            return Err(Outcome::Foreign);
        }
        Ok(asked)
    }
}

/// What a body asks, and of which application.
fn read(body: &[u8]) -> Option<(Asked, Option<String>)> {
    #[derive(Deserialize)]
    struct Kind {
        r#type: u64,
        application_id: Option<String>,
    }
    // Text that is no JSON is refused here: what follows takes it for JSON.
    let whole: Box<RawValue> = serde_json::from_slice(body).ok()?;
    // Serde also reads a struct from a list.
    let kind: Kind = serde_json::from_str(whole.get()).ok().filter(|_| whole.get().starts_with('{'))?;
    let asked = if kind.r#type == PING { Asked::Ping } else { Asked::Interaction(whole) };
    Some((asked, kind.application_id))
}

#[cfg(test)]
mod tests {
    use ed25519_dalek::{Signer as _, SigningKey};
    use proptest::prelude::*;

    use super::*;

    const NOW: u64 = 1_795_000_000;
    const OURS: u64 = 42;

    fn signed(timestamp: &str, body: &[u8]) -> (PublicKey, Claim) {
        let secret = SigningKey::from_bytes(&[7; 32]);
        let hex = |bytes: &[u8]| bytes.iter().map(|byte| format!("{byte:02x}")).collect::<String>();
        let signature = secret.sign(&[timestamp.as_bytes(), body].concat()).to_bytes();
        let claim = Claim { signature: hex(&signature), timestamp: timestamp.to_owned() };
        (PublicKey::parse(&hex(secret.verifying_key().as_bytes())).unwrap(), claim)
    }

    fn checked(timestamp: &str, body: &[u8]) -> Result<Asked, Outcome> {
        let (key, claim) = signed(timestamp, body);
        claim.check(&key, OURS, NOW, body)
    }

    #[test]
    fn a_ping_is_a_ping_and_an_interaction_is_passed_on_as_it_came() {
        let now = NOW.to_string();
        assert!(matches!(checked(&now, br#"{"id": "1", "type": 1}"#), Ok(Asked::Ping)));
        let body = r#"{"id": "1",  "type":2, "odd": [1, 2.50]}"#;
        let Ok(Asked::Interaction(raw)) = checked(&now, body.as_bytes()) else { panic!("an interaction") };
        assert_eq!(raw.get(), body);
    }

    #[test]
    fn request_for_another_application_is_refused() {
        for kind in [PING, 2] {
            for (application, ours) in [("\"42\"", true), ("null", true), ("\"43\"", false), ("\"042\"", false)] {
                let body = format!("{{\"type\": {kind}, \"application_id\": {application}}}");
                let outcome = checked(&NOW.to_string(), body.as_bytes());
                assert_eq!(outcome.is_ok(), ours, "{body}");
                assert!(ours || matches!(outcome, Err(Outcome::Foreign)), "{body}");
            }
        }
    }

    #[test]
    fn signature_holds_for_five_minutes_in_both_directions() {
        for (at, sound) in
            [(NOW - WINDOW - 1, false), (NOW - WINDOW, true), (NOW + WINDOW, true), (NOW + WINDOW + 1, false)]
        {
            let outcome = checked(&at.to_string(), br#"{"type": 1}"#);
            assert_eq!(outcome.is_ok(), sound, "{at}: {outcome:?}");
            assert!(sound || matches!(outcome, Err(Outcome::Stale)));
        }
    }

    #[test]
    fn what_is_signed_and_no_interaction_is_malformed() {
        let odd: [&[u8]; 10] = [
            b"",
            b"{",
            b"[]",
            b"[1]",
            b"{}",
            br#"{"type": "2"}"#,
            br#"{"type": -1}"#,
            br#"{"type":2} x"#,
            b"\xff\xfe",
            b"null",
        ];
        for body in odd {
            assert!(matches!(checked(&NOW.to_string(), body), Err(Outcome::Malformed)), "{body:?}");
        }
    }

    #[test]
    fn headers_that_are_missing_or_odd_claim_nothing() {
        let headers = |signature: Option<&[u8]>, timestamp: Option<&[u8]>| {
            let mut headers = HeaderMap::new();
            for (name, value) in [(SIGNATURE, signature), (TIMESTAMP, timestamp)] {
                value.map(|value| headers.insert(name, value.try_into().unwrap()));
            }
            Claim::of(&headers)
        };
        assert!(headers(Some(b"00"), Some(b"1795000000")).is_some());
        let long = b"1".repeat(DIGITS + 1);
        for (signature, timestamp) in [
            (None, None),
            (Some(&b"00"[..]), None),
            (None, Some(&b"1795000000"[..])),
            (Some(b"00"), Some(b"")),
            (Some(b"00"), Some(b"-1")),
            (Some(b"00"), Some(b"+1795000000")),
            (Some(b"00"), Some(b" 1795000000")),
            (Some(b"00"), Some(&long)),
            (Some(b"\xff"), Some(b"1795000000")),
        ] {
            assert_eq!(headers(signature, timestamp), None, "{timestamp:?}");
        }
    }

    proptest! {
        /// Any other change makes the signature invalid.
        #[test]
        fn one_changed_bit_is_enough(body in ".{0,200}", at in any::<proptest::sample::Index>(), bit in 0_u8..8) {
            let timestamp = NOW.to_string();
            let (key, claim) = signed(&timestamp, body.as_bytes());
            prop_assert!(!matches!(claim.check(&key, OURS, NOW, body.as_bytes()), Err(Outcome::Unsigned)));
            let mut signed = [timestamp.as_bytes(), body.as_bytes()].concat();
            let at = at.index(signed.len());
            signed[at] ^= 1 << bit;
            let (time, other) = signed.split_at(timestamp.len());
            let claim = std::str::from_utf8(time).ok().and_then(|time| Claim::new(claim.signature, time.to_owned()));
            if let Some(claim) = claim {
                prop_assert!(matches!(claim.check(&key, OURS, NOW, other), Err(Outcome::Unsigned)));
            }
        }

        #[test]
        fn nothing_that_anybody_sends_panics(
            signature in "\\PC{0,140}", timestamp in "\\PC{0,30}", body in proptest::collection::vec(any::<u8>(), 0..300),
        ) {
            let (key, _) = signed("1", b"");
            if let Some(claim) = Claim::new(signature, timestamp) {
                prop_assert!(matches!(claim.check(&key, OURS, NOW, &body), Err(Outcome::Unsigned)));
            }
            let signed = checked(&NOW.to_string(), &body);
            prop_assert!(matches!(signed, Ok(_) | Err(Outcome::Malformed)));
        }
    }
}
