//! The host of a table names another host by `/table host`, in the lobby and in the game. The bot refuses other people.

use support::evening;

use evening::{Evening, ends, text, without_limits};
use serde_json::{Value, json};
use skald::sandbox::Id;
use skald::sandbox::message::Message;
use skald::table::{PersonId, Stage};

/// Names a member as the host. Returns the answer.
async fn names(evening: &Evening, by: usize, whom: Id) -> String {
    let person: [(&str, Value); 1] = [("person", json!(whom.to_string()))];
    let answer = evening.slash(evening.member(by), "table host", &person).await;
    assert!(answer.is_ephemeral(), "only the person who asks sees the answer");
    text(&answer)
}

async fn host(evening: &Evening) -> Id {
    Id::new(evening.shared().await.host.0)
}

/// The log as a member reads it.
async fn log(evening: &Evening, reader: usize) -> String {
    text(&evening.slash(evening.member(reader), "log", &[]).await)
}

/// A lobby of members 1 and 2 and a computer player.
async fn lobby() -> Evening {
    let evening = Evening::begin(without_limits()).await;
    let options = [("title", json!("raids")), ("seats", json!(4)), ("computers", json!(1))];
    evening.slash(evening.member(1), "new", &options).await;
    evening.slash(evening.member(2), "join", &[]).await;
    evening
}

#[tokio::test(start_paused = true)]
async fn new_host_of_a_lobby_starts_the_game() {
    let mut evening = lobby().await;
    let (before, named) = (evening.member(1), evening.member(2));
    let answer = names(&evening, 1, named).await;
    assert!(answer.contains("Carmen · host"), "{answer}");
    assert_eq!(host(&evening).await, named);
    let card = |message: &Message| ends(message, ":lobby:start") && text(message).contains("Carmen · host");
    evening.message(before, "the card with the new host", card).await;
    let read = log(&evening, 1).await;
    assert!(read.contains("Bjorn made") && read.contains("Carmen the host"), "{read}");
    let refused = text(&evening.slash(before, "start", &[]).await);
    assert!(refused.contains("Only the host"), "{refused}");
    evening.slash(named, "start", &[]).await;
    assert_eq!(evening.shared().await.stage, Stage::Playing);
    evening.stop().await;
    evening.assert_no_faults();
}

/// The log names the new host, even if they have another seat by then.
#[tokio::test(start_paused = true)]
async fn log_names_the_new_host_after_seats_moved_up() {
    let mut evening = lobby().await;
    names(&evening, 1, evening.member(2)).await;
    evening.slash(evening.member(1), "leave", &[]).await;
    let read = log(&evening, 0).await;
    let line = read.split("\\n").find(|line| line.contains("the host")).unwrap_or_default();
    assert!(line.contains(&format!("<@{}>", evening.member(1))) && line.contains("Carmen"), "{read}");
    evening.stop().await;
    evening.assert_no_faults();
}

#[tokio::test(start_paused = true)]
async fn board_names_the_new_host_also_after_a_restart() {
    let mut evening = Evening::begin(without_limits()).await;
    evening.start_title("brandubh", 2, 2).await;
    let (before, named) = (evening.member(0), evening.member(1));
    let answer = names(&evening, 0, named).await;
    assert!(answer.contains("Bjorn · host"), "{answer}");
    let board = |message: &Message| {
        let said = text(message);
        !message.is_ephemeral() && said.contains("👑") && said.contains("Bjorn the host")
    };
    evening.message(named, "the board with the news", board).await;
    evening.restart().await;
    assert_eq!(host(&evening).await, named);
    // Astrid may still end it alone as a manager of the server. Bjorn, the host, needs the others.
    let ask = evening.slash(before, "table end", &[]).await;
    assert!(ask.content.contains("for everybody"), "{}", ask.content);
    let ask = evening.slash(named, "table end", &[]).await;
    assert!(ask.content.contains("when everybody at the table"), "{}", ask.content);
    names(&evening, 1, before).await;
    assert_eq!(host(&evening).await, before);
    evening.stop().await;
    evening.assert_no_faults();
}

