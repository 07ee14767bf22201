//! Turns that are begun and not ended. Their player is reminded like any other. The clock ends a turn in which nothing
//! else is left to do.

use support::evening;

use std::time::Duration;

use evening::{Evening, ends, text};
use serde_json::json;
use skald::engine::{Seat, Seed};
use skald::sandbox::Id;
use skald::sandbox::message::Message;
use skald::table::TableView;
use skald::title::Position;

use super::clocks::{begun_of, mentions, pass, wait};

/// The titles whose turns have steps.
const TITLES: [&str; 3] = ["explorers", "raids", "relic_runners"];

/// A person who has left the table in the middle of their turn.
struct Unfinished {
    evening: Evening,
    seat: Seat,
    mover: Id,
    other: Id,
}

impl Unfinished {
    /// Plays until a person is in the middle of a turn that `is_left` as wanted.
    async fn begin(title: &str, pace: &str, is_left: impl Fn(&dyn Position, Seat) -> bool) -> Self {
        let (evening, _) = begun_of(title, pace).await;
        for n in 0..400 {
            let view = evening.view().await;
            let (seat, position) = (view.open[0].decision.seat, view.unredacted().unwrap().as_ref());
            if view.begun() == Some(seat) && is_left(position, seat) {
                let mover = evening.member_on(&view, seat);
                let other = evening.member_on(&view, Seat(1 - seat.0));
                evening.delivered().await;
                return Self { evening, seat, mover, other };
            }
            take(&evening, &view, step(position, seat).unwrap_or(n * 7)).await;
        }
        panic!("no such turn in {title}");
    }

    /// What the mentions of the person say.
    fn said(&self) -> String {
        mentions(&self.evening, self.mover).into_iter().map(|message| message.content).collect::<Vec<_>>().join("\n")
    }

    /// Lets the time pass until the next step of the clock.
    async fn pass_half(&self) {
        let (_, wait) = wait(&self.evening.shared().await);
        pass(&self.evening, Duration::from_millis((wait.until.0 - wait.since.0) / 2 + 1000)).await;
    }

    async fn nudge(&self) -> String {
        self.evening.slash(self.other, "table nudge", &[]).await.content
    }
}

/// The first choice that is a step of the turn.
fn step(position: &dyn Position, seat: Seat) -> Option<usize> {
    position.legal(seat).iter().position(|code| {
        let mut after = position.duplicate();
        after.act(seat, code).unwrap();
        let asked = after.decisions();
        let goes_on = matches!(&asked[..], [only] if only.seat == seat && !only.out_of_turn);
        goes_on && position.reversible(seat, &position.parse(code).unwrap(), &Seed::from_number(1))
    })
}

async fn take(evening: &Evening, view: &TableView, choice: usize) {
    let seat = view.open[0].decision.seat;
    let legal = view.unredacted().unwrap().legal(seat);
    let code = json!(legal[choice % legal.len()]);
    evening.slash(evening.member_on(view, seat), "play", &[("action", code)]).await;
}

fn more_left(position: &dyn Position, seat: Seat) -> bool {
    position.legal(seat).len() > 1
}

fn end_left(position: &dyn Position, seat: Seat) -> bool {
    position.legal(seat).len() == 1
}

#[tokio::test(start_paused = true)]
async fn player_in_the_middle_of_a_turn_is_reminded() {
    for title in TITLES {
        let left = Unfinished::begin(title, "24h", more_left).await;
        let told = left.nudge().await;
        assert!(told.contains("A reminder goes to"), "{title}: {told}");
        left.evening.delivered().await;
        assert!(left.said().contains("looking forward"), "{title}: {}", left.said());
        left.pass_half().await;
        assert!(left.said().contains("still waiting"), "{title}: {}", left.said());
        assert!(!left.said().contains("only have to press"), "{title}: {}", left.said());
        left.pass_half().await;
        assert!(left.said().contains("the computer played your turn"), "{title}: {}", left.said());
        left.evening.assert_no_faults();
    }
}

#[tokio::test(start_paused = true)]
async fn overdue_player_in_the_middle_of_a_turn_is_told() {
    for title in TITLES {
        let left = Unfinished::begin(title, "24h wait", more_left).await;
        left.pass_half().await;
        left.pass_half().await;
        let notice = left.evening.message(left.other, title, |message| ends(message, ":host:extend")).await;
        assert_eq!(notice.mentions, [left.mover], "{title}");
        left.evening.assert_no_faults();
    }
}

