//! The choices on the map, marked and numbered like their buttons.

use super::*;
use crate::canvas::kit::Occupied;
use crate::canvas::kit::number::RADIUS;

/// How far a number may be from the middle of its place or of its token.
const NEAR: Unit = RIM + 120;

impl Drawing<'_> {
    pub fn target_trails(&self) -> Vec<Shape> {
        let marked = |trail| {
            let line = self.layout.segment(trail).line(0);
            Highlight::Reach.around(line, self.colours.look, 46)
        };
        self.targets.trails().flat_map(marked).collect()
    }

    /// The numbers, each within a window where it covers least. They avoid these areas too. `letters` is their size in
    /// per cent.
    pub fn target_numbers(&self, window: Area, letters: i32, others: &[Area]) -> Vec<Shape> {
        let mut occupied: Occupied = self.taken().into_iter().chain(others.iter().copied()).collect();
        let size = 2 * (RADIUS * letters / 100);
        let mut shapes = Vec::new();
        for (spot, number) in self.targets.spots.iter().filter_map(|(spot, number)| Some((*spot, (*number)?))) {
            let (middle, places) = self.number_places(spot);
            let Some(place) = occupied.settle(places, (size, size), (middle, 5), window) else { continue };
            Group::at(place, kit::number(number, self.colours.look)).scaled(letters).onto(&mut shapes);
        }
        shapes
    }

    /// The middle of a spot, and where its number may stand.
    fn number_places(&self, spot: Spot) -> (Point, Vec<Point>) {
        let around = |middle| (middle, Occupied::nearby(middle, NEAR).skip(1).collect());
        match spot {
            Spot::Site(site) => around(self.layout.place(site)),
            Spot::Trail(trail) => {
                let segment = self.layout.segment(trail);
                let along = |part: Unit| segment.point(segment.length * part / 100, 0);
                (along(50), [50, 42, 58, 34, 66].map(along).to_vec())
            }
            Spot::Token(token) => match self.context.game.river(token.0) {
                Some(trail) => {
                    let segment = self.layout.segment(trail);
                    around(segment.point(segment.length / 2, self.bank(trail)))
                }
                None => (Point::default(), Vec::new()),
            },
            // The table has its numbers itself.
            Spot::Space(_) => (Point::default(), Vec::new()),
        }
    }
}
