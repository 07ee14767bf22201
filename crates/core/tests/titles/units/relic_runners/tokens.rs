//! Tokens and steps.

use super::scene::Scene;
use crate::games::relic_runners::event::Event;

#[test]
fn rr_35_every_coloured_token_on_the_way_turns_and_gives_a_step() {
    let mut scene = Scene::draw(
        "A t3; paths r2-t3 r2-t2
         B bc",
    );
    scene.play(&["A walk t2"]);
    assert_eq!(scene.coloured(), "k1 k2 k5 k6 k7 k8 k9 k10");
    assert_eq!(scene.choices(), "A steps: up m, up c, up s");
    let mut grey = Scene::draw(
        "A t3; paths r2-t3 r2-t2
         B bc
         tokens k1 k4",
    );
    grey.play(&["A walk t2", "A up m"]);
    assert_eq!(grey.coloured(), "k1");
    assert_eq!(grey.boxes('A'), "reserve reserve m1");
}

#[test]
fn rr_36_the_last_token_restores_all_and_gives_an_extra_step() {
    let mut scene = Scene::draw(
        "A t3; paths r2-t3 r2-t2; boxes bottom bottom bottom
         B bc
         tokens k3 k4",
    );
    scene.play(&["A walk t2", "A up m", "A up m1", "A up m2"]);
    assert_eq!(scene.boxes('A'), "bottom bottom m3");
    assert_eq!(scene.coloured(), "k1 k2 k3 k4 k5 k6 k7 k8 k9 k10");
    assert!(scene.choices().starts_with("A arrived"), "three steps and no more");
    assert!(scene.events.iter().any(|event| matches!(event, Event::TokensReset { .. })));
}

#[test]
fn rr_37_steps_are_split_freely_and_may_be_lost() {
    let mut scene = Scene::draw(
        "A t3; paths r2-t3 r2-t2; boxes reserve m2 c3
         B bc",
    );
    scene.play(&["A walk t2"]);
    assert_eq!(scene.boxes('A'), "reserve m3 c3", "one answer settles itself");
    assert!(scene.events.iter().any(|event| matches!(event, Event::StepsLost { steps: 1, .. })));
    let mut split = Scene::draw(
        "A t3; paths r2-t3 r2-t2; boxes bottom bottom s1
         B bc",
    );
    split.play(&["A walk t2"]);
    assert_eq!(split.choices(), "A steps: up m, up c, up s, up s1");
    assert_eq!(split.refusal("A up m1"), "no-box-to-rise RR-37");
    assert_eq!(split.refusal("A box s1"), "first-steps RR-10");
    split.play(&["A up c", "A up s"]);
    assert_eq!(split.boxes('A'), "c1 s1 s1");
}

#[test]
fn rr_38_a_tile_turns_a_token_with_a_step_only_at_the_reset() {
    let drawing = "A r3; boxes reserve reserve bottom
         B bc
         t6 p1 p8
         tokens k5 k6";
    let mut scene = Scene::draw(drawing);
    scene.play(&["A walk t6", "A explore", "A flip k5", "A flip k1"]);
    assert_eq!(scene.boxes('A'), "reserve reserve bottom");
    assert_eq!(scene.coloured(), "k1 k6");
    let mut reset = Scene::draw(drawing);
    reset.play(&["A walk t6", "A explore", "A flip k5", "A flip k6", "A up s"]);
    assert_eq!(reset.boxes('A'), "reserve reserve s1");
    assert_eq!(reset.coloured(), "k1 k2 k3 k4 k5 k6 k7 k8 k9 k10");
    let mut leaving = Scene::draw(
        "A bc; ivory i3-6
         B t1
         tokens k5",
    );
    leaving.play(&["A flip k5", "A up c"]);
    assert_eq!(leaving.boxes('A'), "reserve reserve c1");
    assert!(leaving.may("walk t3"));
}
