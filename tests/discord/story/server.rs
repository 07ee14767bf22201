//! `/server`: a manager sets the channels, titles, number and look of a server's tables.

use support::evening;

use std::time::Duration;

use evening::{Evening, SOON, ends, id_ending, text, without_limits};
use serde_json::{Value, json};
use skald::config::LimitsConfig;
use skald::discord::retention;
use skald::discord::server_settings::{self, MOST_CHANNELS, ServerSettings};
use skald::sandbox::message::Message;
use skald::sandbox::{ClientError, Id};
use skald::table::{ChannelId, CommunityId, Locale, Stage, TableError};

/// The bot's answer to a command in a channel, if any.
async fn said(evening: &Evening, member: Id, channel: Id, command: &str, options: &[(&str, Value)]) -> String {
    let asked = evening.sandbox.slash(member, channel, command, options).unwrap();
    asked.settled(SOON).await.unwrap().message.map(|message| message.content).unwrap_or_default()
}

/// The answer to the manager.
async fn settle(evening: &Evening, command: &str, options: &[(&str, Value)]) -> String {
    said(evening, evening.member(0), evening.channel, &format!("server {command}"), options).await
}

/// The names of all titles.
fn names(evening: &Evening) -> Vec<&'static str> {
    let titles = evening.tables.titles();
    titles.keys().filter_map(|key| titles.default_of(key)).map(|title| title.meta().name).collect()
}

/// Whether a channel has an unfinished table.
async fn is_open(evening: &Evening, channel: Id) -> bool {
    let table = evening.tables.at(ChannelId(channel.get())).await.unwrap();
    table.is_some_and(|view| view.stage == Stage::Lobby)
}

#[tokio::test(start_paused = true)]
async fn all_settings_are_shown_in_one_short_message() {
    let evening = Evening::limited(LimitsConfig { tables: 30, server_tables: 300, ..LimitsConfig::NONE }).await;
    let shown = settle(&evening, "show", &[]).await;
    let lines: Vec<_> = shown.lines().collect();
    let games = format!("Games: **all** ({})", names(&evening).join(", "));
    assert_eq!(
        lines,
        [
            "⚙ The tables of this server:",
            "Boards: **the server’s own language**, **picture**",
            "New tables: **in the channel itself**",
            "Channels: **all**",
            games.as_str(),
            "Tables at a time: **30** for each person, **300** in the server (0 now)",
            "Games that are over: **kept for ever**",
        ]
    );
    evening.assert_no_faults();
}

#[tokio::test(start_paused = true)]
async fn only_managers_may_change_settings() {
    let evening = Evening::begin(without_limits()).await;
    let commands: [(&str, &[(&str, Value)]); 7] = [
        ("server show", &[]),
        ("server boards", &[("language", json!(3))]),
        ("server channels", &[("all", json!(true))]),
        ("server titles", &[("off", json!("raids"))]),
        ("server limits", &[("person", json!(1))]),
        ("server keep", &[("days", json!(90))]),
        ("server doctor", &[]),
    ];
    // Discord's client does not offer it to them.
    let offered = evening.sandbox.slash(evening.member(1), evening.channel, "server show", &[]);
    assert!(matches!(offered, Err(ClientError::UnknownCommand(_))));
    // An administrator may have offered it to all members.
    evening.sandbox.offer_to_everybody("server");
    for member in [1, 2, 3, 4] {
        for (command, options) in commands {
            let refused = said(&evening, evening.member(member), evening.channel, command, options).await;
            let words = ["Manage Server", "Gestionar servidor", "Gérer le serveur"];
            assert!(words.iter().any(|words| refused.contains(words)), "{command}: {refused}");
        }
    }
    let server = CommunityId(evening.sandbox.guild().get());
    assert_eq!(evening.tables.admin().community_settings(server).await.unwrap(), None, "no setting has changed");
    for (command, options) in commands {
        let answer = said(&evening, evening.member(0), evening.channel, command, options).await;
        assert!(!answer.contains("Manage Server"), "{command}: {answer}");
    }
    evening.assert_no_faults();
}

