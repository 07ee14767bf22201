//! Every refusal: its key and ruling, its facts, and a sentence for it in every language; and the names of the switches.

use std::collections::BTreeSet;

use super::scene::Scene;
use crate::engine::{Chance, Game, RuleError, Seed};
use crate::games::relic_runners::components::Explorer;
use crate::games::relic_runners::options::{Options, SPECS};
use crate::words::{Locale, Voice, Words};

const CONSTRUCTORS: &str = include_str!("../rules/refuse.rs");

/// The keys that the rules know, with their rulings.
fn known() -> BTreeSet<(String, String)> {
    let found = CONSTRUCTORS.split("RuleError::new(\"").skip(1).map(|rest| {
        let mut words = rest.split('"');
        (words.next().unwrap().to_owned(), words.nth(1).unwrap().to_owned())
    });
    found.collect()
}

/// Refusals of every kind that needs no more than a position and a line.
fn some() -> Vec<RuleError> {
    let start = Scene::draw(
        "A t3; paths r2-t3 r2-t2; boxes reserve reserve c1; rations 0
         B bc",
    );
    let mut walking = start.clone();
    walking.play(&["A go r2"]);
    let mut lifting = start.clone();
    lifting.play(&["A box c1"]);
    let game = super::runners();
    vec![
        game.setup(&Options::default(), 1, Chance::seeded(&Seed::from_number(1))).unwrap_err(),
        start.refused("B walk t3"),
        start.refused("A walk t3"),
        start.refused("A walk t9"),
        start.refused("A go t9"),
        start.refused("A top"),
        start.refused("A end"),
        start.refused("A refill"),
        start.refused("A box m1"),
        walking.refused("A go t3"),
        walking.refused("A end"),
        lifting.refused("A lift t5-t7"),
        lifting.refused("A lift r1-r2"),
    ]
}

#[test]
fn refusals_name_keys_and_rulings_that_exist() {
    let known = known();
    assert!(known.len() > 50, "{}", known.len());
    for refusal in some() {
        assert!(known.contains(&(refusal.rule.clone(), refusal.ruling.clone())), "{refusal:?}");
    }
    let rulings = include_str!("../../../../docs/rulings/relic_runners.md");
    for (key, ruling) in &known {
        assert!(rulings.contains(&format!("\n| {ruling} | ")), "{key}: {ruling} is no ruling");
    }
}

#[test]
fn every_refusal_is_a_sentence_in_every_language() {
    for locale in Locale::ALL {
        for (key, _) in known() {
            assert!(Words::has(locale, &key), "{} has no {key}", locale.tag());
        }
        let voice = Voice::new(locale, vec!["Ada".into(), "Bo".into()]);
        for refusal in some() {
            let sentence = voice.refusal(&refusal);
            assert!(!sentence.contains('{') && sentence.contains(' '), "{sentence}");
            assert!(sentence.chars().count() <= 200, "{sentence}");
        }
    }
}

#[test]
fn every_switch_and_explorer_has_a_name_in_every_language() {
    let dashed = |text: &str| text.replace('_', "-");
    for locale in Locale::ALL {
        for spec in SPECS {
            let key = format!("relic-runners-option-{}", dashed(spec.key));
            assert!(Words::has(locale, &key), "{key}");
            for value in spec.values {
                assert!(Words::has(locale, &format!("{key}-{}", dashed(value))), "{key}-{value}");
            }
        }
        for explorer in Explorer::ALL {
            assert!(Words::has(locale, &format!("relic-runners-explorer-{explorer}")));
        }
    }
}

#[test]
fn the_switches_are_those_of_the_options() {
    let saved = serde_json::to_value(Options::default()).unwrap();
    let saved = saved.as_object().unwrap();
    assert_eq!(saved.len(), SPECS.len());
    for spec in SPECS {
        assert_eq!(saved[spec.key], spec.values[0], "the default of {} comes first", spec.key);
        for value in spec.values {
            let read: Result<Options, _> = serde_json::from_value(serde_json::json!({ spec.key: value }));
            assert!(read.is_ok(), "{} = {value}", spec.key);
        }
    }
}
