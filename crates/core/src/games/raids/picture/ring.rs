//! The ring of the world: a cell for each space, clockwise from the Harbor in the middle of the upper side. A cell
//! shows its number, its tile, the ships on it, and what sailing there brings.

use super::*;

/// How many rows of cells the ring has.
const ROWS: Unit = 5;
const CELL: Unit = 455;
pub const HEIGHT: Unit = ROWS * CELL;
pub const GAP: Unit = 24;
/// How far a ship reaches from its middle, with the ring that marks the asked seat.
pub const SHIP: Unit = 190;
/// The scale of a ship on the ring, in per cent.
pub const BOAT: i32 = 86;
/// The radius of the badge of a ship before it is scaled.
const SAIL: Unit = 150;
const SHIELD: Unit = 72;
/// The radius of a coin of a Pillage, and the distance to the next one.
const COIN: (Unit, Unit) = (74, 150);

/// Where the cells of the ring lie.
#[derive(Clone, Copy)]
pub struct Ring {
    top: Unit,
    columns: Unit,
    harbor: Space,
}

impl Ring {
    /// A ring of `harbor` spaces; one cell stays empty if that is odd.
    pub fn new(top: Unit, harbor: Space) -> Self {
        let columns = ((Unit::from(harbor) + 1) / 2 - ROWS + 2).max(3);
        Self { top, columns, harbor }
    }

    pub fn cell(self, space: Space) -> Area {
        let right = self.columns - 1;
        let low = ROWS - 1;
        let along = (Unit::from(space % self.harbor) + right / 2) % (2 * (right + low));
        let (column, row) = match along {
            _ if along <= right => (along, 0),
            _ if along <= right + low => (right, along - right),
            _ if along <= 2 * right + low => (2 * right + low - along, low),
            _ => (0, 2 * (right + low) - along),
        };
        let left = self.left(column);
        let end = self.left(column + 1);
        let corner = at(left + GAP / 2, self.top + row * CELL + GAP / 2);
        Area::new(corner, end - left - GAP, CELL - GAP)
    }

    const fn left(self, column: Unit) -> Unit {
        MARGIN + (PHONE - 2 * MARGIN) * column / self.columns
    }

    pub const fn inner(self) -> Area {
        let left = self.left(1);
        Area::new(at(left, self.top + CELL), self.left(self.columns - 1) - left, HEIGHT - 2 * CELL)
    }

    /// Where the course of a ship passes a space, `inset` units within the ring.
    fn passing(self, space: Space, inset: Unit) -> Point {
        let cell = self.cell(space);
        let inner = self.inner();
        let middle = cell.at.shifted(cell.width / 2, cell.height / 2);
        let end = inner.end();
        at(middle.x.clamp(inner.at.x + inset, end.x - inset), middle.y.clamp(inner.at.y + inset, end.y - inset))
    }
}

