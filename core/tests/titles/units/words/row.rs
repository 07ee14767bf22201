//! Unit tests of `words::row`.

use crate::words::row::{counted, fit};

#[test]
fn equal_items_are_counted() {
    let items = ["Rune", "Port", "Rune"].map(str::to_owned);
    assert_eq!(counted(items), "2× Rune, Port");
}

#[test]
fn fit_leaves_out_facts_that_are_too_long() {
    let facts = ["crew 3", "a very long fact indeed", "+3"].map(str::to_owned);
    assert_eq!(fit(facts.clone(), 100), "crew 3 · a very long fact indeed · +3");
    assert_eq!(fit(facts.clone(), 12), "crew 3 · +3");
    assert_eq!(fit(facts, 4), "+3");
}
