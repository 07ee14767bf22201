//! A serenity and poise bot lives through what Discord puts it through.

use super::{SOON, as_documented, assert_no_faults, bot::Bot, general, sandbox, without_limits};
use serde_json::json;
use std::{sync::atomic::Ordering, time::Duration};
use support::sandbox::{InteractionStatus, Look, message::EPHEMERAL};

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_logs_in_registers_and_answers_commands_and_buttons() {
    let sandbox = without_limits().await;
    let bot = Bot::start(&sandbox).await;
    let (astrid, bjorn, channel) = (sandbox.member(0).id, sandbox.member(1).id, general(&sandbox));

    let ping = sandbox.slash(astrid, channel, "/ping", &[]).unwrap();
    let answer = ping.answer(SOON).await.unwrap();
    assert_eq!((answer.interaction_status, answer.callback), (InteractionStatus::Answered, Some(4)));
    let message = answer.message.unwrap();
    assert_eq!(message.content, "Pong 0");
    assert_eq!(message.custom_ids(), ["again"]);

    let press = sandbox.press(bjorn, message.id, "again").unwrap();
    assert_eq!(press.answer(SOON).await.unwrap().message.unwrap().content, "Pong 1");
    let seen = sandbox.messages(bjorn, channel);
    assert_eq!(seen.len(), 1, "the press has edited the message, not added one");

    let asked = sandbox.slash(astrid, channel, "table status", &[("who", json!(bjorn.to_string()))]).unwrap();
    let answer = asked.answer(SOON).await.unwrap();
    assert_eq!(answer.message.unwrap().content, "astrid asks in en-US about bjorn");
    bot.stop().await;
    assert_no_faults(&sandbox);
}

#[tokio::test(flavor = "multi_thread")]
async fn an_ephemeral_answer_is_seen_by_its_addressee_only() {
    let sandbox = without_limits().await;
    let bot = Bot::start(&sandbox).await;
    let (astrid, bjorn, channel) = (sandbox.member(0).id, sandbox.member(1).id, general(&sandbox));
    let asked = sandbox.slash(astrid, channel, "whisper", &[]).unwrap();
    let secret = asked.answer(SOON).await.unwrap().message.unwrap();
    assert_eq!(secret.flags & EPHEMERAL, EPHEMERAL);
    assert_eq!(sandbox.messages(astrid, channel).len(), 1);
    assert!(sandbox.messages(bjorn, channel).is_empty());
    assert!(sandbox.press(bjorn, secret.id, "again").is_err());
    sandbox.dismiss(astrid, secret.id).unwrap();
    assert!(sandbox.messages(astrid, channel).is_empty());
    bot.stop().await;
    assert_no_faults(&sandbox);
}

#[tokio::test(flavor = "multi_thread")]
async fn options_are_completed_and_checked_before_they_are_sent() {
    let sandbox = without_limits().await;
    let bot = Bot::start(&sandbox).await;
    let (carmen, channel) = (sandbox.member(2).id, general(&sandbox));
    let choices = sandbox.complete(carmen, channel, "pick", &[], "fruit", "ap").await.unwrap();
    assert_eq!(choices.iter().map(|choice| choice.name.as_str()).collect::<Vec<_>>(), ["apple", "apricot"]);
    let picked = sandbox.slash(carmen, channel, "pick", &[("fruit", json!("pear")), ("count", json!(3))]).unwrap();
    assert_eq!(picked.answer(SOON).await.unwrap().message.unwrap().content, "3 x pear");
    for (options, why) in [
        (vec![], "required"),
        (vec![("fruit", json!("pear")), ("count", json!(10))], "out of bounds"),
        (vec![("fruit", json!("pear")), ("colour", json!("red"))], "no option colour"),
    ] {
        let refused = sandbox.slash(carmen, channel, "pick", &options).map(|_| ()).unwrap_err();
        assert!(refused.to_string().contains(why), "{refused}");
    }
    assert!(sandbox.slash(carmen, channel, "nonsense", &[]).is_err());
    bot.stop().await;
    assert_no_faults(&sandbox);
}

