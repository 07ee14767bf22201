//! The worked examples of the rulebook, from its text and its captions, in order. The available copy is a page without
//! numbers, so each comment names the section.

use super::explorers;
use super::geometry::TWO_ISLANDS;
use super::scene::Scene;
use crate::canvas::hex::Corner;
use crate::games::explorers::components::{Animal, CREW, HOLD, OUTPOSTS, Tile, VIKINGS};
use crate::games::explorers::event::Event;
use crate::games::explorers::options::{Options, SPECS};

/// *Componentes*: the listed components that the game uses.
#[test]
fn the_components_match_the_printed_list() {
    let game = explorers();
    assert_eq!((game.tiles.len(), Tile::DEALT), (48, 48));
    assert_eq!(game.livestock.count(), 26);
    assert_eq!((VIKINGS * 4, OUTPOSTS * 4), (28, 20));
    assert_eq!(game.settlements.iter().sum::<u8>(), 14);
    assert_eq!(game.deadly_ships + game.harmless_ships, 12);
    assert_eq!(game.captains.len(), 11);
    assert_eq!(game.boards.len(), 4, "two boards with two sides");
    assert!(game.boards.iter().all(|board| board.len() == 3), "three fixed tiles each");
}

/// *Preparar* 1: the rulebook recommends the pictured side to beginners.
#[test]
fn setup_the_board_for_beginners_is_the_default() {
    let saved = serde_json::to_value(Options::default()).unwrap();
    assert_eq!((saved["board"].as_str(), SPECS[0].values[0]), (Some("a1"), "a1"));
}

/// *Colocación de azulejos*: land to land and sea to sea.
#[test]
fn placing_tiles_land_meets_land_and_sea_meets_sea() {
    let scene = Scene::draw("A hand T01\nB");
    // South of L6 are F1 with land and F2 with sea.
    assert!(scene.may("place T01 L6 r3"), "its only land meets that of F1");
    assert_eq!(scene.refusal("A place T01 L6 r2"), "edge-sea EX-20");
    assert_eq!(scene.refusal("A place T01 L6 r0"), "edge-land EX-20");
}

/// *Colocación de azulejos*: to the left or the right, and then downwards past the starting board.
#[test]
fn placing_tiles_goes_sideways_and_downwards_past_the_board() {
    let scene = Scene::draw("T10 K5 r4\nT01 J4 r4\nT18 O5 r0\nA hand T02\nB");
    assert!(scene.codes().iter().any(|code| code.starts_with("place T02 J3 ")), "{}", scene.choices());
    assert!(scene.codes().iter().any(|code| code.starts_with("place T02 O4 ")), "{}", scene.choices());
    assert_eq!(scene.refusal("A place T02 K4 r0"), "on-the-shore EX-22");
}

/// *Colocación de ganado*, caption: one pig on a tile with pigs, however many it shows.
#[test]
fn placing_livestock_one_pig_lies_on_a_tile_with_pigs() {
    let mut scene = Scene::draw("A hand T10\nB");
    let before = scene.state.open.supply.livestock;
    scene.play(&["A place T10 L6 r3"]);
    assert_eq!(scene.on('A', "L6"), "pig");
    assert_eq!(before.of(Animal::Pig) - scene.state.open.supply.livestock.of(Animal::Pig), 1);
    assert_eq!(before.count() - scene.state.open.supply.livestock.count(), 1);
}

/// *Colocación de ganado*: six kinds in different numbers.
#[test]
fn placing_livestock_there_are_six_kinds_in_different_numbers() {
    let counts = [
        (Animal::Pig, 6),
        (Animal::Chicken, 5),
        (Animal::Goat, 5),
        (Animal::Sheep, 4),
        (Animal::Cattle, 3),
        (Animal::Horse, 3),
    ];
    assert_eq!(counts.map(|(animal, _)| explorers().livestock.of(animal)), counts.map(|(_, count)| count));
}

