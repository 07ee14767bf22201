//! Faults: failing requests, lost answers, rate limits, closed channels, slow stores, restarts.

use support::{captured_log, evening, failing, slow};

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use tokio::time::Instant;

use captured_log::CapturedLog;
use evening::{Evening, Offer, SOON, ends, id_ending, offered, offers, text, without_limits};
use failing::Failing;
use serde_json::{Value, json};
use skald::config::{Config, DiscordConfig, LimitsConfig, Secret};
use skald::discord::messages::branches::Target;
use skald::discord::{BotSetup, DiscordError};
use skald::sandbox::message::{Message, SUPPRESS_EMBEDS};
use skald::sandbox::permission::{ATTACH_FILES, CONNECT, EMBED_LINKS, SEND_MESSAGES, VIEW_CHANNEL};
use skald::store::{Memory, Store};
use skald::table::{FixedEntropy, NoticeId, NoticeKind, SystemClock, Tables, Timestamp};
use support::sandbox::{Channel, ChannelKind, Exchange, Failure, InteractionStatus, Look, Sandbox, SandboxOptions};
use tokio_util::sync::CancellationToken;

const POST: &str = "POST /channels/{channel_id}/messages";
const EDIT: &str = "PATCH /channels/{channel_id}/messages";

fn lobby(message: &Message) -> bool {
    ends(message, ":start")
}

/// A game of two people with its board in the channel.
async fn game() -> Evening {
    let evening = Evening::begin(without_limits()).await;
    evening.start_game(2, 2).await;
    evening.delivered().await;
    evening
}

fn is_board(message: &Message) -> bool {
    text(message).contains("Voyage 1") && !message.embeds.is_empty() && !message.is_ephemeral()
}

async fn board(evening: &Evening) -> Message {
    evening.message(evening.member(0), "the board", is_board).await
}

/// The number of requests of a kind.
fn count(evening: &Evening, wanted: impl Fn(&Exchange) -> bool) -> usize {
    evening.sandbox.look(|look| look.journal().iter().filter(|exchange| wanted(exchange)).count())
}

/// The channels that refuse.
async fn refusals(evening: &Evening) -> Vec<(String, Value)> {
    evening.tables.outbox().delivery_states("shut:").await.unwrap()
}

#[tokio::test(start_paused = true)]
async fn retry_after_a_lost_answer_posts_no_second_message() {
    let mut evening = Evening::begin(without_limits()).await;
    evening.sandbox.fail_next(Failure::lost_answer(POST, 1));
    evening.slash(evening.member(0), "new", &[("title", json!("raids"))]).await;
    evening.message(evening.member(0), "the lobby card", lobby).await;
    // The answer was lost, so delivery retries. Discord knows the nonce and returns the message that exists.
    let posted = |exchange: &&Exchange| exchange.method == "POST" && exchange.template.ends_with("/messages");
    let again = |look: &Look<'_>| (look.journal().iter().filter(posted).count() >= 2).then_some(());
    evening.sandbox.wait_for("a second try", SOON, again).await.unwrap();
    evening.delivered().await;
    let cards = evening.sandbox.messages(evening.member(1), evening.channel);
    assert_eq!(cards.len(), 1, "{:#?}", cards.iter().map(text).collect::<Vec<_>>());
    evening.stop().await;
    evening.assert_no_faults();
}

#[tokio::test(start_paused = true)]
async fn start_is_announced_where_no_lobby_card_was_posted() {
    let mut evening = Evening::begin(without_limits()).await;
    let host = evening.member(0);
    evening.sandbox.fail_next(Failure::server_error(POST, 2));
    evening.slash(host, "new", &[("title", json!("raids")), ("start", json!(true))]).await;
    let voyage = |message: &Message| !message.is_ephemeral() && text(message).contains("Voyage 1");
    let board = evening.message(host, "the board", voyage).await;
    let (commitment, link) = (evening.view().await.commitment.unwrap().0, format!("/{})", board.id));
    let begins = |message: &Message| text(message).contains("The game has begun") && text(message).contains(&link);
    let begun = evening.message(host, "the start with a link to the board", begins).await;
    assert!(text(&begun).contains(&commitment), "{}", text(&begun));
    assert!(begun.id < board.id, "it stands above the board");
    evening.stop().await;
    evening.assert_no_faults();
}

#[tokio::test(start_paused = true)]
async fn repeated_action_is_logged_once() {
    let (log, _watched) = CapturedLog::watch("skald=info");
    let mut evening = Evening::begin(without_limits()).await;
    evening.start_title("brandubh", 2, 2).await;
    for by_button in [false, true] {
        let view = evening.view().await;
        let (open, member) = (&view.open[0], evening.member_on(&view, view.open[0].decision.seat));
        let asked = if by_button {
            let board = evening.offer(member, &view, open).await;
            let found = offers(&board, &view, open).into_iter();
            let Some(Offer::Button(id)) = found.map(|(_, offer)| offer).next() else { panic!("no button") };
            evening.sandbox.press(member, board.id, &id).unwrap()
        } else {
            let code = view.unredacted().unwrap().legal(open.decision.seat).remove(0);
            evening.sandbox.slash(member, evening.channel, "play", &[("action", json!(code))]).unwrap()
        };
        let id = asked.id();
        asked.settled(SOON).await.unwrap();
        evening.delivered().await;
        let logged = || log.text().matches(" acted ").count();
        let before = logged();
        evening.restart().await;
        evening.sandbox.deliver_again(id);
        tokio::time::sleep(Duration::from_secs(5)).await;
        assert_eq!(logged(), before, "{}", log.text());
    }
    assert!(log.text().contains(" acted "), "{}", log.text());
    evening.stop().await;
}

#[tokio::test(start_paused = true)]
async fn board_loses_its_buttons_before_the_result_is_posted() {
    let mut evening = Evening::begin(without_limits()).await;
    evening.start_game(2, 2).await;
    let (table, host) = (evening.shared().await.id, evening.member(0));
    let voyage = |message: &Message| !message.is_ephemeral() && text(message).contains("Voyage 1");
    let board = evening.message(host, "the board", voyage).await;
    evening.delivered().await;
    evening.sandbox.slow(POST, Duration::from_secs(3));
    support::people::stop(&evening.tables, table).await;
    let closed = |message: &Message| message.id == board.id && message.components.is_empty();
    let closed = evening.message(host, "the board without buttons", closed).await;
    assert!(text(&closed).contains("Voyage 1"), "{}", text(&closed));
    let result = |message: &Message| ends(message, ":rematch");
    assert!(!evening.sandbox.messages(host, evening.channel).iter().any(result), "the result is still to come");
    evening.message(host, "the result", result).await;
    let gone = |look: &Look<'_>| look.message(host, board.id).is_none().then_some(());
    evening.sandbox.wait_for("the board to go", SOON, gone).await.unwrap();
    evening.stop().await;
    evening.assert_no_faults();
}

