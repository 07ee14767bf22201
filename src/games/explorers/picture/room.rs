//! Room on the chart: what is taken, and where something else finds a place that covers as little as can be.

use crate::canvas::scene::{Area, Point, Unit, polar};

/// What is taken.
#[derive(Clone, Debug, Default)]
pub struct Room(Vec<Area>);

/// An area of a size around its centre.
pub const fn around(centre: Point, (wide, high): (Unit, Unit)) -> Area {
    Area::new(centre.shifted(-wide / 2, -high / 2), wide, high)
}

impl Room {
    pub fn take(&mut self, area: Area) {
        self.0.push(area);
    }

    /// How much of what is taken an area would cover.
    pub fn covered(&self, area: Area) -> i64 {
        let shared = self.0.iter().map(|taken| taken.within(area));
        shared.map(|shared| i64::from(shared.width) * i64::from(shared.height)).sum()
    }

    /// The best of some places for something of a size, the first of equals; it is taken from then on.
    pub fn settle(&mut self, places: impl IntoIterator<Item = Point>, size: (Unit, Unit)) -> Option<Point> {
        let mut wanted = None;
        let cost = |place: Point, first: Point| {
            let away = i64::from((place.x - first.x).abs() + (place.y - first.y).abs());
            self.covered(around(place, size)) / 40 + away
        };
        let best = places.into_iter().min_by_key(|place| cost(*place, *wanted.get_or_insert(*place)));
        self.0.extend(best.map(|best| around(best, size)));
        best
    }
}

/// A place, and others around it no farther away than some distance.
pub fn nearby(place: Point, distance: Unit) -> impl Iterator<Item = Point> {
    let ring = move |part: Unit| (0..12).map(move |n| polar(place, distance * part / 3, n * 300));
    std::iter::once(place).chain((1..=3).flat_map(ring))
}
