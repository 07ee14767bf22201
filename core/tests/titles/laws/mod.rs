//! The laws that every title is checked by find what breaks them: a small game holds them all, and with each fault of its own the law
//! that it breaks says so.

mod game;

use std::borrow::Cow;

use game::{ACTIONS, Action, Cards, Event, Fault};
use skald_core::engine::laws::{Broken, Subject, hold};
use skald_core::engine::{Chance, Game as _, Seat, Seed, StateOf, reversible};

/// Enough for each fault to show itself.
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
fn a_sound_game_holds_them() {
    assert_eq!(check(Fault::Nothing, &ACTIONS, |_, _, _| Ok(()), GAMES), Ok(()));
}

#[test]
fn each_fault_is_found_and_named() {
    for (fault, says) in [
        (Fault::ListsTooLittle, "mark by seat 1 is not listed and yet applies"),
        (Fault::ListsTooMuch, "mark by seat 1 is listed and yet refused"),
        (Fault::ListsTwice, "is not sorted and unique"),
        (Fault::DoesNothing, "weigh by seat 1 does nothing"),
        (Fault::Unsorted, "is not sorted and unique"),
        (Fault::AsksWithoutChoices, "seat 1 is asked and has nothing, or the reverse"),
        (Fault::TraceInEvents, "left a trace"),
        (Fault::TraceInState, "left a trace"),
        (Fault::SameCode, "the code mark means another action, or none"),
        (Fault::ShowsHidden, "Seat(Seat(0)) sees what is hidden"),
        (Fault::ChoicesTell, "tells what is hidden"),
        (Fault::PointsTell, "the points of seat 1 tell"),
        (Fault::HiddenForEver, "points of seat 1 are hidden from everybody for ever"),
        (Fault::ForgetsWhenSaved, "saved and loaded, it is another position"),
        (Fault::ForgetsEvents, "saved and loaded, they are other events"),
        (Fault::DecisionsOutOfOrder, "decisions out of order"),
        (Fault::OtherScoreLines, "seat 1 has other score lines"),
        (Fault::Endless, "it does not end"),
        (Fault::NobodyWins, "nobody wins"),
        (Fault::OtherPoints, "score sheets"),
        (Fault::ActsAfterTheEnd, "may act after the end"),
        (Fault::OtherEvents, "other events when replayed"),
        (Fault::OtherEnd, "another end when replayed"),
        (Fault::OtherChance, "other chance when replayed"),
        (Fault::SilentDraw, "toss when replayed: refused by record-draw-misfit"),
        (Fault::Untouched, "may be taken back and tells what was hidden"),
    ] {
        let found = broken(fault);
        assert!(found.contains(says), "{fault:?}: {found}");
        assert!(found.starts_with("game ") && found.contains(" of cards for 2 seats, (): "), "{found}");
    }
}

#[test]
fn what_a_title_checks_itself_and_what_is_missing_in_its_universe_is_found() {
    let found = check(Fault::Nothing, &ACTIONS, |_, _, _| Err("a card is lost".to_owned()), 1).unwrap_err().to_string();
    assert!(found.contains(" by seat 1: a card is lost"), "{found}");
    let found = check(Fault::Nothing, &ACTIONS[1..], |_, _, _| Ok(()), 1).unwrap_err().to_string();
    assert!(found.contains("mark is listed but not in the universe"), "{found}");
}

#[test]
fn an_action_of_the_universe_with_the_code_of_another_is_found_in_the_first_game() {
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
fn what_tells_a_seat_or_anybody_something_cannot_be_undone() {
    assert_eq!(undoable(Fault::Nothing), [Action::Mark], "the others tell something, draw, or end the turn");
    assert_eq!(undoable(Fault::SilentDraw), [Action::Mark], "a draw that no event has");
    let untouched = [Action::Mark, Action::Look, Action::Show, Action::Weigh];
    assert_eq!(undoable(Fault::Untouched), untouched, "a title is believed that nothing hidden was read");
    assert_eq!(undoable(Fault::SilentAndUntouched), untouched, "but not that nothing was drawn");
}
