//! The card of a seat: its panel, its badge, its name and its points.

use super::Highlight;
use crate::canvas::lettering::{self, Weight};
use crate::canvas::mark;
use crate::canvas::palette::{self, Look};
use crate::canvas::scene::{Area, Draw, Form, LEGIBLE, Shape, Text, Unit};
use crate::engine::Seat;

/// The frame and the first line of a card.
#[derive(Clone, Copy, Debug)]
pub struct SeatCard<'a> {
    pub seat: Seat,
    pub area: Area,
    /// The height of its first line.
    pub head: Unit,
    /// Whether the seat has a decision: [`Highlight::Turn`].
    pub asked: bool,
    /// The name of the seat.
    pub name: &'a str,
    pub points: &'a str,
    /// The width of other content in the first line, before the points.
    pub beside: Unit,
}

impl SeatCard<'_> {
    /// The distance from the border of a card to its contents.
    pub const PAD: Unit = 60;
    /// The distance from the left border to the name.
    pub const NAME: Unit = 300;

    /// The card without its contents, and the distance from its left border to its points.
    pub fn draw(self, look: Look) -> (Vec<Shape>, Unit) {
        let ground = palette::ground(look);
        let area = self.area;
        let on = |x: Unit, y: Unit| area.at.shifted(x, y);
        let panel = Form::rounded(area.at, area.width, area.height, 100).fill(palette::seat(self.seat, look).tint);
        let panel = match self.asked {
            true => Highlight::Turn.around(panel, look, 36),
            false => panel.stroke(ground.line, 12).shapes(),
        };
        let base = self.head / 2 + 10;
        let badge =
            mark::badge(self.seat, look, on(Self::PAD + 110, base), (base - 20).clamp(mark::SMALLEST_BADGE, 105));
        let points = Text::new(on(area.width - Self::PAD, base + 62), self.points, 170, ground.ink).bold().end();
        let left = area.width - Self::PAD - points.width();
        let name = lettering::fit(self.name, LEGIBLE, Weight::Bold, left - self.beside - 40 - Self::NAME);
        let name = Text::new(on(Self::NAME, base + 53), name, LEGIBLE, ground.ink).bold();
        ((panel, badge, points, name).shapes(), left)
    }
}
