//! Using boxes: the possible moments, and the effect of each space.

use super::scene::Scene;
use crate::games::relic_runners::components::{Column, Space};
use crate::games::relic_runners::event::{Event, Source};

fn source(column: Column, level: u8) -> Source {
    Source::Box { space: Space { column, level } }
}

#[test]
fn rr_12_one_box_a_turn_at_any_moment() {
    let drawing = "A r3; boxes m2 m2 s1; rations 1
         B bc
         t6 p1 p1";
    let mut before = Scene::draw(drawing);
    before.play(&["A box m2"]);
    assert_eq!(before.rations('A'), 3);
    assert_eq!(before.refusal("A box m2"), "box-used RR-12");
    assert_eq!(before.refusal("A box c3"), "box-used RR-12");
    let mut after = Scene::draw(drawing);
    after.play(&["A walk t6", "A explore"]);
    assert_eq!(after.choices(), "A arrived: box m2, box s1, end");
    assert_eq!(after.refusal("A box c3"), "no-box-there RR-12");
    after.play(&["A box m2"]);
    assert_eq!(after.state.open.turn, super::scene::seat('B'), "nothing is left to do");
}

#[test]
fn rr_13_the_box_is_back_on_the_bottom_before_its_action() {
    let mut scene = Scene::draw(
        "A r3; boxes reserve reserve m1
         B bc
         t6 p1 p2",
    );
    scene.play(&["A walk t6", "A box m1"]);
    assert_eq!(scene.choices(), "A steps: up m, up c, up s");
    scene.play(&["A up m"]);
    assert_eq!(scene.boxes('A'), "reserve reserve m1");
}

#[test]
fn rr_13_with_the_switch_the_box_returns_after_its_action() {
    let drawing = "A r3; boxes reserve bottom m1
         B bc
         t6 p1 p2";
    let mut scene = Scene::draw(drawing).with("box_returns", "after");
    scene.play(&["A walk t6", "A box m1"]);
    assert_eq!(scene.choices(), "A steps: up m, up c, up s", "not the box in use");
    assert_eq!(
        (scene.boxes('A').as_str(), scene.refusal("A up m1").as_str()),
        ("reserve bottom m1", "no-box-to-rise RR-37")
    );
    scene.play(&["A up c"]);
    assert_eq!(scene.boxes('A'), "reserve bottom c1");
    let mut alone = Scene::draw("A r3; boxes reserve reserve m1\n B bc\n t6 p1 p2").with("box_returns", "after");
    alone.play(&["A walk t6", "A box m1"]);
    assert!(alone.events.iter().any(|event| matches!(event, Event::StepsLost { steps: 1, .. })));
    assert_eq!(alone.boxes('A'), "reserve reserve bottom");
    let mut before = Scene::draw(drawing).saved_without("box_returns");
    before.play(&["A walk t6", "A box m1", "A up m"]);
    assert_eq!(before.boxes('A'), "reserve bottom m1");
}

#[test]
fn rr_13_of_two_boxes_on_a_space_the_unused_one_moves_up() {
    let mut scene = Scene::draw(
        "A r3; boxes reserve m1 m1
         B bc
         t6 p1 p2",
    )
    .with("box_returns", "after");
    scene.play(&["A walk t6", "A box m1"]);
    assert_eq!(scene.boxes('A'), "reserve bottom m2", "a task with one answer is settled at once");
    assert_eq!(scene.state.open.in_use(), None);
}

#[test]
fn rr_13_the_box_returns_even_if_its_action_ends_the_turn() {
    let mut scene = Scene::draw(
        "A t6; boxes reserve reserve m1
         B t1
         t6 p1 p5",
    )
    .with("box_returns", "after");
    scene.play(&["A box m1"]);
    assert_eq!((scene.boxes('A').as_str(), scene.state.open.turn), ("reserve reserve bottom", super::scene::seat('B')));
}

#[test]
fn rr_14_an_impossible_action_may_not_be_chosen() {
    let refusal = |card: &str, code: &str| {
        let scene = Scene::draw(&format!("A {card}\n B bc\n t1 relic"));
        scene.refusal(&format!("A box {code}"))
    };
    for (card, code) in [
        ("r1; boxes reserve reserve m1", "m1"),
        ("t1; boxes reserve reserve m1", "m1"),
        ("bc; boxes reserve reserve m1", "m1"),
        ("r1; boxes reserve reserve c1", "c1"),
        ("r1; boxes reserve reserve c2; paths bc-t3", "c2"),
        ("r1; boxes reserve reserve s2; paths r1-t1 r1-t3 r1-t4", "s2"),
    ] {
        assert_eq!(refusal(card, code), "cannot-carry-out RR-14", "{code} with {card}");
    }
}

