//! The toolbox table: three columns of three levels with what a box can do there, and the boxes of all players.

use super::Brush;
use crate::canvas::lettering::{self, Weight};
use crate::canvas::mark;
use crate::canvas::scene::{Form, PHONE, Point, SMALLEST, Shape, Text, Unit, at};
use crate::engine::Seat;
use crate::games::relic_runners::components::{Column, Space};
use crate::games::relic_runners::state::Slot;
use crate::games::relic_runners::text::names;
use crate::words::Voice;

/// How wide a space is.
const WIDE: Unit = (PHONE - 2 * SIDE) / 3;
/// What lies beside the table.
const SIDE: Unit = 60;
/// How high the line of column names is.
const HEAD: Unit = 190;
/// How high the bottom is.
const BOTTOM: Unit = 240;

/// How high a space is, with or without room for boxes.
const fn high(boxes: bool) -> Unit {
    if boxes { 410 } else { 320 }
}

/// How high the table is, with or without boxes.
pub const fn height(boxes: bool) -> Unit {
    HEAD + 3 * high(boxes) + if boxes { BOTTOM } else { 40 }
}

impl Brush {
    /// The table, as wide as a picture, its upper left corner at the origin, with boxes of seats or none.
    pub fn table(self, voice: &Voice, boxes: Option<&[(Seat, Slot)]>) -> Vec<Shape> {
        let mut shapes: Vec<Shape> = Vec::new();
        let high = high(boxes.is_some());
        let on = |slot: Slot| -> Vec<Seat> {
            let here = boxes.unwrap_or_default().iter().filter(|(_, at)| *at == slot);
            here.map(|(seat, _)| *seat).collect()
        };
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
                let top = HEAD + Unit::from(Space::TOP - level) * high;
                shapes.extend(self.space(voice, space, at(x, top), high));
                shapes.extend(self.boxes(&on(Slot::On(space)), x + 130, x + WIDE - 130, top + high - 122));
            }
        }
        if boxes.is_some() {
            let top = HEAD + 3 * high;
            let bottom = Form::rounded(at(SIDE + 15, top + 15), PHONE - 2 * SIDE - 30, BOTTOM - 45, 60);
            shapes.push(bottom.fill(self.ground.panel).stroke(self.ground.line, 12).into());
            let name = Text::new(at(SIDE + 80, top + 155), voice.word("relic-runners-bottom"), 124, self.ground.quiet);
            let left = SIDE + 80 + name.width() + 160;
            shapes.push(name.into());
            shapes.extend(self.boxes(&on(Slot::Bottom), left, PHONE - SIDE - 140, top + 112));
        }
        shapes
    }

    /// A space with what a box can do there.
    fn space(self, voice: &Voice, space: Space, corner: Point, high: Unit) -> Vec<Shape> {
        let (x, top) = (corner.x, corner.y);
        let warmth = if self.look.contrast { 0 } else { 6 * space.level };
        let fill = self.ground.panel.towards(self.colours.gold.0, warmth);
        let cell = Form::rounded(at(x + 15, top + 15), WIDE - 30, high - 30, 60).fill(fill);
        let mut shapes: Vec<Shape> = vec![cell.stroke(self.ground.line, 12).into()];
        let code = Text::new(at(x + 48, top + 145), names::space(space), 138, self.ground.ink).bold();
        let left = x + 48 + code.width() + 38;
        shapes.push(code.into());
        for (n, line) in (0..).zip(action_lines(space, voice, x + WIDE - 26 - left)) {
            shapes.push(Text::new(at(left, top + 140 + n * 128), line, SMALLEST, self.ground.ink).into());
        }
        shapes
    }

    /// The badges of boxes in a row.
    fn boxes(self, seats: &[Seat], left: Unit, right: Unit, y: Unit) -> Vec<Shape> {
        let pitch = ((right - left) / (seats.len().max(2) as Unit - 1)).min(212);
        (0..).zip(seats).flat_map(|(n, seat)| mark::badge(*seat, self.look, at(left + n * pitch, y), 97)).collect()
    }
}

/// What a box can do on a space, in lines that fit.
fn action_lines(space: Space, voice: &Voice, room: Unit) -> Vec<String> {
    lettering::lines(&names::box_action(space, voice), SMALLEST, Weight::Medium, room)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::Locale;

    #[test]
    fn every_action_stands_in_its_space() {
        for locale in Locale::ALL {
            let voice = Voice::new(locale, Vec::new());
            for space in Space::all() {
                let lines = action_lines(space, &voice, WIDE - 26 - 48 - 38 - 220);
                assert!(lines.len() <= 2 && lines.iter().all(|line| !line.ends_with('…')), "{locale:?}: {lines:?}");
            }
        }
    }
}
