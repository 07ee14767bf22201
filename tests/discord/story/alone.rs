//! A person plays alone in direct messages: `/new` starts a game against computer players at once.

use support::evening;

use evening::{Evening, SOON, ends, id_ending, text, without_limits};
use serde_json::{Value, json};
use skald::sandbox::message::Message;
use skald::sandbox::{ClientError, Id};
use skald::table::Stage;

/// An evening in the direct messages of member 1.
async fn in_private() -> (Evening, Id) {
    let mut evening = Evening::begin(without_limits()).await;
    let member = evening.member(1);
    evening.channel = evening.sandbox.open_dm(member).expect("a channel for direct messages");
    (evening, member)
}

/// Opens a game, and waits for its board.
async fn opened(evening: &Evening, member: Id, options: &[(&str, Value)]) -> Message {
    evening.sandbox.slash(member, evening.channel, "new", options).unwrap().answer(SOON).await.unwrap();
    board(evening, member).await
}

async fn board(evening: &Evening, member: Id) -> Message {
    let board =
        |message: &Message| !message.is_ephemeral() && (ends(message, ":rules:open") && !ends(message, ":join"));
    evening.message(member, "the board", board).await
}

async fn said(evening: &Evening, member: Id, command: &str, options: &[(&str, Value)]) -> String {
    text(&evening.slash(member, command, options).await)
}

#[tokio::test(start_paused = true)]
async fn game_in_direct_messages_starts_at_once() {
    let (mut evening, member) = in_private().await;
    opened(&evening, member, &[("title", json!("raids"))]).await;
    let view = evening.shared().await;
    assert_eq!((view.stage, view.community), (Stage::Playing, None));
    assert!(view.is_alone() && view.seats.len() == usize::from(view.title.meta().seats.1), "computers fill the table");
    assert!(view.seats[1..].iter().all(|occupant| occupant.policy() == Some("normal")), "the default level");
    let taken = said(&evening, member, "new", &[("title", json!("brandubh"))]).await;
    assert!(taken.contains("already play here") && taken.contains("**Raids"), "one game at a time: {taken}");
    evening.stop().await;
    evening.assert_no_faults();
}

#[tokio::test(start_paused = true)]
async fn person_chooses_title_and_computers_in_direct_messages() {
    let (mut evening, member) = in_private().await;
    opened(&evening, member, &[("title", json!("raids")), ("computers", json!(2))]).await;
    let view = evening.shared().await;
    assert_eq!((view.title.meta().key, view.seats.len()), ("raids", 3));
    let board = said(&evening, member, "board", &[]).await;
    assert!(board.contains("Sail: where to?"), "{board}");
    evening.play().await;
    assert!(said(&evening, member, "games", &[]).await.contains("Raids"));
    evening.restart().await;
    evening.play().await;
    evening.stop().await;
    evening.assert_no_faults();
}

#[tokio::test(start_paused = true)]
async fn hint_and_review_are_offered_in_direct_messages() {
    let (mut evening, member) = in_private().await;
    opened(&evening, member, &[("title", json!("brandubh"))]).await;
    let hint = said(&evening, member, "hint", &[]).await;
    assert!(hint.contains("What a strong computer player would do"), "{hint}");
    let early = said(&evening, member, "review", &[]).await;
    assert!(early.contains("not over yet"), "{early}");
    evening.stop().await;
    evening.assert_no_faults();
}

#[tokio::test(start_paused = true)]
async fn rematch_in_direct_messages_starts_at_once() {
    let (mut evening, member) = in_private().await;
    opened(&evening, member, &[("title", json!("brandubh"))]).await;
    let first = evening.shared().await.id;
    let ask = evening.slash(member, "table end", &[]).await;
    evening.sandbox.press(member, ask.id, &id_ending(&ask, ":game:end")).unwrap().answer(SOON).await.unwrap();
    assert_eq!(evening.shared().await.stage, Stage::Ended);
    said(&evening, member, "table rematch", &[]).await;
    let again = evening.shared().await;
    assert!(again.id != first && again.stage == Stage::Playing, "{again:?}");
    evening.stop().await;
    evening.assert_no_faults();
}

#[tokio::test(start_paused = true)]
async fn help_opens_a_game_in_direct_messages() {
    let (mut evening, member) = in_private().await;
    let help = evening.slash(member, "help", &[]).await;
    let new = id_ending(&help, ":brandubh:table:new");
    evening.sandbox.press(member, help.id, &new).unwrap().answer(SOON).await.unwrap();
    board(&evening, member).await;
    assert_eq!(evening.shared().await.stage, Stage::Playing);
    evening.stop().await;
    evening.assert_no_faults();
}

#[tokio::test(start_paused = true)]
async fn lobby_in_direct_messages_is_for_one_person() {
    let (mut evening, member) = in_private().await;
    let lobby = [("title", json!("raids")), ("start", json!(false))];
    evening.slash(member, "new", &lobby).await;
    said(&evening, member, "table add_computer", &[]).await;
    said(&evening, member, "start", &[]).await;
    assert_eq!(evening.shared().await.stage, Stage::Playing);
    evening.stop().await;
    evening.assert_no_faults();
}

#[tokio::test(start_paused = true)]
async fn commands_for_servers_are_refused_in_direct_messages() {
    let (mut evening, member) = in_private().await;
    for command in ["join", "stats", "leaderboard", "server show", "tournament show"] {
        let asked = evening.sandbox.slash(member, evening.channel, command, &[]).map(|asked| asked.id());
        assert!(matches!(asked, Err(ClientError::UnknownCommand(_))), "/{command} is not offered: {asked:?}");
    }
    opened(&evening, member, &[("title", json!("raids"))]).await;
    let other = json!(evening.member(2).to_string());
    for (command, options) in [
        ("table host", vec![("person", other.clone())]),
        ("table kick", vec![("seat", json!("2"))]),
        ("table hand_over", vec![("person", other)]),
        ("table nudge", Vec::new()),
    ] {
        let refused = said(&evening, member, command, &options).await;
        assert!(refused.contains("needs a server"), "/{command}: {refused}");
    }
    evening.stop().await;
    evening.assert_no_faults();
}

#[tokio::test(start_paused = true)]
async fn person_alone_is_not_told_to_ask_for_an_undo() {
    let (mut evening, member) = in_private().await;
    opened(&evening, member, &[("title", json!("brandubh"))]).await;
    evening.play().await;
    let refused = said(&evening, member, "undo", &[]).await;
    assert!(refused.contains("you can still take it back") && !refused.contains("all agree"), "{refused}");
    evening.stop().await;
    evening.assert_no_faults();
}
