//! The careful computer player. It looks four moves ahead (alpha-beta) and evaluates pieces and the king's distance
//! from a corner. The state is open and the player uses no chance, so the same position gives the same move.

mod strong;

pub use strong::{PLAYERS, Strong};

use super::Brandubh;
use super::action::Action;
use super::components::{ATTACKERS, Board, Piece, Square};
use super::options::King;
use super::rules::{board, end};
use super::state::State;
use crate::ai::Policy;
use crate::engine::{Chance, Seat};

/// How many moves it looks ahead beyond the evaluated move.
const DEPTH: u8 = 3;
/// The same depth for the first ordering of moves.
const GLANCE: u8 = 1;
/// The minimum value of a won game. Each move by which the win comes sooner adds one.
const WON: i32 = 10_000;
/// The value of a defender, and of an attacker.
const WORTH: (i32, i32) = (70, 40);
/// The value for the defenders of a king two moves from a corner.
const NEAR: i32 = 90;

/// The careful player.
#[derive(Clone, Copy, Debug, Default)]
pub struct Careful;

impl Policy<Brandubh> for Careful {
    fn choose(&self, _: &Brandubh, sampled: &State, seat: Seat, legal: &[Action], _: &mut Chance) -> usize {
        let open = &sampled.open;
        let mut search = Search { king: open.options.king, answers: [None; DEPTH as usize] };
        // The best moves two moves ahead come first, because they refute most others early.
        let mut order: Vec<usize> = (0..legal.len()).collect();
        order.sort_by_cached_key(|index| {
            let Action::Move(from, to) = legal[*index];
            search.after(&open.board, seat, (from, to), GLANCE, (-WON, WON))
        });
        let mut best = (0, -WON - 1);
        for index in order {
            let Action::Move(from, to) = legal[index];
            // Among equal moves the first wins.
            let beaten = if index < best.0 { best.1 - 1 } else { best.1 };
            let mut value = -search.after(&open.board, seat, (from, to), DEPTH, (-WON, -beaten));
            let mut board = open.board.clone();
            let captured = board::play(&mut board, from, to, open.options.king);
            let mut since = open.since.clone();
            since.push(board);
            if captured.is_empty() && end::drawn(&since).is_some() {
                value = 0;
            } else if value < WON / 2 {
                // Among equal moves one that repeats no position wins.
                value -= end::repeated(&since) as i32 - 1;
            }
            if value > beaten {
                best = (index, value);
            }
        }
        best.0
    }
}

/// A move: from where and to where.
type Step = (Square, Square);

/// A search from one position.
struct Search {
    king: King,
    /// The last answer that refuted a move, by the remaining depth. It often refutes the next move too, so it is tried
    /// first. This changes the amount of work and not the result.
    answers: [Option<Step>; DEPTH as usize],
}

impl Search {
    /// The value of the board after a move, for the other seat and at this depth. It is exact only between the two
    /// bounds.
    fn after(&mut self, board: &Board, mover: Seat, (from, to): Step, depth: u8, (least, most): (i32, i32)) -> i32 {
        let mut board = board.clone();
        board::play(&mut board, from, to, self.king);
        let other = Seat(1 - mover.0);
        if let Some(end) = end::after(&board, mover) {
            let worth = WON + i32::from(depth);
            return if end.winner == Some(mover) { -worth } else { worth };
        }
        let Some(deeper) = depth.checked_sub(1) else {
            return match other {
                ATTACKERS => -evaluate(&board, other, (-most, -least)),
                _ => evaluate(&board, other, (least, most)),
            };
        };
        let mut steps: Vec<Step> = board::moves(&board, other).collect();
        let answer = self.answers[usize::from(deeper)];
        if let Some(known) = answer.and_then(|answer| steps.iter().position(|step| *step == answer)) {
            steps.swap(0, known);
        }
        let mut best = least;
        for step in steps {
            best = best.max(-self.after(&board, other, step, deeper, (-most, -best)));
            if best >= most {
                self.answers[usize::from(deeper)] = Some(step);
                break;
            }
        }
        best
    }
}

/// The value of a board for the defenders. It is exact only between the two bounds.
fn evaluate(board: &Board, turn: Seat, (least, most): (i32, i32)) -> i32 {
    let pieces = i32::from(board.count(Piece::Defender)) * WORTH.0 - i32::from(board.count(Piece::Attacker)) * WORTH.1;
    let Some(king) = board.king() else { return -WON };
    // One open corner is enough if the defenders move next. If the attackers move next, it takes two.
    let out = board::targets(board, king).filter(|square| square.is_corner()).count();
    if out > usize::from(turn == ATTACKERS) {
        return WON / 2 + pieces;
    }
    let pressed = king.neighbours().filter(|square| board.at(*square) == Some(Piece::Attacker)).count() as i32;
    let free = board::targets(board, king).count() as i32;
    let worth = pieces + 4 * free - 12 * pressed;
    // The check for a near king is the slowest, so it comes last.
    if worth + NEAR <= least || worth >= most { worth } else { worth + i32::from(is_near(board, king)) * NEAR }
}

/// Whether the king could reach a corner in two moves without any reply. He reaches a corner only along an edge.
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
