//! The part of the map around a player's explorer, larger, with where a movement may end; below it the player's card and
//! the toolbox table with everybody's boxes.

use super::reach::Reach;
use super::{Sketch, alt, cards, head, layout, table};
use crate::canvas::scene::{Area, Group, PHONE, Point, Scene, Unit, at};
use crate::engine::Seat;
use crate::games::relic_runners::components::Site;
use crate::games::relic_runners::state::{Runner, Slot};
use crate::title::Picture;

/// How high the window on the map is.
const WINDOW: Unit = 3_000;
/// The largest and the smallest scale of the map in it, in per cent.
const SCALES: (i32, i32) = (190, 130);
/// How much of the map around a site belongs to it: to the sides, above, below.
const BORDER: (Unit, Unit, Unit) = (250, 250, 260);

impl Sketch<'_> {
    /// What is near a player.
    pub fn around(&self, seat: Seat, runner: &Runner) -> Picture {
        let reach = self.reach(seat, runner);
        let here = self.telling.stands(seat, runner);
        let (corner, scale) = self.window(here, &reach);
        let window = Area::new(corner, PHONE * 100 / scale, WINDOW * 100 / scale);
        let inside = |site: &Site| window.holds(Area::new(self.layout.place(*site), 0, 0));
        let shown: Vec<Site> = Site::all().filter(inside).collect();
        let mut map = self.map(&reach);
        map.retain(|shape| shape.area().is_some_and(|area| window.meets(area)));
        let card_top = head::HEIGHT + WINDOW + cards::GAP;
        let table_top = card_top + cards::HEIGHT + cards::GAP;
        let mut scene = Scene::new(PHONE, table_top + table::height(true), self.brush.ground.paper);
        let shift = at(-corner.x * scale / 100, head::HEIGHT - corner.y * scale / 100);
        scene.draw(Group::at(shift, map).scaled(scale).clipped(window));
        scene.extend(self.head());
        scene.draw(Group::at(at(cards::GAP, card_top), self.card(seat, runner)));
        let boxes: Vec<(Seat, Slot)> = (self.telling.seats().zip(&self.telling.jungle().runners))
            .flat_map(|(seat, runner)| runner.boxes.map(|slot| (seat, slot)))
            .collect();
        scene.draw(Group::at(at(0, table_top), self.brush.table(self.telling.voice, Some(&boxes))));
        Picture { scene, alt: alt::around(self, seat, &shown, &reach) }
    }

    /// The upper left corner of the window on the map, and its scale: the largest that shows all that is in reach, with
    /// the explorer as near to the middle as the map allows.
    fn window(&self, here: Site, reach: &[Reach]) -> (Point, i32) {
        let middle = self.layout.place(here);
        let near = self.telling.game.ways.get(here.index()).into_iter().flatten().map(|way| way.to);
        let places: Vec<Area> =
            near.chain(reach.iter().map(|reach| reach.site)).map(|site| territory(self.layout.place(site))).collect();
        let corner = |scale: i32| {
            let (width, height) = (PHONE * 100 / scale, WINDOW * 100 / scale);
            let x = (middle.x - width / 2).clamp(0, PHONE - width);
            let y = (middle.y - height / 2).clamp(0, (layout::HEIGHT - height).max(0));
            (at(x, y), Area::new(at(x, y), width, height))
        };
        let fits = |scale: &i32| places.iter().all(|place| corner(*scale).1.holds(*place));
        let scale = (SCALES.1..=SCALES.0).rev().step_by(5).find(fits).unwrap_or(SCALES.1);
        (corner(scale).0, scale)
    }
}

/// What belongs to a site on the map.
const fn territory(middle: Point) -> Area {
    Area::new(middle.shifted(-BORDER.0, -BORDER.1), 2 * BORDER.0, BORDER.1 + BORDER.2)
}
