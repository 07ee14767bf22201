//! The careful computer player: looks ahead over the turns of both seats (alpha-beta) and judges by men, mills and freedom. The whole
//! state is open and it uses no chance, so the same position gives the same action.

pub mod evaluation;

mod strong;

pub use strong::{PLAYERS, Strong};

use super::NineMensMorris;
use super::action::Action;
use super::components::{MILL, Point, other};
use super::options::Flying;
use super::rules::{board, end};
use super::state::{Phase, Position, State};
use crate::ai::Policy;
use crate::engine::{Chance, Seat};

/// Turns looked ahead beyond the action that is judged.
const DEPTH: u8 = 2;
/// The least worth of a won game; each turn that the win comes sooner adds one.
const WON: i32 = 10_000;
/// The worth of a man, of a mill, of a line with two men and a free point, and of a free neighbour.
const WORTH: (i32, i32, i32, i32) = (100, 30, 15, 3);

/// What it costs to repeat a position; more than a line with two men.
const AGAIN: i32 = 20;

/// The careful player.
#[derive(Clone, Copy, Debug, Default)]
pub struct Careful;

impl Policy<NineMensMorris> for Careful {
    fn choose(&self, _: &NineMensMorris, sampled: &State, _: Seat, legal: &[Action], _: &mut Chance) -> usize {
        let open = &sampled.open;
        let mut best = (0, -2 * WON);
        for (index, action) in legal.iter().enumerate() {
            let mut value = after(&open.now, *action, open.options.flying, DEPTH, (best.1, 2 * WON));
            if value < WON && matches!(action, Action::Move(..)) {
                let mut next = open.now.clone();
                board::apply(&mut next, *action);
                let since = [&open.since[..], &[next.board]].concat();
                // A seat that is behind seeks the draw, the other avoids it.
                value = match end::drawn(&since) {
                    Some(_) if !next.mill => 0,
                    _ => value - AGAIN * (end::repeated(&since) as i32 - 1),
                };
            }
            if value > best.1 {
                best = (index, value);
            }
        }
        best.0
    }
}

/// What a position is worth after an action, to the seat that acts; exact only between the two bounds.
fn after(now: &Position, action: Action, flying: Flying, depth: u8, (least, most): (i32, i32)) -> i32 {
    let mut next = now.clone();
    board::apply(&mut next, action);
    if next.mill {
        return search(&next, flying, depth, (least, most));
    }
    if end::after(&next, flying).is_some() {
        return WON + i32::from(depth);
    }
    match depth.checked_sub(1) {
        Some(deeper) => -search(&next, flying, deeper, (-most, -least)),
        None => -evaluate(&next),
    }
}

/// What a position is worth to the seat to act; exact only between the two bounds.
fn search(now: &Position, flying: Flying, depth: u8, (least, most): (i32, i32)) -> i32 {
    let mut best = least;
    for action in board::actions(now, flying) {
        best = best.max(after(now, action, flying, depth, (best, most)));
        if best >= most {
            break;
        }
    }
    best
}

/// What a position is worth to the seat to act, without looking ahead.
fn evaluate(now: &Position) -> i32 {
    let (men, mill, open, free) = WORTH;
    let worth = |seat: Seat| {
        let lines = now.board.on_lines(seat).map(|(own, empty)| match (usize::from(own), empty) {
            (MILL, _) => mill,
            (own, 1) if own + 1 == MILL => open,
            _ => 0,
        });
        let free_beside = |point: Point| i32::from(board::targets(&now.board, point, Phase::Move).count());
        let room: i32 = now.board.points(Some(seat)).map(free_beside).sum();
        i32::from(now.men(seat)) * men + lines.sum::<i32>() + room * free
    };
    worth(now.turn) - worth(other(now.turn))
}
