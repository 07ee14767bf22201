//! Stories of the page on which people tap the board: who gets a link, what it shows, and what it refuses.

use support::evening;

use std::time::Duration;

use evening::{Evening, SOON, text};
use reqwest::{Method, Response, StatusCode};
use serde_json::{Value, json};
use skald::config::{LimitsConfig, Rate};
use skald::engine::Seat;
use skald::sandbox::message::Message;
use skald::table::{Act, DecisionId, Occupant, Pick, TableView};

/// A page that was opened by a link.
struct Page<'a> {
    url: &'a str,
    token: String,
}

/// The address of the link button of a message, or of the link in its text.
fn link(message: &Message) -> Option<String> {
    let button = message.all_components().into_iter().find_map(|part| part["url"].as_str().map(str::to_owned));
    let text = message.content.split_once("](<").and_then(|(_, link)| link.split_once('>'));
    button.or_else(|| text.map(|(link, _)| link.to_owned()))
}

impl<'a> Page<'a> {
    fn of(url: &'a str, message: &Message) -> Self {
        let link = link(message).unwrap_or_else(|| panic!("no link: {}", text(message)));
        let (page, token) = link.split_once('#').expect("a secret in the fragment");
        assert_eq!(page, url);
        Self { url, token: token.to_owned() }
    }

