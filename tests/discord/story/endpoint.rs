//! Stories over the interactions endpoint. It accepts only requests that Discord signed, and treats them like gateway events.

use support::{evening, sink};

use std::sync::Arc;
use std::time::Duration;

use tokio::time::Instant;

use ed25519_dalek::{Signer as _, SigningKey};
use evening::{Evening, SOON, ends, id_ending, press_on, text, without_limits};
use reqwest::StatusCode;
use serde_json::json;
use sink::sink;
use skald::config::{Config, DiscordConfig, InteractionsConfig, LimitsConfig, PublicKey, Secret};
use skald::discord::{BotSetup, DiscordError, Endpoint};
use skald::engine::Seed;
use skald::store::Memory;
use skald::table::{FixedEntropy, Stage, SystemClock, Tables};
use support::sandbox::{EndpointError, Exchange, Id, InteractionStatus, Sandbox, ViolationKind};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{TcpListener, TcpStream};
use tokio_util::sync::CancellationToken;

/// The longest body that the endpoint reads, in bytes.
const LONGEST: usize = 1 << 20;

/// A request to the endpoint, which a test may alter.
struct Request {
    body: Vec<u8>,
    timestamp: Option<String>,
    signature: Option<String>,
}

impl Request {
    /// The request that Discord would send now.
    fn sound(evening: &Evening, body: impl Into<Vec<u8>>) -> Self {
        Self::at(evening, body, evening.tables.now().0 / 1000)
    }

    /// The request that Discord would send at another time.
    fn at(evening: &Evening, body: impl Into<Vec<u8>>, seconds: u64) -> Self {
        let (body, timestamp) = (body.into(), seconds.to_string());
        let signature = evening.sandbox.sign(&timestamp, &body);
        Self { body, timestamp: Some(timestamp), signature: Some(signature) }
    }

    async fn send(&self, url: &str) -> (StatusCode, String) {
        let mut request = reqwest::Client::new().post(url).body(self.body.clone());
        for (name, value) in [("X-Signature-Ed25519", &self.signature), ("X-Signature-Timestamp", &self.timestamp)] {
            if let Some(value) = value {
                request = request.header(name, value);
            }
        }
        let answer = request.send().await.expect("an answer");
        (answer.status(), answer.text().await.expect("its text"))
    }
}

/// Opens a lobby and withholds a press of *Join* that would fill its second seat.
async fn press_on_its_way(evening: &Evening, url: &str) -> (Id, String) {
    let host = evening.member(0);
    evening.slash(host, "new", &[("title", json!("raids")), ("seats", json!(4))]).await;
    let card = evening.message(host, "the lobby card", |message| ends(message, ":join")).await;
    evening.sandbox.set_endpoint(&sink().await).await.unwrap();
    let asked = evening.sandbox.press(evening.member(1), card.id, &id_ending(&card, ":join")).unwrap();
    evening.sandbox.set_endpoint(url).await.unwrap();
    (asked.id(), asked.event().to_string())
}

async fn seats(evening: &Evening) -> usize {
    evening.shared().await.seats.len()
}

/// Starts a game and plays its first six turns, by typed codes and by presses.
async fn play_first_turns(evening: &Evening) {
    evening.start_game(2, 2).await;
    for turn in 0..6 {
        let view = evening.view().await;
        let Some(open) = view.open.first().cloned().filter(|_| view.stage == Stage::Playing) else { break };
        let member = evening.member_on(&view, open.decision.seat);
        if turn % 2 == 0 {
            let found = evening.sandbox.complete(member, evening.channel, "play", &[], "action", "").await.unwrap();
            let code = found.first().expect("completions").value.clone();
            evening.slash(member, "play", &[("action", code)]).await;
        } else {
            press_on(evening, &view, &open, turn).await;
        }
        assert!(evening.view().await.seq > view.seq);
    }
}

#[tokio::test(start_paused = true)]
async fn game_is_started_and_played_over_http_alone() {
    let (mut evening, _) = Evening::over_http(without_limits()).await;
    play_first_turns(&evening).await;
    // A broken gateway connection has no effect.
    evening.sandbox.gateway_drop();
    let help = evening.slash(evening.member(0), "help", &[]).await;
    assert!(text(&help).contains("at your own pace"), "{}", text(&help));
    evening.restart().await;
    evening.slash(evening.member(1), "score", &[]).await;
    evening.stop().await;
    evening.assert_no_faults();
}

