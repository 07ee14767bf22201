//! On land: walking, herding, outposts, raids.

use super::geometry::TWO_ISLANDS;
use super::scene::Scene;
use crate::canvas::svg;
use crate::games::explorers::event::Event;
use crate::games::explorers::state::Phase;
use crate::title::{Present, RenderOptions};
use crate::words::{Locale, Voice};

#[test]
fn ex_45_one_or_two_vikings_walk_to_a_connected_land() {
    let mut scene = Scene::draw(
        "T11 K6 r1
         T10 L6 r3; A 3
         A
         B",
    );
    assert_eq!(scene.codes_of("walk"), "walk L6 K6 1, walk L6 K6 2, walk L6 L5 1, walk L6 L5 2");
    assert_eq!(scene.refusal("A walk L6 K6 3"), "walkers EX-45");
    assert_eq!(scene.refusal("A walk L6 K6 0"), "walkers EX-45");
    assert_eq!(scene.refusal("A walk L6 N5 1"), "no-way-by-land EX-45");
    scene.play(&["A walk L6 K6 2"]);
    assert_eq!((scene.on('A', "L6"), scene.on('A', "K6"), scene.actions_left()), ("1v".into(), "2v".into(), 3));
    assert_eq!(scene.refusal("A walk L6 K6 2"), "too-few-vikings EX-33");
}

#[test]
fn ex_46_no_viking_walks_between_mainland_and_fixed_tiles() {
    for board in ["a1", "a2", "b1", "b2"] {
        let scene = Scene::draw(&format!("board {board}\nA\nB"));
        assert_eq!(scene.codes_of("walk"), "", "Vikings leave the mainland by longship only");
        assert!("walk home L5 1".parse::<crate::games::explorers::action::Action>().is_err());
    }
}

#[test]
fn ex_47_a_viking_takes_one_animal_along() {
    let mut scene = Scene::draw(
        "T11 K6 r1
         T10 L6 r3; A 2; pig pig goat
         A
         B",
    );
    assert_eq!(scene.refusal("A herd L6 K6 horse"), "no-such-livestock EX-35");
    assert_eq!(scene.refusal("A herd L6 M6 pig"), "no-land EX-05");
    scene.play(&["A herd L6 K6 pig", "A herd L6 L5 goat"]);
    assert_eq!(
        (scene.on('A', "L6"), scene.on('A', "K6"), scene.on('A', "L5")),
        ("pig".into(), "1v pig".into(), "1v goat".into())
    );
    assert_eq!(scene.refusal("A herd L6 K6 pig"), "too-few-vikings EX-33");
}

#[test]
fn ex_48_an_outpost_takes_two_actions_and_two_vikings() {
    let chart = "T11 K6 r1; A 1\nT10 L6 r3; A 1\n";
    let mut scene = Scene::draw(&format!("{chart}A\nB"));
    assert_eq!(scene.codes_of("outpost"), "outpost L5n");
    let mut late = scene.clone();
    assert_eq!(late.left(1).refusal("A outpost L5n"), "outpost-actions EX-48");
    assert!(!late.may("outpost L5n"));
    let mut done = scene.clone();
    done.state.open.explorers[0].outposts = 5;
    assert_eq!(done.refusal("A outpost L5n"), "no-outposts-left EX-48");
    assert!(!done.may("outpost L5n"));
    scene.play(&["A outpost L5n"]);
    assert_eq!((scene.actions_left(), scene.explorer('A').outposts, scene.on('A', "L6").as_str()), (2, 1, "1v"));
    assert_eq!(scene.refusal("A outpost L5n"), "outpost-near EX-48");
    let alone = Scene::draw("T11 K6 r1; A 1; B 3\nT10 L6 r3\nA\nB");
    assert_eq!(alone.refusal("A outpost L5n"), "outpost-vikings EX-48");
    assert!(!alone.may("outpost L5n"));
    let together = Scene::draw("T11 K6 r1\nT10 L6 r3; A 2\nA\nB");
    assert!(together.may("outpost L5n"), "both on one tile");
}

#[test]
fn ex_48_no_tile_touches_two_outposts_of_any_colour() {
    // K6 and L6 meet F1 in one corner and L7 in another.
    let chart = "T41 L6 r3; A 2; B 2\nT42 K6 r0\nT43 L7 r2\n";
    let scene = Scene::draw(&format!("{chart}A\nB"));
    assert_eq!(scene.codes_of("outpost"), "outpost L7s, outpost L5n");
    let built = Scene::draw(&format!("{chart}A\nB outposts L5n"));
    assert_eq!(built.codes_of("outpost"), "");
    assert_eq!(built.refusal("A outpost L7s"), "outpost-near EX-48");
}

#[test]
fn ex_48_vikings_across_water_on_the_same_tile_do_not_count() {
    // K6 is a channel tile. Its second land does not touch the corner.
    let scene = Scene::draw(
        "T38 K6 r1; A 1; b A 2
         T10 L6 r3
         A
         B",
    );
    assert_eq!(scene.refusal("A outpost L5n"), "outpost-vikings EX-48");
}

