//! People leave tables in every way, and those who stay can go on.

use support::{evening, lead};

use std::time::Duration;

use evening::{Evening, SOON, ends, id_ending, moved_on, offered, text, without_limits};
use serde_json::json;
use skald::engine::Seat;
use skald::sandbox::message::Message;
use skald::sandbox::permission::SEND_MESSAGES;
use skald::sandbox::{ClientError, Failure, Id};
use skald::table::{PersonId, Stage};

const DAY: Duration = Duration::from_secs(24 * 3600);

/// A lobby of members 1 and 4 for this title. Member 1 is the host, and member 0 manages the server.
async fn lobby(evening: &Evening, title: &str, seats: u8) {
    evening.slash(evening.member(1), "new", &[("title", json!(title)), ("seats", json!(seats))]).await;
    evening.slash(evening.member(4), "join", &[]).await;
}

/// A running game of members 1 and 4 without a clock.
async fn game(title: &str) -> Evening {
    let evening = Evening::begin(without_limits()).await;
    lobby(&evening, title, 2).await;
    evening.slash(evening.member(1), "start", &[]).await;
    evening.delivered().await;
    evening
}

async fn presses(evening: &Evening, member: Id, end: &str) -> String {
    let message = evening.message(member, end, |message| ends(message, end)).await;
    let asked = evening.sandbox.press(member, message.id, &id_ending(&message, end)).unwrap();
    asked.settled(SOON).await.unwrap().message.map(|message| text(&message)).unwrap_or_default()
}

#[tokio::test(start_paused = true)]
async fn lobby_of_a_host_who_left_goes_on_with_the_next() {
    for (title, seats) in [("brandubh", 2), ("raids", 4), ("explorers", 3)] {
        let mut evening = Evening::begin(without_limits()).await;
        lobby(&evening, title, seats).await;
        evening.sandbox.set_gone(evening.member(1), true);
        if seats > 2 {
            presses(&evening, evening.member(4), ":lobby:computer").await;
            assert_eq!(evening.shared().await.seats.len(), 3, "{title}");
        }
        evening.slash(evening.member(4), "start", &[]).await;
        let view = evening.shared().await;
        assert_eq!((view.stage, view.host.0), (Stage::Playing, evening.member(4).get()), "{title}");
        evening.stop().await;
        evening.assert_no_faults();
    }
}

#[tokio::test(start_paused = true)]
async fn host_who_left_is_removed_from_a_lobby_or_it_is_closed() {
    let mut evening = Evening::begin(without_limits()).await;
    lobby(&evening, "raids", 4).await;
    evening.sandbox.set_gone(evening.member(1), true);
    evening.slash(evening.member(4), "table kick", &[("seat", json!("1"))]).await;
    assert_eq!(evening.shared().await.seats.len(), 1);
    let table = evening.shared().await.id;
    presses(&evening, evening.member(4), ":lobby:cancel").await;
    assert_eq!(evening.tables.look(table).await.unwrap().stage, Stage::Ended);
    // A lobby whose people are all gone is closed by anybody.
    evening.slash(evening.member(4), "new", &[("title", json!("raids"))]).await;
    let table = evening.shared().await.id;
    let own = format!("{table}:lobby:cancel");
    let refused = presses(&evening, evening.member(3), &own).await;
    assert!(refused.contains("Seul l’hôte"), "{refused}");
    evening.sandbox.set_gone(evening.member(4), true);
    presses(&evening, evening.member(3), &own).await;
    assert_eq!(evening.tables.look(table).await.unwrap().stage, Stage::Ended);
    evening.stop().await;
    evening.assert_no_faults();
}