#[tokio::test(start_paused = true)]
async fn manager_without_a_seat_may_name_a_new_host() {
    let mut evening = lobby().await;
    let (before, named) = (evening.member(1), evening.member(2));
    for (by, words) in [(2, "Eso solo puede hacerlo el anfitrión"), (3, "Seul l’hôte"), (4, "Only the host")] {
        let refused = names(&evening, by, named).await;
        assert!(refused.contains(words), "{refused}");
    }
    assert_eq!(host(&evening).await, before);
    names(&evening, 0, named).await;
    assert_eq!(host(&evening).await, named);
    assert!(log(&evening, 0).await.contains(&format!("<@{}> made", evening.member(0))));
    evening.stop().await;
    evening.assert_no_faults();
}

#[tokio::test(start_paused = true)]
async fn new_host_must_be_another_person_at_the_table() {
    let mut evening = lobby().await;
    for start in [false, true] {
        if start {
            evening.slash(evening.member(1), "start", &[]).await;
            evening.slash(evening.member(2), "table hand_over", &[]).await;
        }
        let mut expected = vec![
            (evening.member(1), "is the host already"),
            (evening.member(3), "does not sit at this table"),
            (evening.sandbox.bot(), "A computer player cannot be the host"),
        ];
        expected.extend(start.then(|| (evening.member(2), "A computer player cannot be the host")));
        for (whom, words) in expected {
            let before = evening.shared().await.seq;
            let refused = names(&evening, 1, whom).await;
            assert!(refused.contains(words), "{refused}");
            assert_eq!(evening.shared().await.seq, before);
        }
    }
    assert_eq!(evening.shared().await.host, PersonId(evening.member(1).get()));
    let over = evening.shared().await;
    support::people::stop(&evening.tables, over.id).await;
    let refused = names(&evening, 1, evening.member(2)).await;
    assert!(refused.contains("This game is over"), "{refused}");
    evening.stop().await;
    evening.assert_no_faults();
}

/// A game of members 1 and 4; member 1 is the host. Member 0 manages the server.
async fn two() -> Evening {
    let evening = Evening::begin(without_limits()).await;
    evening.slash(evening.member(1), "new", &[("title", json!("raids")), ("seats", json!(2))]).await;
    evening.slash(evening.member(4), "join", &[]).await;
    evening.slash(evening.member(1), "start", &[]).await;
    evening.view().await;
    evening
}

#[tokio::test(start_paused = true)]
async fn host_who_left_the_server_blocks_no_table() {
    let evening = two().await;
    let (gone, left) = (evening.member(1), evening.member(4));
    let asked = text(&evening.slash(left, "table end", &[]).await);
    assert!(asked.contains("everybody at the table"), "{asked}");
    evening.sandbox.set_gone(gone, true);
    let question = evening.slash(left, "table end", &[]).await;
    assert!(text(&question).contains("for everybody"), "they may end it alone now: {}", text(&question));
    assert_eq!(host(&evening).await, left);
    assert!(log(&evening, 4).await.contains("no longer in this server"), "{}", log(&evening, 4).await);
    evening.assert_no_faults();
}

#[tokio::test(start_paused = true)]
async fn past_moves_keep_their_names_after_a_hand_over() {
    let evening = Evening::begin(without_limits()).await;
    evening.start_title("brandubh", 2, 2).await;
    let mover = evening.play().await;
    let handed = evening.slash(mover, "table hand_over", &[]).await;
    assert!(text(&handed).contains("(computer plays)"), "{}", text(&handed));
    assert!(text(&handed).contains("/table reclaim"), "{}", text(&handed));
    let kept = log(&evening, 0).await;
    assert!(
        kept.contains("The computer now plays for") && !kept.contains("(computer plays)"),
        "their own move: {kept}"
    );
    evening.play().await;
    let played = log(&evening, 0).await;
    assert_eq!(played.matches("(computer plays)").count(), 1, "the computer's move: {played}");
    evening.slash(mover, "table reclaim", &[]).await;
    let back = log(&evening, 0).await;
    assert_eq!(back.matches("(computer plays)").count(), 1, "it was the computer's move: {back}");
    evening.assert_no_faults();
}

