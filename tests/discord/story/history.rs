//! The history of a game through the sandbox: undo by agreement, the record as a file, reports to the operator. P0-54, P0-55,
//! P1-58, P1-59.

use support::evening;

use std::time::Duration;

use evening::{Evening, SOON, ends, id_ending, text, without_limits};
use serde_json::{Value, json};
use skald::discord::messages::names;
use skald::sandbox::Id;
use skald::sandbox::message::Message;
use skald::table::{PersonId, Request, TableView};
use skald::words::Locale;

/// The choices of `/undo consent:`.
const ASK: u8 = 0;
const AGREE: u8 = 1;
const WITHDRAW: u8 = 3;

/// A game of *Raids* in which one person has just ended a turn. It has two people by default.
struct UndoGame {
    evening: Evening,
    /// The person who regrets their last move, and the person whose turn it is.
    one: Id,
    other: Id,
    /// The table before that move, and after it.
    before: TableView,
    after: TableView,
}

impl UndoGame {
    async fn begin() -> Self {
        Self::among(2).await
    }

    async fn among(people: u8) -> Self {
        let evening = Evening::begin(without_limits()).await;
        evening.start_game(people.into(), people).await;
        loop {
            let before = evening.view().await;
            let one = evening.play().await;
            let after = evening.view().await;
            let seat = |view: &TableView| view.open.first().map(|open| (open.decision.seat, open.decision.out_of_turn));
            if seat(&before) != seat(&after) && seat(&after).is_some_and(|(_, aside)| !aside) {
                let other = evening.member_on(&after, after.open[0].decision.seat);
                evening.delivered().await;
                return Self { evening, one, other, before, after };
            }
        }
    }

    /// Requests the undo by the button of a refused `/undo`. Returns the request in the channel.
    async fn ask(&self) -> Message {
        let refused = self.evening.slash(self.one, "undo", &[]).await;
        assert!(refused.content.contains("only if all agree"), "{}", refused.content);
        let button = refused.custom_ids().into_iter().find(|id| id.contains(":undo:a")).expect("a button");
        self.evening.sandbox.press(self.one, refused.id, &button).unwrap().settled(SOON).await.unwrap();
        self.evening.message(self.one, "who must agree", |message| message.content.contains("must agree")).await;
        self.request().await
    }

    /// Requests the undo without Discord.
    async fn ask_quietly(&self) {
        let one = PersonId(self.one.get());
        self.evening.tables.play().ask_undo(Request::new(self.after.id, one), None).await.unwrap();
    }

    /// The third of three people.
    fn third(&self) -> Id {
        let mut all = (0..3).map(|at| self.evening.member(at));
        all.find(|member| *member != self.one && *member != self.other).unwrap()
    }

    /// The text of a request after the other has agreed.
    fn other_agreed(&self) -> String {
        let seat = self.after.seat_of(PersonId(self.other.get())).unwrap();
        evening::shown(&format!("✅ {}", names::voice(&self.after, Locale::En).marked(seat)))
    }

    async fn request(&self) -> Message {
        let asks = |message: &Message| message.custom_ids().iter().any(|id| id.contains(":undo:y"));
        self.evening.message(self.other, "the request", asks).await
    }

    /// Presses a button of the request.
    async fn answer(&self, member: Id, request: &Message, button: &str) {
        let id = request.custom_ids().into_iter().find(|id| id.contains(button)).expect("a button");
        self.evening.sandbox.press(member, request.id, &id).unwrap().settled(SOON).await.unwrap();
    }

    /// Waits for the request to show this text without buttons.
    async fn settled(&self, request: &Message, said: &str) {
        let settled = |message: &Message| message.id == request.id && message.content.contains(said);
        let message = self.evening.message(self.one, said, settled).await;
        assert_eq!(message.custom_ids().len(), 0, "{}", text(&message));
    }

    /// All public buttons in the channel.
    fn buttons(&self) -> Vec<String> {
        let all = [self.one, self.other].map(|member| self.evening.sandbox.messages(member, self.evening.channel));
        all.iter().flatten().flat_map(|message| message.custom_ids()).collect()
    }

    async fn end(mut self) {
        self.evening.stop().await;
        self.evening.assert_no_faults();
    }
}