#[tokio::test(start_paused = true)]
async fn channel_setting_limits_new_tables_only() {
    let mut evening = Evening::begin(without_limits()).await;
    let (fjord, sea) = (evening.sandbox.channel("fjord").unwrap(), evening.sandbox.channel("north-sea").unwrap());
    evening.start_title("brandubh", 1, 2).await;
    for channel in [fjord, sea] {
        let answer = settle(&evening, "channels", &[("add", json!(channel.to_string()))]).await;
        assert!(answer.contains(&format!("<#{channel}>")), "{answer}");
    }
    let quiet = evening.sandbox.open_channel("elsewhere");
    let refused = said(&evening, evening.member(1), quiet, "new", &[]).await;
    assert!(refused.contains(&format!("<#{fjord}>")) && refused.contains(&format!("<#{sea}>")), "{refused}");
    assert!(!is_open(&evening, quiet).await);
    said(&evening, evening.member(1), fjord, "new", &[("title", json!("raids"))]).await;
    assert!(is_open(&evening, fjord).await);
    evening.play().await;

    // Settings survive a restart.
    evening.restart().await;
    assert!(said(&evening, evening.member(1), quiet, "new", &[]).await.contains("not opened"));
    // The running game continues to its end, and the bot refuses a rematch here.
    let table = evening.shared().await.id;
    support::people::stop(&evening.tables, table).await;
    let refused = said(&evening, evening.member(0), evening.channel, "table rematch", &[]).await;
    assert!(refused.contains("not opened"), "{refused}");
    settle(&evening, "channels", &[("remove", json!(fjord.to_string()))]).await;
    let everywhere = settle(&evening, "channels", &[("all", json!(true))]).await;
    assert!(everywhere.contains("**all**") && !everywhere.contains("<#"), "{everywhere}");
    said(&evening, evening.member(1), quiet, "new", &[("title", json!("raids"))]).await;
    assert!(is_open(&evening, quiet).await);
    evening.stop().await;
    evening.assert_no_faults();
}

#[tokio::test(start_paused = true)]
async fn channel_list_has_at_most_fifty_entries() {
    let evening = Evening::begin(without_limits()).await;
    let server = CommunityId(evening.sandbox.guild().get());
    let channels = (1..MOST_CHANNELS as u64).map(ChannelId).collect();
    let full = |settings: &mut ServerSettings| -> Result<(), TableError> {
        settings.channels = channels;
        Ok(())
    };
    server_settings::change(&evening.tables, server, full).await.unwrap();
    let settled = async || server_settings::of(&evening.tables, Some(server)).await.unwrap().channels.len();
    for (name, taken) in [("fjord", true), ("north-sea", false)] {
        let channel = evening.sandbox.channel(name).unwrap();
        let answer = settle(&evening, "channels", &[("add", json!(channel.to_string()))]).await;
        assert_eq!(!answer.contains("more than 50 channels"), taken, "{answer}");
        assert_eq!(settled().await, MOST_CHANNELS);
    }
    evening.assert_no_faults();
}

#[tokio::test(start_paused = true)]
async fn disabled_title_is_neither_suggested_nor_opened() {
    let evening = Evening::begin(without_limits()).await;
    evening.start_title("brandubh", 1, 2).await;
    let answer = settle(&evening, "titles", &[("off", json!("brandubh"))]).await;
    assert!(answer.contains("switched off: Brandubh"), "{answer}");
    settle(&evening, "titles", &[("off", json!("Raids"))]).await;
    let elsewhere = evening.sandbox.open_channel("elsewhere");
    for title in ["brandubh", "Raids"] {
        let refused = said(&evening, evening.member(1), elsewhere, "new", &[("title", json!(title))]).await;
        assert!(refused.contains("is switched off"), "{refused}");
    }
    let suggested = evening.sandbox.complete(evening.member(1), elsewhere, "new", &[], "title", "").await.unwrap();
    let suggested: Vec<_> = suggested.iter().map(|choice| choice.name.as_str()).collect();
    let mut enabled = names(&evening);
    enabled.retain(|name| !["Brandubh", "Raids"].contains(name));
    assert_eq!(suggested, enabled);
    // The running game continues. Without a title, `/new` asks for one of those that are enabled.
    evening.play().await;
    let asked = evening.sandbox.slash(evening.member(1), elsewhere, "new", &[("seats", json!(2))]).unwrap();
    let asked = asked.reply_message(SOON).await.unwrap();
    assert!(enabled.iter().all(|name| text(&asked).contains(&format!("**{name}** · "))), "{}", text(&asked));
    assert!(text(&asked).contains("usual settings") && !text(&asked).contains("Brandubh"), "{}", text(&asked));
    assert!(!is_open(&evening, elsewhere).await, "nothing is opened silently");
    let chosen = id_ending(&asked, ":explorers:table:new");
    evening.sandbox.press(evening.member(1), asked.id, &chosen).unwrap().answer(SOON).await.unwrap();
    let opened = evening.tables.at(ChannelId(elsewhere.get())).await.unwrap().unwrap();
    assert_eq!(opened.title.meta().key, "explorers");
    let answer = settle(&evening, "titles", &[("on", json!("raids"))]).await;
    assert!(answer.contains("switched off: Brandubh"), "{answer}");
    let unknown = settle(&evening, "titles", &[("off", json!("chess"))]).await;
    assert!(unknown.contains("no game called “chess”"), "{unknown}");
    let mut none = String::new();
    for title in evening.tables.titles().keys() {
        none = settle(&evening, "titles", &[("off", json!(title))]).await;
    }
    let off = format!("Games: **none**; switched off: {}", names(&evening).join(", "));
    assert!(none.contains(&off), "{none}");
    evening.assert_no_faults();
}