#[tokio::test(start_paused = true)]
async fn seat_of_a_person_who_left_is_offered_without_a_clock() {
    for title in ["brandubh", "raids", "relic_runners", "explorers"] {
        let mut evening = game(title).await;
        let [gone, stays, new] = [1, 4, 0].map(|at| evening.member(at));
        evening.sandbox.set_gone(gone, true);
        let told = evening.slash(new, "join", &[]).await;
        assert!(text(&told).contains("may take over the seat of") && ends(&told, ":host:s0"), "{}", text(&told));
        let board = |message: &Message| !message.is_ephemeral() && ends(message, ":host:s0");
        let board = evening.message(stays, "the offer on the board", board).await;
        assert!(text(&board).contains("may take over the seat of"), "{}", text(&board));
        let taken = evening.sandbox.press(new, board.id, &id_ending(&board, ":host:s0")).unwrap();
        taken.settled(SOON).await.unwrap();
        let view = evening.shared().await;
        assert!(view.seat_of(PersonId(new.get())).is_some() && view.free.is_empty(), "{title}");
        let without = |message: &Message| message.id == board.id && !ends(message, ":host:s0");
        evening.message(stays, "the board without the offer", without).await;
        let log = text(&evening.slash(stays, "log", &[]).await);
        assert!(log.contains("took over the seat"), "{log}");
        evening.stop().await;
        evening.assert_no_faults();
    }
}

/// The bot has no intent for members and bans, and needs none.
#[tokio::test(start_paused = true)]
async fn seat_of_a_banned_player_is_offered_to_the_others() {
    for unasked in [false, true] {
        let mut evening = game("brandubh").await;
        let [banned, stays, new] = [1, 4, 0].map(|at| evening.member(at));
        if unasked {
            evening.sandbox.send_unasked_events();
        }
        evening.sandbox.ban(banned);
        let asked = evening.slash(stays, "table end", &[]).await;
        assert!(asked.content.contains("the player who stays wins"), "{}", asked.content);
        let told = evening.slash(new, "join", &[]).await;
        assert!(text(&told).contains("may take over the seat of"), "{}", text(&told));
        let taken = evening.sandbox.press(new, told.id, &id_ending(&told, ":host:s0")).unwrap();
        taken.settled(SOON).await.unwrap();
        let view = evening.shared().await;
        assert_eq!(view.occupant(Seat(0)).and_then(|it| it.person()).map(|it| it.id), Some(PersonId(new.get())));
        // The end of the ban gives no seat back.
        evening.sandbox.set_gone(banned, false);
        let back = evening.slash(banned, "table reclaim", &[]).await;
        assert_eq!(evening.shared().await.seat_of(PersonId(banned.get())), None, "{}", back.content);
        evening.stop().await;
        evening.assert_no_faults();
    }
}

#[tokio::test(start_paused = true)]
async fn seat_of_a_banned_person_in_a_lobby_goes_to_the_next() {
    let mut evening = Evening::begin(without_limits()).await;
    lobby(&evening, "brandubh", 2).await;
    let [banned, stays, new] = [1, 4, 0].map(|at| evening.member(at));
    let full = evening.slash(new, "join", &[]).await;
    assert!(evening.shared().await.seat_of(PersonId(new.get())).is_none(), "{}", text(&full));
    evening.sandbox.ban(banned);
    evening.slash(new, "join", &[]).await;
    let view = evening.shared().await;
    assert!(view.seat_of(PersonId(new.get())).is_some() && view.seat_of(PersonId(banned.get())).is_none());
    evening.slash(stays, "start", &[]).await;
    let view = evening.shared().await;
    assert_eq!((view.stage, view.host), (Stage::Playing, PersonId(stays.get())));
    evening.stop().await;
    evening.assert_no_faults();
}

#[tokio::test(start_paused = true)]
async fn only_unknown_members_and_users_count_as_gone() {
    for (status, code, gone) in [(404, 10_007, true), (404, 10_013, true), (403, 50_001, false), (500, 0, false)] {
        let mut evening = game("brandubh").await;
        let new = evening.member(0);
        let route = "GET /guilds/{guild_id}/members";
        evening.sandbox.fail_next(Failure { status, code, ..Failure::server_error(route, 99) });
        let told = evening.slash(new, "join", &[]).await;
        assert_eq!(text(&told).contains("may take over the seat of"), gone, "{status} {code}: {}", text(&told));
        evening.stop().await;
    }
}

