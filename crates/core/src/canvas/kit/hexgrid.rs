//! Positions of the cells, edges and corners of [`crate::canvas::hex`] in a picture, and the ruler around them.

use crate::canvas::Colour;
use crate::canvas::hex::{Cell, Corner, Direction, column_letters};
use crate::canvas::scene::{Area, Draw, Form, LEGIBLE, Point, Shape, Text, Unit, at, polar};

/// A grid of hexagons, each with a corner to the north.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HexGrid {
    /// The width of a cell.
    pub wide: Unit,
    /// The centre of the middle cell.
    pub middle: Point,
}

impl HexGrid {
    /// How far east of the middle cell a cell lies, in half cell widths.
    pub fn doubled(cell: Cell) -> Unit {
        2 * Unit::from(cell.q) + Unit::from(cell.r)
    }

    /// The direction from the centre of a cell to the middle of an edge, in tenths of a degree clockwise from the east.
    pub const fn angle(direction: Direction) -> i32 {
        (3000 + 600 * direction.index() as i32) % 3600
    }

    /// The corners of a hexagon, clockwise, each after the edge with the same index.
    pub fn corners(centre: Point, wide: Unit) -> [Point; 6] {
        Direction::ALL.map(|direction| polar(centre, wide * 1000 / 1732, Self::angle(direction) + 300))
    }

    /// A hexagon as a form.
    pub fn hexagon(centre: Point, wide: Unit) -> Form {
        Form::polygon(Self::corners(centre, wide))
    }

    pub fn centre(self, cell: Cell) -> Point {
        self.middle.shifted(Self::doubled(cell) * self.wide / 2, Unit::from(cell.r) * self.step())
    }

    /// The distance from the centre to a corner.
    pub const fn radius(self) -> Unit {
        self.wide * 1000 / 1732
    }

    /// The distance from a row to the next one.
    pub const fn step(self) -> Unit {
        self.wide * 866 / 1000
    }

    /// The position of a corner.
    pub fn corner(self, corner: Corner) -> Point {
        let up = if corner.north { -self.radius() } else { self.radius() };
        self.centre(corner.cell).shifted(0, up)
    }
}

/// A ruler around a part of a grid: letters for columns above and below, numbers for rows on both sides.
#[derive(Clone, Copy, Debug)]
pub struct Ruler {
    /// Its width on each side.
    pub width: Unit,
    pub face: Colour,
    /// The colour of the borders between rows and columns.
    pub line: Colour,
    /// The colour of its letters.
    pub ink: Colour,
}

impl Ruler {
    const SIZE: Unit = LEGIBLE;

    /// The ruler around an area of a picture.
    pub fn around(self, grid: HexGrid, area: Area) -> Vec<Shape> {
        let from = area.at;
        let to = area.end();
        let half = self.width / 2;
        let frame = Form::rounded(from.shifted(-half, -half), area.width + self.width, area.height + self.width, 90);
        let mut shapes = frame.stroke(self.face, self.width).shapes();
        let label = |x: Unit, y: Unit, text: &str| Text::new(at(x, y), text, Self::SIZE, self.ink).bold().centred();
        let dash = |line: [Point; 2]| Form::line(line).stroke(self.line, 14).butt();
        let rows = grid.step();
        let first = (from.y - grid.middle.y) / rows - 1;
        for r in first..=first + area.height / rows + 2 {
            let y = grid.middle.y + r * rows;
            let Ok(short) = i16::try_from(r) else { continue };
            let row = (Cell::new(0, 0).row() - short).to_string();
            if y - Self::SIZE / 2 >= from.y && y + Self::SIZE / 2 <= to.y {
                [from.x - half, to.x + half].map(|x| label(x, y, &row)).onto(&mut shapes);
            }
            let border = y + rows / 2;
            if border > from.y && border < to.y {
                [from.x - 30, to.x].map(|x| dash([at(x, border), at(x + 30, border)])).onto(&mut shapes);
            }
        }
        // Every other row is shifted half a cell to the east. So the middle of a column lies a quarter of a cell east
        // of its cells in the other rows.
        let first = (from.x - grid.middle.x) / grid.wide - 1;
        for column in first..=first + area.width / grid.wide + 2 {
            let x = grid.middle.x + column * grid.wide + grid.wide / 4;
            let Ok(short) = i16::try_from(column) else { continue };
            if x - Self::SIZE / 2 >= from.x && x + Self::SIZE / 2 <= to.x {
                [from.y - half, to.y + half].map(|y| label(x, y, &column_letters(short))).onto(&mut shapes);
            }
            let border = x + grid.wide / 2;
            if border > from.x && border < to.x {
                [from.y - 30, to.y].map(|y| dash([at(border, y), at(border, y + 30)])).onto(&mut shapes);
            }
        }
        Form::rect(from, area.width, area.height).stroke(self.line, 14).onto(&mut shapes);
        shapes
    }
}
