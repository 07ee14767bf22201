//! The ring of the world: a plate for each space, clockwise from the Harbor at the top, with its number, its tile and the
//! ships on it.

use super::Drawing;
use super::colours::Plate;
use super::icons::{self, Inks, placed};
use crate::canvas::Colour;
use crate::canvas::mark;
use crate::canvas::scene::{Cap, Form, Group, PHONE, Point, Shape, Step, Stroke, Text, Unit, at, cos, polar, sin};
use crate::engine::Seat;
use crate::games::raids::components::Tile;
use crate::games::raids::state::{Phase, Space, Spot};

/// The outer rim of the ring.
pub const OUTER: Unit = PHONE / 2 - 45;
/// The inner rim of the ring.
pub const INNER: Unit = 1_330;
/// Where the numbers of the spaces stand.
const NUMBERS: Unit = 1_246;
/// Where ships lie.
const BERTH: Unit = 985;
/// Where the second ship on a space lies.
const INNER_BERTH: Unit = 720;
/// How far plates are rounded.
const ROUND: Unit = 60;

/// What is written on a plate, from the rim inwards.
struct Face {
    sign: Vec<Shape>,
    /// Next to the rim.
    value: String,
    /// Next to the sea.
    foot: Foot,
}

/// What stands at the foot of a plate.
enum Foot {
    Nothing,
    Shields(u8),
    Coins(Vec<u8>),
    Words(String),
}

