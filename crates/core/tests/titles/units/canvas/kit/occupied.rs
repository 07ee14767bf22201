//! Unit tests of `canvas::kit::occupied`.

use crate::canvas::kit::*;
use crate::canvas::scene::Area;
use crate::canvas::scene::at;

#[test]
fn new_items_avoid_occupied_areas() {
    let mut occupied = Occupied::default();
    occupied.take(Area::around(at(0, 0), (200, 200)));
    let near = |place| occupied.covered(Area::around(place, (200, 200)));
    let free = Occupied::nearby(at(0, 0), 300).filter(|place| near(*place) == 0).count();
    assert!(near(at(0, 0)) == 200 * 200 && free > 0, "{free} of the nearby points are free");
}
