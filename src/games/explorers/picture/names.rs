//! The names of cells, as typed codes and the text board have them: on tiles where there is room, and on the cells where the
//! viewer may place a tile.

use super::Drawing;
use super::coast::Patch;
use super::room::{Room, around};
use super::sheet::Sheet;
use crate::canvas::hex::Cell;
use crate::canvas::scene::{Point, Shape, Text, Unit};
use crate::games::explorers::state::Laid;

/// From this width of a cell its name stands on it.
const NAMED: Unit = 400;

impl Drawing<'_> {
    pub fn names(&self, sheet: Sheet, room: &mut Room) -> Vec<Shape> {
        let mut shapes = Vec::new();
        if sheet.grid.wide >= NAMED {
            for laid in &self.view.open.chart.tiles {
                let patch = self.patch(sheet, laid);
                shapes.extend(self.name_of_tile(sheet, room, laid));
                shapes.extend(self.names_of_spaces(sheet, room, laid, &patch));
            }
        }
        shapes.extend(self.legal_names(sheet));
        shapes
    }

    /// At the foot of the tile, at its head, or beside its middle.
    fn name_of_tile(&self, sheet: Sheet, room: &mut Room, laid: &Laid) -> Option<Shape> {
        let (centre, far) = (sheet.grid.centre(laid.cell), sheet.grid.radius() * 66 / 100);
        let aside = sheet.grid.wide * 30 / 100;
        let places = [(0, far), (0, -far), (-aside, 0), (aside, 0)].map(|(x, y)| centre.shifted(x, y));
        self.name(sheet, room, &laid.cell.to_string(), &places)
    }

    /// Second and third regions, whose names do not follow from their cell alone.
    fn names_of_spaces(&self, sheet: Sheet, room: &mut Room, laid: &Laid, patch: &Patch) -> Vec<Shape> {
        let second = [(true, laid.lands.len()), (false, laid.seas.len())].into_iter().filter(|(_, count)| *count > 1);
        let second = second.flat_map(|(land, count)| (1..count as u8).map(move |region| (land, region)));
        let mut name = |(land, region): (bool, u8)| -> Option<Shape> {
            let anchor = patch.anchor(land, region);
            let aside = sheet.grid.wide / 5;
            let half = aside / 2;
            let around = [(0, 0), (0, -half), (0, half), (0, -aside), (0, aside), (-aside, 0), (aside, 0)];
            let corners = [(-aside, -half), (aside, -half), (-aside, half), (aside, half)];
            let places: Vec<Point> = around.iter().chain(&corners).map(|(x, y)| anchor.shifted(*x, *y)).collect();
            self.name(sheet, room, &laid.space(region).to_string(), &places)
        };
        second.filter_map(&mut name).collect()
    }

    /// A name at the best of some places, if it is seen there.
    fn name(&self, sheet: Sheet, room: &mut Room, name: &str, places: &[Point]) -> Option<Shape> {
        let size = if sheet.grid.wide > 640 { 128 } else { 112 };
        let box_size = (size * name.chars().count() as Unit * 7 / 10, size);
        let place = *places.iter().min_by_key(|place| room.covered(around(**place, box_size)))?;
        room.take(around(place, box_size));
        let text = Text::new(place, name, size, self.brush.colours.ink.with_opacity(72)).centred();
        let text = Shape::from(text);
        text.area().is_some_and(|area| sheet.area.holds(area)).then_some(text)
    }

    /// The cells where the viewer may place a tile.
    fn legal_names(&self, sheet: Sheet) -> Vec<Shape> {
        let size = (sheet.grid.wide * 30 / 100).clamp(112, 160);
        let seen = self.legal.iter().filter(|cell| sheet.shows_well(**cell));
        let name = |cell: &Cell| {
            let accent = self.brush.ground.accent;
            Text::new(sheet.grid.centre(*cell), cell.to_string(), size, accent).bold().centred().into()
        };
        seen.map(name).collect()
    }
}
