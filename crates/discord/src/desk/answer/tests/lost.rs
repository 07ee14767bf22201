//! Lost receipts, and first responses that another process has made.

use super::*;

/// An earlier run deferred the answer and ended.
#[tokio::test]
async fn deferred_answer_of_an_earlier_run_is_filled_in() {
    let rig = Rig::new(Ack::Private, &[ACKNOWLEDGED_BEFORE, PROMISE, PROMISE, MESSAGE]).await;
    rig.answer.send(&hello(), ReplyTarget::Reply).await.unwrap();
    assert_eq!(rig.received(), ["POST callback 4", "GET @original", "GET @original", "PATCH @original"]);
}

/// Another process deferred the answer and fills it in.
#[tokio::test]
async fn deferred_answer_of_another_process_is_left_to_it() {
    let rig = Rig::new(Ack::Private, &[ACKNOWLEDGED_BEFORE, PROMISE, MESSAGE]).await;
    rig.answer.begin();
    rig.answer.tell(&hello()).await.unwrap();
    rig.answer.follow(&hello()).await.unwrap();
    assert_eq!(rig.received()[1..], ["GET @original", "GET @original"]);
}

/// A second copy of the bot answered first.
#[tokio::test]
async fn answer_of_a_second_copy_is_not_edited() {
    for (ack, target) in [(Ack::Private, OWN), (Ack::Quiet, OWN), (Ack::Quiet, ReplyTarget::FollowUp)] {
        let rig = Rig::new(ack, &[ACKNOWLEDGED_BEFORE, MESSAGE]).await;
        rig.answer.send(&hello(), target).await.unwrap();
        rig.answer.follow(&hello()).await.unwrap();
        let received = rig.received();
        assert!(received.iter().skip(1).all(|request| request == "GET @original"), "{ack:?}: {received:?}");
    }
}

#[tokio::test]
async fn response_of_a_second_copy_is_requested_once() {
    let rig = Rig::new(Ack::Private, &[ACKNOWLEDGED_BEFORE, MESSAGE]).await;
    assert!(rig.answer.put(&mut hello(), ReplyTarget::Reply).await.unwrap().is_none());
    assert_eq!(rig.received(), ["POST callback?with_response=true 4", "GET @original"]);
}

#[tokio::test]
async fn response_with_lost_receipt_counts() {
    let rig = Rig::new(Ack::Private, &[Nothing, ACKNOWLEDGED_BEFORE, MESSAGE]).await;
    rig.answer.send(&hello(), ReplyTarget::Reply).await.unwrap();
    assert!(rig.answer.answered.load(Ordering::Relaxed));
}

#[tokio::test]
async fn unconfirmed_response_is_edited_when_discord_is_back() {
    let rig = Rig::new(Ack::Private, &[Nothing, Nothing, MESSAGE]).await;
    rig.answer.send(&hello(), ReplyTarget::Reply).await.unwrap();
    assert_eq!(rig.received(), ["POST callback 4", "POST callback 4", "PATCH @original"]);
}

#[tokio::test]
async fn reply_is_sent_after_an_unconfirmed_acknowledgement() {
    let large = async {
        let rig = Rig::new(Ack::Private, &[Nothing, Nothing, MESSAGE]).await;
        let large = hello().attach("game.json".to_owned(), vec![0; QUICK_UPLOAD + 1]);
        rig.answer.send(&large, ReplyTarget::Reply).await.unwrap();
        assert_eq!(rig.received()[..2], ["POST callback 5", "POST callback 5"]);
        assert!(rig.received()[2].starts_with("PATCH @original"), "{:?}", rig.received());
    };
    let invalid = async {
        let rig = Rig::new(Ack::Quiet, &[INVALID, Nothing, Nothing, MESSAGE]).await;
        rig.answer.send(&hello(), OWN).await.unwrap();
        assert_eq!(rig.received(), ["POST callback 7", "POST callback 6", "POST callback 6", "PATCH @original"]);
    };
    let dismissed = async {
        let rig = Rig::new(Ack::Private, &[Nothing, Nothing, DONE]).await;
        rig.answer.dismiss().await.unwrap();
        assert_eq!(rig.received(), ["POST callback 5", "POST callback 5", "DELETE @original"]);
    };
    tokio::join!(large, invalid, dismissed);
}

#[tokio::test]
async fn unconfirmed_reply_is_looked_up_and_not_sent_twice() {
    let rig = Rig::new(Ack::Quiet, &[Nothing, Nothing, PRIVATE]).await;
    rig.answer.send(&hello(), ReplyTarget::FollowUp).await.unwrap();
    assert_eq!(rig.received(), ["POST callback 4", "POST callback 4", "GET @original", "PATCH @original"]);
}

