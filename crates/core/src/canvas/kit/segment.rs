//! Points along a straight line.

use crate::canvas::scene::{Form, Point, Unit};

/// A straight line between two points, for points along it and beside it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Segment {
    from: Point,
    to: Point,
    /// Its length, at least 1.
    pub length: Unit,
}

impl Segment {
    pub fn new(from: Point, to: Point) -> Self {
        Self { from, to, length: from.distance(to).max(1) }
    }

    /// The segment as a form, moved aside as in [`Self::point`].
    pub fn line(&self, aside: Unit) -> Form {
        Form::line([self.point(0, aside), self.point(self.length, aside)])
    }

    /// The point `along` units from the beginning and `aside` units to the right.
    pub fn point(&self, along: Unit, aside: Unit) -> Point {
        let dx = i64::from(self.to.x - self.from.x);
        let dy = i64::from(self.to.y - self.from.y);
        let along = i64::from(along);
        let aside = i64::from(aside);
        let length = i64::from(self.length);
        let x = (dx * along - dy * aside) / length;
        let y = (dy * along + dx * aside) / length;
        self.from.shifted(x as Unit, y as Unit)
    }

    /// An arrowhead of this length in the middle of the line, which points to its end.
    pub fn arrow(&self, long: Unit) -> Form {
        let half = Point { x: (self.from.x + self.to.x) / 2, y: (self.from.y + self.to.y) / 2 };
        let tip = towards(half, self.to, long / 2);
        let base = towards(half, self.from, long / 2);
        let x = tip.x - base.x;
        let y = tip.y - base.y;
        let wing = |side: Unit| base.shifted(-side * y * 6 / 10, side * x * 6 / 10);
        Form::polygon([tip, wing(1), wing(-1)])
    }

    /// The distance from a point to the line.
    pub fn distance(&self, point: Point) -> Unit {
        let dx = i64::from(self.to.x - self.from.x);
        let dy = i64::from(self.to.y - self.from.y);
        let px = i64::from(point.x - self.from.x);
        let py = i64::from(point.y - self.from.y);
        let along = (px * dx + py * dy) / i64::from(self.length);
        self.point(along.clamp(0, i64::from(self.length)) as Unit, 0).distance(point)
    }
}

/// The point at a distance from one point in the direction of another.
fn towards(from: Point, to: Point, distance: Unit) -> Point {
    let x = i64::from(to.x - from.x);
    let y = i64::from(to.y - from.y);
    let length = (x * x + y * y).isqrt().max(1);
    let step = |part: i64| (part * i64::from(distance) / length) as Unit;
    from.shifted(step(x), step(y))
}
