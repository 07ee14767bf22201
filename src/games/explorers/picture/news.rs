//! What has changed since the viewer's last turn, as far as the chart shows it.

use std::collections::BTreeSet;

use super::Drawing;
use super::grid::corners;
use super::sheet::Sheet;
use crate::canvas::hex::{Cell, Corner};
use crate::canvas::scene::{Form, Point, Shape, Unit, at};
use crate::engine::Seat;
use crate::games::explorers::event::Event;
use crate::games::explorers::place::{Place, Space};
use crate::title::EntryEvents;

/// What the picture sets off.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct News {
    /// Cells of new tiles.
    pub tiles: Vec<Cell>,
    /// Where longships sailed: each one's places in order.
    pub voyages: Vec<(Seat, Vec<Place>)>,
    /// Where people walked.
    pub walks: BTreeSet<(Space, Space)>,
    /// Where an enemy ship was destroyed or a settlement raided.
    pub fights: BTreeSet<Space>,
    /// New outposts.
    pub outposts: Vec<Corner>,
}

impl News {
    pub fn of(changed: &[EntryEvents<Event>]) -> Self {
        let mut news = Self::default();
        for event in changed.iter().flat_map(|told| &told.events) {
            news.add(event);
        }
        news
    }

    fn add(&mut self, event: &Event) {
        match event {
            Event::Placed { cell, .. } => self.tiles.push(*cell),
            Event::Sailed { seat, from, to } => {
                match self.voyages.iter_mut().find(|(who, way)| who == seat && way.last() == Some(from)) {
                    Some((_, way)) => way.push(*to),
                    None => self.voyages.push((*seat, vec![*from, *to])),
                }
            }
            Event::Walked { from, to, .. } | Event::Herded { from, to, .. } => {
                self.walks.insert((*from, *to));
            }
            Event::EnemyShipDestroyed { at, .. } | Event::Raided { at, .. } => {
                self.fights.insert(*at);
            }
            Event::OutpostBuilt { at, .. } => self.outposts.push(*at),
            _ => {}
        }
    }
}

impl Drawing<'_> {
    /// Below the pieces: borders of new tiles, and the ways that were taken.
    pub fn ways(&self, sheet: Sheet) -> Vec<Shape> {
        let (grid, accent) = (sheet.grid, self.brush.ground.accent);
        let mut shapes: Vec<Shape> = Vec::new();
        for cell in self.news.tiles.iter().filter(|cell| sheet.shows(**cell)) {
            let border = Form::polygon(corners(grid.centre(*cell), grid.wide - grid.wide / 22));
            shapes.push(border.stroke(accent, (grid.wide / 26).max(14)).into());
        }
        for (seat, way) in &self.news.voyages {
            let points = way.iter().filter_map(|place| self.whereabouts(sheet, *place, false, *seat));
            shapes.extend(self.track(&points.collect::<Vec<_>>(), grid.wide));
        }
        for (from, to) in &self.news.walks {
            let ends = [*from, *to].map(|space| self.whereabouts(sheet, Place::At(space), true, Seat(0)));
            shapes.extend(self.track(&ends.into_iter().flatten().collect::<Vec<_>>(), grid.wide));
        }
        shapes
    }

    /// Above the pieces: rings around new outposts and where somebody fought.
    pub fn rings(&self, sheet: Sheet) -> Vec<Shape> {
        let (grid, accent) = (sheet.grid, self.brush.ground.accent);
        let radius = (grid.wide * 24 / 100).max(120);
        let built =
            self.news.outposts.iter().filter(|corner| corner.cells().iter().any(|cell| sheet.shows_well(*cell)));
        let built = built.map(|corner| grid.corner(*corner));
        let fought = self.news.fights.iter().filter(|space| sheet.shows_well(space.cell));
        let fought = fought.map(|space| grid.centre(space.cell));
        built.chain(fought).map(|centre| Form::circle(centre, radius).stroke(accent, 20).into()).collect()
    }

    /// Where a place is in the picture.
    fn whereabouts(&self, sheet: Sheet, place: Place, land: bool, seat: Seat) -> Option<Point> {
        let Place::At(space) = place else {
            return self.harbours().get(seat.index()).map(|cell| sheet.grid.centre(*cell));
        };
        let laid = self.view.open.chart.on(space.cell).map(|tile| self.view.open.chart.tile(tile))?;
        Some(self.patch(sheet, laid).anchor(land, space.region))
    }

    /// A dotted way with an arrow at its end.
    fn track(&self, points: &[Point], wide: Unit) -> Vec<Shape> {
        let accent = self.brush.ground.accent;
        let [.., before, last] = points else { return Vec::new() };
        let size = (wide / 8).max(50);
        let way = Form::line(points.iter().copied()).stroke(accent, (wide / 26).max(14)).dashed([wide / 10, wide / 14]);
        let half = at((before.x + last.x) / 2, (before.y + last.y) / 2);
        let (tip, base) = (towards(half, *last, size / 2), towards(half, *before, size / 2));
        let (x, y) = (tip.x - base.x, tip.y - base.y);
        let wing = |side: Unit| base.shifted(-side * y * 6 / 10, side * x * 6 / 10);
        vec![way.into(), Form::polygon([tip, wing(1), wing(-1)]).fill(accent).into()]
    }
}

/// So far from a place towards another.
fn towards(from: Point, to: Point, distance: Unit) -> Point {
    let (x, y) = (i64::from(to.x - from.x), i64::from(to.y - from.y));
    let length = (x * x + y * y).isqrt().max(1);
    let step = |part: i64| (part * i64::from(distance) / length) as Unit;
    from.shifted(step(x), step(y))
}
