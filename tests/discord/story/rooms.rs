//! Rooms that are not what was set. A setting is tried before it holds, and `/server doctor` tries it again. A manager learns
//! once of a channel that is gone.

use support::evening;

use std::time::Duration;

use evening::{Evening, SOON, ends, id_ending, text, without_limits};
use serde_json::{Value, json};
use skald::config::LimitsConfig;
use skald::discord::server_settings;
use skald::sandbox::message::Message;
use skald::sandbox::permission::{
    CONNECT, CREATE_PUBLIC_THREADS, EMBED_LINKS, SEND_MESSAGES, SEND_MESSAGES_IN_THREADS, VIEW_CHANNEL,
};
use skald::sandbox::{ChannelKind, Failure, Id};
use skald::table::{CommunityId, PersonId};

const THREADS: &str = "POST /channels/{channel_id}/threads";

async fn sets(evening: &Evening, what: &str, channel: Id) -> String {
    let options: [(&str, Value); 1] =
        [(if what == "channels" { "add" } else { "channel" }, json!(channel.to_string()))];
    text(&evening.slash(evening.member(0), &format!("server {what}"), &options).await)
}

async fn doctor(evening: &Evening) -> Message {
    evening.slash(evening.member(0), "server doctor", &[]).await
}

#[tokio::test(start_paused = true)]
async fn channel_without_permissions_is_not_set() {
    let mut evening = Evening::begin(without_limits()).await;
    let hall = evening.sandbox.open_channel("hall");
    let forum = evening.sandbox.open_channel_of("forum", ChannelKind::Forum);
    let settings = [("overview", hall), ("puzzle", hall), ("channels", hall), ("forum", forum)];
    for denied in [SEND_MESSAGES, VIEW_CHANNEL] {
        for (what, channel) in settings {
            evening.sandbox.deny(channel, denied).unwrap();
            let said = sets(&evening, what, channel).await;
            assert!(said.contains("Nothing has changed") && !said.contains("Done"), "{what}: {said}");
            assert!(said.contains(&format!("<#{channel}>")) && said.contains("lack permissions"), "{what}: {said}");
        }
    }
    let shown = text(&evening.slash(evening.member(0), "server show", &[]).await);
    assert!(!shown.contains(&hall.to_string()) && !shown.contains(&forum.to_string()), "{shown}");
    for (what, channel) in settings {
        evening.sandbox.deny(channel, 0).unwrap();
        let said = sets(&evening, what, channel).await;
        assert!(said.contains("Done") && said.contains(&format!("<#{channel}>")), "{what}: {said}");
    }
    let left =
        |channel| evening.sandbox.messages(evening.member(0), channel).iter().filter(|it| it.content == "🩺").count();
    assert_eq!((left(hall), left(forum)), (0, 0), "a trial leaves no message");
    evening.stop().await;
    evening.assert_no_faults();
}

#[tokio::test(start_paused = true)]
async fn card_in_a_channel_that_drops_embeds_is_not_set() {
    let evening = Evening::begin(without_limits()).await;
    let hall = evening.sandbox.open_channel("hall");
    evening.sandbox.deny(hall, EMBED_LINKS).unwrap();
    for what in ["overview", "puzzle"] {
        let said = sets(&evening, what, hall).await;
        assert!(said.contains("Nothing has changed") && said.contains("Embed Links"), "{said}");
    }
}

