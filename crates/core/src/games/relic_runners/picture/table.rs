//! The toolbox table: three columns of three levels with what a box can do there, and the boxes of all players.

use super::*;
use crate::canvas::kit::number::RADIUS;
use crate::canvas::kit::paragraph;

/// The margin beside the table, and the width of a space.
const SIDE: Unit = 60;
pub const WIDE: Unit = (PHONE - 2 * SIDE) / 3;
/// The heights of the line of column names and of the bottom.
const HEAD: Unit = 190;
const BOTTOM: Unit = 240;
/// How far a number moves what stands beside it.
const NUMBERED: Unit = 2 * RADIUS + 20;
const HIGH: Unit = 740;

pub const fn height(boxes: bool) -> Unit {
    HEAD + 3 * HIGH + if boxes { BOTTOM } else { 40 }
}

/// The boxes on the table with their seats, and the spaces that may be chosen with their numbers.
type Shown<'a> = (&'a [(Seat, Slot)], &'a [(Space, Option<usize>)]);

/// The table, as wide as a picture, its upper left corner at the origin, with boxes of seats or none.
pub fn table(colours: &Colours, voice: &Voice, shown: Option<Shown<'_>>) -> Vec<Shape> {
    let ground = colours.ground;
    let (boxes, goals) = shown.unwrap_or_default();
    let row = |slot: Slot, left: Unit, right: Unit, y: Unit| {
        let here = boxes.iter().filter(|(_, at)| *at == slot);
        badges(colours, &here.map(|(seat, _)| *seat).collect::<Vec<_>>(), left, right, y)
    };
    let columns = (0..).zip(Column::ALL).map(|(n, column)| {
        let x = SIDE + n * WIDE;
        let name = lettering::fit(&names::column(*column, voice), LEGIBLE, Weight::Bold, WIDE - 40);
        let levels = (1..=Space::TOP).map(|level| {
            let here = Space { column: *column, level };
            let top = HEAD + Unit::from(Space::TOP - level) * HIGH;
            let goal = goals.iter().find(|(goal, _)| *goal == here).map(|(_, number)| *number);
            let aside = if goal.flatten().is_some() { NUMBERED } else { 0 };
            let boxes = row(Slot::On(here), x + 420 + aside, x + WIDE - 150, top + 142);
            (space(colours, voice, here, at(x, top), goal), boxes)
        });
        let name = Text::new(at(x + WIDE / 2, 145), name, LEGIBLE, ground.ink).bold().middle();
        (name, levels.collect::<Vec<_>>())
    });
    let bottom = shown.map(|_| {
        let top = HEAD + 3 * HIGH;
        let panel = Form::rounded(at(SIDE + 15, top + 15), PHONE - 2 * SIDE - 30, BOTTOM - 45, 60).fill(ground.panel);
        let name = Text::new(at(SIDE + 80, top + 168), voice.word("relic-runners-bottom"), LEGIBLE, ground.quiet);
        let boxes = row(Slot::Bottom, SIDE + 80 + name.width() + 160, PHONE - SIDE - 140, top + 116);
        (panel.stroke(ground.line, 12), name, boxes)
    });
    (columns.collect::<Vec<_>>(), bottom).shapes()
}

/// A space with what a box can do there. If it may be chosen, it is marked, with its number.
fn space(colours: &Colours, voice: &Voice, space: Space, corner: Point, goal: Option<Option<usize>>) -> Vec<Shape> {
    let ground = colours.ground;
    let warmth = if colours.look.contrast { 0 } else { 6 * space.level };
    let cell = || Form::rounded(corner.shifted(24, 24), WIDE - 48, HIGH - 48, 60);
    let panel = cell().fill(ground.panel.towards(colours.gold, warmth)).stroke(ground.line, 12);
    let mark = goal.map(|_| Highlight::Reach.around(cell(), colours.look, 34));
    let number = goal.flatten();
    let aside = if number.is_some() { NUMBERED } else { 0 };
    let middle = corner.shifted(64 + RADIUS, 142);
    let number = number.map(|n| Group::at(middle, kit::number(n, colours.look)).scaled(88));
    let level = Text::new(corner.shifted(64 + aside, 200), space.level.to_string(), 160, ground.ink).bold();
    let lines = action_lines(space, voice);
    let lines = paragraph(LEGIBLE, 168, ground.ink).below(corner.shifted(64, 362), lines);
    (panel, mark, number, level, lines, goal.map(|_| hotspot(space, cell()))).shapes()
}

/// A space as codes name it: by itself, or as the space below, from which a box moves up.
fn hotspot(space: Space, cell: Form) -> Hotspot {
    let hotspot = Hotspot::new(format_args!("box {space}"), cell);
    match space.level {
        1 => hotspot.also(format_args!("up {}", space.column)),
        level => hotspot.also(format_args!("up {}", Space { level: level - 1, ..space })),
    }
}

fn badges(colours: &Colours, seats: &[Seat], left: Unit, right: Unit, y: Unit) -> Vec<Shape> {
    let pitch = ((right - left) / (seats.len().max(2) as Unit - 1)).min(212);
    (0..).zip(seats).flat_map(|(n, seat)| mark::badge(*seat, colours.look, at(left + n * pitch, y), 97)).collect()
}

/// What a box can do on a space, in lines that fit.
pub fn action_lines(space: Space, voice: &Voice) -> Vec<String> {
    lettering::lines(&names::box_action(space, voice), LEGIBLE, Weight::Medium, WIDE - 128)
}