impl Drawing<'_> {
    /// The world with its middle at a place.
    pub(super) fn world(&self, centre: Point) -> Shape {
        let colours = &self.colours;
        let (near, far) = colours.water;
        let mut shapes: Vec<Shape> = self.voyages();
        let open = |radius: Unit, depth: u8| Form::circle(at(0, 0), radius).fill(near.towards(far, depth));
        shapes.push(open(OUTER, 85).shadow(30, 80, colours.ground.shadow).into());
        for (radius, depth) in [(INNER + 20, 60), (INNER - 230, 38), (INNER - 480, 18), (INNER - 760, 0)] {
            shapes.push(open(radius, depth).into());
        }
        let harbor = self.context.open.harbor();
        for space in 1..harbor {
            shapes.extend(self.space(space));
        }
        shapes.extend(self.home());
        shapes.extend(self.centre());
        shapes.extend(self.courses());
        for space in 1..harbor {
            shapes.extend(self.ships_on(space));
        }
        shapes.extend(self.moored());
        Group::at(centre, shapes).into()
    }

    /// The direction of a space from the middle: the Harbor, before and after the voyage, lies at the top.
    pub(super) fn direction(&self, space: Space) -> i32 {
        2_700 + 3_600 * i32::from(space) / i32::from(self.context.open.harbor())
    }

    fn space(&self, space: Space) -> Vec<Shape> {
        let colours = &self.colours;
        let direction = self.direction(space);
        let mut shapes = Vec::new();
        let number = Text::new(polar(at(0, 0), NUMBERS, direction), space.to_string(), 118, colours.quiet);
        shapes.push(number.bold().centred().into());
        let Some(spot) = self.context.spot(space) else { return shapes };
        let going = self.context.cleared().iter().any(|(gone, _)| *gone == space);
        let fresh = self.news.marks(space);
        let (plate, face) = match (spot.tile, spot.village) {
            (Some(tile), _) => (colours.tile(tile), self.face(tile, spot)),
            (None, true) => (colours.village(), self.village(spot)),
            (None, false) => {
                shapes.extend(self.open_water(direction));
                if fresh {
                    shapes.push(self.rim(direction, colours.ground.accent.veil(80), true));
                }
                return shapes;
            }
        };
        let mut plated = vec![self.plate(direction, plate)];
        plated.extend(self.written(direction, plate, face));
        if going {
            shapes.push(Group::at(at(0, 0), plated).faded(if colours.look.contrast { 55 } else { 45 }).into());
            shapes.extend(self.crossed(direction));
        } else {
            shapes.extend(plated);
        }
        if fresh {
            shapes.push(self.rim(direction, colours.ground.accent, false));
        }
        shapes
    }

    /// The plate of a space without anything on it.
    fn plate(&self, direction: i32, plate: Plate) -> Shape {
        Form::path(self.wedge(direction, 8)).fill(plate.face).stroke(plate.edge, 16).into()
    }

    fn rim(&self, direction: i32, colour: Colour, dashed: bool) -> Shape {
        let rim = Form::path(self.wedge(direction, 18)).stroke(colour, 30);
        if dashed { rim.dashed([70, 60]).into() } else { rim.into() }
    }

    /// The outline of a space with round corners, this far inside of its borders.
    fn wedge(&self, direction: i32, inset: Unit) -> [Step; 10] {
        const GAP: i32 = 8;
        let half = 1_800 / i32::from(self.context.open.harbor());
        let (inner, outer) = (INNER + inset, OUTER - inset);
        // An arc as long as its radius has 573 tenths of a degree.
        let side = |radius: Unit| half - GAP * 1_600 / radius - inset * 573 / radius;
        let turned = |radius: Unit| side(radius) - ROUND * 573 / radius;
        let on = |radius: Unit, angle: i32| polar(at(0, 0), radius, direction + angle);
        let pull = |radius: Unit| on(radius * 10_000 / cos(turned(radius)), 0);
        let corner = |radius: Unit, sign: i32| on(radius, sign * side(radius));
        let (low, high) = (inner + ROUND, outer - ROUND);
        [
            Step::Move(on(inner, -turned(inner))),
            Step::Quad(pull(inner), on(inner, turned(inner))),
            Step::Quad(corner(inner, 1), on(low, side(low))),
            Step::Line(on(high, side(high))),
            Step::Quad(corner(outer, 1), on(outer, turned(outer))),
            Step::Quad(pull(outer), on(outer, -turned(outer))),
            Step::Quad(corner(outer, -1), on(high, -side(high))),
            Step::Line(on(low, -side(low))),
            Step::Quad(corner(inner, -1), on(inner, -turned(inner))),
            Step::Close,
        ]
    }

    fn written(&self, direction: i32, plate: Plate, face: Face) -> Vec<Shape> {
        let on = |radius: Unit| polar(at(0, 0), radius, direction);
        let (sign, size) = match (face.value.is_empty(), &face.foot) {
            (true, Foot::Nothing) => (1_625, 175),
            (true, _) => (1_685, 155),
            (false, Foot::Nothing) => (1_560, 160),
            (false, _) => (1_615, 132),
        };
        let mut shapes = vec![placed(face.sign, on(sign), size)];
        if !face.value.is_empty() {
            let wide = face.value.len() > 1;
            let size = if wide { 135 } else { 155 };
            let text = Text::new(on(if wide { 1_790 } else { 1_805 }), face.value, size, plate.ink);
            shapes.push(text.bold().centred().into());
        }
        let foot = on(1_425);
        match face.foot {
            Foot::Nothing => {}
            Foot::Shields(shields) => shapes.extend(self.shield(foot, 80, shields)),
            Foot::Words(words) => shapes.push(Text::new(foot, words, 135, plate.ink).bold().centred().into()),
            Foot::Coins(coins) => {
                let across = direction + 900;
                let first = -(coins.len() as Unit - 1) * 75;
                for (number, coin) in (0..).zip(coins) {
                    shapes.extend(self.coin(polar(foot, first + number * 150, across), 72, coin));
                }
            }
        }
        shapes
    }

    fn face(&self, tile: Tile, spot: &Spot) -> Face {
        let plate = self.colours.tile(tile);
        let sign = icons::tile(tile, Inks { body: plate.sign, line: plate.line });
        let foot = match tile {
            Tile::Visit => match self.context.shares(spot) {
                shares if shares.is_empty() => Foot::Words("–".into()),
                shares => Foot::Words(shares.iter().map(ToString::to_string).collect::<Vec<_>>().join("+")),
            },
            Tile::Pillage => match self.context.shares(spot) {
                shares if shares.is_empty() => Foot::Words("–".into()),
                shares => Foot::Coins(shares),
            },
            _ => tile.shields_aboard().map_or(Foot::Nothing, Foot::Shields),
        };
        Face { sign, value: value(tile), foot }
    }

    fn village(&self, spot: &Spot) -> Face {
        let plate = self.colours.village();
        let sign = icons::village(Inks { body: plate.sign, line: plate.line });
        Face { sign, value: String::new(), foot: Foot::Words(spot.vikings.to_string()) }
    }

    /// A shield with the number of Vikings that it covers.
    pub(super) fn shield(&self, centre: Point, radius: Unit, shields: u8) -> [Shape; 2] {
        let colours = &self.colours;
        let ink = if colours.look.contrast { colours.ground.ink } else { Colour::hex(0x2a2118) };
        let rim = if colours.look.contrast { colours.ground.ink } else { Colour::hex(0x7a6445) };
        let number = Text::new(centre.shifted(0, -4), shields.to_string(), 115, ink).bold().centred();
        [placed(icons::shield(colours.shield, rim), centre, radius), number.into()]
    }

    /// A coin with its worth.
    pub(super) fn coin(&self, centre: Point, radius: Unit, glory: u8) -> [Shape; 2] {
        let gold = self.colours.gold;
        let disc = Form::circle(centre, radius - 6).fill(gold).stroke(gold.darker(45), 12);
        [disc.into(), Text::new(centre, glory.to_string(), 112, Colour::hex(0x3a2800)).bold().centred().into()]
    }

    fn open_water(&self, direction: i32) -> Vec<Shape> {
        let centre = polar(at(0, 0), (INNER + OUTER) / 2, direction);
        let wave = |y: Unit, from: Unit| {
            let steps = [
                Step::Move(centre.shifted(from, y)),
                Step::Quad(centre.shifted(from + 45, y - 60), centre.shifted(from + 90, y)),
                Step::Quad(centre.shifted(from + 135, y + 60), centre.shifted(from + 180, y)),
            ];
            Form::path(steps).stroke(self.colours.wave, 18).into()
        };
        vec![wave(-40, -120), wave(50, -60)]
    }

    fn crossed(&self, direction: i32) -> Vec<Shape> {
        let centre = polar(at(0, 0), 1_640, direction);
        let colour = self.colours.ground.accent;
        let bar = |x: Unit| Form::line([centre.shifted(-x, -120), centre.shifted(x, 120)]).stroke(colour, 34).into();
        vec![bar(120), bar(-120)]
    }

    fn home(&self) -> Vec<Shape> {
        let colours = &self.colours;
        let harbor = self.context.open.harbor();
        let direction = self.direction(harbor);
        let plate = colours.harbor();
        let mut shapes = vec![self.plate(direction, plate)];
        shapes.push(placed(icons::harbor(Inks { body: plate.sign, line: plate.line }), at(0, -1_625), 165));
        let number = Text::new(polar(at(0, 0), NUMBERS, direction), harbor.to_string(), 118, colours.quiet);
        shapes.push(number.bold().centred().into());
        shapes
    }

    /// The ships on a space: one, or two in combat; the ghost as well.
    fn ships_on(&self, space: Space) -> Vec<Shape> {
        let open = self.context.open;
        let here = self.context.seats().zip(&open.ships).filter(|(_, ship)| ship.space == space);
        let mut ships: Vec<Option<Seat>> = here.map(|(seat, _)| Some(seat)).collect();
        if open.ghost.is_some_and(|ghost| ghost.space == space) {
            ships.push(None);
        }
        if let Phase::Fight { attacker, .. } = open.phase {
            ships.sort_by_key(|ship| *ship == Some(attacker));
        }
        let direction = self.direction(space);
        let berths = [BERTH, INNER_BERTH, INNER_BERTH - 260];
        let mut shapes = Vec::new();
        if ships.len() > 1 {
            let between = polar(at(0, 0), (BERTH + INNER_BERTH) / 2, direction);
            let swords = icons::combat(self.colours.ground.accent);
            shapes.push(placed(swords, polar(between, 235, direction + 900), 85));
        }
        for (ship, berth) in ships.into_iter().zip(berths) {
            shapes.extend(self.token(ship, polar(at(0, 0), berth, direction)));
        }
        shapes
    }

    /// A ship: its hull with the badge of the seat for a sail.
    pub(super) fn token(&self, ship: Option<Seat>, centre: Point) -> Vec<Shape> {
        let colours = &self.colours;
        let mut shapes = Vec::new();
        if ship.is_some() && ship == self.context.open.asked() {
            shapes.push(
                Form::circle(centre.shifted(0, 10), 178)
                    .fill(colours.ground.accent.veil(35))
                    .stroke(colours.ground.accent, 20)
                    .into(),
            );
        }
        let hull = [
            Step::Move(centre.shifted(-160, 10)),
            Step::Quad(centre.shifted(-128, 150), centre.shifted(0, 152)),
            Step::Quad(centre.shifted(128, 150), centre.shifted(160, 10)),
            Step::Quad(centre.shifted(112, 86), centre.shifted(0, 88)),
            Step::Quad(centre.shifted(-112, 86), centre.shifted(-160, 10)),
            Step::Close,
        ];
        shapes.push(
            Form::path(hull)
                .fill(colours.wood.0)
                .stroke(colours.wood.1, 16)
                .shadow(20, 20, colours.ground.shadow)
                .into(),
        );
        match ship {
            Some(seat) => shapes.extend(mark::badge(seat, colours.look, centre, 122)),
            None => shapes.push(placed(icons::ghost(Colour::hex(0xf4f7f8), Colour::hex(0x44545c)), centre, 110)),
        }
        shapes
    }

    /// The ways that ships have come, as dots.
    fn courses(&self) -> Vec<Shape> {
        let mut shapes = Vec::new();
        for (number, (ship, course)) in (0..).zip(&self.news.courses) {
            let colour = match ship {
                Some(seat) => crate::canvas::palette::seat(*seat, self.colours.look).fill,
                None => self.colours.quiet,
            };
            let radius = BERTH + 90 - 46 * (number % 4);
            let [from, .., to] = course.as_slice() else { continue };
            let (from, to) = (self.direction(*from), self.direction(*to));
            let points: Vec<_> = (0..=(to - from) / 30).map(|step| polar(at(0, 0), radius, from + step * 30)).collect();
            let mut way = Form::line(points);
            way.stroke = Some(Stroke { colour, width: 34, cap: Cap::Round, dash: vec![1, 72] });
            shapes.push(way.into());
        }
        shapes
    }

    /// Where a place of the rim lies beyond the ring: the corners of the picture.
    pub(super) const fn corner(number: usize) -> Point {
        const FAR: Unit = PHONE / 2 - 345;
        let angle = 2_250 + 900 * number as i32;
        at(FAR * cos(angle) / 7_071, FAR * sin(angle) / 7_071)
    }
}

/// The number on a tile: Glory, or how often its symbol counts.
pub fn value(tile: Tile) -> String {
    match tile {
        Tile::Goods { value, .. } | Tile::Pennant { value, .. } | Tile::Monster { strength: value } => {
            value.to_string()
        }
        Tile::Weapon { strength: times, .. }
        | Tile::Sail { strength: times, .. }
        | Tile::Mjollnir { strength: times, .. }
        | Tile::Port { sales: times }
            if times > 1 =>
        {
            format!("×{times}")
        }
        _ => String::new(),
    }
}
