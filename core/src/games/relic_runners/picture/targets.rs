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

    /// The trails, the places and the tokens, as codes name them. Places lie above trails.
    pub fn hotspots(&self) -> Vec<Hotspot> {
        let segment = |trail| {
            let segment = self.layout.segment(trail);
            let [from, to] =
                [RIM, segment.length - RIM].map(|along| [-110, 110].map(|aside| segment.point(along, aside)));
            Form::polygon([from[0], to[0], to[1], from[1]])
        };
        let trails = self.targets.trails().map(|trail| Hotspot::new(trail, segment(trail)));
        let sites = Site::all().map(|site| Hotspot::new(site, Form::circle(self.layout.place(site), RIM + 60)));
        let tokens = self.targets.tokens().filter_map(|token| {
            let (middle, _) = self.number_places(Spot::Token(token));
            Some(Hotspot::new(token, Form::circle(middle, 150))).filter(|_| self.context.game.river(token.0).is_some())
        });
        trails.chain(sites).chain(tokens).collect()
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