#[tokio::test(start_paused = true)]
async fn server_limits_hold_under_concurrent_requests() {
    let evening = Evening::limited(LimitsConfig { tables: 5, server_tables: 6, ..LimitsConfig::NONE }).await;
    let too_many = settle(&evening, "limits", &[("person", json!(6))]).await;
    assert!(too_many.contains("allows 5 at most") && too_many.contains("nothing has changed"), "{too_many}");
    let answer = settle(&evening, "limits", &[("person", json!(2)), ("server", json!(3))]).await;
    assert!(answer.contains("**2** for each person, **3** in the server (0 now)"), "{answer}");
    let at_once = async |members: &[usize], name: &str| {
        let channels: Vec<_> = (0..6).map(|number| evening.sandbox.open_channel(&format!("{name}{number}"))).collect();
        let members = members.iter().cycle();
        let asked: Vec<_> = channels
            .iter()
            .zip(members)
            .map(|(channel, member)| {
                evening.sandbox.slash(evening.member(*member), *channel, "new", &[("title", json!("raids"))]).unwrap()
            })
            .collect();
        let mut refusals = Vec::new();
        for asked in asked {
            refusals.extend(asked.settled(SOON).await.unwrap().message.map(|message| message.content));
        }
        refusals
    };
    let refused = at_once(&[0], "one").await;
    assert_eq!(refused.len(), 4, "{refused:#?}");
    assert!(refused.iter().all(|refused| refused.contains("2 tables of this server")), "{refused:#?}");
    let refused = at_once(&[1, 4], "two").await;
    assert_eq!(refused.len(), 5, "{refused:#?}");
    assert!(refused.iter().all(|refused| refused.contains("not over yet: 3")), "{refused:#?}");
    // Zero restores the operator's limit.
    let answer = settle(&evening, "limits", &[("person", json!(0)), ("server", json!(0))]).await;
    assert!(answer.contains("**5** for each person, **6** in the server (3 now)"), "{answer}");
    evening.assert_no_faults();
}

#[tokio::test(start_paused = true)]
async fn boards_have_the_servers_language_and_look() {
    let mut evening = Evening::begin(without_limits()).await;
    let answer = settle(&evening, "boards", &[("language", json!(3)), ("style", json!(1))]).await;
    assert!(answer.contains("**Français**, **words**"), "{answer}");
    evening.slash(evening.member(0), "new", &[("title", json!("brandubh")), ("computers", json!(1))]).await;
    let lobby = |message: &Message| ends(message, ":start") && text(message).contains("Places prises");
    evening.message(evening.member(0), "the lobby card in French", lobby).await;
    assert_eq!(evening.shared().await.locale, Locale::Fr);
    evening.slash(evening.member(0), "start", &[]).await;
    evening.delivered().await;
    let board = |message: &Message| !message.is_ephemeral() && !message.custom_ids().is_empty();
    let board = evening.message(evening.member(0), "the board", board).await;
    assert!(board.attachments.is_empty() && !ends(&board, ":board:words"), "the board is complete in words");
    // Private messages follow the setting too, unless the person has their own.
    let private = evening.slash(evening.member(1), "board", &[]).await;
    assert!(private.attachments.is_empty(), "{}", text(&private));
    evening.slash(evening.member(1), "me", &[("board", json!(0))]).await;
    let private = evening.slash(evening.member(1), "board", &[]).await;
    assert!(!private.attachments.is_empty(), "{}", text(&private));
    evening.stop().await;
    evening.assert_no_faults();
}

