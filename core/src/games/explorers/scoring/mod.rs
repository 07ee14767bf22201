//! Points by source, and the ranking (EX-60 … EX-69).

mod captains;
mod control;
mod livestock;

pub use captains::{Count, count};
pub use control::{Holding, holdings};
pub use livestock::sets;

use super::components::{Captain, Explorers};
use super::state::Open;
use crate::engine::{Outcome, ScoreSheet, Seat};

/// The sources of points, in the order of every score sheet.
pub const SOURCES: [&str; 7] = ["livestock", "outposts", "enemy_ships", "settlements", "deaths", "islands", "captain"];

/// The points of a seat if the game ended now.
pub fn sheet(game: &Explorers, open: &Open, seat: Seat) -> ScoreSheet {
    sheet_with(game, open, &holdings(game, open), seat)
}

/// As [`sheet`], with precomputed islands.
pub fn sheet_with(game: &Explorers, open: &Open, holdings: &[Holding], seat: Seat) -> ScoreSheet {
    let Some(explorer) = open.explorers.get(seat.index()) else { return ScoreSheet::default() };
    let points = &game.points;
    let held = || holdings.iter().filter(|holding| holding.is_held_by(seat));
    let tiles: i32 = held().map(|holding| i32::from(holding.tiles)).sum();
    let captain = best_captain(game, open, holdings, seat).map_or((0, 0), |(_, count)| (count.units, count.points));
    let lines = [
        (i32::from(explorer.delivered.count()), sets(game, &explorer.delivered)),
        (i32::from(explorer.outposts), upto(&points.outposts, explorer.outposts)),
        (i32::from(explorer.ships), i32::from(explorer.ships) * i32::from(points.enemy_ship)),
        (explorer.settlements.len() as i32, explorer.settlements.iter().map(|strength| i32::from(*strength)).sum()),
        (i32::from(explorer.dead), upto(&points.deaths, explorer.dead)),
        (held().count() as i32, tiles * i32::from(points.island_tile)),
        captain,
    ];
    ScoreSheet::of(&SOURCES, lines)
}

/// The entry of a table for a count. A count beyond the table gets the last entry, and 0 gets 0.
pub fn upto(table: &[u8], count: u8) -> i32 {
    let entry = usize::from(count).min(table.len()).checked_sub(1);
    entry.map_or(0, |entry| i32::from(table[entry]))
}

/// The captain that scores for a seat: its only one, or the better of two, the first among equals (EX-81).
pub fn best_captain(game: &Explorers, open: &Open, holdings: &[Holding], seat: Seat) -> Option<(Captain, Count)> {
    let own = open.explorers.get(seat.index())?.captains.iter();
    let counted = own.map(|captain| (*captain, count(game, open, holdings, seat, *captain)));
    counted.reduce(|best, next| if next.1.points > best.1.points { next } else { best })
}

/// Ranks the seats by points, then delivered livestock, then outposts. Remaining ties are shared (EX-69).
pub fn ranking(open: &Open, points: Vec<i32>) -> Outcome {
    let ties = open.explorers.iter().map(|explorer| (explorer.delivered.count(), explorer.outposts));
    Outcome::with_ties(points, ties)
}
