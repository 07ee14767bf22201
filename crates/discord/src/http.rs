//! Requests to Discord's REST API, and their responses.
//!
//! At most [`BODY`] bytes of a response are read. No error contains a URL, since the URLs of interactions contain a
//! token.

use std::error::Error;
use std::iter::successors;
use std::time::Duration;

use reqwest::header::CONTENT_TYPE;
use reqwest::multipart::{Form, Part};
use reqwest::{Client, Method, RequestBuilder, Response, StatusCode, Url};
use serde::de::DeserializeOwned;
use serde_json::Value;

use crate::messages::clip::clip;
use crate::metrics;
use skald_config::Secret;

pub const DISCORD: &str = "https://discord.com";
/// The user agent in the form that Discord documents: an address and a version.
pub const USER_AGENT: &str =
    concat!("DiscordBot (", env!("CARGO_PKG_REPOSITORY"), ", ", env!("CARGO_PKG_VERSION"), ")");
const TIMEOUT: Duration = Duration::from_secs(10);
/// The timeout for connecting. Each address of a family gets its share of it, so that a silent one leaves time for the
/// next. The two families are tried side by side.
const CONNECT: Duration = Duration::from_secs(5);
/// The timeout of a request with a file, which takes long to send over a slow line.
const UPLOAD_TIMEOUT: Duration = Duration::from_secs(60);
/// How many idle connections are kept. As many presses at once need no new connection.
const IDLE: usize = 32;
/// The most bytes of a response that are read; Discord's are a hundredth of that.
pub const BODY: usize = 4 << 20;

/// How much of a refusal's text is kept, in UTF-16 units.
const MESSAGE: usize = 1000;

/// Discord's code for a message that does not exist.
pub const UNKNOWN_MESSAGE: u64 = 10_008;

/// Why a request failed.
#[derive(Debug, thiserror::Error)]
pub enum RestError {
    #[error("refused with status {status}, code {code}: {message}")]
    Refused {
        status: u16,
        /// Discord's code, or 0.
        code: u64,
        message: String,
    },
    /// A rate limit held back the request; it may be sent again after this time.
    #[error("rate limited for {wait:?}, code {code}")]
    Limited {
        wait: Duration,
        /// Discord's code, or 0.
        code: u64,
    },
    #[error("no connection: {0}")]
    Unconnected(String),
    #[error("not reachable: {0}")]
    Unreachable(String),
}

impl RestError {
    pub fn is(&self, codes: &[u64]) -> bool {
        matches!(self, Self::Refused { code, .. } if codes.contains(code))
    }

    pub const fn unauthorized(&self) -> bool {
        matches!(self, Self::Refused { status: 401, .. } | Self::Refused { code: 40_001, .. })
    }

    fn unreachable(error: reqwest::Error) -> Self {
        let unconnected = error.is_connect();
        let error = error.without_url();
        // Only the innermost cause says whether the name, the network or the certificate is at fault.
        let causes = successors(error.source(), |cause| (*cause).source());
        let why = causes.last().map_or_else(|| error.to_string(), ToString::to_string);
        if unconnected { Self::Unconnected(why) } else { Self::Unreachable(why) }
    }
}

/// A file to upload with a message: its name and its bytes.
pub type Upload<'a> = (&'a str, &'a [u8]);

/// The parts of an HTTP request to Discord.
#[derive(Clone, Copy)]
pub struct RequestParts<'a> {
    pub body: &'a Value,
    pub file: Option<Upload<'a>>,
}

impl<'a> RequestParts<'a> {
    pub const fn json(body: &'a Value) -> Self {
        Self { body, file: None }
    }
}

/// Sends requests to Discord, or to a server in its place.
pub struct HttpClient {
    client: Client,
    base: String,
}

impl HttpClient {
    /// A client of `base`, or of Discord.
    pub fn new(base: Option<&Url>) -> Result<Self, reqwest::Error> {
        let client = Client::builder().user_agent(USER_AGENT).timeout(TIMEOUT).connect_timeout(CONNECT);
        let client = client.pool_max_idle_per_host(IDLE).build()?;
        let base = base.map_or_else(|| DISCORD.to_owned(), |url| url.as_str().trim_end_matches('/').to_owned());
        Ok(Self { client, base })
    }

