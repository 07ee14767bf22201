//! Longships: loading, unloading, sailing, enemy ships.

use super::geometry::TWO_ISLANDS;
use super::scene::Scene;
use crate::games::explorers::event::Event;
use crate::games::explorers::place::Place;

/// An island at F1: L6 with these pieces, K6 and F1.
fn island(on_l6: &str, rest: &str) -> Scene {
    Scene::draw(&format!("T11 K6 r1\nT10 L6 r3{on_l6}\nT12 M6 r1\n{rest}"))
}

#[test]
fn ex_30_up_to_four_actions_in_any_order_and_the_rest_is_lost() {
    let mut scene = Scene::draw("A cargo 2v; hand T01\nB hand T02\nstack T03 T04");
    scene.play(&["A place T01 L6 r3", "A sail L5", "A sail home", "A sail L5"]);
    assert_eq!(scene.actions_left(), 1);
    scene.play(&["A sail home"]);
    assert_eq!((scene.actions_left(), scene.choices().as_str()), (0, "done"));
    assert_eq!(scene.refusal("A sail L5"), "no-actions-left EX-30");
    scene.play(&["A done", "B place T02 M6 r2", "B done", "A place T03 K6 r2"]);
    assert_eq!(scene.actions_left(), 4, "nothing is saved up");
}

#[test]
fn ex_30_the_player_always_ends_the_turn() {
    // Ending the turn draws a tile, which reveals something. So the player decides even if no other action is left.
    let mut scene = Scene::draw("A cargo 1v\nB hand T02\nstack T03");
    scene.left(1).play(&["A sail L5"]);
    assert_eq!(scene.choices(), "done");
    scene.play(&["A done"]);
    assert!(scene.events.iter().any(|event| matches!(event, Event::TilesDrawn { count: 1, .. })));
}

#[test]
fn ex_31_one_action_loads_any_pieces_of_one_land() {
    let mut scene = island("; A 2; pig goat", "A ship L6; cargo 1v\nB");
    let mut codes: Vec<String> = scene.codes_of("load").split(", ").map(str::to_owned).collect();
    codes.sort_unstable();
    let all = ["1v", "1v goat", "1v pig", "2v", "goat", "pig", "pig goat"];
    assert_eq!(codes, all.map(|cargo| format!("load L6 {cargo}")));
    assert_eq!(scene.refusal("A load L6 2v pig"), "no-room EX-31");
    assert_eq!(scene.refusal("A load L6 0v"), "nothing EX-31");
    assert_eq!(scene.refusal("A load home 1v"), "ship-not-home EX-31");
    assert_eq!(scene.refusal("A load K6 1v"), "ship-elsewhere EX-31");
    scene.play(&["A load L6 1v pig"]);
    assert_eq!(
        (scene.cargo('A').as_str(), scene.on('A', "L6").as_str(), scene.actions_left()),
        ("2v pig", "1v goat", 3)
    );
    // One Viking who stays is enough for livestock to come aboard.
    let mut stays = island("; A 1; pig goat", "A ship L6\nB");
    stays.play(&["A load L6 pig goat"]);
    assert_eq!((stays.cargo('A').as_str(), stays.on('A', "L6").as_str()), ("pig goat", "1v"));
}

#[test]
fn ex_32_one_action_unloads_any_pieces_to_one_land() {
    let mut scene = island("", "A ship L6; cargo 2v pig\nB");
    let all = scene.codes_of("unload");
    assert_eq!(all.split(", ").count(), 5, "{all}");
    assert_eq!(scene.refusal("A unload L6 3v"), "not-aboard EX-32");
    assert_eq!(scene.refusal("A unload K6 1v"), "ship-elsewhere EX-31");
    assert_eq!(scene.refusal("A unload home 1v"), "ship-not-home EX-31");
    scene.play(&["A unload L6 1v"]);
    assert_eq!((scene.cargo('A').as_str(), scene.on('A', "L6").as_str()), ("1v pig", "1v"));
    // A Viking who stays aboard is enough for livestock to go ashore.
    scene.play(&["A unload L6 pig"]);
    assert_eq!((scene.cargo('A').as_str(), scene.on('A', "L6").as_str()), ("1v", "1v pig"));
    let mut home = Scene::draw("A cargo 1v pig goat\nB");
    home.play(&["A unload home pig goat"]);
    assert_eq!((home.explorer('A').delivered.to_string().as_str(), home.cargo('A').as_str()), ("pig goat", "1v"));
    assert_eq!(home.actions_left(), 3, "delivery is free");
    assert!(home.events.iter().any(|event| matches!(event, Event::Delivered { .. })));
}

#[test]
fn ex_33_vikings_of_others_are_never_carried() {
    let scene = island("; B 3", "A ship L6; cargo 1v\nB");
    assert_eq!(scene.codes_of("load"), "");
    assert_eq!(scene.refusal("A load L6 1v"), "too-few-vikings EX-33");
    assert_eq!(scene.refusal("A walk L6 K6 1"), "too-few-vikings EX-33");
}

#[test]
fn ex_34_livestock_moves_only_with_an_own_viking() {
    let guarded = island("; B 2; pig", "A ship L6; cargo 1v\nB");
    assert_eq!(guarded.refusal("A load L6 pig"), "nobody-with-livestock EX-34");
    assert_eq!(guarded.refusal("A herd L6 K6 pig"), "too-few-vikings EX-33");
    let shared = island("; A 1; B 2; pig", "A ship L6; cargo 1v\nB");
    assert!(shared.may("load L6 pig") && shared.may("herd L6 K6 pig"));
}

