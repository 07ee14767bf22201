//! People leave, channels and threads go, the bot is kicked or loses its rights: the game survives, says so where it still can,
//! and can be continued. The bot asks for no intents, so it notices by what Discord refuses; an event that comes all the same
//! changes nothing.

use support::evening;

use std::time::Duration;

use evening::{Evening, SOON, ends, text, unhurried};
use serde_json::json;
use skald::engine::Seat;
use skald::sandbox::Id;
use skald::sandbox::message::Message;
use skald::sandbox::permission::{EMBED_LINKS, SEND_MESSAGES, VIEW_CHANNEL};
use skald::table::{Act, PersonId, Pick, Request, Seq, Stage, TableId, TableView};

/// A game of Brandubh of member 0 and member 1.
async fn game() -> (Evening, TableId) {
    let evening = Evening::begin(unhurried()).await;
    evening.sandbox.send_unasked_events();
    evening.start_title("brandubh", 2, 2).await;
    evening.delivered().await;
    let table = evening.shared().await.id;
    (evening, table)
}

/// The person to move, and a code of theirs.
fn mover(evening: &Evening, view: &TableView) -> (Id, String) {
    let open = view.open.first().unwrap();
    let code = view.unredacted().unwrap().legal(open.decision.seat).remove(0);
    (evening.member_on(view, open.decision.seat), code)
}

/// A move that does not come through the channel, as from a message that stood before.
async fn act(evening: &Evening, table: TableId) -> Id {
    let view = evening.tables.look(table).await.unwrap();
    let (member, code) = mover(evening, &view);
    let person = view.occupant(view.open[0].decision.seat).unwrap().person().unwrap().clone();
    let act = Act { table, person, decision: None, choice: Pick::Typed(code), idempotency_key: None };
    evening.tables.play().act(act).await.unwrap();
    evening.delivered().await;
    member
}

/// Presses the button of the turn in a message, and then a choice of the panel that it opens: everything that a person
/// without the channel can do.
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

/// The direct message that asks a member for their turn, since the channel cannot.
async fn called(evening: &Evening, member: Id) -> Message {
    let asks = |message: &Message| {
        message.content.contains("cannot write in") && message.custom_ids().iter().any(|id| id.contains(":turn:"))
    };
    evening.direct(member, "the turn in a direct message", asks).await
}

fn other(evening: &Evening, member: Id) -> Id {
    if member == evening.member(0) { evening.member(1) } else { evening.member(0) }
}

/// The log was read back and the game stands where it should.
async fn survives(evening: &Evening, table: TableId, least: u64) {
    let view = evening.tables.look(table).await.unwrap();
    assert_eq!(view.stage, Stage::Playing);
    assert!(view.seq >= Seq(least), "{}", view.seq);
}

#[tokio::test(start_paused = true)]
async fn a_member_who_leaves_is_replaced_by_the_computer_and_may_come_back() {
    let (mut evening, table) = game().await;
    let gone = evening.member(1);
    evening.sandbox.set_gone(gone, true);
    // It is called as ever, in the channel; that nobody answers is for the host to mend.
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
    evening.all_was_well();
}

#[tokio::test(start_paused = true)]
async fn a_game_whose_channel_is_deleted_is_played_on_in_direct_messages() {
    let (mut evening, table) = game().await;
    let (first, _) = mover(&evening, &evening.view().await);
    let second = other(&evening, first);
    evening.sandbox.delete_channel(evening.channel);
    // Whoever is to move finds the turn in their list of games, in any channel.
    let elsewhere = evening.sandbox.channel("fjord").unwrap();
    // Who likes to be called in the channel is called all the same.
    evening.sandbox.slash(second, elsewhere, "me", &[("pings", json!(1))]).unwrap().settled(SOON).await.unwrap();
    let asked = evening.sandbox.slash(first, elsewhere, "games", &[]).unwrap();
    let list = asked.settled(SOON).await.unwrap().message.unwrap();
    play_from(&mut evening, table, first, &list).await;
    // Everybody else is asked directly, each in turn, also after a restart.
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
    assert_eq!(early, 0, "who has just moved is not called at once");
    evening.pass(Duration::from_secs(61));
    let call = called(&evening, second).await;
    assert!(!call.content.contains("Ya no"), "{}", text(&call));
    play_from(&mut evening, table, second, &call).await;
    survives(&evening, table, 6).await;
    evening.tables.seats().end(Request::new(table, evening.tables.look(table).await.unwrap().host)).await.unwrap();
    assert_eq!(evening.tables.look(table).await.unwrap().stage, Stage::Ended);
    evening.stop().await;
    evening.all_was_well();
}

#[tokio::test(start_paused = true)]
async fn where_the_channel_is_deleted_a_move_is_asked_back_in_direct_messages() {
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
    // The next request is asked like the first.
    assert_eq!(act(&evening, table).await, first);
    evening.tables.play().ask_undo(Request::new(table, PersonId(first.get())), None).await.unwrap();
    let anew = |message: &Message| asks(message) && message.id != request.id;
    evening.direct(second, "the second request", anew).await;
    evening.stop().await;
    evening.all_was_well();
}

#[tokio::test(start_paused = true)]
async fn a_game_whose_thread_is_deleted_is_played_on_in_direct_messages() {
    let mut evening = Evening::begin(unhurried()).await;
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
    evening.all_was_well();
}

#[tokio::test(start_paused = true)]
async fn a_bot_that_is_kicked_and_invited_again_goes_on_where_it_was() {
    let (mut evening, table) = game().await;
    let bot = evening.sandbox.bot();
    evening.sandbox.set_gone(bot, true);
    act(&evening, table).await;
    evening.closed().await;
    let refused = || evening.sandbox.journal().iter().filter(|exchange| exchange.status == 403).count();
    let before = refused();
    act(&evening, table).await;
    survives(&evening, table, 4).await;
    assert!(
        refused() <= before + 1,
        "the channel is left alone, and who shares no server with the bot is written to once"
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
    evening.stop().await;
    evening.all_was_well();
}

#[tokio::test(start_paused = true)]
async fn a_bot_that_loses_a_right_asks_directly_names_the_right_and_comes_back() {
    for denied in [VIEW_CHANNEL, SEND_MESSAGES | EMBED_LINKS] {
        let (mut evening, table) = game().await;
        evening.sandbox.deny(evening.channel, denied).unwrap();
        // Edits go through without the right to write, so that the channel is missed only by a new message.
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
        evening.all_was_well();
    }
}
