//! How a game ends.

use super::board::targets;
use super::*;
use crate::games::nine_mens_morris::edition::MEN;
use crate::title::grid::ending::{self, QUIET};

/// No game has more actions. Each man is placed and removed once at most; between two removals there are fewer moves than make a draw.
pub const LONGEST: u32 = 2 * MEN.1 as u32 * (2 + QUIET as u32);

/// The end of the game if the seat to act has lost (NM-09, NM-10).
pub fn after(now: &Position, flying: Flying) -> Option<End> {
    let lost = |how| Some(End::won(other(now.turn), how));
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

/// The end of the game if it is drawn, from the boards since a man was last placed or removed (NM-11, NM-12).
pub fn drawn(since: &[Board]) -> Option<End> {
    ending::drawn(since, How::Repeated, How::Quiet)
}
