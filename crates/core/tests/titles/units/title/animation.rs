//! Unit tests of `title::animation`.

use crate::title::animation::*;

#[test]
fn pictures_are_evenly_spread_from_the_first_to_the_last() {
    let all: Vec<u64> = (0..10).collect();
    assert_eq!(spread(&all, 40), all);
    assert_eq!(spread(&all, 4), [0, 3, 6, 9]);
    assert_eq!(spread(&all, 2), [0, 9]);
    assert_eq!(spread(&all, 0), [0, 9]);
    assert_eq!(spread(&[7], 4), [7]);
    assert!(spread(&[], 4).is_empty());
}