/// *Colocación de fichas de liquidación*, caption: a settlement token, drawn and turned up, on a tile with a
/// settlement.
#[test]
fn placing_settlements_a_token_is_drawn_and_turned_up() {
    let mut scene = Scene::draw("A hand T17\nB");
    scene.play(&["A place T17 L6 r3"]);
    let strength = scene.events.iter().find_map(|event| match event {
        Event::SettlementPlaced { at, strength, drawn: Some(_) } if at.to_string() == "L6" => Some(*strength),
        _ => None,
    });
    assert!(strength.is_some_and(|strength| (2..=5).contains(&strength)), "{:?}", scene.events);
    let shown =
        scene.view('*').open.chart.land(scene.state.open.chart.land_id("L6".parse().unwrap()).unwrap()).settlement;
    assert_eq!(shown, strength, "every viewer sees it");
}

/// *Colocando barcos enemigos*, caption: an enemy ship, not turned over, on a tile with a ship.
#[test]
fn placing_enemy_ships_keeps_the_back_hidden() {
    let mut scene = Scene::draw("A hand T18\nB");
    scene.play(&["A place T18 L6 r3"]);
    assert!(scene.state.open.chart.sea("L6".parse().unwrap()).unwrap().enemy_ship);
    let placed = scene.events.iter().find(|event| matches!(event, Event::EnemyShipPlaced { .. })).unwrap();
    assert_eq!(serde_json::to_value(placed).unwrap(), serde_json::json!({ "event": "enemy_ship_placed", "at": "L6" }));
    assert_eq!((scene.state.open.supply.deadly, scene.state.open.supply.harmless), (6, 6), "it is not drawn yet");
}

/// *Cargar longship*: three Vikings or animals in any combination.
#[test]
fn loading_three_pieces_in_any_combination() {
    assert_eq!((HOLD, CREW), (3, 2));
    let scene = Scene::draw("T11 K6 r1\nT10 L6 r3; A 3; pig pig goat\nT12 M6 r1\nA ship L6\nB");
    let full = ["3v", "2v pig", "1v pig pig", "1v pig goat", "pig pig goat"];
    for cargo in full {
        assert!(scene.may(&format!("load L6 {cargo}")), "{cargo}");
    }
    assert_eq!(scene.refusal("A load L6 3v pig"), "no-room EX-31");
}

/// *Destruye un barco enemigo*: the two backs. One is harmless. The other kills one Viking, who goes to the captain
/// card with the ship.
#[test]
fn destroying_an_enemy_ship_has_two_outcomes() {
    for (deadly, cargo, dead) in [(false, "2v", 0), (true, "1v", 1)] {
        let mut scene = Scene::draw("T18 L6 r3; ship\nA ship M5; cargo 2v\nB");
        scene.backs(deadly).play(&["A sail L6"]);
        assert_eq!((scene.cargo('A').as_str(), scene.explorer('A').dead, scene.explorer('A').ships), (cargo, dead, 1));
        assert_eq!(scene.actions_left(), 3, "and the turn goes on");
        assert_eq!(scene.points('A', "enemy_ships"), 1);
    }
}

/// *Asaltar un asentamiento*: strength 4 takes four Vikings or more.
#[test]
fn raiding_a_settlement_of_four_takes_four_vikings_or_more() {
    let land = |there: u8| format!("T11 K6 r1; A 2\nT17 L6 r3; settlement 4; A {there}\nT12 M6 r1\nA\nB");
    let mut three = Scene::draw(&land(1));
    three.play(&["A walk K6 L6 2"]);
    assert!(three.explorer('A').settlements.is_empty(), "three are too few");
    let mut four = Scene::draw(&land(2));
    four.play(&["A walk K6 L6 2"]);
    assert_eq!(four.explorer('A').settlements, [4]);
    assert_eq!((four.actions_left(), four.points('A', "settlements")), (3, 4), "at once and without further cost");
    let mut five = Scene::draw(&land(3));
    five.play(&["A walk K6 L6 2"]);
    assert_eq!(five.explorer('A').settlements, [4], "more will do");
}