#[tokio::test(start_paused = true)]
async fn failures_and_rate_limits_are_retried() {
    let mut evening = Evening::begin(without_limits()).await;
    evening.sandbox.fail_next(Failure::server_error(POST, 1));
    evening.slash(evening.member(0), "new", &[("title", json!("raids")), ("computers", json!(3))]).await;
    let full = |message: &Message| lobby(message) && text(message).contains("Seats: 4 of 4");
    let card = evening.message(evening.member(0), "the lobby card", full).await;
    evening.sandbox.fail_next(Failure::rate_limit(POST, 2, Duration::from_millis(700)));
    let begun = Instant::now();
    evening.sandbox.press(evening.member(0), card.id, &id_ending(&card, ":start")).unwrap();
    evening.message(evening.member(0), "the board", |message| text(message).contains("Voyage 1")).await;
    assert!(begun.elapsed() >= Duration::from_millis(1400), "both waits were kept: {:?}", begun.elapsed());
    evening.stop().await;
    evening.assert_no_faults();
}

#[tokio::test(start_paused = true)]
async fn fast_game_hits_no_rate_limit() {
    let options = SandboxOptions { answer_within: Duration::from_secs(60), ..SandboxOptions::default() };
    let mut evening = Evening::begin(options).await;
    evening.start_game(2, 2).await;
    for _ in 0..15 {
        evening.play().await;
    }
    evening.delivered().await;
    assert_eq!(count(&evening, |exchange| exchange.status == 429), 0);
    evening.stop().await;
    evening.assert_no_faults();
}

#[tokio::test(start_paused = true)]
async fn deleted_board_is_posted_again() {
    let mut evening = game().await;
    let board = board(&evening).await;
    evening.sandbox.delete_message(board.id);
    evening.play().await;
    let reposted = evening.message(evening.member(0), "a new board", is_board).await;
    assert_ne!(reposted.id, board.id);
    evening.stop().await;
    evening.assert_no_faults();
}

/// Discord does not inform the bot of deleted messages.
#[tokio::test(start_paused = true)]
async fn deleted_board_returns_when_a_player_looks_at_the_game() {
    let mut evening = game().await;
    let board = board(&evening).await;
    evening.sandbox.delete_message(board.id);
    evening.slash(evening.member(1), "score", &[]).await;
    evening.message(evening.member(0), "a new board", is_board).await;
    evening.stop().await;
    evening.assert_no_faults();
}

/// The bot answers a press on the card with the card itself, so the delivery loop has nothing to do.
#[tokio::test(start_paused = true)]
async fn deleted_card_returns_after_a_press_had_updated_it() {
    let mut evening = Evening::begin(without_limits()).await;
    let (host, guest) = (evening.member(0), evening.member(1));
    evening.slash(host, "new", &[("title", json!("raids"))]).await;
    let card = evening.message(host, "the lobby card", lobby).await;
    evening.delivered().await;
    evening.sandbox.press(guest, card.id, &id_ending(&card, ":join")).unwrap().answer(SOON).await.unwrap();
    evening.message(host, "the seat", |message| text(message).contains("Seats: 2")).await;
    evening.delivered().await;
    evening.sandbox.delete_message(card.id);
    evening.slash(host, "table status", &[]).await;
    evening.message(host, "a new card", |message| lobby(message) && message.id != card.id).await;
    evening.stop().await;
    evening.assert_no_faults();
}

#[tokio::test(start_paused = true)]
async fn deleted_result_is_not_posted_again() {
    let mut evening = Evening::begin(without_limits()).await;
    evening.start_game(2, 2).await;
    let table = evening.shared().await.id;
    support::people::stop(&evening.tables, table).await;
    let result = |message: &Message| !message.is_ephemeral() && ends(message, ":rematch");
    let card = evening.message(evening.member(0), "the result", result).await;
    evening.delivered().await;
    let posts = count(&evening, |exchange| exchange.method == "POST" && exchange.template.ends_with("/messages"));
    // Delivery draws all boards again in a channel that has pictures again.
    evening.sandbox.deny(evening.channel, ATTACH_FILES).unwrap();
    evening.slash(evening.member(1), "score", &[]).await;
    evening.pass(Duration::from_secs(60));
    evening.sandbox.delete_message(card.id);
    evening.sandbox.deny(evening.channel, 0).unwrap();
    for command in ["score", "log", "table status"] {
        evening.slash(evening.member(1), command, &[]).await;
    }
    // The pending notices come first.
    evening.stop().await;
    let since = count(&evening, |exchange| exchange.method == "POST" && exchange.template.ends_with("/messages"));
    assert_eq!(since, posts);
    evening.assert_no_faults();
}

#[tokio::test(start_paused = true)]
async fn table_is_refused_naming_the_missing_permissions() {
    let mut evening = Evening::begin(without_limits()).await;
    evening.sandbox.deny(evening.channel, SEND_MESSAGES | EMBED_LINKS).unwrap();
    let answer = evening.slash(evening.member(0), "new", &[("title", json!("raids"))]).await;
    assert!(answer.content.contains("**Send Messages**, **Embed Links**"), "{}", answer.content);
    assert!(!answer.content.contains("View Channel"), "{}", answer.content);
    let spanish = evening.slash(evening.member(2), "new", &[("title", json!("raids"))]).await;
    assert!(spanish.content.contains("**Enviar mensajes**"), "{}", spanish.content);
    evening.sandbox.deny(evening.channel, 0).unwrap();
    evening.slash(evening.member(0), "new", &[("title", json!("raids"))]).await;
    evening.message(evening.member(0), "the lobby card", lobby).await;
    evening.stop().await;
    evening.assert_no_faults();
}

#[tokio::test(start_paused = true)]
async fn closed_channel_gets_no_request_until_it_opens() {
    let mut evening = game().await;
    evening.sandbox.deny(evening.channel, SEND_MESSAGES).unwrap();
    let board = evening.message(evening.member(0), "the board", |m| text(m).contains("Voyage 1 of")).await;
    evening.sandbox.delete_message(board.id);
    evening.play().await;
    evening.closed().await;
    let refused = || count(&evening, |exchange| exchange.status == 403);
    let before = refused();
    for _ in 0..8 {
        evening.play().await;
        evening.delivered().await;
    }
    assert_eq!(refused(), before, "delivery sends it no request");
    let asked = evening.sandbox.slash(evening.member(0), evening.channel, "table status", &[]).unwrap();
    let told = asked.followups(1, SOON).await.unwrap();
    assert!(told[0].content.contains("Send Messages"), "{}", told[0].content);

    evening.sandbox.deny(evening.channel, 0).unwrap();
    evening.slash(evening.member(0), "table status", &[]).await;
    evening.message(evening.member(1), "the board", |m| !m.is_ephemeral() && !m.custom_ids().is_empty()).await;
    evening.stop().await;
    evening.assert_no_faults();
}