/// A game of members 1, 2 and 4 with a clock; member 1 is the host.
async fn three() -> Evening {
    let evening = Evening::begin(without_limits()).await;
    let options = [("title", json!("raids")), ("seats", json!(3)), ("pace", json!("slow"))];
    evening.slash(evening.member(1), "new", &options).await;
    for (member, command) in [(2, "join"), (4, "join"), (1, "start")] {
        evening.slash(evening.member(member), command, &[]).await;
    }
    evening.view().await;
    evening
}

#[tokio::test(start_paused = true)]
async fn person_who_left_the_server_blocks_no_pause() {
    let evening = three().await;
    let (left, asks) = (evening.member(4), evening.member(2));
    evening.sandbox.set_gone(left, true);
    let asked = text(&evening.slash(asks, "table pause", &[]).await);
    assert!(asked.contains("Bjorn") && !asked.contains("Erik"), "only the host is still needed: {asked}");
    evening.assert_no_faults();
}

#[tokio::test(start_paused = true)]
async fn host_who_left_the_server_keeps_no_role() {
    let evening = three().await;
    let (gone, next) = (evening.member(1), evening.member(2));
    evening.sandbox.set_gone(gone, true);
    names(&evening, 2, evening.member(4)).await;
    assert_eq!(host(&evening).await, evening.member(4), "{next} was the host and named another");
    evening.assert_no_faults();
}

#[tokio::test(start_paused = true)]
async fn host_cannot_end_a_game_with_others_or_take_a_seat() {
    let evening = two().await;
    let asked = evening.slash(evening.member(1), "table end", &[]).await;
    assert!(text(&asked).contains("when everybody at the table"), "{}", text(&asked));
    let refused = evening.slash(evening.member(1), "table hand_over", &[("seat", json!("2"))]).await;
    assert!(text(&refused).contains("still in the game"), "{}", text(&refused));
    let vote = asked.custom_ids().into_iter().find(|id| id.ends_with(":host:end")).expect("a vote");
    evening.sandbox.press(evening.member(1), asked.id, &vote).unwrap();
    let open = |message: &Message| text(message).contains("End the game?") && text(message).contains("Still needed");
    evening.message(evening.member(4), "the open vote on the board", open).await;
    evening.assert_no_faults();
}

#[tokio::test(start_paused = true)]
async fn seat_passes_to_a_person_who_accepts_it() {
    let evening = two().await;
    let (giver, taker) = (evening.member(4), evening.member(3));
    let person: [(&str, Value); 1] = [("person", json!(taker.to_string()))];
    let made = text(&evening.slash(giver, "table hand_over", &person).await);
    assert!(made.contains(&format!("<@{taker}>")), "{made}");
    let offer = |message: &Message| message.content.contains("is offered to you");
    let offer = evening.message(taker, "the offer", offer).await;
    let take = offer.custom_ids().into_iter().find(|id| id.contains(":host:s")).expect("a button");
    let other = evening.sandbox.press(evening.member(2), offer.id, &take).unwrap();
    other.reply_message(evening::SOON).await.unwrap();
    assert_eq!(evening.shared().await.seat_of(PersonId(evening.member(2).get())), None, "it is offered to another");
    evening.sandbox.press(taker, offer.id, &take).unwrap().reply_message(evening::SOON).await.unwrap();
    let view = evening.shared().await;
    assert_eq!((view.seat_of(PersonId(taker.get())).is_some(), view.seat_of(PersonId(giver.get()))), (true, None));
    assert!(log(&evening, 1).await.contains("took over the seat"));
    evening.delivered().await;
    let offers = evening.sandbox.messages(taker, evening.channel);
    assert!(offers.iter().all(|message| message.id != offer.id), "the offer goes with its answer");
    let stays = evening.member(1);
    let news = |message: &Message| message.content.contains("took over the seat of");
    let taken = evening.message(stays, "the news of the new player", news).await;
    evening.slash(taker, "table hand_over", &[]).await;
    let kept = |message: &Message| message.content.contains("The computer now plays for");
    evening.message(stays, "the news of the computer", kept).await;
    evening.delivered().await;
    let after = evening.sandbox.messages(stays, evening.channel).into_iter().find(|message| message.id == taken.id);
    assert_eq!(after.map(|message| message.content), Some(taken.content), "older news stays true");
    evening.assert_no_faults();
}
