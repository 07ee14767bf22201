//! Games survive when people leave, when a channel or thread is deleted, and when the bot is kicked or loses permissions.
//!
//! The bot has no intents, so it learns of changes by refused requests. Unexpected events change nothing.

use support::evening;

use std::time::Duration;

use evening::{Evening, SOON, ends, text, without_limits};
use serde_json::json;
use skald::engine::Seat;
use skald::sandbox::Id;
use skald::sandbox::message::Message;
use skald::sandbox::permission::{EMBED_LINKS, SEND_MESSAGES, VIEW_CHANNEL};
use skald::table::{Act, PersonId, Pick, Request, Seq, Stage, TableId, TableView};

/// A game of *Brandubh* between member 0 and member 1.
async fn game() -> (Evening, TableId) {
    let evening = Evening::begin(without_limits()).await;
    evening.sandbox.send_unasked_events();
    evening.start_title("brandubh", 2, 2).await;
    evening.delivered().await;
    let table = evening.shared().await.id;
    (evening, table)
}

/// The person to move, and a legal code.
fn mover(evening: &Evening, view: &TableView) -> (Id, String) {
    let open = view.open.first().unwrap();
    let code = view.unredacted().unwrap().legal(open.decision.seat).remove(0);
    (evening.member_on(view, open.decision.seat), code)
}

/// Makes a move without the channel.
async fn act(evening: &Evening, table: TableId) -> Id {
    let view = evening.tables.look(table).await.unwrap();
    let (member, code) = mover(evening, &view);
    let person = view.occupant(view.open[0].decision.seat).unwrap().person().unwrap().clone();
    let act = Act { table, person, decision: None, choice: Pick::Typed(code), idempotency_key: None };
    evening.tables.play().act(act).await.unwrap();
    evening.delivered().await;
    member
}

