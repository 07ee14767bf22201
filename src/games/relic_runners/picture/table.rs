//! The toolbox table: three columns of three levels with what a box can do there, and the boxes of all players.

use super::Brush;
use crate::canvas::lettering::{self, Weight};
use crate::canvas::mark;
use crate::canvas::scene::{Form, PHONE, Shape, Text, Unit, at};
use crate::engine::Seat;
use crate::games::relic_runners::components::{Column, Space};
use crate::games::relic_runners::state::Slot;
use crate::games::relic_runners::text::names;
use crate::words::Voice;

/// How wide a space is.
const WIDE: Unit = (PHONE - 2 * SIDE) / 3;
/// How high a space is.
const HIGH: Unit = 430;
const SIDE: Unit = 60;
/// How high the line of column names is.
const HEAD: Unit = 190;
/// How high the table is.
pub const HEIGHT: Unit = HEAD + 3 * HIGH + 240;

impl Brush {
    /// The table, as wide as a picture, its upper left corner at the origin, with boxes of seats.
    pub fn table(self, voice: &Voice, boxes: &[(Seat, Slot)]) -> Vec<Shape> {
        let mut shapes: Vec<Shape> = Vec::new();
        for (n, column) in (0..).zip(Column::ALL) {
            let x = SIDE + n * WIDE;
            let name = voice.word(match column {
                Column::Machete => "relic-runners-picture-machete",
                Column::Compass => "relic-runners-picture-compass",
                Column::Shovel => "relic-runners-picture-shovel",
            });
            let name = lettering::fit(&name, 130, Weight::Bold, WIDE - 40);
            shapes.push(Text::new(at(x + WIDE / 2, 140), name, 130, self.ground.ink).bold().middle().into());
            for level in 1..=Space::TOP {
                let space = Space { column: *column, level };
                let top = HEAD + Unit::from(Space::TOP - level) * HIGH;
                let here: Vec<_> = boxes.iter().filter(|(_, slot)| *slot == Slot::On(space)).collect();
                shapes.extend(self.space(voice, space, x, top, &here));
            }
        }
        let top = HEAD + 3 * HIGH;
        let bottom = Form::rounded(at(SIDE + 15, top + 15), PHONE - 2 * SIDE - 30, 190, 60).fill(self.ground.panel);
        shapes.push(bottom.stroke(self.ground.line, 12).into());
        let name = Text::new(at(SIDE + 80, top + 155), voice.word("relic-runners-bottom"), 124, self.ground.quiet);
        let left = SIDE + 80 + name.width() + 140;
        shapes.push(name.into());
        let here: Vec<_> = boxes.iter().filter(|(_, slot)| *slot == Slot::Bottom).collect();
        shapes.extend(self.boxes(&here, left, PHONE - SIDE - 80, top + 110));
        shapes
    }

    fn space(self, voice: &Voice, space: Space, x: Unit, top: Unit, here: &[&(Seat, Slot)]) -> Vec<Shape> {
        let warmth = 6 * space.level;
        let fill = self.ground.panel.towards(self.hues.gold.0, if self.look.contrast { 0 } else { warmth });
        let cell = Form::rounded(at(x + 15, top + 15), WIDE - 30, HIGH - 30, 60).fill(fill);
        let mut shapes: Vec<Shape> = vec![cell.stroke(self.ground.line, 12).into()];
        let code = Text::new(at(x + 55, top + 145), names::space(space), 138, self.ground.ink).bold();
        let left = x + 55 + code.width() + 50;
        shapes.push(code.into());
        let words = names::box_action(space, voice);
        let lines = lettering::lines(&words, 114, Weight::Medium, x + WIDE - 40 - left);
        for (n, line) in (0..).zip(lines.into_iter().take(2)) {
            shapes.push(Text::new(at(left, top + 140 + n * 128), line, 114, self.ground.ink).into());
        }
        shapes.extend(self.boxes(here, x + 130, x + WIDE - 130, top + HIGH - 122));
        shapes
    }

    /// The badges of boxes in a row.
    fn boxes(self, here: &[&(Seat, Slot)], left: Unit, right: Unit, y: Unit) -> Vec<Shape> {
        let pitch = ((right - left) / (here.len().max(2) as Unit - 1)).min(212);
        let badge = |(n, (seat, _)): (Unit, &&(Seat, Slot))| mark::badge(*seat, self.look, at(left + n * pitch, y), 97);
        (0..).zip(here).flat_map(badge).collect()
    }
}
