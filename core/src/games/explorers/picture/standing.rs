//! The layout of pieces: each stands as near to the middle of its space as it can without covering another. Where there
//! is no room, it is smaller or farther away, with a line to its space. Flags stand over and around their islands.

use super::pieces::{Piece, Placed, token};
use super::*;

/// The sizes of a piece in per cent of a token, and its distances from its space in per cent of a cell's width.
const SIZES: [Unit; 2] = [100, 88];
const DISTANCES: [Unit; 15] = [0, 10, 18, 26, 34, 44, 56, 70, 86, 105, 130, 170, 230, 300, 380];
/// The directions that are tried at each distance.
const AROUND: i32 = 16;
/// The distance up to which a piece needs no line, in the same per cent.
const NEAR: Unit = 50;

impl Drawing<'_> {
    /// All pieces, from the lowest to the highest, and the areas that are taken.
    pub fn placed(&self, sheet: Sheet) -> (Vec<Placed>, Occupied) {
        let chart = self.context.chart();
        let tiles = chart.tiles.iter().filter(|laid| sheet.shows_well(laid.cell));
        let tiles: Vec<(&Laid, Patch)> = tiles.map(|laid| (laid, self.patch(sheet, laid))).collect();
        let occupied = self.legal_rooms(sheet).into_iter().collect();
        let mut standing = Standing { sheet, placed: Vec::new(), occupied };
        self.mainland(sheet).iter().filter_map(Shape::area).for_each(|area| standing.occupied.take(area));
        for (corner, seat) in chart.outposts.iter().filter(|(corner, _)| sheet.shows_corner(corner)) {
            let middle = sheet.grid.corner(*corner);
            let radius = token(sheet) * 88 / 100;
            standing.put(Placed { piece: Piece::Outpost(*seat), middle, radius, of: None });
        }
        for (seat, cell) in self.seats().zip(self.harbours()) {
            if self.explorer(seat).ship == Place::Home && sheet.shows_well(cell) {
                standing.settle([Piece::Longship(seat)], &[sheet.grid.centre(cell)]);
            }
        }
        let lands = || tiles.iter().flat_map(|(laid, patch)| (0..).zip(&laid.lands).map(move |land| (patch, land)));
        for (patch, (region, land)) in lands() {
            let animals = land.herd.animals().map(|animal| Piece::Animals(animal, land.herd.of(animal)));
            standing.settle(
                land.settlement.map(Piece::Settlement).into_iter().chain(animals),
                &[patch.anchor(true, region)],
            );
        }
        // Longships take the most room, so they are placed before the Vikings ashore.
        for (laid, patch) in &tiles {
            for (region, sea) in (0..).zip(&laid.seas) {
                let place = Place::At(laid.space(region));
                let ships = self.seats().filter(|seat| self.explorer(*seat).ship == place).map(Piece::Longship);
                let afloat = sea.enemy_ship.then_some(Piece::Enemy).into_iter().chain(ships);
                standing.settle(afloat, &[patch.anchor(false, region)]);
            }
        }
        for (patch, (region, land)) in lands() {
            let there = self.seats().zip(land.vikings).filter(|(_, count)| *count > 0);
            standing.settle(there.map(|(seat, count)| Piece::Vikings(seat, count)), &[patch.anchor(true, region)]);
        }
        for island in self.context.view.known.islands.iter().filter(|island| island.is_complete()) {
            let shown = island.lands.iter().filter(|space| sheet.shows_well(space.cell));
            let lands = shown.filter_map(|space| Some((space, self.patch(sheet, chart.tile(chart.on(space.cell)?)))));
            let lands: Vec<Point> = lands.map(|(space, patch)| patch.anchor(true, space.region)).collect();
            standing.settle(island.holders.iter().map(|seat| Piece::Flag(*seat, island.tiles)), &lands);
        }
        (standing.placed, standing.occupied)
    }
}

/// The pieces placed so far.
struct Standing {
    sheet: Sheet,
    placed: Vec<Placed>,
    occupied: Occupied,
}

impl Standing {
    fn put(&mut self, placed: Placed) {
        self.occupied.take(placed.area());
        self.placed.push(placed);
    }

    /// Places pieces that belong to the nearest of some points.
    fn settle(&mut self, pieces: impl IntoIterator<Item = Piece>, points: &[Point]) {
        for piece in pieces {
            if let Some(placed) = self.best(piece, points) {
                self.put(placed);
            }
        }
    }

    /// The nearest placement of a piece that covers nothing, else the one that covers least; `None` without points.
    fn best(&self, piece: Piece, points: &[Point]) -> Option<Placed> {
        let wide = self.sheet.grid.wide;
        let mut tries: Vec<(Unit, Unit)> = DISTANCES.iter().flat_map(|far| SIZES.map(|size| (*far, size))).collect();
        // Smaller is better than farther away.
        tries.sort_by_key(|(far, size)| far + (100 - size) / 2);
        let all = tries.into_iter().flat_map(|(far, size)| {
            let radius = token(self.sheet) * size / 100;
            let around = if far == 0 { 1 } else { AROUND };
            points.iter().flat_map(move |point| {
                let place = move |n: i32| polar(*point, wide * far / 100, n * 3600 / AROUND);
                (0..around).map(move |n| {
                    let of = (far > NEAR).then_some(*point);
                    Placed { piece, middle: place(n), radius, of }
                })
            })
        });
        let mut least: Option<(i64, Placed)> = None;
        for placed in all.filter(|placed| self.sheet.area.holds(placed.area())) {
            let covered = self.occupied.covered(placed.area());
            if least.is_none_or(|(least, _)| covered < least) {
                least = Some((covered, placed));
            }
            if covered == 0 {
                break;
            }
        }
        least.map(|(_, placed)| placed)
    }
}
