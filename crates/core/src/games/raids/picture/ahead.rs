//! What one ship has before it: the next spaces, or those that it may choose, as large cards with their names.

use super::ring::{BOAT, SHIP};
use super::*;

const CARDS: usize = 9;
/// The height of the card of a space that may be chosen, and the most rows of them: together no higher than the ring.
pub const CHOICE: Unit = 700;
const ROWS: usize = 3;

/// The columns for so many spaces that may be chosen.
pub fn columns(count: usize) -> Columns {
    Columns::even(count.div_ceil(ROWS).max(3), MARGIN)
}

impl Drawing<'_> {
    /// The spaces that matter to a ship next: its own and those ahead that are not bare, the Harbor last.
    pub fn ahead(&self, seat: Seat) -> Vec<Space> {
        let here = self.context.ship(seat).map_or(0, |ship| ship.space);
        let harbor = self.context.open().harbor();
        let spaces = (here.max(1)..harbor).filter(|space| *space == here || !self.context.is_bare(*space));
        spaces.take(CARDS - 1).chain([harbor]).collect()
    }

    /// A space that may be chosen: its tile with its name, who is there, and what going there brings.
    pub fn choice_card(&self, space: Space, card: Area) -> Vec<Shape> {
        let look = self.colours.look;
        let wide = card.width;
        let on = |x: Unit, y: Unit| card.at.shifted(x, y);
        let (plate, sign) = self.plate_of(space).unwrap_or_else(|| (self.colours.plain(), Vec::new()));
        let face = Form::rounded(card.at, wide, card.height, 90).fill(plate.face).stroke(plate.edge, 16);
        let rim = || Form::rounded(on(18, 18), wide - 36, card.height - 36, 76);
        let new = self.news.marks(space).then(|| Highlight::New.around(rim(), look, 30));
        let choice = Highlight::Reach.around(rim(), look, 28);
        let number = Text::new(on(60, 165), space.to_string(), LEGIBLE, plate.ink).bold();
        let worth = self.worth(space, on(wide - 60, 165), wide - 160 - number.width(), plate);
        let ships: Vec<_> = match space == self.context.open().harbor() {
            true => Vec::new(), // Those at home are in their cards.
            false => self.context.ships_on(space),
        };
        let alone = ships.is_empty();
        let first = 220 + number.width();
        let boats = (0..).zip(ships).map(|(n, ship)| self.boat(ship, on(first + n * 300, 255), BOAT));
        let boats: Vec<_> = boats.collect();
        let shields = self.context.tile_at(space).and_then(Tile::shields_aboard);
        let shields = shields.map(|shields| icons::shield(&self.colours, on(wide - 130, 290), 80, shields));
        let middle = if alone { wide / 2 } else { wide * 2 / 3 };
        let roomy = alone || wide > 900;
        let sign = placed(sign, on(middle, 272), if roomy { 92 } else { 70 });
        // The number of its tile stands above.
        let name = self.name_of(space);
        let name = match self.context.tile_at(space) {
            Some(tile) => name.strip_suffix(value(tile).as_str()).unwrap_or(&name).trim_end(),
            None => &name,
        };
        let name = lettering::fit(name, LEGIBLE, Weight::Bold, wide - 80);
        let name = Text::new(on(wide / 2, 490), name, LEGIBLE, plate.ink).bold().middle();
        let reach = self.consequence(space).map(|reach| {
            let place = on(wide - reach.width() / 2 - 44, card.height - Consequence::HEIGHT / 2 - 36);
            reach.at(place, look)
        });
        let shields = shields.filter(|_| roomy);
        ((face, number, worth), (sign, shields, name), (new, choice, boats, reach), self.hotspot(space, rim())).shapes()
    }

    /// A space with its name, what is there, and the ships on it.
    pub fn space_card(&self, space: Space, card: Area) -> Vec<Shape> {
        let look = self.colours.look;
        let width = card.width;
        let on = |x: Unit, y: Unit| card.at.shifted(x, y);
        let (plate, sign) = self.plate_of(space).unwrap_or_else(|| (self.colours.plain(), Vec::new()));
        let face = Form::rounded(card.at, width, card.height, 100).fill(plate.face).stroke(plate.edge, 18);
        let rim = || Form::rounded(on(20, 20), width - 40, card.height - 40, 80);
        let new = self.news.marks(space).then(|| Highlight::New.around(rim(), look, 34));
        let reach = self.consequence(space).map(|reach| {
            let place = on(width - reach.width() / 2 - 50, card.height - 130);
            (Highlight::Reach.around(rim(), look, 30), reach.at(place, look))
        });
        let number = Text::new(on(70, 200), space.to_string(), 170, plate.ink).bold();
        let tile = self.context.tile_at(space);
        let worth = tile.map(|tile| Text::new(on(width - 70, 200), value(tile), 190, plate.ink).bold().end());
        let shields = tile.and_then(Tile::shields_aboard);
        let shields = shields.map(|shields| icons::shield(&self.colours, on(width - 165, 420), 90, shields));
        let stock = self.stock(space, on(width - 110, 450), plate);
        let inner = Group::at(at(0, 0), (placed(sign, on(width / 2, 300), 165), worth, shields, stock));
        let inner = inner.faded(if self.is_going(space) { 45 } else { 100 });
        let name = lettering::fit(&self.name_of(space), LEGIBLE, Weight::Bold, width - 80);
        let name = Text::new(on(width / 2, 590), name, LEGIBLE, plate.ink).bold().middle();
        let ships = self.context.ships_on(space);
        let between = (ships.len() as Unit - 1).max(0);
        let pitch = ((width - 2 * SHIP) / between.max(1)).min(340);
        let first = if reach.is_some() { SHIP } else { (width - between * pitch) / 2 };
        let ships = (0..).zip(ships).map(|(number, ship)| self.boat(ship, on(first + number * pitch, 745), BOAT));
        (face, number, inner, name, new, ships.collect::<Vec<_>>(), reach).shapes()
    }

    /// Vikings or coins that wait on a space.
    fn stock(&self, space: Space, place: Point, plate: Plate) -> Vec<Shape> {
        let Some(spot) = self.context.spot(space) else { return Vec::new() };
        let shares = self.context.shares(spot);
        let words = |words: String, down: Unit| Text::new(place.shifted(50, down), words, 150, plate.ink).bold().end();
        match spot.tile {
            Some(Tile::Pillage) => icons::coins(&self.colours, place.shifted(0, -40), 170, 82, &shares),
            Some(Tile::Visit) => words(join(shares, "+"), 20).shapes(),
            _ if spot.village => {
                let helmet = icons::sign("helmet", plate.ink, plate.face);
                (placed(helmet, place.shifted(-130, -52), 80), words(spot.vikings.to_string(), 0)).shapes()
            }
            _ => Vec::new(),
        }
    }
}
