//! How a game ends.

use super::super::components::{ATTACKERS, Board, DEFENDERS};
use super::super::edition::MOST;
use super::super::state::{End, How};
use super::board::moves;
use crate::engine::Seat;

/// How often a position must occur for a draw (BR-11).
const REPEATED: usize = 3;
/// The number of moves without a capture after which a game is drawn (BR-12).
pub const QUIET: usize = 50;
/// The maximum number of moves. In the longest game, every piece except the king is captured by the last move before a
/// draw, and then no capture follows.
pub const LONGEST: u32 = (MOST.0 as u32 + MOST.1 as u32 + 1) * QUIET as u32;

/// The end of the game, if the last move by `mover` has decided it (BR-07, BR-09, BR-10).
pub fn after(board: &Board, mover: Seat) -> Option<End> {
    let won = |winner, how| Some(End { winner: Some(winner), how });
    match board.king() {
        None => won(ATTACKERS, How::Captured),
        Some(king) if king.is_corner() => won(DEFENDERS, How::Escaped),
        Some(_) if moves(board, Seat(1 - mover.0)).next().is_none() => won(mover, How::Stuck),
        Some(_) => None,
    }
}

/// How often the present position has occurred with the same seat to move, including now.
pub fn repeated(since: &[Board]) -> usize {
    since.iter().rev().step_by(2).filter(|board| since.last() == Some(board)).count()
}

/// The end of the game if it is a draw, from the boards since the last capture (BR-11, BR-12).
pub fn drawn(since: &[Board]) -> Option<End> {
    let draw = |how| Some(End { winner: None, how });
    match since.len() {
        _ if repeated(since) >= REPEATED => draw(How::Repeated),
        boards if boards > QUIET => draw(How::Quiet),
        _ => None,
    }
}