    /// Sends a request, with the bot's token unless the path contains its own.
    pub async fn send(
        &self,
        method: &Method,
        path: &str,
        token: Option<&Secret>,
        parts: Option<RequestParts<'_>>,
    ) -> Result<Response, RestError> {
        let mut request = self.client.request(method.clone(), format!("{}/api/v10/{path}", self.base));
        if let Some(token) = token {
            request = request.header("Authorization", format!("Bot {}", token.reveal()));
        }
        request = match parts {
            None => request,
            Some(RequestParts { body, file: None }) => request.json(body),
            Some(RequestParts { body, file: Some((name, bytes)) }) => {
                let file = Part::bytes(bytes.to_vec()).file_name(name.to_owned());
                let file = file.mime_str(media_type(name)).map_err(RestError::unreachable)?;
                request
                    .timeout(UPLOAD_TIMEOUT)
                    .multipart(Form::new().text("payload_json", body.to_string()).part("files[0]", file))
            }
        };
        sent(request).await
    }

    /// Exchanges a code of OAuth2 for a token; the form has the code and the client secret.
    pub async fn exchange(&self, form: &[(&str, &str)]) -> Result<Response, RestError> {
        sent(self.client.post(format!("{}/api/v10/oauth2/token", self.base)).form(form)).await
    }

    /// Asks whose token of OAuth2 this is.
    pub async fn person(&self, token: &Secret) -> Result<Response, RestError> {
        sent(self.client.get(format!("{}/api/v10/users/@me", self.base)).bearer_auth(token.reveal())).await
    }
}

async fn sent(request: RequestBuilder) -> Result<Response, RestError> {
    let answer = request.send().await;
    metrics::request(answer.as_ref().ok().map(|answer| answer.status().as_u16()));
    answer.map_err(RestError::unreachable)
}

/// The media type of a file, by the end of its name.
fn media_type(file: &str) -> &'static str {
    match file.rsplit_once('.').map_or("", |(_, end)| end) {
        "png" => "image/png",
        "gif" => "image/gif",
        "json" => "application/json",
        "txt" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}

/// Whether the limit of a 429 is shared with other applications.
pub fn shared(answer: &Response) -> bool {
    answer.headers().get("x-ratelimit-scope").is_some_and(|scope| scope == "shared")
}

/// The limit that a 429 reports.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limit {
    /// How long to wait: the longer of the times in header and body.
    pub wait: Duration,
    /// Whether all requests must wait.
    pub global: bool,
    /// Discord's code, or 0.
    pub code: u64,
}

impl Limit {
    pub async fn of(answer: Response) -> Self {
        let header = answer.headers().get("retry-after").and_then(|v| v.to_str().ok()?.parse::<f64>().ok());
        let global = answer.headers().contains_key("x-ratelimit-global");
        let body: Result<Value, _> = json_of(answer).await;
        // Without JSON it comes from a proxy such as Cloudflare, which limits the address.
        let global = global || body.is_err();
        let body = body.unwrap_or_default();
        let waits = [body["retry_after"].as_f64(), header].into_iter().flatten().map(seconds);
        Self {
            wait: waits.max().unwrap_or(Duration::from_secs(1)),
            global: global || body["global"] == true,
            code: body["code"].as_u64().unwrap_or_default(),
        }
    }
}

impl From<Limit> for RestError {
    fn from(limit: Limit) -> Self {
        Self::Limited { wait: limit.wait, code: limit.code }
    }
}

/// A wait in seconds as Discord writes it, at most an hour; an invalid one counts as one second.
pub fn seconds(seconds: f64) -> Duration {
    Duration::try_from_secs_f64(seconds).unwrap_or(Duration::from_secs(1)).min(Duration::from_secs(3600))
}

/// Reads the fields of `T` from the body of a response; its default if there is no body.
///
/// # Errors
/// A status other than 2xx; a body that is no JSON, or too long. A refusal without one of Discord's codes is a temporary
/// failure of a proxy. Exceptions are the token, the size, and a 400 that is no web page.
pub async fn read<T: DeserializeOwned + Default>(answer: Response) -> Result<T, RestError> {
    let status = answer.status();
    if status.is_success() {
        if status == StatusCode::NO_CONTENT {
            return Ok(T::default());
        }
        return json_of(answer).await;
    }
    if status.is_server_error() {
        return Err(RestError::Unreachable(format!("status {status}")));
    }
    let kind = answer.headers().get(CONTENT_TYPE);
    let is_page = kind.is_some_and(|kind| kind.as_bytes().starts_with(b"text/html"));
    let body: Value = json_of(answer).await.unwrap_or_default();
    let message = body["message"].as_str().unwrap_or("no message").to_owned();
    let details = body.get("errors").map(|errors| format!(" {errors}")).unwrap_or_default();
    let code = body["code"].as_u64().unwrap_or_default();
    let is_of_proxy = match status {
        StatusCode::UNAUTHORIZED | StatusCode::PAYLOAD_TOO_LARGE => false,
        StatusCode::BAD_REQUEST => is_page,
        _ => code == 0,
    };
    if is_of_proxy {
        // Such a response says nothing about a message, a channel or a person.
        return Err(RestError::Unreachable(format!("status {status} without a code of Discord's")));
    }
    let message = clip(&format!("{message}{details}"), MESSAGE);
    Err(RestError::Refused { status: status.as_u16(), code, message })
}

