//! The occupied areas of a picture, and positions for new items that cover as little of them as possible.

use crate::canvas::scene::{Area, Point, Unit, polar};

/// The occupied areas.
#[derive(Clone, Debug, Default)]
pub struct Occupied(Vec<Area>);

impl FromIterator<Area> for Occupied {
    fn from_iter<I: IntoIterator<Item = Area>>(areas: I) -> Self {
        Self(areas.into_iter().collect())
    }
}

impl Occupied {
    pub fn take(&mut self, area: Area) {
        self.0.push(area);
    }

    /// The size of the occupied areas that an area would cover, in square units.
    pub fn covered(&self, area: Area) -> i64 {
        let shared = self.0.iter().map(|taken| taken.within(area));
        shared.map(|shared| i64::from(shared.width) * i64::from(shared.height)).sum()
    }

    /// Occupies the area of this size around the best of some places, and returns that place. It covers little, lies
    /// near a point, and its area within the bounds. Each unit of distance counts as much as `far` square units.
    pub fn settle(
        &mut self,
        places: impl IntoIterator<Item = Point>,
        size: (Unit, Unit),
        near: (Point, i64),
        bounds: Area,
    ) -> Option<Point> {
        let (point, far) = near;
        let cost = |place: &Point| {
            let area = Area::around(*place, size);
            let cut = if bounds.holds(area) { 0 } else { 50_000_000 };
            self.covered(area) + i64::from(place.distance(point)) * far + cut
        };
        let best = places.into_iter().min_by_key(cost)?;
        self.take(Area::around(best, size));
        Some(best)
    }

    /// A point, and 36 others around it within a distance.
    pub fn nearby(place: Point, distance: Unit) -> impl Iterator<Item = Point> {
        let ring = move |part: Unit| (0..12).map(move |n| polar(place, distance * part / 3, n * 300));
        std::iter::once(place).chain((1..=3).flat_map(ring))
    }
}
