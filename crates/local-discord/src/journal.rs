//! The journal: every REST request with its response, and the bot's violations.

use super::snowflake::Id;
use serde_json::Value;

/// A REST request and its response.
#[derive(Debug, Clone, Default)]
pub struct Exchange {
    /// `GET`, `POST` ...
    pub method: String,
    /// The route as in Discord's OpenAPI document; empty for an unknown route.
    pub template: String,
    /// The requested path, without `/api/v10`.
    pub path: String,
    pub query: String,
    /// The JSON body (of a multipart request its `payload_json`), or null.
    pub request: Value,
    /// The names of the uploaded files.
    pub files: Vec<String>,
    /// HTTP status of the answer.
    pub status: u16,
    /// JSON body of the answer, or null.
    pub response: Value,
    /// When the request arrived, in milliseconds since 1970.
    pub at_ms: u64,
    /// For interaction routes: the interaction, and the time from its event to this response, in milliseconds.
    pub after_interaction: Option<(Id, u64)>,
    /// Whether an injected fault produced the response.
    pub injected: bool,
}

/// The kind of a violation.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ViolationKind {
    /// An invalid payload (50035 and similar).
    Form,
    /// A route or method that this sandbox does not know.
    UnknownRoute,
    /// A response after the three seconds, or a follow-up after the fifteen minutes.
    Late,
    /// A second first response to the same interaction, except a retry after a lost receipt.
    AnsweredTwice,
    /// A request over a rate limit.
    RateLimited,
    /// An invalid gateway frame.
    Gateway,
    /// An invalid response of the interactions endpoint.
    Endpoint,
}

impl ViolationKind {
    /// The key of this kind on the page.
    pub fn word(self) -> &'static str {
        match self {
            Self::Form => "form",
            Self::UnknownRoute => "unknown route",
            Self::Late => "late",
            Self::AnsweredTwice => "answered twice",
            Self::RateLimited => "rate limited",
            Self::Gateway => "gateway",
            Self::Endpoint => "interactions endpoint",
        }
    }
}

/// A violation of the bot.
#[derive(Debug, Clone)]
pub struct Violation {
    /// The time of the violation, in milliseconds since 1970.
    pub at_ms: u64,
    pub kind: ViolationKind,
    /// The method and path, or the gateway.
    pub place: String,
    pub message: String,
    /// The error tree of a form.
    pub errors: Value,
}

/// The exchanges and violations. The journal drops the older half of the exchanges when there are too many.
#[derive(Debug)]
pub struct Journal {
    pub exchanges: Vec<Exchange>,
    /// The maximum number of exchanges in the journal.
    most_exchanges: usize,
    pub violations: Vec<Violation>,
    /// How many responses had status 401, 403 or 429: Discord bans an address after 10,000 in ten minutes.
    pub invalid_requests: u64,
}

/// The maximum number of violations in the journal.
const MAX_VIOLATIONS: usize = 1_000;

impl Journal {
    /// An empty journal that keeps this many exchanges.
    pub(super) const fn keeping(most_exchanges: usize) -> Self {
        Self { exchanges: Vec::new(), most_exchanges, violations: Vec::new(), invalid_requests: 0 }
    }

    pub(super) fn record(&mut self, exchange: Exchange) {
        self.invalid_requests += u64::from(matches!(exchange.status, 401 | 403 | 429));
        if self.exchanges.len() >= self.most_exchanges {
            self.exchanges.drain(..self.exchanges.len().div_ceil(2));
        }
        if self.most_exchanges > 0 {
            self.exchanges.push(exchange);
        }
    }

    /// Adds a violation, up to a limit.
    pub(super) fn note(&mut self, violation: Violation) {
        if self.violations.len() < MAX_VIOLATIONS {
            self.violations.push(violation);
        }
    }
}
