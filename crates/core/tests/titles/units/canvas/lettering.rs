//! Unit tests of `canvas::lettering`.

use crate::canvas::lettering::*;

#[test]
fn the_font_has_the_letters_of_all_languages() {
    for letter in "Ærøskøbing ÉÈÊËÇŒœÑñ¿¡«» ’ – → ↻ ✓ ① ⑨ ▲●■◆★♥".chars() {
        assert!(has(letter), "{letter}");
    }
    assert_eq!(letters().count(), ADVANCES.len());
    assert!(ADVANCES.len() > 380);
}

#[test]
fn letters_missing_in_the_font_become_a_dot() {
    assert_eq!(drawable("Åse 🟠\u{2060}A\u{fe0f} 日本\tx"), "Åse ·A · x");
}

#[test]
fn a_name_is_drawn_if_most_letters_are_in_the_font() {
    let whole = ["Дмитрий", "Ћирилица", "Қайрат", "Ελένη"];
    assert_eq!(whole.map(name), whole.map(|name| Some(name.to_owned())));
    let drawn = ["Åse 🐉", "e\u{301}mile", "日本", "日本 Ada", "日本語 A", "محمد", "さくら", "🔥"].map(name);
    let [dragon, accent, kanji, half, little, others @ ..] = drawn;
    assert_eq!((dragon.as_deref(), accent.as_deref()), (Some("Åse"), Some("emile")));
    assert_eq!((kanji, half.as_deref(), little), (None, Some("Ada"), None));
    assert!(others.iter().all(Option::is_none), "{others:?}");
}

#[test]
fn texts_fit() {
    let room = width("Astrid the", 100, Weight::Bold);
    let cut = fit("Astrid the Red-handed", 100, Weight::Bold, room);
    assert_eq!(cut, "Astrid t…");
    assert!(width(&cut, 100, Weight::Bold) <= room);
    assert_eq!(fit("Astrid", 100, Weight::Bold, 1), "");
    assert_eq!(lines("a ship has left the harbor", 100, Weight::Medium, 700), ["a ship has left", "the harbor"]);
    let room = width("où ?", 100, Weight::Medium);
    assert_eq!(lines("Va où\u{202f}?", 100, Weight::Medium, room), ["Va", "où\u{a0}?"]);
    assert!(width("mm", 100, Weight::Bold) > width("mm", 100, Weight::Medium));
}
