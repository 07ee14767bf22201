//! `/server tables`: a manager sees the open tables of a server, including those with a deleted channel, and ends one.

use support::evening;

use std::collections::BTreeSet;
use std::time::Duration;

use evening::{Evening, SOON, id_ending, text, without_limits};
use serde_json::json;
use skald::sandbox::Id;
use skald::sandbox::message::Message;
use skald::table::{Act, Pick, Stage, TableId};

/// A game of *Brandubh* between members 1 and 2, who do not manage the server, in the channel of the evening.
async fn game(evening: &Evening) -> TableId {
    evening.slash(evening.member(1), "new", &[("title", json!("brandubh"))]).await;
    evening.slash(evening.member(2), "join", &[]).await;
    evening.slash(evening.member(1), "start", &[]).await;
    evening.delivered().await;
    evening.shared().await.id
}

/// A game with a deleted channel, and the evening in another channel.
async fn game_without_channel() -> (Evening, TableId) {
    let mut evening = Evening::begin(without_limits()).await;
    let home = std::mem::replace(&mut evening.channel, evening.sandbox.channel("fjord").unwrap());
    let table = game(&evening).await;
    evening.sandbox.delete_channel(evening.channel);
    evening.channel = home;
    (evening, table)
}

/// The list as the manager sees it.
async fn list(evening: &Evening) -> Message {
    let list = evening.slash(evening.member(0), "server tables", &[]).await;
    assert!(list.is_ephemeral(), "only the manager sees it");
    list
}

/// The lines of the list that name tables.
fn rows(list: &Message) -> Vec<String> {
    let said = list.embeds[0]["description"].as_str().unwrap_or_default();
    said.lines().filter(|line| line.contains("opened")).map(str::to_owned).collect()
}

/// Presses a button of a message, or chooses from a menu. Returns the updated message.
async fn press(evening: &Evening, member: Id, message: &Message, end: &str, value: Option<&str>) -> Message {
    let id = id_ending(message, end);
    let asked = match value {
        Some(value) => evening.sandbox.choose(member, message.id, &id, &[value]),
        None => evening.sandbox.press(member, message.id, &id),
    };
    asked.unwrap().settled(SOON).await.unwrap();
    let changed = |now: &Message| now.id == message.id && now.components != message.components;
    evening.message(member, "the message with the answer", changed).await
}

/// Makes a move without the channel.
async fn act(evening: &Evening, table: TableId) {
    let view = evening.tables.look(table).await.unwrap();
    let seat = view.open[0].decision.seat;
    let person = view.occupant(seat).unwrap().person().unwrap().clone();
    let choice = Pick::Typed(view.unredacted().unwrap().legal(seat).remove(0));
    evening.tables.play().act(Act { table, person, decision: None, choice, idempotency_key: None }).await.unwrap();
    evening.delivered().await;
}

#[tokio::test(start_paused = true)]
async fn manager_ends_a_table_with_a_deleted_channel() {
    let (mut evening, table) = game_without_channel().await;
    evening.slash(evening.member(3), "new", &[("title", json!("raids"))]).await;
    let other = evening.shared().await.id;
    let manager = evening.member(0);
    let shown = list(&evening).await;
    let rows = rows(&shown);
    assert_eq!(rows.len(), 2, "{rows:?}");
    let (older, newer) = (&rows[0], &rows[1]);
    assert!(older.contains("Bjorn") && older.contains("Carmen") && older.contains("channel deleted"), "{older}");
    assert!(older.contains("opened <t:") && older.contains("last asked <t:"), "{older}");
    assert!(newer.contains("Raids") && newer.contains("Dominique"), "{newer}");
    assert!(newer.contains(&format!("<#{}>", evening.channel)) && !newer.contains("deleted"), "{newer}");

    // The menu asks for confirmation. Going back changes nothing.
    let question = press(&evening, manager, &shown, ":tables:end", Some(&table.to_string())).await;
    assert!(question.content.contains("Bjorn") && question.content.contains("for everybody"), "{}", question.content);
    let shown = press(&evening, manager, &question, ":tables:0", None).await;
    assert_eq!(evening.tables.look(table).await.unwrap().stage, Stage::Playing);
    let question = press(&evening, manager, &shown, ":tables:end", Some(&table.to_string())).await;
    let ended = press(&evening, manager, &question, ":game:end", None).await;
    assert_eq!(ended.content, "Ended.");
    assert_eq!(evening.tables.look(table).await.unwrap().stage, Stage::Ended);
    assert_eq!(evening.tables.look(other).await.unwrap().stage, Stage::Lobby);
    let games = text(&evening.slash(evening.member(1), "games", &[]).await);
    assert!(games.contains("Recently finished") && games.contains("ended early"), "{games}");

    // The manager closes a lobby in the same way, and its card says so. Then the list is empty.
    let shown = list(&evening).await;
    assert_eq!(self::rows(&shown).len(), 1);
    let question = press(&evening, manager, &shown, ":tables:end", Some(&other.to_string())).await;
    assert!(question.content.contains("Close this table"), "{}", question.content);
    press(&evening, manager, &question, ":lobby:cancel", None).await;
    evening.message(manager, "the cancelled lobby", |message| text(message).contains("Raids · Cancelled")).await;
    let none = text(&list(&evening).await);
    assert!(none.contains("No table is open"), "{none}");
    evening.stop().await;
    evening.assert_no_faults();
}

