//! Boards as pictures through the sandbox. The text comes first and the picture by an edit. The newest picture wins. A failed
//! picture or upload blocks no one.

use support::{evening, lead, test_pictures};

use std::collections::BTreeSet;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use tokio::time::Instant;

use evening::{Evening, SOON, ends, id_ending, text, without_limits};
use lead::{Consequence, lead};
use serde_json::{Value, json};
use skald::discord::log;
use skald::discord::messages::board::{self, Extent};
use skald::discord::messages::branches::Target;
use skald::engine::{Seat, Viewer};
use skald::sandbox::message::{Attachment, Message};
use skald::sandbox::permission::ATTACH_FILES;
use skald::store::Memory;
use skald::table::{Entry, EntryKind, PersonId, Request, Seq};
use skald::words::{Locale, Voice};
use support::sandbox::{Answer, Exchange, Failure, Id, InteractionStatus, Look, SandboxOptions};
use test_pictures::{Drawing, TestPictures};

/// The alt text of a picture whose message has newer words.
const DRAWN: &str = "The picture of the board is being drawn.";
const EDIT: &str = "PATCH /channels/{channel_id}/messages";

/// An evening with test pictures.
async fn evening(drawing: Drawing) -> (Evening, Arc<TestPictures>) {
    evening_with(without_limits(), drawing).await
}

async fn evening_with(options: SandboxOptions, drawing: Drawing) -> (Evening, Arc<TestPictures>) {
    let pictures = Arc::new(TestPictures::default());
    pictures.take(drawing);
    let evening = Evening::on(
        pictures.threads(),
        options,
        Arc::new(Memory::default()),
        test_pictures::titles(&pictures, &["raids", "relic_runners"]),
    )
    .await;
    (evening, pictures)
}

/// Plays for the first open decision by a typed code. Returns the time to the first answer in milliseconds.
async fn play(evening: &Evening) -> u64 {
    let view = evening.view().await;
    let open = view.open.first().unwrap();
    let code = view.unredacted().unwrap().legal(open.decision.seat).remove(0);
    let member = evening.member_on(&view, open.decision.seat);
    let asked = evening.sandbox.slash(member, evening.channel, "play", &[("action", json!(code))]).unwrap();
    let answer = asked.settled(SOON).await.unwrap();
    assert!(evening.view().await.seq > view.seq, "{code}");
    answer.after_ms.unwrap()
}

/// The one picture of a message, which its embed shows.
fn picture(message: &Message) -> Option<&Attachment> {
    let [file] = message.attachments.as_slice() else {
        assert!(message.attachments.is_empty(), "old files accumulate: {:?}", message.attachments.len());
        return None;
    };
    let shown = message.embeds[0]["image"]["url"] == format!("attachment://{}", file.filename);
    // An empty picture reserves the space of one that is being drawn.
    (shown && file.filename != "board.png").then_some(file)
}

fn alt(message: &Message) -> &str {
    picture(message).and_then(|file| file.description.as_deref()).unwrap_or_default()
}

/// Whether a message is the board of the channel: the one public message with buttons.
fn is_board(message: &Message) -> bool {
    !message.is_ephemeral() && text(message).contains("Voyage") && ends(message, ":rules:open")
}

/// The text of a message, and that of its embed.
fn texts(content: &str, embeds: &Value) -> (String, Value) {
    (content.to_owned(), embeds[0]["description"].clone())
}

/// Whether a message has no picture and the whole board in words.
fn is_in_words(message: &Message) -> bool {
    message.attachments.is_empty() && message.content.lines().count() > 20
}

/// The expected content of the picture of the public board.
async fn seen(evening: &Evening) -> String {
    test_pictures::seen(evening.shared().await.unredacted().unwrap().as_ref(), Viewer::Public)
}

/// Waits for the board with the picture of the public table.
async fn pictured(evening: &Evening) -> Message {
    let seen = seen(evening).await;
    let there = |message: &Message| is_board(message) && alt(message).starts_with(&seen);
    evening.message(evening.member(0), &format!("the board with a picture of {seen}"), there).await
}

/// Waits for the text of the public table.
async fn texted(evening: &Evening) -> Message {
    let view = evening.shared().await;
    let log = log::read(&evening.tables, &view, view.seq).await.unwrap();
    let said = [Extent::Brief, Extent::Whole].map(|extent| {
        let body = board::card(&view, &log, 0, extent).outgoing.body();
        texts(body["content"].as_str().unwrap_or_default(), &body["embeds"])
    });
    let there =
        |message: &Message| is_board(message) && said.contains(&texts(&message.content, &json!(message.embeds)));
    evening.message(evening.member(0), "the text of the board", there).await
}

