//! The sea chart at a glance: a plan of aligned letters, one sign per cell, every other row shifted. It only says where
//! things are; the lines of the chart give the details.

use super::Context;
use crate::canvas::hex::{Cell, column_letters};
use crate::games::explorers::place::Place;
use crate::games::explorers::state::Laid;
use crate::words::Mark;

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
        let mut lines = vec![format!("    {}", letters.collect::<String>())];
        for row in (south..=north).rev() {
            let signs = (west..=east).map(|column| self.sign(Cell::at(column, row)));
            let signs: String = signs.flat_map(|sign| [sign, ' ']).collect();
            // Every other row lies half a cell further east.
            let shoved = if row % 2 == 0 { " " } else { "" };
            lines.push(format!("{row:>3} {shoved}{signs}"));
        }
        lines.iter().map(|line| line.trim_end().to_owned()).collect()
    }

    /// What shows on a cell: a longship by its letter, else a settlement, an enemy ship, livestock, other land, sea.
    fn sign(&self, cell: Option<Cell>) -> char {
        let Some(cell) = cell else { return ' ' };
        let Some(tile) = self.chart().on(cell) else {
            return match (self.game.ground(self.open().side).mainland.contains(&cell), self.chart().spot(cell)) {
                (true, _) => '#',
                (false, Some(_)) => '·',
                (false, None) => ' ',
            };
        };
        let laid = self.chart().tile(tile);
        let ship = self.seats().zip(&self.open().explorers).find(|(_, explorer)| is_on(explorer.ship, laid));
        if let Some((seat, _)) = ship {
            return Mark::of(seat).letter;
        }
        if let Some(strength) = laid.lands.iter().find_map(|land| land.settlement) {
            return char::from_digit(strength.into(), 10).unwrap_or('9');
        }
        if laid.seas.iter().any(|sea| sea.enemy_ship) {
            'x'
        } else if laid.lands.iter().any(|land| !land.herd.is_empty()) {
            '*'
        } else if laid.lands.is_empty() {
            '~'
        } else {
            'o'
        }
    }
}

/// Whether a longship is on a tile.
fn is_on(ship: Place, laid: &Laid) -> bool {
    ship.space().is_some_and(|space| space.cell == laid.cell)
}
