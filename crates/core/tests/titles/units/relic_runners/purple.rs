//! The effects of purple tiles.

use super::scene::{Scene, seat};

/// A explores the temple t6 from r3, with this tile on top.
fn explore(tile: &str, card: &str, sites: &str) -> Scene {
    let mut scene = Scene::draw(&format!("A r3; {card}\n B t1\n t6 p1 {tile}\n {sites}"));
    scene.play(&["A walk t6", "A explore"]);
    scene
}

#[test]
fn rr_43_the_way_home_ends_the_turn() {
    let scene = explore("p5", "rations 1", "");
    assert_eq!((scene.at('A').as_str(), scene.rations('A')), ("bc", 3));
    assert_eq!(scene.state.open.turn, seat('B'));
}

#[test]
fn rr_43_a_box_comes_before_the_rations_of_the_way_home() {
    let drawing = "A r3; rations 1; boxes reserve reserve m2\n B t1\n t6 p1 p5";
    let mut scene = Scene::draw(drawing);
    scene.play(&["A walk t6", "A explore"]);
    assert_eq!((scene.at('A').as_str(), scene.rations('A')), ("bc", 0));
    assert_eq!(scene.choices(), "A arrived: box m2, end");
    scene.play(&["A box m2"]);
    assert_eq!((scene.rations('A'), scene.state.open.turn), (5, seat('B')), "five of the box, none of the camp");
    for mut older in
        [Scene::draw(drawing).with("way_home_box", "lost"), Scene::draw(drawing).saved_without("way_home_box")]
    {
        older.play(&["A walk t6", "A explore"]);
        assert_eq!((older.rations('A'), older.state.open.turn), (3, seat('B')), "although a box is ready");
    }
}

#[test]
fn rr_43_the_way_home_before_the_movement_ends_the_turn() {
    let drawing = "A t6; rations 0; boxes reserve reserve m1
         B t1
         t6 p1 p5";
    let mut scene = Scene::draw(drawing);
    scene.play(&["A box m1"]);
    assert_eq!((scene.at('A').as_str(), scene.rations('A')), ("bc", 3));
    assert_eq!(scene.state.open.turn, seat('B'));
    assert_eq!(scene.stack("t6"), "1:p1", "what the tile left is settled first");
    for mut older in
        [Scene::draw(drawing).with("way_home", "movement_due"), Scene::draw(drawing).saved_without("way_home")]
    {
        older.play(&["A box m1"]);
        assert_eq!((older.at('A').as_str(), older.rations('A')), ("bc", 3));
        assert_eq!(older.refusal("A end"), "move-first RR-10");
        older.play(&["A walk r5", "A explore"]);
    }
}

#[test]
fn rr_44_the_new_route_moves_a_pathway_if_there_is_one() {
    let mut scene = explore("p6", "paths r2-t3", "");
    assert_eq!(scene.choices().split(':').next(), Some("A lay"), "the only pathway");
    scene.play(&["A lay t5-t7"]);
    assert_eq!(scene.paths('A'), "t5-t7");
    let none = explore("p6", "rations 3", "");
    assert_eq!(none.state.open.turn, seat('B'));
}

#[test]
fn rr_45_the_far_reach_must_take_the_tile_of_a_neighbour() {
    let mut scene = explore("p7", "rations 3", "r3 1\n r4 2\n t8 taken");
    assert_eq!(scene.choices(), "A reach: reach r3, reach r4");
    assert_eq!(scene.refusal("A reach bc"), "out-of-reach RR-45");
    assert_eq!(scene.refusal("A reach t8"), "out-of-reach RR-45");
    assert_eq!(scene.refusal("A end"), "first-reach RR-10");
    scene.play(&["A reach r4"]);
    assert_eq!(scene.choices(), "A place: place bc-t6, place r3-t6, place r4-t6, place t6-t8");
    scene.play(&["A place t6-t8"]);
    assert_eq!((scene.stack("t6").as_str(), scene.stack("r4").as_str()), ("1:p1", "1"));
    assert_eq!((scene.rations('A'), scene.at('A').as_str()), (2, "t6"), "one ration, and no walk");
}