#[tokio::test(start_paused = true)]
async fn timed_out_player_keeps_the_seat_and_is_reminded() {
    for unasked in [false, true] {
        let mut evening = game("brandubh").await;
        let view = evening.shared().await;
        let waits = evening.member_on(&view, view.open[0].decision.seat);
        let other = if waits == evening.member(1) { evening.member(4) } else { evening.member(1) };
        if unasked {
            evening.sandbox.send_unasked_events();
        }
        evening.sandbox.time_out(waits, DAY);
        let refused = evening.sandbox.slash(waits, evening.channel, "play", &[("action", json!("d1 d2"))]);
        assert_eq!(refused.err(), Some(ClientError::TimedOut));
        let told = evening.slash(evening.member(0), "join", &[]).await;
        assert!(!text(&told).contains("may take over the seat of") && !ends(&told, ":host:s0"), "{}", text(&told));
        let asked = evening.slash(other, "table end", &[]).await;
        assert!(asked.content.contains("when everybody at the table"), "{}", asked.content);
        // Without a clock the game waits, and a reminder reaches them: they can read.
        evening.pass(20 * DAY);
        evening.slash(other, "table nudge", &[]).await;
        let called =
            |message: &Message| message.mentions.contains(&waits) && message.content.contains("looking forward");
        evening.message(waits, "the reminder", called).await;
        assert_eq!(evening.shared().await.open[0].id, view.open[0].id, "the same decision is open");
        evening.sandbox.time_out(waits, Duration::ZERO);
        assert_eq!(evening.play().await, waits);
        evening.stop().await;
        evening.assert_no_faults();
    }
}

#[tokio::test(start_paused = true)]
async fn clock_of_a_timed_out_player_runs_on() {
    let mut evening = game_of_three("1h").await;
    let view = evening.shared().await;
    let seat = view.open[0].decision.seat;
    evening.sandbox.time_out(evening.member_on(&view, seat), DAY);
    evening.pass(Duration::from_secs(2 * 3600));
    evening.until("the missed turn", async || evening.shared().await.seq > view.seq).await;
    let log = text(&evening.slash(evening.member(0), "log", &[]).await);
    assert!(log.contains("Time was up for"), "{log}");
    assert!(evening.shared().await.occupant(seat).unwrap().person().is_some(), "one missed turn costs no seat");
    evening.stop().await;
    evening.assert_no_faults();
}

#[tokio::test(start_paused = true)]
async fn timed_out_player_answers_in_direct_messages() {
    let mut evening = Evening::begin(without_limits()).await;
    evening.start_game(3, 3).await;
    let asks = |attacker: Seat, came: &lead::Consequence| {
        let asked = came.asked();
        asked.len() == 1 && asked[0].seat != attacker && asked[0].out_of_turn
    };
    let (view, attacker, code) = lead::lead(&evening, asks).await;
    // No person counts as being in the middle of a turn.
    evening.pass(Duration::from_secs(61));
    evening.delivered().await;
    for member in Seat::all(3).filter(|seat| *seat != attacker).map(|seat| evening.member_on(&view, seat)) {
        evening.sandbox.time_out(member, DAY);
    }
    evening.slash(evening.member_on(&view, attacker), "play", &[("action", json!(code))]).await;
    let view = moved_on(&evening, view.seq).await;
    let open = view.open[0].clone();
    let member = evening.member_on(&view, open.decision.seat);
    let call = evening.offer(member, &view, &open).await;
    assert_ne!(call.channel, evening.channel, "{}", text(&call));
    evening.take(member, &call, &offered(&call, &view, &open, 0)).await;
    moved_on(&evening, view.seq).await;
    evening.stop().await;
    evening.assert_no_faults();
}

#[tokio::test(start_paused = true)]
async fn host_removes_a_timed_out_person_and_a_manager_ends() {
    let mut evening = Evening::begin(without_limits()).await;
    let [host, silent, manager] = [1, 4, 0].map(|at| evening.member(at));
    lobby(&evening, "raids", 3).await;
    evening.sandbox.time_out(silent, DAY);
    evening.slash(host, "table kick", &[("seat", json!("2"))]).await;
    assert_eq!(evening.shared().await.seats.len(), 1);
    evening.sandbox.time_out(silent, Duration::ZERO);
    evening.slash(silent, "join", &[]).await;
    evening.slash(host, "start", &[]).await;
    evening.sandbox.time_out(silent, DAY);
    let table = evening.shared().await.id;
    let question = evening.slash(manager, "table end", &[]).await;
    let end = question.custom_ids().into_iter().next().unwrap().to_owned();
    evening.sandbox.press(manager, question.id, &end).unwrap().settled(SOON).await.unwrap();
    assert_eq!(evening.tables.look(table).await.unwrap().stage, Stage::Ended);
    evening.stop().await;
    evening.assert_no_faults();
}

