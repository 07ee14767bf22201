//! `/server overview`: one card lists all tables of a server, and is edited in place.

use support::evening;

use evening::{Evening, SOON, ends, id_ending, text, without_limits};
use serde_json::json;
use skald::sandbox::message::Message;
use skald::sandbox::{Failure, Id};
use skald::table::{PersonId, Stage};

/// An evening with the overview in another channel.
async fn with_overview() -> (Evening, Id) {
    let evening = Evening::begin(without_limits()).await;
    let hall = evening.sandbox.open_channel("hall");
    let said =
        text(&evening.slash(evening.member(0), "server overview", &[("channel", json!(hall.to_string()))]).await);
    assert!(said.contains(&format!("<#{hall}>")), "{said}");
    (evening, hall)
}

/// The card once it is as wanted.
async fn card(evening: &Evening, hall: Id, what: &str, wanted: impl Fn(&str) -> bool) -> Message {
    let member = evening.member(1);
    let seen = |look: &support::sandbox::Look<'_>| {
        look.messages(member, hall).into_iter().find(|message| wanted(&text(message))).cloned()
    };
    evening.sandbox.wait_for(what, 2 * SOON, seen).await.unwrap()
}

fn cards(evening: &Evening, hall: Id) -> usize {
    let member = evening.member(1);
    evening.sandbox.look(|look| look.messages(member, hall).len())
}

#[tokio::test(start_paused = true)]
async fn overview_follows_the_tables_in_place() {
    let (mut evening, hall) = with_overview().await;
    let first = card(&evening, hall, "an empty card", |said| said.contains("No table is open")).await;
    evening.slash(evening.member(0), "new", &[("title", json!("raids")), ("seats", json!(2))]).await;
    let open = card(&evening, hall, "the lobby", |said| said.contains("Looking for players: 1")).await;
    assert_eq!(open.id, first.id, "the card is edited");
    assert!(text(&open).contains(&format!("<#{}>", evening.channel)) && text(&open).contains("seats 1/2"));
    let join = id_ending(&open, ":lobby:join");
    evening.sandbox.press(evening.member(1), open.id, &join).unwrap().answer(SOON).await.unwrap();
    assert!(evening.shared().await.seat_of(PersonId(evening.member(1).get())).is_some(), "one may join from the card");
    let full = card(&evening, hall, "the full lobby", |said| said.contains("seats 2/2")).await;
    assert!(!ends(&full, ":lobby:join"));
    evening.slash(evening.member(0), "start", &[]).await;
    assert_eq!(evening.shared().await.stage, Stage::Playing);
    let running = card(&evening, hall, "the game", |said| said.contains("Being played: 1")).await;
    assert_eq!((running.id, cards(&evening, hall)), (first.id, 1));
    evening.stop().await;
    evening.assert_no_faults();
}

#[tokio::test(start_paused = true)]
async fn overview_survives_a_restart_and_its_deletion() {
    let (mut evening, hall) = with_overview().await;
    let first = card(&evening, hall, "a card", |said| said.contains("No table is open")).await;
    evening.restart().await;
    evening.slash(evening.member(0), "new", &[("title", json!("brandubh"))]).await;
    let same = card(&evening, hall, "the lobby", |said| said.contains("Looking for players: 1")).await;
    assert_eq!((same.id, cards(&evening, hall)), (first.id, 1));
    evening.sandbox.delete_message(first.id);
    evening.slash(evening.member(1), "join", &[]).await;
    let again = card(&evening, hall, "a new card", |said| said.contains("seats 2/2")).await;
    assert_ne!(again.id, first.id);
    evening.stop().await;
    evening.assert_no_faults();
}

/// Discord allows few edits of an old message.
#[tokio::test(start_paused = true)]
async fn overview_with_limited_edits_is_replaced() {
    let (mut evening, hall) = with_overview().await;
    let first = card(&evening, hall, "a card", |said| said.contains("No table is open")).await;
    let route = "PATCH /channels/{channel_id}/messages";
    let limit = Failure { code: 30_046, ..Failure::rate_limit(route, 1, std::time::Duration::from_secs(3000)) };
    evening.sandbox.fail_next(limit);
    evening.slash(evening.member(0), "new", &[("title", json!("raids")), ("seats", json!(2))]).await;
    let second = card(&evening, hall, "the lobby", |said| said.contains("Looking for players: 1")).await;
    assert!(second.id > first.id && cards(&evening, hall) == 1, "the old one is deleted");
    evening.stop().await;
    evening.assert_no_faults();
}

#[tokio::test(start_paused = true)]
async fn overview_moves_and_ends_with_the_setting() {
    let (mut evening, hall) = with_overview().await;
    card(&evening, hall, "a card", |said| said.contains("No table is open")).await;
    let other = evening.sandbox.open_channel("other");
    evening.slash(evening.member(0), "server overview", &[("channel", json!(other.to_string()))]).await;
    card(&evening, other, "a card elsewhere", |said| said.contains("No table is open")).await;
    assert_eq!(cards(&evening, hall), 0, "the first is deleted");
    evening.slash(evening.member(0), "server overview", &[]).await;
    let gone = async || cards(&evening, other) == 0;
    let begun = tokio::time::Instant::now();
    while !gone().await {
        assert!(begun.elapsed() < 2 * SOON, "the card is not deleted");
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    }
    evening.stop().await;
    evening.assert_no_faults();
}

#[tokio::test(start_paused = true)]
async fn overview_in_a_closed_channel_delays_no_other() {
    let (mut evening, hall) = with_overview().await;
    card(&evening, hall, "a card", |said| said.contains("No table is open")).await;
    let quiet = evening.sandbox.channel("quiet").unwrap();
    evening.slash(evening.member(0), "server overview", &[("channel", json!(quiet.to_string()))]).await;
    evening.slash(evening.member(0), "new", &[("title", json!("raids")), ("seats", json!(2))]).await;
    tokio::time::sleep(2 * SOON).await;
    assert_eq!(cards(&evening, quiet), 0);
    evening.slash(evening.member(0), "server overview", &[("channel", json!(hall.to_string()))]).await;
    card(&evening, hall, "the card in an open channel", |said| said.contains("Looking for players: 1")).await;
    evening.stop().await;
}
