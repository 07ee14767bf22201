//! The computer players of open games of two seats: [`Strong`] searches as far as its budget goes ([`super::duel`]),
//! [`Careful`] a fixed number of turns.
//!
//! [`Careful`] uses no chance, so the same position gives the same action. It finds the best value exactly; the order in
//! which it tries moves changes its work only.

use std::cmp::Reverse;

use super::duel::{Duel, DuelSearch, WON};
use super::{Beginner, Judged, Policy, Random, Wanted};
use crate::engine::{Chance, Game, Seat, StateOf};

/// The most that [`Strong`] adds to the value of a position at random.
const BLUR: u32 = 6;
/// The most turns that [`Careful`] looks ahead.
const DEEPEST: u8 = 8;
/// The turns that it looks ahead to find the order in which it tries moves.
const ORDER: u8 = 1;

/// What an action leads back to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Again {
    /// A position that has not been there before.
    New,
    /// A position that has been there before, which is nearer to a draw.
    Repeated,
    /// A draw, which is worth nothing.
    Drawn,
}

/// An open game of two seats with players.
pub trait Duelist: Game {
    type Moment: Duel;
    /// How many positions the levels `normal`, `hard` and `expert` look at for each action.
    const POSITIONS: [u32; 3];
    /// How many in a hundred actions the levels `easy` and `moderate` overlook.
    const OVERLOOKS: [u8; 2];
    /// The turns that [`Careful`] looks ahead beyond its action; less than 8.
    const AHEAD: u8;
    /// What a repetition costs for [`Strong`], and for [`Careful`].
    const COSTS: [i32; 2];
    /// From this value on [`Careful`] does not mind a repetition.
    const SURE: i32;

    /// The position after a legal action, and what it leads back to.
    fn after(state: &StateOf<Self>, action: &Self::Action) -> (Self::Moment, Again);
}

/// A player with its name.
type Named<G> = (&'static str, fn() -> Box<dyn Policy<G>>);

/// The players of a title, the default first.
pub const fn players<G: Duelist>() -> [Named<G>; 7] {
    [
        ("normal", || Box::new(Strong { positions: G::POSITIONS[0] })),
        ("easy", || Box::new(Beginner { usual: Careful, overlooks: G::OVERLOOKS[0] })),
        ("moderate", || {
            Box::new(Beginner { usual: Strong { positions: G::POSITIONS[0] }, overlooks: G::OVERLOOKS[1] })
        }),
        ("hard", || Box::new(Strong { positions: G::POSITIONS[1] })),
        ("expert", || Box::new(Strong { positions: G::POSITIONS[2] })),
        ("careful", || Box::new(Careful)),
        ("random", || Box::new(Random)),
    ]
}

/// A player that looks at so many positions for each action.
#[derive(Clone, Copy, Debug)]
pub struct Strong {
    pub positions: u32,
}

impl<G: Duelist> Policy<G> for Strong {
    fn judge(
        &self,
        _: &G,
        sampled: &StateOf<G>,
        seat: Seat,
        legal: &[G::Action],
        wanted: Wanted,
        chance: &mut Chance,
    ) -> Vec<Judged> {
        DuelSearch::new(self.positions, BLUR, chance).judge(seat, legal.len(), wanted, |index| {
            let (moment, again) = G::after(sampled, &legal[index]);
            let known = match again {
                Again::New => None,
                Again::Repeated => Some(-G::COSTS[0]),
                Again::Drawn => Some(0),
            };
            (moment, known)
        })
    }
}

/// A player that looks a few turns ahead.
#[derive(Clone, Copy, Debug, Default)]
pub struct Careful;

impl<G: Duelist> Policy<G> for Careful {
    fn choose(&self, _: &G, sampled: &StateOf<G>, seat: Seat, legal: &[G::Action], _: &mut Chance) -> usize {
        let mut search = Ahead::<G::Moment> { answers: [None; DEEPEST as usize] };
        let after: Vec<_> = legal.iter().map(|action| G::after(sampled, action)).collect();
        let mut order: Vec<usize> = (0..legal.len()).collect();
        order.sort_by_cached_key(|index| Reverse(search.after(&after[*index].0, seat, ORDER, -2 * WON, 2 * WON)));
        let mut best = (0, -2 * WON);
        for index in order {
            let (moment, again) = &after[index];
            // Among equal actions the first wins.
            let beaten = best.1 - i32::from(index < best.0);
            let value = search.after(moment, seat, G::AHEAD, beaten, 2 * WON);
            let value = match again {
                Again::Drawn => 0,
                Again::Repeated if value < G::SURE => value - G::COSTS[1],
                Again::Repeated | Again::New => value,
            };
            if value > beaten {
                best = (index, value);
            }
        }
        best.0
    }
}

/// A search to a fixed number of turns.
struct Ahead<D: Duel> {
    /// The last answer that refuted a move, by the turns left. It often refutes the next move too.
    answers: [Option<D::Move>; DEEPEST as usize],
}

impl<D: Duel> Ahead<D> {
    /// The value for a seat of the position after its move, exact only between the two bounds.
    fn after(&mut self, position: &D, mover: Seat, turns: u8, least: i32, most: i32) -> i32 {
        if let Some(winner) = position.won() {
            let worth = WON + i32::from(turns);
            return if winner == mover { worth } else { -worth };
        }
        if position.turn() == mover {
            return self.best(position, turns, least, most);
        }
        match turns.checked_sub(1) {
            Some(turns) => -self.best(position, turns, -most, -least),
            None => -position.glance(-most, -least),
        }
    }

    /// The value of a position for the seat in turn, exact only between the two bounds.
    fn best(&mut self, position: &D, turns: u8, least: i32, most: i32) -> i32 {
        let mut moves = Vec::new();
        position.moves(&mut |step, weight| moves.push((weight, step)));
        let answer = self.answers[usize::from(turns)];
        moves.sort_by_key(|(weight, step)| (answer != Some(*step), Reverse(*weight)));
        let mut best = least;
        for (_, step) in moves {
            let mut next = position.clone();
            next.play(step);
            best = best.max(self.after(&next, position.turn(), turns, best, most));
            if best >= most {
                self.answers[usize::from(turns)] = Some(step);
                break;
            }
        }
        best
    }
}