/// The edits and posts of channel messages so far, with their files.
fn sent(evening: &Evening) -> Vec<Exchange> {
    let channel = |exchange: &Exchange| exchange.template.starts_with("/channels/{channel_id}/messages");
    evening.sandbox.journal().into_iter().filter(channel).collect()
}

fn files(evening: &Evening) -> Vec<u64> {
    let number = |file: &String| file.strip_prefix("board-")?.strip_suffix(".png")?.parse().ok();
    sent(evening)
        .iter()
        .filter(|exchange| exchange.status == 200)
        .flat_map(|exchange| exchange.files.iter().filter_map(number).collect::<Vec<_>>())
        .collect()
}

async fn stop(mut evening: Evening) {
    evening.stop().await;
    evening.assert_no_faults();
}

#[tokio::test(start_paused = true)]
async fn fast_picture_is_sent_with_its_message() {
    let (evening, _) = evening(Drawing::Quick).await;
    let host = evening.member(0);
    evening.start_game(2, 2).await;
    for _ in 0..5 {
        let board = pictured(&evening).await;
        let alt = alt(&board);
        assert!(alt.contains("by Public in En") && alt.contains("Whole Dark false"), "{alt}");
        assert!(alt.contains("names: Astrid, Bjorn"), "{alt}");
        let wire: Vec<Value> = evening
            .sandbox
            .journal()
            .iter()
            .filter(|e| e.response["id"] == board.id.to_string())
            .map(|e| e.response.clone())
            .collect();
        let shown = &wire.last().unwrap()["embeds"][0]["image"];
        assert_eq!(shown["description"], alt, "the picture in the embed is described");
        assert!(shown["url"].as_str().unwrap().ends_with(&board.attachments[0].filename));
        play(&evening).await;
    }
    pictured(&evening).await;
    let posts: Vec<_> = sent(&evening).into_iter().filter(|exchange| exchange.method == "POST").collect();
    assert!(
        posts.iter().any(|post| !post.files.is_empty()),
        "the board waits a moment, so that the layout does not jump"
    );
    let png = evening
        .sandbox
        .look(|look| look.messages(host, evening.channel).iter().find_map(|m| picture(m).cloned()))
        .unwrap();
    assert_eq!((&png.bytes[..4], png.content_type.as_str()), (&b"\x89PNG"[..], "image/png"));
    stop(evening).await;
}

#[tokio::test(start_paused = true)]
async fn reposted_board_includes_its_cached_picture() {
    let (evening, pictures) = evening(Drawing::Quick).await;
    let host = evening.member(0);
    evening.start_game(1, 2).await;
    let old = pictured(&evening).await;
    let private = evening.slash(evening.member(0), "board", &[("view", json!(2))]).await;
    // No drawing ends from now on.
    pictures.take(Drawing::Endless);
    evening.sandbox.press(evening.member(0), private.id, &id_ending(&private, ":board:post")).unwrap();
    let reposted = |message: &Message| is_board(message) && message.id != old.id;
    let reposted = evening.message(evening.member(0), "the board, posted again", reposted).await;
    assert!(picture(&reposted).is_some(), "the cached picture comes with the message");
    let gone = |look: &Look<'_>| look.message(host, old.id).is_none().then_some(());
    evening.sandbox.wait_for("the old board to go", SOON, gone).await.unwrap();
    stop(evening).await;
}

#[tokio::test(start_paused = true)]
async fn slow_pictures_delay_nothing_and_the_newest_wins() {
    let (evening, pictures) = evening(Drawing::Slow).await;
    evening.start_game(2, 2).await;
    let board = texted(&evening).await;
    assert!(
        board.attachments[0].filename == "board.png",
        "the message reserves the space of its picture: {}",
        text(&board)
    );
    let mut states = BTreeSet::from([seen(&evening).await]);
    for _ in 0..10 {
        assert!(play(&evening).await < 3000);
        texted(&evening).await;
        states.insert(seen(&evening).await);
    }
    pictured(&evening).await;
    let files = files(&evening);
    assert!(files.is_sorted(), "no older picture follows a newer one: {files:?}");
    assert!(files.len() < states.len(), "the bot drops outdated queued pictures: {files:?} of {}", states.len());
    assert!(pictures.drawn.load(Ordering::SeqCst) > 0);
    stop(evening).await;
}

#[tokio::test(start_paused = true)]
async fn old_picture_is_not_described_as_the_new_state() {
    let (evening, pictures) = evening(Drawing::Quick).await;
    evening.start_game(1, 2).await;
    let host = evening.member(0);
    let board = pictured(&evening).await;
    let private = evening.slash(host, "board", &[]).await;
    let has_picture = |look: &Look<'_>| look.message(host, private.id).filter(|m| picture(m).is_some()).cloned();
    let private = evening.sandbox.wait_for("the private picture", SOON, has_picture).await.unwrap();
    pictures.take(Drawing::Slow);
    take_first(&evening, host, &private).await;
    let left = evening.sandbox.look(|look| look.message(host, private.id).cloned()).unwrap();
    for (old, now) in [(private, left), (board, texted(&evening).await)] {
        assert_eq!(picture(&now).map(|file| file.id), picture(&old).map(|file| file.id), "{}", text(&now));
        assert_ne!(text(&now), text(&old));
        assert_eq!(alt(&now), DRAWN);
    }
    pictured(&evening).await;
    stop(evening).await;
}

