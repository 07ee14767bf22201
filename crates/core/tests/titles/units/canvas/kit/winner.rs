//! Unit tests of `canvas::kit::winner`.

use crate::canvas::kit::*;
use crate::engine::Seat;

#[test]
fn the_first_deciding_tie_breaker_is_found() {
    let standing = [[9, 3, 2], [9, 3, 1], [9, 1, 4], [9, 1, 4], [7, 5, 5]];
    let ranking: Vec<_> = (0..5).map(|seat| (seat + 1, Seat(seat))).collect();
    let ties = ties(&ranking, |seat| standing[seat.index()]);
    assert_eq!(ties, [(Seat(0), Seat(1), 2), (Seat(1), Seat(2), 1), (Seat(2), Seat(3), 0)]);
}
