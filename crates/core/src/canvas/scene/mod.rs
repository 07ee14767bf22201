//! A picture as data: shapes in whole units, drawn in order, later ones above earlier ones.
//!
//! This module knows no game, no file format and no font. The unit is a tenth of a phone pixel. A scene is laid out
//! [`PHONE`] units wide, so a letter of size 110 is 11 pixels high on a phone. x grows to the right, y downwards.
//! Angles are clockwise in tenths of a degree from the right.

mod angle;
mod bounds;
mod draw;
mod form;
mod hotspot;
mod text;

pub use angle::{cos, polar, sin};
pub use bounds::Area;
pub use draw::Draw;
pub use form::{Cap, Form, Outline, Paint, Shadow, Step, Stop, Stroke};
pub use hotspot::Hotspot;
pub use text::{Anchor, Text};

use serde::{Deserialize, Serialize};

pub use super::unit::Unit;

/// The width of most scenes: a phone of 390 pixels.
pub const PHONE: Unit = 3900;

/// The smallest letter size: 11 phone pixels.
pub const SMALLEST: Unit = 110;

/// The smallest letter size beside the other contents of a message, which leave 290 of the 390 pixels of a phone to a
/// picture. A letter of this size is 11 pixels high there.
pub const LEGIBLE: Unit = 148;

/// A point of a scene.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Point {
    /// Units to the right.
    pub x: Unit,
    /// Units downwards.
    pub y: Unit,
}

pub const fn at(x: Unit, y: Unit) -> Point {
    Point { x, y }
}

impl Point {
    /// The point `x` to the right and `y` below.
    pub const fn shifted(self, x: Unit, y: Unit) -> Self {
        at(self.x + x, self.y + y)
    }

    /// The point `per_cent` of the way to another.
    #[must_use]
    pub const fn towards(self, other: Self, per_cent: i32) -> Self {
        self.shifted((other.x - self.x) * per_cent / 100, (other.y - self.y) * per_cent / 100)
    }

    /// The distance to another point, rounded down.
    pub fn distance(self, other: Self) -> Unit {
        let dx = i64::from(other.x - self.x);
        let dy = i64::from(other.y - self.y);
        (dx * dx + dy * dy).isqrt() as Unit
    }
}

impl std::ops::Add for Point {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        self.shifted(other.x, other.y)
    }
}

/// A whole picture.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Scene {
    /// Its width. Discord scales a picture to the width of the phone, so only [`PHONE`] keeps the sizes.
    pub width: Unit,
    pub height: Unit,
    pub background: Paint,
    /// The shapes above it, in order.
    pub shapes: Vec<Shape>,
}

/// A shape of a scene.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Shape {
    /// An outline with a fill, a stroke or both.
    Form(Form),
    Text(Text),
    /// Shapes that move together.
    Group(Group),
    /// A place that a person may tap. It is not drawn.
    Hotspot(Hotspot),
}

/// Shapes that move together. They are rotated, then scaled, then shifted.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Group {
    /// The new position of the group's own origin.
    pub shift: Point,
    /// The clockwise rotation about its origin, in tenths of a degree.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub turn: i32,
    /// Size in per cent.
    #[serde(default = "full", skip_serializing_if = "is_full")]
    pub scale: i32,
    /// Opacity of the whole in per cent.
    #[serde(default = "full", skip_serializing_if = "is_full")]
    pub opacity: i32,
    /// The shapes are cut to this area, which is in their own coordinates.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clip: Option<Area>,
    pub shapes: Vec<Shape>,
}

const fn full() -> i32 {
    100
}

const fn is_full(value: &i32) -> bool {
    *value == full()
}

const fn is_zero(value: &i32) -> bool {
    *value == 0
}

impl Group {
    /// Shapes with their origin at a point.
    pub fn at(shift: Point, shapes: impl Draw) -> Self {
        Self { shift, turn: 0, scale: full(), opacity: full(), clip: None, shapes: shapes.shapes() }
    }

    /// Sets the clockwise rotation, in tenths of a degree.
    #[must_use]
    pub fn turned(self, turn: i32) -> Self {
        Self { turn, ..self }
    }

    /// Sets the scale, in per cent.
    #[must_use]
    pub fn scaled(self, scale: i32) -> Self {
        Self { scale, ..self }
    }

    /// Sets the opacity, in per cent.
    #[must_use]
    pub fn faded(self, opacity: i32) -> Self {
        Self { opacity, ..self }
    }

    /// Cuts the shapes to an area.
    #[must_use]
    pub fn clipped(self, clip: Area) -> Self {
        Self { clip: Some(clip), ..self }
    }
}

impl Scene {
    pub fn new(width: Unit, height: Unit, background: impl Into<Paint>) -> Self {
        Self { width, height, background: background.into(), shapes: Vec::new() }
    }

    pub fn draw(&mut self, thing: impl Draw) {
        thing.onto(&mut self.shapes);
    }

    pub fn extend(&mut self, shapes: impl IntoIterator<Item = Shape>) {
        self.shapes.extend(shapes);
    }

    /// The area of the picture.
    pub const fn area(&self) -> Area {
        Area::new(at(0, 0), self.width, self.height)
    }

    /// Every text, also those in groups, with its size on a phone.
    pub fn texts(&self) -> Vec<(&Text, Unit)> {
        fn collect<'a>(shapes: &'a [Shape], scale: i64, found: &mut Vec<(&'a Text, i64)>) {
            for shape in shapes {
                match shape {
                    Shape::Form(_) | Shape::Hotspot(_) => {}
                    Shape::Text(text) => found.push((text, i64::from(text.size) * scale / 10_000)),
                    Shape::Group(group) => collect(&group.shapes, scale * i64::from(group.scale) / 100, found),
                }
            }
        }
        let mut found = Vec::new();
        collect(&self.shapes, 10_000, &mut found);
        let seen = |size: i64| (size * i64::from(PHONE) / i64::from(self.width.max(1))) as Unit;
        found.into_iter().map(|(text, size)| (text, seen(size))).collect()
    }
}
