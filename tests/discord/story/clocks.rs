//! A game of weeks through the sandbox: clocks, reminders, nudges, and a seat that changes hands. P0-42, P0-45, P1-16.

use support::{captured_log, evening, slow};

use std::sync::Arc;
use std::time::Duration;

use captured_log::CapturedLog;
use evening::{Evening, SOON, ends, id_ending, text, without_limits};
use serde_json::json;
use skald::engine::Seat;
use skald::sandbox::message::Message;
use skald::sandbox::{Failure, Id};
use skald::table::{Stage, TableView, Wait, WaitStage};

/// A game of *Raids* for two people with this clock.
async fn begun(pace: &str) -> (Evening, TableView) {
    begun_of("raids", pace).await
}

/// The same with any title.
pub async fn begun_of(title: &str, pace: &str) -> (Evening, TableView) {
    begun_in(Evening::begin(without_limits()).await, title, pace).await
}

/// The same in a given evening.
async fn begun_in(evening: Evening, title: &str, pace: &str) -> (Evening, TableView) {
    let (host, guest) = (evening.member(0), evening.member(1));
    let options = [("title", json!(title)), ("seats", json!(2)), ("pace", json!(pace))];
    let card = evening.slash(host, "new", &options).await;
    press(&evening, guest, &card, ":join").await;
    let full = evening.message(host, "the full card", |message| text(message).contains("Seats: 2 of 2")).await;
    press(&evening, host, &full, ":start").await;
    evening.message(host, "the board", |message| ends(message, ":rules:open") && !ends(message, ":start")).await;
    evening.delivered().await;
    let view = evening.view().await;
    (evening, view)
}

async fn press(evening: &Evening, member: Id, message: &Message, end: &str) {
    let asked = evening.sandbox.press(member, message.id, &id_ending(message, end)).unwrap();
    asked.settled(SOON).await.unwrap();
}

/// Presses a button, and waits for a private message with this text.
async fn told(evening: &Evening, member: Id, message: &Message, end: &str, said: &str) {
    press(evening, member, message, end).await;
    evening.message(member, said, |message| message.content.contains(said)).await;
}

pub fn wait(view: &TableView) -> (Seat, Wait) {
    view.clock.as_ref().expect("a clock").waits[0]
}

/// The public messages in the channel that mention a member.
pub fn mentions(evening: &Evening, member: Id) -> Vec<Message> {
    let all = evening.sandbox.messages(evening.member(4), evening.channel);
    all.into_iter().filter(|message| message.content.contains(&format!("<@{member}>"))).collect()
}

/// Advances the tables' clock. The bot handles everything that falls due and delivers it.
pub async fn pass(evening: &Evening, time: Duration) {
    evening.pass(time);
    evening.tables.admin().run_due(99, &[]).await.unwrap();
    evening.delivered().await;
}

#[tokio::test(start_paused = true)]
async fn clocks_go_on_after_a_panic_of_the_timekeeper() {
    let (log, _watched) = CapturedLog::watch("skald=error");
    let store = Arc::new(slow::Slow::default());
    let evening = Evening::over(without_limits(), Arc::<slow::Slow>::clone(&store)).await;
    let (evening, view) = begun_in(evening, "raids", "36h").await;
    *store.defect.lock().unwrap() = Some("overdue");
    let panicked = |line: &str| line.contains("panicked; it is restarted") && line.contains("\"clocks\"");
    evening.until("the panic is logged", async || log.text().lines().any(panicked)).await;
    *store.defect.lock().unwrap() = None;
    evening.pass(Duration::from_secs(15 * 24 * 3600));
    evening.until("the deadline is acted on", async || evening.shared().await.seq > view.seq).await;
}

