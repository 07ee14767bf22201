//! Exploring ruins and temples.

use super::scene::Scene;
use crate::games::relic_runners::event::{Event, Source};

#[test]
fn rr_16_base_camp_and_shrines_are_not_explored() {
    let mut shrine = Scene::draw(
        "A r3; boxes reserve reserve s1
         B bc
         t6 taken",
    );
    shrine.play(&["A walk t6"]);
    assert_eq!(shrine.refusal("A explore"), "nothing-to-explore RR-16");
    assert_eq!(shrine.choices(), "A arrived: box s1, end");
    let mut camp = Scene::draw(
        "A r3; boxes reserve reserve s1
         B t1",
    );
    camp.play(&["A walk bc"]);
    assert_eq!(camp.refusal("A explore"), "nothing-to-explore RR-16");
}

#[test]
fn rr_15_base_camp_gives_rations_and_ends_the_turn() {
    let mut scene = Scene::draw(
        "A r3; rations 1
         B t1",
    );
    scene.play(&["A walk bc"]);
    assert_eq!(scene.rations('A'), 4);
    assert_eq!(scene.state.open.turn, super::scene::seat('B'));
    let mut full = Scene::draw(
        "A r3; rations 5
         B t1",
    );
    full.play(&["A walk bc"]);
    assert_eq!(full.rations('A'), 5);
}

#[test]
fn rr_15_a_box_comes_before_the_rations_of_base_camp() {
    let mut scene = Scene::draw(
        "A r3; rations 1; boxes reserve reserve m2
         B t1",
    );
    scene.play(&["A walk bc"]);
    assert_eq!(scene.choices(), "A arrived: box m2, end");
    assert_eq!(scene.rations('A'), 1);
    scene.play(&["A box m2"]);
    assert_eq!(scene.rations('A'), 5);
}

#[test]
fn rr_06_rations_come_from_base_camp_and_a_card_holds_five() {
    let mut scene = Scene::draw(
        "A r3; rations 4
         B t1; rations 5",
    );
    assert_eq!(scene.state.open.camp_rations, 1);
    scene.play(&["A walk bc"]);
    assert_eq!(scene.rations('A'), 5);
    assert_eq!(scene.state.open.camp_rations, 0, "just enough, always");
}

#[test]
fn rr_40_exploring_costs_a_ration_and_is_done_once() {
    let mut scene = Scene::draw(
        "A t1; boxes reserve reserve s1; rations 2
         B bc",
    );
    scene.play(&["A walk r1", "A explore", "A place r1-t3"]);
    assert_eq!(scene.rations('A'), 1);
    assert_eq!(scene.refusal("A explore"), "explored-already RR-40");
    let mut hungry = Scene::draw(
        "A t1; boxes reserve reserve s1; rations 0
         B bc",
    );
    hungry.play(&["A walk r1"]);
    assert_eq!(hungry.refusal("A explore"), "no-ration RR-40");
}

#[test]
fn rr_40_the_ration_is_paid_before_the_larder_gives_rations() {
    let mut scene = Scene::draw(
        "A r3; rations 5
         B bc
         t6 p1 p3",
    );
    scene.play(&["A walk t6", "A explore"]);
    assert_eq!(scene.rations('A'), 5, "four, and one of the two");
}

#[test]
fn rr_41_a_ruin_gives_a_pathway_beside_the_explorer() {
    let mut scene = Scene::draw(
        "A t1; paths r1-t3
         B bc; paths r1-t1
         r1 3",
    );
    scene.play(&["A walk r1", "A explore"]);
    assert_eq!(scene.choices(), "A place: place r1-t1, place r1-t4");
    assert_eq!(scene.refusal("A place r1-t3"), "own-trail RR-41");
    assert_eq!(scene.refusal("A place t5-t7"), "trail-not-here RR-41");
    assert_eq!(scene.refusal("A place r1-r2"), "no-trail RR-41");
    assert_eq!(scene.refusal("A pass"), "must-place RR-41");
    assert_eq!(scene.refusal("A end"), "first-place RR-10");
    scene.play(&["A place r1-t1"]);
    assert_eq!((scene.paths('A').as_str(), scene.paths('B').as_str()), ("r1-t1 r1-t3", "r1-t1"));
    assert_eq!(scene.stack("r1"), "1 2");
}

#[test]
fn rr_41_without_pathway_or_free_trail_only_the_tile_goes() {
    let mut none = Scene::draw(
        "A t1; paths bc-t3 bc-r3 bc-t6 bc-r5 bc-t10 bc-r7 r3-t3 r3-t6 r5-t10 r7-t3
         B bc
         r1 3",
    );
    none.play(&["A walk r1", "A explore"]);
    assert_eq!((none.stack("r1").as_str(), none.runner('A').paths.count()), ("1 2", 10));
    let mut walled = Scene::draw(
        "A t1; paths r1-t1 r1-t3 r1-t4
         B bc
         r1 3",
    );
    walled.play(&["A walk r1", "A explore"]);
    assert_eq!((walled.stack("r1").as_str(), walled.runner('A').paths.count()), ("1 2", 3));
}

