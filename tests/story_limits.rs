//! One person cannot take the bot from the others: too much at once, and too many tables.

#[path = "support/evening.rs"]
mod evening;
#[path = "support/openapi.rs"]
mod openapi;

use std::num::NonZeroU32;

use evening::{Evening, SOON};
use serde_json::json;
use skald::config::LimitsConfig;
use skald::table::{ChannelId, CommunityId, Locale, Open, Person, PersonId};

fn number(number: u32) -> NonZeroU32 {
    NonZeroU32::new(number).unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_asks_too_fast_is_told_to_wait_and_nobody_else_is() {
    let evening = Evening::limited(LimitsConfig { a_minute: Some(number(2)), at_once: number(5), tables: 9 }).await;
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
