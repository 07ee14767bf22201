//! The signs (`assets/signs/raids.svg`, each in a box of ±100 around the origin, two colours), and the small things that
//! stand in several parts of a picture: coins, shields, ships.

use std::sync::LazyLock;

use super::colours::{Colours, Plate};
use crate::canvas::Colour;
use crate::canvas::kit::{Highlight, Signs};
use crate::canvas::mark;
use crate::canvas::scene::{Draw, Form, Group, Point, Shape, Step, Text, Unit, at};
use crate::engine::Seat;
use crate::games::raids::components::{Goods, Tile};

pub use crate::games::raids::text::names::value;

use Step::{Close, Move, Quad};

static SIGNS: LazyLock<Signs> =
    LazyLock::new(|| Signs::read(include_str!("../../../../assets/signs/raids.svg")).unwrap_or_default());

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

/// The sign of a tile.
pub fn tile(tile: Tile, plate: Plate) -> Vec<Shape> {
    let id = match tile {
        Tile::Weapon { .. } => "axe",
        Tile::Sail { .. } => "sail",
        Tile::Mjollnir { .. } => "hammer",
        Tile::Pennant { .. } => "pennant",
        Tile::Rune => "rune",
        Tile::Port { .. } => "anchor",
        Tile::Visit => "visit",
        Tile::Pillage => "flame",
        Tile::Goods { goods, .. } => goods_id(goods),
        Tile::Monster { strength } => return monster(strength, plate.sign, plate.line),
    };
    on_plate(id, plate)
}

/// The id of the sign of goods.
pub const fn goods_id(goods: Goods) -> &'static str {
    match goods {
        Goods::Wood => "wood",
        Goods::Pigs => "pigs",
        Goods::Furs => "furs",
        Goods::Mead => "mead",
        Goods::Fish => "fish",
        Goods::Wool => "wool",
        Goods::Salt => "salt",
        Goods::Amber => "amber",
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
    let eye = |side: Unit| {
        let corners = [at(side * 46, -22), at(side * 12, -4), at(side * 38, 8)];
        Form::polygon(corners).fill(line).stroke(line, 8)
    };
    let teeth: &[(Unit, Unit)] = if strength >= 5 {
        &[(-36, 40), (-24, 62), (-12, 42), (0, 64), (12, 42), (24, 62), (36, 40)]
    } else {
        &[(-28, 44), (-12, 60), (12, 60), (28, 44)]
    };
    let teeth = Form::line(teeth.iter().map(|(x, y)| at(*x, *y))).stroke(line, 10);
    (Form::path(face).fill(body), eye(-1), eye(1), teeth).shapes()
}

/// The sign of the ghost ship.
pub fn ghost() -> Vec<Shape> {
    sign("ghost", Colour::hex(0xf4f7f8), Colour::hex(0x44545c))
}

/// A star: Glory.
pub fn glory(colour: Colour) -> Vec<Shape> {
    Form::from(mark::star(at(0, 4), 100)).fill(colour).stroke(colour, 10).shapes()
}

/// A shield with a number of shields.
pub fn shield(colours: &Colours, centre: Point, radius: Unit, shields: u8) -> Vec<Shape> {
    let (face, rim, ink) = colours.shield;
    let number = Text::new(centre.shifted(0, -4), shields.to_string(), 115, ink).bold().centred();
    (placed(sign("shield", face, rim), centre, radius), number).shapes()
}

/// A coin with its worth.
pub fn coin(colours: &Colours, centre: Point, radius: Unit, glory: u8) -> Vec<Shape> {
    let gold = colours.gold;
    let disc = Form::circle(centre, radius - 6).fill(gold).stroke(gold.darker(45), 12);
    (disc, Text::new(centre, glory.to_string(), 112, Colour::hex(0x3a2800)).bold().centred()).shapes()
}

/// How far a ship reaches from its middle, with the ring that marks the asked seat.
pub const SHIP: Unit = 190;

/// A ship: its hull with the badge of the seat for a sail, or the ghost; highlighted if its seat is asked.
pub fn ship(colours: &Colours, ship: Option<Seat>, asked: bool, centre: Point) -> Vec<Shape> {
    let on = |x: Unit, y: Unit| centre.shifted(x, y);
    let ring = Form::circle(on(0, 10), SHIP - 18).fill(colours.ground.turn.with_opacity(25));
    let ring = asked.then(|| Highlight::Turn.around(ring, colours.look, 36));
    let hull = [
        Move(on(-160, 10)),
        Quad(on(-128, 150), on(0, 152)),
        Quad(on(128, 150), on(160, 10)),
        Quad(on(112, 86), on(0, 88)),
        Quad(on(-112, 86), on(-160, 10)),
        Close,
    ];
    let (light, dark) = colours.wood;
    let hull = Form::path(hull).fill(light).stroke(dark, 16).shadow(20, 20, colours.ground.shadow);
    let badge = ship.map(|seat| mark::badge(seat, colours.look, centre, 122));
    (ring, hull, badge, ship.is_none().then(|| placed(ghost(), centre, 110))).shapes()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_file_has_every_sign() {
        let signs = Signs::read(include_str!("../../../../assets/signs/raids.svg")).expect("signs");
        assert_eq!(signs.ids().count(), 23);
        let tiles = [Tile::Rune, Tile::Visit, Tile::Pillage, Tile::Port { sales: 1 }, Tile::Monster { strength: 3 }];
        for drawn in tiles {
            assert!(!tile(drawn, Colours::of(Default::default()).plain()).is_empty(), "{drawn:?}");
        }
    }
}
