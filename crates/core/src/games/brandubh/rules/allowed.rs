//! Which moves are legal.

use super::board::reach;
use super::*;
use crate::engine::refusal::check;

/// Returns the piece on `from` if the seat may move it to `to`, otherwise the refusal.
pub fn judge(open: &Open, seat: Seat, from: Square, to: Square) -> Result<Piece, Refusal> {
    check(open.end.is_none(), Refusal::Over)?;
    check(open.turn == seat, Refusal::Turn(open.turn))?;
    let piece = open.board.at(from).ok_or(Refusal::NoPiece(from))?;
    check(piece.seat() == seat, Refusal::NotYours(from))?;
    let straight = from != to && (from.column() == to.column() || from.row() == to.row());
    check(straight, Refusal::Straight)?;
    check(piece == Piece::King || !to.is_kings(), Refusal::Kings(to))?;
    check(reach(&open.board, from).has(to), Refusal::Blocked(from, to))?;
    Ok(piece)
}