#[tokio::test(start_paused = true)]
async fn nudge_calls_nobody_who_left_the_server() {
    let mut evening = game("brandubh").await;
    // It is the turn of the person who leaves.
    let view = evening.shared().await;
    let waits = evening.member_on(&view, view.open[0].decision.seat);
    let asks = if waits == evening.member(1) { evening.member(4) } else { evening.member(1) };
    evening.sandbox.set_gone(waits, true);
    let told = evening.slash(asks, "table nudge", &[]).await;
    assert!(!told.content.contains("Reminded") && told.content.contains("take over the seat"), "{}", told.content);
    assert!(told.custom_ids().iter().any(|id| id.contains(":host:c")), "{:?}", told.custom_ids());
    evening.delivered().await;
    let pinged = |message: &&Message| message.content.contains("looking forward");
    let pings = evening.sandbox.messages(asks, evening.channel).iter().filter(pinged).count();
    assert_eq!(pings, 0);
    evening.stop().await;
    evening.assert_no_faults();
}

#[tokio::test(start_paused = true)]
async fn moves_of_a_forgotten_person_are_those_of_a_former_player() {
    let mut evening = game("brandubh").await;
    let mover = evening.play().await;
    let stays = if mover == evening.member(1) { evening.member(4) } else { evening.member(1) };
    evening.tables.people().forget(PersonId(mover.get())).await.unwrap();
    evening.delivered().await;
    let log =
        evening.tables.records().unredacted_log(evening.shared().await.id, skald::table::Seq(1), 99).await.unwrap();
    assert!(log.len() > 4);
    let said = text(&evening.slash(evening.member(0), "log", &[]).await);
    assert!(said.contains("a former player"), "{said}");
    let moved = said.lines().find(|line| line.contains('→')).unwrap_or_else(|| panic!("no move: {said}"));
    assert!(moved.contains("a former player") && !moved.contains('🤖'), "{said}");
    let board = |message: &Message| !message.is_ephemeral() && text(message).contains("a former player");
    evening.message(stays, "the board tells who left", board).await;
    evening.stop().await;
    evening.assert_no_faults();
}

#[tokio::test(start_paused = true)]
async fn game_that_the_others_left_ends_with_a_winner() {
    let mut evening = game("raids").await;
    evening.sandbox.set_gone(evening.member(1), true);
    let asked = evening.slash(evening.member(4), "table end", &[]).await;
    assert!(asked.content.contains("the player who stays wins"), "{}", asked.content);
    let end = asked.custom_ids().into_iter().next().unwrap().to_owned();
    evening.sandbox.press(evening.member(4), asked.id, &end).unwrap().settled(SOON).await.unwrap();
    let card = |message: &Message| ends(message, ":game:rematch") && text(message).contains("Erik wins");
    evening.message(evening.member(0), "the end card with the winner", card).await;
    let table = text(&evening.slash(evening.member(0), "leaderboard", &[]).await);
    assert!(table.contains("Erik") && table.contains("1 won") && table.contains("🥇"), "{table}");
    assert_eq!(table.matches("one game").count(), 2, "{table}");
    evening.stop().await;
    evening.assert_no_faults();
}

/// A running game of members 1, 2 and 4 in *Raids*, with this clock.
async fn game_of_three(pace: &str) -> Evening {
    let evening = Evening::begin(without_limits()).await;
    let options = [("title", json!("raids")), ("seats", json!(3)), ("pace", json!(pace))];
    evening.slash(evening.member(1), "new", &options).await;
    for other in [2, 4] {
        evening.slash(evening.member(other), "join", &[]).await;
    }
    evening.slash(evening.member(1), "start", &[]).await;
    evening.delivered().await;
    evening
}

/// Waits for the message that tells this member that somebody has left.
async fn told_of_leaver(evening: &Evening, stays: Id, says: &str) -> Message {
    let told = |message: &Message| {
        message.mentions.contains(&stays)
            && message.content.contains("News of a seat in **Raids")
            && message.content.contains(says)
    };
    evening.message(stays, "the news of a leaver", told).await
}