fn saved(view: &TableView) -> Value {
    view.unredacted().unwrap().snapshot().unwrap()
}

#[tokio::test(start_paused = true)]
async fn agreed_undo_removes_outdated_messages() {
    let game = UndoGame::begin().await;
    let evening = &game.evening;
    // The other opens their private panel.
    let private = evening.slash(game.other, "board", &[]).await;
    let stale = game.after.open[0].id;
    let offers = |id: &str| id.contains(&format!(":{}:", stale.0));
    assert!(game.buttons().iter().any(|id| offers(id)));
    let request = game.ask().await;
    assert!(request.content.contains(&format!("<@{}>", game.other)), "{}", request.content);
    assert!(request.mentions.contains(&game.other) && !request.mentions.contains(&game.one));
    assert!(
        request.content.lines().any(|line| line.starts_with("> ")),
        "the request lists the moves to undo: {}",
        request.content
    );
    // Neither the person who asks nor a stranger can agree.
    game.answer(game.one, &request, ":undo:y").await;
    evening.message(game.one, "a sentence", |message| message.content.contains("your own move")).await;
    game.answer(evening.member(4), &request, ":undo:y").await;
    evening.message(evening.member(4), "a sentence", |message| message.content.contains("no seat at this table")).await;
    assert_eq!(evening.view().await.undo_asked.map(|asked| asked.agreed.len()), Some(0));

    game.answer(game.other, &request, ":undo:y").await;
    game.settled(&request, "Everybody agreed").await;
    let view = evening.view().await;
    assert_eq!(saved(&view), saved(&game.before));
    let news =
        |message: &Message| !message.is_ephemeral() && text(message).contains("was taken back; everybody agreed");
    evening.message(game.other, "the board says it", news).await;
    evening.delivered().await;
    // TMO #2630: no message offers an outdated choice.
    let left = game.buttons();
    assert!(!left.iter().any(|id| offers(id)), "{left:#?}");
    let seen = evening.sandbox.messages(game.other, evening.channel);
    assert!(!seen.iter().any(|message| message.id == private.id), "the bot deletes the outdated private board");
    let log = evening.slash(game.other, "log", &[]).await;
    assert!(text(&log).contains("was taken back"), "{}", text(&log));
    // The game continues from there.
    let again = evening.play().await;
    assert_eq!(again, game.one);
    game.end().await;
}

#[tokio::test(start_paused = true)]
async fn undo_request_lists_who_agreed_until_all_have() {
    let game = UndoGame::among(3).await;
    let (evening, third) = (&game.evening, game.third());
    game.ask_quietly().await;
    let request = game.request().await;
    let asked = |message: &Message| [game.other, third].map(|who| message.content.contains(&format!("<@{who}>")));
    assert_eq!(asked(&request), [true, true], "{}", request.content);
    game.answer(game.other, &request, ":undo:y").await;
    let agreed = game.other_agreed();
    let half = |message: &Message| message.id == request.id && message.content.contains(&agreed);
    let half = evening.message(third, "who has agreed", half).await;
    assert_eq!(asked(&half), [false, true], "{}", half.content);
    assert_eq!(half.custom_ids(), request.custom_ids());
    game.answer(third, &half, ":undo:y").await;
    game.settled(&request, "Everybody agreed").await;
    assert_eq!(saved(&evening.view().await), saved(&game.before));
    game.end().await;
}

#[tokio::test(start_paused = true)]
async fn undo_request_by_dm_lists_who_agreed() {
    let mut game = UndoGame::among(3).await;
    let (evening, third) = (&game.evening, game.third());
    evening.sandbox.delete_channel(evening.channel);
    game.ask_quietly().await;
    evening.closed().await;
    let asks = |message: &Message| message.custom_ids().iter().any(|id| id.contains(":undo:y"));
    let request = evening.direct(game.other, "the request", asks).await;
    let dm = evening.direct(third, "the request to the third", asks).await;
    game.answer(game.other, &request, ":undo:y").await;
    let agreed = game.other_agreed();
    let half = |message: &Message| message.id == dm.id && message.content.contains(&agreed);
    let half = evening.direct(third, "who has agreed", half).await;
    assert_eq!(half.custom_ids(), dm.custom_ids());
    game.evening.stop().await;
}

