//! Tests of the laws that check every title. A small game keeps all laws. With each of its faults, the broken law
//! reports the fault.

mod game;
mod promises;

use std::borrow::Cow;

use game::{ACTIONS, Action, Cards, Event, Fault};
use skald_core::engine::laws::{Broken, Subject, hold};
use skald_core::engine::{Chance, Game as _, Seat, Seed, StateOf, reversible};

/// Enough games for each fault to appear.
const GAMES: u64 = 60;

type Check = fn(&StateOf<Cards>, &[Event], &StateOf<Cards>) -> Result<(), String>;

fn check(fault: Fault, actions: &[Action], conserved: Check, games: u64) -> Result<(), Broken> {
    let game = Cards::with(fault);
    let universe = |_: &StateOf<Cards>| Cow::Borrowed(actions);
    hold(&Subject { game: &game, universe: &universe, conserved: &conserved }, &(), 2, games)
}

fn broken(fault: Fault) -> String {
    let actions: Vec<_> = ACTIONS.into_iter().chain((fault == Fault::SameCode).then_some(Action::Twin)).collect();
    check(fault, &actions, |_, _, _| Ok(()), GAMES).expect_err(&format!("{fault:?} breaks no law")).to_string()
}

#[test]
fn a_sound_game_keeps_all_laws() {
    assert_eq!(check(Fault::Nothing, &ACTIONS, |_, _, _| Ok(()), GAMES), Ok(()));
}

#[test]
fn each_fault_is_found_and_named() {
    for (fault, says) in [
        (Fault::ListsTooLittle, "mark by seat 1 is not listed but applies"),
        (Fault::ListsTooMuch, "mark by seat 1 is listed but refused"),
        (Fault::ListsTwice, "is not sorted or not unique"),
        (Fault::DoesNothing, "weigh by seat 1 does nothing"),
        (Fault::Unsorted, "is not sorted or not unique"),
        (Fault::AsksWithoutChoices, "seat 1 has a decision without actions, or the reverse"),
        (Fault::TraceInEvents, "changed the state or the events"),
        (Fault::TraceInState, "changed the state or the events"),
        (Fault::SameCode, "the code mark means another action or no action"),
        (Fault::ShowsHidden, "Seat(Seat(0)) sees hidden parts"),
        (Fault::ChoicesTell, "the choices of seat"),
        (Fault::PointsTell, "the points of seat 1 reveal hidden parts"),
        (Fault::HiddenForEver, "the points of seat 1 stay hidden from everybody after the end"),
        (Fault::ForgetsWhenSaved, "the position changes when saved and loaded"),
        (Fault::ForgetsEvents, "the events change when saved and loaded"),
        (Fault::DecisionsOutOfOrder, "the decisions are not in order of seat"),
        (Fault::OtherScoreLines, "seat 1 has the wrong score lines"),
        (Fault::Endless, "the game does not end"),
        (Fault::NobodyWins, "the outcome has no winner"),
        (Fault::OtherPoints, "score sheets"),
        (Fault::ActsAfterTheEnd, "may act after the end"),
        (Fault::OtherEvents, "the replay gives other events"),
        (Fault::OtherEnd, "the replay ends in another position"),
        (Fault::OtherChance, "the replay ends with another chance"),
        (Fault::SilentDraw, "toss when replayed: refused by record-draw-misfit"),
        (Fault::Untouched, "is reversible but reveals hidden parts"),
    ] {
        let found = broken(fault);
        assert!(found.contains(says), "{fault:?}: {found}");
        assert!(found.starts_with("game ") && found.contains(" of cards for 2 seats, (): "), "{found}");
    }
}

#[test]
fn failed_checks_and_gaps_in_the_universe_are_found() {
    let found = check(Fault::Nothing, &ACTIONS, |_, _, _| Err("a card is lost".to_owned()), 1).unwrap_err().to_string();
    assert!(found.contains(" by seat 1: a card is lost"), "{found}");
    let found = check(Fault::Nothing, &ACTIONS[1..], |_, _, _| Ok(()), 1).unwrap_err().to_string();
    assert!(found.contains("mark is listed but not in the universe"), "{found}");
}

#[test]
fn two_actions_with_one_code_are_found_in_the_first_game() {
    let universe = [&ACTIONS[..], &[Action::Twin]].concat();
    let first = check(Fault::Nothing, &universe, |_, _, _| Ok(()), 1).unwrap_err();
    assert!(first.to_string().starts_with("game 0 of cards"), "{first}");
}

/// The actions that the first seat may undo in its first turn.
fn undoable(fault: Fault) -> Vec<Action> {
    let game = Cards::with(fault);
    let mut found = Vec::new();
    for action in ACTIONS {
        let state = game.setup(&(), 2, Chance::seeded(&Seed::from_number(7))).unwrap().0;
        let mut chance = Chance::seeded(&Seed::from_number(8));
        found.extend(reversible(&game, &state, Seat(0), &action, &mut chance).then_some(action));
    }
    found
}

#[test]
fn an_action_that_reveals_something_cannot_be_undone() {
    assert_eq!(undoable(Fault::Nothing), [Action::Mark], "the others reveal something, draw, or end the turn");
    assert_eq!(undoable(Fault::SilentDraw), [Action::Mark], "no event has the draw");
    let untouched = [Action::Mark, Action::Look, Action::Show, Action::Weigh];
    assert_eq!(undoable(Fault::Untouched), untouched, "the check trusts a title that reports no hidden read");
    assert_eq!(undoable(Fault::SilentAndUntouched), untouched, "the check does not trust a title about draws");
}
