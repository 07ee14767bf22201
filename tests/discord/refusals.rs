//! Refusals of Discord: long limits, obstacles in a channel, and codes that pass. What people see, and what is retried.

use support::{evening, failing};

use std::sync::Arc;
use std::time::Duration;

use evening::{Evening, SOON, id_ending, text, without_limits};
use failing::Failing;
use serde_json::json;
use skald::sandbox::message::Message;
use skald::sandbox::{ChannelKind, Failure};
use skald::store::{HolderId, Store};
use tokio::time::Instant;

const POST: &str = "POST /channels/{channel_id}/messages";
const EDIT: &str = "PATCH /channels/{channel_id}/messages";
const DELETE: &str = "DELETE /channels/{channel_id}/messages";
/// Three quarters of an hour.
const LONG: Duration = Duration::from_secs(2800);

async fn game() -> Evening {
    let evening = Evening::begin(without_limits()).await;
    evening.start_game(2, 2).await;
    evening.delivered().await;
    evening
}

/// The messages of the channel that have buttons.
fn live(evening: &Evening) -> Vec<Message> {
    let all = evening.sandbox.messages(evening.member(0), evening.channel);
    all.into_iter().filter(|message| !message.is_ephemeral() && !message.custom_ids().is_empty()).collect()
}

/// The limit of the route is used up, so that other edits must wait, too.
#[tokio::test(start_paused = true)]
async fn board_is_reposted_if_edits_must_wait_for_long() {
    let mut evening = game().await;
    let old = live(&evening).remove(0);
    evening.sandbox.fail_next(Failure::rate_limit(EDIT, 1000, LONG));
    let begun = Instant::now();
    evening.play().await;
    let view = evening.view().await;
    let mover = evening.member_on(&view, view.open[0].decision.seat);
    let board = evening.offer(mover, &view, &view.open[0]).await;
    assert!(board.id > old.id && begun.elapsed() < Duration::from_secs(5), "{:?}", begun.elapsed());
    evening.delivered().await;
    assert_eq!(
        live(&evening).iter().map(|message| message.id).collect::<Vec<_>>(),
        [board.id],
        "the old one is deleted"
    );
    evening.stop().await;
}

#[tokio::test(start_paused = true)]
async fn lobby_card_says_who_plays_once_edits_are_allowed() {
    let mut evening = Evening::begin(without_limits()).await;
    let host = evening.member(0);
    evening.slash(host, "new", &[("title", json!("raids")), ("seats", json!(2))]).await;
    evening.slash(evening.member(1), "join", &[]).await;
    evening.delivered().await;
    evening.sandbox.fail_next(Failure { code: 30_046, ..Failure::rate_limit(EDIT, 1, LONG) });
    evening.slash(host, "start", &[]).await;
    evening.message(host, "the board", |message| !message.is_ephemeral() && text(message).contains("Voyage 1")).await;
    evening.delivered().await;
    evening.play().await;
    evening.message(host, "the start", |message| text(message).contains("The game has begun")).await;
    evening.stop().await;
    evening.assert_no_faults();
}

/// The bot sees the channel, but Discord refuses its messages.
#[tokio::test(start_paused = true)]
async fn doctor_says_that_discord_refuses_without_a_visible_cause() {
    let mut evening = game().await;
    for route in [POST, EDIT] {
        evening.sandbox.fail_next(Failure { status: 403, code: 50_013, ..Failure::server_error(route, 1000) });
    }
    evening.play().await;
    let refused = async || !evening.tables.outbox().delivery_states("shut:").await.unwrap().is_empty();
    evening.until("the channel has refused", refused).await;
    let said = evening.slash(evening.member(0), "server doctor", &[]).await.content;
    assert!(said.contains("❌ Discord does not let me write here"), "{said}");
    evening.sandbox.clear_faults();
    evening.pass(Duration::from_secs(60));
    evening.delivered().await;
    let said = evening.slash(evening.member(0), "server doctor", &[]).await.content;
    assert!(!said.contains('❌'), "{said}");
    evening.stop().await;
    evening.assert_no_faults();
}

