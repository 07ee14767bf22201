//! A card for each player: who it is, the longship with its tiles and free spaces, shields and crew, and what lies beside it.

use super::*;

/// The height of the first line, which holds a badge.
const HEAD: Unit = 2 * BADGE + 24;
/// The largest width of the hull, and its height.
const HULL: (Unit, Unit) = (1_795, 385);
/// The height of a space of the ship, and the width for which its contents are drawn.
const SPACE: (Unit, Unit) = (292, 319);
const ROW: Unit = 170;
/// The most shields that are drawn one by one.
const ROW_OF_SHIELDS: u8 = 20;

/// The radius of the sign of a chip, where its words begin, and the gap to the next chip.
const SIGN: Unit = 60;
const WORDS: Unit = 2 * SIGN + 14;
const GAP: Unit = 48;

/// A sign with a number for something that belongs to a ship, with its width.
type Chip = (Unit, Vec<Shape>);

impl Drawing<'_> {
    /// A card that is wide enough has its chips beside the hull.
    pub fn card_height(&self, width: Unit) -> Unit {
        HEAD + HULL.1 + if width > 2 * HULL.0 { 25 } else { ROW }
    }

    /// The card of a seat: its name, the hull, and crew and what lies beside the ship in a row below or beside it.
    pub fn card(&self, seat: Seat, card: Area) -> Vec<Shape> {
        let Some(ship) = self.context.ship(seat) else { return Vec::new() };
        let mut shapes = self.frame(seat, card);
        let hull = HULL.0.min(card.width - 80);
        self.hull(seat, ship, card.at.shifted(40, HEAD), hull).onto(&mut shapes);
        let (place, room) = match card.width > 2 * HULL.0 {
            true => (card.at.shifted(hull + 130, HEAD + HULL.1 / 2), card.width - hull - 190),
            false => (card.at.shifted(70, HEAD + HULL.1 + ROW / 2 - 2), card.width - 110),
        };
        let mut x = 0;
        for (width, chip) in self.chips(seat, ship) {
            // The last ones, which count least, are left out if they do not fit.
            if x + width <= room {
                Group::at(place.shifted(x, 0), chip).onto(&mut shapes);
                x += width + GAP;
            }
        }
        shapes
    }

    fn frame(&self, seat: Seat, card: Area) -> Vec<Shape> {
        let look = self.colours.look;
        let ground = self.colours.ground;
        let on = |x: Unit, y: Unit| card.at.shifted(x, y);
        let panel = Form::rounded(card.at, card.width, card.height, 100).fill(self.colours.seat(seat).tint);
        let panel = match self.context.open().asked() == Some(seat) {
            true => Highlight::Turn.around(panel, look, 36),
            false => panel.stroke(ground.line, 12).shapes(),
        };
        let middle = HEAD / 2 + 8;
        let badge = mark::badge(seat, look, on(60 + BADGE, middle), BADGE);
        let points = self.context.points(seat).to_string();
        let points = Text::new(on(card.width - 70, middle + 64), points, 176, ground.ink).bold().end();
        let star = card.width - 70 - points.width() - 95;
        let glory = placed(icons::glory(self.colours.gold), on(star, middle), 68);
        let left = 60 + 2 * BADGE + 44;
        let name = lettering::fit(&self.context.voice.seat(seat), 160, Weight::Bold, star - 110 - left);
        let name = Text::new(on(left, middle + 58), name, 160, ground.ink).bold();
        (panel, badge, points, glory, name).shapes()
    }

    /// The hull with its spaces, and its shields along the side.
    fn hull(&self, seat: Seat, ship: &Ship, corner: Point, width: Unit) -> Vec<Shape> {
        let height = HULL.1;
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
        let Colours { wood: light, keel: dark, .. } = self.colours;
        let mut shapes = Form::path(outline).fill(light.towards(dark, 22)).stroke(dark, 16).shapes();
        let spaces = usize::from(self.context.game.spaces).max(ship.aboard.len()).max(1);
        let room = (width - 2 * 70) / spaces as Unit;
        let mut placed = self.news.placed.clone();
        for slot in 0..spaces {
            let tile = ship.aboard.get(slot).copied();
            let fresh = placed.iter().position(|placed| tile.is_some_and(|tile| *placed == (seat, tile)));
            fresh.map(|index| placed.remove(index));
            let place = on(70 + room * slot as Unit + 6, 0);
            self.slot(tile, fresh.is_some(), place, room - 12).onto(&mut shapes);
            if self.context.open().asked() == Some(seat) {
                let number = slot + 1;
                let hotspot = Hotspot::new(format_args!("place {number}"), Form::rect(place, room - 12, SPACE.0));
                hotspot.also(format_args!("sell {number}")).also(format_args!("drop {number}")).onto(&mut shapes);
            }
        }
        self.side(seat, ship, on(width / 2, height - 46), width - 330).onto(&mut shapes);
        shapes
    }

    /// A space of a ship: the sign and the shields of its tile side by side, and its number below them.
    fn slot(&self, tile: Option<Tile>, fresh: bool, corner: Point, width: Unit) -> Vec<Shape> {
        let colours = &self.colours;
        let ground = self.colours.ground;
        let (height, drawn) = SPACE;
        let space = Form::rounded(corner, width, height, 44);
        let Some(tile) = tile else {
            let face = if colours.look.contrast { ground.panel } else { colours.keel.with_opacity(70) };
            let middle = corner.shifted(width / 2, height / 2);
            let shields = self.context.game.empty_space_shields;
            return (space.fill(face).stroke(colours.keel, 12), icons::shield(colours, middle, 74, shields)).shapes();
        };
        let plate = colours.tile(tile);
        let face = space.fill(plate.face).stroke(plate.edge, 12);
        let worth = value(tile);
        let upper = if worth.is_empty() { height / 2 } else { 92 };
        let shields = tile.shields_aboard();
        let sign = at(if shields.is_some() { 84 } else { drawn / 2 }, upper);
        let inner = (
            placed(icons::tile(tile, plate), sign, 64),
            (!worth.is_empty()).then(|| Text::new(at(drawn / 2, 222), worth, 150, plate.ink).bold().centred()),
            shields.map(|shields| icons::shield(colours, at(drawn - 88, upper), 72, shields)),
        );
        let inner = Group::at(corner, inner.shapes()).scaled((width * 100 / drawn).min(100));
        let new = fresh.then(|| {
            let rim = Form::rounded(corner.shifted(8, 8), width - 16, height - 16, 40);
            Highlight::New.around(rim, colours.look, 24)
        });
        (face, inner, new).shapes()
    }

    /// The shields along the side of the hull, manned ones in the colour of the seat.
    fn side(&self, seat: Seat, ship: &Ship, middle: Point, width: Unit) -> Vec<Form> {
        let shields = self.context.game.shields(ship).max(ship.crew);
        if shields == 0 || shields > ROW_OF_SHIELDS {
            return Vec::new();
        }
        let own = self.colours.seat(seat);
        let wood = self.colours.keel;
        let face = self.colours.shield;
        let step = (width / Unit::from(shields)).min(96);
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

    /// What the ship has, in numbers: of Monsters and of goods sold their Glory.
    fn chips(&self, seat: Seat, ship: &Ship) -> Vec<Chip> {
        let chip = |(sign, number): (Sign, String)| {
            self.chip(self.sign(sign, ship), &number, self.news.won.contains(&(seat, sign)))
        };
        self.context.facts(seat).flat_map(|fact| fact.drawn).map(chip).collect()
    }

    fn sign(&self, sign: Sign, ship: &Ship) -> Vec<Shape> {
        let ground = self.colours.ground;
        let gold = self.colours.gold;
        let look = self.colours.look;
        let plain = |id: &str| icons::on_plate(id, self.colours.plain());
        match sign {
            Sign::Crew => plain("helmet"),
            Sign::Runes => plain("rune"),
            Sign::Ports => plain("port"),
            Sign::Monsters => {
                let strongest = ship.monsters.iter().copied().max().unwrap_or_default();
                let red = if look.contrast { ground.ink } else { Colour::hex(look.pick(0xa3302a, 0xff8f7f)) };
                icons::monster(strongest, red, ground.panel)
            }
            Sign::Sold => match ship.sold.first() {
                Some(tile @ Tile::Goods { goods, .. }) => {
                    icons::sign(goods.word(), self.colours.tile(*tile).sign, ground.panel)
                }
                _ => Vec::new(),
            },
            Sign::Coins => Form::circle(at(0, 0), 84).fill(gold).stroke(gold.darker(45), 22).shapes(),
        }
    }

    fn chip(&self, sign: Vec<Shape>, words: &str, fresh: bool) -> Chip {
        let text = Text::new(at(WORDS, 54), words, LEGIBLE, self.colours.ground.ink).bold();
        let width = WORDS + text.width();
        let pill = Form::rounded(at(-16, -74), width + 32, 148, 74);
        let pill = fresh.then(|| Highlight::New.around(pill, self.colours.look, 14));
        (width, (pill, placed(sign, at(SIGN, 0), SIGN), text).shapes())
    }
}
