//! Areas, and the area that a shape covers.

use serde::{Deserialize, Serialize};

use super::{Anchor, Form, Group, Outline, Point, Shape, Step, Text, Unit, at, cos, sin};

/// A rectangle of the picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Area {
    pub at: Point,
    pub width: Unit,
    pub height: Unit,
}

impl Area {
    pub const fn new(at: Point, width: Unit, height: Unit) -> Self {
        Self { at, width, height }
    }

    /// The area of this size around its centre.
    pub const fn around(centre: Point, (width, height): (Unit, Unit)) -> Self {
        Self::new(centre.shifted(-width / 2, -height / 2), width, height)
    }

    /// The smallest area that holds both areas.
    #[must_use]
    pub fn joined(self, other: Self) -> Self {
        let from = at(self.at.x.min(other.at.x), self.at.y.min(other.at.y));
        let end = self.end();
        let theirs = other.end();
        Self::new(from, end.x.max(theirs.x) - from.x, end.y.max(theirs.y) - from.y)
    }

    /// The lower right corner.
    pub const fn end(self) -> Point {
        self.at.shifted(self.width, self.height)
    }

    /// Whether another area lies wholly within this one.
    pub const fn holds(self, other: Self) -> bool {
        let end = self.end();
        let inner = other.end();
        self.at.x <= other.at.x && self.at.y <= other.at.y && inner.x <= end.x && inner.y <= end.y
    }

    /// Whether both areas share more than an edge.
    pub const fn meets(self, other: Self) -> bool {
        let end = self.end();
        let theirs = other.end();
        self.at.x < theirs.x && other.at.x < end.x && self.at.y < theirs.y && other.at.y < end.y
    }

    /// The common area. It has no width or no height if the areas do not meet.
    pub fn within(self, other: Self) -> Self {
        let end = self.end();
        let theirs = other.end();
        let from = at(self.at.x.max(other.at.x), self.at.y.max(other.at.y));
        Self::new(from, (end.x.min(theirs.x) - from.x).max(0), (end.y.min(theirs.y) - from.y).max(0))
    }

    fn holding(points: impl IntoIterator<Item = Point>) -> Option<Self> {
        let mut points = points.into_iter();
        let first = points.next()?;
        let (from, to) = points.fold((first, first), |(from, to), p| {
            (at(from.x.min(p.x), from.y.min(p.y)), at(to.x.max(p.x), to.y.max(p.y)))
        });
        Some(Self::new(from, to.x - from.x, to.y - from.y))
    }

    const fn grown(self, by: Unit) -> Self {
        Self::new(self.at.shifted(-by, -by), self.width + 2 * by, self.height + 2 * by)
    }

    const fn corners(self) -> [Point; 4] {
        let end = self.end();
        [self.at, at(end.x, self.at.y), end, at(self.at.x, end.y)]
    }
}

impl Shape {
    /// The area that the shape covers, with strokes and without shadows. Curves count by their control points. `None`
    /// if the shape covers nothing.
    pub fn area(&self) -> Option<Area> {
        match self {
            Self::Form(form) => form.area(),
            Self::Text(text) => Some(text.area()),
            Self::Group(group) => group.covered(group.clip, Self::area),
            Self::Hotspot(hotspot) => hotspot.outline.area(),
        }
    }

    /// The area that the shape can change, with shadows and halos.
    pub fn reach(&self) -> Option<Area> {
        match self {
            Self::Form(form) => form.reach(),
            Self::Text(text) => Some(text.reach()),
            Self::Group(group) => group.covered(group.clip, Self::reach),
            Self::Hotspot(_) => None,
        }
    }
}

impl Outline {
    fn area(&self) -> Option<Area> {
        match self {
            Self::Rect { at, width, height, .. } => Some(Area::new(*at, *width, *height)),
            Self::Circle { centre, radius } => {
                Some(Area::new(centre.shifted(-radius, -radius), 2 * radius, 2 * radius))
            }
            Self::Polygon(points) | Self::Line(points) => Area::holding(points.iter().copied()),
            Self::Path(steps) => Area::holding(steps.iter().flat_map(|step| {
                let points = match *step {
                    Step::Move(a) | Step::Line(a) => [Some(a), None, None],
                    Step::Quad(a, b) => [Some(a), Some(b), None],
                    Step::Cubic(a, b, c) => [Some(a), Some(b), Some(c)],
                    Step::Close => [None; 3],
                };
                points.into_iter().flatten()
            })),
        }
    }
}

impl Form {
    fn area(&self) -> Option<Area> {
        let pen = self.stroke.as_ref().map_or(0, |stroke| (stroke.width + 1) / 2);
        self.outline.area().map(|area| area.grown(pen))
    }

    fn reach(&self) -> Option<Area> {
        let area = self.area()?;
        let Some(shadow) = self.shadow else { return Some(area) };
        let x = shadow.shift.x;
        let y = shadow.shift.y;
        let thrown = area.grown(shadow.soft.max(x.abs()).max(y.abs()));
        Some(area.joined(Area::new(thrown.at.shifted(x, y), thrown.width, thrown.height)))
    }
}

impl Text {
    fn area(&self) -> Area {
        let width = self.width();
        let left = match self.anchor {
            Anchor::Start => 0,
            Anchor::Middle => width / 2,
            Anchor::End => width,
        };
        // From the top of an accent to the bottom of a g.
        Area::new(self.at.shifted(-left, -self.size * 97 / 100), width, self.size * 121 / 100)
    }

    fn reach(&self) -> Area {
        let halo = self.halo.map_or(0, |(_, width)| width);
        // A letter may extend beyond its width.
        self.area().grown(halo + self.size / 10)
    }
}

impl Group {
    /// The area of its shapes, ignoring `clip`.
    pub fn whole(&self) -> Option<Area> {
        self.covered(None, Shape::reach)
    }

    fn covered(&self, clip: Option<Area>, by: impl Fn(&Shape) -> Option<Area>) -> Option<Area> {
        let seen = |area: Area| clip.map_or(Some(area), |clip| clip.meets(area).then(|| area.within(clip)));
        let inner = self.shapes.iter().filter_map(by).filter_map(seen);
        let placed = |point: Point| {
            let x = i64::from(point.x);
            let y = i64::from(point.y);
            let sin = i64::from(sin(self.turn));
            let cos = i64::from(cos(self.turn));
            let scaled = |value: i64| (value * i64::from(self.scale) / 1_000_000) as Unit;
            self.shift.shifted(scaled(x * cos - y * sin), scaled(x * sin + y * cos))
        };
        Area::holding(inner.flat_map(Area::corners).map(placed))
    }
}
