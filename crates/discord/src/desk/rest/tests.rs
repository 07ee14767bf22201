//! Tests of the REST client against a server with scripted responses.

use std::sync::atomic::Ordering;

use proptest::prelude::*;
use serde_json::json;

use super::*;
use crate::http::BODY;
use crate::test_server::{scripted, server};
use skald_table::PersonId;

#[tokio::test]
async fn open_breaker_holds_back_only_requests_that_can_wait() {
    let (url, asked) = server("403 Forbidden", br#"{"code":50001}"#.to_vec()).await;
    let rest =
        RestClient::new(Some(&url), Secret::new("a.token"), NonZeroU32::MAX, Arc::new(Breaker::opening_at(5))).unwrap();
    let body = json!({});
    for channel in 1..=5 {
        let refused = rest.post(channel, &body, None).await;
        assert!(matches!(refused, Err(RestError::Refused { status: 403, .. })), "{refused:?}");
    }
    for channel in 6..=20 {
        let held =
            [rest.post(channel, &body, None).await.map(drop), rest.edit(channel, 1, &body, None).await.map(drop)];
        for held in held {
            assert!(matches!(held, Err(RestError::Limited { wait, .. }) if wait > LONGEST_SLEEP), "{held:?}");
        }
    }
    assert_eq!(asked.load(Ordering::SeqCst), 5);
    let essential = rest.gateway().await;
    assert!(matches!(essential, Err(RestError::Refused { status: 403, .. })), "{essential:?}");
    assert_eq!(asked.load(Ordering::SeqCst), 6);
}

/// Cloudflare limits an address and says so without JSON.
#[tokio::test]
async fn limit_without_json_holds_for_all_requests() {
    for (body, asked_for) in [("<html>error 1015</html>", 1), (r#"{"retry_after": 60, "code": 0}"#, 2)] {
        let (url, asked) = server("429 Too Many Requests\r\nretry-after: 60", body.into()).await;
        let rest = client(Some(&url));
        for channel in 1..=2 {
            let held = rest.post(channel, &json!({}), None).await.map(drop);
            assert!(matches!(held, Err(RestError::Limited { wait, .. }) if wait > LONGEST_SLEEP), "{held:?}");
        }
        assert_eq!(asked.load(Ordering::SeqCst), asked_for, "{body}");
    }
}

#[tokio::test]
async fn requests_wait_for_the_global_limit_in_order() {
    let rest = RestClient::new(None, Secret::new("a.token"), NonZeroU32::new(40).unwrap(), Arc::default()).unwrap();
    let rest = Arc::new(rest);
    let sent = Arc::new(Mutex::new(Vec::new()));
    let mut requests = tokio::task::JoinSet::new();
    for number in 1..=80 {
        let rest = Arc::clone(&rest);
        let sent = Arc::clone(&sent);
        requests.spawn(async move {
            // The order of the responses does not count: of two requests sent in order, either may be answered first.
            rest.take_turn().await;
            sent.lock().unwrap().push(number);
        });
        tokio::task::yield_now().await;
    }
    requests.join_all().await;
    let sent = sent.lock().unwrap();
    assert!(sent.is_sorted(), "{sent:?}");
}

#[tokio::test]
async fn endless_response_is_not_read_to_its_end() {
    let mut body = b"{\"id\": \"1\", \"junk\": \"".to_vec();
    body.resize(BODY + 1, b'x');
    let (url, _) = server("200 OK", body).await;
    let rest = RestClient::new(Some(&url), Secret::new("a.token"), NonZeroU32::MAX, Arc::default()).unwrap();
    let error = rest.application().await.unwrap_err().to_string();
    assert!(error.contains("more than"), "{error}");
}

#[test]
fn backoff_of_a_lane_grows_to_30_s_and_ends_with_an_outage() {
    let mut lane = Lane::default();
    (0..20).for_each(|_| lane.failed("post", 3));
    let rest = |lane: &Lane, outages| lane.ready("post", outages).map(|until| until - Instant::now());
    assert!(rest(&lane, 3).is_some_and(|rest| rest <= LONGEST_WAIT && rest > LONGEST_WAIT / 2));
    assert_eq!((rest(&lane, 4), lane.ready("edit", 3)), (None, None));
}

#[tokio::test(start_paused = true)]
async fn backoff_of_a_route_doubles_from_half_a_second() {
    let mut lane = Lane::default();
    let mut rests = Vec::new();
    for _ in 0..8 {
        lane.failed("post", 0);
        rests.push((lane.ready("post", 0).unwrap() - Instant::now()).as_millis());
    }
    assert_eq!(rests, [500, 1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]);
}

#[test]
fn only_a_used_up_window_is_read_from_the_headers() {
    let rest = |remaining: &'static str, after: &'static str| {
        let headers = [("x-ratelimit-remaining", remaining), ("x-ratelimit-reset-after", after)];
        exhausted(&headers.into_iter().map(|(name, value)| (name.parse().unwrap(), value.parse().unwrap())).collect())
    };
    assert_eq!(rest("0", "1.5"), Some(Duration::from_millis(1500)));
    assert_eq!((rest("1", "1.5"), rest("0", "soon"), exhausted(&HeaderMap::new())), (None, None, None));
}

fn client(url: Option<&Url>) -> RestClient {
    RestClient::new(url, Secret::new("a.token"), NonZeroU32::MAX, Arc::default()).unwrap()
}

#[tokio::test]
async fn names_of_channels_and_servers_come_from_discord() {
    let names = async |body: &str| {
        let (url, _) = server("200 OK", body.as_bytes().to_vec()).await;
        let rest = client(Some(&url));
        [rest.channel_name(5).await.unwrap(), rest.server_name(6).await.unwrap()]
    };
    let fjord = || Some("fjord".to_owned());
    assert_eq!(names(r#"{"id": "5", "name": "fjord"}"#).await, [fjord(), fjord()]);
    assert_eq!(names(r#"{"id": "5", "name": null}"#).await, [None, None]);
}

#[tokio::test]
async fn outage_ends_with_a_response_and_not_with_a_failure() {
    let ended = async |status: &'static str| {
        let (url, _) = server(status, b"{}".to_vec()).await;
        let rest = client(Some(&url));
        (0..3).for_each(|_| rest.outage.failed());
        tokio::time::pause();
        tokio::time::advance(Duration::from_secs(3)).await;
        tokio::time::resume();
        let _ = rest.edit(1, 1, &json!({}), None).await;
        rest.outage.count()
    };
    assert_eq!(ended("200 OK").await, 1);
    assert_eq!(ended("503 Service Unavailable").await, 0);
}

#[tokio::test]
async fn request_counts_once_for_each_process() {
    let breaker = Arc::new(Breaker::default());
    breaker.share_among(NonZeroU32::new(5).unwrap());
    let rest = RestClient::new(None, Secret::new("a.token"), NonZeroU32::new(10).unwrap(), breaker).unwrap();
    let begun = Instant::now();
    for _ in 0..3 {
        rest.take_turn().await;
    }
    assert!(begun.elapsed() >= Duration::from_millis(450), "{:?}", begun.elapsed());
}

#[tokio::test(start_paused = true)]
async fn backoff_begins_again_after_an_answer() {
    let failed = ("502 Bad Gateway".to_owned(), Vec::new());
    let answered = ("200 OK".to_owned(), br#"{"id":"1"}"#.to_vec());
    let (url, _) = scripted(vec![failed.clone(), answered, failed]).await;
    let rest = client(Some(&url));
    let mut failures = Vec::new();
    for _ in 0..3 {
        let _ = rest.edit(1, 1, &json!({}), None).await;
        failures.push(rest.lane(1).lock().await.failures);
    }
    assert_eq!(failures, [1, 0, 1]);
}

#[tokio::test]
async fn lane_in_backoff_is_kept() {
    let rest = client(None);
    rest.lane(1).lock().await.failed("a route", 0);
    for channel in 2..=LANES as u64 + 2 {
        drop(rest.lane(channel));
    }
    assert_eq!(rest.lane(1).lock().await.failures, 1);
}

#[tokio::test]
async fn lane_is_kept_while_few_exist_or_it_is_used() {
    let rest = client(None);
    rest.lane(1).lock().await.failures = 3;
    let failures = rest.lane(1).lock().await.failures;
    assert_eq!(failures, 3, "a failure is remembered");
    let used = rest.lane(1);
    for channel in 2..=LANES as u64 + 2 {
        drop(rest.lane(channel));
    }
    assert!(Arc::ptr_eq(&used, &rest.lane(1)));
    assert_eq!(rest.lanes.lock().unwrap().len(), 2, "the idle ones are gone");
}

/// Values that no header of Discord has.
const ODD: &[&str] =
    &["", "soon", "-1", "NaN", "inf", "1e400", "18446744073709551616", "0.000000001", "3600.1", "\u{e9}", "true"];

/// Statuses with or without a reason; none asks for a retry.
const STATUSES: &[&str] = &[
    "200 OK",
    "200",
    "201 Created",
    "204 No Content",
    "226 X",
    "299",
    "301 Moved",
    "304",
    "400",
    "404 ",
    "418",
    "500 X",
    "599",
];

/// Response heads with arbitrary rate-limit headers.
fn head() -> impl Strategy<Value = String> {
    let names =
        ["x-ratelimit-remaining", "x-ratelimit-reset-after", "x-ratelimit-global", "x-ratelimit-scope", "retry-after"];
    let values = ODD.iter().chain(&["0", "shared"]).copied().collect::<Vec<_>>();
    let header = (proptest::sample::select(names.to_vec()), proptest::sample::select(values));
    (proptest::sample::select(STATUSES.to_vec()), proptest::collection::vec(header, 0..5)).prop_map(
        |(status, headers)| {
            headers.iter().fold(status.to_owned(), |head, (name, value)| format!("{head}\r\n{name}: {value}"))
        },
    )
}

/// Response bodies of other shapes than Discord's.
fn body() -> impl Strategy<Value = Vec<u8>> {
    let odd = ["null", "7", "-1e300", "\"x\"", "\"18446744073709551616\"", "[]", "{}", "true", "\"1\""];
    let keys = ["id", "url", "verify_key", "name", "code", "message", "errors"];
    let field = (proptest::sample::select(keys.to_vec()), proptest::sample::select(odd.to_vec()));
    let fields = proptest::collection::vec(field, 0..6).prop_map(|fields| {
        let fields: Vec<_> = fields.iter().map(|(key, value)| format!("\"{key}\":{value}")).collect();
        format!("{{{}}}", fields.join(","))
    });
    let bare = proptest::sample::select(odd.to_vec()).prop_map(str::to_owned);
    prop_oneof![fields, bare, "\\PC{0,60}"].prop_map(String::into_bytes)
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 96, ..ProptestConfig::default() })]

    #[test]
    fn any_response_becomes_a_value_or_an_error(head in head(), body in body()) {
        let ask = async {
            let (url, _) = server(head, body).await;
            let rest = RestClient::new(Some(&url), Secret::new("a.token"), NonZeroU32::MAX, Arc::default()).unwrap();
            let parts = json!({});
            [
                rest.application().await.err(),
                rest.gateway().await.err(),
                rest.commands(1).await.err(),
                rest.post(1, &parts, None).await.err(),
                rest.edit(1, 1, &parts, None).await.err(),
                rest.delete(1, 1).await.err(),
                rest.count_after(1, 1, 9).await.err(),
                rest.direct(PersonId(1)).await.err(),
                rest.channel_name(1).await.err(),
                rest.server_name(1).await.err(),
            ]
        };
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
        let ended = runtime.block_on(async { tokio::time::timeout(Duration::from_secs(9), ask).await });
        for error in ended.expect("nothing waits").into_iter().flatten() {
            let said = error.to_string();
            prop_assert!(!said.is_empty() && !said.contains("a.token"), "{}", said);
        }
    }
}

#[tokio::test]
async fn invalid_retry_after_waits_a_second_or_is_returned() {
    let waits = ODD.iter().map(|odd| (format!("429 Too Many\r\nretry-after: {odd}"), "{}".to_owned()));
    let bodies = ODD.iter().map(|odd| {
        let head = "429\r\nx-ratelimit-global: true\r\nx-ratelimit-remaining: 0\r\nx-ratelimit-reset-after: 1e308";
        (head.to_owned(), format!("{{\"retry_after\":{odd},\"global\":[]}}"))
    });
    let mut asked = tokio::task::JoinSet::new();
    for (head, body) in waits.chain(bodies) {
        asked.spawn(async move {
            let (url, _) = server(head.clone(), body.clone().into_bytes()).await;
            let rest = RestClient::new(Some(&url), Secret::new("a.token"), NonZeroU32::MAX, Arc::default()).unwrap();
            let posted = tokio::time::timeout(LONGEST_SLEEP, rest.post(1, &json!({}), None)).await;
            (format!("{head} {body}"), posted.expect("it ends").err())
        });
    }
    for (what, error) in asked.join_all().await {
        let Some(RestError::Limited { wait, .. }) = error else { panic!("{what}: {error:?}") };
        assert!(wait <= Duration::from_secs(3600), "{what}: {wait:?}");
    }
}
