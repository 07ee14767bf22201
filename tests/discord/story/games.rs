//! Whole games through the sandbox from `/new` to the end card, for every seat count.
//!
//! People play by buttons, by typed codes or by the commands of the actions. Each test replays the record of its game.

use support::evening;

use std::collections::BTreeSet;

use evening::{Evening, SOON, ends, id_ending, press_on, text, without_limits};
use serde_json::{Value, json};
use skald::discord::intake::commands;
use skald::discord::messages::names;
use skald::engine::Viewer;
use skald::engine::action::Kind;
use skald::sandbox::message::Message;
use skald::table::{OpenDecision, PersonId, Stage, TableView};
use skald::words::{Args, Locale, Words};
use support::sandbox::Look;

/// How a person answers.
#[derive(Clone, Copy)]
enum By {
    Button,
    /// `/play` with a typed code.
    Play,
    /// The command of the action, with completed options.
    Action,
}

/// Plays a game of this many people to its end. Each part (a voyage, a round, a turn) has a board.
async fn a_whole_game(title: &str, seats: u8, by: By) {
    let mut evening = Evening::begin(without_limits()).await;
    evening.start_title(title, seats.into(), seats).await;
    let (mut n, mut shown) = (0, String::new());
    let view = loop {
        let view = evening.view().await;
        let Some(open) = view.open.first().cloned() else { break view };
        let shared = evening.shared().await;
        let heading = heading(&shared);
        if heading != shown {
            // Playing faster than delivery would skip the board of a part.
            evening
                .message(evening.member(0), "the board of a new part", |message| text(message).contains(&heading))
                .await;
            shown = heading;
        }
        n += 5;
        match by {
            By::Button => press_on(&evening, &view, &open, n).await,
            By::Play => type_on(&evening, &view, &open, n).await,
            By::Action => command_on(&evening, &view, &open, n).await,
        }
    };
    assert_eq!(view.stage, Stage::Finished);
    assert!(n > 5 * 40, "a whole game has more than {} decisions", n / 5);
    the_end_is_told(&evening, &view).await;
    the_record_holds(&evening, &view).await;
    if title == "raids" && seats == 2 {
        a_rematch_is_opened(&evening, &view).await;
    }
    evening.stop().await;
    evening.assert_no_faults();
}

/// The heading of the board in the language of the channel: the voyage, the round, the turn.
fn heading(view: &TableView) -> String {
    let voice = names::voice(view, view.locale);
    let title = view.unredacted().map(|position| position.board(Viewer::Public, &voice).title);
    evening::shown(&title.unwrap_or_default())
}

/// Types the code of choice `n`, counted round.
async fn type_on(evening: &Evening, view: &TableView, open: &OpenDecision, n: usize) {
    let seat = open.decision.seat;
    let legal = view.unredacted().unwrap().legal(seat);
    let code = &legal[n % legal.len()];
    let member = evening.member_on(view, seat);
    let person = PersonId(member.get());
    let shown = commands::moves(&view.clone().seen_by(person), person, Locale::En, code);
    let shown = shown.into_iter().find(|(_, value)| value == code).map(|(name, _)| name);
    // Some clients send the name of a completion.
    let typed = shown.filter(|name| n.is_multiple_of(2) && name.len() <= 100).unwrap_or_else(|| code.clone());
    let answer = evening.slash(member, "play", &[("action", json!(typed))]).await;
    assert!(answer.is_ephemeral(), "only the person who acted sees the confirmation");
    assert!(evening.view().await.seq > view.seq, "{code}: {}", text(&answer));
}

/// Uses the command of the action of choice `n`, counted round, and completes each of its options.
async fn command_on(evening: &Evening, view: &TableView, open: &OpenDecision, n: usize) {
    let (seat, member) = (open.decision.seat, evening.member_on(view, open.decision.seat));
    let legal = view.unredacted().unwrap().legal(seat);
    let code = &legal[n % legal.len()];
    let say = |key: String| Words::say(Locale::En, &key, &Args::new());
    let words = view.title.meta().key.replace('_', "-");
    let action = view.title.actions().iter().find(|action| action.parts(code).is_some()).unwrap();
    let group = action.group.map_or_else(String::new, |group| say(format!("{words}-group-{group}")) + " ");
    let command = format!("{} {group}{}", say(format!("{words}-command")), say(format!("{words}-do-{}", action.word)));
    let parts = action.parts(code).unwrap();
    let mut given: Vec<(&str, Value)> = Vec::new();
    for (at, (parameter, part)) in action.parameters.iter().zip(&parts).enumerate() {
        let Some(part) = part else { continue };
        let number = |text: &str| json!(text.parse::<u8>().unwrap());
        let value = |text: &str| if parameter.kind == Kind::Number { number(text) } else { json!(text) };
        let mut wanted = BTreeSet::new();
        for other in legal.iter().filter_map(|code| action.parts(code)).filter(|other| other[..at] == parts[..at]) {
            wanted.extend(other[at].map(|part| value(part).to_string()));
        }
        // Discord shows 25 choices. People type on to see others.
        let typed = if wanted.len() > 25 { part } else { "" };
        let offered = evening.sandbox.complete(member, evening.channel, &command, &given, parameter.name, typed);
        let offered: Vec<_> = offered.await.unwrap();
        let values: BTreeSet<_> = offered.iter().map(|choice| choice.value.to_string()).collect();
        assert!(values.contains(&value(part).to_string()), "{command} {given:?}: {part} is not among {values:?}");
        if typed.is_empty() {
            assert_eq!(values, wanted, "{command} {given:?} completes {} over what is legal", parameter.name);
            assert_eq!(values.len(), offered.len(), "each once");
        }
        let shown = offered.iter().find(|choice| choice.value == value(part)).map(|choice| json!(choice.name));
        let named = shown.filter(|_| n.is_multiple_of(2) && parameter.kind != Kind::Number);
        given.push((parameter.name, named.unwrap_or_else(|| value(part))));
    }
    let answer = evening.slash(member, &command, &given).await;
    assert!(answer.is_ephemeral(), "only the person who acted sees the confirmation");
    assert!(evening.view().await.seq > view.seq, "{command} {given:?}: {}", text(&answer));
    assert!(!text(&answer).contains(&format!("`{code}`")), "the message shows no code: {}", text(&answer));
}