#[tokio::test(start_paused = true)]
async fn late_picture_keeps_the_current_page_of_choices() {
    let pictures = Arc::new(TestPictures::default());
    pictures.take(Drawing::Slow);
    let titles = test_pictures::titles(&pictures, &["brandubh"]);
    let evening = Evening::on(pictures.threads(), without_limits(), Arc::new(Memory::default()), titles).await;
    evening.start_title("brandubh", 2, 2).await;
    let view = evening.view().await;
    let mover = evening.member_on(&view, view.open[0].decision.seat);
    let board = evening.offer(mover, &view, &view.open[0]).await;
    evening.delivered().await;
    let offers = evening::offers(&board, &view, &view.open[0]);
    let (_, onward) = offers.into_iter().find(|(target, _)| matches!(target, Target::Go(_))).expect("a branch");
    evening.take(mover, &board, &onward).await;
    let turned = |message: &Message| message.id == board.id && message.components != board.components;
    let turned = evening.message(mover, "the branch", turned).await;
    // Another change of the board.
    let (host, other) = (PersonId(evening.member(0).get()), PersonId(evening.member(1).get()));
    let seq = evening.tables.seats().name_host(Request::new(view.id, host), other).await.unwrap().seq;
    assert!(seq > view.seq);
    evening.delivered().await;
    let now = evening.message(mover, "the board", |message| message.id == board.id).await;
    assert_eq!(now.components, turned.components);
    let drawn = |message: &Message| message.id == board.id && picture(message).is_some();
    let drawn = evening.message(mover, "the picture", drawn).await;
    assert_eq!(drawn.components, turned.components);
    stop(evening).await;
}

#[tokio::test(start_paused = true)]
async fn board_deleted_before_its_picture_is_posted_again() {
    let (evening, pictures) = evening(Drawing::Quick).await;
    evening.start_game(2, 2).await;
    pictured(&evening).await;
    pictures.take(Drawing::Slow);
    play(&evening).await;
    let board = texted(&evening).await;
    evening.sandbox.delete_message(board.id);
    assert_ne!(pictured(&evening).await.id, board.id);
    stop(evening).await;
}

#[tokio::test(start_paused = true)]
async fn failed_picture_removes_the_old_one_and_keeps_text() {
    let (evening, pictures) = evening(Drawing::Quick).await;
    let host = evening.member(0);
    evening.start_game(2, 2).await;
    let board = pictured(&evening).await;
    pictures.take(Drawing::Broken);
    play(&evening).await;
    texted(&evening).await;
    let bare = |look: &Look<'_>| {
        let board = look.message(host, board.id)?;
        is_in_words(board).then_some(())
    };
    evening.sandbox.wait_for("the stale picture to go", SOON, bare).await.unwrap();
    pictures.take(Drawing::Quick);
    play(&evening).await;
    pictured(&evening).await;
    stop(evening).await;
}

#[tokio::test(start_paused = true)]
async fn picture_is_drawn_again_after_a_restart() {
    let (mut evening, pictures) = evening(Drawing::Quick).await;
    evening.start_game(2, 2).await;
    pictured(&evening).await;
    pictures.take(Drawing::Slow);
    play(&evening).await;
    let before = texted(&evening).await;
    assert!(picture(&before).is_some(), "the picture before stays until the new one is there");
    evening.restart().await;
    pictures.take(Drawing::Quick);
    let after = pictured(&evening).await;
    assert_eq!(after.id, before.id);
    play(&evening).await;
    pictured(&evening).await;
    stop(evening).await;
}

#[tokio::test(start_paused = true)]
async fn endless_picture_does_not_delay_a_stop() {
    let (mut evening, pictures) = evening(Drawing::Endless).await;
    evening.start_game(2, 2).await;
    play(&evening).await;
    texted(&evening).await;
    assert!(pictures.drawn.load(Ordering::SeqCst) > 0);
    // Drawing takes an hour.
    tokio::time::timeout(SOON, evening.stop()).await.expect("the stop does not wait for the picture");
    evening.assert_no_faults();
}

