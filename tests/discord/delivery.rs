//! Tests of delivery: messages that Discord refuses, loses or accepts slowly, and the order of tables.

use support::{captured_log, evening, slow};

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use tokio::time::Instant;

use captured_log::CapturedLog;
use evening::{Evening, SOON, ends, id_ending, text, without_limits};
use serde_json::{Value, json};
use skald::sandbox::message::Message;
use skald::store::Store;
use skald::table::{
    ChannelId, CommunityId, Format, Locale, Notice, NoticeId, Open, Person, PersonId, Request, Timestamp, Tournament,
    TournamentId,
};
use support::sandbox::{Channel, ChannelKind, Exchange, Failure, Id, InteractionStatus, Look};

const POST: &str = "POST /channels/{channel_id}/messages";
/// A channel other than the one of the evening.
const ANOTHER: &str = "fjord";
const EDIT: &str = "PATCH /channels/{channel_id}/messages";

/// A refusal of a message for its form.
fn malformed(route: &str, times: u32) -> Failure {
    let message = "Invalid Form Body".to_owned();
    Failure { status: 400, code: 50035, message, ..Failure::server_error(route, times) }
}

fn lobby(message: &Message) -> bool {
    ends(message, ":start")
}

fn voyage(message: &Message) -> bool {
    text(message).contains("Voyage 1") && !message.is_ephemeral() && !message.embeds.is_empty()
}

/// A lobby in a channel of a server.
fn opening(channel: u64, community: u64) -> Open {
    Open {
        channel: ChannelId(channel),
        community: Some(CommunityId(community)),
        host: Person { id: PersonId(4), name: "Astrid".to_owned(), locale: Locale::En },
        title: "raids".to_owned(),
        edition: None,
        options: Value::Null,
        seats: 2,
        locale: Locale::En,
        pace: None,
        invited_only: false,
    }
}

/// The number of requests to channels other than the one of the evening.
fn elsewhere(evening: &Evening) -> usize {
    let here = evening.channel.to_string();
    let is_elsewhere = |it: &&Exchange| it.template.ends_with("/messages") && !it.path.contains(&here);
    evening.sandbox.look(|look| look.journal().iter().filter(is_elsewhere).count())
}

#[tokio::test(start_paused = true)]
async fn refused_message_is_sent_as_text_until_the_next_change() {
    let (log, _watched) = CapturedLog::watch("skald=warn");
    let mut evening = Evening::begin(without_limits()).await;
    evening.sandbox.fail_next(malformed(POST, 1));
    let host = evening.member(0);
    evening.sandbox.slash(host, evening.channel, "new", &[("title", json!("raids")), ("seats", json!(2))]).unwrap();
    let plain = |message: &Message| message.embeds.is_empty() && message.content.contains("here it is in words");
    let card = evening.message(host, "the lobby as text", plain).await;
    assert!(card.content.contains("Seats: 1 of 2") && card.custom_ids().is_empty(), "{}", card.content);
    assert!(log.text().contains("sending it as text alone"), "{}", log.text());
    evening.delivered().await;
    let posts = |evening: &Evening| {
        let journal = evening.sandbox.journal();
        journal.iter().filter(|e| e.method == "POST" && e.template.ends_with("/messages")).count()
    };
    assert_eq!(posts(&evening), 2, "delivery tries it once as text and then stops");
    evening.tables.lobby().join(Request::new(evening.shared().await.id, person(evening.member(1)))).await.unwrap();
    let usual = evening.message(host, "the usual card", lobby).await;
    assert!(usual.id == card.id && !usual.embeds.is_empty());

    evening.tables.lobby().start(Request::new(evening.shared().await.id, PersonId(host.get()))).await.unwrap();
    let drawn =
        |message: &Message| voyage(message) && message.attachments.iter().any(|file| file.filename != "board.png");
    evening.message(host, "the board with its picture", drawn).await;
    evening.delivered().await;
    // Three failures: with its picture, without it, and one more.
    evening.sandbox.fail_next(malformed(EDIT, 2));
    evening.play().await;
    let board = evening.message(host, "the board as text", plain).await;
    assert!(board.content.contains("Voyage 1"), "the text still shows the position: {}", board.content);
    evening.sandbox.clear_faults();
    evening.play().await;
    assert_eq!(evening.message(host, "the usual board", voyage).await.id, board.id);
    evening.stop().await;
}

