//! Every way in which a game or a move can be refused.

use super::super::components::{Piece, Square};
use super::super::state::Open;
use super::board::targets;
use crate::engine::refusal::check;
use crate::engine::{Arg, Seat};

crate::refusals! {
    /// Why something is refused.
    pub enum Refusal of "brandubh" {
        Seats(seats: u8) = "BR-02",
        Over = "BR-09",
        Turn(asked: Seat) = "BR-02",
        NoPiece(square: Square as code) = "BR-03",
        NotYours(square: Square as code) = "BR-03",
        Straight = "BR-03",
        Kings(square: Square as code) = "BR-04",
        Blocked(from: Square as code, to: Square as code) = "BR-03",
    }
}

fn code(square: Square) -> Arg {
    Arg::Text(square.to_string())
}

/// The piece that moves, if it may.
pub fn judge(open: &Open, seat: Seat, from: Square, to: Square) -> Result<Piece, Refusal> {
    check(open.end.is_none(), Refusal::Over)?;
    check(open.turn == seat, Refusal::Turn(open.turn))?;
    let piece = open.board.at(from).ok_or(Refusal::NoPiece(from))?;
    check(piece.seat() == seat, Refusal::NotYours(from))?;
    let straight = from != to && (from.column() == to.column() || from.row() == to.row());
    check(straight, Refusal::Straight)?;
    check(piece == Piece::King || !to.is_kings(), Refusal::Kings(to))?;
    check(targets(&open.board, from).any(|target| target == to), Refusal::Blocked(from, to))?;
    Ok(piece)
}