#[tokio::test(start_paused = true)]
async fn board_is_text_without_permission_to_attach_files() {
    let (evening, _) = evening(Drawing::Quick).await;
    let host = evening.member(0);
    evening.start_game(2, 2).await;
    let board = pictured(&evening).await;
    evening.sandbox.deny(evening.channel, ATTACH_FILES).unwrap();
    for _ in 0..4 {
        play(&evening).await;
        texted(&evening).await;
    }
    let bare = |look: &Look<'_>| look.message(host, board.id)?.attachments.is_empty().then_some(());
    evening.sandbox.wait_for("the picture to go", SOON, bare).await.unwrap();
    let refused = sent(&evening).iter().filter(|exchange| exchange.status == 403).count();
    assert!(refused <= 1, "{refused} requests were refused");
    let answer = evening.slash(evening.member(0), "board", &[]).await;
    assert!(text(&answer).contains("Attach Files"), "{}", text(&answer));
    assert!(answer.attachments.is_empty());
    let chosen = evening.slash(evening.member(0), "board", &[("view", json!(2))]).await;
    assert!(!text(&chosen).contains("Attach Files"), "a person who prefers text needs no hint");

    evening.sandbox.deny(evening.channel, 0).unwrap();
    let allowed = |message: &Message| is_board(message) && picture(message).is_some();
    let begun = Instant::now();
    // The bot does not retry a refusing channel at every command.
    loop {
        let answer = evening.slash(evening.member(0), "board", &[]).await;
        assert!(!text(&answer).contains("Attach Files"));
        if evening.sandbox.messages(evening.member(0), evening.channel).iter().any(allowed) {
            break;
        }
        assert!(begun.elapsed() < SOON, "the picture does not come back");
        tokio::time::sleep(Duration::from_millis(500)).await;
    }
    stop(evening).await;
}

#[tokio::test(start_paused = true)]
async fn command_warns_that_attach_files_is_missing() {
    let (evening, _) = evening(Drawing::Quick).await;
    let host = evening.member(0);
    evening.start_game(2, 2).await;
    let board = pictured(&evening).await;
    evening.delivered().await;
    evening.sandbox.deny(evening.channel, ATTACH_FILES).unwrap();
    evening.slash(host, "score", &[]).await;
    play(&evening).await;
    texted(&evening).await;
    let bare = |look: &Look<'_>| look.message(host, board.id)?.attachments.is_empty().then_some(());
    evening.sandbox.wait_for("the picture to go", SOON, bare).await.unwrap();
    assert_eq!(sent(&evening).iter().filter(|exchange| exchange.status == 403).count(), 0);
    stop(evening).await;
}

#[tokio::test(start_paused = true)]
async fn failed_uploads_delay_no_text() {
    let (evening, pictures) = evening(Drawing::Quick).await;
    let host = evening.member(0);
    evening.start_game(2, 2).await;
    let board = pictured(&evening).await;
    // The test prepares a failure between the text and its picture.
    pictures.take(Drawing::Slow);
    let too_large = Failure { status: 413, code: 40005, ..Failure::server_error(EDIT, 1) };
    for (times, failure) in (1..).zip([Failure::server_error(EDIT, 1), Failure::lost_answer(EDIT, 1), too_large]) {
        play(&evening).await;
        texted(&evening).await;
        evening.sandbox.fail_next(failure);
        let bare = |look: &Look<'_>| {
            let met = look.journal().iter().filter(|exchange| exchange.injected).count() == times;
            (met && look.message(host, board.id)?.attachments.is_empty()).then_some(())
        };
        evening.sandbox.wait_for("the board without a picture", SOON, bare).await.unwrap();
        texted(&evening).await;
    }
    pictures.take(Drawing::Quick);
    play(&evening).await;
    pictured(&evening).await;
    stop(evening).await;
}

