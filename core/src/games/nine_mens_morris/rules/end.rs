//! How a game ends.

use super::super::components::{Board, MILL, other};
use super::super::edition::MEN;
use super::super::options::Flying;
use super::super::state::{End, How, Phase, Position};
use super::board::targets;

/// How often a position must stand for a draw (NM-11).
const REPEATED: usize = 3;
/// The number of moves without a mill after which a game is drawn (NM-12).
pub const QUIET: usize = 50;
/// No game has more actions. Each man is placed and removed once at most; between two removals there are fewer moves than make a draw.
pub const LONGEST: u32 = 2 * MEN.1 as u32 * (2 + QUIET as u32);

/// The end of the game if the seat to act has lost (NM-09, NM-10).
pub fn after(now: &Position, flying: Flying) -> Option<End> {
    let lost = |how| Some(End { winner: Some(other(now.turn)), how });
    match () {
        () if usize::from(now.men(now.turn)) < MILL => lost(How::Reduced),
        () if is_stuck(now, flying) => lost(How::Stuck),
        () => None,
    }
}

/// Whether the seat to act cannot move. There is always a free point to place a man on, or to fly to.
fn is_stuck(now: &Position, flying: Flying) -> bool {
    let mut men = now.board.points(Some(now.turn));
    now.phase(flying) == Phase::Move && men.all(|from| targets(&now.board, from, Phase::Move).is_empty())
}

/// How often the present position has stood with the same seat to move, this time included.
pub fn repeated(since: &[Board]) -> usize {
    since.iter().rev().step_by(2).filter(|board| since.last() == Some(board)).count()
}

/// The end of the game if it is drawn, from the boards since a man was last placed or removed (NM-11, NM-12).
pub fn drawn(since: &[Board]) -> Option<End> {
    let draw = |how| Some(End { winner: None, how });
    match since.len() {
        _ if repeated(since) >= REPEATED => draw(How::Repeated),
        boards if boards > QUIET => draw(How::Quiet),
        _ => None,
    }
}