#[tokio::test(flavor = "multi_thread")]
async fn letters_go_out_unless_direct_messages_are_closed() {
    let sandbox = without_limits().await;
    let bot = Bot::start(&sandbox).await;
    let (dominique, erik, channel) = (sandbox.member(3).id, sandbox.member(4).id, general(&sandbox));
    let asked = sandbox.slash(dominique, channel, "letter", &[]).unwrap();
    assert_eq!(asked.answer(SOON).await.unwrap().message.unwrap().content, "Sent");
    let letter = sandbox.look(|look| look.dm_messages(dominique).first().map(|message| (*message).clone())).unwrap();
    assert_eq!(letter.content, "A letter");
    assert_eq!(sandbox.look(|look| look.unread(dominique, letter.channel)), (1, 1), "a letter notifies");
    let read = sandbox.press(dominique, letter.id, "again").unwrap();
    assert_eq!(read.answer(SOON).await.unwrap().message.unwrap().content, "Pong 1");

    sandbox.close_dms(erik, true).unwrap();
    let asked = sandbox.slash(erik, channel, "letter", &[]).unwrap();
    assert_eq!(asked.answer(SOON).await.unwrap().message.unwrap().content, "Not sent: 50007");
    bot.stop().await;
    assert_no_faults(&sandbox);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_thinking_answer_is_filled_in_followed_up_and_edited() {
    let sandbox = without_limits().await;
    let bot = Bot::start(&sandbox).await;
    let (astrid, channel) = (sandbox.member(0).id, general(&sandbox));
    let asked = sandbox.slash(astrid, channel, "later", &[]).unwrap();
    assert_eq!(asked.answer(SOON).await.unwrap().callback, Some(5));
    let followups = asked.followups(1, SOON).await.unwrap();
    assert_eq!(followups[0].content, "One thing more");
    let edited = |look: &Look<'_>| {
        let all = look.messages(astrid, channel);
        all.iter().any(|message| message.content == "The answer, edited").then_some(())
    };
    sandbox.wait_for("the edit", SOON, edited).await.unwrap();
    assert!(asked.now().unwrap().message.unwrap().is_ephemeral(), "the answer keeps the secrecy of the thinking");
    bot.stop().await;
    assert_no_faults(&sandbox);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_form_is_opened_filled_in_and_sent() {
    let sandbox = without_limits().await;
    let bot = Bot::start(&sandbox).await;
    let (astrid, channel) = (sandbox.member(0).id, general(&sandbox));
    let asked = sandbox.slash(astrid, channel, "form", &[]).unwrap();
    let form = asked.answer(SOON).await.unwrap().modal.unwrap();
    assert_eq!(form["title"], "Who are you?");
    assert!(sandbox.submit(&asked, &[("name", "a name much too long for this")]).is_err());
    let sent = sandbox.submit(&asked, &[("name", "Ragnhild")]).unwrap();
    assert_eq!(sent.answer(SOON).await.unwrap().message.unwrap().content, "Hello, Ragnhild");
    bot.stop().await;
    assert_no_faults(&sandbox);
}

#[tokio::test(flavor = "multi_thread")]
async fn missing_answer_after_three_seconds_is_shown() {
    let sandbox = sandbox().await;
    let bot = Bot::start(&sandbox).await;
    let (astrid, channel) = (sandbox.member(0).id, general(&sandbox));
    let asked = sandbox.slash(astrid, channel, "sleepy", &[]).unwrap();
    assert!(asked.answer(Duration::from_millis(300)).await.is_err());
    sandbox.advance(Duration::from_secs(3));
    assert_eq!(asked.answer(SOON).await.unwrap().interaction_status, InteractionStatus::Dead);
    bot.stop().await;
    assert_no_faults(&sandbox);
}

#[tokio::test(flavor = "multi_thread")]
async fn interactions_reach_a_bot_that_resumes_and_may_come_twice() {
    let sandbox = without_limits().await;
    let bot = Bot::start(&sandbox).await;
    let (astrid, channel) = (sandbox.member(0).id, general(&sandbox));
    sandbox.gateway_drop();
    let asked = sandbox.slash(astrid, channel, "ping", &[]).unwrap();
    assert_eq!(
        asked.answer(SOON).await.unwrap().interaction_status,
        InteractionStatus::Answered,
        "the replay brought it"
    );
    assert_eq!(sandbox.look(|look| look.logins()), (1, 1), "one login and one resume");
    sandbox.gateway_reconnect();
    sandbox.wait_for("a second resume", SOON, |look| (look.logins().1 == 2).then_some(())).await.unwrap();

    // The bot answers the copy as well; the second answer is refused, as Discord refuses it.
    sandbox.deliver_again(asked.id());
    let refused = |look: &Look<'_>| look.journal().iter().any(|one| one.response["code"] == 40060).then_some(());
    sandbox.wait_for("the refusal of the second answer", SOON, refused).await.unwrap();
    assert_eq!(sandbox.messages(astrid, channel).len(), 1);
    while bot.seen.interactions.load(Ordering::Relaxed) < 2 {
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    bot.stop().await;
    as_documented(&sandbox);
}
