//! The pieces on land and at sea: how much room each takes, where it stands, and how it is drawn. Each stands as near to
//! the middle of its space as it can without covering another. Where there is no room, it is smaller or farther away, with
//! a line to its space. Flags stand over and around their islands. Names have the room that is left.

use super::*;

/// The sizes of a piece in per cent of a token, and its distances from its space in per cent of a cell's width.
const SIZES: [Unit; 2] = [100, 88];
const DISTANCES: [Unit; 15] = [0, 10, 18, 26, 34, 44, 56, 70, 86, 105, 130, 170, 230, 300, 380];

/// The directions that are tried at each distance.
const AROUND: i32 = 16;

/// The distance up to which a piece needs no line, in the same per cent.
const NEAR: Unit = 50;

/// The least width of a cell with the names of its regions.
const NAMED: Unit = 480;

/// The least width of an open cell that has its name on it; on narrower cells names would overlap, and the ruler gives
/// them.
const NAMED_OPEN: Unit = 360;

/// A sign with a number or nothing.
pub type Chip = (Sign, String);

/// A piece at its place in the picture, or several that are alike.
#[derive(Clone, Debug)]
pub struct Placed {
    pub piece: Chip,
    pub middle: Point,
    pub radius: Unit,
    /// The point it belongs to, if it is so far from it that it needs a line.
    pub of: Option<Point>,
}

pub fn token(sheet: Sheet) -> Unit {
    (sheet.grid.wide * 17 / 100).clamp(78, 122)
}

impl Placed {
    /// Where its line begins: at the foot of a flag, in the middle of other pieces.
    fn foot(&self) -> Point {
        match self.piece.0 {
            Sign::Flag(seat, tiles) => {
                let (wide, high) = icons::flag_size(seat, tiles, self.radius);
                self.middle.shifted(8 - wide / 2, high * 5 / 12)
            }
            _ => self.middle,
        }
    }

    pub fn area(&self) -> Area {
        let radius = self.radius;
        let part = |per_cent: Unit| radius * per_cent / 100;
        // To the left of its middle, above it, to its right and below it.
        let (left, up, right, down) = match self.piece.0 {
            Sign::Settlement(_) | Sign::Enemy => (part(105), part(112), part(105), part(105) + 20),
            Sign::Longship(_) => (part(155), part(128), part(155), part(128)),
            Sign::Outpost(_) => (part(118), part(122), part(118), part(122)),
            Sign::Flag(seat, tiles) => {
                let (wide, high) = icons::flag_size(seat, tiles, radius);
                (wide / 2, high * 7 / 8, wide - wide / 2, high / 2)
            }
            _ if self.piece.1.is_empty() => (radius, radius, radius, radius),
            _ => (radius, radius, icons::beside(radius) + icons::DIGIT, radius + 20),
        };
        Area::new(self.middle.shifted(-left, -up), left + right, up + down)
    }
}

