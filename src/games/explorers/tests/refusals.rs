//! Every refusal: its key and ruling, its facts, and a sentence for it in every language; and the names of the switches.

use std::collections::BTreeSet;

use super::scene::Scene;
use crate::canvas::hex::Direction;
use crate::engine::{Chance, Game, RuleError, Seed};
use crate::games::explorers::components::Captain;
use crate::games::explorers::options::{Options, SPECS};
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
    let placing = Scene::draw("shore sea\nA hand T01 T10\nB");
    let acting = Scene::draw("T11 K6 r1; pig\nT10 L6 r3; A 1; B 2\nA ship L6; cargo 1v goat\nB");
    let game = super::explorers();
    let (choosing, _) = game.setup(&Options::default(), 2, Chance::seeded(&Seed::from_number(1))).unwrap();
    let foreign = Captain::ALL.iter().find(|captain| !choosing.secret.offers[0].contains(captain)).unwrap();
    let code = format!("captain {foreign}").parse().unwrap();
    vec![
        game.setup(&Options::default(), 5, Chance::seeded(&Seed::from_number(1))).unwrap_err(),
        game.apply(&choosing, crate::engine::Seat(0), &code).unwrap_err(),
        placing.refused("B done"),
        placing.refused("A done"),
        placing.refused("A place T10 L6 r0"),
        placing.refused("A place T10 L6 r2"),
        placing.refused("A place T10 K5 r2"),
        placing.refused("A place T10 M5 r2"),
        placing.refused("A place T10 L4 r2"),
        placing.refused("A place T10 M9 r2"),
        placing.refused("A place T10 L6 r9"),
        placing.refused("A place T11 L6 r2"),
        acting.refused("A place T10 L6 r0"),
        acting.refused("A load home 1v"),
        acting.refused("A load K6 pig"),
        acting.refused("A load L6 2v"),
        acting.refused("A unload L6 2v"),
        acting.refused("A sail home"),
        acting.refused("A sail L9"),
        acting.refused("A walk L6 M5 1"),
        acting.refused("A walk L6 K6 3"),
        acting.refused("A herd L6 K6 pig"),
        acting.refused("A outpost L5n"),
        acting.refused("A outpost M6n"),
    ]
}

#[test]
fn refusals_name_keys_and_rulings_that_exist() {
    let known = known();
    assert!(known.len() > 35, "{}", known.len());
    for refusal in some() {
        assert!(known.contains(&(refusal.rule.clone(), refusal.ruling.clone())), "{refusal:?}");
    }
    let rulings = include_str!("../../../../docs/rulings/explorers.md");
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
            assert!(
                !sentence.contains('{') && sentence.contains(' ') && !sentence.contains("explorers-"),
                "{sentence}"
            );
            assert!(sentence.chars().count() <= 200, "{sentence}");
        }
    }
}

#[test]
fn every_switch_captain_and_direction_has_a_name_in_every_language() {
    let dashed = |text: &str| text.replace('_', "-");
    for locale in Locale::ALL {
        for spec in SPECS {
            let key = format!("explorers-option-{}", dashed(spec.key));
            assert!(Words::has(locale, &key), "{key}");
            for value in spec.values {
                assert!(Words::has(locale, &format!("{key}-{}", dashed(value))), "{key}-{value}");
            }
        }
        assert!(Captain::ALL.iter().all(|captain| Words::has(locale, &format!("explorers-captain-{captain}"))));
        let named = |direction: &Direction| Words::has(locale, &format!("explorers-direction-{}", direction.word()));
        assert!(Direction::ALL.iter().all(named));
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
