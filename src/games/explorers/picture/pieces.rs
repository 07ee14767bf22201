//! What stands on land and lies at sea, around the middle of each space, where it covers as little as can be; outposts at
//! their corners, flags over complete islands.

use super::Drawing;
use super::coast::Patch;
use super::grid::{angle, between};
use super::room::{Room, around, nearby};
use super::sheet::Sheet;
use crate::canvas::hex::Direction;
use crate::canvas::scene::{Point, Shape, Unit, at, polar};
use crate::engine::Seat;
use crate::games::explorers::components::Animal;
use crate::games::explorers::place::{Place, Space};
use crate::games::explorers::scoring::Holding;
use crate::games::explorers::state::{Laid, Land};

/// A piece, or several that are alike.
#[derive(Clone, Copy, Debug)]
pub enum Piece {
    Animals(Animal, u8),
    Settlement(u8),
    Vikings(Seat, u8),
    Enemy,
    Longship(Seat),
    Flag(Seat, u8),
}

/// How large pieces are: half of a token.
pub fn token(sheet: Sheet) -> Unit {
    (sheet.grid.wide * 17 / 100).clamp(78, 122)
}

impl Drawing<'_> {
    /// Everything that stands on the tiles.
    pub fn pieces(&self, sheet: Sheet) -> Vec<Shape> {
        let chart = &self.view.open.chart;
        let tiles: Vec<(&Laid, Patch)> = chart
            .tiles
            .iter()
            .filter(|laid| sheet.shows_well(laid.cell))
            .map(|laid| (laid, self.patch(sheet, laid)))
            .collect();
        let mut room = Room::default();
        let mut above = self.outposts(sheet, &mut room);
        let mut shapes = Vec::new();
        for (laid, patch) in &tiles {
            for (region, land) in (0..).zip(&laid.lands) {
                let pieces = self.on_land(land);
                shapes.extend(self.settle(sheet, &mut room, &pieces, patch, patch.anchor(true, region)));
            }
        }
        for (laid, patch) in &tiles {
            for region in 0..laid.seas.len() as u8 {
                let pieces = self.at_sea(laid.space(region), laid.seas[usize::from(region)].enemy_ship);
                shapes.extend(self.settle(sheet, &mut room, &pieces, patch, patch.anchor(false, region)));
            }
        }
        shapes.extend(self.home(sheet, &mut room));
        for island in self.view.known.islands.iter().filter(|island| island.is_complete()) {
            above.extend(self.flags(sheet, &mut room, island));
        }
        let mut names = self.names(sheet, &mut room);
        names.extend(shapes);
        names.extend(above);
        names
    }

    fn outposts(&self, sheet: Sheet, room: &mut Room) -> Vec<Shape> {
        let seen = |(corner, _): &&(crate::canvas::hex::Corner, Seat)| {
            corner.cells().iter().any(|cell| sheet.shows_well(*cell))
        };
        let radius = token(sheet) * 88 / 100;
        let mut shapes = Vec::new();
        for (corner, seat) in self.view.open.chart.outposts.iter().filter(seen) {
            let place = sheet.grid.corner(*corner);
            room.take(around(place, (radius * 24 / 10, radius * 25 / 10)));
            shapes.extend(self.brush.outpost(*seat, place, radius));
        }
        shapes
    }

    fn at_sea(&self, space: Space, enemy: bool) -> Vec<Piece> {
        let enemy = enemy.then_some(Piece::Enemy);
        let here = |seat: &Seat| self.view.open.explorers[seat.index()].ship == Place::At(space);
        enemy.into_iter().chain(self.seats().filter(here).map(Piece::Longship)).collect()
    }

    fn on_land(&self, land: &Land) -> Vec<Piece> {
        let settlement = land.settlement.map(Piece::Settlement);
        let animals = land.herd.animals().map(|animal| Piece::Animals(animal, land.herd.of(animal)));
        let vikings = self.seats().zip(land.vikings).filter(|(_, count)| *count > 0);
        let vikings = vikings.map(|(seat, count)| Piece::Vikings(seat, count));
        settlement.into_iter().chain(animals).chain(vikings).collect()
    }

    /// Pieces of a space near its middle.
    fn settle(&self, sheet: Sheet, room: &mut Room, pieces: &[Piece], patch: &Patch, anchor: Point) -> Vec<Shape> {
        if pieces.is_empty() {
            return Vec::new();
        }
        let wide = sheet.grid.wide;
        let inside = |place: &Point| {
            let (x, y) = (place.x - patch.centre.x, place.y - patch.centre.y);
            x * x + y * y <= wide * wide * 20 / 100
        };
        let places = nearby(anchor, wide * 16 / 100).filter(|place| *place == anchor || inside(place));
        let middle = room.settle(places, self.size(sheet, pieces)).unwrap_or(anchor);
        self.rows(sheet, pieces, middle)
    }

    /// The flags of an island where it has most room.
    fn flags(&self, sheet: Sheet, room: &mut Room, island: &Holding) -> Vec<Shape> {
        let chart = &self.view.open.chart;
        let flags = island.holders.iter().map(|seat| Piece::Flag(*seat, island.tiles)).collect::<Vec<_>>();
        if flags.is_empty() {
            return Vec::new();
        }
        let mut places = Vec::new();
        for space in island.lands.iter().filter(|space| sheet.shows_well(space.cell)) {
            let Some(laid) = chart.on(space.cell).map(|tile| chart.tile(tile)) else { continue };
            let patch = self.patch(sheet, laid);
            let anchor = patch.anchor(true, space.region);
            let edges = Direction::ALL.into_iter().filter(|edge| laid.land_at(*edge) == Some(space.region));
            places.extend(edges.map(|edge| polar(patch.centre, sheet.grid.wide / 2, angle(edge))));
            places.extend([anchor, between(patch.centre, anchor, 50)]);
        }
        // What would be cut off comes last.
        let size = self.size(sheet, &flags);
        let unseen = |place: &Point| !sheet.area.holds(around(*place, size));
        let best = places.into_iter().min_by_key(|place| (unseen(place), room.covered(around(*place, size))));
        let Some(place) = best else { return Vec::new() };
        room.take(around(place, size));
        self.rows(sheet, &flags, place)
    }

    fn width(&self, sheet: Sheet, piece: Piece) -> Unit {
        let radius = token(sheet);
        match piece {
            Piece::Animals(_, 1) | Piece::Vikings(_, 1) => radius * 2,
            Piece::Animals(..) | Piece::Vikings(..) => radius * 2 + 90,
            Piece::Settlement(_) | Piece::Enemy => radius * 210 / 100,
            Piece::Longship(_) => radius * 300 / 100,
            Piece::Flag(seat, tiles) => self.brush.flag_width(seat, tiles, radius),
        }
    }

    fn piece(&self, sheet: Sheet, piece: Piece, middle: Point) -> Vec<Shape> {
        let (brush, voice, radius) = (self.brush, self.voice, token(sheet));
        // The number of pieces stands to the right of them.
        let aside = |count: u8| if count > 1 { middle.shifted(-45, 0) } else { middle };
        let counted = |mut shapes: Vec<Shape>, count: u8| {
            shapes.extend((count > 1).then(|| brush.times(aside(count), radius, count)));
            shapes
        };
        match piece {
            Piece::Animals(animal, count) => counted(brush.animal(animal, aside(count), radius, voice), count),
            Piece::Settlement(strength) => brush.settlement(Some(strength), middle, radius),
            Piece::Vikings(seat, count) => counted(brush.badge(seat, aside(count), radius * 92 / 100), count),
            Piece::Enemy => brush.enemy(middle, radius),
            Piece::Longship(seat) => {
                let cargo = &self.view.open.explorers[seat.index()].cargo;
                brush.longship(seat, cargo, middle, radius * 86 / 100, voice)
            }
            Piece::Flag(seat, tiles) => brush.flag(seat, tiles, middle, radius),
        }
    }

    /// The pieces in one row, or in two when there are too many for a tile.
    fn split<'p>(&self, sheet: Sheet, pieces: &'p [Piece]) -> [&'p [Piece]; 2] {
        let half = pieces.len().div_ceil(2);
        let long = pieces.len() > 1 && self.length(sheet, pieces) > sheet.grid.wide * 90 / 100;
        let (upper, lower) = pieces.split_at(if long { half } else { pieces.len() });
        [upper, lower]
    }

    fn length(&self, sheet: Sheet, row: &[Piece]) -> Unit {
        let gap = sheet.grid.wide / 60;
        row.iter().map(|piece| self.width(sheet, *piece) + gap).sum::<Unit>() - gap
    }

    /// How much room pieces take.
    pub fn size(&self, sheet: Sheet, pieces: &[Piece]) -> (Unit, Unit) {
        let rows = self.split(sheet, pieces);
        let wide = rows.iter().map(|row| self.length(sheet, row)).max().unwrap_or_default();
        let rows = rows.iter().filter(|row| !row.is_empty()).count() as Unit;
        (wide.min(sheet.grid.wide), token(sheet) * 2 * rows)
    }

    /// Pieces around a place, closer together when there are too many.
    pub fn rows(&self, sheet: Sheet, pieces: &[Piece], middle: Point) -> Vec<Shape> {
        let [upper, lower] = self.split(sheet, pieces);
        let shift = if lower.is_empty() { 0 } else { token(sheet) };
        let (wide, gap) = (sheet.grid.wide, sheet.grid.wide / 60);
        let mut shapes = Vec::new();
        for (row, y) in [(upper, middle.y - shift), (lower, middle.y + shift)] {
            let total = self.length(sheet, row);
            let squeeze = if total > wide { wide * 100 / total } else { 100 };
            let mut x = middle.x - total * squeeze / 200;
            for piece in row {
                let width = self.width(sheet, *piece);
                shapes.extend(self.piece(sheet, *piece, at(x + width * squeeze / 200, y)));
                x += (width + gap) * squeeze / 100;
            }
        }
        shapes
    }
}
