//! The explorers: the badge of each seat, side by side above the place where they stand.

use super::{Brush, Sketch, layout};
use crate::canvas::mark;
use crate::canvas::scene::{Form, PHONE, Point, Shape, Unit};
use crate::engine::Seat;
use crate::games::relic_runners::components::Site;
use layout::RIM;

/// The radius of a badge on the map.
const BADGE: Unit = 102;
/// How far badges stand above the middle of their place.
const ABOVE: Unit = RIM + 62;

impl Sketch<'_> {
    /// The explorers at a place.
    pub fn explorers(&self, site: Site) -> Vec<Shape> {
        let runners = self.telling.seats().zip(&self.telling.jungle().runners);
        let here: Vec<Seat> = runners
            .filter(|(seat, runner)| self.telling.stands(*seat, runner) == site)
            .map(|(seat, _)| seat)
            .collect();
        let Some(gaps) = Unit::try_from(here.len()).ok().and_then(|count| count.checked_sub(1)) else {
            return Vec::new();
        };
        let pitch = if gaps > 2 { 176 } else { 196 };
        let middle = self.layout.place(site);
        let half = gaps * pitch / 2;
        let room = half + BADGE + 50;
        let left = middle.x.clamp(room, PHONE - room) - half;
        let mut shapes = Vec::new();
        for (n, seat) in (0..).zip(here) {
            let place = middle.shifted(left - middle.x + n * pitch, -ABOVE);
            shapes.extend(self.brush.explorer(seat, place, self.telling.jungle().asked() == Some(seat)));
        }
        shapes
    }
}

impl Brush {
    /// An explorer around a point; that of the player whose turn it is has a golden ring.
    pub fn explorer(self, seat: Seat, place: Point, asked: bool) -> Vec<Shape> {
        let mut shapes: Vec<Shape> = Vec::new();
        if asked {
            shapes.push(Form::circle(place, BADGE + 44).fill(self.ground.ink).into());
            shapes.push(Form::circle(place, BADGE + 24).fill(self.hues.gold.0).into());
        } else {
            shapes.push(Form::circle(place.shifted(0, 14), BADGE + 8).fill(self.ground.shadow).into());
        }
        shapes.extend(mark::badge(seat, self.look, place, BADGE));
        shapes
    }
}
