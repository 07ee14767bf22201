//! Invitations: `/new with:` keeps seats until people answer by buttons. *Challenge to a game* in the menu of a person
//! opens a table for two.

use support::evening;

use evening::{Evening, SOON, ends, id_ending, text, without_limits};
use serde_json::{Value, json};
use skald::sandbox::message::Message;
use skald::sandbox::{ClientError, Id};
use skald::table::{PersonId, Stage};

const CHALLENGE: &str = "Challenge to a game";

fn mention(member: Id) -> String {
    format!("<@{member}>")
}

/// Opens a table of *Raids* that keeps seats for members.
async fn opened(evening: &Evening, guests: &[usize], more: &[(&str, Value)]) -> Message {
    let with: Vec<_> = guests.iter().map(|guest| mention(evening.member(*guest))).collect();
    let mut options = vec![("title", json!("raids")), ("seats", json!(4)), ("with", json!(with.join(" ")))];
    options.extend(more.iter().cloned());
    evening.slash(evening.member(0), "new", &options).await;
    invitation(evening, 0).await
}

/// The invitation as a member sees it.
async fn invitation(evening: &Evening, reader: usize) -> Message {
    let asks = |message: &Message| ends(message, ":lobby:decline");
    evening.message(evening.member(reader), "the invitation", asks).await
}

/// Presses a button of the invitation.
async fn answers(evening: &Evening, guest: usize, invitation: &Message, button: &str) -> support::sandbox::Asked {
    let asked = evening.sandbox.press(evening.member(guest), invitation.id, &id_ending(invitation, button)).unwrap();
    asked.answer(SOON).await.unwrap();
    asked
}

async fn seated(evening: &Evening, member: usize) -> bool {
    evening.shared().await.seat_of(PersonId(evening.member(member).get())).is_some()
}

#[tokio::test(start_paused = true)]
async fn invited_people_accept_or_decline_by_buttons() {
    let mut evening = Evening::begin(without_limits()).await;
    let asked = opened(&evening, &[1, 2], &[]).await;
    for guest in [1, 2] {
        let member = evening.member(guest);
        assert!(asked.content.contains(&mention(member)), "{}", asked.content);
        assert!(evening.sandbox.look(|look| look.unread(member, evening.channel)).1 > 0, "it notifies them");
    }
    let first = mention(evening.member(1));
    let card = |message: &Message| ends(message, ":join") && text(message).contains(&first);
    evening.message(evening.member(0), "the card with the kept seats", card).await;
    answers(&evening, 1, &asked, ":lobby:join").await;
    assert!(seated(&evening, 1).await);
    let shorter = |message: &Message| message.id == asked.id && !message.content.contains(&first);
    let shorter = evening.message(evening.member(0), "the invitation of the other", shorter).await;
    answers(&evening, 2, &shorter, ":lobby:decline").await;
    let host = evening.member(0);
    let gone = async || evening.sandbox.look(|look| look.message(host, asked.id).is_none());
    evening.until("the answered invitation is deleted", gone).await;
    assert!(!seated(&evening, 2).await && evening.shared().await.invited.is_empty());
    let read = text(&evening.slash(evening.member(0), "log", &[]).await);
    assert!(read.contains("invited") && read.contains("declined the invitation"), "{read}");
    evening.stop().await;
    evening.assert_no_faults();
}

/// The host may close a table first, and invite people when they know whom.
#[tokio::test(start_paused = true)]
async fn table_is_closed_before_anybody_is_invited() {
    let mut evening = Evening::begin(without_limits()).await;
    let (host, guest) = (evening.member(0), evening.member(1));
    evening.slash(host, "new", &[("title", json!("raids")), ("invited_only", json!(true))]).await;
    let refused = text(&evening.slash(guest, "join", &[]).await);
    assert!(refused.contains("Only people whom the host invites"), "{refused}");
    evening.slash(host, "table invite", &[("person", json!(guest.to_string()))]).await;
    let asked = invitation(&evening, 1).await;
    answers(&evening, 1, &asked, ":lobby:join").await;
    assert!(seated(&evening, 1).await);
    evening.stop().await;
    evening.assert_no_faults();
}

#[tokio::test(start_paused = true)]
async fn others_take_neither_a_kept_seat_nor_a_closed_table() {
    let mut evening = Evening::begin(without_limits()).await;
    let asked = opened(&evening, &[1], &[("invited_only", json!(true))]).await;
    let stranger = text(&evening.slash(evening.member(4), "join", &[]).await);
    assert!(stranger.contains("Only people whom the host invites"), "{stranger}");
    let refused = answers(&evening, 4, &asked, ":lobby:decline").await.reply_message(SOON).await.unwrap();
    assert!(text(&refused).contains("no such invitation"), "{}", text(&refused));
    answers(&evening, 1, &asked, ":lobby:join").await;
    assert!(seated(&evening, 1).await && !seated(&evening, 4).await);
    evening.slash(evening.member(0), "start", &[]).await;
    assert_eq!(evening.shared().await.stage, Stage::Playing);
    evening.stop().await;
    evening.assert_no_faults();
}