#[test]
fn ex_35_other_longships_cannot_be_unloaded() {
    let scene = island("; A 1", "A ship L6; cargo 1v\nB ship L6; cargo 1v pig");
    assert_eq!(scene.refusal("A load L6 pig"), "no-such-livestock EX-35");
    assert_eq!(scene.codes_of("load"), "load L6 1v");
}

#[test]
fn ex_36_the_last_viking_may_leave_livestock_aboard() {
    let mut scene = island("", "A ship L6; cargo 1v pig\nB");
    scene.play(&["A unload L6 1v"]);
    assert_eq!(
        (scene.cargo('A').as_str(), scene.codes_of("sail").as_str(), scene.codes_of("unload").as_str()),
        ("pig", "", "")
    );
    assert_eq!(scene.refusal("A unload L6 pig"), "nobody-aboard EX-36");
    assert_eq!(scene.refusal("A sail M5"), "no-crew EX-39");
    scene.play(&["A load L6 1v", "A sail M5"]);
    assert_eq!(scene.cargo('A'), "1v pig");
}

#[test]
fn ex_37_any_seat_may_take_livestock_on_an_island() {
    let mut scene = island("; B 1", "A ship L6; cargo 1v pig goat\nB ship L6; hand T01");
    scene.play(&["A unload L6 pig", "A done", "B place T01 K7 r0"]);
    assert!(scene.may("load L6 pig") && scene.may("herd L6 K6 pig"));
}

#[test]
fn ex_38_only_vikings_are_loaded_on_the_mainland() {
    let scene = Scene::draw("A delivered pig goat; cargo 1v\nB");
    assert_eq!(scene.codes_of("load"), "load home 1v, load home 2v");
    assert_eq!(scene.refusal("A load home 1v pig"), "delivered-stays EX-38");
}

#[test]
fn ex_39_an_empty_longship_may_be_loaded_but_not_sail() {
    let mut scene = island("; A 2; pig", "A ship L6\nB");
    assert_eq!((scene.cargo('A').as_str(), scene.codes_of("sail").as_str()), ("0v", ""));
    assert_eq!(scene.refusal("A sail M5"), "no-crew EX-39");
    scene.play(&["A load L6 1v pig", "A sail M5"]);
    assert_eq!(scene.ship('A'), "M5");
}

#[test]
fn ex_40_longships_sail_to_connected_seas_of_the_next_tile() {
    let mut scene = Scene::draw(&format!("{TWO_ISLANDS}A cargo 1v\nB ship M5; cargo 2v"));
    assert_eq!(scene.refusal("A sail L6"), "no-way-by-sea EX-40");
    scene.play(&["A sail M5", "A sail L6", "A sail M6"]);
    assert_eq!(scene.refusal("A sail N6"), "no-way-by-sea EX-40", "land lies between");
    scene.play(&["A sail M5"]);
    assert_eq!((scene.ship('A'), scene.ship('B')), ("M5".to_owned(), "M5".to_owned()), "they lie side by side");
    assert_eq!(scene.explorer('A').ship, Place::At("M5".parse().unwrap()));
}

#[test]
fn ex_41_two_vikings_aboard_destroy_an_enemy_ship_at_once() {
    let chart = "T18 L6 r3; ship";
    let mut scene = Scene::draw(&format!("{chart}\nA ship M5; cargo 1v pig goat\nB"));
    assert_eq!(scene.refusal("A sail L6"), "enemy-ship EX-41");
    assert!(!scene.may("sail L6"));
    scene = Scene::draw(&format!("{chart}\nA ship M5; cargo 2v\nB"));
    scene.backs(false).play(&["A sail L6"]);
    assert_eq!((scene.explorer('A').ships, scene.actions_left(), scene.ship('A').as_str()), (1, 3, "L6"));
    let events: Vec<&Event> = scene.events.iter().collect();
    assert!(matches!(events[..], [Event::Sailed { .. }, Event::EnemyShipDestroyed { deadly: false, .. }]));
}

#[test]
fn ex_42_the_survivors_of_a_fight_sail_on() {
    let mut scene = Scene::draw(
        "T18 L6 r3; ship
         T19 L7 r0; ship
         A ship M5; cargo 2v pig
         B",
    );
    scene.backs(true).play(&["A sail L6"]);
    assert_eq!(scene.cargo('A'), "1v pig");
    assert_eq!(scene.refusal("A sail L7"), "enemy-ship EX-41");
    scene.play(&["A sail M5", "A sail home", "A unload home 1v pig"]);
    assert_eq!(scene.explorer('A').delivered.to_string(), "pig");
}

#[test]
fn ex_43_another_sea_of_the_same_tile_is_free_of_the_enemy_ship() {
    let scene = Scene::draw(
        "T25 L6 r0; b ship
         A ship M5; cargo 1v
         B",
    );
    assert!(scene.state.open.chart.sea("L6b".parse().unwrap()).unwrap().enemy_ship);
    assert!(scene.may("sail L6"), "no fight, no restriction");
}

#[test]
fn ex_44_a_deadly_ship_kills_one_viking_aboard_without_a_choice() {
    let mut scene = Scene::draw(
        "T18 L6 r3; ship; A 3
         A ship M5; cargo 2v pig
         B",
    );
    scene.backs(true).play(&["A sail L6"]);
    assert_eq!(
        (scene.explorer('A').dead, scene.cargo('A').as_str(), scene.on('A', "L6").as_str()),
        (1, "1v pig", "3v")
    );
    assert_eq!(scene.explorer('A').home, 2);
}
