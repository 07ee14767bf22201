//! Stories of the board and the log. The bot posts a board again when later messages bury it.

use support::evening;

use std::time::Duration;

use evening::{Evening, Offer, SOON, ends, id_ending, moved_on, offers, press_on, text, without_limits};
use serde_json::json;
use skald::discord::messages::branches::Target;
use skald::discord::messages::{Extent, board as card, phone};
use skald::engine::Seat;
use skald::sandbox::message::Message;
use skald::table::{Act, PersonId, Pick, TableView};
use skald::words::Locale;
use support::sandbox::{Failure, Look};

/// How many moves are looked at, and how many lines of text a question in words takes at most.
const MOVES: usize = 25;
const WORDS: usize = 29;

/// Whether a message is the board of a running game.
fn board(message: &Message) -> bool {
    !message.is_ephemeral() && ends(message, ":rules:open") && !ends(message, ":lobby:start")
}

#[tokio::test(start_paused = true)]
async fn buried_board_is_reposted_for_the_next_player() {
    let mut evening = Evening::begin(without_limits()).await;
    evening.start_game(2, 2).await;
    let (host, guest) = (evening.member(0), evening.member(1));
    let first = evening.message(host, "the board", board).await;
    let mover = |view: &TableView| view.open[0].decision.seat;
    let next_turn = async || {
        let before = mover(&evening.view().await);
        while mover(&evening.view().await) == before {
            let view = evening.view().await;
            assert_eq!(view.open.len(), 1, "no seat decides out of turn so soon");
            press_on(&evening, &view, &view.open[0], 0).await;
        }
    };
    next_turn().await;
    evening.delivered().await;
    let stays = evening.sandbox.look(|look| look.message(host, first.id).is_some());
    assert!(stays, "the board stays in place without messages below it");
    for number in 0..12 {
        evening.sandbox.say(guest, evening.channel, &format!("what a voyage, {number}")).unwrap();
    }
    // The next player may have to wait for a decision out of turn.
    for _ in 0..2 {
        next_turn().await;
    }
    let reposted = |message: &Message| board(message) && message.id != first.id;
    evening.message(host, "the board, below what was said", reposted).await;
    let gone = |look: &Look<'_>| look.message(host, first.id).is_none().then_some(());
    evening.sandbox.wait_for("the old board to go", SOON, gone).await.unwrap();
    evening.stop().await;
    evening.assert_no_faults();
}

/// Some people hide embeds, and screen readers read them last.
#[tokio::test(start_paused = true)]
async fn board_in_words_is_message_text() {
    for title in skald::games::builtin().unwrap().keys() {
        let mut evening = Evening::in_words().await;
        evening.start_title(title, 2, 2).await;
        let host = evening.member(0);
        let public = evening.message(host, "the board", board).await;
        let private = evening.slash(host, "board", &[]).await;
        for message in [public, private] {
            let length = message.content.encode_utf16().count();
            assert!(message.embeds.is_empty() || length > 1000, "{title}, {length}: {}", text(&message));
            assert!(message.embeds.iter().all(|embed| embed["title"].is_null()), "{}", text(&message));
        }
        evening.stop().await;
        evening.assert_no_faults();
    }
}

#[tokio::test(start_paused = true)]
async fn buried_board_of_a_solo_game_is_reposted() {
    let mut evening = Evening::begin(without_limits()).await;
    evening.start_title("explorers", 1, 1).await;
    let (host, guest) = (evening.member(0), evening.member(1));
    let first = evening.message(host, "the board", board).await;
    evening.delivered().await;
    for number in 0..12 {
        evening.sandbox.say(guest, evening.channel, &format!("what a map, {number}")).unwrap();
    }
    let part = async || evening.shared().await.game.map(|game| game.part());
    let begun = part().await;
    let is_below = || {
        let all = evening.sandbox.messages(host, evening.channel);
        all.iter().any(|message| board(message) && message.id != first.id)
    };
    // Reversible steps change no board.
    for _ in 0..40 {
        evening.play().await;
        evening.delivered().await;
        if is_below() {
            break;
        }
    }
    assert!(is_below());
    assert_eq!(part().await, begun, "a new part would have a board of its own");
    evening.stop().await;
    evening.assert_no_faults();
}

