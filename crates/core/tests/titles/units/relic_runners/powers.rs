//! Explorers with powers.

use std::collections::BTreeSet;

use serde_json::json;

use super::runners;
use super::scene::{Scene, seat};
use crate::engine::{Chance, Game, Seed, Viewer};
use crate::games::relic_runners::event::Event;
use crate::games::relic_runners::options::{Layout, OffOn, Options};

fn set_up(choice: &str, seats: u8, number: u64) -> Scene {
    let game = runners();
    let options = Options { powers: OffOn::On, layout: Layout::FirstGame, ..Options::default() };
    let mut options = serde_json::to_value(options).unwrap();
    options["explorer_choice"] = json!(choice);
    let options: Options = serde_json::from_value(options).unwrap();
    let (state, events) = game.setup(&options, seats, Chance::seeded(&Seed::from_number(number))).unwrap();
    Scene { game, state, events }
}

/// The choice of explorers begins, A first.
fn scene(seats: u8) -> Scene {
    set_up("before_first", seats, 1)
}

fn revealed(scene: &Scene) -> usize {
    scene.events.iter().filter(|event| matches!(event, Event::Revealed { .. })).count()
}

#[test]
fn rr_80_every_seat_chooses_a_free_explorer_or_none() {
    let mut scene = scene(3);
    assert_eq!(
        scene.choices(),
        "A explorer: explorer none, explorer red, explorer green, explorer blue, explorer yellow, explorer black"
    );
    assert_eq!(scene.refusal("A walk t3"), "first-explorer RR-10");
    scene.play(&["A explorer red"]);
    assert_eq!(scene.refusal("B explorer red"), "explorer-taken RR-80");
    scene.play(&["B explorer none", "C explorer none"]);
    assert_eq!(scene.state.open.round, 1);
}

#[test]
fn rr_80_the_first_player_is_drawn_after_the_choice() {
    let mut firsts = BTreeSet::new();
    for number in 0..40 {
        let mut scene = set_up("before_first", 3, number);
        assert!(scene.choices().starts_with("A explorer"), "in order of seats");
        assert!(scene.events.iter().all(|event| !matches!(event, Event::Seated { .. })));
        scene.play(&["A explorer none", "B explorer none"]);
        assert_eq!(revealed(&scene), 0);
        scene.play(&["C explorer none"]);
        let first = scene.state.open.first;
        assert_eq!((scene.state.open.turn, *scene.state.secret.first), (first, None));
        let events = &scene.events[scene.events.len() - 6..];
        assert!(matches!(events[0], Event::Seated { first: drawn } if drawn == first), "{events:?}");
        assert!(events[1..5].iter().all(|event| matches!(event, Event::Revealed { .. })), "{events:?}");
        assert!(matches!(events[5], Event::TurnBegan { seat, round: 1 } if seat == first), "{events:?}");
        firsts.insert(first);
    }
    assert_eq!(firsts.len(), 3);
}

#[test]
fn rr_80_the_first_player_is_hidden_during_the_choice() {
    let scene = set_up("before_first", 5, 3);
    let mut chance = Chance::seeded(&Seed::from_number(4));
    for viewer in [Viewer::Public, Viewer::Seat(seat('A'))] {
        let sampled: BTreeSet<_> =
            (0..60).map(|_| *scene.game.determinize(&scene.state, viewer, &mut chance).secret.first).collect();
        assert_eq!(sampled.len(), 5);
        assert!(!serde_json::to_string(&scene.game.view_for(&scene.state, viewer)).unwrap().contains("secret\""));
    }
}

#[test]
fn rr_80_before_the_switch_the_first_player_was_known() {
    let older = |number| set_up("after_first", 3, number);
    let mut scene = (0..100).map(older).find(|scene| scene.state.open.first == seat('B')).unwrap();
    assert_eq!(scene.events[0], Event::Seated { first: seat('B') });
    assert_eq!(revealed(&scene), 4);
    scene.play(&["B explorer none", "C explorer none", "A explorer none"]);
    assert!(scene.choices().starts_with("B move"));
    // A game saved during the choice, before the switch existed.
    let mut saved = (0..100).map(older).find(|scene| scene.state.open.first == seat('B')).unwrap();
    saved.play(&["B explorer red"]);
    let mut saved = saved.saved_without("explorer_choice");
    saved.play(&["C explorer none", "A explorer none"]);
    assert!(saved.choices().starts_with("B move"));
    let options: Options = serde_json::from_value(json!({ "powers": "on" })).unwrap();
    let (_, events) = runners().setup(&options, 3, Chance::seeded(&Seed::from_number(1))).unwrap();
    assert!(matches!(events[0], Event::Seated { .. }), "a record of then is replayed as then");
}

#[test]
fn rr_81_one_starts_on_a_site_beside_base_camp() {
    let mut scene = scene(2);
    scene.play(&["A explorer blue"]);
    assert_eq!(scene.choices(), "A start_site: start bc, start r3, start r5, start r7, start t3, start t6, start t10");
    assert_eq!(scene.refusal("A start t1"), "not-at-camp RR-81");
    assert_eq!(scene.refusal("A walk t3"), "first-power RR-10");
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
    assert_eq!((scene.rations('A'), scene.state.open.camp_rations), (4, 3));
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
