//! Explorers with powers.

use serde_json::json;

use super::runners;
use super::scene::{Scene, seat};
use crate::engine::{Chance, Game, Seed};
use crate::games::relic_runners::options::Options;

/// The choice of explorers begins, A first.
fn scene(seats: u8) -> Scene {
    let game = runners();
    let options: Options = serde_json::from_value(json!({ "powers": "on", "layout": "first_game" })).unwrap();
    let first = |number| game.setup(&options, seats, Chance::seeded(&Seed::from_number(number))).unwrap().0;
    let state = (0..100).map(first).find(|state| state.jungle.first == seat('A')).unwrap();
    Scene { game, state, events: Vec::new() }
}

#[test]
fn rr_80_everybody_chooses_an_explorer_nobody_has_or_none() {
    let mut scene = scene(3);
    assert_eq!(
        scene.choices(),
        "A explorer: explorer none, explorer red, explorer green, explorer blue, explorer yellow, explorer black"
    );
    assert_eq!(scene.refusal("A walk t3"), "explorer-first RR-80");
    scene.play(&["A explorer red"]);
    assert_eq!(scene.refusal("B explorer red"), "explorer-taken RR-80");
    scene.play(&["B explorer none", "C explorer none"]);
    assert!(scene.choices().starts_with("A move"));
    assert_eq!(scene.state.jungle.round, 1);
    assert!(scene.state.jungle.places.iter().any(|place| place.stack.iter().any(|layer| layer.open.is_some())));
}

#[test]
fn rr_81_one_starts_on_a_site_beside_base_camp() {
    let mut scene = scene(2);
    scene.play(&["A explorer blue"]);
    assert_eq!(scene.choices(), "A start_site: start bc, start r3, start r5, start r7, start t3, start t6, start t10");
    assert_eq!(scene.refusal("A start t1"), "not-at-camp RR-81");
    assert_eq!(scene.refusal("A walk t3"), "power-first RR-80");
    scene.play(&["A start r3", "B explorer none"]);
    assert_eq!(scene.at('A'), "r3");
    assert_eq!(scene.refusal("A walk r3"), "ends-where-it-began RR-20");
    assert_eq!(scene.refusal("A flip k1"), "no-ivory RR-55");
}

#[test]
fn rr_82_one_has_a_second_box_on_the_bottom() {
    let mut scene = scene(2);
    scene.play(&["A explorer red"]);
    assert_eq!(scene.boxes('A'), "reserve bottom bottom");
}

#[test]
fn rr_83_one_has_a_fourth_ration() {
    let mut scene = scene(2);
    scene.play(&["A explorer green"]);
    assert_eq!((scene.rations('A'), scene.state.jungle.camp_rations), (4, 3));
}

#[test]
fn rr_84_one_has_a_pathway_at_base_camp() {
    let mut scene = scene(2);
    scene.play(&["A explorer yellow"]);
    assert_eq!(scene.refusal("A place r3-t3"), "trail-not-at-camp RR-84");
    scene.play(&["A place bc-t3"]);
    assert_eq!((scene.paths('A').as_str(), scene.runner('A').reserve()), ("bc-t3", 9));
    assert!(scene.choices().starts_with("B explorer"));
}

#[test]
fn rr_85_one_has_its_box_on_level_one() {
    let mut scene = scene(2);
    scene.play(&["A explorer black"]);
    assert_eq!(scene.choices(), "A start_column: up m, up c, up s");
    scene.play(&["A up c"]);
    assert_eq!(scene.boxes('A'), "reserve reserve c1");
    assert!(scene.choices().starts_with("B explorer"));
}