#[tokio::test(start_paused = true)]
async fn private_boards_are_drawn_for_their_viewer_only() {
    let (evening, _) = evening(Drawing::Quick).await;
    evening.start_game(4, 4).await;
    pictured(&evening).await;
    let (astrid, dominique, erik) = (evening.member(0), evening.member(3), evening.member(4));
    let shown = async |member, view: u8| {
        let asked = evening.sandbox.slash(member, evening.channel, "board", &[("view", json!(view))]).unwrap();
        let message = asked.settled(SOON).await.unwrap().message.unwrap();
        assert!(message.is_ephemeral());
        let there = |look: &Look<'_>| look.message(member, message.id).filter(|m| picture(m).is_some()).cloned();
        evening.sandbox.wait_for("the private picture", SOON, there).await.unwrap()
    };
    let seat =
        |view: &skald::table::TableView, member: skald::sandbox::Id| view.seat_of(PersonId(member.get())).unwrap();
    let view = evening.view().await;
    let (one, four) = (seat(&view, astrid), seat(&view, dominique));
    let whole = shown(astrid, 0).await;
    assert!(alt(&whole).contains(&format!("by {:?} in En", Viewer::Seat(one))), "{}", alt(&whole));
    assert!(alt(&whole).contains("Whole Dark false"));
    let set = evening.slash(dominique, "me", &[("look", json!(3))]).await;
    assert!(set.is_ephemeral() && set.content.contains("clair, contraste élevé"), "{}", set.content);
    let asked = evening.slash(dominique, "me", &[]).await;
    assert!(asked.content.contains("clair, contraste élevé"), "{}", asked.content);
    let around = shown(dominique, 1).await;
    assert!(alt(&around).contains(&format!("by {:?} in Fr", Viewer::Seat(four))), "{}", alt(&around));
    assert!(alt(&around).contains(&format!("Around({four:?}) Light true")), "{}", alt(&around));
    // A stranger has no seat to show in detail.
    assert!(alt(&shown(erik, 1).await).contains("by Public in En\nWhole"));
    let plain = evening.slash(astrid, "board", &[("view", json!(2))]).await;
    tokio::time::sleep(Duration::from_millis(300)).await;
    let plain = evening.sandbox.look(|look| look.message(astrid, plain.id).cloned()).unwrap();
    assert!(is_in_words(&plain), "without a picture the board is complete in words: {}", text(&plain));
    assert!(whole.embeds[0]["fields"].is_null(), "beside a picture the text has the question only");

    let public = evening.sandbox.messages(erik, evening.channel);
    let leaked = public
        .iter()
        .filter(|m| !m.is_ephemeral())
        .filter_map(picture)
        .any(|file| !file.description.as_ref().unwrap().contains("by Public"));
    assert!(!leaked, "no private picture is in the channel");
    stop(evening).await;
}

#[tokio::test(start_paused = true)]
async fn private_board_without_picture_leads_to_its_words() {
    let (evening, pictures) = evening(Drawing::Quick).await;
    evening.start_game(4, 4).await;
    pictured(&evening).await;
    let moved = async || {
        let before = seen(&evening).await;
        while seen(&evening).await == before {
            play(&evening).await;
        }
    };
    let drawn = pictures.drawn.load(Ordering::SeqCst);
    pictures.take(Drawing::Endless);
    moved().await;
    // The picture of the public board delays the other pictures of the table.
    while pictures.drawn.load(Ordering::SeqCst) == drawn {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    let view = evening.shared().await;
    let last = Seat((view.open[0].decision.seat.0 + 3) % 4);
    let member = evening.member_on(&view, last);
    let older = evening.slash(member, "board", &[]).await;
    moved().await;
    let newer = evening.slash(member, "board", &[]).await;
    for board in [older, newer] {
        assert!(
            board.attachments[0].filename == "board.png",
            "the message reserves the space of its picture: {}",
            text(&board)
        );
        let in_words = |look: &Look<'_>| {
            let board = look.message(member, board.id)?;
            (board.attachments.is_empty() && ends(board, ":words")).then_some(())
        };
        evening
            .sandbox
            .wait_for("the question in words, and a button for the board", 2 * SOON, in_words)
            .await
            .unwrap();
    }
    stop(evening).await;
}

#[tokio::test(start_paused = true)]
async fn pictures_mark_changes_since_the_viewers_last_turn() {
    let (evening, _) = evening(Drawing::Quick).await;
    evening.start_game(2, 2).await;
    for _ in 0..7 {
        play(&evening).await;
    }
    let changed = |message: &Message| -> Vec<u64> {
        let line = alt(message).lines().find_map(|line| line.strip_prefix("changed:")).unwrap().to_owned();
        line.split_whitespace().map(|seq| seq.parse().unwrap()).collect()
    };
    let view = evening.view().await;
    let acts = async |view: skald::table::TableView| -> Vec<(Seat, u64)> {
        let log = evening.tables.records().visible_log(&view, Seq(1), view.seq).await.unwrap();
        let act = |entry: &Entry| if let EntryKind::Act(seat) = entry.kind { Some((seat, entry.seq.0)) } else { None };
        log.iter().filter_map(act).collect()
    };
    let all = acts(evening.shared().await).await;
    let last = all.last().unwrap().0;
    let board = pictured(&evening).await;
    let run: Vec<_> = all.iter().rev().take_while(|(seat, _)| *seat == last).map(|(_, seq)| *seq).collect();
    assert_eq!(changed(&board), run.into_iter().rev().collect::<Vec<_>>());
    for seat in Seat::all(2) {
        let member = evening.member_on(&view, seat);
        let asked = evening.slash(member, "board", &[]).await;
        let there = |look: &Look<'_>| look.message(member, asked.id).filter(|m| picture(m).is_some()).cloned();
        let own = evening.sandbox.wait_for("the private picture", SOON, there).await.unwrap();
        let own_acts = acts(evening.shared().await.seen_by(PersonId(member.get()))).await;
        let since: Vec<_> =
            own_acts.iter().rev().take_while(|(other, _)| *other != seat).map(|(_, seq)| *seq).collect();
        assert_eq!(changed(&own), since.into_iter().rev().collect::<Vec<_>>());
    }
    stop(evening).await;
}

