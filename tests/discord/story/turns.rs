//! Turns in steps through the sandbox: the private panel, the view of the others, undo, and the end of the turn.

use support::evening;

use std::time::Duration;

use evening::{Evening, Offer, SOON, ends, id_ending, moved_on, offers, press_on, text, without_limits};
use serde_json::{Value, json};
use skald::discord::messages::branches::Picked;
use skald::discord::messages::branches::Target;
use skald::discord::messages::custom_id::Press;
use skald::discord::messages::names;
use skald::engine::{Seat, Seed};
use skald::sandbox::message::Message;
use skald::table::{Stage, TableView};
use skald::title::Position;
use skald::words::Locale;
use support::sandbox::{Failure, Id, Look};

/// A person in the middle of a turn of *Relic Runners*.
struct Turn {
    evening: Evening,
    seat: Seat,
    mover: Id,
    other: Id,
}

impl Turn {
    /// Plays until a person begins a turn with this many reversible steps.
    async fn begin(steps: u8) -> Self {
        let evening = Evening::begin(without_limits()).await;
        evening.start_title("relic_runners", 2, 2).await;
        let mut n = 0;
        let (view, seat) = loop {
            let view = evening.view().await;
            let (seat, position) = (view.open[0].decision.seat, view.unredacted().unwrap());
            if view.begun().is_none() && step(position.as_ref(), seat, steps).is_some() {
                break (view, seat);
            }
            n += 7;
            let legal = position.legal(seat);
            let code = json!(legal[n % legal.len()]);
            evening.slash(evening.member_on(&view, seat), "play", &[("action", code)]).await;
        };
        let (mover, other) = (evening.member_on(&view, seat), evening.member_on(&view, Seat(1 - seat.0)));
        Self { evening, seat, mover, other }
    }

    async fn panel(&self) -> Message {
        self.evening.my_turn(self.mover, self.seat).await
    }

    /// Takes a choice of the panel, and waits until the panel shows the result.
    async fn take(&self, panel: &Message, choice: usize) -> (TableView, Message) {
        let view = self.evening.view().await;
        self.evening.choose(self.mover, panel, &view, &view.open[0], choice).await;
        let after = moved_on(&self.evening, view.seq).await;
        let panel = self.evening.offering(self.mover, panel, &after, &after.open[0]).await;
        (after, panel)
    }

    /// Takes a reversible step before this many more. Returns the table and the panel.
    async fn step(&self, panel: &Message, more: u8) -> (TableView, Message) {
        let view = self.evening.view().await;
        let position = view.unredacted().unwrap();
        let choice = step(position.as_ref(), self.seat, more + 1).expect("there is a reversible step");
        self.take(panel, choice).await
    }

    /// The view of the other person: the messages in the channel, and their private board.
    async fn shown_to_the_other(&self) -> (Vec<String>, String) {
        let all = self.evening.sandbox.messages(self.other, self.evening.channel);
        let shared = all.iter().filter(|message| !message.is_ephemeral()).map(|m| text(m) + &m.custom_ids().join(" "));
        let shared = shared.collect();
        let board = self.evening.slash(self.other, "board", &[]).await;
        (shared, text(&board))
    }

    async fn end(mut self) {
        self.evening.stop().await;
        self.evening.assert_no_faults();
    }
}

/// The first reversible choice that keeps the turn and begins this many reversible steps in all.
fn step(position: &dyn Position, seat: Seat, steps: u8) -> Option<usize> {
    position.legal(seat).iter().position(|code| {
        let mut copy = position.duplicate();
        copy.act(seat, code).unwrap();
        let asked = copy.decisions();
        let has_unattended =
            asked.len() == 1 && asked[0].seat == seat && !asked[0].out_of_turn && copy.legal(seat).len() > 1;
        let back = has_unattended && position.reversible(seat, &position.parse(code).unwrap(), &Seed::from_number(1));
        back && (steps < 2 || step(copy.as_ref(), seat, steps - 1).is_some())
    })
}

fn saved(view: &TableView) -> serde_json::Value {
    view.unredacted().unwrap().snapshot().unwrap()
}

