//! The door of the public sandbox: it leads each visitor to their own local Discord.
//!
//! A cookie holds the secret of the visit; other sites can neither read nor send it. REST and gateway of a local Discord
//! are not reached from here.

use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;

use anyhow::Context as _;
use axum::Router;
use axum::body::Body;
use axum::extract::State;
use axum::http::{HeaderMap, Method, Request, StatusCode, header};
use axum::response::{IntoResponse as _, Redirect, Response};
use skald::connections;
use skald::sandbox::is_foreign;
use skald::words::{Locale, Words, args};
use tokio::net::TcpListener;
use tokio::time::Instant;
use tokio_util::sync::CancellationToken;

use super::visits::Visits;

const COOKIE: &str = "skald_visit";
const POLICY: &str =
    "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";
/// The files that a visit has open, about.
const DESCRIPTORS: usize = 11;
/// Seconds until a visitor may ask again for a place.
const RETRY: &str = "120";

/// Serves visitors until it is stopped.
///
/// # Errors
/// The address is taken.
pub(super) async fn serve(visits: Visits, address: SocketAddr, stop: CancellationToken) -> anyhow::Result<()> {
    let taken = || format!("choose another port than {} with --port", address.port());
    let listener = TcpListener::bind(address).await.with_context(taken)?;
    println!("Skald plays on http://{} for visitors.", listener.local_addr()?);
    println!("Put a proxy with TLS in front of it. Nothing is kept. Ctrl-C stops.");
    println!("The proxy must send X-Forwarded-For: without it one client may take all {} places.", visits.most());
    check_descriptors(visits.most());
    let visits = Arc::new(visits);
    let router = Router::new().fallback(answer).with_state(Arc::clone(&visits));
    let serving = connections::serve(listener, router, super::CONNECTIONS, stop.clone());
    tokio::join!(serving, visits.keep(&stop));
    Ok(())
}

/// Warns if the process may open too few files for all visits.
fn check_descriptors(most: usize) {
    let wanted = most * DESCRIPTORS + super::CONNECTIONS;
    let limits = std::fs::read_to_string("/proc/self/limits").unwrap_or_default();
    let allowed =
        limits.lines().find_map(|line| line.strip_prefix("Max open files")?.split_whitespace().next()?.parse().ok());
    if let Some(allowed) = allowed.filter(|allowed: &usize| *allowed < wanted) {
        println!(
            "This process may open {allowed} files, and {most} visitors may need {wanted}: run `ulimit -n {wanted}` before."
        );
    }
}

async fn answer(State(visits): State<Arc<Visits>>, request: Request<Body>) -> Response {
    let secret = cookie(request.headers());
    let visit = secret.and_then(|secret| visits.find(secret));
    let path = request.uri().path();
    match (visit, request.method(), path) {
        (_, &Method::GET, "/welcome.css") => {
            ([(header::CONTENT_TYPE, "text/css; charset=utf-8")], include_str!("welcome.css")).into_response()
        }
        (Some(_), &Method::POST, "/enter") => Redirect::to("/").into_response(),
        (Some(visit), ..) => visit.serve(request).await,
        (None, &Method::POST, "/enter") => enter(&visits, request.headers()).await,
        (None, &Method::GET, "/") => {
            let greeting = if secret.is_some() { "visit-forgotten" } else { "visit-lead" };
            welcome(StatusCode::OK, greeting, request.headers())
        }
        // The page then loads again, and shows the welcome.
        (None, ..) => StatusCode::UNAUTHORIZED.into_response(),
    }
}

async fn enter(visits: &Visits, headers: &HeaderMap) -> Response {
    if is_foreign(headers) {
        return StatusCode::FORBIDDEN.into_response();
    }
    match visits.begin(client(headers), Instant::now()).await {
        Ok(Some(secret)) => {
            let secure = headers.get("x-forwarded-proto").is_some_and(|proto| proto == "https");
            let only = if secure { "; Secure" } else { "" };
            let cookie = format!("{COOKIE}={secret}; Path=/; HttpOnly; SameSite=Strict{only}");
            ([(header::SET_COOKIE, cookie)], Redirect::to("/")).into_response()
        }
        Ok(None) => welcome(StatusCode::SERVICE_UNAVAILABLE, "visit-full", headers),
        Err(error) => {
            tracing::error!(error = format!("{error:#}"), "a visit cannot begin");
            welcome(StatusCode::SERVICE_UNAVAILABLE, "visit-failed", headers)
        }
    }
}

