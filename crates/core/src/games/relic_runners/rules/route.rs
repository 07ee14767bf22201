//! The longest route over a player's pathways (RR-86), and the points of boxes on level 3.

use super::*;

/// The number of pathways of the longest route: no trail twice, Base Camp only at an end (RR-86).
pub fn longest_route(game: &RelicRunners, paths: Paths) -> u8 {
    Site::all().map(|site| longest_from(game, paths, site, true)).max().unwrap_or(0)
}

fn longest_from(game: &RelicRunners, paths: Paths, site: Site, first: bool) -> u8 {
    if site == Site::CAMP && !first {
        return 0;
    }
    let ways = game.ways[site.index()].iter().filter(|way| paths.has(way.trail));
    ways.map(|way| 1 + longest_from(game, paths.without(way.trail), way.to, false)).max().unwrap_or(0)
}

/// The points of a box on level 3: for relics, or for pathways of the longest route.
pub fn box_points(runner: &Runner, column: Column, longest_route: impl FnOnce() -> u8) -> u16 {
    match column {
        Column::Machete => 4 * runner.relics.len() as u16,
        Column::Compass => 2 * u16::from(longest_route()),
        Column::Shovel => 0,
    }
}