#[test]
fn ex_49_a_corner_may_include_a_fixed_tile() {
    let mut scene = Scene::draw(&format!("{TWO_ISLANDS}A\nB"));
    let corner = "N5n".parse().unwrap();
    let lands = scene.state.open.chart.meeting(corner).unwrap();
    assert!(lands.iter().any(|land| scene.state.open.chart.tile(land.tile).tile.is_fixed()));
    scene.state.open.chart.land_mut(lands[0]).vikings[0] = 2;
    scene.state.open.chart.muster(lands[0].tile, 0);
    scene.play(&["A outpost N5n"]);
}

#[test]
fn ex_50_a_corner_needs_three_tiles() {
    let mut scene = Scene::draw(
        "T11 K6 r1; A 2
         A
         B hand T10",
    );
    assert_eq!(scene.refusal("A outpost L5n"), "corner-open EX-50");
    scene.play(&["A done", "B place T10 L6 r3"]);
    scene.begin('A');
    assert!(scene.may("outpost L5n"));
}

#[test]
fn ex_51_enough_own_vikings_beside_a_settlement_raid_it_at_once() {
    let chart =
        |there: u8| format!("T11 K6 r1; A 2\nT17 L6 r3; settlement 3; A {there}; B 2\nA ship L6; cargo 2v pig\nB");
    let mut walk = Scene::draw(&chart(1));
    walk.play(&["A walk K6 L6 1"]);
    assert!(walk.explorer('A').settlements.is_empty(), "two are not three");
    walk.play(&["A walk K6 L6 1"]);
    assert_eq!((walk.explorer('A').settlements.clone(), walk.actions_left()), (vec![3], 2));
    assert!(walk.events.iter().any(|event| matches!(event, Event::Raided { strength: 3, .. })));
    let mut unload = Scene::draw(&chart(1));
    unload.play(&["A unload L6 2v"]);
    assert_eq!(unload.explorer('A').settlements, [3]);
    let mut herd = Scene::draw("T11 K6 r1; A 1; goat\nT17 L6 r3; settlement 2; A 1\nA\nB");
    herd.play(&["A herd K6 L6 goat"]);
    assert_eq!(herd.explorer('A').settlements, [2]);
}

#[test]
fn ex_51_only_own_vikings_beside_the_settlement_count() {
    // The second land of the channel tile holds two Vikings, the longship two more, and B three.
    let mut scene = Scene::draw(
        "T11 K6 r1
         T47 L6 r3; settlement 3; B 2; b A 2
         A ship L6; cargo 2v
         B",
    );
    scene.play(&["A unload L6 1v"]);
    assert!(scene.explorer('A').settlements.is_empty());
}

#[test]
fn ex_52_vikings_raid_only_on_arrival() {
    // Two Vikings already stand beside a settlement of strength 2. This cannot happen in play, so the position is
    // drawn.
    let mut scene =
        Scene::draw("T11 K6 r1; A 1\nT17 L6 r3; settlement 2; A 2\nA ship L6; cargo 1v\nB hand T01\nstack T02");
    scene.play(&["A load L6 1v", "A walk K6 L5 1", "A done", "B place T01 M6 r2", "B done"]);
    assert!(scene.explorer('A').settlements.is_empty(), "leaving and placing raid nothing");
    assert!(!scene.events.iter().any(|event| matches!(event, Event::Raided { .. })));
}

#[test]
fn ex_53_raided_settlements_lie_face_down_until_the_end() {
    let mut scene = Scene::draw("T11 K6 r1; A 1\nT17 L6 r3; settlement 2; A 1\nA\nB");
    scene.play(&["A walk K6 L6 1"]);
    scene.play(&["A walk L6 L5 2"]);
    assert_eq!(scene.points('A', "settlements"), 2, "every seat has seen its strength");
    let voice = Voice::new(Locale::En, vec!["Ada".into(), "Bo".into()]);
    let shown = |scene: &Scene, viewer: char| {
        let view = scene.view(viewer);
        let board = scene.game.board(&view, &voice).plain().replace('\u{a0}', " ");
        let picture = scene.game.picture(&view, RenderOptions::default(), &[], &voice).unwrap();
        let drawn = svg::text(&picture.scene).matches("#9c3d2b").count();
        (board, picture.alt, drawn)
    };
    // The owner sees the same as the others. The token has a round back, and no other settlement is on the chart.
    for viewer in ['A', 'B', '*'] {
        let (board, alt, drawn) = shown(&scene, viewer);
        assert!(board.contains("🏘️ 1 Settlement raided, face down"), "{board}");
        assert!(!board.contains("Settlement 2") && !board.contains("🏘️ 2") && !board.contains("🏘️2"), "{board}");
        assert!(alt.contains("1 Settlement raided, face down") && !alt.contains("Settlement 2"), "{alt}");
        assert_eq!(drawn, 1, "one token");
    }
    scene.state.open.phase = Phase::Over;
    let (board, alt, drawn) = shown(&scene, '*');
    assert!(board.contains("🏘️ Settlement 2 raided"), "{board}");
    assert!(alt.contains("Settlement 2 raided") && !alt.contains("face down"), "{alt}");
    assert_eq!(drawn, 1, "the front of the token, with its strength");
}

#[test]
fn ex_54_a_seat_without_vikings_still_places_tiles() {
    let mut scene = Scene::draw("A dead 7; hand T01\nB hand T02\nstack T03");
    assert_eq!(scene.explorer('A').home, 0);
    scene.play(&["A place T01 L6 r3"]);
    assert_eq!(scene.choices(), "done");
    scene.play(&["A done"]);
}