#[tokio::test(start_paused = true)]
async fn call_in_a_closed_channel_is_deleted_once_it_opens() {
    let mut evening = Evening::begin(without_limits()).await;
    evening.start_title("brandubh", 2, 2).await;
    evening.play().await;
    let is_call = |message: &Message| !message.is_ephemeral() && message.content.contains("<@");
    let call = evening.message(evening.member(0), "a call", is_call).await.id;
    evening.sandbox.deny(evening.channel, VIEW_CHANNEL).unwrap();
    evening.play().await;
    evening.closed().await;
    let member = evening.member(0);
    let is_there = || evening.sandbox.look(|look| look.message(member, call).is_some());
    assert!(is_there(), "delivery cannot delete it");
    evening.sandbox.deny(evening.channel, 0).unwrap();
    evening.pass(Duration::from_secs(15));
    evening.slash(evening.member(0), "table status", &[]).await;
    evening.until("the end of the call", async || !is_there()).await;
    evening.stop().await;
    evening.assert_no_faults();
}

/// Discord may report permissions before it applies them, so not every command triggers a retry of the channel.
#[tokio::test(start_paused = true)]
async fn closed_channel_is_retried_after_a_pause() {
    let mut evening = game().await;
    let board = board(&evening).await;
    evening.sandbox.deny(evening.channel, SEND_MESSAGES).unwrap();
    evening.sandbox.delete_message(board.id);
    evening.play().await;
    evening.closed().await;
    evening.sandbox.deny(evening.channel, 0).unwrap();
    let closed = async || {
        evening.slash(evening.member(0), "table status", &[]).await;
        !refusals(&evening).await.is_empty()
    };
    assert!(closed().await, "it was closed a moment ago");
    evening.pass(Duration::from_secs(15));
    assert!(!closed().await);
    evening.message(evening.member(1), "the board", is_board).await;
    evening.stop().await;
    evening.assert_no_faults();
}

#[tokio::test(start_paused = true)]
async fn pictures_return_some_time_after_they_are_allowed() {
    let mut evening = game().await;
    let plain = async || {
        evening.slash(evening.member(0), "table status", &[]).await;
        !evening.tables.outbox().delivery_states("plain:").await.unwrap().is_empty()
    };
    assert!(!plain().await);
    evening.sandbox.deny(evening.channel, ATTACH_FILES).unwrap();
    assert!(plain().await, "the command's permissions forbid pictures");
    evening.sandbox.deny(evening.channel, 0).unwrap();
    assert!(plain().await, "the pause is not over");
    evening.pass(Duration::from_secs(15));
    assert!(!plain().await);
    evening.stop().await;
    evening.assert_no_faults();
}

/// Discord accepts neither an answer nor a refusal. The person gets a direct message, at most one in a while.
#[tokio::test(start_paused = true)]
async fn undeliverable_answer_is_sent_as_a_direct_message() {
    let mut evening = game().await;
    let view = evening.view().await;
    let open = view.open.first().unwrap();
    let mover = evening.member_on(&view, open.decision.seat);
    let other = [0, 1].map(|at| evening.member(at)).into_iter().find(|member| *member != mover).unwrap();
    let code = view.unredacted().unwrap().legal(open.decision.seat).remove(0);
    let refused = Failure { status: 400, code: 50_035, ..Failure::server_error("POST /interactions", 1000) };
    evening.sandbox.fail_next(refused);
    let place = format!("<#{}>", evening.channel);
    let done =
        |message: &Message| message.content.starts_with("✅ It is done and saved") && message.content.ends_with(&place);
    let again = |message: &Message| message.content.contains("Please try again") && message.content.ends_with(&place);
    // In the second round the bot sends no direct message.
    for _ in 0..2 {
        evening.sandbox.slash(mover, evening.channel, "play", &[("action", json!(code))]).unwrap();
        evening.sandbox.slash(other, evening.channel, "score", &[]).unwrap();
        evening.direct(mover, "the message that it is done", done).await;
        evening.direct(other, "the request to try again", again).await;
    }
    let answered =
        |look: &Look<'_>| (look.journal().iter().filter(|exchange| exchange.status == 400).count() >= 4).then_some(());
    evening.sandbox.wait_for("four refusals", SOON, answered).await.unwrap();
    evening.delivered().await;
    let told =
        |member| evening.sandbox.look(|look| look.dm_messages(member).iter().filter(|m| done(m) || again(m)).count());
    assert_eq!([mover, other].map(told), [1, 1]);
    evening.stop().await;
    evening.assert_no_faults();
}

/// Discord says that an interaction is answered or unknown, although it has received no answer.
#[tokio::test(start_paused = true)]
async fn person_is_told_after_an_acknowledgement_was_lost() {
    for (status, code) in [(400, 40_060), (404, 10_062)] {
        let mut evening = game().await;
        let view = evening.view().await;
        let open = view.open.first().unwrap();
        let mover = evening.member_on(&view, open.decision.seat);
        let other = [0, 1].map(|at| evening.member(at)).into_iter().find(|member| *member != mover).unwrap();
        let code_of_move = view.unredacted().unwrap().legal(open.decision.seat).remove(0);
        evening.sandbox.fail_next(Failure { status, code, ..Failure::server_error("/callback", 1000) });
        evening.sandbox.slash(mover, evening.channel, "play", &[("action", json!(code_of_move))]).unwrap();
        evening.sandbox.slash(other, evening.channel, "score", &[]).unwrap();
        let done = |message: &Message| message.content.starts_with("✅ It is done and saved");
        let again = |message: &Message| message.content.contains("Please try again");
        evening.direct(mover, "the message that it is done", done).await;
        evening.direct(other, "the request to try again", again).await;
        evening.stop().await;
        evening.assert_no_faults();
    }
}