#[tokio::test(start_paused = true)]
async fn forum_is_tried_when_it_is_set_and_by_doctor() {
    let mut evening = Evening::begin(without_limits()).await;
    let forum = evening.sandbox.open_channel_of("forum", ChannelKind::Forum);
    let sandbox = &evening.sandbox;
    let mut threads = Vec::new();
    let sound = |threads: &mut Vec<Id>| {
        sandbox.set_tags(forum, &["news", "Open"]);
        sandbox.deny(forum, 0).unwrap();
        threads.drain(..).for_each(|thread| sandbox.delete_channel(thread));
    };
    sandbox.require_tag(forum, true);
    sound(&mut threads);
    for (breach, why) in [
        (0, "requires a tag"),
        (1, "requires a tag"),
        (2, "**Send Messages in Threads**"),
        (3, "**Embed Links**"),
        (4, "1,000 active threads"),
    ] {
        match breach {
            0 => sandbox.set_tags(forum, &["news"]),
            1 => sandbox.set_tags(forum, &["!open"]),
            2 => sandbox.deny(forum, SEND_MESSAGES_IN_THREADS).unwrap(),
            3 => sandbox.deny(forum, EMBED_LINKS).unwrap(),
            _ => {
                let kind = ChannelKind::Thread { parent: evening.channel, owner: sandbox.bot(), private: false };
                threads = (0..1000).map(|number| sandbox.open_channel_of(&format!("thread-{number}"), kind)).collect();
            }
        }
        let said = sets(&evening, "forum", forum).await;
        assert!(said.contains("Nothing has changed") && said.contains(why), "{said}");
        sound(&mut threads);
        let said = sets(&evening, "forum", forum).await;
        assert!(said.contains("Done"), "{said}");
        assert!(!doctor(&evening).await.content.contains('❌'));
    }
    for denied in [SEND_MESSAGES_IN_THREADS, EMBED_LINKS] {
        sandbox.deny(forum, denied).unwrap();
        let told = doctor(&evening).await.content;
        assert!(told.contains(&format!("❌ <#{forum}>: I lack a permission")), "{told}");
        sandbox.deny(forum, 0).unwrap();
    }
    sandbox.set_tags(forum, &[]);
    let told = doctor(&evening).await.content;
    assert!(told.contains(&format!("❌ <#{forum}>: The forum requires a tag")), "{told}");
    let options = [("title", json!("brandubh")), ("computers", json!(1))];
    let asked = sandbox.slash(evening.member(0), evening.channel, "new", &options).unwrap();
    let told = asked.settled(SOON).await.unwrap().message.map(|message| message.content).unwrap_or_default();
    assert!(told.contains("would not open a thread") && told.contains("requires a tag"), "{told}");
    evening.stop().await;
    evening.assert_no_faults();
}

#[tokio::test(start_paused = true)]
async fn channel_of_tables_needs_all_permissions_of_its_kind() {
    let mut evening = Evening::begin(without_limits()).await;
    let parent = evening.sandbox.open_channel("parent");
    let thread = ChannelKind::Thread { parent, owner: evening.member(0), private: false };
    for (kind, denied, why) in [
        (ChannelKind::Text, EMBED_LINKS, "Embed Links"),
        (ChannelKind::Announcement, EMBED_LINKS, "Embed Links"),
        (ChannelKind::Voice, CONNECT, "lack"),
        (thread, SEND_MESSAGES_IN_THREADS, "lack"),
        (thread, EMBED_LINKS, "**Embed Links**"),
    ] {
        let place = evening.sandbox.open_channel_of("place", kind);
        let denies = if kind == thread { parent } else { place };
        evening.sandbox.deny(denies, denied).unwrap();
        let said = sets(&evening, "channels", place).await;
        assert!(said.contains("Nothing has changed") && said.contains(why), "{kind:?}: {said}");
        evening.sandbox.deny(denies, 0).unwrap();
        let said = sets(&evening, "channels", place).await;
        assert!(said.contains("Done"), "{kind:?}: {said}");
    }
    let locked = evening.sandbox.open_channel_of("locked", thread);
    evening.sandbox.lock_thread(locked);
    let said = sets(&evening, "channels", locked).await;
    assert!(said.contains("Nothing has changed") && said.contains("locked"), "{said}");
    evening.stop().await;
}

#[tokio::test(start_paused = true)]
async fn doctor_tries_the_channels_of_the_settings_again() {
    let evening = Evening::begin(without_limits()).await;
    let (hall, arena) = (evening.sandbox.open_channel("hall"), evening.sandbox.open_channel("arena"));
    let forum = evening.sandbox.open_channel_of("forum", ChannelKind::Forum);
    for (what, channel) in [("overview", hall), ("puzzle", arena), ("forum", forum)] {
        sets(&evening, what, channel).await;
    }
    let sound = doctor(&evening).await.content;
    assert!(!sound.contains('❌'), "{sound}");
    evening.sandbox.deny(arena, SEND_MESSAGES).unwrap();
    evening.sandbox.deny(forum, SEND_MESSAGES).unwrap();
    evening.sandbox.delete_channel(hall);
    let told = doctor(&evening).await;
    for channel in [hall, arena, forum] {
        assert!(told.content.contains(&format!("❌ <#{channel}>")), "{}", told.content);
    }
    assert!(told.content.contains("no longer exists"), "{}", told.content);
    let clear = id_ending(&told, &format!(":clear:{hall}"));
    let cleared = evening.sandbox.press(evening.member(0), told.id, &clear).unwrap().settled(SOON).await.unwrap();
    let cleared = cleared.message.map(|message| text(&message)).unwrap_or_default();
    assert!(!cleared.contains(&format!("<#{hall}>")) && cleared.contains(&format!("<#{arena}>")), "{cleared}");
}

