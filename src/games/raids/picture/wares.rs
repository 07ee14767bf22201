//! The signs of the goods, in a box of ±100 around the origin.

use super::icons::{Inks, block, corners, disc, filled, strokes};
use crate::canvas::scene::{Form, Shape, Step, at};
use crate::games::raids::components::Goods;

use Step::{Close, Line, Move, Quad};

/// The sign of goods.
pub fn sign(goods: Goods, inks: Inks) -> Vec<Shape> {
    match goods {
        Goods::Wood => wood(inks),
        Goods::Pigs => pigs(inks),
        Goods::Furs => furs(inks),
        Goods::Mead => mead(inks),
        Goods::Fish => fish(inks),
        Goods::Wool => wool(inks),
        Goods::Salt => salt(inks),
        Goods::Amber => amber(inks),
    }
}

fn wood(Inks { body, line }: Inks) -> Vec<Shape> {
    let log = |x, y| {
        [
            block(x, y, 150, 56, 28, body),
            Form::circle(at(x + 30, y + 28), 15).stroke(line, 9).into(),
            strokes([(x + 72, y + 28), (x + 124, y + 28)], line, 8),
        ]
    };
    [log(-50, -76), log(-92, -14), log(-46, 48)].concat()
}

fn pigs(Inks { body, line }: Inks) -> Vec<Shape> {
    vec![
        corners([(-74, -84), (-20, -56), (-62, -18)], body),
        corners([(74, -84), (20, -56), (62, -18)], body),
        disc(0, 10, 76, body),
        disc(-32, -14, 10, line),
        disc(32, -14, 10, line),
        block(-36, 14, 72, 46, 23, line),
        disc(-15, 37, 9, body),
        disc(15, 37, 9, body),
    ]
}

fn furs(Inks { body, line }: Inks) -> Vec<Shape> {
    let hide =
        [(0, -98), (18, -90), (24, -66), (78, -76), (86, -50), (46, -32), (48, 22), (84, 66), (66, 90), (28, 58)];
    let rest = [
        (0, 98),
        (-28, 58),
        (-66, 90),
        (-84, 66),
        (-48, 22),
        (-46, -32),
        (-86, -50),
        (-78, -76),
        (-24, -66),
        (-18, -90),
    ];
    let outline = hide.into_iter().chain(rest).map(|(x, y)| at(x, y));
    vec![
        Form::polygon(outline).fill(body).stroke(body, 10).into(),
        strokes([(0, -50), (0, 52)], line, 10),
        strokes([(-26, -10), (0, 12), (26, -10)], line, 10),
    ]
}

fn mead(Inks { body, line }: Inks) -> Vec<Shape> {
    let handle = [Move(at(44, -26)), Quad(at(98, -26), at(96, 20)), Quad(at(92, 60), at(42, 58))];
    vec![
        Form::path(handle).stroke(body, 18).into(),
        block(-64, -50, 116, 138, 18, body),
        disc(-44, -58, 28, body),
        disc(-4, -66, 32, body),
        disc(34, -58, 26, body),
        strokes([(-32, -14), (-32, 56)], line, 12),
        strokes([(-6, -14), (-6, 56)], line, 12),
        strokes([(20, -14), (20, 56)], line, 12),
    ]
}

fn fish(Inks { body, line }: Inks) -> Vec<Shape> {
    let flesh = [Move(at(-92, 0)), Quad(at(-30, -78), at(48, 0)), Quad(at(-30, 78), at(-92, 0)), Close];
    vec![
        filled(flesh, body),
        corners([(38, 0), (90, -48), (78, 0), (90, 48)], body),
        disc(-54, -10, 9, line),
        Form::path([Move(at(-30, -28)), Quad(at(-12, 0), at(-30, 28))]).stroke(line, 9).into(),
    ]
}

fn wool(Inks { body, line }: Inks) -> Vec<Shape> {
    vec![
        strokes([(-30, 40), (-30, 88)], body, 16),
        strokes([(34, 40), (34, 88)], body, 16),
        disc(-44, 6, 40, body),
        disc(0, -24, 44, body),
        disc(44, 4, 42, body),
        disc(0, 28, 44, body),
        block(-92, -46, 52, 62, 24, body),
        disc(-68, -20, 8, line),
        Form::circle(at(6, 0), 20).stroke(line, 9).into(),
    ]
}

fn salt(Inks { body, line }: Inks) -> Vec<Shape> {
    let sack = [
        Move(at(-34, -58)),
        Quad(at(-104, 30), at(-66, 88)),
        Line(at(66, 88)),
        Quad(at(104, 30), at(34, -58)),
        Line(at(54, -92)),
        Quad(at(0, -74), at(-54, -92)),
        Close,
    ];
    vec![
        filled(sack, body),
        strokes([(-36, -54), (36, -54)], line, 13),
        disc(-22, 22, 10, line),
        disc(20, 8, 10, line),
        disc(6, 50, 10, line),
    ]
}

fn amber(Inks { body, line }: Inks) -> Vec<Shape> {
    vec![
        corners([(-52, -70), (52, -70), (92, -14), (0, 90), (-92, -14)], body),
        strokes([(-86, -14), (86, -14)], line, 9),
        strokes([(-52, -66), (-28, -14), (0, 80), (28, -14), (52, -66)], line, 9),
    ]
}