    /// The page of a member who takes their turn.
    async fn opened(evening: &Evening, url: &'a str, seat: u8) -> Page<'a> {
        let view = evening.shared().await;
        let member = evening.member_on(&view, Seat(seat));
        Self::of(url, &evening.slash(member, "board", &[]).await)
    }

    /// The page of a member without a seat.
    async fn watching(evening: &Evening, url: &'a str) -> Page<'a> {
        Self::of(url, &evening.slash(evening.member(4), "board", &[]).await)
    }

    fn origin(&self) -> &str {
        self.url.trim_end_matches('/')
    }

    async fn send(&self, method: Method, path: &str, headers: &[(&str, &str)], body: Option<String>) -> Response {
        let mut request = reqwest::Client::new().request(method, format!("{}{path}", self.url));
        request = request.header("authorization", format!("Bearer {}", self.token));
        for (name, value) in headers {
            request = request.header(*name, *value);
        }
        body.into_iter().fold(request, reqwest::RequestBuilder::body).send().await.expect("an answer")
    }

    async fn get(&self, path: &str) -> Response {
        self.send(Method::GET, path, &[], None).await
    }

    async fn state(&self) -> Value {
        let response = self.get("state").await;
        assert_eq!(response.status(), StatusCode::OK);
        response.json().await.expect("a state")
    }

    /// Taps a choice, or takes back a step. Returns the status, and the state or the refusal.
    async fn tap(&self, decision: DecisionId, choice: Option<&str>, key: &str) -> (StatusCode, Value) {
        let choice = choice.map(|choice| format!(",\"choice\":\"{choice}\"")).unwrap_or_default();
        let body = format!("{{\"decision\":{}{choice},\"key\":\"{key}\"}}", decision.0);
        let response = self.send(Method::POST, "do", &[("origin", self.origin())], Some(body)).await;
        (response.status(), response.json().await.expect("JSON"))
    }
}

/// Plays *Explorers* until a seat has its turn.
async fn kept_captains(evening: &Evening) {
    while evening.shared().await.open.len() > 1 {
        evening.play().await;
    }
}

/// The open decision of a seat.
fn asked(view: &TableView, seat: u8) -> DecisionId {
    view.decision_of(Seat(seat)).expect("a question").id
}

#[tokio::test(start_paused = true)]
async fn turn_board_and_direct_message_lead_to_the_page() {
    let (mut evening, url) = Evening::with_page(LimitsConfig::NONE).await;
    evening.start_title("explorers", 2, 2).await;
    kept_captains(&evening).await;
    let view = evening.shared().await;
    let mover = view.open[0].decision.seat;
    let member = evening.member_on(&view, mover);
    let panel = evening.my_turn(member, mover).await;
    assert!(link(&panel).is_some_and(|link| link.starts_with(&url) && link.contains('#')));
    let board = evening.slash(member, "board", &[]).await;
    assert_eq!(link(&panel), link(&board), "one link for one person at one table");
    let other = evening.member_on(&view, Seat(1 - mover.0));
    assert_ne!(link(&evening.slash(other, "board", &[]).await), link(&board));
    let public = evening.message(other, "the public board", |message| {
        !message.is_ephemeral() && message.custom_ids().iter().any(|id| id.ends_with(":rules:open"))
    });
    assert_eq!(link(&public.await), None, "what everybody sees plays for nobody");
    let watching = evening.slash(evening.member(4), "board", &[]).await;
    assert!(link(&watching).is_some());
    evening.slash(other, "me", &[("pings", json!(2))]).await;
    // Long enough after their last action that they are called.
    evening.pass(Duration::from_secs(180));
    while evening.shared().await.open[0].decision.seat == mover {
        evening.play().await;
    }
    let call = evening.direct(other, "the call with the link", |message| link(message).is_some()).await;
    assert!(link(&call).is_some_and(|link| link.starts_with(&url)));
    evening.stop().await;
    evening.assert_no_faults();
}

/// The choices of an empty board of *Nine Men's Morris* take every row of buttons.
#[tokio::test(start_paused = true)]
async fn full_message_has_its_link_in_the_text() {
    let (mut evening, url) = Evening::with_page(LimitsConfig::NONE).await;
    evening.start_title("nine_mens_morris", 2, 2).await;
    let seat = evening.shared().await.open[0].decision.seat;
    let member = evening.member_on(&evening.shared().await, seat);
    let board = evening.slash(member, "board", &[]).await;
    assert!(board.content.contains("[Play on the board](<"), "{}", text(&board));
    assert_eq!(Page::of(&url, &board).state().await["stage"], "playing");
    evening.stop().await;
    evening.assert_no_faults();
}

#[tokio::test(start_paused = true)]
async fn bot_without_a_page_sends_no_link() {
    let mut evening = Evening::begin(evening::without_limits()).await;
    evening.start_game(2, 2).await;
    let board = evening.slash(evening.member(0), "board", &[]).await;
    assert_eq!(link(&board), None);
    evening.stop().await;
    evening.assert_no_faults();
}

#[tokio::test(start_paused = true)]
async fn tap_acts_once_however_often_it_arrives() {
    let (mut evening, url) = Evening::with_page(LimitsConfig::NONE).await;
    evening.start_title("brandubh", 2, 2).await;
    let view = evening.shared().await;
    let seat = view.open[0].decision.seat.0;
    let page = Page::opened(&evening, &url, seat).await;
    let state = page.state().await;
    let choice = state["asked"]["choices"][0].clone();
    assert_eq!(choice["places"].as_array().map(Vec::len), Some(2), "from and to: {choice}");
    let id = choice["id"].as_str().unwrap();
    let decision = asked(&view, seat);
    let (status, after) = page.tap(decision, Some(id), "one").await;
    assert_eq!((status, &after["asked"]), (StatusCode::OK, &Value::Null));
    let seq = evening.shared().await.seq;
    let (status, again) = page.tap(decision, Some(id), "one").await;
    assert_eq!((status, &again["version"]), (StatusCode::OK, &after["version"]));
    assert_eq!(evening.shared().await.seq, seq, "a repeated tap does nothing");
    let (status, refused) = page.tap(decision, Some(id), "two").await;
    assert_eq!(status, StatusCode::CONFLICT);
    assert!(refused["error"].as_str().is_some_and(|error| !error.is_empty()));
    // A press in the channel, and a tap on the same question.
    let view = evening.shared().await;
    let other = Page::opened(&evening, &url, 1 - seat).await;
    let late = asked(&view, 1 - seat);
    evening.play().await;
    let seq = evening.shared().await.seq;
    assert_eq!(other.tap(late, Some("0"), "three").await.0, StatusCode::CONFLICT);
    assert_eq!(evening.shared().await.seq, seq);
    evening.stop().await;
    evening.assert_no_faults();
}

/// One process has the page, two others move.
#[tokio::test(start_paused = true)]
async fn of_taps_and_moves_in_three_processes_one_counts() {
    let (mut evening, url) = Evening::with_page(LimitsConfig::NONE).await;
    evening.start_title("brandubh", 2, 2).await;
    let pages = [Page::opened(&evening, &url, 0).await, Page::opened(&evening, &url, 1).await];
    let mut events = pages[0].get("events").await;
    assert!(events.chunk().await.unwrap().is_some_and(|event| event.starts_with(b"data: ")));
    for number in 0..4 {
        let other = evening.other_process(number);
        let view = evening.shared().await;
        let seat = view.open[0].decision.seat;
        let page = &pages[seat.index()];
        let shown = page.state().await;
        let choices = shown["asked"]["choices"].as_array().unwrap();
        let code = view.unredacted().unwrap().legal(seat).remove(0);
        let act = Act {
            table: view.id,
            person: view.occupant(seat).and_then(Occupant::person).unwrap().clone(),
            decision: Some(view.open[0].id),
            choice: Pick::Typed(code),
            idempotency_key: None,
        };
        let tapped = async || page.tap(view.open[0].id, choices[1]["id"].as_str(), &format!("key-{number}")).await.0;
        // The other process is first, or both come at the same time.
        let (acted, status) = match number % 2 {
            0 => (other.play().act(act).await.is_ok(), tapped().await),
            _ => tokio::join!(async { other.play().act(act).await.is_ok() }, tapped()),
        };
        assert_ne!(acted, status == StatusCode::OK, "move {number}: {status}");
        let after = evening.shared().await;
        assert_eq!(after.seq.0, view.seq.0 + 1, "one move");
        let told = async { while !events.chunk().await.unwrap().expect("open").starts_with(b"data: ") {} };
        tokio::time::timeout(Duration::from_secs(1), told).await.expect("the page hears of it within a second");
        assert_eq!(page.state().await["asked"], Value::Null, "the present table");
    }
    evening.stop().await;
    evening.assert_no_faults();
}

/// Discord refuses the presses of a person who is timed out in the server.
#[tokio::test(start_paused = true)]
async fn timed_out_player_plays_on_by_the_page() {
    let (mut evening, url) = Evening::with_page(LimitsConfig::NONE).await;
    evening.start_title("brandubh", 2, 2).await;
    let view = evening.shared().await;
    let seat = view.open[0].decision.seat;
    let page = Page::opened(&evening, &url, seat.0).await;
    evening.sandbox.time_out(evening.member_on(&view, seat), Duration::from_secs(3600));
    let choice = page.state().await["asked"]["choices"][0]["id"].clone();
    let (status, refused) = page.tap(asked(&view, seat.0), choice.as_str(), "one").await;
    assert_eq!(status, StatusCode::OK, "{refused}");
    assert!(evening.shared().await.decision_of(seat).is_none());
    evening.stop().await;
    evening.assert_no_faults();
}

#[tokio::test(start_paused = true)]
async fn step_is_taken_back_and_nobody_else_sees_it() {
    let (mut evening, url) = Evening::with_page(LimitsConfig::NONE).await;
    evening.start_title("explorers", 2, 2).await;
    kept_captains(&evening).await;
    let (mut own, mut seat) = (None, 0);
    // Until a step is not published at once.
    for _ in 0..20 {
        let view = evening.shared().await;
        seat = view.open[0].decision.seat.0;
        let page = Page::opened(&evening, &url, seat).await;
        let other = Page::opened(&evening, &url, 1 - seat).await;
        let watching = Page::watching(&evening, &url).await;
        let before = [other.state().await, watching.state().await];
        let id = page.state().await["asked"]["choices"][0]["id"].as_str().unwrap().to_owned();
        page.tap(asked(&view, seat), Some(&id), "step").await;
        if evening.shared().await.begun().is_some() {
            let after = [other.state().await, watching.state().await];
            for (before, after) in before.iter().zip(&after) {
                assert_eq!((&before["svg"], &before["log"]), (&after["svg"], &after["log"]));
                assert_eq!(after["undo"], Value::Null);
            }
            own = Some(page);
            break;
        }
    }
    let page = own.expect("a step that is not published");
    let state = page.state().await;
    let decision = state["undo"]["decision"].as_str().expect("a step to take back").parse().map(DecisionId).unwrap();
    let (status, after) = page.tap(decision, None, "back").await;
    assert_eq!((status, &after["undo"]), (StatusCode::OK, &Value::Null));
    assert_eq!(evening.shared().await.begun(), None);
    assert!(evening.shared().await.decision_of(Seat(seat)).is_some());
    evening.stop().await;
    evening.assert_no_faults();
}

#[tokio::test(start_paused = true)]
async fn page_shows_no_hand_of_another_seat() {
    let (mut evening, url) = Evening::with_page(LimitsConfig::NONE).await;
    evening.start_title("explorers", 2, 2).await;
    kept_captains(&evening).await;
    let view = evening.shared().await;
    let hands: Vec<Vec<String>> = (0..2)
        .map(|seat| {
            let data = view.as_seat(Seat(seat)).game.and_then(|game| game.data()).expect("data").to_string();
            let public = view.game.as_ref().and_then(skald::table::GameView::data).expect("data").to_string();
            let tiles = (1..100).map(|number| format!("\"T{number}\""));
            tiles
                .filter(|tile| data.contains(tile) && !public.contains(tile))
                .map(|tile| tile.replace('"', ""))
                .collect()
        })
        .collect();
    assert!(hands.iter().all(|hand| !hand.is_empty()) && hands[0] != hands[1], "{hands:?}");
    let pages = [Page::opened(&evening, &url, 0).await, Page::opened(&evening, &url, 1).await];
    let words = |state: &Value| {
        let text = state.to_string();
        text.split(|c: char| !c.is_ascii_alphanumeric()).map(str::to_owned).collect::<std::collections::BTreeSet<_>>()
    };
    let watching = words(&Page::watching(&evening, &url).await.state().await);
    for (seat, page) in pages.iter().enumerate() {
        let seen = words(&page.state().await);
        for tile in &hands[1 - seat] {
            assert!(hands[seat].contains(tile) || !seen.contains(tile), "seat {seat} sees {tile}");
            assert!(!watching.contains(tile), "everybody sees {tile}");
        }
    }
    for page in &pages {
        let past = words(&page.get("past?seq=99999").await.json::<Value>().await.unwrap());
        assert!(hands.iter().flatten().all(|tile| !past.contains(tile)), "the past is what everybody sees");
    }
    let whole = pages[0].get("state?whole=1").await.json::<Value>().await.unwrap();
    assert!(hands[0].iter().any(|tile| words(&whole).contains(tile)), "the own hand is shown");
    evening.stop().await;
    evening.assert_no_faults();
}

/// Every turn of a game, and its review once it is over: as a chart at once, then checked. Slow: a review plays its
/// turning points out.
#[tokio::test(start_paused = true)]
async fn past_and_review_of_a_game_are_on_the_page() {
    let (mut evening, url) = Evening::with_page(LimitsConfig::NONE).await;
    evening.start_title("nine_mens_morris", 2, 2).await;
    for _ in 0..6 {
        evening.play().await;
    }
    let page = Page::opened(&evening, &url, 0).await;
    let board = async |query: &str| page.get(&format!("past?{query}")).await.json::<Value>().await.expect("a board");
    let start = board("seq=0").await;
    let ends: Vec<u64> = serde_json::from_value(start["ends"].clone()).expect("numbers");
    assert_eq!((&start["turn"], ends.len()), (&json!(0), 6), "{start}");
    let third = board(&format!("seq={}", ends[2])).await;
    assert_eq!(third["turn"], 3);
    assert!(third["title"].as_str().is_some_and(|title| title.contains("Turn 3 of 6")), "{third}");
    assert_ne!(third["svg"], start["svg"]);
    assert_eq!(board("seq=9007199254740991").await["turn"], 6, "an entry after the last is the last turn");
    let watching = Page::watching(&evening, &url).await;
    let seen = watching.get(&format!("past?seq={}", ends[2])).await.json::<Value>().await.expect("a board");
    assert_eq!(seen, third, "the past is the same for everybody");
    let early = page.get("review").await;
    assert_eq!(early.status(), StatusCode::CONFLICT);
    assert!(early.json::<Value>().await.unwrap()["error"].as_str().is_some_and(|error| !error.is_empty()));
    while !evening.shared().await.is_over() {
        evening.play().await;
    }
    let first = page.get("review").await;
    assert_eq!(first.status(), StatusCode::OK);
    let first: Value = first.json().await.unwrap();
    assert!(first["svg"].as_str().is_some_and(|svg| svg.starts_with("<svg")), "{first}");
    let checked = async || page.get("review").await.json::<Value>().await.unwrap()["done"] == true;
    evening.until("the review is checked", checked).await;
    let review = page.get("review").await.json::<Value>().await.unwrap();
    assert!(review["lines"].to_string().contains("own choices"), "{review}");
    let mut differing = 0;
    for seq in 1..20 {
        let before = board(&format!("seq={seq}&choice=1")).await;
        if before["choices"].is_null() {
            assert!(before["routes"].is_null(), "{before}");
            continue;
        }
        let said: Vec<&str> = before["choices"].as_str().expect("a sentence").split("**").collect();
        let routes: Option<[Vec<usize>; 2]> = serde_json::from_value(before["routes"].clone()).expect("two routes");
        assert_eq!(routes.is_some(), said[1] != said[3], "two choices are drawn, one is not: {before}");
        assert!(routes.iter().flatten().all(|route| !route.is_empty()), "{before}");
        differing += usize::from(routes.is_some_and(|[played, best]| played != best));
    }
    assert!(differing > 0, "some choice was not the best one");
    let nobody = Page { url: &url, token: "1.nothing".to_owned() };
    for path in ["past?seq=0", "review"] {
        assert_eq!(nobody.get(path).await.status(), StatusCode::UNAUTHORIZED, "{path}");
    }
    evening.stop().await;
    evening.assert_no_faults();
}

#[tokio::test(start_paused = true)]
async fn link_opens_nothing_but_its_own_table() {
    let (mut evening, url) = Evening::with_page(LimitsConfig::NONE).await;
    evening.start_title("brandubh", 2, 2).await;
    let view = evening.shared().await;
    let seat = view.open[0].decision.seat.0;
    let page = Page::opened(&evening, &url, seat).await;
    let (person, secret) = page.token.split_once('.').unwrap();
    let other = evening.member_on(&view, Seat(1 - seat)).get();
    let mut guess: Vec<u8> = secret.bytes().collect();
    guess[0] = if guess[0] == b'A' { b'B' } else { b'A' };
    let guess = String::from_utf8(guess).unwrap();
    let wrong = [
        String::new(),
        secret.to_owned(),
        format!("{person}.{guess}"),
        format!("{other:x}.{secret}"),
        format!("{person}.{secret}x"),
        format!("{person}.{secret}.{secret}"),
        "🐉".to_owned(),
        "A".repeat(20_000),
    ];
    for token in wrong {
        let request = reqwest::Client::new().get(format!("{url}state"));
        let header = reqwest::header::HeaderValue::from_bytes(format!("Bearer {token}").as_bytes()).unwrap();
        let status = request.header("authorization", header).send().await.unwrap().status();
        assert_eq!(status, StatusCode::UNAUTHORIZED, "{token}");
        let stranger = Page { url: &url, token };
        if stranger.token.is_ascii() {
            assert_eq!(stranger.tap(asked(&view, seat), Some("0"), "x").await.0, StatusCode::UNAUTHORIZED);
        }
    }
    assert_eq!(reqwest::get(format!("{url}state")).await.unwrap().status(), StatusCode::UNAUTHORIZED);
    // A link to watch, and a link of the other seat, do not act for this seat.
    let watching = Page::watching(&evening, &url).await;
    assert_eq!(watching.tap(asked(&view, seat), Some("0"), "x").await.0, StatusCode::CONFLICT);
    let waiting = Page::opened(&evening, &url, 1 - seat).await;
    assert_eq!(waiting.tap(asked(&view, seat), Some("0"), "x").await.0, StatusCode::CONFLICT);
    assert_eq!(evening.shared().await.seq, view.seq);
    // The store does not have the secret.
    let memos = evening.store.memos("", "", 10_000).await.unwrap();
    assert!(memos.iter().any(|(key, _)| key.starts_with("board-link.")));
    assert!(memos.iter().all(|(key, memo)| !format!("{key}{memo}").contains(secret)));
    evening.stop().await;
    evening.assert_no_faults();
}

#[tokio::test(start_paused = true)]
async fn link_holds_for_a_day_over_restarts_or_until_withdrawn() {
    let (mut evening, url) = Evening::with_page(LimitsConfig::NONE).await;
    evening.start_title("brandubh", 2, 2).await;
    let seat = evening.shared().await.open[0].decision.seat;
    let member = evening.member_on(&evening.shared().await, seat);
    let first = Page::opened(&evening, &url, seat.0).await;
    evening.restart().await;
    assert_eq!(first.get("state").await.status(), StatusCode::OK);
    evening.pass(Duration::from_secs(23 * 3600));
    assert_eq!(first.get("state").await.status(), StatusCode::OK);
    let second = Page::opened(&evening, &url, seat.0).await;
    assert_ne!(first.token, second.token);
    evening.pass(Duration::from_secs(2 * 3600));
    assert_eq!(first.get("state").await.status(), StatusCode::UNAUTHORIZED);
    assert_eq!(second.get("state").await.status(), StatusCode::OK);
    let mut events = second.get("events").await;
    assert!(events.chunk().await.unwrap().is_some_and(|event| event.starts_with(b"data: ")));
    let said = evening.slash(member, "me", &[("data", json!(2))]).await;
    assert!(text(&said).contains("no longer work"), "{}", text(&said));
    assert_eq!(second.get("state").await.status(), StatusCode::UNAUTHORIZED);
    let mut last = Vec::new();
    while let Some(event) = events.chunk().await.unwrap() {
        last = event.to_vec();
    }
    assert!(last.starts_with(b"event: gone"), "an open page is told");
    let third = Page::opened(&evening, &url, seat.0).await;
    assert_eq!(third.get("state").await.status(), StatusCode::OK);
    evening.stop().await;
    evening.assert_no_faults();
}

#[tokio::test(start_paused = true)]
async fn other_pages_neither_ask_nor_frame_the_board() {
    let (mut evening, url) = Evening::with_page(LimitsConfig::NONE).await;
    evening.start_title("brandubh", 2, 2).await;
    let view = evening.shared().await;
    let seat = view.open[0].decision.seat.0;
    let page = Page::opened(&evening, &url, seat).await;
    let body = || Some(format!("{{\"decision\":{},\"choice\":\"0\",\"key\":\"k\"}}", asked(&view, seat).0));
    let own = page.origin();
    for headers in [
        &[][..],
        &[("origin", "https://evil.example")],
        &[("origin", "null")],
        &[("origin", own), ("sec-fetch-site", "cross-site")],
        &[("origin", own), ("sec-fetch-site", "same-site")],
    ] {
        let answer = page.send(Method::POST, "do", headers, body()).await;
        assert_eq!(answer.status(), StatusCode::FORBIDDEN, "{headers:?}");
        assert_eq!(answer.headers().get("access-control-allow-origin"), None);
    }
    let read = page.send(Method::GET, "state", &[("origin", "https://evil.example")], None).await;
    assert_eq!(read.status(), StatusCode::FORBIDDEN);
    let preflight = page.send(Method::OPTIONS, "do", &[("origin", "https://evil.example")], None).await;
    assert!(!preflight.status().is_success());
    assert_eq!(evening.shared().await.seq, view.seq);
    for path in [
        "",
        "page.js",
        "board.js",
        "frame.js",
        "past.js",
        "server.js",
        "page.css",
        "medium.ttf",
        "state",
        "do",
        "nothing",
    ] {
        let answer = page.get(path).await;
        let header = |name: &str| answer.headers().get(name).and_then(|value| value.to_str().ok()).unwrap_or_default();
        let policy = header("content-security-policy");
        assert!(policy.contains("default-src 'none'") && policy.contains("frame-ancestors 'none'"), "{path}: {policy}");
        assert!(!policy.contains("unsafe"), "{path}");
        assert_eq!(header("x-frame-options"), "DENY", "{path}");
        assert_eq!(header("referrer-policy"), "no-referrer", "{path}");
        assert_eq!(answer.headers().get("set-cookie"), None, "{path}");
    }
    for body in [String::new(), "{".into(), "[]".into(), "{\"decision\":-1,\"key\":\"k\"}".into(), "x".repeat(5000)] {
        let answer = page.send(Method::POST, "do", &[("origin", own)], Some(body)).await;
        assert_eq!(answer.status(), StatusCode::BAD_REQUEST);
    }
    let html = reqwest::get(&url).await.unwrap().text().await.unwrap();
    assert!(!html.contains("<style") && !html.contains(" style=") && !html.contains("onclick"), "no inline code");
    evening.stop().await;
    evening.assert_no_faults();
}

#[tokio::test(start_paused = true)]
async fn flood_of_taps_and_pages_is_bounded() {
    let limits = LimitsConfig { person: Rate::of(6, 8), ..LimitsConfig::NONE };
    let (mut evening, url) = Evening::with_page(limits).await;
    evening.start_title("brandubh", 2, 2).await;
    let view = evening.shared().await;
    let seat = view.open[0].decision.seat.0;
    let page = Page::opened(&evening, &url, 1 - seat).await;
    let mut statuses = Vec::new();
    for number in 0..20 {
        statuses.push(page.tap(asked(&view, seat), Some("0"), &number.to_string()).await.0);
    }
    assert_eq!(statuses.last(), Some(&StatusCode::TOO_MANY_REQUESTS), "{statuses:?}");
    let mut streams = Vec::new();
    for _ in 0..4 {
        let mut stream = page.get("events").await;
        assert!(stream.chunk().await.unwrap().is_some());
        streams.push(stream);
    }
    assert_eq!(page.get("events").await.status(), StatusCode::SERVICE_UNAVAILABLE);
    drop(streams.pop());
    evening.until("a closed page makes room", async || page.get("events").await.status() == StatusCode::OK).await;
    // Another person is not delayed, and hears of a move.
    let other = Page::opened(&evening, &url, seat).await;
    let mut events = other.get("events").await;
    let first = events.chunk().await.unwrap();
    let (status, _) = other.tap(asked(&view, seat), Some("0"), "move").await;
    assert_eq!(status, StatusCode::OK);
    let moved = async {
        loop {
            let event = events.chunk().await.unwrap();
            if event.as_ref().is_some_and(|event| event.starts_with(b"data: ")) && event != first {
                return;
            }
        }
    };
    tokio::time::timeout(SOON, moved).await.expect("the move is told");
    evening.stop().await;
    evening.assert_no_faults();
}

#[tokio::test(start_paused = true)]
async fn hint_on_the_page_is_that_of_the_command() {
    let (mut evening, url) = Evening::with_page(LimitsConfig::NONE).await;
    evening.start_title("brandubh", 1, 2).await;
    let member = evening.member(0);
    evening.until("the person is asked", async || !evening.shared().await.open.is_empty()).await;
    let page = Page::of(&url, &evening.slash(member, "board", &[]).await);
    let state = page.state().await;
    assert_eq!(state["hints"], true, "alone against a computer");
    let hint: Value = page.get("hint").await.json().await.unwrap();
    assert_eq!(hint["decision"], state["asked"]["decision"]);
    let choices = state["asked"]["choices"].as_array().unwrap();
    assert!(choices.iter().any(|choice| choice["id"] == hint["choice"]), "{hint}");
    let told = text(&evening.slash(member, "hint", &[]).await);
    let first = hint["lines"][1].as_str().expect("the first choice");
    assert!(told.contains(first), "{told}\n{first}");
    let watching = Page::watching(&evening, &url).await;
    assert_eq!(watching.get("hint").await.status(), StatusCode::CONFLICT, "a spectator gets none");
    evening.stop().await;
}

#[tokio::test(start_paused = true)]
async fn hint_among_people_is_refused_in_words() {
    let (mut evening, url) = Evening::with_page(LimitsConfig::NONE).await;
    evening.start_title("brandubh", 2, 2).await;
    let view = evening.shared().await;
    let page = Page::opened(&evening, &url, view.open[0].decision.seat.0).await;
    assert_eq!(page.state().await["hints"], false);
    let refused = page.get("hint").await;
    assert_eq!(refused.status(), StatusCode::CONFLICT);
    let error: Value = refused.json().await.unwrap();
    assert!(error["error"].as_str().is_some_and(|error| error.contains("against computers alone")), "{error}");
    evening.stop().await;
}

/// Slow: a thousand connections.
#[tokio::test(start_paused = true)]
async fn thousand_open_pages_hear_of_a_move_beside_slow_readers() {
    let (mut evening, url) = Evening::with_page(LimitsConfig::NONE).await;
    evening.start_title("raids", 2, 2).await;
    let mut streams = Vec::new();
    for number in 0..250 {
        let member = evening.sandbox.add_member(&format!("watcher-{number}"), "en-US");
        let page = Page::of(&url, &evening.slash(member, "board", &[]).await);
        for _ in 0..4 {
            let mut stream = page.get("events").await;
            assert!(stream.chunk().await.unwrap().is_some_and(|event| event.starts_with(b"data: ")));
            streams.push(stream);
        }
    }
    // These are open and read nothing.
    let slow = streams.split_off(500);
    evening.play().await;
    let told = streams
        .into_iter()
        .map(async |mut stream| while !stream.chunk().await.unwrap().expect("an open page").starts_with(b"data: ") {});
    tokio::time::timeout(SOON, futures_util::future::join_all(told)).await.expect("all hear of the move");
    let first = evening.member(0);
    assert!(text(&evening.slash(first, "score", &[]).await).contains("Raids"), "the channel answers meanwhile");
    drop(slow);
    evening.stop().await;
}
