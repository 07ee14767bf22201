//! `/server forum`: every new table is a post of a forum, and a tag says whether it is open, played or over.

use support::evening;

use evening::{Evening, SOON, id_ending, text, without_limits};
use serde_json::json;
use skald::sandbox::permission::SEND_MESSAGES;
use skald::sandbox::{Channel, ChannelKind, Id};
use skald::table::Stage;

/// An evening with a forum for tables, with these tags.
async fn with_forum(tags: &[&str]) -> (Evening, Id) {
    let evening = Evening::begin(without_limits()).await;
    let forum = evening.sandbox.open_channel_of("tables", ChannelKind::Forum);
    evening.sandbox.set_tags(forum, tags);
    let said = text(&evening.slash(evening.member(0), "server forum", &[("channel", json!(forum.to_string()))]).await);
    assert!(said.contains(&format!("<#{forum}>")), "{said}");
    (evening, forum)
}

/// The posts of the forum.
fn posts(evening: &Evening, forum: Id) -> Vec<Channel> {
    let of_forum = |channel: &&&Channel| matches!(channel.kind, ChannelKind::Thread { parent, .. } if parent == forum);
    evening.sandbox.look(|look| look.channels().iter().filter(of_forum).map(|post| (*post).clone()).collect())
}

/// The names of the tags of the only post.
fn tags(evening: &Evening, forum: Id) -> Vec<String> {
    let known = evening.sandbox.look(|look| {
        let forum = look.channels().into_iter().find(|channel| channel.id == forum).unwrap();
        forum.tags.clone()
    });
    let applied = posts(evening, forum).remove(0).applied;
    known.into_iter().filter(|tag| applied.contains(&tag.id)).map(|tag| tag.name).collect()
}

async fn opened(evening: &Evening) -> String {
    let options = [("title", json!("brandubh")), ("computers", json!(1))];
    let asked = evening.sandbox.slash(evening.member(0), evening.channel, "new", &options).unwrap();
    asked.settled(SOON).await.unwrap().message.map(|message| text(&message)).unwrap_or_default()
}

#[tokio::test(start_paused = true)]
async fn table_is_a_post_whose_tag_follows_its_stage() {
    let (mut evening, forum) = with_forum(&["news", "Open", "playing", "over"]).await;
    let told = opened(&evening).await;
    let post = posts(&evening, forum).remove(0);
    assert!(told.contains(&format!("<#{}>", post.id)) && post.name == "Brandubh", "{told}");
    assert_eq!(tags(&evening, forum), ["Open"]);
    evening.channel = post.id;
    evening.slash(evening.member(0), "start", &[]).await;
    assert_eq!(evening.shared().await.stage, Stage::Playing);
    evening.until("the tag of a game", async || tags(&evening, forum) == ["playing"]).await;
    evening.restart().await;
    let ask = evening.slash(evening.member(0), "table end", &[]).await;
    evening.sandbox.press(evening.member(0), ask.id, &id_ending(&ask, ":game:end")).unwrap();
    evening.until("the tag of a game that is over", async || tags(&evening, forum) == ["over"]).await;
    evening.stop().await;
    evening.assert_no_faults();
}

#[tokio::test(start_paused = true)]
async fn forum_without_tags_or_permission_opens_tables_all_the_same() {
    let (mut evening, forum) = with_forum(&[]).await;
    opened(&evening).await;
    assert_eq!(posts(&evening, forum)[0].applied, []);
    evening.sandbox.deny(forum, SEND_MESSAGES).unwrap();
    let told = opened(&evening).await;
    assert!(told.contains("would not open a thread"), "{told}");
    assert_eq!(posts(&evening, forum).len(), 1, "the second table is in the channel");
    assert_eq!(evening.shared().await.stage, Stage::Lobby);
    evening.stop().await;
    evening.assert_no_faults();
}
