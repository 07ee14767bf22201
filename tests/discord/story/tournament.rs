//! A tournament from the first participant to the winner, in the sandbox. P2-72.

use support::evening;

use evening::{Evening, SOON, ends, id_ending, text, without_limits};
use serde_json::{Value, json};
use skald::sandbox::message::Message;
use skald::sandbox::permission::{CREATE_PUBLIC_THREADS, SEND_MESSAGES, SEND_MESSAGES_IN_THREADS};
use skald::table::{Act, CommunityId, Person, PersonId, Pick, Stage, TableId, Tournament, TournamentStage};
use skald::words::Locale;
use support::sandbox::{Asked, Channel, ChannelKind, ClientError, Failure, Id};

const THREADS: &str = "POST /channels/{channel_id}/threads";

/// The answer to the manager.
async fn manage(evening: &Evening, command: &str, options: &[(&str, Value)]) -> Message {
    evening.slash(evening.member(0), &format!("tournament {command}"), options).await
}

/// Waits for the card of the tournament with this text.
async fn card(evening: &Evening, says: &str) -> Message {
    let wanted = |message: &Message| {
        !message.is_ephemeral() && text(message).contains("Tournament:") && text(message).contains(says)
    };
    evening.message(evening.member(0), &format!("the card: {says}"), wanted).await
}

/// Presses a button of the card.
async fn press(evening: &Evening, member: Id, button: &str) -> Asked {
    let card = evening.message(member, "a card with the button", |message| ends(message, button)).await;
    evening.sandbox.press(member, card.id, &id_ending(&card, button)).unwrap()
}

/// Presses a button of the card. Returns the refusal.
async fn refused(evening: &Evening, member: usize, button: &str) -> String {
    press(evening, evening.member(member), button).await.reply_message(SOON).await.unwrap().content
}

/// Opens a tournament of *Brandubh* with these members.
async fn opened(evening: &Evening, members: &[usize], options: &[(&str, Value)]) {
    let mut all = vec![("title", json!("brandubh"))];
    all.extend_from_slice(options);
    manage(evening, "open", &all).await;
    for (count, member) in members.iter().enumerate() {
        press(evening, evening.member(*member), ":tournament:join").await.answer(SOON).await.unwrap();
        let people = if count == 0 { "One person has joined".to_owned() } else { format!("{} people", count + 1) };
        card(evening, &people).await;
    }
}

async fn tournament(evening: &Evening) -> Tournament {
    let server = CommunityId(evening.sandbox.guild().get());
    evening.tables.tournaments().within(server).await.unwrap().remove(0)
}

