//! Unit tests of `canvas::mark`.

use crate::canvas::mark::*;
use crate::canvas::palette::Look;
use crate::canvas::scene::{Area, at};
use crate::canvas::scene::{Form, SMALLEST, Shape};
use crate::engine::Seat;
use crate::words::Mark;

#[test]
fn every_seat_shape_can_be_drawn() {
    let outlines: Vec<_> = Seat::all(8).map(|seat| outline(seat, at(0, 0), 100)).collect();
    for (index, one) in outlines.iter().enumerate() {
        assert!(outlines[..index].iter().all(|other| other != one));
        let area = Shape::from(Form::from(one.clone())).area().expect("an area");
        assert!(Area::new(at(-112, -112), 224, 224).holds(area), "{index}: {area:?}");
    }
}

#[test]
fn the_letter_of_a_small_badge_is_legible() {
    for look in Look::ALL {
        for seat in Seat::all(8) {
            let [_, Shape::Text(letter)] = badge(seat, look, at(0, 0), SMALLEST_BADGE) else { panic!("a letter") };
            assert_eq!(letter.text, Mark::of(seat).letter.to_string());
            assert!(letter.size >= SMALLEST, "{seat}: {}", letter.size);
        }
    }
}
