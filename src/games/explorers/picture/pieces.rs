//! What stands on land and lies at sea: around the middle of each space, where it covers as little as can be and never the
//! middle of another piece; outposts at their corners, flags over complete islands.

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
    Outpost(Seat),
    Flag(Seat, u8),
}

/// A piece where it stands.
#[derive(Clone, Copy, Debug)]
pub struct Placed {
    pub piece: Piece,
    pub middle: Point,
    /// Half of a token.
    pub radius: Unit,
}

/// Pieces side by side: how many rows, and how large in per cent of a token; the better first.
const ROWS: [(usize, Unit); 6] = [(1, 100), (2, 100), (1, 80), (2, 80), (3, 80), (4, 72)];

/// How large pieces are: half of a token.
pub fn token(sheet: Sheet) -> Unit {
    (sheet.grid.wide * 17 / 100).clamp(78, 122)
}

impl Piece {
    /// How much room it takes: to the left of its middle, above it, to its right and below it.
    fn reach(self, radius: Unit) -> (Unit, Unit, Unit, Unit) {
        let part = |per_cent: Unit| radius * per_cent / 100;
        match self {
            Self::Animals(_, 1) | Self::Vikings(_, 1) => (radius, radius, radius, radius),
            Self::Animals(..) | Self::Vikings(..) => (radius, radius, part(60) + icons::DIGIT, radius + 20),
            Self::Settlement(_) | Self::Enemy => (part(105), part(112), part(105), part(105) + 20),
            Self::Longship(_) => (part(155), part(128), part(155), part(128)),
            Self::Outpost(_) => (part(118), part(122), part(118), part(122)),
            Self::Flag(seat, tiles) => {
                let (wide, high) = icons::flag_size(seat, tiles, radius);
                (wide / 2, high * 7 / 8, wide - wide / 2, high / 2)
            }
        }
    }
}

impl Placed {
    /// What it covers.
    pub fn area(self) -> Area {
        let (left, up, right, down) = self.piece.reach(self.radius);
        Area::new(self.middle.shifted(-left, -up), left + right, up + down)
    }
}

impl Drawing<'_> {
    /// Everything that stands on the tiles, from the lowest to the highest, and where it leaves room.
    pub fn placed(&self, sheet: Sheet) -> (Vec<Placed>, Occupied) {
        let tiles = self.context.chart().tiles.iter().filter(|laid| sheet.shows_well(laid.cell));
        let tiles: Vec<(&Laid, Patch)> = tiles.map(|laid| (laid, self.patch(sheet, laid))).collect();
        let mut standing = Standing { sheet, placed: Vec::new(), occupied: Occupied::default() };
        let outposts = self.context.chart().outposts.iter().filter(|(corner, _)| sheet.shows_corner(corner));
        for (corner, seat) in outposts {
            standing.stand(Piece::Outpost(*seat), sheet.grid.corner(*corner), token(sheet) * 88 / 100);
        }
        for (seat, cell) in self.seats().zip(self.harbours()) {
            if self.explorer(seat).ship == Place::Home && sheet.shows_well(cell) {
                standing.stand(Piece::Longship(seat), sheet.grid.centre(cell), token(sheet));
            }
        }
        // Longships take the most room, so they choose before the pieces on land.
        for (laid, patch) in &tiles {
            for (region, sea) in (0..).zip(&laid.seas) {
                let afloat = self.at_sea(laid.space(region), sea.enemy_ship);
                standing.settle(&afloat, patch.centre, &around(patch, false, region));
            }
        }
        for (laid, patch) in &tiles {
            for (region, land) in (0..).zip(&laid.lands) {
                standing.settle(&self.on_land(land), patch.centre, &around(patch, true, region));
            }
        }
        for island in self.context.view.known.islands.iter().filter(|island| island.is_complete()) {
            let flags: Vec<Piece> = island.holders.iter().map(|seat| Piece::Flag(*seat, island.tiles)).collect();
            let places = self.over(sheet, island);
            if let Some(first) = places.first() {
                standing.settle(&flags, *first, &places);
            }
        }
        (standing.placed, standing.occupied)
    }

    /// The pieces, and the names of cells where they leave room.
    pub fn pieces(&self, sheet: Sheet) -> Vec<Shape> {
        let (placed, mut occupied) = self.placed(sheet);
        let pieces: Vec<_> = placed.into_iter().map(|placed| self.piece(placed)).collect();
        (self.labels(sheet, &mut occupied), self.mainland(sheet), pieces).shapes()
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

    /// Where flags may fly over an island: over its lands, their edges and what lies between.
    fn over(&self, sheet: Sheet, island: &Holding) -> Vec<Point> {
        let chart = self.context.chart();
        let mut places = Vec::new();
        for space in island.lands.iter().filter(|space| sheet.shows_well(space.cell)) {
            let Some(laid) = chart.on(space.cell).map(|tile| chart.tile(tile)) else { continue };
            let patch = self.patch(sheet, laid);
            let anchor = patch.anchor(true, space.region);
            places.extend([anchor, patch.centre.towards(anchor, 50)]);
            let ring = |far: Unit| Direction::ALL.map(|edge| polar(patch.centre, far, HexGrid::angle(edge)));
            places.extend([50, 36, 22].into_iter().flat_map(|far| ring(sheet.grid.wide * far / 100)));
        }
        places
    }

    /// A piece as it is drawn.
    pub fn piece(&self, Placed { piece, middle, radius }: Placed) -> Vec<Shape> {
        let (colours, voice) = (&self.colours, self.context.voice);
        let times = |count: u8| (count > 1).then(|| icons::times(colours, middle, radius, count));
        match piece {
            Piece::Animals(animal, count) => {
                (icons::animal(colours, animal, middle, radius, voice), times(count)).shapes()
            }
            Piece::Settlement(strength) => icons::settlement(colours, Some(strength), middle, radius),
            Piece::Vikings(seat, count) => {
                (icons::badge(colours, seat, middle, radius * 92 / 100), times(count)).shapes()
            }
            Piece::Enemy => icons::enemy(colours, middle, radius),
            Piece::Longship(seat) => {
                icons::longship(colours, seat, &self.explorer(seat).cargo, middle, radius * 86 / 100, voice)
            }
            Piece::Outpost(seat) => icons::outpost(colours, seat, middle, radius),
            Piece::Flag(seat, tiles) => icons::flag(colours, seat, tiles, middle, radius),
        }
    }
}

