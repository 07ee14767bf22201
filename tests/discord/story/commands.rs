//! Stories of slash commands: a lobby without buttons, a game that starts at once, and refused commands of actions.

use support::evening;

use evening::{Evening, ends, id_ending, text, without_limits};
use serde_json::{Value, json};
use skald::discord::intake::commands;
use skald::discord::intake::commands::suggest::{level_names, options_text, policy, read_options};
use skald::discord::messages::clip::clip;
use skald::engine::Seat;
use skald::games;
use skald::sandbox::Id;
use skald::sandbox::message::Message;
use skald::table::{Stage, TableView};
use skald::title::{Level, Titles};
use skald::words::Locale;

/// Uses a command without options.
async fn bare(evening: &Evening, member: Id, command: &str) -> String {
    said(evening, member, command, &[]).await
}

async fn said(evening: &Evening, member: Id, command: &str, options: &[(&str, Value)]) -> String {
    let answer: Message = evening.slash(member, command, options).await;
    assert!(answer.is_ephemeral(), "/{command} is answered to one person alone");
    text(&answer)
}

/// The labels of the choices of a seat.
fn labels(view: &TableView, seat: Seat) -> Vec<String> {
    let voice = skald::discord::messages::names::voice(view, skald::words::Locale::En);
    view.unredacted().unwrap().choices(seat).shown(&voice).into_iter().map(|choice| choice.label).collect()
}

#[tokio::test(start_paused = true)]
async fn help_links_to_the_policies_of_the_operator() {
    let mut evening = Evening::begin(without_limits()).await;
    let (member, page) = (evening.member(0), evening.slash(evening.member(0), "help", &[]).await);
    let said = evening.all_pages(member, page, "help").await;
    assert!(said.contains("[Privacy](https://bot.example/privacy) · [Terms](https://bot.example/terms)"), "{said}");
    evening.stop().await;
    evening.assert_no_faults();
}

#[tokio::test(start_paused = true)]
async fn first_page_of_the_help_says_what_each_game_is() {
    let evening = Evening::begin(without_limits()).await;
    let page = text(&evening.slash(evening.member(0), "help", &[]).await);
    for title in evening.tables.titles().keys().filter_map(|key| evening.tables.titles().default_of(key)) {
        let line = page.lines().find(|line| line.contains(&format!("**{}** · ", title.meta().name)));
        assert!(line.is_some_and(|line| line.contains(" minutes ")), "{page}");
    }
    evening.assert_no_faults();
}

#[tokio::test(start_paused = true)]
async fn refused_table_names_the_one_that_is_there() {
    let evening = Evening::begin(without_limits()).await;
    evening.start_title("brandubh", 2, 2).await;
    let refused = evening.slash(evening.member(2), "new", &[("title", json!("raids"))]).await;
    assert!(refused.content.contains("▶️ **") && refused.content.contains("Astrid"), "{}", refused.content);
    let part = refused.all_components().into_iter().find(|part| part["url"].is_string()).expect("a link to its board");
    let board = format!("/{}/", evening.channel);
    assert!(part["url"].as_str().is_some_and(|url| url.contains(&board)), "{part}");
    evening.assert_no_faults();
}

#[tokio::test(start_paused = true)]
async fn answer_to_a_hand_over_takes_the_seat_back() {
    let evening = Evening::begin(without_limits()).await;
    evening.start_title("raids", 2, 2).await;
    let member = evening.member(1);
    let person = skald::table::PersonId(member.get());
    let handed = evening.slash(member, "table hand_over", &[]).await;
    assert!(evening.shared().await.seat_of(person).is_none());
    let back = id_ending(&handed, ":host:reclaim");
    evening.sandbox.press(member, handed.id, &back).unwrap().settled(evening::SOON).await.unwrap();
    assert!(evening.shared().await.seat_of(person).is_some());
    evening.assert_no_faults();
}

