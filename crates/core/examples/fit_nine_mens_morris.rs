//! Fits the weights of Nine Men's Morris to games between computer players, and prints them as
//! `games/nine_mens_morris/policy/evaluation.rs` has them.
//!
//!     cargo run --release -p skald-core --example fit_nine_mens_morris [games]
//!
//! Logistic regression: the features of each position against the result of its game. The games begin with random
//! moves, and every 25th move is random, so that positions differ.

use skald_core::ai::{self, duelist::Strong};
use skald_core::engine::{Chance, Edition, Game, Seat, Seed};
use skald_core::games::nine_mens_morris::policy::evaluation::{FEATURES, LOGIT, STAGES, features, stage};
use skald_core::games::nine_mens_morris::{NineMensMorris, RECONSTRUCTION};

/// The positions that the players look at for each move.
const POSITIONS: u32 = 4_000;

/// The steps of Newton's method; it converges in fewer.
const STEPS: usize = 20;

/// The features of a position, and how much of a win its game was for the seat to act.
type Sample = ([f64; FEATURES], f64);

fn main() {
    let games =
        std::env::args().nth(1).map_or(4_000, |games| games.parse().expect("the argument is a number of games"));
    let edition = Edition::read(RECONSTRUCTION).expect("the edition is ours");
    let game = NineMensMorris::new(&edition).expect("the edition is complete");
    let mut samples: [Vec<Sample>; STAGES] = Default::default();
    (0..games).for_each(|number| play(&game, number, &mut samples));
    for samples in samples {
        let weights = fit(&samples).map(|weight| (weight * f64::from(LOGIT)).round());
        println!("{weights:?}, // {} positions", samples.len());
    }
}

/// Plays a game and adds its positions.
fn play(game: &NineMensMorris, number: u64, samples: &mut [Vec<Sample>; STAGES]) {
    let (mut chance, mut legal, mut events) = (Chance::seeded(&Seed::from_number(number)), Vec::new(), Vec::new());
    let (mut state, _) =
        game.setup(&Default::default(), 2, Chance::seeded(&Seed::from_number(number))).expect("2 seats");
    let random = 2 + below(&mut chance, 7);
    let mut met = Vec::new();
    for turn in 0.. {
        let Some(seat) = game.asked(&state.open) else { break };
        game.legal_actions(&state, seat, &mut legal);
        let chosen = ai::decide(&Strong { positions: POSITIONS }, game, &state, seat, &mut chance).expect("asked");
        let by_chance = turn < random || below(&mut chance, 25) == 0;
        let action = if by_chance { legal[below(&mut chance, legal.len() as u32) as usize] } else { chosen };
        events.clear();
        game.step(&mut state, seat, &action, &mut events).expect("a legal action");
        let now = &state.open.now;
        if turn >= random && !now.mill && state.open.end.is_none() {
            met.push((stage(now), features(now).map(f64::from), now.turn));
        }
    }
    let winner = state.open.end.and_then(|end| end.winner);
    let won = |seat: Seat| winner.map_or(0.5, |winner| f64::from(u8::from(winner == seat)));
    met.into_iter().for_each(|(stage, features, seat)| samples[stage].push((features, won(seat))));
}

fn below(chance: &mut Chance, bound: u32) -> u32 {
    chance.below(bound).expect("seeded chance")
}

/// The weights by which the logistic function of the weighted features is most likely to give these results.
fn fit(samples: &[Sample]) -> [f64; FEATURES] {
    let mut weights = [0.0; FEATURES];
    for _ in 0..STEPS {
        let (mut slope, mut curve) = ([0.0; FEATURES], [[0.0; FEATURES]; FEATURES]);
        (0..FEATURES).for_each(|at| curve[at][at] = 1e-3);
        for (features, won) in samples {
            let logit: f64 = features.iter().zip(weights).map(|(feature, weight)| feature * weight).sum();
            let chance = 1.0 / (1.0 + (-logit).exp());
            for row in 0..FEATURES {
                slope[row] += features[row] * (won - chance);
                for column in 0..FEATURES {
                    curve[row][column] += features[row] * features[column] * chance * (1.0 - chance);
                }
            }
        }
        let step = solve(curve, slope);
        weights.iter_mut().zip(step).for_each(|(weight, step)| *weight += step);
    }
    weights
}

/// Solves linear equations with a symmetric positive definite matrix by elimination.
fn solve(mut matrix: [[f64; FEATURES]; FEATURES], mut right: [f64; FEATURES]) -> [f64; FEATURES] {
    for pivot in 0..FEATURES {
        for row in (0..FEATURES).filter(|row| *row != pivot) {
            let factor = matrix[row][pivot] / matrix[pivot][pivot];
            (0..FEATURES).for_each(|column| matrix[row][column] -= factor * matrix[pivot][column]);
            right[row] -= factor * right[pivot];
        }
    }
    std::array::from_fn(|at| right[at] / matrix[at][at])
}