#[tokio::test(start_paused = true)]
async fn lobby_shows_its_clock_and_only_the_host_sets_it() {
    let evening = Evening::begin(without_limits()).await;
    let (host, guest) = (evening.member(0), evening.member(1));
    let odd = evening.sandbox.slash(host, evening.channel, "new", &[("title", json!("raids")), ("pace", json!("-1"))]);
    let refused = odd.unwrap().settled(SOON).await.unwrap().message.expect("a sentence");
    assert!(refused.content.contains("-1") && refused.content.contains("36h"), "{}", refused.content);
    let card = evening.slash(host, "new", &[("title", json!("raids")), ("pace", json!("36h"))]).await;
    assert!(text(&card).contains("36 hours for each move"), "{}", text(&card));
    let menu = id_ending(&card, ":lobby:pace");
    evening.sandbox.choose(guest, card.id, &menu, &["fast"]).unwrap().settled(SOON).await.unwrap();
    evening.message(guest, "a refusal", |message| message.content.contains("Only the host")).await;
    evening.sandbox.choose(host, card.id, &menu, &["slow wait"]).unwrap().settled(SOON).await.unwrap();
    let slow = |message: &Message| text(message).contains("Slow: 3 days") && text(message).contains("the game waits");
    evening.message(host, "the new clock", slow).await;
    // All people are inactive for two weeks.
    pass(&evening, Duration::from_secs(13 * 24 * 3600)).await;
    assert_eq!(mentions(&evening, host).len(), 1, "the bot warns the host once");
    pass(&evening, Duration::from_secs(24 * 3600)).await;
    evening.message(host, "the card of a closed lobby", |message| text(message).contains("Cancelled")).await;
    evening.assert_no_faults();
}

#[tokio::test(start_paused = true)]
async fn changed_terms_call_those_who_joined() {
    let mut evening = Evening::begin(without_limits()).await;
    let (host, guest) = (evening.member(0), evening.member(1));
    let options = [("title", json!("raids")), ("seats", json!(3))];
    evening.slash(host, "new", &options).await;
    evening.slash(guest, "join", &[]).await;
    evening.slash(host, "table clock", &[("pace", json!("1m"))]).await;
    evening.slash(host, "table add_computer", &[("player", json!("hard"))]).await;
    let asks = |message: &Message| message.content.contains("has changed the") && message.content.contains("hard");
    let asked = evening.message(guest, "what changed", asks).await;
    assert_eq!(mentions(&evening, guest).len(), 1, "one call for both changes");
    let content = &asked.content;
    assert!(
        content.contains("No clock → **a minute for each move") && content.contains("none → **hard**"),
        "{content}"
    );
    let refused = text(&evening.slash(host, "start", &[]).await);
    assert!(refused.contains("have not agreed yet"), "{refused}");
    assert!(text(&evening.slash(host, "table status", &[]).await).contains("Still to agree"));
    let agree = evening.sandbox.press(guest, asked.id, &id_ending(&asked, ":lobby:join")).unwrap();
    agree.answer(SOON).await.unwrap();
    let gone = async || evening.sandbox.look(|look| look.message(guest, asked.id).is_none());
    evening.until("the question is deleted", gone).await;
    evening.slash(host, "start", &[]).await;
    assert_eq!(evening.shared().await.stage, Stage::Playing);
    let log = text(&evening.slash(guest, "log", &[]).await);
    assert!(log.contains("changed the clock: No clock →") && log.contains("a computer player: hard"), "{log}");
    assert!(log.contains("agreed to the changed table"), "{log}");
    evening.stop().await;
    evening.assert_no_faults();
}

#[tokio::test(start_paused = true)]
async fn full_lobby_calls_its_host_and_then_all() {
    let mut evening = Evening::begin(without_limits()).await;
    let (host, guest) = (evening.member(0), evening.member(1));
    let card = evening.slash(host, "new", &[("title", json!("brandubh")), ("seats", json!(2))]).await;
    evening.slash(guest, "join", &[]).await;
    let waits = |message: &Message| message.id == card.id && text(message).contains("Waiting for");
    evening.message(guest, "the card names the host", waits).await;
    pass(&evening, Duration::from_secs(600)).await;
    let called = |message: &Message| message.content.contains("you can start") && ends(message, ":lobby:start");
    evening.message(host, "the call", called).await;
    assert_eq!((mentions(&evening, host).len(), mentions(&evening, guest).len()), (1, 0));
    let early = text(&evening.slash(guest, "start", &[]).await);
    assert!(early.contains("Only the host"), "{early}");
    pass(&evening, Duration::from_secs(24 * 3600)).await;
    let all = |message: &Message| message.content.contains("Now each of you may start");
    let reminder = evening.message(guest, "the reminder", all).await;
    assert_eq!((mentions(&evening, host).len(), mentions(&evening, guest).len()), (1, 1), "one message for both");
    let press = evening.sandbox.press(guest, reminder.id, &id_ending(&reminder, ":lobby:start")).unwrap();
    press.answer(SOON).await.unwrap();
    assert_eq!(evening.shared().await.stage, Stage::Playing);
    evening.stop().await;
    evening.assert_no_faults();
}

