//! The players of each level. The stronger ones search deeper ([`crate::ai::duel`]).

use super::*;
use crate::ai::duel::{Duel, DuelSearch, mix};
use crate::ai::{Beginner, Judged, Random};
use crate::games::brandubh::components::SIDE;
use crate::title::PolicySpec;

/// The computer players, the default first.
pub const PLAYERS: &[PolicySpec<Brandubh>] = &[
    ("normal", || Box::new(Strong { positions: 4_000 })),
    ("easy", || Box::new(Beginner { usual: Careful, overlooks: 66 })),
    ("hard", || Box::new(Strong { positions: 150_000 })),
    ("expert", || Box::new(Strong { positions: 2_000_000 })),
    ("careful", || Box::new(Careful)),
    ("random", || Box::new(Random)),
];

/// The most that is added to the value of a position at random.
const BLUR: u32 = 6;
/// What it costs to repeat a position.
const AGAIN: i32 = 8;

/// A player that looks at so many positions for each move.
#[derive(Clone, Copy, Debug)]
pub struct Strong {
    pub positions: u32,
}

impl Policy<Brandubh> for Strong {
    fn choose(&self, game: &Brandubh, sampled: &State, seat: Seat, legal: &[Action], chance: &mut Chance) -> usize {
        self.judge(game, sampled, seat, legal, None, chance).first().map_or(0, |best| best.action)
    }

    fn judge(
        &self,
        _: &Brandubh,
        sampled: &State,
        seat: Seat,
        legal: &[Action],
        also: Option<usize>,
        chance: &mut Chance,
    ) -> Vec<Judged> {
        let open = &sampled.open;
        DuelSearch::new(self.positions, BLUR, chance).judge(seat, legal.len(), also, |index| {
            let Action::Move(from, to) = legal[index];
            let mut next = Moment { board: open.board.clone(), turn: seat, king: open.options.king, won: None };
            let captured = next.go(from, to);
            let mut since = open.since.clone();
            since.push(next.board.clone());
            // A draw is worth nothing, and a position that has been there before is nearer to one.
            let fixed = match next.won {
                None if !captured && end::drawn(&since).is_some() => Some(0),
                None if !captured && end::repeated(&since) > 1 => Some(-AGAIN),
                _ => None,
            };
            (next, fixed)
        })
    }
}

/// A position in the search.
#[derive(Clone)]
struct Moment {
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
}

impl Duel for Moment {
    type Move = Step;

    fn slot((from, to): Step) -> usize {
        let number = |square: Square| usize::from(square.row() * SIDE + square.column());
        number(from) * usize::from(SIDE * SIDE) + number(to)
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
        let worth = evaluate(&self.board, self.turn, (-WON, WON));
        if self.turn == ATTACKERS { -worth } else { worth }
    }

    fn key(&self) -> u64 {
        let square = |square| self.board.at(square).map_or(0, |piece| piece as u64 + 1);
        mix(Square::all().map(square).chain([u64::from(self.turn.0)]))
    }
}
