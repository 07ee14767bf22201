//! The ruler around the chart, with the coordinates of the text board and of typed codes.

use super::Drawing;
use super::sheet::{RULER, Sheet};
use crate::canvas::hex::{Cell, column_letters};
use crate::canvas::scene::{Form, Shape, Text, Unit, at};

/// Letters of the ruler.
const SIZE: Unit = 122;

impl Drawing<'_> {
    pub fn ruler(&self, sheet: Sheet) -> Vec<Shape> {
        let ground = self.brush.ground;
        let (grid, area) = (sheet.grid, sheet.area);
        let (from, to) = (area.at, area.end());
        let frame = Form::rounded(from.shifted(-RULER / 2, -RULER / 2), area.width + RULER, area.height + RULER, 90);
        let mut shapes: Vec<Shape> = vec![frame.stroke(ground.panel, RULER).into()];
        let label = |x: Unit, y: Unit, text: String| -> Shape {
            Text::new(at(x, y), text, SIZE, ground.ink).bold().centred().into()
        };
        let dash = |line: [crate::canvas::scene::Point; 2]| -> Shape {
            Form::line(line).stroke(ground.line, 14).butt().into()
        };
        let rows = grid.step();
        let first = (from.y - grid.middle.y) / rows - 1;
        for r in first..=first + area.height / rows + 2 {
            let y = grid.middle.y + r * rows;
            let Ok(short) = i16::try_from(r) else { continue };
            let row = Cell::new(0, 0).row() - short;
            if y - SIZE / 2 >= from.y && y + SIZE / 2 <= to.y {
                for x in [from.x - RULER / 2, to.x + RULER / 2] {
                    shapes.push(label(x, y, row.to_string()));
                }
            }
            let border = y + rows / 2;
            if border > from.y && border < to.y {
                shapes.push(dash([at(from.x - 30, border), at(from.x, border)]));
                shapes.push(dash([at(to.x, border), at(to.x + 30, border)]));
            }
        }
        // Every other row is shoved half a cell to the east, so a column is half a cell wider than a cell.
        let first = (from.x - grid.middle.x) / grid.wide - 1;
        for column in first..=first + area.width / grid.wide + 2 {
            let x = grid.middle.x + column * grid.wide + grid.wide / 4;
            let Ok(short) = i16::try_from(column) else { continue };
            if x - SIZE / 2 >= from.x && x + SIZE / 2 <= to.x {
                for y in [from.y - RULER / 2, to.y + RULER / 2] {
                    shapes.push(label(x, y, column_letters(short)));
                }
            }
            let border = x + grid.wide / 2;
            if border > from.x && border < to.x {
                shapes.push(dash([at(border, from.y - 30), at(border, from.y)]));
                shapes.push(dash([at(border, to.y), at(border, to.y + 30)]));
            }
        }
        shapes.push(Form::rect(from, area.width, area.height).stroke(ground.line, 14).into());
        shapes
    }
}
