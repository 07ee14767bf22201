//! The other pieces: Vikings, longships with their cargo, enemy ships, settlements, outposts, flags.

use super::Brush;
use crate::canvas::mark;
use crate::canvas::scene::{Form, Point, SMALLEST, Shape, Step, Text, Unit};
use crate::canvas::{Colour, lettering};
use crate::engine::Seat;
use crate::games::explorers::components::HOLD;
use crate::games::explorers::place::Cargo;
use crate::words::{Mark, Voice};

/// The smallest letters in pieces.
const LETTERS: Unit = SMALLEST + 4;

impl Brush {
    /// The badge of a seat, its letter always large enough.
    pub fn badge(self, seat: Seat, centre: Point, radius: Unit) -> Vec<Shape> {
        let [shape, letter] = mark::badge(seat, self.look, centre, radius);
        let letter = match letter {
            Shape::Text(text) if text.size < LETTERS => {
                let at = text.at.shifted(0, (LETTERS - text.size) * 4 / 11);
                Shape::Text(Text { at, size: LETTERS, ..text })
            }
            other => other,
        };
        vec![shape, letter]
    }

    /// How many, to the right of a piece.
    pub fn times(self, centre: Point, radius: Unit, count: u8) -> Shape {
        let size = LETTERS + 14;
        let place = centre.shifted(radius * 104 / 100, size * 4 / 11);
        Text::new(place, count.to_string(), size, self.colours.ink).bold().halo(self.colours.halo, 28).into()
    }

    /// A longship: the badge of its seat as its sail, what is aboard on its deck.
    pub fn longship(self, seat: Seat, cargo: &Cargo, centre: Point, radius: Unit, voice: &Voice) -> Vec<Shape> {
        let part = |per_cent: Unit| radius * per_cent / 100;
        let place = |x: Unit, y: Unit| centre.shifted(part(x), part(y));
        let livery = self.livery(seat);
        let pen = part(8).max(8);
        let hull = [
            Step::Move(place(-150, 10)),
            Step::Cubic(place(-176, 24), place(-186, 60), place(-128, 66)),
            Step::Line(place(128, 66)),
            Step::Cubic(place(186, 60), place(176, 24), place(150, 10)),
            Step::Cubic(place(166, 70), place(150, 128), place(96, 132)),
            Step::Line(place(-96, 132)),
            Step::Cubic(place(-150, 128), place(-166, 70), place(-150, 10)),
            Step::Close,
        ];
        let mut shapes: Vec<Shape> = vec![
            Form::line([place(0, 60), place(0, -148)]).stroke(self.colours.plank.darker(25), pen + part(8)).into(),
            Form::path(hull).fill(self.colours.plank).stroke(self.colours.outline, pen).into(),
            Form::line([place(-140, 64), place(140, 64)]).stroke(livery.fill, part(13).max(10)).into(),
        ];
        shapes.extend(self.badge(seat, place(0, -42), part(94)));
        let slot = part(42);
        for (n, piece) in (0..).zip(aboard(cargo)) {
            let spot = place(-84 + 84 * n, 92);
            match piece {
                None => {
                    let viking = Form::from(mark::outline(seat, spot, slot.max(26)));
                    shapes.push(viking.fill(livery.fill).stroke(livery.edge, pen).into());
                }
                Some(animal) if slot >= 56 => shapes.extend(self.animal(animal, spot, slot.max(66), voice)),
                Some(animal) => shapes.extend(self.head_of(animal, spot, slot.max(30))),
            }
        }
        shapes
    }

    /// A ship that nobody sails: a dark hull and a torn striped sail.
    pub fn enemy(self, centre: Point, radius: Unit) -> Vec<Shape> {
        let part = |per_cent: Unit| radius * per_cent / 100;
        let place = |x: Unit, y: Unit| centre.shifted(part(x), part(y));
        let pen = part(10).max(8);
        let dark = Colour::hex(0x2b2e36);
        let line = if self.look.contrast { Colour::WHITE } else { Colour::hex(0x0c0d10) };
        let sail = [(-66, -92), (66, -92), (78, 22), (40, 8), (22, 30), (0, 8), (-26, 30), (-44, 8), (-78, 22)];
        let hull = [
            Step::Move(place(-98, 30)),
            Step::Line(place(98, 30)),
            Step::Quad(place(94, 92), place(44, 92)),
            Step::Line(place(-44, 92)),
            Step::Quad(place(-94, 92), place(-98, 30)),
            Step::Close,
        ];
        let stripe = |x: Unit| {
            let red = Colour::hex(0x8e1f2b);
            Form::line([place(x, -80), place(x * 112 / 100, 0)]).stroke(red, part(22)).butt().into()
        };
        let bone = Colour::hex(0xf2eee2);
        let mut shapes: Vec<Shape> = vec![
            Form::path(hull).fill(dark).stroke(line, pen).into(),
            Form::polygon(sail.map(|(x, y)| place(x, y))).fill(dark.lighter(10)).stroke(line, pen).into(),
            stripe(-50),
            stripe(50),
        ];
        // A skull.
        shapes.push(Form::circle(place(0, -48), part(30)).fill(bone).into());
        shapes.push(Form::rounded(place(-17, -30), part(34), part(28), part(8)).fill(bone).into());
        for x in [-12, 12] {
            shapes.push(Form::circle(place(x, -48), part(9).max(4)).fill(dark).into());
        }
        shapes
    }

