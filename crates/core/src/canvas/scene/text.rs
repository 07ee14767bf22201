//! Letters at a point.

use serde::{Deserialize, Serialize};

use super::{Point, Unit};
use crate::canvas::Colour;
use crate::canvas::lettering::{self, Weight};

/// A line of letters. It holds only letters that the font has.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Text {
    /// The point on the baseline. The anchor says which part of the text it marks.
    pub at: Point,
    pub text: String,
    pub size: Unit,
    /// The weight of its letters.
    #[serde(default)]
    pub weight: Weight,
    /// The part of the text at the point.
    #[serde(default)]
    pub anchor: Anchor,
    pub colour: Colour,
    /// A border that separates the letters from the shapes below: colour and width.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub halo: Option<(Colour, Unit)>,
}

/// The part of a text that lies at its point.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Anchor {
    #[default]
    Start,
    Middle,
    End,
}

impl Text {
    /// A text that begins at a point on its baseline. Letters that the font lacks become a dot.
    pub fn new(at: Point, text: impl AsRef<str>, size: Unit, colour: Colour) -> Self {
        Self {
            at,
            text: lettering::drawable(text.as_ref()),
            size,
            weight: Weight::Medium,
            anchor: Anchor::Start,
            colour,
            halo: None,
        }
    }

    #[must_use]
    pub fn bold(self) -> Self {
        Self { weight: Weight::Bold, ..self }
    }

    /// Centres the text at the point.
    #[must_use]
    pub fn middle(self) -> Self {
        Self { anchor: Anchor::Middle, ..self }
    }

    /// Ends the text at the point.
    #[must_use]
    pub fn end(self) -> Self {
        Self { anchor: Anchor::End, ..self }
    }

    /// Centres the text at the point in both directions, by the height of capitals, e.g. for a number in a circle.
    #[must_use]
    pub fn centred(self) -> Self {
        // Capitals are 8/11 of the size high.
        let at = self.at.shifted(0, self.size * 4 / 11);
        Self { at, ..self.middle() }
    }

    /// Sets a border around the letters.
    #[must_use]
    pub fn halo(self, colour: Colour, width: Unit) -> Self {
        Self { halo: Some((colour, width)), ..self }
    }

    pub fn width(&self) -> Unit {
        lettering::width(&self.text, self.size, self.weight)
    }
}
