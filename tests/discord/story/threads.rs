//! A table in its own thread, by choice or by a server setting. If that fails, the table is in the channel and the answer says why.

use support::{evening, failing};

use std::sync::Arc;
use std::time::Duration;

use evening::{Evening, SOON, ends, id_ending, moved_on, text, without_limits};
use serde_json::{Value, json};
use skald::sandbox::message::Message;
use skald::sandbox::permission::{CREATE_PUBLIC_THREADS, SEND_MESSAGES, SEND_MESSAGES_IN_THREADS};
use skald::table::{ChannelId, Stage};
use support::sandbox::{Channel, ChannelKind, Exchange, Failure, Id, Look};

const THREADS: &str = "POST /channels/{channel_id}/threads";

/// The threads of the evening's channel.
fn threads(evening: &Evening) -> Vec<Channel> {
    let here =
        |channel: &&Channel| matches!(channel.kind, ChannelKind::Thread { parent, .. } if parent == evening.channel);
    evening.sandbox.look(|look| look.channels().into_iter().filter(here).cloned().collect())
}

/// The bot's answer to `/new` besides the lobby card.
async fn new(evening: &Evening, member: usize, options: &[(&str, Value)]) -> String {
    let mut all = vec![("title", json!("brandubh"))];
    all.extend_from_slice(options);
    let asked = evening.sandbox.slash(evening.member(member), evening.channel, "new", &all).unwrap();
    asked.settled(SOON).await.unwrap().message.map(|message| message.content).unwrap_or_default()
}

/// Whether a channel has an unfinished table.
async fn is_open(evening: &Evening, channel: Id) -> bool {
    let table = evening.tables.at(ChannelId(channel.get())).await.unwrap();
    table.is_some_and(|view| matches!(view.stage, Stage::Lobby | Stage::Playing))
}

