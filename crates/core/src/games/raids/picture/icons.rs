//! The signs of `assets/signs/raids.svg`, each in a box of ±100 around the origin, in two colours. Also the small
//! things that stand in several parts of a picture: coins, shields, ships.

use std::sync::LazyLock;

use super::*;
use Step::{Close, Move, Quad};

static SIGNS: LazyLock<Signs> =
    LazyLock::new(|| Signs::read(include_str!("../../../../../../assets/signs/raids.svg")).unwrap_or_default());

/// A sign with its middle at a place; it reaches `radius` to each side.
pub fn placed(shapes: Vec<Shape>, centre: Point, radius: Unit) -> Group {
    Group::at(centre, shapes).scaled(radius)
}

/// A sign by its id, with the colours of its body and of the lines within.
pub fn sign(id: &str, body: Colour, line: Colour) -> Vec<Shape> {
    SIGNS.draw(id, &[("body", body), ("line", line)])
}

/// A sign in the colours of a plate.
pub fn on_plate(id: &str, plate: Plate) -> Vec<Shape> {
    sign(id, plate.sign, plate.line)
}

pub fn tile(tile: Tile, plate: Plate) -> Vec<Shape> {
    match tile {
        Tile::Goods { goods, .. } => on_plate(goods.word(), plate),
        Tile::Monster { strength } => monster(strength, plate.sign, plate.line),
        _ => on_plate(tile.kind(), plate),
    }
}

/// A face with horns; the stronger, the more teeth and the longer the horns.
pub fn monster(strength: u8, body: Colour, line: Colour) -> Vec<Shape> {
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
    let eyes = [-1, 1].map(|side| {
        Form::polygon([at(side * 46, -22), at(side * 12, -4), at(side * 38, 8)]).fill(line).stroke(line, 8)
    });
    let teeth: &[(Unit, Unit)] = match strength {
        5.. => &[(-36, 40), (-24, 62), (-12, 42), (0, 64), (12, 42), (24, 62), (36, 40)],
        _ => &[(-28, 44), (-12, 60), (12, 60), (28, 44)],
    };
    let teeth = Form::line(teeth.iter().map(|(x, y)| at(*x, *y))).stroke(line, 10);
    (Form::path(face).fill(body), eyes, teeth).shapes()
}

pub fn ghost() -> Vec<Shape> {
    sign("ghost", Colour::hex(0xf4f7f8), Colour::hex(0x44545c))
}

/// A star: Glory.
pub fn glory(colour: Colour) -> Vec<Shape> {
    Form::from(mark::star(at(0, 4), 100)).fill(colour).stroke(colour, 10).shapes()
}

/// A shield with a number of shields.
pub fn shield(colours: &Colours, centre: Point, radius: Unit, shields: u8) -> Vec<Shape> {
    let number = Text::new(centre.shifted(0, -4), shields.to_string(), LEGIBLE, colours.on_shield).bold().centred();
    (placed(sign("shield", colours.shield, colours.rim), centre, radius), number).shapes()
}

pub fn coin(colours: &Colours, centre: Point, radius: Unit, glory: u8) -> Vec<Shape> {
    let gold = colours.gold;
    let disc = Form::circle(centre, radius - 6).fill(gold).stroke(gold.darker(45), 12);
    (disc, Text::new(centre, glory.to_string(), LEGIBLE, Colour::hex(0x3a2800)).bold().centred()).shapes()
}

/// Coins in a row, the last at a place and each `pitch` to the left of the next.
pub fn coins(colours: &Colours, last: Point, pitch: Unit, radius: Unit, coins: &[u8]) -> Vec<Shape> {
    let coin = |(number, coin): (Unit, &u8)| self::coin(colours, last.shifted(-number * pitch, 0), radius, *coin);
    (0..).zip(coins.iter().rev()).flat_map(coin).collect()
}