#[tokio::test(start_paused = true)]
async fn undo_request_ends_by_refusal_or_timeout() {
    let mut game = UndoGame::begin().await;
    let request = game.ask().await;
    game.evening.restart().await;
    game.answer(game.other, &request, ":undo:n").await;
    game.settled(&request, "does not agree").await;
    let view = game.evening.view().await;
    assert_eq!(saved(&view), saved(&game.after));
    let again = game.evening.slash(game.one, "undo", &[("consent", json!(ASK))]).await;
    assert!(again.content.contains("was refused"), "{}", again.content);
    let refused = game.evening.slash(game.other, "undo", &[("consent", json!(AGREE))]).await;
    assert!(refused.content.contains("no such request"), "{}", refused.content);

    // The other regrets a move too, and the request gets no answer.
    let seat = game.evening.view().await.open[0].decision.seat;
    while game.evening.view().await.open[0].decision.seat == seat {
        game.evening.play().await;
    }
    let asked = game.evening.slash(game.other, "undo", &[("consent", json!(ASK))]).await;
    assert!(asked.content.contains("must agree"), "{}", asked.content);
    std::mem::swap(&mut game.one, &mut game.other);
    let request = game.request().await;
    let after = game.evening.view().await;
    game.evening.restart().await;
    game.evening.pass(Duration::from_secs(24 * 3600));
    game.evening.tables.admin().run_due(99, &[]).await.unwrap();
    game.settled(&request, "not everybody agreed in time").await;
    assert_eq!(saved(&game.evening.view().await), saved(&after));
    game.end().await;
}

#[tokio::test(start_paused = true)]
async fn record_is_a_file_and_report_contains_no_secret() {
    let evening = Evening::begin(without_limits()).await;
    evening.start_title("relic_runners", 2, 2).await;
    let none = evening.slash(evening.member(3), "export", &[]).await;
    let file = |message: &Message| -> Value {
        assert_eq!(message.attachments.len(), 1, "{}", text(message));
        serde_json::from_slice(&message.attachments[0].bytes).unwrap()
    };
    assert_eq!(file(&none)["entries"], json!([]), "a stranger may see as much");
    for _ in 0..30 {
        evening.play().await;
    }
    let view = evening.shared().await;
    let live = evening.slash(evening.member(0), "export", &[]).await;
    assert!(live.is_ephemeral() && live.content.contains("so far"), "{}", live.content);
    let record = file(&live);
    assert_eq!((&record["redacted"], record.get("seed")), (&json!(1), None));
    let seed = evening.tables.records().export(view.id, true).await.unwrap().seed.unwrap().to_string();
    let reported = evening.slash(evening.member(1), "report", &[("text", json!("@everyone it is *stuck*"))]).await;
    assert!(reported.content.contains("Thank you"), "{}", reported.content);
    let told = |message: &Message| !message.is_ephemeral() && message.content.contains("Report, version");
    let told = evening.message(evening.member(0), "the report in the operator's channel", told).await;
    assert!(told.content.contains("stuck") && told.mentions.is_empty(), "{}", told.content);
    let report = file(&told);
    assert_eq!(report["build"], json!("of a test"));
    assert_eq!((&report["record"], &report["table"]), (&record, &json!(view.id.to_string())));
    assert!(report["last"].as_array().is_some_and(|last| (1..=20).contains(&last.len())), "{report:#}");
    let said = |line: &Value| line.as_str().is_some_and(|line| line.split_whitespace().count() > 2);
    assert!(report["last"].as_array().unwrap().iter().all(said), "{report:#}");
    assert!(!report.to_string().contains(&seed));
    assert!(!record.to_string().contains(&seed));
    support::people::stop(&evening.tables, view.id).await;
    let over = evening.slash(evening.member(1), "export", &[]).await;
    let record: skald::title::Record = serde_json::from_value(file(&over)).unwrap();
    assert_eq!(record.seed.map(|seed| seed.to_string()), Some(seed));
    assert_eq!(record, evening.tables.records().export(view.id, false).await.unwrap());
    record.replay(evening.tables.titles()).unwrap();
    let mut evening = evening;
    evening.stop().await;
    evening.assert_no_faults();
}

