//! Several lines of letters, and names that the font can draw.

use crate::canvas::Colour;
use crate::canvas::lettering::{self, Weight};
use crate::canvas::scene::{Point, Shape, Text, Unit};
use crate::engine::Seat;
use crate::words::{Mark, Voice};

/// The voice with names that the font can draw. A name that it cannot draw becomes the letter of the seat.
pub fn drawn(voice: &Voice) -> Voice {
    let name =
        |(seat, name): (u8, &String)| lettering::name(name).unwrap_or_else(|| Mark::of(Seat(seat)).letter.to_string());
    Voice::new(voice.locale, (0..).zip(&voice.names).map(name).collect())
}

/// The looks of a paragraph.
#[derive(Clone, Copy, Debug)]
pub struct Paragraph {
    pub size: Unit,
    /// The distance between baselines.
    pub pitch: Unit,
    /// The weight of the letters.
    pub weight: Weight,
    pub colour: Colour,
}

impl Paragraph {
    /// Lines downwards from a first baseline.
    pub fn below(self, first: Point, lines: impl IntoIterator<Item = impl AsRef<str>>) -> Vec<Shape> {
        let line = |(number, line): (Unit, _)| {
            let text = Text::new(first.shifted(0, number * self.pitch), line, self.size, self.colour);
            Text { weight: self.weight, ..text }.into()
        };
        (0..).zip(lines).map(line).collect()
    }

    /// Lines that begin at a point, vertically centred there.
    pub fn beside(self, middle: Point, lines: &[String]) -> Vec<Shape> {
        let up = (lines.len() as Unit - 1) * self.pitch / 2;
        // Capitals are 8/11 of the size high.
        self.below(middle.shifted(0, self.size * 4 / 11 - up), lines)
    }
}

/// A paragraph of medium weight.
pub const fn paragraph(size: Unit, pitch: Unit, colour: Colour) -> Paragraph {
    Paragraph { size, pitch, weight: Weight::Medium, colour }
}
