//! Checks requests of the page: where they come from, and what they ask.

use axum::http::header::{ACCEPT_LANGUAGE, AUTHORIZATION, ORIGIN};
use axum::http::{HeaderMap, HeaderName, StatusCode};
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use serde_json::json;
use sha2::{Digest as _, Sha256};

use skald_core::canvas::palette::{Look, Theme};
use skald_core::title::{Frame, RenderOptions};
use skald_core::words::{Locale, Voice};
use skald_table::{DecisionId, IdempotencyKey};

const FETCH_SITE: HeaderName = HeaderName::from_static("sec-fetch-site");

/// How the page shows a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize)]
pub struct Shown {
    #[serde(default)]
    light: u8,
    #[serde(default)]
    contrast: u8,
    /// Whether the whole board is shown to a person who may choose.
    #[serde(default)]
    whole: u8,
}

impl Shown {
    pub const fn render(self) -> RenderOptions {
        let theme = if self.light == 1 { Theme::Light } else { Theme::Dark };
        let frame = if self.whole == 1 { Frame::Whole } else { Frame::Choices };
        RenderOptions { look: Look { theme, contrast: self.contrast == 1 }, frame }
    }
}

/// What a person does. Without a choice it takes back the last step.
#[derive(Debug, Deserialize)]
pub struct Deed {
    decision: u64,
    pub choice: Option<String>,
    /// A text that names this tap. A repeated request has the same.
    key: String,
}

impl Deed {
    pub const fn decision(&self) -> DecisionId {
        DecisionId(self.decision)
    }

    /// The idempotency key of the tap. It depends on the link, so no page can name the request of another person.
    pub fn key(&self, link: &str) -> IdempotencyKey {
        let digest = Sha256::new().chain_update(link).chain_update([0]).chain_update(&self.key).finalize();
        let mut first = [0; 8];
        first.copy_from_slice(&digest[..8]);
        IdempotencyKey(u64::from_be_bytes(first))
    }
}

/// Why a request is refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// Another page sends it.
    Foreign,
    /// Its link is unknown, over or withdrawn.
    Gone,
    Unreadable,
    Busy,
    /// The person asks too fast; the sentence says how long to wait.
    TooFast(String),
    /// The game refuses it, in a sentence.
    Told(String),
}

impl Refusal {
    /// The response, in the language of the browser where the refusal has no sentence yet.
    pub fn respond(self, locale: Locale) -> Response {
        let word = |key| Voice::new(locale, Vec::new()).word(key);
        let (status, error) = match self {
            Self::Foreign => (StatusCode::FORBIDDEN, word("tap-foreign")),
            Self::Gone => (StatusCode::UNAUTHORIZED, word("tap-gone")),
            Self::Unreadable => (StatusCode::BAD_REQUEST, word("tap-unreadable")),
            Self::Busy => (StatusCode::SERVICE_UNAVAILABLE, word("tap-busy")),
            Self::TooFast(sentence) => (StatusCode::TOO_MANY_REQUESTS, sentence),
            Self::Told(sentence) => (StatusCode::CONFLICT, sentence),
        };
        (status, axum::Json(json!({ "error": error }))).into_response()
    }
}

/// The token of a request.
pub fn token(headers: &HeaderMap) -> Option<&str> {
    headers.get(AUTHORIZATION)?.to_str().ok()?.strip_prefix("Bearer ")
}

/// The language of the browser.
pub fn locale(headers: &HeaderMap) -> Locale {
    let languages = headers.get(ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok());
    Locale::from_tag(languages.and_then(|languages| languages.split([',', ';']).next()).unwrap_or_default().trim())
}

/// Whether another page than the one of these origins sends a request. A change must name its origin; browsers do.
pub fn is_foreign(headers: &HeaderMap, origins: &[String], changes: bool) -> bool {
    let site = headers.get(FETCH_SITE).is_some_and(|site| site != "same-origin");
    let named = headers.get(ORIGIN).map(|named| origins.iter().any(|origin| named == origin.as_str()));
    site || !named.unwrap_or(!changes)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn headers(list: &[(&'static str, &'static str)]) -> HeaderMap {
        list.iter().map(|(name, value)| (HeaderName::from_static(name), value.parse().unwrap())).collect()
    }

    #[test]
    fn only_the_own_page_may_ask() {
        let own = ["https://board.example".to_owned(), "https://7.discordsays.com".to_owned()];
        for (list, reads, changes) in [
            (&[][..], true, false),
            (&[("origin", "https://board.example")][..], true, true),
            (&[("origin", "https://board.example"), ("sec-fetch-site", "same-origin")][..], true, true),
            (&[("sec-fetch-site", "same-origin")][..], true, false),
            (&[("origin", "https://evil.example")][..], false, false),
            (&[("origin", "null")][..], false, false),
            (&[("origin", "https://7.discordsays.com"), ("sec-fetch-site", "same-origin")][..], true, true),
            (&[("origin", "https://8.discordsays.com"), ("sec-fetch-site", "same-origin")][..], false, false),
            (&[("origin", "https://board.example"), ("sec-fetch-site", "same-site")][..], false, false),
            (&[("sec-fetch-site", "cross-site")][..], false, false),
            (&[("sec-fetch-site", "none")][..], false, false),
        ] {
            let headers = headers(list);
            assert_eq!([false, true].map(|change| !is_foreign(&headers, &own, change)), [reads, changes], "{list:?}");
        }
    }

    #[test]
    fn tap_has_a_key_of_its_own_for_each_link() {
        let deed = |key: &str| Deed { decision: 1, choice: None, key: key.to_owned() };
        assert_eq!(deed("a").key("x"), deed("a").key("x"));
        assert_ne!(deed("a").key("x"), deed("a").key("y"));
        assert_ne!(deed("a").key("x"), deed("b").key("x"));
    }

    #[test]
    fn language_is_the_first_of_the_browser() {
        for (languages, expected) in [("de-AT,de;q=0.9,en", Locale::De), ("fr", Locale::Fr), ("xx", Locale::En)] {
            assert_eq!(locale(&headers(&[("accept-language", languages)])), expected);
        }
    }
}
