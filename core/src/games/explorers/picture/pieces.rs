//! The pieces on land and at sea: how much room each takes, and how it is drawn. Where they stand is in `standing`.

use super::*;

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

/// A piece at its place in the picture.
#[derive(Clone, Copy, Debug)]
pub struct Placed {
    pub piece: Piece,
    pub middle: Point,
    pub radius: Unit,
    /// The point it belongs to, if it is so far from it that it needs a line.
    pub of: Option<Point>,
}

pub fn token(sheet: Sheet) -> Unit {
    (sheet.grid.wide * 17 / 100).clamp(78, 122)
}

impl Piece {
    /// How much room it takes: to the left of its middle, above it, to its right and below it.
    pub fn reach(self, radius: Unit) -> (Unit, Unit, Unit, Unit) {
        let part = |per_cent: Unit| radius * per_cent / 100;
        match self {
            Self::Animals(_, 1) | Self::Vikings(_, 1) => (radius, radius, radius, radius),
            Self::Animals(..) | Self::Vikings(..) => {
                (radius, radius, icons::beside(radius) + icons::DIGIT, radius + 20)
            }
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
    /// Where its line begins: at the foot of a flag, in the middle of other pieces.
    fn foot(self) -> Point {
        match self.piece {
            Piece::Flag(seat, tiles) => {
                let (wide, high) = icons::flag_size(seat, tiles, self.radius);
                self.middle.shifted(8 - wide / 2, high * 5 / 12)
            }
            _ => self.middle,
        }
    }

    pub fn area(self) -> Area {
        let (left, up, right, down) = self.piece.reach(self.radius);
        Area::new(self.middle.shifted(-left, -up), left + right, up + down)
    }
}

impl Drawing<'_> {
    /// The pieces, below them the lines of those that stand away from their places, and the names of cells where there is
    /// room.
    pub fn pieces(&self, sheet: Sheet) -> Vec<Shape> {
        let (placed, mut occupied) = self.placed(sheet);
        let leads: Vec<_> = placed.iter().filter_map(|placed| self.lead(placed)).collect();
        let pieces: Vec<_> = placed.into_iter().map(|placed| self.piece(placed)).collect();
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
        let people = self.seats().map(|seat| (seat, self.explorer(seat).home)).filter(|(_, home)| *home > 0);
        let people: Vec<Piece> = people.map(|(seat, home)| Piece::Vikings(seat, home)).collect();
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
                self.piece(Placed { piece: *piece, middle, radius, of: None }).onto(&mut shapes);
            }
        }
        let seen = |shape: &Shape| shape.area().is_some_and(|area| sheet.area.holds(area));
        if shapes.iter().all(seen) { shapes } else { Vec::new() }
    }

    /// The thin line from a piece to what it belongs to, with a dot at its end.
    fn lead(&self, placed: &Placed) -> Option<[Form; 4]> {
        let to = placed.of?;
        let seat = match placed.piece {
            Piece::Vikings(seat, _) | Piece::Longship(seat) | Piece::Outpost(seat) | Piece::Flag(seat, _) => Some(seat),
            Piece::Animals(..) | Piece::Settlement(_) | Piece::Enemy => None,
        };
        let ink = seat.map_or(self.colours.ink, |seat| self.colours.seat(seat).fill);
        let edge = self.colours.outline;
        let line = |pen: Unit, colour| Segment::new(placed.foot(), to).line(0).stroke(colour, pen);
        let dot = |radius: Unit, colour| Form::circle(to, radius).fill(colour);
        Some([line(30, edge), dot(32, edge), line(14, ink), dot(22, ink)])
    }

    pub fn piece(&self, Placed { piece, middle, radius, .. }: Placed) -> Vec<Shape> {
        let colours = &self.colours;
        let times = |count: u8| (count > 1).then(|| icons::times(colours, middle, radius, count));
        match piece {
            Piece::Animals(animal, n) => (icons::animal(colours, animal, middle, radius), times(n)).shapes(),
            Piece::Settlement(strength) => icons::settlement(colours, Some(strength), middle, radius),
            Piece::Vikings(seat, n) => (mark::badge(seat, colours.look, middle, radius * 92 / 100), times(n)).shapes(),
            Piece::Enemy => icons::enemy(colours, middle, radius),
            Piece::Longship(seat) => {
                icons::longship(colours, seat, &self.explorer(seat).cargo, middle, radius * 86 / 100)
            }
            Piece::Outpost(seat) => icons::outpost(colours, seat, middle, radius),
            Piece::Flag(seat, tiles) => icons::flag(colours, seat, tiles, middle, radius),
        }
    }
}
