//! The number of a choice in a picture, as on its button.

use super::Consequence;
use crate::canvas::palette::{Look, ground};
use crate::canvas::scene::{Draw, Form, Shape, Text, Unit, at};

/// The radius of its disc with the border.
pub const RADIUS: Unit = 130;
const SIZE: Unit = 170;

/// A number in a disc around the origin.
pub fn number(number: usize, look: Look) -> Vec<Shape> {
    let ground = ground(look);
    let middle = at(0, 0);
    let disc = Form::circle(middle, RADIUS - 10).fill(ground.reach).stroke(ground.paper, 20);
    let digits = Text::new(middle, number.to_string(), SIZE, Consequence::ink(look)).bold().centred();
    (disc, digits).shapes()
}
