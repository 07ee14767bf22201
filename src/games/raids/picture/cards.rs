//! A card for each player: who it is, the longship with its tiles and free spaces, shields and crew, and what lies beside it.

use super::drawing::Drawing;
use super::icons::{self, goods_id, placed, value};
use super::news::Beside;
use crate::canvas::Colour;
use crate::canvas::kit::{alt, wrap};
use crate::canvas::lettering::{self, Weight};
use crate::canvas::mark;
use crate::canvas::scene::{Area, Draw, Form, Group, Point, Shape, Step, Text, Unit, at};
use crate::engine::Seat;
use crate::games::raids::components::Tile;
use crate::games::raids::state::Ship;

/// From the upper edge of a card to what lies beside the ship.
const DECKS: Unit = 1_130;
/// A row of what lies beside the ship.
const ROW: Unit = 200;
/// The most shields that are drawn one by one.
const ROW_OF_SHIELDS: u8 = 20;

/// Something that lies beside a ship, and how wide it is.
struct Chip {
    width: Unit,
    shapes: Vec<Shape>,
}

impl Drawing<'_> {
    /// How high the card of a seat is.
    pub fn card_height(&self, seat: Seat, width: Unit) -> Unit {
        DECKS + self.beside(seat, width).len() as Unit * ROW + 40
    }

    /// The card of a seat.
    pub fn card(&self, seat: Seat, card: Area) -> Vec<Shape> {
        let Some(ship) = self.context.open.ships.get(seat.index()) else { return Vec::new() };
        let (ground, gold, width) = (self.colours.ground, self.colours.gold, card.width);
        let on = |x: Unit, y: Unit| card.at.shifted(x, y);
        let asked = self.context.open.asked() == Some(seat);
        let (rim, pen) = if asked { (ground.accent, 30) } else { (ground.line, 12) };
        let panel = Form::rounded(card.at, width, card.height, 110).fill(self.colours.seat(seat).tint).stroke(rim, pen);
        let badge = mark::badge(seat, self.colours.look, on(185, 170), 118);
        let points = self.context.points(seat).to_string();
        let points = Text::new(on(width - 80, 225), points, 200, ground.ink).bold().end();
        let left = width - 80 - points.width() - 90;
        let glory = placed(icons::glory(gold), on(left, 155), 66);
        let name = lettering::fit(&self.context.voice.seat(seat), 155, Weight::Bold, left - 90 - 320);
        let name = Text::new(on(320, 218), name, 155, ground.ink).bold();
        let hull = self.hull(seat, ship, on(0, 300), width);
        let mut shapes = (panel, badge, glory, points, name, hull, self.crew(seat, ship, on(0, 1_060), width)).shapes();
        for (row, chips) in (0..).zip(self.beside(seat, width)) {
            let mut x = 80;
            for chip in chips {
                Group::at(on(x, DECKS + ROW / 2 - 20 + row * ROW), chip.shapes).onto(&mut shapes);
                x += chip.width;
            }
        }
        shapes
    }

    /// The hull with its spaces, and its shields along the side.
    fn hull(&self, seat: Seat, ship: &Ship, corner: Point, width: Unit) -> Vec<Shape> {
        let on = |x: Unit, y: Unit| corner.shifted(x, y);
        let outline = [
            Step::Move(on(50, 0)),
            Step::Cubic(on(60, 330), on(180, 590), on(430, 600)),
            Step::Line(on(width - 430, 600)),
            Step::Cubic(on(width - 180, 590), on(width - 60, 330), on(width - 50, 0)),
            Step::Quad(on(width - 110, 170), on(width - 190, 190)),
            Step::Line(on(190, 190)),
            Step::Quad(on(110, 170), on(50, 0)),
            Step::Close,
        ];
        let (light, dark) = self.colours.wood;
        let hull = Form::path(outline).fill(light.towards(dark, 22)).stroke(dark, 18);
        let grain = dark.with_opacity(if self.colours.look.contrast { 0 } else { 55 });
        let planks = [(320, 190), (450, 260)]
            .map(|(y, inset)| Form::line([on(inset, y), on(width - inset, y)]).stroke(grain, 10));
        let mut shapes = (hull, planks).shapes();
        let spaces = usize::from(self.context.game.spaces).max(ship.aboard.len()).max(1);
        let room = (width - 2 * 160) / spaces as Unit;
        let mut placed = self.news.placed.clone();
        for slot in 0..spaces {
            let tile = ship.aboard.get(slot).copied();
            let fresh = placed.iter().position(|placed| tile.is_some_and(|tile| *placed == (seat, tile)));
            fresh.map(|index| placed.remove(index));
            self.slot(tile, fresh.is_some(), on(160 + room * slot as Unit + 12, 20), room - 24).onto(&mut shapes);
        }
        self.side(seat, ship, on(width / 2, 505), width - 640).onto(&mut shapes);
        shapes
    }

    /// A space of the ship.
    fn slot(&self, tile: Option<Tile>, fresh: bool, corner: Point, width: Unit) -> Vec<Shape> {
        const HEIGHT: Unit = 400;
        let (colours, ground) = (&self.colours, self.colours.ground);
        let space = Form::rounded(corner, width, HEIGHT, 50);
        let radius = (width / 2 - 14).clamp(56, 76);
        let Some(tile) = tile else {
            let face = if colours.look.contrast { ground.panel } else { colours.wood.1.with_opacity(70) };
            let (middle, shields) = (corner.shifted(width / 2, HEIGHT / 2), self.context.game.empty_space_shields);
            let shield = icons::shield(colours, middle, radius, shields);
            return (space.fill(face).stroke(colours.wood.1, 12), shield).shapes();
        };
        let plate = colours.tile(tile);
        let (rim, pen) = if fresh { (ground.accent, 28) } else { (plate.edge, 12) };
        let face = space.fill(plate.face).stroke(rim, pen);
        let sign = placed(icons::tile(tile, plate), corner.shifted(width / 2, 115), (width / 2 - 20).min(92));
        let (worth, shields) = (value(tile), tile.shields_aboard());
        let foot = corner.shifted(width / 2, HEIGHT - 88);
        let (number, shield, radius) = match (worth.is_empty(), shields) {
            (true, Some(_)) => (None, foot, radius),
            (false, Some(_)) => (Some(foot.shifted(-width / 4 - 4, 4)), foot.shifted(width / 4 - 4, 0), radius.min(60)),
            (_, None) => (Some(foot), foot, radius),
        };
        let size = if worth.chars().count() > 1 { 114 } else { 135 };
        let number = number.map(|place| Text::new(place, worth, size, plate.ink).bold().centred());
        let shields = shields.map(|shields| icons::shield(colours, shield, radius, shields));
        (face, sign, number, shields).shapes()
    }

    /// The shields along the side of the hull, manned ones in the colour of the seat.
    fn side(&self, seat: Seat, ship: &Ship, middle: Point, width: Unit) -> Vec<Form> {
        let shields = self.context.game.shields(ship).max(ship.crew);
        if shields == 0 || shields > ROW_OF_SHIELDS {
            return Vec::new();
        }
        let (own, wood, face) = (self.colours.seat(seat), self.colours.wood.1, self.colours.shield.0);
        let step = (width / Unit::from(shields)).min(118);
        let first = middle.x - step * (Unit::from(shields) - 1) / 2;
        let one = |number: u8| {
            let centre = at(first + step * Unit::from(number), middle.y);
            let manned = number < ship.crew;
            let (disc, rim, boss) =
                if manned { (own.fill, own.edge, own.ink) } else { (wood.with_opacity(75), face, face) };
            let disc = Form::circle(centre, step * 42 / 100).fill(disc).stroke(rim, 10);
            [disc, Form::circle(centre, step * 12 / 100).fill(boss)]
        };
        (0..shields).flat_map(one).collect()
    }

    /// Crew and shields in numbers, and where the ship is.
    fn crew(&self, seat: Seat, ship: &Ship, baseline: Point, width: Unit) -> Vec<Shape> {
        let ground = self.colours.ground;
        let crew = format!("{} / {}", ship.crew, self.context.game.shields(ship));
        let crew = Text::new(baseline.shifted(240, 0), crew, 150, ground.ink).bold();
        let room = width - 80 - (240 + crew.width() + 60);
        let place = lettering::fit(&self.context.whereabouts(seat, ship), 125, Weight::Medium, room);
        let place = Text::new(baseline.shifted(width - 80, 0), place, 125, ground.quiet).end();
        let helmet = icons::on_plate("helmet", self.colours.plain());
        (placed(helmet, baseline.shifted(150, -56), 72), crew, place).shapes()
    }

    /// What lies beside the ship, in rows that fit.
    fn beside(&self, seat: Seat, width: Unit) -> Vec<Vec<Chip>> {
        let Some(ship) = self.context.open.ships.get(seat.index()) else { return Vec::new() };
        let (ground, gold, look) = (self.colours.ground, self.colours.gold, self.colours.look);
        let plain = |id: &str| icons::on_plate(id, self.colours.plain());
        let mut chips = Vec::new();
        let mut chip = |what: Beside, sign: Vec<Shape>, words: String| {
            chips.push(self.chip(sign, &words, self.news.won.contains(&(seat, what))));
        };
        if ship.coins > 0 {
            let disc = Form::circle(at(0, 0), 84).fill(gold).stroke(gold.darker(45), 22);
            chip(Beside::Coins, disc.shapes(), ship.coins.to_string());
        }
        if ship.runes > 0 {
            chip(Beside::Runes, plain("rune"), format!("×{}", ship.runes));
        }
        if ship.ports > 0 {
            chip(Beside::Ports, plain("anchor"), format!("×{}", ship.ports));
        }
        if let Some(strongest) = ship.monsters.iter().max() {
            let red = if look.contrast { ground.ink } else { Colour::hex(look.pick(0xa3302a, 0xff8f7f)) };
            let sign = icons::monster(*strongest, red, ground.panel);
            chip(Beside::Monsters, sign, alt::join(&ship.monsters, "+"));
        }
        for tile in &ship.sold {
            let Tile::Goods { goods, value, .. } = tile else { continue };
            let body = self.colours.tile(*tile).sign;
            chip(Beside::Sold, icons::sign(goods_id(*goods), body, ground.panel), value.to_string());
        }
        wrap(chips, width - 120, |chip| chip.width)
    }

    fn chip(&self, sign: Vec<Shape>, words: &str, fresh: bool) -> Chip {
        const SIGN: Unit = 72;
        let ground = self.colours.ground;
        let text = Text::new(at(2 * SIGN + 20, 50), words, 138, ground.ink).bold();
        let width = 2 * SIGN + 20 + text.width();
        let pill = || Form::rounded(at(-22, -92), width + 44, 184, 92).fill(ground.accent.with_opacity(25));
        let pill = fresh.then(|| pill().stroke(ground.accent, 14));
        Chip { width: width + 85, shapes: (pill, placed(sign, at(SIGN, 0), SIGN), text).shapes() }
    }
}