#[tokio::test(start_paused = true)]
async fn reminder_posts_a_deleted_board_again() {
    let (evening, view) = begun("24h").await;
    let mover = evening.member_on(&view, wait(&view).0);
    let is_board = |message: &Message| ends(message, ":rules:open") && !message.is_ephemeral();
    let board = evening.message(mover, "the board", is_board).await;
    evening.sandbox.delete_message(board.id);
    pass(&evening, Duration::from_secs(12 * 3600)).await;
    let reposted = evening.message(mover, "a new board", is_board).await;
    let reminder = mentions(&evening, mover).pop().expect("a reminder");
    assert!(reminder.content.contains(&reposted.id.to_string()), "it leads to the board: {}", reminder.content);
    evening.assert_no_faults();
}

#[tokio::test(start_paused = true)]
async fn absent_player_is_reminded_once_then_computer_plays() {
    let (evening, view) = begun("24h").await;
    let (seat, first) = wait(&view);
    let (mover, other) = (evening.member_on(&view, seat), evening.member_on(&view, Seat(1 - seat.0)));
    let deadline = format!("<t:{}:R>", first.until.0 / 1000);
    evening.message(mover, "the deadline on the board", |message| text(message).contains(&deadline)).await;
    let before = mentions(&evening, mover).len();
    pass(&evening, Duration::from_secs(12 * 3600)).await;
    let reminded = mentions(&evening, mover);
    assert!(reminded.last().expect("a reminder").content.contains("still waiting"), "{reminded:#?}");
    assert!(reminded.len() <= before.max(1), "the reminder replaces the call");
    pass(&evening, Duration::from_secs(3 * 3600)).await;
    assert_eq!(mentions(&evening, mover).len(), reminded.len(), "the bot repeats no message");
    pass(&evening, Duration::from_secs(9 * 3600)).await;
    let told = mentions(&evening, mover);
    assert!(told.iter().any(|message| message.content.contains("the computer played your turn")), "{told:#?}");
    let now = evening.view().await;
    assert!(now.seq > view.seq);
    let news = |message: &Message| text(message).contains("Time was up for");
    evening.message(other, "the board says why", news).await;
    let log = evening.slash(other, "log", &[]).await;
    assert!(text(&log).contains("A reminder for") && text(&log).contains("Time was up for"), "{}", text(&log));
    evening.assert_no_faults();
}

#[tokio::test(start_paused = true)]
async fn overdue_game_offers_ways_out_such_as_taking_the_seat() {
    let (evening, view) = begun("24h wait").await;
    let (seat, _) = wait(&view);
    let (mover, other) = (evening.member_on(&view, seat), evening.member_on(&view, Seat(1 - seat.0)));
    for _ in 0..2 {
        pass(&evening, Duration::from_secs(12 * 3600)).await;
    }
    let notice = evening.message(other, "the ways out", |message| ends(message, ":host:extend")).await;
    assert_eq!(notice.mentions, [mover], "the notice mentions only the absent player");
    told(&evening, other, &notice, ":host:extend", "more time").await;
    assert_eq!(wait(&evening.view().await).1.stage, WaitStage::Waiting);
    told(&evening, evening.member(4), &notice, &format!(":host:s{}", seat.0), "its player can still move").await;
    for _ in 0..2 {
        pass(&evening, Duration::from_secs(12 * 3600)).await;
    }
    let newer = |message: &Message| ends(message, ":host:extend") && message.id != notice.id;
    let notice = evening.message(other, "the ways out again", newer).await;
    let substitute = evening.member(4);
    let id = id_ending(&notice, &format!(":host:s{}", seat.0));
    let taken = evening.sandbox.press(substitute, notice.id, &id).unwrap();
    let panel = taken.reply_message(SOON).await.unwrap();
    let view = evening.view().await;
    assert_eq!(evening.member_on(&view, seat), substitute);
    let open = view.decision_of(seat).expect("they have a decision");
    let choices = format!("v1:{}:{}:", view.id, open.id.0);
    let offers = panel.custom_ids().iter().any(|id| id.starts_with(&choices));
    assert!(panel.is_ephemeral() && offers, "a person who takes a seat sees their turn: {}", text(&panel));
    evening.offer(substitute, &view, open).await;
    evening.delivered().await;
    evening.assert_no_faults();
}