/// Waits until all games of a round have tables.
async fn seated(evening: &Evening, round: usize) -> Vec<TableId> {
    let begun = tokio::time::Instant::now();
    loop {
        let tournament = tournament(evening).await;
        let games = tournament.rounds.get(round).map(|round| round.games.clone()).unwrap_or_default();
        let tables: Vec<_> = games.iter().filter_map(|game| game.table).collect();
        if !games.is_empty() && tables.len() == games.len() {
            return tables;
        }
        assert!(begun.elapsed() < SOON, "round {round} has no tables: {games:?}");
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
}

/// Plays any moves until the game ends.
async fn play_out(evening: &Evening, table: TableId) {
    for turn in 0_usize.. {
        let view = evening.tables.look(table).await.unwrap();
        let Some(open) = view.open.first().filter(|_| view.stage == Stage::Playing) else { break };
        let seat = open.decision.seat;
        let legal = view.unredacted().unwrap().legal(seat);
        let person = view.occupant(seat).unwrap().person().unwrap().clone();
        let choice = Pick::Typed(legal[turn * 7 % legal.len()].clone());
        let act = Act { table, person, decision: None, choice, idempotency_key: None };
        evening.tables.play().act(act).await.unwrap();
    }
}

fn threads(evening: &Evening) -> Vec<Channel> {
    let here =
        |channel: &&Channel| matches!(channel.kind, ChannelKind::Thread { parent, .. } if parent == evening.channel);
    evening.sandbox.look(|look| look.channels().into_iter().filter(here).cloned().collect())
}

#[tokio::test(start_paused = true)]
async fn pools_and_final_are_played_across_a_restart() {
    let mut evening = Evening::begin(without_limits()).await;
    opened(&evening, &[1, 2, 3, 4], &[("pace", json!("slow"))]).await;
    assert!(text(&card(&evening, "4 people").await).contains("Pools of about 2"));
    // Only a manager starts it. Each other person gets a refusal in their language.
    for member in [1, 2, 3, 4] {
        let said = refused(&evening, member, ":tournament:start").await;
        let known = ["Manage Server", "Gestionar servidor", "Gérer le serveur"];
        assert!(known.iter().any(|known| said.contains(known)), "{said}");
    }
    let known = ["take part already", "Ya participas", "y participes déjà"];
    let said = refused(&evening, 1, ":tournament:join").await;
    assert!(known.iter().any(|known| said.contains(known)), "{said}");
    press(&evening, evening.member(0), ":tournament:start").await.answer(SOON).await.unwrap();
    let games = seated(&evening, 0).await;
    let opened = threads(&evening);
    assert_eq!(opened.iter().map(|thread| thread.name.as_str()).collect::<Vec<_>>(), ["Brandubh · 1", "Brandubh · 2"]);
    let running = card(&evening, "Round 1: 2 games").await;
    assert!(opened.iter().all(|thread| text(&running).contains(&format!("<#{}>", thread.id))), "{}", text(&running));
    assert!(!ends(&running, ":tournament:join"));

    play_out(&evening, games[0]).await;
    card(&evening, "Round 1: one game").await;
    evening.restart().await;
    play_out(&evening, games[1]).await;
    let last = seated(&evening, 1).await;
    card(&evening, "The final is being played").await;
    assert_eq!((last.len(), threads(&evening).len()), (1, 3));
    play_out(&evening, last[0]).await;
    let over = card(&evening, "wins the tournament").await;
    assert_eq!(over.id, running.id, "one card from beginning to end");
    // It remains visible, and another tournament can begin.
    let shown = manage(&evening, "show", &[]).await;
    assert!(
        text(&shown).contains("wins the tournament") && text(&shown).contains("Seed of the drawing: "),
        "{}",
        text(&shown)
    );
    let none = manage(&evening, "start", &[]).await;
    assert!(none.content.contains("no such tournament"), "{}", none.content);
    manage(&evening, "open", &[("title", json!("raids"))]).await;
    card(&evening, "Nobody has joined yet").await;
    evening.stop().await;
    evening.assert_no_faults();
}

#[tokio::test(start_paused = true)]
async fn absence_in_a_tournament_says_that_it_ends_sooner() {
    let mut evening = Evening::begin(without_limits()).await;
    opened(&evening, &[1, 4], &[("pace", json!("slow"))]).await;
    press(&evening, evening.member(0), ":tournament:start").await.answer(SOON).await.unwrap();
    let table = seated(&evening, 0).await[0];
    let view = evening.tables.look(table).await.unwrap();
    let away = evening.member_on(&view, view.open[0].decision.seat);
    let other = if away == evening.member(1) { evening.member(4) } else { evening.member(1) };
    let said = evening.slash(away, "me", &[("away", json!(6))]).await.content;
    assert!(said.contains("5 in a tournament: in one game it runs on before you are back"), "{said}");
    // The others read at the board until when they wait.
    evening.channel = threads(&evening)[0].id;
    let stands = evening.tables.look(table).await.unwrap().clock.unwrap().away[0].1;
    assert!(stands.0.abs_diff(evening.tables.now().plus(5 * 24 * 3600 * 1000).0) < 60_000, "{stands:?}");
    let shown = format!("is away; the clock runs on <t:{}", stands.0 / 1000);
    evening.message(other, "the board says who is away", |message| text(message).contains(&shown)).await;
    let log = text(&evening.slash(other, "log", &[]).await);
    assert!(log.contains("is away for a while"), "{log}");
    evening.stop().await;
    evening.assert_no_faults();
}

#[tokio::test(start_paused = true)]
async fn drawn_final_is_decided_by_lot_and_the_card_says_so() {
    for format in [vec![], vec![("format", json!(1)), ("rounds", json!(1))]] {
        let mut evening = Evening::begin(without_limits()).await;
        opened(&evening, &[1, 2], &format).await;
        press(&evening, evening.member(0), ":tournament:start").await.answer(SOON).await.unwrap();
        let table = seated(&evening, 0).await[0];
        let first = tournament(&evening).await.entrants[0].person.name.clone();
        support::people::draw(&evening.tables, table).await;
        let over = text(&card(&evening, "wins the tournament").await);
        assert!(over.contains("the numbers drawn at the start decide"), "{over}");
        // The entrants are in the order of their numbers.
        assert!(over.contains(&format!("{first} wins the tournament")), "{over}");
        evening.stop().await;
        evening.assert_no_faults();
    }
}

#[tokio::test(start_paused = true)]
async fn refused_request_is_shown_on_the_card_and_retried() {
    let mut evening = Evening::begin(without_limits()).await;
    evening.sandbox.deny(evening.channel, CREATE_PUBLIC_THREADS).unwrap();
    let refused = manage(&evening, "open", &[("title", json!("brandubh"))]).await;
    assert!(refused.content.contains("**Create Public Threads**"), "{}", refused.content);
    evening.channel = evening.sandbox.open_channel("arena");
    opened(&evening, &[1, 2], &[]).await;
    let forbidden = Failure { status: 403, code: 50_013, ..Failure::server_error(THREADS, 1) };
    evening.sandbox.fail_next(forbidden);
    manage(&evening, "start", &[]).await;
    card(&evening, "I cannot open threads here").await;
    assert_eq!(threads(&evening).len(), 0);
    evening.restart().await;
    seated(&evening, 0).await;
    let mended = |message: &Message| text(message).contains("The final") && !text(message).contains("I cannot");
    let running = evening.message(evening.member(0), "a card that tells of no fault", mended).await;
    assert_eq!(threads(&evening).len(), 1);

    // The bot replaces a deleted card.
    evening.sandbox.delete_message(running.id);
    let table = seated(&evening, 0).await[0];
    support::people::stop(&evening.tables, table).await;
    let stopped = card(&evening, "ended without a result").await;
    assert_ne!(stopped.id, running.id);
    let winner = evening.member(2);
    let decided = manage(&evening, "result", &[("game", json!(1)), ("winner", json!(winner.to_string()))]).await;
    assert_eq!(decided.content, "The game is decided.");
    card(&evening, "wins the tournament").await;
    evening.stop().await;
    evening.assert_no_faults();
}

#[tokio::test(start_paused = true)]
async fn organizer_is_called_and_reminded_once_for_each_wait() {
    let evening = Evening::begin(without_limits()).await;
    let day = std::time::Duration::from_secs(24 * 3600);
    let manager = evening.member(0);
    let calls = async |says: &str, count: usize| {
        let made = || {
            let all = evening.sandbox.messages(evening.member(1), evening.channel);
            let call = |message: &&Message| message.content.starts_with(&format!("<@{manager}>"));
            all.iter().filter(call).filter(|message| message.content.contains(says)).count()
        };
        evening.until(says, async || made() == count).await;
    };
    opened(&evening, &[1, 2], &[]).await;
    let named = card(&evening, &format!("<@{manager}> or another server manager starts it")).await;
    assert!(text(&named).contains("cancelled"), "{}", text(&named));
    evening.pass(23 * day);
    calls("waits for its start", 1).await;
    manage(&evening, "start", &[]).await;
    let table = seated(&evening, 0).await[0];
    support::people::stop(&evening.tables, table).await;
    calls("Game 1 (", 1).await;
    card(&evening, &format!("<@{manager}> or another server manager decides it")).await;
    evening.pass(6 * day);
    calls("Game 1 (", 2).await;
    evening.pass(day);
    card(&evening, "wins the tournament").await;
    calls("Game 1 (", 2).await;
    // Another one, which the manager never starts.
    opened(&evening, &[1], &[]).await;
    evening.pass(23 * day);
    calls("waits for its start", 2).await;
    evening.pass(7 * day);
    card(&evening, "was stopped").await;
    evening.assert_no_faults();
}

#[tokio::test(start_paused = true)]
async fn refused_tournament_names_its_requirement() {
    let mut evening = Evening::begin(without_limits()).await;
    let title = ("title", json!("brandubh"));
    evening.sandbox.deny(evening.channel, SEND_MESSAGES | CREATE_PUBLIC_THREADS).unwrap();
    let told = manage(&evening, "open", std::slice::from_ref(&title)).await.content;
    assert!(told.contains("**Send Messages**"), "{told}");
    // A thread cannot hold a tournament, regardless of permissions.
    evening.sandbox.deny(evening.channel, 0).unwrap();
    evening.slash(evening.member(0), "new", &[title.clone(), ("thread", json!(true))]).await;
    evening.sandbox.deny(evening.channel, SEND_MESSAGES_IN_THREADS).unwrap();
    evening.channel = threads(&evening)[0].id;
    let told = manage(&evening, "open", &[title]).await.content;
    assert!(told.contains("Open it in a text channel"), "{told}");
    evening.stop().await;
    evening.assert_no_faults();
}

#[tokio::test(start_paused = true)]
async fn only_managers_stop_a_tournament_after_confirming() {
    let mut evening = Evening::begin(without_limits()).await;
    let offered = evening.sandbox.slash(evening.member(1), evening.channel, "tournament start", &[]);
    assert!(matches!(offered, Err(ClientError::UnknownCommand(_))));
    evening.sandbox.offer_to_everybody("tournament");
    let refused = evening.slash(evening.member(1), "tournament cancel", &[]).await;
    assert!(refused.content.contains("Manage Server"), "{}", refused.content);
    let none = manage(&evening, "cancel", &[]).await;
    assert!(none.content.contains("no such tournament"), "{}", none.content);

    opened(&evening, &[1, 2, 4], &[("format", json!(1)), ("rounds", json!(2))]).await;
    let twice = manage(&evening, "open", &[("title", json!("raids"))]).await;
    assert!(twice.content.contains("has a tournament already"), "{}", twice.content);
    manage(&evening, "drop", &[("person", json!(evening.member(4).to_string()))]).await;
    card(&evening, "2 people").await;
    manage(&evening, "start", &[]).await;
    let round = card(&evening, "Round 1: one game").await;
    assert!(text(&round).contains("One Swiss round"), "no rematches: {}", text(&round));
    assert!(text(&round).contains("loses it without a first move by then"), "{}", text(&round));
    let table = seated(&evening, 0).await[0];
    let shown = manage(&evening, "show", &[]).await;
    assert!(shown.is_ephemeral() && text(&shown).contains("Seed of the drawing: "), "{}", text(&shown));
    let asked = manage(&evening, "cancel", &[]).await;
    assert_eq!(tournament(&evening).await.stage, TournamentStage::Running);
    let confirm = id_ending(&asked, ":tournament:cancel");
    evening.sandbox.press(evening.member(0), asked.id, &confirm).unwrap().answer(SOON).await.unwrap();
    let done = |message: &Message| message.id == asked.id && message.content.contains("The tournament is stopped");
    evening.message(evening.member(0), "the answer in place of the question", done).await;
    card(&evening, "was stopped").await;
    let host = async || evening.tables.look(table).await.unwrap().host;
    let players = [1, 2].map(|at| PersonId(evening.member(at).get()));
    evening.until("a player is the host", async || players.contains(&host().await)).await;
    evening.channel = Id::new(evening.tables.look(table).await.unwrap().channel.0);
    let log = text(&evening.slash(evening.member(1), "log", &[]).await);
    assert!(log.contains("is the host now"), "{log}");
    evening.assert_no_faults();
}

/// Discord allows few edits of an old message.
#[tokio::test(start_paused = true)]
async fn tournament_card_with_limited_edits_is_replaced() {
    let mut evening = Evening::begin(without_limits()).await;
    opened(&evening, &[1], &[]).await;
    let old = card(&evening, "One person").await;
    let route = "PATCH /channels/{channel_id}/messages";
    let limit = Failure { code: 30_046, ..Failure::rate_limit(route, 1, std::time::Duration::from_secs(3000)) };
    evening.sandbox.fail_next(limit);
    let join = id_ending(&old, ":tournament:join");
    evening.sandbox.press(evening.member(2), old.id, &join).unwrap().answer(SOON).await.unwrap();
    let new = card(&evening, "2 people").await;
    let all = evening.sandbox.messages(evening.member(0), evening.channel);
    let cards: Vec<_> = all.iter().filter(|message| ends(message, ":tournament:join")).map(|card| card.id).collect();
    assert!(new.id > old.id && cards == [new.id], "the old one is deleted");
    evening.stop().await;
    evening.assert_no_faults();
}

#[tokio::test(start_paused = true)]
async fn tournament_card_uses_the_servers_language() {
    let evening = Evening::begin(without_limits()).await;
    for (language, title, joined) in [
        (2, "Torneo: Brandubh", "Se ha apuntado una persona"),
        (3, "Tournoi\u{a0}: Brandubh", "Une personne s’est inscrite"),
    ] {
        let channel = evening.sandbox.open_channel(&format!("arena-{language}"));
        evening.slash(evening.member(0), "server boards", &[("language", json!(language))]).await;
        let asked =
            evening.sandbox.slash(evening.member(0), channel, "tournament open", &[("title", json!("brandubh"))]);
        asked.unwrap().settled(SOON).await.unwrap();
        let server = CommunityId(evening.sandbox.guild().get());
        let opened = evening.tables.tournaments().within(server).await.unwrap();
        let opened = opened.into_iter().find(|tournament| tournament.channel.0 == channel.get()).unwrap();
        let person = Person { id: PersonId(evening.member(1).get()), name: "Ana".to_owned(), locale: Locale::Es };
        evening.tables.tournaments().join(server, opened.id, person).await.unwrap();
        let member = evening.member(0);
        let seen = |look: &support::sandbox::Look<'_>| {
            let mut all = look.messages(member, channel).into_iter();
            all.any(|message| text(message).contains(title) && text(message).contains(joined)).then_some(())
        };
        evening.sandbox.wait_for("the card in that language", SOON, seen).await.unwrap();
    }
    evening.assert_no_faults();
}