#[tokio::test(start_paused = true)]
async fn steps_of_a_turn_stay_private_until_it_ends() {
    let turn = Turn::begin(3).await;
    let evening = &turn.evening;
    let first = turn.panel().await;
    evening.delivered().await;
    assert!(first.is_ephemeral() && !ends(&first, ":back"), "the panel offers no undo yet: {}", text(&first));
    let (start, before) = (evening.view().await, turn.shown_to_the_other().await);

    // The same message shows each of three steps. The others see that the turn has begun, but no step.
    let mut begun = None;
    let mut stood = vec![saved(&start)];
    let mut panel = first.clone();
    for count in 1..=3 {
        let (view, next) = turn.step(&panel, 3 - count as u8).await;
        assert_eq!((view.steps.len(), next.id), (count, first.id));
        assert!(ends(&next, ":back") && next.content.starts_with("✅ Done: "), "{}", text(&next));
        stood.push(saved(&view));
        panel = next;
        let offers_turn_alone = |message: &Message| {
            let ids = message.custom_ids();
            ids.iter().any(|id| id.contains(":turn:")) && !ids.iter().any(|id| id.contains(":c"))
        };
        evening.message(turn.other, "the board with the button of the turn alone", offers_turn_alone).await;
        evening.delivered().await;
        let shown = turn.shown_to_the_other().await;
        assert_eq!(begun.get_or_insert(shown.clone()), &shown, "step {count}");
    }
    let log = evening.slash(turn.other, "log", &[]).await;
    let mine = evening.slash(turn.mover, "log", &[]).await;
    assert!(text(&mine).len() > text(&log).len(), "the mover's log has more: {}", text(&mine));

    // Undo restores the earlier state.
    let view = evening.view().await;
    evening.sandbox.press(turn.mover, panel.id, &id_ending(&panel, ":back")).unwrap();
    let back = moved_on(evening, view.seq).await;
    stood.pop();
    assert_eq!(saved(&back), *stood.last().unwrap());
    let panel = evening.offering(turn.mover, &panel, &back, &back.open[0]).await;
    assert!(panel.content.contains("Taken back"), "{}", panel.content);

    // After the end of the turn all see it, and the bot calls the next player.
    let mut panel = panel;
    let (mut n, mut view) = (0, back);
    while view.open[0].decision.seat == turn.seat {
        let legal = view.unredacted().unwrap().legal(turn.seat);
        let choice = legal.iter().position(|code| code == "end").unwrap_or(n % legal.len());
        n += 7;
        evening.choose(turn.mover, &panel, &view, &view.open[0], choice).await;
        view = moved_on(evening, view.seq).await;
        if view.open[0].decision.seat == turn.seat {
            panel = evening.offering(turn.mover, &panel, &view, &view.open[0]).await;
        }
    }
    let over = |look: &Look<'_>| look.message(turn.mover, first.id)?.custom_ids().is_empty().then_some(());
    evening.sandbox.wait_for("the panel of a turn that is over to have no buttons", SOON, over).await.unwrap();
    let other_turn = format!(":turn:{}", 1 - turn.seat.0);
    evening.message(turn.other, "the board of the next turn", |message| ends(message, &other_turn)).await;
    assert_ne!(turn.shown_to_the_other().await, before);
    // The bot does not call a person who acted within the last minute.
    let called = |message: &Message| message.content.contains(&format!("<@{}>", turn.other));
    evening.delivered().await;
    let all = evening.sandbox.messages(turn.other, evening.channel);
    assert!(!all.iter().any(called), "{:?}", all.iter().map(text).collect::<Vec<_>>());
    evening.pass(Duration::from_secs(61));
    evening.message(turn.other, "the call", called).await;

    let refused = evening.slash(turn.mover, "undo", &[]).await;
    assert!(refused.is_ephemeral() && refused.content.contains("It is not your turn"), "{}", refused.content);
    turn.end().await;
}