/// The messages that call a person show the deadline that holds now.
#[tokio::test(start_paused = true)]
async fn calls_show_the_new_deadline_after_it_moves() {
    let (evening, view) = begun("24h").await;
    let (seat, _) = wait(&view);
    let (mover, other) = (evening.member_on(&view, seat), evening.member_on(&view, Seat(1 - seat.0)));
    pass(&evening, Duration::from_secs(12 * 3600)).await;
    let call = async || {
        evening.delivered().await;
        mentions(&evening, mover).pop().expect("a call").content
    };
    let deadline = async || format!("<t:{}:R>", wait(&evening.view().await).1.until.0 / 1000);
    let before = deadline().await;
    assert!(call().await.contains(&before));
    let called = mentions(&evening, mover).len();
    evening.slash(other, "table extend", &[]).await;
    let extended = deadline().await;
    assert!(extended != before && call().await.contains(&extended), "{}", call().await);
    evening.slash(evening.member(0), "table pause", &[]).await;
    assert!(!call().await.contains("<t:"), "no deadline during a pause: {}", call().await);
    evening.pass(Duration::from_secs(3600));
    evening.slash(other, "table resume", &[]).await;
    let resumed = deadline().await;
    assert!(resumed != extended && call().await.contains(&resumed), "{}", call().await);
    evening.slash(mover, "me", &[("away", json!(2))]).await;
    assert!(!call().await.contains("<t:"), "no deadline for a person who is away: {}", call().await);
    evening.slash(mover, "me", &[("away", json!(0))]).await;
    assert!(call().await.contains(&deadline().await));
    assert_eq!(mentions(&evening, mover).len(), called, "edits, and no new message");
    evening.assert_no_faults();
}

/// Discord refuses the edits of a message that is older than an hour for a while.
#[tokio::test(start_paused = true)]
async fn call_with_limited_edits_shows_the_deadline_later() {
    let (evening, view) = begun("24h").await;
    let (seat, _) = wait(&view);
    let (mover, other) = (evening.member_on(&view, seat), evening.member_on(&view, Seat(1 - seat.0)));
    pass(&evening, Duration::from_secs(12 * 3600)).await;
    let call = || mentions(&evening, mover).pop().expect("a call").content;
    let deadline = async || format!("<t:{}:R>", wait(&evening.view().await).1.until.0 / 1000);
    let before = call();
    let route = "PATCH /channels/{channel_id}/messages";
    let limit = Failure { code: 30_046, ..Failure::rate_limit(route, 1000, Duration::from_secs(3000)) };
    evening.sandbox.fail_next(limit);
    evening.slash(other, "table extend", &[]).await;
    evening.delivered().await;
    let extended = deadline().await;
    assert!(!before.contains(&extended) && call() == before, "it cannot be edited: {}", call());
    evening.sandbox.clear_faults();
    let called = mentions(&evening, mover).len();
    evening.slash(other, "table extend", &[]).await;
    evening.delivered().await;
    let now = deadline().await;
    assert!(call().contains(&now), "{now}: {}", call());
    assert_eq!(mentions(&evening, mover).len(), called, "the same call, edited");
    evening.assert_no_faults();
}

