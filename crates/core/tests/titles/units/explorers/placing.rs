//! Placing tiles and tokens.

use serde_json::{Value, json};

use super::geometry::TWO_ISLANDS;
use super::scene::Scene;
use super::{RECONSTRUCTION, explorers};
use crate::engine::{Chance, Edition, Game};
use crate::games::explorers::Explorers;
use crate::games::explorers::event::Event;
use crate::games::explorers::state::Phase;

#[test]
fn ex_20_a_tile_joins_another_and_all_its_edges_fit() {
    let scene = Scene::draw("A hand T01 T10\nB");
    // F1 has land towards K6 and L6, F2 only sea, F3 land towards M6 and N6.
    let of = |tile: &str| {
        let codes = scene.codes();
        let all = codes.iter().filter_map(|code| code.strip_prefix(&format!("place {tile} ")).map(str::to_owned));
        all.collect::<Vec<_>>().join(", ")
    };
    assert_eq!(
        of("T01"),
        "K6 r2, L6 r3, M6 r2, N6 r3, K5 r0, K5 r2, K5 r3, K5 r4, K5 r5, O5 r0, O5 r1, O5 r2, O5 r3, O5 r5"
    );
    assert_eq!(
        of("T10"),
        "K6 r1, K6 r2, L6 r3, M6 r1, N6 r2, N6 r3, K5 r2, K5 r3, K5 r4, K5 r5, O5 r0, O5 r1, O5 r2, O5 r5"
    );
    assert_eq!(scene.refusal("A place T01 M5 r0"), "occupied EX-20");
    assert_eq!(scene.refusal("A place T01 M8 r0"), "no-neighbour EX-20");
}

#[test]
fn ex_20_a_refusal_names_the_first_edge_that_does_not_fit() {
    let scene = Scene::draw("A hand T10\nB");
    let facts = |line: &str| {
        let refusal = scene.refused(line);
        let args = serde_json::to_value(&refusal.args).unwrap();
        (refusal.rule, args)
    };
    let (rule, args) = facts("A place T10 L6 r0");
    assert_eq!(rule, "explorers-refuse-edge-land");
    assert_eq!(
        args,
        json!({ "cell": {"text": "L6"}, "side": {"key": "explorers-direction-sw"}, "beyond": {"text": "L5"} })
    );
    let (rule, args) = facts("A place T10 L6 r2");
    assert_eq!(rule, "explorers-refuse-edge-sea");
    assert_eq!(args["side"], json!({"key": "explorers-direction-se"}));
    assert_eq!(scene.refusal("A place T10 L6 r2"), "edge-sea EX-20");
}

#[test]
fn ex_21_a_tile_comes_first_and_only_one() {
    let mut scene = Scene::draw(
        "A hand T01 T02
         B hand T03
         stack T04",
    );
    assert_eq!(scene.refusal("A done"), "tile-first EX-21");
    assert_eq!(scene.refusal("A sail L5"), "tile-first EX-21");
    assert_eq!(scene.refusal("A place T03 L6 r3"), "not-in-hand EX-21");
    assert_eq!(scene.refusal("B place T03 L6 r3"), "not-asked EX-02");
    scene.play(&["A place T01 L6 r3"]);
    assert_eq!(scene.actions_left(), 4);
    assert_eq!(scene.refusal("A place T02 M6 r2"), "tile-placed EX-21");
    scene.play(&["A done"]);
    assert_eq!(scene.state.secret.hands[0].iter().map(ToString::to_string).collect::<Vec<_>>(), ["T02", "T04"]);
    assert_eq!(scene.state.open.phase, Phase::Place { left: 1, shipped: false });
}

#[test]
fn ex_22_nothing_touches_the_mainland() {
    let scene = Scene::draw("A hand T01\nB");
    for cell in &scene.state.open.chart.shore {
        assert_eq!(scene.refusal(&format!("A place T01 {cell} r0")), "on-the-shore EX-22");
    }
    assert_eq!(scene.state.open.chart.shore.len(), 13);
    // Tiles may continue downwards past the mainland.
    let south = Scene::draw("T01 K5 r3\nA hand T10\nB");
    assert!(south.may("place T10 J4 r5"));
}

#[test]
fn ex_22_an_island_at_the_shore_is_never_complete() {
    // The shore lies south-east of K5 and south-west of O5.
    let mut scene = Scene::draw("A hand T01 T02\nB");
    assert!(scene.may("place T01 K5 r2") && scene.may("place T01 O5 r3"));
    scene.play(&["A place T01 K5 r2"]);
    let island = scene.island("K5");
    assert_eq!((island.open, island.barred, island.is_complete()), (1, 1, false));
    assert_eq!(scene.island("L5").barred, 0);
    // Land that joins it is barred too, and closing its other edges completes nothing.
    let mut joined = Scene::draw("T10 K5 r2; A 2\nA hand T01 T02 T41\nB");
    assert_eq!(joined.island("K5").barred, 1, "one of its two edges");
    joined.play(&["A place T01 J4 r0"]);
    assert!(!joined.events.iter().any(|event| matches!(event, Event::IslandCompleted { .. })));
    let island = joined.island("J4");
    assert_eq!((island.tiles, island.open, island.barred), (2, 1, 1));
    assert_eq!(joined.points('A', "islands"), 0);
}