/// The bot gives up a page turn that fails at Discord before the page could replace a newer board.
#[tokio::test(start_paused = true)]
async fn late_page_does_not_restore_an_older_board() {
    let mut evening = Evening::begin(without_limits()).await;
    evening.start_title("brandubh", 2, 2).await;
    evening.delivered().await;
    let view = evening.view().await;
    let (open, mover) = (&view.open[0], evening.member_on(&view, view.open[0].decision.seat));
    let shown = evening.offer(mover, &view, open).await;
    let leaf = offers(&shown, &view, open).into_iter().find(|(target, _)| matches!(target, Target::Go(_)));
    let (_, leaf) = leaf.expect("a piece and where it may go");
    for route in ["/callback", "/webhooks"] {
        evening.sandbox.fail_next(Failure::server_error(route, 1000));
    }
    let asked = match &leaf {
        Offer::Button(id) => evening.sandbox.press(mover, shown.id, id),
        Offer::Menu(id, value) => evening.sandbox.choose(mover, shown.id, id, &[value]),
    };
    let asked = asked.unwrap();
    let failed = |look: &Look<'_>| look.journal().iter().any(|exchange| exchange.status == 500).then_some(());
    evening.sandbox.wait_for("the page to fail", SOON, failed).await.unwrap();
    let person = view.occupant(open.decision.seat).and_then(|occupant| occupant.person()).unwrap().clone();
    let choice = Pick::Typed(view.unredacted().unwrap().legal(open.decision.seat)[0].clone());
    let act = Act { table: view.id, person, decision: Some(open.id), choice, idempotency_key: None };
    evening.tables.play().act(act).await.unwrap();
    evening.delivered().await;
    let now = evening.message(mover, "the next board", |message| message.id == shown.id).await;
    assert_ne!(now.components, shown.components, "it shows what was done");
    evening.sandbox.clear_faults();
    // Whether the person gets the current board depends on when Discord recovers.
    let _told = asked.reply_message(Duration::from_secs(3)).await;
    let after = evening.message(mover, "the board", |message| message.id == shown.id).await;
    assert_eq!(after.components, now.components);
    evening.stop().await;
    evening.assert_no_faults();
}

#[tokio::test(start_paused = true)]
async fn log_names_people_and_has_a_heading_for_each_voyage() {
    let mut evening = Evening::begin(without_limits()).await;
    evening.start_game(2, 3).await;
    let host = evening.member(0);
    let log = text(&evening.slash(host, "log", &[("from", json!(2))]).await);
    let (name, other) = (&evening.sandbox.member(0).name, &evening.sandbox.member(1).name);
    assert!(log.contains(&format!("{other} joined")), "{log}");
    assert!(log.contains(&format!("{name} added a computer player")), "{log}");
    let view = evening.view().await;
    press_on(&evening, &view, &view.open[0], 0).await;
    moved_on(&evening, view.seq).await;
    let log = text(&evening.slash(host, "log", &[("from", json!(2))]).await);
    let began = log.find("The game began").expect("the log has the start");
    assert!(log[began..].contains("**Voyage 1**"), "what follows the start has a heading: {log}");
    let seat = evening.view().await.seats.iter().position(|occupant| occupant.policy().is_some()).unwrap();
    assert!(text(&evening.slash(host, "table status", &[]).await).contains("careful"), "seat {seat} plays carefully");
    evening.stop().await;
    evening.assert_no_faults();
}

#[tokio::test(start_paused = true)]
async fn board_of_a_title_with_secrets_shows_all_destinations() {
    let mut evening = Evening::begin(without_limits()).await;
    evening.start_title("relic_runners", 2, 2).await;
    let view = loop {
        let view = evening.view().await;
        if view.open[0].decision.kind == "move" && view.begun().is_none() {
            break view;
        }
        press_on(&evening, &view, &view.open[0], 0).await;
        moved_on(&evening, view.seq).await;
    };
    let seat: Seat = view.open[0].decision.seat;
    let mover = evening.member_on(&view, seat);
    let offer = evening.offer(mover, &view, &view.open[0]).await;
    assert!(
        !offer.is_ephemeral() && ends(&offer, &format!(":turn:{}", seat.0)),
        "the board has the choices: {offer:?}"
    );
    let panel = evening.my_turn(mover, seat).await;
    assert!(panel.is_ephemeral() && text(&panel).contains("Where to"), "{}", text(&panel));
    evening.stop().await;
    evening.assert_no_faults();
}