/// An evening on which the host has opened their private board, with a slow picture.
async fn slow_private_board() -> (Evening, Id, Message) {
    let (evening, pictures) = evening(Drawing::Quick).await;
    evening.start_game(1, 2).await;
    pictured(&evening).await;
    pictures.take(Drawing::Slow);
    let host = evening.member(0);
    let private = evening.slash(host, "board", &[]).await;
    (evening, host, private)
}

/// Takes the first choice on a private board, and waits until the answer replaces it.
async fn take_first(evening: &Evening, member: Id, private: &Message) {
    let view = evening.view().await;
    let offer = evening::offered(private, &view, &view.open[0], 0);
    evening.take(member, private, &offer).await;
    let done = |look: &Look<'_>| look.message(member, private.id).filter(|m| m.content.contains("Done")).cloned();
    evening.sandbox.wait_for("the answer in its place", SOON, done).await.unwrap();
}

#[tokio::test(start_paused = true)]
async fn late_picture_does_not_overwrite_a_newer_press() {
    let (evening, host, private) = slow_private_board().await;
    take_first(&evening, host, &private).await;
    tokio::time::sleep(Duration::from_secs(3)).await;
    let left = evening.sandbox.look(|look| look.message(host, private.id).cloned()).unwrap();
    assert!(left.content.contains("Done"), "{}", text(&left));
    // If the turn continues, it is the picture after the press.
    let now = evening.shared().await.seen_by(PersonId(host.get()));
    let now = test_pictures::seen(now.unredacted().unwrap().as_ref(), Viewer::Seat(Seat(0)));
    assert!(picture(&left).is_none() || alt(&left).starts_with(&now), "{}", alt(&left));
    stop(evening).await;
}

#[tokio::test(start_paused = true)]
async fn retried_picture_does_not_overwrite_a_newer_press() {
    let (evening, host, private) = slow_private_board().await;
    assert!(picture(&private).is_none(), "the picture is not ready");
    // The answer to the press meets the remaining failures.
    evening.sandbox.fail_next(Failure::server_error("PATCH /webhooks", 4));
    let failed = |look: &Look<'_>| look.journal().iter().find(|exchange| exchange.injected).cloned();
    let older = evening.sandbox.wait_for("a failure to attach the picture", SOON, failed).await.unwrap().files;
    assert_eq!(older.len(), 1);
    take_first(&evening, host, &private).await;
    let answered = evening.sandbox.journal().len();
    // Longer than the backoff between the retries.
    tokio::time::sleep(Duration::from_secs(4)).await;
    let journal = evening.sandbox.journal().split_off(answered);
    let private_edits = journal.iter().filter(|exchange| exchange.template.starts_with("/webhooks"));
    let painted = private_edits.filter(|exchange| exchange.status == 200 && exchange.files == older);
    assert_eq!(painted.count(), 0, "an older state has replaced a newer one");
    let left = evening.sandbox.look(|look| look.message(host, private.id).cloned()).unwrap();
    assert!(left.content.contains("Done"), "{}", text(&left));
    stop(evening).await;
}

/// Takes a choice on a board, if there are any. Returns the first answer, and the board with the result in words.
async fn press(evening: &Evening, board: &Message, round: usize) -> Option<(Answer, Message)> {
    let view = evening.view().await;
    let open = view.open.first().unwrap();
    let offers = evening::offers(board, &view, open);
    let (_, offer) = offers.iter().filter(|(target, _)| matches!(target, Target::Take(_))).cycle().nth(round)?;
    let answer = evening.take(evening.member_on(&view, open.decision.seat), board, offer).await;
    // The bot may have only acknowledged it so far.
    evening::moved_on(evening, view.seq).await;
    Some((answer, texted(evening).await))
}

