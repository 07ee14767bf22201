//! The occupied areas of a picture, and positions for new items that cover as little of them as possible.

use crate::canvas::scene::{Area, Point, Unit, polar};

/// The occupied areas.
#[derive(Clone, Debug, Default)]
pub struct Occupied(Vec<Area>);

impl Occupied {
    pub fn take(&mut self, area: Area) {
        self.0.push(area);
    }

    /// The size of the occupied areas that an area would cover, in square units.
    pub fn covered(&self, area: Area) -> i64 {
        let shared = self.0.iter().map(|taken| taken.within(area));
        shared.map(|shared| i64::from(shared.width) * i64::from(shared.height)).sum()
    }

    /// The occupied areas that meet an area.
    #[must_use]
    pub fn near(&self, area: Area) -> Self {
        Self(self.0.iter().filter(|taken| taken.meets(area)).copied().collect())
    }

    /// The number of occupied areas whose middle an area would cover.
    pub fn hidden(&self, area: Area) -> usize {
        let middle = |taken: &Area| taken.at.shifted(taken.width / 2, taken.height / 2);
        self.0.iter().filter(|taken| area.holds(Area::new(middle(taken), 0, 0))).count()
    }

    /// A point, and 36 others around it within a distance.
    pub fn nearby(place: Point, distance: Unit) -> impl Iterator<Item = Point> {
        let ring = move |part: Unit| (0..12).map(move |n| polar(place, distance * part / 3, n * 300));
        std::iter::once(place).chain((1..=3).flat_map(ring))
    }
}
