//! Moves and captures on a board. They need no other state, so texts and computer players use them as well.

use super::*;

/// The empty squares between a square and the next pieces: above, to the right, below, and to the left.
fn rays(occupied: Squares, from: Square) -> [Squares; 4] {
    let below = (1 << from.index()) - 1;
    let above = !below << 1;
    // The lines that go up in the order of the squares end at their lowest piece, the others at their highest.
    let up = |line: Squares| {
        let ray = line.and(Squares::of(above));
        let pieces = ray.and(occupied);
        ray.without(pieces).and(Squares::of(pieces.bits() ^ pieces.bits().wrapping_sub(1)))
    };
    let down = |line: Squares| {
        let ray = line.and(Squares::of(below));
        let pieces = ray.and(occupied);
        ray.without(pieces).and(Squares::of(u64::MAX << (pieces.bits() | 1).ilog2()))
    };
    let column = Squares::of(FIRST[0].bits() << from.column());
    let row = Squares::of(FIRST[1].bits() << (from.row() * SIDE));
    [up(column), up(row), down(column), down(row)]
}

/// The empty squares in sight of a square.
pub fn sight(occupied: Squares, from: Square) -> Squares {
    rays(occupied, from).into_iter().fold(Squares::NONE, Squares::or)
}

/// The squares where the piece on a square may not stop (BR-04).
fn barred(board: &Board, from: Square) -> Squares {
    if board.of(Piece::King).has(from) { Squares::NONE } else { KINGS }
}

/// The squares to which a piece may move (BR-03, BR-04).
pub fn reach(board: &Board, from: Square) -> Squares {
    sight(board.occupied(), from).without(barred(board, from))
}

/// The same squares, direction by direction from the piece.
pub fn targets(board: &Board, from: Square) -> impl Iterator<Item = Square> {
    let barred = barred(board, from);
    let [up, right, down, left] = rays(board.occupied(), from).map(|ray| ray.without(barred));
    up.chain(right).chain(down.rev()).chain(left.rev())
}

/// Every move of a seat, whether or not it is its turn.
pub fn moves(board: &Board, seat: Seat) -> impl Iterator<Item = (Square, Square)> {
    board.side(seat).flat_map(|from| targets(board, from).map(move |to| (from, to)))
}

/// Moves a piece without a check and removes what it captures. Returns the squares of the captured pieces.
pub fn play(board: &mut Board, from: Square, to: Square, king: King) -> Squares {
    let piece = board.at(from);
    board.set(from, None);
    board.set(to, piece);
    let captured = piece.map_or(Squares::NONE, |piece| captured(board, piece.seat(), to, king));
    captured.for_each(|square| board.set(square, None));
    captured
}

/// The squares of the pieces that the piece of a seat now on `to` captures (BR-05).
fn captured(board: &Board, mover: Seat, to: Square, king: King) -> Squares {
    // The king takes part only if he is armed (BR-08).
    let idle = if king.is_armed() { Squares::NONE } else { board.of(Piece::King) };
    let helpers = board.side(mover).without(idle);
    if !helpers.has(to) {
        return Squares::NONE;
    }
    // An empty corner and the empty throne help too (BR-06).
    let [up, right, down, left] = helpers.or(KINGS.without(board.occupied())).moved();
    let opposite = [down, left, up, right];
    let held =
        to.beside().into_iter().zip(opposite).fold(Squares::NONE, |held, (beside, other)| held.or(beside.and(other)));
    let captured = held.and(board.side(Seat(1 - mover.0)));
    match board.king() {
        Some(king) if captured.has(king) && !is_surrounded(board, king) => captured.without(board.of(Piece::King)),
        _ => captured,
    }
}

/// Whether attackers are on every side of the king except that of the throne. This decides only on the throne and beside it
/// (BR-07).
fn is_surrounded(board: &Board, king: Square) -> bool {
    let sides = king.neighbours();
    let is_by_the_throne = king == Square::THRONE || sides.has(Square::THRONE);
    !is_by_the_throne || sides.without(KINGS).without(board.of(Piece::Attacker)).is_empty()
}