/// A table in a private thread, out of which a moderator then takes the bot.
#[tokio::test(start_paused = true)]
async fn who_joins_reads_why_the_card_does_not_show_it() {
    let mut evening = Evening::begin(without_limits()).await;
    let (host, parent) = (evening.member(0), evening.channel);
    let kind = ChannelKind::Thread { parent, owner: host, private: true };
    evening.channel = evening.sandbox.open_channel_of("den", kind);
    evening.sandbox.say(host, evening.channel, &format!("<@{}>", evening.sandbox.bot())).unwrap();
    let card = evening.slash(host, "new", &[("title", json!("raids")), ("seats", json!(4))]).await;
    evening.sandbox.remove_from_thread(evening.channel);
    let told = async |asked: support::sandbox::Asked, replies| {
        let told = asked.followups(replies, SOON).await.unwrap().pop().expect("a message").content;
        let says = |done: &str, why: &str| told.contains(done) && told.contains(why);
        assert!(says("done and saved", "This thread is private") || says("guardado", "Este hilo es privado"), "{told}");
    };
    told(evening.sandbox.slash(evening.member(1), evening.channel, "join", &[]).unwrap(), 1).await;
    let join = id_ending(&card, ":join");
    told(evening.sandbox.press(evening.member(2), card.id, &join).unwrap(), 1).await;
    told(evening.sandbox.slash(host, evening.channel, "start", &[]).unwrap(), 1).await;
    evening.stop().await;
}

/// The database makes the change and loses its answer.
#[tokio::test(start_paused = true)]
async fn store_is_asked_before_a_failure_is_reported() {
    let failing = Arc::new(Failing::default());
    let mut evening = Evening::over(without_limits(), Arc::clone(&failing) as Arc<dyn Store>).await;
    evening.start_game(2, 2).await;
    evening.delivered().await;
    let view = evening.view().await;
    let (open, code) = (&view.open[0], view.unredacted().unwrap().legal(view.open[0].decision.seat).remove(0));
    let mover = evening.member_on(&view, open.decision.seat);
    failing.lose_answers(true);
    let told = evening.slash(mover, "play", &[("action", json!(code))]).await.content;
    assert!(told.contains("That is done and saved"), "{told}");
    failing.lose_answers(false);
    assert!(evening.shared().await.seq > view.seq);
    evening.stop().await;
}

/// The disk takes no change, and everything on it can be read.
#[tokio::test(start_paused = true)]
async fn reads_are_answered_on_a_full_disk() {
    let failing = Arc::new(Failing::default());
    let mut evening = Evening::over(without_limits(), Arc::clone(&failing) as Arc<dyn Store>).await;
    evening.start_game(2, 2).await;
    evening.play().await;
    evening.delivered().await;
    let view = evening.view().await;
    let code = view.unredacted().unwrap().legal(view.open[0].decision.seat).remove(0);
    let mover = evening.member_on(&view, view.open[0].decision.seat);
    failing.fill(true);
    // Also a member whom the bot has never met.
    for member in [mover, evening.member(3)] {
        for command in ["help", "board", "score", "games", "log", "rules", "table status", "stats", "leaderboard", "me"]
        {
            let answer = evening.slash(member, command, &[]).await;
            let said = text(&answer);
            assert!(!said.contains("save") && !said.is_empty(), "/{command}: {said}");
        }
    }
    let refused = evening.slash(mover, "play", &[("action", json!(code))]).await;
    assert!(text(&refused).contains("I could not save that"), "{}", text(&refused));
    assert_eq!(evening.shared().await.seq, view.seq);
    failing.fill(false);
    evening.slash(mover, "play", &[("action", json!(code))]).await;
    assert!(evening.shared().await.seq > view.seq);
    evening.stop().await;
}

/// Neither the refusals nor the question whether they are true reach Discord as they should.
#[tokio::test(start_paused = true)]
async fn channel_closes_only_if_discord_confirms_the_refusal() {
    let mut evening = game().await;
    for route in [POST, EDIT] {
        evening.sandbox.fail_next(Failure { status: 404, code: 10_003, ..Failure::server_error(route, 1000) });
    }
    evening.sandbox.fail_next(Failure::server_error("GET /channels/{channel_id}", 1000));
    evening.play().await;
    let states = async || evening.tables.outbox().delivery_states("shut:").await.unwrap();
    evening.until("the channel has refused", async || !states().await.is_empty()).await;
    for _ in 0..20 {
        evening.pass(Duration::from_secs(30));
        tokio::time::sleep(Duration::from_secs(1)).await;
        assert!(states().await.iter().all(|(_, state)| state["until"] == 0), "it is not closed");
    }
    evening.sandbox.clear_faults();
    evening.pass(Duration::from_secs(30));
    evening.until("the channel is as before", async || states().await.is_empty()).await;
    evening.stop().await;
    evening.assert_no_faults();
}