/// The bot also confirms an action that changes no table.
#[tokio::test(start_paused = true)]
async fn undeliverable_answer_outside_a_table_is_sent_directly() {
    let mut evening = Evening::begin(without_limits()).await;
    let refused = Failure { status: 400, code: 50_035, ..Failure::server_error("POST /interactions", 1000) };
    evening.sandbox.fail_next(refused);
    // A person who only views their settings gets no message, since viewing again is safe.
    for (at, options, told) in
        [(0, [("look", json!(3))].as_slice(), "✅ It is done and saved"), (1, &[], "Please try again")]
    {
        let member = evening.member(at);
        evening.sandbox.slash(member, evening.channel, "me", options).unwrap();
        evening.direct(member, told, |message| message.content.contains(told)).await;
    }
    let reporter = evening.member(3);
    evening.sandbox.slash(reporter, evening.channel, "report", &[("text", json!("The board is upside down"))]).unwrap();
    evening.direct(reporter, "the confirmation of the report", |message| message.content.starts_with("✅")).await;
    evening.stop().await;
    evening.assert_no_faults();
}

/// After a move is durable, the bot never says that it failed, even if showing it fails.
#[tokio::test(start_paused = true)]
async fn committed_action_is_never_reported_as_failed() {
    const DONE: &str = "That is done and saved";
    let failing = Arc::new(Failing::default());
    let mut evening = Evening::over(without_limits(), Arc::clone(&failing) as Arc<dyn Store>).await;
    // The first table opens and is not filled. The second one opens, fills and starts, but is not shown.
    let new = [("title", json!("brandubh")), ("computers", json!(1)), ("start", json!(true))];
    let host = evening.member(0);
    for (commits, said) in [(1, "The table is open, but the rest"), (3, DONE)] {
        failing.fail_to_read_after(commits);
        let told = evening.slash(host, "new", &new).await.content;
        assert!(told.contains(said), "{told}");
        failing.fail_to_read_after(usize::MAX);
        let view = evening.shared().await;
        assert_eq!(view.game.is_some(), commits == 3);
        support::people::stop(&evening.tables, view.id).await;
        // The store could not read the card. Delivery posts it a second later, before anyone could join.
        evening.delivered().await;
    }
    evening.start_game(2, 2).await;
    for by_press in [true, false] {
        evening.delivered().await;
        let view = evening.view().await;
        let (open, mover) = (&view.open[0], evening.member_on(&view, view.open[0].decision.seat));
        let board = evening.offer(mover, &view, open).await;
        failing.fail_to_read_after(1);
        let told = if by_press {
            let taken = offers(&board, &view, open).into_iter().find(|(target, _)| matches!(target, Target::Take(_)));
            let asked = match taken.expect("a choice").1 {
                Offer::Button(id) => evening.sandbox.press(mover, board.id, &id),
                Offer::Menu(id, value) => evening.sandbox.choose(mover, board.id, &id, &[&value]),
            };
            asked.unwrap().reply_message(SOON).await.unwrap().content
        } else {
            let code = view.unredacted().unwrap().legal(open.decision.seat).remove(0);
            evening.slash(mover, "play", &[("action", json!(code))]).await.content
        };
        // The second answer appears if the delivery loop holds the board.
        assert!(told.contains(DONE) || told.contains("✅ Done."), "{told}");
        failing.fail_to_read_after(usize::MAX);
        assert!(evening.shared().await.seq > view.seq);
    }
    evening.stop().await;
}