    /// A settlement: a longhouse with its strength, if that is known.
    pub fn settlement(self, strength: Option<u8>, centre: Point, radius: Unit) -> Vec<Shape> {
        let place = |x: Unit, y: Unit| centre.shifted(radius * x / 100, radius * y / 100);
        let pen = (radius / 11).max(8);
        let walls = [(-78, -36), (78, -36), (78, 98), (-78, 98)];
        let roof = [(-100, -26), (-54, -96), (54, -96), (100, -26)];
        let size = (radius * 124 / 100).max(LETTERS + 14);
        vec![
            Form::polygon(walls.map(|(x, y)| place(x, y)))
                .fill(Colour::hex(0xf4e7cd))
                .stroke(self.colours.outline, pen)
                .into(),
            Form::polygon(roof.map(|(x, y)| place(x, y)))
                .fill(Colour::hex(0x9c3d2b))
                .stroke(self.colours.outline, pen)
                .into(),
            Form::line([place(-54, -96), place(-74, -114)]).stroke(self.colours.outline, pen).into(),
            Form::line([place(54, -96), place(74, -114)]).stroke(self.colours.outline, pen).into(),
            Text::new(
                place(0, 34),
                strength.map_or("?".to_owned(), |strength| strength.to_string()),
                size,
                Colour::hex(0x2a160c),
            )
            .bold()
            .centred()
            .into(),
        ]
    }

    /// A settlement that was raided: the back of its token, with a house and no number.
    pub fn raided(self, centre: Point, radius: Unit) -> Vec<Shape> {
        let place = |x: Unit, y: Unit| centre.shifted(radius * x / 100, radius * y / 100);
        let pen = (radius / 11).max(8);
        let house = [(-56, -6), (-34, -46), (34, -46), (56, -6), (46, -6), (46, 48), (-46, 48), (-46, -6)];
        vec![
            Form::circle(centre, radius).fill(Colour::hex(0x9c3d2b)).stroke(self.colours.outline, pen).into(),
            Form::polygon(house.map(|(x, y)| place(x, y))).fill(Colour::hex(0xf4e7cd)).into(),
        ]
    }

    /// An outpost: a tower with the badge of its seat.
    pub fn outpost(self, seat: Seat, centre: Point, radius: Unit) -> Vec<Shape> {
        let place = |x: Unit, y: Unit| centre.shifted(radius * x / 100, radius * y / 100);
        let tower = [
            (-104, -96),
            (-68, -96),
            (-68, -122),
            (-24, -122),
            (-24, -96),
            (24, -96),
            (24, -122),
            (68, -122),
            (68, -96),
            (104, -96),
            (104, 96),
            (118, 122),
            (-118, 122),
            (-104, 96),
        ];
        let stone = self.look.pick(Colour::hex(0xe4e0d6), Colour::hex(0xcfd2d6));
        let tower = Form::polygon(tower.map(|(x, y)| place(x, y)))
            .fill(stone)
            .stroke(self.colours.outline, (radius / 9).max(8));
        let mut shapes: Vec<Shape> = vec![tower.into()];
        shapes.extend(self.badge(seat, centre, radius * 92 / 100));
        shapes
    }

    /// The flag over a complete island: who holds it, and what it brings.
    pub fn flag(self, seat: Seat, tiles: u8, centre: Point, radius: Unit) -> Vec<Shape> {
        let wide = self.flag_width(seat, tiles, radius);
        let (left, high) = (centre.x - wide / 2, (radius * 150 / 100).max(LETTERS + 30));
        let top = centre.y - high * 3 / 4;
        let at = crate::canvas::scene::at;
        let notch = high / 4;
        let cloth = [
            at(left, top),
            at(left + wide, top),
            at(left + wide - notch, top + high / 2),
            at(left + wide, top + high),
            at(left, top + high),
        ];
        let livery = self.livery(seat);
        let pole = Form::line([at(left, top - high / 6), at(left, top + high * 19 / 12)]);
        let words = flag_words(seat, tiles);
        let middle = at(left + (wide - notch) / 2 + notch / 4, top + high / 2);
        vec![
            pole.stroke(self.colours.outline, (high / 10).max(10)).into(),
            Form::polygon(cloth).fill(livery.fill).stroke(livery.edge, 10).into(),
            Text::new(middle, words, flag_size(radius), livery.ink).bold().centred().into(),
        ]
    }

    pub fn flag_width(self, seat: Seat, tiles: u8, radius: Unit) -> Unit {
        let size = flag_size(radius);
        lettering::width(&flag_words(seat, tiles), size, lettering::Weight::Bold) + size
    }
}

fn flag_words(seat: Seat, tiles: u8) -> String {
    format!("{} {tiles}", Mark::of(seat).letter)
}

fn flag_size(radius: Unit) -> Unit {
    (radius * 118 / 100).max(LETTERS)
}

/// What is aboard, in order: Vikings first.
pub fn aboard(cargo: &Cargo) -> Vec<Option<crate::games::explorers::components::Animal>> {
    let vikings = std::iter::repeat_n(None, usize::from(cargo.vikings));
    let animals =
        cargo.herd.animals().flat_map(|animal| std::iter::repeat_n(Some(animal), usize::from(cargo.herd.of(animal))));
    vikings.chain(animals).take(usize::from(HOLD)).collect()
}
