//! Every refusal: its key, its ruling and its facts, and a sentence for it in every language.

use serde_json::json;

use super::scene::Scene;
use crate::engine::{Chance, Game, RuleError, Seed};
use crate::games::raids::options::{Options, SPECS};
use crate::words::{Locale, Voice, Words};

/// A refusal of every kind.
fn all() -> Vec<RuleError> {
    let at_sea = Scene::draw(
        "track   rune V B:wood3/1 . visit monster4 rune
         waiting A C
         A       crew 0
         B       crew 3
         C       crew 1",
    );
    let placing = Scene::draw(
        "track A:weapon1/2 B:rune
         A crew 1, sail1/1 sail1/2
         B crew 1",
    );
    let selling = Scene::draw(
        "track A:port1 B:rune
         A crew 1, sail1/1 wood3/1
         B crew 1",
    );
    let mut fighting = Scene::draw(
        "track A:. B:rune wood3/1
         A crew 4
         B crew 3",
    );
    fighting.play(&["A sail 2"]);
    let mut room = Scene::with(
        json!({ "room_at_sea": "on" }),
        "track A:. V B:rune rune
         A crew 10, mead8/0 weapon1/2 sail1/3 sail1/3
         B crew 1",
    );
    room.play(&["A dock"]);
    let mut over = Scene::draw(
        "voyage 4, harbor runes
         track A:.
         home  B
         A     crew 1
         B     crew 1",
    );
    over.play(&["A dock"]);
    let empty_handed = Scene::draw(
        "track A:. B:rune V rune
         A crew 0
         B crew 1",
    );
    vec![
        at_sea.raids.setup(&Options::default(), 5, Chance::seeded(&Seed::from_number(1))).unwrap_err(),
        over.refused("A dock"),
        at_sea.refused("C dock"),
        placing.refused("A dock"),
        selling.refused("A dock"),
        room.refused("A dock"),
        at_sea.refused("A place 1"),
        fighting.refused("B sail 3"),
        placing.refused("A place 6"),
        placing.refused("A place 4"),
        selling.refused("A sell 3"),
        selling.refused("A sell 1"),
        room.refused("A drop 2"),
        placing_done().refused("A sail 1"),
        at_sea.refused("A sail 8"),
        at_sea.refused("A sail 9"),
        at_sea.refused("A sail 7"),
        at_sea.refused("A sail 2"),
        at_sea.refused("A sail 5"),
        at_sea.refused("A sail 4"),
        empty_handed.refused("A sail 2"),
        empty_handed.refused("A fight"),
        at_sea.refused("A fight"),
    ]
}

fn placing_done() -> Scene {
    let mut open = Scene::draw(
        "track A:weapon1/2 B:rune
         A crew 1
         B crew 1",
    );
    open.play(&["A place 1"]);
    open
}

#[test]
fn every_refusal_has_a_key_and_a_ruling() {
    let kinds: Vec<(String, String)> = all().into_iter().map(|refusal| (refusal.rule, refusal.ruling)).collect();
    let expected = [
        ("raids-refuse-seats", "RA-62"),
        ("raids-refuse-over", "RA-47"),
        ("raids-refuse-not-asked", "RA-47"),
        ("raids-refuse-place-first", "RA-44"),
        ("raids-refuse-sell-first", "RA-22"),
        ("raids-refuse-room-first", "RA-52"),
        ("raids-refuse-sail-first", "RA-26"),
        ("raids-refuse-fight-first", "RA-10"),
        ("raids-refuse-no-such-space", "RA-50"),
        ("raids-refuse-free-space-is", "RA-50"),
        ("raids-refuse-no-tile-there", "RA-50"),
        ("raids-refuse-not-goods", "RA-48"),
        ("raids-refuse-makes-no-room", "RA-52"),
        ("raids-refuse-backwards", "RA-40"),
        ("raids-refuse-harbor", "RA-07"),
        ("raids-refuse-off-the-track", "RA-40"),
        ("raids-refuse-monster-first", "RA-49"),
        ("raids-refuse-village", "RA-56"),
        ("raids-refuse-passage", "RA-56"),
        ("raids-refuse-empty", "RA-56"),
        ("raids-refuse-crew-needed", "RA-08"),
        ("raids-refuse-no-monster", "RA-02"),
        ("raids-refuse-monster-too-strong", "RA-20"),
    ];
    assert_eq!(kinds, expected.map(|(rule, ruling)| (rule.to_owned(), ruling.to_owned())));
}

#[test]
fn ra_56_nobody_stops_at_villages_passages_and_empty_spaces() {
    let open = Scene::draw(
        "track   V visit pillage . rune
         waiting A B
         A       crew 1
         B       crew 1",
    );
    assert_eq!(open.choices(), "A: sail 5, dock");
    for (line, rule) in
        [("A sail 1", "village"), ("A sail 2", "passage"), ("A sail 3", "passage"), ("A sail 4", "empty")]
    {
        assert_eq!(open.refused(line).rule, format!("raids-refuse-{rule}"));
    }
}

#[test]
fn every_refusal_is_a_sentence_in_every_language() {
    for locale in Locale::ALL {
        let voice = Voice::new(locale, vec!["Astrid".to_owned(), "Bjorn".to_owned(), "Cnut".to_owned()]);
        for refusal in all() {
            assert!(Words::has(locale, &refusal.rule), "{} in {}", refusal.rule, locale.tag());
            let sentence = voice.refusal(&refusal);
            assert!(sentence.ends_with('.') && !sentence.contains('$'), "{sentence}");
        }
    }
}

#[test]
fn every_sentence_of_refusal_is_used() {
    let used: Vec<String> = all().into_iter().map(|refusal| refusal.rule).collect();
    for locale in Locale::ALL {
        let keys = Words::sources(locale).into_iter().flat_map(str::lines).filter_map(|line| line.split_once(" = "));
        for (key, _) in keys.filter(|(key, _)| key.starts_with("raids-refuse-")) {
            assert!(used.iter().any(|rule| rule == key), "{key} in {} is never said", locale.tag());
        }
    }
}

#[test]
fn every_switch_and_value_has_a_name_in_every_language() {
    for locale in Locale::ALL {
        for spec in SPECS {
            let key = format!("raids-option-{}", spec.key.replace('_', "-"));
            assert!(Words::has(locale, &key), "{key} in {}", locale.tag());
            for value in spec.values {
                let key = format!("{key}-{}", value.replace('_', "-"));
                assert!(Words::has(locale, &key), "{key} in {}", locale.tag());
            }
        }
    }
}
