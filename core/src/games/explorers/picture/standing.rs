//! The layout of pieces around the middle of their space, where they cover as little as possible. They never cover the
//! middle of another piece, nor any part of livestock and settlements. Pieces without room there stand farther away,
//! with a line to their space. Flags stand over and around their islands.

use super::pieces::{Piece, Placed, token};
use super::*;

/// Layouts of the pieces of a space: the number of rows, and the size in per cent of a token; the better first.
const ROWS: [(usize, Unit); 6] = [(1, 100), (2, 100), (1, 80), (2, 80), (3, 80), (4, 72)];
/// The costs for each piece below which no further layout is tried (`GOOD`), and no further place (`BEST`).
const GOOD: i64 = 120;
const BEST: i64 = 40;
/// The cost above which the pieces of a space are tried apart, too.
const BAD: i64 = 400;

impl Drawing<'_> {
    /// All pieces, from the lowest to the highest, and the areas that are taken.
    pub fn placed(&self, sheet: Sheet) -> (Vec<Placed>, Occupied) {
        let (chart, radius) = (self.context.chart(), token(sheet));
        let tiles = chart.tiles.iter().filter(|laid| sheet.shows_well(laid.cell));
        let tiles: Vec<(&Laid, Patch)> = tiles.map(|laid| (laid, self.patch(sheet, laid))).collect();
        let none = Occupied::default;
        let mut standing = Standing { sheet, placed: Vec::new(), occupied: none(), kept: none(), middles: none() };
        self.legal_rooms(sheet).into_iter().for_each(|area| standing.keep(area));
        for (corner, seat) in chart.outposts.iter().filter(|(corner, _)| sheet.shows_corner(corner)) {
            let (middle, radius) = (sheet.grid.corner(*corner), radius * 88 / 100);
            standing.put(Placed { piece: Piece::Outpost(*seat), middle, radius, of: None });
        }
        for (seat, cell) in self.seats().zip(self.harbours()) {
            if self.explorer(seat).ship == Place::Home && sheet.shows_well(cell) {
                let middle = sheet.grid.centre(cell);
                standing.put(Placed { piece: Piece::Longship(seat), middle, radius, of: None });
            }
        }
        self.mainland(sheet).iter().filter_map(Shape::area).for_each(|area| standing.keep(area));
        let lands = || tiles.iter().flat_map(|(laid, patch)| (0..).zip(&laid.lands).map(move |land| (patch, land)));
        for (patch, (region, land)) in lands() {
            // What nothing should cover.
            let animals = land.herd.animals().map(|animal| Piece::Animals(animal, land.herd.of(animal)));
            let still: Vec<_> = land.settlement.map(Piece::Settlement).into_iter().chain(animals).collect();
            standing.arrange(&still, &near(patch, true, region));
        }
        // Longships take the most room, so they are placed before the Vikings ashore.
        for (laid, patch) in &tiles {
            for (region, sea) in (0..).zip(&laid.seas) {
                let place = Place::At(laid.space(region));
                let ships = self.seats().filter(|seat| self.explorer(*seat).ship == place).map(Piece::Longship);
                let afloat: Vec<_> = sea.enemy_ship.then_some(Piece::Enemy).into_iter().chain(ships).collect();
                standing.arrange(&afloat, &near(patch, false, region));
            }
        }
        for (patch, (region, land)) in lands() {
            let there = self.seats().zip(land.vikings).filter(|(_, count)| *count > 0);
            let ashore: Vec<_> = there.map(|(seat, count)| Piece::Vikings(seat, count)).collect();
            standing.arrange(&ashore, &near(patch, true, region));
        }
        for island in self.context.view.known.islands.iter().filter(|island| island.is_complete()) {
            let flags: Vec<Piece> = island.holders.iter().map(|seat| Piece::Flag(*seat, island.tiles)).collect();
            standing.arrange(&flags, &self.over(sheet, island));
        }
        (standing.placed, standing.occupied)
    }

    /// Where flags may stand: over the lands of an island, and around them beyond the coast.
    fn over(&self, sheet: Sheet, island: &Holding) -> Range {
        let (chart, wide) = (self.context.chart(), sheet.grid.wide);
        let shown = island.lands.iter().filter(|space| sheet.shows_well(space.cell));
        let lands = shown.filter_map(|space| {
            let patch = self.patch(sheet, chart.tile(chart.on(space.cell)?));
            Some((patch.centre, patch.anchor(true, space.region)))
        });
        let lands: Vec<(Point, Point)> = lands.collect();
        let around = |far: Unit| lands.iter().flat_map(move |(_, anchor)| Occupied::nearby(*anchor, wide * far / 100));
        let between = lands.iter().map(|(centre, anchor)| centre.towards(*anchor, 50));
        let places = between.chain([40, 110, 240, 420, 640].into_iter().flat_map(around)).collect();
        Range { of: lands.iter().map(|(_, anchor)| *anchor).collect(), places, within: wide * 45 / 100, line: 200 }
    }
}

/// Where the pieces of a space may stand.
fn near(patch: &Patch, land: bool, region: u8) -> Range {
    let anchor = patch.anchor(land, region);
    let places =
        [16, 34, 52, 80, 110, 160, 220].into_iter().flat_map(|far| Occupied::nearby(anchor, patch.wide * far / 100));
    let within = patch.wide * 50 / 100;
    Range { of: vec![anchor], places: places.collect(), within, line: 600 }
}

/// Where some pieces may stand, and at what cost.
struct Range {
    of: Vec<Point>,
    places: Vec<Point>,
    /// The distance from these points up to which a piece needs no line.
    within: Unit,
    line: i64,
}