/// The process that answers a person is not always the one that shows what they did.
#[tokio::test(start_paused = true)]
async fn board_shown_by_another_process_is_not_called_late() {
    let mut evening = Evening::begin(without_limits()).await;
    evening.slash(evening.member(0), "new", &[("title", json!("raids")), ("seats", json!(3))]).await;
    evening.delivered().await;
    let name = [format!("delivery:{}", evening.shared().await.id)];
    let claimed = evening.store.claim(HolderId(7), &name, SOON).await.unwrap().remove(0);
    let joined = evening.sandbox.slash(evening.member(1), evening.channel, "join", &[]).unwrap();
    joined.reply_message(SOON).await.unwrap();
    for notice in evening.tables.outbox().due(10).await.unwrap() {
        evening.store.ack(notice.id, Vec::new(), claimed.as_ref()).await.unwrap();
    }
    tokio::time::sleep(Duration::from_secs(5)).await;
    let told = evening.sandbox.messages(evening.member(1), evening.channel);
    let told: Vec<_> = told.iter().filter(|message| message.is_ephemeral()).map(text).collect();
    assert_eq!(told.len(), 1, "{told:?}");
    evening.stop().await;
    evening.assert_no_faults();
}

/// Refusals by status and code, from Discord's documentation.
const REFUSALS: &[(u16, u32)] = &[
    (400, 0),
    (400, 20_009),
    (400, 30_001),
    (400, 40_006),
    (400, 50_006),
    (400, 50_008),
    (400, 50_024),
    (400, 50_035),
    (400, 50_083),
    (400, 50_109),
    (400, 160_002),
    (400, 200_000),
    (401, 0),
    (401, 50_014),
    (401, 50_027),
    (403, 0),
    (403, 20_001),
    (403, 40_001),
    (403, 40_004),
    (403, 40_333),
    (403, 50_001),
    (403, 50_005),
    (403, 50_007),
    (403, 50_009),
    (403, 50_013),
    (403, 160_005),
    (403, 240_000),
    (404, 0),
    (404, 10_003),
    (404, 10_004),
    (404, 10_008),
    (404, 10_015),
    (404, 10_062),
    (405, 0),
    (408, 0),
    (409, 0),
    (413, 40_005),
    (423, 0),
    (429, 0),
    (429, 20_016),
    (429, 20_028),
    (429, 20_029),
    (429, 30_046),
    (429, 40_062),
    (500, 0),
    (503, 130_000),
    (521, 0),
];

/// After the next move everything is right again. Slow: every refusal, at every route.
#[tokio::test(start_paused = true)]
async fn game_goes_on_after_any_refusal() {
    for (route, times) in
        [(POST, 1), (EDIT, 1), (DELETE, 1), ("/callback", 3), ("PATCH /webhooks", 3), ("POST /webhooks", 3)]
    {
        for some in REFUSALS.chunks(8) {
            let mut evening = game().await;
            for &(status, code) in some {
                let what = format!("{times} × {status}/{code} at {route}");
                let view = evening.view().await;
                let action = view.unredacted().unwrap().legal(view.open[0].decision.seat).remove(0);
                let mover = evening.member_on(&view, view.open[0].decision.seat);
                let retry_after_ms = if status == 429 { 1500 } else { 0 };
                let failure = Failure { status, code, retry_after_ms, ..Failure::server_error(route, times) };
                evening.sandbox.fail_next(failure);
                evening.sandbox.slash(mover, evening.channel, "play", &[("action", json!(action))]).unwrap();
                evening.until(&what, async || evening.shared().await.seq > view.seq).await;
                tokio::time::sleep(Duration::from_secs(3)).await;
                evening.sandbox.clear_faults();
                evening.pass(Duration::from_secs(40));
                evening.delivered().await;
                evening.play().await;
                evening.delivered().await;
                assert!(evening.tables.outbox().delivery_states("shut:").await.unwrap().is_empty(), "{what}");
                let view = evening.view().await;
                let seat = view.open[0].decision.seat;
                let (board, turn) =
                    (format!("v1:{}:{}:", view.id, view.open[0].id.0), format!("v1:{}:turn:{}", view.id, seat.0));
                let shown = live(&evening);
                let asks =
                    |message: &&Message| message.custom_ids().iter().any(|id| id.starts_with(&board) || *id == turn);
                let all = || {
                    shown
                        .iter()
                        .map(|message| (text(message), format!("{:?}", message.custom_ids())))
                        .collect::<Vec<_>>()
                };
                let asking = shown.iter().filter(asks).count();
                assert!(asking == 1 && (shown.len() == 1 || code == 50_005), "{what}, {board}: {:#?}", all());
                for member in [0, 1].map(|at| evening.member(at)) {
                    let denied = |message: &Message| {
                        message.content.contains("not done") || message.content.contains("was opened")
                    };
                    let told = evening.sandbox.messages(member, evening.channel);
                    assert!(!told.iter().any(denied), "{what}");
                }
            }
            evening.stop().await;
        }
    }
}