#[tokio::test(start_paused = true)]
async fn restart_keeps_the_turn_and_old_buttons_are_refused() {
    let mut turn = Turn::begin(2).await;
    let panel = turn.panel().await;
    // Both copies stay if Discord refuses to delete them.
    turn.evening.sandbox.fail_next(Failure::server_error("DELETE /webhooks", 100));
    let beside = turn.panel().await;
    let first = turn.evening.view().await;
    let (_, panel) = turn.step(&panel, 1).await;
    let (two, panel) = turn.step(&panel, 0).await;
    turn.evening.restart().await;
    let evening = &turn.evening;
    // Longer than any token lives. A press has its own token.
    evening.sandbox.advance(Duration::from_secs(60 * 60));
    assert_eq!(saved(&evening.view().await), saved(&two));
    assert_eq!(saved(&evening.shared().await), saved(&first));

    // The other copy still has the choices of the first decision.
    let mut old = offers(&beside, &first, &first.open[0]).into_iter();
    let (_, old) = old.find(|(target, _)| matches!(target, Target::Take(_))).expect("a choice");
    evening.take(turn.mover, &beside, &old).await;
    let fresh = evening.offering(turn.mover, &beside, &two, &two.open[0]).await;
    assert!(fresh.content.contains("already been decided"), "{}", fresh.content);
    assert_eq!(evening.view().await.seq, two.seq);

    // An undo on one copy makes the other one old again, including its undo button.
    evening.sandbox.press(turn.mover, panel.id, &id_ending(&panel, ":back")).unwrap();
    let one = moved_on(evening, two.seq).await;
    evening.sandbox.press(turn.mover, fresh.id, &id_ending(&fresh, ":back")).unwrap();
    let again = evening.offering(turn.mover, &fresh, &one, &one.open[0]).await;
    assert!(again.content.contains("already been decided"), "{}", again.content);
    assert_eq!((evening.view().await.seq, one.steps.len()), (one.seq, 1));

    // No other person can see or open the panel.
    assert!(evening.sandbox.press(turn.other, again.id, &id_ending(&again, ":back")).is_err());
    for (member, what) in [(turn.other, ", not for you"), (evening.member(4), "no seat")] {
        let end = format!(":turn:{}", turn.seat.0);
        let board = evening.message(member, "the board", |message| ends(message, &end)).await;
        let press = evening.sandbox.press(member, board.id, &id_ending(&board, &end)).unwrap();
        let refused = press.settled(SOON).await.unwrap().message.unwrap();
        assert!(refused.is_ephemeral() && refused.content.contains(what), "{}", text(&refused));
    }
    turn.end().await;
}

#[tokio::test(start_paused = true)]
async fn newer_private_panel_replaces_the_older_one() {
    let turn = Turn::begin(2).await;
    let older = turn.panel().await;
    let newer = turn.panel().await;
    assert_ne!(older.id, newer.id);
    let gone = |look: &Look<'_>| look.message(turn.mover, older.id).is_none().then_some(());
    turn.evening.sandbox.wait_for("the older copy to go", SOON, gone).await.unwrap();
    // A board by command is also such a copy.
    let typed = turn.evening.slash(turn.mover, "board", &[]).await;
    let gone = |look: &Look<'_>| look.message(turn.mover, newer.id).is_none().then_some(());
    turn.evening.sandbox.wait_for("the older copy to go", SOON, gone).await.unwrap();
    let newer = turn.panel().await;
    let gone = |look: &Look<'_>| look.message(turn.mover, typed.id).is_none().then_some(());
    turn.evening.sandbox.wait_for("the copy of the command to go", SOON, gone).await.unwrap();
    turn.step(&newer, 0).await;
    turn.end().await;
}