#[tokio::test(start_paused = true)]
async fn person_called_by_dm_is_informed_of_the_end() {
    let (mut evening, table) = game_without_channel().await;
    act(&evening, table).await;
    evening.closed().await;
    let view = evening.tables.look(table).await.unwrap();
    let asked = evening.member_on(&view, view.open[0].decision.seat);
    let turn = |message: &Message| message.custom_ids().iter().any(|id| id.contains(":turn:"));
    let call = evening.direct(asked, "the turn in a direct message", turn).await;
    let shown = list(&evening).await;
    let question = press(&evening, evening.member(0), &shown, ":tables:end", Some(&table.to_string())).await;
    press(&evening, evening.member(0), &question, ":game:end", None).await;
    let told = |message: &Message| message.id == call.id && message.custom_ids().is_empty();
    evening.direct(asked, "the message without its button", told).await;
    evening.stop().await;
    evening.assert_no_faults();
}

#[tokio::test(start_paused = true)]
async fn table_list_has_pages_and_asks_once_per_channel() {
    let mut evening = Evening::begin(without_limits()).await;
    let mut opened = BTreeSet::new();
    for number in 1..=25 {
        opened.insert(evening.tables.lobby().open(evening.opening(1, number), None).await.unwrap().id.to_string());
    }
    evening.delivered().await;
    evening.sandbox.take_journal();
    // The bot asks Discord only about channels that delivery does not know. It asks again after an hour.
    evening.pass(Duration::from_secs(2 * 60 * 60));
    let asked = || {
        let all = evening.sandbox.journal();
        all.iter()
            .filter(|exchange| exchange.method == "GET" && exchange.template.ends_with("/channels/{channel_id}"))
            .count()
    };
    let mut shown = list(&evening).await;
    let mut found = BTreeSet::new();
    for (page, count) in [(1, 10), (2, 10), (3, 5)] {
        assert!(text(&shown).contains(&format!("Page {page} of 3")), "{}", text(&shown));
        assert_eq!(rows(&shown).iter().filter(|row| row.contains("channel deleted")).count(), count);
        let menu = &shown.components[0]["components"][0];
        let values =
            menu["options"].as_array().unwrap().iter().map(|option| option["value"].as_str().unwrap().to_owned());
        found.extend(values);
        if page < 3 {
            shown = press(&evening, evening.member(0), &shown, &format!(":tables:{page}"), None).await;
        }
    }
    assert_eq!(found, opened);
    assert_eq!(asked(), 25);
    list(&evening).await;
    assert_eq!(asked(), 25, "the bot caches refusals");
    evening.stop().await;
    evening.assert_no_faults();
}

/// If Discord is slow, the list comes without the marks.
#[tokio::test(start_paused = true)]
async fn table_list_does_not_wait_for_slow_channel_lookups() {
    let (mut evening, _) = game_without_channel().await;
    evening.sandbox.slow("GET /channels/{channel_id}", 4 * SOON);
    let begun = tokio::time::Instant::now();
    let rows = rows(&list(&evening).await);
    // A request times out after ten seconds.
    assert!(begun.elapsed() < Duration::from_secs(8), "{:?}", begun.elapsed());
    assert!(rows[0].contains("<#") && !rows[0].contains("deleted"), "{rows:?}");
    evening.sandbox.clear_faults();
    evening.stop().await;
}
