//! The signs of the tiles, drawn from scratch in a box of ±100 around the origin, two colours each.
//!
//! Knows tiles and colours; where a sign stands and how large is for others to say, see [`placed`].

use crate::canvas::Colour;
use crate::canvas::scene::{Form, Group, Point, Shape, Step, Unit, at};
use crate::games::raids::components::{Goods, Tile};

use Step::{Close, Cubic, Line, Move, Quad};

/// The two colours of a sign: its body, and the lines within.
#[derive(Clone, Copy, Debug)]
pub struct Inks {
    /// The body.
    pub body: Colour,
    /// Lines and openings.
    pub line: Colour,
}

/// A sign with its middle at a place; it reaches `radius` to each side.
pub fn placed(shapes: Vec<Shape>, centre: Point, radius: Unit) -> Shape {
    Group::at(centre, shapes).scaled(radius).into()
}

/// The sign of a tile.
pub fn tile(tile: Tile, inks: Inks) -> Vec<Shape> {
    match tile {
        Tile::Weapon { .. } => axe(inks),
        Tile::Sail { .. } => sail(inks),
        Tile::Mjollnir { .. } => hammer(inks),
        Tile::Pennant { .. } => pennant(inks),
        Tile::Rune => rune(inks),
        Tile::Port { .. } => anchor(inks),
        Tile::Monster { strength } => monster(strength, inks),
        Tile::Visit => visit(inks),
        Tile::Pillage => flame(inks),
        Tile::Goods { goods, .. } => super::wares::sign(goods, inks),
    }
}

/// The sign of goods of no particular kind.
pub fn wares(inks: Inks) -> Vec<Shape> {
    super::wares::sign(Goods::Salt, inks)
}

pub(super) fn filled(steps: impl IntoIterator<Item = Step>, colour: Colour) -> Shape {
    Form::path(steps).fill(colour).into()
}

pub(super) fn corners<const N: usize>(points: [(Unit, Unit); N], colour: Colour) -> Shape {
    Form::polygon(points.map(|(x, y)| at(x, y))).fill(colour).stroke(colour, 8).into()
}

pub(super) fn strokes<const N: usize>(points: [(Unit, Unit); N], colour: Colour, width: Unit) -> Shape {
    Form::line(points.map(|(x, y)| at(x, y))).stroke(colour, width).into()
}

pub(super) fn block(x: Unit, y: Unit, width: Unit, height: Unit, radius: Unit, colour: Colour) -> Shape {
    Form::rounded(at(x, y), width, height, radius).fill(colour).into()
}

pub(super) fn disc(x: Unit, y: Unit, radius: Unit, colour: Colour) -> Shape {
    Form::circle(at(x, y), radius).fill(colour).into()
}

/// A sign.
pub fn axe(Inks { body, line }: Inks) -> Vec<Shape> {
    let blade = [
        Move(at(-6, -84)),
        Cubic(at(44, -100), at(96, -62), at(96, 14)),
        Cubic(at(74, -12), at(48, -22), at(18, -22)),
        Line(at(-24, -48)),
        Close,
    ];
    vec![strokes([(-62, 88), (22, -74)], body, 20), filled(blade, body), strokes([(2, -58), (30, -38)], line, 9)]
}

/// A sign.
pub fn sail(Inks { body, line }: Inks) -> Vec<Shape> {
    let cloth = [
        Move(at(-72, -78)),
        Line(at(72, -78)),
        Quad(at(92, -18), at(66, 36)),
        Line(at(-66, 36)),
        Quad(at(-92, -18), at(-72, -78)),
        Close,
    ];
    let hull = [
        Move(at(-96, 44)),
        Quad(at(-70, 94), at(0, 94)),
        Quad(at(70, 94), at(96, 44)),
        Quad(at(0, 74), at(-96, 44)),
        Close,
    ];
    vec![
        strokes([(0, -96), (0, 60)], body, 12),
        filled(cloth, body),
        strokes([(-34, -70), (-38, 28)], line, 14),
        strokes([(34, -70), (38, 28)], line, 14),
        filled(hull, body),
    ]
}

fn hammer(Inks { body, line }: Inks) -> Vec<Shape> {
    vec![
        block(-13, -20, 26, 104, 8, body),
        disc(0, 84, 16, body),
        corners([(-82, -84), (82, -84), (88, -44), (50, -10), (-50, -10), (-88, -44)], body),
        strokes([(-52, -58), (52, -58)], line, 10),
        strokes([(-13, 26), (13, 40)], line, 8),
        strokes([(-13, 48), (13, 62)], line, 8),
    ]
}