/// The page before a visit, in the language of the browser.
fn welcome(status: StatusCode, greeting: &str, headers: &HeaderMap) -> Response {
    let locale = language(headers);
    let say = |key: &str| Words::say(locale, key, &args([]));
    let page = include_str!("welcome.html")
        .replace("{language}", locale.tag())
        .replace("{greeting}", &say(greeting))
        .replace("{kept}", &say("visit-kept"))
        .replace("{enter}", &say("visit-enter"));
    let headers = [
        (header::CONTENT_TYPE, "text/html; charset=utf-8"),
        (header::CONTENT_SECURITY_POLICY, POLICY),
        (header::CACHE_CONTROL, "no-store"),
        (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    ];
    let mut response = (status, headers, page).into_response();
    if status == StatusCode::SERVICE_UNAVAILABLE {
        response.headers_mut().insert(header::RETRY_AFTER, header::HeaderValue::from_static(RETRY));
    }
    response
}

/// The client that the proxy names, by its address. Of an IPv6 address the network counts, since a client has many.
fn client(headers: &HeaderMap) -> Option<String> {
    // Entries before the last one are the client's own claim.
    let named = headers.get_all("x-forwarded-for").into_iter().next_back()?.to_str().ok()?;
    let address = named.rsplit(',').next()?.trim();
    Some(match address.parse() {
        Ok(IpAddr::V6(address)) => format!("{:x?}", &address.segments()[..4]),
        _ => address.to_owned(),
    })
}

/// The secret of the visit.
fn cookie(headers: &HeaderMap) -> Option<&str> {
    let sent = headers.get_all(header::COOKIE).into_iter().filter_map(|value| value.to_str().ok());
    let mut pairs = sent.flat_map(|line| line.split(';')).filter_map(|pair| pair.trim().split_once('='));
    pairs.find(|(name, _)| *name == COOKIE).map(|(_, secret)| secret)
}

/// The first language that the browser names and Skald speaks.
fn language(headers: &HeaderMap) -> Locale {
    let wanted = headers.get(header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let mut tags = wanted.split(',').filter_map(|entry| entry.split([';', '-']).next()).map(str::trim);
    tags.find_map(|tag| Locale::ALL.into_iter().find(|locale| locale.tag().eq_ignore_ascii_case(tag)))
        .unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use axum::http::{HeaderName, HeaderValue};

    use super::*;

    fn headers(name: HeaderName, value: &'static str) -> HeaderMap {
        HeaderMap::from_iter([(name, HeaderValue::from_static(value))])
    }

    #[test]
    fn client_is_the_one_that_the_proxy_names() {
        let of = |line| client(&headers(HeaderName::from_static("x-forwarded-for"), line));
        assert_eq!(of("6.6.6.6, 203.0.113.7").as_deref(), Some("203.0.113.7"));
        assert_eq!(of("2001:db8:1:2::3"), of("2001:db8:1:2:ffff::9"));
        assert_ne!(of("2001:db8:1:2::3"), of("2001:db8:1:3::3"));
        assert_eq!(client(&HeaderMap::new()), None);
    }

    #[test]
    fn language_is_the_first_known_one_of_the_browser() {
        let of = |wanted| language(&headers(header::ACCEPT_LANGUAGE, wanted));
        assert_eq!(
            (of("tlh, fr-CA;q=0.8, en"), of("ES"), of("tlh"), of("")),
            (Locale::Fr, Locale::Es, Locale::En, Locale::En)
        );
    }

    #[test]
    fn secret_is_found_among_other_cookies() {
        let of = |line| cookie(&headers(header::COOKIE, line)).map(str::to_owned);
        assert_eq!(of("a=b; skald_visit=S3cret; c=d").as_deref(), Some("S3cret"));
        assert_eq!(of("not_skald_visit=x"), None);
    }
}
