//! Stories of the page as an Activity: who is let in by what Discord says, and who may frame it.

use support::{captured_log, evening};

use std::time::Duration;

use captured_log::CapturedLog;
use evening::{Evening, SOON, text};
use reqwest::{Client, StatusCode};
use serde_json::{Value, json};
use skald::config::{Config, LimitsConfig, LogConfig, Rate};
use skald::engine::Seat;
use skald::sandbox::{Failure, Id};
use tracing_subscriber::Layer as _;
use tracing_subscriber::fmt::layer;
use tracing_subscriber::layer::SubscriberExt as _;
use tracing_subscriber::util::SubscriberInitExt as _;

/// Chooses the entry point. Returns the instance of the channel.
async fn launched(evening: &Evening, member: Id) -> String {
    let asked = evening.sandbox.launch(member, evening.channel).expect("an entry point");
    let answer = asked.answer(SOON).await.expect("an answer");
    assert_eq!(answer.callback, Some(12), "{:?}", answer.message.as_ref().map(text));
    answer.activity.expect("an instance")
}

/// Asks the bot to let the person of a code in. Returns the status and the body.
async fn enter(url: &str, origin: &str, code: &str, instance: &str) -> (StatusCode, Value) {
    let body = json!({ "code": code, "instance": instance }).to_string();
    let sent = Client::new().post(format!("{url}activity")).header("origin", origin).body(body).send().await;
    let answer = sent.expect("an answer");
    (answer.status(), answer.json().await.expect("JSON"))
}

/// Lets a member in by a new code. Returns the token of their link.
async fn entered(evening: &Evening, url: &str, member: Id) -> String {
    let instance = launched(evening, member).await;
    let code = evening.sandbox.authorize(member, &instance).expect("a code");
    let (status, body) = enter(url, url.trim_end_matches('/'), &code, &instance).await;
    assert_eq!(status, StatusCode::OK, "{body}");
    body["token"].as_str().expect("a token").to_owned()
}

/// The state of the table for a token.
async fn state(url: &str, token: &str) -> Value {
    let asked = Client::new().get(format!("{url}state")).header("authorization", format!("Bearer {token}"));
    asked.send().await.expect("an answer").json().await.expect("a state")
}

/// The last registration of the commands: the handlers of the entry points in it.
fn handlers(evening: &Evening) -> Vec<Value> {
    let journal = evening.sandbox.journal();
    let last = journal.iter().rfind(|exchange| exchange.method == "PUT").expect("a registration");
    let commands = last.request.as_array().expect("commands").iter();
    commands.filter(|command| command["type"] == 4).map(|command| command["handler"].clone()).collect()
}

#[tokio::test(start_paused = true)]
async fn person_plays_in_the_frame_as_discord_names_them() {
    let all = LogConfig { filter: "trace,hyper=trace,reqwest=trace".to_owned(), ..Config::default().log };
    let log = CapturedLog::default();
    let lines = log.clone();
    let layer = layer().with_writer(move || lines.clone()).with_filter(all.chosen().unwrap());
    let _watched = tracing_subscriber::registry().with(layer).set_default();

    let (mut evening, url) = Evening::with_activity(LimitsConfig::NONE).await;
    assert_eq!(handlers(&evening), [json!(1)], "the bot answers the entry point itself");
    evening.start_title("brandubh", 2, 2).await;
    let view = evening.shared().await;
    let seat = view.open[0].decision.seat;
    let member = evening.member_on(&view, seat);
    let token = entered(&evening, &url, member).await;
    let shown = state(&url, &token).await;
    assert_eq!((&shown["plays"], &shown["stage"]), (&json!(true), &json!("playing")));
    let board = text(&evening.slash(member, "board", &[]).await);
    let link = evening.slash(member, "board", &[]).await;
    let links: Vec<_> = link.all_components().into_iter().map(|part| part["url"].to_string()).collect();
    assert!(links.iter().any(|link| link.contains(&token)) || board.contains(&token), "it is the link of /board");
    let other = entered(&evening, &url, evening.member_on(&view, Seat(1 - seat.0))).await;
    let watching = entered(&evening, &url, evening.member(4)).await;
    assert_eq!(state(&url, &other).await["asked"], Value::Null);
    assert_eq!(state(&url, &watching).await["plays"], false);
    evening.restart().await;
    let (decision, choice) = (&shown["asked"]["decision"], &shown["asked"]["choices"][0]["id"]);
    let body = format!("{{\"decision\":{},\"choice\":{choice},\"key\":\"k\"}}", decision.as_str().unwrap());
    let act = Client::new().post(format!("{url}do")).header("origin", url.trim_end_matches('/'));
    let acted = act.header("authorization", format!("Bearer {token}")).body(body).send().await.unwrap();
    assert_eq!(acted.status(), StatusCode::OK, "the link holds over a restart");
    assert!(evening.shared().await.decision_of(seat).is_none());
    evening.stop().await;
    evening.assert_no_faults();

    let said = log.text();
    assert!(said.contains("a person opened the page in Discord"), "something was logged");
    let journal = evening.sandbox.journal();
    let exchanges = journal.iter().filter(|exchange| exchange.path.ends_with("/oauth2/token"));
    let secrets = exchanges.flat_map(|exchange| [&exchange.request["code"], &exchange.response["access_token"]]);
    let secrets: Vec<_> = secrets.filter_map(Value::as_str).map(str::to_owned).collect();
    assert_eq!(secrets.len(), 6);
    for secret in secrets.iter().chain([&evening.sandbox.client_secret(), &token]) {
        assert!(secret.len() > 10 && !said.contains(secret.as_str()), "a secret was logged");
    }
}