#[tokio::test(start_paused = true)]
async fn press_is_answered_in_words_before_the_picture() {
    let (evening, pictures) = evening(Drawing::Quick).await;
    evening.start_game(2, 2).await;
    let file = |board: &Message| picture(board).map(|file| file.filename.clone());
    let (mut answered, mut again) = (0, 0);
    for round in 0..28 {
        // The bot may not know yet that the pressed board has arrived.
        if round >= 16 && answered >= 3 && again >= 1 {
            break;
        }
        let board = pictured(&evening).await;
        let before = evening.sandbox.journal().len();
        pictures.take(Drawing::Slow);
        let Some((answer, shown)) = press(&evening, &board, round).await else {
            // The turn continues privately.
            pictures.take(Drawing::Quick);
            play(&evening).await;
            continue;
        };
        // The press may begin a turn, and a new part of the game has a new message.
        if answer.callback == Some(7) && shown.id == board.id {
            answered += 1;
            assert!(file(&shown) == file(&board) && text(&shown) != text(&board));
            assert_eq!(alt(&shown), DRAWN, "the words are newer than the old picture");
            // Press while the bot draws the picture of the first press.
            let second = press(&evening, &shown, round).await;
            let newer = second.as_ref().map(|(_, newer)| &newer.embeds[0]["description"]);
            // A turn that continues privately does not change the board.
            let newer = newer.filter(|newer| **newer != shown.embeds[0]["description"]).cloned();
            let on_board = second.is_some_and(|(answer, newer)| answer.callback == Some(7) && newer.id == board.id);
            again += usize::from(on_board);
            pictures.take(Drawing::Quick);
            pictured(&evening).await;
            let exchanges = evening.sandbox.journal().split_off(before);
            let says_newer = |exchange: &Exchange| {
                let embeds = [&exchange.request["embeds"], &exchange.request["data"]["embeds"]];
                embeds.iter().any(|embeds| Some(&embeds[0]["description"]) == newer.as_ref())
            };
            let replaced = exchanges.iter().position(says_newer).unwrap_or(usize::MAX);
            let edits = exchanges.iter().enumerate();
            let edits = edits.filter(|(_, sent)| sent.method == "PATCH" && sent.response["id"] == board.id.to_string());
            for (at, edit) in edits {
                let said = &edit.response["embeds"][0]["description"];
                let older = at > replaced && *said == shown.embeds[0]["description"];
                assert!(!older, "an older state has replaced a newer one: {said}");
                let by_press = |sent: &Exchange| {
                    sent.request["type"] == 7 && sent.request["data"]["embeds"][0]["description"] == *said
                };
                // A turn that began meanwhile may have the same text.
                let needless = on_board && edit.files.is_empty() && exchanges[..at].iter().any(by_press);
                assert!(!needless, "the message has these words already: {said}");
            }
        }
        pictures.take(Drawing::Quick);
    }
    assert!(answered >= 3 && again >= 1, "{answered}, {again}");
    stop(evening).await;
}

#[tokio::test(start_paused = true)]
async fn steps_are_drawn_for_the_mover_only() {
    let (evening, _) = evening(Drawing::Quick).await;
    evening.start_title("relic_runners", 2, 2).await;
    let pictured = |message: &Message| !message.is_ephemeral() && picture(message).is_some();
    evening.message(evening.member(0), "the board with its picture", pictured).await;
    // Play until a step does not end the turn.
    let mut n = 0;
    let (view, member, panel) = loop {
        let view = evening.view().await;
        let seat = view.open[0].decision.seat;
        let (member, legal) = (evening.member_on(&view, seat), view.unredacted().unwrap().legal(seat));
        n += 7;
        let panel = evening.slash(member, "play", &[("action", json!(legal[n % legal.len()]))]).await;
        let now = evening.view().await;
        if now.begun() == Some(seat) {
            break (now, member, panel);
        }
    };
    let seat = view.begun().unwrap();
    let own = test_pictures::seen(view.unredacted().unwrap().as_ref(), Viewer::Seat(seat));
    let drawn = |look: &Look<'_>| look.message(member, panel.id).filter(|m| alt(m).starts_with(&own)).cloned();
    evening.sandbox.wait_for("the panel with the steps drawn", SOON, drawn).await.unwrap();
    let settled = seen(&evening).await;
    let shared =
        evening.message(member, "the board as all see it", |m| pictured(m) && alt(m).starts_with(&settled)).await;
    assert!(alt(&shared).contains("by Public"));

    // The panel under the board also keeps its picture until the next one is ready.
    let panel = evening.my_turn(member, seat).await;
    let drawn = |look: &Look<'_>| look.message(member, panel.id).filter(|m| alt(m).starts_with(&own)).cloned();
    let panel = evening.sandbox.wait_for("the panel with its picture", SOON, drawn).await.unwrap();
    evening.sandbox.press(member, panel.id, &id_ending(&panel, ":back")).unwrap().answer(SOON).await.unwrap();
    let back = |look: &Look<'_>| {
        let panel = look.message(member, panel.id)?;
        (picture(panel).is_some() && !alt(panel).starts_with(&own)).then_some(())
    };
    evening.sandbox.wait_for("the panel with the step taken back", SOON, back).await.unwrap();
    stop(evening).await;
}

