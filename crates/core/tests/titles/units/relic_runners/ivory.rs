//! The powers of ivory tiles of levels 2 and 3.

use super::scene::{Scene, seat};
use crate::games::relic_runners::components::Ivory;
use crate::games::relic_runners::event::{Event, Source};

#[test]
fn rr_11_the_supply_drop_fills_up_at_the_beginning_of_the_turn() {
    let mut scene = Scene::draw(
        "A t1; rations 1; ivory i2-3
         B bc",
    );
    scene.play(&["A refill"]);
    assert_eq!((scene.rations('A'), scene.ivory('A').as_str()), (5, ""));
    let mut late = Scene::draw(
        "A t1; rations 1; ivory i2-3
         B bc",
    );
    late.play(&["A walk r1"]);
    assert_eq!(late.refusal("A refill"), "moved-already RR-10");
}

#[test]
fn rr_11_the_supply_drop_is_refused_after_a_box() {
    let drawing = "A t1; rations 1; boxes reserve reserve s1; ivory i2-3
         B bc";
    let mut scene = Scene::draw(drawing);
    assert!(scene.may("refill"));
    scene.play(&["A box s1", "A points"]);
    assert_eq!(scene.refusal("A refill"), "not-beginning RR-11");
    for mut older in
        [Scene::draw(drawing).with("supply_drop", "before_moving"), Scene::draw(drawing).saved_without("supply_drop")]
    {
        older.play(&["A box s1", "A points", "A refill"]);
        assert_eq!(older.rations('A'), 5);
    }
}

#[test]
fn rr_11_a_supply_drop_gained_in_a_turn_waits_for_the_next() {
    let drawing = "A t4; rations 1; boxes reserve reserve m1
         B bc
         t4 i1-1 i2-3";
    let mut scene = Scene::draw(drawing);
    scene.play(&["A box m1"]);
    assert_eq!((scene.ivory('A').as_str(), scene.refusal("A refill").as_str()), ("i2-3", "not-beginning RR-11"));
    let mut older = Scene::draw(drawing).saved_without("supply_drop");
    older.play(&["A box m1", "A refill"]);
    assert_eq!(older.rations('A'), 5);
}

#[test]
fn rr_14_a_supply_drop_may_be_used_without_effect() {
    let drawing = "A t1; rations 5; ivory i2-3
         B bc";
    let mut full = Scene::draw(drawing);
    full.play(&["A refill"]);
    assert_eq!((full.rations('A'), full.ivory('A').as_str()), (5, ""));
    for older in [Scene::draw(drawing).with("idle_uses", "refused"), Scene::draw(drawing).saved_without("idle_uses")] {
        assert_eq!(older.refusal("A refill"), "rations-full RR-11");
    }
}

#[test]
fn rr_56_a_new_tile_does_not_affect_its_own_exploration() {
    let mut scene = Scene::draw(
        "A r3; ivory i3-5
         B bc
         C r1
         t4 i1-1 i2-1 i3-3",
    );
    scene.play(&["A walk t4", "A up c", "A explore", "A keep i3-3"]);
    assert_eq!(scene.coins('A'), 2);
    let mut old = Scene::draw(
        "A r3; ivory i3-3
         B bc
         C r1
         t4 i1-1 i2-1 i3-2",
    );
    old.play(&["A walk t4", "A up c", "A explore", "A keep i3-2"]);
    assert_eq!(old.coins('A'), 3, "the replaced tile still acts");
}

#[test]
fn rr_57_the_road_bonus_pays_for_every_pathway_placed() {
    let bonus = |points| (Source::Ivory { tile: Ivory::RoadBonus }, points);
    let mut ruin = Scene::draw(
        "A t1; ivory i3-1
         B bc
         r1 2",
    );
    ruin.play(&["A walk r1", "A explore", "A place r1-t1"]);
    assert_eq!(ruin.scored(), [bonus(1)]);
    let mut double = Scene::draw(
        "A t1; ivory i2-4 i3-1
         B bc
         r1 2",
    );
    double.play(&["A walk r1", "A explore", "A double", "A place r1-t1", "A place r1-t3"]);
    assert_eq!(double.scored(), [bonus(1), bonus(1)]);
}

