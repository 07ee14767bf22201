//! The toolbox table: three columns of three levels with what a box can do there, and the boxes of all players.

use super::*;
use crate::canvas::kit::paragraph;

/// The margin beside the table, and the width of a space.
const SIDE: Unit = 60;
pub const WIDE: Unit = (PHONE - 2 * SIDE) / 3;
/// The heights of the line of column names and of the bottom.
const HEAD: Unit = 190;
const BOTTOM: Unit = 240;
const COLUMNS: [&str; 3] =
    ["relic-runners-picture-machete", "relic-runners-picture-compass", "relic-runners-picture-shovel"];

/// The height of a space, with or without room for boxes.
const fn high(boxes: bool) -> Unit {
    if boxes { 410 } else { 320 }
}

pub const fn height(boxes: bool) -> Unit {
    HEAD + 3 * high(boxes) + if boxes { BOTTOM } else { 40 }
}

/// The table, as wide as a picture, its upper left corner at the origin, with boxes of seats or none.
pub fn table(colours: &Colours, voice: &Voice, boxes: Option<&[(Seat, Slot)]>) -> Vec<Shape> {
    let (ground, high) = (colours.ground, high(boxes.is_some()));
    let row = |slot: Slot, left: Unit, right: Unit, y: Unit| {
        let here = boxes.unwrap_or_default().iter().filter(|(_, at)| *at == slot);
        badges(colours, &here.map(|(seat, _)| *seat).collect::<Vec<_>>(), left, right, y)
    };
    let columns = (0..).zip(Column::ALL).map(|(n, column)| {
        let x = SIDE + n * WIDE;
        let name = lettering::fit(&voice.word(COLUMNS[n as usize]), 130, Weight::Bold, WIDE - 40);
        let levels = (1..=Space::TOP).map(|level| {
            let here = Space { column: *column, level };
            let top = HEAD + Unit::from(Space::TOP - level) * high;
            let boxes = row(Slot::On(here), x + 130, x + WIDE - 130, top + high - 122);
            (space(colours, voice, here, at(x, top), high), boxes)
        });
        let name = Text::new(at(x + WIDE / 2, 140), name, 130, ground.ink).bold().middle();
        (name, levels.collect::<Vec<_>>())
    });
    let bottom = boxes.map(|_| {
        let top = HEAD + 3 * high;
        let panel = Form::rounded(at(SIDE + 15, top + 15), PHONE - 2 * SIDE - 30, BOTTOM - 45, 60).fill(ground.panel);
        let name = Text::new(at(SIDE + 80, top + 155), voice.word("relic-runners-bottom"), 124, ground.quiet);
        let boxes = row(Slot::Bottom, SIDE + 80 + name.width() + 160, PHONE - SIDE - 140, top + 112);
        (panel.stroke(ground.line, 12), name, boxes)
    });
    (columns.collect::<Vec<_>>(), bottom).shapes()
}

/// A space with what a box can do there.
fn space(colours: &Colours, voice: &Voice, space: Space, corner: Point, high: Unit) -> Vec<Shape> {
    let ground = colours.ground;
    let warmth = if colours.look.contrast { 0 } else { 6 * space.level };
    let cell = Form::rounded(corner.shifted(15, 15), WIDE - 30, high - 30, 60);
    let cell = cell.fill(ground.panel.towards(colours.gold.0, warmth)).stroke(ground.line, 12);
    let code = Text::new(corner.shifted(48, 145), code(space), 138, ground.ink).bold();
    let left = 48 + code.width() + 38;
    let lines = action_lines(space, voice, WIDE - 26 - left);
    (cell, code, paragraph(SMALLEST, 128, ground.ink).below(corner.shifted(left, 140), lines)).shapes()
}

fn badges(colours: &Colours, seats: &[Seat], left: Unit, right: Unit, y: Unit) -> Vec<Shape> {
    let pitch = ((right - left) / (seats.len().max(2) as Unit - 1)).min(212);
    (0..).zip(seats).flat_map(|(n, seat)| mark::badge(*seat, colours.look, at(left + n * pitch, y), 97)).collect()
}

/// What a box can do on a space, in lines that fit.
pub fn action_lines(space: Space, voice: &Voice, room: Unit) -> Vec<String> {
    lettering::lines(&names::box_action(space, voice), SMALLEST, Weight::Medium, room)
}
