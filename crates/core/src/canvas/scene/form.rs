//! Outlines with their fill and stroke.

use serde::{Deserialize, Serialize};

use super::{Point, Unit};
use crate::canvas::Colour;

/// An outline with its fill, stroke and shadow.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Form {
    pub outline: Outline,
    /// The fill; `None` for no fill.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fill: Option<Paint>,
    /// The stroke along the outline.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub stroke: Option<Stroke>,
    /// The shadow on everything below.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub shadow: Option<Shadow>,
}

/// An outline.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Outline {
    Rect {
        at: Point,
        width: Unit,
        height: Unit,
        radius: Unit,
    },
    Circle {
        centre: Point,
        radius: Unit,
    },
    /// Corners joined by straight lines; the last joins the first.
    Polygon(Vec<Point>),
    /// Points joined by straight lines. The line is open, so it is rarely filled.
    Line(Vec<Point>),
    /// Any other lines and curves.
    Path(Vec<Step>),
}

/// A step of a path. Every point is absolute in the coordinates of the scene or group.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Step {
    /// Moves to this point without drawing.
    Move(Point),
    /// A straight line to this point.
    Line(Point),
    /// A quadratic curve: its control point and its end.
    Quad(Point, Point),
    /// A cubic curve: its two control points and its end.
    Cubic(Point, Point, Point),
    /// A straight line to the start of this part.
    Close,
}

/// What fills a form.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Paint {
    /// One colour.
    Flat(Colour),
    /// Colours along a line, in the coordinates of the scene or group.
    Linear {
        /// The start of the line.
        from: Point,
        /// The end of the line.
        to: Point,
        stops: Vec<Stop>,
    },
    /// Colours from a centre outwards, in the coordinates of the scene or group.
    Radial {
        centre: Point,
        /// The distance of the last colour from the centre.
        radius: Unit,
        stops: Vec<Stop>,
    },
}

/// A colour of a gradient.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Stop {
    /// The position, in per cent of the line or radius.
    pub at: u8,
    pub colour: Colour,
}

/// A stroke. Its corners are always round.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Stroke {
    pub colour: Colour,
    pub width: Unit,
    /// The ends of lines.
    #[serde(default)]
    pub cap: Cap,
    /// Alternating lengths of dashes and gaps; empty for a solid line.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub dash: Vec<Unit>,
}

/// The ends of lines.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Cap {
    /// Round, beyond the last point.
    #[default]
    Round,
    /// Straight, at the last point.
    Butt,
}

/// A shifted shadow. A soft shadow is the border of the outline in a few fading layers. Its form needs an opaque fill,
/// because the middle below the form stays empty. A hard shadow is the filled outline.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Shadow {
    /// How far it is shifted.
    pub shift: Point,
    /// The width of its fading edge; 0 is a hard edge.
    pub soft: Unit,
    /// Its colour in the middle.
    pub colour: Colour,
}

impl Outline {
    /// The outline at `per_cent` of its size, with its origin at a point. Coordinates are rounded towards the origin.
    #[must_use]
    pub fn scaled(&self, origin: Point, per_cent: i32) -> Self {
        let length = |length: Unit| length * per_cent / 100;
        let place = |point: &Point| origin.shifted(length(point.x), length(point.y));
        let step = |step: &Step| match step {
            Step::Move(to) => Step::Move(place(to)),
            Step::Line(to) => Step::Line(place(to)),
            Step::Quad(pull, to) => Step::Quad(place(pull), place(to)),
            Step::Cubic(one, other, to) => Step::Cubic(place(one), place(other), place(to)),
            Step::Close => Step::Close,
        };
        match self {
            Self::Rect { at, width, height, radius } => {
                Self::Rect { at: place(at), width: length(*width), height: length(*height), radius: length(*radius) }
            }
            Self::Circle { centre, radius } => Self::Circle { centre: place(centre), radius: length(*radius) },
            Self::Polygon(corners) => Self::Polygon(corners.iter().map(place).collect()),
            Self::Line(points) => Self::Line(points.iter().map(place).collect()),
            Self::Path(steps) => Self::Path(steps.iter().map(step).collect()),
        }
    }
}

impl From<Colour> for Paint {
    fn from(colour: Colour) -> Self {
        Self::Flat(colour)
    }
}

impl Paint {
    /// A gradient between two colours along a line.
    pub fn linear(from: (Point, Colour), to: (Point, Colour)) -> Self {
        let stops = vec![Stop { at: 0, colour: from.1 }, Stop { at: 100, colour: to.1 }];
        Self::Linear { from: from.0, to: to.0, stops }
    }

    /// A gradient from one colour in the centre to another at the radius.
    pub fn radial(centre: Point, radius: Unit, inner: Colour, outer: Colour) -> Self {
        let stops = vec![Stop { at: 0, colour: inner }, Stop { at: 100, colour: outer }];
        Self::Radial { centre, radius, stops }
    }
}

impl From<Outline> for Form {
    fn from(outline: Outline) -> Self {
        Self { outline, fill: None, stroke: None, shadow: None }
    }
}

impl Form {
    /// A rectangle by its upper left corner.
    pub fn rect(at: Point, width: Unit, height: Unit) -> Self {
        Self::rounded(at, width, height, 0)
    }

    pub fn rounded(at: Point, width: Unit, height: Unit, radius: Unit) -> Self {
        Outline::Rect { at, width, height, radius }.into()
    }

    pub fn circle(centre: Point, radius: Unit) -> Self {
        Outline::Circle { centre, radius }.into()
    }

    /// Corners joined by straight lines; the last joins the first.
    pub fn polygon(corners: impl IntoIterator<Item = Point>) -> Self {
        Outline::Polygon(corners.into_iter().collect()).into()
    }

    /// Points joined by straight lines.
    pub fn line(points: impl IntoIterator<Item = Point>) -> Self {
        Outline::Line(points.into_iter().collect()).into()
    }

    pub fn path(steps: impl IntoIterator<Item = Step>) -> Self {
        Outline::Path(steps.into_iter().collect()).into()
    }

    #[must_use]
    pub fn fill(self, paint: impl Into<Paint>) -> Self {
        Self { fill: Some(paint.into()), ..self }
    }

    #[must_use]
    pub fn stroke(self, colour: Colour, width: Unit) -> Self {
        Self { stroke: Some(Stroke { colour, width, cap: Cap::Round, dash: Vec::new() }), ..self }
    }

    /// Sets dashes and gaps of these lengths, with straight ends.
    #[must_use]
    pub fn dashed(self, dash: impl Into<Vec<Unit>>) -> Self {
        let dash = dash.into();
        Self { stroke: self.stroke.map(|stroke| Stroke { dash, cap: Cap::Butt, ..stroke }), ..self }
    }

    /// Sets straight ends.
    #[must_use]
    pub fn butt(self) -> Self {
        Self { stroke: self.stroke.map(|stroke| Stroke { cap: Cap::Butt, ..stroke }), ..self }
    }

    /// Sets a shadow that falls `down` units below the form.
    #[must_use]
    pub fn shadow(self, down: Unit, soft: Unit, colour: Colour) -> Self {
        Self { shadow: Some(Shadow { shift: Point { x: 0, y: down }, soft, colour }), ..self }
    }
}