/// Whether the first line of a message contains this. The heading of the board is below it.
fn headed(message: &Message, words: &str) -> bool {
    message.content.lines().next().is_some_and(|line| line.contains(words))
}

async fn the_end_is_told(evening: &Evening, view: &TableView) {
    let host = evening.member(0);
    let end = evening.message(host, "the end card", |message| text(message).contains("is over")).await;
    let people = view.seats.iter().filter_map(|occupant| occupant.person());
    let mentions: Vec<_> = people.map(|person| format!("<@{}>", person.id)).collect();
    let mentioned = end.content.lines().next().unwrap_or_default();
    assert_eq!(mentioned, mentions.join(" "), "the card mentions each person once");
    assert!(end.content.contains("is over"), "the heading is message text: {}", end.content);
    let alone = |look: &Look<'_>| {
        let pressable = |message: &&Message| !message.custom_ids().is_empty() && !message.is_ephemeral();
        let left: Vec<_> = look.messages(host, evening.channel).into_iter().filter(pressable).collect();
        (left.len() == 1 && left[0].id == end.id).then_some(())
    };
    evening.sandbox.wait_for("the end card to be the only message with buttons", SOON, alone).await.unwrap();

    let pressed = evening.sandbox.press(host, end.id, &id_ending(&end, ":game:dice")).unwrap();
    let dice = pressed.settled(SOON).await.unwrap().message.unwrap();
    assert!(dice.is_ephemeral() && text(&dice).contains('✅'), "{}", text(&dice));
    assert!(text(&dice).contains(&view.seed.unwrap().to_string()), "the seed is revealed");
    assert!(text(&dice).contains(&view.commitment.clone().unwrap().0), "beside its fingerprint");

    let pressed = evening.sandbox.press(host, end.id, &id_ending(&end, ":replay:start")).unwrap();
    let replay = pressed.reply_message(SOON).await.unwrap();
    assert!(replay.is_ephemeral() && headed(&replay, "Turn 0 of"), "{}", text(&replay));
    evening.sandbox.press(host, replay.id, &id_ending(&replay, ":replay:a0")).unwrap();
    let on = |look: &Look<'_>| headed(look.message(host, replay.id)?, "Turn 1 of").then_some(());
    evening.sandbox.wait_for("the next turn of the replay", SOON, on).await.unwrap();
    let there = |look: &Look<'_>| look.message(host, replay.id).cloned();
    let first = evening.sandbox.wait_for("the replay", SOON, there).await.unwrap();
    let back = first.custom_ids().into_iter().find(|id| id.contains(":replay:b")).expect("a way back");
    evening.sandbox.press(host, replay.id, &back).unwrap();
    let on = |look: &Look<'_>| headed(look.message(host, replay.id)?, "Turn 0 of").then_some(());
    evening.sandbox.wait_for("the turn before", SOON, on).await.unwrap();
    evening.sandbox.press(host, replay.id, &id_ending(&replay, ":replay:a0")).unwrap();
    let on = |look: &Look<'_>| headed(look.message(host, replay.id)?, "Turn 1 of").then_some(());
    evening.sandbox.wait_for("the next turn again", SOON, on).await.unwrap();
    let replay = evening.sandbox.wait_for("the replay", SOON, there).await.unwrap();
    let menu = &replay.components[1]["components"][0];
    let last = menu["options"].as_array().unwrap().last().unwrap();
    let (id, value) = (menu["custom_id"].as_str().unwrap(), last["value"].as_str().unwrap());
    evening.sandbox.choose(host, replay.id, id, &[value]).unwrap();
    let label = last["label"].as_str().unwrap();
    let on = |look: &Look<'_>| look.message(host, replay.id)?.content.contains(label).then_some(());
    evening.sandbox.wait_for("the last turn, from the menu", SOON, on).await.unwrap();

    for animation in [":replay:all", ":replay:mine"] {
        evening.sandbox.press(host, replay.id, &id_ending(&replay, animation)).unwrap();
        let moving = |look: &Look<'_>| {
            let file = look.message(host, replay.id)?.attachments.first()?;
            (file.content_type == "image/gif" && !file.description.as_deref()?.is_empty()).then_some(file.bytes.clone())
        };
        let gif = evening.sandbox.wait_for("the animated picture", 2 * SOON, moving).await.unwrap();
        assert!(gif.starts_with(b"GIF89a"), "{animation}");
        let back = |look: &Look<'_>| Some(id_ending(look.message(host, replay.id)?, ":replay:last"));
        let back = evening.sandbox.wait_for("the way back", SOON, back).await.unwrap();
        evening.sandbox.press(host, replay.id, &back).unwrap();
        let on = |look: &Look<'_>| look.message(host, replay.id)?.content.contains(label).then_some(());
        evening.sandbox.wait_for("the last turn again", SOON, on).await.unwrap();
    }

    let games = text(&evening.slash(host, "games", &[]).await);
    assert!(games.contains("Recently finished") && ["🥇", "🤝"].iter().any(|medal| games.contains(medal)), "{games}");
}