#[tokio::test(start_paused = true)]
async fn rules_show_the_components() {
    let (evening, _) = evening(Drawing::Quick).await;
    let carmen = evening.member(2);
    let rules = evening.slash(carmen, "rules", &[("title", json!("relic_runners"))]).await;
    let legend = |look: &Look<'_>| look.message(carmen, rules.id).filter(|m| picture(m).is_some()).cloned();
    let first = evening.sandbox.wait_for("the legend", SOON, legend).await.unwrap();
    assert_eq!(picture(&first).unwrap().filename, "legend.png");
    assert!(alt(&first).contains("relic_runners in Es"), "{}", alt(&first));
    stop(evening).await;
}

/// P0-74. Slow: five hundred requests.
#[tokio::test(start_paused = true)]
async fn five_hundred_requests_are_answered_despite_slow_pictures() {
    let (evening, pictures) = evening(Drawing::Mixed).await;
    evening.start_game(4, 4).await;
    // A busy machine is slow even without pictures.
    let (before, pictured) = (five_hundred(&evening, &[2]).await, five_hundred(&evening, &[0, 1]).await);
    let text = before.max(five_hundred(&evening, &[2]).await);
    eprintln!("500 at once: 95 % within {text} ms as text, within {pictured} ms with pictures");
    assert!(pictured < 1000.max(2 * text), "95 % within {pictured} ms; as text within {text} ms");
    assert!(play(&evening).await < 1000.max(2 * text));
    texted(&evening).await;
    assert!(pictures.drawn.load(Ordering::SeqCst) < 40, "the bot draws a shared picture once");
    stop(evening).await;
}

/// The 95th percentile of the time to the first answer for five hundred concurrent requests of these views, in milliseconds.
async fn five_hundred(evening: &Evening, views: &[u8]) -> u64 {
    let ask = |n: usize| {
        let view = [("view", json!(views[n % views.len()]))];
        evening.sandbox.slash(evening.member(n % 5), evening.channel, "board", &view).unwrap()
    };
    let asked: Vec<_> = (0..500).map(ask).collect();
    let (mut waited, mut replaced) = (Vec::new(), 0);
    for one in &asked {
        let answer = one.settled(SOON).await.unwrap();
        assert_eq!(answer.interaction_status, InteractionStatus::Answered);
        // The player to move has one copy of their turn, since a new one replaces the older one.
        match answer.message {
            Some(message) => assert!(!message.attachments.is_empty() || is_in_words(&message), "{}", text(&message)),
            None => replaced += 1,
        }
        waited.push(answer.after_ms.unwrap());
    }
    assert!(replaced < asked.len() / 5, "{replaced} of {} are gone, more than those of who is to move", asked.len());
    waited.sort_unstable();
    waited[475]
}

#[tokio::test(start_paused = true)]
async fn flight_to_many_places_is_asked_with_the_board() {
    let (evening, _) = evening(Drawing::Quick).await;
    evening.start_game(3, 3).await;
    let many = |seat: Seat, came: &Consequence| {
        let Some(defender) = came.asked().first().map(|asked| asked.seat).filter(|other| *other != seat) else {
            return false;
        };
        came.then(defender, "flee", true).is_some_and(|fled| {
            fled.asked().first().is_some_and(|asked| asked.seat == defender && asked.out_of_turn)
                && (6..=10).contains(&fled.position.legal(defender).len())
        })
    };
    let (view, mover, code) = lead(&evening, many).await;
    // No person counts as being in the middle of a turn.
    evening.pass(Duration::from_secs(61));
    evening.delivered().await;
    evening.slash(evening.member_on(&view, mover), "play", &[("action", json!(code))]).await;
    let attacked = evening.view().await;
    let seat = attacked.open.first().unwrap().decision.seat;
    let defender = evening.member_on(&attacked, seat);
    let attack = attacked.open.first().unwrap().clone();
    let asked = evening.offer(defender, &attacked, &attack).await;
    assert!(picture(&asked).is_some(), "the direct message shows the board");
    evening.slash(defender, "play", &[("action", json!("flee"))]).await;
    let flight = evening.view().await;
    let open = flight.decision_of(seat).unwrap().as_its_seat();
    let voice = Voice::new(Locale::En, flight.seats.iter().map(|_| String::new()).collect());
    let buttons = (0..open.choices(&voice).len()).map(|n| format!("v1:{}:{}:{n}", flight.id, open.id.0));
    let buttons: Vec<String> = buttons.collect();
    let whole = |look: &Look<'_>| {
        let offers = |message: &&Message| {
            let ids = message.custom_ids();
            buttons.iter().all(|button| ids.contains(button))
        };
        look.dm_messages(defender).into_iter().find(|message| offers(message) && picture(message).is_some()).cloned()
    };
    let where_to = evening.sandbox.wait_for("the places, on the board and on buttons", SOON, whole).await.unwrap();
    assert_eq!(where_to.id, asked.id);
    stop(evening).await;
}