#[tokio::test(start_paused = true)]
async fn typed_steps_work_and_undo_names_the_barrier() {
    let turn = Turn::begin(1).await;
    let evening = &turn.evening;
    let nothing = evening.slash(turn.mover, "undo", &[]).await;
    assert!(nothing.content.contains("nothing to take back"), "{}", nothing.content);
    for undo in ["undo", "play"] {
        let view = evening.view().await;
        let code = &view.unredacted().unwrap().legal(turn.seat);
        let position = view.unredacted().unwrap();
        let code = &code[step(position.as_ref(), turn.seat, 1).unwrap()];
        let label = evening::shown(&position.label(turn.seat, code, &names::voice(&view, Locale::En)));
        let answer = evening.slash(turn.mover, "play", &[("action", json!(code))]).await;
        assert!(answer.is_ephemeral() && ends(&answer, ":back"), "{}", text(&answer));
        let back = match undo {
            "undo" => evening.slash(turn.mover, "undo", &[]).await,
            _ => evening.slash(turn.mover, "play", &[("action", json!(" Undo "))]).await,
        };
        assert!(back.content.contains(&label) && !ends(&back, ":back"), "{}", text(&back));
        assert_eq!(saved(&evening.view().await), saved(&view));
    }
    // Play until a step reveals information and the turn continues.
    let mut n = 3;
    loop {
        let view = evening.view().await;
        assert_eq!(view.stage, Stage::Playing);
        let open = view.open[0].clone();
        let (seat, position) = (open.decision.seat, view.unredacted().unwrap());
        let legal = position.legal(seat);
        let told = legal.iter().position(|code| {
            let mut copy = position.duplicate();
            let events = copy.act(seat, code).unwrap();
            let asked = copy.decisions();
            let ends = events.iter().any(|event| event["event"] == "turn_began");
            !ends
                && !position.reversible(seat, &position.parse(code).unwrap(), &Seed::from_number(1))
                && asked.len() == 1
                && asked[0].seat == seat
        });
        n += 5;
        let code = &legal[told.unwrap_or(n % legal.len())];
        let member = evening.member_on(&view, seat);
        evening.slash(member, "play", &[("action", json!(code))]).await;
        if told.is_some() {
            let refused = evening.slash(member, "undo", &[]).await;
            let lines: Vec<_> = refused.content.lines().collect();
            assert!(lines[0].contains("only if all agree") && lines.len() > 1, "{}", refused.content);
            break;
        }
    }
    turn.end().await;
}

#[tokio::test(start_paused = true)]
async fn relic_runners_is_played_by_the_panel_alone() {
    let evening = Evening::begin(without_limits()).await;
    evening.start_title("relic_runners", 2, 2).await;
    let mut n = 0;
    let mut panel: Option<(Seat, Message)> = None;
    for _ in 0..120 {
        let view = evening.view().await;
        let open = view.open[0].clone();
        let seat = open.decision.seat;
        let member = evening.member_on(&view, seat);
        let shown = match panel.take().filter(|(last, _)| *last == seat) {
            Some((_, shown)) => evening.offering(member, &shown, &view, &open).await,
            None => evening.my_turn(member, seat).await,
        };
        n += 7;
        let count = view.unredacted().unwrap().legal(seat).len();
        evening.choose(member, &shown, &view, &open, n % count).await;
        moved_on(&evening, view.seq).await;
        panel = Some((seat, shown));
    }
    let mut evening = evening;
    evening.stop().await;
    evening.assert_no_faults();
}

/// A button or menu option that leads to another page or branch of the choices.
fn onward(message: &Message) -> Offer {
    let leads = |part: &Value| {
        let id = part["custom_id"].as_str()?.to_owned();
        match id.parse() {
            Ok(Press::Page(..)) if part["disabled"] != true => Some(Offer::Button(id)),
            Ok(Press::Menu(..)) => {
                let mut values = part["options"].as_array()?.iter().filter_map(|option| option["value"].as_str());
                let value = values.find(|value| matches!(value.parse(), Ok(Picked(Target::Go(_)))))?;
                Some(Offer::Menu(id, value.to_owned()))
            }
            _ => None,
        }
    };
    message.all_components().into_iter().find_map(leads).expect("a branch or another page")
}

#[tokio::test(start_paused = true)]
async fn private_board_keeps_the_rest_beside_another_branch() {
    let mut evening = Evening::begin(without_limits()).await;
    evening.start_title("brandubh", 2, 2).await;
    let view = evening.view().await;
    let mover = evening.member_on(&view, view.open[0].decision.seat);
    let board = evening.slash(mover, "board", &[]).await;
    let whole = |message: &Message| message.custom_ids().iter().any(|id| id.contains(":board:"));
    assert!(board.is_ephemeral() && whole(&board), "{:?}", board.custom_ids());
    evening.take(mover, &board, &onward(&board)).await;
    let turned = |message: &Message| message.id == board.id && message.components != board.components;
    let turned = evening.message(mover, "the branch", turned).await;
    assert!(whole(&turned), "{:?}", turned.custom_ids());
    evening.stop().await;
    evening.assert_no_faults();
}

