//! What a position is worth to the seat to act. Features of both seats count with weights that
//! `cargo run --release -p skald-core --example fit_nine_mens_morris` fits to games between computer players. These players
//! judge by the weights of the fit before, so another fit gives other weights.

use crate::engine::Seat;
use crate::games::nine_mens_morris::components::{LINE_SETS, MILL, Points, other};
use crate::games::nine_mens_morris::state::Position;

/// The number of features.
pub const FEATURES: usize = 10;

/// The number of stages.
pub const STAGES: usize = 3;

/// The logit of a win is a position's worth divided by this.
pub const LOGIT: i32 = 150;

/// The weights of the features at each stage, in the order of [`features`].
#[rustfmt::skip]
const WEIGHTS: [[i32; FEATURES]; STAGES] = [
    [104, -13, 44, 62, 18, 21, 13, 16, -16, 56],
    [35, 55, 93, 48, 83, -30, 15, 4, -22, 17],
    [25, -36, 67, 25, 89, -19, -2, 2, 0, 12],
];

/// The weights of the careful player: men, mills, lines with two men and a free point, and free neighbours.
pub const CAREFUL: [i32; FEATURES] = [100, 30, 0, 15, 0, 0, 0, 3, 0, 0];

/// The worth of a position to the seat to act; in its favour if positive.
pub fn evaluate(now: &Position) -> i32 {
    weighed(now, &WEIGHTS[stage(now)])
}

pub fn weighed(now: &Position, weights: &[i32; FEATURES]) -> i32 {
    features(now).iter().zip(weights).map(|(count, weight)| count * weight).sum()
}

/// 0 while men are placed, then 1, and 2 once a seat has three men left.
pub fn stage(now: &Position) -> usize {
    let few = Seat::all(2).any(|seat| usize::from(now.men(seat)) <= MILL);
    match now.hand {
        [0, 0] if few => 2,
        [0, 0] => 1,
        _ => 0,
    }
}

/// The features of the seat to act minus those of the other:
/// * the men on the board and in the hand; the mills; the mills that can open;
/// * the lines with two men and a free point; those that another man can close; those with an opponent beside the free point;
/// * the lines with one man and two free points; the free neighbours of all men; the men without one;
/// * 1 for the turn.
pub fn features(now: &Position) -> [i32; FEATURES] {
    let own = of(now, now.turn);
    let others = of(now, other(now.turn));
    let mut all = [1; FEATURES];
    all.iter_mut().zip(own).zip(others).for_each(|((all, own), others)| *all = own - others);
    all
}

/// The features of one seat.
fn of(now: &Position, seat: Seat) -> [i32; FEATURES - 1] {
    let board = &now.board;
    let men = board.points(Some(seat));
    let foes = board.points(Some(other(seat)));
    let empty = board.points(None);
    let meets = |points: Points, set: Points| i32::from(!points.beside().and(set).is_empty());
    let mut mills = 0;
    let mut opening = 0;
    let mut twos = 0;
    let mut ready = 0;
    let mut watched = 0;
    let mut ones = 0;
    for line in LINE_SETS {
        let free = empty.and(line);
        match (men.and(line).count(), free.count()) {
            (3, _) => {
                mills += 1;
                opening += meets(line, empty);
            }
            (2, 1) => {
                twos += 1;
                ready += meets(free, men.without(line));
                watched += meets(free, foes);
            }
            (1, 2) => ones += 1,
            _ => {}
        }
    }
    let mut room = 0;
    let mut stuck = 0;
    for man in men {
        let free = i32::from(man.neighbours().and(empty).count());
        room += free;
        stuck += i32::from(free == 0);
    }
    [i32::from(now.men(seat)), mills, opening, twos, ready, watched, ones, room, stuck]
}