#[tokio::test(start_paused = true)]
async fn code_opens_once_and_for_the_people_of_its_instance() {
    let (mut evening, url) = Evening::with_activity(LimitsConfig::NONE).await;
    evening.start_title("brandubh", 2, 2).await;
    let own = url.trim_end_matches('/');
    let member = evening.member(0);
    let instance = launched(&evening, member).await;
    let code = || evening.sandbox.authorize(member, &instance).expect("a code");
    let used = code();
    let (status, _) = enter(&url, own, &used, &instance).await;
    assert_eq!(status, StatusCode::OK);
    let expired = code();
    evening.sandbox.advance(Duration::from_secs(61));
    let absent = evening.sandbox.authorize(evening.member(3), &instance).expect("a code");
    let odd = "../../users/@me".to_owned();
    for refused in [&used, &expired, &absent, &odd, &String::new(), &"a".repeat(900)] {
        let (status, body) = enter(&url, own, refused, &instance).await;
        assert_eq!(status, StatusCode::CONFLICT, "{refused}: {body}");
        assert!(body["error"].as_str().is_some_and(|error| error.starts_with("Discord does not say")), "{body}");
    }
    for foreign in ["i-1-gc-2-3", "..", "a/b"] {
        let (status, body) = enter(&url, own, &code(), foreign).await;
        assert!(status == StatusCode::CONFLICT || status == StatusCode::SERVICE_UNAVAILABLE, "{foreign}: {body}");
        assert_eq!(body["token"], Value::Null);
    }
    for origin in ["https://evil.example", "https://1.discordsays.com", "null", &evening.sandbox.url()] {
        let (status, _) = enter(&url, origin, &code(), &instance).await;
        assert_eq!(status, StatusCode::FORBIDDEN, "{origin}");
    }
    let proxied = format!("https://{}.discordsays.com", evening.sandbox.bot());
    assert_eq!(enter(&url, &proxied, &code(), &instance).await.0, StatusCode::OK, "behind Discord's proxy");
    let nameless = Client::new().post(format!("{url}activity")).body("{}").send().await.unwrap();
    assert_eq!(nameless.status(), StatusCode::FORBIDDEN);
    evening.stop().await;
    evening.assert_no_faults();
}

#[tokio::test(start_paused = true)]
async fn activity_without_a_game_says_so() {
    let (mut evening, url) = Evening::with_activity(LimitsConfig::NONE).await;
    let member = evening.member(0);
    let asked = evening.sandbox.launch(member, evening.channel).expect("an entry point");
    let answer = asked.settled(SOON).await.expect("an answer");
    assert_eq!(answer.activity, None);
    let said = answer.message.expect("a message");
    assert!(said.is_ephemeral() && text(&said).contains("no table in this channel"), "{}", text(&said));
    evening.slash(member, "new", &[("title", json!("raids"))]).await;
    let instance = launched(&evening, member).await;
    let code = evening.sandbox.authorize(member, &instance).expect("a code");
    let (status, body) = enter(&url, url.trim_end_matches('/'), &code, &instance).await;
    assert_eq!((status, &body["error"]), (StatusCode::CONFLICT, &json!("The game has not begun yet.")));
    evening.stop().await;
    evening.assert_no_faults();
}

