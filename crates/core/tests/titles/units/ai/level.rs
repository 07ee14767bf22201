//! Unit tests of `ai::level`.

use crate::ai::Level;

#[test]
fn a_level_is_found_by_its_name() {
    assert!(Level::ALL.into_iter().all(|level| Level::named(level.name()) == Some(level)));
    assert!(Level::ALL.is_sorted());
    assert_eq!(Level::named("careful"), None);
}
