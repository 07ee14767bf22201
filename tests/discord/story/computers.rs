//! Strong computer players at a table: they think after the person is answered, and give hints.

use support::{captured_log, evening};

use captured_log::CapturedLog;
use evening::{Evening, Offer, SOON, ends, id_ending, offers, text, without_limits};
use serde_json::json;
use skald::discord::messages::branches::Target;
use skald::engine::{Seat, Seed};
use skald::sandbox::Id;
use skald::sandbox::message::Message;
use skald::table::Stage;

/// A game of member 0 against a computer player of this level.
async fn against(title: &str, level: &str) -> (Evening, Id) {
    let evening = Evening::begin(without_limits()).await;
    let host = evening.member(0);
    let options = [("title", json!(title)), ("seats", json!(2)), ("level", json!(level)), ("start", json!(true))];
    evening.slash(host, "new", &options).await;
    (evening, host)
}

/// The code of the person's first choice, once no computer player thinks.
async fn choice(evening: &Evening) -> String {
    let table = evening.shared().await.id;
    evening.tables.play().after_thoughts(table).await.unwrap();
    let view = evening.view().await;
    view.unredacted().unwrap().legal(Seat(0)).remove(0)
}

#[tokio::test(start_paused = true)]
async fn hard_player_moves_after_the_person_is_answered() {
    let (mut evening, host) = against("raids", "hard").await;
    let mut thought = 0;
    for _ in 0..8 {
        let code = choice(&evening).await;
        let answer = evening.slash(host, "play", &[("action", json!(code))]).await;
        thought += usize::from(text(&answer).contains("is thinking…"));
        choice(&evening).await;
        let view = evening.view().await;
        let open = view.open.iter().find(|open| open.decision.seat == Seat(0)).expect("it is the person's turn again");
        let wanted = format!(":{}:", open.id.0);
        evening
            .message(host, "the next question", |message| message.custom_ids().iter().any(|id| id.contains(&wanted)))
            .await;
    }
    assert!(thought > 0, "no answer came before the thought");
    evening.stop().await;
    evening.assert_no_faults();
}

#[tokio::test(start_paused = true)]
async fn log_connects_interaction_thought_and_delivery() {
    let (log, _watched) = CapturedLog::watch("skald=debug");
    let (mut evening, host) = against("raids", "hard").await;
    let table = evening.shared().await.id;
    let line = |span: &str, message: &str| -> Option<String> {
        log.text().lines().rev().find(|line| line.contains(span) && line.contains(message)).map(str::to_owned)
    };
    let seq = |line: &str| -> u64 {
        let (_, rest) = line.split_once(" seq=").expect(line);
        rest.chars().take_while(char::is_ascii_digit).collect::<String>().parse().expect(line)
    };
    let thought = format!("thought{{table={table} id=");
    let (asked, thought) = loop {
        let code = choice(&evening).await;
        let asked = evening.sandbox.slash(host, evening.channel, "play", &[("action", json!(code))]).unwrap();
        asked.settled(SOON).await.unwrap();
        choice(&evening).await;
        if let Some(thought) = line(&thought, "a computer player moved") {
            break (asked, thought);
        }
    };
    let acted =
        line(&format!("interaction{{id={} table={table} seq=", asked.id()), "a person acted").expect("it is logged");
    assert!(seq(&acted) < seq(&thought), "{acted}\n{thought}");
    let delivery = format!("delivery{{table={table} id=");
    let delivered = async || line(&delivery, "a notice is delivered").is_some_and(|line| seq(&line) >= seq(&thought));
    evening.until("a delivery of the thought is logged", delivered).await;
    assert!(!log.text().contains(&asked.token()), "no span has a token");
    evening.stop().await;
}

#[tokio::test(start_paused = true)]
async fn hint_lists_the_best_choices_and_changes_nothing() {
    let (mut evening, host) = against("raids", "normal").await;
    choice(&evening).await;
    let hint = evening.slash(host, "hint", &[]).await;
    assert!(hint.is_ephemeral() && text(&hint).contains("What a strong computer player would do"), "{}", text(&hint));
    assert!(text(&hint).contains("of 100 games") && text(&hint).contains("Advice changes nothing"), "{}", text(&hint));
    assert!(evening.shared().await.assisted.is_empty(), "no more than by a blue button");
    let other = evening.slash(evening.member(1), "hint", &[]).await;
    assert!(!text(&other).contains("What a strong"), "{}", text(&other));
    evening.stop().await;
    evening.assert_no_faults();
}

/// Two presses of one button: the second one changes nothing, and the answer to the first stays.
#[tokio::test(start_paused = true)]
async fn double_tap_gets_the_answer_to_the_first() {
    let (mut evening, host) = against("raids", "normal").await;
    choice(&evening).await;
    let view = evening.view().await;
    let open = view.decision_of(Seat(0)).expect("their turn").clone();
    let board = evening.offer(host, &view, &open).await;
    let button = offers(&board, &view, &open).into_iter().find_map(|(target, offer)| match (target, offer) {
        (Target::Take(_), Offer::Button(id)) => Some(id),
        _ => None,
    });
    let button = button.expect("a choice as a button");
    let taps = [(); 3].map(|()| evening.sandbox.press(host, board.id, &button).unwrap());
    for tap in taps {
        tap.answer(SOON).await.unwrap();
    }
    assert!(evening.shared().await.seq > view.seq, "the first is done");
    evening.delivered().await;
    let shown = evening.sandbox.messages(host, evening.channel);
    assert!(shown.iter().all(|message| !text(message).contains("already been decided")));
    evening.stop().await;
    evening.assert_no_faults();
}

/// Slow: a review plays its turning points out.
#[tokio::test(start_paused = true)]
async fn finished_game_is_reviewed() {
    let (mut evening, host) = against("brandubh", "easy").await;
    loop {
        let view = evening.shared().await;
        if view.stage != Stage::Playing {
            break;
        }
        let position = view.unredacted().unwrap();
        let action = position.suggest("careful", Seat(0), &Seed::from_number(view.seq.0)).unwrap();
        evening.slash(host, "play", &[("action", json!(action.expect("a move").to_string()))]).await;
    }
    let end = evening.message(host, "the end card", |message| ends(message, ":game:review")).await;
    let pressed = evening.sandbox.press(host, end.id, &id_ending(&end, ":game:review")).unwrap();
    let review = pressed.reply_message(SOON).await.unwrap();
    assert!(review.is_ephemeral() && text(&review).contains("What turned the game"), "{}", text(&review));
    assert!(text(&review).contains("as good as the best"), "{}", text(&review));
    // The reply shows the chances at once, and later what turned the game.
    let is_checked = |message: &Message| {
        text(message).contains("What turned the game") && !text(message).contains("The result comes here within")
    };
    evening.message(host, "what turned the game", is_checked).await;
    let typed = evening.slash(host, "review", &[]).await;
    assert!(text(&typed).contains("What turned the game"), "{}", text(&typed));
    let checked = text(&evening.slash(host, "verify", &[]).await);
    assert!(checked.contains("nothing is rolled or drawn") && !checked.contains("Seed"), "{checked}");
    evening.stop().await;
    evening.assert_no_faults();
}
