//! Limits: one person cannot block the bot for others, by fast requests or by many tables. All people together cannot exceed its
//! capacity.

use support::{captured_log, evening, slow};

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use captured_log::CapturedLog;
use evening::{Evening, SOON, id_ending, text, without_limits};
use serde_json::json;
use skald::config::{LimitsConfig, Rate};
use skald::engine::Seat;
use skald::sandbox::message::Message;
use skald::sandbox::permission::SEND_MESSAGES;
use skald::store::Store;
use skald::table::{ChannelId, Locale, Person, PersonId, Request, Stage};
use slow::Slow;

#[tokio::test(start_paused = true)]
async fn rate_limit_of_one_person_affects_no_other() {
    let evening = Evening::limited(LimitsConfig { person: Rate::of(2, 5), ..LimitsConfig::NONE }).await;
    let (one, two) = (evening.member(0), evening.member(1));
    let asked: Vec<_> = (0..20).map(|_| evening.sandbox.slash(one, evening.channel, "help", &[]).unwrap()).collect();
    let mut refused = 0;
    for asked in asked {
        let answer = asked.settled(SOON).await.unwrap().message.expect("every command gets an answer");
        refused += usize::from(answer.content.contains("a lot at once"));
    }
    assert_eq!(refused, 15, "five at once");
    let other = evening.slash(two, "help", &[]).await;
    assert!(!other.content.contains("a lot at once"));
    evening.assert_no_faults();
}

/// As many tables as a person may have by default, and one more by an invitation.
#[tokio::test(start_paused = true)]
async fn games_list_every_table_of_a_person() {
    let mut evening = Evening::begin(without_limits()).await;
    let one = evening.member(0);
    for channel in 1..=31 {
        evening.tables.lobby().open(evening.opening(0, channel), None).await.unwrap();
    }
    let mut list = evening.slash(one, "games", &[]).await;
    let listed = |message: &Message| text(message).matches("⏳").count();
    let mut counts = vec![listed(&list)];
    for page in 1..3 {
        let next = format!("v1:games:page:{page}");
        let asked = evening.sandbox.press(one, list.id, &id_ending(&list, &next)).unwrap();
        list = asked.settled(SOON).await.unwrap().message.expect("the next page");
        assert!(text(&list).contains(&format!("Page {} of 3", page + 1)), "{}", text(&list));
        counts.push(listed(&list));
    }
    assert_eq!(counts, [15, 15, 1]);
    evening.stop().await;
    evening.assert_no_faults();
}

#[tokio::test(start_paused = true)]
async fn table_limit_of_a_person_refuses_a_new_table() {
    let evening = Evening::limited(LimitsConfig { tables: 3, ..LimitsConfig::NONE }).await;
    let (one, two) = (evening.member(0), evening.member(1));
    for channel in 1..=3 {
        evening.tables.lobby().open(evening.opening(0, channel), None).await.unwrap();
    }
    let asked = evening.sandbox.slash(one, evening.channel, "new", &[("title", json!("raids"))]).unwrap();
    let refused = asked.settled(SOON).await.unwrap().message.expect("a sentence");
    assert!(refused.content.contains("3 tables"), "{}", refused.content);
    assert!(evening.tables.at(ChannelId(evening.channel.get())).await.unwrap().is_none());
    evening.slash(two, "new", &[("title", json!("raids"))]).await;
    evening.assert_no_faults();
}

#[tokio::test(start_paused = true)]
async fn server_has_its_own_limits() {
    let server = Rate::of(1, 6);
    let evening = Evening::limited(LimitsConfig { server, server_tables: 1, ..LimitsConfig::NONE }).await;
    let (one, two) = (evening.member(0), evening.member(1));
    let new = async |member, channel| {
        let asked = evening.sandbox.slash(member, channel, "new", &[("title", json!("raids"))]).unwrap();
        asked.settled(SOON).await.unwrap().message.map(|message| message.content).unwrap_or_default()
    };
    evening.slash(one, "new", &[("title", json!("raids"))]).await;
    let elsewhere = evening.sandbox.open_channel("elsewhere");
    let refused = new(two, elsewhere).await;
    assert!(refused.contains("no room for another table (not over yet: 1)"), "{refused}");
    assert!(evening.tables.at(ChannelId(elsewhere.get())).await.unwrap().is_none());
    let mut refused = 0;
    for member in [one, two].into_iter().cycle().take(10) {
        let asked = evening.sandbox.slash(member, evening.channel, "help", &[]).unwrap();
        let answer = asked.settled(SOON).await.unwrap().message.expect("every command gets an answer");
        refused += usize::from(answer.content.contains("This server asks for a lot at once"));
    }
    assert_eq!(refused, 6, "six at once, and two were asked before");
    evening.assert_no_faults();
}