#[tokio::test(start_paused = true)]
async fn lobby_works_without_buttons() {
    let mut evening = Evening::begin(without_limits()).await;
    let (host, guest, third) = (evening.member(0), evening.member(1), evening.member(2));
    assert!(bare(&evening, guest, "join").await.contains("/new"), "without a table it says how to open one");
    evening.slash(host, "new", &[("title", json!("raids")), ("seats", json!(2))]).await;
    let alone = bare(&evening, host, "start").await;
    assert!(alone.contains('2'), "two are needed: {alone}");
    bare(&evening, guest, "join").await;
    assert_eq!(evening.view().await.seats.len(), 2);
    let twice = bare(&evening, guest, "join").await;
    assert!(twice.contains("already"), "{twice}");
    let full = bare(&evening, third, "join").await;
    assert!(full.contains('2') && evening.view().await.seats.len() == 2, "both seats are taken: {full}");
    bare(&evening, guest, "leave").await;
    assert_eq!(evening.view().await.seats.len(), 1);
    bare(&evening, third, "join").await;
    bare(&evening, third, "start").await; // Only the host starts.
    assert_eq!(evening.view().await.stage, Stage::Lobby);
    bare(&evening, host, "start").await;
    assert_eq!(evening.view().await.stage, Stage::Playing);
    bare(&evening, third, "leave").await; // Too late.
    assert_eq!(evening.view().await.seats.len(), 2);
    evening.message(host, "the board", |message| text(message).contains("Voyage 1")).await;
    evening.stop().await;
    evening.assert_no_faults();
}

#[tokio::test(start_paused = true)]
async fn game_against_computers_starts_with_one_command() {
    let mut evening = Evening::begin(without_limits()).await;
    let host = evening.member(0);
    let wrong = [("title", json!("explorers")), ("seats", json!(4)), ("computers", json!(1)), ("start", json!(true))];
    let refused = said(&evening, host, "new", &wrong).await;
    assert!(refused.contains("2 seats are free"), "{refused}");
    let options = [("title", json!("explorers")), ("seats", json!(3)), ("start", json!(true))];
    said(&evening, host, "new", &options).await;
    let view = evening.view().await;
    assert_eq!((view.stage, view.seats.len()), (Stage::Playing, 3));
    assert_eq!(view.seats.iter().filter(|occupant| occupant.policy().is_some()).count(), 2);
    evening.message(host, "the board", |message| ends(message, ":turn:0") || !message.embeds.is_empty()).await;
    evening.stop().await;
    evening.assert_no_faults();
}

#[tokio::test(start_paused = true)]
async fn refused_command_names_reason_and_legal_choices() {
    let mut evening = Evening::begin(without_limits()).await;
    evening.start_game(2, 2).await;
    let view = evening.view().await;
    let seat = view.open[0].decision.seat;
    let (mover, waiting) = (evening.member_on(&view, seat), evening.member_on(&view, Seat(1 - seat.0)));
    let first = labels(&view, seat).remove(0);

    let other = said(&evening, mover, "explorers done", &[]).await;
    assert!(other.contains("is Raids") && other.contains(&first), "another title: {other}");
    let idle = said(&evening, waiting, "explorers done", &[]).await;
    assert!(
        idle.contains("is Raids") && !idle.contains("You can"),
        "a person without a decision has no choices: {idle}"
    );
    let illegal = said(&evening, mover, "raids sail", &[("space", json!(19))]).await;
    assert!(illegal.contains(&first), "against the rules: {illegal}");
    let early = said(&evening, waiting, "raids flee", &[]).await;
    assert!(!early.contains(&first), "a person without a decision has no choices: {early}");
    let name = view.occupant(seat).and_then(|occupant| occupant.person()).unwrap().name.clone();
    assert!(early.contains(&name), "out of turn the answer names whose turn it is: {early}");
    let stranger = said(&evening, evening.member(2), "raids dock", &[]).await;
    assert!(!stranger.contains(&first), "{stranger}");
    assert_eq!(evening.view().await.seq, view.seq, "nothing has changed");

    let nothing = evening.sandbox.complete(waiting, evening.channel, "raids sail", &[], "space", "").await.unwrap();
    assert!(nothing.is_empty(), "out of turn nothing completes");
    let nothing = evening.sandbox.complete(mover, evening.channel, "explorers sail", &[], "sea", "").await.unwrap();
    assert!(nothing.is_empty(), "another title's options do not complete");
    let spaces = evening.sandbox.complete(mover, evening.channel, "raids sail", &[], "space", "").await.unwrap();
    assert!(spaces.iter().all(|choice| choice.value.is_u64() && choice.name.contains(" · ")), "{spaces:?}");
    evening.stop().await;
    evening.assert_no_faults();
}

