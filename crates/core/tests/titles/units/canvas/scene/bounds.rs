//! Unit tests of `canvas::scene::bounds`.

use crate::canvas::Colour;
use crate::canvas::scene::*;
use crate::canvas::scene::{Form, Group, Shape, at};

#[test]
fn areas_meet_if_they_share_more_than_an_edge() {
    let one = Area::new(at(0, 0), 100, 50);
    assert!(one.holds(Area::new(at(0, 0), 100, 50)) && !one.holds(Area::new(at(1, 0), 100, 50)));
    assert!(one.meets(Area::new(at(99, 49), 5, 5)) && !one.meets(Area::new(at(100, 0), 5, 5)));
    assert_eq!(one.within(Area::new(at(90, -10), 50, 20)), Area::new(at(90, 0), 10, 10));
}

#[test]
fn a_group_moves_its_shapes() {
    let dot = Form::circle(at(100, 0), 10).fill(Colour::BLACK).stroke(Colour::WHITE, 4);
    let group = |shapes: Vec<Shape>| Group::at(at(500, 500), shapes);
    let turned = Shape::from(group(vec![dot.clone().into()]).turned(900).scaled(200));
    assert_eq!(turned.area(), Some(Area::new(at(476, 676), 48, 48)));
    let clipped = Shape::from(group(vec![dot.into()]).clipped(Area::new(at(0, 0), 100, 100)));
    assert_eq!(clipped.area(), Some(Area::new(at(588, 500), 12, 12)));
    let beyond = Form::circle(at(900, 900), 10).fill(Colour::BLACK);
    let hidden = Shape::from(group(vec![beyond.into()]).clipped(Area::new(at(0, 0), 100, 100)));
    assert_eq!((hidden.area(), Shape::from(group(Vec::new())).area()), (None, None));
}
