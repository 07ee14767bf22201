//! Unit tests of `words::row`.

use crate::words::row::{LINE, counted, fit, width, with_signs};

#[test]
fn equal_items_are_counted() {
    let items = ["Rune", "Port", "Rune"].map(str::to_owned);
    assert_eq!(counted(items), "2× Rune, Port");
}

#[test]
fn fit_ends_before_a_fact_that_is_too_long() {
    let facts = ["crew 3", "a very long fact indeed", "+3"].map(str::to_owned);
    assert_eq!(fit(facts.clone(), 100), "crew 3 · a very long fact indeed · +3");
    assert_eq!(fit(facts.clone(), 12), "crew 3", "nothing minor stands where a greater fact is missing");
    assert_eq!(fit(facts, 4), "");
}

#[test]
fn signs_after_a_text_fit_one_line() {
    let signs = || ["⛵🧔×2", "🏠5", "👑Shieldmaiden of the North", "💀1"].map(str::to_owned);
    assert_eq!(with_signs("A Ann · 12 VP", signs()), "A Ann · 12 VP · ⛵🧔×2 🏠5 💀1");
    let long = "W".repeat(LINE);
    assert_eq!(with_signs(&long, signs()), long);
    assert_eq!(["", "abcd", "····", "🧔\u{2060}"].map(width), [0, 4, 2, 3]);
}