#[tokio::test(start_paused = true)]
async fn those_who_stay_are_told_who_left() {
    for way in ["hand over", "manager", "server", "forgotten", "time", "offered"] {
        let mut evening = game_of_three("1h").await;
        let [gone, other, stays, manager] = [1, 2, 4, 0].map(|at| evening.member(at));
        let says = match way {
            "hand over" => {
                evening.slash(gone, "table hand_over", &[]).await;
                "The computer now plays for"
            }
            "manager" => {
                evening.slash(manager, "table hand_over", &[("seat", json!("1"))]).await;
                "The computer now plays for"
            }
            "server" => {
                evening.sandbox.set_gone(gone, true);
                evening.slash(manager, "join", &[]).await;
                "is no longer in this server"
            }
            "forgotten" => {
                evening.tables.people().forget(PersonId(gone.get())).await.unwrap();
                "A a former player"
            }
            "time" => {
                loop {
                    let view = evening.shared().await;
                    if view.occupant(Seat(0)).unwrap().policy().is_some() {
                        break;
                    }
                    if view.open[0].decision.seat == Seat(0) {
                        evening.pass(Duration::from_secs(2 * 3600));
                        evening.until("the missed turn", async || evening.shared().await.seq > view.seq).await;
                    } else {
                        evening.play().await;
                    }
                }
                "The computer now plays for"
            }
            _ => {
                evening.slash(gone, "table hand_over", &[("person", json!(manager.to_string()))]).await;
                presses(&evening, manager, ":host:s0").await;
                "A Bjorn"
            }
        };
        for member in [other, stays] {
            let told = told_of_leaver(&evening, member, says).await;
            let own = ["manager", "time", "offered"].contains(&way);
            assert_eq!(told.mentions.contains(&gone), own, "{way}: {}", told.content);
            assert!(!told.mentions.contains(&manager), "{way}: {}", told.content);
            let kept = ["manager", "time"].contains(&way);
            assert_eq!(ends(&told, ":host:reclaim"), kept, "{way}: {:?}", told.custom_ids());
        }
        evening.delivered().await;
        let all = evening.sandbox.messages(stays, evening.channel);
        let news = all.iter().filter(|message| message.content.contains("News of a seat")).count();
        assert_eq!(news, 1, "{way}");
        evening.stop().await;
        evening.assert_no_faults();
    }
}

#[tokio::test(start_paused = true)]
async fn news_of_a_leaver_goes_when_they_are_back() {
    let mut evening = game_of_three("1h").await;
    let [gone, stays] = [1, 4].map(|at| evening.member(at));
    // The seat of a person who left the server is offered in the message, until it is not free any more.
    evening.sandbox.set_gone(gone, true);
    evening.slash(evening.member(0), "join", &[]).await;
    let told = told_of_leaver(&evening, stays, "may take over the seat").await;
    assert!(ends(&told, ":host:s0") && ends(&told, ":host:c0"), "{:?}", told.custom_ids());
    evening.sandbox.press(stays, told.id, &id_ending(&told, ":host:c0")).unwrap().settled(SOON).await.unwrap();
    let kept = |message: &Message| message.id == told.id && message.content.contains("The computer now plays");
    evening.message(stays, "the news that the computer plays", kept).await;
    evening.sandbox.set_gone(gone, false);
    evening.slash(gone, "table reclaim", &[]).await;
    let all = async || evening.sandbox.messages(stays, evening.channel);
    let gone = async || !all().await.iter().any(|message| message.content.contains("News of a seat"));
    evening.until("the news is deleted", gone).await;
    evening.stop().await;
    evening.assert_no_faults();
}

#[tokio::test(start_paused = true)]
async fn leaver_is_told_directly_where_the_channel_is_closed() {
    let mut evening = game_of_three("30d").await;
    evening.sandbox.deny(evening.channel, SEND_MESSAGES).unwrap();
    evening.play().await;
    evening.closed().await;
    evening.slash(evening.member(1), "table hand_over", &[]).await;
    for (member, says) in [(2, "El ordenador juega ahora por"), (4, "The computer now plays")] {
        let told = |message: &Message| message.content.contains(says);
        evening.direct(evening.member(member), "the news of a leaver", told).await;
    }
    evening.stop().await;
}

