//! The four relics as drawings: a toad, a skull, a bird and a mask.

use super::Brush;
use crate::canvas::Colour as Tint;
use crate::canvas::scene::{Form, Point, Shape, Step, Unit};
use crate::games::relic_runners::components::Colour;

impl Brush {
    /// A relic around a point; nothing of it lies farther away than the radius.
    pub fn relic(self, colour: Colour, middle: Point, radius: Unit) -> Vec<Shape> {
        let part = |per_cent: Unit| radius * per_cent / 100;
        let place = |x: Unit, y: Unit| middle.shifted(part(x), part(y));
        let body = match colour {
            Colour::Green => Tint::hex(0x2f9a3f),
            Colour::Ivory => Tint::hex(0xfffdf6),
            Colour::Blue => Tint::hex(0x1f6fd6),
            Colour::Purple => Tint::hex(0x8a35c4),
        };
        let (dark, pen) = (Tint::hex(0x1a140c), part(11).max(9));
        let solid = |form: Form| -> Shape { form.fill(body).stroke(dark, pen).into() };
        let dot = |x, y, size: Unit| -> Shape { Form::circle(place(x, y), part(size)).fill(dark).into() };
        let oval = |x: Unit, y: Unit, wide: Unit, high: Unit| {
            let bend = |v: Unit| v * 55 / 100;
            let (left, right, up, down) =
                (place(x - wide, y), place(x + wide, y), place(x, y - high), place(x, y + high));
            Form::path([
                Step::Move(left),
                Step::Cubic(place(x - wide, y - bend(high)), place(x - bend(wide), y - high), up),
                Step::Cubic(place(x + bend(wide), y - high), place(x + wide, y - bend(high)), right),
                Step::Cubic(place(x + wide, y + bend(high)), place(x + bend(wide), y + high), down),
                Step::Cubic(place(x - bend(wide), y + high), place(x - wide, y + bend(high)), left),
                Step::Close,
            ])
        };
        match colour {
            Colour::Green => vec![
                solid(oval(-62, 52, 32, 28)),
                solid(oval(62, 52, 32, 28)),
                solid(oval(0, 22, 72, 58)),
                solid(oval(-40, -46, 28, 28)),
                solid(oval(40, -46, 28, 28)),
                dot(-40, -48, 11),
                dot(40, -48, 11),
                Form::path([Step::Move(place(-44, 14)), Step::Quad(place(0, 52), place(44, 14))])
                    .stroke(dark, pen)
                    .into(),
            ],
            Colour::Ivory => vec![
                solid(Form::path([
                    Step::Move(place(-40, 40)),
                    Step::Cubic(place(-90, 20), place(-86, -88), place(0, -88)),
                    Step::Cubic(place(86, -88), place(90, 20), place(40, 40)),
                    Step::Line(place(36, 86)),
                    Step::Line(place(-36, 86)),
                    Step::Close,
                ])),
                dot(-30, -12, 22),
                dot(30, -12, 22),
                Form::polygon([place(0, 14), place(13, 36), place(-13, 36)]).fill(dark).into(),
                Form::line([place(0, 58), place(0, 82)]).stroke(dark, pen * 2 / 3).into(),
            ],
            Colour::Blue => vec![
                // Tail, body, wing, beak, eye.
                Form::path([
                    Step::Move(place(-14, 18)),
                    Step::Quad(place(-50, 90), place(-90, 84)),
                    Step::Quad(place(-58, 60), place(-52, 8)),
                    Step::Close,
                ])
                .fill(Tint::hex(0xf0a020))
                .stroke(dark, pen)
                .into(),
                solid(Form::path([
                    Step::Move(place(-54, 30)),
                    Step::Cubic(place(-50, -30), place(-10, -34), place(8, -50)),
                    Step::Cubic(place(22, -92), place(78, -84), place(70, -34)),
                    Step::Cubic(place(66, 30), place(20, 64), place(-54, 30)),
                    Step::Close,
                ])),
                Form::path([
                    Step::Move(place(-40, 20)),
                    Step::Quad(place(-6, -26), place(38, -4)),
                    Step::Quad(place(10, 36), place(-40, 20)),
                    Step::Close,
                ])
                .fill(body.lighter(45))
                .stroke(dark, pen * 2 / 3)
                .into(),
                Form::polygon([place(68, -58), place(98, -38), place(68, -30)])
                    .fill(Tint::hex(0xf0a020))
                    .stroke(dark, pen * 2 / 3)
                    .into(),
                dot(46, -54, 10),
            ],
            Colour::Purple => vec![
                solid(Form::path([
                    Step::Move(place(-70, -72)),
                    Step::Quad(place(0, -104), place(70, -72)),
                    Step::Cubic(place(84, 10), place(60, 70), place(0, 94)),
                    Step::Cubic(place(-60, 70), place(-84, 10), place(-70, -72)),
                    Step::Close,
                ])),
                Form::polygon([place(-52, -38), place(-12, -22), place(-44, -4)]).fill(Tint::WHITE).into(),
                Form::polygon([place(52, -38), place(12, -22), place(44, -4)]).fill(Tint::WHITE).into(),
                Form::polygon([place(-40, 26), place(40, 26), place(24, 56), place(-24, 56)]).fill(Tint::WHITE).into(),
                Form::line([place(-14, 30), place(-12, 52)]).stroke(dark, pen * 2 / 3).into(),
                Form::line([place(14, 30), place(12, 52)]).stroke(dark, pen * 2 / 3).into(),
            ],
        }
    }
}
