//! The rules: setting up, what is legal, what an action does. Where men go and which mills they close is in [`board`].

mod allowed;
pub mod board;
pub mod end;
pub mod refusals;

use super::action::Action;
use super::components::{Board, MILL, NineMensMorris, Point, Points, SEATS, other};
use super::event::Event;
use super::options::{Flying, Options};
use super::state::{End, How, Open, Phase, Position, State, Turn};
use crate::engine::{Chance, RuleError, Seat, refusal};
use refusals::Refusal;

/// The first position (NM-01, NM-02). Nothing is drawn.
pub fn setup(
    game: &NineMensMorris,
    options: &Options,
    seats: u8,
    chance: Chance,
) -> Result<(State, Vec<Event>), RuleError> {
    refusal::check(seats == SEATS, Refusal::Seats(seats))?;
    let now = Position { board: Board::EMPTY, hand: [game.men; 2], turn: Seat(0), mill: false };
    let open = Open { options: options.clone(), now, last: None, since: vec![Board::EMPTY], end: None };
    Ok((State { open, secret: (), chance }, Vec::new()))
}

/// The seat to act.
pub const fn turn(open: &Open) -> Seat {
    open.now.turn
}

pub fn question(open: &Open) -> &'static str {
    open.now.phase(open.options.flying).word()
}

/// Every action of the seat, sorted.
pub fn legal(open: &Open, seat: Seat, out: &mut Vec<Action>) {
    if open.end.is_none() && open.now.turn == seat {
        out.extend(board::actions(&open.now, open.options.flying));
    }
}

/// Applies an action; a refusal changes nothing.
pub fn step(
    _: &NineMensMorris,
    state: &mut State,
    seat: Seat,
    action: Action,
    events: &mut Vec<Event>,
) -> Result<(), RuleError> {
    let open = &mut state.open;
    allowed::judge(open, seat, action)?;
    board::apply(&mut open.now, action);
    let Position { board, mill, .. } = &open.now;
    let turn = |from, to| Turn { from, to, removed: None };
    let (event, last) = match action {
        Action::Place(point) => (Event::Placed { seat, point, mill: *mill }, Some(turn(None, point))),
        Action::Move(from, to) => (Event::Moved { seat, from, to, mill: *mill }, Some(turn(Some(from), to))),
        Action::Remove(point) => {
            (Event::Removed { seat, point }, open.last.map(|last| Turn { removed: Some(point), ..last }))
        }
    };
    open.last = last;
    if !matches!(action, Action::Move(..)) {
        open.since.clear();
    }
    if !mill {
        open.since.push(board.clone());
        open.end = end::after(&open.now, open.options.flying).or_else(|| end::drawn(&open.since));
    }
    events.push(event);
    events.extend(open.end.map(Event::Ended));
    Ok(())
}
