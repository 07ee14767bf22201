//! The part of the map around a player's explorer, larger, with where a movement may end; below it the player's card and
//! the toolbox table with everybody's boxes.

use super::{Drawing, alt, cards, head, layout, table};
use crate::canvas::scene::{Area, Group, PHONE, Point, Scene, Unit, at};
use crate::engine::Seat;
use crate::games::relic_runners::components::Site;
use crate::games::relic_runners::state::{Runner, Slot};
use crate::games::relic_runners::text::reach::Reach;
use crate::title::Picture;

/// How high the window on the map is.
const WINDOW: Unit = 3_000;
/// The largest and the smallest scale of the map in it, in per cent.
const SCALES: (i32, i32) = (190, 130);
/// How far above the middle of a site its explorers may reach.
const EXPLORERS: Unit = 400;
/// How much of the map around a site belongs to it: to the sides, above, below.
const BORDER: (Unit, Unit, Unit) = (250, 250, 260);

impl Drawing<'_> {
    /// What is near a player.
    pub fn around(&self, seat: Seat, runner: &Runner) -> Picture {
        let reach = self.context.reach(seat, runner);
        let here = self.context.stands(seat, runner);
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
        let boxes: Vec<(Seat, Slot)> = (self.context.seats().zip(&self.context.open().runners))
            .flat_map(|(seat, runner)| runner.boxes.map(|slot| (seat, slot)))
            .collect();
        scene.draw(Group::at(at(0, table_top), self.brush.table(self.context.voice, Some(&boxes))));
        Picture { scene, alt: alt::around(self, seat, &shown, &reach) }
    }

    /// The upper left corner of the window on the map, and its scale: the largest that shows all neighbours and all that
    /// is in reach. Where nothing does, the window goes as near to their middle as it can with the explorer in it.
    fn window(&self, here: Site, reach: &[Reach]) -> (Point, i32) {
        let middle = self.layout.place(here);
        let home = hull(territory(middle), Area::new(middle.shifted(0, -EXPLORERS), 0, 0));
        let near = self.context.game.ways.get(here.index()).into_iter().flatten().map(|way| way.to);
        let places = near.chain(reach.iter().map(|reach| reach.site)).map(|site| territory(self.layout.place(site)));
        let all = places.fold(home, hull);
        let size = |scale: i32| (PHONE * 100 / scale, WINDOW * 100 / scale);
        let fits = |scale: &i32| all.width <= size(*scale).0 && all.height <= size(*scale).1;
        let scale = (SCALES.1..=SCALES.0).rev().step_by(5).find(fits).unwrap_or(SCALES.1);
        let (width, height) = size(scale);
        let corner = |from: Unit, to: Unit, home: (Unit, Unit), room: Unit, most: Unit| {
            let wanted = ((from + to - room) / 2).clamp(home.1 - room, home.0);
            wanted.clamp(0, (most - room).max(0))
        };
        let (end, home_end) = (all.end(), home.end());
        let x = corner(all.at.x, end.x, (home.at.x, home_end.x), width, PHONE);
        let y = corner(all.at.y, end.y, (home.at.y, home_end.y), height, layout::HEIGHT);
        (at(x, y), scale)
    }
}

/// The smallest area that holds two others.
fn hull(one: Area, other: Area) -> Area {
    let from = at(one.at.x.min(other.at.x), one.at.y.min(other.at.y));
    let (end, theirs) = (one.end(), other.end());
    Area::new(from, end.x.max(theirs.x) - from.x, end.y.max(theirs.y) - from.y)
}

/// What belongs to a site on the map.
const fn territory(middle: Point) -> Area {
    Area::new(middle.shifted(-BORDER.0, -BORDER.1), 2 * BORDER.0, BORDER.1 + BORDER.2)
}
