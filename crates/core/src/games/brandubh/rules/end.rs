//! How a game ends.

use super::board::reach;
use super::*;
use crate::games::brandubh::edition::MOST;
use crate::title::grid::ending::{self, QUIET};

/// The maximum number of moves. In the longest game, every piece except the king is captured by the last move before a
/// draw, and then no capture follows.
pub const LONGEST: u32 = (MOST.0 as u32 + MOST.1 as u32 + 1) * QUIET as u32;

/// The end of the game, if the last move by `mover` has decided it (BR-07, BR-09, BR-10).
pub fn after(board: &Board, mover: Seat) -> Option<End> {
    let won = |winner, how| Some(End::won(winner, how));
    match board.king() {
        None => won(ATTACKERS, How::Captured),
        Some(king) if king.is_corner() => won(DEFENDERS, How::Escaped),
        Some(_) if board.side(Seat(1 - mover.0)).all(|from| reach(board, from).is_empty()) => won(mover, How::Stuck),
        Some(_) => None,
    }
}

/// The end of the game if it is a draw, from the boards since the last capture (BR-11, BR-12).
pub fn drawn(since: &[Board]) -> Option<End> {
    ending::drawn(since, How::Repeated, How::Quiet)
}