#[tokio::test(start_paused = true)]
async fn game_is_played_without_a_gateway_session() {
    let (mut evening, _) = Evening::at_endpoint(without_limits(), false).await;
    let asked =
        |evening: &Evening| evening.sandbox.journal().iter().filter(|e| e.path.ends_with("/gateway/bot")).count();
    let before = (evening.sandbox.look(|look| look.logins()), asked(&evening));
    play_first_turns(&evening).await;
    evening.restart().await;
    evening.slash(evening.member(1), "score", &[]).await;
    assert_eq!(evening.sandbox.look(|look| (look.connected(), look.logins())), (0, before.0));
    assert_eq!(asked(&evening), before.1);
    evening.stop().await;
    evening.assert_no_faults();
}

#[tokio::test(start_paused = true)]
async fn endpoint_accepts_only_fresh_valid_signatures() {
    let (mut evening, url) = Evening::over_http(without_limits()).await;
    let (id, press) = press_on_its_way(&evening, &url).await;
    let sound = || Request::sound(&evening, press.clone());
    let stranger = SigningKey::from_bytes(&[3; 32]);
    let now = evening.tables.now().0 / 1000;
    let mut wrong: Vec<(&str, Request)> = vec![
        ("no signature", Request { signature: None, ..sound() }),
        ("no timestamp", Request { timestamp: None, ..sound() }),
        ("no header", Request { signature: None, timestamp: None, ..sound() }),
        ("another body", Request { body: press.replace("\"type\":3", "\"type\": 3").into_bytes(), ..sound() }),
        ("another time", Request { timestamp: Some((now - 7).to_string()), ..sound() }),
        ("too old", Request::at(&evening, press.clone(), now - 310)),
        ("of the future", Request::at(&evening, press.clone(), now + 310)),
        ("half of a signature", Request { signature: sound().signature.map(|all| all[..64].to_owned()), ..sound() }),
        ("no hexadecimal", Request { signature: Some("z".repeat(128)), ..sound() }),
        ("nothing but zeros", Request { signature: Some("0".repeat(128)), ..sound() }),
    ];
    let signed = stranger.sign(&[now.to_string().as_bytes(), press.as_bytes()].concat()).to_bytes();
    let signature = signed.iter().map(|byte| format!("{byte:02x}")).collect();
    let by_stranger =
        Request { body: press.clone().into(), timestamp: Some(now.to_string()), signature: Some(signature) };
    wrong.push(("a stranger's", by_stranger));
    for (what, request) in &wrong {
        assert_eq!(request.send(&url).await, (StatusCode::UNAUTHORIZED, String::new()), "{what}");
    }
    for garbage in ["", "{", "null", "[1]", "{}", r#"{"type":2}"#, r#"{"type":77,"id":"1"}"#, "\u{0}"] {
        let answer = Request::sound(&evening, garbage).send(&url).await;
        assert_eq!(answer, (StatusCode::BAD_REQUEST, String::new()), "{garbage}");
    }
    let mut foreign: serde_json::Value = serde_json::from_str(&press).unwrap();
    foreign["application_id"] = "7".into();
    let answer = Request::sound(&evening, foreign.to_string()).send(&url).await;
    assert_eq!(answer, (StatusCode::FORBIDDEN, String::new()), "of another application");
    let long = [press.as_bytes(), &b" ".repeat(LONGEST)].concat();
    assert_eq!(Request::sound(&evening, long).send(&url).await.0, StatusCode::PAYLOAD_TOO_LARGE);
    let http = reqwest::Client::new();
    assert_eq!(http.get(&url).send().await.unwrap().status(), StatusCode::METHOD_NOT_ALLOWED);
    assert_eq!(http.post(format!("{url}/x")).send().await.unwrap().status(), StatusCode::NOT_FOUND);
    tokio::time::sleep(Duration::from_millis(300)).await;
    assert_eq!(seats(&evening).await, 1, "none of it acted");
    let about_it = |exchange: &Exchange| exchange.path.contains(&id.to_string());
    assert!(!evening.sandbox.journal().iter().any(about_it), "none of it was answered");

    // The same press acts when signed, so the endpoint refused it for no other reason.
    assert_eq!(sound().send(&url).await, (StatusCode::ACCEPTED, String::new()));
    while seats(&evening).await != 2 {
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    evening.stop().await;
    evening.assert_no_faults();
}

#[tokio::test(start_paused = true)]
async fn ping_is_answered_with_pong() {
    let (mut evening, url) = Evening::over_http(without_limits()).await;
    let ping = Request::sound(&evening, r#"{"id":"1","type":1}"#);
    assert_eq!(ping.send(&url).await, (StatusCode::OK, r#"{"type":1}"#.to_owned()));
    // The sandbox checks an endpoint like Discord does.
    let gullible = axum::Router::new().fallback(|| async { axum::Json(json!({ "type": 1 })) });
    let impostor = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let place = format!("http://{}/interactions", impostor.local_addr().unwrap());
    tokio::spawn(async move { axum::serve(impostor, gullible).await });
    assert_eq!(evening.sandbox.set_endpoint(&place).await, Err(EndpointError::Gullible(200)));
    assert_eq!(evening.sandbox.set_endpoint(&format!("{url}/x")).await, Err(EndpointError::NoPong(404)));
    for elsewhere in ["http://discord.example:80/interactions", "https://127.0.0.1:1/", "http://127.0.0.1/", "x"] {
        let refused = evening.sandbox.set_endpoint(elsewhere).await;
        assert_eq!(refused, Err(EndpointError::NotLoopback(elsewhere.to_owned())));
    }
    evening.stop().await;
    let result = evening.sandbox.set_endpoint(&url).await;
    assert!(matches!(result, Err(EndpointError::Unreachable(_))), "{result:?}");
}

#[tokio::test(start_paused = true)]
async fn repeated_interaction_acts_once() {
    let (mut evening, url) = Evening::over_http(without_limits()).await;
    evening.start_game(2, 2).await;
    for way in 0..3 {
        let view = evening.view().await;
        let open = view.open.first().unwrap().clone();
        let member = evening.member_on(&view, open.decision.seat);
        let code = view.unredacted().unwrap().legal(open.decision.seat).remove(0);
        let asked = evening.sandbox.slash(member, evening.channel, "play", &[("action", json!(code))]).unwrap();
        asked.settled(SOON).await.unwrap();
        let after = evening.view().await.seq;
        assert!(after > view.seq);
        match way {
            0 => evening.sandbox.deliver_again(asked.id()),
            1 => {
                evening.sandbox.clear_endpoint();
                evening.sandbox.deliver_again(asked.id());
                evening.sandbox.set_endpoint(&url).await.unwrap();
            }
            // After a restart only the store knows which interactions are done.
            _ => {
                evening.restart().await;
                let again = Request::sound(&evening, asked.event().to_string());
                assert_eq!(again.send(&url).await.0, StatusCode::ACCEPTED);
            }
        }
        tokio::time::sleep(Duration::from_millis(500)).await;
        assert_eq!(evening.view().await.seq, after, "way {way}");
    }
    evening.stop().await;
    let answered_twice = |kind| kind == ViolationKind::AnsweredTwice;
    assert!(evening.sandbox.violations().iter().all(|violation| answered_twice(violation.kind)));
}

#[tokio::test(start_paused = true)]
async fn burst_of_interactions_is_accepted() {
    let (mut evening, _) = Evening::over_http(without_limits()).await;
    let asked: Vec<_> =
        (0..150).map(|n| evening.sandbox.slash(evening.member(n), evening.channel, "help", &[]).unwrap()).collect();
    for asked in asked {
        let answer = asked.settled(SOON).await.unwrap();
        assert_eq!(answer.interaction_status, InteractionStatus::Answered);
    }
    evening.stop().await;
    evening.assert_no_faults();
}

/// Sends the beginning of a request. Returns the time until the connection closes, and the response.
async fn send_beginning(url: &str, beginning: &str) -> (Duration, String) {
    let begun = Instant::now();
    let address = url.strip_prefix("http://").unwrap().split('/').next().unwrap();
    let mut stream = TcpStream::connect(address).await.unwrap();
    stream.write_all(beginning.as_bytes()).await.unwrap();
    let mut answer = Vec::new();
    let _ =
        tokio::time::timeout(SOON, stream.read_to_end(&mut answer)).await.expect("the endpoint closes the connection");
    (begun.elapsed(), String::from_utf8_lossy(&answer).into_owned())
}

#[tokio::test(start_paused = true)]
async fn slow_senders_are_disconnected_without_delaying_others() {
    let (mut evening, url) = Evening::over_http(without_limits()).await;
    let head = "POST /interactions HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n";
    let body = format!("{head}\r\n{{\"type\"");
    let slow: Vec<_> = [head.to_owned(), body]
        .into_iter()
        .flat_map(|beginning| std::iter::repeat_n(beginning, 30))
        .map(|beginning| {
            let url = url.clone();
            tokio::spawn(async move { (beginning.ends_with('"'), send_beginning(&url, &beginning).await) })
        })
        .collect();
    tokio::time::sleep(Duration::from_millis(300)).await;
    let help = evening.slash(evening.member(0), "help", &[]).await;
    assert!(text(&help).contains("at your own pace"), "{}", text(&help));
    for slow in slow {
        let (in_body, (took, answer)) = slow.await.unwrap();
        assert!(took < Duration::from_secs(20), "{took:?}");
        let expected = if in_body { "HTTP/1.1 408" } else { "" };
        assert!(answer.starts_with(expected), "{answer}");
    }
    evening.stop().await;
    evening.assert_no_faults();
}

#[tokio::test(start_paused = true)]
async fn excess_connections_are_refused_until_others_close() {
    let (mut evening, url) = Evening::over_http(without_limits()).await;
    let body = "POST /interactions HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{";
    let slow: Vec<_> = (0..200)
        .map(|_| {
            let url = url.clone();
            tokio::spawn(async move { send_beginning(&url, body).await.1 })
        })
        .collect();
    let (mut late, mut busy) = (0, 0);
    for slow in slow {
        let answer = slow.await.unwrap();
        late += usize::from(answer.starts_with("HTTP/1.1 408"));
        busy += usize::from(answer.starts_with("HTTP/1.1 503"));
    }
    assert!(late > 0 && busy > 0, "{late} too slow, {busy} too many");
    evening.slash(evening.member(0), "help", &[]).await;
    evening.stop().await;
}

#[tokio::test(start_paused = true)]
async fn stop_closes_the_endpoint_first_without_waiting() {
    let (mut evening, url) = Evening::over_http(without_limits()).await;
    let body = "POST /interactions HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{";
    let slow = tokio::spawn({
        let url = url.clone();
        async move { send_beginning(&url, body).await.0 }
    });
    tokio::time::sleep(Duration::from_millis(200)).await;
    let begun = Instant::now();
    evening.stop().await;
    assert!(begun.elapsed() < Duration::from_secs(10), "{:?}", begun.elapsed());
    assert!(slow.await.unwrap() < Duration::from_secs(4), "the stop closes the connection");
    assert!(reqwest::Client::new().post(&url).send().await.is_err(), "the port is closed");
    let asked = evening.sandbox.slash(evening.member(0), evening.channel, "help", &[]).unwrap();
    let answer = asked.answer(SOON).await.unwrap();
    assert_eq!(answer.interaction_status, InteractionStatus::Dead, "Discord reports the failure at once");
    evening.assert_no_faults();
}

#[tokio::test(start_paused = true)]
async fn wrong_public_key_ends_the_bot_naming_the_right_one() {
    let sandbox = Sandbox::start(without_limits()).await.unwrap();
    let other = SigningKey::from_bytes(&[5; 32]).verifying_key();
    let other: String = other.as_bytes().iter().map(|byte| format!("{byte:02x}")).collect();
    let (address, public_key) = ("127.0.0.1:0".parse().unwrap(), PublicKey::parse(&other).unwrap());
    let entropy = Arc::new(FixedEntropy::new(Seed::from_number(1)));
    let titles = skald::games::builtin().unwrap();
    let setup = BotSetup {
        version: "of a test",
        tables: Arc::new(Tables::new(Arc::new(Memory::default()), titles, Arc::new(SystemClock), entropy)),
        config: DiscordConfig { api_url: Some(sandbox.url().parse().unwrap()), ..Config::default().discord },
        endpoint: Some(Endpoint::bind(&InteractionsConfig { address, public_key, gateway: true }).await.unwrap()),
        page: None,
        limits: LimitsConfig::NONE,
        forget_server_after: None,
        token: Secret::new(sandbox.token()),
        stop: CancellationToken::new(),
        health: Arc::default(),
        threads: support::evening::threads(),
    };
    let ended = skald::discord::run(setup).await.unwrap_err();
    assert!(matches!(ended, DiscordError::PublicKey(_)), "{ended}");
    assert!(ended.to_string().contains(&sandbox.public_key()), "{ended}");
}