#[tokio::test(start_paused = true)]
async fn undo_request_can_be_withdrawn() {
    let game = UndoGame::begin().await;
    let request = game.ask().await;
    let withdrawn = game.evening.slash(game.one, "undo", &[("consent", json!(WITHDRAW))]).await;
    assert!(withdrawn.content.contains("You no longer ask for it"), "{}", withdrawn.content);
    game.settled(&request, "no longer asks to take the move back").await;
    assert_eq!(saved(&game.evening.view().await), saved(&game.after));
    game.end().await;
}

#[tokio::test(start_paused = true)]
async fn undo_request_ends_with_the_next_move() {
    let game = UndoGame::begin().await;
    let request = game.ask().await;
    // In *Raids* every move is public.
    while game.evening.view().await.undo_asked.is_some() {
        game.evening.play().await;
    }
    game.settled(&request, "or the game went on").await;
    game.end().await;
}

#[tokio::test(start_paused = true)]
async fn person_gets_their_data_and_is_forgotten_when_confirmed() {
    let evening = Evening::begin(without_limits()).await;
    evening.start_game(2, 2).await;
    for _ in 0..6 {
        evening.play().await;
    }
    let one = evening.member(0);
    evening.slash(one, "me", &[("look", json!(1))]).await;
    let mine = evening.slash(one, "me", &[("data", json!(0))]).await;
    assert!(mine.is_ephemeral() && mine.content.contains("All that is kept about you"), "{}", mine.content);
    let data: Value = serde_json::from_slice(&mine.attachments[0].bytes).unwrap();
    assert_eq!((data["person"].as_u64(), data["tables"].as_array().unwrap().len()), (Some(one.get()), 1));
    assert!(data["documents"].to_string().contains("look:"), "{data:#}");
    let asked = evening.slash(one, "me", &[("data", json!(1))]).await;
    assert!(asked.content.contains("You still play in one game"), "{}", asked.content);
    let seat =
        |view: &TableView| view.seats.iter().position(|seat| seat.owner().is_some_and(|who| who.id.0 == one.get()));
    assert!(seat(&evening.shared().await).is_some(), "the question alone changes nothing");
    evening.sandbox.press(one, asked.id, "v1:games:table:forget").unwrap().settled(SOON).await.unwrap();
    evening.message(one, "that it is done", |message| message.content.contains("You are forgotten")).await;
    assert_eq!(seat(&evening.shared().await), None);
    let again = evening.slash(one, "me", &[("data", json!(0))]).await;
    let data: Value = serde_json::from_slice(&again.attachments[0].bytes).unwrap();
    assert_eq!((&data["tables"], &data["documents"]), (&json!([]), &json!([])));
    // The other continues against the computer, and the log omits the name.
    let log = evening.slash(evening.member(1), "log", &[]).await;
    assert!(text(&log).contains("asked to be forgotten"), "{}", text(&log));
    evening.play().await;
    let mut evening = evening;
    evening.stop().await;
    evening.assert_no_faults();
}

#[tokio::test(start_paused = true)]
async fn log_mentions_those_who_left_but_not_the_forgotten() {
    let mut evening = Evening::begin(without_limits()).await;
    let (host, left, forgotten) = (evening.member(0), evening.member(1), evening.member(2));
    evening.slash(host, "new", &[("title", json!("raids")), ("seats", json!(4))]).await;
    for member in [left, forgotten] {
        for (button, seats) in [(":join", 2), (":leave", 1)] {
            let card = evening.message(host, "the lobby card", |message| ends(message, button)).await;
            let press = evening.sandbox.press(member, card.id, &id_ending(&card, button)).unwrap();
            press.settled(SOON).await.unwrap();
            let count = format!("Seats: {seats} of 4");
            evening.message(host, "the seats", |message| text(message).contains(&count)).await;
        }
    }
    evening.tables.people().forget(PersonId(forgotten.get())).await.unwrap();
    let log = text(&evening.slash(host, "log", &[]).await);
    assert!(log.contains(&format!("<@{left}> joined")) && log.contains("Somebody joined"), "{log}");
    assert_eq!(log.matches("<@").count(), 2, "the log mentions no other person: {log}");
    evening.stop().await;
    evening.assert_no_faults();
}
