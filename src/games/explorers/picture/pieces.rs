//! What stands on land and lies at sea, around the middle of each space, where it covers as little as can be; outposts at
//! their corners, flags over complete islands.

use super::coast::Patch;
use super::drawing::Drawing;
use super::icons;
use super::sheet::Sheet;
use crate::canvas::hex::Direction;
use crate::canvas::kit::{HexGrid, Occupied};
use crate::canvas::scene::{Area, Draw, Point, Shape, Unit, at, polar};
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
        let tiles = self.context.chart().tiles.iter().filter(|laid| sheet.shows_well(laid.cell));
        let tiles: Vec<(&Laid, Patch)> = tiles.map(|laid| (laid, self.patch(sheet, laid))).collect();
        let mut occupied = Occupied::default();
        let outposts = self.outposts(sheet, &mut occupied);
        let mut pieces = Vec::new();
        for (laid, patch) in &tiles {
            for (region, land) in (0..).zip(&laid.lands) {
                let anchor = patch.anchor(true, region);
                self.settle(sheet, &mut occupied, &self.on_land(land), patch, anchor).onto(&mut pieces);
            }
        }
        for (laid, patch) in &tiles {
            for (region, sea) in (0..).zip(&laid.seas) {
                let (anchor, afloat) = (patch.anchor(false, region), self.at_sea(laid.space(region), sea.enemy_ship));
                self.settle(sheet, &mut occupied, &afloat, patch, anchor).onto(&mut pieces);
            }
        }
        let home = self.home(sheet, &mut occupied);
        let complete = self.context.view.known.islands.iter().filter(|island| island.is_complete());
        let flags: Vec<_> = complete.map(|island| self.flags(sheet, &mut occupied, island)).collect();
        (self.labels(sheet, &mut occupied), pieces, home, outposts, flags).shapes()
    }

    fn outposts(&self, sheet: Sheet, occupied: &mut Occupied) -> Vec<Shape> {
        let radius = token(sheet) * 88 / 100;
        let outposts = self.context.chart().outposts.iter().filter(|(corner, _)| sheet.shows_corner(corner));
        let outpost = |(corner, seat): &(_, Seat)| {
            let place = sheet.grid.corner(*corner);
            occupied.take(Area::around(place, (radius * 24 / 10, radius * 25 / 10)));
            icons::outpost(&self.colours, *seat, place, radius)
        };
        outposts.flat_map(outpost).collect()
    }

    fn at_sea(&self, space: Space, enemy: bool) -> Vec<Piece> {
        let here = self.seats().filter(|seat| self.explorer(*seat).ship == Place::At(space));
        enemy.then_some(Piece::Enemy).into_iter().chain(here.map(Piece::Longship)).collect()
    }

    fn on_land(&self, land: &Land) -> Vec<Piece> {
        let settlement = land.settlement.map(Piece::Settlement);
        let animals = land.herd.animals().map(|animal| Piece::Animals(animal, land.herd.of(animal)));
        let vikings = self.seats().zip(land.vikings).filter(|(_, count)| *count > 0);
        let vikings = vikings.map(|(seat, count)| Piece::Vikings(seat, count));
        settlement.into_iter().chain(animals).chain(vikings).collect()
    }

    /// Pieces of a space near its middle.
    fn settle(
        &self,
        sheet: Sheet,
        occupied: &mut Occupied,
        pieces: &[Piece],
        patch: &Patch,
        anchor: Point,
    ) -> Vec<Shape> {
        if pieces.is_empty() {
            return Vec::new();
        }
        let wide = sheet.grid.wide;
        let inside = |place: &Point| {
            let (x, y) = (place.x - patch.centre.x, place.y - patch.centre.y);
            x * x + y * y <= wide * wide * 20 / 100
        };
        let places = Occupied::nearby(anchor, wide * 16 / 100).filter(|place| *place == anchor || inside(place));
        let middle = occupied.settle(places, self.size(sheet, pieces)).unwrap_or(anchor);
        self.rows(sheet, pieces, middle)
    }

    /// The flags of an island where it has most room.
    fn flags(&self, sheet: Sheet, occupied: &mut Occupied, island: &Holding) -> Vec<Shape> {
        let chart = self.context.chart();
        let flags: Vec<Piece> = island.holders.iter().map(|seat| Piece::Flag(*seat, island.tiles)).collect();
        if flags.is_empty() {
            return Vec::new();
        }
        let mut places = Vec::new();
        for space in island.lands.iter().filter(|space| sheet.shows_well(space.cell)) {
            let Some(laid) = chart.on(space.cell).map(|tile| chart.tile(tile)) else { continue };
            let patch = self.patch(sheet, laid);
            let anchor = patch.anchor(true, space.region);
            let edges = Direction::ALL.into_iter().filter(|edge| laid.land_at(*edge) == Some(space.region));
            places.extend(edges.map(|edge| polar(patch.centre, sheet.grid.wide / 2, HexGrid::angle(edge))));
            places.extend([anchor, patch.centre.towards(anchor, 50)]);
        }
        // What would be cut off comes last.
        let area = |place: &Point| Area::around(*place, self.size(sheet, &flags));
        let cost = |place: &Point| (!sheet.area.holds(area(place)), occupied.covered(area(place)));
        let Some(place) = places.into_iter().min_by_key(cost) else { return Vec::new() };
        occupied.take(area(&place));
        self.rows(sheet, &flags, place)
    }

    fn width(sheet: Sheet, piece: Piece) -> Unit {
        let radius = token(sheet);
        match piece {
            Piece::Animals(_, 1) | Piece::Vikings(_, 1) => radius * 2,
            Piece::Animals(..) | Piece::Vikings(..) => radius * 2 + 90,
            Piece::Settlement(_) | Piece::Enemy => radius * 210 / 100,
            Piece::Longship(_) => radius * 300 / 100,
            Piece::Flag(seat, tiles) => icons::flag_width(seat, tiles, radius),
        }
    }

    fn piece(&self, sheet: Sheet, piece: Piece, middle: Point) -> Vec<Shape> {
        let (colours, voice, radius) = (&self.colours, self.context.voice, token(sheet));
        // The number of pieces stands to the right of them.
        let aside = |count: u8| if count > 1 { middle.shifted(-45, 0) } else { middle };
        let times = |count: u8| (count > 1).then(|| icons::times(colours, aside(count), radius, count));
        match piece {
            Piece::Animals(animal, count) => {
                (icons::animal(colours, animal, aside(count), radius, voice), times(count)).shapes()
            }
            Piece::Settlement(strength) => icons::settlement(colours, Some(strength), middle, radius),
            Piece::Vikings(seat, count) => {
                (icons::badge(colours, seat, aside(count), radius * 92 / 100), times(count)).shapes()
            }
            Piece::Enemy => icons::enemy(colours, middle, radius),
            Piece::Longship(seat) => {
                icons::longship(colours, seat, &self.explorer(seat).cargo, middle, radius * 86 / 100, voice)
            }
            Piece::Flag(seat, tiles) => icons::flag(colours, seat, tiles, middle, radius),
        }
    }

    /// The pieces in one row, or in two when there are too many for a tile.
    fn split(sheet: Sheet, pieces: &[Piece]) -> [&[Piece]; 2] {
        let half = pieces.len().div_ceil(2);
        let long = pieces.len() > 1 && Self::length(sheet, pieces) > sheet.grid.wide * 90 / 100;
        let (upper, lower) = pieces.split_at(if long { half } else { pieces.len() });
        [upper, lower]
    }

    fn length(sheet: Sheet, row: &[Piece]) -> Unit {
        let gap = sheet.grid.wide / 60;
        row.iter().map(|piece| Self::width(sheet, *piece) + gap).sum::<Unit>() - gap
    }

    /// How much room pieces take.
    pub fn size(&self, sheet: Sheet, pieces: &[Piece]) -> (Unit, Unit) {
        let rows = Self::split(sheet, pieces);
        let wide = rows.iter().map(|row| Self::length(sheet, row)).max().unwrap_or_default();
        let rows = rows.iter().filter(|row| !row.is_empty()).count() as Unit;
        (wide.min(sheet.grid.wide), token(sheet) * 2 * rows)
    }

    /// Pieces around a place, closer together when there are too many.
    pub fn rows(&self, sheet: Sheet, pieces: &[Piece], middle: Point) -> Vec<Shape> {
        let [upper, lower] = Self::split(sheet, pieces);
        let shift = if lower.is_empty() { 0 } else { token(sheet) };
        let (wide, gap) = (sheet.grid.wide, sheet.grid.wide / 60);
        let mut shapes = Vec::new();
        for (row, y) in [(upper, middle.y - shift), (lower, middle.y + shift)] {
            let total = Self::length(sheet, row);
            let squeeze = if total > wide { wide * 100 / total } else { 100 };
            let mut x = middle.x - total * squeeze / 200;
            for piece in row {
                let width = Self::width(sheet, *piece);
                self.piece(sheet, *piece, at(x + width * squeeze / 200, y)).onto(&mut shapes);
                x += (width + gap) * squeeze / 100;
            }
        }
        shapes
    }
}
