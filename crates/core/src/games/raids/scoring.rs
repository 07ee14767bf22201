//! Glory, and the counts of the Harbor tiles.

use super::components::{Harbor, Raids, Tile};
use super::options::Options;
use super::state::Ship;
use crate::engine::ScoreSheet;

/// The sources of Glory, in the order of every score sheet.
pub const SOURCES: [&str; 6] = ["coins", "runes", "mjollnir", "pennants", "goods", "monsters"];

/// The Glory of a ship if the game ended now.
pub fn sheet(raids: &Raids, ship: &Ship) -> ScoreSheet {
    let hammers = i32::from(ship.hammers()) * i32::from(ship.crew);
    let pennants = ship.aboard.iter().filter(|tile| matches!(tile, Tile::Pennant { .. }));
    let lines = [
        (i32::from(ship.coins), i32::from(ship.coins)),
        (i32::from(ship.runes), rune_glory(raids, ship.runes)),
        (hammers, hammers), // RA-30
        counted_sum(pennants.map(|tile| tile.number())),
        counted_sum(ship.sold.iter().map(|tile| tile.number())),
        counted_sum(ship.monsters.iter().copied()),
    ];
    ScoreSheet::of(&SOURCES, lines)
}

fn counted_sum(values: impl Iterator<Item = u8>) -> (i32, i32) {
    values.fold((0, 0), |(count, sum), value| (count + 1, sum + i32::from(value)))
}

/// The Glory of a number of runes: full sets, then the begun set (RA-29).
pub fn rune_glory(raids: &Raids, runes: u8) -> i32 {
    let set = &raids.rune_set;
    let glory = |size: usize| size.checked_sub(1).and_then(|i| set.get(i)).map_or(0, |glory| i32::from(*glory));
    let full = usize::from(runes) / set.len();
    let rest = usize::from(runes) % set.len();
    full as i32 * glory(set.len()) + glory(rest)
}

/// How many of the items that a Harbor rewards a ship has; always 0 if the order of docking decides (RA-64).
pub fn counted(raids: &Raids, options: &Options, ship: &Ship, harbor: Harbor) -> u8 {
    let goods = || ship.aboard.iter().chain(&ship.sold).filter(|tile| tile.is_goods()); // RA-32
    // Only these tiles beside a ship show shields.
    let beside = || ship.sold.iter().filter_map(|tile| tile.shields_aboard()).sum::<u8>();
    match harbor {
        Harbor::Arrival => 0,
        Harbor::Goods => goods().count() as u8,
        Harbor::DifferentGoods => {
            let kind = |tile: &Tile| if let Tile::Goods { goods, .. } = tile { 1_u16 << (*goods as u8) } else { 0 };
            goods().map(kind).fold(0, |all, kind| all | kind).count_ones() as u8
        }
        Harbor::Runes => ship.runes,
        Harbor::Shields if options.sold_shields.is_on() => raids.shields(ship) + beside(),
        Harbor::Shields => raids.shields(ship), // RA-33
        Harbor::Weapons => ship.weapons(),      // RA-31
        Harbor::Ports => ship.ports,
        Harbor::Monsters => ship.monsters.len() as u8,
        Harbor::Sails => ship.sails(),
    }
}
