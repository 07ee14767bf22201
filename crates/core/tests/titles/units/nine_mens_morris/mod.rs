//! Tests of the rules, the texts and the players.

mod edition;
mod rulings;
mod texts;

use crate::engine::{Chance, Edition, Game, RuleError, Seat};
use crate::games::nine_mens_morris::action::Action;
use crate::games::nine_mens_morris::components::{Board, NineMensMorris, Point};
use crate::games::nine_mens_morris::event::Event;
use crate::games::nine_mens_morris::options::Options;
use crate::games::nine_mens_morris::state::{Open, Position, State};
use crate::games::nine_mens_morris::{RECONSTRUCTION, rules};
use crate::title::grid::Place;

fn game() -> NineMensMorris {
    NineMensMorris::new(&Edition::read(RECONSTRUCTION).unwrap()).unwrap()
}

/// A position without earlier moves.
fn open(board: &str, hand: [u8; 2], turn: u8) -> Open {
    let board: Board = board.parse().unwrap();
    let since = vec![board.clone()];
    let now = Position { board, hand, turn: Seat(turn), mill: false };
    Open { options: Options::default(), now, last: None, since, end: None }
}

/// A position of these men without earlier moves: the points of the first seat, and of the second.
fn men(first: &str, second: &str, hand: [u8; 2], turn: u8) -> Open {
    let mut board = Board::EMPTY;
    for (seat, points) in [first, second].into_iter().enumerate() {
        points.split_whitespace().for_each(|name| board.set(point(name), Some(Seat(seat as u8))));
    }
    open(&board.to_string(), hand, turn)
}

fn point(name: &str) -> Point {
    name.parse().unwrap()
}

fn step(open: &mut Open, seat: Seat, action: Action, events: &mut Vec<Event>) -> Result<(), RuleError> {
    let mut state = State { open: open.clone(), secret: (), chance: Chance::exhausted() };
    let result = rules::step(&game(), &mut state, seat, action, events);
    *open = state.open;
    result
}

/// The position after actions, each of the seat to act.
fn after(mut open: Open, codes: &[&str]) -> Result<Open, RuleError> {
    for code in codes {
        let (seat, action, mut events) = (open.now.turn, code.parse::<Action>().unwrap(), Vec::new());
        step(&mut open, seat, action, &mut events)?;
    }
    Ok(open)
}

/// The refusal of an action and its ruling.
fn refused(open: &Open, code: &str) -> String {
    let mut next = open.clone();
    let (seat, action) = (open.now.turn, code.parse::<Action>().unwrap());
    let error = step(&mut next, seat, action, &mut Vec::new()).unwrap_err();
    assert_eq!(next, *open, "{code}");
    format!("{} {}", error.rule.trim_start_matches("nine-mens-morris-refuse-"), error.ruling)
}

/// What the seat to act may do, as codes.
fn legal(open: &Open) -> Vec<String> {
    let mut actions = Vec::new();
    rules::legal(open, open.now.turn, &mut actions);
    actions.iter().map(ToString::to_string).collect()
}