fn pennant(Inks { body, line }: Inks) -> Vec<Shape> {
    vec![
        strokes([(-58, -92), (-58, 92)], body, 15),
        corners([(-52, -84), (90, -84), (54, -40), (90, 4), (-52, 4)], body),
        strokes([(-36, -40), (22, -40)], line, 16),
    ]
}

fn rune(Inks { body, line }: Inks) -> Vec<Shape> {
    let stone = [
        Move(at(-60, 90)),
        Line(at(-72, -14)),
        Quad(at(-64, -92), at(4, -94)),
        Quad(at(66, -88), at(70, -6)),
        Line(at(62, 90)),
        Close,
    ];
    vec![
        filled(stone, body),
        strokes([(-12, 62), (-12, -60)], line, 14),
        strokes([(-12, -22), (32, -58)], line, 14),
        strokes([(-12, 18), (32, -18)], line, 14),
    ]
}

/// A sign.
pub fn anchor(Inks { body, .. }: Inks) -> Vec<Shape> {
    let arms = [Move(at(-78, 14)), Quad(at(-68, 82), at(0, 84)), Quad(at(68, 82), at(78, 14))];
    vec![
        Form::circle(at(0, -72), 20).stroke(body, 14).into(),
        strokes([(0, -50), (0, 80)], body, 17),
        strokes([(-42, -24), (42, -24)], body, 16),
        Form::path(arms).stroke(body, 17).into(),
        strokes([(-94, 30), (-78, 10), (-58, 26)], body, 13),
        strokes([(94, 30), (78, 10), (58, 26)], body, 13),
    ]
}

/// A helmet with horns: a Viking to be won.
fn visit(Inks { body, line }: Inks) -> Vec<Shape> {
    let horn = |side: Unit| {
        filled(
            [
                Move(at(side * 50, -22)),
                Quad(at(side * 74, -44), at(side * 70, -94)),
                Quad(at(side * 112, -50), at(side * 84, 2)),
                Quad(at(side * 76, 16), at(side * 58, 12)),
                Close,
            ],
            body,
        )
    };
    let mut shapes = vec![horn(-1), horn(1)];
    shapes.extend(helmet(Inks { body, line }));
    shapes
}

/// A plain helmet: a Viking.
pub fn helmet(Inks { body, line }: Inks) -> Vec<Shape> {
    let dome = [
        Move(at(-66, 30)),
        Cubic(at(-66, -56), at(-34, -74), at(0, -76)),
        Cubic(at(34, -74), at(66, -56), at(66, 30)),
        Close,
    ];
    let cheek = |side: Unit| {
        filled(
            [Move(at(side * 66, 30)), Line(at(side * 62, 70)), Quad(at(side * 34, 92), at(side * 30, 44)), Close],
            body,
        )
    };
    vec![
        filled(dome, body),
        cheek(-1),
        cheek(1),
        strokes([(-62, 22), (62, 22)], line, 12),
        block(-13, 10, 26, 66, 10, body),
    ]
}

fn flame(Inks { body, line }: Inks) -> Vec<Shape> {
    let outer = [
        Move(at(6, -96)),
        Cubic(at(20, -46), at(78, -28), at(72, 32)),
        Cubic(at(68, 76), at(32, 94), at(0, 94)),
        Cubic(at(-34, 94), at(-72, 74), at(-72, 30)),
        Cubic(at(-72, -8), at(-44, -20), at(-40, -54)),
        Cubic(at(-22, -44), at(-18, -34), at(-16, -20)),
        Cubic(at(8, -36), at(14, -62), at(6, -96)),
        Close,
    ];
    let inner = [
        Move(at(4, 2)),
        Cubic(at(10, 26), at(36, 30), at(32, 56)),
        Cubic(at(30, 74), at(14, 80), at(0, 80)),
        Cubic(at(-16, 80), at(-32, 72), at(-32, 54)),
        Cubic(at(-32, 34), at(-4, 32), at(4, 2)),
        Close,
    ];
    vec![filled(outer, body), filled(inner, line)]
}

