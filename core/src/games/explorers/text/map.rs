//! The sea chart at a glance: a plan of aligned letters, one sign per cell, every other row shifted. It only says where
//! things are; the lines of the chart give the details.

use super::*;
use crate::canvas::hex::column_letters;

/// The most columns that a phone shows without breaking a line.
const COLUMNS: i16 = 17;

impl Context<'_> {
    /// The plan; empty if it would be too wide for a phone.
    pub fn map(&self) -> Vec<String> {
        let cells = || self.chart().tiles.iter().map(|laid| laid.cell);
        let columns = cells().map(Cell::column).min().zip(cells().map(Cell::column).max());
        let rows = cells().map(Cell::row).min().zip(cells().map(Cell::row).max());
        let (Some((west, east)), Some((south, north))) = (columns, rows) else { return Vec::new() };
        if east - west >= COLUMNS {
            return Vec::new();
        }
        let letters = (west..=east).map(|column| format!("{:<2}", column_letters(column)));
        let line = |row: i16| {
            let signs = row::joined((west..=east).map(|column| self.sign(Cell::at(column, row))), " ");
            // Every other row lies half a cell further east.
            format!("{row:>3} {}{signs}", if row % 2 == 0 { " " } else { "" })
        };
        let lines = [format!("    {}", letters.collect::<String>())].into_iter().chain((south..=north).rev().map(line));
        lines.map(|line| line.trim_end().to_owned()).collect()
    }

    /// What shows on a cell: a longship by its letter, else a settlement, an enemy ship, livestock, other land, sea.
    fn sign(&self, cell: Option<Cell>) -> char {
        let (chart, Some(cell)) = (self.chart(), cell) else { return ' ' };
        let Some(laid) = chart.on(cell).map(|tile| chart.tile(tile)) else {
            return match chart.spot(cell) {
                _ if self.game.ground(self.open().side).mainland.contains(&cell) => '#',
                Some(_) => '·',
                None => ' ',
            };
        };
        let is_here = |seat: &_| {
            self.explorer(*seat).and_then(|explorer| explorer.ship.space()).is_some_and(|ship| ship.cell == cell)
        };
        let ship = self.seats().find(is_here).map(|seat| Mark::of(seat).letter);
        let settlement = laid.lands.iter().find_map(|land| land.settlement);
        let settlement = settlement.map(|strength| char::from_digit(strength.into(), 10).unwrap_or('9'));
        ship.or(settlement).unwrap_or(match () {
            () if laid.seas.iter().any(|sea| sea.enemy_ship) => 'x',
            () if laid.lands.iter().any(|land| !land.herd.is_empty()) => '*',
            () if laid.lands.is_empty() => '~',
            () => 'o',
        })
    }
}