#[tokio::test(start_paused = true)]
async fn doctor_knows_a_server_that_has_only_the_commands() {
    let mut evening = Evening::begin(without_limits()).await;
    evening.sandbox.set_gone(evening.sandbox.bot(), true);
    let told = doctor(&evening).await.content;
    assert!(told.contains("❌ Only my commands are in this server") && !told.contains('✅'), "{told}");
    let said = sets(&evening, "puzzle", evening.channel).await;
    assert!(said.contains("Only my commands are in this server") && !said.contains("Done"), "{said}");
    evening.sandbox.set_gone(evening.sandbox.bot(), false);
    assert!(!doctor(&evening).await.content.contains('❌'));
    evening.stop().await;
}

#[tokio::test(start_paused = true)]
async fn doctor_says_how_many_channels_it_has_not_tried() {
    let evening = Evening::begin(without_limits()).await;
    for (count, more) in [(10, None), (11, Some("One more channel is on the list")), (13, Some("3 more channels are"))]
    {
        evening.slash(evening.member(0), "server channels", &[("all", json!(true))]).await;
        for number in 0..count {
            sets(&evening, "channels", evening.sandbox.open_channel(&format!("hall-{number}"))).await;
        }
        let told = doctor(&evening).await.content;
        assert_eq!(told.contains("on the list"), more.is_some(), "{told}");
        assert!(more.is_none_or(|more| told.contains(more)), "{told}");
    }
}

#[tokio::test(start_paused = true)]
async fn threads_are_tried_before_they_are_set() {
    let evening = Evening::begin(without_limits()).await;
    let boards = async || evening.slash(evening.member(0), "server boards", &[("thread", json!(true))]).await.content;
    evening.sandbox.set_gone(evening.sandbox.bot(), true);
    let said = boards().await;
    assert!(said.contains("Nothing has changed") && said.contains("Only my commands are in this server"), "{said}");
    evening.sandbox.set_gone(evening.sandbox.bot(), false);
    evening.sandbox.deny(evening.channel, CREATE_PUBLIC_THREADS).unwrap();
    let said = boards().await;
    assert!(said.contains("Done") && said.contains("❌ **Create Public Threads**"), "{said}");
    evening.sandbox.deny(evening.channel, 0).unwrap();
    let said = boards().await;
    assert!(said.contains("Done") && !said.contains('❌'), "{said}");
}

#[tokio::test(start_paused = true)]
async fn tables_of_a_removed_server_leave_room_at_once() {
    let mut evening = Evening::limited(LimitsConfig { tables: 2, ..LimitsConfig::NONE }).await;
    let person = evening.member(0);
    for channel in [5, 6] {
        let mut open = support::people::opening(channel, 2);
        // The sandbox knows no such server.
        open.community = Some(CommunityId(999));
        open.title = "raids".to_owned();
        open.host.id = PersonId(person.get());
        evening.tables.lobby().open(open, None).await.unwrap();
    }
    let new = [("title", json!("raids"))];
    let unwell = Failure::server_error("GET /guilds/{guild_id}", 99);
    evening.sandbox.fail_next(unwell);
    let asked = evening.sandbox.slash(person, evening.channel, "new", &new).unwrap();
    let told = asked.settled(SOON).await.unwrap().message.map(|message| message.content).unwrap_or_default();
    assert!(told.contains("tables"), "{told}");
    evening.sandbox.clear_faults();
    evening.slash(person, "new", &new).await;
    assert_eq!(evening.shared().await.host, PersonId(person.get()));
    evening.stop().await;
}

