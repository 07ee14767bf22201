//! Tests of the rules, the texts and the players.

mod edition;
mod rulings;
mod texts;

use super::action::Action;
use super::components::{Board, Brandubh, Square};
use super::event::Event;
use super::options::{King, Options};
use super::state::Open;
use super::{RECONSTRUCTION, rules};
use crate::engine::{Edition, Game, RuleError, Seat};

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
    Open { options: Options::default(), since: vec![board.clone()], board, turn: Seat(turn), last: None, end: None }
}

/// The position after a move of the seat to move.
fn moved(mut open: Open, squares: &str) -> Result<Open, RuleError> {
    let (seat, mut events) = (open.turn, Vec::new());
    rules::step(&mut open, seat, moving(squares), &mut events).map(|()| open)
}

/// The squares of the pieces that a move captures.
fn captured(board: &str, turn: u8, king: King, squares: &str) -> String {
    let mut open = Open { options: Options { king }, ..open(board, turn) };
    let (seat, mut events) = (open.turn, Vec::new());
    rules::step(&mut open, seat, moving(squares), &mut events).unwrap();
    let Event::Moved { captured, .. } = &events[0] else { panic!("{events:?}") };
    captured.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}
