//! Unit tests of `title::alt`.

use crate::title::LONGEST_ALT;
use crate::title::alt::{cut, fitting, length};

#[test]
fn the_first_fitting_description_wins_and_the_last_is_cut() {
    let words = |count: u8| "🐉 ".repeat(count.into());
    assert_eq!(fitting(|measure| words(measure.detail).repeat(120)), words(2).repeat(120));
    let text = fitting(|_| words(250).repeat(4));
    assert!(length(&text) <= LONGEST_ALT && text.ends_with('…') && text.starts_with(&words(250)), "{text}");
    assert_eq!(cut("short"), "short");
}
