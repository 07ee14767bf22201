//! Letters at a place.

use serde::{Deserialize, Serialize};

use super::{Point, Unit};
use crate::canvas::Colour;
use crate::canvas::lettering::{self, Weight};

/// A line of letters. Holds only letters that the font has.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Text {
    /// Where it stands: on the baseline, at its beginning, middle or end as the anchor says.
    pub at: Point,
    pub text: String,
    /// The letter size.
    pub size: Unit,
    /// How heavy its letters are.
    #[serde(default)]
    pub weight: Weight,
    /// Which part of it stands at the place.
    #[serde(default)]
    pub anchor: Anchor,
    pub colour: Colour,
    /// A border around the letters that keeps them apart from what lies below: colour and width.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub halo: Option<(Colour, Unit)>,
}

/// Which part of a text stands at its place.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Anchor {
    /// Its beginning.
    #[default]
    Start,
    Middle,
    End,
}

impl Text {
    /// A text that begins at a place on its baseline. Letters that the font lacks become a dot.
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

    /// In bold letters.
    #[must_use]
    pub fn bold(self) -> Self {
        Self { weight: Weight::Bold, ..self }
    }

    /// With its middle at the place.
    #[must_use]
    pub fn middle(self) -> Self {
        Self { anchor: Anchor::Middle, ..self }
    }

    /// With its end at the place.
    #[must_use]
    pub fn end(self) -> Self {
        Self { anchor: Anchor::End, ..self }
    }

    /// With its middle at the place, and half of the height of its capitals above it: for a number in a circle.
    #[must_use]
    pub fn centred(self) -> Self {
        // Capitals are 8/11 of the size high.
        let at = self.at.shifted(0, self.size * 4 / 11);
        Self { at, ..self.middle() }
    }

    /// With a border around the letters.
    #[must_use]
    pub fn halo(self, colour: Colour, width: Unit) -> Self {
        Self { halo: Some((colour, width)), ..self }
    }

    /// How wide it is.
    pub fn width(&self) -> Unit {
        lettering::width(&self.text, self.size, self.weight)
    }
}
