//! Unit tests of `title::alt`.

use crate::title::LONGEST_ALT;
use crate::title::alt::{cut, fitting, length};

#[test]
fn the_first_fitting_description_wins_and_the_last_is_cut() {
    let words = |count: usize| "🐉 ".repeat(count);
    assert_eq!(fitting([1000, 3, 2], words), words(3));
    let text = fitting([1000, 900], words);
    assert!(length(&text) <= LONGEST_ALT && text.ends_with('…') && text.starts_with(&words(300)), "{text}");
    assert_eq!(cut("short"), "short");
}
