//! One request to Discord with a token, before a bot runs: whether Discord knows it, and what time it is there.

use jiff::Timestamp;
use jiff::fmt::rfc2822;
use reqwest::header::DATE;
use reqwest::{Method, Response};
use serde_json::Value;

use crate::bot::DiscordError;
use crate::http::{self, HttpClient, RestError};
use skald_config::{DiscordConfig, PublicKey, Secret};

/// What Discord answers.
pub struct Inquiry {
    /// How far the clock of this machine is ahead of Discord's, in seconds; `None` without an answer.
    pub ahead: Option<i64>,
    /// Whether a bot can run with the token.
    pub answer: Result<(), InquiryError>,
}

/// Why a bot cannot run with a token, at least now.
#[derive(Debug, thiserror::Error)]
pub enum InquiryError {
    #[error(transparent)]
    Refused(#[from] DiscordError),
    #[error("Discord cannot be asked: {0}")]
    Unanswered(#[from] RestError),
}

impl InquiryError {
    /// Whether the bot would end.
    pub const fn is_final(&self) -> bool {
        matches!(self, Self::Refused(_))
    }
}

/// Asks for the application of a token. `key` must be the application's, if there is one.
pub async fn inquire(config: &DiscordConfig, token: &Secret, key: Option<PublicKey>) -> Inquiry {
    let client = match HttpClient::new(config.api_url.as_ref()) {
        Ok(client) => client,
        Err(error) => return Inquiry { ahead: None, answer: Err(DiscordError::from(error).into()) },
    };
    match client.send(&Method::GET, "oauth2/applications/@me", Some(token), None).await {
        Ok(response) => Inquiry { ahead: ahead(&response), answer: judge(response, key).await },
        Err(error) => Inquiry { ahead: None, answer: Err(error.into()) },
    }
}

async fn judge(response: Response, key: Option<PublicKey>) -> Result<(), InquiryError> {
    match http::read::<Value>(response).await {
        Ok(application) => match application["verify_key"].as_str().and_then(PublicKey::parse) {
            Some(theirs) if key.is_some_and(|key| key != theirs) => {
                Err(DiscordError::PublicKey(Box::new(theirs)).into())
            }
            _ => Ok(()),
        },
        Err(error) if error.unauthorized() => Err(DiscordError::TokenRefused.into()),
        Err(error) => Err(error.into()),
    }
}

fn ahead(response: &Response) -> Option<i64> {
    let date = response.headers().get(DATE)?.to_str().ok()?;
    let theirs = rfc2822::parse(date).ok()?.timestamp();
    Some(Timestamp::now().as_second() - theirs.as_second())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::test_server::server;
    use skald_config::Config;

    async fn asked(head: &'static str, body: &str) -> Inquiry {
        let (url, _) = server(head, body.to_owned().into()).await;
        let config = DiscordConfig { api_url: Some(url), ..Config::default().discord };
        let key = PublicKey::parse(&"22".repeat(32));
        inquire(&config, &Secret::new("a.b.c"), key).await
    }

    #[tokio::test]
    async fn answer_tells_about_token_key_and_clock() {
        let sound = format!("{{\"id\":\"1\",\"verify_key\":\"{}\"}}", "22".repeat(32));
        let old = asked("200 OK\r\ndate: Sat, 28 Nov 2020 13:30:53 GMT", &sound).await;
        assert!(old.answer.is_ok() && old.ahead.unwrap() > 86_400, "{:?}", old.ahead);
        assert_eq!(asked("200 OK", &sound).await.ahead, None);
        let refused = asked("401 Unauthorized", "").await.answer.unwrap_err();
        assert!(refused.is_final() && refused.to_string().contains("refuses the token"));
        let other = asked("200 OK", &sound.replace("22", "11")).await.answer.unwrap_err();
        assert!(other.is_final() && other.to_string().contains("interactions.public_key"));
        let ill = asked("503 Service Unavailable", "").await.answer.unwrap_err();
        assert!(!ill.is_final() && ill.to_string().contains("503"));
    }
}