#[tokio::test(start_paused = true)]
async fn manager_learns_once_of_a_channel_that_is_gone() {
    for what in ["overview", "puzzle", "forum"] {
        let mut evening = Evening::begin(without_limits()).await;
        let kind = if what == "forum" { ChannelKind::Forum } else { ChannelKind::Text };
        let place = evening.sandbox.open_channel_of("hall", kind);
        sets(&evening, what, place).await;
        // The card is there before its channel is deleted.
        if what != "forum" {
            let shown = async || !evening.sandbox.messages(evening.member(0), place).is_empty();
            evening.until("the card", shown).await;
        }
        evening.sandbox.delete_channel(place);
        // A new table changes the overview and wants a post; the next day has another puzzle.
        evening.pass(Duration::from_secs(24 * 3600));
        evening.slash(evening.member(1), "new", &[("title", json!("raids"))]).await;
        let server = Some(CommunityId(evening.sandbox.guild().get()));
        let noted = async || !server_settings::of(&evening.tables, server).await.unwrap().gone.is_empty();
        evening.until("the bot knows that the channel is gone", noted).await;
        evening.slash(evening.member(0), "help", &[]).await;
        let news = |message: &Message| {
            message.content.contains("no longer exists") && ends(message, &format!(":clear:{place}"))
        };
        let told = evening.message(evening.member(0), what, news).await;
        evening.slash(evening.member(0), "help", &[]).await;
        let all = evening.sandbox.messages(evening.member(0), evening.channel);
        assert_eq!(all.iter().filter(|message| news(message)).count(), 1, "{what}: once");
        let clear = id_ending(&told, &format!(":clear:{place}"));
        evening.sandbox.press(evening.member(0), told.id, &clear).unwrap().settled(SOON).await.unwrap();
        let shown = text(&evening.slash(evening.member(0), "server show", &[]).await);
        assert!(!shown.contains(&place.to_string()), "{what}: {shown}");
        evening.stop().await;
    }
}

#[tokio::test(start_paused = true)]
async fn refused_thread_names_its_reason_and_the_next_try() {
    let evening = Evening::begin(without_limits()).await;
    let refusal = |status, code| Failure { status, code, ..Failure::server_error(THREADS, 1) };
    for (failure, why) in [
        (refusal(400, 160_006), "1,000 active threads"),
        (refusal(400, 200_001), "AutoMod"),
        (refusal(403, 50_013), "I lack permissions"),
        (refusal(400, 50_024), "code 50024"),
        (Failure::server_error(THREADS, 1), "does not answer"),
        (Failure::rate_limit(THREADS, 9, Duration::from_secs(600)), "asks me to wait"),
    ] {
        evening.sandbox.fail_next(failure);
        let options = [("title", json!("raids")), ("thread", json!(true))];
        let asked = evening.sandbox.slash(evening.member(0), evening.channel, "new", &options).unwrap();
        let told = asked.settled(SOON).await.unwrap().message.map(|message| message.content).unwrap_or_default();
        assert!(told.contains("would not open a thread") && told.contains(why), "{told}");
        let again = if why.contains("wait") { "I can try again <t:" } else { "I will try again with the next table" };
        assert!(told.contains(again), "{told}");
        support::people::stop(&evening.tables, evening.shared().await.id).await;
        evening.delivered().await;
    }
}

/// A person is sent only to channels that exist, and the settings say which do not.
#[tokio::test(start_paused = true)]
async fn no_answer_names_a_deleted_channel_as_a_place() {
    let evening = Evening::begin(without_limits()).await;
    let (host, player) = (evening.member(0), evening.member(1));
    let [hall, cellar] = ["hall", "cellar"].map(|name| evening.sandbox.open_channel(name));
    for channel in [hall, cellar] {
        sets(&evening, "channels", channel).await;
    }
    let new = async || evening.slash(player, "new", &[("title", json!("raids"))]).await.content;
    let said = new().await;
    assert!(said.contains(&format!("Go to <#{hall}> <#{cellar}>")), "{said}");
    let show = async || evening.slash(host, "server show", &[]).await;
    assert!(!show().await.content.contains("no longer exists"));
    evening.sandbox.delete_channel(hall);
    let said = new().await;
    assert!(said.contains(&format!("Go to <#{cellar}>")) && !said.contains(&hall.to_string()), "{said}");
    let shown = show().await;
    assert!(shown.content.contains(&format!("no longer exists: <#{hall}>")), "{}", shown.content);
    evening.sandbox.delete_channel(cellar);
    let said = new().await;
    assert!(said.contains("only in channels that no longer exist") && said.contains("/server channels"), "{said}");
    for gone in [hall, cellar] {
        let shown = show().await;
        let clear = id_ending(&shown, &gone.to_string());
        evening.sandbox.press(host, shown.id, &clear).unwrap().settled(SOON).await.unwrap();
    }
    let shown = show().await.content;
    assert!(shown.contains("Channels: **all**") && !shown.contains("no longer exists"), "{shown}");
}
