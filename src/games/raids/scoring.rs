//! Glory and what the Harbor tiles count.

use super::components::{Harbor, Raids, Tile};
use super::options::Options;
use super::state::Ship;
use crate::engine::ScoreSheet;

/// The sources of Glory, in the order of every score sheet.
pub const SOURCES: [&str; 6] = ["coins", "runes", "mjollnir", "pennants", "goods", "monsters"];

/// The Glory of a ship if the game ended now.
pub fn sheet(raids: &Raids, ship: &Ship) -> ScoreSheet {
    let hammers = i32::from(ship.hammers()) * i32::from(ship.crew);
    let pennants = ship.aboard.iter().filter_map(|tile| match tile {
        Tile::Pennant { value, .. } => Some(*value),
        _ => None,
    });
    let goods = ship.sold.iter().map(|tile| goods_value(*tile));
    let lines = [
        (i32::from(ship.coins), i32::from(ship.coins)),
        (i32::from(ship.runes), rune_glory(raids, ship.runes)),
        (hammers, hammers), // RA-30
        counted_sum(pennants),
        counted_sum(goods),
        counted_sum(ship.monsters.iter().copied()),
    ];
    ScoreSheet::of(&SOURCES, lines)
}

fn counted_sum(values: impl Iterator<Item = u8>) -> (i32, i32) {
    values.fold((0, 0), |(count, sum), value| (count + 1, sum + i32::from(value)))
}

const fn goods_value(tile: Tile) -> u8 {
    match tile {
        Tile::Goods { value, .. } => value,
        _ => 0,
    }
}

/// The Glory of a number of runes: full sets, then a set begun (RA-29).
pub fn rune_glory(raids: &Raids, runes: u8) -> i32 {
    let set = &raids.rune_set;
    let glory = |size: usize| size.checked_sub(1).and_then(|i| set.get(i)).map_or(0, |glory| i32::from(*glory));
    let (full, rest) = (usize::from(runes) / set.len(), usize::from(runes) % set.len());
    full as i32 * glory(set.len()) + glory(rest)
}

/// How many of the things that a Harbor rewards a ship has; always 0 where the order of docking decides (RA-64).
pub fn counted(raids: &Raids, options: &Options, ship: &Ship, harbor: Harbor) -> u8 {
    let goods = || ship.aboard.iter().chain(&ship.sold); // RA-32
    match harbor {
        Harbor::Arrival => 0,
        Harbor::Goods => goods().filter(|tile| matches!(tile, Tile::Goods { .. })).count() as u8,
        Harbor::DifferentGoods => {
            let kinds = goods().filter_map(|tile| match tile {
                Tile::Goods { goods, .. } => Some(1_u16 << (*goods as u8)),
                _ => None,
            });
            kinds.fold(0, |all, kind| all | kind).count_ones() as u8
        }
        Harbor::Runes => ship.runes,
        Harbor::Shields if options.sold_shields.is_on() => raids.shields(ship) + beside(ship),
        Harbor::Shields => raids.shields(ship), // RA-33
        Harbor::Weapons => ship.weapons(),      // RA-31
        Harbor::Ports => ship.ports,
        Harbor::Monsters => ship.monsters.len() as u8,
        Harbor::Sails => ship.sails(),
    }
}

/// The shields printed on the goods sold, the only tiles beside a ship that show shields.
fn beside(ship: &Ship) -> u8 {
    ship.sold.iter().filter_map(|tile| tile.shields_aboard()).sum()
}
