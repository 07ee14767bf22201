//! Unit tests of `canvas::scene::angle`.

use crate::canvas::scene::at;
use crate::canvas::scene::*;

#[test]
fn the_quarters_meet() {
    assert_eq!((sin(0), sin(300), sin(900), sin(1800), sin(2700), sin(-900)), (0, 5_000, 10_000, 0, -10_000, -10_000));
    assert_eq!((cos(0), cos(600), cos(900), cos(1800)), (10_000, 5_000, 0, -10_000));
    for angle in -3600..3600 {
        let square = i64::from(sin(angle)).pow(2) + i64::from(cos(angle)).pow(2);
        assert!((square - 100_000_000).abs() < 40_000, "{angle}: {square}");
        assert!((sin(angle) - sin(angle + 1)).abs() <= 18, "{angle}");
    }
}

#[test]
fn angles_are_clockwise_from_the_right() {
    let centre = at(100, 100);
    assert_eq!(polar(centre, 50, 0), at(150, 100));
    assert_eq!(polar(centre, 50, 900), at(100, 150));
    assert_eq!(polar(centre, 50, 1800), at(50, 100));
    assert_eq!(polar(centre, 50, 2700), at(100, 50));
}