#[tokio::test(start_paused = true)]
async fn result_waits_until_its_channel_opens() {
    let mut evening = game().await;
    evening.sandbox.deny(evening.channel, SEND_MESSAGES).unwrap();
    let (table, host) = (evening.shared().await.id, evening.member(0));
    support::people::stop(&evening.tables, table).await;
    let begun = Instant::now();
    let waits = async || {
        let soon = evening.tables.now().plus(60_000);
        let notices = evening.tables.outbox().due_after(soon, (Timestamp(0), NoticeId(0)), 9).await.unwrap();
        notices.iter().any(|notice| notice.kind == NoticeKind::End && notice.tries > 0)
    };
    while !waits().await {
        assert!(begun.elapsed() < SOON, "delivery does not hold the result back");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    evening.sandbox.deny(evening.channel, 0).unwrap();
    // Delivery retries a closed channel after an hour.
    evening.pass(Duration::from_secs(61 * 60));
    let result = |message: &Message| !message.is_ephemeral() && text(message).contains("It took");
    evening.message(host, "the result", result).await;
    evening.stop().await;
    evening.assert_no_faults();
}

#[tokio::test(start_paused = true)]
async fn slow_store_does_not_delay_the_first_answer() {
    let store = Arc::new(slow::Slow::default());
    let kept: Arc<dyn Store> = Arc::clone(&store) as Arc<dyn Store>;
    let mut evening = Evening::over(without_limits(), kept).await;
    evening.start_game(2, 2).await;
    let view = evening.view().await;
    let open = view.open.first().unwrap();
    let mover = evening.member_on(&view, open.decision.seat);
    let board = evening.offer(mover, &view, open).await;
    store.milliseconds.store(1000, Ordering::Relaxed);

    let asked = evening.sandbox.slash(mover, evening.channel, "score", &[]).unwrap();
    let answer = evening.take(mover, &board, &offered(&board, &view, open, 0)).await;
    assert_eq!((answer.interaction_status, answer.callback), (InteractionStatus::Answered, Some(6)));
    assert!(answer.after_ms.unwrap() < 3000, "{:?}", answer.after_ms);
    let answer = asked.settled(SOON).await.unwrap();
    assert!(answer.after_ms.unwrap() < 3000, "{:?}", answer.after_ms);
    let found = evening.sandbox.complete(mover, evening.channel, "play", &[], "action", "").await.unwrap();
    assert!(found.is_empty(), "the bot sends no late completion");
    let moved = |look: &Look<'_>| (look.message(mover, board.id)?.custom_ids() != board.custom_ids()).then_some(());
    evening.sandbox.wait_for("the board to move on", SOON, moved).await.unwrap();
    store.milliseconds.store(0, Ordering::Relaxed);
    evening.stop().await;
    evening.assert_no_faults();
}

#[tokio::test(start_paused = true)]
async fn stop_under_load_is_fast_and_loses_or_repeats_nothing() {
    let mut evening = game().await;
    // Delivery must send after the restart what the store committed while Discord was down.
    evening.sandbox.fail_next(Failure::server_error(POST, 1000));
    evening.sandbox.fail_next(Failure::server_error(EDIT, 1000));
    for _ in 0..4 {
        evening.play().await;
    }
    // Discord would refuse a thousand more requests.
    tokio::time::timeout(SOON, evening.stop()).await.expect("the stop does not wait for Discord");
    evening.sandbox.clear_faults();
    let before = evening.view().await;
    evening.restart_stopped().await;
    let open = before.open.first().unwrap();
    let mover = evening.member_on(&before, open.decision.seat);
    if !open.decision.out_of_turn {
        evening.offer(mover, &before, open).await;
    }
    evening.delivered().await;
    let boards = evening.sandbox.messages(mover, evening.channel);
    let live = boards.iter().filter(|message| !message.is_ephemeral() && !message.custom_ids().is_empty()).count();
    assert!(live <= 1, "{live} messages have buttons");
    evening.stop().await;
    evening.assert_no_faults();
}

#[tokio::test(start_paused = true)]
async fn failed_command_registration_is_retried() {
    let mut evening = Evening::begin(without_limits()).await;
    let puts = |evening: &Evening| count(evening, |exchange| exchange.method == "PUT");
    assert_eq!(puts(&evening), 1);
    evening.restart().await;
    evening.slash(evening.member(0), "help", &[]).await;
    assert_eq!(puts(&evening), 1, "the bot sends no request for unchanged commands");
    evening.stop().await;
    let failure = Failure { status: 400, code: 50035, ..Failure::server_error("GET /applications", 1) };
    evening.sandbox.fail_next(failure);
    evening.restart_stopped().await;
    let help = evening.slash(evening.member(3), "help", &[]).await;
    assert!(text(&help).contains("à son rythme"), "{}", text(&help));
    let is_get = |exchange: &&Exchange| exchange.method == "GET" && exchange.template.ends_with("/commands");
    let gets = |look: &Look<'_>| look.journal().iter().filter(is_get).count();
    let before = evening.sandbox.look(gets);
    let again = |look: &Look<'_>| (gets(look) > before).then_some(());
    evening.sandbox.wait_for("the retry of the registration", 3 * SOON, again).await.unwrap();
    evening.stop().await;
    evening.assert_no_faults();
}

fn setup(url: &str, token: &str, stop: &CancellationToken) -> BotSetup {
    let entropy = Arc::new(FixedEntropy::new(skald::engine::Seed::from_number(1)));
    let titles = skald::games::builtin().unwrap();
    BotSetup {
        version: "of a test",
        tables: Arc::new(Tables::new(Arc::new(Memory::default()), titles, Arc::new(SystemClock), entropy)),
        config: DiscordConfig { api_url: Some(url.parse().unwrap()), ..Config::default().discord },
        endpoint: None,
        page: None,
        limits: LimitsConfig::NONE,
        forget_server_after: None,
        token: Secret::new(token),
        stop: stop.clone(),
        health: Arc::default(),
        threads: support::evening::threads(),
    }
}

#[tokio::test(start_paused = true)]
async fn answer_is_retried_after_a_server_error() {
    let store = Arc::new(slow::Slow::default());
    let mut evening = Evening::over(without_limits(), Arc::clone(&store) as Arc<dyn Store>).await;
    let limited = |route, times| Failure::rate_limit(route, times, Duration::from_millis(600));
    let edited = |exchange: &Exchange| exchange.method == "PATCH" && exchange.template.ends_with("@original");
    let filled_once = |exchange: &Exchange| edited(exchange) && exchange.status == 200;
    // The answer is ready at once, or the bot acknowledges first.
    for milliseconds in [0, 100] {
        let before = count(&evening, filled_once);
        store.milliseconds.store(milliseconds, Ordering::Relaxed);
        for (first, filled) in [
            (Failure::server_error("/callback", 1), Failure::server_error("PATCH /webhooks", 1)),
            (Failure::lost_answer("/callback", 1), Failure::server_error("PATCH /webhooks", 4)),
            (limited("/callback", 2), limited("PATCH /webhooks", 3)),
        ] {
            let (lost, already) = (first.answer_lost, count(&evening, filled_once));
            evening.sandbox.fail_next(first);
            evening.sandbox.fail_next(filled);
            let help = evening.slash(evening.member(0), "help", &[]).await;
            assert!(text(&help).contains("at your own pace"), "{}", text(&help));
            // The bot sends an answer once more if its receipt is lost.
            evening.until("that", async || !lost || count(&evening, filled_once) > already).await;
            evening.sandbox.clear_faults();
        }
        let edits = count(&evening, filled_once) - before;
        assert!(milliseconds == 0 || edits == 3, "{edits} of 3 answers follow an acknowledgement");
    }
    store.milliseconds.store(0, Ordering::Relaxed);
    evening.stop().await;
    evening.assert_no_faults();
}

#[tokio::test(start_paused = true)]
async fn completion_is_retried_after_a_server_error_only() {
    const CALLBACK: &str = "/callback";
    let mut evening = Evening::begin(without_limits()).await;
    evening.start_game(2, 2).await;
    let view = evening.view().await;
    let mover = evening.member_on(&view, view.open.first().unwrap().decision.seat);
    let refused = Failure { status: 400, code: 50035, ..Failure::server_error(CALLBACK, 1) };
    for (failure, answered) in [
        (Failure::server_error(CALLBACK, 1), true),
        (Failure::lost_answer(CALLBACK, 1), true),
        (Failure::rate_limit(CALLBACK, 1, Duration::from_millis(600)), true),
        (Failure { message: "x".repeat(8 << 20), ..refused }, false),
        (Failure::server_error("/no/such/route", 1), true),
    ] {
        let (told, begun) = (format!("{} {}", failure.status, failure.route), Instant::now());
        let (lost, wait) = (failure.answer_lost, Duration::from_millis(failure.retry_after_ms));
        evening.sandbox.fail_next(failure);
        let found = evening.sandbox.complete(mover, evening.channel, "play", &[], "action", "").await.unwrap();
        assert_eq!(!found.is_empty(), answered, "{told}");
        assert!(begun.elapsed() >= wait, "{told}: the wait is kept");
        let again = || count(&evening, |exchange| exchange.response["code"] == 40_060) > 0;
        evening.until("the bot sends a lost completion once more", async || !lost || again()).await;
    }
    evening.stop().await;
    evening.assert_no_faults();
}

#[tokio::test(start_paused = true)]
async fn wrong_token_ends_the_bot_with_a_clear_error() {
    let sandbox = Sandbox::start(without_limits()).await.unwrap();
    let ended = skald::discord::run(setup(&sandbox.url(), "wrong.token", &CancellationToken::new())).await;
    let error = ended.unwrap_err();
    assert!(matches!(error, DiscordError::TokenRefused));
    assert!(error.to_string().contains("DISCORD_TOKEN") && !error.to_string().contains("wrong.token"));
}

#[tokio::test(start_paused = true)]
async fn fatal_gateway_close_ends_the_bot_with_a_clear_error() {
    let sandbox = Sandbox::start(without_limits()).await.unwrap();
    sandbox.gateway_reject_identify(4014);
    let bot = skald::discord::run(setup(&sandbox.url(), sandbox.token(), &CancellationToken::new()));
    let error = tokio::time::timeout(SOON, bot).await.expect("it ends by itself").unwrap_err();
    assert!(matches!(error, DiscordError::Refused(_)), "{error}");
    let said = error.to_string();
    assert!(said.contains("4014") && said.contains("developer portal"), "{said}");
    assert!(!said.contains(sandbox.token()));
}

#[tokio::test(start_paused = true)]
async fn start_is_retried_while_discord_is_down_until_a_stop() {
    let stop = CancellationToken::new();
    let closed_port = std::net::TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap();
    let bot = tokio::spawn(skald::discord::run(setup(&format!("http://{closed_port}"), "a.token", &stop)));
    tokio::time::sleep(Duration::from_millis(300)).await;
    assert!(!bot.is_finished(), "the bot waits for Discord to return");
    stop.cancel();
    tokio::time::timeout(Duration::from_secs(5), bot).await.unwrap().unwrap().unwrap();
}

#[tokio::test(start_paused = true)]
async fn broken_gateway_connection_is_reopened() {
    let mut evening = Evening::begin(without_limits()).await;
    evening.sandbox.gateway_drop();
    evening.slash(evening.member(0), "help", &[]).await;
    evening.sandbox.gateway_reconnect();
    evening.slash(evening.member(0), "games", &[]).await;
    evening.stop().await;
    evening.assert_no_faults();
}

/// During an incident Discord refuses allowed requests for seconds.
#[tokio::test(start_paused = true)]
async fn short_incident_closes_no_channel() {
    let mut evening = game().await;
    for (status, code) in [(404, 10_003), (403, 50_001)] {
        let denied = |route: &str| Failure { status, code, ..Failure::server_error(route, 3) };
        for route in [POST, EDIT] {
            evening.sandbox.fail_next(denied(route));
        }
        let refused = count(&evening, |exchange| exchange.injected);
        let seq = evening.view().await.seq;
        evening.play().await;
        board(&evening).await;
        evening.until("a refusal", async || count(&evening, |exchange| exchange.injected) > refused).await;
        evening.until("the channel is as before", async || refusals(&evening).await.is_empty()).await;
        assert!(evening.view().await.seq > seq);
        evening.sandbox.clear_faults();
    }
    for member in [0, 1].map(|at| evening.member(at)) {
        assert!(
            evening.sandbox.look(|look| look.dm_messages(member).is_empty()),
            "the bot sends no message about a closed channel"
        );
    }
    evening.stop().await;
    evening.assert_no_faults();
}

/// The next incident is timed from its own beginning.
#[tokio::test(start_paused = true)]
async fn accepted_call_ends_the_incident_that_refused_it() {
    let mut evening = Evening::begin(without_limits()).await;
    evening.start_title("brandubh", 2, 2).await;
    evening.delivered().await;
    // Delivery edits the board, so the next post is the mention of the player to move.
    evening.sandbox.fail_next(Failure { status: 404, code: 10_003, ..Failure::server_error(POST, 1) });
    evening.play().await;
    evening.until("a refusal", async || !refusals(&evening).await.is_empty()).await;
    evening.until("the end of the incident", async || refusals(&evening).await.is_empty()).await;
    evening.stop().await;
    evening.assert_no_faults();
}

#[tokio::test(start_paused = true)]
async fn channel_that_discord_still_shows_is_not_closed() {
    let mut evening = game().await;
    for route in [POST, EDIT] {
        evening.sandbox.fail_next(Failure { status: 403, code: 50_001, ..Failure::server_error(route, 9999) });
    }
    evening.play().await;
    tokio::time::sleep(Duration::from_secs(300)).await;
    let noted = refusals(&evening).await;
    assert!(noted.len() == 1 && noted[0].1["until"] == 0, "{noted:?}");
    evening.sandbox.clear_faults();
    evening.play().await;
    evening.until("the channel is as before", async || refusals(&evening).await.is_empty()).await;
    evening.stop().await;
    evening.assert_no_faults();
}

#[tokio::test(start_paused = true)]
async fn message_that_is_always_refused_is_given_up() {
    let mut evening = game().await;
    for route in [POST, EDIT] {
        evening.sandbox.fail_next(Failure { status: 400, code: 50_035, ..Failure::server_error(route, 9999) });
    }
    evening.play().await;
    tokio::time::sleep(Duration::from_secs(180)).await;
    let first = (Timestamp(0), NoticeId(0));
    assert_eq!(evening.tables.outbox().due_after(Timestamp(u64::MAX), first, 9).await.unwrap(), []);
    evening.sandbox.clear_faults();
    evening.stop().await;
    evening.assert_no_faults();
}

/// During an incident Discord refuses every message, also as plain text.
#[tokio::test(start_paused = true)]
async fn board_is_right_soon_after_every_message_was_refused() {
    let mut evening = game().await;
    for route in [POST, EDIT] {
        evening.sandbox.fail_next(Failure { status: 400, code: 50_035, ..Failure::server_error(route, 999) });
    }
    evening.play().await;
    let played = evening.view().await;
    tokio::time::sleep(Duration::from_secs(8)).await;
    let first = (Timestamp(0), NoticeId(0));
    let waits = async || evening.tables.outbox().due_after(Timestamp(u64::MAX), first, 9).await.unwrap();
    assert!(!waits().await.is_empty());
    evening.sandbox.clear_faults();
    let begun = Instant::now();
    evening.until("the outbox is empty", async || waits().await.is_empty()).await;
    let took = begun.elapsed();
    assert!(took < Duration::from_secs(5), "{took:?}");
    let shown = board(&evening).await;
    assert!(!shown.custom_ids().is_empty(), "the board has its buttons again: {shown:?}");
    let open = played.open.first().unwrap();
    let mover = evening.member_on(&played, open.decision.seat);
    evening.offer(mover, &played, open).await;
    evening.stop().await;
    evening.assert_no_faults();
}

/// Discord refuses the answer and takes the acknowledgement, before or after it.
#[tokio::test(start_paused = true)]
async fn answer_that_is_given_up_leaves_no_promise() {
    for (route, tries, slow) in [("/callback", 1, 0), ("PATCH /webhooks", 99, 100)] {
        let store = Arc::new(slow::Slow::default());
        let mut evening = Evening::over(without_limits(), Arc::clone(&store) as Arc<dyn Store>).await;
        evening.start_game(2, 2).await;
        evening.delivered().await;
        let member = evening.member(0);
        // With a slow store the interaction is acknowledged first.
        store.milliseconds.store(slow, Ordering::Relaxed);
        let refused = Failure { status: 400, code: 50_035, ..Failure::server_error(route, tries) };
        evening.sandbox.fail_next(refused);
        evening.sandbox.slash(member, evening.channel, "games", &[]).unwrap();
        evening.direct(member, "the message about the lost answer", |message| !message.content.is_empty()).await;
        tokio::time::sleep(Duration::from_secs(1)).await;
        let all = evening.sandbox.messages(member, evening.channel);
        let promises: Vec<_> = all.iter().filter(|message| message.is_ephemeral()).collect();
        assert!(promises.is_empty(), "{route}: {promises:?}");
        store.milliseconds.store(0, Ordering::Relaxed);
        evening.stop().await;
    }
}

/// Another process has acknowledged the interaction and may have done it, while the store fails here.
#[tokio::test(start_paused = true)]
async fn failed_replay_does_not_say_that_it_was_not_done() {
    let slow = Arc::new(slow::Slow::default());
    let failing = Arc::new(Failing::before(Arc::clone(&slow) as Arc<dyn Store>));
    let mut evening = Evening::over(without_limits(), Arc::clone(&failing) as Arc<dyn Store>).await;
    evening.start_game(2, 2).await;
    evening.delivered().await;
    let view = evening.view().await;
    let mover = evening.member_on(&view, view.open[0].decision.seat);
    let code = view.unredacted().unwrap().legal(view.open[0].decision.seat).remove(0);
    failing.fail_after(0);
    slow.milliseconds.store(50, Ordering::Relaxed);
    for (replayed, says) in [(false, "so it was not done"), (true, "I do not know whether that was done")] {
        let asked = evening.sandbox.slash(mover, evening.channel, "play", &[("action", json!(code))]).unwrap();
        if replayed {
            let url =
                format!("{}/api/v10/interactions/{}/{}/callback", evening.sandbox.url(), asked.id(), asked.token());
            let deferred = json!({ "type": 5, "data": { "flags": 64 } });
            let sent = reqwest::Client::new().post(url).json(&deferred).send().await.unwrap();
            assert!(sent.status().is_success(), "{sent:?}");
        }
        let told = asked.settled(SOON).await.unwrap().message.map(|message| message.content).unwrap_or_default();
        assert!(told.contains(says), "{told}");
    }
    slow.milliseconds.store(0, Ordering::Relaxed);
    failing.fail_after(usize::MAX);
    evening.stop().await;
}

/// After a restore under another application, the bot can neither edit nor delete the old messages.
#[tokio::test(start_paused = true)]
async fn board_of_another_application_is_reposted() {
    let mut evening = game().await;
    let old = board(&evening).await;
    let mentions = |exchange: &Exchange| {
        exchange.method == "POST"
            && exchange.template.ends_with("/messages")
            && exchange.request["content"].as_str().is_some_and(|content| content.contains("<@"))
    };
    let before = count(&evening, mentions);
    evening.sandbox.disown_messages();
    evening.play().await;
    let reposted = evening.message(evening.member(0), "a new board", |m| is_board(m) && m.id != old.id).await;
    evening.delivered().await;
    assert_eq!(count(&evening, mentions), before + 1, "the next player is called once");
    assert_eq!(refusals(&evening).await, []);
    evening.play().await;
    evening.delivered().await;
    let boards = evening.sandbox.messages(evening.member(0), evening.channel);
    let boards: Vec<_> = boards.iter().filter(|message| is_board(message)).map(|message| message.id).collect();
    assert_eq!(boards, [old.id, reposted.id], "the old one stays, the new one is edited");
    evening.stop().await;
    evening.assert_no_faults();
}

/// Discord limits edits of messages older than an hour and of published messages.
#[tokio::test(start_paused = true)]
async fn board_with_limited_edits_is_reposted() {
    for (kind, code) in [(ChannelKind::Text, 30_046), (ChannelKind::Announcement, 20_022)] {
        let options = SandboxOptions { rate_limits: true, ..without_limits() };
        let mut evening = Evening::begin(options).await;
        evening.channel = evening.sandbox.open_channel_of("edits", kind);
        evening.start_game(2, 2).await;
        evening.delivered().await;
        let old = board(&evening).await;
        match kind {
            ChannelKind::Text => evening.sandbox.advance(Duration::from_secs(61 * 60)),
            _ => evening.sandbox.publish(old.id),
        }
        let limited = || count(&evening, |exchange| exchange.status == 429 && exchange.response["code"] == code);
        let mut begun = Instant::now();
        while limited() == 0 {
            begun = Instant::now();
            evening.play().await;
            evening.delivered().await;
        }
        evening.message(evening.member(0), "a new board", |m| is_board(m) && m.id > old.id).await;
        assert!(begun.elapsed() < Duration::from_secs(10), "{:?}", begun.elapsed());
        let boards = evening.sandbox.messages(evening.member(0), evening.channel);
        assert_eq!(boards.iter().filter(|message| is_board(message)).count(), 1, "the old one is deleted");
        evening.stop().await;
        evening.assert_no_faults();
    }
}

/// The permissions in an interaction omit time-outs, membership of private threads and locks.
#[tokio::test(start_paused = true)]
async fn refusal_and_doctor_name_the_obstacle() {
    let mut evening = Evening::begin(without_limits()).await;
    let (host, parent) = (evening.member(0), evening.channel);
    let thread = |private| ChannelKind::Thread { parent, owner: host, private };
    let [den, closed] = [true, false].map(|private| evening.sandbox.open_channel_of("thread", thread(private)));
    evening.sandbox.lock_thread(closed);
    for (channel, says) in
        [(parent, "I am timed out"), (den, "This thread is private"), (closed, "This thread is locked")]
    {
        evening.channel = channel;
        let said = async |command| {
            let title = [("title", json!("raids"))];
            let options = if command == "new" { &title[..] } else { &[] };
            let asked = evening.sandbox.slash(host, channel, command, options).unwrap();
            asked.settled(SOON).await.unwrap().message.map(|message| message.content).unwrap_or_default()
        };
        evening.sandbox.time_out(evening.sandbox.bot(), Duration::from_secs(if channel == parent { 3600 } else { 0 }));
        let refused = said("new").await;
        assert!(refused.contains(says) && refused.contains("No table was opened"), "{refused}");
        let id = skald::table::ChannelId(channel.get());
        assert!(evening.tables.at(id).await.unwrap().is_none(), "no table remains");
        let doctor = said("server doctor").await;
        assert!(doctor.contains(&format!("❌ {says}")), "{doctor}");
        assert!(![&refused, &doctor].iter().any(|said| said.contains("try again")));
        evening.pass(Duration::from_secs(300));
        evening.delivered().await;
        assert!(evening.sandbox.messages(host, channel).iter().all(Message::is_ephemeral));

        evening.sandbox.time_out(evening.sandbox.bot(), Duration::ZERO);
        if channel == closed {
            evening.sandbox.unlock_thread(closed);
        }
        evening.sandbox.say(host, channel, &format!("<@{}>", evening.sandbox.bot())).unwrap();
        assert!(!said("server doctor").await.contains('❌'));
        evening.slash(host, "new", &[("title", json!("raids"))]).await;
    }
    evening.stop().await;
    evening.assert_no_faults();
}

/// Discord accepts no answer in a thread that is locked and archived.
#[tokio::test(start_paused = true)]
async fn answer_in_a_locked_archived_thread_is_sent_directly() {
    let mut evening = Evening::begin(without_limits()).await;
    let host = evening.member(0);
    let kind = ChannelKind::Thread { parent: evening.channel, owner: host, private: false };
    let thread = evening.sandbox.open_channel_of("thread", kind);
    evening.sandbox.archive_thread(thread, true);
    evening.sandbox.slash(host, thread, "server doctor", &[]).unwrap();
    let told = evening.direct(host, "the reason", |message| message.content.contains("locked and archived")).await;
    assert!(told.content.contains(&format!("<#{thread}>")) && !told.content.contains("try again"), "{}", told.content);
    evening.stop().await;
    evening.assert_no_faults();
}

#[tokio::test(start_paused = true)]
async fn voice_channel_needs_connect() {
    let mut evening = Evening::begin(without_limits()).await;
    for kind in [ChannelKind::Voice, ChannelKind::Stage] {
        evening.channel = evening.sandbox.open_channel_of("voice", kind);
        evening.sandbox.deny(evening.channel, CONNECT).unwrap();
        for command in ["new", "server doctor"] {
            let told = evening.slash(evening.member(0), command, &[]).await.content;
            assert!(told.contains("**Connect**"), "{told}");
        }
        evening.sandbox.deny(evening.channel, 0).unwrap();
        evening.start_game(2, 2).await;
        evening.delivered().await;
        evening.sandbox.deny(evening.channel, CONNECT).unwrap();
        evening.play().await;
        evening.closed().await;
        assert!(count(&evening, |exchange| exchange.response["code"] == 50_001) > 0);
    }
    evening.stop().await;
    evening.assert_no_faults();
}

#[tokio::test(start_paused = true)]
async fn forum_post_and_announcement_thread_hold_games() {
    let mut evening = Evening::begin(without_limits()).await;
    let forum = evening.sandbox.open_channel_of("forum", ChannelKind::Forum);
    assert!(
        evening.sandbox.slash(evening.member(0), forum, "new", &[("title", json!("raids"))]).is_err(),
        "a forum accepts no commands"
    );
    let post = ChannelKind::Thread { parent: forum, owner: evening.member(1), private: false };
    evening.channel = evening.sandbox.open_channel_of("post", post);
    evening.start_game(2, 2).await;
    evening.play().await;
    let news = evening.sandbox.open_channel_of("news", ChannelKind::Announcement);
    evening.channel = news;
    let options = [("title", json!("raids")), ("start", json!(true)), ("thread", json!(true))];
    let asked = evening.sandbox.slash(evening.member(0), news, "new", &options).unwrap();
    asked.followups(1, SOON).await.unwrap();
    let of_news = |channel: &&&Channel| matches!(channel.kind, ChannelKind::Thread { parent, .. } if parent == news);
    assert_eq!(evening.sandbox.look(|look| look.channels().iter().filter(of_news).count()), 1);
    evening.stop().await;
    evening.assert_no_faults();
}

#[tokio::test(start_paused = true)]
async fn embeds_hidden_by_a_moderator_return_with_the_next_edit() {
    let mut evening = game().await;
    let board = board(&evening).await;
    evening.sandbox.suppress_embeds(board.id);
    evening.play().await;
    let shown = |message: &Message| message.id == board.id && message.flags & SUPPRESS_EMBEDS == 0;
    evening.message(evening.member(0), "the board with its embed", shown).await;
    evening.stop().await;
    evening.assert_no_faults();
}

#[tokio::test(start_paused = true)]
async fn answer_of_a_second_copy_is_left_alone() {
    let mut evening = game().await;
    evening.sandbox.run_second_copy(true);
    let answer = evening.slash(evening.member(0), "help", &[]).await;
    evening.pass(Duration::from_secs(60));
    evening.delivered().await;
    assert!(evening.sandbox.messages(evening.member(0), evening.channel).contains(&answer), "it is not edited");
    assert!(answer.content.contains("second copy"), "{}", answer.content);
    evening.sandbox.run_second_copy(false);
    evening.play().await;
    evening.stop().await;
    evening.assert_no_faults();
}

/// Discord answered 401 on every route for nine seconds.
#[tokio::test(start_paused = true)]
async fn writes_are_retried_while_the_token_is_refused() {
    let mut evening = game().await;
    let begun = Instant::now();
    for (route, times) in [("/callback", 3), ("PATCH /channels", 3), ("POST /channels", 3)] {
        evening.sandbox.fail_next(Failure { status: 401, ..Failure::server_error(route, times) });
    }
    let seq = evening.view().await.seq;
    evening.play().await;
    assert!(evening.view().await.seq > seq);
    evening.delivered().await;
    evening
        .until("everything is sent", async || {
            evening
                .tables
                .outbox()
                .due_after(Timestamp(u64::MAX), (Timestamp(0), NoticeId(0)), 9)
                .await
                .unwrap()
                .iter()
                .all(|notice| notice.tries == 0)
        })
        .await;
    assert!(begun.elapsed() < Duration::from_secs(20), "{:?}", begun.elapsed());
    evening.stop().await;
    evening.assert_no_faults();
}

#[tokio::test(start_paused = true)]
async fn new_refusal_replaces_the_last_one() {
    let mut evening = game().await;
    let stranger = evening.member(2);
    let offers = |message: &Message| !message.embeds.is_empty() && !message.custom_ids().is_empty();
    let board = evening.message(stranger, "the board", offers).await;
    let choice = board.custom_ids()[0].to_owned();
    for _ in 0..3 {
        evening.sandbox.press(stranger, board.id, &choice).unwrap().reply_message(SOON).await.unwrap();
    }
    let one_is_left = |look: &Look<'_>| {
        let told = look.messages(stranger, evening.channel).into_iter().filter(|message| message.is_ephemeral());
        (told.count() == 1).then_some(())
    };
    evening.sandbox.wait_for("one refusal alone", SOON, one_is_left).await.unwrap();
    evening.stop().await;
    evening.assert_no_faults();
}