#[tokio::test(start_paused = true)]
async fn picture_limit_of_a_person_leaves_moves_free() {
    let evening = Evening::limited(LimitsConfig { pictures: Rate::of(1, 3), ..LimitsConfig::NONE }).await;
    let one = evening.member(0);
    evening.slash(one, "new", &[("title", json!("raids"))]).await;
    for time in 0..5 {
        let looked = evening.slash(one, "board", &[]).await;
        assert_eq!(looked.content.contains("a lot at once"), time > 2, "{}", looked.content);
    }
    let words = evening.slash(one, "board", &[("view", json!(2))]).await;
    assert!(!words.content.contains("a lot at once"), "words cost nothing");
    evening.assert_no_faults();
}

/// Suggestions have their own bucket, so a person who types fast can still use the command.
#[tokio::test(start_paused = true)]
async fn suggestion_limit_leaves_commands_free() {
    let evening = Evening::limited(LimitsConfig { person: Rate::of(1, 4), ..LimitsConfig::NONE }).await;
    let (one, two) = (evening.member(0), evening.member(1));
    let typed = async |member| {
        let found = evening.sandbox.complete(member, evening.channel, "new", &[], "title", "ra").await;
        found.unwrap().len()
    };
    for time in 0..16 {
        assert_eq!(typed(one).await == 0, time >= 12, "at the {time}th letter");
    }
    assert_ne!(typed(two).await, 0);
    let answer = evening.slash(one, "help", &[]).await;
    assert!(!answer.content.contains("a lot at once"), "{}", answer.content);
    evening.assert_no_faults();
}

#[tokio::test(start_paused = true)]
async fn data_export_is_limited_per_hour() {
    let evening = Evening::limited(LimitsConfig::NONE).await;
    let asks = async |member| evening.slash(member, "me", &[("data", json!(0))]).await.content;
    for time in 0..8 {
        let said = asks(evening.member(0)).await;
        assert_eq!(said.contains("a few times an hour"), time >= 6, "{said}");
    }
    let said = asks(evening.member(1)).await;
    assert!(!said.contains("a few times an hour"), "{said}");
    evening.assert_no_faults();
}

/// A report goes to the operator's channel with a whole record. If that fails, the log gets the person's words and the table's
/// id.
#[tokio::test(start_paused = true)]
async fn reports_are_limited_and_short_in_the_log() {
    let (log, _watched) = CapturedLog::watch("warn");
    let mut evening = Evening::limited(LimitsConfig::NONE).await;
    evening.sandbox.deny(evening.channel, SEND_MESSAGES).unwrap();
    evening.channel = evening.sandbox.open_channel("elsewhere");
    evening.start_title("brandubh", 2, 2).await;
    let view = evening.shared().await;
    let commitment = view.commitment.expect("it is given at the start").0;
    let said = async |member| evening.slash(member, "report", &[("text", json!("the mast creaks"))]).await.content;
    for time in 0..5 {
        let said = said(evening.member(0)).await;
        assert_eq!(said.contains("several of your reports"), time >= 3, "{said}");
    }
    assert!(said(evening.member(1)).await.contains("Thank you!"));
    let told = log.text();
    let reports: Vec<_> = told.lines().filter(|line| line.contains("the mast creaks")).collect();
    assert_eq!(reports.len(), 4, "{reports:#?}");
    assert!(reports.iter().all(|line| line.contains(&view.id.to_string())), "{reports:#?}");
    let only = told.lines().filter(|line| line.contains("the report is in the log only")).collect::<Vec<_>>();
    assert!(only.len() == 4 && only.iter().all(|line| line.len() < 400), "{only:#?}");
    assert!(!told.contains(&commitment), "a record is in the log");
    evening.stop().await;
}

