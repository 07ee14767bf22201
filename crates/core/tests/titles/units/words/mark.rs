//! Unit tests of `words::mark`.

use crate::engine::Seat;
use crate::words::Mark;

#[test]
fn marks_differ_in_sign_shape_and_letter() {
    let marks: Vec<Mark> = Seat::all(8).map(Mark::of).collect();
    for (i, one) in marks.iter().enumerate() {
        for other in &marks[..i] {
            assert!(one.emoji != other.emoji && one.shape != other.shape && one.letter != other.letter);
        }
    }
    assert_eq!(Mark::of(Seat(1)).to_string(), "🔷\u{2060}B");
}
