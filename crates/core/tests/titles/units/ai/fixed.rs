//! Unit tests of `ai::fixed`.

use crate::ai::fixed::*;

#[test]
fn logarithms_are_close() {
    for (number, times_1000) in [(1, 0), (2, 693), (3, 1_099), (10, 2_303), (1_000, 6_908), (1_000_000, 13_816)] {
        let error = ln(number) * 1_000 / ONE - times_1000;
        assert!(error.abs() <= 12, "ln {number} is off by {error}");
    }
}

#[test]
fn roots_are_exact_to_the_last_digit() {
    assert_eq!([sqrt(0), sqrt(ONE), sqrt(4 * ONE), sqrt(ONE / 4)], [0, ONE, 2 * ONE, ONE / 2]);
}

#[test]
fn powers_fall_from_one_to_nothing() {
    assert_eq!([two_to_minus(0), two_to_minus(40 * ONE)], [ONE, 0]);
    assert!((two_to_minus(ONE) - ONE / 2).abs() < 40 && (two_to_minus(ONE / 2) - 46_341).abs() < 60);
    assert!((0..400).map(|step| two_to_minus(step * ONE / 100)).is_sorted_by(|a, b| a > b));
}