#[tokio::test(start_paused = true)]
async fn person_with_a_kept_seat_is_offered_it_where_they_act() {
    let mut evening = game("brandubh").await;
    let [one, guest] = [1, 0].map(|at| evening.member(at));
    evening.slash(one, "table hand_over", &[]).await;
    let told = evening.slash(one, "play", &[("action", json!("d1 d2"))]).await;
    assert!(told.content.contains("computer keeps your seat"), "{}", told.content);
    assert!(ends(&told, ":host:reclaim"), "{:?}", told.custom_ids());
    let other = evening.slash(guest, "play", &[("action", json!("d1 d2"))]).await;
    assert!(other.content.contains("no seat at this table") && !ends(&other, ":host:reclaim"), "{}", other.content);
    evening.stop().await;
    evening.assert_no_faults();
}

#[tokio::test(start_paused = true)]
async fn rematch_calls_the_other_and_knows_who_sits_there() {
    let mut evening = game("brandubh").await;
    let [one, other] = [1, 4].map(|at| evening.member(at));
    support::people::stop(&evening.tables, evening.shared().await.id).await;
    let end = evening.message(one, "the end card", |message| ends(message, ":game:rematch")).await;
    let again = id_ending(&end, ":game:rematch");
    evening.sandbox.press(one, end.id, &again).unwrap().settled(SOON).await.unwrap();
    let called = |message: &Message| message.content.contains("wants a rematch") && message.mentions.contains(&other);
    evening.message(other, "the call to the rematch", called).await;
    for member in [one, other] {
        let told = evening.sandbox.press(member, end.id, &again).unwrap().settled(SOON).await.unwrap();
        let told = told.message.map(|message| message.content).unwrap_or_default();
        assert!(told.contains("already have a seat"), "{told}");
    }
    // Who has given the seat back gets one again.
    evening.slash(other, "leave", &[]).await;
    evening.sandbox.press(other, end.id, &again).unwrap().settled(SOON).await.unwrap();
    assert!(evening.shared().await.seat_of(PersonId(other.get())).is_some());
    evening.stop().await;
    evening.assert_no_faults();
}

#[tokio::test(start_paused = true)]
async fn no_show_in_a_tournament_loses_and_the_winner_is_named() {
    let mut evening = Evening::begin(without_limits()).await;
    let options = [("title", json!("brandubh")), ("pace", json!("fast"))];
    evening.slash(evening.member(0), "tournament open", &options).await;
    for member in [1, 2] {
        let card =
            evening.message(evening.member(member), "the card", |message| ends(message, ":tournament:join")).await;
        let join = id_ending(&card, ":tournament:join");
        evening.sandbox.press(evening.member(member), card.id, &join).unwrap().answer(SOON).await.unwrap();
    }
    evening.slash(evening.member(0), "tournament start", &[]).await;
    let begun = |message: &Message| text(message).contains("Tournament:") && text(message).contains("<#");
    evening.message(evening.member(0), "the round", begun).await;
    evening.delivered().await;
    evening.pass(Duration::from_secs(40 * 24 * 3600));
    let over =
        |message: &Message| text(message).contains("Tournament:") && text(message).contains("wins the tournament");
    let card = evening.message(evening.member(0), "the end", over).await;
    let thread = evening.sandbox.look(|look| look.channels().into_iter().find(|it| it.is_thread()).unwrap().id);
    evening.channel = thread;
    let end = |message: &Message| ends(message, ":game:rematch") && text(message).contains("nobody else is left");
    let end = evening.message(evening.member(0), "the end card with the winner", end).await;
    let winner = if text(&card).contains("Bjorn wins") { "Bjorn" } else { "Carmen" };
    assert!(text(&end).contains(&format!("{winner} wins")), "{}", text(&end));
    let all = evening.sandbox.messages(evening.member(0), thread);
    assert!(
        !all.iter().any(|message| message.content.contains("yours again")),
        "{:#?}",
        all.iter().map(text).collect::<Vec<_>>()
    );
    evening.stop().await;
    evening.assert_no_faults();
}