#[test]
fn rr_42_the_last_tile_reveals_the_relic_after_its_effect() {
    let mut scene = Scene::draw(
        "A t1
         B bc
         r1 1",
    );
    scene.play(&["A walk r1", "A explore", "A place r1-t1"]);
    assert_eq!(scene.stack("r1"), "relic");
    let order: Vec<&str> = scene.events.iter().filter_map(word).collect();
    assert_eq!(order, ["tile", "placed", "found"]);
}

fn word(event: &Event) -> Option<&'static str> {
    match event {
        Event::PathwayPlaced { .. } => Some("placed"),
        Event::RelicFound { .. } => Some("found"),
        Event::Carried { .. } => Some("carried"),
        Event::TileTaken { .. } => Some("tile"),
        _ => None,
    }
}

#[test]
fn rr_42_the_relic_appears_after_the_explorer_was_carried_away() {
    let mut scene = Scene::draw(
        "A r3
         B t1
         t6 p5",
    );
    scene.play(&["A walk t6", "A explore"]);
    assert_eq!((scene.at('A').as_str(), scene.stack("t6").as_str()), ("bc", "relic"));
    assert_eq!(scene.events.iter().filter_map(word).collect::<Vec<_>>(), ["tile", "carried", "found"]);
}

#[test]
fn rr_42_two_stacks_emptied_at_once_show_two_relics_at_the_end() {
    let mut scene = Scene::draw(
        "A r3
         B bc
         t6 p7
         r4 1",
    );
    scene.play(&["A walk t6", "A explore", "A reach r4", "A place t6-t8"]);
    assert_eq!((scene.stack("t6").as_str(), scene.stack("r4").as_str()), ("relic", "relic"));
    assert_eq!(scene.events.iter().filter_map(word).collect::<Vec<_>>(), ["tile", "tile", "placed", "found", "found"]);
}

#[test]
fn rr_05_the_next_purple_tile_turns_up_after_the_effect() {
    let mut scene = Scene::draw(
        "A r3
         B bc
         t6 p2 p3 p1",
    );
    assert_eq!(scene.stack("t6"), "1 2 3:p1");
    scene.play(&["A walk t6", "A explore"]);
    assert_eq!(scene.stack("t6"), "1 2:p3");
}

#[test]
fn rr_49_a_blue_tile_is_kept_and_counts_at_the_end() {
    let mut scene = Scene::draw(
        "A r1
         B bc
         t3 b5 b3",
    );
    scene.play(&["A walk t3", "A explore"]);
    assert_eq!(scene.coins('A'), 0);
    assert_eq!(scene.view('A').known.cards[0].blue, [Some(3)]);
    assert_eq!(scene.view('B').known.cards[0].blue, [None]);
    assert_eq!(scene.view('B').open.runners[0].blue[0].level, 2);
    let blue = scene.view('A').known.cards[0].score.clone().unwrap().lines[1].points;
    assert_eq!(blue, 3);
}

#[test]
fn rr_55_of_two_ivory_tiles_of_a_level_one_goes_for_points() {
    let drawing = "A r3; ivory i1-2 i2-3
         B bc
         t4 i1-1";
    let mut new = Scene::draw(drawing);
    new.play(&["A walk t4", "A up c", "A explore"]);
    assert_eq!(new.choices(), "A keep: keep i1-1, keep i1-2");
    assert_eq!(new.refusal("A keep i2-3"), "not-that-tile RR-55");
    assert_eq!(new.refusal("A end"), "first-keep RR-10");
    new.play(&["A keep i1-1"]);
    assert_eq!((new.ivory('A').as_str(), new.coins('A')), ("i1-1 i2-3", 2));
    let mut old = Scene::draw(drawing);
    old.play(&["A walk t4", "A up c", "A explore", "A keep i1-2"]);
    assert_eq!((old.ivory('A').as_str(), old.scored()), ("i1-2 i2-3", vec![(Source::IvoryGivenUp, 2)]));
}

#[test]
fn rr_55_tiles_of_different_levels_lie_side_by_side() {
    let mut scene = Scene::draw(
        "A r3; ivory i2-3 i3-1
         B bc
         t4 i1-1",
    );
    scene.play(&["A walk t4", "A up c", "A explore"]);
    assert_eq!((scene.ivory('A').as_str(), scene.coins('A')), ("i1-1 i2-3 i3-1", 0));
}