#[test]
fn rr_58_the_pioneer_pays_for_the_first_tile_of_a_site() {
    let coins = |stack: &str| {
        let mut scene = Scene::draw(&format!("A t1; ivory i3-2\n B bc\n C t5\n r1 {stack}"));
        scene.play(&["A walk r1", "A explore", "A place r1-t1"]);
        scene.coins('A')
    };
    assert_eq!((coins("3"), coins("2")), (1, 0));
    let mut reach = Scene::draw(
        "A r3; ivory i3-2
         B bc
         C t5
         t6 p1 p7
         r4 3",
    );
    reach.play(&["A walk t6", "A explore", "A reach r4", "A place t6-t8"]);
    assert_eq!(reach.coins('A'), 1);
}

#[test]
fn rr_59_the_antiquary_adds_a_point_when_a_temple_gives_some() {
    let mut cache = Scene::draw(
        "A t6; ivory i3-3; boxes reserve reserve m1
         B bc
         t6 p2 p1",
    );
    cache.play(&["A box m1"]);
    assert_eq!(cache.coins('A'), 4);
    let mut blue = Scene::draw(
        "A r1; ivory i3-3
         B bc
         t3 b5 b3",
    );
    blue.play(&["A walk t3", "A explore"]);
    assert_eq!(blue.coins('A'), 1);
    assert_eq!(blue.runner('A').blue[0].shown, None);
    let mut ivory = Scene::draw(
        "A r3; ivory i1-2 i3-3
         B bc
         t4 i1-1",
    );
    ivory.play(&["A walk t4", "A up c", "A explore", "A keep i1-2"]);
    assert_eq!(ivory.coins('A'), 3);
    let mut other = Scene::draw(
        "A r3; ivory i3-3; boxes reserve reserve s1
         B bc
         t6 p2 p3",
    );
    other.play(&["A walk t6", "A explore", "A box s1", "A points"]);
    assert_eq!(other.coins('A'), 2, "neither rations nor a box are points of a temple");
}

#[test]
fn rr_60_the_toll_is_a_ration_per_pathway_moved_by_others() {
    let mut scene = Scene::draw(
        "A t1; paths r1-t1 r1-t3; boxes reserve reserve c2
         B bc; ivory i3-4; rations 3
         C bc; rations 3",
    );
    scene.play(&["A box c2", "A lift r1-t1", "A lay t5-t7"]);
    assert_eq!(scene.rations('B'), 4, "at once");
    scene.play(&["A lay r6-t7"]);
    assert_eq!((scene.rations('A'), scene.rations('B'), scene.rations('C')), (3, 5, 3));
    let mut own = Scene::draw(
        "A t1; paths r1-t1 r1-t3; boxes reserve reserve c1; ivory i3-4
         B bc",
    );
    own.play(&["A box c1", "A lift r1-t1", "A lay t5-t7"]);
    assert_eq!(own.rations('A'), 3);
    let mut full = Scene::draw(
        "A t1; paths r1-t1; boxes reserve reserve c1
         B bc; ivory i3-4; rations 5",
    );
    full.play(&["A box c1", "A lay t5-t7"]);
    assert_eq!(full.rations('B'), 5);
}

#[test]
fn rr_61_the_camp_friend_gives_a_ration_more() {
    let mut walked = Scene::draw(
        "A r3; ivory i3-5; rations 0
         B t1",
    );
    walked.play(&["A walk bc"]);
    assert_eq!(walked.rations('A'), 4);
    let mut carried = Scene::draw(
        "A r3; ivory i3-5; rations 1
         B t1
         t6 p1 p5",
    );
    carried.play(&["A walk t6", "A explore"]);
    assert_eq!(carried.rations('A'), 4);
}

#[test]
fn rr_62_the_surveyor_looks_and_takes_any_tile() {
    let mut scene = Scene::draw(
        "A r3; ivory i2-2
         B bc
         C t5
         t6 p1 p4 p3",
    );
    scene.play(&["A walk t6", "A explore"]);
    assert_eq!(scene.choices(), "A survey: top, peek");
    assert_eq!(scene.refusal("A end"), "first-survey RR-10");
    scene.play(&["A peek"]);
    assert_eq!(scene.choices(), "A pick: pick 1, pick 2, pick 3");
    assert_eq!(scene.refusal("A pick 4"), "no-such-level RR-62");
    scene.play(&["A pick 1"]);
    assert_eq!((scene.coins('A'), scene.ivory('A').as_str()), (3, ""));
    assert_eq!(scene.stack("t6"), "2 3:p3", "the top tile stays face up");
}

