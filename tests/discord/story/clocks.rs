//! A game of weeks through the sandbox: clocks, reminders, nudges, and a seat that changes hands. P0-42, P0-45, P1-16.

use support::evening;

use std::time::Duration;

use evening::{Evening, SOON, ends, id_ending, text, unhurried};
use serde_json::json;
use skald::engine::Seat;
use skald::sandbox::Id;
use skald::sandbox::message::Message;
use skald::table::{TableView, Wait, WaitStage};

/// A game of *Raids* of two people with this clock.
async fn begun(pace: &str) -> (Evening, TableView) {
    begun_of("raids", pace).await
}

/// The same with any title.
async fn begun_of(title: &str, pace: &str) -> (Evening, TableView) {
    let evening = Evening::begin(unhurried()).await;
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

/// Presses, and waits for a private sentence that says this.
async fn told(evening: &Evening, member: Id, message: &Message, end: &str, said: &str) {
    press(evening, member, message, end).await;
    evening.message(member, said, |message| message.content.contains(said)).await;
}

fn wait(view: &TableView) -> (Seat, Wait) {
    view.clock.as_ref().expect("a clock").waits[0]
}

/// The messages in the channel, seen by anybody, that mention a member.
fn mentions(evening: &Evening, member: Id) -> Vec<Message> {
    let all = evening.sandbox.messages(evening.member(4), evening.channel);
    all.into_iter().filter(|message| message.content.contains(&format!("<@{member}>"))).collect()
}

/// The table's clock goes on, and everything that falls due is done and brought.
async fn pass(evening: &Evening, time: Duration) {
    evening.pass(time);
    evening.tables.admin().run_due(99, &[]).await.unwrap();
    evening.delivered().await;
}

#[tokio::test(start_paused = true)]
async fn a_lobby_shows_its_clock_and_only_its_host_sets_it() {
    let evening = Evening::begin(unhurried()).await;
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
    // Nobody does anything for two weeks.
    pass(&evening, Duration::from_secs(13 * 24 * 3600)).await;
    assert_eq!(mentions(&evening, host).len(), 1, "the host is warned once");
    pass(&evening, Duration::from_secs(24 * 3600)).await;
    evening.message(host, "the card of a closed lobby", |message| text(message).contains("Cancelled")).await;
    evening.all_was_well();
}

#[tokio::test(start_paused = true)]
async fn a_reminder_brings_a_board_back_that_somebody_has_deleted() {
    let (evening, view) = begun("24h").await;
    let mover = evening.member_on(&view, wait(&view).0);
    let is_board = |message: &Message| ends(message, ":rules:open") && !message.is_ephemeral();
    let board = evening.message(mover, "the board", is_board).await;
    evening.sandbox.delete_message(board.id);
    pass(&evening, Duration::from_secs(12 * 3600)).await;
    let anew = evening.message(mover, "a new board", is_board).await;
    let reminder = mentions(&evening, mover).pop().expect("a reminder");
    assert!(reminder.content.contains(&anew.id.to_string()), "it leads to the board: {}", reminder.content);
    evening.all_was_well();
}

#[tokio::test(start_paused = true)]
async fn whoever_is_to_move_is_reminded_once_and_then_the_computer_plays_the_turn() {
    let (evening, view) = begun("24h").await;
    let (seat, first) = wait(&view);
    let (mover, other) = (evening.member_on(&view, seat), evening.member_on(&view, Seat(1 - seat.0)));
    let deadline = format!("<t:{}:R>", first.until.0 / 1000);
    evening.message(mover, "the deadline on the board", |message| text(message).contains(&deadline)).await;
    let before = mentions(&evening, mover).len();
    pass(&evening, Duration::from_secs(12 * 3600)).await;
    let reminded = mentions(&evening, mover);
    assert!(reminded.last().expect("a reminder").content.contains("still waiting"), "{reminded:#?}");
    assert!(reminded.len() <= before.max(1), "the reminder stands in place of the call");
    pass(&evening, Duration::from_secs(3 * 3600)).await;
    assert_eq!(mentions(&evening, mover).len(), reminded.len(), "nothing is said twice");
    pass(&evening, Duration::from_secs(9 * 3600)).await;
    let told = mentions(&evening, mover);
    assert!(told.iter().any(|message| message.content.contains("the computer played your turn")), "{told:#?}");
    let now = evening.view().await;
    assert!(now.seq > view.seq);
    let news = |message: &Message| text(message).contains("Time was up for");
    evening.message(other, "the board says why", news).await;
    let log = evening.slash(other, "log", &[]).await;
    assert!(text(&log).contains("was reminded") && text(&log).contains("Time was up for"), "{}", text(&log));
    evening.all_was_well();
}

#[tokio::test(start_paused = true)]
async fn a_game_that_waits_offers_ways_out_and_somebody_takes_the_seat() {
    let (evening, view) = begun("24h wait").await;
    let (seat, _) = wait(&view);
    let (mover, other) = (evening.member_on(&view, seat), evening.member_on(&view, Seat(1 - seat.0)));
    for _ in 0..2 {
        pass(&evening, Duration::from_secs(12 * 3600)).await;
    }
    let notice = evening.message(other, "the ways out", |message| ends(message, ":host:extend")).await;
    assert_eq!(notice.mentions, [mover], "only whoever is absent is called");
    told(&evening, other, &notice, ":host:extend", "more time").await;
    assert_eq!(wait(&evening.view().await).1.stage, WaitStage::Waiting);
    told(&evening, evening.member(4), &notice, &format!(":host:s{}", seat.0), "still time").await;
    for _ in 0..2 {
        pass(&evening, Duration::from_secs(12 * 3600)).await;
    }
    let newer = |message: &Message| ends(message, ":host:extend") && message.id != notice.id;
    let notice = evening.message(other, "the ways out again", newer).await;
    let substitute = evening.member(4);
    let id = id_ending(&notice, &format!(":host:s{}", seat.0));
    let taken = evening.sandbox.press(substitute, notice.id, &id).unwrap();
    let panel = taken.told(SOON).await.unwrap();
    let view = evening.view().await;
    assert_eq!(evening.member_on(&view, seat), substitute);
    let open = view.decision_of(seat).expect("they are asked");
    let choices = format!("v1:{}:{}:", view.id, open.id.0);
    let offers = panel.custom_ids().iter().any(|id| id.starts_with(&choices));
    assert!(panel.is_ephemeral() && offers, "whoever takes a seat is shown their turn: {}", text(&panel));
    evening.offer(substitute, &view, open).await;
    evening.delivered().await;
    evening.all_was_well();
}

#[tokio::test(start_paused = true)]
async fn whoever_waits_nudges_from_where_they_learn_that_it_is_not_their_turn() {
    let (evening, view) = begun("slow").await;
    let (seat, _) = wait(&view);
    let (mover, other) = (evening.member_on(&view, seat), evening.member_on(&view, Seat(1 - seat.0)));
    let refused = evening.slash(other, "play", &[("action", json!("dock"))]).await;
    let impossible = evening.slash(mover, "play", &[("action", json!("sail 19"))]).await;
    assert_eq!(evening.view().await.seq, view.seq, "{}", text(&impossible));
    assert!(!ends(&impossible, ":host:nudge"), "nobody reminds themselves: {}", text(&impossible));
    told(&evening, other, &refused, ":host:nudge", "Reminded").await;
    evening.delivered().await;
    let reminders = mentions(&evening, mover);
    assert!(reminders.last().expect("a reminder").content.contains("looking forward"), "{reminders:#?}");
    let again = evening.slash(other, "table nudge", &[]).await;
    assert!(again.content.contains("today already"), "{}", again.content);
    let oneself = evening.slash(mover, "table nudge", &[]).await;
    assert!(oneself.content.contains("nobody else"), "{}", oneself.content);
    // A pause, by the host alone and by a guest not.
    let host = evening.member(0);
    let guest = evening.member(1);
    let asked = evening.slash(guest, "table pause", &[]).await;
    assert!(asked.content.contains("Still needed"), "{}", asked.content);
    evening.slash(host, "table pause", &[]).await;
    evening.message(host, "the board says so", |message| text(message).contains("clocks stand")).await;
    pass(&evening, Duration::from_secs(90 * 24 * 3600)).await;
    assert_eq!(mentions(&evening, mover).len(), reminders.len(), "nobody is reminded during a pause");
    evening.slash(guest, "table resume", &[]).await;
    evening.all_was_well();
}

/// P0-44.
#[tokio::test(start_paused = true)]
async fn people_are_called_where_and_when_they_want() {
    let (evening, view) = begun("slow").await;
    let (seat, _) = wait(&view);
    let (mover, other) = (evening.member_on(&view, seat), evening.member_on(&view, Seat(1 - seat.0)));
    for (option, value, said) in [("quiet", json!("25-8"), "are no hours"), ("zone", json!("Atlantis"), "no time zone")]
    {
        let refused = evening.slash(mover, "me", &[(option, value)]).await;
        assert!(refused.content.contains(said), "{}", refused.content);
    }
    let too_long = evening.slash(mover, "me", &[("away", json!(30))]).await;
    assert!(too_long.content.contains("You are back"), "{}", too_long.content);
    let shown = |message: &Message| text(message).contains("is back <t:");
    evening.message(other, "the board says who is away", shown).await;
    pass(&evening, Duration::from_secs(20 * 24 * 3600)).await;
    assert!(!mentions(&evening, mover).iter().any(|message| message.content.contains("still waiting")));
    evening.slash(mover, "me", &[("away", json!(0))]).await;

    // Quiet now, for another hour at least: the nudge waits until then.
    let hour = evening.tables.now().0 / 3_600_000 % 24;
    let quiet = format!("{}-{}", hour, (hour + 2) % 24);
    let set = evening.slash(mover, "me", &[("quiet", json!(quiet)), ("zone", json!("UTC"))]).await;
    assert!(set.content.contains("but not at"), "{}", set.content);
    evening.slash(other, "table nudge", &[]).await;
    evening.delivered().await;
    let nudges =
        || mentions(&evening, mover).iter().filter(|message| message.content.contains("looking forward")).count();
    assert_eq!(nudges(), 0, "not in quiet hours");
    pass(&evening, Duration::from_secs(2 * 3600)).await;
    assert_eq!(nudges(), 1);

    // Directly, and then nowhere.
    evening.slash(mover, "me", &[("quiet", json!("off")), ("pings", json!(2))]).await;
    pass(&evening, Duration::from_secs(24 * 3600)).await;
    evening.slash(other, "table nudge", &[]).await;
    evening.direct(mover, "the nudge", |message| message.content.contains("looking forward")).await;
    evening.slash(mover, "me", &[("pings", json!(3))]).await;
    let before = (mentions(&evening, mover).len(), evening.sandbox.look(|look| look.dm_messages(mover).len()));
    pass(&evening, Duration::from_secs(24 * 3600)).await;
    evening.slash(other, "table nudge", &[]).await;
    evening.delivered().await;
    let after = (mentions(&evening, mover).len(), evening.sandbox.look(|look| look.dm_messages(mover).len()));
    assert_eq!(before, after);
    evening.all_was_well();
}

/// Lets people move until it is this person's turn.
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
async fn whoever_wants_one_list_a_day_gets_that_and_no_call() {
    let (evening, view) = begun("slow").await;
    // Not just before the hour of the list, which is six or seven by the clock of the machine.
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
    evening.all_was_well();
}

#[tokio::test(start_paused = true)]
async fn between_calls_lie_as_many_hours_as_somebody_wants() {
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
    evening.all_was_well();
}

#[tokio::test(start_paused = true)]
async fn a_button_takes_the_seat_back_from_where_the_computer_keeps_it() {
    // Nobody decides out of turn in this title, so whoever is away does nothing at all.
    let (mut evening, view) = begun_of("brandubh", "1h").await;
    let (seat, _) = wait(&view);
    let mover = evening.member_on(&view, seat);
    let said = |words: &'static str| move |message: &Message| message.content.contains(words);
    pass(&evening, Duration::from_secs(3600)).await;
    let once = evening.message(mover, "what the computer did", said("The next one is yours again")).await;
    assert!(!ends(&once, ":reclaim"), "{:?}", once.custom_ids());
    assert_ne!(evening.play().await, mover);
    pass(&evening, Duration::from_secs(3600)).await;
    let kept = evening.message(mover, "who keeps the seat", said("The computer keeps your seat")).await;
    assert!(evening.shared().await.occupant(seat).is_some_and(|occupant| occupant.policy().is_some()));
    press(&evening, mover, &kept, ":reclaim").await;
    let theirs = async || evening.view().await.occupant(seat).is_some_and(|occupant| occupant.person().is_some());
    evening.until("the seat is theirs again", theirs).await;
    evening.stop().await;
    evening.all_was_well();
}

#[tokio::test(start_paused = true)]
async fn each_wish_is_heard_alone_and_to_look_is_none() {
    let mut evening = Evening::begin(unhurried()).await;
    let member = evening.member(0);
    let answer = async |options: &[(&str, serde_json::Value)]| evening.slash(member, "me", options).await.content;
    assert!(!answer(&[]).await.starts_with("Done."));
    for wish in [("look", 1), ("board", 1), ("pings", 1), ("interval", 2), ("away", 0), ("standing", 1)] {
        let told = answer(&[(wish.0, json!(wish.1))]).await;
        assert!(told.starts_with("Done."), "{wish:?}: {told}");
    }
    evening.stop().await;
    evening.all_was_well();
}