#[tokio::test(start_paused = true)]
async fn host_invites_later_and_takes_an_invitation_back() {
    let mut evening = Evening::begin(without_limits()).await;
    evening.slash(evening.member(0), "new", &[("title", json!("raids")), ("seats", json!(3))]).await;
    let people: Vec<_> = (0..5).map(|member| json!(evening.member(member).to_string())).collect();
    let person = |member: usize| ("person", people[member].clone());
    let status = text(&evening.slash(evening.member(0), "table invite", &[person(2)]).await);
    assert!(status.contains(&mention(evening.member(2))), "{status}");
    let asked = invitation(&evening, 2).await;
    evening.restart().await;
    let other = text(&evening.slash(evening.member(1), "table invite", &[person(3)]).await);
    assert!(other.contains("Only the host"), "{other}");
    let back = [person(2), ("withdraw", json!(true))];
    evening.slash(evening.member(0), "table invite", &back).await;
    let host = evening.member(0);
    let gone = async || evening.sandbox.look(|look| look.message(host, asked.id).is_none());
    evening.until("the invitation is deleted", gone).await;
    let bot = [("person", json!(evening.sandbox.bot().to_string()))];
    let refused = text(&evening.slash(evening.member(0), "table invite", &bot).await);
    assert!(refused.contains("bots do not answer"), "{refused}");
    evening.stop().await;
    evening.assert_no_faults();
}

#[tokio::test(start_paused = true)]
async fn invitation_that_cannot_be_kept_opens_no_table() {
    let mut evening = Evening::begin(without_limits()).await;
    let (host, one) = (evening.member(0), mention(evening.member(1)));
    let two = format!("{one}, {}", mention(evening.member(2)));
    let oneself = format!("{one} {}", mention(host));
    let bot = mention(evening.sandbox.bot());
    let with = |with: &str| ("with", json!(with));
    let title = || ("title", json!("raids"));
    for (options, words) in [
        (vec![title(), with("Bjorn")], "does not name people"),
        (vec![title(), with(&bot)], "bots do not answer"),
        (vec![title(), with(&oneself)], "you are there already"),
        (vec![title(), with(&one), ("start", json!(true))], "need time to answer"),
        (vec![title(), with(&two), ("seats", json!(2))], "You invite 2 people, but only 1 seat is left"),
    ] {
        let asked = evening.sandbox.slash(host, evening.channel, "new", &options).unwrap();
        let refused = asked.settled(SOON).await.unwrap().message.expect("a refusal");
        assert!(text(&refused).contains(words), "{}", text(&refused));
    }
    let here = skald::table::ChannelId(evening.channel.get());
    assert!(evening.tables.at(here).await.unwrap().is_none());
    evening.stop().await;
    evening.assert_no_faults();
}

#[tokio::test(start_paused = true)]
async fn person_is_challenged_from_their_menu() {
    let mut evening = Evening::begin(without_limits()).await;
    let (member, other) = (evening.member(0), evening.member(1));
    let menu = |of: Id| evening.sandbox.choose_in_menu(member, evening.channel, CHALLENGE, of);
    for nobody in [member, evening.sandbox.bot()] {
        let refused = menu(nobody).unwrap().settled(SOON).await.unwrap().message.expect("a refusal");
        assert!(text(&refused).contains("Invite another person"), "{}", text(&refused));
    }
    let question = menu(other).unwrap().settled(SOON).await.unwrap().message.expect("a question");
    assert!(question.is_ephemeral() && text(&question).contains(&mention(other)));
    let brandubh = question.custom_ids().into_iter().find(|id| id.contains(":brandubh:challenge:")).expect("a button");
    evening.sandbox.press(member, question.id, &brandubh).unwrap().answer(SOON).await.unwrap();
    let asked = invitation(&evening, 1).await;
    let view = evening.shared().await;
    assert!(view.invited_only && view.wanted == 2 && view.title.meta().key == "brandubh");
    answers(&evening, 1, &asked, ":lobby:join").await;
    evening.slash(member, "start", &[]).await;
    assert_eq!(evening.shared().await.stage, Stage::Playing);
    let private = evening.sandbox.open_dm(member).unwrap();
    let there = evening.sandbox.choose_in_menu(member, private, CHALLENGE, other).map(|asked| asked.id());
    assert!(matches!(there, Err(ClientError::UnknownCommand(_))), "it needs a server: {there:?}");
    evening.stop().await;
    evening.assert_no_faults();
}

#[tokio::test(start_paused = true)]
async fn invitation_says_that_the_game_began_without_an_answer() {
    let mut evening = Evening::begin(without_limits()).await;
    let asked = opened(&evening, &[1, 2], &[]).await;
    answers(&evening, 1, &asked, ":lobby:join").await;
    evening.slash(evening.member(0), "start", &[]).await;
    let late = |message: &Message| message.id == asked.id && message.content.contains("No seat is kept any longer");
    let late = evening.message(evening.member(2), "the news of the start", late).await;
    assert!(late.custom_ids().is_empty() && late.content.contains("Raids"), "{late:?}");
    evening.stop().await;
    evening.assert_no_faults();
}
