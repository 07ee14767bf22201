//! What went over the wire: every REST request with its answer, and what the bot did wrong.

use super::snowflake::Id;
use serde_json::Value;

/// A REST request and its answer.
#[derive(Debug, Clone)]
pub struct Exchange {
    /// `GET`, `POST` ...
    pub method: String,
    /// The route as Discord's OpenAPI document writes it; empty for a route this sandbox does not have.
    pub template: String,
    /// The path that was asked, without `/api/v10`.
    pub path: String,
    /// The query string.
    pub query: String,
    /// The JSON body (of a multipart request its `payload_json`), or null.
    pub request: Value,
    /// Names of the files that came along.
    pub files: Vec<String>,
    /// HTTP status of the answer.
    pub status: u16,
    /// JSON body of the answer, or null.
    pub response: Value,
    /// When the request came, in milliseconds since 1970.
    pub at_ms: u64,
    /// For interaction routes: the interaction, and how long after it was sent this answer came, in milliseconds.
    pub after_interaction: Option<(Id, u64)>,
    /// The status was made up by a fault a test asked for.
    pub injected: bool,
}

/// What sort of mistake.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ViolationKind {
    /// A payload that Discord refuses (50035 and its like).
    Form,
    /// A route or method that this sandbox does not know.
    UnknownRoute,
    /// An answer after the three seconds, or a follow-up after the fifteen minutes.
    Late,
    /// A second first answer.
    AnsweredTwice,
    /// Ran into a rate limit.
    RateLimited,
    /// A gateway frame that Discord refuses.
    Gateway,
}

impl ViolationKind {
    /// A word for the page.
    pub fn word(self) -> &'static str {
        match self {
            Self::Form => "form",
            Self::UnknownRoute => "unknown route",
            Self::Late => "late",
            Self::AnsweredTwice => "answered twice",
            Self::RateLimited => "rate limited",
            Self::Gateway => "gateway",
        }
    }
}

/// Something the bot did wrong.
#[derive(Debug, Clone)]
pub struct Violation {
    /// When, in milliseconds since 1970.
    pub at_ms: u64,
    /// What sort.
    pub kind: ViolationKind,
    /// The method and path, or the gateway.
    pub place: String,
    /// What was wrong: Discord's sentence.
    pub message: String,
    /// The tree of errors of a form.
    pub errors: Value,
}

/// Both lists. The older half of the exchanges is forgotten when there are too many.
#[derive(Debug, Default)]
pub(super) struct Journal {
    pub exchanges: Vec<Exchange>,
    pub violations: Vec<Violation>,
    /// How many answers had status 401, 403 or 429: Discord bans an address after 10,000 in ten minutes.
    pub invalid_requests: u64,
}

/// So many exchanges are remembered.
const MOST_EXCHANGES: usize = 50_000;

/// So many violations are remembered.
const MOST_VIOLATIONS: usize = 1_000;

impl Journal {
    /// Remembers an exchange.
    pub(super) fn record(&mut self, exchange: Exchange) {
        self.invalid_requests += u64::from(matches!(exchange.status, 401 | 403 | 429));
        if self.exchanges.len() >= MOST_EXCHANGES {
            self.exchanges.drain(..MOST_EXCHANGES / 2);
        }
        self.exchanges.push(exchange);
    }

    /// Remembers a mistake; beyond a thousand the first ones tell enough.
    pub(super) fn note(&mut self, violation: Violation) {
        if self.violations.len() < MOST_VIOLATIONS {
            self.violations.push(violation);
        }
    }
}