#[test]
fn ex_22_the_switch_requires_sea_towards_the_shore() {
    let scene = Scene::draw("shore sea\nA hand T01\nB");
    assert_eq!(scene.refusal("A place T01 K5 r2"), "edge-shore EX-22");
    assert_eq!(scene.refusal("A place T01 O5 r3"), "edge-shore EX-22");
    let south = Scene::draw("shore sea\nT01 K5 r3\nA hand T10\nB");
    assert!(south.may("place T10 J4 r5"));
    assert_eq!(south.refusal("A place T10 J4 r0"), "edge-shore EX-22");
    assert!(Scene::draw("T01 K5 r3\nA hand T10\nB").may("place T10 J4 r0"));
}

#[test]
fn ex_22_a_game_saved_before_the_switch_requires_sea() {
    let mut scene = Scene::draw("shore sea\nA hand T01\nB");
    let before = scene.choices();
    let mut saved = serde_json::to_value(&scene.state).unwrap();
    assert!(saved["open"]["options"].as_object_mut().unwrap().remove("shore_edges").is_some());
    scene.state = serde_json::from_value(saved).unwrap();
    assert_eq!(scene.choices(), before);
    assert_eq!(scene.refusal("A place T01 K5 r2"), "edge-shore EX-22");
    assert!(Scene::draw("A hand T01\nB").codes().len() > scene.codes().len(), "today it may be land");
}

#[test]
fn ex_23_the_home_sea_touches_the_three_fixed_tiles() {
    for board in ["a1", "a2", "b1", "b2"] {
        let scene = Scene::draw(&format!("board {board}\nA cargo 1v\nB"));
        assert_eq!(scene.codes_of("sail"), "sail L5, sail M5, sail N5", "{board}");
        for cell in ["L5", "M5", "N5"] {
            assert!(scene.sea_ways(cell).split(' ').any(|way| way == "home"), "{board} {cell}");
        }
    }
}

#[test]
fn ex_24_the_token_that_a_tile_shows_is_placed_on_it() {
    let mut scene = Scene::draw(
        "A hand T10 T17 T18
         B",
    );
    let before = scene.state.open.supply.clone();
    let mut pig = scene.clone();
    pig.play(&["A place T10 L6 r3"]);
    assert_eq!(pig.on('A', "L6"), "pig", "one animal");
    assert_eq!(pig.state.open.supply.livestock.count(), before.livestock.count() - 1);
    let mut settlement = scene.clone();
    settlement.settlements(&[2, 5, 5]).play(&["A place T17 L6 r3"]);
    let Some(Event::SettlementPlaced { strength, drawn: Some(drawn), .. }) =
        settlement.events.iter().find(|event| matches!(event, Event::SettlementPlaced { .. }))
    else {
        panic!("{:?}", settlement.events)
    };
    assert_eq!(*strength, if *drawn == 0 { 2 } else { 5 }, "the weakest is counted first");
    assert_eq!(settlement.state.open.supply.settlements.iter().sum::<u8>(), 2);
    let mut last = scene.clone();
    last.settlements(&[4]).play(&["A place T17 L6 r3"]);
    assert!(last.events.contains(&Event::SettlementPlaced { at: "L6".parse().unwrap(), strength: 4, drawn: None }));
    scene.play(&["A place T18 L6 r3"]);
    assert!(scene.state.open.chart.sea("L6".parse().unwrap()).unwrap().enemy_ship);
    assert_eq!(scene.state.open.supply.enemy_ships, before.enemy_ships - 1);
    assert_eq!((scene.state.open.supply.deadly, scene.state.open.supply.harmless), (6, 6), "its back is unseen");
}

#[test]
fn ex_25_an_empty_supply_places_nothing() {
    let mut scene = Scene::draw("A hand T10 T17 T18\nB");
    scene.state.open.supply.livestock = Default::default();
    scene.state.open.supply.enemy_ships = 0;
    scene.settlements(&[]);
    for line in ["A place T10 L6 r3", "A place T17 L6 r3", "A place T18 L6 r3"] {
        let mut after = scene.clone();
        after.play(&[line]);
        assert_eq!(after.events.len(), 1, "{:?}", after.events);
    }
}

