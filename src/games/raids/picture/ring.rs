//! The ring of the world: a plate for each space, clockwise from the Harbor at the top, with its number, its tile and the
//! ships on it.

use super::colours::Plate;
use super::drawing::Drawing;
use super::icons::{self, placed, value};
use crate::canvas::kit::alt;
use crate::canvas::scene::{Cap, Draw, Form, Group, PHONE, Point, Shape, Step, Stroke, Text, Unit, at, cos, polar};
use crate::engine::Seat;
use crate::games::raids::components::Tile;
use crate::games::raids::state::{Phase, Space, Spot};

/// The outer rim of the ring.
const OUTER: Unit = PHONE / 2 - 45;
/// The inner rim of the ring.
pub const INNER: Unit = 1_330;
/// Where the numbers of the spaces stand.
const NUMBERS: Unit = 1_246;
/// Where ships lie: one, and those beside it.
const BERTHS: [Unit; 3] = [985, 720, 460];
/// How far plates are rounded.
const ROUND: Unit = 60;
/// The middle of the ring.
const MIDDLE: Point = at(0, 0);

impl Drawing<'_> {
    /// The world with its middle at a place.
    pub fn world(&self, centre: Point) -> Group {
        let (near, far) = self.colours.water;
        let water = |(radius, depth)| Form::circle(MIDDLE, radius).fill(near.towards(far, depth));
        let depths = [(INNER + 20, 60), (INNER - 230, 38), (INNER - 480, 18), (INNER - 760, 0)].map(water);
        let sea = (water((OUTER, 85)).shadow(30, 80, self.colours.ground.shadow), depths);
        let spaces = || 1..self.context.open.harbor();
        let plates: Vec<_> = spaces().map(|space| self.space(space)).collect();
        let ships: Vec<_> = spaces().map(|space| self.ships_on(space)).collect();
        let middle = (self.centre(), self.courses());
        Group::at(centre, (self.voyages(), sea, plates, self.home(), middle, ships, self.moored()))
    }

    /// The direction of a space from the middle: the Harbor, before and after the voyage, lies at the top.
    fn direction(&self, space: Space) -> i32 {
        2_700 + 3_600 * i32::from(space) / i32::from(self.context.open.harbor())
    }

    fn number(&self, space: Space) -> Text {
        let place = polar(MIDDLE, NUMBERS, self.direction(space));
        Text::new(place, space.to_string(), 118, self.colours.quiet).bold().centred()
    }

    fn space(&self, space: Space) -> Vec<Shape> {
        let (accent, direction) = (self.colours.ground.accent, self.direction(space));
        let fresh = self.news.marks(space);
        let rim = |colour| fresh.then(|| Form::path(self.wedge(direction, 18)).stroke(colour, 30));
        let Some((plate, sign)) = self.plate_of(space) else {
            let dashed = rim(accent.with_opacity(80)).map(|rim| rim.dashed([70, 60]));
            return (self.number(space), self.open_water(direction), dashed).shapes();
        };
        let plated = (self.plate(direction, plate), self.written(space, plate, sign)).shapes();
        let plated = if self.is_going(space) {
            let faded = Group::at(MIDDLE, plated).faded(if self.colours.look.contrast { 55 } else { 45 });
            (faded, self.crossed(direction)).shapes()
        } else {
            plated
        };
        (self.number(space), plated, rim(accent)).shapes()
    }

    /// The plate of a space without anything on it.
    fn plate(&self, direction: i32, plate: Plate) -> Form {
        Form::path(self.wedge(direction, 8)).fill(plate.face).stroke(plate.edge, 16)
    }

    /// The outline of a space with round corners, this far inside of its borders.
    fn wedge(&self, direction: i32, inset: Unit) -> [Step; 10] {
        const GAP: i32 = 8;
        let half = 1_800 / i32::from(self.context.open.harbor());
        let (inner, outer) = (INNER + inset, OUTER - inset);
        // An arc as long as its radius has 573 tenths of a degree.
        let side = |radius: Unit| half - GAP * 1_600 / radius - inset * 573 / radius;
        let turned = |radius: Unit| side(radius) - ROUND * 573 / radius;
        let on = |radius: Unit, angle: i32| polar(MIDDLE, radius, direction + angle);
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

    /// What is written on a plate, from the rim inwards: the number, the sign, what waits there.
    fn written(&self, space: Space, plate: Plate, sign: Vec<Shape>) -> Vec<Shape> {
        let direction = self.direction(space);
        let on = |radius: Unit| polar(MIDDLE, radius, direction);
        let Some(spot) = self.context.spot(space) else { return Vec::new() };
        let value = spot.tile.map(value).unwrap_or_default();
        let foot = self.foot(spot, on(1_425), direction + 900, plate);
        let (radius, size) = match (value.is_empty(), foot.is_none()) {
            (true, true) => (1_625, 175),
            (true, false) => (1_685, 155),
            (false, true) => (1_560, 160),
            (false, false) => (1_615, 132),
        };
        let (place, letters) = if value.len() > 1 { (on(1_790), 135) } else { (on(1_805), 155) };
        let number = (!value.is_empty()).then(|| Text::new(place, value, letters, plate.ink).bold().centred());
        (placed(sign, on(radius), size), number, foot).shapes()
    }

    /// What stands at the foot of a plate: Vikings or coins that wait there, or shields.
    fn foot(&self, spot: &Spot, place: Point, across: i32, plate: Plate) -> Option<Vec<Shape>> {
        let words = |words: &str| Text::new(place, words, 135, plate.ink).bold().centred().shapes();
        let shares = self.context.shares(spot);
        Some(match spot.tile {
            None => words(&spot.vikings.to_string()),
            Some(Tile::Visit | Tile::Pillage) if shares.is_empty() => words("–"),
            Some(Tile::Visit) => words(&alt::join(shares, "+")),
            Some(Tile::Pillage) => {
                let first = -(shares.len() as Unit - 1) * 75;
                let coin =
                    |(number, coin)| icons::coin(&self.colours, polar(place, first + number * 150, across), 72, coin);
                (0..).zip(shares).flat_map(coin).collect()
            }
            Some(tile) => icons::shield(&self.colours, place, 80, tile.shields_aboard()?),
        })
    }

    fn open_water(&self, direction: i32) -> [Form; 2] {
        let centre = polar(MIDDLE, (INNER + OUTER) / 2, direction);
        [(-120, -40), (-60, 50)].map(|(x, y)| {
            let on = |dx: Unit, dy: Unit| centre.shifted(x + dx, y + dy);
            let steps = [Step::Move(on(0, 0)), Step::Quad(on(45, -60), on(90, 0)), Step::Quad(on(135, 60), on(180, 0))];
            Form::path(steps).stroke(self.colours.wave, 18)
        })
    }

    fn crossed(&self, direction: i32) -> [Form; 2] {
        let centre = polar(MIDDLE, 1_640, direction);
        let bar = |x: Unit| Form::line([centre.shifted(-x, -120), centre.shifted(x, 120)]);
        [120, -120].map(|x| bar(x).stroke(self.colours.ground.accent, 34))
    }

    fn home(&self) -> Vec<Shape> {
        let harbor = self.context.open.harbor();
        let plate = self.colours.harbor();
        let sign = placed(icons::on_plate("harbor", plate), at(0, -1_625), 165);
        (self.plate(self.direction(harbor), plate), sign, self.number(harbor)).shapes()
    }

    /// The ships on a space: one, or two in combat; the ghost as well.
    fn ships_on(&self, space: Space) -> Vec<Shape> {
        let mut ships = self.ships_of(space);
        if let Phase::Fight { attacker, .. } = self.context.open.phase {
            ships.sort_by_key(|ship| *ship == Some(attacker));
        }
        let direction = self.direction(space);
        let between = polar(MIDDLE, (BERTHS[0] + BERTHS[1]) / 2, direction);
        let accent = self.colours.ground.accent;
        let swords = placed(icons::sign("combat", accent, accent), polar(between, 235, direction + 900), 85);
        let swords = (ships.len() > 1).then_some(swords);
        let ship = |(ship, berth): (_, Unit)| self.ship(ship, polar(MIDDLE, berth, direction));
        (swords, ships.into_iter().zip(BERTHS).map(ship).collect::<Vec<_>>()).shapes()
    }

    /// A ship or the ghost, set off when its seat is asked.
    pub fn ship(&self, ship: Option<Seat>, centre: Point) -> Vec<Shape> {
        let asked = ship.is_some() && ship == self.context.open.asked();
        icons::ship(&self.colours, ship, asked, centre)
    }

    /// The ways that ships have come, as dots.
    fn courses(&self) -> Vec<Form> {
        let way = |(number, (ship, course)): (Unit, &(Option<Seat>, Vec<Space>))| {
            let colour = ship.map_or(self.colours.quiet, |seat| self.colours.seat(seat).fill);
            let radius = BERTHS[0] + 90 - 46 * (number % 4);
            let [from, .., to] = course.as_slice() else { return None };
            let (from, to) = (self.direction(*from), self.direction(*to));
            let way = Form::line((0..=(to - from) / 30).map(|step| polar(MIDDLE, radius, from + step * 30)));
            Some(Form { stroke: Some(Stroke { colour, width: 34, cap: Cap::Round, dash: vec![1, 72] }), ..way })
        };
        (0..).zip(&self.news.courses).filter_map(way).collect()
    }
}
