//! A public sandbox on the internet: each visitor has a server of their own, and only so many.

#[allow(dead_code, reason = "its main function is that of the benchmark")]
#[path = "../../benches/visits.rs"]
mod bench;

use std::io::{BufRead as _, BufReader};
use std::process::{Command, Stdio};

use bench::Door;
use clap::Parser as _;
use reqwest::StatusCode;
use serde_json::{Value, json};

const PROGRAM: &str = env!("CARGO_BIN_EXE_skald");

#[tokio::test(flavor = "multi_thread")]
async fn visitors_play_each_in_a_server_of_their_own() {
    let arguments = bench::Arguments::parse_from(["visits", "--visitors", "3", "--actions", "2", "--pause", "0.1"]);
    let line = bench::measure(&arguments, PROGRAM).await.expect("they play");
    assert!(line.starts_with("3 "), "{line}");
}

#[tokio::test(flavor = "multi_thread")]
async fn visitor_reaches_only_the_page_of_their_own_server() {
    let door = Door::open(PROGRAM, 2).await.unwrap();
    let (mut ada, bo) = (door.enter().await.unwrap(), door.enter().await.unwrap());
    ada.begin_game().await.unwrap();
    let names = async |guest: &bench::Guest| {
        let state: Value = guest.get("/sandbox/state").await.unwrap().json().await.unwrap();
        state["channels"].as_array().unwrap().iter().map(|channel| channel["name"].to_string()).collect::<Vec<_>>()
    };
    assert!(names(&ada).await.contains(&"\"raids\"".to_owned()));
    assert!(!names(&bo).await.contains(&"\"raids\"".to_owned()));
    for path in ["/api/v10/gateway/bot", "/gateway"] {
        assert_eq!(ada.get(path).await.unwrap().status(), StatusCode::NOT_FOUND, "{path}");
    }
    let large = json!({"text": "x".repeat(100_000)});
    assert!(ada.post("say", large).await.unwrap_err().to_string().contains("413"));
    assert_eq!(door.get("/sandbox/state", "").await.unwrap().status(), StatusCode::UNAUTHORIZED);
}

#[tokio::test(flavor = "multi_thread")]
async fn visitor_who_asks_too_often_must_wait() {
    let door = Door::open(PROGRAM, 1).await.unwrap();
    let guest = door.enter().await.unwrap();
    let asked = (0..400).map(|_| async { guest.get("/sandbox/words.json").await.unwrap().status() });
    let answers = futures_util::future::join_all(asked).await;
    assert!(answers.contains(&StatusCode::OK) && answers.contains(&StatusCode::TOO_MANY_REQUESTS), "{answers:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn client_takes_only_its_share_of_the_places() {
    let door = Door::open(PROGRAM, 20).await.unwrap();
    let enter = async |headers: &[(&str, &str)]| {
        let mut request = reqwest::Client::builder()
            .redirect(reqwest::redirect::Policy::none())
            .build()
            .unwrap()
            .post(door.at("/enter"));
        for (name, value) in headers {
            request = request.header(*name, *value);
        }
        request.send().await.unwrap().status().as_u16()
    };
    let mut answers = Vec::new();
    for _ in 0..9 {
        answers.push(enter(&[("x-forwarded-for", "203.0.113.7")]).await);
    }
    assert_eq!((answers[0], answers[8]), (303, 503), "{answers:?}");
    assert_eq!(enter(&[("x-forwarded-for", "203.0.113.8")]).await, 303);
    assert_eq!(enter(&[("origin", "https://evil.example")]).await, 403);
}

#[test]
fn start_says_what_the_proxy_must_send() {
    let mut command = Command::new(PROGRAM);
    command.args(["sandbox", "--public", "--port", "0", "--visitors", "20"]).stdout(Stdio::piped());
    let mut sandbox = command.spawn().expect("the binary starts");
    let said = BufReader::new(sandbox.stdout.take().expect("its output")).lines().map_while(Result::ok);
    let line = { said }.find(|line| line.contains("X-Forwarded-For"));
    sandbox.kill().and_then(|()| sandbox.wait()).expect("it is stopped");
    assert!(line.expect("a line about the proxy").ends_with("one client may take all 20 places."));
}

#[tokio::test(flavor = "multi_thread")]
async fn welcome_is_in_the_language_of_the_browser() {
    let door = Door::open(PROGRAM, 1).await.unwrap();
    let welcome = door.get("/", "fr-CA, en").await.unwrap().text().await.unwrap();
    assert!(welcome.contains("lang=\"fr\"") && welcome.contains("Commencer"), "{welcome}");
    let _guest = door.enter().await.unwrap();
    let full = door.ask_to_enter().await.unwrap();
    assert_eq!(full.status(), StatusCode::SERVICE_UNAVAILABLE);
    assert!(full.headers().contains_key("retry-after"));
    assert!(full.text().await.unwrap().contains("All servers are in use"));
}