/// Starting boards with only sea, and tiles from T41 on with only land.
fn apart() -> Explorers {
    let mut edition = Edition::read(RECONSTRUCTION).unwrap();
    for board in edition.data["boards"].as_object_mut().unwrap().values_mut() {
        for tile in board.as_array_mut().unwrap() {
            (tile["edges"], tile["lands"], tile["seas"]) = (json!("SSSSSS"), json!([]), json!(["012345"]));
        }
    }
    for tile in &mut edition.data["tiles"].as_array_mut().unwrap()[40..] {
        (tile["edges"], tile["lands"], tile["seas"]) = (json!("LLLLLL"), json!(["012345"]), Value::Array(vec![]));
        tile["feature"][1] = json!(0);
    }
    Explorers::new(&edition).unwrap()
}

#[test]
fn ex_26_a_hand_that_cannot_be_placed_is_changed() {
    let mut scene = Scene::draw_with(
        apart(),
        "A
         B hand T41 T42
         stack T43 T01 T02",
    );
    scene.play(&["A done"]);
    let returned = scene.events.iter().filter(|event| matches!(event, Event::HandReturned { count: 2, .. })).count();
    assert!(returned >= 1, "{:?}", scene.events);
    let hand = &scene.state.secret.hands[1];
    assert_eq!((hand.len(), scene.explorer('B').hand), (2, 2));
    assert!(
        hand.iter().any(|tile| matches!(tile.to_string().as_str(), "T01" | "T02")),
        "the hand changes until one tile fits"
    );
    assert_eq!(scene.state.open.stack, 2, "A drew one");
    assert_eq!(scene.state.open.phase, Phase::Place { left: 1, shipped: false });
    // The record replays without the generator.
    let draws: Vec<Value> = scene.events.iter().flat_map(Explorers::draws).collect();
    assert_eq!(draws.len(), returned);
}

#[test]
fn ex_26_it_never_happens_with_the_reconstruction() {
    // A tile with land and sea fits north-west of the topmost row's leftmost tile, because that cell has no other
    // neighbour.
    let game = explorers();
    assert!(game.tiles.iter().all(|face| (1..=5).contains(&face.edges.lands())));
}

#[test]
fn ex_27_if_no_tile_fits_one_leaves_the_game() {
    let mut scene = Scene::draw_with(
        apart(),
        "A
         B cargo 1v; hand T41 T42 T43
         stack T44 T45",
    );
    scene.play(&["A done"]);
    assert!(scene.events.iter().any(|event| matches!(event, Event::TileRemoved { drawn: Some(_), .. })));
    assert_eq!((scene.explorer('B').hand, scene.state.open.stack), (2, 1));
    assert_eq!(scene.state.open.phase, Phase::Act { left: 4 }, "the turn goes on");
    scene.play(&["B sail M5", "B done"]);
}

#[test]
fn ex_28_destroying_an_enemy_ship_draws_its_back() {
    let scene = Scene::draw(
        "T18 L6 r3; ship
         A ship M5; cargo 2v
         B",
    );
    for (deadly, cargo, dead) in [(true, "1v", 1), (false, "2v", 0)] {
        let mut after = scene.clone();
        after.backs(deadly).play(&["A sail L6"]);
        assert_eq!((after.cargo('A').as_str(), after.explorer('A').dead, after.explorer('A').ships), (cargo, dead, 1));
        assert!(!after.state.open.chart.sea("L6".parse().unwrap()).unwrap().enemy_ship);
        let supply = &after.state.open.supply;
        assert_eq!(supply.deadly + supply.harmless, 11);
    }
    let drawn = |draw: u8| {
        let mut after = scene.clone();
        after.state.chance = Chance::recorded([json!(draw)]);
        after.play(&["A sail L6"]);
        after.explorer('A').dead
    };
    assert_eq!((drawn(0), drawn(5), drawn(6), drawn(11)), (1, 1, 0, 0), "the deadly ones are counted first");
    let mut misfit = scene.clone();
    misfit.state.chance = Chance::recorded([json!(12)]);
    let whole = misfit.state.clone();
    let refused =
        misfit.game.step(&mut misfit.state, crate::engine::Seat(0), &"sail L6".parse().unwrap(), &mut misfit.events);
    assert_eq!(refused.unwrap_err().rule, "record-draw-misfit");
    assert_eq!((misfit.state, misfit.events.len()), (whole, 0));
}

#[test]
fn ex_20_islands_far_apart_may_grow_anywhere_on_the_chart() {
    let mut scene = Scene::draw(&format!("{TWO_ISLANDS}A hand T01\nB"));
    assert!(
        scene.codes().iter().any(|code| code.contains(" J6 "))
            && scene.codes().iter().any(|code| code.contains(" N7 "))
    );
    scene.play(&["A place T01 L7 r0"]);
    assert!(scene.state.open.chart.spot("L8".parse().unwrap()).is_some());
}
