//! Points (RR-66, RR-76).

use super::components::{COLOUR_POINTS, Ivory};
use super::state::{Open, Private, Runner};
use crate::engine::{ScoreSheet, Seat};

pub const SOURCES: [&str; 4] = ["coins", "blue", "relics", "ivory"];

pub fn sheet(open: &Open, private: Private<'_>, seat: Seat) -> ScoreSheet {
    let runner = open.runners.get(seat.index());
    runner.map_or_else(ScoreSheet::default, |runner| ScoreSheet::of(&SOURCES, lines(runner, private)))
}

pub fn total(runner: &Runner, private: Private<'_>) -> i32 {
    lines(runner, private).iter().map(|(_, points)| points).sum()
}

fn lines(runner: &Runner, private: Private<'_>) -> [(i32, i32); SOURCES.len()] {
    let coins = i32::from(private.coins);
    let blue = private.blue;
    let colours = runner.colours() as i32;
    let ivory = ivory_points(runner);
    [
        (coins, coins),
        (blue.len() as i32, blue.iter().map(|points| i32::from(*points)).sum()),
        (colours, colours * COLOUR_POINTS),
        (i32::from(runner.ivory[0].is_some()), ivory),
    ]
}

/// The points of the large ivory tile at the end (RR-66).
pub fn ivory_points(runner: &Runner) -> i32 {
    let tiles = runner.ivory.iter().flatten().count() as i32;
    let twins = runner.relics.len() as i32 - runner.colours() as i32;
    match runner.ivory[0] {
        Some(Ivory::Collector) => 3 * tiles,
        Some(Ivory::Provident) => 2 * i32::from(runner.rations),
        Some(Ivory::TwinRelics) => 5 * twins,
        Some(Ivory::Trailblazer) => i32::from(runner.paths.count()),
        Some(Ivory::WellEquipped) => 4 * runner.boxes_on_table() as i32,
        _ => 0,
    }
}
