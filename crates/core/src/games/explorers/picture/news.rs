//! What has changed since the viewer's last turn, as far as the chart shows it. It is highlighted by borders of new tiles,
//! the ways that were taken, and rings where something happened.

use super::*;

/// What the picture highlights as new.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct News {
    pub tiles: Vec<Cell>,
    /// Where longships sailed: each one's places in order.
    pub voyages: Vec<(Seat, Vec<Place>)>,
    /// From where to where Vikings walked.
    pub walks: BTreeSet<(Space, Space)>,
    /// Where an enemy ship was destroyed or a settlement raided.
    pub fights: BTreeSet<Space>,
    pub outposts: Vec<Corner>,
}

impl News {
    pub fn of(changed: &[EntryEvents<Event>]) -> Self {
        let mut news = Self::default();
        for event in changed.iter().flat_map(|told| &told.events) {
            match event {
                Event::Placed { cell, .. } => news.tiles.push(*cell),
                Event::Sailed { seat, from, to } => {
                    match news.voyages.iter_mut().find(|(who, way)| who == seat && way.last() == Some(from)) {
                        Some((_, way)) => way.push(*to),
                        None => news.voyages.push((*seat, vec![*from, *to])),
                    }
                }
                Event::Walked { from, to, .. } | Event::Herded { from, to, .. } => _ = news.walks.insert((*from, *to)),
                Event::EnemyShipDestroyed { at, .. } | Event::Raided { at, .. } => _ = news.fights.insert(*at),
                Event::OutpostBuilt { at, .. } => news.outposts.push(*at),
                _ => {}
            }
        }
        news
    }
}

impl Drawing<'_> {
    /// Below the pieces: borders of new tiles, and the ways that were taken.
    pub fn ways(&self, sheet: Sheet) -> Vec<Shape> {
        let grid = sheet.grid;
        let accent = self.colours.ground.new;
        let new = self.news.tiles.iter().filter(|cell| sheet.shows(**cell)).map(|cell| {
            let border = HexGrid::hexagon(grid.centre(*cell), grid.wide - grid.wide / 22);
            border.stroke(accent, (grid.wide / 26).max(14))
        });
        let voyages = self.news.voyages.iter().map(|(seat, way)| self.voyage(sheet, *seat, way, accent));
        (new.collect::<Vec<_>>(), voyages.collect::<Vec<_>>(), self.walks(sheet, &self.news.walks, accent)).shapes()
    }

    pub fn voyage(&self, sheet: Sheet, seat: Seat, way: &[Place], colour: Colour) -> Option<[Form; 2]> {
        let points = way.iter().filter_map(|place| self.whereabouts(sheet, *place, false, seat));
        self.way(&points.collect::<Vec<_>>(), sheet.grid.wide, colour)
    }

    pub fn walks<'a>(
        &self,
        sheet: Sheet,
        walks: impl IntoIterator<Item = &'a (Space, Space)>,
        colour: Colour,
    ) -> Vec<[Form; 2]> {
        let walk = |(from, to): &(Space, Space)| {
            let ends = [*from, *to].map(|space| self.whereabouts(sheet, Place::At(space), true, Seat(0)));
            self.way(&ends.into_iter().flatten().collect::<Vec<_>>(), sheet.grid.wide, colour)
        };
        walks.into_iter().filter_map(walk).collect()
    }

    /// Above the pieces: rings around new outposts and where somebody fought.
    pub fn rings(&self, sheet: Sheet) -> Vec<Form> {
        let grid = sheet.grid;
        let built = self.news.outposts.iter().filter(|corner| sheet.shows_corner(corner));
        let built = built.map(|corner| grid.corner(*corner));
        let fought = self.news.fights.iter().filter(|space| sheet.shows_well(space.cell));
        let centres = built.chain(fought.map(|space| grid.centre(space.cell)));
        centres
            .map(|centre| Form::circle(centre, (grid.wide * 24 / 100).max(120)).stroke(self.colours.ground.new, 20))
            .collect()
    }

    /// Where a spot is on the chart; `None` for a tile of the hand.
    pub fn point(&self, sheet: Sheet, spot: Spot, seat: Seat) -> Option<Point> {
        match spot {
            Spot::Cell(_, cell, _) => Some(sheet.grid.centre(cell)),
            Spot::Land(space) => self.whereabouts(sheet, Place::At(space), true, seat),
            Spot::Sea(place) => self.whereabouts(sheet, place, false, seat),
            Spot::Corner(corner) => Some(sheet.grid.corner(corner)),
            Spot::Tile(_) | Spot::Turned(..) => None,
        }
    }

    pub fn whereabouts(&self, sheet: Sheet, place: Place, land: bool, seat: Seat) -> Option<Point> {
        let Place::At(space) = place else {
            return self.harbours().get(seat.index()).map(|cell| sheet.grid.centre(*cell));
        };
        let chart = self.context.chart();
        Some(self.patch(sheet, chart.tile(chart.on(space.cell)?)).anchor(land, space.region))
    }

    /// A dashed way with an arrow at its end.
    fn way(&self, points: &[Point], wide: Unit, accent: Colour) -> Option<[Form; 2]> {
        let [.., before, last] = points else { return None };
        let way = Form::line(points.iter().copied()).stroke(accent, (wide / 26).max(14)).dashed([wide / 10, wide / 14]);
        Some([way, Segment::new(*before, *last).arrow((wide / 8).max(50)).fill(accent)])
    }
}
