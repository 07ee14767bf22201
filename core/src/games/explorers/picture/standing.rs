//! The layout of pieces: each stands as near to the middle of its space as it can without covering another. Where there
//! is no room, it is smaller or farther away, with a line to its space. Flags stand over and around their islands.

use super::pieces::{Chip, Placed, token};
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
        let occupied = self.legal_rooms(sheet).into_iter().collect();
        let mut standing = Standing { sheet, placed: Vec::new(), occupied };
        self.mainland(sheet).iter().filter_map(Shape::area).for_each(|area| standing.occupied.take(area));
        let seen = |spot: &Spot| spot.cells().into_iter().any(|cell| sheet.shows_well(cell));
        let places = self.context.places().filter(seen);
        let places = places.filter_map(|spot| Some((self.point(sheet, spot, Seat(0))?, self.context.drawn_at(spot))));
        let places: Vec<(Point, Vec<Chip>)> = places.collect();
        let layer = |number: u8| {
            let of = move |chip: &&Chip| layer(chip.0) == number;
            places.iter().flat_map(move |(point, chips)| chips.iter().filter(of).map(|chip| (*point, chip.clone())))
        };
        for (middle, piece) in layer(0) {
            standing.put(Placed { piece, middle, radius: token(sheet) * 88 / 100, of: None });
        }
        for (seat, cell) in self.context.seats().zip(self.harbours()) {
            if self.explorer(seat).ship == Place::Home && sheet.shows_well(cell) {
                standing.settle((Sign::Longship(seat), String::new()), &[sheet.grid.centre(cell)]);
            }
        }
        (1..4).flat_map(layer).for_each(|(point, piece)| standing.settle(piece, &[point]));
        let chart = self.context.chart();
        for island in self.context.view.known.islands.iter().filter(|island| island.is_complete()) {
            let shown = island.lands.iter().filter(|space| sheet.shows_well(space.cell));
            let lands = shown.filter_map(|space| Some((space, self.patch(sheet, chart.tile(chart.on(space.cell)?)))));
            let lands: Vec<Point> = lands.map(|(space, patch)| patch.anchor(true, space.region)).collect();
            let flags = island.holders.iter().map(|seat| (Sign::Flag(*seat, island.tiles), String::new()));
            flags.for_each(|flag| standing.settle(flag, &lands));
        }
        (standing.placed, standing.occupied)
    }
}

/// When a piece is placed: outposts have their corners. Longships take the most room, so they come before Vikings ashore.
const fn layer(sign: Sign) -> u8 {
    match sign {
        Sign::Outpost(_) => 0,
        Sign::Settlement(_) | Sign::Animal(_) => 1,
        Sign::Enemy | Sign::Longship(_) => 2,
        _ => 3,
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

    /// Places a piece that belongs to the nearest of some points.
    fn settle(&mut self, piece: Chip, points: &[Point]) {
        if let Some(placed) = self.best(&piece, points) {
            self.put(placed);
        }
    }

    /// The nearest placement of a piece that covers nothing, else the one that covers least; `None` without points.
    fn best(&self, piece: &Chip, points: &[Point]) -> Option<Placed> {
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
                    Placed { piece: piece.clone(), middle: place(n), radius, of }
                })
            })
        });
        let mut least: Option<(i64, Placed)> = None;
        for placed in all.filter(|placed| self.sheet.area.holds(placed.area())) {
            let covered = self.occupied.covered(placed.area());
            if least.as_ref().is_none_or(|(least, _)| covered < *least) {
                least = Some((covered, placed));
            }
            if covered == 0 {
                break;
            }
        }
        least.map(|(_, placed)| placed)
    }
}
