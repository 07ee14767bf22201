//! The rules: setup, legal moves and their effects. [`board`] has moves and captures, [`end`] the ends of a game,
//! `allowed` the conditions, and [`refusals`] the reasons for refusals.

mod allowed;
pub mod board;
pub mod end;
pub mod refusals;

use super::action::Action;
use super::components::{ATTACKERS, Board, Brandubh, DEFENDERS, FIRST, KINGS, Piece, SEATS, SIDE, Square, Squares};
use super::event::Event;
use super::options::{King, Options};
use super::state::{End, How, Open, State};
use crate::engine::{Chance, RuleError, Seat, refusal};
use crate::title::grid::Place;
use refusals::Refusal;

/// The first position (BR-01, BR-02). Nothing is drawn.
pub fn setup(game: &Brandubh, options: &Options, seats: u8, chance: Chance) -> Result<(State, Vec<Event>), RuleError> {
    refusal::check(seats == SEATS, Refusal::Seats(seats))?;
    let board = game.setup;
    let open = Open { options: options.clone(), board, turn: ATTACKERS, last: None, since: vec![board], end: None };
    Ok((State { open, secret: (), chance }, Vec::new()))
}

/// The seat in turn.
pub const fn turn(open: &Open) -> Seat {
    open.turn
}

pub const fn question(_: &Open) -> &'static str {
    "move"
}

/// Every move of the seat, sorted.
pub fn legal(open: &Open, seat: Seat, out: &mut Vec<Action>) {
    if open.end.is_none() && open.turn == seat {
        let moves = |from| board::reach(&open.board, from).map(move |to| Action::Move(from, to));
        out.extend(open.board.side(seat).flat_map(moves));
    }
}

/// Applies a move; a refusal changes nothing.
pub fn step(
    _: &Brandubh,
    state: &mut State,
    seat: Seat,
    action: Action,
    events: &mut Vec<Event>,
) -> Result<(), RuleError> {
    let open = &mut state.open;
    let Action::Move(from, to) = action;
    let piece = allowed::judge(open, seat, from, to)?;
    let captured = board::play(&mut open.board, from, to, open.options.king);
    if !captured.is_empty() {
        open.since.clear();
    }
    open.since.push(open.board);
    open.last = Some((from, to));
    open.turn = Seat(1 - seat.0);
    open.end = end::after(&open.board, seat).or_else(|| end::drawn(&open.since));
    events.push(Event::Moved { seat, piece, from, to, captured: captured.collect() });
    events.extend(open.end.map(Event::Ended));
    Ok(())
}
