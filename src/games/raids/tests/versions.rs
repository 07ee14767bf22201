//! Games that began under older rules end under them. The records were written by the program of then.

use serde_json::{Value, json};

use super::scene::Scene;
use crate::engine::{Edition, Game};
use crate::games::builtin;
use crate::games::raids::options::{Options, SPECS};
use crate::games::raids::{RECONSTRUCTION, Raids};
use crate::title::{Erased, Record, Title};

/// A game of two under the rulebook, and one of four with switches of then.
const RULES_1: &str = include_str!("../../../../tests/fixtures/records/raids-rules-1.jsonl");

/// The switches that rules version 2 brought.
fn since_2() -> Vec<&'static str> {
    SPECS.iter().filter(|spec| spec.since == 2).map(|spec| spec.key).collect()
}

#[test]
fn records_of_rules_version_1_replay_from_the_seed_and_from_the_events() {
    let titles = builtin().unwrap();
    let records: Vec<Record> = RULES_1.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(records.len(), 2);
    for mut record in records {
        assert_eq!(record.rules_version, 1);
        record.replay(&titles).unwrap();
        record.seed = None;
        record.replay(&titles).unwrap();
    }
}

#[test]
fn each_version_has_its_own_switches() {
    assert_eq!(since_2(), ["flight", "ghost_takes_coins", "sold_shields"]);
    assert_eq!((Raids::META.oldest_rules_version, Raids::META.rules_version), (1, 2));
    let title = Erased::<Raids>::new(Edition::read(RECONSTRUCTION).unwrap()).unwrap();
    let record: Value = serde_json::from_str(RULES_1.lines().next().unwrap()).unwrap();
    title.check_options(&record["options"], 1).unwrap();
    assert!(since_2().contains(&title.check_options(&record["options"], 2).unwrap_err().key.as_str()));
    let today = title.complete_options(&json!({})).unwrap();
    title.check_options(&today, 2).unwrap();
    assert!(since_2().contains(&title.check_options(&today, 1).unwrap_err().key.as_str()));
}

#[test]
fn a_switch_that_a_saved_game_does_not_name_stands_for_the_rule_of_then() {
    let open = Scene::draw(
        "track A:. B:rune wood3/1 C:rune
         A crew 2
         B crew 2
         C crew 2",
    );
    let mut saved = serde_json::to_value(&open.state).unwrap();
    let options = saved["open"]["options"].as_object_mut().unwrap();
    for key in since_2() {
        assert!(options.remove(key).is_some(), "{key}");
    }
    // No default has changed, so the rule of then is the rule of now.
    assert_eq!(serde_json::from_value::<Options>(saved["open"]["options"].clone()).unwrap(), Options::default());
    let mut old = open.clone();
    old.state = serde_json::from_value(saved).unwrap();
    old.play(&["A sail 2", "B flee"]);
    assert_eq!(old.choices(), "B: sail 3, sail 4, dock", "nothing is cleared for a ship that flees");
}