/// Presses the button of the turn in a direct message, and then a choice of the panel that it opens.
async fn play_from(evening: &mut Evening, table: TableId, member: Id, message: &Message) {
    let view = evening.tables.look(table).await.unwrap();
    let open = view.open.first().unwrap().clone();
    let turn = message.custom_ids().iter().find(|id| id.contains(":turn:")).expect("a button of the turn").to_string();
    let opened = evening.sandbox.press(member, message.id, &turn).unwrap().settled(SOON).await.unwrap();
    let panel = opened.message.expect("a panel");
    let channel = std::mem::replace(&mut evening.channel, panel.channel);
    evening.choose(member, &panel, &view, &open, 0).await;
    evening.channel = channel;
    while evening.tables.look(table).await.unwrap().seq == view.seq {
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    evening.delivered().await;
}

/// The direct message that calls a member to their turn, since the channel cannot.
async fn called(evening: &Evening, member: Id) -> Message {
    let asks = |message: &Message| {
        message.content.contains("cannot write in") && message.custom_ids().iter().any(|id| id.contains(":turn:"))
    };
    evening.direct(member, "the turn in a direct message", asks).await
}

fn other(evening: &Evening, member: Id) -> Id {
    if member == evening.member(0) { evening.member(1) } else { evening.member(0) }
}

/// Checks that the stored log restores the game at the expected seq.
async fn survives(evening: &Evening, table: TableId, least: u64) {
    let view = evening.tables.look(table).await.unwrap();
    assert_eq!(view.stage, Stage::Playing);
    assert!(view.seq >= Seq(least), "{}", view.seq);
}

#[tokio::test(start_paused = true)]
async fn computer_replaces_a_departed_member_who_may_return() {
    let (mut evening, table) = game().await;
    let gone = evening.member(1);
    evening.sandbox.set_gone(gone, true);
    // The bot calls the member in the channel as usual. Only the host can replace a person who does not answer.
    if mover(&evening, &evening.view().await).0 == evening.member(0) {
        evening.play().await;
    }
    evening.delivered().await;
    let seat = evening.shared().await.seat_of(PersonId(gone.get())).unwrap();
    let letter = if seat == Seat(0) { "A" } else { "B" };
    evening.slash(evening.member(0), "table hand_over", &[("seat", json!(letter))]).await;
    let before = evening.shared().await.seq;
    evening.play().await;
    assert!(evening.shared().await.seq.0 >= before.0 + 2, "the computer answers");
    evening.sandbox.set_gone(gone, false);
    evening.slash(gone, "table reclaim", &[]).await;
    assert_eq!(evening.shared().await.seat_of(PersonId(gone.get())), Some(seat));
    survives(&evening, table, 3).await;
    evening.stop().await;
    evening.assert_no_faults();
}

#[tokio::test(start_paused = true)]
async fn game_with_a_deleted_channel_continues_in_dms() {
    let (mut evening, table) = game().await;
    let (first, _) = mover(&evening, &evening.view().await);
    let second = other(&evening, first);
    evening.sandbox.delete_channel(evening.channel);
    // The player to move finds the turn in their list of games, in any channel.
    let elsewhere = evening.sandbox.channel("fjord").unwrap();
    // The bot also calls a person who prefers calls in the channel.
    evening.sandbox.slash(second, elsewhere, "me", &[("pings", json!(1))]).unwrap().settled(SOON).await.unwrap();
    let asked = evening.sandbox.slash(first, elsewhere, "games", &[]).unwrap();
    let list = asked.settled(SOON).await.unwrap().message.unwrap();
    play_from(&mut evening, table, first, &list).await;
    // The bot calls each other player by direct message, also after a restart.
    evening.closed().await;
    let call = called(&evening, second).await;
    evening.restart().await;
    play_from(&mut evening, table, second, &call).await;
    let call = called(&evening, first).await;
    play_from(&mut evening, table, first, &call).await;
    let asks = |message: &Message| {
        message.content.contains("cannot write in") && message.custom_ids().iter().any(|id| id.contains(":turn:"))
    };
    evening.delivered().await;
    let early = evening.sandbox.look(|look| look.dm_messages(second).into_iter().filter(|m| asks(m)).count());
    assert_eq!(early, 0, "the bot does not call a person who has just moved");
    evening.pass(Duration::from_secs(61));
    let call = called(&evening, second).await;
    assert!(!call.content.contains("Ya no") && call.content.contains("the channel is gone"), "{}", text(&call));
    play_from(&mut evening, table, second, &call).await;
    survives(&evening, table, 6).await;
    support::people::stop(&evening.tables, table).await;
    assert_eq!(evening.tables.look(table).await.unwrap().stage, Stage::Ended);
    evening.stop().await;
    evening.assert_no_faults();
}

#[tokio::test(start_paused = true)]
async fn undo_with_a_deleted_channel_is_requested_in_dms() {
    let (mut evening, table) = game().await;
    evening.sandbox.delete_channel(evening.channel);
    let first = act(&evening, table).await;
    evening.closed().await;
    let second = other(&evening, first);
    called(&evening, second).await;
    let before = evening.tables.look(table).await.unwrap().seq;
    evening.tables.play().ask_undo(Request::new(table, PersonId(first.get())), None).await.unwrap();
    let asks = |message: &Message| message.custom_ids().iter().any(|id| id.contains(":undo:y"));
    let request = evening.direct(second, "the request", asks).await;
    assert!(request.content.contains("do you agree?"), "{}", request.content);
    evening.restart().await;
    let agree = request.custom_ids().into_iter().find(|id| id.contains(":undo:y")).unwrap();
    evening.sandbox.press(second, request.id, &agree).unwrap().settled(SOON).await.unwrap();
    let settled = |message: &Message| message.id == request.id && message.content.contains("Everybody agreed");
    let settled = evening.direct(second, "the end of the request", settled).await;
    assert_eq!(settled.custom_ids().len(), 0, "{}", text(&settled));
    let view = evening.tables.look(table).await.unwrap();
    assert!(view.seq > before && evening.member_on(&view, view.open[0].decision.seat) == first);
    // The next request works like the first.
    assert_eq!(act(&evening, table).await, first);
    evening.tables.play().ask_undo(Request::new(table, PersonId(first.get())), None).await.unwrap();
    let reposted = |message: &Message| asks(message) && message.id != request.id;
    evening.direct(second, "the second request", reposted).await;
    evening.stop().await;
    evening.assert_no_faults();
}

#[tokio::test(start_paused = true)]
async fn game_with_a_deleted_thread_continues_in_dms() {
    let mut evening = Evening::begin(without_limits()).await;
    evening.sandbox.send_unasked_events();
    let options = [("title", json!("brandubh")), ("thread", json!(true))];
    let asked = evening.sandbox.slash(evening.member(0), evening.channel, "new", &options).unwrap();
    let told = asked.settled(SOON).await.unwrap().message.unwrap().content;
    let thread = told.split_once("<#").unwrap().1.split_once('>').unwrap().0;
    evening.channel = thread.parse().unwrap();
    evening.slash(evening.member(1), "join", &[]).await;
    evening.slash(evening.member(0), "start", &[]).await;
    evening.delivered().await;
    let table = evening.shared().await.id;
    evening.sandbox.delete_channel(evening.channel);
    let first = act(&evening, table).await;
    evening.closed().await;
    let second = other(&evening, first);
    let call = called(&evening, second).await;
    play_from(&mut evening, table, second, &call).await;
    evening.pass(Duration::from_secs(61));
    called(&evening, first).await;
    survives(&evening, table, 5).await;
    evening.stop().await;
    evening.assert_no_faults();
}

#[tokio::test(start_paused = true)]
async fn reinvited_bot_resumes_its_games() {
    let (mut evening, table) = game().await;
    let bot = evening.sandbox.bot();
    evening.sandbox.set_gone(bot, true);
    act(&evening, table).await;
    evening.closed().await;
    let departed = async |evening: &Evening| {
        evening
            .tables
            .outbox()
            .delivery_states("departed:")
            .await
            .unwrap()
            .into_iter()
            .map(|(key, _)| key)
            .collect::<Vec<_>>()
    };
    assert_eq!(departed(&evening).await, [format!("departed:{}", evening.sandbox.guild())]);
    let refused = || evening.sandbox.look(|look| look.journal().iter().filter(|it| it.status == 403).count());
    let before = refused();
    act(&evening, table).await;
    survives(&evening, table, 4).await;
    assert!(
        refused() <= before + 1,
        "the bot sends the channel nothing, and one direct message to a person without a common server"
    );

    evening.restart().await;
    evening.sandbox.set_gone(bot, false);
    evening.pass(Duration::from_secs(20));
    let heading = |message: &Message| !message.is_ephemeral() && !message.embeds.is_empty();
    let stale = text(&evening.message(evening.member(0), "the old board", heading).await);
    evening.slash(evening.member(0), "table status", &[]).await;
    evening.message(evening.member(0), "the board as it stands", |m| heading(m) && text(m) != stale).await;
    evening.play().await;
    evening.delivered().await;
    assert_eq!(departed(&evening).await, [""; 0], "the server has invited the bot again");
    evening.stop().await;
    evening.assert_no_faults();
}

#[tokio::test(start_paused = true)]
async fn game_moves_to_dms_while_a_permission_is_missing() {
    for denied in [VIEW_CHANNEL, SEND_MESSAGES | EMBED_LINKS] {
        let (mut evening, table) = game().await;
        evening.sandbox.deny(evening.channel, denied).unwrap();
        // Edits need no permission to write, so only a new message reveals the loss.
        let board = |message: &Message| !message.is_ephemeral() && ends(message, ":rules:open");
        let old = evening.message(evening.member(0), "the board", board).await;
        evening.sandbox.delete_message(old.id);
        let first = act(&evening, table).await;
        evening.closed().await;
        let second = other(&evening, first);
        let call = called(&evening, second).await;
        play_from(&mut evening, table, second, &call).await;
        let asked = evening.sandbox.slash(first, evening.channel, "table status", &[]).unwrap();
        let told = asked.followups(1, SOON).await.unwrap();
        assert!(told[0].content.contains("I lack"), "{}", told[0].content);

        evening.sandbox.deny(evening.channel, 0).unwrap();
        evening.pass(Duration::from_secs(20));
        evening.slash(evening.member(0), "table status", &[]).await;
        evening.message(evening.member(0), "the board", |m| board(m) && !m.custom_ids().is_empty()).await;
        survives(&evening, table, 5).await;
        evening.stop().await;
        evening.assert_no_faults();
    }
}