#[tokio::test(start_paused = true)]
async fn turn_of_raids_starts_on_the_board_and_continues_privately() {
    let mut evening = Evening::begin(without_limits()).await;
    evening.start_game(2, 2).await;
    let mut n = 1;
    // Play until a person places a tile and then sails.
    let (before, seat, mover) = loop {
        let view = evening.view().await;
        let (open, position) = (view.open[0].clone(), view.unredacted().unwrap());
        let seat = open.decision.seat;
        if step(position.as_ref(), seat, 1).is_some() && !open.decision.out_of_turn {
            break (view.clone(), seat, evening.member_on(&view, seat));
        }
        n += 3;
        press_on(&evening, &view, &open, n).await;
    };
    let board = evening.offer(mover, &before, &before.open[0]).await;
    assert!(!board.is_ephemeral(), "the board has the first choices");
    press_on(
        &evening,
        &before,
        &before.open[0],
        step(before.unredacted().map(|position| position.as_ref()).unwrap(), seat, 1).unwrap(),
    )
    .await;
    let after = evening.view().await;
    let panel = evening.offer(mover, &after, &after.open[0]).await;
    assert!(panel.is_ephemeral() && ends(&panel, ":back"), "a panel has the next choices: {}", text(&panel));
    // The board offers the turn instead of outdated choices.
    let turn = format!(":turn:{}", seat.0);
    evening.message(mover, "the board of a turn that has begun", |m| m.id == board.id && ends(m, &turn)).await;

    evening.sandbox.press(mover, panel.id, &id_ending(&panel, ":back")).unwrap();
    let back = moved_on(&evening, after.seq).await;
    assert_eq!(saved(&back), saved(&before));
    let prefix = format!("v1:{}:{}:", back.id, back.open[0].id.0);
    let reposted =
        |message: &Message| message.id == board.id && message.custom_ids().iter().any(|id| id.starts_with(&prefix));
    evening.message(mover, "the board with the first choices again, under their new number", reposted).await;
    evening.stop().await;
    evening.assert_no_faults();
}

#[tokio::test(start_paused = true)]
async fn old_board_button_shows_the_turn_to_its_player_only() {
    let mut evening = Evening::begin(without_limits()).await;
    evening.start_game(2, 2).await;
    let mut n = 1;
    let (before, seat, first) = loop {
        let view = evening.view().await;
        let (open, seat) = (view.open[0].clone(), view.open[0].decision.seat);
        let first = step(view.unredacted().unwrap().as_ref(), seat, 1).filter(|_| !open.decision.out_of_turn);
        if let Some(first) = first {
            break (view, seat, first);
        }
        n += 3;
        press_on(&evening, &view, &open, n).await;
    };
    let mover = evening.member_on(&before, seat);
    let board = evening.offer(mover, &before, &before.open[0]).await;
    evening.delivered().await;
    // The board does not change, since Discord refuses its edits.
    evening.sandbox.fail_next(Failure::server_error("PATCH /channels", 1000));
    let old = offers(&board, &before, &before.open[0]).into_iter().next().expect("a choice").1;
    evening.choose(mover, &board, &before, &before.open[0], first).await;
    let begun = moved_on(&evening, before.seq).await;
    assert_eq!(begun.begun(), Some(seat));

    let panels = async || {
        let told = |message: &Message| message.is_ephemeral() && message.content.contains("already been decided");
        evening.take(mover, &board, &old).await;
        evening.message(mover, "that it is decided", told).await
    };
    let panel = panels().await;
    assert!(ends(&panel, ":back"), "the person in the turn sees their panel: {:?}", panel.custom_ids());
    evening.sandbox.press(mover, panel.id, &id_ending(&panel, ":back")).unwrap();
    moved_on(&evening, begun.seq).await;
    evening.message(mover, "the way back", |message| message.content.contains("Taken back")).await;
    let told = panels().await;
    assert_eq!(told.custom_ids(), Vec::<String>::new(), "the public board has the choices: {}", text(&told));
    evening.sandbox.clear_faults();
    evening.stop().await;
    evening.assert_no_faults();
}
