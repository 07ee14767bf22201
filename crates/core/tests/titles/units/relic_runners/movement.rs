//! The movement: possible walks, their ends, and the proposed walks.

use super::scene::Scene;
use crate::games::relic_runners::event::Event;

/// A stands in t3 between two others and has a short network.
fn network() -> Scene {
    Scene::draw(
        "A t3; paths r2-t3 r2-t2 t1-t2
         B bc; paths r1-t3 r1-t1
         C bc",
    )
}

#[test]
fn rr_10_a_turn_is_a_movement_and_optional_exploring() {
    let mut scene = network();
    assert_eq!(scene.refusal("A explore"), "move-first RR-10");
    assert_eq!(scene.refusal("A end"), "move-first RR-10");
    assert_eq!(scene.refusal("B walk t3"), "not-asked RR-10");
    scene.play(&["A go r1"]);
    assert_eq!(scene.choices(), "A arrived: explore, end");
    assert_eq!(scene.refusal("A walk t1"), "moved-already RR-10");
    scene.play(&["A end"]);
    assert_eq!(scene.state.open.turn, super::scene::seat('B'));
}

#[test]
fn rr_20_a_movement_may_not_end_where_it_began() {
    let scene = network();
    assert_eq!(scene.refusal("A walk t3"), "ends-where-it-began RR-20");
    assert_eq!(scene.refusal("A go t4"), "not-joined RR-20");
    let round = Scene::draw(
        "A t3; paths r1-t3 r1-t1 r2-t1 r2-t3
         B bc",
    );
    assert!(!round.may("walk t3"));
}

#[test]
fn rr_20_a_movement_may_not_end_where_an_effect_began() {
    // The box takes A home, and the movement still follows. From there A may neither return to t6 nor stay.
    let mut scene = Scene::draw(
        "A t6; boxes reserve reserve m1
         B bc
         t6 p1 p5",
    )
    .with("way_home", "movement_due");
    scene.play(&["A box m1"]);
    assert_eq!(scene.at('A'), "bc");
    assert_eq!(scene.refusal("A walk t6"), "ends-where-it-began RR-20");
    assert_eq!(scene.refusal("A walk bc"), "ends-where-it-began RR-20");
    assert!(scene.may("walk r3"));
}

#[test]
fn rr_21_at_most_one_unknown_trail_first_or_last() {
    let mut scene = network();
    assert!(scene.may("walk t1"), "own trails only");
    assert!(scene.may("walk r1"), "an unknown trail at once");
    assert_eq!(scene.refusal("A walk t4"), "no-walk-second RR-21");
    scene.play(&["A go r1"]);
    assert_eq!(scene.at('A'), "r1", "r1 is a dead end without own trails, so the walk is over");
    let mut last = network();
    last.play(&["A go r2", "A go t12"]);
    assert_eq!(last.at('A'), "t12");
    let mut first = Scene::draw(
        "A r1; paths r2-t3 r2-t2
         B bc",
    );
    first.play(&["A go t3"]);
    assert_eq!(first.refusal("A go r3"), "second-unknown RR-21");
    first.play(&["A go r2", "A go t2"]);
    assert_eq!(first.at('A'), "t2");
}