impl Drawing<'_> {
    /// The pieces, below them the lines of those that stand away from their places, and the names of cells where there is
    /// room.
    pub fn pieces(&self, sheet: Sheet) -> Vec<Shape> {
        let (placed, mut occupied) = self.placed(sheet);
        let leads: Vec<_> = placed.iter().filter_map(|placed| self.lead(placed)).collect();
        let pieces: Vec<_> = placed.iter().map(|placed| self.piece(placed)).collect();
        let numbers = self.numbers(sheet, self.context.open().current, &mut occupied);
        (leads, self.labels(sheet, &mut occupied), self.mainland(sheet), pieces, numbers).shapes()
    }

    /// The name of the mainland and the Vikings there; nothing unless all of it is seen.
    pub fn mainland(&self, sheet: Sheet) -> Vec<Shape> {
        let mainland = &self.start().mainland;
        let wide = sheet.grid.wide;
        let radius = token(sheet);
        let count = mainland.len().max(1) as Unit;
        let sum = mainland.iter().map(|cell| sheet.grid.centre(*cell)).fold(at(0, 0), |sum, centre| sum + centre);
        let middle = at(sum.x / count, sum.y / count);
        let mut people = self.context.drawn_at(Spot::Sea(Place::Home));
        people.retain(|(sign, _)| matches!(sign, Sign::Vikings(_)));
        // Two in a row, or four when there is room.
        let each = radius * 2 + 110;
        let columns = if wide * 24 / 10 >= 4 * each { 4 } else { 2 };
        let high = radius * 210 / 100;
        let size = (wide / 3).clamp(LEGIBLE, 170);
        let top = middle.y - (people.len().div_ceil(columns) as Unit * high + size) / 2;
        let name = self.context.voice.word("explorers-picture-home");
        let name = Text::new(at(middle.x, top + size * 8 / 10), name, size, self.colours.ink).bold().middle();
        let mut shapes = name.halo(self.colours.halo, 24).shapes();
        for (n, line) in (0..).zip(people.chunks(columns)) {
            let y = top + size + high * n + high / 2;
            let left = middle.x - each * (line.len() as Unit - 1) / 2;
            for (n, piece) in (0..).zip(line) {
                let middle = at(left + n * each - 45, y);
                self.piece(&Placed { piece: piece.clone(), middle, radius, of: None }).onto(&mut shapes);
            }
        }
        let seen = |shape: &Shape| shape.area().is_some_and(|area| sheet.area.holds(area));
        if shapes.iter().all(seen) { shapes } else { Vec::new() }
    }

    /// The thin line from a piece to what it belongs to, with a dot at its end.
    fn lead(&self, placed: &Placed) -> Option<[Form; 4]> {
        let to = placed.of?;
        let seat = match placed.piece.0 {
            Sign::Vikings(seat) | Sign::Longship(seat) | Sign::Outpost(seat) | Sign::Flag(seat, _) => Some(seat),
            _ => None,
        };
        let ink = seat.map_or(self.colours.ink, |seat| self.colours.seat(seat).fill);
        let edge = self.colours.outline;
        let line = |pen: Unit, colour| Segment::new(placed.foot(), to).line(0).stroke(colour, pen);
        let dot = |radius: Unit, colour| Form::circle(to, radius).fill(colour);
        Some([line(30, edge), dot(32, edge), line(14, ink), dot(22, ink)])
    }

    pub fn piece(&self, Placed { piece: (sign, count), middle, radius, .. }: &Placed) -> Vec<Shape> {
        let count = (!count.is_empty()).then(|| icons::times(&self.colours, *middle, *radius, count));
        (self.sign(*sign, *middle, *radius), count).shapes()
    }

    pub fn sign(&self, of: Sign, centre: Point, radius: Unit) -> Vec<Shape> {
        let colours = &self.colours;
        let badge = |seat| mark::badge(seat, colours.look, centre, radius * 92 / 100).shapes();
        // On cards.
        let large = |id, seat| icons::sign(colours, id, seat, centre, radius * 129 / 100, |pen| pen);
        match of {
            Sign::Animal(animal) => icons::animal(colours, animal, centre, radius),
            Sign::Settlement(strength) => icons::settlement(colours, Some(strength), centre, radius),
            Sign::Vikings(seat) => badge(seat),
            Sign::Enemy => icons::piece(colours, "enemy", centre, radius),
            Sign::Longship(seat) => {
                icons::longship(colours, seat, &self.explorer(seat).cargo, centre, radius * 86 / 100)
            }
            Sign::Outpost(seat) => icons::outpost(colours, seat, centre, radius),
            Sign::Flag(seat, tiles) => icons::flag(colours, seat, tiles, centre, radius),
            Sign::Home(seat) => {
                let people = Form::from(mark::outline(seat, centre.shifted(0, 24), 34)).fill(colours.seat(seat).fill);
                (large("home", seat), people).shapes()
            }
            Sign::Outposts(seat) => large("tower", seat),
            Sign::Hand => {
                let tile = |x: Unit, y: Unit| HexGrid::hexagon(centre.shifted(x, y), 100).stroke(colours.outline, 8);
                [tile(20, -12).fill(colours.land), tile(-14, 10).fill(colours.deep)].shapes()
            }
            Sign::Dead(seat) => large("dead", seat),
            Sign::Destroyed => {
                let sea = Form::circle(centre, 84).fill(colours.deep).stroke(colours.shallow, 8);
                (sea, icons::piece(colours, "enemy", centre, 62)).shapes()
            }
            Sign::Raided => icons::raided(colours, centre, radius * 95 / 100),
        }
    }

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

    pub fn labels(&self, sheet: Sheet, occupied: &mut Occupied) -> Vec<Shape> {
        let mut shapes = Vec::new();
        if sheet.grid.wide >= NAMED {
            self.context.chart().tiles.iter().for_each(|laid| self.name(sheet, occupied, laid, &mut shapes));
        }
        self.legal_labels(sheet).onto(&mut shapes);
        shapes
    }

    /// The names of second and third regions, because the rim does not give them.
    fn name(&self, sheet: Sheet, occupied: &mut Occupied, laid: &Laid, shapes: &mut Vec<Shape>) {
        let patch = self.patch(sheet, laid);
        let aside = sheet.grid.wide / 5;
        let half = sheet.grid.wide / 5 / 2;
        let places = [(0, 0), (0, -half), (0, half), (0, -aside), (0, aside), (-aside, 0), (aside, 0)].into_iter();
        let places = places.chain([(-aside, -half), (aside, -half), (-aside, half), (aside, half)]);
        let places: Vec<(Unit, Unit)> = places.collect();
        for (land, count) in [(true, laid.lands.len()), (false, laid.seas.len())] {
            for region in 1..count.max(1) as u8 {
                let name = laid.space(region).to_string();
                let around = patch.anchor(land, region);
                // The first place where it covers nothing, if it is seen there.
                let area =
                    |place: Point| Area::around(place, (LEGIBLE * name.chars().count() as Unit * 7 / 10, LEGIBLE));
                let mut free = places.iter().map(|(x, y)| around.shifted(*x, *y));
                let Some(place) = free.find(|place| occupied.covered(area(*place)) == 0) else { continue };
                occupied.take(area(place));
                let text = Shape::from(Text::new(place, &name, LEGIBLE, self.colours.ink.with_opacity(72)).centred());
                shapes.extend(Some(text).filter(|text| text.area().is_some_and(|area| sheet.area.holds(area))));
            }
        }
    }

    /// The names of the cells where the viewer may place a tile, but for those with a proposed one.
    fn legal_labels(&self, sheet: Sheet) -> Vec<Text> {
        let seen = self.legal.iter().filter(|cell| sheet.grid.wide >= NAMED_OPEN && sheet.shows_well(**cell));
        let bare = seen.filter(|cell| self.proposed_on(**cell).is_none());
        let label = |cell: &Cell| {
            let name = Text::new(sheet.grid.centre(*cell), cell.to_string(), LEGIBLE, self.colours.ground.reach);
            name.bold().centred().halo(self.colours.halo, 20)
        };
        bare.map(label).collect()
    }

    /// The areas of the tiles that are proposed, and of the names of the other cells where the viewer may place a tile.
    pub fn legal_rooms(&self, sheet: Sheet) -> Vec<Area> {
        let wide = sheet.grid.wide;
        let room = |cell: &Cell| match self.proposed_on(*cell) {
            Some(_) => Area::around(sheet.grid.centre(*cell), (wide * 90 / 100, wide * 90 / 100)),
            None => Area::around(sheet.grid.centre(*cell), (LEGIBLE * 2, LEGIBLE)),
        };
        self.legal.iter().filter(|cell| sheet.shows_well(**cell)).map(room).collect()
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
