//! Unit tests of `title::facts`.

use crate::title::facts::{Fact, by_kind};

#[test]
fn facts_of_places_are_gathered_by_kind() {
    let fact = |value: &str, words: &str| Fact::<()>::new("🐐", value, words);
    let places = [("L10", vec![fact("", "goat"), fact("", "")]), ("N5", vec![fact("4", "pig"), fact("×2", "goat")])];
    let places = places.map(|(place, facts)| (place.to_owned(), facts));
    assert_eq!(by_kind(places), ["goat L10 N5×2", "pig N54"]);
}

#[test]
fn only_a_short_fact_is_kept_on_one_line() {
    let fact = Fact::<()>::new("🪙", 6, "Coins 6");
    assert_eq!((fact.brief(), fact.full()), ("🪙6".to_owned(), "🪙\u{a0}Coins\u{a0}6".to_owned()));
    let long = fact.on_board("Coins 6 of the voyages so far");
    assert_eq!(long.full(), "🪙 Coins 6 of the voyages so far");
    assert_eq!(Fact::<()>::new("🪙", 6, "").full(), "");
}
