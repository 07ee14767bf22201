//! Unit tests of `title::record_error`.

use crate::engine::PIECE;
use crate::title::record_error::*;

#[test]
fn long_texts_are_quoted_only_where_they_differ() {
    let (left, right) = ("a".repeat(5_000) + "b", "a".repeat(5_000) + "c" + &"d".repeat(9_000));
    let message = differs("entry 3, event 1", &left, &right).to_string();
    assert!(message.chars().count() < 3 * PIECE, "{message}");
    assert!(
        message.contains("…aaaa")
            && message.contains("ab, here")
            && message.contains("acdd")
            && message.ends_with("d…")
    );
    assert_eq!(differs("it", "one", "two").to_string(), "it: the record has one, here it is two");
}