/// A game of member 0 and member 1 in its own thread, which becomes the channel of the evening.
async fn game_in_a_thread() -> Evening {
    let mut evening = Evening::begin(without_limits()).await;
    evening.sandbox.send_unasked_events();
    new(&evening, 0, &[("thread", json!(true))]).await;
    evening.channel = threads(&evening)[0].id;
    let card = evening.message(evening.member(0), "the lobby card", |message| ends(message, ":join")).await;
    evening.sandbox.press(evening.member(1), card.id, &id_ending(&card, ":join")).unwrap().answer(SOON).await.unwrap();
    while evening.shared().await.seats.len() < 2 {
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    evening.slash(evening.member(0), "start", &[]).await;
    evening.message(evening.member(0), "the board", is_board).await;
    evening.delivered().await;
    evening
}

fn is_board(message: &Message) -> bool {
    !message.is_ephemeral() && ends(message, ":board:words")
}

#[tokio::test(start_paused = true)]
async fn table_gets_its_own_thread_and_is_played_there() {
    let mut evening = Evening::begin(without_limits()).await;
    let here = evening.channel;
    let told = new(&evening, 0, &[("thread", json!(true)), ("computers", json!(1))]).await;
    let opened = threads(&evening);
    assert_eq!(opened.len(), 1);
    assert_eq!(opened[0].name, "Brandubh");
    assert_eq!(told, format!("The table is in <#{}>, a thread of its own.", opened[0].id));
    assert!(!is_open(&evening, here).await && is_open(&evening, opened[0].id).await);
    // The channel itself is free for another table.
    assert_eq!(new(&evening, 1, &[]).await, "");
    assert!(is_open(&evening, here).await);

    evening.channel = opened[0].id;
    evening.slash(evening.member(0), "start", &[]).await;
    let board = evening.message(evening.member(0), "the board", is_board).await;
    assert_eq!(board.channel, opened[0].id);
    for _ in 0..3 {
        evening.play().await;
    }
    evening.stop().await;
    evening.assert_no_faults();
}

#[tokio::test(start_paused = true)]
async fn game_that_starts_at_once_links_its_thread() {
    let evening = Evening::begin(without_limits()).await;
    let options = [("title", json!("raids")), ("start", json!(true)), ("thread", json!(true))];
    let asked = evening.sandbox.slash(evening.member(0), evening.channel, "new", &options).unwrap();
    let told = asked.followups(1, SOON).await.unwrap();
    let thread = threads(&evening).remove(0);
    assert_eq!((thread.name.as_str(), told[0].content.contains(&format!("<#{}>", thread.id))), ("Raids", true));
    assert!(is_open(&evening, thread.id).await);
    evening.assert_no_faults();
}

#[tokio::test(start_paused = true)]
async fn game_stays_in_channel_naming_the_missing_permission() {
    let mut evening = Evening::begin(without_limits()).await;
    for (denied, named) in [
        (CREATE_PUBLIC_THREADS, "a permission that I lack: **Create Public Threads**."),
        (SEND_MESSAGES_IN_THREADS, "a permission that I lack: **Send Messages in Threads**."),
        (
            CREATE_PUBLIC_THREADS | SEND_MESSAGES_IN_THREADS,
            "permissions that I lack: **Send Messages in Threads**, **Create Public Threads**.",
        ),
    ] {
        evening.sandbox.deny(evening.channel, denied).unwrap();
        let told = new(&evening, 0, &[("thread", json!(true))]).await;
        assert!(told.contains(named) && told.lines().count() == 1, "{told}");
        assert!(is_open(&evening, evening.channel).await && threads(&evening).is_empty());
        support::people::stop(&evening.tables, evening.shared().await.id).await;
        evening.delivered().await;
    }
    // The answer mentions threads only to people who asked for one.
    assert_eq!(new(&evening, 0, &[]).await, "");
    // A thread needs no permission to write in the channel.
    evening.channel = evening.sandbox.open_channel("elsewhere");
    evening.sandbox.deny(evening.channel, SEND_MESSAGES).unwrap();
    assert!(new(&evening, 0, &[]).await.contains("**Send Messages**"));
    new(&evening, 0, &[("thread", json!(true))]).await;
    assert!(is_open(&evening, threads(&evening)[0].id).await);
    evening.assert_no_faults();
}

#[tokio::test(start_paused = true)]
async fn server_setting_opens_a_thread_for_every_table() {
    let evening = Evening::begin(without_limits()).await;
    evening.slash(evening.member(0), "server boards", &[("thread", json!(true))]).await;
    new(&evening, 1, &[]).await;
    assert_eq!(threads(&evening).len(), 1);
    assert_eq!(new(&evening, 1, &[("thread", json!(false))]).await, "");
    assert!(threads(&evening).len() == 1 && is_open(&evening, evening.channel).await);
    // The buttons of `/help` also open tables.
    let help = evening.slash(evening.member(1), "help", &[]).await;
    let button = id_ending(&help, "raids:table:new");
    let told = evening.sandbox.press(evening.member(1), help.id, &button).unwrap().reply_message(SOON).await.unwrap();
    let opened = threads(&evening).into_iter().find(|thread| thread.name == "Raids").expect("another thread");
    assert!(told.content.contains(&format!("<#{}>", opened.id)), "{}", told.content);
    evening.assert_no_faults();
}

#[tokio::test(start_paused = true)]
async fn refused_table_leaves_no_thread_behind() {
    let mut evening = Evening::begin(without_limits()).await;
    let thread = ("thread", json!(true));
    let refused = new(&evening, 0, &[thread.clone(), ("options", json!("wind=east"))]).await;
    assert!(refused.contains("not an option"), "{refused}");
    evening.slash(evening.member(0), "server limits", &[("person", json!(1))]).await;
    let asked =
        evening.sandbox.slash(evening.member(0), evening.channel, "new", &[("title", json!("raids")), thread.clone()]);
    let asked = asked.unwrap();
    asked.settled(SOON).await.unwrap();
    assert!(new(&evening, 0, &[("thread", json!(true))]).await.contains("allows no more"));
    assert_eq!(threads(&evening).len(), 1, "one table, one thread");
    // The same request once more after a restart opens no second table and no second thread.
    let looked_at = |exchange: &&Exchange| exchange.method == "GET" && exchange.template.ends_with("@original");
    evening.restart().await;
    let before = evening.sandbox.look(|look| look.journal().iter().filter(looked_at).count());
    evening.sandbox.deliver_again(asked.id());
    let again = |look: &Look<'_>| (look.journal().iter().filter(looked_at).count() > before).then_some(());
    evening.sandbox.wait_for("a look at the answer that is there", SOON, again).await.unwrap();
    assert_eq!((threads(&evening).len(), threads(&evening)[0].archived), (1, false));
    evening.stop().await;
}

#[tokio::test(start_paused = true)]
async fn partly_filled_table_links_its_thread() {
    let store = Arc::new(failing::Failing::default());
    let evening = Evening::over(without_limits(), store.clone()).await;
    // The store accepts the new table and refuses later writes.
    store.fail_after(1);
    let told = new(&evening, 0, &[("thread", json!(true)), ("computers", json!(1))]).await;
    store.fail_after(usize::MAX);
    let thread = threads(&evening)[0].id;
    assert!(is_open(&evening, thread).await);
    assert!(told.contains(&format!("<#{thread}>")) && told.lines().count() == 2, "{told}");
}

#[tokio::test(start_paused = true)]
async fn game_stays_in_channel_when_thread_creation_fails() {
    let evening = Evening::begin(without_limits()).await;
    let full = Failure { status: 400, code: 160_006, ..Failure::server_error(THREADS, 1) };
    for failure in [full, Failure::server_error(THREADS, 1)] {
        evening.sandbox.fail_next(failure);
        let told = new(&evening, 0, &[("thread", json!(true))]).await;
        assert!(told.contains("Discord would not open a thread"), "{told}");
        assert!(is_open(&evening, evening.channel).await);
        support::people::stop(&evening.tables, evening.shared().await.id).await;
        evening.delivered().await;
    }
    evening.assert_no_faults();
}

/// Discord archives a thread after a week without messages. Its messages cannot be edited until it is reopened.
#[tokio::test(start_paused = true)]
async fn archived_thread_is_reopened_by_the_next_move() {
    let mut evening = game_in_a_thread().await;
    let thread = evening.channel;
    evening.sandbox.archive_thread(thread, false);
    let before = evening.message(evening.member(0), "the board", is_board).await;
    evening.play().await;
    evening.delivered().await;
    let after = evening.message(evening.member(0), "the board after it", is_board).await;
    assert_eq!(after.id, before.id, "the same message");
    assert_ne!(text(&after), text(&before));
    assert!(!threads_of(&evening, thread).archived);
    evening.stop().await;
    evening.assert_no_faults();
}

fn threads_of(evening: &Evening, thread: Id) -> Channel {
    evening.sandbox.look(|look| look.channels().into_iter().find(|channel| channel.id == thread).cloned().unwrap())
}

/// Moves by a command whose answer Discord refuses. Returns the person who moved.
async fn play_unanswered(evening: &Evening) -> Id {
    let view = evening.view().await;
    let seat = view.open[0].decision.seat;
    let (member, code) = (evening.member_on(&view, seat), view.unredacted().unwrap().legal(seat).remove(0));
    evening.sandbox.slash(member, evening.channel, "play", &[("action", json!(code))]).unwrap();
    moved_on(evening, view.seq).await;
    member
}

/// The bot cannot reopen a thread that a moderator locked. The game moves to direct messages, and returns after the unlock.
#[tokio::test(start_paused = true)]
async fn game_in_a_locked_thread_moves_to_dms_and_back() {
    let mut evening = game_in_a_thread().await;
    let thread = evening.channel;
    evening.sandbox.archive_thread(thread, true);
    let moved = play_unanswered(&evening).await;
    evening.closed().await;
    let next = if moved == evening.member(0) { evening.member(1) } else { evening.member(0) };
    let call =
        evening.direct(next, "the turn in a direct message", |message| message.content.contains("any more")).await;
    assert!(call.content.contains("it is locked, I am timed out"), "the channel is not gone: {}", text(&call));
    let turn = call.custom_ids().iter().find(|id| id.contains(":turn:")).unwrap().to_string();
    let panel = evening.sandbox.press(next, call.id, &turn).unwrap().settled(SOON).await.unwrap().message;
    assert!(panel.is_some_and(|panel| panel.custom_ids().len() > 1), "the panel opens in the direct message");
    play_unanswered(&evening).await;
    evening.delivered().await;
    let answered = |message: &Message| message.id == call.id && message.custom_ids().is_empty();
    evening.direct(next, "the call that is answered", answered).await;

    // A moderator unlocks it, and a command there posts the board again.
    evening.sandbox.unlock_thread(thread);
    evening.pass(Duration::from_secs(20));
    let stale = evening.message(evening.member(0), "the old board", is_board).await;
    evening.slash(evening.member(0), "table status", &[]).await;
    let fresh = |message: &Message| is_board(message) && text(message) != text(&stale);
    evening.message(evening.member(0), "the board as it stands", fresh).await;
    evening.stop().await;
    evening.assert_no_faults();
}