fn person(id: Id) -> Person {
    Person { id: PersonId(id.get()), name: "Bjorn".to_owned(), locale: Locale::En }
}

#[tokio::test(start_paused = true)]
async fn flood_in_one_server_delays_no_other_and_games_go_first() {
    let mut evening = Evening::begin(without_limits()).await;
    evening.start_game(2, 2).await;
    evening.delivered().await;
    // The channels do not exist: each lobby costs one request, and the bot may make forty a second.
    for channel in 1..=400 {
        evening.tables.lobby().open(opening(channel, 9), None).await.unwrap();
    }
    let (begun, early) = (Instant::now(), elsewhere(&evening));
    let before = evening.message(evening.member(0), "the board", voyage).await;
    evening.play().await;
    let changed = |message: &Message| message.id == before.id && text(message) != text(&before);
    evening.message(evening.member(0), "the next board", changed).await;
    let (waited, done) = (begun.elapsed(), elsewhere(&evening) - early);
    assert!(done < 200, "the board waited for {done} lobbies of another server, {waited:?}");

    // In the flooded server itself, a game goes before the lobbies.
    let here = evening.sandbox.guild().get();
    for channel in 1001..=1400 {
        evening.tables.lobby().open(opening(channel, here), None).await.unwrap();
    }
    let done = elsewhere(&evening);
    let before = evening.message(evening.member(0), "the board", voyage).await;
    evening.play().await;
    let changed = |message: &Message| message.id == before.id && text(message) != text(&before);
    evening.message(evening.member(0), "the next board", changed).await;
    let waited = elsewhere(&evening) - done;
    assert!(waited < 200, "the board waited for {waited} lobbies");
    evening.stop().await;
}

#[tokio::test(start_paused = true)]
async fn panicking_delivery_postpones_its_table_only() {
    let (log, _watched) = CapturedLog::watch("skald=warn");
    let store = Arc::new(slow::Slow::default());
    let kept: Arc<dyn Store> = Arc::clone(&store) as Arc<dyn Store>;
    let mut evening = Evening::over(without_limits(), kept).await;
    let one = evening.tables.lobby().open(opening(evening.channel.get(), 9), None).await.unwrap();
    evening.message(evening.member(0), "the lobby card", lobby).await;
    evening.delivered().await;
    *store.trap.lock().unwrap() = Some(format!("card:{}", one.id));
    evening.tables.lobby().join(Request::new(one.id, person(evening.member(1)))).await.unwrap();
    let other = evening.sandbox.channel(ANOTHER).unwrap();
    evening.tables.lobby().open(opening(other.get(), 9), None).await.unwrap();
    let host = evening.member(0);
    let seen = |look: &Look<'_>| look.messages(host, other).into_iter().find(|m| lobby(m)).cloned();
    evening.sandbox.wait_for("the card of another table", SOON, seen).await.unwrap();
    *store.trap.lock().unwrap() = None;
    let full = |message: &Message| text(message).contains("Seats: 2 of 2");
    evening.message(evening.member(0), "the postponed card", full).await;
    assert!(log.text().contains("the delivery panicked"), "{}", log.text());
    evening.stop().await;
    evening.assert_no_faults();
}