#[test]
fn rr_22_no_trail_is_walked_twice_but_places_may_be() {
    let mut scene = Scene::draw(
        "A t3; paths r1-t3 r1-t1 r2-t1 r2-t3
         B bc",
    );
    scene.play(&["A go r1"]);
    assert_eq!(scene.refusal("A go t3"), "walked-twice RR-22");
    scene.play(&["A go t1", "A go r2", "A go t3"]);
    assert_eq!(scene.refusal("A stop"), "ends-where-it-began RR-20");
    scene.play(&["A go r3"]);
    assert_eq!(scene.at('A'), "r3");
    let path = scene.events.iter().find_map(|event| match event {
        Event::Walked { path, .. } => Some(path.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")),
        _ => None,
    });
    assert_eq!(path.as_deref(), Some("t3 r1 t1 r2 t3 r3"));
}

#[test]
fn rr_23_base_camp_ends_every_walk() {
    let mut scene = Scene::draw(
        "A t3; paths bc-t3 bc-t6
         B t1",
    );
    assert_eq!(scene.refusal("A walk t6"), "no-walk-camp RR-23");
    scene.play(&["A go bc"]);
    assert_eq!(scene.at('A'), "bc");
    assert_eq!(scene.state.open.turn, super::scene::seat('B'));
}

#[test]
fn rr_24_pathways_of_others_are_unknown_and_do_not_block() {
    let mut scene = network();
    scene.play(&["A go r1"]);
    assert!(scene.choices().starts_with("A arrived"), "B's pathway from r1 to t1 leads A nowhere");
    let mut crowd = Scene::draw(
        "A t3
         B r1
         C r1",
    );
    crowd.play(&["A walk r1"]);
    assert_eq!(crowd.at('A'), "r1");
}

#[test]
fn rr_25_pathways_moved_before_walking_count_at_once() {
    let mut scene = Scene::draw(
        "A t3; paths r6-t7; boxes reserve reserve c1
         B bc",
    );
    assert_eq!(scene.refusal("A walk t4"), "no-walk-second RR-21");
    scene.play(&["A box c1", "A lay r1-t3"]);
    assert!(scene.may("walk t4"));
}

#[test]
fn rr_26_the_shortcut_is_spent_only_when_it_is_needed() {
    let drawing = "A t3; paths r2-t3 r2-t2 r8-t12; ivory i2-1
         B bc";
    let mut scene = Scene::draw(drawing);
    assert!(scene.may("walk t12"));
    scene.play(&["A walk t12"]);
    assert_eq!(scene.ivory('A'), "i2-1");
    let mut scene = Scene::draw(drawing);
    // t3 - r2 - t2 are own pathways, t2 - r8 is unknown, r8 - t12 is an own pathway.
    scene.play(&["A go r2", "A go t2", "A go r8", "A go t12"]);
    assert_eq!((scene.at('A').as_str(), scene.ivory('A').as_str()), ("t12", ""));
    let without = Scene::draw(
        "A t3; paths r2-t3 r2-t2 r8-t12
         B bc",
    );
    assert!(!without.may("walk t12 shortcut"));
    assert_eq!(without.refusal("A walk t12 shortcut"), "no-ivory RR-55");
}

#[test]
fn rr_26_with_the_shortcut_base_camp_still_stops() {
    let scene = Scene::draw(
        "A t3; paths bc-t3 bc-t10; ivory i2-1
         B t1",
    );
    assert!(!scene.may("walk t10") && !scene.may("walk t10 shortcut"), "only through Base Camp");
    let afield = Scene::draw(
        "A t3; paths r1-t3 r4-t4; ivory i2-1
         B t1",
    );
    assert!(afield.may("walk r4 shortcut"));
    let mut after = afield.clone();
    after.play(&["A go r1", "A go t4", "A go r4"]);
    assert_eq!(after.ivory('A'), "");
}

#[test]
fn rr_27_the_gateway_leads_to_a_temple_of_the_same_colour() {
    let mut scene = Scene::draw(
        "A t1; ivory i2-6; rations 2
         B bc
         t6 relic
         t7 taken",
    );
    assert!(scene.may("jump t10"));
    // Neither onto a Relic nor onto a place that is no Temple any more.
    assert_eq!(scene.refusal("A jump t6"), "gateway-to-shrine RR-27");
    assert_eq!(scene.refusal("A jump t7"), "gateway-to-shrine RR-27");
    assert_eq!(scene.refusal("A jump t2"), "no-gateway RR-27");
    assert_eq!(scene.refusal("A jump t1"), "no-gateway RR-27");
    scene.play(&["A jump t10"]);
    assert_eq!((scene.at('A').as_str(), scene.ivory('A').as_str()), ("t10", ""));
    assert_eq!(scene.coloured(), "k1 k2 k3 k4 k5 k6 k7 k8 k9 k10");
    assert_eq!(scene.choices(), "A arrived: explore, end");
}

#[test]
fn rr_27_the_gateway_starts_from_a_temple_and_no_shrine() {
    let at = |site: &str, stack: &str| Scene::draw(&format!("A {site}; ivory i2-6\n B bc\n {site} {stack}"));
    assert!(at("t1", "p1").may("jump t10"));
    assert!(!at("r1", "2").may("jump t10"));
    for used_up in ["relic", "taken"] {
        assert_eq!(at("t1", used_up).refusal("A jump t10"), "no-gateway RR-27");
    }
    // It does not start either after the machete has taken the last tile of its temple.
    let mut emptied = Scene::draw("A t1; ivory i2-6; boxes reserve reserve m1\n B bc\n t1 p1");
    emptied.play(&["A box m1"]);
    assert_eq!((emptied.stack("t1").as_str(), emptied.may("jump t10")), ("relic", false));
}

#[test]
fn rr_27_before_the_switch_it_also_started_from_a_shrine() {
    let at = |stack: &str| Scene::draw(&format!("A t1; ivory i2-6\n B bc\n t1 {stack}\n t10 p1 p2"));
    for older in [at("relic").with("gateway", "shrine_too"), at("relic").saved_without("gateway")] {
        let mut run = older;
        run.play(&["A jump t10"]);
        assert_eq!(run.relics('A'), "", "no expedition without walking");
    }
    assert_eq!(at("taken").with("gateway", "shrine_too").refusal("A jump t10"), "no-gateway-shrine RR-27");
}

#[test]
fn rr_28_leaving_camp_turns_a_token_before_the_walk() {
    let drawing = "A bc; ivory i3-6; boxes reserve reserve m2; rations 1
         B t1
         tokens k1 k2";
    let mut scene = Scene::draw(drawing);
    assert!(scene.may("flip k1") && scene.may("flip k3") && scene.may("box m2"));
    for line in ["A walk t3", "A go t3"] {
        assert_eq!(scene.refusal(line), "token-first RR-28");
    }
    scene.play(&["A flip k3"]);
    assert_eq!(scene.coloured(), "k1 k2 k3");
    assert_eq!(scene.boxes('A'), "reserve reserve m2", "no step");
    assert_eq!(scene.refusal("A flip k4"), "not-departing RR-28");
    assert_eq!(scene.refusal("A box m2"), "under-way RR-28");
    scene.play(&["A walk t3"]);
    let afield = Scene::draw(
        "A t3; ivory i3-6
         B t1",
    );
    assert_eq!(afield.refusal("A flip k1"), "not-departing RR-28");
    assert!(afield.may("walk r1"));
}

#[test]
fn rr_28_before_the_switch_it_could_be_left_out() {
    let drawing = "A bc; ivory i3-6
         B t1
         tokens k1 k2";
    for mut older in [Scene::draw(drawing).with("departure", "may"), Scene::draw(drawing).saved_without("departure")] {
        assert!(older.may("flip k3"));
        older.play(&["A walk t3"]);
        assert_eq!(older.coloured(), "k1 k2");
    }
}

#[test]
fn rr_29_a_walk_that_can_go_no_further_is_over() {
    let mut scene = network();
    scene.play(&["A go r2"]);
    assert_eq!(scene.choices(), "A walk: go t1, go t2, go t12, stop");
    assert_eq!(scene.refusal("A explore"), "first-walk RR-10");
    scene.play(&["A go t2"]);
    assert_eq!(scene.choices(), "A walk: go r8, go t1, stop");
    scene.play(&["A stop"]);
    assert_eq!(scene.at('A'), "t2");
    let mut there = network();
    there.play(&["A go r2", "A go t2", "A go t1"]);
    assert_eq!(there.choices(), "A walk: go r1, go r2, stop");
    there.play(&["A go r1"]);
    assert_eq!(there.at('A'), "r1");
}

#[test]
fn rr_30_a_trail_from_which_no_walk_could_end_is_refused() {
    let mut scene = Scene::draw(
        "A t3; paths r1-t1 r2-t1 r2-t3 r2-t12
         B bc",
    );
    scene.play(&["A go r1", "A go t1", "A go r2"]);
    assert_eq!(scene.refusal("A go t3"), "leads-nowhere RR-30");
}

#[test]
fn rr_31_the_best_walk_has_most_tokens_or_expedition_trails() {
    let ring = "A t3; paths r1-t3 r1-t1 t1-t2 r2-t2 r2-t3
         B bc";
    let mut scene = Scene::draw(ring);
    scene.play(&["A walk t2"]);
    assert_eq!(scene.coloured(), "k1 k2 k5 k6 k7 k8 k9 k10", "by the river, over k4 and k3");
    let mut quiet = Scene::draw(ring);
    quiet.play(&["A walk r2 short"]);
    assert_eq!(quiet.coloured(), "k1 k2 k3 k5 k6 k7 k8 k9 k10");
    let mut expedition = Scene::draw(
        "A t3; paths r1-t3 r1-t1 t1-t2 r8-t2 r8-t12 r2-t3 r2-t12
         B bc
         t3 relic
         t12 relic",
    );
    assert!(expedition.may("walk t12 tokens"));
    assert_eq!(expedition.refusal("A walk r1 tokens"), "same-walk RR-31");
    expedition.play(&["A walk t12"]);
    assert_eq!(expedition.coins('A'), 10, "five trails");
}
