//! Where cells, edges and corners lie in a picture. Knows no tile.

use crate::canvas::hex::{Cell, Corner, Direction};
use crate::canvas::scene::{Point, Unit, at, polar};

/// A grid of hexagons, each with a corner to the north.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Grid {
    /// How wide a cell is.
    pub wide: Unit,
    /// Where the centre of the middle cell lies.
    pub middle: Point,
}

/// Twice the column of a cell as the eye sees it: rows that are shoved to the east count one more.
pub fn doubled(cell: Cell) -> Unit {
    2 * Unit::from(cell.q) + Unit::from(cell.r)
}

/// The way from the centre of a cell to the middle of an edge.
pub const fn angle(direction: Direction) -> i32 {
    (3000 + 600 * direction.index() as i32) % 3600
}

impl Grid {
    pub fn centre(self, cell: Cell) -> Point {
        self.middle.shifted(doubled(cell) * self.wide / 2, Unit::from(cell.r) * self.step())
    }

    /// From the centre to a corner.
    pub const fn radius(self) -> Unit {
        self.wide * 1000 / 1732
    }

    /// From a row to the next one.
    pub const fn step(self) -> Unit {
        self.wide * 866 / 1000
    }

    pub fn corner(self, corner: Corner) -> Point {
        let up = if corner.north { -self.radius() } else { self.radius() };
        self.centre(corner.cell).shifted(0, up)
    }
}

/// The corners of a hexagon, each after the edge of the same number.
pub fn corners(centre: Point, wide: Unit) -> [Point; 6] {
    Direction::ALL.map(|direction| polar(centre, wide * 1000 / 1732, angle(direction) + 300))
}

/// A place between two others, so many per cent of the way.
pub const fn between(from: Point, to: Point, per_cent: Unit) -> Point {
    at(from.x + (to.x - from.x) * per_cent / 100, from.y + (to.y - from.y) * per_cent / 100)
}
