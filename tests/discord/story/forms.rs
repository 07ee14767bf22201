//! Forms for `/report`, `/me` and `/server`.

use support::evening;

use evening::{Evening, SOON, id_ending, text, without_limits};
use serde_json::json;
use skald::sandbox::message::Message;
use support::sandbox::{Asked, Id};

/// Presses the button of a form.
async fn opens(evening: &Evening, member: Id, message: &Message, button: &str) -> Asked {
    let asked = evening.sandbox.press(member, message.id, &id_ending(message, button)).unwrap();
    assert!(asked.answer(SOON).await.unwrap().modal.is_some(), "a form");
    asked
}

/// Sends a form, and returns the answer.
async fn sends(evening: &Evening, opened: &Asked, fields: &[(&str, &str)]) -> String {
    let sent = evening.sandbox.submit(opened, fields).unwrap();
    let answer = sent.settled(SOON).await.unwrap().message.expect("an answer");
    assert!(answer.is_ephemeral(), "only the person sees it");
    text(&answer)
}

#[tokio::test(start_paused = true)]
async fn report_without_a_text_is_written_in_a_form() {
    let mut evening = Evening::begin(without_limits()).await;
    let me = evening.member(1);
    let asked = evening.sandbox.slash(me, evening.channel, "report", &[]).unwrap();
    assert!(asked.answer(SOON).await.unwrap().modal.is_some(), "a form");
    let thanks = sends(&evening, &asked, &[("text", "The sail creaks.")]).await;
    assert!(thanks.contains("Thank you"), "{thanks}");
    let report = |message: &Message| !message.is_ephemeral() && text(message).contains("The sail creaks.");
    evening.message(evening.member(0), "the report in the operator's channel", report).await;
    evening.stop().await;
    evening.assert_no_faults();
}

#[tokio::test(start_paused = true)]
async fn calls_are_set_in_a_form_and_shown_in_it() {
    let mut evening = Evening::begin(without_limits()).await;
    let me = evening.member(1);
    let settings = evening.slash(me, "me", &[]).await;
    let form = opens(&evening, me, &settings, ":form:calls").await;
    let wrong = sends(&evening, &form, &[("interval", "soon")]).await;
    assert!(wrong.contains("is not a number from 0 to 72"), "{wrong}");
    let form = opens(&evening, me, &settings, ":form:calls").await;
    let fields = [("quiet", "22-8"), ("zone", "Europe/Berlin"), ("interval", "6"), ("digest", "")];
    let said = sends(&evening, &form, &fields).await;
    assert!(said.contains("22:00") && said.contains("Europe/Berlin"), "{said}");
    let settings = evening.slash(me, "me", &[("standing", json!(0))]).await;
    let form = opens(&evening, me, &settings, ":form:calls").await;
    let shown = form.now().unwrap().modal.unwrap()["components"].to_string();
    assert!(shown.contains("22:00–8:00") && shown.contains("Europe/Berlin") && shown.contains("\"6\""), "{shown}");
    let said = sends(&evening, &form, &[("quiet", ""), ("zone", ""), ("interval", "")]).await;
    assert!(!said.contains("22:00") && !said.contains("Europe/Berlin"), "{said}");
    evening.stop().await;
    evening.assert_no_faults();
}

#[tokio::test(start_paused = true)]
async fn numbers_of_a_server_are_set_in_a_form_by_managers() {
    let mut evening = Evening::begin(without_limits()).await;
    let manager = evening.member(0);
    let settings = evening.slash(manager, "server show", &[]).await;
    let form = opens(&evening, manager, &settings, ":form:limits").await;
    let said = sends(&evening, &form, &[("person", "3"), ("server", "40"), ("keep", "90")]).await;
    assert!(["3", "40", "90"].iter().all(|number| said.contains(number)), "{said}");
    let form = opens(&evening, manager, &settings, ":form:limits").await;
    let refused = sends(&evening, &form, &[("keep", "7")]).await;
    assert!(refused.contains("30"), "{refused}");
    let form = opens(&evening, manager, &settings, ":form:limits").await;
    let sent = evening.sandbox.submit(&form, &[("keep", "90")]).unwrap();
    sent.settled(SOON).await.unwrap();
    evening.sandbox.deliver_forged(sent.id(), |event| {
        event["member"]["permissions"] = json!("0");
        event["data"]["components"][2]["components"][0]["value"] = json!("365");
    });
    tokio::time::sleep(std::time::Duration::from_secs(2)).await;
    let kept = text(&evening.slash(manager, "server show", &[]).await);
    assert!(kept.contains("90") && !kept.contains("365"), "only managers may send it: {kept}");
    evening.stop().await;
}
