//! Unit tests of `canvas::kit::columns`.

use crate::canvas::kit::*;
use crate::canvas::scene::{Area, at};

#[test]
fn a_row_is_as_high_as_its_highest_cell() {
    let columns = Columns::even(2, 100);
    let (cells, end) = columns.lay(&[300, 500, 200], 50, 10, |high| *high);
    assert_eq!(columns.width, 1_800);
    let areas: Vec<Area> = cells.into_iter().map(|(_, area)| area).collect();
    let expected = [(at(100, 50), 500), (at(2_000, 50), 500), (at(100, 560), 200)];
    assert_eq!(areas, expected.map(|(corner, high)| Area::new(corner, 1_800, high)));
    assert_eq!(end, 770);
}

#[test]
fn full_rows_wrap() {
    assert_eq!(wrap(vec![4, 6, 1, 20, 3], 10, |width| *width), [vec![4, 6], vec![1], vec![20], vec![3]]);
}