/// An offer reaches a person who wants no calls, or has quiet hours, without a mention.
#[tokio::test(start_paused = true)]
async fn offered_seat_calls_only_those_who_want_calls() {
    let (evening, view) = begun("slow").await;
    let owner = evening.member_on(&view, Seat(0));
    let hour = evening.tables.now().0 / 3_600_000 % 24;
    let quiet = json!(format!("{}-{}", hour, (hour + 2) % 24));
    let settings = [None, Some(vec![("pings", json!(3))]), Some(vec![("quiet", quiet), ("zone", json!("UTC"))])];
    for (at, set) in (2..).zip(settings) {
        let person = evening.member(at);
        if let Some(set) = &set {
            evening.slash(person, "me", set).await;
        }
        evening.slash(owner, "table hand_over", &[("person", json!(person.to_string()))]).await;
        evening.delivered().await;
        let offer = mentions(&evening, person).pop().expect("the offer");
        let called = if set.is_none() { vec![person] } else { Vec::new() };
        assert_eq!((offer.mentions.clone(), ends(&offer, ":host:s0")), (called, true), "{}", offer.content);
        assert_eq!(evening.sandbox.look(|look| look.dm_messages(person).len()), 0, "the offer is public");
    }
    evening.assert_no_faults();
}

#[tokio::test(start_paused = true)]
async fn quiet_hours_stop_the_clock_and_say_so() {
    let (evening, view) = begun("24h").await;
    let (seat, before) = wait(&view);
    let (mover, other) = (evening.member_on(&view, seat), evening.member_on(&view, Seat(1 - seat.0)));
    let set = evening.slash(mover, "me", &[("quiet", json!("22-8"))]).await;
    assert!(set.content.contains("Your clocks stop then"), "{}", set.content);
    let now = wait(&evening.view().await).1;
    assert_eq!(now.until.0 - before.until.0, 10 * 3600 * 1000, "one night lies in 24 hours");
    let log = evening.slash(other, "log", &[]).await;
    assert!(text(&log).contains("follows new quiet hours"), "{}", text(&log));
    let status = evening.slash(other, "table status", &[]).await;
    assert!(text(&status).contains("A clock stops in its player’s quiet hours"), "{}", text(&status));
    let rules = evening.slash(other, "rules", &[("title", json!("play"))]).await;
    assert!(
        text(&rules).contains("A clock runs only where several people play or in a tournament, and while"),
        "{}",
        text(&rules)
    );
    evening.assert_no_faults();
}

/// The process is frozen for five minutes, twice, at a minute for each move.
#[tokio::test(start_paused = true)]
async fn no_time_is_lost_while_the_process_is_frozen() {
    let (evening, view) = begun("1m").await;
    let (seat, before) = wait(&view);
    for _ in 0..2 {
        tokio::time::sleep(Duration::from_secs(5)).await;
        evening.freeze(Duration::from_secs(300));
        tokio::time::sleep(Duration::from_secs(5)).await;
    }
    let after = evening.view().await;
    assert_eq!(wait(&after).0, seat, "the computer played no turn");
    assert!(wait(&after).1.until.0 >= before.until.0 + 600_000, "{:?}", wait(&after));
    let news = |message: &Message| text(message).contains("everybody got that time back");
    evening.message(evening.member(0), "the board says so", news).await;
    evening.assert_no_faults();
}

