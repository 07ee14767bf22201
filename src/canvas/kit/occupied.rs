//! The occupied areas of a picture, and places for new things that cover as little of them as possible.

use crate::canvas::scene::{Area, Point, Unit, polar};

/// The occupied areas.
#[derive(Clone, Debug, Default)]
pub struct Occupied(Vec<Area>);

impl Occupied {
    /// Occupies an area.
    pub fn take(&mut self, area: Area) {
        self.0.push(area);
    }

    /// How much of the occupied areas an area would cover, in square units.
    pub fn covered(&self, area: Area) -> i64 {
        let shared = self.0.iter().map(|taken| taken.within(area));
        shared.map(|shared| i64::from(shared.width) * i64::from(shared.height)).sum()
    }

    /// Those of the occupied areas that meet an area.
    #[must_use]
    pub fn near(&self, area: Area) -> Self {
        Self(self.0.iter().filter(|taken| taken.meets(area)).copied().collect())
    }

    /// How many occupied areas would have their middle covered by an area.
    pub fn hidden(&self, area: Area) -> usize {
        let middle = |taken: &Area| taken.at.shifted(taken.width / 2, taken.height / 2);
        self.0.iter().filter(|taken| area.holds(Area::new(middle(taken), 0, 0))).count()
    }

    /// Occupies and returns the best of some places for the middle of an area of this size, the first of equals. The first place is the
    /// wanted one: others count as worse the farther away they are.
    pub fn settle(&mut self, places: impl IntoIterator<Item = Point>, size: (Unit, Unit)) -> Option<Point> {
        let mut wanted = None;
        let cost = |place: Point, first: Point| {
            let away = i64::from((place.x - first.x).abs() + (place.y - first.y).abs());
            self.covered(Area::around(place, size)) / 40 + away
        };
        let best = places.into_iter().min_by_key(|place| cost(*place, *wanted.get_or_insert(*place)));
        self.0.extend(best.map(|best| Area::around(best, size)));
        best
    }

    /// A place, and 36 others around it no farther away than a distance.
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
    fn what_is_occupied_is_avoided() {
        let mut occupied = Occupied::default();
        let places = || Occupied::nearby(at(0, 0), 300);
        assert_eq!(occupied.settle(places(), (200, 200)), Some(at(0, 0)));
        assert_eq!(occupied.hidden(Area::new(at(-50, -50), 100, 100)), 1);
        assert_eq!(occupied.hidden(Area::new(at(20, 20), 100, 100)), 0);
        let second = occupied.settle(places(), (200, 200)).expect("a place");
        assert!(occupied.covered(Area::around(second, (200, 200))) < 2 * 200 * 200 && second != at(0, 0));
    }
}
