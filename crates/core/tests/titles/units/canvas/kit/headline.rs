//! Unit tests of `canvas::kit::headline`.

use crate::canvas::kit::*;
use crate::canvas::palette::Look;
use crate::canvas::scene::{PHONE, Shape};
use crate::engine::Seat;

#[test]
fn the_words_end_within_the_picture() {
    for seats in 0..=4 {
        let seats: Vec<Seat> = Seat::all(seats).collect();
        let line = headline(&seats, &"Wide words ".repeat(9), Look::default(), 150);
        let end = line.iter().filter_map(Shape::area).map(|area| area.end().x).max();
        assert!(end.is_some_and(|end| end <= PHONE - 80), "{end:?}");
    }
}
