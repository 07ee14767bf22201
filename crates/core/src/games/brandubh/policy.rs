//! The computer players. They evaluate pieces and the king's distance from a corner.

use super::Brandubh;
use super::action::Action;
use super::components::{ATTACKERS, Board, CORNERS, Piece, SIDE, Square, Squares};
use super::options::King;
use super::rules::{board, end};
use super::state::State;
use crate::ai::duel::{self, Duel, mix};
use crate::ai::duelist::{Again, Duelist, players};
use crate::engine::Seat;
use crate::title::PolicySpec;
use crate::title::grid::{Place, ending};

/// The strength of the levels ([`crate::title::Present::STRENGTH`]).
pub const STRENGTH: [u16; 5] = [1_040, 1_158, 1_390, 1_799, 2_137];

/// The computer players, the default first.
pub const PLAYERS: &[PolicySpec<Brandubh>] = &players();

/// The most that a position is worth.
const WON: i32 = 10_000;
/// The value of a defender, and of an attacker.
const WORTH: (i32, i32) = (70, 40);
/// The value for the defenders of a king two moves from a corner.
const NEAR: i32 = 90;

/// A move: from where and to where.
type Step = (Square, Square);

impl Duelist for Brandubh {
    type Moment = Moment;
    const POSITIONS: [u32; 3] = [4_000, 150_000, 2_000_000];
    const OVERLOOKS: [u8; 2] = [70, 40];
    const AHEAD: u8 = 3;
    const COSTS: [i32; 2] = [8, 1];
    const SURE: i32 = WON / 2;

    fn after(State { open, .. }: &State, Action::Move(from, to): &Action) -> (Moment, Again) {
        let mut next = Moment { board: open.board, turn: open.turn, king: open.options.king, won: None };
        let captured = next.go(*from, *to);
        let since = [&open.since[..], &[next.board]].concat();
        let again = if captured || next.won.is_some() { Again::New } else { ending::again(&since) };
        (next, again)
    }
}

/// A position in the search.
#[derive(Clone)]
pub struct Moment {
    board: Board,
    turn: Seat,
    king: King,
    won: Option<Seat>,
}

impl Moment {
    /// Makes a move. Returns whether it captured.
    fn go(&mut self, from: Square, to: Square) -> bool {
        let mover = self.turn;
        let captured = !board::play(&mut self.board, from, to, self.king).is_empty();
        self.won = end::after(&self.board, mover).and_then(|end| end.winner);
        self.turn = Seat(1 - mover.0);
        captured
    }

    /// Whether the king, who can go there, surely is in a corner by his next move. If it is the attackers' turn, a corner
    /// must be open whatever they do.
    fn escapes(&self, reach: Squares) -> bool {
        let open = reach.and(CORNERS);
        let is_open = |(from, to): Step| {
            let mut next = self.clone();
            next.go(from, to);
            next.won.is_none()
                && next.board.king().is_some_and(|king| !board::reach(&next.board, king).and(CORNERS).is_empty())
        };
        match self.turn {
            ATTACKERS => open.count() > 1 && board::moves(&self.board, ATTACKERS).all(is_open),
            _ => !open.is_empty(),
        }
    }
}

impl Duel for Moment {
    type Move = Step;
    const SPREAD: i32 = 62;

    fn slot((from, to): Step) -> usize {
        from.index() * usize::from(SIDE * SIDE) + to.index()
    }

    fn moves(&self, meet: &mut impl FnMut(Step, u32)) {
        // The king decides the game, so his moves come first.
        let king = self.board.king();
        let weight = |(from, to): Step| match king == Some(from) {
            true if to.is_corner() => 1_000_000,
            true => 500,
            false => 0,
        };
        board::moves(&self.board, self.turn).for_each(|step| meet(step, weight(step)));
    }

    fn play(&mut self, (from, to): Step) {
        self.go(from, to);
    }

    fn turn(&self) -> Seat {
        self.turn
    }

    fn won(&self) -> Option<Seat> {
        self.won
    }

    fn value(&self) -> i32 {
        let own = if self.turn == ATTACKERS { -1 } else { 1 };
        let Some(king) = self.board.king() else { return -own * duel::WON };
        let reach = board::reach(&self.board, king);
        if self.escapes(reach) { own * duel::WON } else { own * worth(&self.board, king, reach, -WON, WON) }
    }

    fn glance(&self, least: i32, most: i32) -> i32 {
        match self.turn {
            ATTACKERS => -evaluate(&self.board, self.turn, -most, -least),
            _ => evaluate(&self.board, self.turn, least, most),
        }
    }

    fn key(&self) -> u64 {
        let square = |square| self.board.digit(square) as u64;
        mix(Square::all().map(square).chain([u64::from(self.turn.0)]))
    }
}

/// The value of a board for the defenders. It is exact only between the two bounds.
fn evaluate(board: &Board, turn: Seat, least: i32, most: i32) -> i32 {
    let Some(king) = board.king() else { return -WON };
    let reach = board::reach(board, king);
    // One open corner is enough if the defenders move next. If the attackers move next, it takes two.
    if reach.and(CORNERS).count() > u8::from(turn == ATTACKERS) {
        return WON / 2 + pieces(board);
    }
    worth(board, king, reach, least, most)
}

fn pieces(board: &Board) -> i32 {
    i32::from(board.of(Piece::Defender).count()) * WORTH.0 - i32::from(board.of(Piece::Attacker).count()) * WORTH.1
}

/// The value for the defenders of a board without a sure escape. It is exact only between the two bounds.
fn worth(board: &Board, king: Square, reach: Squares, least: i32, most: i32) -> i32 {
    let pressed = i32::from(king.neighbours().and(board.of(Piece::Attacker)).count());
    let worth = pieces(board) + 4 * i32::from(reach.count()) - 12 * pressed;
    // The check for a near king is the slowest, so it comes last.
    if worth + NEAR <= least || worth >= most { worth } else { worth + i32::from(is_near(board, reach)) * NEAR }
}

/// Whether the king could reach a corner in two moves without any reply: whether a corner is in sight from where he could go.
fn is_near(board: &Board, reach: Squares) -> bool {
    let others = board.occupied().without(board.of(Piece::King));
    { CORNERS }.any(|corner| !board::sight(others, corner).and(reach).is_empty())
}
