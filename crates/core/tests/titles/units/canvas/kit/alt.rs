//! Unit tests of `canvas::kit::alt`.

use crate::canvas::kit::alt::*;
use crate::engine::Seat;
use crate::words::Locale;
use crate::words::Voice;

#[test]
fn player_names_are_cut_to_the_room() {
    let voice = Voice::new(Locale::En, vec!["Ada Lovelace".to_owned()]);
    let called = [20, 12, 5, 0].map(|longest| player(Seat(0), &voice, longest));
    assert_eq!(called, ["A Ada Lovelace", "A Ada Lovelace", "A Ada…", "A"]);
}

#[test]
fn parts_become_sentences() {
    assert_eq!(sentences(["one".into(), " two?\n".into(), String::new(), "a\nb".into()]), "one. two? a b.");
    assert_eq!((list(Vec::<u8>::new()), list([1, 2])), ("–".to_owned(), "1 2".to_owned()));
    assert_eq!((times("Rune", 1), times("Rune", 2)), ("Rune".to_owned(), "Rune ×2".to_owned()));
}