#[tokio::test(start_paused = true)]
async fn unknown_command_is_answered() {
    let mut evening = Evening::begin(without_limits()).await;
    let (url, bot) = (evening.sandbox.url(), evening.sandbox.bot());
    let register = reqwest::Client::new()
        .put(format!("{url}/api/v10/applications/{bot}/commands"))
        .header("authorization", format!("Bot {}", evening.sandbox.token()))
        .json(&json!([{ "name": "saga", "description": "A command of another version" }]));
    assert!(register.send().await.unwrap().status().is_success());
    let answer = bare(&evening, evening.member(0), "saga").await;
    assert!(answer.contains("no longer know this button or command"), "{answer}");
    evening.stop().await;
    evening.assert_no_faults();
}

#[tokio::test(start_paused = true)]
async fn last_person_cannot_leave_a_game_to_computers() {
    let mut evening = Evening::begin(without_limits()).await;
    evening.start_game(2, 2).await;
    let (host, guest) = (evening.member(0), evening.member(1));
    let people = async || {
        let view = evening.shared().await;
        view.seats.iter().filter_map(|occupant| occupant.person()).map(|person| person.id.0).collect::<Vec<_>>()
    };
    let left = bare(&evening, guest, "table hand_over").await;
    assert!(!left.contains("last person"), "{left}");
    assert_eq!(people().await, [host.get()]);
    let refused = bare(&evening, host, "table hand_over").await;
    assert!(refused.contains("last person"), "{refused}");
    assert_eq!(people().await, [host.get()]);
    evening.stop().await;
    evening.assert_no_faults();
}

#[tokio::test(start_paused = true)]
async fn ending_a_table_asks_first_and_ends_only_that_table() {
    let mut evening = Evening::begin(without_limits()).await;
    let host = evening.member(0);
    evening.slash(host, "new", &[("title", json!("brandubh")), ("computers", json!(1))]).await;
    let lobby = evening.slash(host, "table end", &[]).await;
    assert!(lobby.content.contains("before the game starts"), "{}", lobby.content);
    bare(&evening, host, "start").await;
    let game = evening.slash(host, "table end", &[]).await;
    assert!(game.content.contains("without a result"), "{}", game.content);
    // The question about the lobby is still open.
    evening.sandbox.press(host, lobby.id, &id_ending(&lobby, ":lobby:cancel")).unwrap();
    evening.message(host, "the refusal", |message| message.content.contains("already started")).await;
    assert_eq!(evening.view().await.stage, Stage::Playing);
    evening.sandbox.press(host, game.id, &id_ending(&game, ":game:end")).unwrap();
    evening.message(host, "the end", |message| message.content == "Ended.").await;
    assert_eq!(evening.view().await.stage, Stage::Ended);
    evening.stop().await;
    evening.assert_no_faults();
}

#[tokio::test(start_paused = true)]
async fn options_complete_for_the_title_named_before_them() {
    let mut evening = Evening::begin(without_limits()).await;
    let host = evening.member(0);
    let offered = async |title: &str| {
        let named = [("title", json!(title))];
        let found = evening.sandbox.complete(host, evening.channel, "new", &named, "options", "").await.unwrap();
        let keys = found.iter().filter_map(|choice| choice.value.as_str()).map(str::to_owned);
        keys.collect::<Vec<_>>()
    };
    for key in ["raids", "explorers"] {
        let titles = games::builtin().unwrap();
        let wanted = commands::options_text(titles.default_of(key).unwrap().as_ref(), "", Locale::En);
        let wanted: Vec<_> = wanted.into_iter().map(|(_, value)| value).collect();
        assert_eq!(offered(key).await, wanted, "{key}");
        let named = [("title", json!(key))];
        let levels = evening.sandbox.complete(host, evening.channel, "new", &named, "level", "").await.unwrap();
        let strength = titles.default_of(key).unwrap().strength(Level::Normal);
        assert_eq!(levels[2].name, format!("normal · strength {strength}"));
    }
    evening.stop().await;
    evening.assert_no_faults();
}

