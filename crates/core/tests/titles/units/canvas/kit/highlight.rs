//! Unit tests of `canvas::kit::highlight`.

use crate::canvas::kit::*;
use crate::canvas::palette::Look;
use crate::canvas::scene::Area;
use crate::canvas::scene::{Shape, at};

#[test]
fn a_sign_stays_within_its_radius() {
    for look in Look::ALL {
        for highlight in Highlight::ALL {
            for shape in highlight.sign(look, at(500, 500), 100) {
                let area = shape.area().expect("an area");
                assert!(Area::around(at(500, 500), (200, 200)).holds(area), "{highlight:?}: {area:?}");
            }
        }
    }
}

#[test]
fn a_plate_is_as_wide_as_its_words() {
    let plate = Consequence { sign: Vec::new(), words: "−4".to_owned() };
    let width = plate.width();
    let drawn = plate.at(at(0, 0), Look::default());
    let area = drawn.iter().filter_map(Shape::area).reduce(Area::joined).expect("an area");
    assert_eq!(area.width, width + 12);
}
