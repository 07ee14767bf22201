//! Names as in typed codes: of second and third regions where there is room, and of the cells where the viewer may place
//! a tile. The rim gives the others.

use super::*;

/// The least width of a cell with the names of its regions.
const NAMED: Unit = 480;
/// The least width of an open cell that has its name on it; on narrower cells names would overlap, and the ruler gives
/// them.
const NAMED_OPEN: Unit = 360;

impl Drawing<'_> {
    pub fn labels(&self, sheet: Sheet, occupied: &mut Occupied) -> Vec<Shape> {
        let mut shapes = Vec::new();
        if sheet.grid.wide >= NAMED {
            self.context.chart().tiles.iter().for_each(|laid| self.name(sheet, occupied, laid, &mut shapes));
        }
        self.legal_labels(sheet).onto(&mut shapes);
        shapes
    }

    /// The names of second and third regions, because the rim does not give them.
    fn name(&self, sheet: Sheet, occupied: &mut Occupied, laid: &Laid, shapes: &mut Vec<Shape>) {
        let patch = self.patch(sheet, laid);
        let aside = sheet.grid.wide / 5;
        let half = sheet.grid.wide / 5 / 2;
        let places = [(0, 0), (0, -half), (0, half), (0, -aside), (0, aside), (-aside, 0), (aside, 0)].into_iter();
        let places = places.chain([(-aside, -half), (aside, -half), (-aside, half), (aside, half)]);
        let places: Vec<(Unit, Unit)> = places.collect();
        for (land, count) in [(true, laid.lands.len()), (false, laid.seas.len())] {
            for region in 1..count.max(1) as u8 {
                self.label(sheet, occupied, laid.space(region), patch.anchor(land, region), &places).onto(shapes);
            }
        }
    }

    /// A name at the first of some places around a point where it covers nothing, if it is seen there.
    fn label(
        &self,
        sheet: Sheet,
        occupied: &mut Occupied,
        name: impl ToString,
        around: Point,
        places: &[(Unit, Unit)],
    ) -> Option<Shape> {
        let name = name.to_string();
        let size = LEGIBLE;
        let area = |place: &Point| Area::around(*place, (size * name.chars().count() as Unit * 7 / 10, size));
        let places = places.iter().map(|(x, y)| around.shifted(*x, *y));
        let place = places.into_iter().find(|place| occupied.covered(area(place)) == 0)?;
        occupied.take(area(&place));
        let text = Shape::from(Text::new(place, name, size, self.colours.ink.with_opacity(72)).centred());
        text.area().is_some_and(|area| sheet.area.holds(area)).then_some(text)
    }

    /// The names of the cells where the viewer may place a tile, but for those with a proposed one.
    fn legal_labels(&self, sheet: Sheet) -> Vec<Text> {
        let seen = self.legal.iter().filter(|cell| sheet.grid.wide >= NAMED_OPEN && sheet.shows_well(**cell));
        let bare = seen.filter(|cell| self.proposed_on(**cell).is_none());
        let label = |cell: &Cell| {
            let name = Text::new(sheet.grid.centre(*cell), cell.to_string(), LEGIBLE, self.colours.ground.reach);
            name.bold().centred().halo(self.colours.halo, 20)
        };
        bare.map(label).collect()
    }

    /// The areas of the tiles that are proposed, and of the names of the other cells where the viewer may place a tile.
    pub fn legal_rooms(&self, sheet: Sheet) -> Vec<Area> {
        let wide = sheet.grid.wide;
        let room = |cell: &Cell| match self.proposed_on(*cell) {
            Some(_) => Area::around(sheet.grid.centre(*cell), (wide * 90 / 100, wide * 90 / 100)),
            None => Area::around(sheet.grid.centre(*cell), (LEGIBLE * 2, LEGIBLE)),
        };
        self.legal.iter().filter(|cell| sheet.shows_well(**cell)).map(room).collect()
    }
}