#[tokio::test(start_paused = true)]
async fn delivery_loop_restarts_after_a_panic() {
    let (log, _watched) = CapturedLog::watch("skald=warn");
    let store = Arc::new(slow::Slow::default());
    let mut evening = Evening::over(without_limits(), Arc::clone(&store) as Arc<dyn Store>).await;
    *store.defect.lock().unwrap() = Some("due_after");
    let begun = Instant::now();
    let broken = |line: &str| line.contains("panicked; it is restarted") && line.contains("deliveries");
    while !log.text().lines().any(broken) {
        assert!(begun.elapsed() < SOON, "the loop does not panic");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    *store.defect.lock().unwrap() = None;
    evening.tables.lobby().open(opening(evening.channel.get(), 9), None).await.unwrap();
    evening.message(evening.member(0), "the lobby card", lobby).await;
    evening.stop().await;
    evening.assert_no_faults();
}

/// Announces a tournament of one round in a channel.
async fn announce(evening: &Evening, id: u64, channel: Id) {
    let (place, format) = ((CommunityId(9), ChannelId(channel.get())), Format::Swiss { rounds: 1 });
    let (host, title, now) = (PersonId(evening.member(0).get()), "brandubh".to_owned(), evening.tables.now());
    let tournament = Tournament::announced(TournamentId(id), place, host, title, format, now);
    evening.tables.tournaments().open(tournament).await.unwrap();
}

#[tokio::test(start_paused = true)]
async fn panicking_tournament_stops_no_other() {
    let store = Arc::new(slow::Slow::default());
    let mut evening = Evening::over(without_limits(), Arc::clone(&store) as Arc<dyn Store>).await;
    let (host, other) = (evening.member(0), evening.sandbox.channel(ANOTHER).unwrap());
    announce(&evening, 1, evening.channel).await;
    let card = |message: &Message| ends(message, ":tournament:join");
    evening.message(host, "its card", card).await;
    *store.trap.lock().unwrap() = Some(format!("tournament:live:{:016x}:{:016x}", 9, 1));
    announce(&evening, 2, other).await;
    let seen = |look: &Look<'_>| look.messages(host, other).into_iter().find(|message| card(message)).cloned();
    evening.sandbox.wait_for("the card of another one", SOON, seen).await.unwrap();
    evening.stop().await;
}

#[tokio::test(start_paused = true)]
async fn nothing_is_posted_twice_while_the_store_refuses_writes() {
    let (log, _watched) = CapturedLog::watch("skald=warn");
    // A person joins after the store has saved the card, or as soon as it accepts writes and before it saves the card.
    for noted_first in [true, false] {
        post_a_card_that_is_noted_late(noted_first).await;
    }
    assert!(log.text().contains("the store takes no changes"), "{}", log.text());
}

async fn post_a_card_that_is_noted_late(noted_before_somebody_joins: bool) {
    let store = Arc::new(slow::Slow::default());
    let mut evening = Evening::over(without_limits(), Arc::clone(&store) as Arc<dyn Store>).await;
    evening.sandbox.slow(POST, Duration::from_millis(500));
    let table = evening.tables.lobby().open(opening(evening.channel.get(), 9), None).await.unwrap();
    store.full.store(true, Ordering::Relaxed);
    let card = evening.message(evening.member(0), "the lobby card", lobby).await;
    evening.sandbox.clear_faults();
    // Discord drops the nonce of the card, and delivery reads the outbox several times.
    let forgotten = Duration::from_secs(6 * 60);
    evening.sandbox.advance(forgotten);
    evening.pass(forgotten);
    tokio::time::sleep(Duration::from_secs(5)).await;
    store.full.store(false, Ordering::Relaxed);
    if noted_before_somebody_joins {
        evening.delivered().await;
    }
    evening.tables.lobby().join(Request::new(table.id, person(evening.member(1)))).await.unwrap();
    let full = |message: &Message| text(message).contains("Seats: 2 of 2");
    assert_eq!(evening.message(evening.member(0), "the card", full).await.id, card.id);
    evening.delivered().await;
    let cards = evening.sandbox.messages(evening.member(0), evening.channel);
    assert_eq!(cards.len(), 1, "{:#?}", cards.iter().map(text).collect::<Vec<_>>());
    evening.stop().await;
}

#[tokio::test(start_paused = true)]
async fn tournament_posts_once_while_the_store_refuses_writes() {
    let store = Arc::new(slow::Slow::default());
    let mut evening = Evening::over(without_limits(), Arc::clone(&store) as Arc<dyn Store>).await;
    let (here, id) = (CommunityId(9), TournamentId(1));
    let threads = |look: &Look<'_>| {
        let thread = |channel: &Channel| matches!(channel.kind, ChannelKind::Thread { .. });
        look.channels().into_iter().filter(|channel| thread(channel)).count()
    };
    let unnoted = async || {
        // Discord drops the nonce of the card, and delivery checks the tournament several times.
        evening.sandbox.clear_faults();
        evening.sandbox.advance(Duration::from_secs(6 * 60));
        tokio::time::sleep(Duration::from_secs(5)).await;
        store.full.store(false, Ordering::Relaxed);
    };
    evening.sandbox.slow(POST, Duration::from_millis(500));
    announce(&evening, 1, evening.channel).await;
    store.full.store(true, Ordering::Relaxed);
    let card = evening.message(evening.member(0), "its card", |message| ends(message, ":tournament:join")).await;
    unnoted().await;
    let until = async |what: &str, wanted: &dyn Fn(&Tournament) -> bool| {
        let begun = Instant::now();
        while !wanted(&evening.tables.tournaments().find(here, id).await.unwrap()) {
            assert!(begun.elapsed() < SOON, "{what}");
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    until("the card is noted", &|now| now.card == Some(card.id.get())).await;
    for member in [0, 1] {
        evening.tables.tournaments().join(here, id, person(evening.member(member))).await.unwrap();
    }
    evening.sandbox.slow("POST /channels/{channel_id}/threads", Duration::from_millis(500));
    evening.tables.tournaments().start(here, id).await.unwrap();
    tokio::time::sleep(Duration::from_millis(100)).await;
    store.full.store(true, Ordering::Relaxed);
    evening.sandbox.wait_for("a thread", SOON, |look| (threads(look) > 0).then_some(())).await.unwrap();
    unnoted().await;
    until("the game begins", &|now| now.numbered().all(|(_, game)| game.table.is_some())).await;
    evening.delivered().await;
    assert_eq!(evening.sandbox.look(threads), 1);
    let cards = evening.sandbox.messages(evening.member(0), evening.channel);
    assert_eq!(cards.iter().map(|message| message.id).collect::<Vec<_>>(), [card.id]);
    evening.stop().await;
    evening.assert_no_faults();
}

#[tokio::test(start_paused = true)]
async fn refusal_without_a_discord_code_closes_no_channel() {
    let mut evening = Evening::begin(without_limits()).await;
    for status in [403, 404] {
        let page = Failure { status, message: "a page of a proxy".to_owned(), ..Failure::server_error(POST, 1) };
        evening.sandbox.fail_next(page);
    }
    evening.tables.lobby().open(opening(evening.channel.get(), 9), None).await.unwrap();
    evening.message(evening.member(0), "the lobby card, a moment later", lobby).await;
    evening.stop().await;
}

#[tokio::test(start_paused = true)]
async fn all_tables_are_retried_after_the_first_success() {
    let mut evening = Evening::begin(without_limits()).await;
    evening.start_game(2, 2).await;
    evening.delivered().await;
    evening.sandbox.fail_next(Failure::server_error("/channels", 1000));
    let before = evening.message(evening.member(0), "the board", voyage).await;
    evening.play().await;
    // Wait until the next retry is far away. Each try makes two requests, with and without the picture, and the backoff grows.
    let begun = Instant::now();
    let tries =
        async || evening.tables.outbox().due_after(evening.tables.now().plus(60_000), first(), 9).await.unwrap();
    while tries().await.iter().all(|notice| notice.tries < 3) {
        assert!(begun.elapsed() < 2 * SOON, "the backoff does not grow");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    evening.sandbox.clear_faults();
    let healed = Instant::now();
    // The first success belongs to another table.
    evening.tables.lobby().open(opening(7, 9), None).await.unwrap();
    let changed = |message: &Message| message.id == before.id && text(message) != text(&before);
    evening.message(evening.member(0), "the next board", changed).await;
    assert!(healed.elapsed() < Duration::from_secs(4), "it came {:?} after the first success", healed.elapsed());
    evening.stop().await;
}

const fn first() -> (Timestamp, NoticeId) {
    (Timestamp(0), NoticeId(0))
}

#[tokio::test(start_paused = true)]
async fn player_is_answered_while_the_board_is_late() {
    let mut evening = Evening::begin(without_limits()).await;
    let host = evening.member(0);
    evening.slash(host, "new", &[("title", json!("raids"))]).await;
    let card = evening.message(host, "the lobby card", lobby).await;
    evening.delivered().await;
    let join = |member| evening.sandbox.press(member, card.id, &id_ending(&card, ":join")).unwrap();
    join(evening.member(1)).answer(SOON).await.unwrap();
    evening.message(host, "the seat", |message| text(message).contains("Seats: 2")).await;
    evening.delivered().await;
    evening.sandbox.slow(EDIT, Duration::from_secs(5));
    // The delivery loop edits the card, so the card cannot answer a press.
    let table = evening.shared().await.id;
    evening.tables.lobby().join(Request::new(table, person(evening.member(2)))).await.unwrap();
    let lease = format!("delivery:{table}");
    evening.until("it is delivered", async || !evening.tables.leases().held(&lease).await.unwrap().is_empty()).await;
    tokio::time::sleep(Duration::from_secs(1)).await;
    let told = join(evening.member(3)).followups(1, SOON).await.unwrap();
    assert!(told[0].is_ephemeral() && told[0].content.starts_with("✅ C’est fait"), "{}", told[0].content);
    evening.sandbox.clear_faults();
    evening.message(host, "the seats", |message| text(message).contains("Seats: 4")).await;
    let spoken = evening.sandbox.messages(evening.member(1), evening.channel).len();
    assert_eq!(spoken, 1, "the bot sends the person in time nothing more");
    evening.stop().await;
}

#[tokio::test(start_paused = true)]
async fn mention_with_a_lost_answer_is_deleted_after_its_turn() {
    let mut evening = Evening::begin(without_limits()).await;
    outlive_a_lost_mention(&evening, || {}).await;
    evening.stop().await;
    evening.assert_no_faults();
}

#[tokio::test(start_paused = true)]
async fn deletion_of_a_lost_mention_is_retried() {
    let mut evening = Evening::begin(without_limits()).await;
    let stumble = || evening.sandbox.fail_next(Failure::server_error("DELETE /channels", 1));
    outlive_a_lost_mention(&evening, stumble).await;
    let failed = |exchange: &Exchange| exchange.method == "DELETE" && exchange.injected;
    assert!(evening.sandbox.journal().iter().any(failed));
    let left = evening.sandbox.messages(evening.member(0), evening.channel);
    assert!(left.iter().all(|message| message.content != "…"), "{:#?}", left.iter().map(text).collect::<Vec<_>>());
    evening.stop().await;
    evening.assert_no_faults();
}

/// Loses the answer to the mention of the player to move, and ends their turn before the retry.
async fn outlive_a_lost_mention(evening: &Evening, before_it_is_tried_again: impl Fn()) {
    evening.start_title("brandubh", 2, 2).await;
    evening.delivered().await;
    // Delivery edits boards, so the next post is the mention of the player to move.
    evening.sandbox.fail_next(Failure::lost_answer(POST, 1));
    let before = mentions(evening);
    evening.play().await;
    let begun = Instant::now();
    let lost = loop {
        if let Some(lost) = mentions(evening).into_iter().find(|(id, _)| before.iter().all(|(known, _)| known != id)) {
            break lost;
        }
        assert!(begun.elapsed() < SOON, "delivery does not post the mention");
        tokio::time::sleep(Duration::from_millis(5)).await;
    };
    before_it_is_tried_again();
    // The turn ends before delivery retries the mention.
    evening.play().await;
    // Wait until delivery calls a person again who has acted.
    evening.pass(Duration::from_secs(61));
    let of_a_post = |notice: &Notice| notice.tries > 0;
    while evening
        .tables
        .outbox()
        .due_after(evening.tables.now().plus(60_000), first(), 9)
        .await
        .unwrap()
        .iter()
        .any(of_a_post)
    {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    evening.delivered().await;
    let left = mentions(evening);
    assert!(
        left.len() <= 1 && !left.contains(&lost),
        "delivery deletes the lost mention; the one of this turn may stay: {left:#?}"
    );
}

fn mentions(evening: &Evening) -> Vec<(Id, String)> {
    let all = evening.sandbox.messages(evening.member(0), evening.channel);
    let call = |message: &&Message| !message.is_ephemeral() && message.content.contains("<@");
    all.iter().filter(call).map(|message| (message.id, text(message))).collect()
}

#[tokio::test(start_paused = true)]
async fn refused_press_says_no_seat_or_whose_turn_it_is() {
    let mut evening = Evening::begin(without_limits()).await;
    evening.start_title("relic_runners", 2, 2).await;
    let view = evening.view().await;
    let seat = view.open.first().unwrap().decision.seat;
    let end = format!(":turn:{}", seat.0);
    let board = evening.message(evening.member(0), "the board", |message| ends(message, &end)).await;
    let button = id_ending(&board, &end);
    let read = async |member: Id| {
        let pressed = evening.sandbox.press(member, board.id, &button).unwrap();
        pressed.settled(SOON).await.unwrap().message.unwrap().content
    };
    let stranger = read(evening.member(4)).await;
    assert!(stranger.starts_with("You have no seat at this table"), "{stranger}");
    let other = (0..2).map(|at| evening.member(at)).find(|id| *id != evening.member_on(&view, seat)).unwrap();
    let waits = read(other).await;
    assert!(!waits.contains("already been decided"), "{waits}");

    // The board is late: it still has the button of the player who ended their turn.
    evening.delivered().await;
    evening.sandbox.slow(EDIT, Duration::from_secs(20));
    let mover = evening.member_on(&view, seat);
    while evening.view().await.open[0].decision.seat == seat {
        evening.play().await;
    }
    let over = read(mover).await;
    assert!(over.starts_with("This decision is for"), "{over}");
    evening.sandbox.clear_faults();
    evening.stop().await;
}

#[tokio::test(start_paused = true)]
async fn interaction_received_during_a_stop_is_answered() {
    let mut evening = Evening::begin(without_limits()).await;
    // The first command after a start may wait for the gateway client.
    evening.slash(evening.member(2), "help", &[]).await;
    evening.sandbox.slow("/callback", Duration::from_millis(400));
    let help = |at| evening.sandbox.slash(evening.member(at), evening.channel, "help", &[]).unwrap();
    let first = help(0);
    tokio::time::sleep(Duration::from_millis(150)).await;
    // The bot acknowledges the first interaction when the stop begins. The second one arrives meanwhile.
    evening.begin_stop();
    tokio::time::sleep(Duration::from_millis(50)).await;
    let last = help(1);
    evening.stop().await;
    for asked in [first, last] {
        let answer = asked.settled(SOON).await.unwrap();
        assert_eq!(answer.interaction_status, InteractionStatus::Answered);
        assert!(answer.message.is_some());
    }
}
