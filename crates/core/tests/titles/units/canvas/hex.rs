//! Unit tests of `canvas::hex`.

use std::collections::{BTreeMap, BTreeSet};

use crate::canvas::hex::*;

const MIDDLE: Cell = Cell::new(0, 0);

/// All cells at most this many steps from the middle.
fn around(steps: i8) -> Vec<Cell> {
    let square = (-steps..=steps).flat_map(|r| (-steps..=steps).map(move |q| Cell::new(q, r)));
    square.filter(|cell| i16::from(cell.distance(MIDDLE)) <= i16::from(steps)).collect()
}

#[test]
fn six_steps_around_a_cell_close_the_ring() {
    let mut cell = MIDDLE;
    for direction in Direction::ALL {
        assert_eq!(cell.neighbour(direction).neighbour(direction.opposite()), cell);
        assert_eq!(cell.neighbour(direction).distance(cell), 1);
        assert_eq!(cell.towards(cell.neighbour(direction)), Some(direction));
        cell = cell.neighbour(direction);
    }
    assert_eq!(cell, MIDDLE);
    assert_eq!(MIDDLE.towards(MIDDLE), None);
    assert_eq!(around(3).len(), 1 + 6 + 12 + 18);
}

#[test]
fn a_turn_by_six_sixths_changes_nothing() {
    for direction in Direction::ALL {
        assert_eq!(direction.turned(6), direction);
        assert_eq!(direction.turned(2).turned(4), direction);
        assert_eq!(direction.opposite().opposite(), direction);
    }
    assert_eq!(Direction::NorthWest.turned(1), Direction::NorthEast);
}

#[test]
fn cell_names_match_the_rim() {
    for (name, cell) in [
        ("M5", MIDDLE),
        ("N5", Cell::new(1, 0)),
        ("L5", Cell::new(-1, 0)),
        ("M6", Cell::new(1, -1)),
        ("L6", Cell::new(0, -1)),
        ("M4", Cell::new(0, 1)),
        ("L4", Cell::new(-1, 1)),
        ("M7", Cell::new(1, -2)),
        ("M0", Cell::new(-2, 5)),
        ("M-1", Cell::new(-3, 6)),
        ("A5", Cell::new(-12, 0)),
        ("AZ5", Cell::new(-13, 0)),
        ("Z5", Cell::new(13, 0)),
        ("ZA5", Cell::new(14, 0)),
        ("ZZA5", Cell::new(40, 0)),
        ("AAZ5", Cell::new(-39, 0)),
    ] {
        assert_eq!((cell.to_string().as_str(), name.parse()), (name, Ok(cell)));
    }
    for nonsense in ["", "5", "M", "m5", "M05", "M+5", "M--1", "BA5", "AZA5", "M99", "M5x", "É5", "M５"] {
        assert_eq!(nonsense.parse::<Cell>(), Err(NoPlace), "{nonsense}");
    }
}

#[test]
fn every_cell_in_reach_has_a_unique_name() {
    let mut names = BTreeSet::new();
    for cell in (-REACH..=REACH).flat_map(|r| (-REACH..=REACH).map(move |q| Cell::new(q, r))) {
        assert_eq!(cell.to_string().parse(), Ok(cell));
        assert!(names.insert(cell.to_string()), "{cell}");
    }
}

#[test]
fn the_three_cells_of_a_corner_agree_on_it() {
    let mut found: BTreeMap<Corner, usize> = BTreeMap::new();
    for cell in around(4) {
        for direction in Direction::ALL {
            let corner = cell.corner(direction);
            let mut cells = corner.cells();
            let mut expected = [cell, cell.neighbour(direction), cell.neighbour(direction.turned(1))];
            cells.sort_unstable();
            expected.sort_unstable();
            assert_eq!(cells, expected, "{cell} {direction:?}");
            assert_eq!(corner.to_string().parse(), Ok(corner));
            *found.entry(corner).or_default() += 1;
        }
    }
    let inner = found.iter().filter(|(corner, _)| corner.cells().iter().all(|cell| cell.distance(MIDDLE) <= 4));
    assert!(inner.clone().count() > 50 && inner.clone().all(|(_, seen)| *seen == 3));
    assert_eq!("M5".parse::<Corner>(), Err(NoPlace));
}

#[test]
fn the_edges_of_a_corner_lie_between_its_cells() {
    for corner in around(2).into_iter().flat_map(|cell| [true, false].map(|north| Corner { cell, north })) {
        let between = corner.edges().map(|(cell, direction)| {
            let mut pair = [cell, cell.neighbour(direction)];
            pair.sort_unstable();
            pair
        });
        let [a, b, c] = {
            let mut cells = corner.cells();
            cells.sort_unstable();
            cells
        };
        let pairs: BTreeSet<_> = between.into_iter().collect();
        assert_eq!(pairs, BTreeSet::from([[a, b], [a, c], [b, c]]), "{corner}");
    }
}
