//! A game ends under the rules it began with.

use std::fs;
use std::path::Path;

use serde_json::{Value, json};
use skald_core::engine::{Chance, Seed, StateOf};
use skald_core::games::builtin;
use skald_core::title::{Present, Record};

use crate::conformance::subject::{of_first_rules, seat_counts, subject, title};

for_every_title!(
    every_rules_version_has_a_record_that_replays,
    each_version_has_its_own_switches,
    a_missing_switch_in_a_position_means_the_earlier_rule,
);

/// A program of each version wrote `crates/core/tests/fixtures/records/<title>-rules-<version>.jsonl`. It replays from the seed
/// and from the events. A record of a released version never changes.
fn every_rules_version_has_a_record_that_replays<G: Present>() {
    let titles = builtin().expect("the embedded editions");
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fixtures/records");
    for version in G::META.oldest_rules_version..=G::META.rules_version {
        let path = folder.join(format!("{}-rules-{version}.jsonl", G::META.key));
        let text = fs::read_to_string(&path)
            .unwrap_or_else(|error| panic!("{}: {error}; `skald simulate` of that version writes it", path.display()));
        assert!(!text.is_empty(), "{}", path.display());
        for line in text.lines() {
            let mut record: Record = serde_json::from_str(line).expect("a record");
            assert_eq!((record.title.as_str(), record.rules_version), (G::META.key, version));
            assert!(record.outcome.is_some(), "{} rules {version}: a whole game", G::META.key);
            record.replay(&titles).unwrap_or_else(|error| panic!("{}, from the seed: {error}", path.display()));
            record.seed = None;
            record.replay(&titles).unwrap_or_else(|error| panic!("{}, from the events: {error}", path.display()));
        }
    }
}

fn each_version_has_its_own_switches<G: Present>() {
    let title = title::<G>();
    let today = title.complete_options(&json!({})).expect("the default");
    title.check_options(&today, G::META.rules_version).expect("today's switches");
    assert_eq!(today, serde_json::to_value(G::Options::default()).expect("options are data"), "{}", G::META.key);
    for version in G::META.oldest_rules_version..G::META.rules_version {
        let later: Vec<_> = G::OPTIONS.iter().filter(|spec| spec.since > version).map(|spec| spec.key).collect();
        let mut then = today.clone();
        then.as_object_mut().expect("switches").retain(|key, _| !later.contains(&key.as_str()));
        title.check_options(&then, version).expect("the switches of that version");
        let named = |error: skald_core::title::OptionError| later.contains(&error.key.as_str());
        assert!(title.check_options(&then, G::META.rules_version).is_err_and(named), "{} rules {version}", G::META.key);
        assert!(title.check_options(&today, version).is_err_and(named), "{} rules {version}", G::META.key);
    }
    assert!(G::OPTIONS.iter().all(|spec| spec.since <= G::META.rules_version), "{}", G::META.key);
}

/// A position saved before a switch existed loads as one under the earlier rule.
fn a_missing_switch_in_a_position_means_the_earlier_rule<G: Present>() {
    let game = subject::<G>().game;
    let options = of_first_rules::<G>(&json!({}));
    let later = || G::OPTIONS.iter().filter(|spec| spec.since > G::META.oldest_rules_version);
    for seats in seat_counts::<G>() {
        let (state, _) = game.setup(&options, seats, Chance::seeded(&Seed::from_number(3))).expect("a first position");
        let mut saved = serde_json::to_value(&state).expect("a position is data");
        let switches = saved["open"]["options"].as_object_mut().expect("the switches are in one object");
        for spec in later() {
            assert!(switches.remove(spec.key).is_some(), "{} has no {}", G::META.key, spec.key);
        }
        let loaded: StateOf<G> = serde_json::from_value(saved).expect("a position of that version");
        assert!(loaded == state, "{} for {seats}", G::META.key);
    }
    // The earlier rule is one of today's values. A game that begins under it today names that value.
    let named: Value = serde_json::to_value(&options).expect("options are data");
    for spec in later() {
        let value = named[spec.key].as_str().unwrap_or_default();
        assert!(spec.values.contains(&value), "{}: {} was {value:?}", G::META.key, spec.key);
    }
}
