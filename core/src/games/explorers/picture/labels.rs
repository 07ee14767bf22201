//! The names of cells, as in typed codes and on the text board. They stand on tiles where there is room, and on the
//! cells where the viewer may place a tile.

use super::*;

/// The least width of a cell that has its name on it.
const NAMED: Unit = 400;
/// The least width of an open cell that has its name on it; on narrower cells names would overlap, and the ruler gives
/// them.
const NAMED_OPEN: Unit = 290;

impl Drawing<'_> {
    pub fn labels(&self, sheet: Sheet, occupied: &mut Occupied) -> Vec<Shape> {
        let mut shapes = Vec::new();
        if sheet.grid.wide >= NAMED {
            self.context.chart().tiles.iter().for_each(|laid| self.name(sheet, occupied, laid, &mut shapes));
        }
        self.legal_labels(sheet).onto(&mut shapes);
        shapes
    }

    /// The name of a tile's cell at its foot, at its head, or beside its middle. Second and third regions follow,
    /// because their names are not those of the cell.
    fn name(&self, sheet: Sheet, occupied: &mut Occupied, laid: &Laid, shapes: &mut Vec<Shape>) {
        let (far, aside) = (sheet.grid.radius() * 66 / 100, sheet.grid.wide * 30 / 100);
        let places = [(0, far), (0, -far), (-aside, 0), (aside, 0)];
        self.label(sheet, occupied, laid.cell, sheet.grid.centre(laid.cell), &places).onto(shapes);
        let patch = self.patch(sheet, laid);
        let (aside, half) = (sheet.grid.wide / 5, sheet.grid.wide / 5 / 2);
        let places = [(0, 0), (0, -half), (0, half), (0, -aside), (0, aside), (-aside, 0), (aside, 0)].into_iter();
        let places = places.chain([(-aside, -half), (aside, -half), (-aside, half), (aside, half)]);
        let places: Vec<(Unit, Unit)> = places.collect();
        for (land, count) in [(true, laid.lands.len()), (false, laid.seas.len())] {
            for region in 1..count.max(1) as u8 {
                self.label(sheet, occupied, laid.space(region), patch.anchor(land, region), &places).onto(shapes);
            }
        }
    }

    /// A name at the best of some places around a point, if it is seen there.
    fn label(
        &self,
        sheet: Sheet,
        occupied: &mut Occupied,
        name: impl ToString,
        around: Point,
        places: &[(Unit, Unit)],
    ) -> Option<Shape> {
        let name = name.to_string();
        let size = if sheet.grid.wide > 640 { 128 } else { 112 };
        let area = |place: &Point| Area::around(*place, (size * name.chars().count() as Unit * 7 / 10, size));
        let places = places.iter().map(|(x, y)| around.shifted(*x, *y));
        let place = places.min_by_key(|place| occupied.covered(area(place)))?;
        occupied.take(area(&place));
        let text = Shape::from(Text::new(place, name, size, self.colours.ink.with_opacity(72)).centred());
        text.area().is_some_and(|area| sheet.area.holds(area)).then_some(text)
    }

    /// The cells where the viewer may place a tile; where tiles are offered, with their numbers.
    fn legal_labels(&self, sheet: Sheet) -> Vec<Text> {
        let (size, reach) = (letters(sheet), self.colours.ground.reach);
        let up = sheet.grid.wide * 30 / 100;
        let seen = self.legal.iter().filter(|cell| sheet.shows_well(**cell));
        let label = |cell: &Cell| {
            let centre = sheet.grid.centre(*cell);
            let line = |down: Unit, words: &str| {
                let text = Text::new(centre.shifted(0, down), words, size, reach).bold().centred();
                text.halo(self.colours.halo, 20)
            };
            let offers: Vec<&Offer> = self.offers_on(*cell).collect();
            let numbers: Vec<&str> = offers.iter().map(|offer| offer.number).collect();
            match offers[..] {
                [] if sheet.grid.wide >= NAMED_OPEN => vec![line(0, &cell.to_string())],
                [] => Vec::new(),
                // There is room for the name and the turn.
                [offer] if sheet.grid.wide >= NAMED => {
                    vec![line(-up, &cell.to_string()), line(up, &format!("{} ↻{}", offer.number, offer.turn))]
                }
                _ if sheet.grid.wide >= NAMED => vec![line(-up, &cell.to_string()), line(up, &numbers.concat())],
                // Away from the feature of the tile.
                [offer] => {
                    let below = self.feature(offer.tile, offer.turn).is_some_and(|down| down > 0);
                    vec![line(if below { -up } else { up }, offer.number)]
                }
                // One line, so that the lower half of the tile is seen.
                [_, _] => vec![line(-up, &numbers.concat())],
                [first, ..] => vec![line(-up, first.number), line(up * 8 / 10, &numbers[1..].concat())],
            }
        };
        seen.flat_map(label).collect()
    }

    /// The areas of the tiles that are offered, and of the names of the other cells where the viewer may place a tile.
    pub fn legal_rooms(&self, sheet: Sheet) -> Vec<Area> {
        let (size, wide) = (letters(sheet), sheet.grid.wide);
        let room = |cell: &Cell| match self.offers_on(*cell).next() {
            Some(_) => Area::around(sheet.grid.centre(*cell), (wide * 90 / 100, wide * 90 / 100)),
            None => Area::around(sheet.grid.centre(*cell), (size * 2, size)),
        };
        self.legal.iter().filter(|cell| sheet.shows_well(**cell)).map(room).collect()
    }
}

/// The letter size of the names of cells where the viewer may place a tile.
fn letters(sheet: Sheet) -> Unit {
    (sheet.grid.wide * 30 / 100).clamp(112, 160)
}