#[tokio::test(start_paused = true)]
async fn not_your_turn_answer_offers_a_nudge() {
    let (evening, view) = begun("slow").await;
    let (seat, _) = wait(&view);
    let (mover, other) = (evening.member_on(&view, seat), evening.member_on(&view, Seat(1 - seat.0)));
    let refused = evening.slash(other, "play", &[("action", json!("dock"))]).await;
    let impossible = evening.slash(mover, "play", &[("action", json!("sail 19"))]).await;
    assert_eq!(evening.view().await.seq, view.seq, "{}", text(&impossible));
    assert!(!ends(&impossible, ":host:nudge"), "a player cannot remind themselves: {}", text(&impossible));
    let hint = text(&evening.slash(other, "hint", &[]).await);
    assert!(hint.contains("against computers alone"), "out of turn as well: {hint}");
    let replay = text(&evening.slash(other, "replay", &[]).await);
    assert!(replay.contains("Turn 0") && !replay.contains('⏳'), "a past board has no clock: {replay}");
    told(&evening, other, &refused, ":host:nudge", "A reminder goes to").await;
    evening.delivered().await;
    let reminders = mentions(&evening, mover);
    assert!(reminders.last().expect("a reminder").content.contains("looking forward"), "{reminders:#?}");
    let again = evening.slash(other, "table nudge", &[]).await;
    assert!(again.content.contains("in the last 24 hours"), "{}", again.content);
    let oneself = evening.slash(mover, "table nudge", &[]).await;
    assert!(oneself.content.contains("nobody else"), "{}", oneself.content);
    // Only the host may pause the game.
    let host = evening.member(0);
    let guest = evening.member(1);
    let asked = evening.slash(guest, "table pause", &[]).await;
    assert!(asked.content.contains("Still needed"), "{}", asked.content);
    evening.slash(host, "table pause", &[]).await;
    evening.message(host, "the board says so", |message| text(message).contains("clocks are stopped")).await;
    let status = text(&evening.slash(guest, "table status", &[]).await);
    assert!(status.contains("clocks are stopped"), "{status}");
    pass(&evening, Duration::from_secs(90 * 24 * 3600)).await;
    assert_eq!(mentions(&evening, mover).len(), reminders.len(), "the bot sends no reminder during a pause");
    evening.slash(guest, "table resume", &[]).await;
    evening.assert_no_faults();
}

/// P0-44.
#[tokio::test(start_paused = true)]
async fn calls_follow_each_persons_settings() {
    let (evening, view) = begun("slow").await;
    let (seat, _) = wait(&view);
    let (mover, other) = (evening.member_on(&view, seat), evening.member_on(&view, Seat(1 - seat.0)));
    for (option, value, said) in
        [("quiet", json!("25-8"), "are not times of the day"), ("zone", json!("Atlantis"), "do not know the time zone")]
    {
        let refused = evening.slash(mover, "me", &[(option, value)]).await;
        assert!(refused.content.contains(said), "{}", refused.content);
    }
    let too_long = evening.slash(mover, "me", &[("away", json!(30))]).await;
    assert!(too_long.content.contains("You are back"), "{}", too_long.content);
    let shown = |message: &Message| text(message).contains("is away; the clock runs on <t:");
    evening.message(other, "the board says who is away", shown).await;
    pass(&evening, Duration::from_secs(20 * 24 * 3600)).await;
    assert!(!mentions(&evening, mover).iter().any(|message| message.content.contains("still waiting")));
    evening.slash(mover, "me", &[("away", json!(0))]).await;

    // It is a quiet hour, and so is the next one: the nudge waits.
    let hour = evening.tables.now().0 / 3_600_000 % 24;
    let quiet = format!("{}-{}", hour, (hour + 2) % 24);
    let set = evening.slash(mover, "me", &[("quiet", json!(quiet)), ("zone", json!("UTC"))]).await;
    assert!(set.content.contains("but not in your quiet hours"), "{}", set.content);
    let told = evening.slash(other, "table nudge", &[]).await.content;
    assert!(told.contains("has quiet hours") && !told.contains("A reminder goes to"), "{told}");
    evening.delivered().await;
    let nudges =
        || mentions(&evening, mover).iter().filter(|message| message.content.contains("looking forward")).count();
    assert_eq!(nudges(), 0, "not in quiet hours");
    pass(&evening, Duration::from_secs(2 * 3600)).await;
    assert_eq!(nudges(), 1);

    // First by direct message, and then not at all.
    evening.slash(mover, "me", &[("quiet", json!("off")), ("pings", json!(2))]).await;
    pass(&evening, Duration::from_secs(24 * 3600)).await;
    evening.slash(other, "table nudge", &[]).await;
    evening.direct(mover, "the nudge", |message| message.content.contains("looking forward")).await;
    evening.slash(mover, "me", &[("pings", json!(3))]).await;
    let before = (mentions(&evening, mover).len(), evening.sandbox.look(|look| look.dm_messages(mover).len()));
    pass(&evening, Duration::from_secs(24 * 3600)).await;
    let told = evening.slash(other, "table nudge", &[]).await.content;
    assert!(told.contains("wants no reminders") && !told.contains("A reminder goes to"), "{told}");
    let log = evening.slash(other, "log", &[]).await;
    assert!(text(&log).contains("Somebody asked for a reminder to"), "{}", text(&log));
    evening.delivered().await;
    let after = (mentions(&evening, mover).len(), evening.sandbox.look(|look| look.dm_messages(mover).len()));
    assert_eq!(before, after);
    evening.assert_no_faults();
}

