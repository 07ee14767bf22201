//! Unit tests of `engine::quote`.

use crate::engine::*;

#[test]
fn a_long_text_keeps_its_beginning_and_its_end() {
    let message = short(&format!("invalid type: \"{}\", expected a number", "ø".repeat(9_000)));
    assert!(message.starts_with("invalid type") && message.ends_with("expected a number"), "{message}");
    assert!(message.chars().count() <= PIECE + 3, "{message}");
    assert_eq!(short("short"), "short");
}