#[test]
fn rr_45_without_a_neighbour_only_its_own_tile_goes() {
    let scene = explore("p7", "rations 3", "r3 taken\n r4 relic\n t8 taken");
    assert_eq!(scene.stack("t6"), "1:p1");
    assert_eq!(scene.state.open.turn, seat('B'));
}

#[test]
fn rr_46_a_far_reach_under_a_far_reach_reaches_from_there() {
    // t1 and t10 are purple. On this map no two purple temples of the first game are joined, so one changes colour.
    let mut scene = Scene::draw(
        "A r3
         B bc
         t6 p1 p7
         r3 taken
         r4 taken",
    );
    use crate::games::relic_runners::components::{Colour, Purple, Site, Tile};
    let t8: Site = "t8".parse().unwrap();
    scene.state.open.place_mut(t8).colour = Some(Colour::Purple);
    for (level, tile) in scene.state.secret.faces[t8.index()].iter_mut().enumerate() {
        *tile = Tile::Purple(if level == 1 { Purple::FarReach } else { Purple::Cache });
    }
    scene.state.open.place_mut(t8).stack[1].open = Some(Tile::Purple(Purple::FarReach));
    scene.play(&["A walk t6", "A explore"]);
    assert_eq!(scene.choices(), "A reach: reach r5, reach r6, reach t6, reach t7");
    // Back at t6: its next tile lies face down until its first one is settled.
    assert_eq!(scene.stack("t6"), "1");
    scene.play(&["A reach t6"]);
    assert_eq!((scene.coins('A'), scene.stack("t6").as_str()), (3, "relic"));
    assert_eq!(scene.stack("t8"), "1:p1");
}

#[test]
fn rr_47_the_river_spirits_turn_up_to_two_different_tokens() {
    let mut scene = explore("p8", "rations 3", "tokens k1 k2");
    assert!(scene.may("flip k1") && scene.may("flip k3") && scene.may("pass"));
    assert_eq!(scene.refusal("A end"), "first-flip RR-10");
    scene.play(&["A flip k3"]);
    assert_eq!(scene.refusal("A flip k3"), "same-token RR-47");
    assert_eq!(scene.refusal("A flip k11"), "no-such-token RR-47");
    scene.play(&["A pass"]);
    assert_eq!(scene.coloured(), "k1 k2 k3");
    let none = {
        let mut scene = explore("p8", "rations 3", "tokens k1 k2");
        scene.play(&["A pass"]);
        scene.coloured()
    };
    assert_eq!(none, "k1 k2");
}

#[test]
fn rr_47_after_a_reset_the_second_token_may_still_turn() {
    let mut scene = explore("p8", "boxes reserve bottom bottom", "tokens k1");
    scene.play(&["A flip k1", "A up m"]);
    assert_eq!(scene.refusal("A flip k1"), "same-token RR-47");
    scene.play(&["A flip k2"]);
    assert_eq!(scene.coloured(), "k1 k3 k4 k5 k6 k7 k8 k9 k10");
    assert_eq!(scene.boxes('A'), "reserve bottom m1", "turning the second gives nothing");
}

#[test]
fn rr_48_the_toolsmith_and_the_spare_kit_need_a_box() {
    let mut smith = explore("p2", "boxes reserve reserve bottom", "");
    smith.play(&["A up s"]);
    assert_eq!(smith.boxes('A'), "reserve reserve s1");
    let top = explore("p2", "boxes reserve reserve s3", "");
    assert_eq!(top.boxes('A'), "reserve reserve s3");
    assert_eq!(explore("p4", "boxes reserve s3 s3", "").boxes('A'), "bottom s3 s3");
    assert_eq!(explore("p4", "boxes bottom s3 s3", "").boxes('A'), "bottom s3 s3");
}
