//! The mainland with its name and the Vikings there.

use super::drawing::Drawing;
use super::pieces::{Piece, Placed, token};
use super::sheet::Sheet;
use crate::canvas::scene::{Draw, Shape, Text, Unit, at};

impl Drawing<'_> {
    /// The name of the mainland and the Vikings there; nothing unless all of it is seen.
    pub fn mainland(&self, sheet: Sheet) -> Vec<Shape> {
        let (colours, mainland, wide) = (&self.colours, &self.start().mainland, sheet.grid.wide);
        let count = mainland.len().max(1) as Unit;
        let sum = mainland.iter().map(|cell| sheet.grid.centre(*cell)).fold(at(0, 0), |sum, centre| sum + centre);
        let middle = at(sum.x / count, sum.y / count);
        let vikings = self.seats().map(|seat| Piece::Vikings(seat, self.explorer(seat).home));
        let vikings: Vec<Piece> = vikings.filter(|piece| !matches!(piece, Piece::Vikings(_, 0))).collect();
        // Two in a row, or four when there is room.
        let each = token(sheet) * 2 + 110;
        let columns = if wide * 24 / 10 >= 4 * each { 4 } else { 2 };
        let lines = vikings.len().div_ceil(columns) as Unit;
        let high = token(sheet) * 210 / 100;
        let size = (wide / 3).clamp(120, 170);
        let top = middle.y - (lines * high + size) / 2;
        let name = self.context.voice.word("explorers-picture-home");
        let name = Text::new(at(middle.x, top + size * 8 / 10), name, size, colours.ink).bold().middle();
        let mut shapes = name.halo(colours.halo, 24).shapes();
        for (n, line) in (0..).zip(vikings.chunks(columns)) {
            let y = top + size + high * n + high / 2;
            let left = middle.x - each * (line.len() as Unit - 1) / 2;
            for (n, piece) in (0..).zip(line) {
                let placed =
                    Placed { piece: *piece, middle: at(left + n * each - 45, y), radius: token(sheet), of: None };
                self.piece(placed).onto(&mut shapes);
            }
        }
        let seen = |shape: &Shape| shape.area().is_some_and(|area| sheet.area.holds(area));
        if shapes.iter().all(seen) { shapes } else { Vec::new() }
    }
}