impl Drawing<'_> {
    /// The ring and the sea within, from a height on.
    pub fn world(&self, top: Unit) -> Vec<Shape> {
        let harbor = self.context.open().harbor();
        let ring = Ring::new(top, harbor);
        let Colours { near, far, .. } = self.colours;
        let inner = ring.inner();
        let depths = [(30, 45), (150, 22), (300, 0)].map(|(inset, depth)| {
            let corner = inner.at.shifted(inset, inset);
            Form::rounded(corner, inner.width - 2 * inset, inner.height - 2 * inset, 240).fill(near.towards(far, depth))
        });
        let cells = (1..=harbor).map(|space| self.space(space, ring.cell(space)));
        (depths, cells.collect::<Vec<_>>(), self.courses(ring), self.centre(inner)).shapes()
    }

    fn space(&self, space: Space, cell: Area) -> Vec<Shape> {
        let look = self.colours.look;
        let wide = cell.width;
        let on = |x: Unit, y: Unit| cell.at.shifted(x, y);
        let form = Form::rounded(cell.at, cell.width, cell.height, 70);
        let reach = self.consequence(space);
        let rim = || Form::rounded(on(18, 18), wide - 36, cell.height - 36, 60);
        let new = self.news.marks(space).then(|| Highlight::New.around(rim(), look, 30));
        let mut ships = self.context.ships_on(space);
        if space == self.context.open().harbor() {
            ships.clear(); // Those at home are drawn in the middle.
        }
        if let Phase::Fight { attacker, .. } = self.context.open().phase {
            ships.sort_by_key(|ship| *ship == Some(attacker)); // The defender first.
        }
        let number = |ink| Text::new(on(30, 148), space.to_string(), LEGIBLE, ink).bold();
        let (plated, sign) = match self.plate_of(space) {
            None => {
                let number = number(self.colours.quiet);
                let waves = ships.is_empty().then(|| self.open_water(on(wide / 2, cell.height / 2 + 40)));
                ((number, waves).shapes(), None)
            }
            Some((plate, sign)) => {
                let shown = (form.fill(plate.face).stroke(plate.edge, 16), number(plate.ink));
                // Where ships meet, the head of the picture says what the tile is worth.
                let room = wide - 100 - number(plate.ink).width();
                let worth = (ships.len() < 2).then(|| self.worth(space, on(wide - 40, 148), room, plate));
                ((shown, worth).shapes(), Some(sign))
            }
        };
        let low = 150 + (cell.height - 170) / 2;
        // Ships from the left or the right; the sign and the shields beside them; the consequence below to the right.
        let (place, radius, ship, shields) = match (ships.len(), &reach) {
            (0, None) => (on(wide * 35 / 100, low), 115, on(0, 0), Some(on(wide - 105, low))),
            (0, Some(_)) => (on(98, 224), 62, on(0, 0), Some(on(98, cell.height - 84))),
            (1, None) => (on(95, 228), 64, on(wide - 175, low), Some(on(95, cell.height - 90))),
            (1, Some(_)) => (on(wide - 110, 214), 54, on(150, low + 10), None),
            _ => (on(wide / 2, 95), 64, on(140, low + 20), None),
        };
        let count = self.context.tile_at(space).and_then(Tile::shields_aboard);
        let shields = shields.zip(count).map(|(place, count)| icons::shield(&self.colours, place, SHIELD, count));
        // A sign without shields beside it has the middle for itself.
        let place = if shields.is_none() && ships.is_empty() && reach.is_none() { on(wide / 2, low) } else { place };
        let pitch = (wide - 280) / (ships.len() as Unit - 1).max(1);
        let ships: Vec<_> = (0..).zip(ships).map(|(n, one)| self.boat(one, ship.shifted(n * pitch, 0), BOAT)).collect();
        let sign = sign.map(|sign| placed(sign, place, radius));
        let going = self.is_going(space);
        let faded = Group::at(Point::default(), (plated, sign, shields)).faded(if going { 45 } else { 100 });
        let crossed = going.then(|| self.crossed(on(wide / 2, cell.height / 2)));
        let swords = matches!(self.context.open().phase, Phase::Fight { space: there, .. } if there == space);
        let ink = self.colours.ground.ink;
        let swords = swords.then(|| placed(icons::sign("combat", ink, ink), on(wide - 100, 95), 62));
        let (choice, plate) = reach.map_or_else(Default::default, |reach| {
            let place = on(wide - reach.width() / 2 - 34, cell.height - Consequence::HEIGHT / 2 - 34);
            (Highlight::Reach.around(rim(), look, 28), reach.at(place, look))
        });
        let hotspot = self.hotspot(space, rim());
        (faded, crossed, new, choice, ships, swords, plate, hotspot).shapes()
    }

    /// A space as the actions name it that a ship takes there.
    pub fn hotspot(&self, space: Space, rim: Form) -> Hotspot {
        let hotspot = Hotspot::new(format_args!("sail {space}"), rim);
        match self.context.open().phase {
            Phase::Sail { .. } if space == self.context.open().harbor() => hotspot.also("dock"),
            Phase::Sail { mover, from } => {
                let monster = self.context.game.course(self.context.open(), mover, from).monster;
                let here = monster.is_some_and(|monster| monster.space == space);
                if here { hotspot.also("fight").also("yield") } else { hotspot }
            }
            Phase::Fight { space: there, .. } if there == space => hotspot.also("retaliate").also("flee"),
            _ => hotspot,
        }
    }

    /// The number on the tile of a space, or the Vikings or coins that wait there, from the right. Without room for all
    /// shares it is that of the next ship.
    pub fn worth(&self, space: Space, end: Point, room: Unit, plate: Plate) -> Vec<Shape> {
        let Some(spot) = self.context.spot(space) else { return Vec::new() };
        let shares = self.context.shares(spot);
        if spot.tile == Some(Tile::Pillage) && !shares.is_empty() {
            let shown = shares.len().min(((room - 2 * COIN.0) / COIN.1 + 1).max(1) as usize);
            return icons::coins(&self.colours, end.shifted(-60, -46), COIN.1, COIN.0, &shares[..shown]);
        }
        let words = match (spot.tile, self.context.waiting(spot)) {
            (Some(_), Some(waiting)) if waiting == "0" => "–".to_owned(),
            (_, Some(waiting)) => waiting,
            (tile, None) => tile.map(value).unwrap_or_default(),
        };
        let fits = lettering::width(&words, LEGIBLE, Weight::Bold) <= room;
        let words = if fits { words } else { words.split('+').next().unwrap_or_default().to_owned() };
        Text::new(end, words, LEGIBLE, plate.ink).bold().end().shapes()
    }

    fn open_water(&self, centre: Point) -> [Form; 2] {
        [(-120, -40), (-60, 50)].map(|(x, y)| {
            let on = |dx: Unit, dy: Unit| centre.shifted(x + dx, y + dy);
            let steps = [Step::Move(on(0, 0)), Step::Quad(on(45, -60), on(90, 0)), Step::Quad(on(135, 60), on(180, 0))];
            Form::path(steps).stroke(self.colours.wave, 18)
        })
    }

    fn crossed(&self, centre: Point) -> [Form; 2] {
        let bar = |x: Unit| Form::line([centre.shifted(-x, -120), centre.shifted(x, 120)]);
        [120, -120].map(|x| bar(x).stroke(self.colours.ground.ink, 34))
    }

    /// A ship or the ghost, at a scale in per cent. The badge of the seat is the sail; a ship whose seat is asked is
    /// highlighted.
    pub fn boat(&self, ship: Option<Seat>, centre: Point, scale: i32) -> Group {
        let colours = &self.colours;
        let look = self.colours.look;
        let ring = Form::circle(at(0, 10), SHIP - 18).fill(colours.ground.turn.with_opacity(25));
        let asked = ship.is_some() && ship == self.context.open().asked();
        let ring = asked.then(|| Highlight::Turn.around(ring, look, 36));
        let hull = [
            Step::Move(at(-160, 10)),
            Step::Quad(at(-128, 150), at(0, 152)),
            Step::Quad(at(128, 150), at(160, 10)),
            Step::Quad(at(112, 86), at(0, 88)),
            Step::Quad(at(-112, 86), at(-160, 10)),
            Step::Close,
        ];
        let hull = Form::path(hull).fill(colours.wood).stroke(colours.keel, 16).shadow(20, 20, colours.ground.shadow);
        let badge = ship.map(|seat| mark::badge(seat, look, at(0, -30), SAIL));
        let ghost = ship.is_none().then(|| placed(icons::ghost(), at(0, 0), 110));
        Group::at(centre, (ring, hull, badge, ghost)).scaled(scale)
    }

    /// The new courses of ships, as dots along the inner side of the ring.
    fn courses(&self, ring: Ring) -> Vec<Form> {
        let way = |(number, (ship, course)): (Unit, &(Option<Seat>, Vec<Space>))| {
            let colour = ship.map_or(self.colours.quiet, |seat| self.colours.seat(seat).fill);
            let [from, .., to] = course.as_slice() else { return None };
            let way = Form::line((*from..=*to).map(|space| ring.passing(space, 34 + 46 * (number % 3))));
            Some(Form { stroke: Some(Stroke { colour, width: 34, cap: Cap::Round, dash: vec![1, 72] }), ..way })
        };
        (0..).zip(&self.news.courses).filter_map(way).collect()
    }
}
