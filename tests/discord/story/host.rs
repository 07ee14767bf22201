//! The host of a table names another one by `/table host`: in the lobby and in the game, and who may not, and whom not.

use support::evening;

use evening::{Evening, ends, text, unhurried};
use serde_json::{Value, json};
use skald::sandbox::Id;
use skald::sandbox::message::Message;
use skald::table::{PersonId, Request, Stage};

/// Names a member as the host; what is answered.
async fn names(evening: &Evening, by: usize, whom: Id) -> String {
    let person: [(&str, Value); 1] = [("person", json!(whom.to_string()))];
    let answer = evening.slash(evening.member(by), "table host", &person).await;
    assert!(answer.is_ephemeral(), "only whoever asks reads the answer");
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
    let evening = Evening::begin(unhurried()).await;
    let options = [("title", json!("raids")), ("seats", json!(4)), ("computers", json!(1))];
    evening.slash(evening.member(1), "new", &options).await;
    evening.slash(evening.member(2), "join", &[]).await;
    evening
}

#[tokio::test(start_paused = true)]
async fn in_a_lobby_whoever_is_named_starts_the_game_and_the_card_says_so() {
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
    evening.all_was_well();
}

/// The log names whoever was made host, wherever they sit by then.
#[tokio::test(start_paused = true)]
async fn the_log_names_the_person_also_when_seats_have_moved_up() {
    let mut evening = lobby().await;
    names(&evening, 1, evening.member(2)).await;
    evening.slash(evening.member(1), "leave", &[]).await;
    let read = log(&evening, 0).await;
    let line = read.split("\\n").find(|line| line.contains("the host")).unwrap_or_default();
    assert!(line.contains(&format!("<@{}>", evening.member(1))) && line.contains("Carmen"), "{read}");
    evening.stop().await;
    evening.all_was_well();
}

#[tokio::test(start_paused = true)]
async fn in_a_game_the_board_tells_who_is_the_host_now_and_so_does_a_restart() {
    let mut evening = Evening::begin(unhurried()).await;
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
    // Astrid manages the server, so that she may end it still; Bjorn may as the host, whom nobody has to help.
    let ask = evening.slash(named, "table end", &[]).await;
    assert!(ask.content.contains("for everybody"), "{}", ask.content);
    names(&evening, 1, before).await;
    assert_eq!(host(&evening).await, before);
    evening.stop().await;
    evening.all_was_well();
}

#[tokio::test(start_paused = true)]
async fn a_manager_who_sits_nowhere_names_a_new_host_and_others_are_refused() {
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
    evening.all_was_well();
}

#[tokio::test(start_paused = true)]
async fn only_somebody_else_who_plays_there_in_person_is_named() {
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
    evening.tables.seats().end(Request::new(over.id, over.host)).await.unwrap();
    let refused = names(&evening, 1, evening.member(2)).await;
    assert!(refused.contains("This game is over"), "{refused}");
    evening.stop().await;
    evening.all_was_well();
}