/// Parses the body of a response, unless it is longer than [`BODY`].
async fn json_of<T: DeserializeOwned>(mut answer: Response) -> Result<T, RestError> {
    let mut body = Vec::new();
    while let Some(chunk) = answer.chunk().await.map_err(RestError::unreachable)? {
        if body.len() + chunk.len() > BODY {
            return Err(RestError::Unreachable(format!("a response of more than {BODY} bytes")));
        }
        body.extend_from_slice(&chunk);
    }
    serde_json::from_slice(&body).map_err(|_| RestError::Unreachable("a response that is no JSON".to_owned()))
}

pub fn id(answer: &Value) -> Result<u64, RestError> {
    answer["id"].as_str().and_then(|id| id.parse().ok()).ok_or_else(|| unexpected(answer))
}

/// The error for a response of an undocumented shape; it names only the keys.
pub fn unexpected(answer: &Value) -> RestError {
    let keys: Vec<_> = answer.as_object().into_iter().flat_map(|object| object.keys()).collect();
    RestError::Unreachable(format!("a response of another shape, with {keys:?}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wait_is_at_most_an_hour_and_valid() {
        for (asked, wait) in [(0.75, 750), (1e9, 3_600_000), (f64::INFINITY, 1000), (f64::NAN, 1000), (-1.0, 1000)] {
            assert_eq!(seconds(asked).as_millis(), wait, "{asked}");
        }
    }

    #[tokio::test]
    async fn long_text_of_a_refusal_is_cut() {
        use crate::test_server::server;

        let long = format!(
            r#"{{"code": 50035, "message": "Invalid Form Body", "errors": {{"_": "{}"}}}}"#,
            "x".repeat(1 << 20)
        );
        let (url, _) = server("400 Bad Request", long.into()).await;
        let http = HttpClient::new(Some(&url)).unwrap();
        let answer = http.send(&Method::GET, "channels/1", None, None).await.unwrap();
        let error = read::<Value>(answer).await.unwrap_err().to_string();
        assert!(error.contains("Invalid Form Body") && error.len() < 2 * MESSAGE, "{} bytes", error.len());
    }

    #[tokio::test]
    async fn response_larger_than_its_bound_is_an_error() {
        use crate::test_server::server;

        for (length, is_read) in [(BODY, true), (BODY + 1, false)] {
            let body = format!("\"{}\"", "x".repeat(length - 2));
            let (url, _) = server("200 OK", body.into()).await;
            let http = HttpClient::new(Some(&url)).unwrap();
            let answer = http.send(&Method::GET, "channels/1", None, None).await.unwrap();
            assert_eq!(read::<Value>(answer).await.is_ok(), is_read, "{length} bytes");
        }
    }

    #[tokio::test]
    async fn connection_that_fails_names_its_cause_and_no_url() {
        let taken = std::net::TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap();
        let http = HttpClient::new(Some(&format!("http://{taken}").parse().unwrap())).unwrap();
        let error = http.send(&Method::GET, "webhooks/1/secret", None, None).await.unwrap_err().to_string();
        assert!(error.contains("no connection: Connection refused") && !error.contains("secret"), "{error}");
    }

    #[tokio::test]
    async fn refusal_without_a_code_of_discord_is_temporary() {
        use crate::test_server::server;

        for (status, body, passes) in [
            ("403 Forbidden", "<html>error 1020</html>", true),
            ("404 Not Found", "", true),
            ("403 Forbidden", r#"{"message": "Missing Access", "code": 50001}"#, false),
            ("404 Not Found", r#"{"message": "Unknown Channel", "code": 10003}"#, false),
            ("401 Unauthorized", r#"{"message": "401: Unauthorized", "code": 0}"#, false),
            ("413 Payload Too Large", "", false),
            ("401 Unauthorized", "", false),
            ("400 Bad Request\r\ncontent-type: text/html; charset=utf-8", "<html>nginx</html>", true),
            ("408 Request Timeout", "", true),
            ("423 Locked", r#"{"message": "423: Locked", "code": 0}"#, true),
            ("400 Bad Request", r#"{"message": "400: Bad Request", "code": 0}"#, false),
        ] {
            let (url, _) = server(status, body.into()).await;
            let http = HttpClient::new(Some(&url)).unwrap();
            let answer = http.send(&Method::GET, "channels/1", None, None).await.unwrap();
            let error = read::<Value>(answer).await.unwrap_err();
            assert_eq!(matches!(error, RestError::Unreachable(_)), passes, "{status} {body}: {error}");
        }
    }
}