/// A stuck store finishes no command. The bot refuses further commands at once instead of queueing them.
#[tokio::test(start_paused = true)]
async fn command_is_refused_at_once_when_too_many_wait() {
    let slow = Arc::new(Slow::default());
    let evening = Evening::over(without_limits(), Arc::clone(&slow) as Arc<dyn Store>).await;
    let one = evening.member(0);
    // Later commands may overtake the first ones after a start.
    evening.slash(one, "help", &[]).await;
    // Its slot is free once the bot has the receipt of its answer.
    tokio::time::sleep(Duration::from_millis(300)).await;
    slow.milliseconds.store(5000, Ordering::Relaxed);
    let asked: Vec<_> =
        (0..512 + 20).map(|_| evening.sandbox.slash(one, evening.channel, "help", &[]).unwrap()).collect();
    let mut busy = 0;
    for (number, asked) in asked.into_iter().enumerate() {
        let said = asked.settled(2 * SOON).await.unwrap().message.expect("every command gets an answer").content;
        busy += usize::from(said.contains("Too many people"));
        assert_eq!(said.contains("Too many people"), number >= 512, "the {number}th: {said}");
        slow.milliseconds.store(0, Ordering::Relaxed);
    }
    assert_eq!(busy, 20);
    let later = evening.slash(one, "help", &[]).await.content;
    assert!(!later.contains("Too many people"), "{later}");
    evening.assert_no_faults();
}

/// Reposts wait in a queue. If the queue is full, the bot says so instead of promising a board.
#[tokio::test(start_paused = true)]
async fn board_repost_is_refused_when_the_queue_is_full() {
    let slow = Arc::new(Slow::default());
    let evening = Evening::over(without_limits(), Arc::clone(&slow) as Arc<dyn Store>).await;
    evening.start_title("brandubh", 2, 2).await;
    evening.delivered().await;
    let one = evening.member(0);
    let board = evening.slash(one, "board", &[("view", json!(2))]).await;
    let button = id_ending(&board, ":board:post");
    // Delivery waits for the outbox.
    slow.outbox.store(60_000, Ordering::Relaxed);
    tokio::time::sleep(Duration::from_secs(3)).await;
    let told = |message: &Message| message.content.contains("Too many people");
    for time in 0..300 {
        let asked = evening.sandbox.press(one, board.id, &button).unwrap();
        asked.settled(SOON).await.unwrap();
        let early = time < 256 && evening.sandbox.messages(one, evening.channel).iter().any(told);
        assert!(!early, "the {time}th");
    }
    assert!(evening.message(one, "a sentence", told).await.is_ephemeral());
}

/// A channel may be deleted, so people can leave and end a table from anywhere.
#[tokio::test(start_paused = true)]
async fn every_table_can_be_left_from_the_list_of_games() {
    let evening = Evening::limited(LimitsConfig::NONE).await;
    let (one, two) = (evening.member(0), evening.member(1));
    let choose = async |member, said: &'static str| {
        let list = evening.slash(member, "games", &[]).await;
        let table = evening.shared().await.id.to_string();
        let menu = id_ending(&list, ":table:out");
        evening.sandbox.choose(member, list.id, &menu, &[&table]).unwrap().settled(SOON).await.unwrap();
        evening.message(member, said, |message| message.content.contains(said)).await
    };
    evening.slash(one, "new", &[("title", json!("raids")), ("seats", json!(2))]).await;
    evening.tables.lobby().join(Request::new(evening.shared().await.id, person(two.get()))).await.unwrap();
    choose(two, "You have left").await;
    assert_eq!(evening.shared().await.seats.len(), 1);

    evening.tables.lobby().join(Request::new(evening.shared().await.id, person(two.get()))).await.unwrap();
    evening.tables.lobby().start(Request::new(evening.shared().await.id, PersonId(one.get()))).await.unwrap();
    let asked = choose(two, "What should happen to").await;
    evening.sandbox.press(two, asked.id, &id_ending(&asked, ":host:leave")).unwrap().settled(SOON).await.unwrap();
    while evening.shared().await.seat_kept_for(PersonId(two.get())) != Some(Seat(1)) {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    // The last person may end the game, but cannot leave it to computers alone.
    let asked = choose(one, "End **").await;
    assert!(!asked.custom_ids().iter().any(|id| id.ends_with(":host:leave")), "{}", text(&asked));
    evening.sandbox.press(one, asked.id, &id_ending(&asked, ":game:end")).unwrap().settled(SOON).await.unwrap();
    while evening.shared().await.stage != Stage::Ended {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    let list = evening.slash(one, "games", &[]).await;
    assert!(list.custom_ids().is_empty(), "the list offers no table to leave");
    evening.assert_no_faults();
}

fn person(id: u64) -> Person {
    Person { id: PersonId(id), name: "Bjorn".to_owned(), locale: Locale::En }
}