/// Plays until it is this person's turn.
async fn until_turn_of(evening: &Evening, person: Id) {
    for _ in 0..40 {
        let view = evening.view().await;
        if view.begun().is_none() && evening.member_on(&view, view.open[0].decision.seat) == person {
            return;
        }
        evening.play().await;
    }
    panic!("the turn does not come");
}

#[tokio::test(start_paused = true)]
async fn daily_list_replaces_calls() {
    let (evening, view) = begun("slow").await;
    // Avoid the time just before the list, which is at six or seven by UTC.
    let minute = evening.tables.now().0 / 60_000 % (24 * 60);
    if (5 * 60 + 30..7 * 60).contains(&minute) {
        evening.pass(Duration::from_secs(2 * 3600));
    }
    let first = evening.member_on(&view, view.open[0].decision.seat);
    let other = [evening.member(0), evening.member(1)].into_iter().find(|member| *member != first).unwrap();
    let odd = evening.slash(other, "me", &[("digest", json!("noon"))]).await;
    assert!(odd.content.contains("noon") && odd.content.contains("off"), "{}", odd.content);
    let set = evening.slash(other, "me", &[("digest", json!("8")), ("zone", json!("Europe/Paris"))]).await;
    assert!(set.content.contains("8:00") && set.content.contains("Europe/Paris"), "{}", set.content);
    until_turn_of(&evening, other).await;
    pass(&evening, Duration::from_secs(120)).await;
    let direct = || evening.sandbox.look(|look| look.dm_messages(other).len());
    assert_eq!((mentions(&evening, other).len(), direct()), (0, 0), "nothing before the hour");
    pass(&evening, Duration::from_secs(25 * 3600)).await;
    let list = evening.direct(other, "the list", |message| text(message).contains("One table waits for you")).await;
    assert!(list.custom_ids().iter().any(|id| id.contains(":turn:")), "{:?}", list.custom_ids());
    pass(&evening, Duration::from_secs(3600)).await;
    assert_eq!((mentions(&evening, other).len(), direct()), (0, 1), "once, and no call beside it");
    evening.assert_no_faults();
}

/// All calls of a day are one list, and the calls of the next day another one.
#[tokio::test(start_paused = true)]
async fn daily_list_has_all_tables_and_comes_once_a_day() {
    let (mut evening, _) = begun("slow").await;
    let person = evening.member(1);
    let hour = (evening.tables.now().0 / 3_600_000 + 3) % 24;
    let digest = [("digest", json!(hour.to_string())), ("zone", json!("UTC"))];
    evening.slash(person, "me", &digest).await;
    until_turn_of(&evening, person).await;
    evening.channel = evening.sandbox.open_channel("second");
    let (mut evening, _) = begun_in(evening, "raids", "slow").await;
    until_turn_of(&evening, person).await;
    let second = evening.channel;
    let lists = |evening: &Evening| {
        evening.sandbox.look(|look| look.dm_messages(person).iter().map(|message| text(message)).collect::<Vec<_>>())
    };
    pass(&evening, Duration::from_secs(4 * 3600)).await;
    let first = lists(&evening);
    assert!(first.len() == 1 && first[0].contains("2 tables wait for you"), "{first:?}");
    // A table that calls again waits for the next list.
    evening.play().await;
    until_turn_of(&evening, person).await;
    pass(&evening, Duration::from_secs(12 * 3600)).await;
    assert_eq!(lists(&evening), first, "one a day");
    pass(&evening, Duration::from_secs(12 * 3600)).await;
    let next = lists(&evening);
    assert!(next.len() == 2 && next[1].contains("2 tables wait for you"), "{next:?}");
    evening.channel = second;
    assert_eq!(mentions(&evening, person).len(), 0, "and no call beside them");
    evening.assert_no_faults();
}

