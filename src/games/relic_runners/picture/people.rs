//! The explorers: the badge of each seat, side by side in an arc over the place where they stand.

use super::{Brush, Drawing, layout};
use crate::canvas::mark;
use crate::canvas::scene::{Form, PHONE, Point, Shape, Unit, at, polar};
use crate::engine::Seat;
use crate::games::relic_runners::components::Site;
use layout::RIM;

/// The radius of a badge on the map.
const BADGE: Unit = 102;
/// How far badges stand from the middle of their place.
const FAR: Unit = RIM + 62;
/// How far they stand apart, in tenths of a degree; the circle around Base Camp is larger.
const APART: (i32, i32) = (450, 370);

impl Drawing<'_> {
    /// The explorers at a place.
    pub fn explorers(&self, site: Site) -> Vec<Shape> {
        let runners = self.context.seats().zip(&self.context.open().runners);
        let here: Vec<Seat> =
            runners.filter(|(seat, runner)| self.context.stands(*seat, runner) == site).map(|(seat, _)| seat).collect();
        let last = here.len() as i32 - 1;
        let (far, apart) = if site == Site::CAMP { (FAR + 54, APART.1) } else { (FAR, APART.0) };
        let angle = |n: i32| 2_700 + (2 * n - last) * apart / 2;
        let middle = self.layout.place(site);
        // Near the ends of the map the arc moves inwards.
        let reach = (0..=last).map(|n| (polar(middle, far, angle(n)).x - middle.x).abs()).max().unwrap_or_default();
        let room = reach + BADGE + 50;
        let middle = at(middle.x.clamp(room, PHONE - room), middle.y);
        let asked = self.context.open().asked();
        let explorer =
            |(n, seat): (i32, Seat)| self.brush.explorer(seat, polar(middle, far, angle(n)), asked == Some(seat));
        (0..).zip(here).flat_map(explorer).collect()
    }
}

impl Brush {
    /// An explorer around a point; that of the player whose turn it is has a golden ring.
    pub fn explorer(self, seat: Seat, place: Point, asked: bool) -> Vec<Shape> {
        let mut shapes: Vec<Shape> = Vec::new();
        if asked {
            shapes.push(Form::circle(place, BADGE + 44).fill(self.ground.ink).into());
            shapes.push(Form::circle(place, BADGE + 24).fill(self.colours.gold.0).into());
        } else {
            shapes.push(Form::circle(place.shifted(0, 14), BADGE + 8).fill(self.ground.shadow).into());
        }
        shapes.extend(mark::badge(seat, self.look, place, BADGE));
        shapes
    }
}
