//! The mainland with those who wait there, and the home sea with its longships.

use super::Drawing;
use super::pieces::{Piece, token};
use super::room::{Room, around};
use super::sheet::Sheet;
use crate::canvas::hex::Cell;
use crate::canvas::scene::{Shape, Text, Unit, at};
use crate::games::explorers::place::Place;

impl Drawing<'_> {
    pub fn home(&self, sheet: Sheet, room: &mut Room) -> Vec<Shape> {
        let mut shapes = self.mainland(sheet);
        for (seat, cell) in self.seats().zip(self.harbours()) {
            let home = self.view.open.explorers[seat.index()].ship == Place::Home;
            if home && sheet.shows_well(cell) {
                let pieces = [Piece::Longship(seat)];
                room.take(around(sheet.grid.centre(cell), self.size(sheet, &pieces)));
                shapes.extend(self.rows(sheet, &pieces, sheet.grid.centre(cell)));
            }
        }
        shapes
    }

    /// Its name and the Vikings there.
    fn mainland(&self, sheet: Sheet) -> Vec<Shape> {
        let mainland = &self.start().mainland;
        let count = mainland.len().max(1) as Unit;
        let centres = mainland.iter().map(|cell| sheet.grid.centre(*cell));
        let sum = centres.fold(at(0, 0), |sum, centre| sum + centre);
        let middle = at(sum.x / count, sum.y / count);
        let colours = self.brush.colours;
        let vikings = self.seats().map(|seat| (seat, self.view.open.explorers[seat.index()].home));
        let vikings: Vec<Piece> =
            vikings.filter(|(_, count)| *count > 0).map(|(seat, count)| Piece::Vikings(seat, count)).collect();
        // Two beside each other, or all when there is room.
        let each = token(sheet) * 2 + 110;
        let columns = if sheet.grid.wide * 24 / 10 >= 4 * each { 4 } else { 2 };
        let lines = vikings.len().div_ceil(columns) as Unit;
        let high = token(sheet) * 210 / 100;
        let size = (sheet.grid.wide / 3).clamp(120, 170);
        let top = middle.y - (lines * high + size) / 2;
        let name = self.voice.word("explorers-picture-home");
        let name = Text::new(at(middle.x, top + size * 8 / 10), name, size, colours.ink).bold().middle();
        let mut shapes: Vec<Shape> = vec![name.halo(colours.halo, 24).into()];
        for (n, line) in (0..).zip(vikings.chunks(columns)) {
            let y = top + size + high * n + high / 2;
            let left = middle.x - each * (line.len() as Unit - 1) / 2;
            for (n, piece) in (0..).zip(line) {
                shapes.extend(self.rows(sheet, &[*piece], at(left + n * each, y)));
            }
        }
        let seen = |shape: &Shape| shape.area().is_some_and(|area| sheet.area.holds(area));
        if shapes.iter().all(seen) { shapes } else { Vec::new() }
    }

    /// The cells of the home sea, those near the fixed tiles first: a longship at home lies in that of its seat.
    pub fn harbours(&self) -> Vec<Cell> {
        let sea = self.view.open.chart.shore.iter().filter(|cell| !self.start().mainland.contains(cell));
        let near = |cell: &&Cell| self.start().fixed.iter().map(|fixed| fixed.distance(**cell)).min();
        let mut cells: Vec<&Cell> = sea.collect();
        cells.sort_by_key(|cell| (near(cell), **cell));
        cells.into_iter().copied().collect()
    }
}
