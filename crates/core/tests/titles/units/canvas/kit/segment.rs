//! Unit tests of `canvas::kit::segment`.

use crate::canvas::kit::*;
use crate::canvas::scene::at;

#[test]
fn points_lie_along_and_beside_a_segment() {
    let segment = Segment::new(at(0, 0), at(1_000, 0));
    assert_eq!(segment.point(250, 40), at(250, 40));
    assert_eq!((segment.distance(at(300, -70)), segment.distance(at(-30, 40))), (70, 50));
}
