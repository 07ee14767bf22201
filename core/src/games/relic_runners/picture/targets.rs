//! The choices that lie on trails, tokens and the toolbox table, marked and numbered like their buttons.

use super::*;
use crate::canvas::kit::Occupied;

/// The radius of a number on a trail.
const NUMBER: Unit = 112;

impl Drawing<'_> {
    /// The trails that may be chosen.
    pub fn target_trails(&self) -> Vec<Shape> {
        let marked = |(trail, _): &(Trail, _)| {
            let line = self.layout.segment(*trail).line(0);
            Highlight::Reach.around(line, self.colours.look, 46)
        };
        self.targets.trails.iter().flat_map(marked).collect()
    }

    /// The numbers on trails, each where it covers least.
    pub fn target_numbers(&self, letters: i32) -> Vec<Shape> {
        let mut occupied = Occupied::default();
        if self.targets.trails.is_empty() {
            return Vec::new();
        }
        self.taken().into_iter().for_each(|area| occupied.take(area));
        let (ground, ink) = (self.colours.ground, Consequence::ink(self.colours.look));
        let radius = NUMBER * letters / 100;
        let mut shapes = Vec::new();
        for (trail, number) in &self.targets.trails {
            let Some(number) = number else { continue };
            let segment = self.layout.segment(*trail);
            let area = |place: &Point| Area::around(*place, (2 * radius, 2 * radius));
            let places = [50, 42, 58, 34, 66].map(|part| segment.point(segment.length * part / 100, 0));
            let place = places.into_iter().min_by_key(|place| occupied.covered(area(place))).unwrap_or_default();
            occupied.take(area(&place));
            let disc = Form::circle(place, radius).fill(ground.reach).stroke(ground.paper, 14);
            let size = (LEGIBLE + 4) * letters / 100;
            let text = Text::new(place, number.to_string(), size, ink).bold().centred();
            (disc, text).onto(&mut shapes);
        }
        shapes
    }
}