#[tokio::test(start_paused = true)]
async fn only_the_client_of_discord_may_frame_the_page() {
    let (mut evening, url) = Evening::with_activity(LimitsConfig::NONE).await;
    for path in ["", "frame.js", "state", "activity", "nothing"] {
        let answer = reqwest::get(format!("{url}{path}")).await.unwrap();
        let header = |name: &str| answer.headers().get(name).and_then(|value| value.to_str().ok());
        let policy = header("content-security-policy").unwrap_or_default();
        assert!(policy.ends_with(&format!("frame-ancestors {}", evening.sandbox.url())), "{path}: {policy}");
        assert!(policy.contains("default-src 'none'") && !policy.contains("unsafe"), "{path}: {policy}");
        assert_eq!(header("x-frame-options"), None, "{path}");
    }
    let described: Value = reqwest::get(format!("{url}activity")).await.unwrap().json().await.unwrap();
    assert_eq!(described["client"], evening.sandbox.bot().to_string());
    assert_eq!(described["frames"], json!([evening.sandbox.url()]));
    evening.stop().await;
    evening.assert_no_faults();
}

#[tokio::test(start_paused = true)]
async fn page_without_a_secret_is_no_activity() {
    let (mut evening, url) = Evening::with_page(LimitsConfig::NONE).await;
    evening.stop().await;
    evening.sandbox.enable_activity(&url);
    evening.sandbox.take_journal();
    evening.restart_stopped().await;
    let put = evening.sandbox.journal().iter().any(|exchange| exchange.method == "PUT");
    assert!(!put, "the entry point of Discord is left as it is");
    assert!(evening.sandbox.launch(evening.member(0), evening.channel).is_err(), "Discord launches it itself");
    assert_eq!(reqwest::get(format!("{url}activity")).await.unwrap().status(), StatusCode::NOT_FOUND);
    evening.stop().await;
    evening.assert_no_faults();
}

#[tokio::test(start_paused = true)]
async fn strangers_and_outages_are_bounded() {
    let limits = LimitsConfig { person: Rate::of(6, 8), ..LimitsConfig::NONE };
    let (log, _watched) = CapturedLog::watch("info");
    let (mut evening, url) = Evening::with_activity(limits).await;
    evening.start_title("brandubh", 2, 2).await;
    let own = url.trim_end_matches('/');
    let member = evening.member(4);
    let instance = launched(&evening, member).await;
    let code = || evening.sandbox.authorize(member, &instance).expect("a code");
    evening.sandbox.fail_next(Failure { status: 401, code: 0, ..Failure::server_error("/oauth2/token", 1) });
    assert_eq!(enter(&url, own, &code(), &instance).await.0, StatusCode::CONFLICT);
    assert!(log.text().contains("Discord refuses the client secret"), "{}", log.text());
    evening.sandbox.fail_next(Failure::server_error("/oauth2/token", 1));
    assert_eq!(enter(&url, own, &code(), &instance).await.0, StatusCode::SERVICE_UNAVAILABLE);
    let mut statuses = Vec::new();
    for _ in 0..12 {
        statuses.push(enter(&url, own, &code(), &instance).await.0);
    }
    assert_eq!(statuses.last(), Some(&StatusCode::TOO_MANY_REQUESTS), "{statuses:?}");
    evening.sandbox.take_journal();
    for _ in 0..90 {
        statuses.push(enter(&url, own, "guess", &instance).await.0);
    }
    assert_eq!(statuses.last(), Some(&StatusCode::SERVICE_UNAVAILABLE), "{statuses:?}");
    let asked = evening.sandbox.journal().iter().filter(|one| one.path.ends_with("/oauth2/token")).count();
    assert!((1..60).contains(&asked), "Discord was asked {asked} times");
    evening.stop().await;
}