#[test]
fn rr_62_it_needs_two_tiles_of_a_temple_and_is_optional() {
    let explored = |card: &str, drawing: &str, walk: &str| {
        let mut scene = Scene::draw(&format!("A {card}; ivory i2-2\n B bc\n C t5\n {drawing}"));
        scene.play(&[walk, "A explore"]);
        scene
    };
    assert_eq!(explored("r3", "t6 p3", "A walk t6").stack("t6"), "relic");
    assert!(explored("t1", "r1 3", "A walk r1").choices().starts_with("A place"));
    let mut top = explored("r3", "t6 p4 p1", "A walk t6");
    top.play(&["A top"]);
    assert_eq!((top.coins('A'), top.ivory('A').as_str()), (3, "i2-2"));
    let mut reach = explored("r3", "t6 p1 p7\n t8 i1-1 i1-2", "A walk t6");
    reach.play(&["A top", "A reach t8", "A peek", "A pick 1"]);
    assert_eq!(reach.ivory('A'), "i1-1");
}

#[test]
fn rr_64_double_work_places_two_pathways_here() {
    let mut scene = Scene::draw(
        "A t1; ivory i2-4
         B bc
         r1 3",
    );
    scene.play(&["A walk r1", "A explore"]);
    assert_eq!(scene.choices(), "A place: place r1-t1, place r1-t3, place r1-t4, double");
    scene.play(&["A double", "A place r1-t1"]);
    assert_eq!(scene.choices(), "A place: place r1-t3, place r1-t4");
    scene.play(&["A place r1-t4"]);
    assert_eq!((scene.paths('A').as_str(), scene.ivory('A').as_str()), ("r1-t1 r1-t4", ""));
    let mut narrow = Scene::draw(
        "A t1; ivory i2-4; paths r1-t1 r1-t3
         B bc; boxes reserve reserve s2
         r1 3",
    );
    narrow.play(&["A walk r1", "A explore"]);
    assert_eq!((narrow.paths('A').as_str(), narrow.ivory('A').as_str()), ("r1-t1 r1-t3 r1-t4", "i2-4"));
    let mut last = Scene::draw(
        "A t1; ivory i2-4; paths bc-t3 bc-r3 bc-t6 bc-r5 bc-t10 bc-r7 r3-t3 r3-t6 r5-t10
         B bc
         r1 3",
    );
    last.play(&["A walk r1", "A explore"]);
    assert_eq!(last.refusal("A double"), "no-room-for-two RR-64");
    assert_eq!(last.refusal("A remote"), "no-ivory RR-55");
}

#[test]
fn rr_65_remote_work_places_a_pathway_anywhere() {
    let mut scene = Scene::draw(
        "A t1; ivory i2-5; paths t5-t7
         B bc
         r1 3",
    );
    scene.play(&["A walk r1", "A explore"]);
    assert_eq!(scene.choices(), "A place: place r1-t1, place r1-t3, place r1-t4, remote");
    scene.play(&["A remote"]);
    assert_eq!(scene.codes().len(), 39);
    assert_eq!(scene.refusal("A place t5-t7"), "own-trail RR-41");
    scene.play(&["A place r6-t7"]);
    assert_eq!((scene.paths('A').as_str(), scene.ivory('A').as_str()), ("r6-t7 t5-t7", ""));
}

#[test]
fn rr_65_with_no_free_trail_here_it_may_be_used_or_not() {
    let drawing = "A t1; ivory i2-5; paths r1-t1 r1-t3 r1-t4
         B bc
         r1 3";
    let mut scene = Scene::draw(drawing);
    scene.play(&["A walk r1", "A explore"]);
    assert_eq!(scene.choices(), "A place: remote, pass");
    scene.play(&["A pass"]);
    assert_eq!(scene.ivory('A'), "i2-5");
    assert_eq!(scene.state.open.turn, seat('B'));
    let mut shovel = Scene::draw(
        "A r1; ivory i2-5; paths r1-t1 r1-t3 r1-t4; boxes reserve reserve s2
         B bc",
    );
    shovel.play(&["A box s2"]);
    assert_eq!(shovel.ivory('A'), "", "the shovel must place, and nothing else remains");
    assert!(shovel.events.iter().any(|event| matches!(event, Event::IvoryGone { used: true, .. })));
}

#[test]
fn rr_64_the_shovel_places_a_pathway_too() {
    let mut scene = Scene::draw(
        "A bc; ivory i2-4; boxes reserve reserve s2
         B t1",
    );
    scene.play(&["A box s2"]);
    assert!(scene.may("place bc-t3") && scene.may("double"));
    scene.play(&["A double", "A place bc-t3", "A place bc-r3"]);
    assert_eq!(scene.paths('A'), "bc-r3 bc-t3");
}
