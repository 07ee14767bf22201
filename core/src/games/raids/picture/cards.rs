//! A card for each player: who it is, the longship with its tiles and free spaces, shields and crew, and what lies beside it.

use super::*;

const HEAD: Unit = 195;
/// The width and the height of the hull.
const HULL: (Unit, Unit) = (980, 470);
/// How many rows of chips stand beside the hull.
const ROWS_BESIDE: Unit = 3;
const ROW: Unit = 162;
/// Where the rows beside the hull begin.
const BESIDE: Unit = HULL.0 + 90;
/// The most shields that are drawn one by one.
const ROW_OF_SHIELDS: u8 = 20;

/// The radius of the sign of a chip, where its words begin, and how large they are.
const SIGN: Unit = 68;
const WORDS: Unit = 2 * SIGN + 20;
const SIZE: Unit = 136;

/// A sign with a number for something that belongs to a ship, with its width.
type Chip = (Unit, Vec<Shape>);

impl Drawing<'_> {
    pub fn card_height(&self, seat: Seat, width: Unit) -> Unit {
        let last = self.rows(seat, width).last().map_or(0, |(row, ..)| *row);
        HEAD + HULL.1 + if last < ROWS_BESIDE { 35 } else { 25 + (last + 1 - ROWS_BESIDE) * ROW }
    }

    /// The card of a seat: its name, the hull, crew and what lies beside the ship in rows to the right and below.
    pub fn card(&self, seat: Seat, card: Area) -> Vec<Shape> {
        let Some(ship) = self.context.ship(seat) else { return Vec::new() };
        let points = self.context.points(seat).to_string();
        let frame = SeatCard {
            seat,
            area: card,
            head: HEAD,
            asked: self.context.open().asked() == Some(seat),
            name: &self.context.voice.seat(seat),
            points: &points,
            beside: 190,
        };
        let (mut shapes, points) = frame.draw(self.colours.look);
        placed(icons::glory(self.colours.gold), card.at.shifted(points - 95, HEAD / 2 + 6), 64).onto(&mut shapes);
        self.hull(seat, ship, card.at.shifted(40, HEAD)).onto(&mut shapes);
        for (row, x, chip) in self.rows(seat, card.width) {
            let place = match row {
                0..ROWS_BESIDE => card.at.shifted(BESIDE + x, HEAD + 70 + row * ROW),
                _ => card.at.shifted(80 + x, HEAD + HULL.1 + 95 + (row - ROWS_BESIDE) * ROW),
            };
            Group::at(place, chip).onto(&mut shapes);
        }
        shapes
    }

    /// The hull with its spaces, and its shields along the side.
    fn hull(&self, seat: Seat, ship: &Ship, corner: Point) -> Vec<Shape> {
        let (width, height) = HULL;
        let on = |x: Unit, y: Unit| corner.shifted(x, y);
        let outline = [
            Step::Move(on(0, 0)),
            Step::Cubic(on(10, height * 55 / 100), on(60, height - 10), on(220, height)),
            Step::Line(on(width - 220, height)),
            Step::Cubic(on(width - 60, height - 10), on(width - 10, height * 55 / 100), on(width, 0)),
            Step::Quad(on(width - 40, 110), on(width - 100, 130)),
            Step::Line(on(100, 130)),
            Step::Quad(on(40, 110), on(0, 0)),
            Step::Close,
        ];
        let (light, dark) = self.colours.wood;
        let mut shapes = Form::path(outline).fill(light.towards(dark, 22)).stroke(dark, 16).shapes();
        let spaces = usize::from(self.context.game.spaces).max(ship.aboard.len()).max(1);
        let room = (width - 2 * 70) / spaces as Unit;
        let mut placed = self.news.placed.clone();
        for slot in 0..spaces {
            let tile = ship.aboard.get(slot).copied();
            let fresh = placed.iter().position(|placed| tile.is_some_and(|tile| *placed == (seat, tile)));
            fresh.map(|index| placed.remove(index));
            self.slot(tile, fresh.is_some(), on(70 + room * slot as Unit + 6, 0), room - 12).onto(&mut shapes);
        }
        self.side(seat, ship, on(width / 2, height - 48), width - 330).onto(&mut shapes);
        shapes
    }

    fn slot(&self, tile: Option<Tile>, fresh: bool, corner: Point, width: Unit) -> Vec<Shape> {
        const HEIGHT: Unit = 366;
        let (colours, ground) = (&self.colours, self.colours.ground);
        let space = Form::rounded(corner, width, HEIGHT, 44);
        let Some(tile) = tile else {
            let face = if colours.look.contrast { ground.panel } else { colours.wood.1.with_opacity(70) };
            let (middle, shields) = (corner.shifted(width / 2, HEIGHT / 2), self.context.game.empty_space_shields);
            return (space.fill(face).stroke(colours.wood.1, 12), icons::shield(colours, middle, 70, shields)).shapes();
        };
        let plate = colours.tile(tile);
        let face = space.fill(plate.face).stroke(plate.edge, 12);
        let sign = placed(icons::tile(tile, plate), corner.shifted(width / 2, 84), 66);
        let (worth, shields) = (value(tile), tile.shields_aboard());
        let foot = corner.shifted(width / 2, HEIGHT - 68);
        let raised = if shields.is_some() && !worth.is_empty() { -128 } else { 0 };
        let size = if lettering::width(&worth, 124, Weight::Bold) > width - 80 { 112 } else { 124 };
        let number =
            (!worth.is_empty()).then(|| Text::new(foot.shifted(0, raised), worth, size, plate.ink).bold().centred());
        let shields = shields.map(|shields| icons::shield(colours, foot, 57, shields));
        let new = fresh.then(|| {
            let rim = Form::rounded(corner.shifted(8, 8), width - 16, HEIGHT - 16, 40);
            Highlight::New.around(rim, colours.look, 24)
        });
        (face, sign, number, shields, new).shapes()
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

    /// Crew and shields in numbers and what lies beside the ship: three rows beside the hull, then rows below it. Each chip with its row
    /// and where it begins there.
    fn rows(&self, seat: Seat, width: Unit) -> Vec<(Unit, Unit, Vec<Shape>)> {
        let (mut row, mut x) = (0, 0);
        let place = |(wide, chip): Chip| {
            let room = width - 60 - if row < ROWS_BESIDE { BESIDE } else { 80 };
            if x > 0 && x + wide - 44 > room {
                (row, x) = (row + 1, 0);
            }
            x += wide;
            (row, x - wide, chip)
        };
        self.chips(seat, width - 60 - BESIDE).into_iter().map(place).collect()
    }

    /// The chips of a ship, none wider than `room` as far as the numbers of a sum can be parted.
    fn chips(&self, seat: Seat, room: Unit) -> Vec<Chip> {
        let Some(ship) = self.context.ship(seat) else { return Vec::new() };
        let (ground, gold, look) = (self.colours.ground, self.colours.gold, self.colours.look);
        let plain = |id: &str| icons::on_plate(id, self.colours.plain());
        let crew = format!("{}/{}", ship.crew, self.context.game.shields(ship));
        let mut chips = vec![self.chip(plain("helmet"), &crew, false)];
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
            chip(Beside::Ports, plain("port"), format!("×{}", ship.ports));
        }
        if let Some(strongest) = ship.monsters.iter().max() {
            let red = if look.contrast { ground.ink } else { Colour::hex(look.pick(0xa3302a, 0xff8f7f)) };
            let sign = icons::monster(*strongest, red, ground.panel);
            sums(&ship.monsters, room).into_iter().for_each(|sum| chip(Beside::Monsters, sign.clone(), sum));
        }
        if let Some(tile @ Tile::Goods { goods, .. }) = ship.sold.first() {
            let worth: Vec<u8> = ship.sold.iter().map(|tile| tile.number()).collect();
            let sign = icons::sign(goods.word(), self.colours.tile(*tile).sign, ground.panel);
            sums(&worth, room).into_iter().for_each(|sum| chip(Beside::Sold, sign.clone(), sum));
        }
        chips
    }

    fn chip(&self, sign: Vec<Shape>, words: &str, fresh: bool) -> Chip {
        let text = Text::new(at(WORDS, 50), words, SIZE, self.colours.ground.ink).bold();
        let width = WORDS + text.width();
        let pill = Form::rounded(at(-22, -78), width + 44, 156, 78);
        let pill = fresh.then(|| Highlight::New.around(pill, self.colours.look, 14));
        (width + 44, (pill, placed(sign, at(SIGN, 0), SIGN), text).shapes())
    }
}