/// Where the pieces of a space may stand, the best place first.
fn around(patch: &Patch, land: bool, region: u8) -> Vec<Point> {
    let anchor = patch.anchor(land, region);
    let near = [16, 34, 52].into_iter().flat_map(|far| Occupied::nearby(anchor, patch.wide * far / 100));
    let inside = |place: &Point| place.distance(patch.centre) <= patch.wide * 50 / 100;
    near.filter(|place| *place == anchor || inside(place)).collect()
}

/// Pieces in rows around a place, each row as wide as its pieces.
fn in_rows(pieces: &[Piece], rows: usize, radius: Unit, middle: Point) -> Vec<Placed> {
    const GAP: Unit = 6;
    let mut placed = Vec::new();
    let mut lines: Vec<&[Piece]> = pieces.chunks(pieces.len().div_ceil(rows).max(1)).collect();
    let reach = |piece: &Piece| piece.reach(radius);
    let high = |line: &&[Piece]| line.iter().map(|piece| reach(piece).1 + reach(piece).3).max().unwrap_or_default();
    let mut y = middle.y - lines.iter().map(high).sum::<Unit>() / 2;
    for line in lines.drain(..) {
        let wide: Unit = line.iter().map(|piece| reach(piece).0 + reach(piece).2 + GAP).sum();
        let mut x = middle.x - wide / 2;
        for piece in line {
            let (left, up, right, _) = reach(piece);
            placed.push(Placed { piece: *piece, middle: at(x + left, y + up), radius });
            x += left + right + GAP;
        }
        y += high(&line);
    }
    placed
}

/// The pieces that stand so far.
struct Standing {
    sheet: Sheet,
    placed: Vec<Placed>,
    occupied: Occupied,
}

impl Standing {
    fn stand(&mut self, piece: Piece, middle: Point, radius: Unit) {
        let placed = Placed { piece, middle, radius };
        self.occupied.take(placed.area());
        self.placed.push(placed);
    }

    /// Pieces of one space near the first of some places: where they cover least, in the largest rows that do.
    fn settle(&mut self, pieces: &[Piece], centre: Point, places: &[Point]) {
        let (wide, token, whole) = (self.sheet.grid.wide, token(self.sheet), self.sheet.area);
        let Some(wanted) = places.first().copied().filter(|_| !pieces.is_empty()) else { return };
        let flag = matches!(pieces, [Piece::Flag(..), ..]);
        let reach = if flag { 40 * wide } else { 2 * wide };
        let near = self.occupied.near(Area::around(centre, (reach, reach)));
        let cost = |placed: &[Placed]| -> i64 {
            let away = |one: &Placed| {
                let out = !flag && one.middle.distance(centre) > wide * 54 / 100;
                let cut = !whole.holds(one.area());
                i64::from(out) * 600 + i64::from(cut) * 100_000
            };
            let of = |one: &Placed| {
                let hidden = near.hidden(one.area()) as i64;
                hidden * 1_000_000 + near.covered(one.area()) / 40 + away(one)
            };
            placed.iter().map(of).sum()
        };
        let mut best: Option<(i64, Vec<Placed>)> = None;
        for (at, (rows, per_cent)) in (0..).zip(ROWS).filter(|(_, (rows, _))| *rows <= pieces.len().max(1)) {
            for place in places {
                let placed = in_rows(pieces, rows, token * per_cent / 100, *place);
                let far = i64::from((place.x - wanted.x).abs() + (place.y - wanted.y).abs());
                let cost = cost(&placed) + far / if flag { 8 } else { 1 } + at * 60;
                if best.as_ref().is_none_or(|(least, _)| cost < *least) {
                    best = Some((cost, placed));
                }
            }
            if best.as_ref().is_some_and(|(least, _)| *least < 120) {
                break;
            }
        }
        for placed in best.map(|(_, placed)| placed).unwrap_or_default() {
            self.stand(placed.piece, placed.middle, placed.radius);
        }
    }
}
