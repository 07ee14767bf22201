//! Unit tests of `ai::playouts`.

use crate::ai::fixed::ONE;
use crate::ai::playouts::*;
use crate::ai::utility::PerSeat;
use crate::engine::Seat;

fn sum(chances: &[i64]) -> Sum {
    let mut sum = Sum::default();
    for chance in chances {
        let (chance, points) = ((chance * ONE / 100) as i32, PerSeat::from_iter([0]));
        sum.add(Seat(0), &End { chances: PerSeat::from_iter([chance]), points, settled: 0 });
    }
    sum
}

#[test]
fn equal_worlds_leave_only_the_error_of_the_difference() {
    let (one, other) = (sum(&[20, 40, 60, 80]), sum(&[10, 30, 50, 70]));
    assert_eq!(one.paired_error(&other), 0);
    // Each has a variance of 0.2 / 3, so the root of two quarters of it.
    assert!((182..=183).contains(&one.error(&other)), "{}", one.error(&other));
}

#[test]
fn a_single_playout_proves_nothing() {
    assert_eq!(sum(&[20]).paired_error(&sum(&[90, 90])), 1_000);
}

/// A lead of two spreads is four to one; doubt is the square of a spread. What settles all of it stays as it is.
#[test]
fn lead_at_the_end_promises_no_more_than_at_the_beginning() {
    let seen = |settled: i64, doubt: i64| {
        let [chances, points] = [[ONE as i32, 0], [300, 100]].map(PerSeat::from_iter);
        End { chances, points, settled }.seen_from(doubt).chances[0]
    };
    let four_to_one = (ONE * 4 / 5) as i32;
    assert_eq!(
        [(0, 100 * 100), (2_500, 12_500), (10_000, 10_000), (12_500, 10_000)]
            .map(|(settled, doubt)| seen(settled, doubt)),
        [four_to_one, four_to_one, ONE as i32, ONE as i32]
    );
}
