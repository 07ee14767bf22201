//! What people type instead of codes.

use super::*;
use crate::games::relic_runners::action::{Action, Aim, Rise, Token};
use crate::games::relic_runners::components::{Column, Space};
use crate::games::relic_runners::state::{Phase, Slot, Task};
use crate::title::typed::read;

/// The first turn of a game of three, changed. The position is incomplete: it only has to allow the wanted action among
/// others.
#[track_caller]
fn reads(change: impl Fn(&mut State), typed: &[&str], action: Option<Action>) {
    let game = runners();
    let (mut state, _) = game.setup(&Options::default(), 3, Chance::seeded(&Seed::from_number(1))).unwrap();
    change(&mut state);
    let seat = state.open.turn;
    let view = game.view_for(&state, Viewer::Seat(seat));
    let mut legal = Vec::new();
    game.legal_actions(&state, seat, &mut legal);
    legal.extend(action.filter(|action| !legal.contains(action)));
    for text in typed {
        assert_eq!(read(&game, &view, seat, &legal, text), action, "{text} of {legal:?}");
    }
}

#[test]
fn walks_are_typed_by_place_in_every_language() {
    let to = "t3".parse().unwrap();
    let walk = ["walk to T3", "andar a t 3", "marcher vers T3", "t3", "Twin Falls", "walk twin falls"];
    reads(|_| {}, &walk, Some(Action::Walk(to, Aim::Best)));
    reads(|_| {}, &["walk t3 for tokens", "andar t3 fichas", "t3 jetons"], Some(Action::Walk(to, Aim::Tokens)));
    reads(|_| {}, &["step to t3", "seguir a t3", "avancer t3"], Some(Action::Go(to)));
    reads(|_| {}, &["walk", "walk t99", "bananas", "", "t3 t4"], None);
}

#[test]
fn boxes_and_steps_are_typed_by_column() {
    let space = Space { column: Column::Machete, level: 2 };
    reads(|_| {}, &["use m2", "machete 2", "caja m 2", "boîte machette 2"], Some(Action::Box(space)));
    let steps = |state: &mut State| state.open.agenda = vec![Task::Steps { left: 1 }];
    reads(steps, &["compass", "brújula", "up boussole", "c"], Some(Action::Up(Rise::Into(Column::Compass))));
    let only = |state: &mut State| {
        let turn = state.open.turn.index();
        state.open.runners[turn].boxes = [Slot::Reserve, Slot::Bottom, Slot::On(space)];
    };
    reads(only, &["use", "box", "usar", "boîte"], Some(Action::Box(space)));
}

#[test]
fn trails_and_tokens_are_typed_in_either_order() {
    let place = |state: &mut State| {
        state.open.agenda = vec![Task::Place { anywhere: false, plain: true, must: false }];
    };
    let trail = "bc-t3".parse().unwrap();
    reads(place, &["t3-bc", "place on T3", "poner base camp t3", "poser sur t3"], Some(Action::Place(trail)));
    let flip = |state: &mut State| state.open.agenda = vec![Task::Flip { left: 2, not: None }];
    reads(flip, &["turn 3", "voltear k3", "k 3", "r2-t2", "retourner 3"], Some(Action::Flip(Token(2))));
    reads(flip, &["no", "nothing", "nada", "rien"], Some(Action::Pass));
}

#[test]
fn a_question_is_answered_by_yes_or_no() {
    let show = |state: &mut State| state.open.agenda = vec![Task::Show { index: 0 }];
    reads(show, &["yes", "sí", "oui", "show"], Some(Action::Show));
    reads(show, &["no", "non", "hide"], Some(Action::Hide));
    let dash = |state: &mut State| state.open.phase = Phase::Dash;
    reads(dash, &["yes", "Oui"], Some(Action::Dash));
    reads(dash, &["no", "rechazar"], Some(Action::Decline));
}