/// The same title and people again, each one seat further on.
async fn a_rematch_is_opened(evening: &Evening, view: &TableView) {
    let (host, guest) = (evening.member(0), evening.member(1));
    let end = evening.message(host, "the end card", |message| text(message).contains("is over")).await;
    evening.sandbox.press(guest, end.id, &id_ending(&end, ":game:rematch")).unwrap();
    let card = evening.message(host, "the lobby of the rematch", |message| ends(message, ":lobby:start")).await;
    let again = evening.view().await;
    let mut seats = view.seats.clone();
    seats.rotate_left(1);
    assert_eq!((again.stage, &again.seats), (Stage::Lobby, &seats));
    assert_eq!(again.host.0, guest.get(), "the person who asked for it is the host");
    let taken = evening.slash(guest, "table rematch", &[]).await;
    assert!(text(&taken).contains("not over"), "{}", text(&taken));
    evening.sandbox.press(guest, card.id, &id_ending(&card, ":lobby:start")).unwrap();
    evening.message(host, "its board", |message| !message.is_ephemeral() && text(message).contains("Voyage 1")).await;
}

async fn the_record_holds(evening: &Evening, view: &TableView) {
    let record = evening.tables.records().export(view.id, false).await.unwrap();
    assert_eq!(record.seed, view.seed, "the seed of a finished game is no secret");
    let replayed = record.replay(evening.tables.titles()).unwrap();
    assert_eq!(replayed.position.outcome(), view.unredacted().unwrap().outcome());
}

#[tokio::test(start_paused = true)]
async fn two_play_raids_by_buttons() {
    a_whole_game("raids", 2, By::Button).await;
}

#[tokio::test(start_paused = true)]
async fn three_play_raids_by_buttons() {
    a_whole_game("raids", 3, By::Button).await;
}

#[tokio::test(start_paused = true)]
async fn four_play_raids_by_buttons() {
    a_whole_game("raids", 4, By::Button).await;
}

#[tokio::test(start_paused = true)]
async fn two_play_raids_by_the_commands_of_actions() {
    a_whole_game("raids", 2, By::Action).await;
}

#[tokio::test(start_paused = true)]
async fn three_play_raids_by_typed_codes() {
    a_whole_game("raids", 3, By::Play).await;
}

#[tokio::test(start_paused = true)]
async fn four_play_raids_by_the_commands_of_actions() {
    a_whole_game("raids", 4, By::Action).await;
}

/// Slow: a whole game over sockets, each answer checked.
#[tokio::test(start_paused = true)]
async fn two_play_relic_runners_by_buttons() {
    a_whole_game("relic_runners", 2, By::Button).await;
}

/// Slow: a whole game over sockets, each answer checked.
#[tokio::test(start_paused = true)]
async fn three_play_relic_runners_by_typed_codes() {
    a_whole_game("relic_runners", 3, By::Play).await;
}

/// Slow: a whole game over sockets, each answer checked.
#[tokio::test(start_paused = true)]
async fn five_play_relic_runners_by_the_commands_of_actions() {
    a_whole_game("relic_runners", 5, By::Action).await;
}

/// Slow: a whole game over sockets, each answer checked.
#[tokio::test(start_paused = true)]
async fn one_plays_explorers_alone_by_buttons() {
    a_whole_game("explorers", 1, By::Button).await;
}

/// Slow: a whole game over sockets, each answer checked.
#[tokio::test(start_paused = true)]
async fn two_play_explorers_by_buttons() {
    a_whole_game("explorers", 2, By::Button).await;
}

/// Slow, as the other whole games here: hundreds of answers by way of sockets, each checked.
#[tokio::test(start_paused = true)]
async fn four_play_explorers_by_the_commands_of_actions() {
    a_whole_game("explorers", 4, By::Action).await;
}
