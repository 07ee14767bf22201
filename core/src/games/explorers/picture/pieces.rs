//! The pieces on land and at sea: how much room each takes, and how it is drawn. Where they stand is in `standing`.

use super::*;

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
            Sign::Enemy => icons::enemy(colours, centre, radius),
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
                (sea, icons::enemy(colours, centre, 62)).shapes()
            }
            Sign::Raided => icons::raided(colours, centre, radius * 95 / 100),
        }
    }
}
