//! The careful computer player: looks four moves ahead (alpha-beta) and judges by pieces and by how far the king is from a corner. The
//! whole state is open and it uses no chance, so the same position gives the same move.

use super::Brandubh;
use super::action::Action;
use super::components::{ATTACKERS, Board, Piece, Square};
use super::options::King;
use super::rules::{board, end};
use super::state::State;
use crate::ai::Policy;
use crate::engine::{Chance, Seat};

/// Moves looked ahead beyond the one that is judged.
const DEPTH: u8 = 3;
/// The least worth of a won game; each move that the win comes sooner adds one.
const WON: i32 = 10_000;
/// The worth of a defender, and of an attacker.
const WORTH: (i32, i32) = (70, 40);
/// What it is worth to the defenders that the king is two moves from a corner.
const NEAR: i32 = 90;

/// The careful player.
#[derive(Clone, Copy, Debug, Default)]
pub struct Careful;

impl Policy<Brandubh> for Careful {
    fn choose(&self, _: &Brandubh, sampled: &State, seat: Seat, legal: &[Action], _: &mut Chance) -> usize {
        let open = &sampled.open;
        let mut best = (0, -WON - 1);
        for (index, Action::Move(from, to)) in legal.iter().enumerate() {
            let line = Line { king: open.options.king, depth: DEPTH };
            let mut value = -line.after(&open.board, seat, (*from, *to), -WON, -best.1);
            let mut board = open.board.clone();
            let captured = board::play(&mut board, *from, *to, open.options.king);
            let mut since = open.since.clone();
            since.push(board);
            if captured.is_empty() && end::drawn(&since).is_some() {
                value = 0;
            } else if value < WON / 2 {
                // Of moves that are worth the same, one that repeats no position.
                value -= end::repeated(&since) as i32 - 1;
            }
            if value > best.1 {
                best = (index, value);
            }
        }
        best.0
    }
}

/// The parameters of a search: the switch of the king, and the moves still to look ahead.
#[derive(Clone, Copy)]
struct Line {
    king: King,
    depth: u8,
}

impl Line {
    /// What the board is worth after a move, to the other seat; exact only between the two bounds.
    fn after(self, board: &Board, mover: Seat, (from, to): (Square, Square), least: i32, most: i32) -> i32 {
        let mut board = board.clone();
        board::play(&mut board, from, to, self.king);
        let other = Seat(1 - mover.0);
        if let Some(end) = end::after(&board, mover) {
            let worth = WON + i32::from(self.depth);
            return if end.winner == Some(mover) { -worth } else { worth };
        }
        if self.depth == 0 {
            let worth = evaluate(&board, other);
            return if other == ATTACKERS { -worth } else { worth };
        }
        let deeper = Self { depth: self.depth - 1, ..self };
        let mut best = least;
        for step in board::moves(&board, other) {
            best = best.max(-deeper.after(&board, other, step, -most, -best));
            if best >= most {
                break;
            }
        }
        best
    }
}

/// What a board is worth to the defenders.
fn evaluate(board: &Board, turn: Seat) -> i32 {
    let pieces = i32::from(board.count(Piece::Defender)) * WORTH.0 - i32::from(board.count(Piece::Attacker)) * WORTH.1;
    let Some(king) = board.king() else { return -WON };
    // One open corner is enough if the defenders move next; if the attackers do, it takes two.
    let out = board::targets(board, king).filter(|square| square.is_corner()).count();
    if out > usize::from(turn == ATTACKERS) {
        return WON / 2 + pieces;
    }
    let pressed = king.neighbours().filter(|square| board.at(*square) == Some(Piece::Attacker)).count() as i32;
    let free = board::targets(board, king).count() as i32;
    pieces + i32::from(is_near(board, king)) * NEAR + 4 * free - 12 * pressed
}

/// Whether the king is two moves from a corner if nobody else moves: he reaches a corner only along an edge.
fn is_near(board: &Board, king: Square) -> bool {
    let mut alone = board.clone();
    alone.set(king, None);
    board::targets(board, king).filter(|square| square.is_edge()).any(|edge| {
        alone.set(edge, Some(Piece::King));
        let near = board::targets(&alone, edge).any(Square::is_corner);
        alone.set(edge, None);
        near
    })
}