/// The options with autocomplete of a command and its subcommands, each with the name of its command.
fn completed(command: &Value, path: &str) -> Vec<(String, String)> {
    let name = format!("{path}{}", command["name"].as_str().unwrap());
    let options = command["options"].as_array().map_or(&[][..], Vec::as_slice);
    let mut found = Vec::new();
    for option in options {
        match option["type"].as_u64() {
            Some(1 | 2) => found.extend(completed(option, &format!("{name} "))),
            _ if option["autocomplete"] == true => {
                found.push((name.clone(), option["name"].as_str().unwrap().to_owned()))
            }
            _ => {}
        }
    }
    found
}

#[tokio::test(start_paused = true)]
async fn every_option_with_autocomplete_offers_choices() {
    let mut evening = Evening::begin(without_limits()).await;
    evening.start_game(2, 3).await;
    let view = evening.view().await;
    let mover = evening.member_on(&view, view.open[0].decision.seat);
    // Commands of actions complete legal actions, which `games.rs` tests.
    let registered = serde_json::to_value(commands::registered(&Titles::default())).unwrap();
    let options: Vec<_> = registered.as_array().unwrap().iter().flat_map(|command| completed(command, "")).collect();
    assert!(options.len() > 15, "{options:?}");
    let mut empty = Vec::new();
    for (command, option) in options {
        let managed = command.starts_with("server ") || command.starts_with("tournament ");
        let member = if managed { evening.member(0) } else { mover };
        let offered = evening.sandbox.complete(member, evening.channel, &command, &[], &option, "").await.unwrap();
        assert!(offered.iter().all(|choice| !choice.name.is_empty() && choice.value != json!("")), "{offered:?}");
        if offered.is_empty() {
            empty.push(format!("{command} {option}"));
            continue;
        }
        let nothing =
            evening.sandbox.complete(member, evening.channel, &command, &[], &option, "zzz zzz").await.unwrap();
        assert!(nothing != offered, "{command} {option} looks at what is typed");
    }
    assert_eq!(empty, [""; 0], "offer nothing");
    evening.stop().await;
    evening.assert_no_faults();
}

/// What a client may send for a completion: its value, or the shown name, whole or clipped.
fn sent((name, value): &(String, String)) -> [String; 3] {
    [value.clone(), name.clone(), clip(name, 100)]
}

#[test]
fn each_shown_option_is_read_as_its_value() {
    let titles = games::builtin().unwrap();
    let all = titles.keys().filter_map(|key| titles.default_of(key)).flat_map(|it| Locale::ALL.map(|l| (it, l)));
    for (title, locale) in all {
        let title = title.as_ref();
        for first in options_text(title, "", locale) {
            let wanted = read_options(None, &first.1).unwrap();
            for text in sent(&first) {
                assert_eq!(read_options(Some(title), &text).unwrap(), wanted, "{text}");
            }
            for second in options_text(title, &format!("{} ", first.1), locale) {
                let wanted = read_options(None, &second.1).unwrap();
                assert_eq!(read_options(Some(title), &second.0).unwrap(), wanted, "{}", second.0);
            }
        }
    }
}

#[test]
fn each_shown_level_is_read_as_its_value() {
    let titles = games::builtin().unwrap();
    for title in titles.keys().filter_map(|key| titles.default_of(key)) {
        for level in Locale::ALL.into_iter().flat_map(|locale| level_names(title.as_ref(), locale)) {
            for text in sent(&level) {
                assert_eq!(policy(title.as_ref(), &text), level.1, "{text}");
            }
        }
        assert_eq!(policy(title.as_ref(), "deep thought"), "deep thought");
    }
}