/// A face with horns; the stronger, the more teeth and the longer the horns.
pub fn monster(strength: u8, Inks { body, line }: Inks) -> Vec<Shape> {
    let reach = Unit::from(strength.clamp(1, 8)) * 3;
    let face = [
        Move(at(-58, -44)),
        Quad(at(-92, -58), at(-74 - reach, -76 - reach)),
        Quad(at(-44, -74), at(-28, -62)),
        Quad(at(0, -72), at(28, -62)),
        Quad(at(44, -74), at(74 + reach, -76 - reach)),
        Quad(at(92, -58), at(58, -44)),
        Quad(at(76, 18), at(42, 60)),
        Quad(at(20, 94), at(0, 94)),
        Quad(at(-20, 94), at(-42, 60)),
        Quad(at(-76, 18), at(-58, -44)),
        Close,
    ];
    let mut shapes = vec![
        filled(face, body),
        corners([(-46, -22), (-12, -4), (-38, 8)], line),
        corners([(46, -22), (12, -4), (38, 8)], line),
    ];
    let teeth: &[(Unit, Unit)] = if strength >= 5 {
        &[(-36, 40), (-24, 62), (-12, 42), (0, 64), (12, 42), (24, 62), (36, 40)]
    } else {
        &[(-28, 44), (-12, 60), (12, 60), (28, 44)]
    };
    shapes.push(Form::line(teeth.iter().map(|(x, y)| at(*x, *y))).stroke(line, 10).into());
    shapes
}

/// A house with crossed gables.
pub fn village(Inks { body, line }: Inks) -> Vec<Shape> {
    vec![
        strokes([(-96, 16), (18, -92)], body, 18),
        strokes([(96, 16), (-18, -92)], body, 18),
        corners([(0, -62), (76, 12), (76, 84), (-76, 84), (-76, 12)], body),
        block(-20, 28, 40, 60, 8, line),
    ]
}

/// A pier with a flag: the Harbor.
pub fn harbor(Inks { body, line }: Inks) -> Vec<Shape> {
    vec![
        strokes([(-70, -94), (-70, 92)], body, 16),
        corners([(-62, -88), (84, -88), (84, 0), (-62, 0)], body),
        block(-62, -88, 37, 44, 0, line),
        block(12, -88, 36, 44, 0, line),
        block(-25, -44, 37, 44, 0, line),
        block(48, -44, 36, 44, 0, line),
    ]
}

/// A shield, for numbers upon it.
pub fn shield(face: Colour, rim: Colour) -> Vec<Shape> {
    let outline = [
        Move(at(-80, -86)),
        Quad(at(0, -104), at(80, -86)),
        Line(at(80, 6)),
        Quad(at(72, 70), at(0, 98)),
        Quad(at(-72, 70), at(-80, 6)),
        Close,
    ];
    vec![Form::path(outline).fill(face).stroke(rim, 14).into()]
}

/// The ghost of a ship's crew.
pub fn ghost(body: Colour, line: Colour) -> Vec<Shape> {
    let shroud = [
        Move(at(-74, 84)),
        Line(at(-74, -12)),
        Cubic(at(-74, -118), at(74, -118), at(74, -12)),
        Line(at(74, 84)),
        Quad(at(52, 54), at(37, 84)),
        Quad(at(18, 54), at(0, 84)),
        Quad(at(-18, 54), at(-37, 84)),
        Quad(at(-52, 54), at(-74, 84)),
        Close,
    ];
    vec![Form::path(shroud).fill(body).stroke(line, 14).into(), disc(-28, -18, 15, line), disc(28, -18, 15, line)]
}

/// Two crossed blades.
pub fn combat(colour: Colour) -> Vec<Shape> {
    vec![
        strokes([(-80, -84), (66, 62)], colour, 20),
        strokes([(80, -84), (-66, 62)], colour, 20),
        strokes([(-84, 40), (-40, 84)], colour, 18),
        strokes([(84, 40), (40, 84)], colour, 18),
    ]
}

/// A star: Glory.
pub fn glory(colour: Colour) -> Vec<Shape> {
    let star = crate::canvas::mark::star(at(0, 4), 100);
    vec![Form::from(star).fill(colour).stroke(colour, 10).into()]
}

/// A sheaf of arrows to the right: sails count, goods count, whatever is first home.
pub fn first(Inks { body, .. }: Inks) -> Vec<Shape> {
    vec![strokes([(-80, -60), (-20, 0), (-80, 60)], body, 24), strokes([(0, -60), (60, 0), (0, 60)], body, 24)]
}
