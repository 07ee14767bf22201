//! Moves and captures on a board. They need no other state, so texts and computer players use them as well.

use super::super::components::{Board, DIRECTIONS, Piece, Square};
use super::super::options::King;
use crate::engine::Seat;

/// The squares to which a piece may move (BR-03, BR-04).
pub fn targets(board: &Board, from: Square) -> impl Iterator<Item = Square> {
    let king = board.at(from) == Some(Piece::King);
    let line = move |direction| {
        let squares = std::iter::successors(from.next(direction), move |square| square.next(direction));
        squares.take_while(|square| board.at(*square).is_none())
    };
    DIRECTIONS.into_iter().flat_map(line).filter(move |square| king || !square.is_kings())
}

/// Every move of a seat, whether or not it is its turn.
pub fn moves(board: &Board, seat: Seat) -> impl Iterator<Item = (Square, Square)> {
    board.pieces(seat).flat_map(|(from, _)| targets(board, from).map(move |to| (from, to)))
}

/// Moves a piece without a check and removes what it captures. Returns the squares of the captured pieces, sorted.
pub fn play(board: &mut Board, from: Square, to: Square, king: King) -> Vec<Square> {
    let piece = board.at(from);
    board.set(from, None);
    board.set(to, piece);
    let captured = captured(board, to, king);
    captured.iter().for_each(|square| board.set(*square, None));
    captured
}

/// The squares of the pieces that the piece now on `to` captures, sorted (BR-05).
fn captured(board: &Board, to: Square, king: King) -> Vec<Square> {
    let Some(mover) = board.at(to).filter(|piece| helps(*piece, king)) else { return Vec::new() };
    let taken = |direction| {
        let victim = to.next(direction)?;
        let piece = board.at(victim).filter(|piece| piece.seat() != mover.seat())?;
        let held = match piece {
            Piece::King if is_by_the_throne(victim) => is_surrounded(board, victim),
            _ => is_hostile(board, victim.next(direction)?, piece, king),
        };
        held.then_some(victim)
    };
    let mut captured: Vec<_> = DIRECTIONS.into_iter().filter_map(taken).collect();
    captured.sort_unstable();
    captured
}

/// Whether a piece takes part in captures (BR-08).
const fn helps(piece: Piece, king: King) -> bool {
    !matches!(piece, Piece::King) || king.is_armed()
}

/// Whether a square helps to capture a piece beside it (BR-06): it holds an enemy, or it is an empty corner or the
/// empty throne.
fn is_hostile(board: &Board, square: Square, victim: Piece, king: King) -> bool {
    match board.at(square) {
        Some(piece) => piece.seat() != victim.seat() && helps(piece, king),
        None => square.is_kings(),
    }
}

/// Whether a capture of the king here takes more than two attackers: on the throne or beside it (BR-07).
fn is_by_the_throne(square: Square) -> bool {
    square == Square::THRONE || square.neighbours().any(|neighbour| neighbour == Square::THRONE)
}

/// Whether attackers are on every side of the king except that of the throne.
fn is_surrounded(board: &Board, king: Square) -> bool {
    king.neighbours().all(|square| square == Square::THRONE || board.at(square) == Some(Piece::Attacker))
}