impl Range {
    /// The area of all places, enlarged by `more` on each side.
    fn room(&self, more: Unit) -> Area {
        let areas = self.places.iter().map(|place| Area::around(*place, (2 * more, 2 * more)));
        areas.reduce(Area::joined).unwrap_or(Area::new(at(0, 0), 0, 0))
    }

    /// A piece shifted by an offset, with a line if it needs one there.
    fn shifted(&self, placed: &Placed, by: Point) -> Placed {
        let middle = placed.middle.shifted(by.x, by.y);
        let of = self.nearest(middle).filter(|(_, far)| *far > self.within).map(|(of, _)| of);
        Placed { middle, of, ..*placed }
    }

    /// The nearest of the points that they belong to, and its distance.
    fn nearest(&self, place: Point) -> Option<(Point, Unit)> {
        self.of.iter().map(|of| (*of, place.distance(*of))).min_by_key(|(_, far)| *far)
    }
}

/// Pieces in rows around the origin, each row as wide as its pieces.
fn in_rows(pieces: &[Piece], rows: usize, radius: Unit) -> Vec<Placed> {
    const GAP: Unit = 6;
    let mut placed = Vec::new();
    let lines = pieces.chunks(pieces.len().div_ceil(rows).max(1));
    let reach = |piece: &Piece| piece.reach(radius);
    let high = |line: &[Piece]| line.iter().map(|piece| reach(piece).1 + reach(piece).3).max().unwrap_or_default();
    let mut y = -lines.clone().map(high).sum::<Unit>() / 2;
    for line in lines {
        let wide: Unit = line.iter().map(|piece| reach(piece).0 + reach(piece).2 + GAP).sum();
        let mut x = -wide / 2;
        for piece in line {
            let (left, up, right, _) = reach(piece);
            placed.push(Placed { piece: *piece, middle: at(x + left, y + up), radius, of: None });
            x += left + right + GAP;
        }
        y += high(line);
    }
    placed
}

/// The pieces placed so far.
#[derive(Clone)]
struct Standing {
    sheet: Sheet,
    placed: Vec<Placed>,
    occupied: Occupied,
    /// The areas that nothing should cover.
    kept: Occupied,
    /// The middles of the pieces, which may be beside the middles of their areas.
    middles: Occupied,
}

impl Standing {
    fn keep(&mut self, area: Area) {
        self.occupied.take(area);
        self.kept.take(area);
    }

    fn put(&mut self, placed: Placed) {
        match placed.piece.is_still() {
            true => self.keep(placed.area()),
            false => self.occupied.take(placed.area()),
        }
        self.middles.take(Area::new(placed.middle, 0, 0));
        self.placed.push(placed);
    }

    /// Places the pieces of a space together, or each on its own if that costs less.
    fn arrange(&mut self, pieces: &[Piece], range: &Range) {
        let Some((together, placed)) = self.best(pieces, range) else { return };
        if together > BAD && pieces.len() > 1 {
            let mut apart = self.clone();
            let mut sum = 0;
            for piece in pieces {
                let Some((cost, placed)) = apart.best(&[*piece], range) else { continue };
                sum += cost;
                placed.into_iter().for_each(|placed| apart.put(placed));
            }
            if sum < together {
                *self = apart;
                return;
            }
        }
        placed.into_iter().for_each(|placed| self.put(placed));
    }

    /// The placement of pieces that costs least, with its cost.
    fn best(&self, pieces: &[Piece], range: &Range) -> Option<(i64, Vec<Placed>)> {
        let (token, count) = (token(self.sheet), pieces.len() as i64);
        let room = range.room(token * (4 + 3 * pieces.len() as Unit));
        let (occupied, kept, middles) = (self.occupied.near(room), self.kept.near(room), self.middles.near(room));
        let near = Self { sheet: self.sheet, placed: Vec::new(), occupied, kept, middles };
        let good =
            |best: &Option<(i64, Vec<Placed>)>, cost: i64| best.as_ref().is_some_and(|best| best.0 < cost * count);
        let mut best: Option<(i64, Vec<Placed>)> = None;
        for (number, (rows, per_cent)) in (0..).zip(ROWS).filter(|(_, (rows, _))| *rows <= pieces.len()) {
            let around = in_rows(pieces, rows, token * per_cent / 100);
            for place in &range.places {
                let placed: Vec<Placed> = around.iter().map(|placed| range.shifted(placed, *place)).collect();
                let away = number * 60 + placed.iter().map(|placed| near.away(placed, range)).sum::<i64>();
                // Stop as soon as the cost is no lower than the best.
                let least = best.as_ref().map_or(i64::MAX, |(least, _)| *least);
                let add = |cost: i64, placed| Some(cost + near.covered(placed)).filter(|cost| *cost < least);
                if let Some(cost) = placed.iter().try_fold(away, add) {
                    best = Some((cost, placed));
                }
                if good(&best, BEST) {
                    return best;
                }
            }
            if good(&best, GOOD) {
                break;
            }
        }
        best
    }

    /// The cost of a piece's distance from its point, of its line, and of reaching out of the chart.
    fn away(&self, placed: &Placed, range: &Range) -> i64 {
        let far = range.nearest(placed.middle).map_or(0, |(_, far)| i64::from(far));
        let line = if placed.of.is_some() { range.line } else { 0 };
        let cut = if self.sheet.area.holds(placed.area()) { 0 } else { 100_000 };
        far + line + cut
    }

    /// The cost of what a piece covers.
    fn covered(&self, placed: &Placed) -> i64 {
        let area = placed.area();
        let hidden = (self.kept.hidden(area) + self.middles.hidden(area)) as i64 * 1_000_000;
        let covered = self.occupied.covered(area) / if placed.piece.is_still() { 1 } else { 15 };
        hidden + self.kept.covered(area) + covered
    }
}
