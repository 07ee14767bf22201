//! One person cannot take the bot from the others: too much at once, and too many tables; and a way out of each.

#[path = "support/evening.rs"]
mod evening;
#[path = "support/openapi.rs"]
mod openapi;

use evening::{Evening, SOON, id_ending, text};
use serde_json::json;
use skald::config::{LimitsConfig, Rate};
use skald::engine::Seat;
use skald::table::{ChannelId, CommunityId, Locale, Open, Person, PersonId, Stage};

#[tokio::test(flavor = "multi_thread")]
async fn whoever_asks_too_fast_is_told_to_wait_and_nobody_else_is() {
    let evening = Evening::limited(LimitsConfig { person: Rate::of(2, 5), ..LimitsConfig::NONE }).await;
    let (one, two) = (evening.member(0), evening.member(1));
    let asked: Vec<_> = (0..20).map(|_| evening.sandbox.slash(one, evening.channel, "help", &[]).unwrap()).collect();
    let mut refused = 0;
    for asked in asked {
        let answer = asked.settled(SOON).await.unwrap().message.expect("an answer to each");
        refused += usize::from(answer.content.contains("a lot at once"));
    }
    assert_eq!(refused, 15, "five at once");
    let other = evening.slash(two, "help", &[]).await;
    assert!(!other.content.contains("a lot at once"));
    evening.all_was_well();
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_sits_at_many_tables_opens_no_other() {
    let evening = Evening::limited(LimitsConfig { tables: 3, ..LimitsConfig::NONE }).await;
    let (one, two) = (evening.member(0), evening.member(1));
    for channel in 1..=3 {
        let open = Open {
            channel: ChannelId(channel),
            community: Some(CommunityId(9)),
            host: Person { id: PersonId(one.get()), name: "Astrid".to_owned(), locale: Locale::En },
            title: "raids".to_owned(),
            edition: None,
            options: json!(null),
            seats: 2,
            locale: Locale::En,
            pace: None,
        };
        evening.tables.open(open, None).await.unwrap();
    }
    let asked = evening.sandbox.slash(one, evening.channel, "new", &[("title", json!("raids"))]).unwrap();
    let refused = asked.settled(SOON).await.unwrap().message.expect("a sentence");
    assert!(refused.content.contains("3 tables"), "{}", refused.content);
    assert!(evening.tables.at(ChannelId(evening.channel.get())).await.unwrap().is_none());
    evening.slash(two, "new", &[("title", json!("raids"))]).await;
    evening.all_was_well();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_has_limits_of_its_own() {
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
        let answer = asked.settled(SOON).await.unwrap().message.expect("an answer to each");
        refused += usize::from(answer.content.contains("This server asks for a lot at once"));
    }
    assert_eq!(refused, 6, "six at once, and two were asked before");
    evening.all_was_well();
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_looks_at_many_boards_is_told_to_wait_and_goes_on_playing() {
    let evening = Evening::limited(LimitsConfig { pictures: Rate::of(1, 3), ..LimitsConfig::NONE }).await;
    let one = evening.member(0);
    evening.slash(one, "new", &[("title", json!("raids"))]).await;
    for time in 0..5 {
        let looked = evening.slash(one, "board", &[]).await;
        assert_eq!(looked.content.contains("a lot at once"), time > 2, "{}", looked.content);
    }
    let words = evening.slash(one, "board", &[("view", json!(2))]).await;
    assert!(!words.content.contains("a lot at once"), "words cost nothing");
    evening.all_was_well();
}

/// A channel may be gone, so a table can be left and ended from anywhere.
#[tokio::test(flavor = "multi_thread")]
async fn there_is_a_way_out_of_every_table_in_the_list_of_games() {
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
    evening.tables.join(evening.shared().await.id, person(two.get()), None).await.unwrap();
    choose(two, "You have left").await;
    assert_eq!(evening.shared().await.seats.len(), 1);

    evening.tables.join(evening.shared().await.id, person(two.get()), None).await.unwrap();
    evening.tables.start(evening.shared().await.id, PersonId(one.get()), None).await.unwrap();
    let asked = choose(two, "What shall become of").await;
    evening.sandbox.press(two, asked.id, &id_ending(&asked, ":host:leave")).unwrap().settled(SOON).await.unwrap();
    while evening.shared().await.seat_kept_for(PersonId(two.get())) != Some(Seat(1)) {
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
    // Whoever is left alone may end it, and is not offered to leave it to computers alone.
    let asked = choose(one, "What shall become of").await;
    assert!(!asked.custom_ids().iter().any(|id| id.ends_with(":host:leave")), "{}", text(&asked));
    evening.sandbox.press(one, asked.id, &id_ending(&asked, ":game:end")).unwrap().settled(SOON).await.unwrap();
    while evening.shared().await.stage != Stage::Ended {
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
    let list = evening.slash(one, "games", &[]).await;
    assert!(list.custom_ids().is_empty(), "nothing is left to leave");
    evening.all_was_well();
}

fn person(id: u64) -> Person {
    Person { id: PersonId(id), name: "Bjorn".to_owned(), locale: Locale::En }
}
