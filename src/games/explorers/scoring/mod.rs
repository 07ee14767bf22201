//! Points by source and who has won (EX-60 … EX-69).

mod captains;
mod control;
mod livestock;

use std::cmp::Reverse;

pub use captains::{Count, count};
pub use control::{Holding, holdings};
pub use livestock::sets;

use super::components::{Captain, Explorers};
use super::state::{Explorer, Open};
use crate::engine::{Outcome, ScoreSheet, Seat};

/// The sources of points, in the order of every score sheet.
pub const SOURCES: [&str; 7] = ["livestock", "outposts", "enemy_ships", "settlements", "deaths", "islands", "captain"];

/// The points of a seat if the game ended now.
pub fn sheet(game: &Explorers, open: &Open, seat: Seat) -> ScoreSheet {
    sheet_with(game, open, &holdings(game, open), seat)
}

/// The same with the islands looked at already.
pub fn sheet_with(game: &Explorers, open: &Open, holdings: &[Holding], seat: Seat) -> ScoreSheet {
    let Some(explorer) = open.explorers.get(seat.index()) else { return ScoreSheet::default() };
    let points = &game.points;
    let held = || holdings.iter().filter(|holding| holding.is_held_by(seat));
    let tiles: i32 = held().map(|holding| i32::from(holding.tiles)).sum();
    let (units, bonus) = captain(game, open, holdings, seat);
    let lines = [
        (i32::from(explorer.delivered.count()), sets(game, &explorer.delivered)),
        (i32::from(explorer.outposts), upto(&points.outposts, explorer.outposts)),
        (i32::from(explorer.ships), i32::from(explorer.ships) * i32::from(points.enemy_ship)),
        (explorer.settlements.len() as i32, explorer.settlements.iter().map(|strength| i32::from(*strength)).sum()),
        (i32::from(explorer.dead), upto(&points.deaths, explorer.dead)),
        (held().count() as i32, tiles * i32::from(points.island_tile)),
        (units, bonus),
    ];
    ScoreSheet::of(&SOURCES, lines)
}

/// The entry of a table for so many; nothing for none.
pub fn upto(table: &[u8], count: u8) -> i32 {
    let entry = usize::from(count).min(table.len()).checked_sub(1);
    entry.map_or(0, |entry| i32::from(table[entry]))
}

/// The count and the points of the captain; of two the better one, the first of equals (EX-81).
fn captain(game: &Explorers, open: &Open, holdings: &[Holding], seat: Seat) -> (i32, i32) {
    let own = open.explorers[seat.index()].captains.iter();
    let counted =
        own.map(|captain| count(game, open, holdings, seat, *captain)).map(|count| (count.units, count.points));
    counted.reduce(|best, next| if next.1 > best.1 { next } else { best }).unwrap_or_default()
}

/// The captain that scores for a seat: its only one, or the better of two.
pub fn best_captain(game: &Explorers, open: &Open, seat: Seat) -> Option<(Captain, Count)> {
    let holdings = holdings(game, open);
    let own = open.explorers.get(seat.index())?.captains.iter();
    let counted = own.map(|captain| (*captain, count(game, open, &holdings, seat, *captain)));
    counted.reduce(|best, next| if next.1.points > best.1.points { next } else { best })
}

/// Ranks the seats: points, then delivered livestock, then outposts, then shared (EX-69).
pub fn outcome(game: &Explorers, open: &Open) -> Outcome {
    let holdings = holdings(game, open);
    let total = |seat| sheet_with(game, open, &holdings, seat).total();
    let points: Vec<i32> = Seat::all(open.seats()).map(total).collect();
    let key = |(points, explorer): (&i32, &Explorer)| Reverse((*points, explorer.delivered.count(), explorer.outposts));
    let keys: Vec<_> = points.iter().zip(&open.explorers).map(key).collect();
    let ranks = keys.iter().map(|key| 1 + keys.iter().filter(|other| *other < key).count() as u8).collect();
    Outcome { points, ranks }
}