#[tokio::test(start_paused = true)]
async fn rematch_checks_permissions_and_uses_server_language() {
    use skald::sandbox::permission::SEND_MESSAGES;
    let mut evening = Evening::begin(without_limits()).await;
    evening.start_title("brandubh", 2, 2).await;
    let over = evening.shared().await;
    support::people::stop(&evening.tables, over.id).await;
    evening.delivered().await;
    settle(&evening, "boards", &[("language", json!(2))]).await;
    evening.sandbox.deny(evening.channel, SEND_MESSAGES).unwrap();
    let refused = said(&evening, evening.member(0), evening.channel, "table rematch", &[]).await;
    assert!(refused.contains("I lack") && refused.contains("Send Messages"), "{refused}");
    assert_eq!(evening.shared().await.id, over.id);
    evening.sandbox.deny(evening.channel, 0).unwrap();
    said(&evening, evening.member(0), evening.channel, "table rematch", &[]).await;
    let view = evening.shared().await;
    assert_eq!((view.stage, view.locale, over.locale), (Stage::Lobby, Locale::Es, Locale::En));
    evening.stop().await;
    evening.assert_no_faults();
}

#[tokio::test(start_paused = true)]
async fn doctor_names_the_missing_permissions_of_the_channel() {
    use skald::sandbox::permission::{ATTACH_FILES, CREATE_PUBLIC_THREADS};
    let evening = Evening::begin(without_limits()).await;
    let sound = settle(&evening, "doctor", &[]).await;
    assert!(!sound.contains('❌') && sound.contains("✅ View Channel, Send Messages"), "{sound}");
    evening.sandbox.deny(evening.channel, ATTACH_FILES | CREATE_PUBLIC_THREADS).unwrap();
    let lacks = settle(&evening, "doctor", &[]).await;
    assert_eq!(lacks.matches('❌').count(), 2, "{lacks}");
    assert!(lacks.contains("**Create Public Threads**") && lacks.contains("Skald → Attach Files."), "{lacks}");
    let fjord = evening.sandbox.channel("fjord").unwrap();
    settle(&evening, "channels", &[("add", json!(fjord.to_string()))]).await;
    assert!(settle(&evening, "doctor", &[]).await.contains("/server channels allows them"));
    evening.assert_no_faults();
}

#[tokio::test(start_paused = true)]
async fn finished_games_are_kept_as_long_as_the_server_sets() {
    const DAY: Duration = Duration::from_secs(24 * 60 * 60);
    let evening = Evening::begin(without_limits()).await;
    let mut tables = Vec::new();
    for age in [0, 20] {
        evening.pass(DAY * age);
        evening.start_title("brandubh", 1, 2).await;
        let table = evening.shared().await.id;
        support::people::stop(&evening.tables, table).await;
        evening.delivered().await;
        tables.push(table);
    }
    let short = settle(&evening, "keep", &[("days", json!(29))]).await;
    assert!(short.contains("at least") && short.contains("30"), "{short}");
    evening.pass(DAY * 25);
    assert_eq!(retention::discard(&evening.tables).await.unwrap(), 0, "without a setting the bot keeps them forever");
    assert!(settle(&evening, "keep", &[("days", json!(30))]).await.contains("**kept for 30 days**"));
    assert_eq!(retention::discard(&evening.tables).await.unwrap(), 1);
    let removed = evening.tables.look(tables[0]).await;
    assert!(matches!(removed, Err(TableError::NoSuchTable)), "{removed:?}");
    assert_eq!(evening.tables.look(tables[1]).await.unwrap().stage, Stage::Ended);
    assert!(settle(&evening, "keep", &[("days", json!(0))]).await.contains("**kept for ever**"));
    evening.pass(DAY * 100);
    assert_eq!(retention::discard(&evening.tables).await.unwrap(), 0);
    evening.assert_no_faults();
}