#[tokio::test(start_paused = true)]
async fn clock_ends_a_turn_that_only_has_to_be_ended() {
    for pace in ["24h", "24h wait"] {
        let left = Unfinished::begin("explorers", pace, end_left).await;
        left.pass_half().await;
        assert!(left.said().contains("you only have to press **End the turn**"), "{pace}: {}", left.said());
        left.pass_half().await;
        let now = left.evening.shared().await;
        assert!(now.begun().is_none() && now.decision_of(left.seat).is_none(), "{pace}: the turn is over");
        assert!(!left.said().contains("computer"), "{pace}: {}", left.said());
        let log = text(&left.evening.slash(left.other, "log", &[]).await);
        assert!(!log.contains("Time was up"), "{pace}: {log}");
        left.evening.assert_no_faults();
    }
}

/// A credit for a time in which the process was frozen, more time, and a restart.
#[tokio::test(start_paused = true)]
async fn call_in_the_middle_of_a_turn_follows_its_deadline() {
    let mut left = Unfinished::begin("explorers", "24h", more_left).await;
    left.nudge().await;
    left.evening.delivered().await;
    let shown = async |left: &Unfinished| {
        let deadline = format!("<t:{}:R>", wait(&left.evening.shared().await).1.until.0 / 1000);
        left.evening.until("the call shows the deadline", async || left.said().contains(&deadline)).await;
        deadline
    };
    let first = shown(&left).await;
    tokio::time::sleep(Duration::from_secs(5)).await;
    left.evening.freeze(Duration::from_secs(300));
    tokio::time::sleep(Duration::from_secs(5)).await;
    let credited = shown(&left).await;
    left.evening.restart().await;
    left.evening.slash(left.other, "table extend", &[]).await;
    let extended = shown(&left).await;
    assert!(first != credited && credited != extended);
    assert_eq!(mentions(&left.evening, left.mover).len(), 1);
    left.evening.assert_no_faults();
}

/// A call that waits for a person reaches them although they have begun their turn meanwhile.
#[tokio::test(start_paused = true)]
async fn waiting_call_comes_although_the_turn_is_begun() {
    for option in ["quiet", "digest"] {
        let (evening, view) = begun_of("explorers", "slow").await;
        let person = evening.member_on(&view, view.open[0].decision.seat);
        let hour = evening.tables.now().0 / 3_600_000 % 24;
        let wish = match option {
            "quiet" => format!("{hour}-{}", (hour + 3) % 24),
            _ => ((hour + 3) % 24).to_string(),
        };
        evening.slash(person, "me", &[(option, json!(wish)), ("zone", json!("UTC"))]).await;
        let has_begun = async || {
            let view = evening.view().await;
            view.begun().is_some_and(|seat| evening.member_on(&view, seat) == person)
        };
        let mut n = 0;
        while !has_begun().await {
            let view = evening.view().await;
            let seat = view.open[0].decision.seat;
            // A turn of this person comes after one of the other, so that there is a call.
            let step = step(view.unredacted().unwrap().as_ref(), seat).filter(|_| n > 40);
            n += 1;
            take(&evening, &view, step.unwrap_or(n * 7)).await;
            assert!(n < 400, "the turn does not come");
        }
        evening.delivered().await;
        let list = || evening.sandbox.look(|look| look.dm_messages(person).len());
        let calls = || mentions(&evening, person).iter().filter(|it| it.content.contains("it is your turn")).count();
        assert_eq!((list(), calls()), (0, 0), "{option}");
        if option == "quiet" {
            // This reminder names the decision of the open step, and waits for the end of the quiet hours.
            let other = (0..2).map(|at| evening.member(at)).find(|member| *member != person).unwrap();
            evening.slash(other, "table nudge", &[]).await;
        }
        pass(&evening, Duration::from_secs(4 * 3600)).await;
        match option {
            "quiet" => {
                let reminded = |message: &Message| message.content.contains("looking forward");
                evening.message(person, "the reminder after the quiet hours", reminded).await;
            }
            _ => assert_eq!(list() + calls(), 1, "{option}"),
        }
        evening.assert_no_faults();
    }
}