#[tokio::test(start_paused = true)]
async fn calls_keep_the_persons_minimum_interval() {
    let (mut evening, view) = begun("slow").await;
    let first = evening.member_on(&view, view.open[0].decision.seat);
    let other = [evening.member(0), evening.member(1)].into_iter().find(|member| *member != first).unwrap();
    let set = evening.slash(other, "me", &[("interval", json!(6))]).await;
    assert!(set.content.contains("6 hours"), "{}", set.content);
    until_turn_of(&evening, other).await;
    pass(&evening, Duration::from_secs(120)).await;
    assert_eq!(mentions(&evening, other).len(), 1, "the first call comes as usual");
    until_turn_of(&evening, first).await;
    until_turn_of(&evening, other).await;
    pass(&evening, Duration::from_secs(3600)).await;
    let before = evening.sandbox.journal().len();
    assert!(mentions(&evening, other).len() <= 1);
    evening.restart().await;
    pass(&evening, Duration::from_secs(3600)).await;
    let posts = |from: usize| {
        let journal = evening.sandbox.journal();
        let call = format!("<@{other}>, it is your turn");
        let post = |exchange: &&skald::sandbox::Exchange| {
            exchange.method == "POST" && exchange.request["content"].as_str().is_some_and(|text| text.contains(&call))
        };
        journal[from..].iter().filter(post).count()
    };
    assert_eq!(posts(before), 0, "not yet, also over a restart");
    pass(&evening, Duration::from_secs(5 * 3600)).await;
    assert_eq!(posts(before), 1, "and then");
    evening.assert_no_faults();
}

#[tokio::test(start_paused = true)]
async fn button_takes_the_seat_back_from_the_computer() {
    // This title has no decisions out of turn, so an absent player does nothing at all.
    let (mut evening, view) = begun_of("brandubh", "1h").await;
    let (seat, _) = wait(&view);
    let mover = evening.member_on(&view, seat);
    let said = |words: &'static str| move |message: &Message| message.content.contains(words);
    pass(&evening, Duration::from_secs(3600)).await;
    let once = evening.message(mover, "what the computer did", said("The next one is yours again")).await;
    assert!(!ends(&once, ":reclaim"), "{:?}", once.custom_ids());
    assert_ne!(evening.play().await, mover);
    pass(&evening, Duration::from_secs(3600)).await;
    let kept = evening.message(mover, "who keeps the seat", said("you can take it back while it plays")).await;
    assert!(evening.shared().await.occupant(seat).is_some_and(|occupant| occupant.policy().is_some()));
    press(&evening, mover, &kept, ":reclaim").await;
    let theirs = async || evening.view().await.occupant(seat).is_some_and(|occupant| occupant.person().is_some());
    evening.until("the person has the seat again", theirs).await;
    let gone = async || mentions(&evening, mover).iter().all(|message| !ends(message, ":reclaim"));
    evening.until("the button is gone after use", gone).await;
    evening.stop().await;
    evening.assert_no_faults();
}

#[tokio::test(start_paused = true)]
async fn each_setting_changes_alone_and_viewing_changes_none() {
    let mut evening = Evening::begin(without_limits()).await;
    let member = evening.member(0);
    let answer = async |options: &[(&str, serde_json::Value)]| evening.slash(member, "me", options).await.content;
    assert!(!answer(&[]).await.starts_with("Done."));
    for wish in [("look", 1), ("board", 1), ("pings", 1), ("interval", 2), ("away", 0), ("standing", 1)] {
        let told = answer(&[(wish.0, json!(wish.1))]).await;
        assert!(told.starts_with("Done."), "{wish:?}: {told}");
    }
    evening.stop().await;
    evening.assert_no_faults();
}