/// *Construye un puesto de avanzada*: two Vikings around the corner, on two tiles or on one.
#[test]
fn building_an_outpost_two_vikings_stand_around_it_in_any_split() {
    for (f1, k6, l6) in [(1, 1, 0), (0, 1, 1), (0, 2, 0), (0, 0, 2)] {
        let mut scene = Scene::draw(&format!("T11 K6 r1; A {k6}\nT10 L6 r3; A {l6}\nA\nB"));
        let chart = &mut scene.state.open.chart;
        let id = chart.land_id("L5".parse().unwrap()).unwrap();
        chart.land_mut(id).vikings[0] = f1;
        chart.muster(id.tile, 0);
        assert!(scene.may("outpost L5n"), "{f1} {k6} {l6}");
    }
    let one = Scene::draw("T11 K6 r1; A 1\nT10 L6 r3\nA\nB");
    assert_eq!(one.refusal("A outpost L5n"), "outpost-vikings EX-48");
}

/// *Construye un puesto de avanzada*: two points for the first, three for the second, four for the third and so on.
#[test]
fn building_outposts_brings_two_then_three_then_four_and_so_on() {
    let mut scene = Scene::draw("A\nB");
    let mut before = 0;
    for (built, more) in (1..).zip([2, 3, 4, 5, 6]) {
        scene.state.open.explorers[0].outposts = built;
        assert_eq!(scene.points('A', "outposts") - before, more);
        before = scene.points('A', "outposts");
    }
}

/// *Construye un puesto de avanzada*, «Ejemplo»: Red has two Vikings around the point where three tiles meet in land,
/// and spends two actions. After that no player, Red included, may build beside those three tiles, on any island (in
/// the picture: top left).
#[test]
fn building_an_outpost_closes_its_three_tiles() {
    // The tile on K6 has land of two islands: Red's, and one to its top left where others could build.
    let mut scene = Scene::draw(
        "T47 K6 r1; A 1; b B 2
         T10 L6 r3; A 1
         T11 J6 r0; A 2; B 1
         T12 K7 r2
         T13 M6 r1
         T17 N6 r3
         A
         B",
    );
    let corners =
        |scene: &Scene| -> Vec<Corner> { scene.state.open.chart.sites.iter().map(|site| site.corner).collect() };
    let before = corners(&scene);
    assert!(scene.may("outpost L5n"), "{before:?}");
    scene.play(&["A outpost L5n"]);
    assert_eq!((scene.actions_left(), scene.explorer('A').outposts), (2, 1), "two actions");
    assert_eq!((scene.on('A', "K6").as_str(), scene.on('A', "L6").as_str()), ("1v", "1v"), "the Vikings stay");
    let touched = scene.state.open.chart.outposts[0].0.cells();
    let beside = |corner: &Corner| corner.cells().iter().any(|cell| touched.contains(cell));
    let elsewhere: Vec<Corner> = before.iter().copied().filter(|corner| !beside(corner)).collect();
    assert_eq!(corners(&scene), elsewhere, "only corners beside none of the three tiles are left");
    assert_eq!(elsewhere, ["N5n".parse().unwrap()]);
    // The corner in the top left belongs to another island. Of the three tiles only K6 touches it, with its other land.
    let other =
        before.iter().find(|corner| beside(corner) && corner.to_string() != "L5n").expect("a corner of another island");
    let lands = scene.state.open.chart.meeting(*other).unwrap();
    let island = |land| scene.state.open.chart.land(land).island;
    assert_ne!(island(lands[0]), island(scene.state.open.chart.meeting("L5n".parse().unwrap()).unwrap()[0]));
    scene.begin('B');
    assert_eq!(scene.refusal(&format!("B outpost {other}")), "outpost-near EX-48");
    scene.begin('A');
    assert_eq!(scene.refusal(&format!("A outpost {other}")), "outpost-near EX-48", "Red neither");
}

/// *Azulejos de dibujo*: a tile is drawn at the end of the turn as long as there is one.
#[test]
fn drawing_tiles_ends_when_the_stack_is_empty() {
    let mut scene = Scene::draw(&format!("{TWO_ISLANDS}A\nB hand T01\nstack T02"));
    scene.play(&["A done"]);
    assert_eq!((scene.explorer('A').hand, scene.state.open.stack), (1, 0));
    scene.play(&["B place T01 L7 r0", "B done"]);
    assert_eq!(scene.explorer('B').hand, 0, "none is left to be drawn");
}
