//! Unit tests of `title::review::text`.

use crate::title::review::text::wins;

#[test]
fn wins_have_a_sign() {
    assert_eq!([-48, -3, 0, 127].map(wins), ["−4", "0", "0", "+12"]);
}