/// The receipt of a private reply is lost, and `@original` is the message that was pressed: another response came first.
#[tokio::test]
async fn private_reply_never_edits_the_pressed_message() {
    const PUBLIC: Does = Says("200 OK", r#"{"id": "9", "flags": 0}"#);
    const EPHEMERAL: Does = Says("200 OK", r#"{"id": "9", "flags": 64}"#);
    const OTHER_PUBLIC: Does = Says("200 OK", r#"{"id": "5", "flags": 0}"#);
    let founds = [PUBLIC, EPHEMERAL, OTHER_PUBLIC];
    let cases = [Nothing, ACKNOWLEDGED_BEFORE].into_iter().flat_map(|lost| founds.map(|found| (lost, found)));
    let cases = cases.flat_map(|case| [ReplyTarget::FollowUp, ReplyTarget::Reply].map(|target| (case, target)));
    let tried = cases.map(|((lost, found), target)| async move {
        let script: &'static [Does] = Box::leak(Box::new([Nothing, lost, found, MESSAGE]));
        let rig = Rig::new(Ack::Quiet, script).await;
        rig.answer.send(&hello(), target).await.unwrap();
        rig.answer.tell(&hello()).await.unwrap();
        let sent = ["POST callback 4", "POST callback 4", "GET @original", "POST a.token", "POST a.token"];
        assert_eq!(rig.received(), sent, "{target:?}");
    });
    futures_util::future::join_all(tried).await;
}

/// What each first response makes of each target.
#[test]
fn original_is_edited_only_if_it_is_the_target() {
    for (target, editing) in
        [(ReplyTarget::Reply, Some(First::Reply)), (OWN, Some(First::Pressed)), (ReplyTarget::FollowUp, None)]
    {
        for first in [First::Open, First::Reply, First::Pressed, First::Unknown, First::Silent] {
            let edited = first.edited(target);
            assert_eq!(edited, (Some(first) == editing).then_some(Reply::Original), "{first:?} {target:?}");
        }
    }
}

#[tokio::test]
async fn public_message_is_no_target_of_a_private_reply() {
    let mut answer = Arc::into_inner(Rig::new(Ack::Quiet, &[DONE]).await.answer).unwrap();
    assert_eq!(answer.pressed(), OWN);
    answer.own = None;
    assert_eq!(answer.pressed(), ReplyTarget::FollowUp);
}

/// Discord says that somebody has acknowledged the interaction, and knows of no answer. Slow: the look-up is retried
/// until its real timeout.
#[tokio::test]
async fn acknowledgement_that_discord_does_not_know_is_lost() {
    let tried = [Ack::Private, Ack::Quiet].map(|ack| async move {
        let rig = Rig::new(ack, &[ACKNOWLEDGED_BEFORE, UNSETTLED]).await;
        let lost = rig.answer.acknowledge().await;
        assert!(lost.is_err_and(|error| error.fault == Fault::Expired), "{ack:?}");
        assert!(!rig.answer.is_acknowledged());
        let sent = rig.received().len();
        assert!(rig.answer.tell(&hello()).await.is_err());
        assert_eq!(rig.received().len(), sent, "nothing is sent with a token that Discord does not know");
    });
    futures_util::future::join_all(tried).await;
}

#[tokio::test]
async fn acknowledgement_without_receipt_is_confirmed() {
    let rig = Rig::new(Ack::Quiet, &[Nothing, Nothing, MESSAGE]).await;
    assert!(rig.answer.acknowledge().await.is_err_and(|error| error.fault == Fault::Silence));
    rig.answer.acknowledge().await.unwrap();
    rig.answer.acknowledge().await.unwrap();
    assert_eq!(rig.received(), ["POST callback 6", "POST callback 6", "GET @original"]);
}

/// The look-up fails for a moment. Without it a deferred answer would stay one for ever.
#[tokio::test]
async fn deferred_answer_is_filled_in_after_a_failed_lookup() {
    let rig = Rig::new(Ack::Private, &[ACKNOWLEDGED_BEFORE, UNWELL, PROMISE, PROMISE, MESSAGE]).await;
    rig.answer.send(&hello(), ReplyTarget::Reply).await.unwrap();
    assert!(rig.answer.is_replayed());
    assert_eq!(rig.received().last().map(String::as_str), Some("PATCH @original"));
}

#[tokio::test]
async fn nothing_is_sent_with_an_expired_token() {
    let rig = Rig::new(Ack::Private, &[MESSAGE]).await;
    let sent = rig.answer.put(&mut hello(), ReplyTarget::Reply).await.unwrap().unwrap();
    let requests = rig.received().len();
    let mut answer = Arc::into_inner(rig.answer).unwrap();
    answer.since = Instant::now().checked_sub(TOKEN).unwrap();
    assert!(answer.remove(sent).await.is_err_and(|error| error.fault == Fault::Expired));
    assert!(answer.amend(sent, &hello()).await.is_err_and(|error| error.fault == Fault::Expired));
    assert_eq!(rig.received.lock().unwrap().len(), requests);
}
