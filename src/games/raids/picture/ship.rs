//! A longship: who sails it, its tiles and free spaces, its shields and crew, and what lies beside it.

use super::icons::{self, Inks, placed};
use super::news::Beside;
use super::ring::value;
use super::{Drawing, wares};
use crate::canvas::Colour;
use crate::canvas::lettering::{self, Weight};
use crate::canvas::mark;
use crate::canvas::palette;
use crate::canvas::scene::{Form, Point, Shape, Step, Text, Unit, at};
use crate::engine::Seat;
use crate::games::raids::components::Tile;
use crate::games::raids::state::Ship;

/// From the upper edge of a panel to what lies beside the ship.
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
    /// How high the panel of a ship is.
    pub(super) fn ship_height(&self, seat: Seat, width: Unit) -> Unit {
        let rows = self.beside(seat, width).len() as Unit;
        DECKS + rows * ROW + 40
    }

    /// The panel of a ship.
    pub(super) fn ship(&self, seat: Seat, corner: Point, width: Unit, height: Unit) -> Vec<Shape> {
        let colours = &self.colours;
        let Some(ship) = self.context.open.ships.get(seat.index()) else { return Vec::new() };
        let livery = palette::seat(seat, colours.look);
        let asked = self.context.open.asked() == Some(seat);
        let (rim, pen) = if asked { (colours.ground.accent, 30) } else { (colours.ground.line, 12) };
        let panel = Form::rounded(corner, width, height, 110).fill(livery.tint).stroke(rim, pen);
        let mut shapes: Vec<Shape> = vec![panel.into()];
        let on = |x: Unit, y: Unit| corner.shifted(x, y);
        shapes.extend(mark::badge(seat, colours.look, on(185, 170), 118));
        let glory =
            Text::new(on(width - 80, 225), self.context.points(seat).to_string(), 200, colours.ground.ink).bold().end();
        let left = width - 80 - glory.width() - 90;
        shapes.push(placed(icons::glory(colours.gold), on(left, 155), 66));
        shapes.push(glory.into());
        let name = self.context.voice.seat(seat);
        let name = lettering::fit(&name, 155, Weight::Bold, left - 90 - 320);
        shapes.push(Text::new(on(320, 218), name, 155, colours.ground.ink).bold().into());
        shapes.extend(self.hull(seat, ship, on(0, 300), width));
        shapes.extend(self.crew(seat, ship, on(0, 1_060), width));
        for (row, chips) in (0..).zip(self.beside(seat, width)) {
            let mut x = 80;
            for chip in chips {
                let place = on(x, DECKS + ROW / 2 - 20 + row * ROW);
                shapes.push(crate::canvas::scene::Group::at(place, chip.shapes).into());
                x += chip.width;
            }
        }
        shapes
    }

    /// The hull with its spaces, and its shields along the side.
    fn hull(&self, seat: Seat, ship: &Ship, corner: Point, width: Unit) -> Vec<Shape> {
        let colours = &self.colours;
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
        let (light, dark) = colours.wood;
        let mut shapes: Vec<Shape> = vec![Form::path(outline).fill(light.towards(dark, 22)).stroke(dark, 18).into()];
        let plank = |y: Unit, inset: Unit| {
            Form::line([on(inset, y), on(width - inset, y)])
                .stroke(dark.veil(if colours.look.contrast { 0 } else { 55 }), 10)
                .into()
        };
        shapes.extend([plank(320, 190), plank(450, 260)]);
        let spaces = usize::from(self.context.game.spaces).max(ship.aboard.len()).max(1);
        let room = (width - 2 * 160) / spaces as Unit;
        let mut fresh: Vec<Tile> =
            self.news.placed.iter().filter(|(who, _)| *who == seat).map(|(_, tile)| *tile).collect();
        for slot in 0..spaces {
            let place = on(160 + room * slot as Unit + 12, 20);
            let tile = ship.aboard.get(slot).copied();
            let new = tile.and_then(|tile| fresh.iter().position(|other| *other == tile));
            if let Some(index) = new {
                fresh.remove(index);
            }
            shapes.extend(self.slot(tile, new.is_some(), place, room - 24));
        }
        shapes.extend(self.side(seat, ship, on(width / 2, 505), width - 640));
        shapes
    }

    /// A space of the ship, 400 units high.
    fn slot(&self, tile: Option<Tile>, fresh: bool, corner: Point, width: Unit) -> Vec<Shape> {
        const HEIGHT: Unit = 400;
        let colours = &self.colours;
        let foot = corner.shifted(width / 2, HEIGHT - 88);
        let radius = (width / 2 - 14).clamp(56, 76);
        let Some(tile) = tile else {
            let face = if colours.look.contrast { colours.ground.panel } else { colours.wood.1.veil(70) };
            let hold = Form::rounded(corner, width, HEIGHT, 50).fill(face).stroke(colours.wood.1, 12);
            let mut shapes: Vec<Shape> = vec![hold.into()];
            shapes.extend(self.shield(
                corner.shifted(width / 2, HEIGHT / 2),
                radius,
                self.context.game.empty_space_shields,
            ));
            return shapes;
        };
        let plate = colours.tile(tile);
        let rim = if fresh { colours.ground.accent } else { plate.edge };
        let mut shapes: Vec<Shape> = vec![
            Form::rounded(corner, width, HEIGHT, 50).fill(plate.face).stroke(rim, if fresh { 28 } else { 12 }).into(),
        ];
        let sign = icons::tile(tile, Inks { body: plate.sign, line: plate.line });
        shapes.push(placed(sign, corner.shifted(width / 2, 115), (width / 2 - 20).min(92)));
        let (worth, shields) = (value(tile), tile.shields_aboard());
        let size = if worth.chars().count() > 1 { 114 } else { 135 };
        let number = |place: Point| Text::new(place, worth.clone(), size, plate.ink).bold().centred().into();
        match (worth.is_empty(), shields) {
            (true, Some(shields)) => shapes.extend(self.shield(foot, radius, shields)),
            (false, Some(shields)) => {
                shapes.push(number(foot.shifted(-width / 4 - 4, 4)));
                shapes.extend(self.shield(foot.shifted(width / 4 - 4, 0), radius.min(60), shields));
            }
            (_, None) => shapes.push(number(foot)),
        }
        shapes
    }

    /// The shields along the side of the hull, manned ones in the colour of the seat.
    fn side(&self, seat: Seat, ship: &Ship, middle: Point, width: Unit) -> Vec<Shape> {
        let shields = self.context.game.shields(ship).max(ship.crew);
        if shields == 0 || shields > ROW_OF_SHIELDS {
            return Vec::new();
        }
        let colours = &self.colours;
        let livery = palette::seat(seat, colours.look);
        let step = (width / Unit::from(shields)).min(118);
        let first = middle.x - step * (Unit::from(shields) - 1) / 2;
        let one = |number: u8| {
            let centre = at(first + step * Unit::from(number), middle.y);
            let manned = number < ship.crew;
            let (face, rim) =
                if manned { (livery.fill, livery.edge) } else { (colours.wood.1.veil(75), colours.shield) };
            let disc = Form::circle(centre, step * 42 / 100).fill(face).stroke(rim, 10);
            let boss = Form::circle(centre, step * 12 / 100).fill(if manned { livery.ink } else { colours.shield });
            [Shape::from(disc), Shape::from(boss)]
        };
        (0..shields).flat_map(one).collect()
    }

    /// Crew and shields in numbers, and where the ship is.
    fn crew(&self, seat: Seat, ship: &Ship, baseline: Point, width: Unit) -> Vec<Shape> {
        let ground = self.colours.ground;
        let inks = Inks { body: ground.ink, line: ground.panel };
        let crew = format!("{} / {}", ship.crew, self.context.game.shields(ship));
        let crew = Text::new(baseline.shifted(240, 0), crew, 150, ground.ink).bold();
        let left = 240 + crew.width() + 60;
        let place = lettering::fit(&self.context.whereabouts(seat, ship), 125, Weight::Medium, width - 80 - left);
        vec![
            placed(icons::helmet(inks), baseline.shifted(150, -56), 72),
            crew.into(),
            Text::new(baseline.shifted(width - 80, 0), place, 125, ground.quiet).end().into(),
        ]
    }

    /// What lies beside the ship, in rows that fit.
    fn beside(&self, seat: Seat, width: Unit) -> Vec<Vec<Chip>> {
        let Some(ship) = self.context.open.ships.get(seat.index()) else { return Vec::new() };
        let ground = self.colours.ground;
        let inks = Inks { body: ground.ink, line: ground.panel };
        let mut chips = Vec::new();
        let won = |what: Beside| self.news.won.contains(&(seat, what));
        if ship.coins > 0 {
            let gold = self.colours.gold;
            let disc = vec![Form::circle(at(0, 0), 84).fill(gold).stroke(gold.darker(45), 22).into()];
            chips.push(self.chip(disc, &ship.coins.to_string(), won(Beside::Coins)));
        }
        if ship.runes > 0 {
            chips.push(self.chip(icons::tile(Tile::Rune, inks), &format!("×{}", ship.runes), won(Beside::Runes)));
        }
        if ship.ports > 0 {
            chips.push(self.chip(icons::anchor(inks), &format!("×{}", ship.ports), won(Beside::Ports)));
        }
        if !ship.monsters.is_empty() {
            let strengths: Vec<_> = ship.monsters.iter().map(ToString::to_string).collect();
            let most = ship.monsters.iter().copied().max().unwrap_or_default();
            let red = if self.colours.look.contrast {
                ground.ink
            } else {
                Colour::hex(self.colours.look.pick(0xa3302a, 0xff8f7f))
            };
            let sign = icons::monster(most, Inks { body: red, line: ground.panel });
            chips.push(self.chip(sign, &strengths.join("+"), won(Beside::Monsters)));
        }
        for tile in &ship.sold {
            let Tile::Goods { goods, value, .. } = tile else { continue };
            let plate = self.colours.tile(*tile);
            let sign = wares::sign(
                *goods,
                Inks { body: if self.colours.look.contrast { ground.ink } else { plate.sign }, line: ground.panel },
            );
            chips.push(self.chip(sign, &value.to_string(), won(Beside::Sold)));
        }
        let mut rows: Vec<Vec<Chip>> = Vec::new();
        let mut left = 0;
        for chip in chips {
            if left < chip.width || rows.is_empty() {
                rows.push(Vec::new());
                left = width - 120;
            }
            left -= chip.width;
            if let Some(row) = rows.last_mut() {
                row.push(chip);
            }
        }
        rows
    }

    fn chip(&self, sign: Vec<Shape>, words: &str, fresh: bool) -> Chip {
        const SIGN: Unit = 72;
        let ground = self.colours.ground;
        let text = Text::new(at(2 * SIGN + 20, 50), words, 138, ground.ink).bold();
        let width = 2 * SIGN + 20 + text.width();
        let mut shapes = Vec::new();
        if fresh {
            let pill = Form::rounded(at(-22, -92), width + 44, 184, 92);
            shapes.push(pill.fill(ground.accent.veil(25)).stroke(ground.accent, 14).into());
        }
        shapes.push(placed(sign, at(SIGN, 0), SIGN));
        shapes.push(text.into());
        Chip { width: width + 85, shapes }
    }
}
