//! `/note`: a person's own note at a table, in their turns and in a form. No other person sees it.

use support::evening;

use evening::{Evening, SOON, text, without_limits};
use serde_json::json;
use skald::sandbox::Id;

const SECRET: &str = "keep two Vikings for the ghost ship";

/// Everything that a member sees in the channel and in their direct messages.
fn seen(evening: &Evening, member: Id) -> String {
    let messages = evening.sandbox.look(|look| {
        let direct = look.dm_messages(member).into_iter();
        direct.chain(look.messages(member, evening.channel)).map(text).collect::<Vec<_>>()
    });
    messages.join("\n")
}

#[tokio::test(start_paused = true)]
async fn note_is_shown_in_the_turns_of_its_person_only() {
    let mut evening = Evening::begin(without_limits()).await;
    evening.start_game(2, 3).await;
    let view = evening.view().await;
    let seat = view.open[0].decision.seat;
    let me = evening.member_on(&view, seat);
    let kept = text(&evening.slash(me, "note", &[("text", json!(SECRET))]).await);
    assert!(kept.contains("Kept") && kept.contains(SECRET), "{kept}");
    let code = view.unredacted().unwrap().legal(seat).remove(0);
    let panel = evening.slash(me, "play", &[("action", json!(code))]).await;
    assert!(panel.is_ephemeral() && text(&panel).contains(SECRET), "{}", text(&panel));
    evening.delivered().await;
    evening.restart().await;
    for other in (0..5).map(|at| evening.member(at)).filter(|other| *other != me) {
        evening.slash(other, "log", &[]).await;
        evening.slash(other, "board", &[]).await;
        evening.slash(other, "export", &[]).await;
        assert!(!seen(&evening, other).contains(SECRET), "a note is for one person");
    }
    evening.slash(me, "note", &[("text", json!(" "))]).await;
    let cleared = text(&evening.slash(me, "board", &[]).await);
    assert!(!cleared.contains(SECRET), "{cleared}");
    evening.stop().await;
    evening.assert_no_faults();
}

#[tokio::test(start_paused = true)]
async fn note_is_changed_and_erased_in_a_form() {
    let mut evening = Evening::begin(without_limits()).await;
    evening.start_game(2, 2).await;
    let me = evening.member(0);
    for (typed, shown) in [(SECRET, SECRET), ("", "You have no note here")] {
        let asked = evening.sandbox.slash(me, evening.channel, "note", &[]).unwrap();
        assert!(asked.answer(SOON).await.unwrap().modal.is_some(), "without a text there is a form");
        let sent = evening.sandbox.submit(&asked, &[("note", typed)]).unwrap();
        let answer = sent.settled(SOON).await.unwrap().message.expect("an answer");
        assert!(answer.is_ephemeral() && text(&answer).contains(shown), "{}", text(&answer));
    }
    let stranger = evening.slash(evening.member(4), "note", &[]).await;
    assert!(text(&stranger).contains("have no seat"), "{}", text(&stranger));
    evening.stop().await;
    evening.assert_no_faults();
}

#[tokio::test(start_paused = true)]
async fn form_of_a_note_shows_the_present_text() {
    let mut evening = Evening::begin(without_limits()).await;
    evening.start_game(2, 2).await;
    let me = evening.member(0);
    evening.slash(me, "note", &[("text", json!(SECRET))]).await;
    let asked = evening.sandbox.slash(me, evening.channel, "note", &[]).unwrap();
    let form = asked.answer(SOON).await.unwrap().modal.expect("a form");
    assert_eq!(form["components"][0]["components"][0]["value"], SECRET);
    evening.stop().await;
    evening.assert_no_faults();
}
