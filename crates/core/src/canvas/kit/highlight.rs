//! Highlights of pictures. Each meaning has one colour and one kind of line, the same in every title.

use crate::canvas::Colour;
use crate::canvas::lettering::{self, Weight};
use crate::canvas::palette::{GroundColours, Look, ground};
use crate::canvas::scene::{Draw, Form, Group, LEGIBLE, Point, Shape, Text, Unit, at};
use crate::words::Voice;

/// The meaning of a highlight.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Highlight {
    /// Changed since the viewer's last turn: a full line.
    New,
    /// The seats whose turn it is: a double line.
    Turn,
    /// What the deciding seat may choose: a dashed line.
    Reach,
}

impl Highlight {
    /// All highlights, in the order of legends.
    pub const ALL: [Self; 3] = [Self::New, Self::Turn, Self::Reach];

    /// The colour on this background.
    pub const fn colour(self, ground: &GroundColours) -> Colour {
        match self {
            Self::New => ground.new,
            Self::Turn => ground.turn,
            Self::Reach => ground.reach,
        }
    }

    /// Its name and its meaning, for legends.
    pub fn words(self, voice: &Voice) -> (String, String) {
        let (name, about) = match self {
            Self::New => ("picture-new", "picture-new-about"),
            Self::Turn => ("picture-turn", "picture-turn-about"),
            Self::Reach => ("picture-reach", "picture-reach-about"),
        };
        (voice.word(name), voice.word(about))
    }

    /// The form with the line around it, `pen` units wide. The form keeps its fill.
    pub fn around(self, form: Form, look: Look, pen: Unit) -> Vec<Shape> {
        let ground = ground(look);
        let line = form.clone().stroke(self.colour(&ground), pen);
        match self {
            Self::New => line.shapes(),
            Self::Turn => {
                let inner = Form { fill: None, ..form }.stroke(ground.panel, pen / 3);
                (line, inner).shapes()
            }
            // The gaps get the paper colour, so that the line is visible on every background.
            Self::Reach => {
                let under = form.clone().stroke(ground.paper, pen);
                (under, Form { fill: None, ..form }.stroke(ground.reach, pen).dashed([pen * 3, pen * 3 / 2])).shapes()
            }
        }
    }

    /// Its sign in a legend: a square with its line, within the radius of the centre.
    pub fn sign(self, look: Look, centre: Point, radius: Unit) -> Vec<Shape> {
        let half = radius * 84 / 100;
        let pen = radius * 30 / 100;
        self.around(Form::rounded(centre.shifted(-half, -half), 2 * half, 2 * half, half / 2), look, pen)
    }
}

/// A plate in the colour of [`Highlight::Reach`] that says what a choice brings: a sign and words.
#[derive(Clone, Debug)]
pub struct Consequence {
    /// The sign before the words, in a box of ±100 around the origin; may be empty.
    pub sign: Vec<Shape>,
    pub words: String,
}

impl Consequence {
    /// The letter size of a plate.
    const SIZE: Unit = LEGIBLE;
    /// The height of a plate.
    pub const HEIGHT: Unit = 154;
    /// The radius of its sign.
    const SIGN: Unit = 58;

    /// The colour of letters and signs on a plate.
    pub const fn ink(look: Look) -> Colour {
        look.colour([0xffffff, 0x0a0d12, 0xffffff, 0x000000])
    }

    /// The width of its plate.
    pub fn width(&self) -> Unit {
        let words = lettering::width(&self.words, Self::SIZE, Weight::Bold);
        let sign = if self.sign.is_empty() { 0 } else { 2 * Self::SIGN + 14 };
        words + sign + 70
    }

    /// The plate, centred at a point.
    pub fn at(self, middle: Point, look: Look) -> Vec<Shape> {
        let width = self.width();
        let ground = ground(look);
        let corner = middle.shifted(-width / 2, -Self::HEIGHT / 2);
        let plate = Form::rounded(corner, width, Self::HEIGHT, Self::HEIGHT / 2).fill(ground.reach);
        let plate = plate.stroke(ground.paper, 12);
        let signed = !self.sign.is_empty();
        let sign = Group::at(at(corner.x + 35 + Self::SIGN, middle.y), self.sign);
        let left = corner.x + 35 + if signed { 2 * Self::SIGN + 14 } else { 0 };
        let words = Text::new(at(left, middle.y + Self::SIZE * 4 / 11), self.words, Self::SIZE, Self::ink(look));
        (plate, signed.then(|| sign.scaled(Self::SIGN)), words.bold()).shapes()
    }
}