#[test]
fn rr_14_an_action_without_effect_may_be_chosen() {
    for (card, code) in [
        ("r1; boxes reserve reserve m2; rations 5", "m2"),
        ("r1; boxes reserve reserve m3", "m3"),
        ("r1; boxes reserve reserve c3", "c3"),
    ] {
        let drawing = format!("A {card}\n B bc");
        let line = format!("A box {code}");
        let mut scene = Scene::draw(&drawing);
        scene.play(&[&line]);
        assert_eq!((scene.boxes('A').as_str(), scene.coins('A')), ("reserve reserve bottom", 0));
        assert_eq!(scene.events.len(), 1, "no points, no rations: {:?}", scene.events);
        for older in
            [Scene::draw(&drawing).with("idle_uses", "refused"), Scene::draw(&drawing).saved_without("idle_uses")]
        {
            assert_eq!(older.refusal(&line), "cannot-carry-out RR-14", "{code}");
        }
    }
}

#[test]
fn rr_14_the_shovel_chooses_between_a_box_and_points() {
    let drawing = "A r1; boxes reserve bottom s1
         B bc";
    let mut scene = Scene::draw(drawing);
    scene.play(&["A box s1"]);
    assert_eq!(scene.choices(), "A supply: kit, points");
    scene.play(&["A kit"]);
    assert_eq!(scene.boxes('A'), "bottom bottom bottom");
    let mut points = Scene::draw(drawing);
    points.play(&["A box s1", "A points"]);
    assert_eq!(points.scored(), [(source(Column::Shovel, 1), 2)]);
    let mut full = Scene::draw(
        "A r1; boxes bottom bottom s1
         B bc",
    );
    full.play(&["A box s1"]);
    assert_eq!(full.coins('A'), 2, "without a box in reserve only the points remain");
}

#[test]
fn rr_14_relics_and_routes_bring_points() {
    let mut relics = Scene::draw(
        "A r1; boxes reserve reserve m3; relics green green blue
         B bc",
    );
    relics.play(&["A box m3"]);
    assert_eq!(relics.scored(), [(source(Column::Machete, 3), 12)]);
    let mut route = Scene::draw(
        "A r1; boxes reserve reserve c3; paths r2-t3 r2-t2 t5-t7
         B bc",
    );
    route.play(&["A box c3"]);
    assert_eq!(route.scored(), [(source(Column::Compass, 3), 4)]);
}

#[test]
fn rr_86_the_longest_route_goes_round_base_camp() {
    let points = |paths: &str| {
        let mut scene = Scene::draw(&format!("A r1; boxes reserve reserve c3; paths {paths}\n B bc"));
        scene.play(&["A box c3"]);
        scene.coins('A')
    };
    assert_eq!(points("bc-t3 bc-r3"), 2, "not through Base Camp");
    assert_eq!(points("bc-t3 r3-t3 bc-r3"), 6, "a route may start and end there");
    assert_eq!(points("r1-t3 r1-t1 r2-t1 r2-t3 r3-t3"), 10, "through t3 twice");
    assert_eq!(points("r1-t3 r2-t3 r3-t3"), 4, "no trail twice");
}