/// Numbers as sums, of which each is a chip no wider than `room`; all but the first begin with a plus.
fn sums(numbers: &[u8], room: Unit) -> Vec<String> {
    let mut sums: Vec<String> = Vec::new();
    for number in numbers {
        let fits = |sum: &String| WORDS + lettering::width(sum, SIZE, Weight::Bold) <= room;
        match sums.last_mut().map(|last| (format!("{last}+{number}"), last)) {
            Some((longer, last)) if fits(&longer) => *last = longer,
            Some(_) => sums.push(format!("+{number}")),
            None => sums.push(number.to_string()),
        }
    }
    sums
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_long_sum_is_parted_where_a_card_ends() {
        let numbers = [4, 6, 8, 9, 12, 3, 5];
        for room in [0, 500, 700, 2_000] {
            let sums = sums(&numbers, room);
            assert_eq!(sums.concat(), "4+6+8+9+12+3+5");
            let wide = |sum: &String| WORDS + lettering::width(sum, SIZE, Weight::Bold) > room;
            let parted = |sum: &String| sum.trim_start_matches('+').contains('+');
            assert!(!sums.iter().any(|sum| wide(sum) && parted(sum)), "{room}: {sums:?}");
        }
        assert_eq!(sums(&numbers, 2_000).len(), 1);
        assert_eq!(sums(&[], 2_000), [""; 0]);
    }
}
