//! The occupied areas of a picture, and positions for new items that cover as little of them as possible.

use crate::canvas::scene::{Area, Point, Unit, polar};

/// The occupied areas.
#[derive(Clone, Debug, Default)]
pub struct Occupied(Vec<Area>);

impl Occupied {
    /// Occupies an area.
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::canvas::scene::at;

    #[test]
    fn new_items_avoid_occupied_areas() {
        let mut occupied = Occupied::default();
        occupied.take(Area::around(at(0, 0), (200, 200)));
        assert_eq!(occupied.hidden(Area::new(at(-50, -50), 100, 100)), 1);
        assert_eq!(occupied.hidden(Area::new(at(20, 20), 100, 100)), 0);
        let near = |place| occupied.covered(Area::around(place, (200, 200)));
        let free = Occupied::nearby(at(0, 0), 300).filter(|place| near(*place) == 0).count();
        assert!(near(at(0, 0)) == 200 * 200 && free > 0, "{free} of the nearby points are free");
    }
}
