//! A game ends under the rules it began with.

use super::scene::Scene;
use crate::engine::Game;
use crate::games::raids::Raids;
use crate::games::raids::options::{Options, SPECS};

/// The switches that a rules version added.
fn of_version(version: u16) -> Vec<&'static str> {
    SPECS.iter().filter(|spec| spec.since == version).map(|spec| spec.key).collect()
}

#[test]
fn each_version_has_its_own_switches() {
    assert_eq!(of_version(2), ["flight", "ghost_takes_coins", "sold_shields"]);
    assert_eq!(of_version(3), ["waiting_ghost"]);
    assert_eq!((Raids::META.oldest_rules_version, Raids::META.rules_version), (1, 3));
}

#[test]
fn a_missing_switch_means_the_rule_of_its_time() {
    let open = Scene::draw(
        "track A:. B:rune wood3/1 C:rune
         A crew 2
         B crew 2
         C crew 2",
    );
    let mut saved = serde_json::to_value(&open.state).unwrap();
    let options = saved["open"]["options"].as_object_mut().unwrap();
    for key in [of_version(2), of_version(3)].concat() {
        assert!(options.remove(key).is_some(), "{key}");
    }
    // No default has changed, so a missing switch reads as the present default.
    assert_eq!(serde_json::from_value::<Options>(saved["open"]["options"].clone()).unwrap(), Options::default());
    let mut old = open.clone();
    old.state = serde_json::from_value(saved).unwrap();
    old.play(&["A sail 2", "B flee"]);
    assert_eq!(old.choices(), "B: sail 3, sail 4, dock", "nothing is cleared for a ship that flees");
}
