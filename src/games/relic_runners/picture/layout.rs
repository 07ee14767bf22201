//! Where the places of the map are drawn, and what lies along a trail. The edition says where places are on a map of its
//! own measure; here they are spread over ours, which is higher than the edition's because phones are.

use crate::canvas::scene::{Form, PHONE, Point, Unit, at};
use crate::games::relic_runners::components::{RelicRunners, Site, Trail};

/// How high the map is; it is as wide as the picture.
pub const HEIGHT: Unit = 3_140;
/// How far a site reaches around its place.
pub const RIM: Unit = 185;
/// How far places stay from the left and the right end of the map.
const SIDE: Unit = 330;
/// How far they stay from its upper end, where explorers stand behind a site.
const TOP: Unit = 402;
/// How far they stay from its lower end.
const FOOT: Unit = 350;

/// The places of the map in units of the picture.
pub struct Layout {
    places: Vec<Point>,
}

impl Layout {
    pub fn of(game: &RelicRunners) -> Self {
        let xs = bounds(game.spots.iter().map(|spot| spot.x));
        let ys = bounds(game.spots.iter().map(|spot| spot.y));
        let place = |x, y| at(spread(x, xs, SIDE, PHONE - SIDE), spread(y, ys, TOP, HEIGHT - FOOT));
        Self { places: game.spots.iter().map(|spot| place(spot.x, spot.y)).collect() }
    }

    /// The middle of a place.
    pub fn place(&self, site: Site) -> Point {
        self.places.get(site.index()).copied().unwrap_or_default()
    }

    /// A trail from the middle of one place to that of the other.
    pub fn stretch(&self, trail: Trail) -> Stretch {
        let [from, to] = trail.ends().map(|site| self.place(site));
        Stretch::new(from, to)
    }
}

/// The least and the most of some values.
fn bounds(values: impl Iterator<Item = u16>) -> (u16, u16) {
    values.fold((u16::MAX, 0), |(least, most), value| (least.min(value), most.max(value)))
}

/// A value between two bounds, as far between two units.
fn spread(value: u16, (least, most): (u16, u16), from: Unit, to: Unit) -> Unit {
    from + Unit::from(value - least) * (to - from) / Unit::from(most - least).max(1)
}

/// A straight stretch between two points.
#[derive(Clone, Copy, Debug)]
pub struct Stretch {
    from: Point,
    to: Point,
    /// How long it is, at least 1.
    pub length: Unit,
}

impl Stretch {
    /// The stretch between two points.
    pub fn new(from: Point, to: Point) -> Self {
        Self { from, to, length: distance(from, to).max(1) }
    }

    /// It as a line, so far aside.
    pub fn line(&self, aside: Unit) -> Form {
        Form::line([self.point(0, aside), self.point(self.length, aside)])
    }

    /// The point so far along, and so far aside to the right of the direction.
    pub fn point(&self, along: Unit, aside: Unit) -> Point {
        let (dx, dy) = (i64::from(self.to.x - self.from.x), i64::from(self.to.y - self.from.y));
        let (along, aside, length) = (i64::from(along), i64::from(aside), i64::from(self.length));
        let x = (dx * along - dy * aside) / length;
        let y = (dy * along + dx * aside) / length;
        self.from.shifted(x as Unit, y as Unit)
    }

    /// The point so many per cent of the way between the rims of both places.
    pub fn between_rims(&self, per_cent: Unit, aside: Unit) -> Point {
        self.point(RIM + (self.length - 2 * RIM) * per_cent / 100, aside)
    }

    /// How far a point is from it.
    pub fn distance(&self, point: Point) -> Unit {
        let (dx, dy) = (i64::from(self.to.x - self.from.x), i64::from(self.to.y - self.from.y));
        let (px, py) = (i64::from(point.x - self.from.x), i64::from(point.y - self.from.y));
        let along = (px * dx + py * dy) / i64::from(self.length);
        distance(self.point(along.clamp(0, i64::from(self.length)) as Unit, 0), point)
    }
}

/// How far two points are from each other.
pub fn distance(one: Point, other: Point) -> Unit {
    let (dx, dy) = (i64::from(other.x - one.x), i64::from(other.y - one.y));
    (dx * dx + dy * dy).isqrt() as Unit
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_stretch_has_sides() {
        let stretch = Stretch::new(at(0, 0), at(1_000, 0));
        assert_eq!(stretch.point(250, 40), at(250, 40));
        assert_eq!(stretch.between_rims(0, 0), at(RIM, 0));
        assert_eq!((stretch.distance(at(300, -70)), stretch.distance(at(-30, 40))), (70, 50));
    }
}