/// The page number and the number of pages in a message.
fn page(message: &Message) -> String {
    message.embeds[0]["footer"]["text"].as_str().unwrap_or_default().to_owned()
}

#[tokio::test(start_paused = true)]
async fn log_pages_turn_in_the_readers_message_only() {
    let mut evening = Evening::begin(without_limits()).await;
    evening.start_game(2, 2).await;
    let (mover, log) = loop {
        let mover = evening.play().await;
        let log = evening.slash(mover, "log", &[]).await;
        if page(&log) == "Page 2 of 2" {
            break (mover, log);
        }
    };
    evening.delivered().await;
    let public = || {
        let all = evening.sandbox.messages(mover, evening.channel);
        all.into_iter()
            .filter(|message| !message.is_ephemeral())
            .map(|m| (m.id, text(&m), m.components))
            .collect::<Vec<_>>()
    };
    let before = public();
    let turn = async |to: u8, shows: &str| {
        let id = format!(":log:{to}");
        evening.sandbox.press(mover, log.id, &id_ending(&log, &id)).unwrap();
        // The page comes with the first answer or after it.
        let turned = |message: &Message| message.id == log.id && page(message) == shows;
        text(&evening.message(mover, shows, turned).await)
    };
    let first = turn(0, "Page 1 of 2").await;
    assert!(first.contains("The game began") && !text(&log).contains("The game began"), "{first}");
    assert_eq!(public(), before, "the public message does not change");
    // The log from one's own last move on is on the second page.
    let mine = evening.slash(mover, "log", &[("from", json!(1))]).await;
    assert_eq!(page(&mine), "Page 2 of 2");
    evening.stop().await;
    evening.assert_no_faults();
}

#[tokio::test(start_paused = true)]
async fn legend_of_a_board_is_shown_to_its_reader_only() {
    let mut evening = Evening::begin(without_limits()).await;
    evening.start_game(2, 2).await;
    let member = evening.member(4);
    let shown = evening.message(member, "the board", board).await;
    let press = evening.sandbox.press(member, shown.id, &id_ending(&shown, ":rules:open")).unwrap();
    let rules = press.settled(SOON).await.unwrap().message.expect("the rules");
    assert!(rules.is_ephemeral() && rules.id != shown.id, "{rules:?}");
    assert!(ends(&rules, "raids:tutorial:begin") && !board(&rules), "{:?}", rules.custom_ids());
    evening.stop().await;
    evening.assert_no_faults();
}

/// Slow: 25 questions of each of three titles, in all languages.
#[tokio::test(start_paused = true)]
async fn question_without_its_picture_fits_a_phone() {
    for title in ["raids", "relic_runners", "explorers"] {
        let evening = Evening::begin(without_limits()).await;
        evening.start_title(title, 2, 2).await;
        let mut asked = 0;
        for _ in 0..MOVES {
            let shared = evening.shared().await;
            let Some(open) = shared.open.first() else { break };
            let member = evening.member_on(&shared, open.decision.seat);
            let view = evening.view().await.seen_by(PersonId(member.get()));
            let seat = view.seat_of(PersonId(member.get()));
            for locale in Locale::ALL {
                let mut private = card::private(String::new(), &view, &[], seat, locale, 0, Extent::Brief);
                private.drop_picture();
                let said = private.body();
                let lines = said["content"]
                    .as_str()
                    .unwrap_or_default()
                    .lines()
                    .chain(said["embeds"][0]["description"].as_str().unwrap_or_default().lines());
                let lines: usize = lines.map(phone::lines).sum();
                assert!(lines <= WORDS, "{title}, {}: {lines} lines: {said}", locale.tag());
                asked += 1;
            }
            evening.play().await;
        }
        assert!(asked > 20, "{title}: {asked}");
        evening.assert_no_faults();
    }
}
