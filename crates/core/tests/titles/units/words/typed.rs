//! Unit tests of `words::typed`.

use crate::words::typed::*;

#[test]
fn plain_text_has_no_accents_and_no_signs() {
    assert_eq!(plain("  Jusqu’à  7 ÑANDÚ!"), "jusqu a 7 nandu");
    assert_eq!(plain("Não põe"), "nao poe");
    assert_eq!((plain("m-1"), signed("m-1 - b −2")), ("m 1".into(), "m-1 b -2".into()));
}

#[test]
fn a_text_matches_a_saying_that_covers_its_words() {
    let lists = Lists::new("raids", false);
    let saying = Saying::by(&["sail"]).naming(["7", "Wood 3"]).perhaps(["fast"]);
    let says = |typed: &str, saying: &Saying| lists.text(typed).says(saying);
    for typed in ["sail 7", "navegar hasta 7", "7", "to wood 3 fast", "fast wood3", "sail, sail wOOd-3"] {
        assert!(says(typed, &saying), "{typed}");
    }
    for typed in ["", "to", "sail", "fast", "sail 7 7", "sail 7 wood 3", "sail wood", "sail 72", "fight 7"] {
        assert!(!says(typed, &saying), "{typed}");
    }
    assert!(says("sail 7", &saying.clone().spoken()) && !says("7", &saying.spoken()));
    let undeclared = Saying::of_code(&[], "sail 7");
    assert!(says("sail 7", &undeclared) && says("7", &undeclared) && !says("navegar 7", &undeclared));
}
