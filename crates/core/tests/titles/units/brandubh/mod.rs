//! Tests of the rules, the texts and the players.

mod edition;
mod rulings;
mod texts;

use crate::engine::{Chance, Edition, Game, RuleError, Seat};
use crate::games::brandubh::action::Action;
use crate::games::brandubh::components::{Board, Brandubh, Square};
use crate::games::brandubh::event::Event;
use crate::games::brandubh::options::{King, Options};
use crate::games::brandubh::state::{End, How, Open, State};
use crate::games::brandubh::{RECONSTRUCTION, rules};

fn game() -> Brandubh {
    Brandubh::new(&Edition::read(RECONSTRUCTION).unwrap()).unwrap()
}

fn square(name: &str) -> Square {
    name.parse().unwrap()
}

/// A move in the notation `d1 d3`.
fn moving(squares: &str) -> Action {
    format!("move {squares}").parse().unwrap()
}

/// A position without earlier moves.
fn open(board: &str, turn: u8) -> Open {
    let board: Board = board.parse().unwrap();
    Open { options: Options::default(), since: vec![board], board, turn: Seat(turn), last: None, end: None }
}

/// Moves in a position.
fn step(open: &mut Open, seat: Seat, squares: &str, events: &mut Vec<Event>) -> Result<(), RuleError> {
    let mut state = State { open: open.clone(), secret: (), chance: Chance::exhausted() };
    let result = rules::step(&game(), &mut state, seat, moving(squares), events);
    *open = state.open;
    result
}

/// The position after a move of the seat to move.
fn moved(mut open: Open, squares: &str) -> Result<Open, RuleError> {
    let (seat, mut events) = (open.turn, Vec::new());
    step(&mut open, seat, squares, &mut events).map(|()| open)
}

/// The squares of the pieces that a move captures.
fn captured(board: &str, turn: u8, king: King, squares: &str) -> String {
    let mut open = Open { options: Options { king }, ..open(board, turn) };
    let (seat, mut events) = (open.turn, Vec::new());
    step(&mut open, seat, squares, &mut events).unwrap();
    let Event::Moved { captured, .. } = &events[0] else { panic!("{events:?}") };
    captured.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}