#[test]
fn rr_44_pathways_move_to_trails_without_one() {
    let mut one = Scene::draw(
        "A t3; paths r2-t3 r1-t3; boxes reserve reserve c1
         B bc",
    );
    one.play(&["A box c1"]);
    assert_eq!(one.choices(), "A lift: lift r1-t3, lift r2-t3");
    assert_eq!(one.refusal("A lift t5-t7"), "not-own-trail RR-44");
    one.play(&["A lift r1-t3"]);
    assert_eq!(one.refusal("A lay r1-t3"), "own-trail RR-41");
    assert_eq!(one.refusal("A lay r2-t3"), "own-trail RR-41");
    assert_eq!(one.refusal("A walk t1"), "first-lift RR-10");
    assert_eq!(one.codes().len(), 38);
    one.play(&["A lay t5-t7"]);
    assert_eq!(one.paths('A'), "r2-t3 t5-t7");
    let mut two = Scene::draw(
        "A t3; paths r2-t3 r1-t3; boxes reserve reserve c2
         B bc",
    );
    two.play(&["A box c2", "A lift r1-t3", "A lay t5-t7"]);
    assert_eq!(two.choices().split(':').next(), Some("A lay"), "the second must be the other one");
    assert_eq!(two.refusal("A lay r1-t3"), "just-left RR-44");
    assert_eq!(two.refusal("A lay r2-t3"), "own-trail RR-41");
    two.play(&["A lay r6-t7"]);
    assert_eq!(two.paths('A'), "r6-t7 t5-t7");
    let mut three = Scene::draw(
        "A t3; paths r2-t3 r1-t3 r3-t3; boxes reserve reserve c2
         B bc",
    );
    three.play(&["A box c2", "A lift r1-t3", "A lay t5-t7"]);
    assert_eq!(three.refusal("A lift t5-t7"), "just-moved RR-44");
}

#[test]
fn rr_44_moving_a_pathway_needs_no_reserve_and_is_no_placing() {
    let mut scene = Scene::draw(
        "A r1; paths r1-t1 r1-t3 r1-t4 bc-t3 bc-r3 bc-t6 bc-r5 bc-t10 bc-r7 r3-t3; boxes reserve reserve c2; ivory i3-1
         B bc",
    );
    assert_eq!(scene.runner('A').reserve(), 0);
    scene.play(&["A box c2", "A lift r1-t1", "A lay t5-t7", "A lift r1-t3", "A lay r6-t7"]);
    assert_eq!(scene.coins('A'), 0);
    assert_eq!(scene.runner('A').paths.count(), 10);
}

#[test]
fn rr_50_the_machete_explores_in_addition() {
    // A explores the temple of the last turn before moving, then another one with a ration.
    let mut scene = Scene::draw(
        "A t6; boxes reserve reserve m1; rations 1
         B bc
         t6 p1 p1 p1
         r4 3",
    );
    scene.play(&["A box m1", "A walk r4", "A explore", "A place r4-t5"]);
    assert_eq!((scene.coins('A'), scene.rations('A')), (3, 0));
    // A explores the same temple twice in one turn.
    let mut twice = Scene::draw(
        "A r3; boxes reserve reserve m1; rations 1
         B bc
         t6 p1 p1 p1",
    );
    twice.play(&["A walk t6", "A box m1", "A explore"]);
    assert_eq!((twice.coins('A'), twice.stack("t6").as_str()), (6, "1:p1"));
}

#[test]
fn rr_78_the_shovel_doubles_earlier_and_later_points() {
    let mut scene = Scene::draw(
        "A t6; paths t6-t8; boxes reserve reserve s3
         B bc
         t6 relic
         t7 relic",
    );
    scene.play(&["A walk t7", "A box s3"]);
    assert_eq!(scene.coins('A'), 8);
    assert_eq!(scene.scored()[1], (Source::Doubling, 4));
    let mut before = Scene::draw(
        "A r3; boxes reserve reserve s3; ivory i3-3
         B bc
         t6 p1 p1",
    );
    before.play(&["A box s3", "A walk t6", "A explore"]);
    assert_eq!(before.coins('A'), 8, "three and one, twice");
}

#[test]
fn rr_78_a_blue_tile_is_doubled_by_showing_it() {
    let drawing = "A r2; boxes reserve reserve s3; ivory i3-3
         B bc
         t3 b4 b3";
    let mut after = Scene::draw(drawing);
    after.play(&["A go t3", "A explore", "A box s3"]);
    assert_eq!(after.choices(), "A show: show, hide");
    assert_eq!(after.refusal("A end"), "first-show RR-10");
    after.play(&["A show"]);
    assert_eq!(after.coins('A'), 1 + 1 + 3, "the bonus twice and the tile once; it counts again at the end");
    assert_eq!(after.runner('A').blue[0].shown, Some(3));
    let mut before = Scene::draw(drawing);
    before.play(&["A box s3", "A go t3", "A up c", "A explore", "A hide"]);
    assert_eq!(before.coins('A'), 2);
    assert_eq!(before.runner('A').blue[0].shown, None);
}
